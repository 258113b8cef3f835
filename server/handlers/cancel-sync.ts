import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import { endSync } from '../storage/syncs.ts';
import { requireSync } from '../sync/require-sync.ts';
import { toSyncs } from '../sync/to-sync.ts';
import { requireConnector } from '../tenant.ts';

/** The run is over at once; the process that does it notices before its next page is stored. */
export const cancelSync: Handlers['cancelSync'] = async ({ path }, { services: { database }, tenant }) => {
  const { id } = await requireConnector(tenant, path.connector_id);
  const row = await requireSync(database, id, path.sync_id);
  await database.transaction((tx) => endSync(tx, database.engine, row.id, 'cancelled'));
  const now = await requireSync(database, id, row.id);
  if (now.status !== 'cancelled') throw new Problem('sync_not_running', `The run has ended already: ${now.status}.`);
  const [sync] = await toSyncs(database, [now]);
  return { status: 200, body: sync! };
};
