import type { Actor } from '../audit/actor.ts';
import type { Connector, Registry } from '../connector-types/registry.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { Grant } from '../generated/types.gen.ts';
import { Problem } from '../problem.ts';
import type { Principal } from '../api-tokens/access-token.ts';
import { recordStoresOf, type RecordStore } from '../records/record-tables.ts';
import type { Database } from '../storage/database.ts';
import { requireType } from './access.ts';
import { grantedContract, type GrantedAction } from './granted-contract.ts';
import { connectorsOf, type Connectors } from './repository.ts';

/**
 * What one request may reach: an organization, for a scoped token one customer of it, and their connectors. Where the
 * token has grants, only what these cover.
 */
export interface Tenant {
  organization_id: string;
  customer_name: string | undefined;
  grants: readonly Grant[] | undefined;
  /** Who acts. */
  by: Actor;
  connectors: Connectors;
}

/**
 * The organization of a request: the one that the header names, else the caller's only one. Foreign and nonexistent
 * organizations are indistinguishable.
 */
export function organizationOf(principal: Principal, header: string | undefined): string {
  if (header !== undefined) {
    if (principal.organization_ids.includes(header)) return header;
    throw new Problem(
      'organization_forbidden',
      'The token does not grant access to the organization in X-Organization-Id.',
    );
  }
  const [only, ...others] = principal.organization_ids;
  if (only === undefined)
    throw new Problem('organization_forbidden', 'The client does not belong to any organization.');
  if (others.length > 0) {
    throw new Problem(
      'organization_required',
      'The client belongs to several organizations. Select one with the X-Organization-Id header.',
      {
        errors: [
          {
            in: 'header',
            name: 'X-Organization-Id',
            code: 'required',
            message: 'is required because the client belongs to several organizations',
          },
        ],
      },
    );
  }
  return only;
}

export function tenantOf(database: Database, principal: Principal, organization_id: string, by: Actor): Tenant {
  const { customer_name, grants } = principal;
  return {
    organization_id,
    customer_name,
    grants,
    by,
    connectors: connectorsOf(database, {
      by,
      organization_id,
      ...(customer_name !== undefined && { customer_name }),
      ...(grants && { grants }),
    }),
  };
}

/**
 * The connector type of a connector of the tenant, as far as it is granted. `action`: with the fields that are granted
 * for this action; without, with those of any.
 */
export function grantedType(
  services: { registry: Registry },
  { grants }: Tenant,
  row: Pick<ConnectorRow, 'id' | 'connector_type'>,
  action?: GrantedAction,
): Connector {
  const type = requireType(services, row.connector_type);
  if (!grants) return type;
  const own = grants.filter(
    ({ connector_type, connector_id }) =>
      (connector_type === undefined || connector_type === row.connector_type) &&
      (connector_id === undefined || connector_id === row.id),
  );
  return { ...type, contract: grantedContract(type.contract, own, action) };
}

/** Whether grants cover connectors of a type that are yet to be made. */
export const grantsType = ({ grants }: Tenant, name: string): boolean =>
  grants === undefined ||
  grants.some(
    ({ connector_type, connector_id }) =>
      connector_id === undefined && (connector_type === undefined || connector_type === name),
  );

/** Every connector type of which something is granted, and how much. */
export async function grantedTypes(services: { registry: Registry }, tenant: Tenant): Promise<Connector[]> {
  const { grants } = tenant;
  const types = [...services.registry.values()];
  if (!grants) return types;
  const ids = [...new Set(grants.flatMap(({ connector_id }) => connector_id ?? []))];
  const rows = new Map(await Promise.all(ids.map(async (id) => [id, await tenant.connectors.find(id)] as const)));
  return types.flatMap((type) => {
    const name = type.contract.connector_type;
    const own = grants.filter(
      ({ connector_type, connector_id }) =>
        (connector_type === undefined || connector_type === name) &&
        (connector_id === undefined || rows.get(connector_id)?.connector_type === name),
    );
    return own.length === 0 ? [] : [{ ...type, contract: grantedContract(type.contract, own) }];
  });
}

/** The tables of what is synced for an action, as far as it is granted. */
export function grantedStores(type: Connector, tenant: Tenant, action: GrantedAction): RecordStore[] {
  const { connector_type, entities } = type.contract;
  return recordStoresOf(connector_type).flatMap((store) => {
    const entity = Object.hasOwn(entities, store.entity) ? entities[store.entity] : undefined;
    if (!entity) return [];
    if (!tenant.grants) return [store];
    if (!entity.allowed?.includes(action)) return [];
    return [{ ...store, record: entity.record, granted: entity.granted }];
  });
}

/** The connector, or 404: a malformed ID, an unknown one and one of another tenant look the same. */
export async function requireConnector(tenant: Tenant, id: string): Promise<ConnectorRow> {
  const row = id.length <= 64 ? await tenant.connectors.find(id) : undefined;
  if (!row) throw new Problem('not_found', 'The connector does not exist.');
  return row;
}
