/**
 * The advertising connector in both modes against an independent reading of the vendor's data: written from the page of
 * entities and the contract's rules.
 *
 * @lanes sqlite
 */
import { createHash } from 'node:crypto';
import { createDataSet, type DataSet } from '../conformance/fake-vendors/facebook-marketing/data-set.ts';
import { facebookMarketing } from '../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { insightsRows } from '../conformance/fake-vendors/facebook-marketing/insights.ts';
import { statsRows } from '../conformance/fake-vendors/facebook-marketing/pixel-stats.ts';
import type { Entity } from '../conformance/fake-vendors/facebook-marketing/world.ts';
import { startUpstream, type Upstream } from '../conformance/fake-vendors/start.ts';
import { startTestService, type Answer, type TestService } from '../server/testing/service.ts';
import type { HostedConnector, LocalConnector } from './connector-handle.ts';
import { hosted } from './http/hosted.ts';
import { local } from './local/local.ts';
import { expected, fieldsOf, instant, type Facebook, type Fields } from './testing/facebook-fields.ts';

const shaHex = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
const [first, second, third] = ['1048576000000017', '1048576000000033', '1048576000000049'] as const;
const execute_path = (id: string): string => `/api/v1/integrations/connectors/${id}/execute`;

let service: TestService;
let vendor: Upstream;
let data: DataSet;
let connector_id: string;
let remote: HostedConnector<string>;
let near: LocalConnector<string>;

const credentials = { access_token: 'EAAmain', client_id: '77', client_secret: 'app-secret' };
const creation = {
  customer_name: 'acme',
  connector_type: 'facebook-marketing',
  credentials,
  replication_config: { account_ids: `act_${first}, ${second},${first}` },
};
/** Through the service, held against the document. */
const execute = (id: string, entity: string, action: string, params?: object): Promise<Answer> =>
  service.call('POST', execute_path(id), {
    token: service.owner.token,
    body: { entity, action, ...(params && { params }) },
    executed: { connector_type: 'facebook-marketing', entity, action },
  });
const both = (): Array<LocalConnector<string>> => [remote as unknown as LocalConnector<string>, near];

beforeAll(async () => {
  data = createDataSet({ seed: 3 });
  vendor = await startUpstream(
    facebookMarketing({
      tokens: [
        { access_token: 'EAAmain', name: 'main', data, app: { id: '77', secret: 'app-secret', require_proof: true } },
        { access_token: 'EAAplain', name: 'plain', data },
      ],
    }),
  );
  service = await startTestService({
    environment: { PATCHBAY_UPSTREAMS: JSON.stringify({ 'facebook-marketing': vendor.base_url }) },
  });
  connector_id = await service.createConnector(service.owner, creation);
  remote = hosted({
    base_url: service.url,
    client_id: service.owner.client_id,
    client_secret: service.owner.client_secret,
  }).connector<string>(connector_id);
  near = local(
    { connector_type: 'facebook-marketing', credentials, replication_config: { account_ids: `${first},${second}` } },
    { upstreams: { 'facebook-marketing': vendor.base_url } },
  ) as unknown as LocalConnector<string>;
});
afterEach(() => vendor.faults.clear());
afterAll(async () => {
  await near.close();
  await service.close();
  await vendor.close();
});

async function everything(connector: LocalConnector<string>, entity: string, params: Fields): Promise<Fields[]> {
  const records: Fields[] = [];
  for await (const record of connector.records(entity, params)) records.push(record);
  return records;
}

function typed(entity: Facebook, records: Fields[]): void {
  const kinds: Record<string, string> = {
    text: 'string',
    time: 'string',
    date: 'string',
    number: 'number',
    flag: 'boolean',
    object: 'object',
    array: 'array',
  };
  for (const record of records) {
    expect(Object.keys(record).sort()).toEqual(
      fieldsOf(entity)
        .map(([name]) => name)
        .sort(),
    );
    for (const [name, type] of fieldsOf(entity)) {
      const value = record[name];
      if (value !== null) expect([name, Array.isArray(value) ? 'array' : typeof value]).toEqual([name, kinds[type]]);
    }
  }
}

describe.each([
  'campaigns',
  'ad_sets',
  'ads',
  'ad_creatives',
  'custom_conversions',
  'images',
  'videos',
  'pixels',
] as const)('%s', (entity) => {
  it.each([first, second])(
    'lists those of account %s, archived and deleted ones too, on all pages and alike in both modes',
    async (account_id) => {
      const raw = data.ofAccount(entity as Entity, account_id).map((each) => expected(entity, each));
      expect(raw.length).toBeGreaterThan(2);
      for (const connector of both()) {
        const records = await everything(connector, entity, { account_id, page_size: 9 });
        expect(records).toEqual(raw);
        typed(entity, records);
      }
    },
  );

  if (entity !== 'images') {
    it('gets each record as it is listed', async () => {
      for (const raw of data.ofAccount(entity as Entity, first).slice(0, 6)) {
        for (const connector of both())
          expect(await connector.execute(entity, 'get', { id: raw.id })).toEqual({ data: expected(entity, raw) });
      }
    });
    it('hides a record of an account outside', async () => {
      const { id } = data.ofAccount(entity as Entity, third)[0]!;
      for (const connector of both())
        await expect(connector.execute(entity, 'get', { id })).rejects.toMatchObject({
          code: 'record_not_found',
          status: 404,
        });
    });
  }

  it('422: needs to know which account, and takes none outside', async () => {
    for (const [params, code] of [
      [{}, 'required'],
      [{ account_id: third }, 'out_of_scope'],
      [{ account_id: 'act_999' }, 'out_of_scope'],
      [{ account_id: 'act_x' }, 'pattern'],
    ] as const) {
      const sent = vendor.requests.list().length;
      const answer = await execute(connector_id, entity, 'list', params);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [expect.objectContaining({ pointer: '/params/account_id', code })],
      ]);
      await expect(near.execute(entity, 'list', params)).rejects.toMatchObject({
        status: 422,
        detail: answer.body.detail,
      });
      expect(vendor.requests.list()).toHaveLength(sent);
    }
  });
});

describe('ad_accounts', () => {
  it('lists the accounts of the connector alone, and gets one with act_ or without', async () => {
    const mine = data
      .all('ad_accounts')
      .filter(({ account_id }) => account_id !== third)
      .map((each) => expected('ad_accounts', each));
    for (const connector of both()) {
      const records = await everything(connector, 'ad_accounts', { page_size: 1 });
      expect(records).toEqual(mine);
      typed('ad_accounts', records);
      for (const id of [first, `act_${first}`])
        expect(await connector.execute('ad_accounts', 'get', { id })).toEqual({ data: mine[0] });
      await expect(connector.execute('ad_accounts', 'get', { id: `act_${third}` })).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});

describe('current_user', () => {
  it('is one, and takes no id', async () => {
    for (const connector of both())
      expect(await connector.execute('current_user', 'get', {} as never)).toEqual({
        data: { id: '10158934471234567', name: 'Ada Example' },
      });
    expect((await execute(connector_id, 'current_user', 'get')).status).toBe(200);
    expect((await execute(connector_id, 'current_user', 'get', { id: '1' })).body.errors).toEqual([
      expect.objectContaining({ code: 'unknown' }),
    ]);
  });
});

describe('ads_insights', () => {
  const window = { since: '2026-10-20', until: '2026-10-26' };
  it.each<[string, Fields, { level: 'account' | 'campaign' | 'adset' | 'ad'; days?: number; breakdowns?: string[] }]>([
    ['by account', {}, { level: 'account' }],
    ['by campaign and week', { level: 'campaign', time_increment: '7' }, { level: 'campaign', days: 7 }],
    ['by ad and day', { level: 'ad', time_increment: '1' }, { level: 'ad', days: 1 }],
    [
      'by ad set, with breakdowns',
      { level: 'adset', breakdowns: ['gender', 'age'] },
      { level: 'adset', breakdowns: ['gender', 'age'] },
    ],
  ])(
    '%s: numbers are numbers, what has no value is null, and every row has its own stable id',
    async (_what, params, { level, days, breakdowns = [] }) => {
      const rows = insightsRows(data, {
        account_id: first,
        level,
        window,
        ...(days && { days }),
        breakdowns,
        matches: () => true,
      });
      const wanted = rows.map((row) => {
        const pairs = [...breakdowns].sort().map((name) => [name, row[name]]);
        const id = `ins_${shaHex([row['account_id'], row['campaign_id'] ?? null, row['adset_id'] ?? null, row['ad_id'] ?? null, row['date_start'], row['date_stop'], pairs])}`;
        return {
          ...expected('ads_insights', row),
          id,
          breakdowns: pairs.length > 0 ? Object.fromEntries(pairs) : null,
        };
      });
      expect(wanted.length).toBeGreaterThan(0);
      for (const connector of both()) {
        const records = await everything(connector, 'ads_insights', {
          account_id: first,
          time_range: window,
          page_size: 40,
          ...params,
        });
        expect(records).toEqual(wanted);
        typed('ads_insights', records);
        expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      }
    },
  );

  it('passes filtering on, and refuses a window of another form', async () => {
    const [ad] = data.ofAccount('ads', first);
    const filtering = [{ field: 'ad.id', operator: 'IN', value: [ad!.id] }];
    const answer = await execute(connector_id, 'ads_insights', 'list', {
      account_id: first,
      level: 'ad',
      date_preset: 'last_28d',
      filtering,
    });
    expect(answer.body.data.map(({ ad_id }: Fields) => ad_id)).toEqual([ad!.id]);
    for (const time_range of [{ since: '2026-10-20' }, { since: '20.10.2026', until: '2026-10-21' }])
      expect((await execute(connector_id, 'ads_insights', 'list', { account_id: first, time_range })).status).toBe(422);
  });
});

describe('pixel_stats', () => {
  it('is one flat, whole list, however the vendor groups and pages it', async () => {
    const pixel_id = data.ofAccount('pixels', first)[1]!.id;
    const params = {
      pixel_id,
      start_time: '2026-11-10T00:00:00Z',
      end_time: '2026-11-15T00:00:00Z',
      aggregation: 'device_type',
    };
    const groups = statsRows(data, pixel_id, new URLSearchParams(params)) as unknown as Array<{
      start_time: string;
      aggregation: string;
      data: Array<{ value: string; count: number }>;
    }>;
    expect(groups.length).toBeGreaterThan(50);
    const wanted = groups.flatMap(({ start_time, aggregation, data: rows }) =>
      rows.map(({ value, count }) => ({
        id: `pst_${shaHex([pixel_id, start_time, aggregation, value, null])}`,
        pixel_id,
        start_time: instant(start_time),
        aggregation,
        value,
        count,
      })),
    );
    for (const connector of both()) {
      const answer = await connector.execute('pixel_stats', 'list', params);
      expect(answer.data).toEqual(wanted);
      expect(answer).not.toHaveProperty('pagination');
      typed('pixel_stats', answer.data);
    }
    expect((await execute(connector_id, 'pixel_stats', 'list', params)).status).toBe(200);
  });

  it('422: names pixel_id where the pixel belongs to no account of the connector; a shared one does', async () => {
    const outside = await execute(connector_id, 'pixel_stats', 'list', {
      pixel_id: data.ofAccount('pixels', third)[0]!.id,
    });
    expect([outside.status, outside.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '/params/pixel_id', code: 'out_of_scope' })],
    ]);
    const only_second = await service.createConnector(service.owner, {
      ...creation,
      replication_config: { account_ids: second },
    });
    const shared = data
      .ofAccount('pixels', second)
      .find((pixel) => (pixel['owner_ad_account'] as Fields)['account_id'] === first)!;
    expect((await execute(only_second, 'pixel_stats', 'list', { pixel_id: shared.id })).status).toBe(200);
    expect((await execute(only_second, 'pixels', 'get', { id: shared.id })).body.data.id).toBe(shared.id);
    expect(
      (
        await execute(only_second, 'pixels', 'get', {
          id: data.ofAccount('pixels', first).find(({ id }) => id !== shared.id)!.id,
        })
      ).status,
    ).toBe(404);
  });
});

describe('ad_library', () => {
  it('is public, lists every page, and its addresses lose the token that the vendor puts into them', async () => {
    const wanted = data
      .all('ad_library')
      .reverse()
      .map((each) =>
        expected('ad_library', {
          ...each,
          ad_snapshot_url: `https://www.facebook.com/ads/archive/render_ad/?id=${each.id}`,
        }),
      );
    for (const connector of both()) {
      const records = await everything(connector, 'ad_library', {
        ad_reached_countries: ['US'],
        search_terms: 'measure',
        page_size: 10,
      });
      expect(records).toEqual(wanted);
      typed('ad_library', records);
    }
    expect(
      (
        await execute(connector_id, 'ad_library', 'list', {
          ad_reached_countries: ['US'],
          search_page_ids: ['108824017345861'],
        })
      ).body.data.every(({ page_id }: Fields) => page_id === '108824017345861'),
    ).toBe(true);
    expect((await execute(connector_id, 'ad_library', 'list', { search_terms: 'measure' })).body.errors).toEqual([
      expect.objectContaining({ pointer: '/params/ad_reached_countries', code: 'required' }),
    ]);
  });

  it('422: names search_terms and search_page_ids where neither is given, without asking the vendor', async () => {
    const sent = vendor.requests.list().length;
    const answer = await execute(connector_id, 'ad_library', 'list', { ad_reached_countries: ['US'] });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      ['search_terms', 'search_page_ids'].map((name) => ({
        in: 'body',
        pointer: `/params/${name}`,
        code: 'required',
        message: expect.stringContaining('is required'),
      })),
    ]);
    await expect(near.execute('ad_library', 'list', { ad_reached_countries: ['US'] })).rejects.toMatchObject({
      status: 422,
    });
    expect(vendor.requests.list()).toHaveLength(sent);
  });
});

describe('account_ids', () => {
  const connectors = '/api/v1/integrations/connectors';
  it('is answered bare, each once, and refused where it is no list of ids', async () => {
    expect(
      (await service.call('GET', `${connectors}/${connector_id}`, { token: service.owner.token })).body
        .replication_config,
    ).toEqual({ account_ids: `${first},${second}` });
    for (const replication_config of [
      {},
      { account_ids: '' },
      { account_ids: 'act_' },
      { account_ids: `${first};${second}` },
      { account_ids: '../me' },
    ]) {
      const answer = await service.call('POST', connectors, {
        token: service.owner.token,
        body: { ...creation, replication_config },
      });
      expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/replication_config/account_ids']);
    }
  });

  it('of exactly one account stands for the parameter', async () => {
    const id = await service.createConnector(service.owner, {
      ...creation,
      replication_config: { account_ids: `act_${second}` },
    });
    expect(
      (await execute(id, 'custom_conversions', 'list')).body.data.map(({ account_id }: Fields) => account_id),
    ).toEqual(Array(6).fill(second));
    expect((await execute(id, 'ad_accounts', 'list')).body.data).toHaveLength(1);
  });

  it('narrowed by PATCH takes effect at once', async () => {
    const id = await service.createConnector(service.owner, creation);
    const campaign = data.ofAccount('campaigns', first)[0]!.id;
    expect((await execute(id, 'campaigns', 'get', { id: campaign })).status).toBe(200);
    const changed = await service.call('PATCH', `${connectors}/${id}`, {
      token: service.owner.token,
      body: { replication_config: { account_ids: `act_${second}` } },
    });
    expect([changed.status, changed.body.replication_config]).toEqual([200, { account_ids: second }]);
    expect((await execute(id, 'campaigns', 'get', { id: campaign })).status).toBe(404);
    expect((await execute(id, 'campaigns', 'list', { account_id: first })).status).toBe(422);
    expect((await execute(id, 'campaigns', 'list')).status).toBe(200);
  });
});

describe('credentials', () => {
  it('of both methods work; the token is proven where the app secret is known, and only there', async () => {
    const token = await service.createConnector(service.owner, {
      ...creation,
      credentials: { account_key: 'EAAplain' },
    });
    expect((await execute(token, 'current_user', 'get')).status).toBe(200);
    const bare = await service.createConnector(service.owner, {
      ...creation,
      credentials: { access_token: 'EAAmain' },
    });
    expect((await execute(bare, 'current_user', 'get')).body).toMatchObject({
      code: 'upstream_failed',
      upstream: { status: 400, code: '100' },
    });
    expect(
      (
        await service.call('POST', '/api/v1/integrations/connectors', {
          token: service.owner.token,
          body: { ...creation, credentials: { access_token: 'a', account_key: 'b' } },
        })
      ).body.code,
    ).toBe('credentials_mismatch');
  });

  it('are checked, and the account is the user', async () => {
    const check = await service.call('POST', `/api/v1/integrations/connectors/${connector_id}/check`, {
      token: service.owner.token,
    });
    expect(check.body).toMatchObject({
      status: 'healthy',
      external_account: { id: '10158934471234567', name: 'Ada Example' },
    });
  });
});
