/** A vendor that behaves as incident.io's public API does, for the twelve entities and `GET /v1/identity`. */
import type { IncomingHttpHeaders } from 'node:http';
import { joinClocks } from '../clock.ts';
import {
  json,
  type Answer,
  type ControlledData,
  type FakeVendor,
  type ListShape,
  type VendorRequest,
} from '../vendor.ts';
import type { DataSet } from './records/data-set.ts';
import { ENDPOINTS, NEXT_SHIFTS_UP_TO, SCHEDULE_WITHOUT_NEXT, type Endpoint } from './endpoints.ts';
import { errorFor, forbidden, invalid, missingAuthorization, notFound, tooManyRequests, wrongKey } from './errors.ts';
import { parseFilter } from './filters.ts';
import { createPages, type Pages } from './pages.ts';
import { createBucket, type Bucket } from './rate-limit.ts';
import { ENTITIES, type Entity } from './records/world.ts';

export interface Account {
  /** What `Authorization: Bearer` carries. */
  api_key: string;
  /**
   * The key's name, as the vendor's dashboard and its 429 bodies show it. Names the account in the control interface.
   */
  name: string;
  /** As in `app.incident.io/<organization>`. Default: the data set's. */
  organization?: string;
  data: DataSet;
  /** Scopes such as `alerts.view`; all when absent. */
  permissions?: readonly string[];
  /** What `/v1/identity` says. */
  roles?: readonly string[];
}

export interface IncidentIoOptions {
  accounts: readonly Account[];
  /** Requests a minute and key; false switches the limit and its headers off. */
  rate_limit_per_minute?: number | false;
}

const DEFAULT_RATE_LIMIT = 1200;
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

interface Session {
  account: Account;
  pages: Pages;
  bucket: Bucket | undefined;
}

export function incidentIo({ accounts, rate_limit_per_minute = DEFAULT_RATE_LIMIT }: IncidentIoOptions): FakeVendor {
  const clock = joinClocks(accounts.map(({ data }) => data.clock));
  const pages = new Map(accounts.map(({ data }) => [data, createPages(data)]));
  const sessions = new Map<string, Session>(
    accounts.map((account) => [
      account.api_key,
      {
        account,
        pages: pages.get(account.data)!,
        bucket: rate_limit_per_minute === false ? undefined : createBucket(rate_limit_per_minute),
      },
    ]),
  );
  const by_name = new Map(accounts.map((account) => [account.name, account]));
  if (sessions.size !== accounts.length || by_name.size !== accounts.length)
    throw new Error('names and keys of accounts must differ');

  const sessionOf = (headers: IncomingHttpHeaders): Session | undefined => {
    const header = headers.authorization;
    return header?.startsWith('Bearer ') ? sessions.get(header.slice(7)) : undefined;
  };

  function answer(request: VendorRequest): Answer {
    const session = sessionOf(request.headers);
    if (!session) return request.headers.authorization ? wrongKey() : missingAuthorization();
    if (!session.bucket) return route(session, request);
    const { allowed, retry_after_s, headers } = session.bucket.take(clock.now());
    if (!allowed) {
      const retry_at_ms = clock.now() + retry_after_s * 1000;
      return tooManyRequests(session.account.name, rate_limit_per_minute as number, retry_at_ms, {
        ...headers,
        'Retry-After': String(retry_after_s),
      });
    }
    const routed = route(session, request);
    return { ...routed, headers: { ...routed.headers, ...headers } };
  }

  return {
    type: 'incident-io',
    clock,
    accounts: accounts.map(({ name }) => name),
    credentialsOf: (name) => ({ api_key: by_name.get(name)!.api_key }),
    accountOf: (headers) => sessionOf(headers)?.account.name,
    answer,
    error: errorFor,
    throttled: (account, retry_at_ms) =>
      tooManyRequests(account ?? 'unknown', rate_limit_per_minute || DEFAULT_RATE_LIMIT, retry_at_ms),
    exhausted: (reset_in_s) => ({
      'X-RateLimit-Limit': `${DEFAULT_RATE_LIMIT}, ${DEFAULT_RATE_LIMIT};window=60`,
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Used': String(DEFAULT_RATE_LIMIT),
      'X-RateLimit-Reset': String(Math.ceil(clock.now() / 1000) + reset_in_s),
    }),
    data(name) {
      const account = by_name.get(name);
      return account && controlled(account.data);
    },
  };
}

const LISTS = new Map(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint]));

const list_shapes = new Map<Endpoint, ListShape>(ENDPOINTS.map((endpoint) => [endpoint, listShape(endpoint)]));

function listShape({ list_key, page }: Endpoint): ListShape {
  type Meta = { pagination_meta?: { after?: string; page_size?: number } };
  return {
    records_key: list_key,
    paging_keys: ['pagination_meta'],
    cursor_param: 'after',
    size_param: 'page_size',
    cursorOf: (record) => record.id,
    getCursor: (body) => (body as Meta).pagination_meta?.after,
    setCursor(body, cursor) {
      const meta = ((body as Meta).pagination_meta ??= page ? { page_size: page.default } : {});
      if (cursor === undefined) delete meta.after;
      else meta.after = cursor;
    },
    loseCursor(body) {
      (body as Meta).pagination_meta = { ...(body as Meta).pagination_meta, after: '' };
    },
  };
}

function route(session: Session, request: VendorRequest): Answer {
  const { method, path } = request;
  // Everything here reads; what else the vendor offers at these paths is not part of the fake.
  if (method !== 'GET' && method !== 'HEAD') return notFound(`No ${method} at this path`);
  if (path === '/v1/identity') return identity(session);
  const list = LISTS.get(path);
  if (list) return permitted(session, list) ?? listed(session, list, request);
  const slash = path.lastIndexOf('/');
  const endpoint = LISTS.get(path.slice(0, slash));
  if (!endpoint?.item_key) return notFound();
  return permitted(session, endpoint) ?? item(session, endpoint, path.slice(slash + 1));
}

function permitted({ account }: Session, { scope }: Endpoint): Answer | undefined {
  if (!scope || !account.permissions || account.permissions.includes(scope)) return undefined;
  return forbidden(scope);
}

function identity({ account }: Session): Answer {
  const { data, name, roles = ['viewer', 'catalog_viewer', 'schedules_reader', 'on_call_viewer'] } = account;
  return json(200, {
    identity: {
      name,
      roles,
      team_roles: [],
      teams: [{ id: data.world.foreignId('team', 0), name: 'Platform' }],
      dashboard_url: `https://app.incident.io/${account.organization ?? data.world.slug}`,
    },
  });
}

function listed({ account, pages }: Session, endpoint: Endpoint, request: VendorRequest): Answer {
  const list = list_shapes.get(endpoint)!;
  const kept = pages.kept(request.url);
  if (kept) return { status: 200, headers: JSON_HEADERS, body: kept, list };
  const { query } = request;
  const { data } = account;
  const { entity, page, list_key } = endpoint;

  let newest_first = endpoint.newest_first ?? false;
  if (entity === 'incidents' && query.has('sort_by')) {
    const sort = query.get('sort_by');
    if (sort !== 'created_at_newest_first' && sort !== 'created_at_oldest_first') {
      return invalid('sort_by', 'must be one of: created_at_newest_first, created_at_oldest_first');
    }
    newest_first = sort === 'created_at_newest_first';
  }
  const size = page && pageSize(page, query.get('page_size'));
  if (typeof size === 'object') return size;
  const after = (page && query.get('after')) || undefined;
  if (after !== undefined && !data.store(entity).known(after)) return invalid('after', 'No record with this ID');
  const parsed = parseFilter(data, entity, query);
  if ('refusal' in parsed) return parsed.refusal;

  const form = entity === 'schedules' && size! > NEXT_SHIFTS_UP_TO ? SCHEDULE_WITHOUT_NEXT : endpoint.form;
  const body = pages.list(request.url, {
    entity,
    key: list_key,
    newest_first,
    filter: parsed.filter,
    ...(form && { form }),
    ...(page && { page: { size: size!, total: page.total ?? false, ...(after !== undefined && { after }) } }),
  });
  return { status: 200, headers: JSON_HEADERS, body, list };
}

function pageSize(
  { default: usual, max, required }: NonNullable<Endpoint['page']>,
  text: string | null,
): number | Answer {
  if (text === null) return required ? invalid('page_size', 'page_size is required', 'is_required') : usual;
  const size = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return size >= 1 && size <= max ? size : invalid('page_size', `must be an integer between 1 and ${max}`);
}

function item({ account, pages }: Session, { entity, item_key, form }: Endpoint, text: string): Answer {
  let id = text;
  // "the numeric part of the reference": 123, not INC-123.
  if (entity === 'incidents' && /^\d{1,10}$/.test(text)) id = account.data.findByReference(Number(text))?.id ?? '';
  const body = pages.item(entity, id, item_key!, form);
  return body ? { status: 200, headers: JSON_HEADERS, body } : notFound();
}

const controlled = (data: DataSet): ControlledData => ({
  entities: ENTITIES,
  count: (entity) => data.count(entity as Entity),
  record: (entity, index) => data.record(entity as Entity, index),
  find: (entity, id) => data.find(entity as Entity, id),
  touch: (entity, id, patch) => data.touch(entity as Entity, id, patch),
  remove: (entity, id) => data.remove(entity as Entity, id),
  insert: (entity, record) => data.insert(entity as Entity, record),
});
