import type { Handlers } from '../../generated/routes.gen.ts';
import { requireSync } from '../../replication/syncs/require-sync.ts';
import { toSyncs } from '../../replication/syncs/to-sync.ts';
import { grantedType, requireConnector } from '../../connectors/tenancy.ts';
import { present } from '../../present.ts';

export const getSync: Handlers['getSync'] = async ({ path }, { services, tenant }) => {
  const { database } = services;
  const connector = await requireConnector(tenant, path.connector_id);
  const { entities } = grantedType(services, tenant, connector).contract;
  const visible = tenant.grants && entities;
  const [sync] = await toSyncs(database, [await requireSync(database, connector.id, path.sync_id)], visible);
  return { status: 200, body: present(sync) };
};
