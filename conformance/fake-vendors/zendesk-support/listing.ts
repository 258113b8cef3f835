/** Lists in the vendor's three forms: by cursor, by offset, and the older cursor of the account-wide audits. */
import type { VendorRecord } from '../overlay-store.ts';
import type { Answer, ListShape } from '../vendor.ts';
import type { DataSet } from './data-set.ts';
import type { Endpoint } from './endpoints.ts';
import { invalidPaging, invalidValue } from './errors.ts';
import { answer } from './wire.ts';
import { byId } from './world.ts';

const MAX_SIZE = 100;
/** "Offset pagination is limited to the first 10,000 records": support.zendesk.com/hc/en-us/articles/5591904358938. */
const OFFSET_LIMIT = 10_000;

type Compare = (a: VendorRecord, b: VendorRecord) => number;
interface Order {
  name: string;
  compare: Compare;
}

/** Sort value and id of the record behind which to go on, so that changes elsewhere move nothing. */
interface Position {
  o: string;
  v: unknown;
  id: string;
}

export const encodeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64');

function decodeCursor(text: string): Position | undefined {
  try {
    const position = JSON.parse(Buffer.from(text, 'base64').toString()) as Position;
    return typeof position.o === 'string' && typeof position.id === 'string' ? position : undefined;
  } catch {
    return undefined;
  }
}

const fieldOf = (order: string): string =>
  order.replace('-', '') === 'alphabetical' ? 'title' : order.replace('-', '');
const valueOf = (record: VendorRecord, order: string): unknown =>
  fieldOf(order) === 'id' ? record.id : record[fieldOf(order)];

function orderOf({ entity, sorts = [] }: Endpoint, text: string | null): Order | undefined {
  // "In decreasing popularity."
  const name = text ?? (entity === 'tags' ? '-count' : 'id');
  if (text !== null && !sorts.includes(text.replace(/^-/, ''))) return undefined;
  const direction = name.startsWith('-') ? -1 : 1;
  const field = fieldOf(name);
  if (field === 'id') return { name, compare: (a, b) => direction * byId(a, b) };
  const rank = (value: unknown) => (typeof value === 'number' ? value : String(value ?? ''));
  return {
    name,
    compare(a, b) {
      const [left, right] = [rank(a[field]), rank(b[field])];
      return left === right ? direction * byId(a, b) : direction * (left < right ? -1 : 1);
    },
  };
}

/** First index behind the position; records are in order. */
function behind(records: readonly VendorRecord[], { compare, name }: Order, position: Position): number {
  const mark = { id: position.id, [fieldOf(name)]: fieldOf(name) === 'id' ? position.id : position.v } as VendorRecord;
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(records[middle]!, mark) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const listShape = ({ list_key, paging }: Endpoint): ListShape => {
  // What is answered whole has a page too, the only one; there is no cursor to set.
  if (paging === 'whole')
    return {
      records_key: list_key,
      paging_keys: ['next_page'],
      cursor_param: 'page[after]',
      size_param: 'page[size]',
      cursorOf: ({ id }) => String(id),
      getCursor: () => undefined,
      setCursor: () => undefined,
      loseCursor: () => undefined,
    };
  type Body = { meta?: { has_more?: boolean; after_cursor?: string | null }; links?: { next?: string | null } };
  return {
    records_key: list_key,
    paging_keys: ['meta', 'links'],
    cursor_param: 'page[after]',
    size_param: 'page[size]',
    cursorOf: ({ id }) => encodeCursor({ o: 'id', v: String(id), id: String(id) }),
    getCursor: (body) => ((body as Body).meta?.has_more ? (body as Body).meta?.after_cursor : undefined) ?? undefined,
    setCursor(body, cursor) {
      (body as Body).meta = { ...(body as Body).meta, has_more: cursor !== undefined, after_cursor: cursor ?? null };
      if (cursor === undefined) (body as Body).links = { ...(body as Body).links, next: null };
    },
    loseCursor(body) {
      Object.assign(body, { meta: { has_more: true, after_cursor: null }, links: { prev: null, next: null } });
    },
  };
};

export interface Asked {
  endpoint: Endpoint;
  data: DataSet;
  /** The whole address as asked for, without the query. */
  url: string;
  query: URLSearchParams;
  parent: string | undefined;
}

function selected({ endpoint, data, query, parent }: Asked): VendorRecord[] {
  const { entity, filters = {}, hides } = endpoint;
  const records = parent === undefined ? data.all(entity) : data.childrenOf(entity as 'ticket_comments', parent);
  const wanted = Object.entries(filters).flatMap(([name, test]) =>
    query.has(name) ? [(record: VendorRecord) => test(record, query.get(name)!)] : [],
  );
  return records.filter((record) => !hides?.(record, query, data) && wanted.every((test) => test(record)));
}

export function list(asked: Asked): Answer {
  const { endpoint, query } = asked;
  const { paging } = endpoint;
  const by_cursor = query.has('page[size]') || query.has('page[after]') || query.has('page[before]');
  if (paging === 'audits') return by_cursor ? cursor(asked) : oldCursor(asked);
  // "Audits for Archived Tickets do not support pagination for this endpoint."
  if (endpoint.entity === 'ticket_audits' && asked.data.isArchived(asked.data.find('tickets', asked.parent!)!))
    return whole(asked);
  if (paging !== 'whole' && by_cursor) return cursor(asked);
  return paging === 'both' ? offset(asked) : whole(asked);
}

const shown = ({ endpoint, query }: Asked, records: readonly VendorRecord[]): unknown[] =>
  records.map((record) => endpoint.show?.(record, query) ?? record);

function sizeOf(text: string | null, usual: number, max: number): number | undefined {
  const size = text === null ? usual : Number(text);
  return Number.isInteger(size) && size >= 1 && size <= max ? size : undefined;
}

function cursor(asked: Asked): Answer {
  const { endpoint, query, url } = asked;
  const size = sizeOf(query.get('page[size]'), MAX_SIZE, MAX_SIZE);
  if (size === undefined) return invalidPaging(`page[size] must be between 1 and ${MAX_SIZE}`);
  if (query.has('page[before]')) return invalidPaging('page[before] is not part of this fake');
  const order = orderOf(endpoint, query.get('sort'));
  if (!order) return invalidPaging('sort is not valid');
  const text = query.get('page[after]');
  const after = text === null ? undefined : decodeCursor(text);
  if (text !== null && after?.o !== order.name) return invalidPaging('page[after] is not valid');
  const records = selected(asked);
  if (order.name !== 'id') records.sort(order.compare);
  const from = after ? behind(records, order, after) : 0;
  const page = records.slice(from, from + size);
  const encode = (record: VendorRecord | undefined): string | null =>
    record ? encodeCursor({ o: order.name, v: valueOf(record, order.name), id: record.id }) : null;
  const [first, last] = [encode(page[0]), encode(page.at(-1))];
  const link = (name: string, to: string | null): string | null => {
    if (to === null) return null;
    const rest = new URLSearchParams([...query].filter(([key]) => key !== 'page[after]'));
    rest.set(`page[${name}]`, to);
    return `${url}?${rest.toString()}`;
  };
  return answer(200, {
    [endpoint.list_key]: shown(asked, page),
    // Recorded: a full page claims more, also when it ends exactly; the page behind it is empty and everything in it
    // null.
    meta: { has_more: page.length === size, after_cursor: last, before_cursor: first },
    links: { prev: link('before', first), next: link('after', last) },
  });
}

function offset(asked: Asked): Answer {
  const { endpoint, query, url } = asked;
  const per_page = Math.min(MAX_SIZE, Number(query.get('per_page') ?? endpoint.per_page ?? MAX_SIZE));
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(per_page) || !Number.isInteger(page) || per_page < 1 || page < 1)
    return invalidValue('page and per_page are whole numbers');
  if (page * per_page > OFFSET_LIMIT)
    return invalidPaging(
      `Page ${page} of ${per_page} is beyond the first ${OFFSET_LIMIT} records. Use cursor pagination.`,
    );
  const records = selected(asked);
  if (endpoint.entity === 'tags') records.sort(orderOf(endpoint, null)!.compare);
  const by = query.get('sort_by');
  const field = by === 'alphabetical' ? 'title' : by;
  if (field !== null)
    records.sort(
      (a, b) =>
        (String(a[field] ?? '') < String(b[field] ?? '') ? -1 : 1) * (query.get('sort_order') === 'desc' ? -1 : 1),
    );
  const from = (page - 1) * per_page;
  const link = (to: number): string => {
    const rest = new URLSearchParams(query);
    rest.set('page', String(to));
    return `${url}?${rest.toString()}`;
  };
  return answer(200, {
    [endpoint.list_key]: shown(asked, records.slice(from, from + per_page)),
    next_page: from + per_page < records.length ? link(page + 1) : null,
    previous_page: page > 1 ? link(page - 1) : null,
    count: records.length,
  });
}

function whole(asked: Asked): Answer {
  const records = selected(asked);
  return answer(200, {
    [asked.endpoint.list_key]: shown(asked, records),
    next_page: null,
    previous_page: null,
    count: records.length,
  });
}

/**
 * The older form of the account-wide audits, as recorded: the first page is the newest, `after_cursor` leads to newer
 * records and `before_cursor` to older ones.
 */
function oldCursor(asked: Asked): Answer {
  const { query, url } = asked;
  const limit = sizeOf(query.get('limit'), 1000, 1000);
  if (limit === undefined) return invalidPaging('limit is out of range');
  const text = query.get('cursor');
  const at = text === null ? undefined : decodeCursor(text);
  if (text !== null && at === undefined) return invalidPaging('cursor is not valid');
  const records = selected(asked);
  const order: Order = { name: 'id', compare: byId };
  const index = at ? behind(records, order, at) : records.length;
  const older = at === undefined || at.v === 'older';
  const page = older
    ? records.slice(0, at ? Math.max(0, index - 1) : index).slice(-limit)
    : records.slice(index, index + limit);
  const encode = (record: VendorRecord | undefined, v: 'newer' | 'older'): string | null =>
    record ? encodeCursor({ o: 'id', v, id: record.id }) : null;
  const [before_cursor, after_cursor] = [encode(page[0], 'older'), encode(page.at(-1), 'newer')];
  const link = (to: string | null): string | null => to && `${url}?cursor=${encodeURIComponent(to)}&limit=${limit}`;
  return answer(200, {
    audits: shown(asked, page),
    after_url: link(after_cursor),
    after_cursor,
    before_url: link(before_cursor),
    before_cursor,
  });
}
