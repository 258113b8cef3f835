import { incidentIo } from './incident-io.ts';
import { createDataSet, type DataSet } from './records/data-set.ts';
import { ENDPOINTS, SCOPES } from './endpoints.ts';
import { startUpstream, type Upstream } from '../start.ts';
import type { VendorRecord } from '../overlay-store.ts';
import { readVendorDocument, toJsonSchema, type VendorDocument } from './vendor-document.ts';
import { ENTITIES } from './records/world.ts';

const KEY = 'inc_test';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Body = Record<string, unknown>;
type Page = Record<string, VendorRecord[]> & {
  pagination_meta?: { after?: string; page_size: number; total_record_count?: number };
};

let data: DataSet;
let upstream: Upstream;
const document: VendorDocument | undefined = readVendorDocument();

beforeAll(async () => {
  data = createDataSet({
    seed: 7,
    counts: { incidents: 130, alerts: 120, escalations: 110, users: 60, incident_updates: 260, schedules: 30 },
  });
  upstream = await startUpstream(
    incidentIo({
      accounts: [
        { api_key: KEY, name: 'main', data },
        { api_key: 'inc_narrow', name: 'narrow', data, permissions: SCOPES.filter((scope) => scope !== 'alerts.view') },
      ],
      rate_limit_per_minute: false,
    }),
  );
  if (!document)
    console.log('Skipped: responses are not validated against the vendor’s document, ../shared/upstream is not there.');
});

afterAll(() => upstream.close());

async function call(path: string, key: string | null = KEY): Promise<{ status: number; headers: Headers; body: Body }> {
  const response = await fetch(
    upstream.base_url + path,
    key === null ? {} : { headers: { Authorization: `Bearer ${key}` } },
  );
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

async function page(path: string): Promise<Page> {
  const { status, body } = await call(path);
  expect(status).toBe(200);
  return body as Page;
}

async function walk(path: string, key: string): Promise<VendorRecord[]> {
  const records: VendorRecord[] = [];
  let after: string | undefined;
  do {
    const got = await page(`${path}${path.includes('?') ? '&' : '?'}${after ? `after=${after}` : ''}`);
    records.push(...got[key]!);
    after = got.pagination_meta?.after;
  } while (after !== undefined);
  return records;
}

async function refused(path: string, field: string, code = 'invalid_value'): Promise<void> {
  const { status, body } = await call(path);
  expect({ path, status, body }).toMatchObject({
    status: 422,
    body: { type: 'validation_error', status: 422, errors: [{ code, source: { field } }] },
  });
  expect(body.request_id).toMatch(UUID);
}

const ids = (records: VendorRecord[] | undefined): string[] => (records ?? []).map(({ id }) => id);

describe('responses', () => {
  it.each(ENDPOINTS.map(({ path }) => [path] as const))(
    '%s: every page and every record is as the vendor documents it',
    async (path) => {
      const { list_key, item_key, page: paging } = ENDPOINTS.find((endpoint) => endpoint.path === path)!;
      let after: string | undefined;
      do {
        const body = await page(
          `${path}?page_size=${paging ? Math.min(paging.max, 250) : ''}${after ? `&after=${after}` : ''}${path.endsWith('/incidents') ? MODES : ''}`,
        );
        if (document) expect(document.problems(path, body)).toEqual([]);
        after = body.pagination_meta?.after;
      } while (after !== undefined);
      if (!item_key) return;
      for (const record of [...data.all(ENDPOINTS.find((endpoint) => endpoint.path === path)!.entity)].slice(0, 20)) {
        const { status, body } = await call(`${path}/${record.id}`);
        expect(status).toBe(200);
        expect((body[item_key] as VendorRecord).id).toBe(record.id);
        if (document) expect(document.problems(`${path}/{id}`, body)).toEqual([]);
      }
      expect(list_key).toBeTruthy();
    },
  );

  it('GET /v1/identity names the key', async () => {
    const { status, body } = await call('/v1/identity');
    expect(status).toBe(200);
    expect(body).toMatchObject({ identity: { name: 'main', dashboard_url: 'https://app.incident.io/brightwater' } });
    if (document) expect(document.problems('/v1/identity', body)).toEqual([]);
  });

  it('knows every path of the document and its permissions', () => {
    if (!document) return;
    const built = [
      ...ENDPOINTS.flatMap(({ path, item_key }) => (item_key ? [path, `${path}/{id}`] : [path])),
      '/v1/identity',
    ];
    expect([...document.paths].sort()).toEqual(built.sort());
    for (const { path, scope } of ENDPOINTS) expect(document.scopes(path)).toEqual(scope ? [scope] : []);
  });

  it('shows the same record in a list and on its own', async () => {
    const listed = (await page('/v2/incidents?page_size=5')).incidents![2]!;
    expect((await call(`/v2/incidents/${listed.id}`)).body).toEqual({ incident: listed });
  });

  it('departs from the document in one thing: a page of users may be larger than pagination_meta.page_size allows', async () => {
    const body = await page('/v2/users?page_size=10000&include_inactive=true');
    expect(body.users).toHaveLength(60);
    if (document) expect(document.problems('/v2/users', body)).toEqual(['/pagination_meta/page_size must be <= 250']);
  });

  it('gives the deprecated versions their own form', async () => {
    expect((await page('/v1/incident_roles')).incident_roles![0]).toHaveProperty('required', false);
    expect((await page('/v2/incident_roles')).incident_roles![0]).not.toHaveProperty('required');
    expect((await page('/v2/catalog_types')).catalog_types![0]).toHaveProperty('semantic_type', '');
    expect((await page('/v3/catalog_types')).catalog_types![0]).not.toHaveProperty('semantic_type');
  });
});

const MODES = '&mode[one_of]=standard&mode[one_of]=retrospective&mode[one_of]=test&mode[one_of]=tutorial';

describe('paging', () => {
  const paged = ENDPOINTS.filter((endpoint) => endpoint.page);

  it.each(paged.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s: default, maximum, and what is refused',
    async (path, { page: paging, list_key, entity }) => {
      if (paging!.required) await refused(path, 'page_size', 'is_required');
      else expect((await page(path)).pagination_meta).toMatchObject({ page_size: 25 });
      const full = await page(`${path}?page_size=25`);
      expect(full[list_key]).toHaveLength(25);
      expect(full.pagination_meta!.after).toBe(full[list_key]!.at(-1)!.id);
      expect('total_record_count' in full.pagination_meta!).toBe(entity === 'incidents' || entity === 'schedules');
      await page(`${path}?page_size=${paging!.max}`);
      for (const wrong of [String(paging!.max + 1), '0', '-1', 'ten', '1.5', '', '99999999999999999999'])
        await refused(`${path}?page_size=${wrong}`, 'page_size');
      for (const wrong of ['01FCNDV6P870EA6S7TK1DSYDG0', 'x', '%00'])
        await refused(`${path}?page_size=5&after=${wrong}`, 'after');
    },
  );

  it.each([
    ['/v2/incidents?page_size=7' + MODES, 'incidents', 'incidents', 130],
    ['/v2/alerts?page_size=50', 'alerts', 'alerts', 120],
    ['/v2/escalations?page_size=9', 'escalations', 'escalations', 110],
    ['/v2/users?page_size=11&include_inactive=true', 'users', 'users', 60],
    ['/v2/incident_updates?page_size=26', 'incident_updates', 'incident_updates', 260],
    ['/v2/schedules?page_size=30', 'schedules', 'schedules', 30],
  ] as const)('%s: following after gives each record once and ends', async (path, key, entity, count) => {
    const records = await walk(path, key);
    expect(records).toHaveLength(count);
    expect(new Set(ids(records))).toEqual(new Set(ids([...data.all(entity)])));
  });

  it('has no after when the last page is exactly full', async () => {
    const body = await page('/v2/schedules?page_size=30');
    expect(body.pagination_meta).toEqual({ page_size: 30, total_record_count: 30 });
  });

  it('gives all of an entity that is not paged, without pagination_meta', async () => {
    for (const { path, list_key, entity } of ENDPOINTS.filter((endpoint) => !endpoint.page)) {
      const body = await page(`${path}?page_size=1&after=nothing`);
      expect(Object.keys(body)).toEqual([list_key]);
      expect(body[list_key]).toHaveLength(data.count(entity));
    }
  });

  it('keeps next_shifts to pages of 25', async () => {
    expect((await page('/v2/schedules?page_size=25')).schedules!.some((schedule) => 'next_shifts' in schedule)).toBe(
      true,
    );
    expect((await page('/v2/schedules?page_size=26')).schedules!.some((schedule) => 'next_shifts' in schedule)).toBe(
      false,
    );
  });
});

describe('filters', () => {
  const instant = (record: VendorRecord, field: string): number => Date.parse(record[field] as string);
  const all = (): VendorRecord[] => [...data.all('incidents')];

  it('omits test and tutorial incidents unless asked for', async () => {
    const usual = await walk('/v2/incidents?page_size=250', 'incidents');
    expect(new Set(usual.map(({ mode }) => mode))).toEqual(new Set(['standard', 'retrospective']));
    expect((await page('/v2/incidents?page_size=1')).pagination_meta!.total_record_count).toBe(usual.length);
    const tests = await walk('/v2/incidents?page_size=3&mode[one_of]=test&mode%5Bone_of%5D=tutorial', 'incidents');
    expect(tests).toHaveLength(all().filter(({ mode }) => mode === 'test' || mode === 'tutorial').length);
    expect((await page('/v2/incidents?page_size=1' + MODES)).pagination_meta!.total_record_count).toBe(130);
  });

  it('sorts by creation, newest first unless told otherwise', async () => {
    const newest = ids(await walk('/v2/incidents?page_size=20' + MODES, 'incidents'));
    const oldest = ids(await walk('/v2/incidents?page_size=20&sort_by=created_at_oldest_first' + MODES, 'incidents'));
    expect(newest).toEqual([...oldest].reverse());
    expect(oldest).toEqual([...oldest].sort());
    const moments = all().map((record) => instant(record, 'created_at'));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    await refused('/v2/incidents?sort_by=name', 'sort_by');
  });

  it('compares updated_at and created_at by whole days', async () => {
    const day = '2026-06-01';
    for (const field of ['updated_at', 'created_at'] as const) {
      const from = await walk(`/v2/incidents?page_size=50&${field}[gte]=${day}${MODES}`, 'incidents');
      expect(new Set(ids(from))).toEqual(
        new Set(ids(all().filter((record) => instant(record, field) >= Date.parse(day)))),
      );
      // The time is not looked at: a late hour of the same day selects the same.
      expect(ids(await walk(`/v2/incidents?page_size=50&${field}[gte]=${day}T23:59:59Z${MODES}`, 'incidents'))).toEqual(
        ids(from),
      );
      const range = await walk(
        `/v2/incidents?page_size=50&${field}[date_range]=2026-05-01~2026-05-31${MODES}`,
        'incidents',
      );
      const within = all().filter(
        (record) =>
          instant(record, field) >= Date.parse('2026-05-01') && instant(record, field) < Date.parse('2026-06-01'),
      );
      expect(new Set(ids(range))).toEqual(new Set(ids(within)));
    }
    for (const wrong of ['yesterday', '2026-13-01', '1780000000'])
      await refused(`/v2/incidents?updated_at[gte]=${wrong}`, 'updated_at');
    await refused('/v2/incidents?updated_at[date_range]=2026-01-01', 'updated_at');
    await refused('/v2/incidents?updated_at[gt]=2026-01-01', 'updated_at');
  });

  it('combines filters with all or any', async () => {
    const severity = (await page('/v1/severities')).severities!.find(({ rank }) => rank === 2)!;
    const both = await walk(
      `/v2/incidents?page_size=100&severity[gte]=${severity.id}&status_category[one_of]=closed${MODES}`,
      'incidents',
    );
    const rank = (record: VendorRecord): number =>
      ((record.severity as Body | undefined)?.rank as number | undefined) ?? -1;
    const closed = (record: VendorRecord): boolean => (record.incident_status as Body).category === 'closed';
    expect(both).toHaveLength(all().filter((record) => rank(record) >= 2 && closed(record)).length);
    const either = await walk(
      `/v2/incidents?page_size=100&filter_mode=any&severity[one_of]=${severity.id}&status_category[one_of]=closed`,
      'incidents',
    );
    const usual = all().filter(({ mode }) => mode === 'standard' || mode === 'retrospective');
    expect(either).toHaveLength(usual.filter((record) => rank(record) === 2 || closed(record)).length);
    await refused('/v2/incidents?filter_mode=some', 'filter_mode');
    await refused('/v2/incidents?severity[gte]=nothing', 'severity');
    await refused('/v2/incidents?custom_field[x][one_of]=y', 'custom_field', 'not_built');
  });

  it('finds updates of one incident, alerts by key, escalations by status', async () => {
    const update = data.record('incident_updates', 33)!;
    const of_one = await walk(`/v2/incident_updates?incident_id=${update.incident_id as string}`, 'incident_updates');
    expect(ids(of_one).sort()).toEqual(
      ids([...data.all('incident_updates')].filter(({ incident_id }) => incident_id === update.incident_id)).sort(),
    );
    expect((await page('/v2/incident_updates?incident_id=nothing')).incident_updates).toEqual([]);
    const alert = data.record('alerts', 3)!;
    expect(
      ids((await page(`/v2/alerts?page_size=5&deduplication_key[is]=${alert.deduplication_key as string}`)).alerts),
    ).toEqual([alert.id]);
    const snoozed = await walk('/v2/escalations?status[one_of]=snoozed', 'escalations');
    expect(snoozed.length).toBeGreaterThan(0);
    expect(snoozed.every(({ status }) => status === 'snoozed')).toBe(true);
  });

  it('hides inactive users unless asked for, finds one by address or chat id', async () => {
    const active = await walk('/v2/users?page_size=100', 'users');
    expect(active.length).toBeLessThan(60);
    expect(active.every(({ is_active }) => is_active === true)).toBe(true);
    expect(await walk('/v2/users?page_size=100&include_inactive=true', 'users')).toHaveLength(60);
    const someone = active.find(({ email, slack_user_id }) => email && slack_user_id)!;
    expect(ids((await page(`/v2/users?email=${someone.email as string}`)).users)).toEqual([someone.id]);
    expect(ids((await page(`/v2/users?slack_user_id=${someone.slack_user_id as string}`)).users)).toEqual([someone.id]);
    await refused('/v2/users?include_inactive=yes', 'include_inactive');
  });

  it('ignores parameters that the vendor does not know', async () => {
    expect((await page('/v2/escalations?color[one_of]=red&x=y')).escalations).toHaveLength(25);
  });
});

describe('get', () => {
  it('finds an incident by id or by the number of its reference, not by the reference', async () => {
    const { body } = await call('/v2/incidents/12');
    expect(body.incident).toMatchObject({ reference: 'INC-12' });
    expect((await call(`/v2/incidents/${(body.incident as VendorRecord).id}`)).body).toEqual(body);
    expect((await call('/v2/incidents/INC-12')).status).toBe(404);
    expect((await call('/v2/incidents/0')).status).toBe(404);
    expect((await call('/v2/incidents/131')).status).toBe(404);
  });

  it('returns 404 in the error envelope for unknown ids and paths', async () => {
    for (const path of [
      '/v2/incidents/01FCNDV6P870EA6S7TK1DSYDG0',
      '/v2/users/',
      '/v2/users/x/y',
      '/v2/incident_updates/x',
      '/v2/nothing',
      '/',
      '/v1/incidents',
      '/v2/users/%2e%2e',
    ]) {
      const { status, body } = await call(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body).toMatchObject({ status: 404, type: 'not_found', errors: [{ code: 'not_found' }] });
    }
  });
});

describe('authentication', () => {
  it('401 without a key, as the vendor prints it', async () => {
    const { status, body } = await call('/v2/incidents', null);
    expect(status).toBe(401);
    expect(body).toEqual({
      type: 'authentication_error',
      status: 401,
      request_id: expect.stringMatching(UUID),
      errors: [{ code: 'missing_authorization_material', message: 'No authorization material provided in request' }],
    });
  });

  it('401 with a wrong one', async () => {
    expect(await call('/v2/incidents', 'inc_other')).toMatchObject({
      status: 401,
      body: { type: 'authentication_error' },
    });
  });

  it('403 for what the key may not see, and only for that', async () => {
    expect(await call('/v2/alerts?page_size=5', 'inc_narrow')).toMatchObject({ status: 403, body: { status: 403 } });
    expect((await call(`/v2/alerts/${data.record('alerts', 0)!.id}`, 'inc_narrow')).status).toBe(403);
    expect((await call('/v2/incidents', 'inc_narrow')).status).toBe(200);
    expect((await call('/v1/identity', 'inc_narrow')).body).toMatchObject({ identity: { name: 'narrow' } });
  });
});

describe('changes', () => {
  it('shows touched, removed and inserted records at once', async () => {
    const changing = createDataSet({ seed: 3, counts: { incidents: 30 } });
    const own = await startUpstream(
      incidentIo({ accounts: [{ api_key: KEY, name: 'main', data: changing }], rate_limit_per_minute: false }),
    );
    const list = async (path: string): Promise<Page> =>
      (await (await fetch(own.base_url + path, { headers: { Authorization: `Bearer ${KEY}` } })).json()) as Page;
    const path = `/v2/incidents?page_size=250${MODES}`;
    const before = await list(path);
    const [newest, second, third] = before.incidents!;
    changing.touch('incidents', second!.id, { name: 'Renamed', summary: undefined });
    changing.remove('incidents', third!.id);
    const made = changing.insert('incidents', { name: 'Brand new' });
    const after = await list(path);
    expect(ids(after.incidents).slice(0, 3)).toEqual([made.id, newest!.id, second!.id]);
    expect(after.incidents![2]).toMatchObject({ name: 'Renamed' });
    expect(after.incidents![2]).not.toHaveProperty('summary');
    expect(after.pagination_meta!.total_record_count).toBe(30);
    if (document) expect(document.problems('/v2/incidents', after)).toEqual([]);
    expect(await list(`/v2/incidents/${made.reference === 'INC-31' ? 31 : 0}`)).toMatchObject({
      incident: { name: 'Brand new' },
    });
    // A cursor survives the removal of its record.
    expect((await list(`/v2/incidents?after=${third!.id}${MODES}`)).incidents![0]!.id).toBe(before.incidents![3]!.id);
    changing.touch('severities', changing.record('severities', 1)!.id, { name: 'Small' });
    expect((await list(path)).incidents!.some(({ severity }) => (severity as Body | undefined)?.name === 'Small')).toBe(
      true,
    );
    await own.close();
  });
});

describe('the document reader', () => {
  it('turns OpenAPI 3.0 into JSON Schema', () => {
    const schema = {
      type: 'integer',
      nullable: true,
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 9,
      exclusiveMaximum: false,
      example: 3,
      enum: [2],
    };
    expect(toJsonSchema(schema)).toEqual({
      type: ['integer', 'null'],
      exclusiveMinimum: 1,
      maximum: 9,
      enum: [2, null],
    });
    expect(ENTITIES).toHaveLength(12);
  });
});
