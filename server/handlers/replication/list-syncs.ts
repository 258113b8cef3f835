import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, pageOf, rowsFor } from '../../http/list-cursor.ts';
import { listSyncs as list } from '../../storage/repositories/syncs.ts';
import { toSyncs } from '../../replication/syncs/to-sync.ts';
import { grantedType, requireConnector } from '../../connectors/tenancy.ts';

export const listSyncs: Handlers['listSyncs'] = async ({ path, query }, { services, tenant }) => {
  const { page_size = 25, after } = query;
  const connector = await requireConnector(tenant, path.connector_id);
  const { id } = connector;
  const visible = tenant.grants && grantedType(services, tenant, connector).contract.entities;
  const rows = await list(services.database, id, {
    ...(after === undefined ? {} : { before: decodePlace(`syncs:${id}`, after) }),
    limit: rowsFor(page_size),
  });
  const page = pageOf(`syncs:${id}`, rows, page_size, (row) => row.id);
  return {
    status: 200,
    body: { data: await toSyncs(services.database, page.rows, visible), pagination: page.pagination },
  };
};
