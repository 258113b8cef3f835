import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import type { AgentTokenRow } from '../../generated/tables.gen.ts';
import type { AgentToken, Grant } from '../../generated/types.gen.ts';
import { decodePlace, pageOf, rowsFor } from '../../http/list-cursor.ts';
import { listAgentTokens as list } from '../../storage/repositories/agent-tokens.ts';

export function toAgentToken(row: AgentTokenRow): AgentToken {
  const { id, name, customer_name, grants, created_at, expires_at, last_used_at } = row;
  return {
    id,
    name,
    customer_name,
    ...(grants !== null && { grants: JSON.parse(grants) as Grant[] }),
    created_at,
    expires_at,
    last_used_at,
  };
}

export const listAgentTokens: Handlers['listAgentTokens'] = async ({ query }, { services, tenant }) => {
  const { customer_name, page_size = 25, after } = query;
  if (customer_name !== undefined) checkCustomerName(customer_name, { in: 'query', name: 'customer_name' });
  const rows = await list(services.database, {
    organization_id: tenant.organization_id,
    customer_name,
    before: decodePlace('agent-tokens', after),
    limit: rowsFor(page_size),
  });
  const page = pageOf('agent-tokens', rows, page_size, (row) => row.id);
  return { status: 200, body: { data: page.rows.map(toAgentToken), pagination: page.pagination } };
};
