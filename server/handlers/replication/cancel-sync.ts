import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';
import { endSync } from '../../storage/repositories/syncs.ts';
import { requireSync } from '../../replication/syncs/require-sync.ts';
import { toSyncs } from '../../replication/syncs/to-sync.ts';
import { requireConnector } from '../../connectors/tenancy.ts';
import { present } from '../../present.ts';

/** The run is over at once; the process that does it notices before its next page is stored. */
export const cancelSync: Handlers['cancelSync'] = async ({ path }, { services: { database }, tenant }) => {
  const { id } = await requireConnector(tenant, path.connector_id);
  const row = await requireSync(database, id, path.sync_id);
  await database.transaction((tx) => endSync(tx, row.id, 'cancelled'));
  const now = await requireSync(database, id, row.id);
  if (now.status !== 'cancelled')
    throw new Problem('sync_not_running', `The sync has already ended with status ${now.status}.`);
  const [sync] = await toSyncs(database, [now]);
  return { status: 200, body: present(sync) };
};
