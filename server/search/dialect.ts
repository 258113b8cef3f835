import type { Engine } from '../storage/column-types.ts';
import { join, sql, type Sql } from './sql.ts';

/**
 * What differs between the engines when a record is looked into. Names of leaves hold nothing that would end a literal or a quoted step of a JSON path
 * (server/storage/leaves.ts), so they stand in the SQL itself.
 */
export interface Dialect {
  engine: Engine;
  /** The value under a name in a JSON column that has one at most; NULL where there is none. Text, compared by code point. */
  one(column: 'leaves' | 'folded', name: string): string;
  /** Whether any of the values under a name does; `test` is given the SQL of one value. */
  some(column: 'leaves' | 'folded', name: string, test: (value: string) => Sql): Sql;
  /** Whether there is anything under a name. */
  exists(name: string): string;
  /** The first code points of a text. */
  first(text: string, count: number): string;
  /** Whether a text holds another. */
  holds(text: string): string;
}

export const dialects: Record<Engine, Dialect> = {
  sqlite: {
    engine: 'sqlite',
    one: (column, name) => `(${column} ->> '$."${name}"')`,
    some: (column, name, test) => {
      const inner = test('j.value');
      return { text: `EXISTS (SELECT 1 FROM json_each(t.${column}, '$."${name}"') j WHERE ${inner.text})`, values: inner.values };
    },
    exists: (name) => `(json_type(leaves, '$."${name}"') IS NOT NULL)`,
    first: (text, count) => `substr(${text}, 1, ${count})`,
    holds: (text) => `instr(${text}, ?) > 0`,
  },
  mariadb: {
    engine: 'mariadb',
    // The collation is named because MariaDB's own for such a value may fold case or leave out trailing spaces.
    one: (column, name) => `(JSON_VALUE(${column}, '$."${name}"') COLLATE utf8mb4_nopad_bin)`,
    some: (column, name, test) => {
      const inner = test('j.value');
      return {
        text: `EXISTS (SELECT 1 FROM JSON_TABLE(t.${column}, '$."${name}"[*]' COLUMNS (value LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$')) j WHERE ${inner.text})`,
        values: inner.values,
      };
    },
    exists: (name) => `JSON_EXISTS(leaves, '$."${name}"')`,
    first: (text, count) => `LEFT(${text}, ${count})`,
    holds: (text) => `LOCATE(?, ${text}) > 0`,
  },
};

export const anyOf = (parts: readonly Sql[]): Sql => join(parts, 'OR');
export const is = (text: string, operator: string, value: unknown): Sql => sql(`${text} ${operator} ?`, value);
