import type { Engine } from '../storage/column-types.ts';
import { sql, type Sql } from './sql.ts';
import type { Field, Operand } from './tree.ts';

/**
 * What differs between the engines when a record is looked into. Names of leaves hold nothing that would end a literal or a quoted step of a JSON path
 * (server/storage/leaves.ts), so they stand in the SQL itself.
 */
export interface Dialect {
  engine: Engine;
  /** The value under a name in a JSON column that has one at most; NULL where there is none. Text, compared by code point. */
  one(column: 'leaves' | 'folded', name: string): string;
  /** The text at a plain path of the record; NULL where there is none. */
  text(path: readonly string[]): string;
  /** Whether any of the values under a name does; `test` is given the SQL of one value. */
  some(column: 'leaves' | 'folded', name: string, test: (value: string) => Sql): Sql;
  /** Whether there is anything under a name. */
  exists(name: string): string;
  /** The first code points of a text. */
  first(text: string, count: number): string;
  /** Whether a text holds another. */
  holds(text: string): string;
  /** A text between spaces. */
  spaced(text: string): string;
}

const jsonPath = (path: readonly string[]) => `$${path.map((step) => `."${step}"`).join('')}`;

export const dialects: Record<Engine, Dialect> = {
  sqlite: {
    engine: 'sqlite',
    one: (column, name) => `(${column} ->> '$."${name}"')`,
    text: (path) => `(record ->> '${jsonPath(path)}')`,
    some: (column, name, test) => {
      const inner = test('j.value');
      return { text: `EXISTS (SELECT 1 FROM json_each(t.${column}, '$."${name}"') j WHERE ${inner.text})`, values: inner.values };
    },
    exists: (name) => `(json_type(leaves, '$."${name}"') IS NOT NULL)`,
    first: (text, count) => `substr(${text}, 1, ${count})`,
    holds: (text) => `instr(${text}, ?) > 0`,
    spaced: (text) => `(' ' || ${text} || ' ')`,
  },
  mariadb: {
    engine: 'mariadb',
    // The collation is named because MariaDB's own for such a value may fold case or leave out trailing spaces.
    one: (column, name) => `(JSON_VALUE(${column}, '$."${name}"') COLLATE utf8mb4_nopad_bin)`,
    text: (path) => `(JSON_VALUE(record, '${jsonPath(path)}') COLLATE utf8mb4_nopad_bin)`,
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
    spaced: (text) => `CONCAT(' ', ${text}, ' ')`,
  },
};

/** The one value of a field; NULL where there is none. */
export const valueOf = (dialect: Dialect, field: Field): string => (field.source === 'record' ? dialect.text(field.path) : dialect.one('leaves', field.leaf));

/** An operand in the form of the field's values. */
export const operandOf = (field: Field, operand: Operand): unknown => (field.source === 'record' ? operand.value : operand.leaf);

export const is = (text: string, operator: string, value: unknown): Sql => sql(`${text} ${operator} ?`, value);
