import { v7 as uuid } from 'uuid';
import { accessOf } from '../connectors/access.ts';
import { check } from '../execution/check.ts';
import type { ReplicationRow, SyncEntityRow, SyncRow } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { connectorById, connectorsOf } from '../storage/connectors.ts';
import { nowSql } from '../storage/database-clock.ts';
import { acquireLease, releaseLease, renewLease, type Lease } from '../storage/leases.ts';
import { countRecords } from '../storage/records.ts';
import { updateReplication } from '../storage/replication.ts';
import { setNext, setPaused, scheduleOf } from '../storage/schedules.ts';
import { endSync, entitiesOf, forgetOldSyncs, loadSync, parkSync, type EndStatus } from '../storage/syncs.ts';
import { noteAccount } from './account.ts';
import { removeMissing } from './deletions.ts';
import { beginEntity, exportInUse } from './begin.ts';
import { readListing, storeOf } from './listing.ts';
import { createPace } from './pace.ts';
import { parentOf } from './plan.ts';
import { nextPosition } from './position.ts';
import { fenced, Stopped, type Run, type SyncLimits } from './run.ts';

type Parts = Pick<Services, 'database' | 'runtime' | 'log' | 'registry' | 'vault' | 'grants'>;

/** After something that is nobody's fault here, the next try. */
const after_failure_ms = 30_000;
const first_backoff_ms = 5 * 60_000;

/**
 * Does a run, or goes on with it where it was. Ends with how long to wait where the run is not over: somebody else has it, it waits for the vendor, or this
 * process closes.
 */
export async function runSync(parts: Parts, limits: SyncLimits, sync_id: string, closing: AbortSignal): Promise<void | { again_in_ms: number }> {
  const { database } = parts;
  const sync = await loadSync(database, sync_id);
  if (!sync || sync.active_connector_id === null) return;
  const lease: Lease = { name: `sync:${sync.connector_id}`, holder: uuid(), ttl_ms: limits.lease_ms };
  if (!(await acquireLease(database, lease))) return { again_in_ms: limits.lease_ms };
  const heart = heartbeat(parts, sync, lease, closing);
  try {
    await perform(parts, limits, sync, lease, heart.signal);
  } catch (error) {
    if (!(error instanceof Stopped)) {
      // The database or this process is not well. What is stored is whole, so the run goes on from there.
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

/** Keeps the lease, and tells the run when it was lost, or when somebody has ended the run. */
function heartbeat({ database, log }: Parts, sync: SyncRow, lease: Lease, closing: AbortSignal): { signal: AbortSignal; stop(): void } {
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
    if (!(await renewLease(database, database.engine, lease))) return 'lost';
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

async function perform(parts: Parts, limits: SyncLimits, sync: SyncRow, lease: Lease, signal: AbortSignal): Promise<void> {
  const { database, runtime, log } = parts;
  const now = nowSql[database.engine];
  await database.change(`UPDATE syncs SET status = 'running', started_at = COALESCE(started_at, ${now}) WHERE id = ? AND active_connector_id IS NOT NULL`, [sync.id]);
  const row = await connectorById(database, sync.connector_id);
  const started = await loadSync(database, sync.id);
  const connector = row && parts.registry.get(row.connector_type);
  if (!row || !connector || started?.status !== 'running') throw new Stopped('ended');
  const pace = createPace();
  const run: Run = {
    database,
    runtime,
    log,
    limits,
    sync: started,
    row,
    connector,
    access: { ...accessOf(parts, row), signal, on_upstream: ({ allowance }) => pace.observe(allowance) },
    lease,
    pace,
    signal,
  };
  let refused = false;
  for (const entity of (await entitiesOf(database, [sync.id])).get(sync.id)!) {
    if (entity.status !== 'queued' && entity.status !== 'running') continue;
    if (signal.aborted) throw signal.reason;
    if (await overdue(run)) break;
    refused = (await replicateEntity(run, entity)) === 'unauthorized' && (await isRefused(run));
    if (refused) break;
  }
  if (!refused) await noteAccount(run);
  await finish(run, refused);
}

async function overdue({ database, sync, limits }: Run): Promise<boolean> {
  const [clock] = await database.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
  return Date.parse(clock!.now) - Date.parse(sync.started_at!) > limits.deadline_ms;
}

/** One entity, which fails for itself alone; only credentials that are refused concern all of them. */
async function replicateEntity(run: Run, entity: SyncEntityRow): Promise<'done' | 'unauthorized'> {
  try {
    const state = await readListing(run, entity.entity, await beginEntity(run, entity));
    if (state.phase === 'deleting') await removeMissing(run, entity.entity, state);
    await completeEntity(run, entity.entity, state);
    if (run.row.status !== 'active') {
      await connectorsOf(run.database, run.row).setStatus(run.row.id, run.row.credential_version, 'active', null);
      run.row.status = 'active';
    }
    return 'done';
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (run.signal.aborted) throw run.signal.reason;
    // Of our own service: the database is away, or the runtime has closed.
    if (error instanceof Problem && error.code === 'unavailable') throw error;
    if (!(error instanceof Problem)) run.log.error({ err: error, sync_id: run.sync.id, entity: entity.entity }, 'replicating an entity failed');
    const problem = error instanceof Problem ? error : new Problem('internal_error', 'Replicating this entity failed for a reason that lies in the service.', { cause: error });
    await failEntity(run, entity.entity, problem);
    return problem.code === 'upstream_unauthorized' || problem.code === 'connector_needs_reauth' ? 'unauthorized' : 'done';
  }
}

async function completeEntity(run: Run, entity: string, state: ReplicationRow): Promise<void> {
  const { database, sync } = run;
  const record_count = await countRecords(database, storeOf(run, entity), run.row.ordinal);
  await fenced(run, async (tx) => {
    const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
    const whole = state.phase === 'deleting';
    const began = state.listing_started_at!;
    // A listing that an earlier run has begun is as old as its beginning.
    const started = began < sync.started_at! ? began : sync.started_at!;
    const exported = exportInUse(run, entity, state);
    const per_parent = parentOf(run.connector, entity) !== undefined;
    // An export tells nothing of the last minute, and a list per parent is as old as the parents.
    const as_of = exported ? new Date(Date.parse(started) - exported.held_back_s * 1000).toISOString() : per_parent ? state.from_position! : started;
    // Changes that may not have been shown are asked for again.
    const doubted = !whole && Boolean(state.doubtful);
    const position = exported || per_parent ? as_of : doubted ? state.position : nextPosition({ before: state.position, newest: state.newest, started_at: began, ended_at: clock!.now });
    await updateReplication(tx, sync.connector_id, entity, {
      phase: 'idle',
      next_cursor: null,
      as_of,
      ...(whole ? { full_as_of: as_of } : {}),
      position,
      record_count,
      unavailable: false,
      error_code: null,
      error_detail: null,
    });
    await tx.change("UPDATE sync_entities SET status = 'succeeded' WHERE sync_id = ? AND entity = ?", [sync.id, entity]);
  });
}

async function failEntity(run: Run, entity: string, problem: Problem): Promise<void> {
  const { sync } = run;
  const error = { error_code: problem.code, error_detail: problem.detail.slice(0, 1000) };
  await fenced(run, async (tx) => {
    await updateReplication(tx, sync.connector_id, entity, { ...error, ...(problem.code === 'upstream_forbidden' ? { unavailable: true } : {}) });
    await tx.change("UPDATE sync_entities SET status = 'failed', error_code = ?, error_detail = ? WHERE sync_id = ? AND entity = ?", [error.error_code, error.error_detail, sync.id, entity]);
  });
}

/** Tells how the run ended, and when the next one comes. */
async function finish(run: Run, refused: boolean): Promise<void> {
  const { database, sync, row } = run;
  const entities = (await entitiesOf(database, [sync.id])).get(sync.id)!;
  // What the vendor's plan or the role does not give is no failure of the run.
  const counted = entities.filter((each) => each.error_code !== 'upstream_forbidden');
  const succeeded = counted.filter((each) => each.status === 'succeeded').length;
  const status: EndStatus = succeeded === counted.length ? 'succeeded' : succeeded > 0 ? 'partial' : 'failed';
  await fenced(run, async (tx) => {
    await endSync(tx, database.engine, sync.id, status);
    if (refused) {
      await setPaused(tx, row.id);
      return;
    }
    const failures = status === 'succeeded' ? 0 : ((await scheduleOf(tx, row.id))?.failures ?? 0) + 1;
    const interval_ms = row.sync_interval_minutes * 60_000;
    await setNext(tx, database.engine, row.id, failures === 0 ? interval_ms : Math.min(interval_ms, first_backoff_ms * 2 ** (failures - 1)), failures);
  });
  // Beside the run's transaction, which holds the connector's row for reading.
  if (refused) {
    const connectors = connectorsOf(database, row);
    const { credential_version } = (await connectors.find(row.id)) ?? row; // the run may have refreshed the token
    await connectors.setStatus(row.id, credential_version, 'needs_reauth', 'upstream_unauthorized');
  }
  await forgetOldSyncs(database, row.id);
}

/** One 401 may be a mistake of the vendor's; two, of which one is to the check of the credentials, are its word. */
async function isRefused(run: Run): Promise<boolean> {
  const found = await check(run.access, run.runtime);
  return found.status === 'unhealthy' && (found.reason === 'upstream_unauthorized' || found.reason === 'connector_needs_reauth');
}
