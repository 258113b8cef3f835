import type { ActionContract } from '../connectors/define.ts';
import { compileParams, type ParamsCheck } from '../execution/check-params.ts';
import { isCleanText } from '../execution/text.ts';
import { searchOperators, type SearchOperator } from '../generated/search.gen.ts';
import { Problem, type ProblemItem } from '../problem.ts';
import { canonicalJson } from '../storage/leaves.ts';
import type { RecordStore } from '../storage/record-tables.ts';
import { fold, wordsOf } from '../storage/text-fold.ts';
import { bounds } from './bounds.ts';
import { resolveField } from './fields.ts';
import { equalityOperand, scalarOperand, type Complain } from './operands.ts';
import { parsePattern } from './pattern.ts';
import type { Condition, Field, SearchQuery, SortKey } from './tree.ts';

type Json = Record<string, unknown>;

const checks = new WeakMap<ActionContract, ParamsCheck>();

/** Turns the parameters of a search into a query that can only be right, or throws `validation_failed` with the path of everything that is wrong. */
export function parseSearch(store: RecordStore, action: ActionContract, params: unknown): SearchQuery {
  let check = checks.get(action);
  if (!check) checks.set(action, (check = compileParams(action)));
  const { query, limit, cursor, fields } = check(params) as { query: Json; limit?: number; cursor?: string; fields?: string[] };
  const parser: Parser = { store, items: [], pairs: 0, in_values: 0 };
  for (const name of Object.keys(query)) if (name !== 'filter' && name !== 'sort') complain(parser, at('/params/query', name), 'unknown', 'is not a member of a query');
  const filter = query['filter'] === undefined ? { op: 'and' as const, of: [] } : parseCondition(parser, query['filter'], '/params/query/filter', 0);
  const sort = query['sort'] === undefined ? [] : parseSort(parser, query['sort']);
  const paths = fields?.map((path, index) => parseField(parser, path, `/params/fields/${index}`)?.path ?? []) ?? null;
  if (parser.items.length > 0) {
    const [first] = parser.items;
    throw new Problem('validation_failed', `${first!.pointer} ${first!.message}.`, { errors: parser.items });
  }
  return { filter, sort, limit: limit ?? bounds.limit.default, cursor: cursor ?? null, fields: paths, binding: canonicalJson([query['filter'] ?? {}, query['sort'] ?? []]) };
}

interface Parser {
  store: RecordStore;
  items: ProblemItem[];
  pairs: number;
  in_values: number;
}

const nothing: Condition = { op: 'and', of: [] };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (pointer: string, name: string | number) => `${pointer}/${String(name).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** An answer names at most 50 mistakes; to look for more is work for nobody. */
function complain(parser: Parser, pointer: string, code: string, message: string): void {
  if (parser.items.length < 50) parser.items.push({ in: 'body', pointer: pointer.slice(0, 1024), code, message });
}

function parseCondition(parser: Parser, value: unknown, pointer: string, depth: number): Condition {
  if (!isObject(value)) return complain(parser, pointer, 'type', 'must be an object'), nothing;
  if (depth > bounds.depth) return complain(parser, pointer, 'depth', `stands deeper than ${bounds.depth} levels of and, or and not`), nothing;
  const of: Condition[] = [];
  for (const [name, operand] of Object.entries(value)) {
    const here = at(pointer, name);
    if (!(searchOperators as readonly string[]).includes(name)) complain(parser, here, 'unknown', `is not an operator: ${searchOperators.join(', ')}`);
    else of.push(parseOperator(parser, name as SearchOperator, operand, here, depth));
    if (parser.items.length >= 50) break;
  }
  return of.length === 1 ? of[0]! : { op: 'and', of };
}

function parseOperator(parser: Parser, op: SearchOperator, operand: unknown, pointer: string, depth: number): Condition {
  switch (op) {
    case 'and':
    case 'or':
      if (!Array.isArray(operand)) return complain(parser, pointer, 'type', 'must be an array of conditions'), nothing;
      if (operand.length > 0 || depth < bounds.depth) return { op, of: operand.map((each, index) => parseCondition(parser, each, at(pointer, index), depth + 1)) };
      return complain(parser, pointer, 'depth', `stands deeper than ${bounds.depth} levels of and, or and not`), nothing;
    case 'not':
      return { op, of: parseCondition(parser, operand, pointer, depth + 1) };
    default: {
      if (!isObject(operand)) return complain(parser, pointer, 'type', 'must be an object of fields and values'), nothing;
      const of = Object.entries(operand).flatMap(([path, value]) => parsePair(parser, op, path, value, at(pointer, path)) ?? []);
      return of.length === 1 ? of[0]! : { op: 'and', of };
    }
  }
}

function parseField(parser: Parser, path: string, pointer: string): Field | undefined {
  if (!isCleanText(path)) return void complain(parser, pointer, 'text', 'holds U+0000 or a lone surrogate');
  const field = resolveField(parser.store, path);
  if (!field) complain(parser, pointer, 'unknown', `is not a field of ${parser.store.entity}`);
  return field;
}

type FieldOperator = Exclude<SearchOperator, 'and' | 'or' | 'not'>;

function parsePair(parser: Parser, op: FieldOperator, path: string, value: unknown, pointer: string): Condition | undefined {
  if (++parser.pairs > bounds.pairs) {
    if (parser.pairs === bounds.pairs + 1) complain(parser, pointer, 'maximum', `is more than ${bounds.pairs} pairs of operator and field`);
    return undefined;
  }
  const field = parseField(parser, path, pointer);
  if (!field) return undefined;
  const here: Complain = (below, code, message) => complain(parser, pointer + below, code, message);
  const unclean = findUnclean(value, '');
  if (unclean !== undefined) return void here(unclean, 'text', 'holds U+0000 or a lone surrogate');
  switch (op) {
    case 'eq':
    case 'neq': {
      if (value === null) return { op, field, operand: null };
      const operand = equalityOperand(value, field.kind, field.element, field.schema, here);
      return operand && { op, field, operand };
    }
    case 'in': {
      if (!Array.isArray(value)) return void here('', 'type', 'must be an array of values');
      parser.in_values += value.length;
      if (parser.in_values > bounds.in_values) return void here('', 'maxItems', `brings the values of in to more than ${bounds.in_values}`);
      const operands = value.map((each, index) => equalityOperand(each, field.kind, field.element, field.schema, (below, code, message) => here(`/${index}${below}`, code, message)));
      return operands.every((each) => each !== undefined) ? { op, field, operands } : undefined;
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      if (field.kind === 'array' || field.kind === 'object') return void here('', 'operator', `${op} does not take an array or an object`);
      const operand = scalarOperand(value, field.kind, here);
      return operand && { op, field, operand };
    }
    case 'like':
    case 'fuzzy':
    case 'keyword':
      return parseText(op, field, value, here);
  }
}

function parseText(op: 'like' | 'fuzzy' | 'keyword', field: Field, value: unknown, here: Complain): Condition | undefined {
  const text = (kind: string | null) => kind === 'text' || kind === 'any';
  if (!text(field.kind) && !(field.kind === 'array' && text(field.element))) return void here('', 'operator', `${op} takes strings and arrays of strings only`);
  if (typeof value !== 'string') return void here('', 'type', 'must be a string');
  if ([...value].length > bounds.text_operand) return void here('', 'maxLength', `must have at most ${bounds.text_operand} characters`);
  if (op !== 'like') return { op, field, words: wordsOf(fold(value)) };
  const pattern = parsePattern(value);
  return pattern ? { op, field, pattern } : void here('', 'pattern', 'must not end in a lone backslash');
}

function parseSort(parser: Parser, value: unknown): SortKey[] {
  const pointer = '/params/query/sort';
  if (!Array.isArray(value)) return complain(parser, pointer, 'type', 'must be an array'), [];
  if (value.length > bounds.sort_keys) return complain(parser, pointer, 'maxItems', `must have at most ${bounds.sort_keys} items`), [];
  const seen = new Set<string>();
  return value.flatMap((item: unknown, index) => {
    const entries = isObject(item) ? Object.entries(item) : [];
    if (entries.length !== 1) return complain(parser, at(pointer, index), 'type', 'must be an object of one field and its direction'), [];
    const [path, direction] = entries[0]!;
    const here = at(at(pointer, index), path);
    const field = parseField(parser, path, here);
    if (!field) return [];
    if (direction !== 'asc' && direction !== 'desc') return complain(parser, here, 'enum', 'must be one of: asc, desc'), [];
    // Inside an open object values of different types meet, and those have no order.
    if (field.many || field.kind === 'object') return complain(parser, here, 'operator', 'cannot be sorted by: it is not a single value of one type'), [];
    if (seen.has(field.leaf)) return complain(parser, here, 'duplicate', 'is sorted by twice'), [];
    seen.add(field.leaf);
    return [{ field, descending: direction === 'desc' }];
  });
}

/** Pointer of the first text that no database keeps (contract: refused in requests, never repaired). */
function findUnclean(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return isCleanText(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = isCleanText(name) ? findUnclean(each, at(pointer, name)) : pointer;
    if (found !== undefined) return found;
  }
  return undefined;
}
