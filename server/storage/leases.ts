import type { Database, Transaction } from './database.ts';
import { laterSql, nowSql } from './database-clock.ts';

/** The right to do a thing alone, over all processes, as long as it is renewed. */
export interface Lease {
  name: string;
  /** Of this acquisition, not of the process: whoever lost the lease does not get it back by asking again under its old name. */
  holder: string;
  ttl_ms: number;
}

/** Whether the lease is now the holder's: it was free, or had run out. */
export async function acquireLease(database: Database, { name, holder, ttl_ms }: Lease): Promise<boolean> {
  const { engine } = database;
  const until = laterSql(engine, ttl_ms);
  if ((await database.change(`UPDATE leases SET holder = ?, expires_at = ${until} WHERE name = ? AND (expires_at <= ${nowSql[engine]} OR holder = ?)`, [holder, name, holder])) > 0) return true;
  const ignore = engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  await database.change(`${ignore} INTO leases (name, holder, expires_at) VALUES (?, ?, ${until})`, [name, holder]);
  const [row] = await database.query<{ holder: string }>('SELECT holder FROM leases WHERE name = ?', [name]);
  return row?.holder === holder;
}

/**
 * Renews; false when it was lost. In a transaction it is also the fence: the row stays locked until the transaction ends, so nobody else can have acquired
 * the lease before what stands beside it is committed.
 */
export async function renewLease(tx: Transaction, engine: Database['engine'], { name, holder, ttl_ms }: Lease): Promise<boolean> {
  return (await tx.change(`UPDATE leases SET expires_at = ${laterSql(engine, ttl_ms)} WHERE name = ? AND holder = ? AND expires_at > ${nowSql[engine]}`, [name, holder])) > 0;
}

export async function releaseLease(database: Database, { name, holder }: Pick<Lease, 'name' | 'holder'>): Promise<void> {
  await database.change('DELETE FROM leases WHERE name = ? AND holder = ?', [name, holder]);
}

/** Names are of connectors that may be gone; without this they would stay for ever. */
export const purgeLeases = (database: Database): Promise<number> => database.change(`DELETE FROM leases WHERE expires_at <= ${laterSql(database.engine, 0)}`);
