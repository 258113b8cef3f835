import { isDeepStrictEqual } from 'node:util';
import { requireType } from '../../connectors/access.ts';
import { accountAfter } from '../../connectors/account.ts';
import { toConnector } from '../../connectors/to-connector.ts';
import { checkVariablesOf, matchCredentials } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import type { ConnectorRow } from '../../generated/tables.gen.ts';
import type { ConnectorUpdate } from '../../generated/types.gen.ts';
import { checkIfMatch, revisionTag } from '../../http/responses/etag.ts';
import type { Access } from '../../execution/call.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { ConnectorChange } from '../../connectors/repository.ts';
import { requireConnector } from '../../connectors/tenancy.ts';
import { connectorBinding } from '../../vault/bindings.ts';

const attempts = 3;

export const updateConnector: Handlers['updateConnector'] = async (
  { path, headers, body },
  { services, tenant, signal, pause },
) => {
  const if_match = (headers as Record<string, string | undefined>)['if-match'];
  for (let attempt = 1; ; attempt++) {
    const row = await requireConnector(tenant, path.connector_id);
    checkIfMatch(if_match, row.revision);
    const change = await changeOf(services, row, body, { signal, pause });
    if (
      await tenant.connectors.update(row.id, row.revision, change, { drop_records: dropsRecords(row, body, change) })
    ) {
      await services.replication.wake(row.id);
      const changed = await requireConnector(tenant, path.connector_id);
      return { status: 200, headers: { ETag: revisionTag(changed.revision) }, body: toConnector(changed) };
    }
    if (attempt === attempts)
      throw new Problem('unavailable', 'The connector is being changed by concurrent requests. Retry.', {
        retry_after_s: 1,
      });
  }
};

/**
 * Whether what is replicated is not the connector's any more: it may belong to another account, or lie outside of what
 * the configuration allows now. It is out of reach before this is answered, and the run that follows brings what
 * belongs there.
 */
function dropsRecords(
  row: ConnectorRow,
  body: ConnectorUpdate,
  change: ConnectorChange,
): 'scope' | 'account' | undefined {
  const replaced = body.credentials !== undefined && body.replace_account === true;
  const other_account =
    replaced && (row.external_account_id === null || (change.external_account_id ?? null) !== row.external_account_id);
  const other_scope = change.replication_config !== undefined && change.replication_config !== row.replication_config;
  return other_account ? 'account' : other_scope ? 'scope' : undefined;
}

async function changeOf(
  services: Services,
  row: ConnectorRow,
  body: ConnectorUpdate,
  waiting: Pick<Access, 'signal' | 'pause'>,
): Promise<ConnectorChange> {
  const change: ConnectorChange = {};
  if (body.name !== undefined) change.name = body.name;
  if (body.sync?.enabled !== undefined) change.sync_enabled = body.sync.enabled;
  if (body.sync?.interval_minutes !== undefined) change.sync_interval_minutes = body.sync.interval_minutes;
  if (body.environment && !body.credentials) {
    throw new Problem(
      'credentials_required',
      'A new environment requires complete credentials, because stored secrets are never sent to a new host.',
      {
        errors: [
          { in: 'body', pointer: '/credentials', code: 'required', message: 'is required with a new environment' },
        ],
      },
    );
  }
  const { contract } = requireType(services, row.connector_type);
  // What is stored may be less than a creation needs: after a consent the vendor's response says which accounts there
  // are.
  const stored = {
    ...contract,
    replication_config: contract.replication_config.map((variable) => ({ ...variable, required: false })),
  };
  const { environment, replication_config } = checkVariablesOf(body.replication_config ? contract : stored, {
    environment: body.environment ?? (JSON.parse(row.environment) as Record<string, string>),
    replication_config: body.replication_config ?? (JSON.parse(row.replication_config) as Record<string, string>),
  });
  if (body.environment) change.environment = JSON.stringify(environment);
  if (body.replication_config) change.replication_config = JSON.stringify(replication_config);
  if (body.credentials)
    Object.assign(
      change,
      await newCredentials(
        services,
        row,
        body.credentials,
        { environment, replication_config },
        body.replace_account === true,
        waiting,
      ),
    );
  return change;
}

/**
 * New credentials keep the connector's id and data, so they must be those of the same account of the vendor, where it
 * tells.
 */
async function newCredentials(
  services: Services,
  row: ConnectorRow,
  credentials: Record<string, string>,
  variables: Pick<Access, 'environment' | 'replication_config'>,
  replace: boolean,
  waiting: Pick<Access, 'signal' | 'pause'>,
): Promise<ConnectorChange> {
  const { contract, mapping } = requireType(services, row.connector_type);
  const auth_method = matchCredentials(contract, credentials).name;
  const account = await accountAfter(
    row,
    { contract, mapping, auth_method, credentials, ...variables, ...waiting },
    replace,
    services.runtime,
  );
  const credential_version = row.credential_version + 1;
  // As it was stored where it stays, which may be another spelling of the same object.
  const same = isDeepStrictEqual(variables.environment, JSON.parse(row.environment));
  const environment = same ? row.environment : JSON.stringify(variables.environment);
  return {
    ...account,
    auth_method,
    environment,
    credential_version,
    status: 'unverified',
    status_reason: null,
    ...services.vault.seal(connectorBinding({ ...row, auth_method, environment, credential_version }), credentials),
  };
}
