import type { JsonSchema } from '../connectors/define.ts';
import { isDirect, leafKey } from '../storage/leaves.ts';
import { itemsOf, kindOf, memberOf } from '../storage/record-schema.ts';
import type { RecordStore } from '../storage/record-tables.ts';
import type { Field } from './tree.ts';

/** The steps of a dotted path; `\.` and `\\` stand for a dot and a backslash in a name. Undefined where another escape is written. */
export function splitPath(text: string): string[] | undefined {
  const steps = [''];
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '.') steps.push('');
    else if (char !== '\\') steps[steps.length - 1] += char;
    else {
      const next = text[++at];
      if (next !== '.' && next !== '\\') return undefined;
      steps[steps.length - 1] += next;
    }
  }
  return steps;
}

/** The field that a path names in the records of an entity; undefined where the contract has none. */
export function resolveField(store: RecordStore, text: string): Field | undefined {
  const path = splitPath(text);
  if (!path) return undefined;
  let schema: JsonSchema = store.record;
  let many = false;
  for (const step of path) {
    // A path crosses arrays without saying so, one inside the other as well.
    while (kindOf(schema) === 'array') {
      schema = itemsOf(schema);
      many = true;
    }
    const kind = kindOf(schema);
    const member = kind === 'object' || kind === 'any' ? memberOf(schema, step) : undefined;
    if (!member) return undefined;
    schema = member;
  }
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
    source: (kind === 'text' || kind === 'date') && isDirect(leaf, is_many) ? 'record' : 'leaves',
    key: path.length === 1 && path[0] === 'id' ? { column: 'id', path, kind: 'text' } : (store.keys.find((key) => leafKey(key.path) === leaf) ?? null),
  };
}
