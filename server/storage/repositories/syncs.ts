import type { SyncEntityRow, SyncRow } from '../../generated/tables.gen.ts';
import { laterId } from '../../later-id.ts';
import type { Database, Transaction } from '../database.ts';
import { aheadSql, laterSql, nowSql } from '../database-clock.ts';
import { lockSql } from '../row-locks.ts';
import { present } from '../../present.ts';

export type Trigger = 'created' | 'schedule' | 'manual' | 'reconnect';
export type AskedMode = 'auto' | 'full';
export type EntityMode = 'full' | 'incremental';
export type EndStatus = 'succeeded' | 'partial' | 'failed' | 'cancelled';

export interface NewSync {
  connector_id: string;
  trigger: Trigger;
  mode: AskedMode;
  entities: Array<{ entity: string; mode: EntityMode }>;
  /** Part of the transaction that makes it. */
  also?: ((tx: Transaction, id: string) => Promise<void>) | undefined;
}

/** Before every clock, also one that moves back. */
const at_once = '1970-01-01T00:00:00.000Z';

/** How many runs of a connector are kept; the newest by their ids, which grow. */
const kept_runs = 100;
const active = "status IN ('queued', 'running')";

/**
 * Creates a sync, unless one is queued or running already: then that one is returned. The connector's row is locked, so
 * that two processes that start a sync at the same time do so one after the other; the unique column would stop them
 * anyway.
 * Undefined where the connector has been deleted.
 */
export async function createSync(
  tx: Transaction,
  sync: NewSync,
): Promise<{ id: string; created: boolean } | undefined> {
  const [connector] = await tx.query<{ credential_version: number; replication_config: string }>(
    `SELECT credential_version, replication_config FROM connectors WHERE id = ?${lockSql[tx.engine].update}`,
    [sync.connector_id],
  );
  if (!connector) return undefined;
  const [found] = await tx.query<{ running: string | null; newest: string | null }>(
    'SELECT (SELECT id FROM syncs WHERE active_connector_id = ?) AS running, (SELECT MAX(id) FROM syncs WHERE connector_id = ?) AS newest',
    [sync.connector_id, sync.connector_id],
  );
  if (found?.running) return { id: found.running, created: false };
  const id = laterId(found?.newest);
  await tx.change(
    `INSERT INTO syncs (id, connector_id, active_connector_id, status, \`trigger\`, mode, credential_version, replication_config, created_at, resume_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ${nowSql[tx.engine]}, '${at_once}')`,
    [
      id,
      sync.connector_id,
      sync.connector_id,
      sync.trigger,
      sync.mode,
      connector.credential_version,
      connector.replication_config,
    ],
  );
  if (sync.entities.length > 0)
    await tx.change(
      `INSERT INTO sync_entities (sync_id, entity, position, mode, status, pages, records_seen, records_written, records_deleted) VALUES ${sync.entities.map(() => "(?, ?, ?, ?, 'queued', 0, 0, 0, 0)").join(', ')}`,
      sync.entities.flatMap(({ entity, mode }, position) => [id, entity, position, mode]),
    );
  await sync.also?.(tx, id);
  return { id, created: true };
}

export async function findSync(
  database: Pick<Database, 'query'>,
  connector_id: string,
  id: string,
): Promise<SyncRow | undefined> {
  const [row] = await database.query<SyncRow>('SELECT * FROM syncs WHERE id = ? AND connector_id = ?', [
    id,
    connector_id,
  ]);
  return row;
}

export async function activeSync(
  database: Pick<Database, 'query'>,
  connector_id: string,
): Promise<SyncRow | undefined> {
  const [row] = await database.query<SyncRow>('SELECT * FROM syncs WHERE active_connector_id = ?', [connector_id]);
  return row;
}

export const loadSync = async (database: Pick<Database, 'query'>, id: string): Promise<SyncRow | undefined> =>
  (await database.query<SyncRow>('SELECT * FROM syncs WHERE id = ?', [id]))[0];

export async function listSyncs(
  database: Database,
  connector_id: string,
  page: { before?: string; limit: number },
): Promise<SyncRow[]> {
  const before = page.before === undefined ? '' : ' AND id < ?';
  return database.query<SyncRow>(`SELECT * FROM syncs WHERE connector_id = ?${before} ORDER BY id DESC LIMIT ?`, [
    connector_id,
    ...(page.before === undefined ? [] : [page.before]),
    page.limit,
  ]);
}

/** The entities of several runs, in the order of each run. */
export async function entitiesOf(
  database: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<Map<string, SyncEntityRow[]>> {
  const found = new Map<string, SyncEntityRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await database.query<SyncEntityRow>(
    `SELECT * FROM sync_entities WHERE sync_id IN (${ids.map(() => '?').join(', ')}) ORDER BY sync_id, position`,
    [...ids],
  );
  for (const row of rows) present(found.get(row.sync_id)).push(row);
  return found;
}

/** Ends a run that has not ended; entities that were not done end with it. */
export async function endSync(tx: Transaction, id: string, status: EndStatus): Promise<boolean> {
  const ended =
    (await tx.change(
      `UPDATE syncs SET status = ?, active_connector_id = NULL, finished_at = ${nowSql[tx.engine]} WHERE id = ? AND ${active}`,
      [status, id],
    )) > 0;
  if (ended)
    await tx.change(`UPDATE sync_entities SET status = ? WHERE sync_id = ? AND ${active}`, [
      status === 'cancelled' ? 'cancelled' : 'failed',
      id,
    ]);
  return ended;
}

/** Whatever run the connector has is over: it was deleted, or its credentials or its configuration are others now. */
export async function endActiveSync(tx: Transaction, connector_id: string): Promise<void> {
  const running = await activeSync(tx, connector_id);
  if (running) await endSync(tx, running.id, 'cancelled');
}

/** A run lets go and is taken up again, at the earliest after so long. */
export async function parkSync(database: Database, id: string, wait_ms: number): Promise<void> {
  await database.change(
    `UPDATE syncs SET resume_at = ${laterSql(database.engine, wait_ms)}, parked_at = ${nowSql[database.engine]} WHERE id = ? AND ${active}`,
    [id],
  );
}

/**
 * Syncs that are to be performed now: new ones, and those in progress, which a lease keeps from a second process. By
 * turns: the first of each organization comes before the second of any.
 */
export async function resumableSyncs(database: Database, limit: number): Promise<string[]> {
  const { engine } = database;
  const rows = await database.query<{ id: string }>(
    `SELECT s.id FROM syncs s JOIN connectors c ON c.id = s.connector_id
     WHERE s.status IN ('queued', 'running') AND (s.resume_at <= ${nowSql[engine]} OR s.parked_at > ${aheadSql(engine)})
     ORDER BY ROW_NUMBER() OVER (PARTITION BY c.organization_id ORDER BY s.resume_at, s.id), s.id LIMIT ?`,
    [limit],
  );
  return rows.map((row) => row.id);
}

export async function forgetOldSyncs(database: Database, connector_id: string): Promise<void> {
  const [oldest] = await database.query<{ id: string }>(
    'SELECT id FROM syncs WHERE connector_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
    [connector_id, kept_runs - 1],
  );
  if (!oldest) return;
  const old = await database.query<{ id: string }>(
    'SELECT id FROM syncs WHERE connector_id = ? AND id < ? AND active_connector_id IS NULL',
    [connector_id, oldest.id],
  );
  for (const { id } of old) {
    await database.change('DELETE FROM sync_entities WHERE sync_id = ?', [id]);
    await database.change('DELETE FROM syncs WHERE id = ?', [id]);
  }
}
