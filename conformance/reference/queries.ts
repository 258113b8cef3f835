import fc from 'fast-check';
import type { Filter, Json, Sort } from './evaluate.ts';
import { days, instants, integers, keys, numbers, texts } from './records.ts';

/** A search that the probe schema allows, in any of its ways, up to the bounds of the contract. */
export interface ProbeSearch {
  filter: Filter;
  sort: Sort;
  limit: number;
}

type Kind = 'text' | 'number' | 'integer' | 'boolean' | 'instant' | 'day' | 'any';

interface ProbeField {
  path: string;
  kind: Kind;
  /** The value there is an array of such. */
  list?: boolean;
  sortable?: boolean;
}

const escaped = (step: string) => step.replace(/[\\.]/g, '\\$&');

const fields: ProbeField[] = [
  { path: 'id', kind: 'text', sortable: true },
  { path: 'title', kind: 'text', sortable: true },
  { path: 'status', kind: 'text', sortable: true },
  { path: 'body', kind: 'text', sortable: true },
  { path: 'score', kind: 'number', sortable: true },
  { path: 'count', kind: 'integer', sortable: true },
  { path: 'flag', kind: 'boolean', sortable: true },
  { path: 'at', kind: 'instant', sortable: true },
  { path: 'due', kind: 'day', sortable: true },
  { path: 'tags', kind: 'text', list: true },
  { path: 'marks', kind: 'number', list: true },
  { path: 'times', kind: 'instant', list: true },
  { path: 'nested.name', kind: 'text', sortable: true },
  { path: 'nested.at', kind: 'instant', sortable: true },
  { path: 'nested.deep.rank', kind: 'number', sortable: true },
  { path: 'nested.deep.flags', kind: 'boolean', list: true },
  { path: 'people.name', kind: 'text' },
  { path: 'people.age', kind: 'number' },
  { path: 'people.tags', kind: 'text', list: true },
  { path: 'people.home.city', kind: 'text' },
  { path: 'dotted\\.name', kind: 'text', sortable: true },
  { path: 'back\\\\slash "quoted"', kind: 'number', sortable: true },
  ...keys.map((key): ProbeField => ({ path: `labels.${escaped(key)}`, kind: 'text', sortable: true })),
  ...keys.map((key): ProbeField => ({ path: `custom.${escaped(key)}`, kind: 'any' })),
  ...keys.flatMap((key) => ['a', 'b', 'é'].map((next): ProbeField => ({ path: `custom.${next}.${escaped(key)}`, kind: 'any' }))),
];

const sparse = /^(labels|custom)\./;

/** Mostly fields that most records have: a query that matches all or nothing tells little. */
const field = (fits: (each: ProbeField) => boolean) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...fields.filter((each) => fits(each) && !sparse.test(each.path))) },
    { weight: 1, arbitrary: fc.constantFrom(...fields.filter((each) => fits(each) && sparse.test(each.path))) },
  );

/** The same instants as other time zones write them. */
const zoned = fc.tuple(fc.constantFrom(...instants), fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+05:30', '-08:00', '+14:00')).map(([instant, zone]) => {
  if (/^(0001|9999)/.test(instant) || /^[Zz]/.test(zone)) return instant;
  const minutes = (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))) * (zone[0] === '-' ? -1 : 1);
  const fraction = /\.\d+/.exec(instant)?.[0] ?? '';
  return `${new Date(Date.parse(instant.replace(fraction, '')) + minutes * 60_000).toISOString().slice(0, 19)}${fraction}${zone}`;
});

const text = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((each) => each.replaceAll('\0', '')) });

const scalars: Record<Kind, fc.Arbitrary<Json>> = {
  text,
  number: fc.constantFrom(...numbers),
  integer: fc.constantFrom(...integers),
  boolean: fc.boolean(),
  instant: zoned,
  day: fc.constantFrom(...days),
  any: fc.oneof(text, fc.constantFrom(...numbers), fc.boolean()),
};
const listKinds: Record<Kind, fc.Arbitrary<Json>> = { ...scalars, instant: fc.constantFrom(...instants) };

/** Of eq, neq and in. */
const equalityOperand = (each: ProbeField): fc.Arbitrary<Json> =>
  each.list ? fc.oneof({ weight: 3, arbitrary: scalars[each.kind] }, { weight: 1, arbitrary: fc.array(listKinds[each.kind], { maxLength: 2 }) }) : scalars[each.kind];

/** Whole objects and arrays, their keys in any order. */
const wholes: fc.Arbitrary<[string, Json]> = fc.oneof(
  fc.record({ name: text, deep: fc.record({ rank: fc.constantFrom(...numbers) }, { requiredKeys: [] }) }, { requiredKeys: [] }).map((value): [string, Json] => ['nested', value as Json]),
  fc.constant<[string, Json]>(['nested', {}]),
  fc.record({ city: text }, { requiredKeys: [] }).map((value): [string, Json] => ['people.home', value as Json]),
  fc.constantFrom<[string, Json]>(['people', []], ['people', [{}]], ['grid', []], ['grid', [[]]], ['grid', [[0]]], ['custom', {}], ['labels', {}]),
  fc.dictionary(fc.constantFrom(...keys), text, { maxKeys: 2, noNullPrototype: true }).map((value): [string, Json] => ['labels', value]),
  fc.dictionary(fc.constantFrom(...keys), text, { maxKeys: 2, noNullPrototype: true }).map((value): [string, Json] => ['custom', value]),
);

const literal = fc.constantFrom('a', 'A', 'o', 'foo', 'ba', 'x', 'xxx', ' ', 's', 'σ', '😀', 'é', 'i', '0', 'xa', 'e', 't', '日');

const pattern = fc
  .array(fc.oneof({ weight: 4, arbitrary: literal }, { weight: 1, arbitrary: text.map((each) => [...each].slice(0, 20).join('').replace(/[\\%_]/g, '\\$&')) }, { weight: 5, arbitrary: fc.constantFrom('%', '%', '%', '_', '_%') }, { weight: 1, arbitrary: fc.constantFrom('\\a', '\\😀') }), { maxLength: 5 })
  .map((parts) => parts.join(''));

const words = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom('f', 'fo', 'foo', 'b', 'ba', 'bar', 'foo-ba', 't', 'to', 'be', 'SS', 'Σ', 'CAFÉ', '日', '語', 'a', 'A', 'i', 'x', 'fin', '1', 'é', 'the') }, { weight: 1, arbitrary: text.map((each) => [...each].slice(0, 80).join('')) }), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const shortWords = words.filter((each) => [...each].length <= 256);

const pair = (fits: (each: ProbeField) => boolean, operand: (each: ProbeField) => fc.Arbitrary<Json>) => field(fits).chain((each) => operand(each).map((value): [string, Json] => [each.path, value]));
const operands = (pairs: fc.Arbitrary<[string, Json]>) => fc.oneof({ weight: 5, arbitrary: fc.tuple(pairs) }, { weight: 1, arbitrary: fc.array(pairs, { minLength: 2, maxLength: 2 }) }).map((entries) => Object.fromEntries(entries));

const isText = (each: ProbeField) => each.kind === 'text' || each.kind === 'any';
const equality = fc.oneof({ weight: 6, arbitrary: pair(() => true, equalityOperand) }, { weight: 1, arbitrary: wholes }, { weight: 2, arbitrary: fc.constantFrom(...fields.map(({ path }) => path), 'nested', 'people', 'grid', 'custom', 'labels', 'nested.deep').map((path): [string, Json] => [path, null]) });
const order = pair((each) => !each.list, (each) => scalars[each.kind]);
const membership = pair(() => true, (each) => fc.array(equalityOperand(each), { maxLength: 8 }));

const simple: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ eq: operands(equality) }),
  fc.record({ neq: operands(equality) }),
  fc.record({ in: operands(membership) }),
  fc.constantFrom('gt', 'gte', 'lt', 'lte').chain((op) => operands(order).map((value) => ({ [op]: value }))),
  fc.record({ like: operands(pair(isText, () => pattern)) }),
  fc.record({ keyword: operands(pair(isText, () => shortWords)) }),
  fc.record({ fuzzy: operands(pair(isText, () => shortWords)) }),
) as fc.Arbitrary<Filter>;

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
  simple.map((inner) => Array.from({ length: 16 }).reduce<Filter>((below, _, at): Filter => (at % 3 === 0 ? { not: below } : at % 3 === 1 ? { and: [below] } : { or: [below, { eq: { id: 'none' } }] }), inner)),
  fc.array(equality, { minLength: 90, maxLength: 100 }).map((pairs) => ({ or: pairs.map(([path, value]) => ({ eq: { [path]: value } })) })),
  fc.array(equality, { minLength: 90, maxLength: 100 }).map((pairs) => ({ and: pairs.map(([path, value]) => ({ neq: { [path]: value } })) })),
  fc.constant({ in: { title: [...texts, ...Array.from({ length: 900 - texts.length }, (_, at) => `t${at}`)], score: numbers } }),
) as fc.Arbitrary<Filter>;

const sort: fc.Arbitrary<Sort> = fc
  .uniqueArray(fc.tuple(field((each) => each.sortable === true), fc.constantFrom('asc' as const, 'desc' as const)), { maxLength: 3, selector: ([each]) => each.path })
  .map((items) => items.map(([each, direction]) => ({ [each.path]: direction })));

export const probeSearch: fc.Arbitrary<ProbeSearch> = fc.record({
  filter: fc.oneof({ weight: 30, arbitrary: condition }, { weight: 1, arbitrary: extreme }),
  sort,
  limit: fc.constantFrom(1, 2, 3, 7, 20, 1000),
});

/** Paths to ask for, of any depth and kind. */
export const probeFields: fc.Arbitrary<string[]> = fc.array(fc.constantFrom(...fields.map(({ path }) => path), 'nested', 'people', 'people.home', 'custom', 'custom.a', 'grid', 'nested.deep'), { minLength: 1, maxLength: 4 });
