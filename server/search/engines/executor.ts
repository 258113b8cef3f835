import type { GroupShape } from '../aggregate/top-groups.ts';
import type { Page, PageLimits } from './page.ts';
import type { Sql } from './sql.ts';

/** How a statement may be run, whatever it reads. */
export interface Bounds {
  /** Slots are shared fairly between tenants. */
  tenant: string;
  /** When the whole search must be done, on the clock of `performance.now()`. */
  deadline: number;
  /**
   * Whether looking at a row costs next to nothing: conditions and order concern key columns only, and an index leads
   * to the rows. Everything else is kept off the main thread.
   */
  light: boolean;
}

export interface Fetch extends PageLimits, Bounds {
  statement: Sql;
  /** The response holds no record before this page. */
  first: boolean;
  /**
   * Rows that may be looked at before the statement gives up as `spent`; null: all. MariaDB counts no rows; it is given
   * the time that they take.
   */
  examined: number | null;
}

/** Runs what the compiler has written, on one engine. */
export interface Executor {
  /** Throws `search_timeout` past the deadline. */
  fetch(fetch: Fetch): Promise<Page>;
  /** How many rows to ask for at once, after `count` rows of `bytes` in all. */
  rowsAtOnce(count: number, bytes: number): number;
  /** A statement that returns one number and usually looks at few rows; null where it looked at too many. */
  count(statement: Sql, bounds: Bounds): Promise<number | null>;
  /** Throws `search_timeout` past the deadline. */
  aggregate(aggregation: Aggregation): Promise<Groups>;
  /** The only row of a statement. Throws `search_timeout` past the deadline. */
  row(statement: Sql, bounds: Omit<Bounds, 'light'>): Promise<unknown[]>;
  close(): Promise<void>;
}

export interface Aggregation extends Bounds {
  statement: Sql;
  shape: GroupShape;
  max_bytes: number;
}

/** Groups as they are returned. */
export interface Groups {
  /** Separated by commas. */
  body: Buffer;
  /** Whether all of them are in the body. */
  whole: boolean;
  /** Of all groups. */
  count: number;
  /** Key columns were too short for a text: the groups are not to be trusted. */
  cut: boolean;
}
