/** @lanes sqlite mariadb */
import { jest } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';
import { runSync } from './perform-sync.ts';
import { default_limits } from './session.ts';

/** No sync runs for ever, and none keeps others from running. */
jest.setTimeout(120_000);

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({ counts: { incidents: 20, alerts: 200, users: 30 } });
});
afterAll(() => service.close());
afterEach(() => service.vendor.faults.clear());

const throttle = () =>
  service.vendor.faults.add({
    path: '/v2/alerts',
    times: 'always',
    fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 90 },
  });

it('fails where the credentials cannot be opened, and the next sync can begin', async () => {
  const id = await service.quietConnector();
  await service.services.database.change('UPDATE connectors SET sealed_credentials = ? WHERE id = ?', [
    Buffer.from('not what the vault has sealed'),
    id,
  ]);
  for (const _try of [1, 2])
    expect(await service.run(id, { entities: ['users'] })).toMatchObject({
      status: 'failed',
      entities: [{ status: 'failed', pages: 0 }],
    });
});

it('succeeds while more connectors are throttled than syncs have places', async () => {
  throttle();
  const throttled = [];
  for (let n = 0; n < default_limits.places + 2; n++) {
    const id = await service.quietConnector();
    throttled.push({ id, sync_id: (await service.start(id, { entities: ['alerts'] })).body.id as string });
  }
  const began_ms = performance.now();
  const free = await service.quietConnector();
  expect(await service.run(free, { entities: ['users'] })).toMatchObject({ status: 'succeeded' });
  expect(performance.now() - began_ms).toBeLessThan(30_000);
  // One that waits for its vendor is ended by its caller at once.
  for (const { id, sync_id } of throttled) {
    expect(await service.sync(id, sync_id)).toMatchObject({ status: expect.stringMatching(/queued|running/) });
    const cancelled = await service.call('POST', service.path(id, `/syncs/${sync_id}/cancel`), {
      token: service.owner.token,
    });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  }
});

it('ends an entity whose time is over in the middle of its list, and the next sync goes on from there', async () => {
  const quiet = await startTestReplication({ replicates: false, counts: { alerts: 200 } });
  try {
    const id = await quiet.quietConnector();
    quiet.vendor.faults.add({ path: '/v2/alerts', times: 'always', fault: { kind: 'slow', delay_ms: 500 } });
    const never = new AbortController().signal;
    const first = (await quiet.start(id, { entities: ['alerts'] })).body.id as string;
    await runSync(quiet.services, { ...default_limits, entity_ms: 1500 }, first, never);
    const ended = await quiet.sync(id, first);
    expect(ended).toMatchObject({ status: 'failed', entities: [{ status: 'failed', pages: expect.any(Number) }] });
    expect(ended.entities[0].pages).toBeGreaterThan(0);
    quiet.vendor.faults.clear();
    quiet.vendor.requests.clear();
    const second = (await quiet.start(id, { entities: ['alerts'] })).body.id as string;
    await runSync(quiet.services, default_limits, second, never);
    expect(quiet.vendor.requests.list()[0]?.query).toMatchObject({ after: expect.any(String) });
    expect(await quiet.sync(id, second)).toMatchObject({ status: 'succeeded' });
    expect((await quiet.stored(id, 'alerts')).size).toBe(200);
  } finally {
    await quiet.close();
  }
});

it('counts what has happened to the stored records', async () => {
  const id = await service.quietConnector();
  const first = await service.run(id, { entities: ['users'], mode: 'full' });
  const stored = await service.stored(id, 'users');
  expect(first.entities[0]).toMatchObject({ records_seen: stored.size, records_written: stored.size });
  const [gone, changed] = [...stored.keys()];
  service.data.remove('users', gone ?? '');
  service.data.touch('users', changed ?? '', { name: 'Someone else' });
  const second = await service.run(id, { entities: ['users'], mode: 'full' });
  expect(second.entities[0]).toMatchObject({
    records_seen: stored.size - 1,
    records_written: 1,
    records_deleted: 1,
  });
  await until(async () => (await service.stored(id, 'users')).size === stored.size - 1, 'the deletion');
});

it('reads each entity once, and succeeds, where the clock went back after it began', async () => {
  throttle();
  const { database } = service.services;
  const id = await service.quietConnector();
  const { id: sync_id } = (await service.start(id, { entities: ['alerts', 'users'], mode: 'full' })).body;
  await until(async () => {
    const [sync] = await database.query<{ parked_at: string | null }>('SELECT parked_at FROM syncs WHERE id = ?', [
      sync_id,
    ]);
    return sync?.parked_at;
  }, 'the sync to wait for its vendor');
  service.vendor.faults.clear();
  const [now, ahead] = [Date.now(), Date.now() + 3600_000].map((ms) => new Date(ms).toISOString());
  await database.change('UPDATE replications SET listing_started_at = ? WHERE connector_id = ?', [ahead, id]);
  await database.change('UPDATE syncs SET started_at = ?, resume_at = ? WHERE id = ?', [ahead, now, sync_id]);
  expect(await service.ended(id, sync_id)).toMatchObject({
    status: 'succeeded',
    entities: [
      { entity: 'alerts', status: 'succeeded', records_seen: 200 },
      { entity: 'users', status: 'succeeded', records_seen: service.data.count('users') },
    ],
  });
});

it('reads a listing again that an earlier sync began, though by a clock that was ahead', async () => {
  const { database } = service.services;
  const id = await service.quietConnector();
  await service.run(id, { entities: ['users'], mode: 'full' });
  const ahead = new Date(Date.now() + 3600_000).toISOString();
  await database.change(
    "UPDATE replications SET phase = 'listing', listing_started_at = ?, next_cursor = NULL WHERE connector_id = ? AND entity = 'users'",
    [ahead, id],
  );
  expect(await service.run(id, { entities: ['users'] })).toMatchObject({
    status: 'succeeded',
    entities: [{ records_seen: 2 * service.data.count('users') }],
  });
});

it('is kept, and comes first, though older syncs were begun by a clock that was ahead', async () => {
  const { database } = service.services;
  const id = await service.quietConnector();
  const columns =
    'connector_id, status, `trigger`, mode, credential_version, replication_config, created_at, resume_at, finished_at';
  const first = await service.run(id, { entities: ['users'] });
  for (let n = 0; n < 120; n++)
    await database.change(`INSERT INTO syncs (id, ${columns}) SELECT ?, ${columns} FROM syncs WHERE id = ?`, [
      uuid({ msecs: Date.now() + 3600_000 + n }),
      first.id,
    ]);
  const last = await service.run(id, { entities: ['users'] });
  expect(last).toMatchObject({ status: 'succeeded' });
  expect(await service.sync(id, last.id)).toMatchObject({ id: last.id });
  const listed = await service.call('GET', service.path(id, '/syncs'), { token: service.owner.token });
  expect(listed.body.data[0].id).toBe(last.id);
  await until(async () => {
    const [kept] = await database.query<{ many: number }>('SELECT COUNT(*) AS many FROM syncs WHERE connector_id = ?', [
      id,
    ]);
    return Number(kept?.many) === 100;
  }, 'the removal of old syncs');
});
