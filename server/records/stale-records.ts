import type { RecordStore } from './record-tables.ts';
import type { Query } from '../storage/database.ts';

/** Looked at in one statement: short enough that other work gets its turn between two. */
const batch = 2000;

/** A record that a listing has not shown, and the listing that showed it last. */
export interface StaleRecord {
  id: string;
  generation: number;
}

/** The records that the listing `generation` has not shown, in the order of ids. */
export async function staleRecords(
  session: { query: Query },
  store: RecordStore,
  ordinal: number,
  generation: number,
): Promise<StaleRecord[]> {
  const stale: StaleRecord[] = [];
  let after = '';
  for (;;) {
    const rows = await session.query<StaleRecord>(
      `SELECT id, generation FROM ${store.table} WHERE connector = ? AND id > ? ORDER BY id LIMIT ${batch}`,
      [ordinal, after],
    );
    for (const row of rows)
      if (Number(row.generation) !== generation) stale.push({ id: row.id, generation: Number(row.generation) });
    const last = rows.at(-1);
    if (rows.length < batch || last === undefined) return stale;
    after = last.id;
  }
}

/** A record that the listing `generation` has shown; undefined where it has shown none. */
export async function anyCurrentId(
  session: { query: Query },
  store: RecordStore,
  ordinal: number,
  generation: number,
): Promise<string | undefined> {
  const [row] = await session.query<{ id: string }>(
    `SELECT id FROM ${store.table} WHERE connector = ? AND generation = ? LIMIT 1`,
    [ordinal, generation],
  );
  return row?.id;
}

/** The stored text of these records. */
export async function storedTexts(
  session: { query: Query },
  store: RecordStore,
  ordinal: number,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await session.query<{ id: string; record: Buffer | string }>(
    `SELECT id, record FROM ${store.table} WHERE connector = ? AND id IN (${ids.map(() => '?').join(', ')})`,
    [ordinal, ...ids],
  );
  return new Map(rows.map(({ id, record }) => [id, String(record)]));
}
