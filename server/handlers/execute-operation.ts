import { accessOf } from '../connectors/access.ts';
import { execute } from '../execution/execute.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { recordStore } from '../storage/record-tables.ts';
import { searchReadiness } from '../storage/replication.ts';
import { requireConnector } from '../tenant.ts';

export const executeOperation: Handlers['executeOperation'] = async ({ path, body }, { services, tenant, signal }) => {
  const row = await requireConnector(tenant, path.connector_id);
  const { contract } = services.registry.get(row.connector_type) ?? {};
  const entity = contract && Object.hasOwn(contract.entities, body.entity) ? contract.entities[body.entity] : undefined;
  const action = body.action === 'search' ? entity?.actions.search : undefined;
  const store = action && recordStore(row.connector_type, body.entity);
  if (store) {
    const as_of = async () => (await searchReadiness(services.database, row, store.entity)).as_of;
    const answer = await services.search.search({ connector: row, store, action, params: body.params, as_of });
    // Put together from stored bytes; the tests hold it against the schema of its entity.
    return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: answer as never };
  }
  const result = await execute({ ...accessOf(services, row), entity: body.entity, action: body.action, params: body.params, signal }, services.runtime);
  if (row.status !== 'active') await tenant.connectors.setStatus(row.id, row.credential_version, 'active', null);
  return { status: 200, body: result };
};
