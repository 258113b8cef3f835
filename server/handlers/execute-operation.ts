import { accessOf } from '../connectors/access.ts';
import { execute } from '../execution/execute.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import { requireConnector } from '../tenant.ts';

export const executeOperation: Handlers['executeOperation'] = async ({ path, body }, { services, tenant, signal }) => {
  const row = await requireConnector(tenant, path.connector_id);
  const { contract } = services.registry.get(row.connector_type) ?? {};
  if (body.action === 'search' && contract?.entities[body.entity]?.actions.search) {
    throw new Problem('not_implemented', 'Search is in the contract and not yet in the service: it needs replication.');
  }
  const result = await execute({ ...accessOf(services, row), entity: body.entity, action: body.action, params: body.params, signal }, services.runtime);
  if (row.status !== 'active') await tenant.connectors.setStatus(row.id, row.credential_version, 'active', null);
  return { status: 200, body: result };
};
