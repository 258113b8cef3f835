import { accessOf } from '../../connectors/access.ts';
import { isGrantedAction } from '../../connectors/granted-contract.ts';
import { isLarge, jsonParts } from '../../execution/response/large-results.ts';
import { execute } from '../../execution/execute.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { searchReadiness } from '../../storage/repositories/entity-states.ts';
import { grantedStores, grantedType, requireConnector } from '../../connectors/tenancy.ts';

const json = { 'Content-Type': 'application/json; charset=utf-8' };

export const executeOperation: Handlers['executeOperation'] = async (
  { path, body },
  { services, tenant, signal, pause },
) => {
  const row = await requireConnector(tenant, path.connector_id);
  const type = grantedType(services, tenant, row, isGrantedAction(body.action) ? body.action : undefined);
  const { entities } = type.contract;
  const entity = Object.hasOwn(entities, body.entity) ? entities[body.entity] : undefined;
  const queried = body.action === 'search' || body.action === 'aggregate' ? body.action : undefined;
  const action = queried && entity?.actions[queried];
  const store = action && grantedStores(type, tenant, queried).find((each) => each.entity === body.entity);
  if (queried && store) {
    const as_of = async () => (await searchReadiness(services.database, row, store.entity)).as_of;
    const answer = await services.search[queried]({ connector: row, store, action, params: body.params, as_of });
    // Put together from stored bytes; the tests hold it against the schema of its entity.
    return { status: 200, headers: json, body: answer };
  }
  const result = await execute(
    {
      ...accessOf(services, row),
      contract: type.contract,
      entity: body.entity,
      action: body.action,
      params: body.params,
      signal,
      pause,
    },
    services.runtime,
  );
  if (row.status !== 'active') await tenant.connectors.setStatus(row, 'active', null);
  // Put together in pieces; the same text that the transport would write at once.
  if (isLarge(result)) return { status: 200, headers: json, body: await jsonParts(result) };
  return { status: 200, body: result };
};
