import type { IncomingHttpHeaders } from 'node:http';
import { createClock } from './clock.ts';
import type { VendorRecord } from './overlay-store.ts';
import {
  json,
  type Answer,
  type ControlledData,
  type FakeVendor,
  type ListShape,
  type VendorRequest,
} from './vendor.ts';

export interface SimpleEntity {
  /** Of the list; a record is at `<path>/<id>`. */
  path: string;
  /** What holds the records of a list, and the record of a get. */
  list_key: string;
  record_key: string;
  records: VendorRecord[];
}

export interface SimpleVendorOptions {
  type: string;
  /** API keys by account; every account has the same records. */
  keys: Record<string, string>;
  entities: Record<string, SimpleEntity>;
}

/**
 * A fake of a vendor with bearer keys, `limit` and `after` for paging, and plain records: what `npm run new` starts
 * with. Replace it where the vendor's document says otherwise.
 */
export function simpleVendor({ type, keys, entities }: SimpleVendorOptions): FakeVendor {
  const clock = createClock();
  const accounts = new Map(Object.entries(keys).map(([name, key]) => [key, { name, data: controlled(entities) }]));
  const accountOf = (headers: IncomingHttpHeaders) =>
    accounts.get((headers.authorization ?? '').replace('Bearer ', ''));
  const error = (status: number, headers: Record<string, string> = {}): Answer =>
    json(status, { error: { code: `status_${status}` } }, headers);

  return {
    type,
    clock,
    accounts: Object.keys(keys),
    credentialsOf: (account) => ({ api_key: keys[account] ?? '' }),
    accountOf: (headers) => accountOf(headers)?.name,
    answer(request) {
      const account = accountOf(request.headers);
      if (!account) return error(401);
      for (const [name, entity] of Object.entries(entities)) {
        if (request.path === entity.path) return list(account.data, name, entity, request);
        if (!request.path.startsWith(`${entity.path}/`)) continue;
        const record = account.data.find(name, decodeURIComponent(request.path.slice(entity.path.length + 1)));
        return record ? json(200, { [entity.record_key]: record }) : error(404);
      }
      return error(404);
    },
    error,
    throttled: () => error(429),
    exhausted: () => ({}),
    data: (account) => accounts.get(keys[account] ?? '')?.data,
  };
}

function list(data: ControlledData, name: string, { list_key }: SimpleEntity, { query }: VendorRequest): Answer {
  const limit = Number(query.get('limit') ?? 25);
  const after = query.get('after');
  const all = Array.from({ length: data.count(name) }, (_, at) => data.record(name, at)).filter(
    (each) => each !== undefined,
  );
  const start = after === null ? 0 : all.findIndex((each) => each.id === after) + 1;
  const page = all.slice(start, start + limit);
  const next = start + limit < all.length ? page.at(-1)?.id : undefined;
  return { ...json(200, { [list_key]: page, ...(next === undefined ? {} : { next }) }), list: shapeOf(list_key) };
}

const shapeOf = (records_key: string): ListShape => ({
  records_key,
  paging_keys: ['next'],
  cursor_param: 'after',
  size_param: 'limit',
  cursorOf: (record) => record.id,
  getCursor: (body) => body['next'] as string | undefined,
  setCursor: (body, cursor) => {
    if (cursor === undefined) delete body['next'];
    else body['next'] = cursor;
  },
  loseCursor: (body) => void (body['next'] = ''),
});

function controlled(entities: Record<string, SimpleEntity>): ControlledData {
  const data = new Map(
    Object.entries(entities).map(([name, { records }]) => [name, new Map(records.map((each) => [each.id, each]))]),
  );
  const of = (entity: string) => {
    const records = data.get(entity);
    if (!records) throw new Error(`there is no ${entity}; known: ${[...data.keys()].join(', ')}`);
    return records;
  };
  const put = (entity: string, record: VendorRecord) => (of(entity).set(record.id, record), record);
  return {
    entities: [...data.keys()],
    count: (entity) => of(entity).size,
    record: (entity, index) => [...of(entity).values()][index],
    find: (entity, id) => of(entity).get(id),
    touch: (entity, id, patch) => put(entity, { ...of(entity).get(id), ...patch, id }),
    remove: (entity, id) => void of(entity).delete(id),
    insert: (entity, record) => put(entity, { ...record, id: String(record['id']) }),
  };
}
