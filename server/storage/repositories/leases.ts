import type { Database, Transaction } from '../database.ts';
import { laterSql } from '../database-clock.ts';

/** The right to do a thing alone, over all processes, as long as it is renewed. */
export interface Lease {
  name: string;
  /** Of this acquisition, not of the process: a lost lease does not come back by asking again under the old name. */
  holder: string;
  ttl_ms: number;
}

interface Held {
  holder: string;
  expires_at: string;
}

/** A lease as this process has last found it, and since when it has not changed. */
interface Observation extends Held {
  since_ms: number;
}

/** Holders renew three times in this part of the ttl; timers may be a little early. */
const silent_part = 0.9;
/** Of connectors that are deleted nothing else removes the lease. */
const forgotten_ms = 10 * 60_000;

/**
 * What this process has observed, on its monotonic clock. Clocks of the wall can move, the database's too, so no time
 * that is stored says that a holder is dead: only that its lease has not been renewed while a process watched.
 */
const observations = new WeakMap<Database, Map<string, Observation>>();

function silentFor(database: Database, name: string, held: Held): number {
  const known = observations.get(database) ?? new Map<string, Observation>();
  observations.set(database, known);
  const last = known.get(name);
  if (last && last.holder === held.holder && last.expires_at === held.expires_at)
    return performance.now() - last.since_ms;
  known.set(name, { ...held, since_ms: performance.now() });
  return 0;
}

/**
 * Takes the lease where it is free, or where its holder has not renewed it for `ttl_ms` under the eyes of this process.
 * False where it is held.
 */
export async function acquireLease(
  database: Database,
  { name, holder, ttl_ms }: Lease,
): Promise<false | 'free' | 'taken_over'> {
  const until = laterSql(database.engine, ttl_ms);
  const ignore = database.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  const free = await database.change(`${ignore} INTO leases (name, holder, expires_at) VALUES (?, ?, ${until})`, [
    name,
    holder,
  ]);
  if (free > 0) return 'free';
  const [held] = await database.query<Held>('SELECT holder, expires_at FROM leases WHERE name = ?', [name]);
  if (!held || silentFor(database, name, held) < ttl_ms * silent_part) return false;
  const taken = await database.change(
    `UPDATE leases SET holder = ?, expires_at = ${until} WHERE name = ? AND holder = ? AND expires_at = ?`,
    [holder, name, held.holder, held.expires_at],
  );
  return taken > 0 && 'taken_over';
}

/**
 * Renews; false when it was lost. In a transaction it is also the fence: the row stays locked until the transaction
 * ends, so no other holder can acquire the lease before what is written with it is committed.
 */
export async function renewLease(tx: Transaction, { name, holder, ttl_ms }: Lease): Promise<boolean> {
  const until = laterSql(tx.engine, ttl_ms);
  return (await tx.change(`UPDATE leases SET expires_at = ${until} WHERE name = ? AND holder = ?`, [name, holder])) > 0;
}

export async function releaseLease(tx: Transaction, { name, holder }: Pick<Lease, 'name' | 'holder'>): Promise<void> {
  await tx.change('DELETE FROM leases WHERE name = ? AND holder = ?', [name, holder]);
}

/** Observes all leases, so that a dead holder is known when its lease is asked for; removes those long forgotten. */
export async function observeLeases(database: Database): Promise<void> {
  const all = await database.query<Held & { name: string }>('SELECT name, holder, expires_at FROM leases');
  for (const { name, holder, expires_at } of all) {
    if (silentFor(database, name, { holder, expires_at }) > forgotten_ms)
      await database.change('DELETE FROM leases WHERE name = ? AND holder = ? AND expires_at = ?', [
        name,
        holder,
        expires_at,
      ]);
  }
  const known = observations.get(database);
  const names = new Set(all.map(({ name }) => name));
  for (const name of known?.keys() ?? []) if (!names.has(name)) known?.delete(name);
}
