import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { existsSync, readFileSync } from 'node:fs';
import { createDataSet } from '../../../conformance/fake-vendors/facebook-marketing/data-set.ts';
import { facebookMarketing as fakeVendor } from '../../../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import type { Access } from '../../execution/call.ts';
import { check } from '../../execution/check.ts';
import { plainCursors } from '../../execution/request/cursor.ts';
import { execute } from '../../execution/execute.ts';
import { pages } from '../../execution/pages.ts';
import type { UpstreamObservation } from '../../execution/options.ts';
import { createRuntime, type Runtime } from '../../execution/runtime.ts';
import { contracts } from '../../generated/connectors.gen.ts';
import type { ConnectorContract } from '../definition/define.ts';
import { incidentIo } from '../incident-io/mapping.ts';
import { facebookMarketing } from './mapping.ts';

const contract: ConnectorContract = contracts['facebook-marketing'];
const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
const fieldsOf = (entity: string): string[] => Object.keys(contract.entities[entity]?.record.properties ?? {});
const account_id = '1048576000000017';
const data = createDataSet({
  seed: 5,
  accounts: [{ account_id, counts: { campaigns: 10_050 } }, { account_id: '1048576000000033' }],
});
const observed: UpstreamObservation[] = [];
let vendor: Upstream;
let runtime: Runtime;

beforeAll(async () => {
  vendor = await startUpstream(
    fakeVendor({
      tokens: [
        { access_token: 'EAAmain', name: 'main', data },
        { access_token: 'EAAold', name: 'old', data, expired: true },
        { access_token: 'EAAread', name: 'no ads', data, scopes: ['public_profile'] },
      ],
    }),
  );
  runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { 'facebook-marketing': vendor.base_url },
    limits: { backoff_ms: 1 },
    on_upstream: (each) => void observed.push(each),
  });
});
afterEach(() => {
  vendor.faults.clear();
  vendor.requests.clear();
  observed.splice(0);
});
afterAll(async () => {
  await runtime.close();
  await vendor.close();
});

const accessWith = (account_key: string): Access => ({
  contract,
  mapping: facebookMarketing,
  auth_method: 'token',
  credentials: { account_key },
  replication_config: { account_ids: account_id },
});
const access = accessWith('EAAmain');
const list = (entity: string, params: object = {}, by: Access = access) =>
  execute({ ...by, entity, action: 'list', params }, runtime);
const get = (entity: string, id: string) => execute({ ...access, entity, action: 'get', params: { id } }, runtime);
const fault = (each: object, rule: object = {}) =>
  vendor.faults.add({ times: 'always', fault: each, ...rule } as never);
const graph = (code: number, more: object = {}) => ({
  error: { message: 'words of the vendor', type: 'OAuthException', code, fbtrace_id: 'AbC123', ...more },
});
const campaign = (n: number) => data.ofAccount('campaigns', account_id)[n]!;

describe('what is asked', () => {
  it('is every field of the contract, by name, and every state', async () => {
    await list('campaigns', { page_size: 3 });
    const query = new URLSearchParams(vendor.requests.list()[0]!.query);
    expect(query.get('fields')).toBe(fieldsOf('campaigns').join(','));
    expect(JSON.parse(query.get('effective_status')!)).toEqual([
      'ACTIVE',
      'ARCHIVED',
      'DELETED',
      'IN_PROCESS',
      'PAUSED',
      'WITH_ISSUES',
    ]);
    expect(query.get('limit')).toBe('3');
  });

  it('says of every operation how it keeps to the accounts', () => {
    for (const { list: one, get: other } of Object.values(
      facebookMarketing.operations as Record<string, { list?: { scope?: unknown }; get?: { scope?: unknown } }>,
    )) {
      for (const each of [one, other]) if (each) expect(each.scope).toBeDefined();
    }
    const without = {
      ...facebookMarketing,
      operations: { ...facebookMarketing.operations, images: { list: { path: '/act_1/adimages', records: 'data' } } },
    };
    return expect(execute({ ...access, mapping: without, entity: 'images', action: 'list' }, runtime)).rejects.toThrow(
      'does not say how it keeps to account_ids',
    );
  });

  it('is nothing of this for a vendor whose mapping does not say so', () => {
    expect(Object.keys(incidentIo).filter((key) => ['scope', 'select', 'usage', 'redacted'].includes(key))).toEqual([]);
  });
});

describe('a list', () => {
  it('goes on past the ten-thousandth record, and ends at an empty last page', async () => {
    const ids = new Set<unknown>();
    for await (const page of pages({ ...access, entity: 'campaigns', params: { page_size: 100 } }, runtime))
      for (const { id } of page.data) ids.add(id);
    expect(ids.size).toBe(10_050);
    expect(new URLSearchParams(vendor.requests.list().at(-1)!.query).get('after')).not.toBeNull();
  });

  it.each([30, 31])(
    'of %s ad sets to a page ends where `next` is absent, although a cursor is there',
    async (page_size) => {
      const first = await list('ad_sets', { page_size });
      const second = first.pagination?.after && (await list('ad_sets', { page_size, after: first.pagination.after }));
      expect(second).toMatchObject({ data: page_size === 30 ? [expect.anything()] : [], pagination: { after: null } });
    },
  );

  it('refuses a cursor that the vendor refuses', async () => {
    await expect(list('campaigns', { after: plainCursors.encode('campaigns', 'nonsense', '') })).rejects.toMatchObject({
      code: 'invalid_cursor',
      extras: { upstream: { code: '100' } },
    });
  });

  it('of an account whose state the vendor does not filter by leaves nothing out either', async () => {
    expect((await list('images', { page_size: 100 })).data).toHaveLength(27);
  });
});

describe('records', () => {
  const patched = async (entity: string, patch: object) => {
    fault({ kind: 'patch_record', patch }, { times: 1 });
    return (
      await list(entity, {
        page_size: 1,
        ...(entity === 'ads_insights' && { time_range: { since: '2026-10-01', until: '2026-10-02' } }),
      })
    ).data[0]!;
  };

  it('never hold a page token, wherever the vendor puts it', async () => {
    const token = 'EAAsecretOfThePage';
    const record = await patched('ads', {
      access_token: token,
      '/creative/access_token': token,
      bid_info: { access_token: token, CLICKS: 5 },
      '/tracking_specs/0/page': [
        { access_token: token, id: 7, url: `https://x.example/?a=1&access_token=${token}&b=2#c` },
      ],
    });
    expect(JSON.stringify(record)).not.toContain('EAA');
    expect(record).toMatchObject({
      bid_info: { CLICKS: 5 },
      tracking_specs: [{ page: [{ id: '7', url: 'https://x.example/?a=1&b=2#c' }] }, {}],
    });
    fault(
      {
        kind: 'patch_record',
        patch: { '/business/access_token': token, name: { $raw: `"\\u0068ttps://x.example/?access_token=${token}"` } },
      },
      { times: 1 },
    );
    const one = await get('ad_accounts', account_id);
    expect(JSON.stringify(one)).not.toContain(token);
    expect(one.data['name']).toBe('https://x.example/');
  });

  it('name field and record where a metric does not parse, and never the value', async () => {
    const time_range = { since: '2026-10-01', until: '2026-10-02' };
    const row = (await list('ads_insights', { page_size: 1, time_range })).data[0]!;
    const invalid = async (entity: string, patch: object) => {
      fault({ kind: 'patch_record', patch }, { times: 1 });
      const params = { page_size: 1, ...(entity === 'ads_insights' && { time_range }) };
      const { data, invalid_records } = await list(entity, params);
      expect(data).toEqual([]);
      return invalid_records;
    };
    const message = 'is not a number within 2^53-1';
    expect(await invalid('ads_insights', { spend: '1,234.50' })).toEqual([{ id: row['id'], field: 'spend', message }]);
    expect(await invalid('campaigns', { daily_budget: 'much' })).toEqual([
      { id: campaign(0).id, field: 'daily_budget', message },
    ]);
    for (const bid_amount of [{ $raw: '9007199254740993' }, { $raw: '1e300' }, '12345678901234567.5'])
      expect(await invalid('ads', { bid_amount })).toMatchObject([{ field: 'bid_amount' }]);
  });

  it('keep the digits of 64-bit ids, and times without a colon in their offset', async () => {
    const record = await patched('ads', {
      campaign_id: { $raw: '120210000000000123' },
      '/creative/id': { $raw: '9223372036854775807' },
      last_updated_by_app_id: 119211728144504,
      created_time: '2024-03-12T15:02:47-0700',
      '/tracking_specs/0/page': [{ $raw: '1' }],
    });
    expect(record).toMatchObject({
      campaign_id: '120210000000000123',
      creative: { id: '9223372036854775807' },
      last_updated_by_app_id: '119211728144504',
      created_time: '2024-03-12T22:02:47Z',
    });
  });

  it('keep values of an enumeration that are new, and drop members that are undeclared', async () => {
    expect(
      await patched('campaigns', {
        effective_status: 'FROZEN',
        brand_new: 1,
        issues_info: [{ level: 'AD', unheard: true }],
      }),
    ).toMatchObject({ effective_status: 'FROZEN', issues_info: [{ level: 'AD' }] });
  });
});

describe('errors tell by code and subcode, whatever the status', () => {
  it.each<[string, number, object, string]>([
    ['an expired session', 400, graph(190, { error_subcode: 463 }), 'upstream_unauthorized'],
    ['a changed password, under 401', 401, graph(190, { error_subcode: 460 }), 'upstream_unauthorized'],
    ['an expired session in a 200', 200, graph(190, { error_subcode: 463 }), 'upstream_unauthorized'],
    ['a login that ended', 400, graph(102), 'upstream_unauthorized'],
    ['a 190 that is transient', 400, graph(190, { is_transient: true }), 'upstream_failed'],
    ['a missing capability', 400, graph(3), 'upstream_forbidden'],
    ['a missing permission', 400, graph(10), 'upstream_forbidden'],
    ['an account without grant', 403, graph(200), 'upstream_forbidden'],
    ['the last permission code', 400, graph(299), 'upstream_forbidden'],
    ['not a permission code', 400, graph(300), 'upstream_failed'],
    ['something unknown', 500, graph(1), 'upstream_failed'],
    ['a bad request', 400, graph(100), 'upstream_failed'],
    ['an error of any code in a 200', 200, graph(9999), 'upstream_failed'],
    ['breakdowns that do not go together', 400, graph(2, { error_subcode: 1504041 }), 'upstream_failed'],
  ])('%s', async (_what, status, body, code) => {
    fault({ kind: 'status', status, body });
    await expect(list('campaigns')).rejects.toMatchObject({
      code,
      extras: { upstream: { status, request_id: 'AbC123' } },
    });
    const transient = /is_transient":true|"code":1,/.test(JSON.stringify(body));
    expect(vendor.requests.list()).toHaveLength(transient ? 3 : 1);
  });

  it.each([4, 17, 32, 341, 613, 80000, 80004, 80014])(
    'throttling by code %s, in a 400, a 403 or a 200, waits as long as the usage header says',
    async (code) => {
      const usage = {
        [account_id]: [
          {
            type: 'ads_insights',
            call_count: 100,
            total_cputime: 16,
            total_time: 45,
            estimated_time_to_regain_access: 10,
          },
        ],
      };
      for (const status of [400, 403, 200]) {
        vendor.faults.clear();
        fault({
          kind: 'status',
          status,
          body: graph(code),
          headers: { 'X-Business-Use-Case-Usage': JSON.stringify(usage) },
        });
        await expect(list('campaigns')).rejects.toMatchObject({
          code: 'upstream_rate_limited',
          extras: { retry_after_s: 600, upstream: { status, code: String(code) } },
        });
      }
      expect(vendor.requests.list()).toHaveLength(3);
      expect(observed.at(-1)?.rate_limit).toEqual({ limit: 100, remaining: 0, reset_s: 600 });
    },
  );

  it('throttling without a hint is tried again', async () => {
    fault({ kind: 'status', status: 400, body: graph(17, { error_subcode: 2446079 }) }, { times: 2 });
    expect((await list('campaigns', { page_size: 1 })).data).toHaveLength(1);
    expect(vendor.requests.list()).toHaveLength(3);
  });

  it('a record that the vendor does not have is not found, nor is one of another kind; a field that its kind has lost is a failure', async () => {
    await expect(get('ads', '120299999999999999')).rejects.toMatchObject({ code: 'record_not_found', status: 404 });
    const kinds = ['campaigns', 'ad_sets', 'ads', 'ad_creatives', 'custom_conversions', 'videos', 'pixels'] as const;
    for (const [at, entity] of kinds.entries()) {
      const { id } = data.ofAccount(kinds[(at + 1) % kinds.length]!, account_id)[0]!;
      await expect(get(entity, id)).rejects.toMatchObject({
        code: 'record_not_found',
        status: 404,
        extras: { upstream: { status: 400, code: '100' } },
      });
    }
    fault({
      kind: 'status',
      status: 400,
      body: graph(100, { message: '(#100) Tried accessing nonexisting field (bid_type) on node type (Adgroup)' }),
    });
    await expect(get('ads', data.ofAccount('ads', account_id)[0]!.id)).rejects.toMatchObject({
      code: 'upstream_failed',
      extras: { upstream: { code: '100' } },
    });
    await expect(get('ads', 'me')).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('a record without the field that names its account is hidden', async () => {
    fault({ kind: 'patch_record', patch: { account_id: { $delete: true } } });
    await expect(get('campaigns', campaign(0).id)).rejects.toMatchObject({ code: 'record_not_found' });
  });
});

describe('credentials', () => {
  it('are healthy, expired, or without the permission to read ads', async () => {
    expect(await check(access, runtime)).toMatchObject({
      status: 'healthy',
      external_account: { name: 'Ada Example' },
    });
    expect(await check(accessWith('EAAold'), runtime)).toMatchObject({
      status: 'unhealthy',
      reason: 'upstream_unauthorized',
    });
    await expect(list('campaigns', {}, accessWith('EAAread'))).rejects.toMatchObject({ code: 'upstream_forbidden' });
    expect(await check(accessWith('EAAunknown'), runtime)).toMatchObject({ status: 'unhealthy' });
  });

  it('without account_ids reach all that the token does, and the account must be named', async () => {
    const { replication_config: _, ...unbound } = access;
    expect((await list('ad_accounts', {}, unbound)).data).toHaveLength(2);
    await expect(list('campaigns', {}, unbound)).rejects.toMatchObject({
      extras: { errors: [{ pointer: '/params/account_id', code: 'required' }] },
    });
    expect((await list('videos', { account_id: 'act_1048576000000033' }, unbound)).data).toHaveLength(13);
  });
});

/** Recorded bodies of restfb (README.md in this folder says which apply). */
const samples = new URL('../../../../shared/upstream/facebook-marketing/restfb-json/', import.meta.url);
// Vendors' documents and recordings lie beside this project and are no part of it: left out where they are not there
// (2026-11-28).
const withSamples = existsSync(samples) ? describe : describe.skip;
withSamples('the recorded bodies', () => {
  const read = (name: string): string => readFileSync(new URL(name, samples), 'utf8');
  const answered = (text: string) => fault({ kind: 'raw_body', text });
  const unbound = { ...access, replication_config: undefined };

  it.each([
    [
      'ad_accounts',
      'ads/v2_6/adsAccount.json',
      '123123123123',
      { id: 'act_123123123123', account_id: '123123123123', funding_source: '12345678', currency: null },
    ],
    [
      'ads',
      'ads/v2_6/ad.json',
      '123123',
      {
        created_time: '2016-06-08T09:55:57Z',
        creative: { id: '123123' },
        conversion_specs: [{ 'action.type': ['like'], page: ['123123'] }],
        name: null,
      },
    ],
    [
      'ad_creatives',
      'ads/v2_6/adCreative-issue507.json',
      '456',
      { object_type: 'INVALID', object_story_spec: { page_id: '123', link_data: { multi_share_end_card: true } } },
    ],
    [
      'videos',
      'v2_4/video-newfields.json',
      '380038225525888',
      { embeddable: true, format: [{ height: 73 }, { height: 270 }, { height: 360 }] },
    ],
    [
      'videos',
      'v2_7/video-feedtype.json',
      '977667602329064',
      { embed_html: { html: expect.stringContaining('<iframe') } },
    ],
    ['videos', 'v16_0/video-with-thumbnails.json', '796845312', { id: '796845312', title: null }],
  ])('%s: %s', async (entity, file, id, wanted) => {
    answered(read(file));
    const { data: record } = await execute({ ...unbound, entity, action: 'get', params: { id } }, runtime);
    expect(record).toMatchObject(wanted);
    expect(Object.keys(record)).toEqual(fieldsOf(entity));
    expect(ajv.validate(contract.entities[entity]!.record, record) || ajv.errors).toBe(true);
  });

  it('connection-same-cursor.json is a last page, connection-nodata.json an empty page that goes on', async () => {
    answered(read('connection-same-cursor.json'));
    expect(await list('ad_accounts', {}, unbound)).toMatchObject({
      data: [{ id: 'act_260608571309741' }],
      pagination: { after: null },
    });
    vendor.faults.clear();
    answered(read('connection-nodata.json'));
    expect(await list('ad_accounts', {}, unbound)).toMatchObject({
      data: [],
      pagination: { after: expect.any(String) },
    });
    vendor.faults.clear();
    answered(read('connection-with-cursor-only.json'));
    expect(await list('pixels', { account_id }, unbound)).toMatchObject({
      data: Array(6).fill({ id: expect.any(String) }),
      pagination: { after: null },
    });
  });

  it.each([
    ['exampleError.json', 'upstream_unauthorized'],
    ['exampleErrorNew.json', 'upstream_unauthorized'],
    ['oauthExampleError.json', 'upstream_failed'],
  ])('%s, in a 200', async (file, code) => {
    answered(read(file));
    await expect(list('campaigns')).rejects.toMatchObject({ code });
  });

  it('api/header-business.json as the usage header, batch/batch-first-error.json as an error of a get', async () => {
    fault({
      kind: 'status',
      status: 400,
      body: graph(80000),
      headers: { 'X-Business-Use-Case-Usage': read('api/header-business.json').replaceAll('\n', '') },
    });
    await expect(list('campaigns')).rejects.toMatchObject({ extras: { retry_after_s: 600 } });
    vendor.faults.clear();
    const [first] = JSON.parse(read('batch/batch-first-error.json')) as [{ code: number; body: string }];
    fault({ kind: 'status', status: first.code, body: JSON.parse(first.body) as object });
    await expect(get('campaigns', '2')).rejects.toMatchObject({
      extras: { upstream: { status: 400, code: '100', request_id: 'AjPj2sQoTXX' } },
    });
  });
});
