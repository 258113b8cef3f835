/**
 * Incremental exports: by cursor (tickets, users), by time (tickets, organizations).
 * developer.zendesk.com/documentation/ticketing/managing-tickets/using-the-incremental-export-api They hold what lists
 * leave out: archived and deleted tickets, inactive users, deleted organizations.
 */
import type { VendorRecord } from '../overlay-store.ts';
import type { Answer } from '../vendor.ts';
import type { DataSet } from './data-set.ts';
import { invalidValue, tooRecent } from './errors.ts';
import { answer } from './wire.ts';
import { byId } from './world.ts';

export interface AskedExport {
  query: URLSearchParams;
  /** The whole address as asked for, without the query. */
  url: string;
  largest: number;
}

/** "Data isn't provided for the most recent minute." */
const HELD_BACK_S = 60;

interface Change {
  /** Unix seconds. */
  at: number;
  record: VendorRecord;
}

const seconds = (record: VendorRecord): number =>
  (record['generated_timestamp'] as number | undefined) ?? Math.floor(Date.parse(String(record['updated_at'])) / 1000);

function changes(data: DataSet, entity: 'tickets' | 'users' | 'organizations', query: URLSearchParams): Change[] {
  const until = Math.floor(data.clock.now() / 1000) - HELD_BACK_S;
  const scope = query.get('support_type_scope') ?? 'agent';
  const records = [...data.all(entity), ...(entity === 'users' ? [] : data.gone(entity))];
  return records
    .filter((record) => entity !== 'tickets' || scope === 'all' || record['support_type'] === scope)
    .map((record) => ({ at: seconds(record), record }))
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at || byId(a.record, b.record));
}

/** Undefined where it is not given. */
function startTime(data: DataSet, query: URLSearchParams): number | Answer | undefined {
  const text = query.get('start_time');
  if (text === null) return undefined;
  if (!/^\d{1,12}$/.test(text)) return invalidValue('start_time is a number of seconds');
  return Number(text) > data.clock.now() / 1000 - HELD_BACK_S ? tooRecent() : Number(text);
}

const sizeOf = ({ query, largest }: AskedExport): number =>
  Math.min(largest, Math.max(1, Number(query.get('per_page') ?? largest) || largest));

export function exportByCursor(data: DataSet, entity: 'tickets' | 'users', asked: AskedExport): Answer {
  const { query, url } = asked;
  const start = startTime(data, query);
  if (typeof start === 'object') return start;
  const text = query.get('cursor');
  const [, at = '', id = ''] =
    text === null ? [] : (/^(\d+)\.0\|\|(\d+)\|$/.exec(Buffer.from(text, 'base64').toString()) ?? []);
  if (text !== null && at === '') return invalidValue('cursor is not valid');
  if (text === null && start === undefined) return invalidValue('start_time is required');
  const all = changes(data, entity, query);
  const from = all.findIndex((change) =>
    text === null
      ? change.at >= start!
      : change.at > Number(at) || (change.at === Number(at) && byId(change.record, { id }) > 0),
  );
  const size = sizeOf(asked);
  const page = from < 0 ? [] : all.slice(from, from + size);
  const last = page.at(-1);
  const after_cursor = last ? Buffer.from(`${last.at}.0||${last.record.id}|`).toString('base64') : text;
  const after_url = after_cursor && `${url}?cursor=${encodeURIComponent(after_cursor)}`;
  return answer(200, {
    [entity]: page.map(({ record }) => record),
    after_url,
    after_cursor,
    before_url: null,
    before_cursor: null,
    end_of_stream: from < 0 || from + size >= all.length,
  });
}

/** Pages end between seconds: records of one second come together, and those of `end_time` come again. */
export function exportByTime(data: DataSet, entity: 'tickets' | 'organizations', asked: AskedExport): Answer {
  const { query, url } = asked;
  const start = startTime(data, query);
  if (typeof start === 'object') return start;
  if (start === undefined) return invalidValue('start_time is required');
  const all = changes(data, entity, query).filter(({ at }) => at >= start);
  const size = sizeOf(asked);
  let end = Math.min(size, all.length);
  while (end < all.length && all[end]!.at === all[end - 1]!.at) end++;
  const end_time = all[end - 1]?.at ?? null;
  const end_of_stream = end >= all.length;
  return answer(200, {
    [entity]: all.slice(0, end).map(({ record }) => record),
    next_page: end_time === null ? null : `${url}?start_time=${end_time}`,
    end_time,
    count: end,
    end_of_stream,
  });
}
