/** @lanes mariadb */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { acquireLease } from '../storage/repositories/leases.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { startProxy, type Proxy } from '../testing/proxy.ts';
import { keepLease, refreshLease } from './lease.ts';

const ttl_ms = 3_000;

let place: TestDatabase;
let proxy: Proxy;
let mine: Database;
let others: Database;
beforeAll(async () => {
  place = await freshDatabase();
  const url = new URL(place.url);
  proxy = await startProxy(Number(url.port || 3306), url.hostname);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  mine = await openDatabase(url.href);
  others = await openDatabase(place.url);
});
afterAll(async () => {
  await mine.close();
  await others.close();
  await proxy.close();
  await place.drop();
});

it('is kept by a holder whose packets to the database were lost for a while', async () => {
  const lease = refreshLease('one', 'me', ttl_ms);
  const acquired_ms = performance.now();
  expect(await acquireLease(mine, lease)).toBe('free');
  const kept = keepLease(mine, lease, acquired_ms);
  try {
    // A renewal is sent meanwhile, and no response to it ever comes.
    proxy.become('silent');
    await sleep(ttl_ms / 3);
    proxy.become('open');
    const ends_ms = performance.now() + 3 * ttl_ms;
    while (performance.now() < ends_ms) {
      expect(await acquireLease(others, { ...lease, holder: 'another' })).toBe(false);
      await sleep(50);
    }
    expect(kept.held()).toBe(true);
  } finally {
    kept.stop();
  }
});
