import { bodyOf, change, executes, good, putBody, type Asked, type Json, type Mutant, type Said } from '../mutant.ts';

const asked_of = (asked: Asked): Json => (bodyOf(asked)?.['params'] as Json | undefined) ?? {};

/** Damages what an aggregation is asked. */
const asks = (work: (params: Json) => Json | undefined) => (asked: Asked) => {
  if (!executes(asked, 'aggregate')) return;
  const changed = work(asked_of(asked));
  if (changed) putBody(asked, { ...bodyOf(asked), params: changed });
};

/** Damages what it responds. */
const responds = (work: (body: Json, params: Json) => void) => (said: Said, asked: Asked) => {
  if (executes(asked, 'aggregate') && good(said)) change(said, (body) => void work(body, asked_of(asked)));
};

const groups = (work: (group_by: Json) => Json) =>
  asks((params) =>
    Array.isArray(params['group_by']) ? { ...params, group_by: (params['group_by'] as Json[]).map(work) } : undefined,
  );

/** What an aggregation may get wrong. */
export const aggregateMutants: Mutant[] = [
  {
    id: 'aggregate/filter-ignored',
    title: 'An aggregation counts records that its filter leaves out',
    cases: ['aggregate/filtered'],
    request: asks(({ query: _, ...rest }) => rest),
  },
  {
    id: 'aggregate/null-group-missing',
    title: 'Records without a value are in no group',
    cases: ['aggregate'],
    answer: responds((body) => {
      body['data'] = (body['data'] as Json[]).filter(({ group }) => !Object.values(group as Json).includes(null));
    }),
  },
  {
    id: 'aggregate/time-zone-ignored',
    title: 'Intervals are those of UTC, whatever the time zone',
    cases: ['aggregate/intervals'],
    request: groups(({ timezone: _, ...rest }) => rest),
  },
  {
    id: 'aggregate/weeks-of-sunday',
    title: 'Weeks begin on Sunday',
    cases: ['aggregate/intervals'],
    answer: responds((body, params) => {
      if (params['group_by']?.[0]?.interval !== 'week') return;
      for (const { group } of body['data'] as Array<{ group: Json }>)
        for (const [name, day] of Object.entries(group))
          if (typeof day === 'string') group[name] = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    }),
  },
  {
    id: 'aggregate/sort-ignored',
    title: 'Groups come in the order of their values, whatever the sort',
    cases: ['aggregate/nested-group'],
    request: asks(({ sort: _, ...rest }) => rest),
  },
  {
    id: 'aggregate/limit-ignored',
    title: 'All groups are returned, whatever the limit',
    cases: ['aggregate/limit'],
    request: asks(({ limit: _, ...rest }) => rest),
  },
  {
    id: 'aggregate/groups-of-the-page',
    title: 'The number of groups is that of the groups that are returned',
    cases: ['aggregate/limit'],
    answer: responds((body) => void (body['meta'].groups = (body['data'] as Json[]).length)),
  },
  {
    id: 'aggregate/has-more-never-said',
    title: 'An aggregation never says that there are more groups',
    cases: ['aggregate/limit'],
    answer: responds((body) => void (body['meta'].has_more = false)),
  },
  {
    id: 'aggregate/empty-sum-is-zero',
    title: 'The sum of nothing is 0',
    cases: ['aggregate/nothing-found'],
    answer: responds((body) => {
      for (const { metrics } of body['data'] as Array<{ metrics: Json }>)
        for (const name of Object.keys(metrics)) metrics[name] ??= 0;
    }),
  },
  {
    id: 'aggregate/sum-is-off-by-little',
    title: 'A sum or an average is off by its tenth digit',
    cases: ['aggregate/nested-group', 'aggregate/limit'],
    answer: responds((body) => {
      for (const { metrics } of body['data'] as Array<{ metrics: Json }>)
        for (const [name, value] of Object.entries(metrics))
          if (/sum|minutes/.test(name) && typeof value === 'number') metrics[name] = value * (1 + 1e-10) + 1e-10;
    }),
  },
  {
    id: 'aggregate/array-counted-once',
    title: 'A record is in the group of the first element of an array only',
    cases: ['aggregate/array-group'],
    answer: responds((body, params) => {
      if (!String(params['group_by']?.[0]?.field).startsWith('incident_role_assignments')) return;
      const [first] = body['data'] as Json[];
      body['data'] = first ? [first] : [];
      body['meta'].groups = body['data'].length;
    }),
  },
  {
    id: 'aggregate/sum-of-text-taken',
    title: 'A sum of texts is taken',
    cases: ['aggregate/refused'],
    answer: (said, asked) => {
      if (executes(asked, 'aggregate') && said.status === 422 && asked_of(asked)['metrics']?.[0]?.op === 'sum')
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from(
            JSON.stringify({
              data: [{ group: {}, metrics: { sum_name: 0 } }],
              meta: { groups: 1, has_more: false, cursor: null, took_ms: 1, as_of: '2026-01-01T00:00:00.000Z' },
            }),
          ),
        });
    },
  },
];
