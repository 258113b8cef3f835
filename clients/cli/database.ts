import { readConfig } from '../../server/config.ts';
import { migrate, openDatabase, schemaState, type Database } from '../../server/storage/database.ts';
import { lockSqlite } from '../../server/storage/lock.ts';
import { Failure } from './failure.ts';

/** The database of the configuration. Only its own settings are read, so that it can be prepared before the others are there. */
function databaseUrl(): string {
  const { DATABASE_URL, PATCHBAY_DATA_DIR } = process.env;
  return readConfig('sandbox', { ...(DATABASE_URL !== undefined && { DATABASE_URL }), ...(PATCHBAY_DATA_DIR !== undefined && { PATCHBAY_DATA_DIR }) }).database_url;
}

const newer = () => new Failure('A newer release has migrated this database: use that release.');

async function withOpen<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Works on the database itself, whether a server runs on it or not. */
export function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withOpen(databaseUrl(), async (database) => {
    const state = await schemaState(database);
    if (state === 'ahead') throw newer();
    if (state === 'behind') throw new Failure('The database is not up to date: run `patchbay migrate` first.');
    return work(database);
  });
}

/** Answers the names of the migrations that ran. An embedded database is not changed under a running server. */
export async function migrateDatabase(): Promise<string[]> {
  const url = databaseUrl();
  const lock = lockSqlite(url);
  try {
    return await withOpen(url, async (database) => {
      if ((await schemaState(database)) === 'ahead') throw newer();
      return migrate(database);
    });
  } finally {
    lock.release();
  }
}
