/** @lanes kills */
import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { mariadb, mariadb_url, sqlite, type TestDatabase } from '../../testing/database.ts';
import { FeedReader, purgeAll, storedRecords, type FeedCaller } from '../../testing/feed.ts';
import { program } from '../../testing/program.ts';
import { startServerProcess, type ServerProcess } from '../../testing/replication-server.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { activateKeys, addKeys, generateKeyRing } from '../../vault/key-ring.ts';

/** How often a process is killed, over both engines: in each round two that write, and the one that serves. */
const kills = Number(process.env['PATCHBAY_TEST_FEED_KILLS'] ?? 6);
const kills_per_round = 3;
jest.setTimeout(120_000 + kills * 20_000);

const engines: Array<[string, () => Promise<TestDatabase>]> = [
  ['SQLite', sqlite],
  ...(mariadb_url === undefined ? [] : [['MariaDB', () => mariadb()] as [string, () => Promise<TestDatabase>]]),
];
const start_ms = 60_000;
const connectors = '/api/v1/integrations/connectors';

interface Process {
  kill(): Promise<void>;
}

/** Resolves when it has made its first changes. */
async function startWriter(url: string, id: string): Promise<Process> {
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

const startServer = (database_url: string, keys: string): Promise<ServerProcess> =>
  startServerProcess({
    DATABASE_URL: database_url,
    PATCHBAY_KEYS: keys,
    PATCHBAY_ROLE: 'api',
    PATCHBAY_UPSTREAMS: '{"incident-io":"http://127.0.0.1:9"}',
    VALIDATE_ANSWERS: 'false',
  });

async function createConnector(server: ServerProcess): Promise<string> {
  const { status, body } = await server.call('POST', connectors, {
    customer_name: 'acme',
    connector_type: 'incident-io',
    credentials: { api_key: 'inc_main' },
    sync: { enabled: false },
  });
  expect(status).toBe(201);
  return body.id as string;
}

it.each(engines)(
  'gives each reader what is stored while writers and servers are killed, on %s',
  async (name, create) => {
    const store = await create();
    cleanups.push(() => store.drop());
    let keys = generateKeyRing();
    let server = await startServer(store.url, keys);
    cleanups.push(() => server.kill());
    const database = await openDatabase(store.url);
    cleanups.push(() => database.close());
    const id = await createConnector(server);
    const caller: FeedCaller = {
      owner: { token: '' }, // the server process has its own
      async call(method, path) {
        const { status, body } = await server.call(method, path);
        return { status, body, headers: new Headers(), text: JSON.stringify(body) };
      },
    };
    const steady = new FeedReader(id, caller);
    const rare = new FeedReader(id, caller);
    const served = { pages: 0, cut: 0 };
    let killed = false;
    const killServer: Process = {
      async kill() {
        killed = true;
        await server.kill();
      },
    };
    const processes: Process[] = [];
    cleanups.push(() => Promise.all(processes.map(({ kill }) => kill())));

    /** Without a pause, until the server is killed, also in the middle of a response. */
    async function readUntilKilled(): Promise<void> {
      while (!killed) {
        try {
          await steady.page(1 + Math.floor(Math.random() * 7));
          served.pages++;
        } catch (error) {
          if (!killed) throw error;
          served.cut++;
        }
      }
    }

    async function killAll(): Promise<void> {
      await sleep(Math.random() * 500);
      while (processes.length > 0) {
        // The others go on, whatever this one has left behind.
        await processes.splice(Math.floor(Math.random() * processes.length), 1)[0]?.kill();
        await sleep(Math.random() * 100);
      }
    }

    async function stored(): Promise<Awaited<ReturnType<typeof storedRecords>>> {
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

    /** The cursor of a reader that has caught up is as good as before. */
    async function restartWithOtherKeys(): Promise<void> {
      const added = addKeys(keys);
      keys = activateKeys(added.text, added.id);
      await server.stop();
      server = await startServer(store.url, keys);
      const before = steady.expired;
      expect(await steady.page(7)).toBe(true);
      expect(steady.expired).toBe(before);
    }

    const times = Math.max(1, Math.ceil(kills / engines.length / kills_per_round));
    for (let round = 0; round < times; round++) {
      for (let count = 0; count < 2; count++) processes.push(await startWriter(store.url, id));
      processes.push(killServer);
      killed = false;
      await Promise.all([readUntilKilled(), killAll()]);
      server = await startServer(store.url, keys);
      await compare(round % 5 === 2 || round === times - 1 ? [steady, rare] : [steady]);
      if (round % 5 === 0) await restartWithOtherKeys();
    }
    const [feed] = await database.query<{ number: number; generation: number }>(
      'SELECT number, generation FROM change_feeds f JOIN connectors c ON c.ordinal = f.connector WHERE c.id = ?',
      [id],
    );
    process.stderr.write(
      `${name}: killed ${2 * times} writers and ${times} servers, which had sent ${served.pages} pages and were sending ${served.cut}; generation ${feed?.generation}, cursors expired ${steady.expired} and ${rare.expired} times\n`,
    );
  },
);
