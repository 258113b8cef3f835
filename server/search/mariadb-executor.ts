import { setImmediate as nextTurn } from 'node:timers/promises';
import { translate, type Database } from '../storage/database.ts';
import type { Executor } from './executor.ts';
import { buildPage } from './page.ts';
import { project } from './project.ts';
import { searchTimeout } from './timeout.ts';

const statement_timeout = 1969; // ER_STATEMENT_TIMEOUT

/** The driver keeps all rows of an answer in memory: so few at first, then by the size that they turn out to have. */
const first_rows = 1000;
const bytes_at_once = 8 * 1024 * 1024;

/** Records are parsed only for `fields`; so many bytes of them at a time, that nobody else waits for long. */
const bytes_per_turn = 512 * 1024;

/** What a row that is looked at may take: a statement that may look at so many gets so much time. */
const rows_per_ms = 100;

interface Pool {
  query(options: { sql: string; rowsAsArray: true }, values: unknown[], done: (error: unknown, rows: unknown[][]) => void): void;
}

export function createMariadbExecutor(database: Database): Executor {
  // The driver's own pool: what lies between it and `database.query` costs as much as reading a hundred records.
  const pool = (database.source.driver as unknown as { pool: Pool }).pool;
  const ask = (sql: string, values: unknown[]): Promise<unknown[][]> =>
    new Promise((resolve, reject) => pool.query({ sql, rowsAsArray: true }, values, (error, rows) => (error ? reject(translate(error)) : resolve(rows))));
  /** Undefined where the statement took longer. */
  const within = async (ms: number, text: string, values: unknown[]): Promise<unknown[][] | undefined> => {
    try {
      return await ask(`SET STATEMENT max_statement_time = ${Math.max(0.00001, ms / 1000).toFixed(5)} FOR ${text}`, values);
    } catch (error) {
      if ((error as { errno?: number }).errno === statement_timeout) return undefined;
      throw error;
    }
  };
  return {
    async fetch({ statement, limit, max_bytes, fields, first, examined, deadline }) {
      const left_ms = deadline - performance.now();
      if (left_ms <= 0) throw searchTimeout();
      const page = buildPage({ limit, max_bytes, fields }, project, first);
      const bounded = examined !== null && examined / rows_per_ms < left_ms;
      const rows = await within(bounded ? examined / rows_per_ms : left_ms, `${statement.text} LIMIT ${limit + 1}`, statement.values);
      if (!rows && bounded) return page.finish('spent');
      if (!rows) throw searchTimeout();
      let parsed = 0;
      for (const [record] of rows as Buffer[][]) {
        if (!page.add(record!)) return page.finish('full');
        if (fields && (parsed += record!.length) > bytes_per_turn) {
          parsed = 0;
          await nextTurn();
        }
      }
      return page.finish('end');
    },
    rowsAtOnce: (count, bytes) => (count === 0 ? first_rows : Math.max(1, Math.floor((bytes_at_once * count) / bytes))),
    count: async ({ text, values }) => Number((await ask(text, values))[0]![0]),
    close: async () => undefined,
  };
}
