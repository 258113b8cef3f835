import type { SyncedRecord } from '../records/derive-record.ts';
import type { RecordStore } from '../records/record-tables.ts';
import { inPieces } from '../fairness/breathe.ts';
import type { Database } from '../storage/database.ts';
import type { Position } from './cursor.ts';
import { createFairSlots } from '../fairness/fair-slots.ts';
import { buildPage, type Page } from './engines/page.ts';
import { project } from '../execution/fields/project.ts';
import { searchTimeout } from './engines/timeout.ts';
import type { SearchQuery } from './language/tree.ts';
import { comparePositions, createMatcher } from './planner/evaluate.ts';
import { positionOf } from './planner/order.ts';

/** Read in one statement. */
const rows_at_once = 200;
/** Every record is looked at, so few searches may do it at a time. */
const slots = { slots: 2, slots_per_tenant: 1, waiting_per_tenant: 50 };

export interface RecordsRequest {
  store: RecordStore;
  ordinal: number;
  query: SearchQuery;
  /** The page begins after it. */
  position: Position | null;
  max_bytes: number;
  tenant: string;
  /** On the clock of `performance.now()`. */
  deadline: number;
}

interface Candidate {
  position: Position;
  record: Buffer;
}

/**
 * Searches the records themselves, one by one: correct whatever is derived of them, and slow. It is the way while the
 * derived data of an entity are those of another release.
 */
export function createRecordsReader(database: Database): (request: RecordsRequest) => Promise<Page> {
  const shared = createFairSlots(slots);

  async function read({ store, ordinal, query, position, max_bytes, deadline }: RecordsRequest): Promise<Page> {
    const check = () => {
      if (performance.now() > deadline) throw searchTimeout();
    };
    const matches = createMatcher(store, query.filter, check);
    const first = createFirst(query, max_bytes);
    const breathe = inPieces();
    let after = '';
    for (;;) {
      check();
      const rows = await database.query<{ id: string; record: string | Buffer }>(
        `SELECT id, record FROM ${store.table} WHERE connector = ? AND id > ? ORDER BY id LIMIT ${rows_at_once}`,
        [ordinal, after],
      );
      for (const row of rows) {
        await breathe();
        const text = String(row.record);
        const record = JSON.parse(text) as SyncedRecord;
        if (!matches(record)) continue;
        const found = positionOf(query.sort, record);
        if (position && comparePositions(query.sort, found, position) <= 0) continue;
        first.offer(found, text);
      }
      const last = rows.at(-1);
      if (rows.length < rows_at_once || !last) break;
      after = last.id;
    }
    const page = buildPage({ limit: query.limit, max_bytes, fields: query.fields, sort: query.sort }, project, true);
    for (const { record } of first.candidates) {
      if (query.fields) await breathe(); // each record is parsed
      if (!page.add(record)) return page.finish('full');
    }
    return page.finish(first.more() ? 'full' : 'end');
  }

  return async (request) => {
    const page = await shared.run(request.tenant, request.deadline, () => read(request));
    if (page === 'late') throw searchTimeout();
    return page;
  };
}

/** Keeps the first records of the order: as many as a page takes, and no more bytes than it may have. */
function createFirst({ sort, limit }: SearchQuery, max_bytes: number) {
  const candidates: Candidate[] = [];
  let bytes = 0;
  let dropped = false;
  return {
    candidates,
    more: () => dropped,
    offer(position: Position, text: string): void {
      const last = candidates.at(-1);
      if (candidates.length >= limit && last && comparePositions(sort, position, last.position) > 0) {
        dropped = true;
        return;
      }
      let low = 0;
      let high = candidates.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const found = candidates[middle];
        if (found && comparePositions(sort, found.position, position) < 0) low = middle + 1;
        else high = middle;
      }
      const record = Buffer.from(text);
      candidates.splice(low, 0, { position, record });
      bytes += record.length;
      while (candidates.length > limit || (bytes > 2 * max_bytes && candidates.length > 1)) {
        bytes -= candidates.pop()?.record.length ?? 0;
        dropped = true;
      }
    },
  };
}
