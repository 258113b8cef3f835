/**
 * "Business use case" limits: calls of the last hour in percent of what is allowed; beyond them nothing until some have
 * passed.
 */
export interface Throttle {
  /** Counts a call. `minutes` above 0: it is not allowed, and may be again after that. */
  take(now_ms: number): { percent: number; minutes: number };
}

const WINDOW_MS = 3_600_000;

export function createThrottle(calls: number): Throttle {
  let taken: number[] = [];
  return {
    take(now_ms) {
      taken = taken.filter((at) => at > now_ms - WINDOW_MS);
      if (taken.length >= calls)
        return { percent: 100, minutes: Math.max(1, Math.ceil((taken[0]! + WINDOW_MS - now_ms) / 60_000)) };
      taken.push(now_ms);
      return { percent: Math.floor((taken.length * 100) / calls), minutes: 0 };
    },
  };
}
