import type { ReplicationRow, SyncEntityRow } from '../generated/tables.gen.ts';
import { nowSql } from '../storage/database-clock.ts';
import type { Transaction } from '../storage/database.ts';
import { replicationOf, updateReplication } from '../storage/replication.ts';
import { isWhole, parentOf } from './plan.ts';
import { fenced, type Run } from './run.ts';

/** How a listing begins, and begins again: of everything or of the changes, from the vendor's export or from its list. */

export const incrementalRule = (run: Pick<Run, 'connector'>, entity: string) => run.connector.mapping.operations[entity]?.list?.incremental;

/** The rule of the export that the listing in progress reads; undefined where it reads the list. */
export const exportInUse = (run: Pick<Run, 'connector'>, entity: string, state: Pick<ReplicationRow, 'export_refused_at'>) =>
  state.export_refused_at === null ? run.connector.mapping.operations[entity]?.list?.export : undefined;

async function clockOf(run: Run, tx: Transaction): Promise<string> {
  const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[run.database.engine]} AS now`);
  return clock!.now;
}

/** Takes up the listing that is in progress, or begins one: of the changes where they can be told and a complete one is not due. */
export function beginEntity(run: Run, { entity, status }: Pick<SyncEntityRow, 'entity' | 'status'>): Promise<ReplicationRow> {
  const { database, sync, limits } = run;
  return fenced(run, async (tx) => {
    const ignore = database.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
    await tx.change(`${ignore} INTO replications (connector_id, entity, record_count, unavailable, generation, phase, pages, doubtful) VALUES (?, ?, 0, 0, 0, 'idle', 0, 0)`, [sync.connector_id, entity]);
    const now = await clockOf(run, tx);
    const found = (await replicationOf(tx, sync.connector_id, entity))!;
    const parent = parentOf(run.connector, entity);
    // An export's cursor and a parent's id do not grow old.
    const lasting = parent !== undefined || exportInUse(run, entity, found) !== undefined;
    const recent = found.listing_started_at !== null && Date.parse(now) - Date.parse(found.listing_started_at) < limits.deadline_ms;
    // Ours, or left behind by a run that failed in the middle: what it has read need not be read again.
    const goes_on = found.phase !== 'idle' && found.phase !== 'done' && (status === 'running' || (sync.mode === 'auto' && (lasting || recent))) && !(parent && found.from_position === null);
    if (!goes_on) {
      const whole = isWhole(run.connector, entity, sync.mode as 'auto' | 'full', found, Date.parse(now), limits.full_every_ms);
      // An export that was refused is asked for again as often as everything is listed whole.
      const ask_again = sync.mode === 'full' || found.export_refused_at === null || Date.parse(now) - Date.parse(found.export_refused_at) >= limits.full_every_ms;
      const parents_as_of = parent ? ((await replicationOf(tx, sync.connector_id, parent.entity))?.as_of ?? null) : undefined;
      await updateReplication(tx, sync.connector_id, entity, { ...startOf(found, whole, now), ...(ask_again ? { export_refused_at: null } : {}), ...(parents_as_of === undefined ? {} : { from_position: parents_as_of }) });
    }
    const state = (await replicationOf(tx, sync.connector_id, entity))!;
    await tx.change("UPDATE sync_entities SET status = 'running', mode = ? WHERE sync_id = ? AND entity = ?", [state.phase === 'changes' ? 'incremental' : 'full', sync.id, entity]);
    return state;
  });
}

function startOf(found: ReplicationRow, whole: boolean, now: string): Partial<ReplicationRow> {
  return {
    phase: whole ? 'listing' : 'changes',
    generation: whole ? found.generation + 1 : found.generation,
    listing_started_at: now,
    next_cursor: null,
    from_position: whole ? null : found.position,
    newest: null,
    pages: 0,
    doubtful: false,
    ...(whole ? { export_cursor: null } : {}),
  };
}

/** Begins again what the vendor no longer takes the cursor of: the parent that was being read, an export from its beginning, or the listing. */
export function restart(run: Run, entity: string, state: ReplicationRow): Promise<ReplicationRow> {
  const { sync } = run;
  run.log.warn({ sync_id: sync.id, entity }, 'the vendor no longer takes the cursor; the listing begins again');
  return fenced(run, async (tx) => {
    const whole = state.phase === 'listing' || exportInUse(run, entity, state) !== undefined;
    const change = parentOf(run.connector, entity)
      ? { next_cursor: `${state.next_cursor!.split('\n')[0]!}\n` }
      : startOf({ ...state, position: state.from_position }, whole, await clockOf(run, tx));
    return become(run, tx, entity, state, change);
  });
}

/** The vendor's export is not for these credentials: the list is copied from now on, from its beginning, and tells of no deletion. */
export function fallBack(run: Run, entity: string, state: ReplicationRow): Promise<ReplicationRow> {
  const { sync } = run;
  run.log.warn({ sync_id: sync.id, entity }, 'the vendor does not let these credentials read its export; its list is copied, and no record is removed');
  return fenced(run, async (tx) => {
    const now = await clockOf(run, tx);
    return become(run, tx, entity, state, { ...startOf(state, true, now), position: null, export_refused_at: now });
  });
}

async function become(run: Run, tx: Transaction, entity: string, state: ReplicationRow, change: Partial<ReplicationRow>): Promise<ReplicationRow> {
  await updateReplication(tx, run.sync.connector_id, entity, change);
  const changed = { ...state, ...change };
  await tx.change('UPDATE sync_entities SET mode = ? WHERE sync_id = ? AND entity = ?', [changed.phase === 'changes' ? 'incremental' : 'full', run.sync.id, entity]);
  return changed;
}
