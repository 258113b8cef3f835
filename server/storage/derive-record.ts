import { hash } from 'node:crypto';
import type { JsonSchema } from '../connectors/define.ts';
import { arrayLeaf, booleanLeaf, leafKey, microsecondsOf, numberLeaf, objectLeaf, someArray, someObject, textLeaf, timestampLeaf, type Leaf } from './leaves.ts';
import { anySchema, itemsOf, kindOf, memberOf } from './record-schema.ts';
import type { RecordKey, RecordStore } from './record-tables.ts';
import { firstCodePoints, fold, spacedWords, wordsOf } from './text-fold.ts';
import { overflowToken, trigramsOf, trigramToken, wordToken } from './text-tokens.ts';

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
  words: Set<string>;
  trigrams: Set<string>;
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

export function deriveRecord(store: RecordStore, ordinal: number, record: SyncedRecord): DerivedRecord {
  const collected: Collected = { leaves: {}, texts: {} };
  for (const name in record) {
    const schema = memberOf(store.record, name);
    if (schema) collect(collected, record[name], schema, [name], false);
  }
  const words = new Set<string>();
  const folded: Record<string, string | string[]> = {};
  for (const [key, texts] of Object.entries(collected.texts)) {
    const all = [texts].flat().map(fold);
    const split = all.map(wordsOf);
    for (const word of split.flat()) words.add(wordToken(ordinal, word));
    const many = Array.isArray(texts);
    folded[key] = many ? all : all[0]!;
    // `#` stands in no path, so this is the words of the same path.
    if (split.some((each) => each.length > 0)) folded[`${key}#`] = many ? split.map(spacedWords) : spacedWords(split[0]!);
  }
  return {
    keys: store.keys.map((key) => keyValue(record, key)),
    leaves: JSON.stringify(collected.leaves),
    folded: JSON.stringify(folded),
    words,
    trigrams: trigramTokens(store, ordinal, folded),
  };
}

interface Collected {
  leaves: Record<string, Leaf | Leaf[]>;
  texts: Record<string, string | string[]>;
}

/** One value for a path that can have but one, a list for every other: so whoever reads knows from the path which of the two it is. */
function add<T extends string>(into: Record<string, T | T[]>, path: string[], value: T, many: boolean): void {
  const key = leafKey(path);
  if (!many) into[key] = value;
  else ((into[key] ??= []) as T[]).push(value);
}

function collect(into: Collected, value: unknown, schema: JsonSchema, path: string[], many: boolean): void {
  if (value === null || value === undefined) return;
  switch (kindOf(schema)) {
    case 'text':
      add(into.texts, path, value as string, many);
      return add(into.leaves, path, textLeaf(value as string), many);
    case 'date':
      return add(into.leaves, path, textLeaf(value as string), many);
    case 'timestamp':
      return add(into.leaves, path, timestampLeaf(value as string), many);
    case 'integer':
    case 'number':
      return add(into.leaves, path, numberLeaf(value as number), many);
    case 'boolean':
      return add(into.leaves, path, booleanLeaf(value as boolean), many);
    case 'array':
      add(into.leaves, path, arrayLeaf(value as unknown[]), true);
      return collectItems(into, value as unknown[], itemsOf(schema), path);
    case 'object':
      add(into.leaves, path, objectLeaf(value as object), many);
      return collectMembers(into, value as Record<string, unknown>, schema, path, many);
    case 'any':
      return collectAny(into, value, path);
  }
}

/** A scalar element is a value that a scalar operand may mean; of objects and arrays only what is inside is reached, across them. */
function collectItems(into: Collected, items: readonly unknown[], schema: JsonSchema, path: string[]): void {
  const kind = kindOf(schema);
  for (const item of items) {
    if (kind === 'object') collectMembers(into, item as Record<string, unknown>, schema, path, true);
    else if (kind === 'array') collectItems(into, (item as unknown[]).filter((each) => typeof each === 'object'), itemsOf(schema), path);
    else if (kind === 'any') collectAnyItem(into, item, path);
    else collect(into, item, schema, path, true);
  }
}

function collectMembers(into: Collected, value: Record<string, unknown>, schema: JsonSchema, path: string[], many: boolean): void {
  for (const name in value) {
    const member = memberOf(schema, name);
    if (member) collect(into, value[name], member, [...path, name], many);
  }
}

/** Inside an open object: arrays may come anywhere, so every path has a list. */
function collectAny(into: Collected, value: unknown, path: string[]): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    add(into.leaves, path, someArray, true);
    for (const item of value) collectAnyItem(into, item, path);
  } else if (typeof value === 'object') {
    add(into.leaves, path, someObject, true);
    collectMembers(into, value as Record<string, unknown>, anySchema, path, true);
  } else collectAnyScalar(into, value, path);
}

function collectAnyItem(into: Collected, item: unknown, path: string[]): void {
  if (item === null || item === undefined) return;
  if (typeof item !== 'object') return collectAnyScalar(into, item, path);
  if (!Array.isArray(item)) return collectMembers(into, item as Record<string, unknown>, anySchema, path, true);
  for (const each of item) if (typeof each === 'object') collectAnyItem(into, each, path);
}

function collectAnyScalar(into: Collected, value: unknown, path: string[]): void {
  if (typeof value === 'string') {
    add(into.texts, path, value, true);
    add(into.leaves, path, textLeaf(value), true);
  } else if (typeof value === 'number') add(into.leaves, path, numberLeaf(value), true);
  else if (typeof value === 'boolean') add(into.leaves, path, booleanLeaf(value), true);
}

function keyValue(record: SyncedRecord, key: RecordKey): KeyValue {
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

function trigramTokens(store: RecordStore, ordinal: number, folded: Record<string, string | string[]>): Set<string> {
  const tokens = new Set<string>();
  for (const name in store.record.properties) {
    const texts = folded[leafKey([name])];
    if (texts === undefined || !hasTrigrams(store, [name])) continue;
    for (const text of [texts].flat()) {
      for (const trigram of trigramsOf(text)) {
        tokens.add(trigramToken(ordinal, trigram));
        if (tokens.size >= max_trigrams) return new Set([overflowToken(ordinal)]);
      }
    }
  }
  return tokens;
}
