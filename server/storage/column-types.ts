import type { EntitySchemaColumnOptions } from 'typeorm';

export type Engine = 'sqlite' | 'mariadb';

/** Every kind of column that the contract's tables use. */
export type ColumnKinds = Record<
  | 'string'
  | 'text'
  | 'words'
  | 'bytes'
  | 'long_bytes'
  | 'sequence'
  | 'integer'
  | 'big_integer'
  | 'number'
  | 'boolean'
  | 'timestamp',
  EntitySchemaColumnOptions
>;

// Names, ids and words compare code point by code point, trailing spaces included: `utf8mb4_bin` pads, `_nopad_bin`
// does not.
const exact = { charset: 'utf8mb4', collation: 'utf8mb4_nopad_bin' };

/**
 * What each kind of column is on each engine. Timestamps are text of fixed form (`2026-11-01T09:30:00.000Z`), which
 * orders as time does and is what responses contain; SQLite compares text byte by byte by itself.
 */
export const columnKinds: Record<Engine, ColumnKinds> = {
  sqlite: {
    string: { type: 'varchar' },
    text: { type: 'text' },
    words: { type: 'text' },
    bytes: { type: 'blob' },
    long_bytes: { type: 'blob' },
    sequence: { type: 'integer', generated: 'increment' },
    integer: { type: 'integer' },
    big_integer: { type: 'bigint' },
    number: { type: 'double' },
    boolean: { type: 'boolean' },
    timestamp: { type: 'varchar', length: 24 },
  },
  mariadb: {
    string: { type: 'varchar', ...exact },
    text: { type: 'mediumtext', ...exact },
    words: { type: 'mediumtext', charset: 'ascii', collation: 'ascii_bin' },
    bytes: { type: 'varbinary' },
    long_bytes: { type: 'mediumblob' },
    sequence: { type: 'bigint', generated: 'increment' },
    integer: { type: 'int' },
    big_integer: { type: 'bigint' },
    number: { type: 'double' },
    boolean: { type: 'boolean' },
    timestamp: { type: 'varchar', length: 24, charset: 'ascii', collation: 'ascii_bin' },
  },
};
