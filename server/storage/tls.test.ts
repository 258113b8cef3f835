/**
 * A MariaDB that takes encrypted connections only, certified by an authority that only DATABASE_CA_FILE names.
 * @lanes mariadb
 */
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startPrivate, type PrivateServer } from '../../.config/mariadb.mjs';
import { dumpMariadb } from '../backup/mariadb-tools.ts';
import { readConfig } from '../config.ts';
import { createAuthority, type Authority, type Certified } from '../testing/certificates.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { migrate, schemaState } from './migrate.ts';

let authority: Authority;
let other: Authority;
let server: PrivateServer;
let current: Certified;
let database: Database | undefined;

/** The server reads its certificate again. */
async function present({ cert, key }: Certified): Promise<void> {
  copyFileSync(cert, current.cert);
  copyFileSync(key, current.key);
  const ssl = { ca: authority.ca, rejectUnauthorized: false };
  const connection = await createConnection({ uri: server.url, ssl });
  await connection.query('FLUSH SSL');
  await connection.end();
}

beforeAll(async () => {
  authority = createAuthority();
  other = createAuthority();
  const own = authority.certify('localhost');
  current = { cert: join(authority.folder, 'current.pem'), key: join(authority.folder, 'current.key') };
  copyFileSync(own.cert, current.cert);
  copyFileSync(own.key, current.key);
  const options = [`--ssl-cert=${current.cert}`, `--ssl-key=${current.key}`, '--require-secure-transport=ON'];
  const started = await startPrivate({}, options);
  if (!started) throw new Error('MariaDB has not started');
  server = started;
  const connection = await createConnection({ uri: server.url, ssl: { rejectUnauthorized: false } });
  await connection.query('CREATE DATABASE encrypted CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin');
  await connection.end();
}, 60_000);
afterAll(async () => {
  await database?.close();
  server.stop();
  authority.remove();
  other.remove();
});

function urlOf(DATABASE_CA_FILE?: string, hostname = 'localhost'): string {
  const url = new URL(server.url);
  Object.assign(url, { hostname, pathname: '/encrypted' });
  const settings = { DATABASE_URL: url.toString(), ...(DATABASE_CA_FILE !== undefined && { DATABASE_CA_FILE }) };
  return readConfig('sandbox', settings).database_url;
}

it('is migrated, used and backed up over encrypted connections', async () => {
  database = await openDatabase(urlOf(authority.file));
  await migrate(database);
  expect(await schemaState(database)).toBe('current');
  const [used] = await database.query<{ Value: string }>("SHOW STATUS LIKE 'Ssl_cipher'");
  expect(used?.Value).toMatch(/^\S+$/);
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-tls-dump-'));
  await dumpMariadb(urlOf(authority.file), join(folder, 'dump'));
  expect(statSync(join(folder, 'dump')).size).toBeGreaterThan(10_000);
  rmSync(folder, { recursive: true });
});

it('is not used in plain text, nor where another authority is trusted', async () => {
  await expect(openDatabase(urlOf())).rejects.toThrow();
  await expect(openDatabase(urlOf(other.file))).rejects.toThrow();
});

it('is not used with a certificate that the authority has given to another host', async () => {
  await present(authority.certify('other.example'));
  await expect(openDatabase(urlOf(authority.file))).rejects.toThrow();
  await present(authority.certify('localhost'));
  const again = await openDatabase(urlOf(authority.file));
  await again.close();
});

it('is used by its address where the authority has certified it for a name: the driver compares names alone', async () => {
  const again = await openDatabase(urlOf(authority.file, '127.0.0.1'));
  await again.close();
});
