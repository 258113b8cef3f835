import { isDirect, leafKey } from '../../records/sort-values.ts';
import { schemaAt, splitPath } from '../../execution/fields/field-path.ts';
import { isPartial, itemsOf, kindOf } from '../../execution/fields/record-schema.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import type { Field } from './tree.ts';

/** The field that a path names in the records of an entity; undefined where the contract has none. */
export function resolveField(store: RecordStore, text: string): Field | undefined {
  const path = splitPath(text);
  const found = path && schemaAt(store.record, path);
  if (!path || !found || isPartial(found.schema)) return undefined;
  const { schema, many } = found;
  const kind = kindOf(schema);
  const leaf = leafKey(path);
  const is_many = many || kind === 'array' || kind === 'any';
  return {
    path,
    schema,
    kind,
    element: kind === 'array' ? kindOf(itemsOf(schema)) : null,
    many: is_many,
    leaf,
    source: (kind === 'text' || kind === 'date') && isDirect(leaf, is_many) ? 'record' : 'sort_values',
    key:
      path.length === 1 && path[0] === 'id'
        ? { column: 'id', path, kind: 'text' }
        : (store.keys.find((key) => leafKey(key.path) === leaf) ?? null),
  };
}
