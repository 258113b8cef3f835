import { execute } from '../execution/execute.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';
import type { Transaction } from '../storage/database.ts';
import type { SyncedRecord } from '../storage/derive-record.ts';
import { removeIds, removeStale, writePage } from '../storage/records.ts';
import { staleIds } from '../storage/stale-records.ts';
import { storeOf } from './listing.ts';
import { patiently } from './patience.ts';
import { fenced, type Run } from './run.ts';

/** So many records that a listing has not shown are asked for one by one. */
const asked_for = 100;
/** Of more, so many stand for all. */
const sampled = 20;
const batch = 1000;

/**
 * Removes what a complete listing has not shown, as far as the contract says that this is how records go (`deletions: listing`).
 *
 * That a listing has ended is no proof that it was complete: vendors cut lists at a limit, and records move while pages are turned. So where the vendor has
 * a get, the missing records are asked for, all of them or a sample: one that is still there is stored again, and if a sample finds any, nothing is removed.
 * Where there is no get, a listing that ended at a full page or had an empty one inside removes nothing.
 */
export async function removeMissing(run: Run, entity: string, state: ReplicationRow): Promise<void> {
  const promise = run.connector.contract.entities[entity]!;
  const ids = promise.deletions === 'listing' ? await staleIds(run.database, storeOf(run, entity), run.row.ordinal, state.generation, asked_for + 1) : [];
  if (ids.length === 0) return;
  if (!promise.actions.get) return state.doubtful ? keep(run, entity) : removeAll(run, entity, state);
  if (ids.length <= asked_for) return removeConfirmed(run, entity, state, ids);
  for (const id of ids.slice(0, sampled)) if ((await ask(run, entity, id)) !== undefined) return keep(run, entity);
  return removeAll(run, entity, state);
}

function keep(run: Run, entity: string): void {
  run.log.warn({ sync_id: run.sync.id, entity }, 'the listing may not have been complete; nothing is removed');
}

/** The record as the vendor has it now; undefined where it has none. */
async function ask(run: Run, entity: string, id: string): Promise<Record<string, unknown> | undefined> {
  try {
    return (await patiently(run, () => execute({ ...run.access, entity, action: 'get', params: { id } }, run.runtime))).data as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Problem && error.code === 'record_not_found') return undefined;
    throw error;
  }
}

async function removeConfirmed(run: Run, entity: string, state: ReplicationRow, ids: readonly string[]): Promise<void> {
  const gone: string[] = [];
  const there: Record<string, unknown>[] = [];
  for (const id of ids) {
    const record = await ask(run, entity, id);
    if (record === undefined) gone.push(id);
    // A vendor may know a record by several ids; what it answers to another one is no record that was missed.
    else if (record['id'] === id) there.push(record);
  }
  await fenced(run, async (tx) => {
    const { engine } = run.database;
    await writePage(tx, engine, storeOf(run, entity), run.row.ordinal, there as SyncedRecord[], state.generation);
    await count(run, entity, await removeIds(tx, engine, storeOf(run, entity), run.row.ordinal, gone), tx);
  });
}

async function removeAll(run: Run, entity: string, state: ReplicationRow): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    after = await fenced(run, async (tx) => {
      const done = await removeStale(tx, run.database.engine, storeOf(run, entity), run.row.ordinal, state.generation, { limit: batch, after: from });
      await count(run, entity, done.removed, tx);
      return done.after;
    });
  }
}

async function count(run: Run, entity: string, removed: number, tx: Transaction): Promise<void> {
  await tx.change('UPDATE sync_entities SET records_deleted = records_deleted + ? WHERE sync_id = ? AND entity = ?', [removed, run.sync.id, entity]);
}
