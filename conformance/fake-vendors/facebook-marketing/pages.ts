/** Graph's envelope: `{data, paging: {cursors: {before, after}, next?}}`. */
import type { VendorRecord } from '../overlay-store.ts';
import { json, type Answer, type ListShape, type VendorRequest } from '../vendor.ts';
import { invalidParameter, tooMuchData } from './graph-errors.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 1000;

export const cursorOf = (id: string): string => `${Buffer.from(id).toString('base64url')}ZD`;

function idOf(cursor: string): string | undefined {
  const id = cursor.endsWith('ZD') ? Buffer.from(cursor.slice(0, -2), 'base64url').toString() : '';
  return id !== '' && cursorOf(id) === cursor ? id : undefined;
}

interface Paging {
  cursors?: { before?: string; after?: string };
  next?: string;
  previous?: string;
}

export const LIST: ListShape = {
  records_key: 'data',
  paging_keys: ['paging'],
  cursor_param: 'after',
  size_param: 'limit',
  cursorOf: (record) => cursorOf(String(record['id'] ?? 'row')),
  getCursor: (body) =>
    (body['paging'] as Paging | undefined)?.next === undefined ? undefined : (body['paging'] as Paging).cursors?.after,
  setCursor(body, cursor) {
    const paging = ((body as { paging?: Paging }).paging ??= {});
    if (cursor === undefined) delete paging.next;
    else
      Object.assign(paging, {
        cursors: { ...paging.cursors, after: cursor },
        next: `https://graph.facebook.com/v25.0/next?after=${cursor}`,
      });
  },
  loseCursor: (body) => void (body['paging'] = { next: 'https://graph.facebook.com/v25.0/next' }),
};

/**
 * One page of records that stand in a fixed order. A full page has `next` even where nothing follows, so that a last
 * page may be empty, without `paging`; the last page with records has cursors and no `next` (docs/graph-api/results).
 */
export function page(
  request: VendorRequest,
  records: readonly VendorRecord[],
  keyOf: (record: VendorRecord) => string,
  show: (record: VendorRecord) => unknown,
): Answer {
  const { query } = request;
  const text = query.get('limit');
  const limit = text === null ? DEFAULT_LIMIT : Number(text);
  if (!Number.isInteger(limit) || limit < 1) return invalidParameter('limit must be a positive integer');
  if (limit > MAX_LIMIT) return tooMuchData();
  const after = query.get('after');
  let from = 0;
  if (after !== null && after !== '') {
    const key = idOf(after);
    if (key === undefined) return invalidParameter('Invalid cursor: after');
    const at = records.findIndex((record) => keyOf(record) === key);
    // If the record was deleted, the list continues after its position; keys are in descending order.
    from = at >= 0 ? at + 1 : records.findIndex((record) => keyOf(record) < key);
    if (from < 0) from = records.length;
  }
  const shown = records.slice(from, from + limit);
  if (shown.length === 0) return { ...json(200, { data: [] }), list: LIST };
  const [first, last] = [shown[0]!, shown.at(-1)!];
  const next = new URL(`https://graph.facebook.com${request.path}`);
  for (const [name, value] of query) if (name !== 'after') next.searchParams.append(name, value);
  next.searchParams.append('after', cursorOf(keyOf(last)));
  const paging = {
    cursors: { before: cursorOf(keyOf(first)), after: cursorOf(keyOf(last)) },
    ...(shown.length === limit && { next: next.href }),
  };
  return { ...json(200, { data: shown.map(show), paging }), list: LIST };
}
