import { sorted_code_points, keyValue, type SyncedRecord } from '../../records/derive-record.ts';
import { valueAt, valueOfKind } from '../../execution/fields/record-schema.ts';
import {
  booleanLeaf,
  microsecondsOf,
  numberLeaf,
  numberOf,
  textLeaf,
  timestampLeaf,
  timestampOf,
} from '../../records/sort-values.ts';
import { firstCodePoints } from '../../records/search-text.ts';
import type { Position, SortValue } from '../cursor.ts';
import { valueOf, type Dialect } from '../engines/dialect.ts';
import { join, no, sql, yes, type Sql } from '../engines/sql.ts';
import type { Field, SortKey } from '../language/tree.ts';

/** A part of the order that ends with the id. */
export interface OrderTerm {
  text: string;
  descending: boolean;
  /** Null cannot come up in the id. */
  nullable: boolean;
  field: Field | null;
}

const id_term: OrderTerm = { text: 'id', descending: false, nullable: false, field: null };

/**
 * The order of a search: its sort keys, and the id, which makes it total. Both engines put NULL before every value, as
 * the contract does.
 */
export function orderTerms(dialect: Dialect, sort: readonly SortKey[]): OrderTerm[] {
  const terms = sort.map(({ field, descending }): OrderTerm => {
    if (field.key) return { text: field.key.column, descending, nullable: field.key.column !== 'id', field };
    const one = valueOf(dialect, field);
    return { text: isText(field) ? dialect.first(one, sortedPoints(field)) : one, descending, nullable: true, field };
  });
  // What follows the id decides nothing.
  const id = terms.findIndex((term) => term.text === 'id');
  return id === -1 ? [...terms, id_term] : terms.slice(0, id + 1);
}

export const orderBy = (terms: readonly OrderTerm[]): string =>
  terms.map(({ text, descending }) => `${text}${descending ? ' DESC' : ''}`).join(', ');

/** The letter of the type, where there is one, comes on top. */
const sortedPoints = (field: Field) => sorted_code_points + (field.source === 'sort_values' ? 1 : 0);

const isText = (field: Field) => field.kind === 'text' || field.kind === 'date';

/** Where the page after this record begins. */
export function positionOf(sort: readonly SortKey[], record: SyncedRecord): Position {
  return { values: sort.map(({ field }) => sortValue(field, record)), id: record.id };
}

function sortValue(field: Field, record: SyncedRecord): SortValue {
  if (field.key) {
    const value = keyValue(record, field.key);
    return typeof value === 'bigint' ? String(value) : value;
  }
  const value = valueOfKind(valueAt(record, field.path), field.kind);
  switch (value?.kind) {
    case undefined:
    case 'array':
    case 'object':
    case 'any':
      return null;
    case 'timestamp':
      return timestampLeaf(value.text);
    case 'integer':
    case 'number':
      return numberLeaf(value.number);
    case 'boolean':
      return booleanLeaf(value.boolean);
    case 'text':
    case 'date':
      return firstCodePoints(field.source === 'sort_values' ? textLeaf(value.text) : value.text, sortedPoints(field));
  }
}

/**
 * A position from a cursor in the form in which the statements compare it now: a cursor may be older than the index of
 * its sort field, or younger. Undefined where the field cannot have had such a value.
 */
export function adoptPosition(sort: readonly SortKey[], { values, id }: Position): Position | undefined {
  const adopted = sort.map(({ field }, at) => adoptValue(field, values[at] ?? null));
  return adopted.some((value) => value === undefined)
    ? undefined
    : { id, values: adopted.filter((value) => value !== undefined) };
}

function adoptValue(field: Field, value: SortValue): SortValue | undefined {
  if (value === null) return null;
  const has_key = field.key !== null;
  switch (field.kind) {
    case 'timestamp':
      if (typeof value !== 'string') return undefined;
      if (/^-?\d{1,20}$/.test(value)) return has_key ? value : timestampOf(BigInt(value));
      if (!/^t\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/.test(value)) return undefined;
      return has_key ? String(microsecondsOf(`${value.slice(1)}Z`)) : value;
    case 'integer':
    case 'number':
      if (typeof value === 'number') return has_key ? value : numberLeaf(value);
      return has_key ? numberOf(value) : value;
    case 'boolean':
      if (typeof value === 'number') return has_key ? value : booleanLeaf(value === 1);
      return has_key ? Number(value === booleanLeaf(true)) : value;
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

/**
 * The rows after a position, as conditions of which each is a plain range, in the order in which the rows come: first
 * those that share the first sort value, then the values after it, at last the nulls of a descending order. An index
 * serves each of them; one OR over all it would not. Without an index for the first term they are put together, so that
 * the rows are read once.
 */
export function segmentsAfter(terms: readonly OrderTerm[], position: Position | null, indexed: boolean): Sql[] {
  if (!position) return [yes];
  const steps = terms.map((term, at): Step => ({
    term,
    value: term.field === null ? position.id : (position.values[at] ?? null),
  }));
  const [first, ...others] = steps;
  if (!first || !indexed || terms.length === 1) return [after(steps)];
  return [join([equal(first), after(others)], 'AND'), ...beyond(first)].filter((each) => each !== no);
}

/** A term of the order, and the value at which the page has ended. */
interface Step {
  term: OrderTerm;
  value: SortValue;
}

/** The rows after a position as one condition. */
function after([first, ...others]: readonly Step[]): Sql {
  if (!first) return no;
  const rest = others.length > 0 ? [join([equal(first), after(others)], 'AND')] : [];
  return join([...beyond(first), ...rest], 'OR');
}

function equal({ term, value }: Step): Sql {
  return value === null ? sql(`${term.text} IS NULL`) : sql(`${term.text} = ?`, bound(term, value));
}

function beyond({ term, value }: Step): Sql[] {
  if (!term.descending)
    return [value === null ? sql(`${term.text} IS NOT NULL`) : sql(`${term.text} > ?`, bound(term, value))];
  if (value === null) return [];
  return [sql(`${term.text} < ?`, bound(term, value)), ...(term.nullable ? [sql(`${term.text} IS NULL`)] : [])];
}

/** Microseconds travel as text, for JSON has no number for them. */
const bound = (term: OrderTerm, value: string | number): unknown =>
  term.field?.key?.kind === 'timestamp' ? BigInt(value) : value;
