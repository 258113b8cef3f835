import type { Transaction } from './database.ts';

const rows_per_statement = 100;

/** Sets columns of many rows, of each row its own values, in few statements. */
export async function updateRows<Column extends string>(
  tx: Transaction,
  table: string,
  columns: readonly Column[],
  rows: ReadonlyArray<{ id: string } & Record<Column, unknown>>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rows_per_statement) {
    const some = rows.slice(from, from + rows_per_statement);
    const cases = some.map(() => 'WHEN ? THEN ?').join(' ');
    await tx.change(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = CASE id ${cases} END`).join(', ')} WHERE id IN (${some.map(() => '?').join(', ')})`,
      [...columns.flatMap((column) => some.flatMap((row) => [row.id, row[column]])), ...some.map(({ id }) => id)],
    );
  }
}
