import { createDataSet } from '../../../conformance/fake-vendors/facebook-marketing/data-set.ts';
import { facebookMarketing as fakeVendor } from '../../../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import type { Access, ListResult } from '../../execution/call.ts';
import { plainCursors } from '../../execution/request/cursor.ts';
import { execute } from '../../execution/execute.ts';
import { pages } from '../../execution/pages.ts';
import type { Limits } from '../../execution/options.ts';
import { createRuntime, type Runtime } from '../../execution/runtime.ts';
import { contracts } from '../../generated/connectors.gen.ts';
import { facebookMarketing } from './mapping.ts';

const [first, second] = ['1048576000000017', '1048576000000033'] as const;
const data = createDataSet({ seed: 5, accounts: [{ account_id: first }, { account_id: second }] });
const access: Access = {
  contract: contracts['facebook-marketing'],
  mapping: facebookMarketing,
  auth_method: 'token',
  credentials: { account_key: 'EAAmain' },
  replication_config: { account_ids: `${first},${second}` },
};
const params = {
  account_id: first,
  level: 'ad',
  time_increment: '1',
  time_range: { since: '2026-10-20', until: '2026-10-26' },
  breakdowns: ['gender'],
  page_size: 100,
};

/** A vendor that returns all insights at once, and one that requires a report for more than a few. */
const vendors: Record<'generous' | 'strict', Upstream> = {} as never;
const runtimes: Runtime[] = [];
function runtimeOf(vendor: keyof typeof vendors, limits: Partial<Limits> = {}): Runtime {
  const runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { 'facebook-marketing': vendors[vendor].base_url },
    limits: { backoff_ms: 1, report_look_ms: 1, report_look_max_ms: 4, ...limits },
  });
  runtimes.push(runtime);
  return runtime;
}
const list = (runtime: Runtime, more: object = {}) =>
  execute({ ...access, entity: 'ads_insights', action: 'list', params: { ...params, ...more } }, runtime);
async function all(runtime: Runtime): Promise<ListResult[]> {
  const found: ListResult[] = [];
  for await (const page of pages({ ...access, entity: 'ads_insights', params }, runtime)) found.push(page);
  return found;
}
const records = (found: ListResult[]) => found.flatMap((page) => page.data);
const begun = () => vendors.strict.requests.list().filter(({ method }) => method === 'POST').length;

beforeAll(async () => {
  const tokens = [{ access_token: 'EAAmain', name: 'main', data }];
  vendors.generous = await startUpstream(fakeVendor({ tokens }));
  vendors.strict = await startUpstream(fakeVendor({ tokens, most_insights_rows: 50 }));
});
afterEach(() => {
  vendors.strict.faults.clear();
  vendors.strict.requests.clear();
});
afterAll(async () => {
  for (const runtime of runtimes) await runtime.close();
  for (const vendor of Object.values(vendors)) await vendor.close();
});

describe('a list of insights that the vendor does not answer at once', () => {
  it('is read from a report, and has the same records on the same pages', async () => {
    const wanted = await all(runtimeOf('generous'));
    const found = await all(runtimeOf('strict'));
    expect(wanted.length).toBeGreaterThan(3);
    expect(found.map((page) => page.data)).toEqual(wanted.map((page) => page.data));
    expect(begun()).toBe(1);
    const asked = vendors.strict.requests.list().find(({ method }) => method === 'POST')!;
    expect(Object.fromEntries(new URLSearchParams(asked.query))).toMatchObject({
      level: 'ad',
      time_increment: '1',
      breakdowns: 'gender',
      time_range: JSON.stringify(params.time_range),
    });
  });

  it.each<[string, number, object]>([
    ['timed out', 400, { code: 100, error_subcode: 1504018 }],
    ['timed out, as a temporary failure', 500, { code: 2, error_subcode: 1504038, is_transient: true }],
    [
      'reduce the amount of data',
      500,
      { code: 1, message: "Please reduce the amount of data you're asking for, then retry your request" },
    ],
    [
      'reduce the amount of data, in the words for users',
      500,
      {
        code: 1,
        error_subcode: 99,
        message: 'An unknown error occurred',
        error_user_msg: "Please reduce the amount of data you're asking for, then retry your request",
      },
    ],
  ])('because it says: %s', async (_what, status, error) => {
    const path = `/v25.0/act_${first}/insights`;
    vendors.strict.faults.add({ method: 'GET', path, fault: { kind: 'status', status, body: { error } } });
    expect((await list(runtimeOf('strict'))).data).toHaveLength(100);
    expect(
      vendors.strict.requests
        .list()
        .filter((each) => each.path === path)
        .map(({ method }) => method),
    ).toEqual(['GET', 'POST']);
  });

  it('is asked at once where that is enough', async () => {
    expect((await list(runtimeOf('strict'), { level: 'account', time_increment: 'all_days' })).data).toHaveLength(3);
    expect(begun()).toBe(0);
  });

  it('goes on after a page without records where the report takes longer than a caller waits', async () => {
    const runtime = runtimeOf('strict', { report_wait_ms: 0 });
    const found = await all(runtime);
    expect(found.slice(0, 4).map((page) => page.data.length)).toEqual([0, 0, 0, 0]);
    expect(records(found)).toEqual(records(await all(runtimeOf('generous'))));
    expect(begun()).toBe(1);
  });

  it('fails where the report does, and where it never ends', async () => {
    vendors.strict.faults.add({
      method: 'GET',
      path: '/v25.0/6*',
      times: 'always',
      fault: { kind: 'patch_record', patch: { async_status: 'Job Failed' } },
    });
    await expect(list(runtimeOf('strict'))).rejects.toMatchObject({
      code: 'upstream_failed',
      status: 502,
      detail: 'Facebook Marketing did not create the report for ads_insights: Job Failed.',
    });
    vendors.strict.faults.clear();
    vendors.strict.faults.add({
      method: 'GET',
      path: '/v25.0/6*',
      times: 'always',
      fault: { kind: 'patch_record', patch: { async_status: 'Job Running' } },
    });
    await expect(all(runtimeOf('strict', { report_wait_ms: 0, report_ms: 50 }))).rejects.toMatchObject({
      code: 'upstream_timeout',
      status: 504,
    });
  });

  it('400: takes the cursor of a report for what it was asked for only', async () => {
    const runtime = runtimeOf('strict');
    const { after } = (await list(runtime)).pagination!;
    expect((await list(runtime, { after, page_size: 7 })).data).toHaveLength(7);
    for (const other of [{ account_id: second }, { level: 'campaign' }, { breakdowns: ['age'] }])
      await expect(list(runtime, { ...other, after })).rejects.toMatchObject({ code: 'invalid_cursor', status: 400 });
  });
});
