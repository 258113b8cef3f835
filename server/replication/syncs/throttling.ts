import { Problem } from '../../problem.ts';
import { nowSql } from '../../storage/database-clock.ts';
import { replicationOf, updateReplication } from '../../storage/repositories/entity-states.ts';
import { fenced, pause, Stopped, type SyncSession } from './session.ts';

const shortest_ms = 100;

/**
 * What a vendor's throttling asks for; a random part keeps syncs that were stopped together from coming back together.
 */
export const throttledFor = (retry_after_s: number | undefined, random: () => number): number =>
  (retry_after_s ?? 10) * 1000 * (1 + 0.1 * random());

/** The sync has used up the time of the entity, or its own. */
export class OutOfTime extends Problem {
  constructor() {
    super('upstream_timeout', 'The entity was not read to the end in the time that a sync has. The next one goes on.');
  }
}

/**
 * Sends a request to the vendor at the pace that it allows. If the vendor throttles anyway, the sync waits as long
 * as the vendor says, with its cursor stored. An entity that makes no progress for too long fails. `sent`: the first
 * request, where it has been sent already.
 */
export async function patiently<T>(session: SyncSession, work: () => Promise<T>, sent?: Promise<T>): Promise<T> {
  for (let first = sent; ; first = undefined) {
    if (performance.now() > session.ends_at) throw new OutOfTime();
    if (!first) await waitFor(session, session.pace.pause_ms());
    try {
      return await (first ?? work());
    } catch (error) {
      if (session.signal.aborted) throw session.signal.reason;
      if (!(error instanceof Problem) || error.code !== 'upstream_rate_limited') throw error;
      const wait_ms = Math.max(shortest_ms, throttledFor(error.extras.retry_after_s, session.runtime.random));
      if ((await stalledFor(session)) + wait_ms > session.limits.no_progress_ms) throw error;
      await waitFor(session, wait_ms);
    }
  }
}

/** Waits for a turn where the vendor allows so many requests of a kind a minute. */
export async function takeTurn(session: SyncSession, per_minute: number): Promise<void> {
  if (!session.limits.documented_limits) return;
  await waitFor(session, session.pace.turn_ms(per_minute));
  session.pace.takeTurn(per_minute);
}

/** Short waits are sat out. For longer ones the sync gives its slot to others, and is taken up again. */
async function waitFor(session: SyncSession, wait_ms: number): Promise<void> {
  if (wait_ms > session.limits.wait_in_place_ms) throw new Stopped('parked', wait_ms);
  if (wait_ms > 0) await pause(session, wait_ms);
}

/** For how long the rate limit has kept the entity from storing a page; noted, since the sync may let go meanwhile. */
function stalledFor(session: SyncSession): Promise<number> {
  const { database, sync, entity } = session;
  return fenced(session, async (tx) => {
    const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
    const now = clock?.now ?? new Date().toISOString();
    const since = (await replicationOf(tx, sync.connector_id, entity))?.stalled_since ?? null;
    if (since === null) await updateReplication(tx, sync.connector_id, entity, { stalled_since: now });
    return since === null ? 0 : Math.max(0, Date.parse(now) - Date.parse(since));
  });
}
