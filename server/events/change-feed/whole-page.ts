import type { RecordStore } from '../../records/record-tables.ts';
import type { Database } from '../../storage/database.ts';
import type { RecordKey } from './change-texts.ts';
import { recordsAfter, type Condition, type Position } from './position.ts';

export interface WholePageRequest {
  store: Pick<RecordStore, 'entity' | 'table'>;
  ordinal: number;
  /** The page begins after it. */
  position: Position;
  /** The newest change that it may hold. */
  newest: number;
  page_size: number;
}

export interface WholePage {
  /** Changes as they are returned, separated by commas. In parts: copying them takes as long as finding them. */
  parts: Buffer[];
  last: RecordKey;
  more: boolean;
}

/** Larger ones are read with others between them, so that they do not hold the thread. */
const large_record = 8192;

/** A line break is in no record: in the JSON that is stored it is escaped. */
const headOf = ({ store }: WholePageRequest) => `{"entity":"${store.entity}","id":`;
const betweenOf = (request: WholePageRequest) => `},\n${headOf(request)}`;

/** The next page of one entity's records, in full. Undefined where there are none, or one is large. */
export const wholePage = (database: Database, request: WholePageRequest): Promise<WholePage | undefined> =>
  (database.engine === 'sqlite' ? joinedPage : pageOfRows)(database, request);

/**
 * As one value: SQLite finds and joins a thousand small records in half the time that it takes to hand over their keys
 * and then each record.
 */
async function joinedPage(database: Database, request: WholePageRequest): Promise<WholePage | undefined> {
  const between = betweenOf(request);
  const bodies: Buffer[] = [];
  let left = request.page_size + 1;
  // The ranges follow each other, and each is in the order of the index.
  for (const range of recordsAfter(request.position, request.store)) {
    const found = await textsOf(database, request, range, left);
    if (found.small !== found.records) return undefined;
    if (found.body) bodies.push(found.body);
    left -= found.records;
    if (left === 0) break;
  }
  const more = left === 0;
  const end = bodies.pop();
  if (!end) return undefined;
  const cut = more ? end.lastIndexOf(between) : end.length; // -1 where the record too many is alone
  if (cut !== -1) bodies.push(end.subarray(0, cut));
  const last = await keyOfLast(database, request, lastText(bodies.at(-1), between));
  const parts = bodies.flatMap((body, at) => [Buffer.from(at === 0 ? headOf(request) : between), body]);
  return last && { parts: [...parts, Buffer.from('}')], last, more };
}

interface Row {
  number: number;
  change_number: number;
  id: string;
  changed_at: string | null;
  record: Buffer | null;
}

/** MariaDB sends rows one by one anyway: each range is one statement, without the keys first. */
async function pageOfRows(database: Database, request: WholePageRequest): Promise<WholePage | undefined> {
  const { page_size, ordinal, newest } = request;
  const { table, entity } = request.store;
  const rows: Row[] = [];
  for (const range of recordsAfter(request.position, request.store)) {
    const found = await database.query<Row>(
      `SELECT number, change_number, id, changed_at, CASE WHEN LENGTH(record) <= ${large_record} THEN CONVERT(record USING binary) END AS record
       FROM ${table} FORCE INDEX (ix_${table}_change) WHERE connector = ? AND ${range.sql} AND change_number <= ?
       ORDER BY change_number, number LIMIT ${page_size + 1 - rows.length}`,
      [ordinal, ...range.values, newest],
    );
    if (found.some(({ record }) => record === null)) return undefined;
    rows.push(...found);
    if (rows.length > page_size) break;
  }
  const page = rows.slice(0, page_size);
  const end = page.at(-1);
  if (!end) return undefined;
  const head = headOf(request);
  const between = betweenOf(request);
  const parts = page.flatMap(({ id, changed_at, record }, at) => [
    Buffer.from(
      `${at === 0 ? head : between}${JSON.stringify(id)},"change":"upsert","changed_at":${JSON.stringify(changed_at)},"record":`,
    ),
    record ?? Buffer.of(),
  ]);
  const last: RecordKey = { of: 'record', entity, row: Number(end.number), change_number: Number(end.change_number) };
  return { parts: [Buffer.concat([...parts, Buffer.from('}')])], last, more: rows.length > page_size };
}

/** Each text is a change without its beginning, which all of an entity have in common. */
interface Texts {
  body: Buffer | null;
  small: number;
  records: number;
}

async function textsOf(database: Database, request: WholePageRequest, range: Condition, limit: number): Promise<Texts> {
  const { table } = request.store;
  const [found] = await database.query<Texts>(
    `SELECT CAST(group_concat(text, ?) AS BLOB) AS body, count(text) AS small, count(*) AS records FROM (
       SELECT CASE WHEN octet_length(record) <= ${large_record}
         THEN json_quote(id) || ',"change":"upsert","changed_at":' || coalesce('"' || changed_at || '"', 'null') || ',"record":' || record END AS text
       FROM ${table} INDEXED BY ix_${table}_change WHERE connector = ? AND ${range.sql} AND change_number <= ? ORDER BY change_number, number LIMIT ${limit})`,
    [betweenOf(request), request.ordinal, ...range.values, request.newest],
  );
  return found ?? { body: null, small: 0, records: 0 };
}

function lastText(body: Buffer | undefined, between: string): Buffer | undefined {
  const at = body?.lastIndexOf(between) ?? -1; // -1 where there is one
  return body?.subarray(at === -1 ? 0 : at + Buffer.byteLength(between));
}

/** Undefined where the record has changed in between. */
async function keyOfLast(
  database: Database,
  { store, ordinal, newest }: WholePageRequest,
  text: Buffer | undefined,
): Promise<RecordKey | undefined> {
  if (!text) return undefined;
  const { id } = JSON.parse(`{"id":${text.toString()}}`) as { id: string };
  const [row] = await database.query<{ number: number; change_number: number }>(
    `SELECT number, change_number FROM ${store.table} WHERE connector = ? AND id = ? AND change_number <= ?`,
    [ordinal, id, newest],
  );
  return row && { of: 'record', entity: store.entity, row: row.number, change_number: row.change_number };
}
