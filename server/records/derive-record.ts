import { hash } from 'node:crypto';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import {
  arrayLeaf,
  booleanLeaf,
  isDirect,
  leafKey,
  leafStep,
  microsecondsOf,
  numberLeaf,
  objectLeaf,
  someArray,
  someObject,
  textLeaf,
  timestampLeaf,
  type Leaf,
} from './sort-values.ts';
import {
  anySchema,
  canonicalTimestamp,
  isObject,
  itemsOf,
  kindOf,
  memberOf,
  valueAt,
  valueOfKind,
} from '../execution/fields/record-schema.ts';
import type { Engine } from '../storage/column-types.ts';
import type { RecordStore } from './record-tables.ts';
import type { RecordKey } from './table-layout.ts';
import { firstCodePoints, fold, isLoweredAlike, spacedWords, wordsOf } from './search-text.ts';
import { addTrigrams, type Tokens } from './search-words.ts';
import { present } from '../present.ts';

/** Begins the text that is hashed. It never changes: a hash says whether the text has changed, and nothing else. */
const hash_prefix = '1\n';

/** Strings are sorted by this many code points (decision search.md). */
export const sorted_code_points = 255;

/** More would make the index dearer than the scans that it saves. */
const max_trigrams = 2000;

/** A record as list returns it. */
export type SyncedRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export type KeyValue = string | bigint | number | null;

/** What the tables keep of a record beside its text. */
export interface DerivedRecord {
  keys: KeyValue[];
  /**
   * JSON: path -> value or values in the form in which they are compared (sort-values.ts), without those that a key
   * column has whole.
   */
  sort_values: string;
  /**
   * JSON: path -> text or texts in the form that the text operators compare (search-text.ts), without those that SQLite
   * reads from the record itself.
   */
  search_text: string;
  /** Tokens of its words, and where they are asked for of its trigrams, between spaces. */
  tokens: string;
}

/**
 * Exactly as search returns the record: without the fields that are null. Nulls further down have been removed before
 * or, inside open arrays, are values.
 */
export function recordText(record: SyncedRecord): string {
  const kept: Record<string, unknown> = {};
  for (const name in record) if (record[name] !== null && record[name] !== undefined) kept[name] = record[name];
  return JSON.stringify(kept);
}

export function recordHash(text: string): Buffer {
  return hash('sha256', hash_prefix + text, 'buffer').subarray(0, 16);
}

export function deriveRecord(store: RecordStore, tokens: Tokens, record: SyncedRecord, engine: Engine): DerivedRecord {
  const collected = collectValues(store, record);
  const words = new Set<string>();
  const folded: Record<string, string | string[]> = {};
  const search_text: Record<string, string | string[]> = {};
  for (const key in collected.texts) {
    const texts = present(collected.texts[key]);
    const many = typeof texts !== 'string';
    const all = (many ? texts : [texts]).map(fold);
    const split = all.map(wordsOf);
    folded[key] = many ? all : present(all[0]);
    // MariaDB takes longer to lower the record's own text than to read another one.
    const from_record = engine === 'sqlite' && !many && isDirect(key, many) && isLoweredAlike(texts);
    if (!from_record) search_text[key] = folded[key];
    for (const each of split) for (const word of each) words.add(word);
    // `#` is part of no path, so this is the words of the same path; they are left out where they are the whole text.
    const spaced = split.map(spacedWords);
    if (many) search_text[`${key}#`] = spaced;
    else if (spaced[0] !== ` ${present(all[0])} `) search_text[`${key}#`] = present(spaced[0]);
  }
  let text = '';
  for (const word of words) text += `${tokens.word(word)} `;
  if (engine === 'sqlite') text += trigramTokens(store, tokens, folded);
  return {
    keys: store.keys.map((key) => keyValue(record, key)),
    sort_values: JSON.stringify(withoutKeys(store, collected.sort_values)),
    search_text: JSON.stringify(search_text),
    tokens: text,
  };
}

/** Only of a text does its key column hold but the beginning; every other value is read from there alone. */
function withoutKeys(
  { keys }: RecordStore,
  sort_values: Collected['sort_values'],
): Record<string, Leaf | Leaf[] | undefined> {
  const kept: Record<string, Leaf | Leaf[] | undefined> = sort_values;
  for (const { path, kind } of keys) {
    const name = leafKey(path);
    if (kind !== 'text' && typeof kept[name] === 'string') kept[name] = undefined;
  }
  return kept;
}

/** The values of a record by the name of their path: a list where there may be several. */
export interface Collected {
  sort_values: Record<string, Leaf | Leaf[]>;
  texts: Record<string, string | string[]>;
}

/** What a record has for the operators to compare; texts as they came. */
export function collectValues(store: Pick<RecordStore, 'record'>, record: SyncedRecord): Collected {
  const collected: Collected = { sort_values: {}, texts: {} };
  for (const name in record) {
    const schema = memberOf(store.record, name);
    if (schema) collect(collected, record[name], schema, leafStep(name), false);
  }
  return collected;
}

/**
 * One value for a path that can have but one, a list for every other: so the path tells a reader which of the two
 * it is.
 */
function add<T extends string>(into: Record<string, T | T[]>, key: string, value: T, many: boolean): void {
  if (!many) into[key] = value;
  else ((into[key] ??= []) as T[]).push(value);
}

function collect(into: Collected, found: unknown, schema: JsonSchema, key: string, many: boolean): void {
  const value = valueOfKind(found, kindOf(schema));
  if (value === undefined) return;
  switch (value.kind) {
    case 'text':
      add(into.texts, key, value.text, many);
      return isDirect(key, many) ? undefined : add(into.sort_values, key, textLeaf(value.text), many);
    case 'date':
      return isDirect(key, many) ? undefined : add(into.sort_values, key, textLeaf(value.text), many);
    case 'timestamp':
      return add(into.sort_values, key, timestampLeaf(value.text), many);
    case 'integer':
    case 'number':
      return add(into.sort_values, key, numberLeaf(value.number), many);
    case 'boolean':
      return add(into.sort_values, key, booleanLeaf(value.boolean), many);
    case 'array':
      add(into.sort_values, key, arrayLeaf(value.items), true);
      collectPairs(into, value.items, schema, key);
      return collectItems(into, value.items, itemsOf(schema), key);
    case 'object':
      add(into.sort_values, key, objectLeaf(value.members), many);
      return collectMembers(into, value.members, schema, key, many);
    case 'any':
      return collectAny(into, value.value, key);
  }
}

/**
 * A scalar element is a value that a scalar operand may mean; of objects and arrays only what is inside is reached,
 * across them.
 */
function collectItems(into: Collected, items: readonly unknown[], schema: JsonSchema, key: string): void {
  const kind = kindOf(schema);
  for (const item of items) {
    if (kind === 'object') {
      if (isObject(item)) collectMembers(into, item, schema, key, true);
    } else if (kind === 'array') {
      if (Array.isArray(item))
        collectItems(
          into,
          item.filter((each) => typeof each === 'object'),
          itemsOf(schema),
          key,
        );
    } else if (kind === 'any') collectAnyItem(into, item, key);
    else collect(into, item, schema, key, true);
  }
}

/** Elements that are pairs of a key and a value: the value is also reached under the key (`x-pairs`). */
function collectPairs(into: Collected, items: readonly unknown[], schema: JsonSchema, key: string): void {
  const pairs = schema['x-pairs'];
  if (!pairs) return;
  for (const item of items) {
    if (!isObject(item)) continue;
    const { [pairs.key]: name, [pairs.value]: value } = item;
    // A member that the elements declare keeps its meaning.
    if (typeof name !== 'string' || Object.hasOwn(itemsOf(schema).properties ?? {}, name)) continue;
    collectAny(into, value, `${key}.${leafStep(name)}`);
  }
}

function collectMembers(
  into: Collected,
  value: Record<string, unknown>,
  schema: JsonSchema,
  key: string,
  many: boolean,
): void {
  for (const name in value) {
    const member = memberOf(schema, name);
    if (member) collect(into, value[name], member, `${key}.${leafStep(name)}`, many);
  }
}

/** Inside an open object: arrays may come anywhere, so every path has a list. */
function collectAny(into: Collected, value: unknown, key: string): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    add(into.sort_values, key, someArray, true);
    for (const item of value) collectAnyItem(into, item, key);
  } else if (isObject(value)) {
    add(into.sort_values, key, someObject, true);
    collectMembers(into, value, anySchema, key, true);
  } else collectAnyScalar(into, value, key);
}

function collectAnyItem(into: Collected, item: unknown, key: string): void {
  if (item === null || item === undefined) return;
  if (Array.isArray(item)) {
    for (const each of item) if (typeof each === 'object') collectAnyItem(into, each, key);
  } else if (isObject(item)) collectMembers(into, item, anySchema, key, true);
  else collectAnyScalar(into, item, key);
}

function collectAnyScalar(into: Collected, value: unknown, key: string): void {
  if (typeof value === 'string') {
    add(into.texts, key, value, true);
    add(into.sort_values, key, textLeaf(value), true);
  } else if (typeof value === 'number') add(into.sort_values, key, numberLeaf(value), true);
  else if (typeof value === 'boolean') add(into.sort_values, key, booleanLeaf(value), true);
}

export function keyValue(record: SyncedRecord, key: RecordKey): KeyValue {
  const value = valueAt(record, key.path);
  switch (key.kind) {
    case 'text':
      return typeof value === 'string' ? firstCodePoints(value, sorted_code_points) : null;
    case 'timestamp': {
      const canonical = canonicalTimestamp(value);
      return canonical === undefined ? null : microsecondsOf(canonical);
    }
    case 'boolean':
      return typeof value === 'boolean' ? Number(value) : null;
    case 'number':
      return typeof value === 'number' ? value || 0 : null; // -0 equals 0
  }
}

/**
 * The paths whose trigrams are indexed: prose, which people look into; not ids, links and words of a fixed list, which
 * are asked for whole.
 */
export function hasTrigrams(store: RecordStore, path: readonly string[]): boolean {
  const [name, ...below] = path;
  if (name === undefined || below.length > 0 || name === 'id' || /_(ids?|url)$|^(url|permalink)$/.test(name))
    return false;
  const declared = store.record.properties?.[name];
  if (!declared) return false;
  const schema = kindOf(declared) === 'array' ? itemsOf(declared) : declared;
  return kindOf(schema) === 'text' && schema['x-known-values'] === undefined;
}

function trigramTokens(store: RecordStore, tokens: Tokens, folded: Record<string, string | string[]>): string {
  const trigrams = new Set<string>();
  for (const name in store.record.properties) {
    const texts = folded[leafStep(name)];
    if (texts === undefined || !hasTrigrams(store, [name])) continue;
    for (const text of typeof texts === 'string' ? [texts] : texts) {
      addTrigrams(text, trigrams);
      if (trigrams.size > max_trigrams) return tokens.overflow;
    }
  }
  let text = '';
  for (const trigram of trigrams) text += `${tokens.trigram(trigram)} `;
  return text;
}
