import { contracts } from '../generated/connectors.gen.ts';
import { recordTables } from '../generated/records.gen.ts';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import { present } from '../present.ts';
import type { RecordTable } from './table-layout.ts';

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
