import fc from 'fast-check';
import type { Aggregation, GroupBy, Interval, Metric } from './aggregate.ts';
import { typeOf, type FieldOperator, type Filter, type Json, type RecordSchema, type Sort } from './evaluate.ts';
import { days, instants, integers, keys, most_members, numbers, texts, valueOf, vendorIds } from './records.ts';

/** A search that a record schema allows, in any of its ways, up to the bounds of the contract. */
export interface Search {
  filter: Filter;
  sort: Sort;
  limit: number;
}

type Kind = 'text' | 'number' | 'integer' | 'boolean' | 'instant' | 'day' | 'any' | 'object';

interface Field {
  path: string;
  schema: RecordSchema;
  kind: Kind;
  /** The value there is an array of such. */
  list: boolean;
  sortable: boolean;
  /** Few records have a value there. */
  sparse: boolean;
}

const escaped = (step: string) => step.replace(/[\\.]/g, '\\$&');

function kindOf(schema: RecordSchema): Kind {
  switch (typeOf(schema)) {
    case 'string':
      return schema.format === 'date' ? 'day' : 'text';
    case 'number':
      return [schema.type].flat().includes('integer') ? 'integer' : 'number';
    case 'date-time':
      return 'instant';
    case 'boolean':
      return 'boolean';
    case 'open':
      return 'any';
    default:
      return 'object';
  }
}

/** Inside open objects every path is legal: so many steps below one. */
const open_steps = 2;

/** All paths of a record schema that a query may name; below open objects those of names that records have there. */
function fieldsOf(record: RecordSchema): Field[] {
  const found: Field[] = [];
  const enter = (schema: RecordSchema, path: string[], crossed: boolean, open: number, crowded = false): void => {
    const list = typeOf(schema) === 'array';
    let inner = schema;
    while (typeOf(inner) === 'array') inner = inner.items ?? {};
    const innermost = kindOf(inner);
    const kind = typeOf(schema.items ?? {}) === 'array' ? 'object' : innermost;
    found.push({
      path: path.map(escaped).join('.'),
      schema,
      kind,
      list,
      sortable: !list && !crossed && kind !== 'any' && kind !== 'object',
      sparse: crowded || open > 0 || path.length > 2,
    });
    const below = (name: string, each: RecordSchema, deeper: number) =>
      enter(
        each,
        [...path, name],
        crossed || list,
        open + deeper,
        crowded || Object.keys(properties).length > most_members,
      );
    const { properties = {}, additionalProperties } = inner;
    if (schema['x-pairs']) for (const name of texts.slice(0, 6)) below(name, {}, 1);
    for (const [name, each] of Object.entries(properties)) below(name, each, 0);
    if ((innermost !== 'object' && innermost !== 'any') || Object.keys(properties).length > 0 || open >= open_steps)
      return;
    const member = typeof additionalProperties === 'object' ? additionalProperties : {};
    if (additionalProperties !== false) for (const name of open === 0 ? keys : ['a', 'b', 'é']) below(name, member, 1);
  };
  for (const [name, each] of Object.entries(record.properties ?? {})) enter(each, [name], false, 0);
  return found;
}

/** The same instants as other time zones write them. */
const zoned = fc
  .tuple(fc.constantFrom(...instants), fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+05:30', '-08:00', '+14:00'))
  .map(([instant, zone]) => {
    if (/^(0001|9999)/.test(instant) || /^[Zz]/.test(zone)) return instant;
    const minutes = (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))) * (zone[0] === '-' ? -1 : 1);
    const fraction = /\.\d+/.exec(instant)?.[0] ?? '';
    return `${new Date(Date.parse(instant.replace(fraction, '')) + minutes * 60_000).toISOString().slice(0, 19)}${fraction}${zone}`;
  });

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.constantFrom(...vendorIds) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((each) => each.replaceAll('\0', '')) },
);

const scalars: Record<Exclude<Kind, 'object'>, fc.Arbitrary<Json>> = {
  text,
  number: fc.constantFrom(...numbers),
  integer: fc.constantFrom(...integers),
  boolean: fc.boolean(),
  instant: zoned,
  day: fc.constantFrom(...days),
  any: fc.oneof(text, fc.constantFrom(...numbers), fc.boolean()),
};

const literal = fc.constantFrom(
  'a',
  'A',
  'o',
  'foo',
  'ba',
  'x',
  'xxx',
  ' ',
  's',
  'σ',
  '😀',
  'é',
  'i',
  '0',
  'xa',
  'e',
  't',
  '日',
);

const pattern = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: literal },
      {
        weight: 1,
        arbitrary: text.map((each) =>
          [...each]
            .slice(0, 20)
            .join('')
            .replace(/[\\%_]/g, '\\$&'),
        ),
      },
      { weight: 5, arbitrary: fc.constantFrom('%', '%', '%', '_', '_%') },
      { weight: 1, arbitrary: fc.constantFrom('\\a', '\\😀') },
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const words = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          'f',
          'fo',
          'foo',
          'b',
          'ba',
          'bar',
          'foo-ba',
          't',
          'to',
          'be',
          'SS',
          'Σ',
          'CAFÉ',
          '日',
          '語',
          'a',
          'A',
          'i',
          'x',
          'fin',
          '1',
          'é',
          'the',
        ),
      },
      { weight: 1, arbitrary: text.map((each) => [...each].slice(0, 80).join('')) },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(' '));
const shortWords = words.filter((each) => [...each].length <= 256);

/** What one value is compared with: words that the contract knows where there are any. */
function scalarOf(each: Field): fc.Arbitrary<Json> {
  const known = (each.list ? each.schema.items : each.schema)?.['x-known-values'];
  const pool = scalars[each.kind as Exclude<Kind, 'object'>];
  return known
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.slice(0, 4)) }, { weight: 1, arbitrary: pool })
    : pool;
}

/** Of eq, neq and in: whole objects and arrays as records have them, empty ones, and of a list one element. */
function equalityOperand(each: Field): fc.Arbitrary<Json> {
  if (each.kind !== 'object' && !each.list) return scalarOf(each);
  const whole = fc.oneof(
    { weight: 3, arbitrary: valueOf(each.schema).filter(hasNoNull) },
    { weight: 1, arbitrary: fc.constant<Json>(each.list ? [] : {}) },
  );
  return each.kind === 'object'
    ? whole
    : fc.oneof({ weight: 3, arbitrary: scalarOf(each) }, { weight: 1, arbitrary: whole });
}

/** An operand has no null inside: such a value could only ever be unequal. */
const hasNoNull = (value: Json): boolean =>
  typeof value === 'object' ? value !== null && Object.values(value).every(hasNoNull) : true;

const isText = ({ kind }: Field) => kind === 'text' || kind === 'any';
const isOrdered = ({ list, kind }: Field) => !list && kind !== 'object';

interface Searches {
  search: fc.Arbitrary<Search>;
  /** Paths to ask for, of any depth and kind. */
  fields: fc.Arbitrary<string[]>;
  aggregation: fc.Arbitrary<Aggregation>;
}

interface Weighted {
  weight: number;
  operand: fc.Arbitrary<{ [field: string]: Json }>;
}

const intervalsOf: Interval[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

/** With and without summer time, of half hours and quarters, one that left a day out, one that changes with Ramadan. */
const timezones = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'Pacific/Kiritimati', 'America/St_Johns', 'Africa/Casablanca', 'Europe/Amsterdam'],
];

/** Random searches of records of this schema. */
export function searchesOf(record: RecordSchema): Searches {
  const fields = fieldsOf(record);

  /** Mostly fields that most records have: a query that matches all or nothing tells little. */
  const field = (fits: (each: Field) => boolean): fc.Arbitrary<Field> => {
    const [dense, sparse] = [false, true].map((which) =>
      fields.filter((each) => fits(each) && each.sparse === which),
    ) as [Field[], Field[]];
    return fc.oneof(
      ...[
        { weight: 5, of: dense },
        { weight: 1, of: sparse },
      ]
        .filter(({ of }) => of.length > 0)
        .map(({ weight, of }) => ({ weight, arbitrary: fc.constantFrom(...of) })),
    );
  };
  const pair = (fits: (each: Field) => boolean, operand: (each: Field) => fc.Arbitrary<Json>) =>
    field(fits).chain((each) => operand(each).map((value): [string, Json] => [each.path, value]));
  const operands = (pairs: fc.Arbitrary<[string, Json]>) =>
    fc
      .oneof(
        { weight: 5, arbitrary: fc.tuple(pairs) },
        { weight: 1, arbitrary: fc.array(pairs, { minLength: 2, maxLength: 2 }) },
      )
      .map((entries) => Object.fromEntries(entries));

  const equality = fc.oneof(
    { weight: 7, arbitrary: pair(() => true, equalityOperand) },
    {
      weight: 2,
      arbitrary: pair(
        () => true,
        () => fc.constant(null),
      ),
    },
  );
  const order = pair(isOrdered, scalarOf);
  const membership = pair(
    () => true,
    (each) => fc.array(equalityOperand(each), { maxLength: 8 }),
  );

  const of = (pairs: fc.Arbitrary<[string, Json]>, weight = 4): Weighted => ({ weight, operand: operands(pairs) });
  const wordsOfText = of(pair(isText, () => shortWords));
  /** Every operator, how often it is asked (of 28), and with what. */
  const operators: Record<FieldOperator, Weighted> = {
    eq: of(equality),
    neq: of(equality),
    in: of(membership),
    gt: of(order, 1),
    gte: of(order, 1),
    lt: of(order, 1),
    lte: of(order, 1),
    like: of(pair(isText, () => pattern)),
    keyword: wordsOfText,
    fuzzy: wordsOfText,
  };
  const simple = fc.oneof(
    ...Object.entries(operators).map(([operator, { weight, operand }]) => ({
      weight,
      arbitrary: operand.map((value): Filter => ({ [operator]: value })),
    })),
  );

  const condition: fc.Arbitrary<Filter> = fc.letrec<{ condition: Filter }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      { weight: 6, arbitrary: simple },
      { weight: 1, arbitrary: fc.tuple(simple, simple).map(([a, b]): Filter => ({ ...a, ...b })) },
      { weight: 1, arbitrary: fc.constant<Filter>({}) },
      { weight: 2, arbitrary: fc.array(tie('condition'), { maxLength: 3 }).map((of): Filter => ({ and: of })) },
      { weight: 2, arbitrary: fc.array(tie('condition'), { maxLength: 3 }).map((of): Filter => ({ or: of })) },
      { weight: 2, arbitrary: tie('condition').map((of): Filter => ({ not: of })) },
      { weight: 1, arbitrary: fc.tuple(simple, tie('condition')).map(([a, b]): Filter => ({ ...a, not: b })) },
    ),
  })).condition;

  /** At the bounds: 16 levels, many pairs, a thousand values. */
  const extreme = fc.oneof(
    simple.map((inner) =>
      Array.from({ length: 16 }).reduce<Filter>(
        (below, _, at): Filter =>
          at % 3 === 0 ? { not: below } : at % 3 === 1 ? { and: [below] } : { or: [below, { eq: { id: 'none' } }] },
        inner,
      ),
    ),
    fc
      .array(equality, { minLength: 90, maxLength: 100 })
      .map((pairs) => ({ or: pairs.map(([path, value]) => ({ eq: { [path]: value } })) })),
    fc
      .array(equality, { minLength: 90, maxLength: 100 })
      .map((pairs) => ({ and: pairs.map(([path, value]) => ({ neq: { [path]: value } })) })),
    field(({ kind, list }) => kind === 'text' && !list).map(({ path }) => ({
      in: { [path]: [...texts, ...Array.from({ length: 1000 - texts.length }, (_, at) => `t${at}`)] },
    })),
  ) as fc.Arbitrary<Filter>;

  const sort: fc.Arbitrary<Sort> = fc
    .uniqueArray(
      fc.tuple(
        field(({ sortable }) => sortable),
        fc.constantFrom('asc' as const, 'desc' as const),
      ),
      { maxLength: 3, selector: ([each]) => each.path },
    )
    .map((items) => items.map(([each, direction]) => ({ [each.path]: direction })));

  const isNumber = ({ kind, sortable }: Field) => sortable && (kind === 'number' || kind === 'integer');
  const metric = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Metric>({ op: 'count' }) },
    ...(fields.some(isNumber)
      ? [
          {
            weight: 4,
            arbitrary: fc
              .tuple(fc.constantFrom('sum' as const, 'avg' as const), field(isNumber))
              .map(([op, { path }]): Metric => ({ op, field: path })),
          },
        ]
      : []),
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom('count' as const, 'count_distinct' as const, 'min' as const, 'max' as const),
          field(({ sortable }) => sortable),
        )
        .map(([op, { path }]): Metric => ({ op, field: path })),
    },
  );

  /** A field that groups, and where it has moments mostly by an interval. */
  const group = field(({ kind }) => kind !== 'object').chain((each): fc.Arbitrary<GroupBy> => {
    const { path, kind } = each;
    const intervals = kind === 'day' ? intervalsOf.slice(1) : kind === 'instant' ? intervalsOf : [];
    if (intervals.length === 0) return fc.constant({ field: path });
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant({ field: path }) },
      { weight: 1, arbitrary: fc.constantFrom(...intervals).map((interval) => ({ field: path, interval })) },
      ...(kind === 'instant'
        ? [
            {
              weight: 4,
              arbitrary: fc
                .tuple(fc.constantFrom(...intervals), fc.constantFrom(...timezones))
                .map(([interval, timezone]) => ({ field: path, interval, timezone })),
            },
          ]
        : []),
    );
  });

  const aggregation = fc
    .record({
      filter: fc.oneof({ weight: 2, arbitrary: fc.constant<Filter>({}) }, { weight: 3, arbitrary: condition }),
      metrics: fc.array(metric, { minLength: 1, maxLength: 4 }),
      group_by: fc.uniqueArray(group, { maxLength: 3, selector: ({ field: path }) => path }),
      sorted: fc.array(fc.tuple(fc.nat(6), fc.constantFrom('asc' as const, 'desc' as const)), { maxLength: 2 }),
      limit: fc.constantFrom(1, 3, 20, 10_000),
    })
    .map(({ filter, metrics, group_by, sorted, limit }): Aggregation => {
      const named = metrics.map((each, at) => ({ ...each, as: `m${at}` }));
      const names = [...group_by.map((each) => each.field), ...named.map(({ as }) => as)];
      const sort = new Map(sorted.map(([at, direction]) => [names[at % names.length]!, direction]));
      return {
        query: { filter },
        metrics: named,
        group_by,
        sort: [...sort].map(([name, direction]) => ({ [name]: direction })),
        limit,
      };
    });

  return {
    aggregation,
    search: fc.record({
      filter: fc.oneof({ weight: 30, arbitrary: condition }, { weight: 1, arbitrary: extreme }),
      sort,
      limit: fc.constantFrom(1, 2, 3, 7, 20, 1000),
    }),
    fields: fc.array(fc.constantFrom(...fields.map(({ path }) => path)), { minLength: 1, maxLength: 4 }),
  };
}
