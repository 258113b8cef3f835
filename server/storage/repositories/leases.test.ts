import { setTimeout as sleep } from 'node:timers/promises';
import { startTestService, type TestService } from '../../testing/service.ts';
import { readConfig } from '../../config.ts';
import { acquireLease, observeLeases, releaseLease, renewLease, type Lease } from './leases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Asks as a process does that waits for the lease. */
async function waitFor(lease: Lease): Promise<string> {
  const ends_ms = performance.now() + 2_000;
  for (;;) {
    const got = await acquireLease(service.services.database, lease);
    if (got || performance.now() > ends_ms) return String(got);
    await sleep(50);
  }
}

describe('a lease', () => {
  it('has one holder, however many ask at once', async () => {
    const { database } = service.services;
    const got = await Promise.all(
      ['a', 'b', 'c', 'd'].map((holder) => acquireLease(database, { name: 'one', holder, ttl_ms: 60_000 })),
    );
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  it('stays with its holder while it is renewed, and is taken over after a silence that was observed', async () => {
    const { database } = service.services;
    const mine = { name: 'two', holder: 'me', ttl_ms: 300 };
    const yours = { ...mine, holder: 'you' };
    expect(await acquireLease(database, mine)).toBe('free');
    expect(await renewLease(database, yours)).toBe(false);
    const ends_ms = performance.now() + 600;
    while (performance.now() < ends_ms) {
      expect(await renewLease(database, mine)).toBe(true);
      expect(await acquireLease(database, yours)).toBe(false);
      await sleep(50);
    }
    expect(await waitFor(yours)).toBe('taken_over');
    expect(await renewLease(database, mine)).toBe(false);
    await releaseLease(database, mine);
    expect(await acquireLease(database, mine)).toBe(false);
    await releaseLease(database, yours);
    expect(await acquireLease(database, mine)).toBe('free');
    await releaseLease(database, mine);
  });

  it.each([
    ['back', -3600],
    ['forward', 3600],
  ])('is neither lost nor held for longer when the clock of the database moves an hour %s', async (_way, moved_s) => {
    const { database } = service.services;
    const mine = { name: `moved ${moved_s}`, holder: 'me', ttl_ms: 300 };
    const yours = { ...mine, holder: 'you' };
    await acquireLease(database, mine);
    // What is stored was written before the clock moved.
    const written = new Date(Date.now() - moved_s * 1000).toISOString();
    await database.change('UPDATE leases SET expires_at = ? WHERE name = ?', [written, mine.name]);
    expect(await acquireLease(database, yours)).toBe(false);
    expect(await renewLease(database, mine)).toBe(true);
    await database.change('UPDATE leases SET expires_at = ? WHERE name = ?', [written, mine.name]);
    await observeLeases(database);
    expect(await waitFor(yours)).toBe('taken_over');
  });

  it('stays with its holder through a time in which neither could reach the database', async () => {
    const { database } = service.services;
    const mine = { name: 'outage', holder: 'me', ttl_ms: 300 };
    const yours = { ...mine, holder: 'you' };
    await acquireLease(database, mine);
    expect(await acquireLease(database, yours)).toBe(false);
    await sleep(600); // twice the ttl, without a look
    expect(await acquireLease(database, yours)).toBe(false);
    expect(await renewLease(database, mine)).toBe(true);
    expect(await waitFor(yours)).toBe('taken_over');
    await releaseLease(database, yours);
  });
});

describe('the configuration', () => {
  it('refuses Redis with SQLite, and a divided role in production', () => {
    expect(() => readConfig('sandbox', { REDIS_URL: 'redis://127.0.0.1:6379' })).toThrow(/REDIS_URL.*SQLite/);
    expect(() => readConfig('sandbox', { REDIS_URL: 'http://127.0.0.1' })).toThrow(/REDIS_URL/);
    expect(() => readConfig('production', { PATCHBAY_ROLE: 'worker' })).toThrow(/PATCHBAY_ROLE.*SQLite/);
    expect(
      readConfig('sandbox', { REDIS_URL: 'redis://127.0.0.1:6379', DATABASE_URL: 'mysql://root@127.0.0.1/x' }),
    ).toMatchObject({ redis_url: 'redis://127.0.0.1:6379', role: 'all' });
  });
});
