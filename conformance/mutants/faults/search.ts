import {
  bodyOf,
  change,
  executes,
  good,
  path,
  problem,
  putBody,
  type Asked,
  type Json,
  type Memory,
  type Mutant,
  type Said,
} from '../mutant.ts';

const searches = (asked: Asked) => executes(asked, 'search');
const found = (said: Said, asked: Asked) => searches(asked) && good(said);
const params = (asked: Asked): Json => (bodyOf(asked)?.['params'] as Json | undefined) ?? {};
const plain = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Damages the request of a search. */
const asks =
  (work: (params: Json, asked: Asked, memory: Memory) => Json | undefined) => (asked: Asked, memory: Memory) => {
    if (!searches(asked) || !plain(bodyOf(asked)?.['params'])) return;
    const changed = work(params(asked), asked, memory);
    if (changed) putBody(asked, { ...bodyOf(asked), params: changed });
  };

/** Damages the response of a search. */
const altersBody =
  (work: (body: Json, asked: Asked, memory: Memory) => void) => (said: Said, asked: Asked, memory: Memory) => {
    if (found(said, asked)) change(said, (body) => void work(body, asked, memory));
  };

/** Damages every condition of one operator, wherever it stands: each becomes a condition that means something else. */
const reads = (operator: string, work: (field: string, operand: any) => Json | undefined) =>
  asks((given) => {
    const visit = (condition: unknown): unknown => {
      if (Array.isArray(condition)) return condition.map(visit);
      if (!plain(condition)) return condition;
      const kept: Json = {};
      const more: Json[] = [];
      for (const [name, inner] of Object.entries(condition)) {
        if (['and', 'or', 'not'].includes(name)) kept[name] = visit(inner);
        else if (name !== operator || !plain(inner)) kept[name] = inner;
        else
          for (const [field, operand] of Object.entries(inner))
            more.push(work(field, operand) ?? { [operator]: { [field]: operand } });
      }
      return more.length === 0 ? kept : { and: [...(Object.keys(kept).length > 0 ? [kept] : []), ...more] };
    };
    const filter = given['query']?.filter as unknown;
    return filter === undefined ? undefined : { ...given, query: { ...given['query'], filter: visit(filter) } };
  });

const sorts = (work: (sort: Json[]) => Json[]) =>
  asks((given) =>
    Array.isArray(given['query']?.sort)
      ? { ...given, query: { ...given['query'], sort: work(given['query'].sort as Json[]) } }
      : undefined,
  );
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const incidents = 'search/incident-io/incidents';
const texts = 'search/life/texts';

const pages: Mutant[] = [
  {
    id: 'search/has-more-on-the-last-page',
    title: 'The last page of a search reports that more follow',
    cases: ['search/pages/every-limit'],
    answer: altersBody((body) => void (body['meta'].has_more = true)),
  },
  {
    id: 'search/has-more-never-said',
    title: 'No page of a search reports that more follow',
    cases: ['search/pages/every-limit'],
    answer: altersBody((body) => void (body['meta'].has_more = false)),
  },
  {
    id: 'search/full-last-page-goes-on',
    title: 'A full last page has a cursor',
    cases: ['search/pages/every-limit'],
    answer: altersBody(
      (body, asked) =>
        void (
          body['meta'].cursor === null &&
          body['data'].length === params(asked)['limit'] &&
          Object.assign(body['meta'], { has_more: true, cursor: 'bm90aGluZw' })
        ),
    ),
  },
  {
    id: 'search/ends-early',
    title: 'The first page of a search is reported as the last',
    cases: ['search/pages/every-limit'],
    answer: altersBody((body) => void Object.assign(body['meta'], { has_more: false, cursor: null })),
  },
  {
    id: 'search/empty-cursor',
    title: 'The last page has an empty cursor instead of null',
    cases: ['search/pages/every-limit'],
    answer: altersBody((body) => void (body['meta'].cursor ??= '')),
  },
  {
    id: 'search/page-repeated',
    title: 'The first page of a search is returned instead of the second',
    cases: ['search/pages/every-limit', 'search/cursor/goes-on'],
    request: asks(({ cursor, ...given }) => (/^[\w-]{20,}$/.test(String(cursor)) ? given : undefined)),
  },
  {
    id: 'search/record-lost-at-border',
    title: 'The first record of the second page is missing',
    cases: ['search/pages/filtered-and-sorted'],
    answer: altersBody((body, asked) => void (params(asked)['cursor'] && body['data'].shift())),
  },
  {
    id: 'search/record-repeated-at-border',
    title: 'The last record of a page is repeated on the next',
    cases: ['search/pages/filtered-and-sorted'],
    answer: altersBody((body, asked, memory) => {
      const last = memory.get('last');
      memory.set('last', body['data'].at(-1));
      if (params(asked)['cursor'] && last) body['data'].unshift(last);
    }),
  },
  {
    id: 'search/limit-ignored',
    title: 'limit is ignored',
    cases: ['search/pages/every-limit'],
    request: asks((given) => ({ ...given, limit: 1000 })),
  },
  {
    id: 'search/limit-off-by-one',
    title: 'A page has one record more than its limit',
    cases: ['search/pages/every-limit'],
    request: asks((given) =>
      Number.isInteger(given['limit']) && given['limit'] > 0 && given['limit'] < 10_000
        ? { ...given, limit: given['limit'] + 1 }
        : undefined,
    ),
  },
  {
    id: 'search/default-limit-differs',
    title: 'A page has a hundred records by default',
    cases: ['search/pages/default-limit'],
    request: asks((given) => ('limit' in given ? undefined : { ...given, limit: 100 })),
  },
  {
    id: 'search/limit-bound-off-by-one',
    title: 'A limit above the maximum is accepted',
    cases: ['search/refused/bounds'],
    request: asks((given) => (given['limit'] === 10_001 ? { ...given, limit: 10_000 } : undefined)),
  },
  {
    id: 'search/no-limit-taken',
    title: 'A limit of zero is accepted',
    cases: ['search/refused/bounds'],
    request: asks((given) => (given['limit'] === 0 ? { query: given['query'] } : undefined)),
  },
  {
    id: 'search/max-bytes-ignored',
    title: 'A page is as large as its limit allows, whatever max_bytes says',
    cases: ['search/pages/max-bytes'],
    request: asks(({ max_bytes: _, ...given }) => given),
  },
  {
    id: 'search/max-bytes-exceeded',
    title: 'A page goes on to the record that exceeds max_bytes',
    cases: ['search/pages/max-bytes'],
    request: asks((given) =>
      typeof given['max_bytes'] === 'number' && given['max_bytes'] < 100_000 && given['max_bytes'] >= 1024
        ? { ...given, max_bytes: given['max_bytes'] + 3000 }
        : undefined,
    ),
  },
  {
    id: 'search/query-optional',
    title: 'A search without a query is accepted',
    cases: ['search/refused/bounds'],
    request: asks((given) => ('query' in given ? undefined : { ...given, query: {} })),
  },
];

const order: Mutant[] = [
  {
    id: 'sort/ignored',
    title: 'sort is ignored',
    cases: ['search/pages/equal-keys', `${incidents}/created-at/sort-desc`],
    request: sorts(() => []),
  },
  {
    id: 'sort/turned',
    title: 'asc and desc are confused',
    cases: [`${incidents}/created-at/sort-asc`],
    request: sorts((sort) =>
      sort.map((each) =>
        Object.fromEntries(
          Object.entries(each).map(([field, direction]) => [
            field,
            direction === 'asc' ? 'desc' : direction === 'desc' ? 'asc' : direction,
          ]),
        ),
      ),
    ),
  },
  {
    id: 'sort/first-key-alone',
    title: 'Only the first sort key counts',
    cases: ['search/pages/filtered-and-sorted'],
    request: sorts((sort) =>
      sort.length > 1 && new Set(sort.map((each) => Object.keys(each)[0])).size > 1 ? sort.slice(0, 1) : sort,
    ),
  },
  {
    id: 'sort/equal-keys-turned',
    title: 'Equal sort keys are ordered by descending id',
    cases: ['search/pages/equal-keys'],
    request: sorts((sort) => (sort.length === 1 && !('id' in sort[0]!) ? [...sort, { id: 'desc' }] : sort)),
  },
  {
    id: 'sort/neighbours-changed',
    title: 'The last two records of a page are swapped',
    cases: [`${incidents}/name/sort-asc`],
    answer: altersBody(
      (body) => void (body['data'].length > 1 && body['data'].push(...body['data'].splice(-2).reverse())),
    ),
  },
  {
    id: 'sort/nulls-last',
    title: 'Null sorts after every value',
    cases: [`${incidents}/summary/sort-asc`],
    answer: altersBody((body, asked) => {
      const [field, direction] = Object.entries((params(asked)['query']?.sort?.[0] as Json | undefined) ?? {})[0] ?? [];
      if (field && direction === 'asc')
        body['data'].sort((a: Json, b: Json) => Number(a[field] === undefined) - Number(b[field] === undefined));
    }),
  },
  {
    id: 'sort/by-utf16-unit',
    title: 'Strings are sorted by UTF-16 code unit',
    cases: [texts],
    answer: altersBody(
      (body, asked) =>
        void (
          params(asked)['query']?.sort?.[0]?.description &&
          body['data'].sort((a: Json, b: Json) => (a['description'] === '😀' && b['description'] === '\ufffd' ? -1 : 0))
        ),
    ),
  },
  {
    id: 'sort/object-taken',
    title: 'An object is accepted as a sort key',
    cases: ['search/refused/sorts'],
    request: sorts((sort) => (sort[0]?.['severity'] ? [] : sort)),
  },
  {
    id: 'sort/field-twice-taken',
    title: 'A field may be sorted by twice',
    cases: ['search/refused/sorts'],
    request: sorts((sort) =>
      sort.length === 2 && Object.keys(sort[0]!)[0] === Object.keys(sort[1]!)[0] ? sort.slice(0, 1) : sort,
    ),
  },
];

const operators: Mutant[] = [
  {
    id: 'operator/neq-omits-null',
    title: 'neq omits records without a value, as SQL does',
    cases: [`${incidents}/summary/neq`],
    request: reads('neq', (field, operand) =>
      operand === null ? undefined : { neq: { [field]: operand }, not: { eq: { [field]: null } } },
    ),
  },
  {
    id: 'operator/eq-null-finds-all',
    title: 'eq null is ignored',
    cases: [`${incidents}/summary/eq-null`],
    request: reads('eq', (_, operand) => (operand === null ? {} : undefined)),
  },
  {
    id: 'operator/empty-is-null',
    title: 'An empty string counts as null',
    cases: [texts],
    request: reads('eq', (field, operand) =>
      operand === null
        ? { or: [{ eq: { [field]: null } }, ...(['description'].includes(field) ? [{ eq: { [field]: '' } }] : [])] }
        : undefined,
    ),
  },
  {
    id: 'operator/eq-folds-case',
    title: 'eq ignores case',
    cases: [`${incidents}/name/eq`, texts],
    request: reads('eq', (field, operand) =>
      typeof operand === 'string' && operand !== '' && ['name', 'description'].includes(field)
        ? { like: { [field]: escaped(operand) } }
        : undefined,
    ),
  },
  {
    id: 'operator/eq-trims',
    title: 'eq ignores surrounding spaces',
    cases: [texts],
    request: reads('eq', (field, operand) =>
      typeof operand === 'string' && field === 'description'
        ? { in: { [field]: [operand, ` ${operand} `] } }
        : undefined,
    ),
  },
  {
    id: 'operator/eq-normalizes',
    title: 'eq treats two forms of an accent as equal',
    cases: [texts],
    request: reads('eq', (field, operand) =>
      typeof operand === 'string' && field === 'description'
        ? { in: { [field]: [operand, operand.normalize('NFD')] } }
        : undefined,
    ),
  },
  {
    id: 'operator/gt-includes-equal',
    title: 'gt finds equal values',
    cases: [`${incidents}/created-at/gt`],
    request: reads('gt', (field, operand) => (operand === null ? undefined : { gte: { [field]: operand } })),
  },
  {
    id: 'operator/lte-omits-equal',
    title: 'lte omits equal values',
    cases: [`${incidents}/workload-minutes-total/lte`, `${incidents}/created-at/lte`],
    request: reads('lte', (field, operand) => ({ lt: { [field]: operand } })),
  },
  {
    id: 'operator/gt-by-utf16-unit',
    title: 'Strings are compared by UTF-16 code unit',
    cases: [texts],
    request: reads('gt', (field, operand) => (operand === '\ufffd' ? { gt: { [field]: '\u{10ffff}' } } : undefined)),
  },
  {
    id: 'operator/offset-ignored',
    title: 'The offset of a time is ignored',
    cases: [`${incidents}/created-at/eq`],
    request: reads('eq', (field, operand) =>
      typeof operand === 'string' && operand.endsWith('+05:30')
        ? { eq: { [field]: operand.replace('+05:30', 'Z') } }
        : undefined,
    ),
  },
  {
    id: 'operator/in-takes-the-first',
    title: 'in uses only its first value',
    cases: [`${incidents}/name/in`],
    request: reads('in', (field, operand) =>
      Array.isArray(operand) && operand.length > 1 ? { in: { [field]: operand.slice(0, 1) } } : undefined,
    ),
  },
  {
    id: 'operator/in-nothing-finds-all',
    title: 'An empty in finds everything',
    cases: ['search/filter/nested'],
    request: reads('in', (_, operand) => (Array.isArray(operand) && operand.length === 0 ? {} : undefined)),
  },
  {
    id: 'operator/or-is-and',
    title: 'or is treated as and',
    cases: ['search/filter/nested'],
    request: asks((given) => {
      const { or, ...rest } = (given['query']?.filter as Json | undefined) ?? {};
      return Array.isArray(or) && or.length > 1
        ? { ...given, query: { ...given['query'], filter: { ...rest, and: or } } }
        : undefined;
    }),
  },
  {
    id: 'operator/not-ignored',
    title: 'not is ignored',
    cases: ['search/filter/nested'],
    request: asks((given) =>
      given['query']?.filter?.not ? { ...given, query: { ...given['query'], filter: {} } } : undefined,
    ),
  },
  {
    id: 'operator/like-minds-case',
    title: 'like is case-sensitive',
    cases: [`${incidents}/name/like`],
    answer: altersBody((body, asked) => {
      const [field, pattern] =
        Object.entries((params(asked)['query']?.filter?.like as Json | undefined) ?? {})[0] ?? [];
      if (field && String(pattern).length > 4)
        body['data'] = body['data'].filter((each: Json) =>
          String(each[field]).includes(
            String(pattern)
              .replace(/^[%_]|%$/g, '')
              .replace(/\\/g, ''),
          ),
        );
    }),
  },
  {
    id: 'operator/like-finds-parts',
    title: 'like finds its pattern anywhere',
    cases: [texts],
    request: reads('like', (field, operand) =>
      typeof operand === 'string' && !/\\$/.test(operand) ? { like: { [field]: `%${operand}%` } } : undefined,
    ),
  },
  {
    id: 'operator/like-underscore-is-itself',
    title: 'The wildcard _ is a literal',
    cases: [`${incidents}/name/like`],
    request: reads('like', (field, operand) =>
      typeof operand === 'string' ? { like: { [field]: operand.replace(/(?<!\\)_/g, '\\_') } } : undefined,
    ),
  },
  {
    id: 'operator/like-escape-ignored',
    title: 'An escaped wildcard is still a wildcard',
    cases: [texts],
    request: reads('like', (field, operand) =>
      operand === '100\\%'
        ? { like: { [field]: '100%' } }
        : operand === '100\\% \\_sure\\\\'
          ? { like: { [field]: '100%' } }
          : undefined,
    ),
  },
  {
    id: 'operator/like-minds-final-sigma',
    title: 'A final sigma differs from a sigma',
    cases: [texts],
    request: reads('like', (field, operand) =>
      operand === 'σασ' ? { like: { [field]: 'no record has this value' } } : undefined,
    ),
  },
  {
    id: 'operator/like-minds-dotted-i',
    title: 'A dotted capital I differs from an i',
    cases: [texts],
    answer: altersBody(
      (body, asked) =>
        void (
          params(asked)['query']?.filter?.like &&
          (body['data'] = body['data'].filter((each: Json) => each['name'] !== 'İstanbul'))
        ),
    ),
  },
  {
    id: 'operator/like-minds-width',
    title: 'Full-width digits differ from digits',
    cases: [texts],
    answer: altersBody(
      (body, asked) =>
        void (
          params(asked)['query']?.filter?.like &&
          (body['data'] = body['data'].filter((each: Json) => each['description'] !== '１００％'))
        ),
    ),
  },
  {
    id: 'operator/keyword-finds-beginnings',
    title: 'keyword matches prefixes of words',
    cases: [texts],
    request: reads('keyword', (field, operand) => ({ fuzzy: { [field]: operand } })),
  },
  {
    id: 'operator/keyword-wants-all',
    title: 'keyword requires all its words',
    cases: [texts],
    request: reads('keyword', (field, operand) => ({
      and: String(operand)
        .split(' ')
        .map((word) => ({ keyword: { [field]: word } })),
    })),
  },
  {
    id: 'operator/fuzzy-in-any-order',
    title: 'fuzzy finds its words in any order',
    cases: [texts],
    request: reads('fuzzy', (field, operand) => ({
      and: String(operand)
        .split(' ')
        .map((word) => ({ fuzzy: { [field]: word } })),
    })),
  },
  {
    id: 'operator/path-finds-first-element',
    title: 'A path through a list uses only its first element',
    cases: ['search/filter/paths'],
    answer: altersBody((body, asked) => {
      const name = params(asked)['query']?.filter?.eq?.['incident_role_assignments.assignee.name'] as
        string | undefined;
      if (name !== undefined) body['data'].pop();
    }),
  },
  {
    id: 'operator/object-order-matters',
    title: 'Objects are equal only if their members have the same order',
    cases: ['search/filter/whole-objects'],
    request: reads('eq', (field, operand) =>
      plain(operand) && Object.keys(operand)[0] !== 'created_at'
        ? { eq: { [field]: null }, neq: { [field]: null } }
        : undefined,
    ),
  },
  {
    id: 'operator/unknown-ignored',
    title: 'An unknown operator is ignored',
    cases: ['search/refused/filters'],
    request: reads('contains', () => ({})),
  },
  {
    id: 'operator/null-compared',
    title: 'gt accepts null',
    cases: ['search/refused/filters'],
    request: reads('gt', (_, operand) => (operand === null ? {} : undefined)),
  },
  {
    id: 'operator/value-coerced',
    title: 'A number is accepted as a string',
    cases: [`${incidents}/name/wrong-type-refused`],
    request: reads('eq', (field, operand) =>
      typeof operand === 'number' && field === 'name' ? { eq: { [field]: String(operand) } } : undefined,
    ),
  },
  {
    id: 'operator/like-takes-booleans',
    title: 'like accepts a boolean field',
    cases: [`${incidents}/has-debrief/like-refused`],
    request: reads('like', (field) => (field === 'has_debrief' ? {} : undefined)),
  },
  {
    id: 'operator/depth-not-bounded',
    title: 'Conditions may nest without limit',
    cases: ['search/refused/bounds'],
    request: asks((given) => (JSON.stringify(given).split('"not"').length > 17 ? { ...given, query: {} } : undefined)),
  },
  {
    id: 'operator/unknown-field-ignored',
    title: 'A condition on an undeclared field is ignored',
    cases: [`${incidents}/unknown-field`],
    request: reads('eq', (field) => (field === 'undeclared_member' ? {} : undefined)),
  },
];

/** Which search a cursor belongs to, as far as it passed by. */
const remember = (work: (asked: Asked, owner: { url: string; body: Json }) => void) => ({
  request(asked: Asked, memory: Memory) {
    const cursor = searches(asked) ? params(asked)['cursor'] : undefined;
    const owner = memory.get(`cursor ${String(cursor)}`) as { url: string; body: Json } | undefined;
    if (owner) work(asked, owner);
  },
  answer(said: Said, asked: Asked, memory: Memory) {
    const cursor = found(said, asked) ? bodyOf(said)?.['meta']?.cursor : undefined;
    if (cursor) memory.set(`cursor ${String(cursor)}`, { url: asked.url, body: bodyOf(asked)! });
  },
});

const cursors: Mutant[] = [
  {
    id: 'search-cursor/of-another-query',
    title: 'A cursor continues its own query and ignores the given one',
    cases: ['search/cursor/bound-to-its-query'],
    ...remember((asked, { body }) =>
      putBody(asked, {
        ...bodyOf(asked),
        params: {
          ...params(asked),
          query: bodyOf(asked)!['entity'] === body['entity'] ? body['params'].query : params(asked)['query'],
        },
      }),
    ),
  },
  {
    id: 'search-cursor/of-another-entity',
    title: 'A cursor of another entity starts from the beginning',
    cases: ['search/cursor/bound-to-its-query'],
    ...remember(
      (asked, { body }) =>
        void (
          bodyOf(asked)!['entity'] !== body['entity'] &&
          putBody(asked, { ...bodyOf(asked), params: { ...params(asked), cursor: undefined } })
        ),
    ),
  },
  {
    id: 'search-cursor/of-another-connector',
    title: "A cursor of another connector finds that connector's records",
    cases: ['search/life/two-connectors'],
    ...remember((asked, { url }) => void (asked.url = url)),
  },
  {
    id: 'search-cursor/changed',
    title: 'A modified cursor is accepted',
    cases: ['search/cursor/never-issued'],
    request: asks((given) =>
      /.{20}AAAA$/.test(String(given['cursor'])) ? { ...given, cursor: given['cursor'].slice(0, -4) } : undefined,
    ),
  },
  {
    id: 'search-cursor/garbage-ignored',
    title: 'A cursor that was never issued returns the first page',
    cases: ['search/cursor/never-issued'],
    request: asks(({ cursor, ...given }) => (cursor === 'garbage' ? given : undefined)),
  },
  {
    id: 'search-cursor/garbage-is-422',
    title: 'A cursor that was never issued is 422',
    cases: ['search/cursor/never-issued'],
    answer: (said, asked) =>
      void (searches(asked) && said.status === 400 && Object.assign(said, problem(422, 'validation_failed'))),
  },
  {
    id: 'search-cursor/readable',
    title: 'A cursor is readable',
    cases: ['search/cursor/opaque'],
    answer: altersBody((body) => void (body['meta'].cursor &&= `id>${String(body['data'].at(-1)?.id)}`)),
  },
];

const records: Mutant[] = [
  {
    id: 'found/foreign',
    title: "Another tenant's record is found",
    cases: [`${incidents}/everything`, 'search/life/two-organizations'],
    answer: altersBody(
      (body) => void (body['data'].length > 1 && (body['data'][1] = { ...body['data'][0], id: 'foreign' })),
    ),
  },
  {
    id: 'found/foreign-connector-empty',
    title: "Search over another organization's connector finds nothing instead of 404",
    cases: ['search/life/two-organizations'],
    answer: (said, asked) =>
      void (
        searches(asked) &&
        said.status === 404 &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from(
            JSON.stringify({
              data: [],
              meta: { has_more: false, cursor: null, took_ms: 1, as_of: '2026-11-01T09:30:00.000Z' },
            }),
          ),
        })
      ),
  },
  {
    id: 'found/after-deletion',
    title: 'A deleted connector can still be searched',
    cases: ['search/life/create-sync-search-delete'],
    answer(said, asked, memory) {
      if (searches(asked))
        said.status === 404 && memory.has('before')
          ? Object.assign(said, memory.get('before'))
          : good(said) && memory.set('before', { ...said });
    },
  },
  {
    id: 'found/from-a-cache',
    title: 'A search returns its results from before the last sync',
    cases: ['search/life/vendor-changes'],
    answer(said, asked, memory) {
      const key = asked.body.toString();
      if (found(said, asked)) memory.has(key) ? Object.assign(said, memory.get(key)) : memory.set(key, { ...said });
    },
  },
  {
    id: 'found/with-nulls',
    title: 'Fields without a value are returned as null',
    cases: ['search/records/without-nulls'],
    answer: altersBody((body) => body['data'].forEach((each: Json) => (each['summary'] ??= null))),
  },
  {
    id: 'found/field-lost',
    title: 'A field with a value is missing',
    cases: ['search/what-is-listed/severities'],
    answer: altersBody((body) => body['data'].forEach((each: Json) => delete each['description'])),
  },
  {
    id: 'found/text-cut',
    title: 'A long string is truncated',
    cases: ['search/what-is-listed/incidents'],
    answer: altersBody((body) =>
      body['data'].forEach(
        (each: Json) => typeof each['summary'] === 'string' && (each['summary'] = each['summary'].slice(0, 255)),
      ),
    ),
  },
  {
    id: 'fields/ignored',
    title: 'fields is ignored',
    cases: ['search/fields/exactly-those'],
    request: asks(({ fields, ...given }) =>
      Array.isArray(fields) && fields.length > 0 && !fields.includes('undeclared_member') ? given : undefined,
    ),
  },
  {
    id: 'fields/one-leaks',
    title: 'A field that was not requested is returned',
    cases: ['search/fields/exactly-those'],
    request: asks((given) =>
      Array.isArray(given['fields']) && given['fields'].length > 1
        ? { ...given, fields: [...given['fields'], 'permalink'] }
        : undefined,
    ),
  },
  {
    id: 'fields/siblings-leak',
    title: 'All members of an object are returned when one was requested',
    cases: ['search/fields/exactly-those'],
    request: asks((given) =>
      Array.isArray(given['fields'])
        ? { ...given, fields: given['fields'].map((each) => String(each).split('.')[0]) }
        : undefined,
    ),
  },
  {
    id: 'fields/unknown-ignored',
    title: 'An undeclared field can be requested',
    cases: ['search/fields/exactly-those'],
    request: asks((given) =>
      Array.isArray(given['fields']) && given['fields'].includes('undeclared_member')
        ? { ...given, fields: given['fields'].filter((each) => each !== 'undeclared_member') }
        : undefined,
    ),
  },
  {
    id: 'fields/id-missing',
    title: 'The id is returned only when requested',
    cases: ['search/fields/exactly-those'],
    answer: altersBody(
      (body, asked) =>
        void (
          Array.isArray(params(asked)['fields']) &&
          !params(asked)['fields'].includes('id') &&
          body['data'].forEach((each: Json) => delete each['id'])
        ),
    ),
  },
  {
    id: 'meta/as-of-missing',
    title: 'as_of is missing',
    cases: ['search/meta/as-of'],
    answer: altersBody((body) => void delete body['meta'].as_of),
  },
  {
    id: 'meta/as-of-ahead',
    title: 'as_of is in the future',
    cases: ['search/meta/as-of'],
    answer: altersBody((body) => void (body['meta'].as_of = new Date(Date.now() + 3_600_000).toISOString())),
  },
  {
    id: 'meta/as-of-is-now',
    title: 'as_of is the time of the response',
    cases: ['search/meta/as-of'],
    answer: altersBody((body) => void (body['meta'].as_of = new Date().toISOString())),
  },
  {
    id: 'meta/took-as-text',
    title: 'took_ms is a string',
    cases: ['search/meta/as-of'],
    answer: altersBody((body) => void (body['meta'].took_ms = '3 ms')),
  },
  {
    id: 'ready/empty-in-place-of-409',
    title: 'Before the first replication search finds nothing',
    cases: ['search/life/not-ready', 'search/life/create-sync-search-delete'],
    answer: (said, asked) =>
      void (
        searches(asked) &&
        said.status === 409 &&
        Object.assign(said, {
          status: 200,
          headers: { 'content-type': 'application/json', 'x-request-id': 'damaged-on-purpose' },
          body: Buffer.from(
            JSON.stringify({
              data: [],
              meta: { has_more: false, cursor: null, took_ms: 1, as_of: '2026-11-01T09:30:00.000Z' },
            }),
          ),
        })
      ),
  },
  {
    id: 'ready/no-retry-after',
    title: 'Search that is not ready does not say when to retry',
    cases: ['search/life/not-ready'],
    answer: (said) => void (bodyOf(said)?.['code'] === 'search_not_ready' && delete said.headers['retry-after']),
  },
  {
    id: 'ready/no-state',
    title: 'Search that is not ready does not report its progress',
    cases: ['search/life/not-ready'],
    answer: (said) =>
      change(said, ({ state, ...body }) =>
        body['code'] === 'search_not_ready' ? body : { ...body, ...(state !== undefined && { state }) },
      ),
  },
  {
    id: 'ready/another-code',
    title: 'Search that is not ready has the code of a sync in progress',
    cases: ['search/life/not-ready'],
    answer: (said) =>
      change(said, (body) => (body['code'] === 'search_not_ready' ? { ...body, code: 'sync_in_progress' } : body)),
  },
  {
    id: 'ready/before-the-run-is-over',
    title: 'An entity is ready before its first sync',
    cases: ['syncs/replication-before-and-after'],
    answer: (said, asked) =>
      void (
        path(asked).endsWith('/replication') &&
        good(said) &&
        change(said, (body) =>
          body['data'].forEach((each: Json) => each['state'] === 'empty' && (each['state'] = 'ready')),
        )
      ),
  },
];

/** What search may get wrong. */
export const searchMutants: Mutant[] = [...pages, ...order, ...operators, ...cursors, ...records];
