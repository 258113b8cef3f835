import type { Database as SqliteHandle } from 'better-sqlite3';
import type { Engine } from './column-types.ts';

export type Row = Record<string, unknown>;

/** Runs one statement with `?` placeholders; rows for SELECT. */
export type Query = <T = Row>(sql: string, parameters?: unknown[]) => Promise<T[]>;

/** What can be done in a transaction, and outside of one. */
export interface Transaction {
  readonly engine: Engine;
  query: Query;
  /**
   * A single statement that changes rows; returns how many. `within_ms`: outside of a transaction, over a network, so
   * long it may take, if that is less than any other may.
   */
  change(sql: string, parameters?: unknown[], within_ms?: number): Promise<number>;
}

export interface Database extends Transaction {
  /**
   * All or nothing: it resolves once COMMIT has succeeded. On SQLite transactions run one after the other. One that
   * meets another (deadlock, lock wait) runs again from its beginning, so `work` must be repeatable.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Whether the database responds to a statement within this time. Throws where it does not. */
  ping(timeout_ms: number): Promise<void>;
  close(): Promise<void>;
  /** What only one engine has; its searches and its migrations work with it directly. */
  readonly native: SqliteNative | MariadbNative;
}

export interface SqliteNative {
  engine: 'sqlite';
  /** `:memory:`, or the path. */
  file: string;
  handle(): SqliteHandle;
  /** Moves what has been written from the log into the file: deleted rows are in neither afterwards. */
  emptyLog(): Promise<void>;
}

export interface MariadbNative {
  engine: 'mariadb';
  url: string;
  /** Connections of this process: those that work, those that are open, and how much waits for one. */
  connections(): Record<'used' | 'idle' | 'waiting', number>;
  /** Rows as arrays. Errors of the statement's own time limit (1969) are not translated. */
  rows(sql: string, values: unknown[]): Promise<unknown[][]>;
  /** The same row by row, so that any number of them fits into memory. Once `take` throws the statement ends. */
  eachRow(sql: string, values: unknown[], take: (row: unknown[]) => void): Promise<void>;
}
