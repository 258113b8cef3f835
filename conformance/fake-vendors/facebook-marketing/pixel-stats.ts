/** `/{pixel_id}/stats`: per hour a group with the counts of what the aggregation names (reference/ads-pixel/stats). */
import { hash, hashText } from '../random.ts';
import type { Answer, VendorRequest } from '../vendor.ts';
import type { VendorRecord } from '../overlay-store.ts';
import type { DataSet } from './data-set.ts';
import { invalidParameter } from './graph-errors.ts';
import { page } from './pages.ts';
import { graphTime } from './world.ts';

const HOUR = 3_600_000;
const VALUES: Record<string, readonly string[]> = {
  event: ['AddToCart', 'PageView', 'Purchase'],
  device_type: ['desktop', 'mobile_android', 'mobile_iphone'],
  host: ['shop.example', 'www.example'],
};

const instant = (text: string): number => (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text));

export function statsRows(data: DataSet, pixel_id: string, query: URLSearchParams): VendorRecord[] | Answer {
  const aggregation = query.get('aggregation') ?? 'event';
  const values = VALUES[aggregation];
  if (!values)
    return invalidParameter(`aggregation must be one of the following values: ${Object.keys(VALUES).join(', ')}`);
  const end = query.has('end_time') ? instant(query.get('end_time')!) : data.world.until_ms;
  const start = query.has('start_time') ? instant(query.get('start_time')!) : end - 48 * HOUR;
  if (Number.isNaN(start) || Number.isNaN(end)) return invalidParameter('start_time and end_time must be times');
  const event = query.get('event');
  const groups: VendorRecord[] = [];
  for (let at = Math.ceil(start / HOUR) * HOUR; at < end; at += HOUR) {
    const h = hash(hashText(pixel_id + aggregation), 31, at / HOUR);
    // In quiet hours nothing fires.
    if (h % 4 === 0) continue;
    const counted = values
      .filter((value) => event === null || aggregation !== 'event' || value === event)
      .map((value, n) => ({ value, count: 1 + ((h >>> (n * 4)) % 500) }));
    groups.push({ start_time: graphTime(at, 0), aggregation, data: counted } as unknown as VendorRecord);
  }
  return groups;
}

export function pixelStats(data: DataSet, pixel_id: string, request: VendorRequest): Answer {
  const rows = statsRows(data, pixel_id, request.query);
  return Array.isArray(rows)
    ? page(
        request,
        rows,
        (row) => String(row['start_time']),
        (row) => row,
      )
    : rows;
}
