import { feedSuccessor, purgeEndedFeeds } from '../events/change-feed/change-numbers.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { replicationsOf } from '../storage/repositories/entity-states.ts';
import { connectorById } from '../connectors/repository.ts';
import { forgetDerivations } from './derivation-state.ts';
import { recordStoresOf, type RecordStore } from './record-tables.ts';
import { purgeConnector } from './store.ts';

const batch = 1000;

const keyOf = (row: { connector_id: string; ordinal: number }): string => `${row.connector_id}.${row.ordinal}`;

export async function duePurges(database: Database, limit: number): Promise<string[]> {
  return (
    await database.query<{ connector_id: string; ordinal: number }>(
      'SELECT connector_id, ordinal FROM purges ORDER BY created_at LIMIT ?',
      [limit],
    )
  ).map(keyOf);
}

/**
 * Removes the records of a connector that was deleted, or whose data was dropped, a batch at a time; then what is left
 * of its syncs, where it has been deleted.
 */
export async function purge(database: Database, key: string, closing: AbortSignal): Promise<void> {
  const [connector_id = '', ordinal = ''] = key.split('.');
  const [row] = await database.query<{ connector_type: string; ordinal: number }>(
    'SELECT connector_type, ordinal FROM purges WHERE connector_id = ? AND ordinal = ?',
    [connector_id, Number(ordinal)],
  );
  if (!row) return;
  const stores = recordStoresOf(row.connector_type);
  do if (closing.aborted) return;
  while ((await database.transaction((tx) => purgeBatch(tx, { connector_id, ordinal: row.ordinal }, stores))) > 0);
  while ((await database.transaction((tx) => purgeEndedFeeds(tx, batch))) > 0);
  await forgetDerivations(database, row.ordinal);
  if (!(await connectorById(database, connector_id))) {
    await database.change('DELETE FROM sync_entities WHERE sync_id IN (SELECT id FROM syncs WHERE connector_id = ?)', [
      connector_id,
    ]);
    await database.change('DELETE FROM syncs WHERE connector_id = ?', [connector_id]);
    if ((await replicationsOf(database, connector_id)).size > 0)
      await database.change('DELETE FROM replications WHERE connector_id = ?', [connector_id]);
  }
  await database.change('DELETE FROM purges WHERE connector_id = ? AND ordinal = ?', [connector_id, row.ordinal]);
  // SQLite's log still has the pages as they were before; what was deleted includes sealed credentials.
  if (database.native.engine === 'sqlite') await database.native.emptyLog();
}

async function purgeBatch(
  tx: Transaction,
  row: { connector_id: string; ordinal: number },
  stores: readonly RecordStore[],
): Promise<number> {
  const successor = await feedSuccessor(tx, row.connector_id, row.ordinal);
  return purgeConnector(tx, tx.engine, stores, row.ordinal, { limit: batch, successor });
}
