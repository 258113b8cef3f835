/**
 * @lanes unit
 * @drawn 2
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { testAccounts, type CreationBody, type VendorEntry } from '../../../conformance/fake-vendors/vendor-entry.ts';
import { vendors } from '../../../conformance/generated/vendors.gen.ts';
import { ApiError } from '../../api-error.ts';
import type { AnyOperations, Page } from '../../connector-handle.ts';
import { local, type LocalInput } from '../../local/local.ts';
import { createWorkplace, type Running, type Workplace } from '../../testing/process.ts';
import { scenarios, type Scenario } from './scenarios.ts';

const entries: Array<[type: string, vendor: VendorEntry]> = Object.entries(vendors);
/** What each scenario and each account is tried with: an entity of several pages, in one account of its owner. */
const lists: Record<string, { entity: string; params: Record<string, unknown> }> = {
  'incident-io': { entity: 'incidents', params: { page_size: 100 } },
  'zendesk-support': { entity: 'tickets', params: { page_size: 100 } },
  'facebook-marketing': { entity: 'ads', params: { page_size: 30, account_id: '1048576000000017' } },
};

interface Outcome {
  code: string | null;
  records: number;
}

/** The first pages of a list, as the in-process client returns them. */
async function outcomeOf(
  upstream: Upstream,
  { connector_type, ...inputs }: CreationBody,
  pages: 1 | 2,
): Promise<Outcome> {
  const { entity, params } = lists[connector_type]!;
  const input = { connector_type, ...inputs } as never as LocalInput<'incident-io'>; // any type: the table above names them
  const connector = local(input, { upstreams: { [connector_type]: upstream.base_url } });
  const page = (after?: string | null) =>
    connector.execute(entity as 'incidents', 'list', { ...params, ...(after && { after }) }) as Promise<
      Page<object> & AnyOperations[string]['list']['result']
    >;
  try {
    const first = await page();
    const after = pages === 1 ? null : first.pagination?.after;
    const second = after ? await page(after) : undefined;
    return { code: null, records: first.data.length + (second?.data.length ?? 0) };
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, records: 0 };
    throw error;
  } finally {
    await connector.close();
  }
}

describe.each(entries)('the fake vendor of %s', (type, vendor) => {
  let upstream: Upstream;
  const fake = vendor.sandbox([]);
  beforeAll(async () => void (upstream = await startUpstream(fake)));
  afterAll(() => upstream.close());
  afterEach(() => {
    upstream.faults.clear();
    upstream.requests.clear();
  });

  // A vendor that never responds takes a minute (the deadline of a call); `slow` is tried with the credentials below.
  const quick = Object.entries(scenarios).filter(([, { fault }]) => fault.kind !== 'hang' && fault.kind !== 'slow');
  it.each(quick)('does in the scenario %s what the table says', async (_name, { fault, times, code }) => {
    upstream.faults.add({ fault, times });
    const { code: found, records } = await outcomeOf(upstream, vendor.connector, 2);
    expect(found).toBe(code ?? null);
    if (code === undefined) expect(records).toBeGreaterThan(1);
    expect(upstream.requests.list().map((each) => each.fault)).toContain(fault.kind);
  });

  const credentials: Readonly<Record<string, Record<string, string>>> = vendor.test_credentials ?? {};
  it.each(Object.entries(credentials))('does with the credentials "%s" what the table says', async (name, given) => {
    const begun = performance.now();
    const { code, records } = await outcomeOf(upstream, { ...vendor.connector, credentials: given }, 1);
    expect(code).toBe(codes[name as keyof typeof codes]);
    if (name === 'empty') expect(records).toBe(0);
    if (name === 'slow') expect(performance.now() - begun).toBeGreaterThan(3000);
    if (name === 'huge') expect(fake.data(name)?.count(lists[type]!.entity)).toBeGreaterThanOrEqual(20_000);
  });
});

/** What a list returns with each of the test credentials. */
const codes = {
  expired: 'upstream_unauthorized',
  revoked: 'upstream_unauthorized',
  forbidden: 'upstream_forbidden',
  slow: null,
  empty: null,
  huge: null,
};

describe('the guide', () => {
  const path = new URL('../../../server/reference/guides/sandbox.md', import.meta.url);
  const row = (...cells: Array<string | number>) => `| ${cells.join(' | ')} |\n`;
  const code = (text: string | null | undefined) => (text ? `\`${text}\`` : '');

  it('has a row for each scenario and each of the test credentials (UPDATE_GUIDE=1 writes them)', () => {
    const text = readFileSync(path, 'utf8');
    const tables = [
      Object.entries<Scenario>(scenarios).map(([name, each]) =>
        row(code(name), each.about, each.times === 'always' ? 'all' : each.times, code(each.code)),
      ),
      Object.entries(testAccounts).map(([name, about]) =>
        row(code(name), about, code(codes[name as keyof typeof codes])),
      ),
      entries.map(([type, { test_credentials }]) => {
        const all = Object.values(test_credentials ?? {});
        return row(
          code(type),
          code(Object.keys(all[0] ?? {})[0]),
          all.map((each) => code(Object.values(each)[0])).join(', '),
        );
      }),
    ];
    let at = 0;
    const complete = text.replace(
      /(\|---.*\|\n)((?:\|.*\|\n)*)/g,
      (_all, head: string) => head + tables[at++]!.join(''),
    );
    expect(at).toBe(tables.length);
    if (process.env['UPDATE_GUIDE'] === '1') writeFileSync(path, complete);
    expect(readFileSync(path, 'utf8')).toBe(complete);
  });
});

describe('patchbay sandbox', () => {
  let place: Workplace;
  let running: Running;
  beforeAll(async () => {
    place = createWorkplace();
    running = await place.sandbox();
  }, 30_000);
  afterAll(async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    place.remove();
  });

  it('scripts a fault, shows it in the request log, and ends it', async () => {
    const { stdout } = await place.patchbay([
      'connectors',
      'create',
      '--sandbox',
      'incident-io',
      '--no-sync',
      '--quiet',
    ]);
    const list = () => place.patchbay(['execute', stdout.trim(), 'severities', 'list', '--json']);
    const scripted = await place.patchbay(['sandbox', 'fault', 'rate-limit', 'incident-io', '--account', 'main']);
    expect(scripted).toMatchObject({ code: 0, stderr: '' });
    expect((await list()).stderr).toContain('upstream_rate_limited');
    const { stdout: log } = await place.patchbay(['sandbox', 'requests', 'incident-io', '--json']);
    expect(
      log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toContainEqual(
      expect.objectContaining({ path: '/v1/severities', account: 'main', status: 429, fault: 'rate_limit' }),
    );
    expect((await place.patchbay(['sandbox', 'requests', 'incident-io'])).stdout).toMatch(/severities +429/);
    await place.patchbay(['sandbox', 'clear', 'incident-io']);
    expect((await list()).code).toBe(0);
    await place.patchbay(['sandbox', 'requests', 'incident-io', '--clear']);
    expect((await place.patchbay(['sandbox', 'requests', 'incident-io'])).stderr).toContain('no request');
  }, 60_000);

  it('creates connectors with test credentials', async () => {
    const create = ['connectors', 'create', '--sandbox', 'zendesk-support', '--verify', '--no-sync', '--as'];
    expect((await place.patchbay([...create, 'revoked'])).stderr).toMatch(/rejected|invalid|not valid/i);
    expect((await place.patchbay([...create, 'slow', '--quiet'])).code).toBe(0);
    expect(await place.patchbay([...create, 'broken'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Available: expired, revoked, forbidden, slow, empty, huge.') as string,
    });
    const { stdout } = await place.patchbay(['sandbox', 'credentials', 'zendesk-support']);
    expect(stdout).toContain('zd_sandbox_forbidden');
  }, 60_000);

  it('says which scenarios and connector types there are', async () => {
    const wrong = await place.patchbay(['sandbox', 'fault', 'rate-limits', 'incident-io']);
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('Did you mean rate-limit, rate-limit-once'),
    ]);
    expect((await place.patchbay(['sandbox', 'fault', 'outage', 'nothing'])).stderr).toContain('Available: ');
    expect((await place.patchbay(['sandbox', 'fault', 'outage', 'incident-io', '--times', '0'])).code).toBe(2);
    expect((await place.patchbay(['sandbox', 'fault', 'outage', 'incident-io', '--account', 'x'])).stderr).toContain(
      'unknown account x; known: main, second',
    );
    expect((await place.patchbay(['sandbox', 'scenarios'])).stdout).toContain('upstream_timeout');
  }, 60_000);
});
