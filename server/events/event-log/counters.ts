import type { Transaction } from '../../storage/database.ts';
import { lockSql } from '../../storage/database-clock.ts';

/** Creates the counter where it is not there yet, and locks it until the transaction ends. */
export async function addCounter(tx: Transaction, name: string): Promise<void> {
  const ignore = tx.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  await tx.change(`${ignore} INTO event_counters (name, value) VALUES (?, 0)`, [name]);
  await tx.query(`SELECT value FROM event_counters WHERE name = ?${lockSql[tx.engine].update}`, [name]);
}

/** The next number. */
export async function grow(tx: Transaction, name: string): Promise<number> {
  const conflict = tx.engine === 'sqlite' ? 'ON CONFLICT (name) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const [row] = await tx.query<{ value: number }>(
    `INSERT INTO event_counters (name, value) VALUES (?, 1) ${conflict} value = value + 1 RETURNING value`,
    [name],
  );
  if (!row) throw new Error('the counter returned no value');
  return Number(row.value);
}
