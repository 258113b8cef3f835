import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
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

export function createMariadbExecutor(database: Database): Executor {
  const run = async <T>(text: string, values: unknown[], deadline: number): Promise<T[]> => {
    const left_s = (deadline - performance.now()) / 1000;
    if (left_s <= 0) throw searchTimeout();
    try {
      return await database.query<T>(`SET STATEMENT max_statement_time = ${left_s.toFixed(3)} FOR ${text}`, values);
    } catch (error) {
      const { errno, driverError } = error as { errno?: number; driverError?: { errno?: number } };
      if ((errno ?? driverError?.errno) === statement_timeout) throw searchTimeout(error);
      throw error;
    }
  };
  return {
    async fetch({ statement, limit, max_bytes, fields, first, deadline }) {
      const rows = await run<{ record: Buffer }>(`${statement.text} LIMIT ${limit + 1}`, statement.values, deadline);
      const page = buildPage({ limit, max_bytes, fields }, project, first);
      let parsed = 0;
      for (const { record } of rows) {
        if (!page.add(record)) return page.finish('full');
        if (fields && (parsed += record.length) > bytes_per_turn) {
          parsed = 0;
          await nextTurn();
        }
      }
      return page.finish('end');
    },
    rowsAtOnce: (count, bytes) => (count === 0 ? first_rows : Math.max(1, Math.floor((bytes_at_once * count) / bytes))),
    records: async ({ text, values }) => (await database.query<{ record: Buffer }>(text, values)).map((row) => row.record),
    async count({ text, values }) {
      const [row] = await database.query<{ count: number }>(text, values);
      return Number(row!.count);
    },
    close: async () => undefined,
  };
}
