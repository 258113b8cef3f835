import type { ConnectorRow, ReplicationRow } from '../../generated/tables.gen.ts';
import { Problem } from '../../problem.ts';
import type { Database, Transaction } from '../database.ts';
import { scheduleOf } from './schedules.ts';
import { activeSync, entitiesOf } from './syncs.ts';

/** How far an entity is, as callers see it. */
export type ReplicationState =
  'empty' | 'initializing' | 'ready' | 'possibly_incomplete' | 'updating' | 'failed' | 'unavailable';

export async function replicationsOf(
  database: Pick<Database, 'query'>,
  connector_id: string,
): Promise<Map<string, ReplicationRow>> {
  const rows = await database.query<ReplicationRow>('SELECT * FROM replications WHERE connector_id = ?', [
    connector_id,
  ]);
  return new Map(rows.map((row) => [row.entity, row]));
}

export async function replicationOf(
  database: Pick<Database, 'query'>,
  connector_id: string,
  entity: string,
): Promise<ReplicationRow | undefined> {
  return (
    await database.query<ReplicationRow>('SELECT * FROM replications WHERE connector_id = ? AND entity = ?', [
      connector_id,
      entity,
    ])
  )[0];
}

export async function updateReplication(
  tx: Transaction,
  connector_id: string,
  entity: string,
  change: Partial<Omit<ReplicationRow, 'connector_id' | 'entity'>>,
): Promise<void> {
  const fields = Object.entries(change);
  await tx.change(
    `UPDATE replications SET ${fields.map(([field]) => `${field} = ?`).join(', ')} WHERE connector_id = ? AND entity = ?`,
    [...fields.map(([, value]) => (typeof value === 'boolean' ? Number(value) : value)), connector_id, entity],
  );
}

/**
 * A listing in progress belongs to the credentials and the configuration that it began with; with others it begins
 * again.
 */
export async function abandonListings(tx: Transaction, connector_id: string): Promise<void> {
  await tx.change(
    "UPDATE replications SET phase = 'idle', next_cursor = NULL, position = NULL, export_refused_at = NULL WHERE connector_id = ?",
    [connector_id],
  );
}

export async function forgetReplications(tx: Transaction, connector_id: string): Promise<void> {
  for (const table of ['changed_parents', 'skipped_parts', 'replications'])
    await tx.change(`DELETE FROM ${table} WHERE connector_id = ?`, [connector_id]);
}

/** The state of an entity; `busy`: a run that is queued or in progress will do it, or does. */
export function stateOf(
  row: Pick<ReplicationRow, 'as_of' | 'unavailable' | 'error_code' | 'skipped_count' | 'incomplete_reason'> | undefined,
  busy: boolean,
): ReplicationState {
  const has_data = row !== undefined && row.as_of !== null;
  if (busy) return has_data ? 'updating' : 'initializing';
  if (row?.unavailable) return 'unavailable';
  if (row?.error_code) return 'failed';
  if (!has_data) return 'empty';
  return row.skipped_count || row.incomplete_reason ? 'possibly_incomplete' : 'ready';
}

/**
 * When a caller that is too early should try again: a first listing in progress ends soon, one that waits for its
 * schedule does not.
 */
const busy_retry_s = 5;
const longest_retry_s = 3600;

/**
 * From when on an entity can be searched (search never returns an empty response before the first complete listing),
 * and as of when its records are. Throws `search_not_ready`, `sync_disabled` where it will never come, or
 * `upstream_forbidden` where the credentials do not reach the entity.
 */
export async function searchReadiness(
  database: Database,
  connector: Pick<ConnectorRow, 'id' | 'sync_enabled'>,
  entity: string,
): Promise<{ as_of: string }> {
  const [found] = await database.query<Pick<ReplicationRow, 'as_of'>>(
    'SELECT as_of FROM replications WHERE connector_id = ? AND entity = ?',
    [connector.id, entity],
  );
  if (found?.as_of) return { as_of: found.as_of };
  const row = await replicationOf(database, connector.id, entity);
  const running = await activeSync(database, connector.id);
  const busy =
    running !== undefined &&
    ((await entitiesOf(database, [running.id])).get(running.id) ?? []).some(
      (each) => each.entity === entity && (each.status === 'queued' || each.status === 'running'),
    );
  const state = stateOf(row, busy);
  if (state === 'unavailable')
    throw new Problem(
      'upstream_forbidden',
      `These credentials do not permit reading ${entity} at the vendor, so it cannot be searched.`,
    );
  if (!busy && !connector.sync_enabled)
    throw new Problem(
      'sync_disabled',
      'Replication is disabled for this connector. Set sync.enabled to true, or start a sync manually.',
    );
  const next_at = busy ? null : ((await scheduleOf(database, connector.id))?.next_at ?? null);
  const wait_s = busy ? busy_retry_s : next_at === null ? longest_retry_s : (Date.parse(next_at) - Date.now()) / 1000;
  throw new Problem('search_not_ready', `The first sync of ${entity} has not finished. Retry later.`, {
    retry_after_s: Math.min(longest_retry_s, Math.max(1, Math.ceil(wait_s))),
    members: { state },
  });
}
