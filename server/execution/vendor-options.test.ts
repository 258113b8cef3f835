/**
 * The smaller options of a mapping: usage headers, redacted secrets, computed fields, derived queries, proofs, groups.
 */
import type { ConnectorMapping, ListMapping } from '../connector-types/definition/define.ts';
import { readRateLimit } from './vendor-limits/rate-limit.ts';
import { signed as signedPath } from './request/authenticate.ts';
import { check } from './check.ts';
import { execute } from './execute.ts';
import { fieldSource } from './shape/field-source.ts';
import { withDerivedQuery } from './request/selection.ts';
import { access, json, mapping, startUpstream } from '../testing/upstream.ts';
import { readUsage } from './vendor-limits/usage.ts';
import { redact } from './response/redact.ts';

const signed = (path: string, how: ConnectorMapping, auth_method: string, credentials: Record<string, string>) =>
  signedPath(path, { ...access, mapping: how, auth_method }, credentials);

describe('usage headers', () => {
  const rules = [
    { header: 'x-use', used: ['*.*.calls', 'share'], wait: { path: '*.*.minutes', unit_s: 60 } },
    { header: 'x-more', used: ['percent'] },
  ];
  it.each([
    [{ 'x-use': '{"a":[{"calls":12.5,"minutes":0}]}' }, { used: 12.5 }],
    [
      {
        'x-use': '{"a":[{"calls":10,"minutes":2},{"calls":40}],"b":[{"minutes":7}],"share":3}',
        'x-more': '{"percent":90}',
      },
      { used: 90, wait_s: 420 },
    ],
    [{ 'x-use': 'not json' }, {}],
    [{ 'x-use': '{"a":[{"calls":"80","minutes":null}]}' }, {}],
    [{}, {}],
  ])('%j', (headers, usage) => expect(readUsage(headers, rules)).toEqual(usage));

  it('count as a rate limit of 100, unless the vendor counts requests', () => {
    expect(readRateLimit({ 'x-more': '{"percent":99.2}' }, 0, rules)).toEqual({ limit: 100, remaining: 0 });
    expect(readRateLimit({ 'x-more': '{"percent":130}' }, 0, rules)).toEqual({ limit: 100, remaining: 0 });
    expect(readRateLimit({ 'x-ratelimit-remaining': '7', 'x-more': '{"percent":1}' }, 0, rules)).toEqual({
      remaining: 7,
    });
    expect(readRateLimit({}, 0, rules)).toBeUndefined();
  });
});

it('redacts keys at any depth and query parameters in texts', async () => {
  const value = {
    token: 'T',
    a: [{ token: 'T', b: { token: { x: 1 }, keep: 'token' } }],
    url: 'https://x/?token=T',
    mid: 'https://x/?a=1&token=T&b=2',
    only: 'see https://x/?token=T&b=2 and https://y/?c=3&Token=T',
    plain: 'a token = T',
  };
  await redact(value, ['token']);
  expect(value).toEqual({
    a: [{ b: { keep: 'token' } }],
    url: 'https://x/',
    mid: 'https://x/?a=1&b=2',
    only: 'see https://x/?b=2 and https://y/?c=3',
    plain: 'a token = T',
  });
});

describe('computed fields', () => {
  const context = { unclean: false, params: { kinds: ['b', 'a', 'b'], pixel: '7' } };
  it('collect what a parameter names', () => {
    expect(fieldSource({ collect: 'kinds' })({ a: 1, c: 3 }, context)).toEqual({ a: 1, b: null });
    expect(fieldSource({ collect: 'none' })({ a: 1 }, context)).toBeUndefined();
  });
  it('make an id that the same row always has', () => {
    const id = fieldSource({
      digest: { prefix: 'x_', of: [{ from: 'a' }, { from: 'gone' }, { param: 'pixel' }, { collect: 'kinds' }] },
    });
    expect(id({ a: 1, b: 'v' }, context)).toBe(
      id({ b: 'v', a: 1, other: true }, { ...context, params: { pixel: '7', kinds: ['a', 'b'] } }),
    );
    expect(id({ a: 1, b: 'v' }, context)).toMatch(/^x_[0-9a-f]{32}$/);
    expect(id({ a: '1', b: 'v' }, context)).not.toBe(id({ a: 1, b: 'v' }, context));
  });
});

describe('the derived query', () => {
  const record = {
    type: 'object',
    properties: { id: {}, name: {}, team_id: {}, made: {}, state: { 'x-known-values': ['on', 'off'] } },
  };
  const selecting: ConnectorMapping = { ...mapping, select: { param: 'only' } };
  const how: ListMapping = {
    path: '/x',
    records: '',
    query: { own: '1' },
    fields: { team_id: { from: 'team.id' }, made: { param: 'made' } },
  };
  it("names the vendor's fields, and all states", () => {
    expect(
      withDerivedQuery(selecting, { ...how, every_value: { param: 'states', field: 'state' } }, record).query,
    ).toEqual({ only: 'id,name,team,state', states: '["on","off"]', own: '1' });
    expect(withDerivedQuery(selecting, { ...how, select: false }, record).query).toEqual({ own: '1' });
    expect(withDerivedQuery(mapping, how, record).query).toEqual({ own: '1' });
    expect(() =>
      withDerivedQuery(mapping, { ...how, every_value: { param: 'states', field: 'name' } }, record),
    ).toThrow('name has no known values');
  });
});

it('proves a token where the key is known', () => {
  const proving: ConnectorMapping = {
    ...mapping,
    auth: { token: { bearer: '{t}', proof: { param: 'proof', key: 'secret' } } },
  };
  // RFC 4231 has no short vector with text keys; this one is of `openssl dgst -sha256 -hmac key`.
  expect(signed('/a?b=1', proving, 'token', { t: 'The quick brown fox jumps over the lazy dog', secret: 'key' })).toBe(
    '/a?b=1&proof=f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  );
  expect(signed('/a', proving, 'token', { t: 'x', secret: 'key' })).toMatch(/^\/a\?proof=[0-9a-f]{64}$/);
  expect(signed('/a', proving, 'token', { t: 'x' })).toBe('/a');
  expect(signed('/a', mapping, 'token', { api_token: 'x' })).toBe('/a');
});

describe('a whole list that the vendor groups and pages', () => {
  const whole = (options: Partial<ListMapping>): ConnectorMapping => ({
    ...mapping,
    operations: {
      ...mapping.operations,
      states: {
        list: {
          path: '/states',
          records: 'groups',
          flatten: 'rows',
          paging: { size_param: 'n', cursor_param: 'c', next: 'next' },
          fields: { id: { from: 'key' } },
          ...options,
        },
      },
    },
  });
  it("is read to its end; rows get their group's fields", async () => {
    const upstream = await startUpstream((request, response) => {
      const second = request.url?.includes('c=two');
      json(response, 200, {
        groups: [{ key: second ? 'b' : 'a', rows: [{ n: 1 }] }, { rows: [{ key: second ? 'd' : 'c' }] }],
        ...(!second && { next: 'two' }),
      });
    });
    expect(
      await execute({ ...access, mapping: whole({}), entity: 'states', action: 'list' }, upstream.runtime),
    ).toEqual({ data: [{ id: 'a' }, { id: 'c' }, { id: 'b' }, { id: 'd' }] });
  });
  it('ends in a contract violation where it runs in a circle, or a group has no rows', async () => {
    const upstream = await startUpstream((request, response) =>
      json(response, 200, { groups: [], next: request.url?.includes('c=two') ? 'three' : 'two' }),
    );
    await expect(
      execute({ ...access, mapping: whole({}), entity: 'states', action: 'list' }, upstream.runtime),
    ).rejects.toMatchObject({ code: 'upstream_contract_violation' });
    const odd = await startUpstream((_request, response) => json(response, 200, { groups: [{ key: 'a' }] }));
    await expect(
      execute({ ...access, mapping: whole({}), entity: 'states', action: 'list' }, odd.runtime),
    ).rejects.toMatchObject({ detail: expect.stringContaining('rows is not an array') });
  });
});

describe('broader', () => {
  const how: ConnectorMapping = {
    ...mapping,
    select: { param: 'fields', least: ['id'] },
    operations: {
      ...mapping.operations,
      tickets: {
        list: { path: '/tickets', records: 'tickets', broader: ['group_id', 'rank'] },
        get: { path: '/tickets/{id}', record: 'ticket', broader: ['group_id', 'rank'] },
      },
    },
  };
  const call = { ...access, mapping: how, entity: 'tickets' };
  const startWith = (allowed: (fields: string[]) => boolean) =>
    startUpstream((request, response) => {
      const fields = new URL(request.url!, 'http://x').searchParams.get('fields')?.split(',') ?? [];
      const record = Object.fromEntries(fields.map((name) => [name, name === 'id' ? '7' : null]));
      if (request.url!.startsWith('/api/me')) return json(response, 200, { user: { id: 1 } });
      if (!allowed(fields)) return json(response, 403, {});
      json(response, 200, { tickets: [{ ...record, title: 't' }], ticket: { ...record, title: 't' }, meta: {} });
    });

  it('is left out of a read that is forbidden, and then all but the least', async () => {
    const without = await startWith((fields) => !fields.includes('rank'));
    expect((await execute({ ...call, action: 'list' }, without.runtime)).data).toMatchObject([{ id: '7', title: 't' }]);
    expect(without.requests).toHaveLength(2);
    await without.close();
    const least = await startWith((fields) => fields.join() === 'id');
    const got = await execute({ ...call, action: 'get', params: { id: '7' } }, least.runtime);
    expect([got.data['id'], least.requests.length]).toEqual(['7', 3]);
    await least.close();
  });

  it('leaves a read that is forbidden altogether forbidden, and the check asks for the least at once', async () => {
    const closed = await startWith(() => false);
    await expect(execute({ ...call, action: 'list' }, closed.runtime)).rejects.toMatchObject({
      code: 'upstream_forbidden',
    });
    await closed.close();
    const least = await startWith((fields) => fields.join() === 'id');
    expect(await check(call, least.runtime)).toMatchObject({ status: 'healthy' });
    expect(least.requests.map(({ url }) => url)).toEqual(['/api/tickets?fields=id&page%5Bsize%5D=1', '/api/me']);
    await least.close();
  });
});

describe('API keys', () => {
  const by = async (rule: ConnectorMapping['auth'][string], credentials: Record<string, string> = { key: 'k y' }) => {
    const upstream = await startUpstream((_request, response) => json(response, 200, { tickets: [], meta: {} }));
    const call = { ...access, mapping: { ...mapping, auth: { token: rule } }, credentials, entity: 'tickets' };
    try {
      await execute({ ...call, action: 'list' }, upstream.runtime);
      return upstream.requests[0]!;
    } finally {
      await upstream.close();
    }
  };

  it('travel in a header or in the query, in the words of the vendor', async () => {
    const token = await by({ header: { name: 'Authorization', value: 'Token token={key}' } });
    expect(token.headers.authorization).toBe('Token token=k y');
    const named = await by({ header: { name: 'X-Api-Key', value: '{key}' } });
    expect([named.headers['x-api-key'], named.headers.authorization]).toEqual(['k y', undefined]);
    const query = await by({ query: { name: 'api key', value: '{key}' } });
    expect([new URL(query.url!, 'http://x').searchParams.get('api key'), query.headers.authorization]).toEqual([
      'k y',
      undefined,
    ]);
  });

  it('are refused where they are missing or cannot be sent', async () => {
    const rule = { header: { name: 'X-Api-Key', value: '{key}' } };
    await expect(by(rule, {})).rejects.toMatchObject({ code: 'credentials_required' });
    await expect(by(rule, { key: 'a\nb' })).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
