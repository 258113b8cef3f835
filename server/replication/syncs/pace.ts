import type { RateLimit } from '../../execution/options.ts';

/** The part of a vendor's rate limit that replication never takes: live calls need it. */
export const live_share = 0.2;

const usual_window_s = 60;
const longest_pause_ms = 60_000;

/**
 * How long to wait before the next request, so that a fifth of the rate limit stays free: until the bucket has refilled
 * above it. The rate of refill follows from when the vendor says that it will be full. Without a limit a
 * fifth is unknown; then only an exhausted one is waited for.
 */
export function pauseFor(rate_limit: RateLimit | undefined, elapsed_ms: number): number {
  const { limit, remaining, reset_s } = rate_limit ?? {};
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

/** The pace of one connector: what the vendor allowed last, and when requests were sent. */
export interface Pace {
  /** A request was sent, and the vendor said this about its rate limit. */
  observe(rate_limit: RateLimit | undefined): void;
  /** How long to wait before the next request. */
  pause_ms(): number;
  /** How long to wait before the next request of a kind that the vendor allows so many of a minute. */
  turn_ms(per_minute: number): number;
  /** Such a request is sent now. */
  takeTurn(per_minute: number): void;
}

export function createPace(requests_per_second: number, now: () => number = () => performance.now()): Pace {
  let last: { rate_limit: RateLimit; at: number } | undefined;
  const sent = slidingWindow(requests_per_second, 1000);
  const turns = new Map<number, ReturnType<typeof slidingWindow>>();
  return {
    observe(rate_limit) {
      sent.add(now());
      if (rate_limit) last = { rate_limit, at: now() };
    },
    pause_ms: () => Math.max(sent.wait(now()), last ? pauseFor(last.rate_limit, now() - last.at) : 0),
    turn_ms: (per_minute) => turns.get(per_minute)?.wait(now()) ?? 0,
    takeTurn(per_minute) {
      const window = turns.get(per_minute) ?? slidingWindow(per_minute, 60_000);
      turns.set(per_minute, window);
      window.add(now());
    },
  };
}

/** At most `count` events in any `length_ms`. */
function slidingWindow(count: number, length_ms: number) {
  const events: number[] = [];
  return {
    add(at: number): void {
      events.push(at);
      if (events.length > count) events.splice(0, events.length - count);
    },
    wait(at: number): number {
      const [oldest] = events;
      return events.length < count || oldest === undefined ? 0 : Math.max(0, Math.ceil(oldest + length_ms - at));
    },
  };
}

interface Kept {
  pace: Pace;
  used_at: number;
}

/** Paces outlive a sync that lets go of its slot and comes back. */
const kept = new WeakMap<object, Map<string, Kept>>();
const most_kept = 1000;
const kept_ms = 10 * 60_000;

/** The pace of a connector in this process; `owner` is what its syncs share. */
export function paceOf(owner: object, connector_id: string, requests_per_second: number): Pace {
  const paces = kept.get(owner) ?? new Map<string, Kept>();
  kept.set(owner, paces);
  const used_at = performance.now();
  if (paces.size > most_kept) for (const [id, each] of paces) if (used_at - each.used_at > kept_ms) paces.delete(id);
  const found = paces.get(connector_id) ?? { pace: createPace(requests_per_second), used_at };
  found.used_at = used_at;
  paces.set(connector_id, found);
  return found.pace;
}
