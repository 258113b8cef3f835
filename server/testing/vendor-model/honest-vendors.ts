import type { EntityRule, TrueRecord, Truth } from './truth.ts';

/** Three vendors that behave: each responds as its document says, from the truth alone. */

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
}

export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What a request is about, so that a fault knows where it is. */
export interface About {
  entity: string;
  kind: 'list' | 'children' | 'get' | 'export' | 'report' | 'check';
  /** The key of the records in the body. */
  records?: string;
  /** The record, parent or account that the request names. */
  id?: string;
  /** Whether the honest response says that there is more. */
  more?: boolean;
}

export interface Answered {
  about: About;
  reply: Reply;
}

type Body = Record<string, unknown>;

export interface VendorModel {
  connector_type: string;
  rules: readonly EntityRule[];
  connector(token: string): Body;
  /** The seed that the request's credentials name. */
  tokenOf(authorization: string): string;
  answer(truth: Truth, asked: Asked): Answered;
  /** The id under which a record is stored, and its text in the stored record. */
  stored(entity: string, record: Body): { id: string; text: string };
  /** Paging of a body, broken in the ways that the vendor's form allows. */
  paging: {
    without(body: Body): Body;
    /** Says that there is more, with a cursor or without one that can be read. */
    more(body: Body, cursor: string | undefined): Body;
    end(body: Body): Body;
  };
  /** The field that takes a value that no record can have. */
  invalid: Body;
  error(meaning: 'unauthorized' | 'forbidden' | 'too_large' | 'bad_request', status: number): unknown;
}

const notFound: Reply = { status: 404, body: { error: 'RecordNotFound' } };
const elsewhere: Answered = { about: { entity: '', kind: 'check' }, reply: notFound };
/** Vendors return fewer records than they are asked for. */
const most_per_page = 5;

interface Paged {
  records: TrueRecord[];
  /** The id of the last record, where there is more behind it. */
  next: string | undefined;
}

function pageOf(all: readonly TrueRecord[], after: string | null, size: string | null): Paged {
  const from = after === null ? 0 : all.findIndex(({ id }) => Number(id) > Number(after));
  const behind = from < 0 ? [] : all.slice(from);
  const records = behind.slice(0, Math.min(Number(size ?? most_per_page), most_per_page));
  return { records, next: behind.length > records.length ? records.at(-1)?.id : undefined };
}

const dates = ({ changed_s }: TrueRecord): Body => ({
  created_at: '2026-01-01T00:00:00Z',
  updated_at: new Date(changed_s * 1000).toISOString(),
});

const incidentTexts: Readonly<Record<string, string>> = { alerts: 'title', incident_updates: 'message' };
const incidentText = (entity: string): string => incidentTexts[entity] ?? 'name';
const incidentShape = (entity: string, record: TrueRecord): Body => ({
  id: record.id,
  [incidentText(entity)]: record.text,
  ...dates(record),
});

export const incidentModel: VendorModel = {
  connector_type: 'incident-io',
  rules: [
    { entity: 'severities', owners: [''], count: [12, 16] },
    { entity: 'users', owners: [''], count: [12, 25] },
    { entity: 'alerts', owners: [''], count: [12, 25] },
    { entity: 'incident_updates', owners: [''], count: [12, 25] },
    // Changes are asked for by time, which does not show deletions before the next complete listing.
    { entity: 'incidents', owners: [''], count: [12, 20], removed: false },
  ],
  connector: (token) => ({ credentials: { api_key: token } }),
  tokenOf: (authorization) => authorization.replace('Bearer ', ''),
  answer(truth, { path, query }) {
    const [, entity = '', id] = /^\/v\d\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (entity === 'identity')
      return { about: { entity, kind: 'check' }, reply: { status: 200, body: { identity: { dashboard_url: 'x' } } } };
    if (entity === 'incident_timestamps')
      return { about: { entity, kind: 'check' }, reply: { status: 200, body: { incident_timestamps: [] } } };
    if (id !== undefined) {
      const found = truth.find(entity, id);
      const key = entity.replace(/ies$/, 'y').replace(/s$/, '');
      const reply = found ? { status: 200, body: { [key]: incidentShape(entity, found) } } : notFound;
      return { about: { entity, kind: 'get', id }, reply };
    }
    const since = query.get('updated_at[gte]');
    const all = truth
      .records(entity)
      .filter(({ changed_s }) => since === null || new Date(changed_s * 1000).toISOString().slice(0, 10) >= since);
    const whole = entity === 'severities';
    const { records, next } = whole
      ? { records: all, next: undefined }
      : pageOf(all, query.get('after'), query.get('page_size'));
    const body = {
      [entity]: records.map((record) => incidentShape(entity, record)),
      ...(!whole && { pagination_meta: { page_size: 5, ...(next !== undefined && { after: next }) } }),
    };
    return { about: { entity, kind: 'list', records: entity, more: next !== undefined }, reply: { status: 200, body } };
  },
  stored: (entity, record) => ({ id: String(record['id']), text: String(record[incidentText(entity)]) }),
  paging: {
    without: ({ pagination_meta: _, ...body }) => body,
    more: (body, cursor) => ({ ...body, pagination_meta: { page_size: 5, after: cursor ?? {} } }),
    end: (body) => ({ ...body, pagination_meta: { page_size: 5 } }),
  },
  invalid: { created_at: 'yesterday' },
  error: (meaning, status) => ({ type: meaning, status, errors: [{ code: meaning, source: { field: 'id' } }] }),
};

const deskTexts: Readonly<Record<string, string>> = {
  tickets: 'subject',
  ticket_comments: 'body',
  group_memberships: 'url',
};
const deskText = (entity: string): string => deskTexts[entity] ?? 'name';
const deskShape = (entity: string, record: TrueRecord): Body => ({
  id: Number(record.id),
  [deskText(entity)]: record.text,
  ...dates(record),
  ...(entity === 'tickets' && { status: record.deleted ? 'deleted' : 'open' }),
  ...(entity === 'organizations' && { deleted_at: record.deleted ? '2026-01-01T00:00:00Z' : null }),
});

function deskExport(truth: Truth, entity: string, query: URLSearchParams): Reply {
  const changes = truth.changes(entity);
  const by_time = entity === 'organizations';
  const from = Number(query.get(by_time ? 'start_time' : 'cursor') ?? 0);
  // A cursor is a place among changes of the same second, too; a time is not, so its page ends between two seconds.
  const place = (record: TrueRecord): number =>
    by_time
      ? record.changed_s
      : record.changed_s * 1000 + changes.filter((each) => each.changed_s === record.changed_s).indexOf(record);
  const behind = changes.filter((record) => (by_time ? place(record) >= from : place(record) > from));
  let size = Math.min(7, behind.length);
  const first = behind[0];
  while (by_time && size < behind.length && behind[size - 1]?.changed_s === first?.changed_s) size++;
  while (by_time && size < behind.length && behind[size]?.changed_s === behind[size - 1]?.changed_s) size++;
  const page = behind.slice(0, size);
  const last = page.at(-1);
  const end = last ? place(last) : from;
  const body = {
    [entity]: page.map((record) => deskShape(entity, record)),
    ...(by_time ? { end_time: end } : { after_cursor: String(end) }),
    end_of_stream: size === behind.length,
  };
  return { status: 200, body };
}

export const deskModel: VendorModel = {
  connector_type: 'zendesk-support',
  rules: [
    { entity: 'groups', owners: [''], count: [12, 25] },
    { entity: 'group_memberships', owners: [''], count: [12, 25] },
    { entity: 'organizations', owners: [''], count: [12, 25] },
    { entity: 'tickets', owners: [''], count: [12, 20] },
    { entity: 'ticket_comments', owners: [], parent: 'tickets', count: [1, 7], removed: false, changed: false },
  ],
  connector: (token) => ({ credentials: { access_token: token }, environment: { subdomain: 'model' } }),
  tokenOf: (authorization) => authorization.replace('Bearer ', ''),
  answer(truth, { path, query }) {
    if (path === '/api/v2/users/me')
      return { about: { entity: 'users', kind: 'check' }, reply: { status: 200, body: { user: { id: 1 } } } };
    const [, exported] = /^\/api\/v2\/incremental\/(\w+)/.exec(path) ?? [];
    if (exported !== undefined)
      return {
        about: { entity: exported, kind: 'export', records: exported },
        reply: deskExport(truth, exported, query),
      };
    const [, parent] = /^\/api\/v2\/tickets\/(\d+)\/comments$/.exec(path) ?? [];
    const [, named = '', id] = /^\/api\/v2\/(\w+)(?:\/(\d+))?$/.exec(path) ?? [];
    if (parent !== undefined && !truth.find('tickets', parent))
      return { about: { entity: 'ticket_comments', kind: 'children', id: parent }, reply: notFound };
    const entity = parent === undefined ? named : 'ticket_comments';
    if (id !== undefined) {
      const found = truth.find(entity, id);
      const reply = found ? { status: 200, body: { [entity.slice(0, -1)]: deskShape(entity, found) } } : notFound;
      return { about: { entity, kind: 'get', id }, reply };
    }
    const { records, next } = pageOf(truth.records(entity, parent), query.get('page[after]'), query.get('page[size]'));
    const key = parent === undefined ? entity : 'comments';
    const body = {
      [key]: records.map((record) => deskShape(entity, record)),
      meta: { has_more: next !== undefined, after_cursor: records.at(-1)?.id ?? null },
    };
    const kind = parent === undefined ? ('list' as const) : ('children' as const);
    return {
      about: { entity, kind, records: key, more: next !== undefined, ...(parent !== undefined && { id: parent }) },
      reply: { status: 200, body },
    };
  },
  stored: (entity, record) => ({ id: String(record['id']), text: String(record[deskText(entity)]) }),
  paging: {
    without: ({ meta: _, ...body }) => body,
    more: (body, cursor) => ({
      ...body,
      meta: { has_more: true, ...(cursor !== undefined && { after_cursor: cursor }) },
    }),
    end: (body) => ({ ...body, meta: { has_more: false, after_cursor: 'x' } }),
  },
  invalid: { created_at: 'yesterday' },
  error: (meaning) => ({ error: meaning, description: 'Something about a record.' }),
};

const accounts = ['11', '12'];
const day = (record: TrueRecord): string =>
  new Date(Date.now() - (2 + (Number(record.id) % 20)) * 86_400_000).toISOString().slice(0, 10);
const adsTexts: Readonly<Record<string, string>> = { ads_insights: 'ad_name' };
const adsText = (entity: string): string => adsTexts[entity] ?? 'name';
const adsShape = (entity: string, record: TrueRecord): Body =>
  entity === 'ads_insights'
    ? {
        account_id: record.owner,
        ad_id: record.id,
        ad_name: record.text,
        date_start: day(record),
        date_stop: day(record),
        impressions: '5',
      }
    : { id: record.id, account_id: record.owner, name: record.text, created_time: '2026-01-01T00:00:00+0000' };
const edges: Readonly<Record<string, string>> = {
  campaigns: 'campaigns',
  adimages: 'images',
  customconversions: 'custom_conversions',
};

function adsPage(all: readonly TrueRecord[], entity: string, query: URLSearchParams): Reply & { more: boolean } {
  const { records, next } = pageOf(all, query.get('after'), query.get('limit'));
  const after = records.at(-1)?.id;
  const paging = {
    cursors: { before: 'b', ...(after !== undefined && { after }) },
    ...(next !== undefined && { next: `https://graph.facebook.com/x?after=${next}` }),
  };
  return {
    status: 200,
    body: { data: records.map((record) => adsShape(entity, record)), paging },
    more: next !== undefined,
  };
}

function adsReport(truth: Truth, [, run = '', rows]: readonly string[], query: URLSearchParams): Answered {
  const about = { entity: 'ads_insights', kind: 'report' as const, id: run };
  if (rows === undefined)
    return {
      about,
      reply: { status: 200, body: { id: run, async_status: 'Job Completed', async_percent_completion: 100 } },
    };
  const [, account = '', since = '', until = ''] = /^9(\d\d)(\d{8})(\d{8})$/.exec(run) ?? [];
  const within = truth.records('ads_insights', account).filter((record) => {
    const at = day(record).replaceAll('-', '');
    return at >= since && at <= until;
  });
  const { more, ...reply } = adsPage(within, 'ads_insights', query);
  return { about: { ...about, records: 'data', more }, reply };
}

export const adsModel: VendorModel = {
  connector_type: 'facebook-marketing',
  rules: [
    { entity: 'campaigns', owners: accounts, count: [12, 16] },
    { entity: 'images', owners: accounts, count: [12, 16] },
    { entity: 'custom_conversions', owners: accounts, count: [12, 16] },
    { entity: 'ads_insights', owners: accounts, count: [6, 12], removed: false },
  ],
  connector: (token) => ({
    credentials: { account_key: token },
    replication_config: { account_ids: accounts.join(',') },
  }),
  tokenOf: (authorization) => authorization.replace('Bearer ', ''),
  answer(truth, { method, path, query }) {
    const target = path.replace(/^\/v\d+\.\d+/, '');
    if (target === '/me')
      return { about: { entity: 'me', kind: 'check' }, reply: { status: 200, body: { id: '1', name: 'Ada' } } };
    if (target === '/me/adaccounts') {
      const data = accounts.map((id) => ({ id: `act_${id}`, account_id: id }));
      return { about: { entity: 'ad_accounts', kind: 'check' }, reply: { status: 200, body: { data } } };
    }
    const report = /^\/(9\d{18})(\/insights)?$/.exec(target);
    if (report) return adsReport(truth, report, query);
    const [, account = '', edge = ''] = /^\/act_(\d+)\/(\w+)$/.exec(target) ?? [];
    if (edge === 'insights' && method === 'POST') {
      const { since = '', until = '' } = JSON.parse(query.get('time_range') ?? '{}') as Record<string, string>;
      const report_run_id = `9${account}${since.replaceAll('-', '')}${until.replaceAll('-', '')}`;
      return {
        about: { entity: 'ads_insights', kind: 'report', id: account },
        reply: { status: 200, body: { report_run_id } },
      };
    }
    const entity = edges[edge];
    if (entity !== undefined) {
      const { more, ...reply } = adsPage(truth.records(entity, account), entity, query);
      return { about: { entity, kind: 'list', records: 'data', id: account, more }, reply };
    }
    const [, id = ''] = /^\/(\d+)$/.exec(target) ?? [];
    for (const each of Object.values(edges)) {
      const found = truth.find(each, id);
      if (found)
        return { about: { entity: each, kind: 'get', id }, reply: { status: 200, body: adsShape(each, found) } };
    }
    const gone = { error: { code: 100, error_subcode: 33, message: 'Unsupported get request.' } };
    return id === '' ? elsewhere : { about: { entity: '', kind: 'get', id }, reply: { status: 400, body: gone } };
  },
  stored: (entity, record) => ({
    id: String(record[entity === 'ads_insights' ? 'ad_id' : 'id']),
    text: String(record[adsText(entity)]),
  }),
  paging: {
    without: ({ paging: _, ...body }) => body,
    more: (body, cursor) => ({
      ...body,
      paging: {
        next: `https://graph.facebook.com/x?limit=5${cursor === undefined ? '' : `&after=${cursor}`}`,
        ...(cursor !== undefined && { cursors: { after: cursor } }),
      },
    }),
    end: (body) => ({ ...body, paging: { cursors: { after: 'x' } } }),
  },
  invalid: { created_time: 'yesterday', impressions: 'many' },
  error: (meaning, status) => {
    const codes = { unauthorized: 190, forbidden: 200, too_large: 100, bad_request: 100 };
    return {
      error: {
        code: codes[meaning],
        message: `(#${codes[meaning]}) status ${status}`,
        ...(meaning === 'too_large' && { error_subcode: 1487534 }),
      },
    };
  },
};

export const vendorModels = [incidentModel, deskModel, adsModel] as const;
