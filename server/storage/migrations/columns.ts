import type { TableColumnOptions } from 'typeorm';
import type { Engine } from '../column-types.ts';

const exact = { charset: 'utf8mb4', collation: 'utf8mb4_nopad_bin' };

/** Columns for migrations. Frozen with the first release: a migration that has run must go on meaning what it meant. */
export const columns = (engine: Engine) => {
  const maria = engine === 'mariadb';
  const column = (name: string, type: string, more: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
    name,
    type,
    ...more,
  });
  const text = (more: Partial<TableColumnOptions> = {}) => (maria ? { ...exact, ...more } : more);
  return {
    string: (name: string, length: number, more: Partial<TableColumnOptions> = {}) =>
      column(name, 'varchar', text({ length: String(length), ...more })),
    text: (name: string, more: Partial<TableColumnOptions> = {}) =>
      column(name, maria ? 'mediumtext' : 'text', text(more)),
    bytes: (name: string, length: number) => column(name, maria ? 'varbinary' : 'blob', { length: String(length) }),
    long_bytes: (name: string) => column(name, maria ? 'mediumblob' : 'blob'),
    words: (name: string, more: Partial<TableColumnOptions> = {}) =>
      column(name, maria ? 'mediumtext' : 'text', {
        ...(maria ? { charset: 'ascii', collation: 'ascii_bin' } : {}),
        ...more,
      }),
    sequence: (name: string) =>
      column(name, maria ? 'bigint' : 'integer', {
        isPrimary: true,
        isGenerated: true,
        generationStrategy: 'increment',
      }),
    integer: (name: string) => column(name, maria ? 'int' : 'integer'),
    big_integer: (name: string, more: Partial<TableColumnOptions> = {}) => column(name, 'bigint', more),
    number: (name: string, more: Partial<TableColumnOptions> = {}) => column(name, 'double', more),
    boolean: (name: string, more: Partial<TableColumnOptions> = {}) =>
      column(name, maria ? 'tinyint' : 'boolean', more),
    timestamp: (name: string, more: Partial<TableColumnOptions> = {}) =>
      column(name, 'varchar', {
        length: '24',
        ...(maria ? { charset: 'ascii', collation: 'ascii_bin' } : {}),
        ...more,
      }),
  };
};
