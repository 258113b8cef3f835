import { v7 as uuid } from 'uuid';
import { timestamp } from '../clock.ts';
import { checkVariablesOf } from '../connector-types/inputs.ts';
import type { OauthClientRow } from '../generated/tables.gen.ts';
import type { OauthClient, OauthClientInput } from '../generated/types.gen.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import {
  findOauthClient,
  insertOauthClient,
  oauthClientInUse,
  updateOauthClient,
} from '../storage/repositories/oauth-clients.ts';
import type { Tenant } from '../connectors/tenancy.ts';
import { requireOauth } from './consent.ts';
import { clientBinding } from '../vault/bindings.ts';

export function toOauthClient(row: OauthClientRow): OauthClient {
  const environment = JSON.parse(row.environment) as Record<string, string>;
  return {
    connector_type: row.connector_type,
    client_id: row.client_id,
    ...(Object.keys(environment).length > 0 && { environment }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export async function requireOwnClient(
  services: Services,
  organization_id: string,
  connector_type: string,
): Promise<OauthClientRow> {
  const row = await findOauthClient(services.database, organization_id, connector_type);
  if (!row) throw new Problem('not_found', 'The organization has no OAuth client of its own for this connector type.');
  return row;
}

export const clientInUse = () =>
  new Problem(
    'oauth_client_in_use',
    'Connectors hold or are obtaining tokens issued to this OAuth client. Delete or reconnect those connectors first.',
  );

/**
 * Another secret for the same client is a change; another client would leave the tokens of the first without anybody
 * who can refresh them.
 */
export async function putOwnClient(
  services: Services,
  { organization_id, by }: Pick<Tenant, 'organization_id' | 'by'>,
  connector_type: string,
  input: OauthClientInput,
): Promise<OauthClientRow> {
  if (!services.registry.has(connector_type)) throw new Problem('not_found', 'The connector type does not exist.');
  const { contract } = requireOauth(services, connector_type);
  const optional = {
    ...contract,
    environment: contract.environment.map((variable) => ({ ...variable, required: false })),
    replication_config: [],
  };
  const { environment } = checkVariablesOf(optional, { environment: input.environment ?? {} });
  const found = await findOauthClient(services.database, organization_id, connector_type);
  if (found && found.client_id !== input.client_id && (await oauthClientInUse(services.database, found)))
    throw clientInUse();
  const now = timestamp();
  const id = found?.id ?? uuid();
  const credential_version = (found?.credential_version ?? 0) + 1;
  const bound = {
    id,
    organization_id,
    connector_type,
    client_id: input.client_id,
    environment: JSON.stringify(environment),
    credential_version,
  };
  const row: OauthClientRow = {
    ...bound,
    ...services.vault.seal(clientBinding(bound), { client_secret: input.client_secret }),
    created_at: found?.created_at ?? now,
    updated_at: now,
  };
  if (!found) await insertOauthClient(services.database, row, by);
  else if (!(await updateOauthClient(services.database, found, row, by)))
    throw new Problem('unavailable', 'The OAuth client is being changed by concurrent requests. Retry.', {
      retry_after_s: 1,
    });
  return row;
}
