import Sqlite, { type Database, type Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { createTopGroups, writeGroups, type GroupShape } from '../aggregate/top-groups.ts';
import type { Groups } from './executor.ts';
import { matchesPattern } from './match-pattern.ts';
import { buildPage, positionOfStored, type Page, type PageBuilder, type PageLimits } from './page.ts';
import { project } from '../../execution/fields/project.ts';
import { mapped_bytes } from '../../storage/sqlite/sqlite.ts';
import { addAggregateFunctions } from './sqlite-aggregate.ts';
import { guard_name, large_name, like_name, words_name } from './sqlite-guards.ts';

export type Handle = Database;

/** A connection that can only read. */
export function openReader(file: string): Handle {
  const handle = new Sqlite(file, { readonly: true, fileMustExist: true });
  handle.pragma(`mmap_size = ${mapped_bytes}`);
  return handle;
}

/** What a connection is asked to read. It crosses into a thread, so it is plain data. */
export interface SqliteRead extends PageLimits {
  text: string;
  values: unknown[];
  first: boolean;
  examined: number | null;
}

export interface SqliteReader {
  /** `late`: the time was over, or it is work for another thread. */
  read(request: SqliteRead, budget_ms: number): Page | 'late';
  /** Null where there was too much to count in the time given. */
  count(statement: { text: string; values: unknown[] }, budget_ms: number): number | null;
  aggregate(request: SqliteAggregate, budget_ms: number): Groups | 'late';
}

/** What a connection is asked to aggregate. It crosses into a thread, so it is plain data. */
export interface SqliteAggregate {
  text: string;
  values: unknown[];
  shape: GroupShape;
  max_bytes: number;
}

/** Texts that go through a sort beside their groups: the engine keeps them in a file. */
const carried_bytes = 1024 * 1024 * 1024;

/** More records might be more than fits into memory at once. */
const most_at_once = 1000;

/** Stands between records, and in none: in the JSON that is stored, every control character is escaped. */
const between = ',\n';

/** Thrown out of a statement to end it. */
class Stop extends Error {
  readonly reason: 'spent' | 'late' | 'too large';
  constructor(reason: Stop['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** What the statement that is running may still use. */
interface Budget {
  rows: number;
  until: number;
  /** Bytes of large records. */
  large_bytes: number;
}

function addFunctions(handle: Handle, budget: Budget): void {
  const checkTime = () => {
    if (performance.now() > budget.until) throw new Stop('late');
  };
  handle.function(guard_name, { deterministic: false }, (rows: unknown) => {
    if ((budget.rows -= rows as number) < 0) throw new Stop('spent');
    checkTime();
    return 1;
  });
  handle.function(large_name, { deterministic: false }, (bytes: unknown) => {
    if ((budget.large_bytes -= bytes as number) < 0) throw new Stop('too large');
    return 1;
  });
  handle.function(like_name, { deterministic: true }, (text: unknown, pattern: unknown) =>
    text === null || pattern === null ? null : Number(matchesPattern(String(text), String(pattern), checkTime)),
  );
  addAggregateFunctions(handle, checkTime);
  // A query may ask for words of the same text up to 200 times, one after the other.
  let last = { text: '', words: new Set<string>() };
  handle.function(words_name, { deterministic: true }, (text: unknown, words: unknown) => {
    if (text === null || words === null) return null;
    checkTime();
    if (text !== last.text) last = { text: String(text), words: new Set(String(text).split(' ')) };
    return Number(
      String(words)
        .split(' ')
        .some((word) => last.words.has(word)),
    );
  });
}

export function createSqliteReader(handle: Handle, place: 'main thread' | 'search thread'): SqliteReader {
  const budget: Budget = { rows: Infinity, until: Infinity, large_bytes: 0 };
  addFunctions(handle, budget);
  const large_bytes = place === 'main thread' ? 0 : undefined;
  const statements = new LRUCache<string, Statement>({
    max: 100,
    maxSize: 4_000_000,
    sizeCalculation: (_, text) => text.length,
  });
  const prepare = (text: string): Statement => {
    let statement = statements.get(text);
    if (!statement) statements.set(text, (statement = handle.prepare(text)));
    return statement;
  };

  /**
   * A page of whole records as one value: SQLite joins a thousand records in half the time that it takes to hand them
   * over one by one. One record more than asked for comes with it, and is cut off again. Undefined where the page is
   * larger than it may be: then the records have to be counted one by one.
   */
  function readWhole({ text, values, limit, max_bytes, sort }: SqliteRead): Page | undefined {
    const statement = prepare(
      `SELECT CAST(group_concat(record, '${between}') AS BLOB), count(*) FROM (${text} LIMIT ${limit + 1})`,
    );
    budget.large_bytes = large_bytes ?? max_bytes;
    let found: [Buffer | null, number];
    try {
      found = statement.raw().get(...values) as typeof found;
    } catch (error) {
      if (error instanceof Stop && error.reason === 'too large' && large_bytes === undefined) return undefined;
      throw error;
    }
    const [all, count] = found;
    if (!all) return { parts: [], bytes: 0, count: 0, last: null, state: 'end' };
    const more = count > limit;
    const body = more ? all.subarray(0, all.lastIndexOf(between)) : all;
    if (body.length > max_bytes) return undefined;
    const before_last = body.lastIndexOf(between); // -1 where there is one
    return {
      parts: [body],
      bytes: body.length,
      count: more ? limit : count,
      last: positionOfStored(sort, body.subarray(before_last === -1 ? 0 : before_last + between.length)),
      state: more ? 'full' : 'end',
    };
  }

  function readEach({ text, values, limit }: SqliteRead, page: PageBuilder): Page {
    budget.large_bytes = large_bytes ?? Infinity;
    const rows = prepare(`${text} LIMIT ${limit + 1}`)
      .pluck()
      .iterate(...values) as IterableIterator<Buffer>;
    for (const record of rows) {
      if (!page.add(record)) return page.finish('full');
      if (performance.now() > budget.until) throw new Stop('late');
    }
    return page.finish('end');
  }

  function readGroups({ text, values, shape, max_bytes }: SqliteAggregate): Groups {
    const top = createTopGroups(shape);
    let cut = false;
    const rows = prepare(text)
      .safeIntegers()
      .raw()
      .iterate(...values) as IterableIterator<unknown[]>;
    for (const row of rows) {
      cut = !top.take(row) || cut;
      if (performance.now() > budget.until) throw new Stop('late');
    }
    const writing = writeGroups(top, max_bytes);
    for (let step = writing.next(); ; step = writing.next()) if (step.done) return { ...step.value, cut };
  }

  return {
    aggregate(request, budget_ms) {
      budget.rows = Infinity;
      budget.until = performance.now() + budget_ms;
      budget.large_bytes = carried_bytes;
      try {
        return readGroups(request);
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        return 'late';
      }
    },
    read(request, budget_ms) {
      const { fields, limit, first } = request;
      const page = buildPage(request, project, first);
      budget.rows = request.examined ?? Infinity;
      budget.until = performance.now() + budget_ms;
      try {
        // Stopped on the way it has found nothing, where row by row it would have found some: the next way finds them
        // again.
        const whole = fields === null && limit > 0 && limit <= most_at_once;
        return (whole ? readWhole(request) : undefined) ?? readEach(request, page);
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        return error.reason === 'spent' ? page.finish('spent') : 'late';
      }
    },
    count({ text, values }, budget_ms) {
      budget.rows = Infinity;
      budget.until = performance.now() + budget_ms;
      try {
        return prepare(text)
          .pluck()
          .get(...values) as number;
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        return null;
      }
    },
  };
}
