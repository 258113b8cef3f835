import { v7 as uuid } from 'uuid';
import { timestamp } from '../clock.ts';
import type { ExternalAccount } from '../execution/check.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import { connectorBinding } from '../vault/bindings.ts';
import type { Vault } from '../vault/vault.ts';
import type { Owner } from './repository.ts';

export interface NewConnector {
  owner: Required<Omit<Owner, 'grants' | 'by'>>;
  contract: { connector_type: string; title: string };
  /** Named after the connector type and the customer where the caller gives none. */
  name: string | null | undefined;
  auth_method: string;
  credentials: Record<string, string>;
  /** JSON. */
  environment: string;
  replication_config: string;
  sync?: { enabled?: boolean; interval_minutes?: number } | undefined;
  /** The vendor has accepted the credentials. */
  verified: boolean;
  external_account?: ExternalAccount | null | undefined;
}

/** The first row of a connector, with its credentials sealed for it alone. */
export function newConnectorRow(vault: Vault, connector: NewConnector): Omit<ConnectorRow, 'ordinal'> {
  const { owner, contract, verified, sync, external_account } = connector;
  const id = uuid();
  const now = timestamp();
  const bound = {
    id,
    ...owner,
    connector_type: contract.connector_type,
    auth_method: connector.auth_method,
    environment: connector.environment,
    credential_version: 1,
  };
  return {
    ...bound,
    name: connector.name ?? `${contract.title} for ${owner.customer_name}`.slice(0, 255),
    replication_config: connector.replication_config,
    status: verified ? 'active' : 'unverified',
    status_reason: null,
    sync_enabled: sync?.enabled ?? true,
    sync_interval_minutes: sync?.interval_minutes ?? 60,
    external_account_id: external_account?.id ?? null,
    external_account_name: external_account?.name ?? null,
    revision: 1,
    ...vault.seal(connectorBinding(bound), connector.credentials),
    created_at: now,
    updated_at: now,
    last_checked_at: verified ? now : null,
  };
}
