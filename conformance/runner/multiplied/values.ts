import type { Schema } from '../contract.ts';

export interface Wrong {
  name: string;
  says: string;
  value: unknown;
}

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** A value of another type than the schema's. */
function otherType(schema: Schema): unknown {
  const types = typesOf(schema);
  if (types.length === 0) return undefined;
  const candidates: Array<[string, unknown]> = [
    ['string', 'text'],
    ['integer', 5],
    ['array', []],
    ['object', {}],
  ];
  return candidates.find(([type]) => !types.includes(type) && !(type === 'integer' && types.includes('number')))?.[1];
}

/** Values just outside the schema, each breaking one rule. */
export function wrongValues(schema: Schema): Wrong[] {
  const found: Wrong[] = [];
  const add = (name: string, says: string, value: unknown) => found.push({ name, says, value });
  const other = otherType(schema);
  if (other !== undefined) add('other-type', 'of another type', other);
  const types = typesOf(schema);
  if (!types.includes('null')) add('null', 'that is null', null);
  const { minimum, maximum, minLength, maxLength, maxItems, minItems, minProperties } = schema;
  if (minimum !== undefined) add('below-minimum', `below ${minimum}`, minimum - 1);
  if (maximum !== undefined) add('above-maximum', `above ${maximum}`, maximum + 1);
  if (types.includes('integer')) add('fraction', 'that is no whole number', (minimum ?? 0) + 0.5);
  if (minLength !== undefined && minLength > 0)
    add('too-short', `shorter than ${minLength}`, 'x'.repeat(minLength - 1));
  if (maxLength !== undefined) add('too-long', `longer than ${maxLength}`, 'x'.repeat(maxLength + 1));
  if (minItems !== undefined && minItems > 0) add('too-few', `of fewer than ${minItems} elements`, []);
  if (maxItems !== undefined)
    add(
      'too-many',
      `of more than ${maxItems} elements`,
      Array.from({ length: maxItems + 1 }, (_, n) => `https://${n}.example.com`),
    );
  if (schema.uniqueItems) add('twice', 'with an element twice', ['https://a.example.com', 'https://a.example.com']);
  if (minProperties !== undefined && minProperties > 0) add('empty', 'without members', {});
  if (schema.enum) add('unlisted', 'that is not listed', 'nothing-of-the-kind');
  if (schema.additionalProperties === false)
    add('unknown-member', 'with an undeclared member', { undeclared_member: 1 });
  return found;
}

/** The outermost values that are still good. */
export function boundValues(schema: Schema): Wrong[] {
  const found: Wrong[] = [];
  const { minimum, maximum, minLength, maxLength, pattern } = schema;
  if (minimum !== undefined) found.push({ name: 'at-minimum', says: `of ${minimum}`, value: minimum });
  if (maximum !== undefined) found.push({ name: 'at-maximum', says: `of ${maximum}`, value: maximum });
  if (minLength !== undefined && minLength > 0 && pattern === undefined)
    found.push({ name: 'shortest', says: `of length ${minLength}`, value: 'x'.repeat(minLength) });
  if (maxLength !== undefined && pattern === undefined)
    found.push({ name: 'longest', says: `of length ${maxLength}`, value: 'x'.repeat(maxLength) });
  return found;
}
