import type { Allowance } from '../execution/allowance.ts';

/** The part of a vendor's rate limit that replication never takes: live calls need it. */
export const live_share = 0.2;

const usual_window_s = 60;
const longest_pause_ms = 60_000;

/**
 * How long to wait before the next request, so that a fifth of the allowance stays free: until the bucket has refilled above it. The rate of refill follows
 * from when the vendor says that it will be full. An allowance without a limit says nothing about a fifth; then only an empty one is waited for.
 */
export function pauseFor(allowance: Allowance | undefined, elapsed_ms: number): number {
  const { limit, remaining, reset_s } = allowance ?? {};
  if (remaining === undefined) return 0;
  const window_s = reset_s ?? usual_window_s;
  if (limit === undefined || limit <= 0) return remaining > 0 ? 0 : bounded(window_s * 1000 - elapsed_ms);
  const free = Math.ceil(limit * live_share);
  // One more than the free part: the request that comes next takes one.
  const missing = free + 1 - remaining;
  if (missing <= 0) return 0;
  const refilled_ms = limit > remaining ? (window_s * 1000 * missing) / (limit - remaining) : 0;
  return bounded(refilled_ms - elapsed_ms);
}

const bounded = (ms: number): number => Math.min(longest_pause_ms, Math.max(0, Math.ceil(ms)));

/** What the vendor said last, and when. */
export interface Pace {
  observe(allowance: Allowance | undefined): void;
  pause_ms(): number;
  /** Takes a turn of those that there are in a minute; answers how long it is to be waited for. */
  turn_ms(per_minute: number): number;
}

export function createPace(now: () => number = () => performance.now()): Pace {
  let last: { allowance: Allowance; at: number } | undefined;
  /** When the last turns are, in milliseconds; as many as there are in a minute. */
  const turns: number[] = [];
  return {
    observe(allowance) {
      if (allowance) last = { allowance, at: now() };
    },
    pause_ms: () => (last ? pauseFor(last.allowance, now() - last.at) : 0),
    turn_ms(per_minute) {
      const oldest = turns.length < per_minute ? undefined : turns.splice(0, turns.length - per_minute + 1).at(-1);
      const at = Math.max(now(), oldest === undefined ? 0 : oldest + 60_000);
      turns.push(at);
      return at - now();
    },
  };
}
