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

/** A lease as this process has last found it. */
interface Observation extends Held {
  since_ms: number;
  seen_ms: number;
  /** Times between two looks that were long: in an outage of the database a living holder cannot renew either. */
  gaps_ms: number[];
}

/** Holders renew three times in this part of the ttl; timers may be a little early. */
const silent_part = 0.9;
/** So much of the ttl counts of a time in which this process did not look. */
const unseen_part = 1 / 3;
const long_gap_ms = 250;
const most_gaps = 1000;
/** Of connectors that are deleted nothing else removes the lease. */
const forgotten_ms = 10 * 60_000;

/**
 * What this process has observed, on its monotonic clock. Clocks of the wall can move, the database's too, so no time
 * that is stored says that a holder is dead: only that its lease has not been renewed while a process watched.
 */
const observations = new WeakMap<Database, Map<string, Observation>>();

function silentFor(database: Database, name: string, held: Held, gap_counts_ms = Infinity): number {
  const known = observations.get(database) ?? new Map<string, Observation>();
  observations.set(database, known);
  const now_ms = performance.now();
  const last = known.get(name);
  if (!last || last.holder !== held.holder || last.expires_at !== held.expires_at) {
    known.set(name, { ...held, since_ms: now_ms, seen_ms: now_ms, gaps_ms: [] });
    return 0;
  }
  const gap_ms = now_ms - last.seen_ms;
  if (gap_ms > long_gap_ms && last.gaps_ms.length < most_gaps) last.gaps_ms.push(gap_ms);
  last.seen_ms = now_ms;
  const unseen_ms = last.gaps_ms.reduce((sum, each) => sum + Math.max(0, each - gap_counts_ms), 0);
  return now_ms - last.since_ms - unseen_ms;
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
  if (!held || silentFor(database, name, held, ttl_ms * unseen_part) < ttl_ms * silent_part) return false;
  const taken = await database.change(
    `UPDATE leases SET holder = ?, expires_at = ${until} WHERE name = ? AND holder = ? AND expires_at = ?`,
    [holder, name, held.holder, held.expires_at],
  );
  return taken > 0 && 'taken_over';
}

/**
 * Renews; false when it was lost. In a transaction it is also the fence: the row stays locked until the transaction
 * ends, so no other holder can acquire the lease before what is written with it is committed. Outside of one, a
 * connection whose packets are lost does not keep the holder from trying another before the lease is lost.
 */
export async function renewLease(tx: Transaction, { name, holder, ttl_ms }: Lease): Promise<boolean> {
  const until = laterSql(tx.engine, ttl_ms);
  const sql = `UPDATE leases SET expires_at = ${until} WHERE name = ? AND holder = ?`;
  return (await tx.change(sql, [name, holder], ttl_ms / 2)) > 0;
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
