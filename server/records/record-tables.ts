import { contracts } from '../generated/connectors.gen.ts';
import { recordTables } from '../generated/records.gen.ts';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import { present } from '../present.ts';

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

/** A table of synced records and the contract of the records in it. */
export interface RecordStore extends RecordTable {
  connector_type: string;
  entity: string;
  record: JsonSchema;
  /** The paths that may be returned, where grants leave only some. */
  granted?: string[][] | undefined;
}

/** The tables of all connector types. */
export const recordStores: readonly RecordStore[] = Object.entries(recordTables).flatMap(([connector_type, entities]) =>
  Object.entries(entities).map(([entity, table]) => ({
    ...table,
    connector_type,
    entity,
    record: present(
      present((contracts as Record<string, (typeof contracts)[keyof typeof contracts]>)[connector_type]).entities[
        entity
      ],
    ).record,
  })),
);

/** The tables of one connector type, in the order of the contract. */
export const recordStoresOf = (connector_type: string): RecordStore[] =>
  recordStores.filter((store) => store.connector_type === connector_type);

/** Undefined for an entity without search. */
export const recordStore = (connector_type: string, entity: string): RecordStore | undefined =>
  recordStores.find((store) => store.connector_type === connector_type && store.entity === entity);
