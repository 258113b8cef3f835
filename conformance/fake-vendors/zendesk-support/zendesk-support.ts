/**
 * A vendor that behaves as Zendesk Support and its Help Center do, for the entities of the contract, `users/me` and the
 * incremental exports.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { joinClocks } from '../clock.ts';
import { createAuthorizationServer, type OauthClientOptions } from '../oauth/authorization-server.ts';
import { oauthEndpoints } from '../oauth/endpoints.ts';
import type { VendorRecord } from '../overlay-store.ts';
import type { Answer, ControlledData, FakeVendor, ListShape, VendorRequest } from '../vendor.ts';
import type { DataSet } from './data-set.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import {
  badPath,
  errorFor,
  forbidden,
  notFound,
  tooMany,
  unsupportedMediaType,
  wrongCredentials,
  wrongToken,
} from './errors.ts';
import { exportByCursor, exportByTime, type AskedExport } from './exports.ts';
import { list, listShape } from './listing.ts';
import { createWindow, limitHeaders, type Window } from './rate-limit.ts';
import { file } from './tickets.ts';
import { answer } from './wire.ts';
import { ENTITIES, type Entity } from './world.ts';

export interface Account {
  /** Names it in the control interface. Several may share one data set: people of one help desk. */
  name: string;
  data: DataSet;
  /** What `Authorization: Bearer` carries. */
  access_token?: string;
  /** What `Authorization: Basic` carries: `{email}/token:{api_token}`. */
  email?: string;
  api_token?: string;
  /** Default admin. `nothing` may read no more than who it is; `expired` not even that. */
  role?: 'admin' | 'agent' | 'nothing' | 'expired';
  /** Whether the plan has service levels. Default true. */
  sla?: boolean;
}

export interface ZendeskSupportOptions {
  accounts: readonly Account[];
  /** Requests a minute and account; false switches all limits and their headers off. */
  rate_limit_per_minute?: number | false;
  /** The lower limits of single endpoints (exports and deleted tickets: 10 a minute). */
  endpoint_limits?: boolean;
  /** Who may ask the accounts' people for consent. */
  oauth_clients?: OauthClientOptions[];
  /** Records of a page of the exports, where fewer than the vendor's 1000 show more pages. */
  export_page?: number;
}

/** An Enterprise plan. */
const DEFAULT_RATE_LIMIT = 700;
const ENDPOINT_LIMIT = 10;

interface Session {
  account: Account;
  window: Window;
  endpoint_windows: Map<string, Window>;
}

export function zendeskSupport({
  accounts,
  rate_limit_per_minute = DEFAULT_RATE_LIMIT,
  endpoint_limits = true,
  oauth_clients = [],
  export_page = 1000,
}: ZendeskSupportOptions): FakeVendor {
  const clock = joinClocks(accounts.map(({ data }) => data.clock));
  const by_name = new Map(accounts.map((account) => [account.name, account]));
  if (by_name.size !== accounts.length) throw new Error('names of accounts must differ');
  const sessions = new Map<string, Session>();
  const named = new Map<string, Session>();
  const oauth = createAuthorizationServer({
    clients: oauth_clients,
    accounts: accounts.map(({ name }) => name),
    clock,
  });
  // developer.zendesk.com/api-reference/ticketing/oauth/grant_type_tokens: tokens come with 201.
  const endpoints = oauthEndpoints(oauth, {
    authorize_path: '/oauth/authorizations/new',
    token_path: '/oauth/tokens',
    token_status: 201,
  });
  for (const account of accounts) {
    const session: Session = {
      account,
      window: createWindow(rate_limit_per_minute || DEFAULT_RATE_LIMIT),
      endpoint_windows: new Map(),
    };
    named.set(account.name, session);
    if (account.access_token !== undefined) sessions.set(`Bearer ${account.access_token}`, session);
    if (account.api_token !== undefined)
      sessions.set(`Basic ${Buffer.from(`${account.email}/token:${account.api_token}`).toString('base64')}`, session);
  }
  const sessionOf = ({ authorization = '' }: IncomingHttpHeaders): Session | undefined =>
    sessions.get(authorization) ?? named.get(oauth.accountOf(authorization) ?? '');

  function limited(session: Session, path: string): { refusal?: Answer; headers: Record<string, string> } {
    if (rate_limit_per_minute === false) return { headers: {} };
    const { allowed, remaining, reset_s } = session.window.take();
    const headers = limitHeaders(rate_limit_per_minute, remaining, reset_s);
    if (!allowed) return { refusal: tooMany({ ...headers, 'Retry-After': String(reset_s) }), headers };
    if (!endpoint_limits || !/^\/api\/v2\/(incremental\/|deleted_tickets)/.test(path)) return { headers };
    const kind = path.includes('incremental') ? 'incremental' : 'deleted_tickets';
    let window = session.endpoint_windows.get(kind);
    if (!window) session.endpoint_windows.set(kind, (window = createWindow(ENDPOINT_LIMIT)));
    const own = window.take();
    return own.allowed
      ? { headers }
      : { refusal: tooMany({ ...headers, 'Retry-After': String(own.reset_s) }), headers };
  }

  function respond(request: VendorRequest): Answer {
    const page = endpoints.answer(request);
    if (page) return page;
    const session = sessionOf(request.headers);
    if (!session)
      return isMe(request.path)
        ? anonymous()
        : request.headers.authorization?.startsWith('Bearer ')
          ? wrongToken()
          : wrongCredentials();
    if (session.account.role === 'expired') return wrongToken();
    const { refusal, headers } = limited(session, request.path);
    if (refusal) return refusal;
    const routed = route(session.account, request, export_page);
    return { ...routed, headers: { ...routed.headers, ...headers } };
  }

  return {
    type: 'zendesk-support',
    clock,
    accounts: accounts.map(({ name }) => name),
    accountOf: (headers) => sessionOf(headers)?.account.name,
    answer: respond,
    error: errorFor,
    throttled: () =>
      tooMany({ 'x-rate-limit': String(rate_limit_per_minute || DEFAULT_RATE_LIMIT), 'x-rate-limit-remaining': '0' }),
    exhausted: (reset_in_s) => limitHeaders(rate_limit_per_minute || DEFAULT_RATE_LIMIT, 0, reset_in_s),
    data(name) {
      const account = by_name.get(name);
      return account && controlled(account.data);
    },
  };
}

const isMe = (path: string): boolean => /^\/api\/v2\/users\/me(\.json)?$/.test(path);

/** Recorded: 200, and an anonymous user. */
const anonymous = (): Answer =>
  answer(200, {
    user: {
      id: null,
      url: null,
      name: 'Anonymous user',
      email: 'invalid@example.com',
      role: 'end-user',
      active: false,
    },
  });

const ROUTES = ENDPOINTS.map((endpoint) => ({
  endpoint,
  list: listShape(endpoint),
  pattern: new RegExp(`^${endpoint.path.replace('{parent}', '(?<parent>[^/]+)')}(?:/(?<id>[^/]+))?$`),
}));

function route(account: Account, request: VendorRequest, export_page: number): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return badPath();
  const [, rest = '', extension] = /^\/api\/v2\/(.+?)(\.json)?$/.exec(request.path) ?? [];
  const { data } = account;
  if (rest === 'users/me') return me(account);
  if (account.role === 'nothing') return forbidden();
  // "extension-less paths": live, Help Center returns 415.
  if (rest.startsWith('help_center/') && extension === undefined) return unsupportedMediaType();
  const url = `https://${data.world.subdomain}.zendesk.com${request.path}`;
  if (rest.startsWith('incremental/'))
    return incremental(account, rest.slice(12), { query: request.query, url, largest: export_page });
  const attachment = /^attachments\/(\d+)$/.exec(rest);
  if (attachment) return fileById(data, attachment[1]!);
  for (const { endpoint, pattern, list: shape } of ROUTES) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const { parent, id } = found.groups as { parent?: string; id?: string };
    if (id !== undefined && !endpoint.item_key) continue;
    if ((endpoint.admin && account.role === 'agent') || (endpoint.plan && account.sla === false)) return forbidden();
    if (parent !== undefined && !data.find(endpoint.parent!, parent)) return notFound();
    return id === undefined
      ? withShape(list({ endpoint, data, url, query: request.query, parent }), shape)
      : item(data, endpoint, parent, id, request.query);
  }
  return badPath();
}

const withShape = (listed: Answer, shape: ListShape | undefined): Answer =>
  listed.status === 200 && shape ? { ...listed, list: shape } : listed;

function item(
  data: DataSet,
  { entity, item_key, show }: Endpoint,
  parent: string | undefined,
  id: string,
  query: URLSearchParams,
): Answer {
  const record = data.find(entity, id);
  if (!record || (parent !== undefined && record['article_id'] !== parent)) return notFound();
  const shown = show?.(record, query) ?? record;
  // Views answer with their columns beside them; ticket_metric is an object, whatever the document says.
  const beside = entity === 'views' ? { columns: [], groups: [], rows: [] } : {};
  return answer(200, { [item_key!]: shown, ...beside });
}

function me({ data, role = 'admin' }: Account): Answer {
  return answer(200, {
    user: { ...data.find('users', data.world.id('users', role === 'agent' ? 1 : 0)), authenticity_token: 'x' },
  });
}

function incremental({ data, role }: Account, path: string, asked: AskedExport): Answer {
  if (role === 'agent') return forbidden();
  if (path === 'tickets/cursor' || path === 'users/cursor')
    return exportByCursor(data, path === 'tickets/cursor' ? 'tickets' : 'users', asked);
  if (path === 'tickets' || path === 'organizations') return exportByTime(data, path, asked);
  return badPath();
}

/** Files are known by their number; those of comments exist as long as the comment does. */
function fileById(data: DataSet, id: string): Answer {
  const index = Number(BigInt(id) - BigInt(data.world.id('attachments', 0))) / 32;
  if (!Number.isInteger(index) || index < 0 || index >= data.world.counts.tickets * 3) return notFound();
  return answer(200, { attachment: file(data.world, index) });
}

const controlled = (data: DataSet): ControlledData => {
  const at = (entity: string): Entity => entity as Entity;
  return {
    entities: ENTITIES,
    count: (entity) => data.all(at(entity)).length,
    record: (entity, index) => data.all(at(entity))[index] as VendorRecord | undefined,
    find: (entity, id) => data.find(at(entity), id),
    touch: (entity, id, patch) => data.touch(at(entity), id, patch),
    remove: (entity, id) => data.remove(at(entity), id),
    insert: (entity, record) => data.insert(at(entity), record),
  };
};
