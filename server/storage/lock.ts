import Sqlite from 'better-sqlite3';
import { privateFile } from './private-file.ts';

/**
 * One server per SQLite folder: in-process caches and jobs know nothing of a second one. The lock is an exclusive
 * transaction on a file of its own beside the database, which the operating system ends with the process, however that
 * ends.
 */
export function lockSqlite(database_url: string): { release(): void } {
  const file = database_url.startsWith('sqlite:') ? database_url.slice('sqlite:'.length) : ':memory:';
  if (file === ':memory:') return { release: () => undefined };
  privateFile(`${file}.lock`);
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`another server uses ${file}: stop it, or give this one a PATCHBAY_DATA_DIR of its own`, {
      cause: error,
    });
  }
  return { release: () => void lock.close() };
}
