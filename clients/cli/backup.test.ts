/** @lanes sqlite mariadb */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine, mariadb, sqlite, type TestDatabase } from '../../server/testing/database.ts';
import { startTestService, type TestService } from '../../server/testing/service.ts';
import { until } from '../../server/testing/replication.ts';
import { generateKeyRing } from '../../server/vault/key-ring.ts';
import { createWorkplace, type Workplace } from '../testing/process.ts';

const keys = generateKeyRing();
const customer = 'customer-of-the-copy';

let place: Workplace;
let source: TestDatabase;
let target: TestDatabase;
let service: TestService;
let connection: Record<string, string>;
const empty = () => (engine === 'mariadb' ? mariadb({ empty: true }) : sqlite());

beforeAll(async () => {
  place = createWorkplace();
  writeFileSync(join(place.folder, 'keys.json'), keys, { mode: 0o600 });
  [source, target] = await Promise.all([empty(), empty()]);
  const { openDatabase } = await import('../../server/storage/open-database.ts');
  const { migrate } = await import('../../server/storage/migrate.ts');
  const database = await openDatabase(source.url);
  await migrate(database);
  await database.close();
  service = await startTestService({
    keys,
    database_url: source.url,
    replicates: true,
    erasure_settle_ms: 0,
    environment: { JOB_SWEEP_MS: '100' },
  });
  await service.createConnector(service.owner, { customer_name: customer, sync: { enabled: false } });
  connection = {
    PATCHBAY_BASE_URL: service.url,
    PATCHBAY_CLIENT_ID: service.owner.client_id,
    PATCHBAY_CLIENT_SECRET: service.owner.client_secret,
  };
}, 120_000);
afterAll(async () => {
  await service.close();
  await Promise.all([source, target].map((each) => each.drop()));
  place.remove();
});

const on = (database: TestDatabase) => ({
  DATABASE_URL: database.url,
  PATCHBAY_KEYS_FILE: join(place.folder, 'keys.json'),
});
const patchbay = (args: string[], environment: Record<string, string>) => place.patchbay(args, { environment });

it('backs up a database that a server uses, and restores it into an empty one', async () => {
  const made = await patchbay(['backup', 'copy', '--json'], on(source));
  expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining('The keys are not part of it') });
  expect(JSON.parse(made.stdout)).toMatchObject({ folder: 'copy', engine, bytes: expect.any(Number) });
  const copy = join(place.folder, 'copy');
  for (const name of readdirSync(copy)) expect(statSync(join(copy, name)).mode & 0o077).toBe(0);
  expect(await patchbay(['backup', 'copy'], on(source))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not empty'),
  });
  const restored = await patchbay(['restore', 'copy', '--json'], on(target));
  expect(restored).toMatchObject({ code: 0, stderr: expect.stringContaining('paused') });
  expect(JSON.parse(restored.stdout)).toMatchObject({ connectors: 1, migrations: 0 });
  expect(await patchbay(['restore', 'copy'], on(target))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  });
});

it('lets no server begin with what an interrupted restore has left', async () => {
  const other = await empty();
  const { openDatabase } = await import('../../server/storage/open-database.ts');
  const { schemaState } = await import('../../server/storage/migrate.ts');
  try {
    const restoring = place.start(['restore', 'copy'], on(other));
    const database = engine === 'mariadb' ? await openDatabase(other.url) : undefined;
    const began = async () =>
      database
        ? (await schemaState(database)) === 'restoring'
        : existsSync(`${other.url.slice('sqlite:'.length)}.restoring`);
    await until(began, 'the restore to begin');
    restoring.child.kill('SIGKILL');
    expect((await restoring.ended).code).toBeNull();
    await database?.close();
    const migrated = await patchbay(['migrate'], on(other));
    const again = await patchbay(['restore', 'copy'], on(other));
    if (engine === 'mariadb') {
      expect(migrated).toMatchObject({ code: 1, stderr: expect.stringContaining('interrupted') });
      expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') });
    } else {
      // Nothing was there yet.
      expect(migrated).toMatchObject({ code: 0 });
      expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') });
    }
  } finally {
    await other.drop();
  }
});

it('refuses a backup of a later release before anything is written', async () => {
  const file = join(place.folder, 'copy', 'backup.json');
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text) as { migrations: string[] };
  writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Later9999999999999'] }));
  const other = await empty();
  try {
    expect(await patchbay(['restore', 'copy'], on(other))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('later release'),
    });
    writeFileSync(file, text);
    expect(await patchbay(['restore', 'copy'], on(other))).toMatchObject({ code: 0 });
  } finally {
    await other.drop();
  }
});

it('erases a customer once its name is repeated, and verifies the receipt without a database', async () => {
  expect(await patchbay(['customers', 'erase', customer, '--confirm', 'another'], connection)).toMatchObject({
    code: 2,
  });
  const erased = await patchbay(['customers', 'erase', customer, '--confirm', customer, '--json'], connection);
  expect(erased).toMatchObject({ code: 0 });
  await until(async () => {
    const { stdout } = await patchbay(['customers', 'erasure', customer, '--json'], connection);
    return (JSON.parse(stdout) as { status: string }).status === 'erased';
  }, 'the end of the erasure');
  const { stdout } = await patchbay(['customers', 'erasure', customer, '--receipt'], connection);
  writeFileSync(join(place.folder, 'receipt.jws'), stdout);
  const jwks = await fetch(`${service.url}/.well-known/jwks.json`);
  writeFileSync(join(place.folder, 'jwks.json'), await jwks.text());
  const verify = (file: string, ...more: string[]) => patchbay(['customers', 'verify-receipt', file, ...more], {});
  const verified = await verify('receipt.jws', '--jwks', 'jwks.json');
  expect(verified).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(verified.stdout)).toMatchObject({ counts: { connectors: 1 } });
  expect(await verify('receipt.jws')).toMatchObject({ code: 2 });
  const [head = '', body = '', seal = ''] = stdout.trim().split('.');
  const changed = Buffer.from(body, 'base64url').toString().replace('"connectors":1', '"connectors":2');
  writeFileSync(join(place.folder, 'forged.jws'), [head, Buffer.from(changed).toString('base64url'), seal].join('.'));
  expect(await verify('forged.jws', '--jwks', 'jwks.json')).toMatchObject({ code: 1 });
});

it('erases a customer by the lines of the guide', async () => {
  const guide = readFileSync(new URL('../../server/reference/guides/backup.md', import.meta.url), 'utf8');
  const [, lines = ''] = /```sh\n(patchbay customers erase [^]*?)```/.exec(guide) ?? [];
  const commands = lines.trim().split('\n');
  const exports = Object.entries({ ...connection, BASE_URL: service.url }).map(
    ([name, value]) => `export ${name}='${value}'`,
  );
  const paste = (some: string[]) =>
    place.shell([...exports, 'patchbay() { npm run -s patchbay -- "$@"; }', ...some].join('\n'));
  expect(await paste(commands.slice(0, 2))).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('has the receipt'),
  });
  await until(
    async () => (await paste(['patchbay customers erasure acme --json'])).stdout.includes('"erased"'),
    'the end of the erasure',
  );
  const verified = await paste(commands.slice(1));
  expect(verified).toMatchObject({ code: 0, stderr: '' });
  expect(commands).toHaveLength(5);
});

it('rewrites the database without what its pages keep of deleted rows', async () => {
  const { openDatabase } = await import('../../server/storage/open-database.ts');
  const planted = randomUUID();
  const database = await openDatabase(target.url);
  await database.change("INSERT INTO settings (name, value) VALUES ('planted', ?)", [planted]);
  await database.change("DELETE FROM settings WHERE name = 'planted'");
  await database.close();
  expect(await patchbay(['customers', 'compact'], on(target))).toMatchObject({ code: 0, stderr: '' });
  if (engine === 'sqlite')
    expect(readFileSync(target.url.slice('sqlite:'.length), 'latin1').includes(planted)).toBe(false);
}, 120_000);
