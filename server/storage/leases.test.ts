import { setTimeout as sleep } from 'node:timers/promises';
import { startTestService, type TestService } from '../http/test-service.ts';
import { readConfig } from '../config.ts';
import { acquireLease, purgeLeases, releaseLease, renewLease } from './leases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('a lease', () => {
  it('has one holder, however many ask at once', async () => {
    const { database } = service.services;
    const got = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => acquireLease(database, { name: 'one', holder, ttl_ms: 60_000 })));
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  it('is the holder’s as long as it is renewed, and anybody’s when it has run out', async () => {
    const { database } = service.services;
    const mine = { name: 'two', holder: 'me', ttl_ms: 300 };
    expect(await acquireLease(database, mine)).toBe(true);
    expect(await renewLease(database, database.engine, mine)).toBe(true);
    expect(await renewLease(database, database.engine, { ...mine, holder: 'you' })).toBe(false);
    expect(await acquireLease(database, { ...mine, holder: 'you' })).toBe(false);
    await sleep(400);
    expect(await renewLease(database, database.engine, mine)).toBe(false);
    expect(await acquireLease(database, { ...mine, holder: 'you', ttl_ms: 60_000 })).toBe(true);
    await releaseLease(database, mine);
    expect(await acquireLease(database, mine)).toBe(false);
    await releaseLease(database, { ...mine, holder: 'you' });
    expect(await acquireLease(database, mine)).toBe(true);
    await sleep(400);
    await purgeLeases(database);
    expect(await database.query('SELECT name FROM leases WHERE name = ?', ['two'])).toEqual([]);
  });
});

describe('the configuration', () => {
  it('refuses Redis with SQLite, and a divided role in production', () => {
    expect(() => readConfig('sandbox', { REDIS_URL: 'redis://127.0.0.1:6379' })).toThrow(/REDIS_URL.*SQLite/);
    expect(() => readConfig('sandbox', { REDIS_URL: 'http://127.0.0.1' })).toThrow(/REDIS_URL/);
    expect(() => readConfig('production', { PATCHBAY_ROLE: 'worker' })).toThrow(/PATCHBAY_ROLE.*SQLite/);
    expect(readConfig('sandbox', { REDIS_URL: 'redis://127.0.0.1:6379', DATABASE_URL: 'mysql://root@127.0.0.1/x' })).toMatchObject({ redis_url: 'redis://127.0.0.1:6379', role: 'all' });
  });
});
