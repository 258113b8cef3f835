import type { JsonSchema } from '../../connector-types/definition/define.ts';
import type { SearchOperator, searchOperators } from '../../generated/search.gen.ts';
import type { FieldKind } from '../../execution/fields/record-schema.ts';
import type { RecordKey } from '../../records/table-layout.ts';
import type { Leaf } from '../../records/sort-values.ts';

/** A field of a query, resolved against the contract. */
export interface Field {
  path: string[];
  schema: JsonSchema;
  /** Of the value at the path; `any` inside an open object. */
  kind: FieldKind;
  /** Of the elements, where the value is an array. */
  element: FieldKind | null;
  /**
   * Whether the tables keep a list of values for this path: it crosses an array, is one, or is inside an open object.
   */
  many: boolean;
  /** Name among the sort values and the search texts. */
  leaf: string;
  /** The column that has its values: one text is read from the record, all else from the sort values. */
  source: 'record' | 'sort_values';
  /** Where the field has a column of its own. */
  key: RecordKey | null;
}

/** A value to compare with, in the form of a sort value and as it came. */
export interface Operand {
  leaf: Leaf;
  /** Text as it is, timestamps in microseconds; absent for arrays and objects. */
  value?: string | number | boolean | bigint;
}

/** The texts between the wildcards of a pattern, as search text. */
export type PatternPart = { literal: string } | { wildcard: '%' | '_' };

type Takes = typeof searchOperators;
/** What an operator takes (openapi/search/operators.yaml). */
export type OperandKind = Takes[SearchOperator];
export type OperatorTaking<Kind extends OperandKind> = {
  [Op in SearchOperator]: Takes[Op] extends Kind ? Op : never;
}[SearchOperator];

/** What each kind of operand is once it is parsed. */
export interface Operands {
  equality: { operand: Operand | null };
  order: { operand: Operand };
  membership: { operands: Operand[] };
  pattern: { pattern: PatternPart[] };
  words: { words: string[] };
}
export type FieldOperandKind = Exclude<OperandKind, 'condition' | 'conditions'>;
export type FieldOperator = OperatorTaking<FieldOperandKind>;

/** An operator, a field and what the field is compared with. */
export type Comparison<Op extends FieldOperator = FieldOperator> = {
  [Each in Op]: { op: Each; field: Field } & Operands[Takes[Each]];
}[Op];

/** A filter. */
export type Condition =
  | { op: OperatorTaking<'conditions'>; of: Condition[] }
  | { op: OperatorTaking<'condition'>; of: Condition }
  | Comparison;

export interface SortKey {
  field: Field;
  descending: boolean;
}

export interface SearchQuery {
  filter: Condition;
  sort: SortKey[];
  limit: number;
  cursor: string | null;
  /** What the records of a page may take; null: as much as any page. */
  max_bytes: number | null;
  /** Paths to answer beside the id; null: whole records. */
  fields: string[][] | null;
  /** What a cursor is bound to beside its connector and entity: the filter and the sort as they were written. */
  binding: string;
}
