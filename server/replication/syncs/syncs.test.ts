/** @lanes sqlite mariadb redis */
import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestService } from '../../testing/service.ts';
import { startTestService } from '../../testing/service.ts';
import { connectorById } from '../../connectors/repository.ts';
import { recordStoresOf } from '../../records/record-tables.ts';
import { laterSql } from '../../storage/database-clock.ts';
import { lockSql } from '../../storage/row-locks.ts';
import { parkSync, resumableSyncs } from '../../storage/repositories/syncs.ts';
import { default_limits } from './session.ts';
import { runSync } from './perform-sync.ts';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';

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

const token = () => service.owner.token;
const slow = (delay_ms: number, path = '/v2/*') =>
  service.vendor.faults.add({ path, times: 'always', fault: { kind: 'slow', delay_ms } });
const cancel = (id: string, sync_id: string) =>
  service.call('POST', service.path(id, `/syncs/${sync_id}/cancel`), { token: token() });
const patch = (id: string, body: unknown) => service.call('PATCH', service.path(id), { token: token(), body });
const running = (id: string, sync_id: string, pages = 1) =>
  until(
    async () =>
      (await service.sync(id, sync_id)).entities.reduce((sum: number, each: any) => sum + each.pages, 0) >= pages
        ? true
        : undefined,
    'a page',
  );

describe('POST …/syncs', () => {
  it('202: returns the run with its location, and does only what was asked for', async () => {
    const id = await service.quietConnector();
    const answer = await service.start(id, { entities: ['users', 'alerts'], mode: 'full' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      202,
      service.path(id, `/syncs/${answer.body.id}`),
    ]);
    expect(answer.body).toMatchObject({ trigger: 'manual', finished_at: null });
    const run = await service.ended(id, answer.body.id);
    expect(run.entities.map((each: any) => each.entity)).toEqual(['alerts', 'users']);
    expect((await service.replication(id))['incidents'].state).toBe('empty');
  });

  it('202: the same Idempotency-Key gives the same run', async () => {
    const id = await service.quietConnector();
    const send = () =>
      service.call('POST', service.path(id, '/syncs'), {
        token: token(),
        body: { entities: ['users'] },
        headers: { 'idempotency-key': `sync-${id}` },
      });
    const first = await send();
    await service.ended(id, first.body.id);
    const again = await send();
    expect([again.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
      202,
      first.body.id,
      'true',
    ]);
  });

  it('409: one run at a time, and the response names it', async () => {
    slow(150);
    const id = await service.quietConnector();
    const responses = await Promise.all([1, 2, 3].map(() => service.start(id)));
    expect(responses.map((each) => each.status).sort()).toEqual([202, 409, 409]);
    const started = responses.find((each) => each.status === 202)!;
    for (const each of responses)
      if (each.status === 409) expect(each.body).toMatchObject({ code: 'sync_in_progress', sync_id: started.body.id });
    await cancel(id, started.body.id);
  });

  it('409: waits for nothing that the run has locked', async () => {
    slow(300);
    const id = await service.quietConnector();
    const started = await service.start(id);
    await service.services.database.transaction(async (tx) => {
      await tx.query(`SELECT id FROM connectors WHERE id = ?${lockSql[tx.engine].update}`, [id]);
      const again = await service.start(id);
      expect([again.status, again.body.sync_id]).toEqual([409, started.body.id]);
    });
    await cancel(id, started.body.id);
  });

  it('422: unknown entities, with their place', async () => {
    const id = await service.quietConnector();
    const answer = await service.start(id, { entities: ['users', 'tickets'] });
    expect([answer.status, answer.body.code, answer.body.errors[0].pointer]).toEqual([
      422,
      'unknown_entity',
      '/entities/1',
    ]);
    expect((await service.start(id, { mode: 'half' })).status).toBe(422);
  });

  it('404: for everybody else', async () => {
    const id = await service.quietConnector();
    const run = await service.run(id, { entities: ['users'] });
    const other = await service.quietConnector();
    const stranger = service.stranger.token;
    for (const [method, path] of [
      ['POST', service.path(id, '/syncs')],
      ['GET', service.path(id, '/syncs')],
      ['GET', service.path(id, `/syncs/${run.id}`)],
      ['POST', service.path(id, `/syncs/${run.id}/cancel`)],
      ['GET', service.path(id, '/replication')],
    ] as const) {
      expect((await service.call(method, path, { token: stranger })).status).toBe(404);
    }
    expect((await service.call('GET', service.path(other, `/syncs/${run.id}`), { token: token() })).status).toBe(404);
    expect((await service.call('GET', service.path(id, '/syncs/none'), { token: token() })).status).toBe(404);
  });
});

describe('POST …/cancel', () => {
  it('200: stops the run at its next page, idempotently; stored records stay and the next run continues from them', async () => {
    slow(200);
    const id = await service.quietConnector();
    const { body } = await service.start(id, { entities: ['incidents', 'alerts'] });
    await running(id, body.id);
    const first = await cancel(id, body.id);
    expect(first.body).toMatchObject({ status: 'cancelled', finished_at: expect.any(String) });
    expect((await cancel(id, body.id)).body).toEqual(first.body);
    await sleep(700);
    expect(await service.sync(id, body.id)).toEqual(first.body);
    service.vendor.faults.clear();
    expect((await service.run(id)).status).toBe('succeeded');
    expect((await service.stored(id, 'incidents')).size).toBe(600);
  });

  it('409: a run that has ended by itself', async () => {
    const id = await service.quietConnector();
    const run = await service.run(id, { entities: ['users'] });
    expect((await cancel(id, run.id)).body.code).toBe('sync_not_running');
  });
});

describe('GET …/syncs', () => {
  it('200: newest first, page by page; the last 100 are kept', async () => {
    const id = await service.quietConnector();
    const row = `'${id}', NULL, 'succeeded', 'schedule', 'auto', 1, '{}', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'`;
    for (let n = 0; n < 105; n++) {
      await service.services.database.change(
        `INSERT INTO syncs (id, connector_id, active_connector_id, status, \`trigger\`, mode, credential_version, replication_config, created_at, resume_at) VALUES ('00000000-0000-7000-8000-${String(n).padStart(12, '0')}', ${row})`,
      );
    }
    const run = await service.run(id, { entities: ['users'] });
    await until(
      async () =>
        (await service.services.database.query('SELECT id FROM syncs WHERE connector_id = ?', [id])).length === 100,
      'the old ones to go',
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: any = (
        await service.call('GET', service.path(id, `/syncs?page_size=40${after ? `&after=${after}` : ''}`), {
          token: token(),
        })
      ).body;
      seen.push(...page.data.map((each: any) => each.id));
      after = page.pagination.after;
    } while (after);
    expect([seen.length, seen[0], new Set(seen).size]).toEqual([100, run.id, 100]);
    expect((await service.call('GET', service.path(id, '/syncs?after=bm8'), { token: token() })).body.code).toBe(
      'invalid_cursor',
    );
  });
});

describe('the schedule', () => {
  it('makes a run when it is due, and pauses while it is off', async () => {
    const id = await service.createConnector();
    await service.ended(id);
    expect(Date.parse((await service.replication(id))['users'].next_sync_at)).toBeGreaterThan(Date.now() + 55 * 60_000);
    await service.services.database.change(
      "UPDATE sync_schedules SET next_at = '2026-01-01T00:00:00.000Z' WHERE connector_id = ?",
      [id],
    );
    const run = await until(
      async () => (await service.syncs(id)).find((each) => each.trigger === 'schedule'),
      'a run of the schedule',
    );
    expect((await service.ended(id, run.id)).status).toBe('succeeded');
    expect((await patch(id, { sync: { enabled: false } })).status).toBe(200);
    expect((await service.replication(id))['users'].next_sync_at).toBeNull();
    await patch(id, { sync: { enabled: true, interval_minutes: 5 } });
    await until(async () => (await service.syncs(id)).length === 3, 'a run after it was switched on');
  });

  it('pauses when the vendor refuses the credentials, until there are new ones', async () => {
    const id = await service.createConnector();
    await service.ended(id);
    service.vendor.faults.add({ times: 'always', fault: { kind: 'status', status: 401 } });
    expect(await service.run(id)).toMatchObject({ status: 'failed' });
    expect((await service.call('GET', service.path(id), { token: token() })).body).toMatchObject({
      status: 'needs_reauth',
      status_reason: 'upstream_unauthorized',
    });
    expect((await service.replication(id))['users'].next_sync_at).toBeNull();
    expect((await service.start(id)).body.code).toBe('connector_needs_reauth');
    service.vendor.faults.clear();
    await patch(id, { credentials: { api_key: 'inc_main' } });
    const run = await until(
      async () => (await service.syncs(id)).find((each) => each.trigger === 'reconnect'),
      'a run after new credentials',
    );
    expect((await service.ended(id, run.id)).entities.every((each: any) => each.mode === 'full')).toBe(true);
  });

  it('treats a single 401 as a vendor error', async () => {
    const id = await service.quietConnector();
    service.vendor.faults.add({ path: '/v2/incidents', fault: { kind: 'status', status: 401 } });
    expect((await service.run(id)).status).toBe('partial');
    expect((await service.call('GET', service.path(id), { token: token() })).body.status).not.toBe('needs_reauth');
  });
});

describe('in the middle of a run', () => {
  const records = async (ordinal: number) => {
    const counts = await Promise.all(
      recordStoresOf('incident-io').map((store) =>
        service.services.database.query<{ count: number }>(
          `SELECT COUNT(*) AS count FROM ${store.table} WHERE connector = ?`,
          [ordinal],
        ),
      ),
    );
    return counts.reduce((sum, [row]) => sum + Number(row!.count), 0);
  };

  it('a connector can be deleted: its run ends, and nothing of it is left', async () => {
    slow(150);
    const id = await service.createConnector();
    const [run] = await until(async () => (await service.syncs(id)).length > 0 && service.syncs(id), 'the run');
    await running(id, run.id, 2);
    const { ordinal } = (await connectorById(service.services.database, id))!;
    expect((await service.call('DELETE', service.path(id), { token: token() })).status).toBe(204);
    await sleep(600);
    await until(
      async () =>
        (await service.services.database.query('SELECT * FROM purges WHERE connector_id = ?', [id])).length === 0,
      'the purge',
    );
    expect(await records(ordinal)).toBe(0);
    for (const table of ['syncs', 'replications', 'sync_schedules'])
      expect(
        await service.services.database.query(`SELECT connector_id FROM ${table} WHERE connector_id = ?`, [id]),
      ).toEqual([]);
  });

  it('new credentials end it and begin a full one', async () => {
    slow(150);
    const id = await service.createConnector();
    const [old] = await until(async () => (await service.syncs(id)).length > 0 && service.syncs(id), 'the run');
    await running(id, old.id);
    expect((await patch(id, { credentials: { api_key: 'inc_main' } })).status).toBe(200);
    service.vendor.faults.clear();
    expect((await service.sync(id, old.id)).status).toBe('cancelled');
    expect(await service.ended(id)).toMatchObject({ trigger: 'reconnect', status: 'succeeded' });
    expect((await service.stored(id, 'incidents')).size).toBe(600);
  });

  it('the first run notes whose data these are, so that credentials of another account are noticed without a check before', async () => {
    const id = await service.createConnector();
    await service.ended(id);
    const { external_account_id, last_checked_at } = (await connectorById(service.services.database, id))!;
    expect([external_account_id, last_checked_at]).toEqual([expect.any(String), null]);
    expect(await patch(id, { credentials: { api_key: 'inc_other' } })).toMatchObject({
      status: 409,
      body: { code: 'account_mismatch' },
    });
  });

  it('credentials of another account put the records out of reach before they are answered', async () => {
    const id = await service.createConnector();
    await service.ended(id);
    const before = (await connectorById(service.services.database, id))!.ordinal;
    slow(300);
    expect((await patch(id, { credentials: { api_key: 'inc_other' }, replace_account: true })).status).toBe(200);
    expect((await service.stored(id, 'incidents')).size).toBeLessThan(10);
    service.vendor.faults.clear();
    expect(await service.ended(id)).toMatchObject({ trigger: 'reconnect', status: 'succeeded' });
    expect((await service.stored(id, 'incidents')).size).toBe(5);
    await until(async () => (await records(before)) === 0, 'the purge');
  });
});

describe('a run', () => {
  // A service without jobs: the test does the run itself, with limits of its own.
  let quiet: TestService;
  beforeAll(async () => {
    quiet = await startTestService({ counts: { incidents: 600, alerts: 120 } });
  });
  afterAll(() => quiet.close());
  const begin = async () => {
    const id = await quiet.createConnector(quiet.owner, { sync: { enabled: false } });
    const { body } = await quiet.call('POST', `/api/v1/integrations/connectors/${id}/syncs`, {
      token: quiet.owner.token,
      body: { entities: ['alerts'] },
    });
    return {
      id,
      sync_id: body.id as string,
      read: async () =>
        (
          await quiet.call('GET', `/api/v1/integrations/connectors/${id}/syncs/${body.id}`, {
            token: quiet.owner.token,
          })
        ).body,
    };
  };
  const limits = { ...default_limits, lease_ms: 1000 };
  const never = new AbortController().signal;

  it('lets go for a long wait and goes on where it was', async () => {
    const { id, sync_id, read } = await begin();
    quiet.vendor.faults.add({
      path: '/v2/alerts',
      after_requests: 1,
      fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 90 },
    });
    const parked = await runSync(quiet.services, { ...limits, wait_in_place_ms: 1000 }, sync_id, never);
    expect(parked!.again_in_ms).toBeGreaterThanOrEqual(90_000);
    expect(parked!.again_in_ms).toBeLessThan(100_000);
    expect(await read()).toMatchObject({ status: 'running', entities: [{ status: 'running', pages: 1 }] });
    expect(await quiet.services.database.query('SELECT * FROM leases WHERE name = ?', [`sync:${id}`])).toEqual([]);
    expect(await resumableSyncs(quiet.services.database, 100)).not.toContain(sync_id);
    quiet.vendor.requests.clear();
    await runSync(quiet.services, limits, sync_id, never);
    expect(quiet.vendor.requests.list()[0]!.query).toMatchObject({ after: expect.any(String) });
    expect(await read()).toMatchObject({ status: 'succeeded', entities: [{ pages: 3, records_seen: 120 }] });
  });

  it('asks for the next page while a page is stored, and for each page once', async () => {
    const { sync_id, read } = await begin();
    const { database } = quiet.services;
    quiet.vendor.requests.clear();
    const asked = () => quiet.vendor.requests.list().filter(({ path }) => path === '/v2/alerts').length;
    const transaction: typeof database.transaction = async (work) => {
      if (asked() === 1) await until(async () => asked() > 1, 'the request for the second page');
      return database.transaction(work);
    };
    await runSync({ ...quiet.services, database: { ...database, transaction } }, limits, sync_id, never);
    expect(await read()).toMatchObject({ status: 'succeeded', entities: [{ pages: 3, records_seen: 120 }] });
    expect(asked()).toBe(3);
  });

  it('goes on at once when the clock of the database has moved back since it let go', async () => {
    const { sync_id } = await begin();
    const { database } = quiet.services;
    await parkSync(database, sync_id, 10_000);
    expect(await resumableSyncs(database, 100)).not.toContain(sync_id);
    const hour = 3600_000;
    await database.change(
      `UPDATE syncs SET parked_at = ${laterSql(database.engine, hour)}, resume_at = ${laterSql(database.engine, hour + 10_000)} WHERE id = ?`,
      [sync_id],
    );
    expect(await resumableSyncs(database, 100)).toContain(sync_id);
    await runSync(quiet.services, limits, sync_id, never);
  });

  it('fails for an entity that is held up for too long', async () => {
    const { sync_id, read } = await begin();
    quiet.vendor.faults.add({
      path: '/v2/alerts',
      fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 90 },
    });
    await runSync(quiet.services, { ...limits, no_progress_ms: 50_000 }, sync_id, never);
    expect(await read()).toMatchObject({
      status: 'failed',
      entities: [{ status: 'failed', error: { code: 'upstream_rate_limited' } }],
    });
  });

  it('that a closing process has let go is taken up, and nothing is read or stored twice', async () => {
    const { id, sync_id, read } = await begin();
    const closing = new AbortController();
    quiet.vendor.faults.add({ path: '/v2/alerts', after_requests: 1, fault: { kind: 'slow', delay_ms: 5000 } });
    const gone = runSync(quiet.services, limits, sync_id, closing.signal);
    await until(async () => (await read()).entities[0].pages === 1, 'the first page');
    closing.abort();
    await gone;
    expect(await read()).toMatchObject({ status: 'running' });
    expect(await resumableSyncs(quiet.services.database, 100)).toContain(sync_id);
    await runSync(quiet.services, limits, sync_id, never);
    expect(await read()).toMatchObject({ status: 'succeeded', entities: [{ pages: 3, records_seen: 120 }] });
    const [row] = await quiet.services.database.query<{ count: number }>(
      'SELECT COUNT(*) AS count FROM incident_io_alerts r JOIN connectors c ON c.ordinal = r.connector WHERE c.id = ?',
      [id],
    );
    expect(Number(row!.count)).toBe(120);
  });

  it('stores nothing once another process holds its lease', async () => {
    const { id, sync_id, read } = await begin();
    quiet.vendor.faults.add({ path: '/v2/alerts', after_requests: 1, fault: { kind: 'slow', delay_ms: 3000 } });
    const lost = runSync(quiet.services, { ...limits, lease_ms: 60_000 }, sync_id, never);
    await until(async () => (await read()).entities[0].pages === 1, 'the first page');
    await quiet.services.database.change("UPDATE leases SET holder = 'another' WHERE name = ?", [`sync:${id}`]);
    await lost;
    expect(await read()).toMatchObject({ status: 'running', entities: [{ pages: 1 }] });
  });
});
