import { grantedStores, grantedType, requireConnector } from '../../connectors/tenancy.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';
import type { RecordStore } from '../../records/record-tables.ts';

export const listChanges: Handlers['listChanges'] = async ({ path, query }, { services, tenant, signal }) => {
  const connector = await requireConnector(tenant, path.connector_id);
  const { after, entities, fields, page_size = 1000, max_bytes = 16_777_216, wait_s = 0 } = query;
  const stores = grantedStores(grantedType(services, tenant, connector, 'changes'), tenant, 'changes');
  if (stores.length === 0) throw noEntity();
  const body = await services.events.changes(
    {
      connector,
      stores: entities === undefined ? stores : chosen(stores, entities),
      all: entities === undefined && !tenant.grants,
      fields: fields === undefined ? null : fields.split(',').map((path_) => path_.split('.')),
      after,
      page_size,
      max_bytes,
    },
    wait_s * 1000,
    signal,
  );
  const { organization_id, customer_name } = connector;
  services.audit_counts.add(tenant.by, {
    organization_id,
    customer_name,
    type: 'changes.read',
    subject: connector.id,
  });
  // Assembled from stored bytes; the tests validate it.
  return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
};

const noEntity = (): Problem => new Problem('unknown_entity', 'The connector type replicates no such entity.');

/** In the order of the contract, so that the order of the names does not matter to the cursor. */
function chosen(stores: readonly RecordStore[], entities: string): RecordStore[] {
  const names = new Set(entities.split(','));
  for (const name of names) {
    if (stores.some(({ entity }) => entity === name)) continue;
    throw new Problem('unknown_entity', 'The connector type replicates no such entity.', {
      errors: [
        {
          in: 'query',
          name: 'entities',
          code: 'unknown',
          message: `must be some of: ${stores.map(({ entity }) => entity).join(', ')}`,
        },
      ],
    });
  }
  return stores.filter(({ entity }) => names.has(entity));
}
