import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import type { Database } from '../storage/database.ts';
import { fingerprintOf, isDerivedSql } from './derivation.ts';
import { first_position, isAfter, readPosition, type ListedRow, type RowPosition } from './derivation-state.ts';
import type { RecordStore } from './record-tables.ts';

/** Looked at in one statement. */
const rows_at_once = 1000;

export interface DerivedCheck {
  /**
   * Whether the derived data of all records of an entity are those of this release. Otherwise a search must read the
   * records themselves. Throws where `deadline`, on the clock of `performance.now()`, comes before it is known; the
   * next check goes on from there.
   */
  isDerived(store: RecordStore, ordinal: number, deadline?: number): Promise<boolean>;
}

const unchecked = () =>
  new Problem('search_timeout', 'Many records have been written and are still being checked. Try again shortly.', {
    retry_after_s: 5,
  });

interface Found {
  /** Undefined where nothing has been checked yet. */
  state: { fingerprint: string; epoch: number; position: string } | undefined;
  rows: ListedRow[];
}

async function look(database: Database, store: RecordStore, ordinal: number, after: RowPosition): Promise<Found> {
  const rows = await database.query<Record<string, string | number | null>>(
    `SELECT d.fingerprint AS fingerprint, d.epoch AS epoch, d.position AS position, w.change_number AS change_number, w.number AS number, w.derived AS derived
     FROM (SELECT 1 AS one) o LEFT JOIN derivations d ON d.connector = ? AND d.entity = ?
     LEFT JOIN (SELECT change_number, number, ${isDerivedSql[database.engine]} AS derived FROM ${store.table}
       WHERE connector = ? AND change_number >= ? AND (change_number > ? OR number > ?) ORDER BY change_number, number LIMIT ${rows_at_once}) w ON 1 = 1`,
    [ordinal, store.entity, fingerprintOf(store), ordinal, after.change, after.change, after.number],
  );
  const [first] = rows;
  const state =
    typeof first?.['fingerprint'] === 'string'
      ? {
          fingerprint: first['fingerprint'],
          epoch: Number(first['epoch']),
          position: String(first['position']),
        }
      : undefined;
  const listed = rows
    .filter((row) => row['number'] !== null)
    .map((row) => ({
      change: Number(row['change_number']),
      number: Number(row['number']),
      derived: Number(row['derived']) === 1,
    }));
  return { state, rows: listed.sort((a, b) => (isAfter(a, b) ? 1 : -1)) };
}

/**
 * Rows only ever move to the end of their order, so what was checked once need not be checked again: a search looks at
 * the rows that were written since the last one. `on_work` is called where rows have to be derived again, or where many
 * had to be looked at because nothing has recorded that they are derived.
 */
export function createDerivedCheck(
  database: Database,
  on_work: (store: RecordStore, ordinal: number) => void = () => undefined,
): DerivedCheck {
  const checked = new LRUCache<string, { epoch: number; position: RowPosition }>({ max: 10_000 });

  return {
    async isDerived(store, ordinal, deadline = Infinity) {
      const key = `${store.table} ${ordinal}`;
      let known = checked.get(key);
      for (let looked_at = 0; ;) {
        const { state, rows } = await look(database, store, ordinal, known?.position ?? first_position);
        const own = state === undefined || state.fingerprint === fingerprintOf(store);
        const epoch = state?.epoch ?? 0;
        const recorded = own && state ? readPosition(state.position) : first_position;
        const behind = isAfter(recorded, known?.position ?? first_position);
        if (behind || (known !== undefined && known.epoch !== epoch)) {
          // A sync or a job has recorded more, another release has derived records, or this process begins.
          known = { epoch, position: recorded };
          continue;
        }
        const stale = rows.findIndex(({ derived }) => !derived);
        const last = rows.at(stale === -1 ? -1 : stale - 1);
        if (last && stale !== 0) known = { epoch, position: last };
        if (known && own) checked.set(key, known);
        else checked.delete(key);
        looked_at += rows.length;
        if (stale !== -1) {
          on_work(store, ordinal);
          return false;
        }
        if (rows.length < rows_at_once) {
          if (looked_at >= rows_at_once) on_work(store, ordinal);
          return true;
        }
        if (performance.now() > deadline) {
          on_work(store, ordinal);
          throw unchecked();
        }
      }
    },
  };
}
