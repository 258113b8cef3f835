import { v7 as uuid } from 'uuid';
import { timestamp } from '../clock.ts';
import { requireType } from '../connectors/access.ts';
import { toConnector } from '../connectors/connector.ts';
import { checkCustomerName, checkVariablesOf, matchCredentials } from '../connectors/inputs.ts';
import { verifyCredentials } from '../connectors/verify.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import { revisionTag } from '../http/etag.ts';
import { Problem } from '../problem.ts';

export const createConnector: Handlers['createConnector'] = async ({ body, query }, { services, tenant, signal }) => {
  const { contract, mapping } = requireType(services, body.connector_type);
  checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
  if (tenant.customer_name !== undefined && tenant.customer_name !== body.customer_name) {
    throw new Problem('forbidden', 'The scoped token reaches another customer only.', { errors: [{ in: 'body', pointer: '/customer_name', code: 'forbidden', message: 'must be the customer of the token' }] });
  }
  const method = matchCredentials(contract, body.credentials);
  const { environment, replication_config } = checkVariablesOf(contract, body);
  const verified = query.verify ? await verifyCredentials({ contract, mapping, auth_method: method.name, credentials: body.credentials, environment, replication_config, signal }, services.runtime) : undefined;

  const id = uuid();
  const now = timestamp();
  const { organization_id } = tenant;
  const row: Omit<ConnectorRow, 'ordinal'> = {
    id,
    organization_id,
    customer_name: body.customer_name,
    connector_type: contract.connector_type,
    name: body.name ?? `${contract.title} for ${body.customer_name}`.slice(0, 255),
    auth_method: method.name,
    environment: JSON.stringify(environment),
    replication_config: JSON.stringify(replication_config),
    status: verified ? 'active' : 'unverified',
    status_reason: null,
    sync_enabled: body.sync?.enabled ?? true,
    sync_interval_minutes: body.sync?.interval_minutes ?? 60,
    external_account_id: verified?.external_account?.id ?? null,
    external_account_name: verified?.external_account?.name ?? null,
    revision: 1,
    credential_version: 1,
    ...services.vault.seal({ organization_id, connector_id: id, credential_version: 1 }, body.credentials),
    created_at: now,
    updated_at: now,
    last_checked_at: verified ? now : null,
  };
  await tenant.connectors.insert(row);
  await services.replication.wake(id);
  return { status: 201, headers: { Location: `/api/v1/integrations/connectors/${id}`, ETag: revisionTag(1) }, body: toConnector(row) };
};
