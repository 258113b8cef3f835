import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { redisOptions } from './redis/redis.ts';
import { openDatabase } from './storage/open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'patchbay-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

describe('a secret', () => {
  it('is read from the file that its setting names', () => {
    const path = file('metrics', `${'m'.repeat(32)}\n`, 0o600);
    expect(readConfig('sandbox', { METRICS_TOKEN_FILE: path }).metrics_token).toBe('m'.repeat(32));
    const url = file('database', 'mysql://user:password@db.example:3306/patchbay', 0o400);
    expect(readConfig('sandbox', { DATABASE_URL_FILE: url }).database_url).toContain('db.example');
  });

  it.each([0o644, 0o640, 0o604])('is refused from a file that others can read (%o)', (mode) => {
    const path = file(`open-${mode}`, 'm'.repeat(32), mode);
    expect(() => readConfig('sandbox', { METRICS_TOKEN_FILE: path })).toThrow(
      /METRICS_TOKEN_FILE can be read by other/,
    );
  });

  it('is refused where it comes twice, or from a file that is not there', () => {
    const path = file('twice', 'm'.repeat(32), 0o600);
    expect(() => readConfig('sandbox', { METRICS_TOKEN_FILE: path, METRICS_TOKEN: 'n'.repeat(32) })).toThrow(
      /METRICS_TOKEN and METRICS_TOKEN_FILE are both set/,
    );
    expect(() => readConfig('sandbox', { REDIS_URL_FILE: join(folder, 'none') })).toThrow(
      /REDIS_URL_FILE cannot be read \(ENOENT\)/,
    );
  });
});

it('refuses a PUBLIC_URL over http in production, but for this machine', () => {
  const problem = (PUBLIC_URL: string) => {
    try {
      readConfig('production', { PUBLIC_URL });
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(problem('http://patchbay.example')).toMatch(/PUBLIC_URL must be https/);
  expect(problem('https://patchbay.example')).not.toMatch(/PUBLIC_URL/);
  expect(problem('http://127.0.0.1:8080')).not.toMatch(/PUBLIC_URL/);
});

describe('encrypted connections', () => {
  const ca = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';

  it('are asked for where certificates are named', () => {
    const DATABASE_CA_FILE = file('ca.pem', ca, 0o644);
    const { database_url } = readConfig('sandbox', {
      DATABASE_URL: 'mysql://user:password@db.example:3306/patchbay',
      DATABASE_CA_FILE,
    });
    expect(JSON.parse(new URL(database_url).searchParams.get('ssl') ?? '')).toEqual({
      ca,
      rejectUnauthorized: true,
      verifyIdentity: true,
    });
    expect(() => readConfig('sandbox', { DATABASE_CA_FILE })).toThrow(
      /DATABASE_CA_FILE cannot be combined with SQLite/,
    );
    expect(() => readConfig('sandbox', { REDIS_CA_FILE: DATABASE_CA_FILE })).toThrow(/REDIS_CA_FILE needs/);
  });

  // Both need a MariaDB, which `npm test` starts (2026-11-28).
  const maria = process.env['PATCHBAY_TEST_MARIADB_URL'];
  (maria ? it : it.skip)('name a wrong password and a database that does not exist', async () => {
    const url = new URL(maria ?? '');
    url.pathname = '/patchbay_does_not_exist';
    await expect(openDatabase(url.toString())).rejects.toThrow(/does not exist: create it/);
    Object.assign(url, { username: 'patchbay_nobody', password: 'wrong-password' });
    await expect(openDatabase(url.toString())).rejects.toThrow(/refuses the user or the password of DATABASE_URL/);
  });

  (maria ? it : it.skip)('are not replaced by plain ones where the server has none', async () => {
    const { database_url } = readConfig('sandbox', {
      DATABASE_URL: maria ?? '',
      DATABASE_CA_FILE: file('other.pem', ca, 0o644),
    });
    await expect(openDatabase(database_url)).rejects.toThrow();
  });
});

describe('a Redis Cluster', () => {
  const read = (more: Record<string, string>) =>
    readConfig('sandbox', { DATABASE_URL: 'mysql://user:password@db.example/patchbay', ...more });
  const addressOf = (more: Record<string, string>) => {
    const { redis_url, redis_ca, redis_cluster } = read(more);
    return redisOptions(redis_url ?? '', redis_ca, redis_cluster);
  };

  it('is named by several of its nodes, or by one where REDIS_CLUSTER says so', () => {
    expect(addressOf({ REDIS_URL: 'rediss://us%40er:p%2Cw@a.example:7000,[::1],c.example' })).toMatchObject({
      username: 'us@er',
      password: 'p,w',
      tls: {},
      nodes: [
        { host: 'a.example', port: 7000 },
        { host: '::1', port: 6379 },
        { host: 'c.example', port: 6379 },
      ],
    });
    const one = 'redis://a.example:7000';
    expect(addressOf({ REDIS_URL: one, REDIS_CLUSTER: 'true' }).nodes).toEqual([{ host: 'a.example', port: 7000 }]);
    expect(addressOf({ REDIS_URL: one }).nodes).toBeUndefined();
  });

  it.each([
    [{ REDIS_CLUSTER: 'true' }, /REDIS_CLUSTER needs a REDIS_URL/],
    [{ REDIS_URL: 'redis://a,b/2' }, /a Redis Cluster has only one/],
    [{ REDIS_URL: 'redis://a/2', REDIS_CLUSTER: 'true' }, /a Redis Cluster has only one/],
    [{ REDIS_URL: 'redis://a,,b' }, /separated by commas/],
    [{ REDIS_URL: 'redis://a:port,b' }, /separated by commas/],
  ])('is refused as %j', (given, message) => {
    expect(() => read(given)).toThrow(message);
  });
});
