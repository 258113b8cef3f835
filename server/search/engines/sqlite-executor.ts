import type { Handle, SqliteRead, SqliteReader } from './sqlite-statement.ts';
import type { Database } from '../../storage/database.ts';
import type { Executor, Fetch } from './executor.ts';
import { createSqlitePool } from './sqlite-pool.ts';
import { createSqliteReader, openReader } from './sqlite-statement.ts';
import { searchTimeout } from './timeout.ts';

/**
 * What a light statement may take on the main thread. One that an index decides takes less, and is spared the way to a
 * thread and back; one that is not done by then goes there.
 */
const main_thread_ms = 10;

/** What counting for the planner may take: on the main thread, and on another where the rows are expensive. */
const count_ms = { light: 5, heavy: 100 };

const readOf = ({ statement, limit, max_bytes, fields, sort, first, examined }: Fetch): SqliteRead => ({
  text: statement.text,
  values: statement.values,
  limit,
  max_bytes,
  fields,
  // A thread needs no schema, which may be large.
  sort: sort.map(({ field, descending }) => ({ field: { ...field, schema: {} }, descending })),
  first,
  examined,
});

export function createSqliteExecutor(database: Database): Executor {
  const { native } = database;
  if (native.engine !== 'sqlite') throw new Error('this executor searches SQLite');
  const { file } = native;
  const pool = createSqlitePool(file);
  // A connection of its own, from the first search on: the service's may be in the middle of a transaction.
  let opened: { handle: Handle; reader: SqliteReader } | undefined;
  const onMainThread = (): SqliteReader => {
    if (!opened) {
      const handle = openReader(file);
      opened = { handle, reader: createSqliteReader(handle, 'main thread') };
    }
    return opened.reader;
  };
  return {
    async aggregate({ statement: { text, values }, shape, max_bytes, light, tenant, deadline }) {
      const aggregate = { text, values, shape, max_bytes };
      if (light) {
        const groups = onMainThread().aggregate(aggregate, Math.min(main_thread_ms, deadline - performance.now()));
        if (groups !== 'late') return groups;
      }
      const reply = await pool.run({ aggregate }, tenant, deadline);
      if (reply === 'late' || !('groups' in reply)) throw searchTimeout();
      return reply.groups;
    },
    row: () => Promise.reject(new Error('no statement of SQLite needs another before it')),
    async fetch(fetch) {
      const read = readOf(fetch);
      const left_ms = fetch.deadline - performance.now();
      if (fetch.light) {
        const page = onMainThread().read(read, Math.min(main_thread_ms, left_ms));
        if (page !== 'late') return page;
      }
      const page = await pool.run({ read }, fetch.tenant, fetch.deadline);
      if (page === 'late' || !('page' in page)) throw searchTimeout();
      return page.page;
    },
    rowsAtOnce: () => Infinity, // they come one by one
    async count({ text, values }, { light, tenant, deadline }) {
      const count = { text, values };
      if (light) return onMainThread().count(count, count_ms.light);
      const until = Math.min(deadline, performance.now() + count_ms.heavy);
      const reply = await pool.run({ count }, tenant, until);
      return reply !== 'late' && 'count' in reply ? reply.count : null;
    },
    async close() {
      await pool.close();
      opened?.handle.close();
    },
  };
}
