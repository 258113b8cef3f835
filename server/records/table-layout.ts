export type KeyKind = 'text' | 'timestamp' | 'number' | 'boolean';

/** The key column of an indexed field. */
export interface RecordKey {
  column: string;
  path: string[];
  kind: KeyKind;
}

export interface RecordIndex {
  name: string;
  /** The connector first, the id last. */
  columns: string[];
  /** MariaDB only: the same with the last key descending. */
  descending: string | null;
}

/** Where the synced records of one entity are (generated, `server/generated/records.gen.ts`). */
export interface RecordTable {
  table: string;
  /** SQLite: an FTS5 table; MariaDB: a FULLTEXT index. */
  text_index: string;
  keys: RecordKey[];
  indexes: RecordIndex[];
}
