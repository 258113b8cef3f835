import { hash } from 'node:crypto';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import type { Engine } from '../storage/column-types.ts';
import type { RecordStore } from './record-tables.ts';
import { canonicalJson } from './sort-values.ts';

/**
 * Grows with every change of the code that derives (derive-record.ts, sort-values.ts, search-text.ts, search-words.ts,
 * record-schema.ts) that gives a record other derived data. Stored records are then derived again.
 */
export const derivation_version = 3;

const digest = (value: unknown): string => hash('sha256', canonicalJson(value), 'base64url').slice(0, 16);

/** What else derivation reads of a field; of known values only whether there are any. */
const derivationOf = (schema: JsonSchema) => ({
  known: schema['x-known-values'] !== undefined || undefined,
  pairs: schema['x-pairs'],
});

/** What of a schema decides which values a record may have, and of which kind. */
function fieldsOf(schema: JsonSchema, also: (schema: JsonSchema) => object = () => ({})): Record<string, unknown> {
  const { type, format, properties, items, additionalProperties } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, fieldsOf(member, also)] as const);
  const described = {
    type,
    format,
    properties: properties && Object.fromEntries(members),
    items: items && fieldsOf(items, also),
    open: typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, also) : additionalProperties,
    ...also(schema),
  };
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined));
}

const cached = <K extends object>(of: (key: K) => string): ((key: K) => string) => {
  const known = new WeakMap<K, string>();
  return (key) => {
    const found = known.get(key) ?? of(key);
    known.set(key, found);
    return found;
  };
};

/** Names everything that derivation reads beside the record itself: equal fingerprints derive equal data. */
export const fingerprintOf = cached((store: RecordStore) =>
  digest({
    version: derivation_version,
    // Search text depends on the Unicode tables of the runtime.
    unicode: process.versions['unicode'],
    keys: store.keys.map(({ column, path, kind }) => ({ column, path, kind })),
    record: fieldsOf(store.record, derivationOf),
  }),
);

/** Names the fields that list returns: where they differ, stored text may lack some, and the entity is listed again. */
export const fieldsFingerprintOf = cached((record: JsonSchema) => digest(fieldsOf(record)));

/**
 * What the column `derivation` of a row holds: the fingerprint and the change that the row was derived in. A process of
 * an earlier release does not know the column, but every write of its own moves the row to another change number, so
 * that what it leaves behind is recognized.
 */
export const derivationMark = (store: RecordStore, change_number: number | string): string =>
  `${fingerprintOf(store)}:${change_number}`;

/** Whether the derived data of a row are of the fingerprint (`?`) and of the text that the row has. Never NULL. */
export const isDerivedSql: Record<Engine, string> = {
  sqlite: "(derivation IS (? || ':' || change_number))",
  mariadb: "(derivation <=> CONCAT(?, ':', change_number))",
};
