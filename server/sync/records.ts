import type { Database, Transaction } from '../storage/database.ts';

/** Where an entity's records of a connector are. */
export interface Place {
  connector_type: string;
  entity: string;
  ordinal: number;
}

// Interim: one table for everything, until the tables of the entities are there.
const table = 'interim_records';
const ready = new WeakSet<object>();
async function ensure(tx: Transaction, database: Database): Promise<void> {
  if (ready.has(database)) return;
  await tx.query(`CREATE TABLE IF NOT EXISTS ${table} (ordinal INTEGER NOT NULL, entity VARCHAR(64) NOT NULL, id VARCHAR(255) NOT NULL, record ${database.engine === 'sqlite' ? 'TEXT' : 'MEDIUMTEXT'}, generation INTEGER NOT NULL, PRIMARY KEY (ordinal, entity, id))`);
  ready.add(database);
}

export async function writeRecords(tx: Transaction, database: Database, { ordinal, entity }: Place, records: readonly Record<string, unknown>[], generation: number): Promise<{ written: number; added: number }> {
  await ensure(tx, database);
  let written = 0;
  let added = 0;
  for (const record of records) {
    const text = JSON.stringify(record);
    const [old] = await tx.query<{ record: string }>(`SELECT record FROM ${table} WHERE ordinal = ? AND entity = ? AND id = ?`, [ordinal, entity, record['id']]);
    if (!old) added++;
    if (old?.record !== text) written++;
    await tx.change(`REPLACE INTO ${table} (ordinal, entity, id, record, generation) VALUES (?, ?, ?, ?, ?)`, [ordinal, entity, record['id'], text, generation]);
  }
  return { written, added };
}

export async function missingIds(tx: Pick<Database, 'query'>, { ordinal, entity }: Place, generation: number, limit: number): Promise<string[]> {
  return (await tx.query<{ id: string }>(`SELECT id FROM ${table} WHERE ordinal = ? AND entity = ? AND generation < ? ORDER BY id LIMIT ?`, [ordinal, entity, generation, limit])).map((row) => row.id);
}

export async function removeRecords(tx: Transaction, { ordinal, entity }: Place, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : tx.change(`DELETE FROM ${table} WHERE ordinal = ? AND entity = ? AND id IN (${ids.map(() => '?').join(', ')})`, [ordinal, entity, ...ids]);
}

export async function countRecords(database: Pick<Database, 'query'>, { ordinal, entity }: Place): Promise<number> {
  const [row] = await database.query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table} WHERE ordinal = ? AND entity = ?`, [ordinal, entity]);
  return Number(row!.count);
}

export const recordEntities = (_connector_type: string): string[] => [];
export const removeSome = async (_tx: Transaction, _database: Database, _place: Place, _limit: number): Promise<number> => 0;
