import { inPieces } from '../../fairness/breathe.ts';
import { project, restrictPaths } from '../../execution/fields/project.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import type { Engine } from '../../storage/column-types.ts';
import type { Database } from '../../storage/database.ts';

export interface RecordKey {
  of: 'record';
  change_number: number;
  entity: string;
  row: number;
}

export interface Tombstone {
  of: 'tombstone';
  change_number: number;
  entity: string;
  id: string;
  reason: string;
  deleted_at: string;
}

export type Key = RecordKey | Tombstone;

/** What is returned of the changes behind some keys. */
export interface TextsRequest {
  stores: readonly RecordStore[];
  fields: string[][] | null;
  ordinal: number;
  /** The newest change when the keys were read. A record that has changed since has a larger number. */
  newest: number;
}

export const bytesOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Changes as they are returned, separated by commas, in parts, and how many of the keys they take in. */
export interface Texts {
  parts: Buffer[];
  keys: number;
}

/**
 * How large the next records are is not known before they are read: a few are read first, and so many at once as were
 * not much in a statement and in a text before.
 */
const first_rows = 25;
const most_rows = 250;
const bytes_at_once = 256 * 1024;
const comma = Buffer.from(',');
const end = Buffer.from('}');

/**
 * The changes behind the keys, in their order, up to the first that no longer fits into `max_bytes`. Records that have
 * changed since their keys were read are left out, and come again further on.
 */
export async function changeTexts(
  database: Database,
  request: TextsRequest,
  keys: readonly Key[],
  max_bytes: number,
): Promise<Texts> {
  const parts: Buffer[] = [];
  const breathe = inPieces();
  let bytes = 0;
  for (let from = 0, rows = first_rows; from < keys.length;) {
    const some = keys.slice(from, from + rows);
    const texts = await textsOf(database, request, some);
    for (const [at, key] of some.entries()) {
      const text = texts.get(key);
      if (text === undefined) continue;
      const separated = bytes + (bytes > 0 ? 1 : 0) + bytesOf(text);
      if (bytes > 0 && separated > max_bytes) return { parts, keys: from + at };
      if (bytes > 0) parts.push(comma);
      parts.push(...text);
      bytes = separated;
    }
    from += some.length;
    rows = Math.max(1, Math.min(most_rows, Math.floor((bytes_at_once * from) / Math.max(1, bytes))));
    await breathe();
  }
  return { parts, keys: keys.length };
}

async function textsOf(
  database: Database,
  { stores, fields: asked, ordinal, newest }: TextsRequest,
  keys: readonly Key[],
): Promise<Map<Key, Buffer[]>> {
  const texts = new Map<Key, Buffer[]>();
  const breathe = inPieces();
  for (const store of stores) {
    const fields = restrictPaths(asked, store.granted);
    const own = keys.filter((key) => key.entity === store.entity);
    const records = new Map(own.flatMap((key) => (key.of === 'record' ? [[key.row, key] as const] : [])));
    const tombstones = own.filter((key) => key.of === 'tombstone');
    for (const row of await readRecords(database, store, { ordinal, newest }, [...records.keys()])) {
      const key = records.get(Number(row.number));
      if (key) texts.set(key, upsertText(store.entity, row, fields));
      await breathe();
    }
    const ids = tombstones.map(({ id }) => id);
    const stored = await storedIds(database, store, ordinal, ids);
    for (const key of tombstones) if (!stored.has(key.id)) texts.set(key, deleteText(key));
  }
  return texts;
}

interface RecordRow {
  number: number;
  id: string;
  changed_at: string | null;
  record: Buffer;
}

/** Without it SQLite expects few rows of a connector, and reads all of them for each page. */
const byNumber: Record<Engine, string> = { sqlite: 'NOT INDEXED', mariadb: 'FORCE INDEX (PRIMARY)' };
/** Bytes are passed on as they are: as text a large record would be decoded and encoded again. */
const recordBytes: Record<Engine, string> = {
  sqlite: 'CAST(record AS BLOB)',
  mariadb: 'CONVERT(record USING binary)',
};

const marks = (count: number) => Array(count).fill('?').join(', ');

async function readRecords(
  database: Database,
  { table }: RecordStore,
  { ordinal, newest }: Pick<TextsRequest, 'ordinal' | 'newest'>,
  rows: readonly number[],
): Promise<RecordRow[]> {
  if (rows.length === 0) return [];
  return database.query<RecordRow>(
    `SELECT number, id, changed_at, ${recordBytes[database.engine]} AS record FROM ${table} ${byNumber[database.engine]} WHERE connector = ? AND change_number <= ? AND number IN (${marks(rows.length)})`,
    [ordinal, newest, ...rows],
  );
}

async function storedIds(
  database: Database,
  { table }: RecordStore,
  ordinal: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE connector = ? AND id IN (${marks(ids.length)})`,
    [ordinal, ...ids],
  );
  return new Set(rows.map((row) => row.id));
}

function upsertText(entity: string, { id, changed_at, record }: RecordRow, fields: string[][] | null): Buffer[] {
  const head = `{"entity":"${entity}","id":${JSON.stringify(id)},"change":"upsert","changed_at":${JSON.stringify(changed_at)},"record":`;
  return [Buffer.from(head), fields ? project(record, fields) : record, end];
}

const deleteText = ({ entity, id, reason, deleted_at }: Tombstone): Buffer[] => [
  Buffer.from(JSON.stringify({ entity, id, change: 'delete', reason, changed_at: deleted_at })),
];
