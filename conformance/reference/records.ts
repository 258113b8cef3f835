import fc from 'fast-check';
import { typeOf, type Json, type JsonRecord, type RecordSchema } from './evaluate.ts';

/** Every kind of field that a contract can have, and names that are awkward in paths. */
export const probeSchema: RecordSchema & { properties: Record<string, RecordSchema> } = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: ['string', 'null'] },
    status: { type: ['string', 'null'], 'x-known-values': ['open', 'closed', 'Open'] },
    body: { type: ['string', 'null'] },
    score: { type: ['number', 'null'] },
    count: { type: ['integer', 'null'] },
    flag: { type: ['boolean', 'null'] },
    at: { type: ['string', 'null'], format: 'date-time' },
    due: { type: ['string', 'null'], format: 'date' },
    tags: { type: ['array', 'null'], items: { type: 'string' } },
    marks: { type: ['array', 'null'], items: { type: 'number' } },
    times: { type: ['array', 'null'], items: { type: 'string', format: 'date-time' } },
    grid: { type: ['array', 'null'], items: { type: 'array', items: { type: 'number' } } },
    nested: {
      type: ['object', 'null'],
      properties: {
        name: { type: 'string' },
        at: { type: 'string', format: 'date-time' },
        deep: {
          type: 'object',
          properties: { rank: { type: 'number' }, flags: { type: 'array', items: { type: 'boolean' } } },
        },
      },
    },
    people: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          age: { type: 'number' },
          tags: { type: 'array', items: { type: 'string' } },
          home: { type: 'object', properties: { city: { type: 'string' } } },
        },
      },
    },
    pairs: {
      type: ['array', 'null'],
      'x-pairs': { key: 'key', value: 'value' },
      items: { type: 'object', additionalProperties: true, properties: { key: { type: 'string' } } },
    },
    labels: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
    custom: { type: ['object', 'null'], additionalProperties: true },
    'dotted.name': { type: ['string', 'null'] },
    'back\\slash "quoted"': { type: ['number', 'null'] },
  },
};

const x = (count: number) => 'x'.repeat(count);

/**
 * Texts on which comparison, case conversion, word splitting and storage fail. Records and operands use
 * the same ones, so that they match.
 */
export const texts: string[] = [
  ...[
    '',
    ' ',
    '  ',
    'a',
    'A',
    'a ',
    ' a',
    'aa',
    'ab',
    'b',
    'B',
    'á',
    'a\u0301',
    'Á',
    'ß',
    'ss',
    'ẞ',
    'SS',
    'İ',
    'i\u0307',
    'i',
    'I',
    'ı',
    'Σας',
    'σας',
    'ΣΑΣ',
    'σασ',
    'ﬁn',
    'fin',
  ],
  ...[
    '％',
    '%',
    '_',
    '!',
    '!%',
    '\\',
    '\\\\',
    'a_b',
    'a%b',
    "it's",
    '"',
    '\'"`',
    'foo',
    'foo bar',
    'foo  bar',
    'bar foo',
    'foobar',
    'food for thought',
    'The',
    'the',
    'to',
    'to be or not',
    'Über',
    'über',
  ],
  ...[
    x(84),
    x(85),
    x(90),
    x(254),
    x(255),
    x(256),
    `${x(254)}a`,
    `${x(255)}a`,
    `${x(255)}b`,
    `${x(255)}a tail`,
    `${'😀'.repeat(254)}z`,
    `${'😀'.repeat(255)}z`,
    `${'😀'.repeat(255)}a`,
  ],
  ...[
    '😀',
    '😀 foo',
    '\uffff',
    '\u{10ffff}',
    '\ue000',
    '\ud7ff',
    '\u{1f468}\u200d\u{1f469}',
    '\u0001',
    '\u001f',
    '\n',
    '\t',
    'a\nb',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u00a0',
    '\u3000',
    '\u00ad',
  ],
  ...[
    '日本語 テスト',
    '日本',
    'ﾃｽﾄ',
    '한국어',
    '\u1112\u1161\u11ab',
    'naïve café',
    'NAÏVE CAFÉ',
    'cafe',
    '\u212a',
    'k',
    '①',
    '1',
    '０',
    '0',
    '٣',
    'ǅ',
    'ǆ',
    'foo-bar_baz',
    'foo.bar',
    "o'clock",
    'true',
    'null',
    '{}',
    '[]',
    'e\u0301',
    'é',
    'ﷺ',
    'ŉ',
    '\u0345',
    'ͺ',
  ],
];

/** So that equal values are not rare. */
const common = ['a', 'A', 'foo', 'foo bar', 'Σας', 'é', ''];

export const numbers: number[] = [
  ...[
    0,
    -0,
    1,
    -1,
    2,
    10,
    0.1,
    0.2,
    0.1 + 0.2,
    0.3,
    -0.5,
    1e21,
    -1e21,
    1e300,
    5e-324,
    -5e-324,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 53 - 1,
    -(2 ** 53),
    2 ** 63,
    2 ** 64,
    1.7976931348623157e308,
  ],
  ...[123456789012345680000, 0.30000000000000004, 1.0000000000000002, 4.35, 100, 1e-7],
];
export const integers = numbers.filter((each) => Number.isInteger(each));

/** As records have them: UTC, without trailing zeros of a fraction. */
export const instants: string[] = [
  ...[
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00.5Z',
    '2026-01-01T00:00:00.500001Z',
    '2025-12-31T23:59:59.999999Z',
    '1970-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999999Z',
    '1969-12-31T23:59:59.5Z',
  ],
  ...[
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999Z',
    '2024-02-29T12:00:00.123456Z',
    '2300-01-01T00:00:00.000001Z',
    '2300-01-01T00:00:00.000002Z',
    '2026-06-15T10:20:30Z',
    '2026-06-15T10:20:30.1Z',
    '2026-06-15T10:20:30.12Z',
  ],
  // Around the days on which clocks are set, and the ends of ISO years.
  ...[
    '2026-03-29T00:59:59.999999Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-04-04T14:45:00Z',
    '2026-04-04T15:15:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    '2011-12-30T09:59:59Z',
    '2020-12-31T12:00:00Z',
    '2021-01-03T23:30:00Z',
    '2024-12-30T00:00:00Z',
    '1935-06-01T12:00:00Z',
    '2150-07-01T00:00:00Z',
  ],
];

/** As vendors give them; as numbers, neighbours of these would be one and the same. */
export const vendorIds: string[] = [
  '1',
  '01',
  '10',
  '9',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '18446744073709551615',
  '120210000000000123',
  '120210000000000124',
];
export const days: string[] = [
  ...['2026-01-01', '2026-01-02', '2025-12-31', '1969-07-20', '0001-01-01', '9999-12-31'],
  ...['2020-12-31', '2021-01-03', '2024-12-30', '2024-02-29'],
];

export const keys: string[] = [
  'a',
  'b',
  'A',
  'a.b',
  'a b',
  '',
  '.',
  '\\',
  '"',
  "'",
  '$',
  '[0]',
  'é',
  '😀',
  '0',
  'ключ',
  'a~b',
  '~',
  '%',
  'a#',
];

const nullable = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 4, nil: null });
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...common) },
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((each) => each.replaceAll('\0', '')) },
);
const number = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });

/** Inside an open object: anything, but no null as a member (those are dropped before records are stored). */
const { value: open, object: openObject } = fc.letrec<{ value: Json; object: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    number,
    fc.boolean(),
    tie('object'),
    fc.array(fc.oneof({ weight: 6, arbitrary: tie('value') }, { weight: 1, arbitrary: fc.constant(null) }), {
      maxLength: 3,
    }),
  ),
  object: fc.dictionary(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'é') },
      { weight: 2, arbitrary: fc.constantFrom(...keys) },
    ),
    tie('value'),
    { maxKeys: 3, noNullPrototype: true },
  ),
}));

/** Of large objects a few members at a time, as vendors fill them: in some record each is there. */
export const most_members = 6;

function objectOf({ properties = {}, additionalProperties }: RecordSchema): fc.Arbitrary<Json> {
  const declared = Object.entries(properties);
  if (declared.length === 0)
    return additionalProperties === undefined || additionalProperties === true
      ? openObject
      : fc.dictionary(fc.constantFrom(...keys), valueOf(additionalProperties || {}), {
          maxKeys: 3,
          noNullPrototype: true,
        });
  const members = new Map(declared.map(([name, schema]) => [name, valueOf(schema, name)]));
  return fc
    .subarray([...members.keys()], { maxLength: Math.min(most_members, members.size) })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, members.get(name)!])), { noNullPrototype: true }),
    ) as fc.Arbitrary<Json>;
}

/** A value of this schema as records have it; the name tells ids, which are texts among texts to the schema. */
export function valueOf(schema: RecordSchema, name = ''): fc.Arbitrary<Json> {
  const known = schema['x-known-values'];
  switch (typeOf(schema)) {
    case 'date-time':
      return fc.constantFrom(...instants);
    case 'number':
      return [schema.type].flat().includes('integer') ? fc.constantFrom(...integers) : number;
    case 'boolean':
      return fc.boolean();
    case 'array':
      return some(valueOf(schema.items ?? {}, name)) as fc.Arbitrary<Json>;
    case 'object':
      return objectOf(schema);
    case 'open':
      return open;
    case 'string':
      if (schema.format === 'date') return fc.constantFrom(...days);
      if (/(^|_)ids?$/.test(name))
        return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...vendorIds) }, { weight: 1, arbitrary: text });
      // Words that the contract knows, and one that is new.
      return known
        ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.slice(0, 4)) }, { weight: 1, arbitrary: text })
        : text;
  }
}

/** A record of this schema as list returns it: each field may be null. */
export function recordOf(schema: RecordSchema, id: string): fc.Arbitrary<JsonRecord> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, name === 'id' ? fc.constant(id) : nullable(valueOf(each, name))] as const,
  );
  return fc.record(Object.fromEntries(fields)) as fc.Arbitrary<JsonRecord>;
}

/** Ids that sort differently by code point and by UTF-16 unit, or as numbers. */
const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${['', 'a', 'A', '😀', '\uffff', 'é', 'a '][at % 7]}${at}`);

export const dataSet = (schema: RecordSchema, count: number): fc.Arbitrary<JsonRecord[]> =>
  fc.tuple(...ids(count).map((id) => recordOf(schema, id)));
