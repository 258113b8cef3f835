import { insertOrLockSql } from '../../storage/row-locks.ts';
import type { Transaction } from '../../storage/database.ts';

/** Creates the counter where it is not there yet, and locks it until the transaction ends. */
export async function lockCounter(tx: Transaction, name: string): Promise<void> {
  await tx.change(`INSERT INTO event_counters (name, value) VALUES (?, 0) ${insertOrLockSql[tx.engine]('name')}`, [
    name,
  ]);
}

/** Takes the next `count` numbers; returns the first of them. */
export async function takeNumbers(tx: Transaction, name: string, count: number): Promise<number> {
  const conflict = tx.engine === 'sqlite' ? 'ON CONFLICT (name) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const [row] = await tx.query<{ value: number }>(
    `INSERT INTO event_counters (name, value) VALUES (?, ?) ${conflict} value = value + ? RETURNING value`,
    [name, count, count],
  );
  if (!row) throw new Error('the counter returned no value');
  return Number(row.value) - count + 1;
}
