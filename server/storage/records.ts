import type { Engine } from './column-types.ts';
import type { Database, Query } from './database.ts';
import { deriveRecord, recordHash, recordText, type DerivedRecord, type SyncedRecord } from './derive-record.ts';
import type { RecordStore } from './record-tables.ts';
import { tokensOf } from './text-tokens.ts';

/** A database or a transaction in it. */
export interface RecordSession {
  query: Query;
  change: Database['change'];
}

export interface WrittenPage {
  /** Different records on the page. */
  seen: number;
  /** Ids of those that were new or not as stored. */
  written: string[];
}

interface Written {
  id: string;
  hash: Buffer;
  text: string;
  derived: DerivedRecord;
}

/** Below SQLite's 32 766 variables with more columns than any table has, and short enough that other work gets its turn between two statements. */
const rows_per_statement = 200;
const ids_per_statement = 1000;
/** MariaDB refuses a statement beyond max_allowed_packet, of which 16 MiB is the default. */
const bytes_per_statement = 4 * 1024 * 1024;

const marks = (count: number) => Array(count).fill('?').join(', ');

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Writes one page of a listing, in the caller's transaction. Records whose content is as stored are not written again: only their generation moves. Of several
 * with one id the last counts.
 */
export async function writePage(tx: RecordSession, engine: Engine, store: RecordStore, ordinal: number, records: readonly SyncedRecord[], generation: number): Promise<WrittenPage> {
  const page = new Map<string, SyncedRecord>();
  for (const record of records) page.set(record.id, record);
  const known = await knownHashes(tx, store, ordinal, [...page.keys()]);
  const unchanged: string[] = [];
  const changed: Array<{ record: SyncedRecord; text: string; hash: Buffer }> = [];
  for (const [id, record] of page) {
    const text = recordText(record);
    const hash = recordHash(text);
    if (known.get(id)?.equals(hash)) unchanged.push(id);
    else changed.push({ record, text, hash });
  }
  for (const ids of chunks(unchanged, ids_per_statement)) {
    await tx.change(`UPDATE ${store.table} SET generation = ? WHERE connector = ? AND id IN (${marks(ids.length)})`, [generation, ordinal, ...ids]);
  }
  const tokens = tokensOf(ordinal);
  let batch: Written[] = [];
  let bytes = 0;
  for (const { record, text, hash } of changed) {
    const derived = deriveRecord(store, tokens, record, engine === 'sqlite');
    batch.push({ id: record.id, hash, text, derived });
    bytes += 2 * (text.length + derived.leaves.length + derived.folded.length);
    if (batch.length < rows_per_statement && bytes < bytes_per_statement) continue;
    await writeRows(tx, engine, store, ordinal, batch, generation);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await writeRows(tx, engine, store, ordinal, batch, generation);
  return { seen: page.size, written: changed.map(({ record }) => record.id) };
}

async function writeRows(tx: RecordSession, engine: Engine, store: RecordStore, ordinal: number, rows: readonly Written[], generation: number): Promise<void> {
  const maria = engine === 'mariadb';
  const content = ['generation', 'hash', ...store.keys.map((key) => key.column), 'record', 'leaves', 'folded', ...(maria ? ['words'] : [])];
  const columns = ['connector', 'id', ...content];
  const values = rows.flatMap(({ id, hash, text, derived }) => [
    ordinal,
    id,
    generation,
    hash,
    // A microsecond count may exceed what a driver takes as a number; as text each engine reads it exactly.
    ...derived.keys.map((key) => (typeof key === 'bigint' ? String(key) : key)),
    text,
    derived.leaves,
    derived.folded,
    ...(maria ? [derived.tokens] : []),
  ]);
  const insert = `INSERT INTO ${store.table} (${columns.join(', ')}) VALUES ${rows.map(() => `(${marks(columns.length)})`).join(', ')}`;
  if (maria) {
    await tx.change(`${insert} ON DUPLICATE KEY UPDATE ${content.map((column) => `${column} = VALUES(${column})`).join(', ')}`, values);
    return;
  }
  const written = await tx.query<{ number: number; id: string }>(
    `${insert} ON CONFLICT (connector, id) DO UPDATE SET ${content.map((column) => `${column} = excluded.${column}`).join(', ')} RETURNING number, id`,
    values,
  );
  const tokens = new Map(rows.map(({ id, derived }) => [id, derived.tokens]));
  await tx.query(
    `INSERT OR REPLACE INTO ${store.text_index} (rowid, tokens) VALUES ${written.map(() => '(?, ?)').join(', ')}`,
    written.flatMap(({ number, id }) => [number, tokens.get(id)]),
  );
}

/** The content hashes of those ids that are stored. */
export async function knownHashes(session: RecordSession, store: RecordStore, ordinal: number, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const known = new Map<string, Buffer>();
  for (const chunk of chunks(ids, ids_per_statement)) {
    const rows = await session.query<{ id: string; hash: Buffer }>(`SELECT id, hash FROM ${store.table} WHERE connector = ? AND id IN (${marks(chunk.length)})`, [ordinal, ...chunk]);
    for (const { id, hash } of rows) known.set(id, hash);
  }
  return known;
}

/**
 * Looks at `limit` records from `after` in the order of their ids, and removes those that the listing `generation` has not seen. `after` of the answer leads on,
 * and is null at the end: so neither a transaction nor a caller that was killed has to begin anew.
 */
export async function removeStale(
  tx: RecordSession,
  engine: Engine,
  store: RecordStore,
  ordinal: number,
  generation: number,
  { limit, after = '' }: { limit: number; after?: string | null },
): Promise<{ removed: number; after: string | null }> {
  const rows = await tx.query<{ number: number; id: string; generation: number }>(
    `SELECT number, id, generation FROM ${store.table} WHERE connector = ? AND id > ? ORDER BY id LIMIT ${Math.floor(limit)}`,
    [ordinal, after ?? ''],
  );
  const removed = await removeNumbers(tx, engine, store, rows.filter((row) => Number(row.generation) !== generation).map((row) => row.number));
  return { removed, after: rows.length < limit ? null : rows.at(-1)!.id };
}

/** Removes these records; answers how many were there. */
export async function removeIds(tx: RecordSession, engine: Engine, store: RecordStore, ordinal: number, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (const chunk of chunks(ids, ids_per_statement)) {
    const rows = await tx.query<{ number: number }>(`SELECT number FROM ${store.table} WHERE connector = ? AND id IN (${marks(chunk.length)})`, [ordinal, ...chunk]);
    removed += await removeNumbers(tx, engine, store, rows.map((row) => row.number));
  }
  return removed;
}

/** Removes up to `limit` records that have one of these texts in a key column; answers how many. */
export async function removeByKey(tx: RecordSession, engine: Engine, store: RecordStore, ordinal: number, column: string, values: readonly string[], limit: number): Promise<number> {
  const rows = await tx.query<{ number: number }>(`SELECT number FROM ${store.table} WHERE connector = ? AND ${column} IN (${marks(values.length)}) LIMIT ${Math.floor(limit)}`, [ordinal, ...values]);
  return removeNumbers(tx, engine, store, rows.map((row) => row.number));
}

/** Ids from this one on, in their order. */
export async function idsFrom(session: Pick<RecordSession, 'query'>, store: RecordStore, ordinal: number, from: string, limit: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>(`SELECT id FROM ${store.table} WHERE connector = ? AND id >= ? ORDER BY id LIMIT ${Math.floor(limit)}`, [ordinal, from]);
  return rows.map((row) => row.id);
}

export async function countRecords(session: RecordSession, store: RecordStore, ordinal: number): Promise<number> {
  const [row] = await session.query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${store.table} WHERE connector = ?`, [ordinal]);
  return Number(row!.count);
}

/** Removes up to `limit` records of a connector, of one table or of several; answers how many: 0 when none is left. */
export async function purgeConnector(tx: RecordSession, engine: Engine, stores: readonly RecordStore[], ordinal: number, limit: number): Promise<number> {
  for (const store of stores) {
    const rows = await tx.query<{ number: number }>(`SELECT number FROM ${store.table} WHERE connector = ? LIMIT ${Math.floor(limit)}`, [ordinal]);
    if (rows.length > 0) return removeNumbers(tx, engine, store, rows.map((row) => row.number));
  }
  return 0;
}

async function removeNumbers(tx: RecordSession, engine: Engine, store: RecordStore, numbers: readonly number[]): Promise<number> {
  let removed = 0;
  for (const chunk of chunks(numbers, ids_per_statement)) {
    if (engine === 'sqlite') await tx.change(`DELETE FROM ${store.text_index} WHERE rowid IN (${marks(chunk.length)})`, chunk);
    removed += await tx.change(`DELETE FROM ${store.table} WHERE number IN (${marks(chunk.length)})`, chunk);
  }
  return removed;
}
