import { Problem } from '../problem.ts';
import { pause, Stopped, type Run } from './run.ts';

const shortest_ms = 100;

/** What a vendor's throttling asks for; a random part keeps runs that were stopped together from coming back together. */
export const throttledFor = (retry_after_s: number | undefined, random: () => number): number => (retry_after_s ?? 10) * 1000 * (1 + 0.1 * random());

/**
 * A request to the vendor at the pace that it allows. When it throttles all the same, the run waits as it is told: with its heartbeat going on, and its cursor
 * stored, so that it can be taken up from here whatever happens. Long waits are not sat out; and an entity that gets nowhere for too long fails.
 */
export async function patiently<T>(run: Run, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    await pause(run, run.pace.pause_ms());
    try {
      return await work();
    } catch (error) {
      if (run.signal.aborted) throw run.signal.reason;
      if (!(error instanceof Problem) || error.code !== 'upstream_rate_limited') throw error;
      const wait_ms = Math.max(shortest_ms, throttledFor(error.extras.retry_after_s, run.runtime.random));
      if (performance.now() - began + wait_ms > run.limits.no_progress_ms) throw error;
      if (wait_ms > run.limits.wait_in_place_ms) throw new Stopped('parked', wait_ms);
      await pause(run, wait_ms);
    }
  }
}
