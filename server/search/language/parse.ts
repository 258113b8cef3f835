import type { ActionContract } from '../../connector-types/definition/define.ts';
import { compileParams, type Params, type ParamsCheck } from '../../execution/request/check-params.ts';
import { isCleanText } from '../../execution/shape/text.ts';
import { searchOperators, type SearchOperator } from '../../generated/search.gen.ts';
import { Problem, type ProblemItem } from '../../problem.ts';
import { canonicalJson } from '../../records/sort-values.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import { fold, wordsOf } from '../../records/search-text.ts';
import { bounds } from './bounds.ts';
import { resolveField } from './fields.ts';
import { equalityOperand, refused, scalarOperand, type Complain, type Refused } from './operands.ts';
import { parsePattern } from './pattern.ts';
import type {
  Comparison,
  Condition,
  Field,
  FieldOperandKind,
  FieldOperator,
  Operand,
  OperandKind,
  Operands,
  OperatorTaking,
  SearchQuery,
  SortKey,
} from './tree.ts';
import { present } from '../../present.ts';

type Json = Record<string, unknown>;

const checks = new WeakMap<ActionContract, ParamsCheck>();

/** The parameters as their schema has them: what is in the query is left to the parser. */
export function checkedParams(action: ActionContract, params: unknown): Params {
  let check = checks.get(action);
  if (!check) checks.set(action, (check = compileParams(action)));
  return check(params);
}

/**
 * Turns the parameters of a search into a valid query, or throws `validation_failed` with the path of
 * every error.
 */
export function parseSearch(store: RecordStore, action: ActionContract, params: unknown): SearchQuery {
  const { query, limit, cursor, fields, max_bytes } = checkedParams(action, params) as {
    query: Json;
    limit?: number;
    cursor?: string;
    fields?: string[];
    max_bytes?: number;
  };
  const parser = createParser(store);
  const filter = parseQuery(parser, query, ['filter', 'sort']);
  const sort = query['sort'] === undefined ? [] : parseSort(parser, query['sort']);
  const paths =
    fields?.map((path, index) => {
      const field = parseField(parser, path, `/params/fields/${index}`);
      return field === refused ? [] : field.path;
    }) ?? null;
  throwComplaints(parser);
  return {
    filter,
    sort,
    limit: limit ?? bounds.limit.default,
    cursor: cursor ?? null,
    max_bytes: max_bytes ?? null,
    fields: paths ?? store.granted ?? null,
    binding: canonicalJson([query['filter'] ?? {}, query['sort'] ?? []]),
  };
}

export interface Parser {
  store: RecordStore;
  items: ProblemItem[];
  pairs: number;
  in_values: number;
}

export const createParser = (store: RecordStore): Parser => ({ store, items: [], pairs: 0, in_values: 0 });

/** Throws where anything has been complained of. */
export function throwComplaints({ items }: Parser): void {
  const [first] = items;
  if (first) throw new Problem('validation_failed', `${first.pointer} ${first.message}.`, { errors: items });
}

/** The filter of a query, which has these members at most. */
export function parseQuery(parser: Parser, query: Json, members: readonly string[]): Condition {
  for (const name of Object.keys(query))
    if (!members.includes(name)) complain(parser, at('/params/query', name), 'unknown', 'is not a member of a query');
  return query['filter'] === undefined ? nothing : parseCondition(parser, query['filter'], '/params/query/filter', 0);
}

const nothing: Condition = { op: 'and', of: [] };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const at = (pointer: string, name: string | number) =>
  `${pointer}/${String(name).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** A response names at most 50 errors. */
export function complain(parser: Parser, pointer: string, code: string, message: string): Refused {
  if (parser.items.length < 50) parser.items.push({ in: 'body', pointer: pointer.slice(0, 1024), code, message });
  return refused;
}

const isOperator = (name: string): name is SearchOperator => Object.hasOwn(searchOperators, name);

function parseCondition(parser: Parser, value: unknown, pointer: string, depth: number): Condition {
  if (!isObject(value)) return (complain(parser, pointer, 'type', 'must be an object'), nothing);
  if (depth > bounds.depth) return (complainOfDepth(parser, pointer), nothing);
  const of: Condition[] = [];
  const members = Object.entries(value);
  if (members.length === 0 && isOneTooMany(parser, pointer)) return nothing;
  for (const [name, operand] of members) {
    const here = at(pointer, name);
    if (isOperator(name)) of.push(parseOperator(parser, name, operand, { pointer: here, depth }));
    else complain(parser, here, 'unknown', `is not an operator: ${Object.keys(searchOperators).join(', ')}`);
    if (parser.items.length >= 50) break;
  }
  return of.length === 1 ? present(of[0]) : { op: 'and', of };
}

const complainOfDepth = (parser: Parser, pointer: string): Refused =>
  complain(parser, pointer, 'depth', `is deeper than ${bounds.depth} levels of and, or and not`);

interface Place {
  pointer: string;
  depth: number;
}

function parseOperator(parser: Parser, op: SearchOperator, operand: unknown, { pointer, depth }: Place): Condition {
  if (takes(op, 'conditions')) {
    if (!Array.isArray(operand)) return (complain(parser, pointer, 'type', 'must be an array of conditions'), nothing);
    if (operand.length === 0 && depth >= bounds.depth) return (complainOfDepth(parser, pointer), nothing);
    if (operand.length === 0 && isOneTooMany(parser, pointer)) return nothing;
    return { op, of: operand.map((each, index) => parseCondition(parser, each, at(pointer, index), depth + 1)) };
  }
  if (takes(op, 'condition')) return { op, of: parseCondition(parser, operand, pointer, depth + 1) };
  if (!isObject(operand)) return (complain(parser, pointer, 'type', 'must be an object of fields and values'), nothing);
  const pairs = Object.entries(operand);
  if (pairs.length === 0 && isOneTooMany(parser, pointer)) return nothing;
  const of = pairs.flatMap(([path, value]) => {
    const pair = parsePair(parser, op, path, { value, pointer: at(pointer, path) });
    return pair === refused ? [] : [pair];
  });
  return of.length === 1 ? present(of[0]) : { op: 'and', of };
}

/** Counts a pair of operator and field, or an empty condition in place of one. */
function isOneTooMany(parser: Parser, pointer: string): boolean {
  if (++parser.pairs === bounds.pairs + 1)
    complain(
      parser,
      pointer,
      'maximum',
      `exceeds ${bounds.pairs} pairs of operator and field, empty conditions included`,
    );
  return parser.pairs > bounds.pairs;
}

const takes = <Kind extends OperandKind>(op: SearchOperator, kind: Kind): op is OperatorTaking<Kind> =>
  searchOperators[op] === kind;

export function parseField(parser: Parser, path: string, pointer: string): Field | Refused {
  if (!isCleanText(path)) return complain(parser, pointer, 'text', 'contains U+0000 or a lone surrogate');
  const field = resolveField(parser.store, path);
  return field ?? complain(parser, pointer, 'unknown', `is not a field of ${parser.store.entity}`);
}

function parsePair(
  parser: Parser,
  op: FieldOperator,
  path: string,
  { value, pointer }: { value: unknown; pointer: string },
): Condition | Refused {
  if (isOneTooMany(parser, pointer)) return refused;
  const field = parseField(parser, path, pointer);
  if (field === refused) return refused;
  const here: Complain = (below, code, message) => complain(parser, pointer + below, code, message);
  const unclean = findUnclean(value, '');
  if (unclean !== undefined) return here(unclean, 'text', 'contains U+0000 or a lone surrogate');
  const operands = operandParsers[searchOperators[op]](value, { parser, op, field, here });
  if (operands === refused) return refused;
  return { op, field, ...operands } as unknown as Comparison; // the row of `op` in operandParsers made them
}

interface Pair {
  parser: Parser;
  op: FieldOperator;
  field: Field;
  here: Complain;
}

/** Each kind of operand, parsed for a field: it is complete, or an error has been reported. */
const operandParsers: { [Kind in FieldOperandKind]: (value: unknown, pair: Pair) => Operands[Kind] | Refused } = {
  equality(value, { field, here }) {
    if (value === null) return { operand: null };
    const operand = equalityOperand(value, field, here);
    return operand === refused ? refused : { operand };
  },
  order(value, { op, field, here }) {
    if (field.kind === 'array' || field.kind === 'object')
      return here('', 'operator', `${op} does not take an array or an object`);
    const operand = scalarOperand(value, field.kind, here);
    return operand === refused ? refused : { operand };
  },
  membership(value, { parser, field, here }) {
    if (!Array.isArray(value)) return here('', 'type', 'must be an array of values');
    parser.in_values += value.length;
    if (parser.in_values > bounds.in_values)
      return here('', 'maxItems', `brings the values of in to more than ${bounds.in_values}`);
    const operands: Operand[] = [];
    for (const [index, each] of value.entries()) {
      const operand = equalityOperand(each, field, (below, code, message) => here(`/${index}${below}`, code, message));
      if (operand !== refused) operands.push(operand);
    }
    return operands.length === value.length ? { operands } : refused;
  },
  pattern(value, pair) {
    const text = textOperand(value, pair);
    if (text === refused) return refused;
    const pattern = parsePattern(text);
    return pattern ? { pattern } : pair.here('', 'pattern', 'must not end in a lone backslash');
  },
  words(value, pair) {
    const text = textOperand(value, pair);
    return text === refused ? refused : { words: wordsOf(fold(text)) };
  },
};

function textOperand(value: unknown, { op, field, here }: Pair): string | Refused {
  const isText = (kind: string | null) => kind === 'text' || kind === 'any';
  if (!isText(field.kind) && !(field.kind === 'array' && isText(field.element)))
    return here('', 'operator', `${op} takes strings and arrays of strings only`);
  if (typeof value !== 'string') return here('', 'type', 'must be a string');
  if ([...value].length > bounds.text_operand)
    return here('', 'maxLength', `must have at most ${bounds.text_operand} characters`);
  return value;
}

function parseSort(parser: Parser, value: unknown): SortKey[] {
  const pointer = '/params/query/sort';
  if (!Array.isArray(value)) return (complain(parser, pointer, 'type', 'must be an array'), []);
  if (value.length > bounds.sort_keys)
    return (complain(parser, pointer, 'maxItems', `must have at most ${bounds.sort_keys} items`), []);
  const seen = new Set<string>();
  return value.flatMap((item: unknown, index) => {
    const [entry, ...others] = isObject(item) ? Object.entries(item) : [];
    if (!entry || others.length > 0)
      return (complain(parser, at(pointer, index), 'type', 'must be an object with one field and its direction'), []);
    const [path, direction] = entry;
    const here = at(at(pointer, index), path);
    const field = parseField(parser, path, here);
    if (field === refused) return [];
    if (direction !== 'asc' && direction !== 'desc')
      return (complain(parser, here, 'enum', 'must be one of: asc, desc'), []);
    // Inside an open object values of different types meet, and those have no order.
    if (field.many || field.kind === 'object')
      return (complain(parser, here, 'operator', 'is not sortable because it is not a single value of one type'), []);
    if (seen.has(field.leaf)) return (complain(parser, here, 'duplicate', 'appears more than once in the sort'), []);
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
