/**
 * "The number of requests that you can make per minute": a window that starts again, per account and, for some
 * endpoints, on its own.
 */
export interface Window {
  take(): { allowed: boolean; remaining: number; reset_s: number };
}

export function createWindow(per_minute: number, clock: () => number = () => performance.now()): Window {
  let started = clock();
  let used = 0;
  return {
    take() {
      const now = clock();
      if (now - started >= 60_000) {
        started = now;
        used = 0;
      }
      const allowed = used < per_minute;
      if (allowed) used++;
      return {
        allowed,
        remaining: per_minute - used,
        reset_s: Math.max(1, Math.ceil((started + 60_000 - now) / 1000)),
      };
    },
  };
}

/** Both spellings: `x-rate-limit` and `rate-limit-*` are recorded, `ratelimit-*` is what the documentation says. */
export const limitHeaders = (limit: number, remaining: number, reset_s: number): Record<string, string> => ({
  'x-rate-limit': String(limit),
  'rate-limit': String(limit),
  'x-rate-limit-remaining': String(remaining),
  'rate-limit-remaining': String(remaining),
  'rate-limit-reset': String(reset_s),
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset_s),
});
