import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { accessOf, type AccessParts } from '../../connectors/access.ts';
import { connectorById, connectorsOf } from '../../connectors/repository.ts';
import type { Connector } from '../../connector-types/registry.ts';
import type { Access } from '../../execution/call.ts';
import type { ConnectorRow, ReplicationRow, SyncEntityRow, SyncRow } from '../../generated/tables.gen.ts';
import { Problem } from '../../problem.ts';
import { nowSql } from '../../storage/database-clock.ts';
import type { Database } from '../../storage/database.ts';
import { acquireLease, releaseLease, renewLease, type Lease } from '../../storage/repositories/leases.ts';
import { entitiesOf, loadSync, parkSync } from '../../storage/repositories/syncs.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { traced } from '../../telemetry/tracing.ts';
import type { Grants } from '../../vendor-tokens/grants.ts';
import { removeMissing, retrySkippedRecords, type Settled } from '../sources/deletions.ts';
import { readListing } from '../sources/listing.ts';
import { partOf, resumedAt } from '../sources/partitions.ts';
import { nameless_part, skippedParts } from '../sources/skipped-parts.ts';
import { noteAccount } from './account.ts';
import { beginEntity, exportInUse } from './begin.ts';
import { isUnauthorized } from './credentials.ts';
import { completeEntity, endSession, failEntity } from './outcome.ts';
import { paceOf } from './pace.ts';
import { parentOf } from './plan.ts';
import { Stopped, type SyncSession, type SyncLimits } from './session.ts';

/** What syncs work with. */
export interface SyncParts extends AccessParts {
  database: Database;
  grants: Pick<Grants, 'current' | 'replace' | 'isFinal'>;
  log: Logger;
  metrics: Pick<Metrics, 'sync'>;
}

/** After a fault of the database or of this process, the next attempt. */
const after_failure_ms = 10_000;
/** Records left out by earlier syncs that one sync asks for again. */
const most_retried = 1000;

/**
 * Performs a sync, or resumes it where it stopped. Returns how long to wait where the sync has not ended: another
 * process performs it, it waits for the vendor, or this process is closing.
 */
export async function runSync(
  parts: SyncParts,
  limits: SyncLimits,
  sync_id: string,
  closing: AbortSignal,
): Promise<void | { again_in_ms: number }> {
  const { database } = parts;
  const sync = await loadSync(database, sync_id);
  if (!sync || sync.active_connector_id === null) return;
  const lease: Lease = { name: `sync:${sync.connector_id}`, holder: uuid(), ttl_ms: limits.lease_ms };
  if (!(await acquireLease(database, lease))) return { again_in_ms: limits.lease_ms };
  const heart = heartbeat(parts, sync, lease, closing);
  try {
    await traced({ name: 'sync', kind: 'internal' }, () => perform(parts, limits, { sync, lease }, heart.signal));
  } catch (error) {
    if (!(error instanceof Stopped)) {
      // The database or this process is not well. What is stored is whole, so the sync goes on from there.
      await parkSync(database, sync.id, after_failure_ms).catch(() => undefined);
      throw error;
    }
    if (error.why === 'parked') {
      await parkSync(database, sync.id, error.wait_ms);
      return { again_in_ms: error.wait_ms };
    }
  } finally {
    heart.stop();
    await releaseLease(database, lease).catch(() => undefined);
  }
}

/** Keeps the lease, and stops the sync when it was lost, or when the sync has been ended. */
function heartbeat(
  { database, log }: SyncParts,
  sync: SyncRow,
  lease: Lease,
  closing: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const aborter = new AbortController();
  const stop = (why: Stopped['why']) => aborter.abort(new Stopped(why));
  const onClosing = () => stop('closing');
  closing.addEventListener('abort', onClosing, { once: true });
  if (closing.aborted) onClosing();
  let renewed_at = performance.now();
  let beating = false;
  const timer = setInterval(() => {
    // A holder that cannot renew must not believe that it still holds.
    if (performance.now() - renewed_at > lease.ttl_ms) stop('lost');
    if (beating) return;
    beating = true;
    const began = performance.now();
    void beat()
      .then((why) => {
        if (why) stop(why);
        else renewed_at = began;
      })
      .catch((error: unknown) => log.warn({ err: error, sync_id: sync.id }, 'a lease could not be renewed'))
      .finally(() => (beating = false));
  }, lease.ttl_ms / 3);
  timer.unref();
  const beat = async (): Promise<Stopped['why'] | undefined> => {
    if (!(await renewLease(database, lease))) return 'lost';
    const now = await loadSync(database, sync.id);
    return now?.active_connector_id === null || !now ? 'ended' : undefined;
  };
  return {
    signal: aborter.signal,
    stop() {
      clearInterval(timer);
      closing.removeEventListener('abort', onClosing);
    },
  };
}

async function perform(
  parts: SyncParts,
  limits: SyncLimits,
  { sync, lease }: { sync: SyncRow; lease: Lease },
  signal: AbortSignal,
): Promise<void> {
  const { database } = parts;
  const session = await openSession(parts, limits, { sync, lease }, signal);
  const ends_at = performance.now() + (await remainingMs(session));
  let refused = false;
  for (const entity of (await entitiesOf(database, [sync.id])).get(sync.id) ?? []) {
    if (entity.status !== 'queued' && entity.status !== 'running') continue;
    if (signal.aborted) throw signal.reason;
    if (performance.now() > ends_at) break;
    session.entity = entity.entity;
    session.window_days = undefined;
    session.ends_at = Math.min(ends_at, performance.now() + limits.entity_ms);
    refused = (await replicateEntity(session, entity)) === 'unauthorized' && (await isUnauthorized(session));
    if (refused) break;
  }
  if (!refused) await noteAccount(session);
  await endSession(session, refused);
}

async function openSession(
  parts: SyncParts,
  limits: SyncLimits,
  { sync, lease }: { sync: SyncRow; lease: Lease },
  signal: AbortSignal,
): Promise<SyncSession> {
  const { database, runtime, log } = parts;
  await database.change(
    `UPDATE syncs SET status = 'running', started_at = COALESCE(started_at, ${nowSql[database.engine]}) WHERE id = ? AND active_connector_id IS NOT NULL`,
    [sync.id],
  );
  const row = await connectorById(database, sync.connector_id);
  const started = await loadSync(database, sync.id);
  const connector = row && parts.registry.get(row.connector_type);
  if (!row || !connector || started?.status !== 'running') throw new Stopped('ended');
  const pace = paceOf(runtime, row.id, limits.requests_per_second);
  const access = { ...openAccess(parts, row, connector), signal };
  return {
    database,
    runtime,
    log,
    count: parts.metrics.sync,
    limits,
    sync: started,
    row,
    connector,
    access: { ...access, tolerant: true, on_upstream: ({ rate_limit }) => pace.observe(rate_limit) },
    lease,
    pace,
    refusal_is_final: () => parts.grants.isFinal(row.id),
    signal,
    entity: '',
    ends_at: Infinity,
  };
}

/** Credentials that cannot be opened fail each entity, so that the sync ends instead of being taken up again. */
function openAccess(parts: SyncParts, row: ConnectorRow, { contract, mapping }: Connector): Access {
  try {
    return accessOf(parts, row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    parts.log.error({ err: error, connector_id: row.id }, 'the credentials of a connector cannot be opened');
    const refuse = (): never => {
      throw error;
    };
    return { contract, mapping, auth_method: row.auth_method, credentials: refuse };
  }
}

/** What is left of the time that a sync has, by the clock of the database, which all processes share. */
async function remainingMs({ database, sync, limits }: SyncSession): Promise<number> {
  const [clock] = await database.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
  const passed_ms = clock && sync.started_at ? Date.parse(clock.now) - Date.parse(sync.started_at) : 0;
  return limits.deadline_ms - Math.max(0, passed_ms);
}

/** One entity, which fails for itself alone; only credentials that are refused concern all of them. */
async function replicateEntity(session: SyncSession, entity: SyncEntityRow): Promise<'done' | 'unauthorized'> {
  try {
    // A listing that an earlier sync has begun shows its first pages as they were then: it is followed by another.
    if (await readEntity(session, entity)) await readEntity(session, entity);
    if (session.row.status !== 'active') {
      await connectorsOf(session.database, session.row).setStatus(session.row, 'active', null);
      session.row.status = 'active';
    }
    return 'done';
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (session.signal.aborted) throw session.signal.reason;
    // Of our own service: the database is away, or the runtime has closed.
    if (error instanceof Problem && error.code === 'unavailable') throw error;
    if (!(error instanceof Problem))
      session.log.error(
        { err: error, sync_id: session.sync.id, entity: entity.entity },
        'replicating an entity failed',
      );
    const problem =
      error instanceof Problem
        ? error
        : new Problem('internal_error', 'Syncing this entity failed because of an internal error.', {
            cause: error,
          });
    await failEntity(session, entity.entity, problem);
    return problem.code === 'upstream_unauthorized' || problem.code === 'connector_needs_reauth'
      ? 'unauthorized'
      : 'done';
  }
}

/** Reads the entity to its end. Returns whether a part of it was read by an earlier sync, and is to be read again. */
async function readEntity(session: SyncSession, { entity, status }: SyncEntityRow): Promise<boolean> {
  const { state: begun, by } = await beginEntity(session, { entity, status });
  const windowed = session.connector.mapping.operations[entity]?.list?.replicate?.window !== undefined;
  const resumed = windowed ? resumedAt(partOf(session, entity, undefined, begun), begun.next_cursor) : undefined;
  // What has failed with a large window is not asked for with one again.
  session.window_days ??= resumed?.days;
  const state = await readListing(session, entity, begun);
  const settled = await settle(session, entity, state);
  // One that was begun again meanwhile is this sync's.
  const by_earlier =
    state.listing_started_at === begun.listing_started_at &&
    (by === 'unknown' ? startedBefore(session, state) : by === 'earlier');
  const is_followed = by_earlier && (await hasOldParts(session, entity, state, resumed?.behind_first));
  // Two listings in a row may meet the same hiccup: only one of another sync confirms a drop.
  if (is_followed && settled?.suspect_generation === state.generation)
    settled.suspect_generation = state.suspect_generation ?? null;
  await completeEntity(session, entity, state, { settled, is_followed });
  return is_followed;
}

function startedBefore({ sync }: SyncSession, { listing_started_at }: ReplicationRow): boolean {
  return (listing_started_at ?? '') < (sync.started_at ?? sync.created_at);
}

/** Whether what an earlier sync has read is to be read again; of a list by windows only what lies behind the first. */
async function hasOldParts(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  behind_first: boolean | undefined,
): Promise<boolean> {
  // An export shows later changes of what it has shown, so only what it could not give is asked for again.
  if (!exportInUse(session, entity, state) && behind_first !== false) return true;
  return (await skippedParts(session.database, session.row.id, entity, 1)).length > 0;
}

/** What the listing has not shown: missing records of a complete one, and records that earlier syncs left out. */
async function settle(session: SyncSession, entity: string, state: ReplicationRow): Promise<Settled | undefined> {
  if (state.phase === 'deleting') return removeMissing(session, entity, state);
  const { connector, database, sync } = session;
  if (parentOf(connector, entity) || !connector.contract.entities[entity]?.actions.get) return undefined;
  const skipped = await skippedParts(database, sync.connector_id, entity, most_retried);
  const ids = skipped.map(({ part }) => part).filter((part) => part !== nameless_part);
  if (ids.length > 0) await retrySkippedRecords(session, entity, state, ids);
  return undefined;
}
