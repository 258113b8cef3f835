import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { laterSql, nowSql } from '../storage/database-clock.ts';
import { migrate, restoring_table, unknownMigrations } from '../storage/migrate.ts';
import { privateFile } from '../storage/private-file.ts';
import { checkKeyCheck } from '../vault/key-check.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { data_file, readManifest, type Manifest } from './backup.ts';
import { BackupError, loadMariadb } from './mariadb-tools.ts';

export interface Restored {
  created_at: string;
  /** That the schema of the backup lacked. */
  migrations: number;
  connectors: number;
  /** They deliver again once they are enabled. */
  paused_endpoints: number;
  /** Connectors whose tokens the vendor may have replaced since. */
  unclear_tokens: number;
}

/**
 * Restores a backup into the database of `url`, which must be empty, and prepares it for a server. A backup of an
 * earlier release is migrated, since no server of that release can use the database.
 */
export async function restore(url: string, ring: KeyRing, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  const engine = url.startsWith('sqlite:') ? 'sqlite' : 'mariadb';
  if (engine !== manifest.engine)
    throw new BackupError(`the backup is of ${manifest.engine} and the configured database is ${engine}`);
  if (unknownMigrations(manifest.migrations ?? []).length > 0)
    throw new BackupError('a later release has made this backup: restore it with that release');
  checkKeys(manifest, ring);
  await refuseUsed(url);
  const file = join(folder, data_file[engine]);
  if (engine === 'mariadb') {
    await mark(url);
    await loadMariadb(url, file);
    return ready(url, manifest);
  }
  // Under its own name once it is ready: a server must not begin with the tokens of the backup as if they were new.
  const target = url.slice('sqlite:'.length);
  const part = `${target}.restoring`;
  for (const end of ['', '-wal', '-shm']) await rm(part + end, { force: true });
  await copyFile(file, part);
  privateFile(part);
  const restored = await ready(`sqlite:${part}`, manifest);
  await rename(part, target);
  return restored;
}

/** While the mark is there no server starts: MariaDB commits each change of the schema, and a dump has thousands. */
async function mark(url: string): Promise<void> {
  const database = await openDatabase(url);
  try {
    await database.change(`CREATE TABLE ${restoring_table} (id INTEGER PRIMARY KEY)`);
  } finally {
    await database.close();
  }
}

/** Migrates and prepares what has been loaded. */
async function ready(url: string, manifest: Manifest): Promise<Restored> {
  const database = await openDatabase(url);
  try {
    const migrations = (await migrate(database)).length;
    const restored = { migrations, ...(await database.transaction((tx) => prepare(tx, manifest))) };
    if (database.native.engine === 'mariadb') await database.change(`DROP TABLE ${restoring_table}`);
    else await database.native.emptyLog();
    return restored;
  } finally {
    await database.close();
  }
}

/** A server would start and fail at the first connector. */
function checkKeys({ key_checks }: Manifest, ring: KeyRing): void {
  for (const [key_id, check] of Object.entries(key_checks)) {
    const key = ring.encryption.keys.get(key_id);
    if (!key)
      throw new BackupError(
        `the encryption key "${key_id}" is missing in PATCHBAY_KEYS: put the key file of the service from when the backup was made there`,
      );
    if (!checkKeyCheck(key_id, key, Buffer.from(check, 'base64')))
      throw new BackupError(`the encryption key "${key_id}" in PATCHBAY_KEYS is not the one of the backup`);
  }
}

async function refuseUsed(url: string): Promise<void> {
  const database = await openDatabase(url);
  try {
    const tables = await tablesOf(database);
    if (tables > 0)
      throw new BackupError('the configured database is not empty: a backup is restored into an empty one only');
  } finally {
    await database.close();
  }
}

async function tablesOf(database: Database): Promise<number> {
  const [counted] = await database.query<{ count: number | string }>(
    database.engine === 'sqlite'
      ? 'SELECT COUNT(*) AS count FROM sqlite_master'
      : 'SELECT COUNT(*) AS count FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return Number(counted?.count ?? 0);
}

/**
 * The vendors, the receivers and Redis have gone on since the backup. A refresh token that was stored then may have
 * been replaced: the mark of a request without a response has it tried once, and where it is refused the connector
 * needs its user. Receivers have events that the restored log gives other positions, so nothing is sent before the
 * operator says so. Schedules that are long due do not all begin at once.
 */
async function prepare(tx: Transaction, { created_at }: Manifest): Promise<Omit<Restored, 'migrations'>> {
  const now = nowSql[tx.engine];
  await leaveReaders(tx);
  await tx.change('DELETE FROM leases');
  await tx.change("DELETE FROM settings WHERE name IN ('installation', 'restored_from')");
  await tx.change("INSERT INTO settings (name, value) VALUES ('installation', ?), ('restored_from', ?)", [
    uuid(),
    created_at,
  ]);
  const unclear_tokens = await tx.change(`UPDATE oauth_grants SET sent_at = ${now}, failures = 0, retry_at = NULL`);
  const paused_endpoints = await tx.change(
    `UPDATE webhook_endpoints SET enabled = ?, disabled_reason = 'restored', updated_at = ${now} WHERE enabled = ?`,
    [false, true],
  );
  const connectors = await tx.query<{ id: string; sync_interval_minutes: number }>(
    'SELECT id, sync_interval_minutes FROM connectors ORDER BY id',
  );
  for (const [at, { id, sync_interval_minutes }] of connectors.entries()) {
    const wait_ms = (sync_interval_minutes * 60_000 * at) / connectors.length;
    await tx.change(
      `UPDATE sync_schedules SET next_at = ${laterSql(tx.engine, wait_ms)} WHERE connector_id = ? AND next_at IS NOT NULL`,
      [id],
    );
  }
  return { created_at, connectors: connectors.length, paused_endpoints, unclear_tokens };
}

/** More than an organization has events between a backup and its restore. */
const skipped_positions = 1_000_000;
const generations_from_ms = Date.UTC(2026, 0);

/**
 * Readers know more than the backup. Change feeds begin again (410), since what was deleted meanwhile is not told; no
 * other generation has this number, also not that of an earlier restore. Logs go on behind every position that a reader
 * can have, so that it misses nothing. The positions of the audit log follow one another without a gap.
 */
async function leaveReaders(tx: Transaction): Promise<void> {
  const generation = Math.floor((Date.now() - generations_from_ms) / 1000);
  await tx.change(
    `INSERT INTO change_feeds (connector, feed, generation, number, horizon)
     SELECT ordinal, ordinal, 1, 0, 0 FROM connectors WHERE ordinal NOT IN (SELECT connector FROM change_feeds)`,
  );
  await tx.change('UPDATE change_feeds SET generation = ?', [generation]);
  await tx.change(`UPDATE event_counters SET value = value + ${skipped_positions} WHERE name NOT LIKE '%:%'`);
}
