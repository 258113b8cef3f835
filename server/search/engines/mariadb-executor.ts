import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../storage/database.ts';
import { createFairSlots } from '../../fairness/fair-slots.ts';
import { createTopGroups, writeGroups } from '../aggregate/top-groups.ts';
import type { Aggregation, Executor, Fetch, Groups } from './executor.ts';
import { inPieces } from '../../fairness/breathe.ts';
import { buildPage, type Page } from './page.ts';
import { project } from '../../execution/fields/project.ts';
import { searchTimeout } from './timeout.ts';

const statement_timeout = 1969; // ER_STATEMENT_TIMEOUT

/** The driver keeps all rows of a result in memory: so few at first, then by the size that they turn out to have. */
const first_rows = 1000;
const bytes_at_once = 8 * 1024 * 1024;

/** What a row that is looked at may take: a statement that may look at so many gets so much time. */
const rows_per_ms = 100;

/** How long after its time a statement may still respond. */
const grace_ms = 250;

/** What the numbers that a statement does not add up itself may take in all, in one group. */
const concat_bytes = 1024 * 1024;

/** Groups that are written in one turn, so that other requests do not wait for long. */
const groups_per_turn = 500;

/** What counting for the planner may take. */
const count_ms = 100;

/**
 * Connections that searches may use at a time; the others of the pool are for everything else. A long search keeps a
 * core of the database busy, which does not let others go first: beside others, an organization has one.
 */
const slots = { slots: 6, slots_per_tenant: 3, beside_others: 1, waiting_per_tenant: 50 };

export function createMariadbExecutor(database: Database): Executor {
  const { native } = database;
  if (native.engine !== 'mariadb') throw new Error('this executor searches MariaDB');
  // Rows as arrays: what lies between them and `database.query` costs as much as reading a hundred records.
  const { rows: ask, eachRow } = native;
  const limited = (ms: number, text: string) =>
    `SET STATEMENT max_statement_time = ${Math.max(0.00001, ms / 1000).toFixed(5)}, group_concat_max_len = ${concat_bytes} FOR ${text}`;
  /** Undefined where the statement took longer: MariaDB ends it between two rows, and a search does not wait for it. */
  const unlessLate = async <T>(ms: number, work: Promise<T>): Promise<T | undefined> => {
    const rows = work.catch((error: unknown) => {
      if ((error as { errno?: number }).errno === statement_timeout) return undefined;
      throw error;
    });
    const overdue = new AbortController();
    try {
      return await Promise.race([rows, sleep(ms + grace_ms, undefined, { signal: overdue.signal })]);
    } finally {
      overdue.abort();
      rows.catch(() => undefined); // the search has ended; storage destroys the connection that does not respond
    }
  };
  const within = (ms: number, text: string, values: unknown[]): Promise<unknown[][] | undefined> =>
    unlessLate(ms, ask(limited(ms, text), values));
  const shared = createFairSlots(slots);
  async function fetchPage({ statement, first, examined, deadline, ...limits }: Fetch): Promise<Page> {
    const { limit, fields } = limits;
    const left_ms = deadline - performance.now();
    if (left_ms <= 0) throw searchTimeout();
    const page = buildPage(limits, project, first);

    const bounded = examined !== null && examined / rows_per_ms < left_ms;
    const rows = await within(
      bounded ? examined / rows_per_ms : left_ms,
      `${statement.text} LIMIT ${limit + 1}`,
      statement.values,
    );
    if (!rows && bounded) return page.finish('spent');
    if (!rows) throw searchTimeout();
    const breathe = inPieces();
    for (const [record] of rows as Buffer[][]) {
      if (!page.add(record!)) return page.finish('full');
      if (fields) await breathe(); // each record is parsed
    }
    return page.finish('end');
  }
  async function aggregate({ statement, shape, deadline, max_bytes }: Aggregation): Promise<Groups> {
    const left_ms = deadline - performance.now();
    if (left_ms <= 0) throw searchTimeout();
    const top = createTopGroups(shape);
    let cut = false;
    let ended = false;
    const done = await unlessLate(
      left_ms,
      eachRow(limited(left_ms, statement.text), statement.values, (row) => {
        if (ended) throw searchTimeout();
        cut = !top.take(row) || cut;
      }).then(() => true),
    );
    ended = true;
    if (!done) throw searchTimeout();
    const writing = writeGroups(top, max_bytes);
    for (let step = writing.next(); ; step = writing.next()) {
      if (step.done) return { ...step.value, cut };
      if (step.value % groups_per_turn === 0) await nextTurn();
    }
  }
  return {
    async aggregate(aggregation) {
      const groups = await shared.run(aggregation.tenant, aggregation.deadline, () => aggregate(aggregation));
      if (groups === 'late') throw searchTimeout();
      return groups;
    },
    async row({ text, values }, { tenant, deadline }) {
      const rows = await shared.run(tenant, deadline, () => within(deadline - performance.now(), text, values));
      const row = rows === 'late' ? undefined : rows?.[0];
      if (!row) throw searchTimeout();
      return row;
    },
    async fetch(fetch) {
      const page = await shared.run(fetch.tenant, fetch.deadline, () => fetchPage(fetch));
      if (page === 'late') throw searchTimeout();
      return page;
    },
    rowsAtOnce: (count, bytes) => (count === 0 ? first_rows : Math.max(1, Math.floor((bytes_at_once * count) / bytes))),
    async count({ text, values }, { tenant, deadline }) {
      const until = Math.min(deadline, performance.now() + count_ms);
      const rows = await shared.run(tenant, until, () => within(until - performance.now(), text, values));
      const count = rows === 'late' ? undefined : rows?.[0]?.[0];
      return count === undefined ? null : Number(count);
    },
    close: async () => undefined,
  };
}
