import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/storage/database.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { migrate, schemaState } from '../../server/storage/migrate.ts';
import { lockSqlite } from '../../server/storage/lock.ts';
import { Failure } from './failure.ts';

/**
 * URL of the configured database. Reads only the database settings, so that the database can be prepared before other
 * settings exist.
 */
function databaseUrl(): string {
  const names = ['DATABASE_URL', 'DATABASE_URL_FILE', 'DATABASE_CA_FILE', 'PATCHBAY_DATA_DIR'];
  return readConfig('sandbox', Object.fromEntries(names.map((name) => [name, process.env[name]]))).database_url;
}

/** What this release can work with. */
async function usableState(database: Database): Promise<'current' | 'behind'> {
  const state = await schemaState(database);
  if (state === 'ahead') throw new Failure('This database was migrated by a newer release. Use that release.');
  if (state === 'restoring')
    throw new Failure(
      'A backup is being restored into this database, or its restore was interrupted. Restore it again into an empty one.',
    );
  return state;
}

async function withOpen<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Works on a database that this release or an earlier one has migrated, whether or not a server is using it. */
export function withAnySchema<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withOpen(databaseUrl(), async (database) => {
    await usableState(database);
    return work(database);
  });
}

/** Works on the database directly, whether or not a server is using it. */
export function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withOpen(databaseUrl(), async (database) => {
    const state = await usableState(database);
    if (state === 'behind') throw new Failure('The database schema is not up to date. Run `patchbay migrate` first.');
    return work(database);
  });
}

/** Works on the configured database that no server uses. */
export async function withoutServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const url = databaseUrl();
  const lock = lockSqlite(url);
  try {
    return await work(url);
  } finally {
    lock.release();
  }
}

/** Returns the names of the migrations that ran. The lock protects an embedded database that a server uses. */
export async function migrateDatabase(): Promise<string[]> {
  return withoutServer((url) =>
    withOpen(url, async (database) => {
      await usableState(database);
      return migrate(database);
    }),
  );
}
