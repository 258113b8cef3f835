import type { Database } from '../storage/database.ts';
import { replicationsOf } from '../storage/replication.ts';
import { connectorById } from '../storage/connectors.ts';
import { recordStoresOf } from '../storage/record-tables.ts';
import { purgeConnector } from '../storage/records.ts';

const batch = 1000;

const keyOf = (row: { connector_id: string; ordinal: number }): string => `${row.connector_id}.${row.ordinal}`;

export async function duePurges(database: Database, limit: number): Promise<string[]> {
  return (await database.query<{ connector_id: string; ordinal: number }>('SELECT connector_id, ordinal FROM purges ORDER BY created_at LIMIT ?', [limit])).map(keyOf);
}

/** Removes the records of a connector that was deleted, or whose data was dropped, a batch at a time; then what is left of its runs, where it is gone. */
export async function purge(database: Database, key: string, closing: AbortSignal): Promise<void> {
  const [connector_id = '', ordinal = ''] = key.split('.');
  const [row] = await database.query<{ connector_type: string; ordinal: number }>('SELECT connector_type, ordinal FROM purges WHERE connector_id = ? AND ordinal = ?', [connector_id, Number(ordinal)]);
  if (!row) return;
  const stores = recordStoresOf(row.connector_type);
  do if (closing.aborted) return;
  while ((await database.transaction((tx) => purgeConnector(tx, database.engine, stores, row.ordinal, batch))) > 0);
  if (!(await connectorById(database, connector_id))) {
    await database.change('DELETE FROM sync_entities WHERE sync_id IN (SELECT id FROM syncs WHERE connector_id = ?)', [connector_id]);
    await database.change('DELETE FROM syncs WHERE connector_id = ?', [connector_id]);
    if ((await replicationsOf(database, connector_id)).size > 0) await database.change('DELETE FROM replications WHERE connector_id = ?', [connector_id]);
  }
  await database.change('DELETE FROM purges WHERE connector_id = ? AND ordinal = ?', [connector_id, row.ordinal]);
}
