import type { Engine } from '../../storage/column-types.ts';
import { join, sql, type Sql } from './sql.ts';
import { json_columns, likeSql, testGuardSql, wordsSql } from './sqlite-guards.ts';
import type { Field, Operand } from '../language/tree.ts';

/**
 * What differs between the engines when a record is looked into. Names of sort values hold nothing that would end a literal
 * or a quoted step of a JSON path (server/records/sort-values.ts), so they stand in the SQL itself.
 */
export interface Dialect {
  engine: Engine;
  /**
   * The value under a name in a JSON column that has one at most; NULL where there is none. Text, compared by code
   * point.
   */
  one(column: keyof typeof json_columns, name: string): string;
  /** The text at a plain path of the record; NULL where there is none. */
  text(path: readonly string[]): string;
  /** Whether any of the values under a name does; `test` is given the SQL of one value. */
  some(column: keyof typeof json_columns, name: string, test: (value: string) => Sql): Sql;
  /** Whether there is anything under a name. */
  exists(name: string): string;
  /** The first code points of a text. */
  first(text: string, count: number): string;
  /** Whether a text of words between spaces holds any of these. */
  holdsAny(text: string, words: readonly string[]): Sql;
  /** Whether a search text of a field with this source is like a pattern, with `!` as its escape. */
  like(text: string, pattern: string, source: Field['source']): Sql;
  /** Precedes a test of search text from these columns, so that the statement can be ended before each. */
  guard(source: Field['source']): string;
  /** The search text of a text that is ASCII, where it is not stored. */
  lower?(text: string): string;
  /** A text between spaces. */
  spaced(text: string): string;
}

/** More words are looked for in one pass, so that neither the statement nor its time grows with their number. */
const few_words = 4;

const jsonPath = (path: readonly string[]) => `$${path.map((step) => `."${step}"`).join('')}`;

export const dialects: Record<Engine, Dialect> = {
  sqlite: {
    engine: 'sqlite',
    one: (column, name) => `(${json_columns[column]} ->> '$."${name}"')`,
    text: (path) => `(record ->> '${jsonPath(path)}')`,
    some: (column, name, test) => {
      const inner = test('j.value');
      return {
        text: `EXISTS (SELECT 1 FROM json_each(t.${json_columns[column]}, '$."${name}"') j WHERE ${inner.text})`,
        values: inner.values,
      };
    },
    exists: (name) => `(json_type(${json_columns.sort_values}, '$."${name}"') IS NOT NULL)`,
    first: (text, count) => `substr(${text}, 1, ${count})`,
    holdsAny: (text, words) =>
      words.length > few_words
        ? sql(wordsSql(text), words.join(' '))
        : join(
            words.map((word) => sql(`instr(${text}, ?) > 0`, ` ${word} `)),
            'OR',
          ),
    like: (text, pattern, source) => sql(likeSql(text, source), pattern, pattern),
    guard: testGuardSql,
    lower: (text) => `lower(${text})`,
    spaced: (text) => `(' ' || ${text} || ' ')`,
  },
  mariadb: {
    engine: 'mariadb',
    // The collation is named because MariaDB's own for such a value may fold case or leave out trailing spaces.
    one: (column, name) => `(JSON_VALUE(${json_columns[column]}, '$."${name}"') COLLATE utf8mb4_nopad_bin)`,
    text: (path) => `(JSON_VALUE(record, '${jsonPath(path)}') COLLATE utf8mb4_nopad_bin)`,
    some: (column, name, test) => {
      const inner = test('j.value');
      return {
        text: `EXISTS (SELECT 1 FROM JSON_TABLE(t.${json_columns[column]}, '$."${name}"[*]' COLUMNS (value LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$')) j WHERE ${inner.text})`,
        values: inner.values,
      };
    },
    exists: (name) => `JSON_EXISTS(${json_columns.sort_values}, '$."${name}"')`,
    first: (text, count) => `LEFT(${text}, ${count})`,
    // Words hold letters, marks and digits only, none of which means anything to a regular expression.
    holdsAny: (text, words) =>
      words.length > few_words
        ? sql(`${text} REGEXP ?`, ` (${words.join('|')}) `)
        : join(
            words.map((word) => sql(`LOCATE(?, ${text}) > 0`, ` ${word} `)),
            'OR',
          ),
    like: (text, pattern) => sql(`${text} LIKE ? ESCAPE '!'`, pattern),
    // MariaDB looks at its time limit between rows only, also between those of a subquery.
    guard: () =>
      `(LENGTH(t.${json_columns.search_text}) <= 2048 OR EXISTS (SELECT 1 FROM JSON_TABLE('1', '$' COLUMNS (one INT PATH '$')) g WHERE t.number + g.one > 0))`,
    spaced: (text) => `CONCAT(' ', ${text}, ' ')`,
  },
};

/** The one value of a field; NULL where there is none. */
export const valueOf = (dialect: Dialect, field: Field): string =>
  field.source === 'record' ? dialect.text(field.path) : dialect.one('sort_values', field.leaf);

/** An operand in the form of the field's values. */
export const operandOf = (field: Field, operand: Operand): unknown =>
  field.source === 'record' ? operand.value : operand.leaf;

export const is = (text: string, operator: string, value: unknown): Sql => sql(`${text} ${operator} ?`, value);
