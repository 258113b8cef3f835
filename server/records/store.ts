import { breathe } from '../fairness/breathe.ts';
import type { Engine } from '../storage/column-types.ts';
import type { Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import { takeChange, writeTombstones, type Change, type Reason } from '../events/change-feed/change-numbers.ts';
import { derivationMark, fingerprintOf, isDerivedSql } from './derivation.ts';
import { extendDerivation, lockDerivation } from './derivation-state.ts';
import { deriveRecord, recordHash, recordText, type DerivedRecord, type SyncedRecord } from './derive-record.ts';
import type { RecordStore } from './record-tables.ts';
import { tokensOf } from './search-words.ts';
import { present } from '../present.ts';

/** A database or a transaction in it. */
export type RecordSession = Transaction;

export interface WrittenPage {
  /** Different records on the page. */
  seen: number;
  /** Ids of those that were new or not as stored. */
  written: string[];
}

/** A row with what is derived of its text. */
export interface DerivedRow {
  id: string;
  hash: Buffer;
  text: string;
  generation: number;
  /** The change that the text came with. */
  change_number: number;
  derived: DerivedRecord;
}

/**
 * Below SQLite's 32 766 variables with more columns than any table has, and short enough that other work gets its turn
 * between two statements.
 */
const rows_per_statement = 200;
const ids_per_statement = 1000;
/**
 * MariaDB refuses a statement beyond max_allowed_packet, of which 16 MiB is the default. SQLite works on the main
 * thread, and nothing else does meanwhile.
 */
const bytes_per_statement: Record<Engine, number> = { mariadb: 4 * 1024 * 1024, sqlite: 512 * 1024 };

const marks = (count: number) => Array(count).fill('?').join(', ');

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Writes one page of a listing, in the caller's transaction. Records whose content is as stored are not written again:
 * only their generation moves, and what is derived of them where another release has derived it. Of several with one id
 * the last counts.
 */
export async function writePage(
  tx: Transaction,
  engine: Engine,
  store: RecordStore,
  ordinal: number,
  records: readonly SyncedRecord[],
  generation: number,
): Promise<WrittenPage> {
  const page = new Map<string, SyncedRecord>();
  for (const record of records) page.set(record.id, record);
  const known = await knownRows(tx, store, ordinal, [...page.keys()]);
  const place: Place = { tx, engine, store, ordinal };
  const unchanged: KnownRow[] = [];
  const changed: Content[] = [];
  for (const [id, record] of page) {
    await breathe('transaction');
    const text = recordText(record);
    const hash = recordHash(text);
    const row = known.get(id);
    if (row?.hash.equals(hash)) unchanged.push(row);
    else changed.push({ record, text, hash });
  }
  for (const rows of chunks(unchanged, ids_per_statement)) {
    await tx.change(`UPDATE ${store.table} SET generation = ? WHERE connector = ? AND id IN (${marks(rows.length)})`, [
      generation,
      ordinal,
      ...rows.map(({ id }) => id),
    ]);
  }
  const stale = unchanged.filter(({ derived }) => !derived);
  if (stale.length > 0 && (await lockDerivation(tx, store, ordinal)))
    await writeBatches(
      place,
      stale.flatMap(({ id, hash, change_number }) => {
        const record = page.get(id);
        return record ? [{ record, text: recordText(record), hash, change_number, generation }] : [];
      }),
      writeDerived,
    );
  if (changed.length === 0) return { seen: page.size, written: [] };
  const change = await nextChange(place);
  await writeBatches(
    place,
    changed.map((each) => ({ ...each, change_number: change.number, generation })),
    (_tx, _store, _ordinal, rows) => writeRows(place, rows, { change_number: change.number, changed_at: change.at }),
  );
  return { seen: page.size, written: changed.map(({ record }) => record.id) };
}

interface Content {
  record: SyncedRecord;
  text: string;
  hash: Buffer;
}

/** Derives records and writes them, so many at a time as a statement takes. */
async function writeBatches(
  { tx, engine, store, ordinal }: Place,
  contents: ReadonlyArray<Content & Pick<DerivedRow, 'generation' | 'change_number'>>,
  write: (tx: Transaction, store: RecordStore, ordinal: number, rows: readonly DerivedRow[]) => Promise<void>,
): Promise<void> {
  const tokens = tokensOf(ordinal);
  let batch: DerivedRow[] = [];
  let bytes = 0;
  for (const { record, ...row } of contents) {
    await breathe('transaction');
    const derived = deriveRecord(store, tokens, record, engine);
    batch.push({ ...row, id: record.id, derived });
    bytes += 2 * (row.text.length + derived.sort_values.length + derived.search_text.length);
    if (batch.length < rows_per_statement && bytes < bytes_per_statement[engine]) continue;
    await write(tx, store, ordinal, batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await write(tx, store, ordinal, batch);
}

/** Writes what is derived of stored rows, which the transaction has read; their texts and changes stay. */
export async function writeDerived(
  tx: Transaction,
  store: RecordStore,
  ordinal: number,
  rows: readonly DerivedRow[],
): Promise<void> {
  if (rows.length > 0) await writeRows({ tx, engine: tx.engine, store, ordinal }, rows, 'derived only');
}

/** The columns of a row that are derived of its text. */
const derivedColumns = (engine: Engine, store: RecordStore): string[] => [
  ...store.keys.map((key) => key.column),
  'leaves',
  'folded',
  ...(engine === 'mariadb' ? ['words'] : []),
  'derivation',
];

async function writeRows(
  { tx, engine, store, ordinal }: Place,
  rows: readonly DerivedRow[],
  change: { change_number: number; changed_at: string } | 'derived only',
): Promise<void> {
  const maria = engine === 'mariadb';
  const derived = derivedColumns(engine, store);
  const content = ['generation', 'hash', 'record', 'change_number', 'changed_at'];
  const columns = ['connector', 'id', ...derived, ...content];
  const updated = change === 'derived only' ? derived : [...derived, ...content];
  const values = rows.flatMap((row) => [
    ordinal,
    row.id,
    // A microsecond count may exceed what a driver takes as a number; as text each engine reads it exactly.
    ...row.derived.keys.map((key) => (typeof key === 'bigint' ? String(key) : key)),
    row.derived.sort_values,
    row.derived.search_text,
    ...(maria ? [row.derived.tokens] : []),
    derivationMark(store, row.change_number),
    row.generation,
    row.hash,
    row.text,
    row.change_number,
    change === 'derived only' ? null : change.changed_at,
  ]);
  const insert = `INSERT INTO ${store.table} (${columns.join(', ')}) VALUES ${rows.map(() => `(${marks(columns.length)})`).join(', ')}`;
  if (maria) {
    await tx.change(
      `${insert} ON DUPLICATE KEY UPDATE ${updated.map((column) => `${column} = VALUES(${column})`).join(', ')}`,
      values,
    );
    return;
  }
  const written = await tx.query<{ number: number; id: string }>(
    `${insert} ON CONFLICT (connector, id) DO UPDATE SET ${updated.map((column) => `${column} = excluded.${column}`).join(', ')} RETURNING number, id`,
    values,
  );
  const tokens = new Map(rows.map(({ id, derived: { tokens: text } }) => [id, text]));
  await tx.query(
    `INSERT OR REPLACE INTO ${store.text_index} (rowid, tokens) VALUES ${written.map(() => '(?, ?)').join(', ')}`,
    written.flatMap(({ number, id }) => [number, tokens.get(id)]),
  );
}

interface KnownRow {
  id: string;
  hash: Buffer;
  change_number: number;
  /** Whether its derived data are those of this release. */
  derived: boolean;
}

/** Those of the ids that are stored. */
async function knownRows(
  tx: Transaction,
  store: RecordStore,
  ordinal: number,
  ids: readonly string[],
): Promise<Map<string, KnownRow>> {
  const known = new Map<string, KnownRow>();
  for (const chunk of chunks(ids, ids_per_statement)) {
    const rows = await tx.query<{ id: string; hash: Buffer; change_number: number; derived: number }>(
      `SELECT id, hash, change_number, ${isDerivedSql[tx.engine]} AS derived FROM ${store.table} WHERE connector = ? AND id IN (${marks(chunk.length)})`,
      [fingerprintOf(store), ordinal, ...chunk],
    );
    for (const row of rows)
      known.set(row.id, { ...row, change_number: Number(row.change_number), derived: Number(row.derived) === 1 });
  }
  return known;
}

/** Removes these records; returns how many were there. */
export async function removeIds(
  tx: Transaction,
  engine: Engine,
  store: RecordStore,
  ordinal: number,
  ids: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const chunk of chunks(ids, ids_per_statement)) {
    const rows = await tx.query<StoredRow>(
      `SELECT number, id FROM ${store.table} WHERE connector = ? AND id IN (${marks(chunk.length)})`,
      [ordinal, ...chunk],
    );
    removed += await removeRows({ tx, engine, store, ordinal }, rows);
  }
  return removed;
}

/** Removes up to `limit` records that have one of these texts in a key column; returns how many. */
export async function removeByKey(
  tx: Transaction,
  engine: Engine,
  store: RecordStore,
  ordinal: number,
  column: string,
  values: readonly string[],
  limit: number,
): Promise<number> {
  const rows = await tx.query<StoredRow>(
    `SELECT number, id FROM ${store.table} WHERE connector = ? AND ${column} IN (${marks(values.length)}) LIMIT ${Math.floor(limit)}`,
    [ordinal, ...values],
  );
  return removeRows({ tx, engine, store, ordinal }, rows);
}

/** Ids from this one on, in their order. */
export async function idsFrom(
  session: Pick<Transaction, 'query'>,
  store: RecordStore,
  ordinal: number,
  from: string,
  limit: number,
): Promise<string[]> {
  const rows = await session.query<{ id: string }>(
    `SELECT id FROM ${store.table} WHERE connector = ? AND id >= ? ORDER BY id LIMIT ${Math.floor(limit)}`,
    [ordinal, from],
  );
  return rows.map((row) => row.id);
}

export async function countRecords(session: Transaction, store: RecordStore, ordinal: number): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `SELECT COUNT(*) AS count FROM ${store.table} WHERE connector = ?`,
    [ordinal],
  );
  return Number(present(row).count);
}

/**
 * Removes up to `limit` records of a connector, of one table or of several; returns how many it found: 0 when none is
 * left. Found ones may have been removed by another process meanwhile, which says nothing about the others.
 * `successor`: the ordinal that the connector has now. Its change feed then reports those that it has no longer.
 */
export async function purgeConnector(
  tx: Transaction,
  engine: Engine,
  stores: readonly RecordStore[],
  ordinal: number,
  { limit, successor }: { limit: number; successor?: number | undefined },
): Promise<number> {
  for (const store of stores) {
    const rows = await tx.query<StoredRow>(
      `SELECT number, id FROM ${store.table} WHERE connector = ? LIMIT ${Math.floor(limit)}`,
      [ordinal],
    );
    if (rows.length === 0) continue;
    if (successor !== undefined) await bury({ tx, engine, store, ordinal: successor }, rows, 'scope');
    await removeNumbers(
      tx,
      engine,
      store,
      rows.map((row) => row.number),
    );
    return rows.length;
  }
  return 0;
}

interface StoredRow {
  number: number;
  id: string;
}

/** The records of one entity of a connector, in a transaction. */
interface Place {
  tx: Transaction;
  engine: Engine;
  store: RecordStore;
  ordinal: number;
}

async function nextChange({ tx, engine, store, ordinal }: Place): Promise<Change> {
  const change = await takeChange(tx, engine, ordinal);
  await extendDerivation(tx, store, ordinal, change.number);
  return change;
}

/** Writes tombstones of those rows whose records the connector does not have under the ordinal. */
async function bury(place: Place, rows: readonly StoredRow[], reason: Reason): Promise<void> {
  const { tx, engine, store } = place;
  // The number is taken first: until this transaction ends, no other one writes records of this connector.
  const change = await nextChange(place);
  const ids = rows.map((row) => row.id);
  const kept = reason === 'scope' ? await storedIds(place, ids) : new Set<string>();
  const missing = ids.filter((id) => !kept.has(id));
  await writeTombstones(tx, engine, change, { entity: store.entity, ids: missing, reason });
}

/** Which of the ids are stored now, whatever this transaction saw when it began. */
async function storedIds({ tx, engine, store, ordinal }: Place, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM ${store.table} WHERE connector = ? AND id IN (${marks(ids.length)})${lockSql[engine].share}`,
    [ordinal, ...ids],
  );
  return new Set(rows.map((row) => row.id));
}

/** Removes records that the vendor no longer has. */
async function removeRows(place: Place, rows: readonly StoredRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await bury(place, rows, 'vendor');
  return removeNumbers(
    place.tx,
    place.engine,
    place.store,
    rows.map((row) => row.number),
  );
}

async function removeNumbers(
  tx: Transaction,
  engine: Engine,
  store: RecordStore,
  numbers: readonly number[],
): Promise<number> {
  let removed = 0;
  for (const chunk of chunks(numbers, ids_per_statement)) {
    if (engine === 'sqlite')
      await tx.change(`DELETE FROM ${store.text_index} WHERE rowid IN (${marks(chunk.length)})`, chunk);
    removed += await tx.change(`DELETE FROM ${store.table} WHERE number IN (${marks(chunk.length)})`, chunk);
  }
  return removed;
}
