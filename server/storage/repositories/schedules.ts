import type { SyncScheduleRow } from '../../generated/tables.gen.ts';
import type { Database, Transaction } from '../database.ts';
import { laterSql, nowSql } from '../database-clock.ts';
import type { AskedMode, Trigger } from './syncs.ts';

/**
 * Part of the transaction that creates a connector, or gives it credentials: the run that follows from it cannot be
 * forgotten.
 */
export async function setDue(tx: Transaction, connector_id: string, trigger: Trigger, mode: AskedMode): Promise<void> {
  await tx.change('DELETE FROM sync_schedules WHERE connector_id = ?', [connector_id]);
  await tx.change(
    `INSERT INTO sync_schedules (connector_id, next_at, \`trigger\`, mode, failures) VALUES (?, ${nowSql[tx.engine]}, ?, ?, 0)`,
    [connector_id, trigger, mode],
  );
}

/** Without a next run until the schedule is switched on again, or new credentials come. */
export async function setPaused(tx: Transaction, connector_id: string): Promise<void> {
  await tx.change('DELETE FROM sync_schedules WHERE connector_id = ?', [connector_id]);
  await tx.change(
    "INSERT INTO sync_schedules (connector_id, next_at, `trigger`, mode, failures) VALUES (?, NULL, 'schedule', 'auto', 0)",
    [connector_id],
  );
}

export async function setNext(tx: Transaction, connector_id: string, wait_ms: number, failures: number): Promise<void> {
  await tx.change(
    `UPDATE sync_schedules SET next_at = ${laterSql(tx.engine, wait_ms)}, failures = ? WHERE connector_id = ? AND next_at IS NOT NULL`,
    [failures, connector_id],
  );
}

export async function scheduleOf(
  database: Pick<Database, 'query'>,
  connector_id: string,
): Promise<SyncScheduleRow | undefined> {
  return (
    await database.query<SyncScheduleRow>('SELECT * FROM sync_schedules WHERE connector_id = ?', [connector_id])
  )[0];
}

/**
 * A schedule that is further away than its interval was set before the clock moved back; it is due one interval from
 * now.
 */
async function clampSchedules(database: Database): Promise<void> {
  const { engine } = database;
  const interval = '(SELECT sync_interval_minutes FROM connectors c WHERE c.id = sync_schedules.connector_id)';
  const furthest =
    engine === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || ${interval} || ' minutes')`
      : `CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3) + INTERVAL ${interval} MINUTE, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`;
  await database.change(`UPDATE sync_schedules SET next_at = ${furthest} WHERE next_at > ${furthest}`);
}

export async function dueConnectors(database: Database, limit: number): Promise<string[]> {
  await clampSchedules(database);
  const rows = await database.query<{ connector_id: string }>(
    `SELECT connector_id FROM sync_schedules WHERE next_at <= ${nowSql[database.engine]} ORDER BY next_at LIMIT ?`,
    [limit],
  );
  return rows.map((row) => row.connector_id);
}

/** Moves a schedule that is due on to its next time; only one process gets what was due. */
export async function takeDue(
  tx: Transaction,
  connector_id: string,
  interval_ms: number,
): Promise<{ trigger: Trigger; mode: AskedMode } | undefined> {
  const schedule = await scheduleOf(tx, connector_id);
  const taken =
    schedule &&
    (await tx.change(
      `UPDATE sync_schedules SET next_at = ${laterSql(tx.engine, interval_ms)}, \`trigger\` = 'schedule', mode = 'auto' WHERE connector_id = ? AND next_at <= ${nowSql[tx.engine]} AND \`trigger\` = ?`,
      [connector_id, schedule.trigger],
    )) > 0;
  return taken ? { trigger: schedule.trigger as Trigger, mode: schedule.mode as AskedMode } : undefined;
}
