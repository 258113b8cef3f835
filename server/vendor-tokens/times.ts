/** How long things take in a token's life. Tests make them short. */
export interface GrantTimes {
  lease_ms: number;
  /** A token request from the queue to the last byte: its response is the only one, so the vendor may take minutes. */
  request_ms: number;
  /** How often those who wait for another process look. */
  poll_ms: number;
  /** How often those who wait for a request of this process look whether newer credentials are stored. */
  look_ms: number;
  /** How long a caller waits for a refresh, which goes on without it. */
  wait_ms: number;
  /** A dead connector is tried once in this time. */
  cool_down_ms: number;
  backoff_ms: number;
  backoff_max_ms: number;
  /** A token that the vendor refuses so soon after its issue is not refreshed again: that would go on forever. */
  fresh_ms: number;
  /** Some vendors accept a new token only seconds after its issue; it is sent once more after this time. */
  late_ms: number;
}

export const grantTimes: Readonly<GrantTimes> = {
  lease_ms: 10_000,
  request_ms: 5 * 60_000,
  poll_ms: 250,
  look_ms: 1_000,
  wait_ms: 50_000,
  cool_down_ms: 5 * 60_000,
  backoff_ms: 1_000,
  backoff_max_ms: 5 * 60_000,
  fresh_ms: 20_000,
  late_ms: 4_000,
};

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

/** How long before its end a token is refreshed: 5 minutes, or half of a shorter life. */
export const marginOf = (life_ms: number): number => Math.min(5 * minute_ms, life_ms / 2);

/**
 * When a connector that no client calls is refreshed anyway. A long-lived token is exchanged from half its life on,
 * at most daily; a rotating refresh token is used before it ends; others live on their own.
 */
export function dueIn(how: {
  exchange: boolean;
  access_life_ms: number | null;
  refresh_life_ms: number | null;
}): number | null {
  if (how.exchange) return how.access_life_ms === null ? null : Math.max(day_ms, how.access_life_ms / 2);
  return how.refresh_life_ms === null ? null : how.refresh_life_ms / 2;
}

/** Full jitter on the upper half: the first failure is followed by a try soon, an outage by few. */
export const backoffOf = (times: GrantTimes, failures: number): number =>
  Math.min(times.backoff_max_ms, times.backoff_ms * 2 ** Math.min(failures, 20)) * (0.5 + Math.random() / 2);
