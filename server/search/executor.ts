import type { Database } from '../storage/database.ts';
import { createMariadbExecutor } from './mariadb-executor.ts';
import type { Page, PageLimits } from './page.ts';
import { createSqliteExecutor } from './sqlite-executor.ts';
import type { Sql } from './sql.ts';

export interface Fetch extends PageLimits {
  statement: Sql;
  /** Nothing has been put into the answer before this page. */
  first: boolean;
  /** Rows that may be looked at before the statement gives up as `spent`; null: all. MariaDB counts no rows; it is given the time that they take. */
  examined: number | null;
  /** When the whole search must be done, on the clock of `performance.now()`. */
  deadline: number;
  /** Whether the engine may work for long before it gives the first row: then never on the main thread. */
  heavy: boolean;
}

/** Runs what the compiler has written, on one engine. */
export interface Executor {
  /** Throws `search_timeout` past the deadline. */
  fetch(fetch: Fetch): Promise<Page>;
  /** How many rows to ask for at once, after `count` rows of `bytes` in all. */
  rowsAtOnce(count: number, bytes: number): number;
  /** A statement that answers one number and looks at few rows. */
  count(statement: Sql): Promise<number>;
  close(): Promise<void>;
}

export const createExecutor = (database: Database): Executor => (database.engine === 'sqlite' ? createSqliteExecutor(database) : createMariadbExecutor(database));
