import { DataSource, type QueryRunner } from 'typeorm';
import { migrations as generated } from '../generated/migrations.gen.ts';
import { entitySchemas } from '../generated/tables.gen.ts';
import { columnKinds } from './column-types.ts';
import type { Database } from './database.ts';
import { translate } from './errors.ts';
import { rerunnable } from './rerunnable.ts';

const migrations = generated.map(rerunnable);

const names = migrations.map((migration) => String(new migration().name));

/** Another process that migrates may take so long. */
const lock_wait_s = 60;

/** TypeORM does not read from a URL what mysql2 does: whether and how the connection is encrypted. */
function typeormAddress(address: string): { url: string; ssl?: object } {
  const url = new URL(address);
  const ssl = url.searchParams.get('ssl');
  url.search = '';
  return { url: url.toString(), ...(ssl !== null && { ssl: JSON.parse(ssl) as object }) };
}

/**
 * TypeORM over the database, for what it alone does: migrations and the comparison of schemas. On SQLite it is given
 * the connection that is open already; a database in memory has no other.
 */
export async function withTypeorm<T>(database: Database, work: (source: DataSource) => Promise<T>): Promise<T> {
  const { native } = database;
  const shared = { entities: Object.values(entitySchemas(columnKinds[native.engine])), migrations };
  const source = new DataSource(
    native.engine === 'sqlite'
      ? {
          ...shared,
          type: 'better-sqlite3',
          database: native.file,
          driver: function () {
            return native.handle();
          },
        }
      : {
          ...shared,
          type: 'mariadb', // `mysql` against MariaDB reports pending changes forever
          ...typeormAddress(native.url),
          charset: 'utf8mb4',
          timezone: 'Z',
          connectTimeout: 5000,
          extra: { connectionLimit: 2 },
        },
  );
  try {
    await source.initialize();
    return await work(source);
  } catch (error) {
    throw translate(error);
  } finally {
    if (native.engine === 'mariadb' && source.isInitialized) await source.destroy();
    else if (native.engine === 'sqlite' && native.handle().inTransaction) native.handle().exec('ROLLBACK');
  }
}

/** A table that is there while a backup is being restored into MariaDB. */
export const restoring_table = 'patchbay_restoring';

/**
 * Whether the schema is this service's: `current`, `behind` (migrate first), `ahead` (a newer release has migrated it,
 * so this one must not touch it) or `restoring` (part of a backup, whose restore goes on or was interrupted).
 */
export async function schemaState(database: Database): Promise<'current' | 'behind' | 'ahead' | 'restoring'> {
  if (database.engine === 'mariadb') {
    const restoring = await database.query(
      'SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?',
      [restoring_table],
    );
    if (restoring.length > 0) return 'restoring';
  }
  const tables = await database.query(
    database.engine === 'sqlite'
      ? "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
      : "SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'migrations'",
  );
  if (tables.length === 0) return 'behind';
  const applied = await appliedMigrations(database);
  if (unknownMigrations(applied).length > 0) return 'ahead';
  return applied.length < names.length ? 'behind' : 'current';
}

/** Names of the migrations that the database has had. */
export const appliedMigrations = async (database: Database): Promise<string[]> =>
  (await database.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')).map(({ name }) => name);

/** Those that this release does not have: a newer one has. */
export const unknownMigrations = (applied: readonly string[]): string[] =>
  applied.filter((name) => !names.includes(name));

/**
 * Brings the schema up to date. MariaDB commits each change of the schema at once, so the runs of several processes are
 * kept apart by a named lock.
 */
export function migrate(database: Database): Promise<string[]> {
  return withTypeorm(database, async (source) => {
    const lock = database.engine === 'mariadb' ? source.createQueryRunner() : undefined;
    try {
      if (lock) await takeLock(lock);
      const done = await source.runMigrations({ transaction: 'each' });
      return done.map((migration) => migration.name);
    } finally {
      if (lock) {
        await lock.query(`SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.patchbay.migrate'))`);
        await lock.release();
      }
    }
  });
}

async function takeLock(runner: QueryRunner): Promise<void> {
  const [row] = (await runner.query(
    `SELECT GET_LOCK(CONCAT(DATABASE(), '.patchbay.migrate'), ${lock_wait_s}) AS taken`,
  )) as Array<{ taken: unknown }>;
  if (Number(row?.taken) !== 1)
    throw new Error(
      `another process has been migrating this database for ${lock_wait_s} seconds: wait for its end, or end it, and run the command again`,
    );
}
