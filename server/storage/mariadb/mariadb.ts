import { createPool, type Pool, type PoolConnection, type QueryOptions } from 'mysql2';
import { setTimeout as sleep } from 'node:timers/promises';
import { committed } from '../after-commit.ts';
import type { Database, Transaction } from '../database.ts';
import { currentShare } from '../../fairness/current-share.ts';
import { createFairSlots } from '../../fairness/fair-slots.ts';
import { databaseUnavailable, isConflict, refusalOf, translate } from '../errors.ts';
import { prepareSession } from './session.ts';

/** A statement waits at most this long for its response; then its connection is destroyed, for it is in the middle. */
const query_timeout_ms = 10_000;
const acquire_timeout_ms = 5_000;
/** A connection that was idle for longer, or another one's silence has made suspect, is asked before it is used. */
const trusted_ms = 10_000;
const ping_timeout_ms = 500;
/** A transaction that meets others goes on trying for so long. */
const conflict_timeout_ms = 6_000;
const close_timeout_ms = 1_000;
const statement_timeout = 1969; // ER_STATEMENT_TIMEOUT

/**
 * Connections of this process. Two are kept for health checks, tokens and the service's own work. So many may wait that
 * thousands of callers of one organization can be told of the same change at once.
 */
const connections = 16;
const shared = { slots: 14, slots_per_tenant: 10, beside_others: 4, waiting_per_tenant: 4096 };

const late = () => databaseUnavailable('The database did not respond in time. Try again shortly.');

/**
 * Prepared statements that a connection keeps; the server allows 16 382 for all its connections together
 * (`max_prepared_stmt_count`).
 */
const prepared_statements = 100;

/**
 * The server's own limits on a statement end before ours: locks are released, and the connection survives. The other
 * two are for a client that the server cannot reach: nothing tells it that the client has gone, so it would keep the
 * locks of an open transaction for hours.
 */
const session = [
  'SET SESSION innodb_lock_wait_timeout = 4',
  'SET SESSION wait_timeout = 120',
  `SET SESSION max_statement_time = ${query_timeout_ms / 1000 - 1}`,
  `SET SESSION idle_transaction_timeout = ${query_timeout_ms / 1000}`,
];

class MariadbPool {
  readonly #pool: Pool;
  /** When each connection has last responded. */
  readonly #responded_ms = new WeakMap<PoolConnection, number>();
  readonly #open = new Set<PoolConnection>();
  readonly #prepared = new WeakSet<PoolConnection>();
  readonly #shared = createFairSlots(shared);
  #used = 0;
  #waiting = 0;
  /** Since when silence was met: connections that have responded before may be half-open. */
  #suspect_ms = 0;

  constructor(url: string) {
    this.#pool = createPool({
      uri: url,
      charset: 'utf8mb4',
      timezone: 'Z',
      supportBigNumbers: true,
      connectTimeout: acquire_timeout_ms,
      connectionLimit: connections,
      queueLimit: 1000,
      idleTimeout: 60_000,
      enableKeepAlive: true,
      maxPreparedStatements: prepared_statements,
    });
    this.#pool.on('connection', (connection) => {
      this.#open.add(connection);
      connection.once('end', () => this.#open.delete(connection));
      connection.once('error', () => this.#open.delete(connection));
      this.#responded_ms.set(connection, performance.now());
      // MySQL does not know the last two; all only make a fault shorter.
      for (const statement of session) connection.query(statement, () => undefined);
    });
  }

  /** Rejects after the time, and destroys the connection: a late response must not reach another statement. */
  ask(connection: PoolConnection, options: QueryOptions, timeout_ms = query_timeout_ms): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#suspect_ms = performance.now();
        connection.destroy();
        this.#open.delete(connection);
        reject(late());
      }, timeout_ms);
      const done = (error: Error | null, result: unknown): void => {
        clearTimeout(timer);
        this.#responded_ms.set(connection, performance.now());
        if (error) reject(error);
        else resolve(result);
      };
      // Values travel beside the statement: no mode and no character set of the session can make them part of it.
      if (options.values === undefined || (options.values as unknown[]).length === 0) connection.query(options, done);
      else connection.execute(options, done);
    });
  }

  /** Hands over each row as it arrives; where `take` throws, the connection is destroyed with what is still to come. */
  askEach(connection: PoolConnection, options: QueryOptions, take: (row: unknown[]) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (error: Error | null): void => {
        clearTimeout(timer);
        this.#responded_ms.set(connection, performance.now());
        if (error) reject(error);
        else resolve();
      };
      const give_up = (error: unknown): void => {
        clearTimeout(timer);
        connection.destroy();
        this.#open.delete(connection);
        reject(error);
      };
      const timer = setTimeout(() => {
        this.#suspect_ms = performance.now();
        give_up(late());
      }, query_timeout_ms);
      let taking = true;
      connection
        .execute({ ...options, rowsAsArray: true })
        .on('result', (row: unknown) => {
          if (!taking) return;
          try {
            take(row as unknown[]);
          } catch (error) {
            taking = false;
            give_up(error);
          }
        })
        .on('error', (error: Error) => end(error))
        .on('end', () => end(null));
    });
  }

  #next(timeout_ms: number): Promise<PoolConnection> {
    return new Promise((resolve, reject) => {
      let waiting = true;
      const timer = setTimeout(() => {
        waiting = false;
        reject(late());
      }, timeout_ms);
      this.#pool.getConnection((error, connection) => {
        clearTimeout(timer);
        if (!waiting) connection?.release();
        else if (error) reject(error);
        else resolve(connection);
      });
    });
  }

  /** A connection that responds. */
  async acquire(timeout_ms = acquire_timeout_ms): Promise<PoolConnection> {
    const ends_ms = performance.now() + timeout_ms;
    for (;;) {
      const left_ms = ends_ms - performance.now();
      if (left_ms <= 0) throw late();
      const connection = await this.#next(left_ms);
      const responded_ms = this.#responded_ms.get(connection) ?? 0;
      if (responded_ms > this.#suspect_ms && performance.now() - responded_ms < trusted_ms)
        return this.#preparedOne(connection);
      try {
        await this.ask(connection, { sql: 'DO 0' }, Math.min(ping_timeout_ms, left_ms));
      } catch {
        // It is dead or destroyed; the next one may not be.
        connection.destroy();
        continue;
      }
      return this.#preparedOne(connection);
    }
  }

  async #preparedOne(connection: PoolConnection): Promise<PoolConnection> {
    if (this.#prepared.has(connection)) return connection;
    try {
      await prepareSession((sql) => this.ask(connection, { sql }));
    } catch (error) {
      connection.destroy();
      throw error;
    }
    this.#prepared.add(connection);
    return connection;
  }

  /** Tenants take turns; what belongs to none of them does not wait for them. */
  async with<T>(work: (connection: PoolConnection) => Promise<T>, timeout_ms = acquire_timeout_ms): Promise<T> {
    this.#waiting++;
    let waits = true;
    const begun = (connection: PoolConnection) => {
      this.#waiting--;
      waits = false;
      return work(connection);
    };
    try {
      return await this.#withShare(begun, timeout_ms);
    } finally {
      if (waits) this.#waiting--;
    }
  }

  async #withShare<T>(work: (connection: PoolConnection) => Promise<T>, timeout_ms: number): Promise<T> {
    const share = currentShare.getStore();
    if (share === undefined) return this.#withOne(work, timeout_ms);
    const ends_ms = performance.now() + timeout_ms;
    const result = await this.#shared.run(share, ends_ms, async () => ({
      value: await this.#withOne(work, Math.max(1, ends_ms - performance.now())),
    }));
    if (result === 'late') throw late();
    return result.value;
  }

  async #withOne<T>(work: (connection: PoolConnection) => Promise<T>, timeout_ms: number): Promise<T> {
    const connection = await this.acquire(timeout_ms);
    this.#used++;
    try {
      return await work(connection);
    } finally {
      this.#used--;
      connection.release();
    }
  }

  use(): Record<'used' | 'idle' | 'waiting', number> {
    return { used: this.#used, idle: Math.max(0, this.#open.size - this.#used), waiting: this.#waiting };
  }

  /** Asks the server to close each connection, and does not wait for one that cannot be reached. */
  async close(): Promise<void> {
    await Promise.race([
      new Promise<void>((resolve) => this.#pool.end(() => resolve())),
      sleep(close_timeout_ms, undefined, { ref: false }),
    ]);
    for (const connection of this.#open) connection.destroy();
  }
}

class MariadbTransaction implements Transaction {
  readonly engine = 'mariadb';
  readonly #ask: (sql: string, values: unknown[]) => Promise<unknown>;
  #open = true;

  constructor(ask: (sql: string, values: unknown[]) => Promise<unknown>) {
    this.#ask = ask;
  }

  end(): void {
    this.#open = false;
  }

  async #run(sql: string, values: unknown[]): Promise<unknown> {
    if (!this.#open) throw new Error('a statement came after the end of its transaction');
    return this.#ask(sql, values);
  }

  query = async <T>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    rowsOf<T>(await this.#run(sql, parameters));
  change = async (sql: string, parameters: unknown[] = []): Promise<number> =>
    changesOf(await this.#run(sql, parameters));
}

const rowsOf = <T>(result: unknown): T[] => (Array.isArray(result) ? (result as T[]) : []);
const changesOf = (result: unknown): number => (result as { affectedRows?: number }).affectedRows ?? 0;

/** Once through; where anything fails the transaction is rolled back, or the connection ends and the server does it. */
async function perform<T>(
  pool: MariadbPool,
  connection: PoolConnection,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const tx = new MariadbTransaction((sql, values) => pool.ask(connection, { sql, values }));
  await pool.ask(connection, { sql: 'START TRANSACTION' });
  let result: T;
  try {
    result = await work(tx);
    tx.end();
    await pool.ask(connection, { sql: 'COMMIT' });
  } catch (error) {
    tx.end();
    // The first error is the one that counts; a connection that cannot roll back is not used again.
    await pool.ask(connection, { sql: 'ROLLBACK' }).catch(() => connection.destroy());
    throw error;
  }
  committed(tx);
  return result;
}

/** The one place where work that met other work is repeated. */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  const ends_ms = performance.now() + conflict_timeout_ms;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || performance.now() > ends_ms) throw translate(error);
    }
    await sleep(Math.random() * Math.min(500, 5 * 2 ** attempt));
  }
}

/** Errors of the statement's own time limit are for the caller that has set it. */
function untimed(error: unknown): never {
  throw (error as { errno?: number }).errno === statement_timeout ? error : translate(error);
}

export async function openMariadb(url: string): Promise<Database> {
  const pool = new MariadbPool(url);
  const ask = (sql: string, values: unknown[], within_ms = query_timeout_ms) => {
    const timeout_ms = Math.min(query_timeout_ms, within_ms);
    const acquire_ms = Math.min(acquire_timeout_ms, within_ms);
    return repeated(() => pool.with((connection) => pool.ask(connection, { sql, values }, timeout_ms), acquire_ms));
  };
  const ping = (timeout_ms: number) =>
    pool
      .with(async (connection) => void (await pool.ask(connection, { sql: 'DO 0' }, timeout_ms)), timeout_ms)
      .catch((error: unknown) => {
        throw translate(error);
      });
  try {
    await ping(acquire_timeout_ms);
  } catch (error) {
    await pool.close();
    const refusal = refusalOf(error);
    throw refusal === undefined ? error : new Error(refusal, { cause: error });
  }
  return {
    engine: 'mariadb',
    query: async <T>(sql: string, parameters: unknown[] = []) => rowsOf<T>(await ask(sql, parameters)),
    change: async (sql, parameters = [], within_ms) => changesOf(await ask(sql, parameters, within_ms)),
    transaction: (work) => repeated(() => pool.with((connection) => perform(pool, connection, work))),
    ping,
    close: () => pool.close(),
    native: {
      engine: 'mariadb',
      url,
      connections: () => pool.use(),
      rows: async (sql, values) =>
        (await pool
          .with((connection) => pool.ask(connection, { sql, values, rowsAsArray: true }))
          .catch(untimed)) as unknown[][],
      eachRow: (sql, values, take) =>
        pool.with((connection) => pool.askEach(connection, { sql, values }, take)).catch(untimed),
    },
  };
}
