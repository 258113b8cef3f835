import Sqlite from 'better-sqlite3';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '../generated/version.gen.ts';
import type { Engine } from '../storage/column-types.ts';
import type { Database } from '../storage/database.ts';
import { nowSql } from '../storage/database-clock.ts';
import { appliedMigrations } from '../storage/migrate.ts';
import { keyChecks } from '../vault/key-check.ts';
import { BackupError, dumpMariadb } from './mariadb-tools.ts';

export const data_file: Record<Engine, string> = { sqlite: 'patchbay.sqlite', mariadb: 'patchbay.sql' };
const manifest_file = 'backup.json';

/** What is in the folder of a backup, besides the data. */
export interface Manifest {
  version: 1;
  engine: Engine;
  release: string;
  /** Names of those that the database has had. Early backups lack it. */
  migrations?: string[];
  created_at: string;
  /** Of the file of the data; a copy that was cut off is not restored. */
  bytes: number;
  /** ID of each encryption key -> its check value, in Base64. No key is in a backup. */
  key_checks: Record<string, string>;
}

/** Makes the folder, which must be empty, readable by this user alone. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty: name a folder that is empty or does not exist`);
}

/** The copy is a whole: SQLite begins again where the source is written meanwhile (sqlite.org/backup.html). */
async function copySqlite(source: string, file: string): Promise<void> {
  await writeFile(file, '', { mode: 0o600, flag: 'wx' });
  const handle = new Sqlite(source, { readonly: true });
  try {
    // In one step: with others, every write of a server in between would begin it again.
    await handle.backup(file, { progress: () => 0x7fffffff });
  } finally {
    handle.close();
  }
}

/** Writes a consistent copy of the database into the folder, while servers work. The manifest is written last. */
export async function backUp(database: Database, folder: string): Promise<Manifest> {
  await prepare(folder);
  const { native } = database;
  const file = join(folder, data_file[native.engine]);
  const [now] = await database.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
  const [key_checks, migrations] = await Promise.all([keyChecks(database), appliedMigrations(database)]);
  if (native.engine === 'sqlite') await copySqlite(native.file, file);
  else await dumpMariadb(native.url, file);
  const manifest: Manifest = {
    version: 1,
    engine: native.engine,
    release: contract.version,
    migrations,
    created_at: String(now?.now),
    bytes: (await stat(file)).size,
    key_checks,
  };
  await writeFile(join(folder, manifest_file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return manifest;
}

/** The manifest of a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, manifest_file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`${folder} holds no complete backup: ${manifest_file} is missing`);
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.version !== 1)
    throw new BackupError('a later release has made this backup: restore it with that release');
  const { size } = await stat(join(folder, data_file[manifest.engine]));
  if (size !== manifest.bytes)
    throw new BackupError(`the backup is not complete: its data has ${size} bytes instead of ${manifest.bytes}`);
  return manifest;
}
