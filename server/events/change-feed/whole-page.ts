import type { RecordStore } from '../../records/record-tables.ts';
import type { Database } from '../../storage/database.ts';
import type { RecordKey } from './change-texts.ts';
import { recordsAfter, type Position } from './position.ts';

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

/**
 * The next page of one entity's records, in full, as one value: SQLite finds and joins a thousand small records in half
 * the time that it takes to hand over their keys and then each record. Undefined where there are none, or one is large.
 */
export async function wholePage(database: Database, request: WholePageRequest): Promise<WholePage | undefined> {
  const { store, ordinal, newest, page_size } = request;
  const head = `{"entity":"${store.entity}","id":`;
  const between = `},\n${head}`; // a line break is in no record: in the JSON that is stored it is escaped
  const ranges = recordsAfter(request.position, store);
  const [found] = await database.query<{ body: Buffer | null; small: number; records: number }>(
    `SELECT CAST(group_concat(text, ?) AS BLOB) AS body, count(text) AS small, count(*) AS records FROM (
       SELECT CASE WHEN octet_length(t.record) <= ${large_record}
         THEN json_quote(t.id) || ',"change":"upsert","changed_at":' || json_quote(t.changed_at) || ',"record":' || t.record END AS text
       FROM (${ranges.map(({ sql }) => keysSql(store.table, sql)).join(' UNION ALL ')} LIMIT ${page_size + 1}) place
       CROSS JOIN ${store.table} t NOT INDEXED ON t.number = place.number)`,
    [between, ...ranges.flatMap(({ values }) => [ordinal, ...values, newest])],
  );
  if (!found?.body || found.small !== found.records) return undefined;
  const more = found.records > page_size;
  const texts = more ? found.body.subarray(0, found.body.lastIndexOf(between)) : found.body;
  const before_last = texts.lastIndexOf(between); // -1 where there is one
  const last_text = texts.subarray(before_last === -1 ? 0 : before_last + between.length);
  const last = await keyOfLast(database, request, last_text);
  return last && { parts: [Buffer.from(head), texts, Buffer.from('}')], last, more };
}

/** The ranges follow each other, and each is in the order of the index. */
const keysSql = (table: string, condition: string): string =>
  `SELECT * FROM (SELECT number FROM ${table} WHERE connector = ? AND ${condition} AND change_number <= ? ORDER BY change_number, number)`;

/** Undefined where the record has changed in between. */
async function keyOfLast(
  database: Database,
  { store, ordinal, newest }: WholePageRequest,
  text: Buffer,
): Promise<RecordKey | undefined> {
  const { id } = JSON.parse(`{"id":${text.toString()}}`) as { id: string };
  const [row] = await database.query<{ number: number; change_number: number }>(
    `SELECT number, change_number FROM ${store.table} WHERE connector = ? AND id = ? AND change_number <= ?`,
    [ordinal, id, newest],
  );
  return row && { of: 'record', entity: store.entity, row: row.number, change_number: row.change_number };
}
