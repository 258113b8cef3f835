import { sorted_code_points } from '../storage/derive-record.ts';
import { firstCodePoints } from '../storage/text-fold.ts';
import { is, operandOf, valueOf, type Dialect } from './dialect.ts';
import { sqlPattern } from './pattern.ts';
import { join, no, sql, type Sql } from './sql.ts';
import type { Condition, Field, Operand } from './tree.ts';

/**
 * A filter as SQL. SQL knows a third value; the contract does not. So `not` goes down to the comparisons, where alone NULL can come up: as it stands, a
 * comparison that is NULL counts as false, in AND and OR as well; negated, it is written `IS NOT TRUE`, which is never NULL.
 */
export function compileCondition(dialect: Dialect, condition: Condition, negated = false): Sql {
  const { op } = condition;
  switch (op) {
    case 'and':
    case 'or':
      return join(
        condition.of.map((each) => compileCondition(dialect, each, negated)),
        (op === 'and') === negated ? 'OR' : 'AND',
      );
    case 'not':
      return compileCondition(dialect, condition.of, !negated);
    case 'neq':
      return compileCondition(dialect, { ...condition, op: 'eq' }, !negated);
    case 'eq':
      return negate(condition.operand === null ? isMissing(dialect, condition.field) : equals(dialect, condition.field, [condition.operand]), negated);
    case 'in':
      return negate(equals(dialect, condition.field, condition.operands), negated);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return negate(bounded(dialect, condition.field, op, condition.operand), negated);
    case 'like': {
      const pattern = sqlPattern(condition.pattern);
      return negate(onText(dialect, condition.field, 'text', (text) => sql(`${text} LIKE ? ESCAPE '!'`, pattern)), negated);
    }
    case 'keyword':
      return negate(condition.words.length === 0 ? no : onText(dialect, condition.field, 'words', (text) => join(unique(condition.words).map((word) => sql(dialect.holds(text), ` ${word} `)), 'OR')), negated);
    case 'fuzzy':
      return negate(condition.words.length === 0 ? no : onText(dialect, condition.field, 'words', (text) => is(text, 'LIKE', `% ${condition.words.join('% ')}%`)), negated);
    default: {
      const never: never = op; // an operator of the contract that is missing here does not compile
      throw new Error(String(never));
    }
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
  const among = (text: string, values: readonly unknown[]) => (values.length === 1 ? is(text, '=', values[0]) : sql(`${text} IN (${values.map(() => '?').join(', ')})`, ...values));
  const values = operands.map((operand) => operandOf(field, operand));
  if (field.many) return dialect.some('leaves', field.leaf, (value) => among(value, values));
  const one = valueOf(dialect, field);
  const { key } = field;
  if (!key) return among(one, values);
  const whole = operands.filter((operand) => isWhole(field, operand));
  const cut = operands.filter((operand) => !isWhole(field, operand));
  return join(
    [
      ...(whole.length === 0 ? [] : [among(key.column, whole.map(keyOperand))]),
      // The key holds but the beginning of a long text: it finds the rows, the leaf decides.
      ...cut.map((operand) => join([is(key.column, '=', keyOperand(operand)), is(one, '=', operandOf(field, operand))], 'AND')),
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
    const type = operand.leaf[0]!;
    return join([bound, op === 'gt' || op === 'gte' ? is(value, '<', String.fromCharCode(type.charCodeAt(0) + 1)) : is(value, '>=', type)], 'AND');
  };
  const exact = field.many ? dialect.some('leaves', field.leaf, compare) : compare(valueOf(dialect, field));
  return key ? join([is(key.column, op === 'gt' || op === 'gte' ? '>=' : '<=', keyOperand(operand)), exact], 'AND') : exact;
}

/** Whether the key column alone decides: a text shorter than what the column holds compares with the beginning of a value as it does with the whole. */
function isWhole(field: Field, { value }: Operand): boolean {
  if (field.key?.column === 'id') return true;
  return typeof value !== 'string' || firstCodePoints(value, sorted_code_points - 1) === value;
}

/** An operand as the key column has it. */
export function keyOperand({ value }: Operand): unknown {
  if (typeof value === 'string') return firstCodePoints(value, sorted_code_points);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Text operators: on the folded text, or on its words, each between spaces. */
function onText(dialect: Dialect, field: Field, of: 'text' | 'words', test: (text: string) => Sql): Sql {
  const words = `${field.leaf}#`;
  if (field.many) return dialect.some('folded', of === 'text' ? field.leaf : words, test);
  const text = dialect.one('folded', field.leaf);
  return test(of === 'text' ? text : `COALESCE(${dialect.one('folded', words)}, ${dialect.spaced(text)})`);
}
