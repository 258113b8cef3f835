/** @drawn 2 */
import { jest } from '@jest/globals';
import { resumableSyncs } from '../../storage/repositories/syncs.ts';
import { accounts, startTestAdvertising, type TestAdvertising } from '../../testing/advertising.ts';
import { until } from '../../testing/replication.ts';

// Each test copies whole accounts, some of them several times; a machine that does other things at the same time takes
// its while.
jest.setTimeout(120_000);

let world: TestAdvertising;
beforeAll(async () => {
  world = await startTestAdvertising();
});
afterAll(() => world.close());
afterEach(() => {
  world.vendor.faults.clear();
  world.vendor.requests.clear();
});

const entities = ['ads_insights'];
/** What became of the requests of this kind: reports begun, looks at them, pages of their rows. */
const sent = () => {
  const all = world.vendor.requests.list();
  return {
    begun: all
      .filter(({ method }) => method === 'POST')
      .map(({ path, query }) => ({
        path,
        query: Object.fromEntries(new URLSearchParams(query)),
      })),
    looks: all.filter(({ method, path }) => method === 'GET' && /^\/v25\.0\/6\d+$/.test(path)).map(({ path }) => path),
    rows: all.filter(({ path }) => /^\/v25\.0\/6\d+\/insights$/.test(path)).map(({ path }) => path),
    direct: all.filter(({ method, path }) => method === 'GET' && /^\/v25\.0\/act_\d+\/insights$/.test(path)).length,
  };
};
const states = (patch: object, rule: object = {}) =>
  world.vendor.faults.add({
    method: 'GET',
    path: '/v25.0/6*',
    times: 'always',
    fault: { kind: 'patch_record', patch: patch as Record<string, unknown> },
    ...rule,
  });

describe('insights', () => {
  it('are copied from one report for each account, which says what the list says when it is asked at once', async () => {
    const id = await world.connector();
    expect(await world.run(id, entities)).toMatchObject({
      status: 'succeeded',
      entities: [{ entity: 'ads_insights', mode: 'full', records_deleted: 0 }],
    });
    const { begun, looks, rows, direct } = sent();
    expect(begun.map(({ path }) => path)).toEqual(
      accounts.slice(0, 2).map((account) => `/v25.0/act_${account}/insights`),
    );
    expect([looks.length, direct]).toEqual([8, 0]);
    expect(rows.length).toBeGreaterThan(2);
    const { time_range, level, time_increment, fields } = begun[0]!.query;
    expect([level, time_increment]).toEqual(['ad', '1']);
    expect(fields).toContain('cost_per_action_type');
    const window = JSON.parse(time_range!) as { since: string; until: string };
    expect((Date.parse(window.until) - Date.parse(window.since)) / 86_400_000).toBe(28);

    const wanted = new Map<string, unknown>();
    for (const account_id of accounts.slice(0, 2)) {
      let after: string | null = null;
      do {
        const page: any = await world.execute(id, 'ads_insights', 'list', {
          account_id,
          level,
          time_increment,
          time_range: window,
          page_size: 500,
          ...(after === null ? {} : { after }),
        });
        for (const row of page.data)
          wanted.set(row.id, Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
        ({ after } = page.pagination);
      } while (after !== null);
    }
    expect(wanted.size).toBeGreaterThan(1000);
    expect(await world.stored(id, 'ads_insights')).toEqual(wanted);
  });

  it('are corrected where the vendor corrects them, and none goes', async () => {
    const id = await world.connector(accounts.slice(0, 1));
    await world.run(id, entities);
    const before = await world.stored(id, 'ads_insights');
    await world.service.services.database.change(
      "UPDATE replications SET as_of = '2026-01-01T00:00:00.000Z' WHERE connector_id = ?",
      [id],
    );
    world.vendor.requests.clear();
    world.vendor.faults.add({
      method: 'GET',
      path: '/v25.0/6*',
      after_requests: 4,
      times: 1,
      fault: { kind: 'patch_record', index: 0, patch: { spend: '123456.5' } },
    });
    expect(await world.run(id, entities)).toMatchObject({ status: 'succeeded', entities: [{ records_deleted: 0 }] });
    // The days of the pause are read as well, in windows that follow one another.
    const windows = sent().begun.map(
      ({ query }) => JSON.parse(query['time_range']!) as { since: string; until: string },
    );
    expect(windows[0]!.since).toBe('2025-12-03');
    for (const [at, { until: last }] of windows.slice(0, -1).entries())
      expect(Date.parse(windows[at + 1]!.since) - Date.parse(last)).toBe(86_400_000);
    const after = await world.stored(id, 'ads_insights');
    expect([...after.values()].filter(({ spend }) => spend === 123456.5)).toHaveLength(1);
    for (const key of before.keys()) expect(after.has(key)).toBe(true);
  });
});

describe('a report', () => {
  it('that failed is asked for in smaller windows down to a day, and the next sync asks for everything again', async () => {
    const id = await world.connector();
    states({ async_status: 'Job Failed' }, { after_requests: 5 });
    const failed = await world.run(id, ['campaigns', 'ads_insights', 'images']);
    expect(failed.status).toBe('partial');
    const found = Object.fromEntries(failed.entities.map((each: any) => [each.entity, each]));
    expect(found).toMatchObject({
      ads_insights: { status: 'partial' },
      campaigns: { status: 'succeeded' },
      images: { status: 'succeeded' },
    });
    // Halved down to a day: 31, 15, 8, 4, 2 days, then 29 times one.
    const days = found['ads_insights'].skipped;
    expect(days).toHaveLength(29);
    expect(days[0]).toMatchObject({
      part: expect.stringMatching(new RegExp(`^${accounts[1]} (\\d{4}-\\d\\d-\\d\\d)\\.\\.\\1$`)),
      code: 'upstream_failed',
    });
    expect(sent().begun).toHaveLength(1 + 5 + 29);
    expect((await world.stored(id, 'ads_insights')).size).toBeGreaterThan(0);
    world.vendor.faults.clear();
    world.vendor.requests.clear();
    expect(await world.run(id, entities)).toMatchObject({ status: 'succeeded' });
    expect(sent().begun.map(({ path }) => path)).toEqual(
      accounts.slice(0, 2).map((account) => `/v25.0/act_${account}/insights`),
    );
  });

  it('that the vendor drops or has lost is begun again at once, and not for ever', async () => {
    const id = await world.connector(accounts.slice(0, 1));
    states({ async_status: 'Job Skipped' }, { times: 1 });
    world.vendor.faults.add({
      method: 'GET',
      path: '/v25.0/6*',
      after_requests: 2,
      times: 1,
      fault: {
        kind: 'status',
        status: 400,
        body: {
          error: { message: 'Unsupported get request.', type: 'GraphMethodException', code: 100, error_subcode: 33 },
        },
      },
    });
    expect(await world.run(id, entities)).toMatchObject({ status: 'succeeded' });
    expect(sent().begun).toHaveLength(3);
    world.vendor.faults.clear();
    world.vendor.requests.clear();
    states({ async_status: 'Job Skipped' });
    expect(await world.run(id, entities)).toMatchObject({
      status: 'failed',
      entities: [{ error: { code: 'upstream_failed' } }],
    });
    expect(sent().begun).toHaveLength(3);
  });

  it('that never ends fails at its deadline, and the next sync asks for smaller ones', async () => {
    const id = await world.connector(accounts.slice(0, 1));
    // Completed in name, but not in percent.
    states({ async_status: 'Job Completed', async_percent_completion: 99 });
    expect(await world.run(id, entities, { report_ms: 150 })).toMatchObject({
      status: 'failed',
      entities: [{ error: { code: 'upstream_timeout' } }],
    });
    expect(sent().looks.length).toBeGreaterThan(2);
    expect(sent().rows).toEqual([]);
    world.vendor.faults.clear();
    world.vendor.requests.clear();
    expect(await world.run(id, entities)).toMatchObject({ status: 'succeeded' });
    expect(sent().begun).toHaveLength(2);
  });

  it('that takes long is let go of and taken up again: it is begun once', async () => {
    const id = await world.connector(accounts.slice(0, 1));
    const sync_id = await world.begin(id, entities);
    let parked = 0;
    for (
      let again = await world.does(sync_id, { wait_in_place_ms: 0 });
      again;
      again = await world.does(sync_id, { wait_in_place_ms: 0 })
    ) {
      parked++;
      expect(await world.read(id, sync_id)).toMatchObject({
        status: 'running',
        entities: [{ status: 'running', pages: 0 }],
      });
      expect(
        await world.service.services.database.query('SELECT * FROM leases WHERE name = ?', [`sync:${id}`]),
      ).toEqual([]);
    }
    expect(await world.read(id, sync_id)).toMatchObject({ status: 'succeeded' });
    const { begun, looks } = sent();
    expect([parked, begun.length, new Set(looks).size, looks.length]).toEqual([4, 1, 1, 4]);
  });

  it('is taken up after its process has gone, while it is made and while it is read', async () => {
    const id = await world.connector(accounts.slice(0, 1));
    const sync_id = await world.begin(id, entities);
    for (const there of [
      async () => sent().looks.length > 0,
      async () => (await world.read(id, sync_id)).entities[0].pages > 0,
    ]) {
      const closing = new AbortController();
      world.vendor.faults.add({
        method: 'GET',
        path: '/v25.0/6*',
        after_requests: 1,
        times: 'always',
        fault: { kind: 'slow', delay_ms: 300 },
      });
      const gone = world.does(sync_id, {}, closing.signal);
      await until(there, 'the moment to go');
      closing.abort();
      await gone;
      world.vendor.faults.clear();
      expect(await resumableSyncs(world.service.services.database, 100)).toContain(sync_id);
    }
    await world.does(sync_id);
    expect(await world.read(id, sync_id)).toMatchObject({ status: 'succeeded' });
    expect(sent().begun).toHaveLength(1);
    const other = await world.connector(accounts.slice(0, 1));
    await world.run(other, entities);
    expect(await world.stored(id, 'ads_insights')).toEqual(await world.stored(other, 'ads_insights'));
  });

  it('waits for a vendor that throttles, as any list does', async () => {
    const id = await world.connector(accounts.slice(0, 1));
    for (const method of ['POST', 'GET'])
      world.vendor.faults.add({
        method,
        path: '/v25.0/*',
        times: 3,
        fault: { kind: 'rate_limit', retry_after: 'absent' },
      });
    const parked = await world
      .begin(id, entities)
      .then(async (sync_id) => ({ sync_id, again: await world.does(sync_id, { wait_in_place_ms: 0 }) }));
    expect(parked.again?.again_in_ms).toBeGreaterThan(0);
    world.vendor.faults.clear();
    await world.does(parked.sync_id);
    expect(await world.read(id, parked.sync_id)).toMatchObject({ status: 'succeeded' });
    expect(sent().begun.length).toBeGreaterThan(1);
  });
});
