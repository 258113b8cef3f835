import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { Transaction } from '../storage/database.ts';
import { nowSql } from '../storage/database-clock.ts';
import { abandonListings, forgetReplications } from '../storage/repositories/entity-states.ts';
import { scheduleOf, setDue, setNext, setPaused } from '../storage/repositories/schedules.ts';
import { endActiveSync } from '../storage/repositories/syncs.ts';

/**
 * What follows for replication from what happens to a connector, in the same transaction: neither a run nor a purge is
 * forgotten when the process dies.
 */
export async function afterCreation(
  tx: Transaction,
  connector: Pick<ConnectorRow, 'id' | 'sync_enabled'>,
): Promise<void> {
  if (connector.sync_enabled) await setDue(tx, connector.id, 'created', 'auto');
  else await setPaused(tx, connector.id);
}

export interface ConnectorChanged {
  /** What is fetched with the old ones is not to be stored any more. */
  access: boolean;
  schedule: boolean;
}

export async function afterChange(
  tx: Transaction,
  connector: Pick<ConnectorRow, 'id' | 'sync_enabled' | 'sync_interval_minutes' | 'status'>,
  changed: ConnectorChanged,
): Promise<void> {
  if (changed.access) {
    await endActiveSync(tx, connector.id);
    await abandonListings(tx, connector.id);
  }
  if (!changed.access && !changed.schedule) return;
  const on = Boolean(connector.sync_enabled) && connector.status !== 'needs_reauth';
  if (!on) return setPaused(tx, connector.id);
  if (changed.access) return setDue(tx, connector.id, 'reconnect', 'full');
  const schedule = await scheduleOf(tx, connector.id);
  if (!schedule || schedule.next_at === null) return setDue(tx, connector.id, 'schedule', 'auto');
  // A run that is due already, or that follows from new credentials, comes when it comes.
  if (schedule.trigger === 'schedule')
    await setNext(tx, connector.id, connector.sync_interval_minutes * 60_000, schedule.failures);
}

/**
 * The records can no longer be reached: lookups use another number, or find no connector. They are deleted in
 * batches.
 */
export async function afterDrop(
  tx: Transaction,
  connector: Pick<ConnectorRow, 'id' | 'connector_type' | 'ordinal'>,
): Promise<void> {
  await forgetReplications(tx, connector.id);
  await tx.change(
    `INSERT INTO purges (connector_id, ordinal, connector_type, created_at) VALUES (?, ?, ?, ${nowSql[tx.engine]})`,
    [connector.id, connector.ordinal, connector.connector_type],
  );
}

export async function afterRemoval(
  tx: Transaction,
  connector: Pick<ConnectorRow, 'id' | 'connector_type' | 'ordinal'>,
): Promise<void> {
  await endActiveSync(tx, connector.id);
  await tx.change('DELETE FROM sync_schedules WHERE connector_id = ?', [connector.id]);
  await afterDrop(tx, connector);
}
