/**
 * @lanes sqlite mariadb redis
 * @drawn 2
 * @long
 */
import { jest } from '@jest/globals';
import type { Fault, FaultRule } from '../../conformance/fake-vendors/faults.ts';
import { connectorById } from '../connectors/repository.ts';
import { searchReadiness } from '../storage/repositories/entity-states.ts';
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';

/** Rows S1-S8 and P3 of what went wrong elsewhere, and what else vendors do in the middle of a listing. */

// Each test replicates whole accounts, some of them several times; a machine that does other things at the same time
// takes its while.
jest.setTimeout(120_000);

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({
    counts: { incidents: 600, alerts: 120, escalations: 60, users: 40, incident_updates: 300 },
  });
});
afterAll(() => service.close());
afterEach(() => {
  service.vendor.faults.clear();
  service.vendor.requests.clear();
});

const fault = (path: string, kind: Fault, rule: Partial<FaultRule> = {}) =>
  service.vendor.faults.add({ path, fault: kind, ...rule });
const asked = (path: string) => service.vendor.requests.list().filter((each) => each.path === path);
const entityOf = (run: any, entity: string) => run.entities.find((each: any) => each.entity === entity);
const ids = (entity: string) => [...service.data.all(entity as never)].map((record) => record.id).sort();
const storedIds = async (connector_id: string, entity: string) =>
  [...(await service.stored(connector_id, entity)).keys()].sort();

/** The first page of a list as the vendor sends it, without a cursor: a listing that is cut. */
async function cutAfterFirstPage(path: string, size: number): Promise<void> {
  const answer = await fetch(
    `${service.vendor.base_url}${path}?page_size=${size}&mode[one_of]=standard&mode[one_of]=retrospective&mode[one_of]=test&mode[one_of]=tutorial`,
    { headers: { authorization: 'Bearer inc_main' } },
  );
  const body = (await answer.json()) as { pagination_meta: { after?: string } };
  delete body.pagination_meta.after;
  service.vendor.requests.clear();
  fault(path, { kind: 'raw_body', text: JSON.stringify(body) });
}

describe('a listing', () => {
  it('that fails on page 2 deletes nothing, and the next run goes on there', async () => {
    const id = await service.quietConnector();
    expect((await service.run(id)).status).toBe('succeeded');
    fault('/v2/alerts', { kind: 'status', status: 500 }, { after_requests: 1, times: 3 });
    const failed = await service.run(id, { mode: 'full' });
    expect(failed.status).toBe('partial');
    expect(entityOf(failed, 'alerts')).toMatchObject({
      status: 'failed',
      pages: 1,
      records_deleted: 0,
      error: { code: 'upstream_failed' },
    });
    expect(await storedIds(id, 'alerts')).toEqual(ids('alerts'));
    service.vendor.requests.clear();
    const next = await service.run(id);
    expect(entityOf(next, 'alerts')).toMatchObject({ mode: 'full', status: 'succeeded' });
    expect(asked('/v2/alerts')[0]!.query).toMatchObject({ after: expect.any(String) });
    expect(await storedIds(id, 'alerts')).toEqual(ids('alerts'));
  });

  it('that the vendor cuts at a limit deletes nothing', async () => {
    const id = await service.quietConnector();
    await service.run(id);
    await cutAfterFirstPage('/v2/alerts', 50);
    await cutAfterFirstPage('/v2/incidents', 250);
    await cutAfterFirstPage('/v2/incident_updates', 250);
    const run = await service.run(id, { mode: 'full' });
    for (const entity of ['alerts', 'incidents', 'incident_updates']) {
      expect(entityOf(run, entity)).toMatchObject({ pages: 1, records_deleted: 0 });
      expect(await storedIds(id, entity)).toEqual(ids(entity));
    }
  });

  it.each([
    ['incidents', '/v2/incidents', 250],
    ['schedules', '/v2/schedules', 5],
  ])('with fewer %s than the vendor counts is not complete', async (entity, path, size) => {
    const id = await service.quietConnector();
    await cutAfterFirstPage(path, size);
    const cut = await service.run(id);
    expect(entityOf(cut, entity)).toMatchObject({
      status: 'partial',
      possibly_incomplete: { reason: 'listing_end_unclear' },
      records_written: size,
    });
    expect(entityOf(await service.run(id, { mode: 'full' }), entity).status).toBe('succeeded');
    expect(await storedIds(id, entity)).toEqual(ids(entity));
  });

  it('removes what the vendor has removed, one by one and in bulk', async () => {
    const id = await service.quietConnector();
    await service.run(id);
    service.data.remove('users', service.data.record('users', 3)!.id);
    service.data.remove('incident_updates', service.data.record('incident_updates', 5)!.id);
    for (let n = 0; n < 105; n++) service.data.remove('incidents', service.data.record('incidents', n)!.id);
    const run = await service.run(id, { mode: 'full' });
    expect([
      entityOf(run, 'users').records_deleted,
      entityOf(run, 'incident_updates').records_deleted,
      entityOf(run, 'incidents').records_deleted,
    ]).toEqual([1, 1, 105]);
    for (const entity of ['users', 'incidents', 'incident_updates'])
      expect(await storedIds(id, entity)).toEqual(ids(entity));
    expect((await service.replication(id))['users'].record_count).toBe(39);
  });

  it('writes nothing again that is as stored', async () => {
    const id = await service.quietConnector();
    await service.run(id);
    const run = await service.run(id, { mode: 'full' });
    for (const entity of run.entities)
      expect(entity).toMatchObject({ records_written: 0, records_deleted: 0, status: 'succeeded' });
    expect(entityOf(run, 'alerts').records_seen).toBe(120);
  });

  it('does not end at a short page, and loses nothing when a page shrinks', async () => {
    const id = await service.quietConnector();
    await service.run(id);
    fault('/v2/alerts', { kind: 'short_page', keep: 1 }, { times: 2 });
    const run = await service.run(id, { mode: 'full' });
    expect(entityOf(run, 'alerts')).toMatchObject({ status: 'succeeded', records_seen: 120, records_deleted: 0 });
    expect(await storedIds(id, 'alerts')).toEqual(ids('alerts'));
  });

  it('asks again for an empty page in the middle, and where it stays empty deletes nothing', async () => {
    const id = await service.quietConnector();
    await service.run(id);
    fault('/v2/alerts', { kind: 'empty_page_with_cursor' }, { times: 2 });
    fault('/v2/incident_updates', { kind: 'empty_page_with_cursor' }, { times: 2 });
    const run = await service.run(id, { mode: 'full' });
    expect(entityOf(run, 'incident_updates')).toMatchObject({
      status: 'partial',
      possibly_incomplete: { reason: 'listing_end_unclear' },
    });
    for (const entity of ['alerts', 'incident_updates']) expect(await storedIds(id, entity)).toEqual(ids(entity));
    expect(entityOf(run, 'incident_updates').records_deleted).toBe(0);
  });

  it('begins again when the vendor no longer takes its cursor', async () => {
    const id = await service.quietConnector();
    fault(
      '/v2/alerts',
      {
        kind: 'status',
        status: 422,
        body: {
          type: 'validation_error',
          status: 422,
          errors: [{ code: 'invalid_value', source: { field: 'after' } }],
        },
      },
      { after_requests: 2, times: 1 },
    );
    const run = await service.run(id);
    expect(entityOf(run, 'alerts').status).toBe('succeeded');
    expect(await storedIds(id, 'alerts')).toEqual(ids('alerts'));
  });

  it('stops at cursors that run in a circle', async () => {
    const id = await service.quietConnector();
    fault('/v2/alerts', { kind: 'cycle_cursor', length: 2 });
    const run = await service.run(id);
    expect(entityOf(run, 'alerts')).toMatchObject({ status: 'failed', error: { code: 'upstream_contract_violation' } });
    expect(run.status).toBe('partial');
  });

  it('stores U+FFFD for a NUL character and for half a surrogate pair', async () => {
    const id = await service.quietConnector();
    fault('/v2/alerts', { kind: 'patch_record', index: 0, patch: { title: { $raw: '"a\\u0000b\\ud800c"' } } });
    const run = await service.run(id);
    expect(run.status).toBe('succeeded');
    expect([...(await service.stored(id, 'alerts')).values()].map((record) => record.title)).toContain(
      'a\ufffdb\ufffdc',
    );
  });
});

describe('changes', () => {
  it('are asked for from the day of the boundary on, so records that share its time are not skipped', async () => {
    const id = await service.quietConnector();
    await service.run(id);
    const [first, second] = [service.data.record('incidents', 200)!.id, service.data.record('incidents', 201)!.id];
    service.data.clock.freeze(Date.now());
    service.data.touch('incidents', first, { name: 'first' });
    const one = await service.run(id);
    expect(entityOf(one, 'incidents')).toMatchObject({ mode: 'incremental', records_written: 1 });
    expect(asked('/v2/incidents').at(-1)!.query).toMatchObject({
      'updated_at[gte]': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    service.data.touch('incidents', second, { name: 'second' });
    const two = await service.run(id);
    expect(entityOf(two, 'incidents')).toMatchObject({ mode: 'incremental', records_written: 1 });
    const stored = await service.stored(id, 'incidents');
    expect([stored.get(first).name, stored.get(second).name]).toEqual(['first', 'second']);
    expect(entityOf(two, 'escalations').mode).toBe('incremental');
    expect(entityOf(two, 'alerts').mode).toBe('full');
    service.data.clock.skewBy(0);
  });

  it.each([
    ['ahead', 30 * 3600_000],
    ['behind', -30 * 3600_000],
  ])('are found though the clock of the vendor is %s', async (_name, skew_ms) => {
    service.data.clock.skewBy(skew_ms);
    const id = await service.quietConnector();
    service.data.touch('incidents', service.data.record('incidents', 300)!.id, { name: `before ${skew_ms}` });
    await service.run(id);
    for (const name of ['one', 'two']) {
      const target = service.data.record('incidents', 310)!.id;
      service.data.touch('incidents', target, { name: `${name} ${skew_ms}` });
      expect(entityOf(await service.run(id), 'incidents').mode).toBe('incremental');
      expect((await service.stored(id, 'incidents')).get(target).name).toBe(`${name} ${skew_ms}`);
    }
    service.data.clock.skewBy(0);
  });

  it('of a record whose page was read already are found by the next run, and it is not deleted', async () => {
    const id = await service.quietConnector();
    fault('/v2/incidents', { kind: 'slow', delay_ms: 400 }, { times: 'always' });
    const newest = [...service.data.all('incidents')].sort((a, b) => (a['created_at']! < b['created_at']! ? 1 : -1))[0]!
      .id;
    const started = await service.start(id, { entities: ['incidents'] });
    await until(async () => (await service.sync(id, started.body.id)).entities[0].pages === 1, 'the first page');
    service.data.touch('incidents', newest, { name: 'while listing' });
    const run = await service.ended(id, started.body.id);
    expect(run).toMatchObject({ status: 'succeeded', entities: [{ mode: 'full', records_deleted: 0 }] });
    expect((await service.stored(id, 'incidents')).get(newest).name).not.toBe('while listing');
    expect(entityOf(await service.run(id), 'incidents').mode).toBe('incremental');
    expect((await service.stored(id, 'incidents')).get(newest).name).toBe('while listing');
  });
});

describe('an entity', () => {
  it('that fails stops no other; the run ends partial', async () => {
    const id = await service.quietConnector();
    fault('/v2/users', { kind: 'status', status: 500 }, { times: 'always' });
    const run = await service.run(id);
    expect(run.status).toBe('partial');
    expect(run.entities.filter((each: any) => each.status === 'succeeded')).toHaveLength(11);
    const replication = await service.replication(id);
    expect(replication['users']).toMatchObject({
      state: 'failed',
      record_count: 0,
      last_synced_at: null,
      error: { code: 'upstream_failed' },
    });
    expect(replication['alerts'].state).toBe('ready');
  });

  it('that the role does not give is unavailable after two syncs, and is tried by every later one', async () => {
    const id = await service.quietConnector();
    fault('/v2/schedules', { kind: 'status', status: 403 }, { times: 'always' });
    expect((await service.run(id)).status).toBe('partial');
    expect((await service.replication(id))['schedules']).toMatchObject({
      state: 'failed',
      error: { code: 'upstream_forbidden' },
    });
    expect((await service.run(id)).status).toBe('succeeded');
    expect((await service.replication(id))['schedules']).toMatchObject({
      state: 'unavailable',
      error: { code: 'upstream_forbidden' },
    });
    const row = (await connectorById(service.services.database, id))!;
    await expect(searchReadiness(service.services.database, row, 'schedules')).rejects.toMatchObject({
      code: 'upstream_forbidden',
      status: 424,
    });
    service.vendor.faults.clear();
    expect(entityOf(await service.run(id), 'schedules').status).toBe('succeeded');
    expect((await service.replication(id))['schedules'].state).toBe('ready');
  });

  it('that returns 404 on two syncs is unavailable; an outage never is', async () => {
    const id = await service.quietConnector();
    fault('/v2/schedules', { kind: 'status', status: 404 }, { times: 'always' });
    fault('/v2/users', { kind: 'status', status: 500 }, { times: 'always' });
    for (let n = 0; n < 3; n++) await service.run(id, { entities: ['schedules', 'users'] });
    expect((await service.replication(id))['schedules'].state).toBe('unavailable');
    expect((await service.replication(id))['users'].state).toBe('failed');
  });

  it('that was readable and no longer is keeps its records, and its syncs do not claim success', async () => {
    const id = await service.quietConnector();
    await service.run(id, { entities: ['schedules'] });
    const before = await storedIds(id, 'schedules');
    fault('/v2/schedules', { kind: 'status', status: 403 }, { times: 'always' });
    for (let n = 0; n < 3; n++) expect((await service.run(id, { entities: ['schedules'] })).status).toBe('failed');
    expect(await storedIds(id, 'schedules')).toEqual(before);
    const row = (await connectorById(service.services.database, id))!;
    expect(await searchReadiness(service.services.database, row, 'schedules')).toMatchObject({
      as_of: expect.any(String),
    });
  });
});

describe('a missing record', () => {
  it('that get does not answer for is kept and reported, alone', async () => {
    const id = await service.quietConnector();
    await service.run(id, { entities: ['users'] });
    const [hidden, deleted] = [4, 7].map((n) => service.data.record('users', n)!.id);
    for (const each of [hidden, deleted]) service.data.remove('users', each!);
    fault(`/v2/users/${hidden}`, { kind: 'status', status: 403 }, { times: 'always' });
    const run = await service.run(id, { entities: ['users'] });
    expect(run).toMatchObject({
      status: 'partial',
      entities: [{ status: 'partial', records_deleted: 1, skipped: [{ part: hidden, code: 'upstream_forbidden' }] }],
    });
    expect(await storedIds(id, 'users')).toEqual([...ids('users'), hidden].sort());
    const state = (await service.replication(id))['users'];
    expect(state).toMatchObject({ state: 'possibly_incomplete', skipped_count: 1 });
    service.vendor.faults.clear();
    expect(await service.run(id, { entities: ['users'] })).toMatchObject({
      status: 'succeeded',
      entities: [{ records_deleted: 1 }],
    });
    expect(await storedIds(id, 'users')).toEqual(ids('users'));
  });

  it('is kept where get does not find records either that the listing shows', async () => {
    const id = await service.quietConnector();
    await service.run(id, { entities: ['alerts'] });
    const before = await storedIds(id, 'alerts');
    await cutAfterFirstPage('/v2/alerts', 50);
    fault('/v2/alerts/*', { kind: 'status', status: 404 }, { times: 'always' });
    const run = await service.run(id, { entities: ['alerts'] });
    expect(run).toMatchObject({ status: 'partial', entities: [{ records_deleted: 0 }] });
    expect(await storedIds(id, 'alerts')).toEqual(before);
  });

  it('of a capped list is found by get wherever it lies', async () => {
    const id = await service.quietConnector();
    await service.run(id, { entities: ['incidents'] });
    const before = await storedIds(id, 'incidents');
    await cutAfterFirstPage('/v2/incidents', 250);
    const run = await service.run(id, { entities: ['incidents'], mode: 'full' });
    expect(run).toMatchObject({
      status: 'partial',
      entities: [{ records_deleted: 0, possibly_incomplete: { reason: 'records_left_out' } }],
    });
    expect(await storedIds(id, 'incidents')).toEqual(before);
    // The next one lists in full again, since changes could not settle it.
    expect(await service.run(id, { entities: ['incidents'] })).toMatchObject({
      status: 'succeeded',
      entities: [{ mode: 'full' }],
    });
  });
});

describe('search', () => {
  it('is not ready before the first complete listing, and will never be where replication is off', async () => {
    const { database } = service.services;
    const off = (await connectorById(database, await service.quietConnector()))!;
    await expect(searchReadiness(database, off, 'alerts')).rejects.toMatchObject({
      code: 'sync_disabled',
      status: 409,
    });
    fault('/v2/*', { kind: 'slow', delay_ms: 200 }, { times: 'always' });
    const id = await service.createConnector();
    const row = (await connectorById(database, id))!;
    await expect(searchReadiness(database, row, 'schedules')).rejects.toMatchObject({
      code: 'search_not_ready',
      status: 409,
      extras: { retry_after_s: expect.any(Number), members: { state: 'initializing' } },
    });
    service.vendor.faults.clear();
    const run = await service.ended(id);
    expect(await searchReadiness(database, row, 'schedules')).toEqual({ as_of: run.started_at });
  });
});

describe('a vendor that throttles', () => {
  it('is waited for, with the heartbeat going on and the progress to be seen', async () => {
    const id = await service.quietConnector();
    fault(
      '/v2/alerts',
      { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 1 },
      { after_requests: 1, times: 5 },
    );
    const started = await service.start(id, { entities: ['alerts'] });
    const lease = async () =>
      (
        await service.services.database.query<{ holder: string; expires_at: string }>(
          'SELECT holder, expires_at FROM leases WHERE name = ?',
          [`sync:${id}`],
        )
      )[0]!;
    await until(async () => (await service.sync(id, started.body.id)).entities[0].pages === 1, 'the first page');
    const before = await lease();
    await until(async () => (await lease()).expires_at > before.expires_at, 'a heartbeat');
    expect((await lease()).holder).toBe(before.holder);
    expect(await service.sync(id, started.body.id)).toMatchObject({
      status: 'running',
      entities: [{ status: 'running', pages: 1, records_seen: 50 }],
    });
    expect(await service.ended(id, started.body.id)).toMatchObject({
      status: 'succeeded',
      entities: [{ pages: 3, records_seen: 120 }],
    });
  });
});
