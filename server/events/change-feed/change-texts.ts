import { breathe } from '../../breathe.ts';
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

/** Changes as they are returned, separated by commas, and how many of the keys they take in. */
export interface Texts {
  body: Buffer;
  keys: number;
}

/** How large the next records are is not known before they are read; after large ones fewer are read at once. */
const most_rows = 250;
const bytes_at_once = 8 * 1024 * 1024;
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
  const parts: string[] = [];
  let bytes = 0;
  for (let from = 0, rows = most_rows; from < keys.length;) {
    const some = keys.slice(from, from + rows);
    const texts = await textsOf(database, request, some);
    for (const [at, key] of some.entries()) {
      const text = texts.get(key);
      if (text === undefined) continue;
      bytes += Buffer.byteLength(text) + (parts.length > 0 ? 1 : 0);
      if (bytes > max_bytes && parts.length > 0) return { body: Buffer.from(parts.join(',')), keys: from + at };
      parts.push(text);
    }
    from += some.length;
    rows = Math.max(1, Math.min(most_rows, Math.floor((bytes_at_once * from) / Math.max(1, bytes))));
    await breathe();
  }
  return { body: Buffer.from(parts.join(',')), keys: keys.length };
}

async function textsOf(
  database: Database,
  { stores, fields: asked, ordinal, newest }: TextsRequest,
  keys: readonly Key[],
): Promise<Map<Key, string>> {
  const texts = new Map<Key, string>();
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
  record: string | Buffer;
}

/** Without it SQLite expects few rows of a connector, and reads all of them for each page. */
const byNumber: Record<Engine, string> = { sqlite: 'NOT INDEXED', mariadb: 'FORCE INDEX (PRIMARY)' };

const marks = (count: number) => Array(count).fill('?').join(', ');

async function readRecords(
  database: Database,
  { table }: RecordStore,
  { ordinal, newest }: Pick<TextsRequest, 'ordinal' | 'newest'>,
  rows: readonly number[],
): Promise<RecordRow[]> {
  if (rows.length === 0) return [];
  return database.query<RecordRow>(
    `SELECT number, id, changed_at, record FROM ${table} ${byNumber[database.engine]} WHERE connector = ? AND change_number <= ? AND number IN (${marks(rows.length)})`,
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

function upsertText(entity: string, row: RecordRow, fields: string[][] | null): string {
  const record = fields ? project(Buffer.from(row.record), fields).toString() : String(row.record);
  return `{"entity":"${entity}","id":${JSON.stringify(row.id)},"change":"upsert","changed_at":${JSON.stringify(row.changed_at)},"record":${record}}`;
}

const deleteText = ({ entity, id, reason, deleted_at }: Tombstone): string =>
  JSON.stringify({ entity, id, change: 'delete', reason, changed_at: deleted_at });
