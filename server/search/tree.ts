import type { JsonSchema } from '../connectors/define.ts';
import type { FieldKind } from '../storage/record-schema.ts';
import type { RecordKey } from '../storage/record-tables.ts';
import type { Leaf } from '../storage/leaves.ts';

/** A field of a query, resolved against the contract. */
export interface Field {
  path: string[];
  schema: JsonSchema;
  /** Of the value at the path; `any` inside an open object. */
  kind: FieldKind;
  /** Of the elements, where the value is an array. */
  element: FieldKind | null;
  /** Whether the tables keep a list of values for this path: it crosses an array, is one, or is inside an open object. */
  many: boolean;
  /** Name among the leaves and the folded texts. */
  leaf: string;
  /** The column that has its values: one text is read from the record, all else from the leaves. */
  source: 'record' | 'leaves';
  /** Where the field has a column of its own. */
  key: RecordKey | null;
}

/** A value to compare with, as the leaves have it and as it came. */
export interface Operand {
  leaf: Leaf;
  /** Text as it is, timestamps in microseconds; absent for arrays and objects. */
  value?: string | number | boolean | bigint;
}

/** What stands between the wildcards of a pattern, folded. */
export type PatternPart = { literal: string } | { wildcard: '%' | '_' };

export type Leafwise =
  | { op: 'eq' | 'neq'; field: Field; operand: Operand | null }
  | { op: 'gt' | 'gte' | 'lt' | 'lte'; field: Field; operand: Operand }
  | { op: 'in'; field: Field; operands: Operand[] }
  | { op: 'like'; field: Field; pattern: PatternPart[] }
  | { op: 'fuzzy' | 'keyword'; field: Field; words: string[] };

/** A filter. The names are those of the contract's operators. */
export type Condition = { op: 'and' | 'or'; of: Condition[] } | { op: 'not'; of: Condition } | Leafwise;

export interface SortKey {
  field: Field;
  descending: boolean;
}

export interface SearchQuery {
  filter: Condition;
  sort: SortKey[];
  limit: number;
  cursor: string | null;
  /** Paths to answer beside the id; null: whole records. */
  fields: string[][] | null;
  /** What a cursor is bound to beside its connector and entity: the filter and the sort as they were written. */
  binding: string;
}
