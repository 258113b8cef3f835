import { insertOrLockSql } from '../../storage/row-locks.ts';
import type { ReplicationRow, SyncEntityRow } from '../../generated/tables.gen.ts';
import { noteOtherRelease } from '../../records/derive-again.ts';
import { recordStore } from '../../records/record-tables.ts';
import { nowSql } from '../../storage/database-clock.ts';
import type { Transaction } from '../../storage/database.ts';
import { replicationOf, updateReplication } from '../../storage/repositories/entity-states.ts';
import { partOf } from '../sources/partitions.ts';
import { fieldsOf, isWhole, listingFields, parentOf } from './plan.ts';
import { fenced, type SyncSession } from './session.ts';
import { present } from '../../present.ts';

/**
 * How a listing begins, and begins again: of everything or of the changes, from the vendor's export or from its list.
 */

export const incrementalRule = (session: Pick<SyncSession, 'connector'>, entity: string) =>
  session.connector.mapping.operations[entity]?.list?.incremental;

/** The rule of the export that the listing in progress reads; undefined where it reads the list. */
export const exportInUse = (
  session: Pick<SyncSession, 'connector'>,
  entity: string,
  state: Pick<ReplicationRow, 'export_refused_at'>,
) => (state.export_refused_at === null ? session.connector.mapping.operations[entity]?.list?.export : undefined);

async function clockOf(session: SyncSession, tx: Transaction): Promise<string> {
  const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[session.database.engine]} AS now`);
  return present(clock).now;
}

export interface Begun {
  state: ReplicationRow;
  /**
   * Which sync began the listing. A sync that was interrupted cannot tell whether it was itself: then only the times
   * are known.
   */
  by: 'this' | 'earlier' | 'unknown';
}

/**
 * Takes up the listing that is in progress, or begins one: of the changes where they can be told and a complete one is
 * not due.
 */
export async function beginEntity(
  session: SyncSession,
  { entity, status }: Pick<SyncEntityRow, 'entity' | 'status'>,
): Promise<Begun> {
  const { database, sync, limits } = session;
  const store = recordStore(session.row.connector_type, entity);
  if (store) await noteOtherRelease(database, store, session.row.ordinal);
  return fenced(session, async (tx) => {
    await tx.change(
      `INSERT INTO replications (connector_id, entity, record_count, unavailable, generation, phase, pages, doubtful) VALUES (?, ?, 0, 0, 0, 'idle', 0, 0) ${insertOrLockSql[database.engine]('entity')}`,
      [sync.connector_id, entity],
    );
    const now = await clockOf(session, tx);
    const found = present(await replicationOf(tx, sync.connector_id, entity));
    const parent = parentOf(session.connector, entity);
    // An export's cursor and a parent's id do not grow old.
    const lasting = parent !== undefined || exportInUse(session, entity, found) !== undefined;
    const recent =
      found.listing_started_at !== null && Date.parse(now) - Date.parse(found.listing_started_at) < limits.deadline_ms;
    // Ours, or left behind by a sync that failed in the middle: what it has read need not be read again.
    const lists_these_fields =
      found.phase === 'changes' || found.phase === 'done'
        ? found.fields === fieldsOf(session.connector, entity)
        : found.listing_fields === listingFields(session.connector, entity, found.generation);
    const goes_on =
      lists_these_fields &&
      found.phase !== 'idle' &&
      found.phase !== 'done' &&
      (status === 'running' || (sync.mode === 'auto' && (lasting || recent))) &&
      !(parent && found.from_position === null);
    if (!goes_on) {
      const whole = isWhole(session.connector, entity, found, {
        mode: sync.mode as 'auto' | 'full',
        now_ms: Date.parse(now),
        full_every_ms: limits.full_every_ms,
      });
      // An export that was refused is asked for again as often as everything is listed whole.
      const ask_again =
        sync.mode === 'full' ||
        found.export_refused_at === null ||
        Date.parse(now) - Date.parse(found.export_refused_at) >= limits.full_every_ms;
      const parents_as_of = parent
        ? ((await replicationOf(tx, sync.connector_id, parent.entity))?.as_of ?? null)
        : undefined;
      await updateReplication(tx, sync.connector_id, entity, {
        ...startOf(session, found, { entity, whole, now }),
        ...(ask_again ? { export_refused_at: null } : {}),
        ...(parents_as_of === undefined ? {} : { from_position: parents_as_of }),
      });
    }
    const state = present(await replicationOf(tx, sync.connector_id, entity));
    await tx.change("UPDATE sync_entities SET status = 'running', mode = ? WHERE sync_id = ? AND entity = ?", [
      state.phase === 'changes' ? 'incremental' : 'full',
      sync.id,
      entity,
    ]);
    return { state, by: !goes_on ? 'this' : status === 'running' ? 'unknown' : 'earlier' };
  });
}

interface Start {
  entity: string;
  whole: boolean;
  now: string;
}

function startOf(
  { connector }: Pick<SyncSession, 'connector'>,
  found: ReplicationRow,
  { entity, whole, now }: Start,
): Partial<ReplicationRow> {
  return {
    phase: whole ? 'listing' : 'changes',
    generation: whole ? found.generation + 1 : found.generation,
    listing_started_at: now,
    next_cursor: null,
    from_position: whole ? null : found.position,
    newest: null,
    pages: 0,
    doubtful: false,
    ...(whole && found.incomplete_reason === 'listing_end_unclear' ? { incomplete_reason: null } : {}),
    ...(whole ? { export_cursor: null, listing_fields: listingFields(connector, entity, found.generation + 1) } : {}),
  };
}

/**
 * Begins again what the vendor no longer takes the position of: the part that was being read, an export from its
 * beginning, or the listing. Changes that cannot be asked for any more are found by a complete listing.
 */
export function restart(session: SyncSession, entity: string, state: ReplicationRow): Promise<ReplicationRow> {
  const { sync } = session;
  session.log.warn({ sync_id: sync.id, entity }, 'the vendor no longer takes the position; the listing begins again');
  return fenced(session, async (tx) => {
    const whole =
      state.phase === 'listing' || state.next_cursor === null || exportInUse(session, entity, state) !== undefined;
    const change = isInParts(session, entity)
      ? { next_cursor: `${(state.next_cursor ?? '').split('\n')[0] ?? ''}\n` }
      : startOf(
          session,
          { ...state, position: state.from_position },
          { entity, whole, now: await clockOf(session, tx) },
        );
    return become(session, tx, entity, { state, change });
  });
}

/** Whether a stored position names a part before it gives the vendor's cursor. */
const isInParts = (session: SyncSession, entity: string): boolean =>
  parentOf(session.connector, entity) !== undefined ||
  partOf(session, entity, undefined, { listing_started_at: new Date().toISOString(), as_of: null }).division !==
    undefined;

/** The vendor does not serve its export: the list is read instead from now on, from its beginning. */
export function fallBack(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  code: string,
): Promise<ReplicationRow> {
  const { sync } = session;
  session.log.warn(
    { sync_id: sync.id, entity, code },
    'the vendor does not serve its export; its list is read instead',
  );
  return fenced(session, async (tx) => {
    const now = await clockOf(session, tx);
    const change = {
      ...startOf(session, state, { entity, whole: true, now }),
      position: null,
      export_refused_at: now,
      export_refused_code: code,
    };
    return become(session, tx, entity, { state, change });
  });
}

async function become(
  session: SyncSession,
  tx: Transaction,
  entity: string,
  { state, change }: { state: ReplicationRow; change: Partial<ReplicationRow> },
): Promise<ReplicationRow> {
  await updateReplication(tx, session.sync.connector_id, entity, change);
  const changed = { ...state, ...change };
  await tx.change('UPDATE sync_entities SET mode = ? WHERE sync_id = ? AND entity = ?', [
    changed.phase === 'changes' ? 'incremental' : 'full',
    session.sync.id,
    entity,
  ]);
  return changed;
}
