import type { RecordStore } from './record-tables.ts';
import type { RecordSession } from './records.ts';

/** Looked at in one statement: short enough that other work gets its turn between two. */
const batch = 2000;

/** The ids of records that the listing `generation` has not seen, in the order of ids, at most `limit` of them. */
export async function staleIds(session: Pick<RecordSession, 'query'>, store: RecordStore, ordinal: number, generation: number, limit: number): Promise<string[]> {
  const stale: string[] = [];
  let after = '';
  for (;;) {
    const rows = await session.query<{ id: string; generation: number }>(`SELECT id, generation FROM ${store.table} WHERE connector = ? AND id > ? ORDER BY id LIMIT ${batch}`, [ordinal, after]);
    for (const row of rows) if (Number(row.generation) !== generation) stale.push(row.id);
    if (rows.length < batch || stale.length >= limit) return stale.slice(0, limit);
    after = rows.at(-1)!.id;
  }
}
