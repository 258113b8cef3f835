import fc from 'fast-check';
import type { Contract, Schema } from '../contract.ts';

type Json = unknown;
export type Arbitrary = fc.Arbitrary<Json>;

const most_characters = 40;
const deepest = 4;

const hostile_texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\u202eabc',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '"; DROP TABLE connectors; --',
  '../../../etc/passwd',
  '..%2f..',
  '%00',
  '%',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nX-Evil: 1',
  'NaN',
  'null',
  '\ufeff',
  '\u{1f600}'.repeat(20),
  'é',
  'e\u0301',
  'x'.repeat(5000),
];

/** What no schema asks for. */
export const hostileValue: Arbitrary = fc.oneof(
  fc.constantFrom<Json>(...hostile_texts),
  fc.constantFrom<Json>(null, true, false, 0, -0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e308, 5e-324, [], {}, [[]], {
    '': '',
  }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 20, max: 200 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json),
);

const text = (schema: Schema): Arbitrary => {
  const { pattern, format, minLength = 0, maxLength = most_characters } = schema;
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).map((value) => value.slice(0, maxLength));
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.string({
        minLength,
        maxLength: Math.min(maxLength, minLength + most_characters),
        unit: 'grapheme-ascii',
      }),
    },
    {
      weight: 2,
      arbitrary: fc.string({
        minLength,
        maxLength: Math.min(maxLength, minLength + most_characters),
        unit: 'grapheme',
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '\u{1f600}'.repeat(maxLength)),
    },
  );
};

const integer = ({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema): Arbitrary =>
  fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1));

/** Values that a schema takes, with its bounds stepped over now and then. */
export function fromSchema(contract: Contract, given: Schema, depth = 0): Arbitrary {
  const schema = contract.follow(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  // Beside properties they are alternatives of what is required.
  const choices = schema.properties ? undefined : (schema.anyOf ?? schema.oneOf);
  if (choices)
    return fc.oneof(
      ...choices.slice(0, depth > deepest ? 1 : undefined).map((each) => fromSchema(contract, each, depth + 1)),
    );
  const types = [schema.type ?? []].flat();
  const known = schema['x-known-values'];
  const of = (type: string | undefined): Arbitrary => {
    if (type === 'string') return known ? fc.oneof(fc.constantFrom<Json>(...known), text(schema)) : text(schema);
    if (type === 'integer') return integer(schema);
    if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array')
      return depth > deepest
        ? fc.constant([])
        : fc.array(schema.items ? fromSchema(contract, schema.items, depth + 1) : fc.jsonValue({ maxDepth: 1 }), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.min(schema.maxItems ?? 4, 4),
          });
    if (type === 'object' || schema.properties) return object(contract, schema, depth);
    return fc.jsonValue({ maxDepth: 2 });
  };
  return types.length > 1 ? fc.oneof(...types.map(of)) : of(types[0]);
}

function object(
  contract: Contract,
  { properties = {}, required: always = [], anyOf = [], additionalProperties, minProperties = 0 }: Schema,
  depth: number,
): Arbitrary {
  const required = [...always, ...(anyOf[0]?.required ?? [])];
  const names =
    depth > deepest ? Object.keys(properties).filter((name) => required.includes(name)) : Object.keys(properties);
  const members = Object.fromEntries(names.map((name) => [name, fromSchema(contract, properties[name]!, depth + 1)]));
  const known = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  if (!additionalProperties || depth > deepest) return known;
  const more = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
    additionalProperties === true
      ? fc.jsonValue({ maxDepth: 1 })
      : fromSchema(contract, additionalProperties, depth + 1),
    { minKeys: Math.min(minProperties, 1), maxKeys: 3 },
  );
  return fc.tuple(known, more).map(([a, b]) => ({ ...b, ...a }));
}

interface Place {
  parent: Record<string, Json> | Json[];
  key: string | number;
}

function placesIn(value: Json, places: Place[] = []): Place[] {
  if (value === null || typeof value !== 'object') return places;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    places.push({ parent: value as Record<string, Json>, key });
    placesIn((value as Record<string | number, Json>)[key], places);
  }
  return places;
}

/** A good value with one thing wrong: a member replaced, left out, or added. */
export const nearly = (good: Arbitrary): Arbitrary =>
  fc.tuple(good, fc.nat(1000), fc.constantFrom('replace', 'drop', 'add'), hostileValue).map(([value, n, how, odd]) => {
    const copy = structuredClone(value);
    const places = placesIn(copy);
    const place = places[n % Math.max(1, places.length)];
    if (!place) return odd;
    const parent = place.parent as Record<string | number, Json>;
    if (how === 'replace') parent[place.key] = odd;
    else if (how === 'drop') Array.isArray(parent) ? parent.splice(place.key as number, 1) : delete parent[place.key];
    else if (!Array.isArray(parent)) parent[`added_${n}`] = odd;
    return copy;
  });

/** Good, nearly good and hostile values of a schema. */
export const mixed = (good: Arbitrary): Arbitrary =>
  fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 4, arbitrary: nearly(good) },
    { weight: 2, arbitrary: hostileValue },
  );
