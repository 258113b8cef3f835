import type { JsonSchema } from '../../connector-types/definition/define.ts';
import { isDate, normalizeTimestamp } from '../../execution/shape/timestamp.ts';
import {
  arrayLeaf,
  booleanLeaf,
  microsecondsOf,
  numberLeaf,
  objectLeaf,
  textLeaf,
  timestampLeaf,
} from '../../records/sort-values.ts';
import { itemsOf, kindOf, memberOf, type FieldKind } from '../../execution/fields/record-schema.ts';
import type { Field, Operand } from './tree.ts';

/** What a parser returns that has reported an error: nothing can be dropped without one. */
export const refused: unique symbol = Symbol('refused');
export type Refused = typeof refused;

/** Reports an error of a value; the pointer is relative to it. */
export type Complain = (pointer: string, code: string, message: string) => Refused;

// RFC 3339, section 5.6, with at most six digits of fraction: more would be cut, and what is cut compares wrongly.
const instant = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:[Zz]|[+-]\d\d:\d\d)$/;

export function scalarOperand(value: unknown, kind: FieldKind, complain: Complain): Operand | Refused {
  const mismatch = (what: string): Refused => complain('', 'type', `must be ${what}`);
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? { leaf: textLeaf(value), value } : mismatch('a string');
    case 'date':
      return typeof value === 'string' && isDate(value)
        ? { leaf: textLeaf(value), value }
        : mismatch('a date, YYYY-MM-DD');
    case 'timestamp': {
      const canonical = typeof value === 'string' && instant.test(value) ? normalizeTimestamp(value) : undefined;
      return canonical === undefined
        ? mismatch('a date-time (RFC 3339) with at most 6 digits of fraction')
        : { leaf: timestampLeaf(canonical), value: microsecondsOf(canonical) };
    }
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value)
        ? { leaf: numberLeaf(value), value }
        : mismatch('an integer');
    case 'number':
      return typeof value === 'number' ? { leaf: numberLeaf(value), value } : mismatch('a number');
    case 'boolean':
      return typeof value === 'boolean' ? { leaf: booleanLeaf(value), value } : mismatch('a boolean');
    case 'any':
      if (typeof value === 'string') return { leaf: textLeaf(value), value };
      if (typeof value === 'number') return { leaf: numberLeaf(value), value };
      if (typeof value === 'boolean') return { leaf: booleanLeaf(value), value };
      return mismatch('a string, a number or a boolean');
    default:
      return mismatch('a single value');
  }
}

/** The whole value of an array or object, or for an array one of its elements. */
export function equalityOperand(value: unknown, field: Field, complain: Complain): Operand | Refused {
  const { kind, element, schema } = field;
  if (kind === 'array') {
    if (Array.isArray(value)) return checkValue(value, schema, '', complain) ? { leaf: arrayLeaf(value) } : refused;
    if (element === null || element === 'array' || element === 'object')
      return complain('', 'type', 'must be an array');
    return scalarOperand(value, element, complain);
  }
  if (kind !== 'object') return scalarOperand(value, kind, complain);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return complain('', 'type', 'must be an object');
  return checkValue(value, schema, '', complain) ? { leaf: objectLeaf(value) } : refused;
}

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Whether an array or object could stand in a record: no null, no member that the contract does not know, no value of
 * another type.
 */
function checkValue(value: unknown, schema: JsonSchema, pointer: string, complain: Complain): boolean {
  if (value === null)
    return (
      complain(pointer, 'null', 'must not be null; only eq and neq accept null, and only for a whole field'),
      false
    );
  const kind = kindOf(schema);
  if (kind === 'any') {
    if (typeof value !== 'object') return true;
    return Object.entries(value as object).every(([name, each]) =>
      checkValue(each, {}, `${pointer}/${escape(name)}`, complain),
    );
  }
  if (kind === 'array') {
    if (!Array.isArray(value)) return (complain(pointer, 'type', 'must be an array'), false);
    return value.every((item, at) => checkValue(item, itemsOf(schema), `${pointer}/${at}`, complain));
  }
  if (kind === 'object') {
    if (typeof value !== 'object' || Array.isArray(value))
      return (complain(pointer, 'type', 'must be an object'), false);
    return Object.entries(value).every(([name, each]) => {
      const member = memberOf(schema, name);
      return member
        ? checkValue(each, member, `${pointer}/${escape(name)}`, complain)
        : (complain(`${pointer}/${escape(name)}`, 'unknown', 'is not a field of this object'), false);
    });
  }
  return scalarOperand(value, kind, (_, code, message) => complain(pointer, code, message)) !== refused;
}
