import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { the_service } from '../audit/actor.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { engine, freshDatabase, type TestDatabase } from '../testing/database.ts';
import { noteActivation } from '../vault/activation.ts';
import { verifyKeys } from '../vault/key-check.ts';
import { activateKeys, addKeys, generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const old_keys = generateKeyRing();
const added = addKeys(old_keys);
const keys = activateKeys(added.text, added.id);
let folder: string;
let ready: TestDatabase;
let behind: TestDatabase;
let newer: TestDatabase;
let elsewhere: { url: string; close(): void };
let ours: { url: string; close(): void };
/** Nothing listens there. */
let closed: string;

async function responding(body: string, status: number): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  };
}

async function prepared(statement?: string): Promise<TestDatabase> {
  const made = await freshDatabase();
  const database = await openDatabase(made.url);
  await migrate(database);
  const old = parseKeyRing(old_keys);
  await verifyKeys(database, old, the_service);
  await noteActivation(database, old, the_service);
  await noteActivation(database, parseKeyRing(keys), the_service);
  if (statement !== undefined) await database.change(statement);
  await database.close();
  return made;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patchbay-doctor-'));
  ready = await prepared();
  newer = await prepared("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTheFuture9999999999999')");
  behind = await prepared("DELETE FROM migrations WHERE name LIKE 'ParkedSyncs%'");
  elsewhere = await responding('<h1>Not found</h1>', 404);
  ours = await responding('{"status":"ok"}', 200);
  const gone = await responding('', 200);
  closed = gone.url;
  gone.close();
});
afterAll(async () => {
  elsewhere.close();
  ours.close();
  await Promise.all([ready, behind, newer].map((each) => each.drop()));
  rmSync(folder, { recursive: true });
});

const sound = () => ({
  PUBLIC_URL: ours.url,
  DATABASE_URL: ready.url,
  PATCHBAY_KEYS: keys,
  METRICS_TOKEN: 'a-metrics-token-1',
});

async function findings(change: Record<string, string | undefined>, vendors: string[] = []): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const each of examine({ ...sound(), ...change }, { vendors })) found.push(each);
  return found;
}

const file = (name: string, text: string, mode: number): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
};
const withUrl = (change: (url: URL) => void): string => {
  const url = new URL(ready.url);
  change(url);
  return url.toString();
};

it('finds nothing wrong with a sound configuration', async () => {
  const found = await findings({}, [ours.url]);
  // The server of the tests may be set up for speed.
  expect(found.filter(({ level, about }) => level !== 'ok' && about !== 'database')).toEqual([]);
  expect(found.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['settings', 'database', 'clock', 'schema', 'keys', 'public URL', 'vendor']),
  );
});

type Broken = [what: string, about: string, change: () => Record<string, string | undefined>, said: RegExp];

const broken: Broken[] = [
  ['no public URL', 'settings', () => ({ PUBLIC_URL: undefined }), /PUBLIC_URL is missing/],
  ['a public URL without TLS', 'settings', () => ({ PUBLIC_URL: 'http://patchbay.example' }), /must be https/],
  ['no keys', 'settings', () => ({ PATCHBAY_KEYS: undefined }), /PATCHBAY_KEYS is missing/],
  ['no metrics token', 'settings', () => ({ METRICS_TOKEN: undefined }), /METRICS_TOKEN is missing/],
  ['an empty setting', 'settings', () => ({ REDIS_URL: ' ' }), /REDIS_URL is empty/],
  ['a port that is none', 'settings', () => ({ PORT: '80800' }), /PORT must be a whole number/],
  ['a misspelled setting', 'settings', () => ({ PATCHBAY_KEY_FILE: 'x' }), /PATCHBAY_KEY_FILE.*PATCHBAY_KEYS_FILE/],
  [
    'a key file that others can read',
    'settings',
    () => ({ PATCHBAY_KEYS: undefined, PATCHBAY_KEYS_FILE: file('open.json', keys, 0o644) }),
    /can be read by other users/,
  ],
  [
    'a key file that is not there',
    'settings',
    () => ({ PATCHBAY_KEYS: undefined, PATCHBAY_KEYS_FILE: join(folder, 'none.json') }),
    /cannot be read \(ENOENT\)/,
  ],
  [
    'an OAuth client of no type',
    'settings',
    () => ({ PATCHBAY_OAUTH_CLIENTS: '{"zendesk":{"client_id":"a","client_secret":"b"}}' }),
    /"zendesk", which does not exist/,
  ],
  [
    'fake vendors',
    'settings',
    () => ({ PATCHBAY_UPSTREAMS: '{"incident-io":"http://x"}' }),
    /only allowed in the sandbox/,
  ],
  ['keys that are no JSON', 'keys', () => ({ PATCHBAY_KEYS: '{"encryption":' }), /./],
  ['keys from before a rotation', 'keys', () => ({ PATCHBAY_KEYS: old_keys }), /outdated/],
  ['a database that is not up to date', 'schema', () => ({ DATABASE_URL: behind.url }), /not up to date/],
  ['a database of a newer release', 'schema', () => ({ DATABASE_URL: newer.url }), /newer release/],
  ['a public URL of another service', 'public URL', () => ({ PUBLIC_URL: elsewhere.url }), /responds with 404/],
  ['a public URL without a listener', 'public URL', () => ({ PUBLIC_URL: closed }), /cannot be reached/],
];

/** SQLite has one process, which needs no Redis. */
const broken_mariadb: Broken[] = [
  ['a Redis without a listener', 'Redis', () => ({ REDIS_URL: 'redis://127.0.0.1:9' }), /nothing listens/],
  [
    'a Redis of an unknown host',
    'Redis',
    () => ({ REDIS_URL: 'redis://redis.invalid' }),
    /name of the host is unknown|does not respond/,
  ],
  [
    'a wrong password',
    'database',
    () => ({ DATABASE_URL: withUrl((url) => (url.username = 'unknown')) }),
    /refuses the user/,
  ],
  [
    'a database that is not there',
    'database',
    () => ({ DATABASE_URL: withUrl((url) => (url.pathname = '/none')) }),
    /does not exist/,
  ],
  [
    'a database without a listener',
    'database',
    () => ({ DATABASE_URL: withUrl((url) => (url.port = '9')) }),
    /nothing listens/,
  ],
  [
    'an unknown host',
    'database',
    () => ({ DATABASE_URL: withUrl((url) => (url.hostname = 'database.invalid')) }),
    /name of the host is unknown|does not respond/,
  ],
];

it.each([...broken, ...(engine === 'mariadb' ? broken_mariadb : [])])(
  'names %s, and what to do',
  async (_what, about, change, said) => {
    const found = (await findings(change())).filter(({ level }) => level !== 'ok');
    const named = found.filter((each) => each.about === about && said.test(each.text));
    expect([found, named.length > 0]).toEqual([found, true]);
    for (const { advice } of named) expect(advice).toMatch(/^[A-Z].*\.$/s);
  },
);

it('names a vendor that cannot be reached', async () => {
  const found = await findings({}, [closed]);
  expect(found.filter(({ about }) => about === 'vendor')).toMatchObject([
    { about: 'vendor', level: 'warning', text: expect.stringContaining('nothing listens') },
  ]);
});

it('names a vendor of each connector type', async () => {
  const { vendorHosts } = await import('./check-network.ts');
  expect(vendorHosts().every((host) => host.startsWith('https://'))).toBe(true);
});
