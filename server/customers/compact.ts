import { recordStores, type RecordStore } from '../records/record-tables.ts';
import type { Database, Transaction } from '../storage/database.ts';

/** Pages of an index that one step writes. */
const pages_per_step = 64;

/**
 * Rewrites the database without what was deleted, which its pages and its text indexes keep for a while: InnoDB the
 * words of deleted records until OPTIMIZE TABLE, SQLite parts of rows in pages that were divided. Others cannot write
 * meanwhile (on MariaDB: to one table after the other), so an operator chooses when.
 */
export async function compactDatabase(
  database: Database,
  stores: readonly RecordStore[] = recordStores,
): Promise<void> {
  if (database.engine === 'mariadb') {
    for (const { table } of stores) await database.query(`OPTIMIZE TABLE ${table}`);
    return;
  }
  await rewriteTextIndexes(database);
  await database.change('VACUUM');
  if (database.native.engine === 'sqlite') await database.native.emptyLog();
}

/** FTS5 keeps words of deleted records until it merges the segments that hold them. Others write between the steps. */
export async function rewriteTextIndexes(database: Database): Promise<void> {
  for (const { table } of recordStores) await rewriteIndex(database, `${table}_text`);
}

/** sqlite.org/fts5.html, "The 'merge' command": a negative number begins what 'optimize' does at once. */
async function rewriteIndex(database: Database, index: string): Promise<void> {
  const step = (pages: number) => database.transaction((tx) => merge(tx, index, pages));
  for (let pages = -pages_per_step; await step(pages); pages = pages_per_step);
}

/** Fewer than two changes: nothing was left to merge. */
async function merge(tx: Transaction, index: string, pages: number): Promise<boolean> {
  const changes = async () => (await tx.query<{ count: number }>('SELECT total_changes() AS count'))[0]?.count ?? 0;
  const before = await changes();
  await tx.change(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ${pages})`);
  return (await changes()) - before >= 2;
}
