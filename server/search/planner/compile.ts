import { sorted_code_points } from '../../records/derive-record.ts';
import { firstCodePoints } from '../../records/search-text.ts';
import { is, operandOf, valueOf, type Dialect } from '../engines/dialect.ts';
import { sqlPattern } from '../language/pattern.ts';
import { join, no, sql, type Sql } from '../engines/sql.ts';
import type { Comparison, Condition, Field, FieldOperator, Operand } from '../language/tree.ts';

/**
 * A filter as SQL. SQL knows a third value; the contract does not. So `not` goes down to the comparisons, where alone
 * NULL can come up: a comparison that is NULL counts as false, in AND and OR as well; negated, it is written
 * `IS NOT TRUE`, which is never NULL.
 */
export function compileCondition(dialect: Dialect, condition: Condition, negated = false): Sql {
  switch (condition.op) {
    case 'and':
    case 'or':
      return join(
        condition.of.map((each) => compileCondition(dialect, each, negated)),
        (condition.op === 'and') === negated ? 'OR' : 'AND',
      );
    case 'not':
      return compileCondition(dialect, condition.of, !negated);
    case 'neq':
      return compileCondition(dialect, { ...condition, op: 'eq' }, !negated);
    default:
      return negate(compileComparison(dialect, condition), negated);
  }
}

type Compiled = Exclude<FieldOperator, 'neq'>;
export type Compilers = { [Op in Compiled]: (dialect: Dialect, comparison: Comparison<Op>) => Sql };

const bound = (dialect: Dialect, { field, op, operand }: Comparison<keyof typeof comparisons>) =>
  bounded(dialect, field, op, operand);

/** Each operator as SQL, positive. `neq` is the negation of `eq`. */
export const compilers: Compilers = {
  eq: (dialect, { field, operand }) =>
    operand === null ? isMissing(dialect, field) : equals(dialect, field, [operand]),
  in: (dialect, { field, operands }) => equals(dialect, field, operands),
  gt: bound,
  gte: bound,
  lt: bound,
  lte: bound,
  like: (dialect, { field, pattern }) =>
    onText(dialect, field, 'text', (text) => dialect.like(text, sqlPattern(pattern), field.source)),
  keyword: (dialect, { field, words }) =>
    words.length === 0 ? no : onText(dialect, field, 'words', (text) => dialect.holdsAny(text, unique(words))),
  fuzzy: (dialect, { field, words }) =>
    words.length === 0
      ? no
      : onText(dialect, field, 'words', (text) => dialect.like(text, `% ${words.join('% ')}%`, field.source)),
};

function compileComparison<Op extends Compiled>(dialect: Dialect, comparison: Comparison<Op>): Sql {
  const compile: Compilers[Op] = compilers[comparison.op];
  return compile(dialect, comparison);
}

/** Whether key columns alone decide a condition: then an engine looks into no record. */
export function isKeyOnly(condition: Condition): boolean {
  switch (condition.op) {
    case 'and':
    case 'or':
      return condition.of.every(isKeyOnly);
    case 'not':
      return isKeyOnly(condition.of);
    case 'eq':
    case 'neq':
      return (
        condition.field.key !== null && (condition.operand === null || isWhole(condition.field, condition.operand))
      );
    case 'in':
      return condition.field.key !== null && condition.operands.every((each) => isWhole(condition.field, each));
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return condition.field.key !== null && isWhole(condition.field, condition.operand);
    case 'like':
    case 'keyword':
    case 'fuzzy':
      return false;
  }
}

const unique = (words: readonly string[]) => [...new Set(words)];

function negate(part: Sql, negated: boolean): Sql {
  return negated ? { text: `((${part.text}) IS NOT TRUE)`, values: part.values } : part;
}

/** eq null: there is no value at the path. */
function isMissing(dialect: Dialect, field: Field): Sql {
  if (field.key) return sql(`${field.key.column} IS NULL`);
  return field.many ? sql(`NOT ${dialect.exists(field.leaf)}`) : sql(`${valueOf(dialect, field)} IS NULL`);
}

/** Whether a value is one of these. */
function equals(dialect: Dialect, field: Field, operands: readonly Operand[]): Sql {
  if (operands.length === 0) return no;
  const among = (text: string, values: readonly unknown[]) =>
    values.length === 1 ? is(text, '=', values[0]) : sql(`${text} IN (${values.map(() => '?').join(', ')})`, ...values);
  const values = operands.map((operand) => operandOf(field, operand));
  if (field.many) return dialect.some('sort_values', field.leaf, (value) => among(value, values));
  const one = valueOf(dialect, field);
  const { key } = field;
  if (!key) return among(one, values);
  const whole = operands.filter((operand) => isWhole(field, operand));
  const cut = operands.filter((operand) => !isWhole(field, operand));
  return join(
    [
      ...(whole.length === 0 ? [] : [among(key.column, whole.map(keyOperand))]),
      // The key holds but the beginning of a long text: it finds the rows, the leaf decides.
      ...cut.map((operand) =>
        join([is(key.column, '=', keyOperand(operand)), is(one, '=', operandOf(field, operand))], 'AND'),
      ),
    ],
    'OR',
  );
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function bounded(dialect: Dialect, field: Field, op: keyof typeof comparisons, operand: Operand): Sql {
  const { key } = field;
  if (key && isWhole(field, operand)) return is(key.column, comparisons[op], keyOperand(operand));
  const compare = (value: string) => {
    const bound = is(value, comparisons[op], operandOf(field, operand));
    if (field.kind !== 'any') return bound;
    // Different types never match: the first letter is the type, so its own range is where the comparison holds.
    const type = operand.leaf.charAt(0);
    return join(
      [
        bound,
        op === 'gt' || op === 'gte'
          ? is(value, '<', String.fromCharCode(type.charCodeAt(0) + 1))
          : is(value, '>=', type),
      ],
      'AND',
    );
  };
  const exact = field.many ? dialect.some('sort_values', field.leaf, compare) : compare(valueOf(dialect, field));
  return key
    ? join([is(key.column, op === 'gt' || op === 'gte' ? '>=' : '<=', keyOperand(operand)), exact], 'AND')
    : exact;
}

/**
 * Whether the key column alone decides: a text shorter than what the column holds compares with the beginning of a
 * value as it does with the whole.
 */
function isWhole(field: Field, { value }: Operand): boolean {
  if (field.key?.column === 'id') return true;
  return typeof value !== 'string' || firstCodePoints(value, sorted_code_points - 1) === value;
}

/** An operand as the key column has it. */
export function keyOperand({ value }: Operand): unknown {
  if (typeof value === 'string') return firstCodePoints(value, sorted_code_points);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Text operators: on the search text, or on its words, each between spaces. */
function onText(dialect: Dialect, field: Field, of: 'text' | 'words', test: (text: string) => Sql): Sql {
  const words = `${field.leaf}#`;
  const guarded = ({ text, values }: Sql): Sql => ({ text: `(${dialect.guard(field.source)} AND ${text})`, values });
  if (field.many) return guarded(dialect.some('search_text', of === 'text' ? field.leaf : words, test));
  const stored = dialect.one('search_text', field.leaf);
  const lowered = field.source === 'record' ? dialect.lower?.(dialect.text(field.path)) : undefined;
  const text = lowered === undefined ? stored : `COALESCE(${stored}, ${lowered})`;
  return guarded(
    test(of === 'text' ? text : `COALESCE(${dialect.one('search_text', words)}, ${dialect.spaced(text)})`),
  );
}
