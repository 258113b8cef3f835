import { breathe } from '../fairness/breathe.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import { fingerprintOf, isDerivedSql } from './derivation.ts';
import { endOf, isAfter, lockDerivation, moveDerivation, rowsAfter, type ListedRow } from './derivation-state.ts';
import { deriveRecord, type SyncedRecord } from './derive-record.ts';
import type { RecordStore } from './record-tables.ts';
import { tokensOf } from './search-words.ts';
import { writeDerived, type DerivedRow } from './store.ts';

/** Rows that one transaction checks, and what it derives of them: short enough that other work gets its turn. */
const rows_per_batch = 250;
const derived_per_batch = 50;
const bytes_per_batch = 512 * 1024;
/** Written at once: on SQLite a statement holds the event loop. */
const rows_per_statement = 10;

export type Progress = 'more' | 'done' | 'claimed by another release';

/**
 * Checks the next rows of an entity and derives those again whose derived data are of another fingerprint or text. What
 * has been done is recorded in the same transaction, so it can be ended at any point. The records themselves and their
 * place in the change feed stay as they are.
 */
export function deriveAgain(database: Database, store: RecordStore, ordinal: number): Promise<Progress> {
  return database.transaction(async (tx) => {
    const state = await lockDerivation(tx, store, ordinal);
    if (!state) return 'claimed by another release';
    const rows = await rowsAfter(tx, store, ordinal, { after: state.position, limit: rows_per_batch });
    const batch = firstOf(rows, derived_per_batch);
    const stale = batch.filter(({ derived }) => !derived);
    const last = await deriveRows(tx, store, ordinal, stale);
    // Rows of another release that came after this one began: their texts may lack fields.
    if (stale.some(({ change }) => change > state.since)) await listAgain(tx, store, ordinal);
    const more = batch.length < rows.length || rows.length === rows_per_batch || last !== 'all';
    const reached = !more ? endOf(state.newest) : last === 'all' ? batch.at(-1) : last;
    if (reached && isAfter(reached, state.position)) await moveDerivation(tx, store, ordinal, reached);
    return more ? 'more' : 'done';
  });
}

/** What a sync checks of an entity before it begins. */
const batches_before_sync = 20;

/**
 * Before a sync: whether a process of another release has stored records of the entity since this release derives them.
 * Their texts may lack fields that only this one reads, so the entity is listed again.
 */
export async function noteOtherRelease(database: Database, store: RecordStore, ordinal: number): Promise<void> {
  for (let batch = 0; batch < batches_before_sync; batch++)
    if ((await deriveAgain(database, store, ordinal)) !== 'more') return;
  // Many are still to be derived: only those are looked at that came since.
  await database.transaction(async (tx) => {
    const state = await lockDerivation(tx, store, ordinal);
    if (!state) return;
    const begin = endOf(state.since);
    let after = isAfter(state.position, begin) ? state.position : begin;
    for (;;) {
      const rows = await rowsAfter(tx, store, ordinal, { after, limit: rows_per_batch });
      if (rows.some(({ derived }) => !derived)) return listAgain(tx, store, ordinal);
      const last = rows.at(-1);
      if (rows.length < rows_per_batch || !last) return;
      after = last;
    }
  });
}

/** So many of the rows that at most `limit` of them are to be derived. */
function firstOf(rows: readonly ListedRow[], limit: number): readonly ListedRow[] {
  let stale = 0;
  const end = rows.findIndex(({ derived }) => !derived && ++stale > limit);
  return end === -1 ? rows : rows.slice(0, end);
}

interface StoredRow {
  id: string;
  number: number;
  generation: number;
  change_number: number;
  hash: Buffer;
  record: string | Buffer;
}

/** Derives rows until they are many bytes; returns the last one, or that these were all. */
async function deriveRows(
  tx: Transaction,
  store: RecordStore,
  ordinal: number,
  stale: readonly ListedRow[],
): Promise<ListedRow | 'all'> {
  if (stale.length === 0) return 'all';
  const marks = stale.map(() => '?').join(', ');
  const sizes = await tx.query<{ number: number; bytes: number }>(
    `SELECT number, LENGTH(record) AS bytes FROM ${store.table} WHERE connector = ? AND number IN (${marks})`,
    [ordinal, ...stale.map(({ number }) => number)],
  );
  const size_of = new Map(sizes.map(({ number, bytes }) => [Number(number), Number(bytes)]));
  let bytes = 0;
  const over = stale.findIndex(({ number }, at) => (bytes += size_of.get(number) ?? 0) > bytes_per_batch && at > 0);
  const taken = over === -1 ? stale : stale.slice(0, over);
  const rows = await tx.query<StoredRow>(
    `SELECT id, number, generation, change_number, hash, record FROM ${store.table}
     WHERE connector = ? AND number IN (${taken.map(() => '?').join(', ')}) AND NOT ${isDerivedSql[tx.engine]}${lockSql[tx.engine].update}`,
    [ordinal, ...taken.map(({ number }) => number), fingerprintOf(store)],
  );
  const tokens = tokensOf(ordinal);
  for (let from = 0; from < rows.length; from += rows_per_statement) {
    const derived: DerivedRow[] = [];
    for (const row of rows.slice(from, from + rows_per_statement)) {
      await breathe('transaction');
      const text = String(row.record);
      derived.push({
        id: row.id,
        hash: row.hash,
        text,
        generation: Number(row.generation),
        change_number: Number(row.change_number),
        derived: deriveRecord(store, tokens, JSON.parse(text) as SyncedRecord, tx.engine),
      });
    }
    await writeDerived(tx, store, ordinal, derived);
  }
  return over === -1 ? 'all' : (taken.at(-1) ?? 'all');
}

/** The next sync lists the entity in full. */
async function listAgain(tx: Transaction, { entity }: RecordStore, ordinal: number): Promise<void> {
  await tx.change(
    `UPDATE replications SET fields = NULL, listing_fields = NULL WHERE entity = ?
     AND connector_id = (SELECT id FROM connectors WHERE ordinal = ?)`,
    [entity, ordinal],
  );
}
