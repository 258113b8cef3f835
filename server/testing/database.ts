/**
 * Databases of tests. A test file that imports this module, however indirectly, runs on SQLite and again on MariaDB;
 * `.config/lanes.mjs` reads the imports. All other files run once.
 */
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../storage/open-database.ts';
import { migrate, schemaState } from '../storage/migrate.ts';

export const mariadb_url = process.env['PATCHBAY_TEST_MARIADB_URL'];

/** The engine that this run tests. */
export const engine = process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' && mariadb_url ? 'mariadb' : 'sqlite';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty file. */
export async function sqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-test-'));
  return {
    url: `sqlite:${join(folder, 'test.sqlite')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function asRoot<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  if (mariadb_url === undefined) throw new Error('PATCHBAY_TEST_MARIADB_URL names no MariaDB');
  const connection = await createConnection({ uri: mariadb_url, multipleStatements: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

const create = (name: string) => `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`;

function urlOf(name: string): string {
  const url = new URL(mariadb_url ?? '');
  url.pathname = `/${name}`;
  return url.toString();
}

async function tablesOf(connection: Connection, name: string): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [name],
  );
  return rows.map((row) => String(row['name']));
}

/** Changes with everything that the migrations are made of. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of ['../storage/migrations', '../generated'].map((each) => new URL(`${each}/`, import.meta.url)))
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(fileURLToPath(new URL(file, folder))));
  return `patchbay_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Creates and migrates the database, unless it is complete. */
async function prepare(connection: Connection, name: string): Promise<void> {
  const migrated = async () => {
    const database = await openDatabase(urlOf(name));
    try {
      return (await schemaState(database)) === 'current';
    } finally {
      await database.close();
    }
  };
  const [known] = await connection.query<RowDataPacket[]>('SHOW DATABASES LIKE ?', [name]);
  if (known.length > 0 && (await migrated())) return;
  await connection.query(`DROP DATABASE IF EXISTS ${name}; ${create(name)}`);
  const database = await openDatabase(urlOf(name));
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}

let prepared: string | undefined;

/** A migrated database that others are copied from: migrating takes as long as three copies. Made once per server. */
async function template(connection: Connection): Promise<string> {
  if (prepared !== undefined) return prepared;
  const name = templateName();
  await connection.query('SELECT GET_LOCK(?, 300)', [name]);
  try {
    await prepare(connection, name);
  } finally {
    await connection.query('SELECT RELEASE_LOCK(?)', [name]);
  }
  return (prepared = name);
}

/** Statements that make `name` equal to the template, with the rows that the migrations have written. */
async function copies(connection: Connection, name: string): Promise<string> {
  const source = await template(connection);
  const tables = await tablesOf(connection, source);
  const [filled] = await connection.query<RowDataPacket[]>(
    tables.map((table) => `(SELECT '${table}' AS name FROM ${source}.${table} LIMIT 1)`).join(' UNION ALL '),
  );
  return [
    ...tables.map((table) => `CREATE TABLE ${name}.${table} LIKE ${source}.${table}`),
    ...filled.map((row) => `INSERT INTO ${name}.${row['name']} SELECT * FROM ${source}.${row['name']}`),
  ].join('; ');
}

/** A database of its own on the MariaDB server; migrated, unless `empty` is asked for. */
export async function mariadb({ empty = false } = {}): Promise<TestDatabase> {
  const name = `patchbay_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await asRoot(async (connection) => {
    await connection.query(create(name));
    if (!empty) await connection.query(await copies(connection, name));
  });
  return {
    url: urlOf(name),
    drop: () => asRoot(async (connection) => void (await connection.query(`DROP DATABASE ${name}`))),
  };
}

/** A database of its own on the engine of this run: a file on SQLite, migrated on MariaDB. */
export const freshDatabase = (): Promise<TestDatabase> => (engine === 'mariadb' ? mariadb() : sqlite());
