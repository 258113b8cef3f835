import Sqlite, { type Database as Handle, type Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { buildPage, type Page, type PageLimits } from './page.ts';
import { project } from './project.ts';

/** How much of the file a reading connection may see without asking the system for each page of it. It is the system's cache, no memory of this process. */
const mapped_bytes = 1024 * 1024 * 1024;

/** A connection that can only read. */
export function openReader(file: string): Handle {
  const handle = new Sqlite(file, { readonly: true, fileMustExist: true });
  handle.pragma(`mmap_size = ${mapped_bytes}`);
  return handle;
}

/** What a connection is asked to read. It crosses into a worker, so it is plain data. */
export interface SqliteRead extends PageLimits {
  text: string;
  values: unknown[];
  first: boolean;
  examined: number | null;
  /** How long it may take. */
  budget_ms: number;
}

const guard_name = 'search_guard';
const rows_per_guard = 16;
/** Fewer rows than these are counted one by one. */
const counted_exactly = 1000;

/**
 * SQLite has no statement time limit, and better-sqlite3 no way to interrupt: this stands first in the WHERE and throws when time or rows are used up. To ask
 * JavaScript costs more than to read a row, so it is asked for one row in sixteen: by a hash of the number, for numbers themselves come in patterns.
 */
export function guardSql(examined: number | null): string {
  if (examined !== null && examined < counted_exactly) return `${guard_name}(1)`;
  return `((t.number * 40503 >> 8) & ${rows_per_guard - 1} OR ${guard_name}(${rows_per_guard}))`;
}

export interface SqliteReader {
  /** `late`: the time was over. */
  read(request: SqliteRead): Page | 'late';
  count(text: string, values: unknown[]): number;
}

/** More records might be more than fits into memory at once. */
const most_at_once = 1000;

/** Stands between records, and in none: in the JSON that is stored, every control character is escaped. */
const between = ',\n';

class Stop extends Error {}

export function createSqliteReader(handle: Handle): SqliteReader {
  let left = Infinity;
  let until = Infinity;
  let reason: 'spent' | 'late' = 'late';
  handle.function(guard_name, { deterministic: false, varargs: false }, (rows: unknown) => {
    if ((left -= rows as number) < 0) reason = 'spent';
    else if (performance.now() > until) reason = 'late';
    else return 1;
    throw new Stop();
  });
  const statements = new LRUCache<string, Statement>({ max: 100 });
  const prepare = (text: string): Statement => {
    let statement = statements.get(text);
    if (!statement) statements.set(text, (statement = handle.prepare(text)));
    return statement;
  };
  /**
   * A page of whole records as one value: SQLite joins a thousand records in half the time that it takes to hand them over one by one. One record more than
   * asked for comes with it, and is cut off again. Undefined where the page is larger than it may be: then the records have to be counted one by one.
   */
  function readWhole(text: string, values: unknown[], { limit, max_bytes }: PageLimits): Page | undefined {
    const statement = prepare(`SELECT CAST(group_concat(record, '${between}') AS BLOB), count(*) FROM (${text} LIMIT ${limit + 1})`);
    const read = () => statement.raw().get(...values) as [Buffer | null, number];
    let found: ReturnType<typeof read>;
    try {
      found = read();
    } catch (error) {
      if ((error as { code?: string }).code === 'SQLITE_TOOBIG') return undefined;
      throw error;
    }
    const [all, count] = found;
    if (!all) return { body: Buffer.alloc(0), count: 0, last: null, state: 'end' };
    const more = count > limit;
    const body = more ? all.subarray(0, all.lastIndexOf(between)) : all;
    if (body.length > max_bytes) return undefined;
    const before_last = body.lastIndexOf(between); // -1 where there is one
    return { body, count: more ? limit : count, last: body.subarray(before_last === -1 ? 0 : before_last + between.length), state: more ? 'full' : 'end' };
  }
  return {
    read({ text, values, limit, max_bytes, fields, first, examined, budget_ms }) {
      const page = buildPage({ limit, max_bytes, fields }, project, first);
      left = examined ?? Infinity;
      until = performance.now() + budget_ms;
      try {
        // Stopped on the way it has found nothing, where row by row it would have found some: the next way finds them again.
        const whole = fields === null && limit > 0 && limit <= most_at_once ? readWhole(text, values, { limit, max_bytes, fields }) : undefined;
        if (whole) return whole;
        const rows = prepare(`${text} LIMIT ${limit + 1}`).pluck().iterate(...values) as IterableIterator<Buffer>;
        for (const record of rows) if (!page.add(record)) return page.finish('full');
        return page.finish('end');
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        return reason === 'late' ? 'late' : page.finish('spent');
      } finally {
        left = Infinity;
        until = Infinity;
      }
    },
    count: (text, values) => prepare(text).pluck().get(...values) as number,
  };
}
