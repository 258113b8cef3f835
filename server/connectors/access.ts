import type { ConnectorRow } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';
import type { Access } from '../execution/call.ts';
import type { Runtime } from '../execution/runtime.ts';
import { shareOf } from '../fairness/lines.ts';
import { connectorBinding } from '../vault/bindings.ts';
import { SealError, type Vault } from '../vault/vault.ts';
import type { Grants } from '../vendor-tokens/grants.ts';
import type { Connector, Registry } from '../connector-types/registry.ts';
import { credentialsAreRefused } from './refusal.ts';

/**
 * The connector type's promise and fulfilment. Rows of a type that this release does not know stay, but cannot be used.
 */
export function requireType(services: { registry: Registry }, connector_type: string): Connector {
  const found = services.registry.get(connector_type);
  if (!found)
    throw new Problem(
      'unknown_connector_type',
      `The connector type does not exist. Available: ${[...services.registry.keys()].join(', ')}.`,
    );
  return found;
}

/** What opening a connector takes. */
export interface AccessParts {
  registry: Registry;
  vault: Pick<Vault, 'open'>;
  grants: Pick<Grants, 'current' | 'replace'>;
  runtime: Runtime;
}

/**
 * What the execution needs of a stored connector. The credentials are opened here and live as long as the call; tokens
 * that can change meanwhile are asked for before every attempt, and once more when the vendor refuses them.
 */
export function accessOf(services: AccessParts, row: ConnectorRow): Access {
  const { contract, mapping } = requireType(services, row.connector_type);
  const shared = {
    contract,
    mapping,
    auth_method: row.auth_method,
    environment: JSON.parse(row.environment) as Record<string, string>,
    replication_config: JSON.parse(row.replication_config) as Record<string, string>,
    cursor_binding: row.id,
    share: shareOf(row),
  };
  if (mapping.oauth?.method === row.auth_method) {
    const access = { ...shared, credentials: () => services.grants.current(row.id) };
    return {
      ...access,
      on_unauthorized: (refused) =>
        services.grants.replace(row.id, refused, () => credentialsAreRefused(access, refused, services.runtime)),
    };
  }
  try {
    return {
      ...shared,
      credentials: services.vault.open(connectorBinding(row), row),
    };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new Problem(
      'internal_error',
      "The connector's stored credentials cannot be opened. Give it new ones, and report the request_id.",
      { cause: error },
    );
  }
}
