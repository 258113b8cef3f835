import type { Field } from '../language/tree.ts';

/** The columns that hold JSON: path -> value or values in the form in which they are compared. */
export const json_columns = { sort_values: 'leaves', search_text: 'folded' } as const;

/** Functions that the connection of a search defines (`sqlite-statement.ts`). */
export const guard_name = 'search_guard';
export const large_name = 'search_large';
export const like_name = 'search_like';
export const words_name = 'search_words';
export const elements_name = 'search_elements';
export const bucket_name = 'search_bucket';
export const sum_name = 'search_sum';

const rows_per_guard = 16;
/** Where looking at a row costs no more than asking whether to call. */
const light_rows_per_guard = 256;
/** All keys of a table of so many rows are read in a fraction of a second, which needs no guard. */
export const unguarded_rows = 2_000_000;
/** Fewer rows than these are counted one by one. */
const counted_exactly = 1000;
/** A record of more bytes is expensive to look into and to copy. */
const large_record = 8192;

/** How a statement looks at its rows. */
export interface Examination {
  /** Rows that it may look at; null: all. */
  examined: number | null;
  /** Whether key columns alone decide its conditions, so that it looks into no record. */
  light: boolean;
  /** Whether looking at 16 rows may take long whatever their size. */
  costly: boolean;
}

/**
 * SQLite has no statement time limit, and better-sqlite3 no way to interrupt: this stands first in the WHERE and throws
 * when time or rows are used up. Calling JavaScript costs more than reading a row, so it is called for one row in
 * sixteen (by a hash of the number, for numbers themselves come in patterns), and for every row that is expensive. A
 * statement that reads all keys is asked less often and without the hash, which costs more than the rest of its row:
 * a pattern of numbers that avoids the question is read in a second for ten million records.
 */
export function guardSql({ examined, light, costly }: Examination): string {
  if (costly || (examined !== null && examined < counted_exactly)) return `${guard_name}(1)`;
  if (light && examined === null)
    return `(t.number & ${light_rows_per_guard - 1} OR ${guard_name}(${light_rows_per_guard}))`;
  const cheap = light ? '' : ` AND octet_length(t.record) <= ${large_record}`;
  return `((t.number * 40503 >> 8) & ${rows_per_guard - 1}${cheap} OR ${guard_name}(${rows_per_guard}))`;
}

/**
 * Stands last in the WHERE, for rows that are returned: the main thread does not copy large records, and no page copies
 * more bytes than it may return. SQLite knows the length without reading the record.
 */
export const largeSql = `(octet_length(t.record) <= ${large_record} OR ${large_name}(octet_length(t.record)))`;

/** Longer JSON is expensive to look into; the guard is called before each test of such a value. */
const long_json = 2048;

/** The bytes of the longer column that a search text of a field may be read from. */
const longestSql = (source: Field['source']): string => {
  const search_text = `octet_length(t.${json_columns.search_text})`;
  return source === 'record' ? `max(${search_text}, octet_length(t.record))` : search_text;
};

/** Stands before a test of search text, which takes time in proportion to its length. */
export const testGuardSql = (source: Field['source']): string =>
  `(${longestSql(source)} <= ${long_json} OR ${guard_name}(0))`;

/** Whether a text of words between spaces holds any of the words of another text. */
export const wordsSql = (text: string): string => `${words_name}(${text}, ?)`;

/** LIKE takes the product of both lengths and cannot be interrupted: long texts are matched by `matchesPattern`. */
export const likeSql = (text: string, source: Field['source']): string =>
  `CASE WHEN ${longestSql(source)} <= 16384 THEN ${text} LIKE ? ESCAPE '!' ELSE ${like_name}(${text}, ?) END`;
