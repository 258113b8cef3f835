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

/** As SQLite has them: each text is a change without its beginning, which all of an entity have in common. */
interface Texts {
  body: Buffer | null;
  small: number;
  records: number;
}

/**
 * The next page of one entity's records, in full, as one value: SQLite finds and joins a thousand small records in half
 * the time that it takes to hand over their keys and then each record. Undefined where there are none, or one is large.
 */
export async function wholePage(database: Database, request: WholePageRequest): Promise<WholePage | undefined> {
  const { store, page_size } = request;
  const head = `{"entity":"${store.entity}","id":`;
  const between = `},\n${head}`; // a line break is in no record: in the JSON that is stored it is escaped
  const bodies: Buffer[] = [];
  let left = page_size + 1;
  // The ranges follow each other, and each is in the order of the index.
  for (const range of recordsAfter(request.position, store)) {
    const found = await textsOf(database, request, range, { between, limit: left });
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
  const parts = bodies.flatMap((body, at) => [Buffer.from(at === 0 ? head : between), body]);
  return last && { parts: [...parts, Buffer.from('}')], last, more };
}

async function textsOf(
  database: Database,
  { store: { table }, ordinal, newest }: WholePageRequest,
  range: Condition,
  { between, limit }: { between: string; limit: number },
): Promise<Texts> {
  const [found] = await database.query<Texts>(
    `SELECT CAST(group_concat(text, ?) AS BLOB) AS body, count(text) AS small, count(*) AS records FROM (
       SELECT CASE WHEN octet_length(record) <= ${large_record}
         THEN json_quote(id) || ',"change":"upsert","changed_at":' || coalesce('"' || changed_at || '"', 'null') || ',"record":' || record END AS text
       FROM ${table} INDEXED BY ix_${table}_change WHERE connector = ? AND ${range.sql} AND change_number <= ? ORDER BY change_number, number LIMIT ${limit})`,
    [between, ordinal, ...range.values, newest],
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
