import type { Bucket } from '../language/aggregate-tree.ts';
import { offsetAt } from './time-zones.ts';

/**
 * The number that a moment or a day is grouped by: of days and weeks the first day since 1970, of longer intervals year
 * and first month (202610), of hours the local hour since 1970 with its offset, because a clock that is set back shows
 * an hour twice.
 */
export type BucketKey = number;

const day_s = 86_400;
const hour_s = 3600;
/** More than two days of seconds: offsets are between. */
export const offset_range = 200_000;

export function bucketOfSeconds({ interval, timezone }: Bucket, seconds: number): BucketKey {
  const offset = offsetAt(timezone, seconds);
  const local = seconds + offset;
  if (interval === 'hour') return Math.floor(local / hour_s) * offset_range + offset + offset_range / 2;
  return bucketOfDay(interval, Math.floor(local / day_s));
}

export function bucketOfDay(interval: Exclude<Bucket['interval'], 'hour'>, day: number): BucketKey {
  if (interval === 'day') return day;
  if (interval === 'week') return day - ((((day + 3) % 7) + 7) % 7); // 1970 began on a Thursday
  const date = new Date(day * day_s * 1000);
  const month = date.getUTCMonth();
  const first = interval === 'month' ? month : interval === 'quarter' ? month - (month % 3) : 0;
  return date.getUTCFullYear() * 100 + first + 1;
}

/** Days since 1970 of YYYY-MM-DD. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000 / day_s;

const two = (value: number) => String(value).padStart(2, '0');

function isoDate(day: number): string {
  const date = new Date(day * day_s * 1000);
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

function isoOffset(offset: number): string {
  const size = Math.abs(offset);
  const seconds = size % 60; // before time zones were made, local time was that of the sun
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / hour_s))}:${two(Math.floor((size % hour_s) / 60))}${seconds === 0 ? '' : `:${two(seconds)}`}`;
}

/** How a bucket is named in a response, and what it is sorted by. */
export function describeBucket(interval: Bucket['interval'], key: BucketKey): { value: string; order: number } {
  if (interval === 'day' || interval === 'week') return { value: isoDate(key), order: key };
  if (interval !== 'hour')
    return { value: `${String(Math.floor(key / 100)).padStart(4, '0')}-${two(key % 100)}-01`, order: key };
  const hour = Math.floor(key / offset_range);
  const offset = key - hour * offset_range - offset_range / 2;
  const day = Math.floor(hour / 24);
  return {
    value: `${isoDate(day)}T${two(hour - day * 24)}:00:00${isoOffset(offset)}`,
    order: hour * hour_s - offset,
  };
}
