/** Options of a mapping for what single vendors force: each is said in data, and does nothing where it is not said. */
import type { ConnectorContract, ConnectorMapping } from '../connector-types/definition/define.ts';
import { existsSync } from 'node:fs';
import { mappings } from '../connector-types/registry.ts';
import { check } from './check.ts';
import { execute } from './execute.ts';
import { pages } from './pages.ts';
import { access, contract, json, mapping, startUpstream } from '../testing/upstream.ts';

const comments = contract.entities['comments']!;
const list = comments.actions.list!;

/** Comments of one ticket or of all; the fixture's contract, changed. */
const changed = (
  how: ConnectorMapping['operations'][string],
): { contract: ConnectorContract; mapping: ConnectorMapping } => ({
  contract: {
    ...contract,
    entities: {
      ...contract.entities,
      comments: {
        ...comments,
        actions: {
          list: {
            page: { default: 2, max: 5 },
            params: {
              type: 'object',
              properties: {
                ...list.params.properties,
                ticket_id: { type: 'string' },
                since: { type: 'string', format: 'date-time' },
                page_size: { type: 'integer' },
                after: { type: 'string' },
              },
            },
          },
          get: { page: null, params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
        },
      },
    },
  },
  mapping: { ...mapping, operations: { ...mapping.operations, comments: how } },
});

describe('when_given', () => {
  const { contract: promise, mapping: how } = changed({
    list: {
      path: '/comments',
      records: 'all',
      paging: { size_param: 'limit', cursor_param: 'cursor', next: 'after' },
      when_given: {
        ticket_id: {
          path: '/tickets/{ticket_id}/comments',
          records: 'comments',
          fields: { ticket_id: { param: 'ticket_id' } },
        },
      },
    },
    get: { path: '/comments/{id}', record: 'comment' },
  });
  const call = { ...access, contract: promise, mapping: how, entity: 'comments' };

  it('lists elsewhere, with its own paging, when the parameter is given', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, { comments: [{ id: 1 }], meta: { has_more: false, after_cursor: 'x' } }),
    );
    const result = await execute({ ...call, action: 'list', params: { ticket_id: '7' } }, upstream.runtime);
    expect(result).toEqual({ data: [{ id: '1', ticket_id: '7' }], pagination: { after: null, page_size: 2 } });
    expect(upstream.requests[0]!.url).toBe('/api/tickets/7/comments?page%5Bsize%5D=2');
    await upstream.close();
  });

  it('lists as usual without it', async () => {
    const upstream = await startUpstream((_request, response, count) =>
      json(response, 200, {
        all: count < 3 ? [{ id: count, ticket_id: 9 }] : [],
        after: count < 3 ? `c${count}` : null,
      }),
    );
    const seen = [];
    for await (const page of pages(call, upstream.runtime)) seen.push(...page.data);
    expect(seen).toEqual([
      { id: '1', ticket_id: '9' },
      { id: '2', ticket_id: '9' },
    ]);
    expect(upstream.requests.map(({ url }) => url)).toEqual([
      '/api/comments?limit=2',
      '/api/comments?limit=2&cursor=c1',
      '/api/comments?limit=2&cursor=c2',
    ]);
    await upstream.close();
  });
});

describe('unix_seconds', () => {
  const { contract: promise, mapping: how } = changed({
    list: { path: '/comments', records: 'all', params: { since: { name: 'from', style: 'unix_seconds' } } },
    get: { path: '/comments/{id}', record: 'comment' },
  });

  it.each([
    ['1970-01-01T00:01:00Z', '60'],
    ['1970-01-01T01:01:00.999+01:00', '60'],
    ['2016-12-31T23:59:60Z', '1483228800'],
  ])('writes %s as %s', async (since, seconds) => {
    const upstream = await startUpstream((_request, response) => json(response, 200, { all: [], meta: {} }));
    await execute(
      { ...access, contract: promise, mapping: how, entity: 'comments', action: 'list', params: { since } },
      upstream.runtime,
    );
    expect(upstream.requests[0]!.url).toContain(`from=${seconds}`);
    await upstream.close();
  });
});

describe('a hook', () => {
  it('reads the record, and a field of it', async () => {
    const { contract: promise, mapping: how } = changed({
      list: { path: '/comments', records: 'all' },
      get: {
        path: '/comments/{id}',
        record: (json) => (json as { found?: unknown[] }).found?.[0],
        fields: { ticket_id: (record) => (record as { of: number[] }).of[1] },
      },
    });
    const call = { ...access, contract: promise, mapping: how, entity: 'comments', action: 'get' as const };
    const upstream = await startUpstream((_request, response, count) =>
      json(response, 200, count === 1 ? { found: [{ id: 5, of: [1, 2] }] } : {}),
    );
    const get = () => execute({ ...call, params: { id: '5' } }, upstream.runtime);
    expect(await get()).toEqual({ data: { id: '5', ticket_id: '2' } });
    await expect(get()).rejects.toMatchObject({ detail: 'comments: the record is missing.' });
    await upstream.close();
  });

  it('is a function of the hooks.ts of its type, and of nothing else', async () => {
    for (const [type, each] of Object.entries(mappings)) {
      const file = new URL(`../connector-types/${type}/hooks.ts`, import.meta.url);
      const hooks = existsSync(file) ? Object.values((await import(file.href)) as object) : [];
      expect(functionsIn(each).filter((one) => !hooks.includes(one))).toEqual([]);
    }
  });
});

function functionsIn(value: unknown): unknown[] {
  if (typeof value === 'function') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionsIn) : [];
}

describe('an account that the environment names', () => {
  const account = { ...mapping.check.account!, variable: 'region' };
  const asked = async (user: unknown) => {
    const upstream = await startUpstream((request, response) =>
      json(response, 200, request.url!.startsWith('/api/me') ? { user } : { tickets: [], meta: {} }),
    );
    const result = await check(
      { ...access, environment: { region: 'north' }, mapping: { ...mapping, check: { ...mapping.check, account } } },
      upstream.runtime,
    );
    await upstream.close();
    return result;
  };

  it('is the same for each of its users, and absent if the vendor returns no user', async () => {
    expect(await asked({ id: 1, name: 'A' })).toMatchObject({
      status: 'healthy',
      external_account: { id: 'north', name: 'A' },
    });
    expect(await asked({ id: null, name: 'Anonymous' })).toMatchObject({
      status: 'unhealthy',
      reason: 'upstream_unauthorized',
      external_account: null,
    });
  });
});
