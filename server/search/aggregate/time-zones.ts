import { LRUCache } from 'lru-cache';

/** A time zone's offsets from UTC in one year of UTC: from each second on, until the next one. All in seconds. */
export interface YearOffsets {
  from: number[];
  offsets: number[];
}

interface Zone {
  format: Intl.DateTimeFormat;
  years: LRUCache<number, YearOffsets>;
}

const zones = new LRUCache<string, Zone>({ max: 50 });

const day_s = 86_400;
/** No zone has ever changed its offset twice within so many days, so that looking this often finds every change. */
const step_s = 7 * day_s;

/** Offsets such as +05:30 are no names: a place's offset changes, and with it what a caller means. */
const name = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

export function isTimeZone(timezone: string): boolean {
  if (!name.test(timezone)) return false;
  try {
    zoneOf(timezone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function zoneOf(timezone: string): Zone {
  let zone = zones.get(timezone);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'gregory',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { format, years: new LRUCache({ max: 500 }) };
    zones.set(timezone, zone);
  }
  return zone;
}

/** What the clocks of the zone are ahead of UTC at this second since 1970. */
function readOffset({ format }: Zone, seconds: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(seconds * 1000)) parts[type] = value;
  const year = parts['era']!.startsWith('B') ? 1 - Number(parts['year']) : Number(parts['year']);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
  local.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']));
  return local.getTime() / 1000 - seconds;
}

export function startOf(year: number): number {
  const start = new Date(0);
  start.setUTCFullYear(year, 0, 1);
  return start.getTime() / 1000;
}

/** The offsets in a year of UTC; the first from its beginning. */
export function yearOffsets(timezone: string, year: number): YearOffsets {
  const zone = zoneOf(timezone);
  let found = zone.years.get(year);
  if (!found) zone.years.set(year, (found = readYear(zone, startOf(year), startOf(year + 1))));
  return found;
}

function readYear(zone: Zone, start: number, end: number): YearOffsets {
  let offset = readOffset(zone, start);
  const found: YearOffsets = { from: [start], offsets: [offset] };
  for (let at = start; at < end;) {
    const next = Math.min(at + step_s, end);
    const then = readOffset(zone, next);
    if (then !== offset) {
      const change = firstSecondAfter(zone, at, next, offset);
      if (change < end) {
        found.from.push(change);
        found.offsets.push(then);
      }
      offset = then;
    }
    at = next;
  }
  return found;
}

/** The first second of (`low`, `high`] at which the offset is no longer `offset`. */
function firstSecondAfter(zone: Zone, low: number, high: number, offset: number): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

export const yearOf = (seconds: number): number => new Date(seconds * 1000).getUTCFullYear();

export function offsetAt(timezone: string, seconds: number): number {
  if (timezone === 'UTC') return 0;
  const { from, offsets } = yearOffsets(timezone, yearOf(seconds));
  let at = from.length - 1;
  while (at > 0 && from[at]! > seconds) at--;
  return offsets[at]!;
}
