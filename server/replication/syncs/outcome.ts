import { connectorById, connectorsOf } from '../../connectors/repository.ts';
import { recordChanges, recordEvent, subjectOf } from '../../events/event-log/record-event.ts';
import type { ReplicationRow, SyncEntityRow } from '../../generated/tables.gen.ts';
import type { Problem } from '../../problem.ts';
import { countRecords } from '../../records/store.ts';
import type { Transaction } from '../../storage/database.ts';
import { nowSql } from '../../storage/database-clock.ts';
import { replicationOf, replicationsOf, updateReplication } from '../../storage/repositories/entity-states.ts';
import { scheduleOf, setNext, setPaused } from '../../storage/repositories/schedules.ts';
import { endSync, entitiesOf, forgetOldSyncs, loadSync, type EndStatus } from '../../storage/repositories/syncs.ts';
import type { Settled } from '../sources/deletions.ts';
import { storeOf } from '../sources/children.ts';
import { nextPosition } from '../sources/position.ts';
import { countSkipped, forgetSkippedBefore, hasNamelessPart, skippedParts } from '../sources/skipped-parts.ts';
import { exportInUse } from './begin.ts';
import { fieldsOf, listingFields, parentOf } from './plan.ts';
import { fenced, type SyncSession } from './session.ts';
import { toSyncs } from './to-sync.ts';

/** What becomes of an entity and of a sync, and when the next one comes. */

const first_backoff_ms = 5 * 60_000;
/** So many syncs in a row must find an entity forbidden or nonexistent before it counts as unavailable. */
const refusals_for_a_verdict = 2;

interface Read {
  settled: Settled | undefined;
  /** Whether the sync reads the entity once more: until then it has not ended, also for a process that takes it up. */
  is_followed: boolean;
}

/**
 * The entity has been read to the end. Where parts were left out, or the listing is in doubt, it is `partial`, and
 * `as_of` stays where it was: nothing is claimed about what was not read.
 */
export async function completeEntity(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  { settled, is_followed }: Read,
): Promise<void> {
  const { database, sync } = session;
  const record_count = await countRecords(database, storeOf(session, entity), session.row.ordinal);
  await fenced(session, async (tx) => {
    const whole = state.phase === 'deleting';
    if (whole) await forgetSkippedBefore(tx, { connector_id: sync.connector_id, entity, generation: state.generation });
    const skipped_count = await countSkipped(tx, sync.connector_id, entity);
    const incomplete_reason = (await hasNamelessPart(tx, sync.connector_id, entity))
      ? 'records_left_out'
      : reasonOf(state, settled);
    const partial = skipped_count > 0 || incomplete_reason !== null;
    const times = await timesOf(session, entity, state, tx);
    await updateReplication(tx, sync.connector_id, entity, {
      phase: 'idle',
      next_cursor: null,
      as_of: partial ? (state.as_of ?? times.as_of) : laterOf(state.as_of, times.as_of),
      ...(whole && incomplete_reason === null ? { full_as_of: times.as_of } : {}),
      ...(whole && { fields: await listedFields(tx, session, entity) }),
      position: times.position,
      record_count,
      skipped_count,
      incomplete_reason,
      ...(settled && { suspect_generation: settled.suspect_generation }),
      unavailable: false,
      refusals: 0,
      error_code: null,
      error_detail: null,
    });
    if (!is_followed)
      await endEntity(tx, session, entity, {
        status: partial ? 'partial' : 'succeeded',
        skipped_count,
        incomplete_reason,
      });
    await recordChanges(tx, session.row, entity, sync.id);
    if (state.as_of === null || state.unavailable)
      await recordEvent(tx, subjectOf(session.row), 'entity.ready', { entity });
  });
}

/** The fields that the listing has read; null where a process of another release took part in it. */
async function listedFields(tx: Transaction, { sync, connector }: SyncSession, entity: string): Promise<string | null> {
  const row = await replicationOf(tx, sync.connector_id, entity);
  const listed = row && row.listing_fields === listingFields(connector, entity, row.generation);
  return listed ? fieldsOf(connector, entity) : null;
}

/** What a complete listing has settled, and whether it ended with a sign of its end; else what was known before. */
function reasonOf({ incomplete_reason = null }: ReplicationRow, settled: Settled | undefined): string | null {
  if (!settled) return incomplete_reason;
  return settled.doubt ?? (incomplete_reason === 'listing_end_unclear' ? incomplete_reason : null);
}

/** As of when the entity is, and from where changes are asked for next. */
async function timesOf(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  tx: Transaction,
): Promise<{ as_of: string; position: string | null }> {
  const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[session.database.engine]} AS now`);
  const sync_started = session.sync.started_at ?? session.sync.created_at;
  const began = state.listing_started_at ?? sync_started;
  // A listing that an earlier sync has begun is as old as its beginning.
  const started = began < sync_started ? began : sync_started;
  const exported = exportInUse(session, entity, state);
  if (exported) {
    // An export does not report the last minute.
    const as_of = new Date(Date.parse(started) - exported.held_back_s * 1000).toISOString();
    return { as_of, position: as_of };
  }
  // A list per parent is as old as the parents.
  if (parentOf(session.connector, entity)) {
    const as_of = state.from_position ?? started;
    return { as_of, position: as_of };
  }
  // Changes that may not have been shown are asked for again.
  if (state.phase !== 'deleting' && state.doubtful) return { as_of: started, position: state.position ?? null };
  const { position: before = null, newest = null } = state;
  return {
    as_of: started,
    position: nextPosition({ before, newest, started_at: began, ended_at: clock?.now ?? started }),
  };
}

const laterOf = (before: string | null | undefined, now: string): string => (before && before > now ? before : now);

export async function failEntity(session: SyncSession, entity: string, problem: Problem): Promise<void> {
  const { sync } = session;
  const error = { error_code: problem.code, error_detail: problem.detail.slice(0, 1000) };
  await fenced(session, async (tx) => {
    const state = await replicationOf(tx, sync.connector_id, entity);
    const refusals = isRefusal(problem) ? (state?.refusals ?? 0) + 1 : 0;
    const skipped_count = await countSkipped(tx, sync.connector_id, entity);
    await updateReplication(tx, sync.connector_id, entity, {
      ...error,
      refusals,
      stalled_since: null,
      skipped_count,
      ...(refusals >= refusals_for_a_verdict ? { unavailable: true } : {}),
    });
    await endEntity(tx, session, entity, {
      status: 'failed',
      skipped_count,
      incomplete_reason: state?.incomplete_reason ?? null,
    });
    await tx.change('UPDATE sync_entities SET error_code = ?, error_detail = ? WHERE sync_id = ? AND entity = ?', [
      error.error_code,
      error.error_detail,
      sync.id,
      entity,
    ]);
    await recordChanges(tx, session.row, entity, sync.id);
    if (refusals >= refusals_for_a_verdict && !state?.unavailable)
      await recordEvent(tx, subjectOf(session.row), 'entity.unavailable', { entity });
  });
}

/** The plan or the role does not give the entity, or the account does not have the feature. */
function isRefusal({ code, extras }: Problem): boolean {
  if (code === 'upstream_forbidden' || code === 'record_not_found') return true;
  return code === 'upstream_failed' && [404, 410].includes(extras.upstream?.status ?? 0);
}

interface EntityEnd {
  status: 'succeeded' | 'partial' | 'failed';
  skipped_count: number;
  incomplete_reason: string | null;
}

async function endEntity(
  tx: Transaction,
  { sync }: SyncSession,
  entity: string,
  { status, skipped_count, incomplete_reason }: EntityEnd,
): Promise<void> {
  const skipped =
    skipped_count === 0
      ? null
      : JSON.stringify(
          (await skippedParts(tx, sync.connector_id, entity)).map(({ part, code, since }) => ({ part, code, since })),
        );
  await tx.change(
    'UPDATE sync_entities SET status = ?, skipped_count = ?, skipped = ?, incomplete_reason = ? WHERE sync_id = ? AND entity = ?',
    [status, skipped_count, skipped, incomplete_reason, sync.id, entity],
  );
}

/** Ends the sync, and says when the next one comes. */
export async function endSession(session: SyncSession, refused: boolean): Promise<void> {
  const { database, sync, row } = session;
  const entities = (await entitiesOf(database, [sync.id])).get(sync.id) ?? [];
  const status = statusOf(entities, await replicationsOf(database, row.id));
  let ended = false;
  await fenced(session, async (tx) => {
    ended = await endSync(tx, sync.id, status);
    if (ended) await recordEnd(tx, session, status);
    if (refused) {
      await setPaused(tx, row.id);
      const now = (await connectorById(tx, row.id)) ?? row; // the sync may have refreshed the token
      await connectorsOf(database, row).setStatus(now, 'needs_reauth', 'upstream_unauthorized', tx);
      return;
    }
    const failures = status === 'succeeded' ? 0 : ((await scheduleOf(tx, row.id))?.failures ?? 0) + 1;
    const interval_ms = row.sync_interval_minutes * 60_000;
    const wait_ms = failures === 0 ? interval_ms : Math.min(interval_ms, first_backoff_ms * 2 ** (failures - 1));
    await setNext(tx, row.id, wait_ms, failures);
  });
  if (ended) await logEnd(session, status);
  await forgetOldSyncs(database, row.id);
}

/** One line for each sync, with what became of its entities: codes only, since details may quote the vendor. */
async function logEnd({ database, log, count, sync, row }: SyncSession, status: EndStatus): Promise<void> {
  const entities = (await entitiesOf(database, [sync.id])).get(sync.id) ?? [];
  count(row.connector_type, status);
  for (const each of entities) count(row.connector_type, each.status, each.entity);
  log[status === 'succeeded' ? 'info' : 'warn'](
    {
      sync_id: sync.id,
      connector_id: row.id,
      organization_id: row.organization_id,
      connector_type: row.connector_type,
      trigger: sync.trigger,
      status,
      duration_ms: Date.now() - Date.parse(sync.started_at ?? sync.created_at),
      entities: entities.map(({ entity, status: of_entity, error_code, skipped_count, incomplete_reason }) => ({
        entity,
        status: of_entity,
        ...(error_code !== null && { code: error_code }),
        ...(skipped_count && { skipped_count }),
        ...(incomplete_reason !== null && { incomplete_reason }),
      })),
    },
    'sync ended',
  );
}

async function recordEnd(tx: Transaction, { sync, row }: SyncSession, status: EndStatus): Promise<void> {
  const ended = await loadSync(tx, sync.id);
  if (!ended || status === 'cancelled') return;
  const [data] = await toSyncs(tx, [ended]);
  await recordEvent(tx, subjectOf(row), `sync.${status}`, { sync: data });
}

/** An entity that the vendor does not give, and of which nothing is stored, does not make a sync partial. */
function statusOf(entities: readonly SyncEntityRow[], states: ReadonlyMap<string, ReplicationRow>): EndStatus {
  const counted = entities.filter(({ entity, status }) => {
    const state = states.get(entity);
    return !(status === 'failed' && state?.unavailable && !state.as_of);
  });
  if (counted.every(({ status }) => status === 'succeeded')) return 'succeeded';
  return counted.some(({ status }) => status === 'succeeded' || status === 'partial') ? 'partial' : 'failed';
}
