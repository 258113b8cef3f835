import { hash } from 'node:crypto';
import type { JsonSchema } from '../connectors/define.ts';
import { arrayLeaf, booleanLeaf, isDirect, leafStep, microsecondsOf, numberLeaf, objectLeaf, someArray, someObject, textLeaf, timestampLeaf, type Leaf } from './leaves.ts';
import { anySchema, itemsOf, kindOf, memberOf } from './record-schema.ts';
import type { RecordKey, RecordStore } from './record-tables.ts';
import { firstCodePoints, fold, spacedWords, wordsOf } from './text-fold.ts';
import { addTrigrams, type Tokens } from './text-tokens.ts';

/** Grows with every change of what is derived below: stored records then count as changed and are written anew. */
const derivation = 1;

/** Strings are sorted by this many code points (decision search.md). */
export const sorted_code_points = 255;

/** More would make the index dearer than the scans that it saves. */
const max_trigrams = 2000;

/** A record as list answers it. */
export type SyncedRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export type KeyValue = string | bigint | number | null;

/** What the tables keep of a record beside its text. */
export interface DerivedRecord {
  keys: KeyValue[];
  leaves: string;
  folded: string;
  /** Tokens of its words, and where they are asked for of its trigrams, between spaces. */
  tokens: string;
}

/** Exactly as search answers the record: without the fields that are null. Nulls further down are either gone already or, inside open arrays, values. */
export function recordText(record: SyncedRecord): string {
  const answered: Record<string, unknown> = {};
  for (const name in record) if (record[name] !== null && record[name] !== undefined) answered[name] = record[name];
  return JSON.stringify(answered);
}

export function recordHash(text: string): Buffer {
  return hash('sha256', `${derivation}\n${text}`, 'buffer').subarray(0, 16);
}

export function deriveRecord(store: RecordStore, tokens: Tokens, record: SyncedRecord, with_trigrams: boolean): DerivedRecord {
  const collected: Collected = { leaves: {}, texts: {} };
  for (const name in record) {
    const schema = memberOf(store.record, name);
    if (schema) collect(collected, record[name], schema, leafStep(name), false);
  }
  const words = new Set<string>();
  const folded: Record<string, string | string[]> = {};
  for (const key in collected.texts) {
    const texts = collected.texts[key]!;
    const many = typeof texts !== 'string';
    const all = (many ? texts : [texts]).map(fold);
    const split = all.map(wordsOf);
    folded[key] = many ? all : all[0]!;
    for (const each of split) for (const word of each) words.add(word);
    // `#` stands in no path, so this is the words of the same path; they are left out where they are the whole text.
    const spaced = split.map(spacedWords);
    if (many) folded[`${key}#`] = spaced;
    else if (spaced[0] !== ` ${all[0]!} `) folded[`${key}#`] = spaced[0]!;
  }
  let text = '';
  for (const word of words) text += `${tokens.word(word)} `;
  if (with_trigrams) text += trigramTokens(store, tokens, folded);
  return { keys: store.keys.map((key) => keyValue(record, key)), leaves: JSON.stringify(collected.leaves), folded: JSON.stringify(folded), tokens: text };
}

interface Collected {
  leaves: Record<string, Leaf | Leaf[]>;
  texts: Record<string, string | string[]>;
}

/** One value for a path that can have but one, a list for every other: so whoever reads knows from the path which of the two it is. */
function add<T extends string>(into: Record<string, T | T[]>, key: string, value: T, many: boolean): void {
  if (!many) into[key] = value;
  else ((into[key] ??= []) as T[]).push(value);
}

function collect(into: Collected, value: unknown, schema: JsonSchema, key: string, many: boolean): void {
  if (value === null || value === undefined) return;
  switch (kindOf(schema)) {
    case 'text':
      add(into.texts, key, value as string, many);
      return isDirect(key, many) ? undefined : add(into.leaves, key, textLeaf(value as string), many);
    case 'date':
      return isDirect(key, many) ? undefined : add(into.leaves, key, textLeaf(value as string), many);
    case 'timestamp':
      return add(into.leaves, key, timestampLeaf(value as string), many);
    case 'integer':
    case 'number':
      return add(into.leaves, key, numberLeaf(value as number), many);
    case 'boolean':
      return add(into.leaves, key, booleanLeaf(value as boolean), many);
    case 'array':
      add(into.leaves, key, arrayLeaf(value as unknown[]), true);
      return collectItems(into, value as unknown[], itemsOf(schema), key);
    case 'object':
      add(into.leaves, key, objectLeaf(value as object), many);
      return collectMembers(into, value as Record<string, unknown>, schema, key, many);
    case 'any':
      return collectAny(into, value, key);
  }
}

/** A scalar element is a value that a scalar operand may mean; of objects and arrays only what is inside is reached, across them. */
function collectItems(into: Collected, items: readonly unknown[], schema: JsonSchema, key: string): void {
  const kind = kindOf(schema);
  for (const item of items) {
    if (kind === 'object') collectMembers(into, item as Record<string, unknown>, schema, key, true);
    else if (kind === 'array') collectItems(into, (item as unknown[]).filter((each) => typeof each === 'object'), itemsOf(schema), key);
    else if (kind === 'any') collectAnyItem(into, item, key);
    else collect(into, item, schema, key, true);
  }
}

function collectMembers(into: Collected, value: Record<string, unknown>, schema: JsonSchema, key: string, many: boolean): void {
  for (const name in value) {
    const member = memberOf(schema, name);
    if (member) collect(into, value[name], member, `${key}.${leafStep(name)}`, many);
  }
}

/** Inside an open object: arrays may come anywhere, so every path has a list. */
function collectAny(into: Collected, value: unknown, key: string): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    add(into.leaves, key, someArray, true);
    for (const item of value) collectAnyItem(into, item, key);
  } else if (typeof value === 'object') {
    add(into.leaves, key, someObject, true);
    collectMembers(into, value as Record<string, unknown>, anySchema, key, true);
  } else collectAnyScalar(into, value, key);
}

function collectAnyItem(into: Collected, item: unknown, key: string): void {
  if (item === null || item === undefined) return;
  if (typeof item !== 'object') return collectAnyScalar(into, item, key);
  if (!Array.isArray(item)) return collectMembers(into, item as Record<string, unknown>, anySchema, key, true);
  for (const each of item) if (typeof each === 'object') collectAnyItem(into, each, key);
}

function collectAnyScalar(into: Collected, value: unknown, key: string): void {
  if (typeof value === 'string') {
    add(into.texts, key, value, true);
    add(into.leaves, key, textLeaf(value), true);
  } else if (typeof value === 'number') add(into.leaves, key, numberLeaf(value), true);
  else if (typeof value === 'boolean') add(into.leaves, key, booleanLeaf(value), true);
}

export function keyValue(record: SyncedRecord, key: RecordKey): KeyValue {
  let value: unknown = record;
  for (const step of key.path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  if (value === null || value === undefined) return null;
  switch (key.kind) {
    case 'text':
      return firstCodePoints(value as string, sorted_code_points);
    case 'timestamp':
      return microsecondsOf(value as string);
    case 'boolean':
      return value ? 1 : 0;
    case 'number':
      return value === 0 ? 0 : (value as number);
  }
}

/** The paths whose trigrams are indexed: prose, which people look into; not ids, links and words of a fixed list, which are asked for whole. */
export function hasTrigrams(store: RecordStore, path: readonly string[]): boolean {
  const [name, ...below] = path;
  if (name === undefined || below.length > 0 || name === 'id' || /_(ids?|url)$|^(url|permalink)$/.test(name)) return false;
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
