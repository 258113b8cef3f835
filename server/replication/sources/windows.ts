import type { WindowRule } from '../../connector-types/definition/replication-rules.ts';

const day_ms = 86_400_000;
/** The date line: a day has begun everywhere when it has there. */
const last_zone_ms = 12 * 3_600_000;

const dayOf = (at_ms: number): string => new Date(at_ms).toISOString().slice(0, 10);

/** The first and the last day of a listing, as `2026-11-28`. */
export interface Days {
  first: string;
  last: string;
}

/** A window of the listing: its first day, and the size of this window and those after it. */
export interface Window {
  since: string;
  days: number;
}

/**
 * The days that a listing which began at `started_at` reads: none is left out however long ago the stored records were
 * complete.
 */
export function daysOf(rule: WindowRule, started_at: string, complete_at: string | null): Days {
  const today = Math.floor((Date.parse(started_at) - last_zone_ms) / day_ms) * day_ms;
  const known =
    complete_at === null
      ? today
      : Math.min(today, Math.floor((Date.parse(complete_at) - last_zone_ms) / day_ms) * day_ms);
  return { first: dayOf(known - rule.look_back_days * day_ms), last: dayOf(today) };
}

export const countDays = ({ first, last }: Days): number => (Date.parse(last) - Date.parse(first)) / day_ms + 1;

/** The last day of a window; the listing's last day cuts it short. */
export function untilOf({ since, days }: Window, { last }: Days): string {
  const until = dayOf(Date.parse(since) + (days - 1) * day_ms);
  return until < last ? until : last;
}

/** The window behind this one, of the same size; undefined behind the last. */
export function windowAfter(window: Window, days: Days): Window | undefined {
  const until = untilOf(window, days);
  return until >= days.last ? undefined : { ...window, since: dayOf(Date.parse(until) + day_ms) };
}

/** The first half of a window; undefined where it is a single day. */
export function halfOf(window: Window, days: Days): Window | undefined {
  const size = countDays({ first: window.since, last: untilOf(window, days) });
  return size <= 1 ? undefined : { ...window, days: Math.ceil(size / 2) };
}
