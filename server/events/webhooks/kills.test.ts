/** @lanes kills */
import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { mariadb, mariadb_url, sqlite, type TestDatabase } from '../../testing/database.ts';
import { startReceiver, type Receiver } from '../../testing/receiver-process.ts';
import { short, until } from '../../testing/replication.ts';
import { startServerProcess, type ServerProcess } from '../../testing/replication-server.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';

/** How often a process that writes events and delivers them is killed, over both engines. */
const kills = Number(process.env['PATCHBAY_TEST_KILLS'] ?? 6);
jest.setTimeout(120_000 + kills * 30_000);

const engines: Array<[string, () => Promise<TestDatabase>]> = [
  ['SQLite', sqlite],
  ...(mariadb_url === undefined ? [] : [['MariaDB', () => mariadb()] as [string, () => Promise<TestDatabase>]]),
];
const connectors = '/api/v1/integrations/connectors';

interface Work {
  running: boolean;
  /** Calls that were answered. */
  done: number;
}

/** Creates connectors and renames them until the process is killed; a failed call says nothing of its effect. */
async function write(server: ServerProcess, work: Work): Promise<void> {
  const body = {
    customer_name: 'acme',
    connector_type: 'incident-io',
    credentials: { api_key: 'inc_main' },
    sync: { enabled: false },
  };
  const call = async (method: string, path: string, content: unknown) => {
    const response = await server.call(method, path, content).catch(() => undefined);
    if (response) work.done++;
    return response;
  };
  while (work.running) {
    const created = await call('POST', connectors, body);
    const id: unknown = created?.body?.id;
    if (typeof id !== 'string') continue;
    for (let at = 0; at < 3 && work.running; at++) await call('PATCH', `${connectors}/${id}`, { name: `Name ${at}` });
  }
}

/** Kills the server at any moment of its work, which begins with the first responses. */
async function killWorking(server: ServerProcess): Promise<void> {
  const work: Work = { running: true, done: 0 };
  const writers = Array.from({ length: 4 }, () => write(server, work));
  try {
    await until(async () => work.done >= 8, 'the first responses');
    await sleep(Math.random() * 300);
  } finally {
    work.running = false;
    await server.kill();
    await Promise.all(writers);
  }
}

/** What is stored without its event, or reported without being stored. */
async function differences(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string; revision: number }>('SELECT id, revision FROM connectors');
  const events = await database.query<{ connector_id: string; type: string }>('SELECT connector_id, type FROM events');
  const count = new Map<string, number>();
  for (const { connector_id, type } of events)
    count.set(`${connector_id} ${type}`, (count.get(`${connector_id} ${type}`) ?? 0) + 1);
  const stored = new Set(rows.map(({ id }) => id));
  return [
    ...rows.flatMap(({ id, revision }) => [
      ...(count.get(`${id} connector.created`) === 1 ? [] : [`${id} has no creation`]),
      ...((count.get(`${id} connector.updated`) ?? 0) === revision - 1 ? [] : [`${id} has other updates`]),
    ]),
    ...events.filter((each) => !stored.has(each.connector_id)).map((each) => `${each.connector_id} is not stored`),
  ];
}

async function deliveredAll(database: Database, receiver: Receiver): Promise<number | false> {
  const events = await database.query<{ id: string }>('SELECT id FROM events');
  const received = new Set((await receiver.received()).map(({ headers }) => headers['webhook-id']));
  if (events.length === 0 || events.some(({ id }) => !received.has(id))) return false;
  const known = new Set(events.map(({ id }) => id));
  expect([...received].filter((id) => id === undefined || !known.has(id))).toEqual([]);
  return events.length;
}

const cleanups: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

it.each(engines)('has an event and its delivery for exactly what was committed, on %s', async (_name, create) => {
  const store = await create();
  cleanups.push(() => store.drop());
  const receiver = await startReceiver();
  cleanups.push(() => receiver.stop());
  const environment = {
    ...short,
    DATABASE_URL: store.url,
    PATCHBAY_KEYS: generateKeyRing(),
    PATCHBAY_UPSTREAMS: '{"incident-io":"http://127.0.0.1:9"}',
  };
  let server = await startServerProcess(environment);
  cleanups.push(() => server.kill());
  const created = await server.call('POST', '/api/v1/webhooks/endpoints', { url: `${receiver.url}/events` });
  expect(created.status).toBe(201);
  const database = await openDatabase(store.url);
  cleanups.push(() => database.close());
  const times = Math.max(1, Math.ceil(kills / engines.length));
  for (let kill = 0; kill < times; kill++) {
    await killWorking(server);
    expect(await differences(database)).toEqual([]);
    server = await startServerProcess(environment);
  }
  const delivered = await until(() => deliveredAll(database, receiver), 'the delivery of all events', 120_000);
  expect(delivered).toBeGreaterThanOrEqual(8 * times);
  expect(await server.stop()).toBe(0);
});
