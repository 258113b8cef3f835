import type { Database as Handle } from 'better-sqlite3';
import type { Database } from '../storage/database.ts';
import type { Executor, Fetch } from './executor.ts';
import type { Page } from './page.ts';
import { createSqlitePool } from './sqlite-pool.ts';
import { createSqliteReader, openReader, type SqliteRead, type SqliteReader } from './sqlite-statement.ts';
import { searchTimeout } from './timeout.ts';

/** A search that an index answers is done in less, and spared the way to a thread and back; one that is not done by then goes there. */
const main_thread_ms = 10;

const requestOf = ({ statement, limit, max_bytes, fields, first, examined }: Fetch, budget_ms: number): SqliteRead => ({
  text: statement.text,
  values: statement.values,
  limit,
  max_bytes,
  fields,
  first,
  examined,
  budget_ms,
});

const inTime = (page: Page | 'late'): Page => {
  if (page === 'late') throw searchTimeout();
  return page;
};

export function createSqliteExecutor(database: Database): Executor {
  const file = (database.source.options as { database: string }).database;
  return file === ':memory:' ? inMemory(database) : onFile(file);
}

function onFile(file: string): Executor {
  const pool = createSqlitePool(file);
  // A connection of its own, from the first search on: the service's may be in the middle of a transaction.
  let opened: { handle: Handle; reader: SqliteReader } | undefined;
  const reader = (): SqliteReader => {
    if (!opened) {
      const handle = openReader(file);
      opened = { handle, reader: createSqliteReader(handle) };
    }
    return opened.reader;
  };
  return {
    async fetch(fetch) {
      const budget_ms = fetch.deadline - performance.now();
      if (!fetch.heavy) {
        const page = reader().read(requestOf(fetch, Math.min(main_thread_ms, budget_ms)));
        if (page !== 'late') return page;
      }
      return inTime(await pool.run(requestOf(fetch, budget_ms), fetch.deadline));
    },
    rowsAtOnce: () => Infinity, // they come one by one
    count: async ({ text, values }) => reader().count(text, values),
    async close() {
      await pool.close();
      opened?.handle.close();
    },
  };
}

/** A database in memory has one connection and no threads beside it: for tests. */
function inMemory(database: Database): Executor {
  const handle = (database.source.driver as unknown as { databaseConnection: Handle }).databaseConnection;
  const reader = createSqliteReader(handle);
  const alone = <T>(work: () => T): Promise<T> => database.transaction(async () => work());
  return {
    fetch: (fetch) => alone(() => inTime(reader.read(requestOf(fetch, fetch.deadline - performance.now())))),
    rowsAtOnce: () => Infinity,
    count: ({ text, values }) => alone(() => reader.count(text, values)),
    close: async () => undefined,
  };
}
