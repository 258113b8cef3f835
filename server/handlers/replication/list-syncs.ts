import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, encodePlace } from '../../http/list-cursor.ts';
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
    limit: page_size + 1,
  });
  const page = rows.slice(0, page_size);
  return {
    status: 200,
    body: {
      data: await toSyncs(services.database, page, visible),
      pagination: { after: rows.length > page_size ? encodePlace(`syncs:${id}`, page.at(-1)!.id) : null, page_size },
    },
  };
};
