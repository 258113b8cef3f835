import type { Position } from '../cursor.ts';
import type { SortKey } from '../language/tree.ts';
import { positionOf } from '../planner/order.ts';
import type { SyncedRecord } from '../../records/derive-record.ts';

/** Records as they are returned, assembled without being parsed. */
export interface Page {
  /** The records, separated by commas: one after the other, since joining megabytes would hold the event loop. */
  parts: Buffer[];
  /** Of all parts. */
  bytes: number;
  count: number;
  /** Where the last record stands in the order: what the next page begins after. */
  last: Position | null;
  /**
   * `end`: there were no more rows; `full`: there is at least one more; `spent`: the statement was stopped before it
   * knew.
   */
  state: 'end' | 'full' | 'spent';
}

export interface PageLimits {
  limit: number;
  max_bytes: number;
  /** Paths to return; null: whole records. */
  fields: string[][] | null;
  sort: readonly SortKey[];
}

/** Where a record, as it is stored, stands in the order. */
export const positionOfStored = (sort: readonly SortKey[], record: Buffer): Position =>
  positionOf(sort, JSON.parse(record.toString('utf8')) as SyncedRecord);

export interface PageBuilder {
  /** Returns false where the record no longer fits: then the page is full. */
  add(record: Buffer): boolean;
  finish(state: Page['state']): Page;
}

const comma = Buffer.from(',');

export function buildPage(
  { limit, max_bytes, fields, sort }: PageLimits,
  project: (record: Buffer, fields: string[][]) => Buffer,
  first: boolean,
): PageBuilder {
  const parts: Buffer[] = [];
  let count = 0;
  let bytes = 0;
  let last: Buffer | null = null;
  return {
    add(record) {
      if (count >= limit) return false;
      const answered = fields ? project(record, fields) : record;
      const more = count > 0 ? [comma, answered] : [answered];
      const longer = bytes + answered.length + (count > 0 ? comma.length : 0);
      // A record that is larger than a page is a page of its own: otherwise pagination could never advance.
      if (longer > max_bytes && !(first && count === 0)) return false;
      parts.push(...more);
      bytes = longer;
      count++;
      last = record;
      return true;
    },
    finish: (state) => ({ parts, bytes, count, last: last && positionOfStored(sort, last), state }),
  };
}
