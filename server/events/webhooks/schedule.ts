const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Waits between the attempts of one delivery: 75.6 hours in all, so that a receiver which is down for 3 days gets
 * everything.
 */
const waits_ms = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** The wait is only ever extended, by up to this part: a shorter series would not last for the 3 days. */
const jitter = 0.1;

/** An endpoint without one success for so long is disabled. */
export const failing_ms = 5 * 24 * hour;
/** The keys that a rotation replaces sign for so long. */
export const overlap_ms = 24 * hour;

/** How long to wait after so many failed attempts; undefined when the series is over. */
export function waitAfter(attempts: number, retry_after_s: number | undefined, random: number): number | undefined {
  const wait_ms = waits_ms[attempts - 1];
  if (wait_ms === undefined) return undefined;
  return Math.max(wait_ms * (1 + jitter * random), (retry_after_s ?? 0) * second);
}
