import { createHmac } from 'node:crypto';
import { createClock } from '../clock.ts';
import { startUpstream, type Upstream } from '../start.ts';
import { createDataSet } from './data-set.ts';
import { facebookMarketing } from './facebook-marketing.ts';
import { NODES, parseFields, type NodeType } from './fields.ts';
import { readVendorSpecs } from './vendor-specs.ts';
import { ENTITIES, type Entity } from './world.ts';

const [first, second, third] = ['1048576000000017', '1048576000000033', '1048576000000049'] as const;
const clock = createClock(Date.parse('2026-11-20T08:00:00Z'));
const data = createDataSet({ seed: 11, clock });
const TYPES: Partial<Record<NodeType, string>> = {
  current_user: 'User',
  ad_accounts: 'AdAccount',
  campaigns: 'Campaign',
  ad_sets: 'AdSet',
  ads: 'Ad',
  ad_creatives: 'AdCreative',
  ads_insights: 'AdsInsights',
  custom_conversions: 'CustomConversion',
  images: 'AdImage',
  videos: 'AdVideo',
  pixels: 'AdsPixel',
  report_run: 'AdReportRun',
};
const EDGE: Partial<Record<Entity, string>> = {
  campaigns: 'campaigns',
  ad_sets: 'adsets',
  ads: 'ads',
  ad_creatives: 'adcreatives',
  custom_conversions: 'customconversions',
  images: 'adimages',
  videos: 'advideos',
  pixels: 'adspixels',
};

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(
    facebookMarketing({
      tokens: [
        { access_token: 'main', name: 'main', data, account_ids: [first, second] },
        { access_token: 'old', name: 'old', data, expired: true },
        { access_token: 'proven', name: 'proven', data, app: { id: '7', secret: 's3cret', require_proof: true } },
      ],
      most_insights_rows: 500,
    }),
  );
});
afterAll(() => upstream.close());

type Body = any;
async function ask(
  path: string,
  {
    token = 'main',
    method = 'GET',
    base = upstream.base_url,
  }: { token?: string | null; method?: string; base?: string } = {},
): Promise<{ status: number; body: Body; headers: Headers }> {
  const response = await fetch(`${base}/v25.0${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}
const codes = ({ body }: { body: Body }): unknown[] => [body.error.code, body.error.error_subcode];
const all = (type: NodeType): string => NODES[type].fields.join(',');

describe('fields', () => {
  it('are answered where they are named; else only the id', async () => {
    expect((await ask(`/act_${first}/campaigns?limit=2`)).body.data.map(Object.keys)).toEqual([['id'], ['id']]);
    expect(Object.keys((await ask(`/act_${first}?fields=name`)).body)).toEqual(['name', 'id']);
    expect((await ask('/me')).body).toEqual({ id: '10158934471234567', name: 'Ada Example' });
    expect((await ask(`/act_${first}?fields=business{name}`)).body.business).toEqual({
      name: 'Brightwater Media',
      id: '2058374910283746',
    });
  });
  it('that the node has not are error 100, and bad syntax is 2500', async () => {
    const { status, body } = await ask(`/act_${first}/adsets?fields=id,objective`);
    expect([status, body.error]).toMatchObject([
      400,
      {
        code: 100,
        type: 'OAuthException',
        message: '(#100) Tried accessing nonexisting field (objective) on node type (AdCampaign)',
        fbtrace_id: expect.any(String),
      },
    ]);
    expect(codes(await ask('/me?fields=id,{'))).toEqual([2500, undefined]);
    expect(parseFields('a,b{c,d{e}}')).toEqual(
      new Map([
        ['a', undefined],
        [
          'b',
          new Map([
            ['c', undefined],
            ['d', new Map([['e', undefined]])],
          ]),
        ],
      ]),
    );
  });
});

describe('lists', () => {
  it('have cursors on the last page and no next; a full last page is followed by an empty one without paging', async () => {
    const total = data.ofAccount('images', first).length;
    const last = await ask(`/act_${first}/adimages?limit=${total + 1}`);
    expect(last.body.paging).toEqual({ cursors: { before: expect.any(String), after: expect.any(String) } });
    const full = await ask(`/act_${first}/adimages?limit=${total}`);
    expect(full.body.paging.next).toContain(`after=${full.body.paging.cursors.after}`);
    expect((await ask(`/act_${first}/adimages?limit=${total}&after=${full.body.paging.cursors.after}`)).body).toEqual({
      data: [],
    });
    expect(codes(await ask(`/act_${first}/adimages?after=garbage`))).toEqual([100, undefined]);
    expect(await ask(`/act_${first}/adimages?limit=5000`)).toMatchObject({ status: 500, body: { error: { code: 1 } } });
  });
  it('leave archived and deleted objects out unless the states are named', async () => {
    const states = async (query: string): Promise<Set<string>> =>
      new Set(
        (await ask(`/act_${first}/ads?limit=200&fields=effective_status${query}`)).body.data.map(
          (each: Body) => each.effective_status,
        ),
      );
    const usual = await states('');
    expect(usual.has('DELETED') || usual.has('ARCHIVED')).toBe(false);
    expect(await states(`&effective_status=${encodeURIComponent('["DELETED","ARCHIVED"]')}`)).toEqual(
      new Set(['DELETED', 'ARCHIVED']),
    );
  });
  it('continue after a cursor whose record was deleted', async () => {
    const { body } = await ask(`/act_${second}/adspixels?limit=1`);
    const ids = data.ofAccount('pixels', second).map(({ id }) => id);
    data.remove('pixels', body.data[0].id);
    expect(
      (await ask(`/act_${second}/adspixels?after=${body.paging.cursors.after}`)).body.data.map(({ id }: Body) => id),
    ).toEqual(ids.slice(1));
  });
});

describe('access', () => {
  it('ends with the session, needs a token, and tells no more of what is not allowed than of what is not', async () => {
    expect([
      codes(await ask('/me', { token: 'old' })),
      codes(await ask('/me', { token: null })),
      codes(await ask('/me', { token: 'never' })),
    ]).toEqual([
      [190, 463],
      [104, undefined],
      [190, undefined],
    ]);
    expect(await ask(`/act_${third}/ads`)).toMatchObject({ status: 403, body: { error: { code: 200 } } });
    const theirs = data.ofAccount('ads', third)[0]!.id;
    expect([
      codes(await ask(`/${theirs}`)),
      codes(await ask('/act_5')),
      codes(await ask('/120000000000000001')),
    ]).toEqual([
      [100, 33],
      [100, 33],
      [100, 33],
    ]);
    expect((await ask('/me/adaccounts?fields=account_id')).body.data.map(({ account_id }: Body) => account_id)).toEqual(
      [first, second],
    );
  });
  it('is proven by the app secret where the app requires it', async () => {
    const proof = createHmac('sha256', 's3cret').update('proven').digest('hex');
    expect(codes(await ask('/me', { token: 'proven' }))).toEqual([100, undefined]);
    expect(codes(await ask(`/me?appsecret_proof=${'0'.repeat(64)}`, { token: 'proven' }))).toEqual([100, undefined]);
    expect((await ask(`/me?appsecret_proof=${proof}`, { token: 'proven' })).status).toBe(200);
  });
  it('can be looked into', async () => {
    expect((await ask('/debug_token?input_token=main')).body.data).toMatchObject({
      is_valid: true,
      scopes: expect.arrayContaining(['ads_read']),
      user_id: '10158934471234567',
    });
    expect(
      (await ask('/debug_token?input_token=old&access_token=7%7Cs3cret', { token: null })).body.data,
    ).toMatchObject({ is_valid: false });
    expect((await ask('/debug_token?input_token=never')).body.data).toMatchObject({
      is_valid: false,
      error: { code: 190 },
    });
  });
});

describe('insights', () => {
  const range = encodeURIComponent('{"since":"2026-10-01","until":"2026-10-03"}');
  it('are texts, sum up from ad to account, and leave out what has no value', async () => {
    const rows = (
      await ask(
        `/act_${first}/insights?level=ad&time_increment=1&limit=500&time_range=${range}&fields=${all('ads_insights')}`,
      )
    ).body.data as Body[];
    const [whole] = (await ask(`/act_${first}/insights?time_range=${range}&fields=impressions,spend`)).body.data;
    expect(rows.reduce((sum, row) => sum + Number(row.impressions), 0)).toBe(Number(whole.impressions));
    for (const row of rows)
      for (const metric of ['impressions', 'spend', 'reach', 'ctr']) expect(typeof row[metric]).toBe('string');
    expect(rows.filter((row) => !('cpc' in row)).length).toBeGreaterThan(0);
    expect(rows.every((row) => Number(row.clicks ?? 1) > 0)).toBe(true);
  });
  it('of too many rows take a report run: start, poll, read', async () => {
    const query = `level=ad&time_increment=1&date_preset=last_28d&fields=ad_id,impressions`;
    expect(codes(await ask(`/act_${first}/insights?${query}`))).toEqual([100, 1504018]);
    const { report_run_id } = (await ask(`/act_${first}/insights?${query}`, { method: 'POST' })).body;
    expect(codes(await ask(`/${report_run_id}/insights`))).toEqual([2601, 1815107]);
    const seen: string[] = [];
    for (let run: Body = {}; run.async_status !== 'Job Completed'; seen.push(run.async_status))
      run = (await ask(`/${report_run_id}`)).body;
    expect(seen).toEqual(['Job Not Started', 'Job Started', 'Job Running', 'Job Completed']);
    const page = (await ask(`/${report_run_id}/insights?limit=1000`)).body;
    expect(page.data.length).toBeGreaterThan(500);
    expect(page.data[0]).toEqual({
      ad_id: expect.any(String),
      impressions: expect.any(String),
      date_start: '2026-10-23',
      date_stop: '2026-10-23',
    });
  });
  it('refuse what the vendor refuses', async () => {
    const refused = async (query: string) => codes(await ask(`/act_${first}/insights?${query}`));
    expect(
      await Promise.all(
        [
          'level=page',
          'time_increment=91',
          'breakdowns=zodiac',
          'date_preset=ever',
          'filtering=[1',
          'fields=id',
          'breakdowns=country,region',
        ].map(refused),
      ),
    ).toEqual([...Array(6).fill([100, undefined]), [2, 1504041]]);
  });
});

it('pixel statistics group counts by hour; the library wants countries and words or pages', async () => {
  const { id } = data.ofAccount('pixels', first)[0]!;
  expect((await ask(`/${id}/stats?start_time=1794700800&end_time=1794787200`)).body.data[0]).toEqual({
    start_time: expect.stringMatching(/\+0000$/),
    aggregation: 'event',
    data: expect.arrayContaining([{ value: 'PageView', count: expect.any(Number) }]),
  });
  expect(codes(await ask('/ads_archive?search_terms=x'))).toEqual([100, undefined]);
  expect(
    (await ask('/ads_archive?search_terms=x&ad_reached_countries=["US"]&fields=ad_snapshot_url&limit=1')).body.data[0]
      .ad_snapshot_url,
  ).toContain('access_token=main');
});

it.each([400, 403, 200] as const)(
  'throttles by %s with the minutes to wait in a header, and tells the usage before',
  async (throttle_status) => {
    const throttled = await startUpstream(
      facebookMarketing({ tokens: [{ access_token: 'main', name: 'main', data }], calls_per_hour: 4, throttle_status }),
    );
    try {
      const responses = [];
      for (let n = 0; n < 5; n++) responses.push(await ask('/me', { base: throttled.base_url }));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, throttle_status]);
      expect(JSON.parse(responses[1]!.headers.get('x-app-usage')!)).toMatchObject({ call_count: 50 });
      const last = responses.at(-1)!;
      expect(codes(last)).toEqual([80004, 2446079]);
      expect(last.headers.has('retry-after')).toBe(false);
      expect(Object.values(JSON.parse(last.headers.get('x-business-use-case-usage')!))).toEqual([
        [expect.objectContaining({ estimated_time_to_regain_access: 60 })],
      ]);
    } finally {
      await throttled.close();
    }
  },
);

it('is the same data for the same seed, and other for another', () => {
  const [one, same, other] = [createDataSet({ seed: 2 }), createDataSet({ seed: 2 }), createDataSet({ seed: 3 })];
  for (const entity of ENTITIES) expect(one.all(entity)).toEqual(same.all(entity));
  expect(one.all('campaigns')).not.toEqual(other.all('campaigns'));
});

it('changes through the control interface: touched, removed, inserted', () => {
  const { id } = data.record('videos', 0)!;
  expect(data.touch('videos', id, { title: 'New' })['updated_time']).not.toBe(
    data.record('videos', 1)!['updated_time'],
  );
  const made = data.insert('videos', { account_id: second });
  expect(data.ofAccount('videos', second)[0]).toEqual(made);
  data.remove('videos', made.id);
  expect(data.find('videos', made.id)).toBeUndefined();
});

const specs = readVendorSpecs();
// Vendors' documents and recordings lie beside this project and are no part of it: left out where they are not there
// (2026-11-28).
(specs ? describe : describe.skip)("the vendor's specs", () => {
  it.each(Object.entries(TYPES))('have every field of %s', (type, spec) => {
    expect(NODES[type as NodeType].fields.filter((field) => !specs?.fields(spec!).has(field))).toEqual([]);
  });
  it.each(Object.keys(EDGE) as Entity[])('type every field of every response of %s', async (entity) => {
    const states =
      entity === 'campaigns' || entity === 'ad_sets' || entity === 'ads'
        ? `&effective_status=${encodeURIComponent(JSON.stringify(['ACTIVE', 'PAUSED', 'DELETED', 'ARCHIVED', 'WITH_ISSUES']))}`
        : '';
    const { body } = await ask(`/act_${first}/${EDGE[entity]}?limit=200&fields=${all(entity)}${states}`);
    expect(body.data.length).toBeGreaterThan(2);
    expect(body.data.flatMap((each: Body) => specs?.problems(TYPES[entity]!, each)).slice(0, 5)).toEqual([]);
    const seen = new Set(body.data.flatMap(Object.keys));
    // A fake that never sends a field proves nothing about it.
    expect(NODES[entity].fields.filter((field) => !seen.has(field))).toEqual([]);
  });
  it('type accounts, insights and report runs', async () => {
    const rows = (await ask(`/act_${first}/insights?level=ad&limit=500&fields=${all('ads_insights')}`)).body
      .data as Body[];
    const { report_run_id } = (await ask(`/act_${first}/insights`, { method: 'POST' })).body;
    const problems = [
      ...((await ask(`/me/adaccounts?fields=${all('ad_accounts')}`)).body.data as Body[]).flatMap((each) =>
        specs?.problems('AdAccount', each),
      ),
      ...rows.flatMap((each) => specs?.problems('AdsInsights', each)),
      ...(specs?.problems('AdReportRun', (await ask(`/${report_run_id}?fields=${all('report_run')}`)).body) ?? []),
    ];
    expect([rows.length > 20, problems.slice(0, 5)]).toEqual([true, []]);
  });
});
