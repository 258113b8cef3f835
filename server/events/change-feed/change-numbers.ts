import { afterCommit } from '../../storage/after-commit.ts';
import type { Engine } from '../../storage/column-types.ts';
import type { Transaction } from '../../storage/database.ts';
import { laterSql, nowSql } from '../../storage/database-clock.ts';
import { lockSql } from '../../storage/row-locks.ts';

/** The change that a transaction makes. Everything that it stores or removes has the same number. */
export interface Change {
  number: number;
  feed: number;
  at: string;
}

/** Why a record is no longer in the feed. */
export type Reason = 'vendor' | 'scope';

type Listener = () => void;
const listeners = new Set<Listener>();

/** After each change that this process has committed. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Takes the next change number of a connector. The row stays locked until the transaction ends, so numbers are
 * committed in their order, and a reader that has read up to a number never misses a smaller one.
 */
export async function takeChange(tx: Pick<Transaction, 'query'>, engine: Engine, ordinal: number): Promise<Change> {
  const conflict = engine === 'sqlite' ? 'ON CONFLICT (connector) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const [change] = await tx.query<Change>(
    `INSERT INTO change_feeds (connector, feed, generation, number, horizon) VALUES (?, ?, 1, 1, 0) ${conflict} number = number + 1
     RETURNING number, feed, ${nowSql[engine]} AS at`,
    [ordinal, ordinal],
  );
  if (!change) throw new Error('the change feed returned no number');
  for (const listener of listeners) afterCommit(tx, listener);
  return change;
}

const rows_per_statement = 500;

export async function writeTombstones(
  tx: Pick<Transaction, 'change'>,
  engine: Engine,
  { number, feed, at }: Change,
  removed: { entity: string; ids: readonly string[]; reason: Reason },
): Promise<void> {
  const fields = ['change_number', 'reason', 'deleted_at'];
  const update =
    engine === 'sqlite'
      ? `ON CONFLICT (feed, entity, record_id) DO UPDATE SET ${fields.map((each) => `${each} = excluded.${each}`).join(', ')}`
      : `ON DUPLICATE KEY UPDATE ${fields.map((each) => `${each} = VALUES(${each})`).join(', ')}`;
  for (let from = 0; from < removed.ids.length; from += rows_per_statement) {
    const ids = removed.ids.slice(from, from + rows_per_statement);
    await tx.change(
      `INSERT INTO tombstones (feed, entity, record_id, change_number, reason, deleted_at) VALUES ${ids.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')} ${update}`,
      ids.flatMap((id) => [feed, removed.entity, id, number, removed.reason, at]),
    );
  }
}

/**
 * The records of a connector are dropped and its next ones get another ordinal. After a change of scope the feed goes
 * on, and the purge of the old records writes tombstones; another account begins a new generation.
 */
export async function moveFeed(
  tx: Transaction,
  engine: Engine,
  ordinals: { from: number; to: number },
  why: 'scope' | 'account',
): Promise<void> {
  const { feed } = await takeChange(tx, engine, ordinals.from);
  if (why === 'scope') {
    await tx.change('UPDATE change_feeds SET connector = ? WHERE connector = ? AND feed = ?', [
      ordinals.to,
      ordinals.from,
      feed,
    ]);
    return;
  }
  const [old] = await tx.query<{ generation: number }>('SELECT generation FROM change_feeds WHERE connector = ?', [
    ordinals.from,
  ]);
  await tx.change('DELETE FROM change_feeds WHERE connector = ?', [ordinals.from]);
  await tx.change('INSERT INTO change_feeds (connector, feed, generation, number, horizon) VALUES (?, ?, ?, 0, 0)', [
    ordinals.to,
    ordinals.to,
    Number(old?.generation ?? 1) + 1,
  ]);
}

/** The feed of a connector that is deleted ends; its tombstones are removed by `purgeFeed`. */
export const endFeed = (tx: Pick<Transaction, 'change'>, ordinal: number): Promise<number> =>
  tx.change('DELETE FROM change_feeds WHERE connector = ?', [ordinal]);

/**
 * Removes tombstones of feeds that have no reader any more, and those that are older than `kept_ms`: cursors before
 * them expire in the same transaction. Returns how many were removed, at most `limit`.
 */
export async function purgeTombstones(
  tx: Transaction,
  engine: Engine,
  { kept_ms, limit }: { kept_ms: number; limit: number },
): Promise<number> {
  const old = await tx.query<{ feed: number; entity: string; record_id: string; change_number: number }>(
    `SELECT feed, entity, record_id, change_number FROM tombstones WHERE deleted_at <= ${laterSql(engine, -kept_ms)} ORDER BY deleted_at LIMIT ${Math.floor(limit)}`,
  );
  const horizons = new Map<number, number>();
  for (const { feed, change_number } of old)
    horizons.set(feed, Math.max(horizons.get(feed) ?? 0, Number(change_number)));
  for (const [feed, horizon] of horizons)
    await tx.change('UPDATE change_feeds SET horizon = ? WHERE feed = ? AND horizon < ?', [horizon, feed, horizon]);
  for (const { feed, entity, record_id } of old)
    await tx.change('DELETE FROM tombstones WHERE feed = ? AND entity = ? AND record_id = ?', [
      feed,
      entity,
      record_id,
    ]);
  return old.length;
}

/** Removes up to `limit` tombstones of feeds that have ended. */
export async function purgeEndedFeeds(tx: Transaction, limit: number): Promise<number> {
  const ended = await tx.query<{ feed: number }>(
    `SELECT t.feed AS feed FROM (SELECT DISTINCT feed FROM tombstones) t LEFT JOIN change_feeds f ON f.feed = t.feed WHERE f.feed IS NULL LIMIT 1`,
  );
  const [first] = ended;
  if (!first) return 0;
  const rows = await tx.query<{ entity: string; record_id: string }>(
    `SELECT entity, record_id FROM tombstones WHERE feed = ? LIMIT ${Math.floor(limit)}`,
    [first.feed],
  );
  for (const { entity, record_id } of rows)
    await tx.change('DELETE FROM tombstones WHERE feed = ? AND entity = ? AND record_id = ?', [
      first.feed,
      entity,
      record_id,
    ]);
  return rows.length;
}

/**
 * The ordinal that the connector has now, where its feed has reported records of `ordinal`: then the feed must report
 * that they are dropped. The connector's row stays locked, so that it does not change meanwhile.
 */
export async function feedSuccessor(
  tx: Pick<Transaction, 'query' | 'engine'>,
  connector_id: string,
  ordinal: number,
): Promise<number | undefined> {
  const [now] = await tx.query<{ ordinal: number }>(
    `SELECT ordinal FROM connectors WHERE id = ?${lockSql[tx.engine].share}`,
    [connector_id],
  );
  if (!now) return undefined;
  const [row] = await tx.query<{ feed: number }>('SELECT feed FROM change_feeds WHERE connector = ?', [now.ordinal]);
  return row && ordinal >= row.feed ? now.ordinal : undefined;
}
