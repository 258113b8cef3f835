import { collectValues, type Collected, type SyncedRecord } from '../../records/derive-record.ts';
import { valueAt } from '../../execution/fields/record-schema.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import { fold, spacedWords, wordsOf } from '../../records/search-text.ts';
import { textLeaf, type Leaf } from '../../records/sort-values.ts';
import type { Position, SortValue } from '../cursor.ts';
import { matchesPattern } from '../engines/match-pattern.ts';
import { sqlPattern } from '../language/pattern.ts';
import type { Comparison, Condition, Field, FieldOperator, SortKey } from '../language/tree.ts';

/**
 * The meaning of a filter and of an order on the record itself. It reads nothing that is stored beside the record, so
 * it holds while that is derived again; compile.ts says the same in SQL.
 */
export type Matches = (record: SyncedRecord) => boolean;

/** `check` is called now and then and may throw. */
export function createMatcher(store: RecordStore, condition: Condition, check: () => void): Matches {
  return (record) => matches({ record, collected: collectValues(store, record), check }, condition);
}

interface Subject {
  record: SyncedRecord;
  collected: Collected;
  check: () => void;
}

function matches(subject: Subject, condition: Condition): boolean {
  switch (condition.op) {
    case 'and':
      return condition.of.every((each) => matches(subject, each));
    case 'or':
      return condition.of.some((each) => matches(subject, each));
    case 'not':
      return !matches(subject, condition.of);
    default:
      return matchesComparison(subject, condition);
  }
}

type Meanings = { [Op in FieldOperator]: (subject: Subject, comparison: Comparison<Op>) => boolean };

const equals: Meanings['eq'] = (subject, { field, operand }) => {
  const values = valuesOf(subject, field);
  return operand === null ? values.length === 0 : values.includes(operand.leaf);
};

const ordered =
  <Op extends 'gt' | 'gte' | 'lt' | 'lte'>(test: (order: number) => boolean) =>
  (subject: Subject, { field, operand }: Comparison<Op>): boolean =>
    valuesOf(subject, field).some(
      // Different types never match; the first letter is the type.
      (value) => value[0] === operand.leaf[0] && test(compareText(value, operand.leaf)),
    );

export const recordMeanings: Meanings = {
  eq: equals,
  neq: (subject, comparison) => !equals(subject, { ...comparison, op: 'eq' }),
  in: (subject, { field, operands }) => {
    const values = valuesOf(subject, field);
    return operands.some(({ leaf }) => values.includes(leaf));
  },
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  like: (subject, { field, pattern }) =>
    textsOf(subject, field).some((text) => matchesPattern(fold(text), sqlPattern(pattern), subject.check)),
  keyword: (subject, { field, words }) =>
    textsOf(subject, field).some((text) => {
      const found = new Set(wordsOf(fold(text)));
      return words.some((word) => found.has(word));
    }),
  fuzzy: (subject, { field, words }) =>
    words.length > 0 &&
    textsOf(subject, field).some((text) =>
      matchesPattern(spacedWords(wordsOf(fold(text))), `% ${words.join('% ')}%`, subject.check),
    ),
};

function matchesComparison<Op extends FieldOperator>(subject: Subject, comparison: Comparison<Op>): boolean {
  const meaning: Meanings[Op] = recordMeanings[comparison.op];
  return meaning(subject, comparison);
}

const listOf = <T extends string>(found: T | T[] | undefined): T[] =>
  found === undefined ? [] : typeof found === 'string' ? [found] : found;

function valuesOf({ record, collected }: Subject, field: Field): Leaf[] {
  if (field.source !== 'record') return listOf(collected.sort_values[field.leaf]);
  const text = valueAt(record, field.path);
  return typeof text === 'string' ? [textLeaf(text)] : [];
}

const textsOf = ({ collected }: Subject, field: Field): string[] => listOf(collected.texts[field.leaf]);

/** By code point, as both engines compare text. JavaScript compares UTF-16 units, of which surrogates are not last. */
export function compareText(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left === right) continue;
    const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
    return isSurrogate(left) === isSurrogate(right) ? left - right : isSurrogate(left) ? 1 : -1;
  }
  return a.length - b.length;
}

/** Microseconds travel as text (order.ts). */
function compareValues(a: SortValue, b: SortValue, field: Field): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (field.key?.kind !== 'timestamp') return compareText(String(a), String(b));
  const [left, right] = [BigInt(a), BigInt(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of a search, as its statements have it. */
export function comparePositions(sort: readonly SortKey[], a: Position, b: Position): number {
  for (const [at, { field, descending }] of sort.entries()) {
    if (field.key?.column === 'id') return descending ? compareText(b.id, a.id) : compareText(a.id, b.id);
    const order = compareValues(a.values[at] ?? null, b.values[at] ?? null, field);
    if (order !== 0) return descending ? -order : order;
  }
  return compareText(a.id, b.id);
}
