import type { ConnectorRow, ConsentSessionRow, OauthClientRow, WebhookEndpointRow } from '../generated/tables.gen.ts';
import type { Binding } from './vault.ts';

/**
 * The ids differ from table to table, so that no row can stand in for one of another table. The texts are compared as
 * they are stored: a change of one of the columns named here seals the row again, under the next version.
 */

export const connectorBinding = (
  row: Pick<
    ConnectorRow,
    'id' | 'organization_id' | 'credential_version' | 'customer_name' | 'connector_type' | 'auth_method' | 'environment'
  >,
): Binding => ({
  organization_id: row.organization_id,
  connector_id: row.id,
  credential_version: row.credential_version,
  context: [row.customer_name, row.connector_type, row.auth_method, row.environment],
});

export const clientBinding = (
  row: Pick<
    OauthClientRow,
    'id' | 'organization_id' | 'credential_version' | 'connector_type' | 'client_id' | 'environment'
  >,
): Binding => ({
  organization_id: row.organization_id,
  connector_id: `oauth_client:${row.id}`,
  credential_version: row.credential_version,
  context: [row.connector_type, row.client_id, row.environment],
});

export type BoundEndpoint = Pick<WebhookEndpointRow, 'id' | 'organization_id' | 'credential_version'> & {
  customer_name?: string | null | undefined;
};

export const endpointBinding = (row: BoundEndpoint): Binding => ({
  organization_id: row.organization_id,
  connector_id: `webhook_endpoint:${row.id}`,
  credential_version: row.credential_version,
  context: [row.customer_name ?? null],
});

/** A session is held once, so it has one version. */
export const consentBinding = (
  row: Pick<
    ConsentSessionRow,
    'id' | 'organization_id' | 'customer_name' | 'connector_type' | 'environment' | 'connector_id'
  >,
): Binding => ({
  organization_id: row.organization_id,
  connector_id: `consent:${row.id}`,
  credential_version: 1,
  context: [row.customer_name, row.connector_type, row.environment, row.connector_id ?? null],
});
