import type { Handlers } from '../generated/routes.gen.ts';
import { requireSync } from '../sync/require-sync.ts';
import { toSyncs } from '../sync/to-sync.ts';
import { requireConnector } from '../tenant.ts';

export const getSync: Handlers['getSync'] = async ({ path }, { services: { database }, tenant }) => {
  const { id } = await requireConnector(tenant, path.connector_id);
  const [sync] = await toSyncs(database, [await requireSync(database, id, path.sync_id)]);
  return { status: 200, body: sync! };
};
