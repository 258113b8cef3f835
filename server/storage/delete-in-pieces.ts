import type { Engine } from './column-types.ts';
import type { Database } from './database.ts';

const rows_per_piece = 1000;

const statement: Record<Engine, (table: string, condition: string) => string> = {
  mariadb: (table, condition) => `DELETE FROM ${table} WHERE ${condition} LIMIT ${rows_per_piece}`,
  sqlite: (table, condition) =>
    `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${condition} LIMIT ${rows_per_piece})`,
};

/**
 * Deletes the rows, however many, in statements that each commit by themselves, so that nothing waits long for a lock
 * or, on SQLite, for the event loop. Returns how many.
 */
export async function deleteInPieces(
  database: Pick<Database, 'engine' | 'change'>,
  table: string,
  condition: string,
  values: readonly unknown[] = [],
): Promise<number> {
  let all = 0;
  for (;;) {
    const deleted = await database.change(statement[database.engine](table, condition), [...values]);
    all += deleted;
    if (deleted < rows_per_piece) return all;
  }
}
