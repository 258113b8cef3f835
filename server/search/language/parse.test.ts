import { probeSchema } from '../../../conformance/reference/records.ts';
import { Problem } from '../../problem.ts';
import { parseSearch } from './parse.ts';
import { probeAction, probeStore } from '../../testing/search-probe.ts';
import type { Condition } from './tree.ts';

/** What is wrong with a query, as `pointer code`. */
function faults(params: unknown): string[] {
  try {
    parseSearch(probeStore, probeAction, params);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.status).toBe(422);
    expect(error.code).toBe('validation_failed');
    return error.extras.errors!.map(({ pointer, code }) => `${pointer} ${code}`);
  }
}
const filter = (value: unknown) => faults({ query: { filter: value } });
const sort = (value: unknown) => faults({ query: { sort: value } });

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((below) => ({ not: below }), {});
const pairs = (count: number) => ({ and: Array.from({ length: count }, (_, at) => ({ eq: { title: `t${at}` } })) });

describe('a query', () => {
  it('is taken at every bound', () => {
    expect(filter(nested(16))).toEqual([]);
    expect(filter(pairs(200))).toEqual([]);
    expect(filter({ in: { title: Array(600).fill('a'), score: Array(400).fill(1) } })).toEqual([]);
    expect(filter({ like: { title: '😀'.repeat(256) } })).toEqual([]);
    expect(
      sort([
        { title: 'asc' },
        { status: 'asc' },
        { body: 'asc' },
        { score: 'asc' },
        { count: 'asc' },
        { flag: 'asc' },
        { at: 'asc' },
        { due: 'desc' },
      ]),
    ).toEqual([]);
    for (const limit of [1, 10_000]) expect(faults({ query: {}, limit })).toEqual([]);
  });

  it('is refused one beyond every bound', () => {
    expect(filter(nested(17))).toEqual([`/params/query/filter${'/not'.repeat(17)} depth`]);
    expect(filter({ and: [nested(16)] })).toEqual([`/params/query/filter/and/0${'/not'.repeat(16)} depth`]);
    expect(filter(pairs(201))).toEqual(['/params/query/filter/and/200/eq/title maximum']);
    for (const empty of [{}, { or: [] }, { eq: {} }, { not: {} }])
      expect(filter({ and: Array.from({ length: 201 }, () => empty) })).toEqual([
        expect.stringMatching(/^\/params\/query\/filter\/and\/200.* maximum$/),
      ]);
    expect(filter({ in: { title: Array(600).fill('a'), score: Array(401).fill(1) } })).toEqual([
      '/params/query/filter/in/score maxItems',
    ]);
    for (const op of ['like', 'keyword', 'fuzzy'])
      expect(filter({ [op]: { title: 'a'.repeat(257) } })).toEqual([`/params/query/filter/${op}/title maxLength`]);
    expect(sort(Array(9).fill({ title: 'asc' }))).toEqual(['/params/query/sort maxItems']);
    expect(faults({ query: {}, limit: 0 })).toEqual(['/params/limit minimum']);
    expect(faults({ query: {}, limit: 10_001 })).toEqual(['/params/limit maximum']);
    expect(faults({ query: {}, fields: Array(201).fill('id') })).toEqual(['/params/fields maxItems']);
    expect(faults({ query: {}, fields: [] })).toEqual(['/params/fields minItems']);
    expect(faults({ query: {}, cursor: 'a'.repeat(16_385) })).toEqual(['/params/cursor maxLength']);
  });

  it('is refused where a member, an operator or a field is unknown', () => {
    expect(faults({})).toEqual(['/params/query required']);
    expect(faults({ query: {}, other: 1 })).toEqual(['/params/other unknown']);
    expect(faults({ query: { where: {} } })).toEqual(['/params/query/where unknown']);
    expect(filter({ equals: { title: 'a' } })).toEqual(['/params/query/filter/equals unknown']);
    expect(filter({ eq: { name: 'a' } })).toEqual(['/params/query/filter/eq/name unknown']);
    expect(filter({ eq: { 'nested.other': 'a' } })).toEqual(['/params/query/filter/eq/nested.other unknown']);
    expect(filter({ eq: { 'title.length': 1 } })).toEqual(['/params/query/filter/eq/title.length unknown']);
    expect(filter({ eq: { 'ti\\tle': 1 } })).toEqual(['/params/query/filter/eq/ti\\tle unknown']);
    expect(filter({ eq: { 'a/b~c': 1 } })).toEqual(['/params/query/filter/eq/a~1b~0c unknown']);
    expect(filter({ eq: { constructor: 'a' } })).toEqual(['/params/query/filter/eq/constructor unknown']);
    expect(filter({ or: [{}, { not: { eq: { name: 'a' } } }] })).toEqual([
      '/params/query/filter/or/1/not/eq/name unknown',
    ]);
    expect(sort([{ name: 'asc' }])).toEqual(['/params/query/sort/0/name unknown']);
    expect(faults({ query: {}, fields: ['title', 'name'] })).toEqual(['/params/fields/1 unknown']);
  });

  it('is refused where a value is of another type, and none is made to fit', () => {
    const wrong: Array<[string, unknown]> = [
      ['title', 1],
      ['title', true],
      ['title', ['a']],
      ['title', {}],
      ['score', '1'],
      ['count', 1.5],
      ['flag', 1],
      ['flag', 'true'],
      ['at', 'yesterday'],
      ['at', '2026-01-01'],
      ['at', '2026-01-01T00:00:00'],
      ['at', '2026-01-01T00:00:00.1234567Z'],
      ['at', '2026-02-30T00:00:00Z'],
      ['at', 0],
      ['due', '2026-02-30'],
      ['tags', 1],
      ['people', 'a'],
      ['nested', 'a'],
      ['nested', []],
      ['custom', 'a'],
      ['custom.a', {}],
      ['custom.a', []],
    ];
    for (const [field, value] of wrong) {
      expect([field, value, filter({ eq: { [field]: value } })]).toEqual([
        field,
        value,
        [`/params/query/filter/eq/${field} type`],
      ]);
      expect(filter({ in: { [field]: [value] } })).toEqual([`/params/query/filter/in/${field}/0 type`]);
    }
    expect(filter({ eq: { nested: { name: 1 } } })).toEqual(['/params/query/filter/eq/nested/name type']);
    expect(filter({ eq: { nested: { other: 1 } } })).toEqual(['/params/query/filter/eq/nested/other unknown']);
    expect(filter({ eq: { tags: ['a', 1] } })).toEqual(['/params/query/filter/eq/tags/1 type']);
    expect(filter({ in: { title: 'a' } })).toEqual(['/params/query/filter/in/title type']);
    expect(filter({ like: { title: 1 } })).toEqual(['/params/query/filter/like/title type']);
    for (const op of ['and', 'or']) expect(filter({ [op]: {} })).toEqual([`/params/query/filter/${op} type`]);
    expect(filter({ not: [] })).toEqual(['/params/query/filter/not type']);
    expect(filter({ and: [1] })).toEqual(['/params/query/filter/and/0 type']);
    expect(filter({ eq: 1 })).toEqual(['/params/query/filter/eq type']);
    expect(filter([])).toEqual(['/params/query/filter type']);
    expect(sort({ title: 'asc' })).toEqual(['/params/query/sort type']);
    expect(sort([{ title: 'up' }])).toEqual(['/params/query/sort/0/title enum']);
    expect(sort([{ title: 'asc', status: 'asc' }])).toEqual(['/params/query/sort/0 type']);
    expect(sort([{}])).toEqual(['/params/query/sort/0 type']);
  });

  it('takes null for eq and neq alone', () => {
    for (const op of ['eq', 'neq'])
      for (const field of Object.keys(probeSchema.properties))
        expect(filter({ [op]: { [field.replace(/[.\\]/g, '\\$&')]: null } })).toEqual([]);
    for (const op of ['gt', 'gte', 'lt', 'lte', 'in', 'like', 'fuzzy', 'keyword'])
      expect(filter({ [op]: { title: null } })).toEqual([`/params/query/filter/${op}/title type`]);
    expect(filter({ in: { title: [null] } })).toEqual(['/params/query/filter/in/title/0 type']);
    expect(filter({ eq: { tags: [null] } })).toEqual(['/params/query/filter/eq/tags/0 null']);
    expect(filter({ eq: { custom: { a: [null] } } })).toEqual(['/params/query/filter/eq/custom/a/0 null']);
  });

  it('is refused where an operator does not take the field', () => {
    for (const op of ['gt', 'gte', 'lt', 'lte'])
      for (const field of ['tags', 'people', 'nested', 'custom'])
        expect(filter({ [op]: { [field]: 'a' } })).toEqual([`/params/query/filter/${op}/${field} operator`]);
    for (const op of ['like', 'fuzzy', 'keyword'])
      for (const field of ['score', 'flag', 'at', 'due', 'marks', 'people', 'nested', 'custom'])
        expect(filter({ [op]: { [field]: 'a' } })).toEqual([`/params/query/filter/${op}/${field} operator`]);
    for (const field of ['tags', 'people', 'people.name', 'nested', 'custom', 'custom.a', 'nested.deep.flags'])
      expect(sort([{ [field]: 'asc' }])).toEqual([`/params/query/sort/0/${field} operator`]);
    expect(sort([{ title: 'asc' }, { title: 'desc' }])).toEqual(['/params/query/sort/1/title duplicate']);
    expect(filter({ like: { title: 'a\\' } })).toEqual(['/params/query/filter/like/title pattern']);
  });

  it('is refused where it holds text that no record can hold, wherever that stands', () => {
    for (const text of ['a\0', '\ud800']) {
      expect(
        filter(Array.from({ length: 16 }).reduce((below) => ({ not: below }), { eq: { title: text } })),
      ).toHaveLength(1);
      expect(filter({ eq: { [`custom.${text}`]: 1 } })).toHaveLength(1);
      expect(filter({ eq: { custom: { [text]: 1 } } })).toHaveLength(1);
    }
  });

  it('names at most fifty errors', () => {
    expect(filter({ and: Array.from({ length: 150 }, () => ({ eq: { name: 1 } })) })).toHaveLength(50);
  });

  it('finds fields whose names hold dots and backslashes, and crosses arrays', () => {
    const parsed = (value: unknown) =>
      parseSearch(probeStore, probeAction, { query: { filter: value } }).filter as Condition & {
        field: { path: string[]; kind: string; many: boolean };
      };
    expect(parsed({ eq: { 'dotted\\.name': 'a' } }).field).toMatchObject({
      path: ['dotted.name'],
      kind: 'text',
      many: false,
    });
    expect(parsed({ eq: { 'back\\\\slash "quoted"': 1 } }).field).toMatchObject({
      path: ['back\\slash "quoted"'],
      kind: 'number',
    });
    expect(parsed({ eq: { 'people.home.city': 'a' } }).field).toMatchObject({ kind: 'text', many: true });
    expect(parsed({ eq: { 'custom.a..b': 1 } }).field).toMatchObject({
      path: ['custom', 'a', '', 'b'],
      kind: 'any',
      many: true,
    });
    expect(parsed({ eq: { 'labels.x': 'a' } }).field).toMatchObject({ kind: 'text', many: false });
  });
});
