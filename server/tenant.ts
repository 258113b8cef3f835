import type { ConnectorRow } from './generated/tables.gen.ts';
import { Problem } from './problem.ts';
import type { Principal } from './oauth/access-token.ts';
import { connectorsOf, type Connectors } from './storage/connectors.ts';
import type { Database } from './storage/database.ts';

/** What one request may reach: an organisation, for a scoped token one customer of it, and their connectors. */
export interface Tenant {
  organization_id: string;
  customer_name: string | undefined;
  connectors: Connectors;
}

/**
 * The organisation of a request (contract, tenancy): the one that the header names, else the caller's only one. A foreign organisation and an invented one
 * are told apart by nobody.
 */
export function organizationOf(principal: Principal, header: string | undefined): string {
  if (header !== undefined) {
    if (principal.organization_ids.includes(header)) return header;
    throw new Problem('organization_forbidden', 'The token gives no access to the organisation that X-Organization-Id names.');
  }
  const [only, ...others] = principal.organization_ids;
  if (only === undefined) throw new Problem('organization_forbidden', 'The client belongs to no organisation.');
  if (others.length > 0) {
    throw new Problem('organization_required', 'The client belongs to several organisations: name one in X-Organization-Id.', {
      errors: [{ in: 'header', name: 'X-Organization-Id', code: 'required', message: 'is required, since the client belongs to several organisations' }],
    });
  }
  return only;
}

export function tenantOf(database: Database, principal: Principal, organization_id: string): Tenant {
  const { customer_name } = principal;
  return { organization_id, customer_name, connectors: connectorsOf(database, customer_name === undefined ? { organization_id } : { organization_id, customer_name }) };
}

/** The connector, or 404: a malformed id, an unknown one and one of somebody else look the same. */
export async function requireConnector(tenant: Tenant, id: string): Promise<ConnectorRow> {
  const row = id.length <= 64 ? await tenant.connectors.find(id) : undefined;
  if (!row) throw new Problem('not_found', 'There is no such connector.');
  return row;
}
