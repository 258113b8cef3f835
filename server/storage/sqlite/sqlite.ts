import Sqlite, { type Database as Handle, type Statement } from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { committed } from '../after-commit.ts';
import { breathe } from '../../fairness/breathe.ts';
import { createUpkeep } from './upkeep.ts';
import type { Database, Transaction } from '../database.ts';
import { createDurableLog } from './durable-log.ts';
import { databaseUnavailable, isBusy, translate } from '../errors.ts';
import { privateFile } from '../private-file.ts';
import { createTurns } from './turns.ts';

/** A statement waits at most this long for those before it. */
const turn_timeout_ms = 10_000;
/** Nothing in a transaction waits for anything but the database. */
const transaction_timeout_ms = 30_000;
/** Another process may hold the write lock for so long; SQLite itself would block the whole process meanwhile. */
const busy_timeout_ms = 5_000;
const statements_kept = 200;

/**
 * How much of the file a connection may read without asking the system for each page of it. It is the cache of the
 * system, no memory of this process.
 */
export const mapped_bytes = 1024 * 1024 * 1024;

/** Errors of native modules may be of another realm's class. */
const isError = (error: unknown): error is Error => typeof error === 'object' && error !== null && 'message' in error;
const asError = (error: unknown): Error => (isError(error) ? error : new Error(String(error)));
const late = () => databaseUnavailable('The database did not respond in time. Try again shortly.');

function openHandle(file: string): Handle {
  const handle = new Sqlite(file, { timeout: 0 });
  handle.pragma('journal_mode = WAL');
  handle.pragma(`mmap_size = ${mapped_bytes}`);
  handle.pragma('wal_autocheckpoint = 0'); // upkeep.ts does it
  handle.pragma('secure_delete = ON'); // a deleted credential cannot be carved from the file
  handle.pragma('synchronous = NORMAL'); // durable-log.ts waits for the disk
  return handle;
}

async function openWhenFree(file: string): Promise<Handle> {
  const ends_ms = performance.now() + busy_timeout_ms;
  for (;;) {
    try {
      return openHandle(file);
    } catch (error) {
      if (!isBusy(error) || performance.now() > ends_ms) throw translate(error);
    }
    await sleep(50);
  }
}

interface Ran {
  rows: unknown[];
  changes: number;
  wrote: boolean;
}

/**
 * One connection. Its own state (`inTransaction`) is asked after every error and never assumed: SQLite rolls back by
 * itself when the disk is full or an I/O operation fails (sqlite.org/lang_transaction.html, "Response to errors").
 */
class SqliteConnection {
  readonly file: string;
  #handle: Handle;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string, handle: Handle) {
    this.file = file;
    this.#handle = handle;
  }

  get handle(): Handle {
    return this.#handle;
  }

  get inTransaction(): boolean {
    return this.#handle.inTransaction;
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#handle.prepare(sql);
    if (this.#statements.size >= statements_kept)
      this.#statements.delete(this.#statements.keys().next().value as string);
    this.#statements.set(sql, statement);
    return statement;
  }

  run(sql: string, parameters: readonly unknown[]): Ran {
    const statement = this.prepare(sql);
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    const wrote = !statement.readonly;
    if (statement.reader) return { rows: statement.all(...values), changes: 0, wrote };
    return { rows: [], changes: statement.run(...values).changes, wrote };
  }

  /** Waits without blocking the process while another one holds the write lock. */
  async whenFree<T>(work: () => T): Promise<T> {
    const ends_ms = performance.now() + busy_timeout_ms;
    for (let wait_ms = 2; ; wait_ms = Math.min(100, wait_ms * 2)) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > ends_ms) throw error;
      }
      await sleep(wait_ms);
    }
  }

  /** After this no transaction is open, whatever has happened; where even that fails the process must not go on. */
  rollBack(): void {
    if (!this.#handle.inTransaction) return;
    try {
      this.#handle.exec('ROLLBACK');
    } catch (error) {
      // The caller gets the error that came first.
      if (this.#handle.inTransaction) this.#reopen(error);
    }
  }

  #reopen(cause: unknown): void {
    try {
      if (this.file === ':memory:') throw cause;
      this.#statements.clear();
      this.#handle.close();
      this.#handle = openHandle(this.file);
    } catch (error) {
      // Work of later callers would join a transaction that never ends: better no process than one that loses writes.
      setImmediate(() => {
        throw new Error('the connection to SQLite cannot leave its transaction', { cause: error });
      });
    }
  }

  close(): void {
    this.rollBack();
    this.#statements.clear();
    this.#handle.close();
  }
}

/** Ends with the transaction: a statement that comes later would be committed by itself. */
class SqliteTransaction implements Transaction {
  readonly engine = 'sqlite';
  /** What ended the transaction before its COMMIT. */
  failure: Error | undefined;
  wrote = false;
  readonly #connection: SqliteConnection;
  #open = true;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  end(failure?: Error): void {
    this.#open = false;
    this.failure ??= failure;
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<Ran> {
    await breathe('transaction');
    if (this.failure !== undefined) throw this.failure;
    if (!this.#open || !this.#connection.inTransaction)
      throw new Error('a statement came after the end of its transaction');
    try {
      const ran = this.#connection.run(sql, parameters);
      this.wrote ||= ran.wrote;
      return ran;
    } catch (error) {
      if (!this.#connection.inTransaction) this.failure = asError(error);
      throw error;
    }
  }

  query = async <T>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    (await this.#run(sql, parameters)).rows as T[];

  change = async (sql: string, parameters: unknown[] = []): Promise<number> =>
    (await this.#run(sql, parameters)).changes;
}

interface Committed<T> {
  tx: SqliteTransaction;
  result: T;
}

async function perform<T>(connection: SqliteConnection, work: (tx: Transaction) => Promise<T>): Promise<Committed<T>> {
  await connection.whenFree(() => connection.handle.exec('BEGIN IMMEDIATE'));
  const tx = new SqliteTransaction(connection);
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), transaction_timeout_ms);
    timer.unref();
  });
  let result: T;
  try {
    result = await Promise.race([work(tx), stuck]);
    if (tx.failure !== undefined) throw tx.failure;
    tx.end();
    connection.handle.exec('COMMIT');
  } catch (error) {
    const failure = tx.failure ?? asError(error);
    tx.end(failure);
    connection.rollBack();
    throw failure;
  } finally {
    clearTimeout(timer);
  }
  return { tx, result };
}

export async function openSqlite(file: string): Promise<Database> {
  if (file !== ':memory:') privateFile(file);
  const connection = new SqliteConnection(file, await openWhenFree(file));
  const reader = file === ':memory:' ? connection : new SqliteConnection(file, await openWhenFree(file));
  const turns = createTurns();
  const log = file === ':memory:' ? undefined : createDurableLog(file);

  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const end = await turns.take(turn_timeout_ms, late);
    return work().finally(end);
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await breathe('short');
    try {
      return await alone(work);
    } catch (error) {
      throw translate(error);
    } finally {
      upkeep?.look();
    }
  };
  const upkeep = file === ':memory:' ? undefined : createUpkeep(file, alone);
  /** A statement during a transaction would become part of it, so it waits; a read beside none need not. */
  const run = async (sql: string, parameters: unknown[]): Promise<Ran> => {
    await breathe('short');
    const free = connection.inTransaction ? reader : connection;
    if (!free.inTransaction && free.prepare(sql).readonly)
      return free
        .whenFree(() => free.run(sql, parameters))
        .catch((error: unknown) => {
          throw translate(error);
        });
    const ran = await inTurn(() => connection.whenFree(() => connection.run(sql, parameters)));
    if (ran.wrote) await log?.written();
    return ran;
  };
  /** The next writer has its turn while this one waits for the disk. */
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const { tx, result } = await inTurn(() => perform(connection, work));
    if (tx.wrote) await log?.written();
    committed(tx);
    return result;
  };

  return {
    engine: 'sqlite',
    query: async <T>(sql: string, parameters: unknown[] = []) => (await run(sql, parameters)).rows as T[],
    change: async (sql, parameters = []) => (await run(sql, parameters)).changes,
    transaction,
    ping: async () => void connection.prepare('SELECT 1').get(),
    close: async () => {
      await upkeep?.close();
      await log?.close();
      connection.close();
      reader.close();
    },
    native: {
      engine: 'sqlite',
      file,
      handle: () => connection.handle,
      emptyLog: async () => upkeep?.emptyLog(),
    },
  };
}
