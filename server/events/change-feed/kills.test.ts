/** @lanes kills */
import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { mariadb, mariadb_url, sqlite, type TestDatabase } from '../../testing/database.ts';
import { FeedReader, purgeAll, storedRecords } from '../../testing/feed.ts';
import { program } from '../../testing/program.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import { activateKeys, addKeys, generateKeyRing } from '../../vault/key-ring.ts';

/** How often one of two writing processes is killed, over both engines. */
const kills = Number(process.env['PATCHBAY_TEST_FEED_KILLS'] ?? 6);
jest.setTimeout(120_000 + kills * 20_000);

const engines: Array<[string, () => Promise<TestDatabase>]> = [
  ['SQLite', sqlite],
  ...(mariadb_url === undefined ? [] : [['MariaDB', () => mariadb()] as [string, () => Promise<TestDatabase>]]),
];
const start_ms = 60_000;

interface Writer {
  kill(): Promise<void>;
}

/** Resolves when it has made its first changes. */
async function startWriter(url: string, id: string): Promise<Writer> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    [...program(new URL('../../testing/feed-worker.ts', import.meta.url)), url, id, String(seed)],
    { env: environment, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    const [code] = (await exited) as [number | null];
    // A code means that it had ended by itself, with an error.
    expect(code).toBeNull();
  };
  try {
    await Promise.race([
      once(child, 'message', { signal: AbortSignal.timeout(start_ms) }),
      exited.then(() => Promise.reject(new Error(`the writer with the seed ${seed} has ended`))),
    ]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { kill };
}

const cleanups: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A service that can be started again with other keys, in the name of the same organization. */
async function startAgain(database_url: string, organization: string | undefined, keys: string): Promise<TestService> {
  const service = await startTestService({ database_url, keys });
  if (organization !== undefined) service.owner = await service.createCaller({ organization_ids: [organization] });
  return service;
}

it.each(engines)('gives each reader what is stored while writers are killed, on %s', async (name, create) => {
  const store = await create();
  cleanups.push(() => store.drop());
  let keys = generateKeyRing();
  let service = await startAgain(store.url, undefined, keys);
  cleanups.push(() => service.close());
  const organization = service.owner.organization_id;
  const id = await service.createConnector(service.owner, { sync: { enabled: false } });
  const caller = {
    call: ((...request) => service.call(...request)) as TestService['call'],
    get owner() {
      return service.owner;
    },
  };
  const steady = new FeedReader(id, caller);
  const rare = new FeedReader(id, caller);
  let writers: Writer[] = [];
  cleanups.push(() => Promise.all(writers.map(({ kill }) => kill())));

  async function stored(): Promise<Awaited<ReturnType<typeof storedRecords>>> {
    const { database } = service.services;
    await purgeAll(database);
    return storedRecords({ database, id });
  }

  /**
   * Both are compared with what is stored once nothing writes. MariaDB may still be executing the COMMIT of a client
   * that was killed, so what is stored must be the same before and after the feed was read.
   */
  async function compare(readers: readonly FeedReader[]): Promise<void> {
    let expected = await stored();
    for (;;) {
      for (const reader of readers) while (!(await reader.page(7)));
      const after = await stored();
      if (isDeepStrictEqual(expected, after)) break;
      process.stderr.write(`${name}: something was committed while the feed was read\n`);
      expected = after;
    }
    for (const reader of readers) expect(reader.copy).toEqual(expected);
  }

  const times = Math.max(1, Math.ceil(kills / engines.length / 2)); // two are killed each time
  for (let kill = 0; kill < times; kill++) {
    writers = await Promise.all([startWriter(store.url, id), startWriter(store.url, id)]);
    const ends_ms = performance.now() + Math.random() * 500;
    while (performance.now() < ends_ms) await steady.page(1 + Math.floor(Math.random() * 7));
    await writers.shift()?.kill();
    // The other one goes on, whatever the first one has left behind.
    await steady.page(3);
    await sleep(Math.random() * 100);
    await writers.shift()?.kill();
    await compare(kill % 5 === 2 || kill === times - 1 ? [steady, rare] : [steady]);
    if (kill % 5 === 0) {
      // A restart, with other keys.
      const added = addKeys(keys);
      keys = activateKeys(added.text, added.id);
      await service.close();
      service = await startAgain(store.url, organization, keys);
      const before = steady.expired;
      expect(await steady.page(7)).toBe(true);
      expect(steady.expired).toBe(before);
    }
  }
  const [feed] = await service.services.database.query<{ number: number; generation: number }>(
    'SELECT number, generation FROM change_feeds f JOIN connectors c ON c.ordinal = f.connector WHERE c.id = ?',
    [id],
  );
  process.stderr.write(
    `${name}: killed ${2 * times} writers; generation ${feed?.generation}, cursors expired ${steady.expired} and ${rare.expired} times\n`,
  );
});
