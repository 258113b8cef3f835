/** The smaller options of a mapping: usage headers, withheld secrets, computed fields, derived queries, proofs, groups. */
import type { ConnectorMapping, ListMapping } from '../connectors/define.ts';
import { readAllowance } from './allowance.ts';
import { signed } from './build-request.ts';
import { execute } from './execute.ts';
import { fieldSource } from './field-source.ts';
import { withDerivedQuery } from './selection.ts';
import { access, json, mapping, startUpstream } from './upstream.fixture.ts';
import { readUsage } from './usage.ts';
import { withhold } from './withhold.ts';

describe('usage headers', () => {
  const rules = [{ header: 'x-use', used: ['*.*.calls', 'share'], wait: { path: '*.*.minutes', unit_s: 60 } }, { header: 'x-more', used: ['percent'] }];
  it.each([
    [{ 'x-use': '{"a":[{"calls":12.5,"minutes":0}]}' }, { used: 12.5 }],
    [{ 'x-use': '{"a":[{"calls":10,"minutes":2},{"calls":40}],"b":[{"minutes":7}],"share":3}', 'x-more': '{"percent":90}' }, { used: 90, wait_s: 420 }],
    [{ 'x-use': 'not json' }, {}],
    [{ 'x-use': '{"a":[{"calls":"80","minutes":null}]}' }, {}],
    [{}, {}],
  ])('%j', (headers, usage) => expect(readUsage(headers, rules)).toEqual(usage));

  it('are an allowance of a hundred, unless the vendor counts requests', () => {
    expect(readAllowance({ 'x-more': '{"percent":99.2}' }, 0, rules)).toEqual({ limit: 100, remaining: 0 });
    expect(readAllowance({ 'x-more': '{"percent":130}' }, 0, rules)).toEqual({ limit: 100, remaining: 0 });
    expect(readAllowance({ 'x-ratelimit-remaining': '7', 'x-more': '{"percent":1}' }, 0, rules)).toEqual({ remaining: 7 });
    expect(readAllowance({}, 0, rules)).toBeUndefined();
  });
});

it('withholds keys at any depth and query parameters in texts', () => {
  const value = { token: 'T', a: [{ token: 'T', b: { token: { x: 1 }, keep: 'token' } }], url: 'https://x/?token=T', mid: 'https://x/?a=1&token=T&b=2', only: 'see https://x/?token=T&b=2 and https://y/?c=3&Token=T', plain: 'a token = T' };
  withhold(value, ['token']);
  expect(value).toEqual({ a: [{ b: { keep: 'token' } }], url: 'https://x/', mid: 'https://x/?a=1&b=2', only: 'see https://x/?b=2 and https://y/?c=3', plain: 'a token = T' });
});

describe('computed fields', () => {
  const context = { unclean: false, params: { kinds: ['b', 'a', 'b'], pixel: '7' } };
  it('make an object of a text where one is promised', () => {
    const read = fieldSource({ from: 'a', text_as: 'html' });
    expect([read({ a: '<p>' }, context), read({ a: { x: 1 } }, context), read({}, context)]).toEqual([{ html: '<p>' }, { x: 1 }, undefined]);
  });
  it('collect what a parameter names', () => {
    expect(fieldSource({ collect: 'kinds' })({ a: 1, c: 3 }, context)).toEqual({ a: 1, b: null });
    expect(fieldSource({ collect: 'none' })({ a: 1 }, context)).toBeUndefined();
  });
  it('make an id that the same row always has', () => {
    const id = fieldSource({ digest: { prefix: 'x_', of: [{ from: 'a' }, { from: 'gone' }, { param: 'pixel' }, { collect: 'kinds' }] } });
    expect(id({ a: 1, b: 'v' }, context)).toBe(id({ b: 'v', a: 1, other: true }, { ...context, params: { pixel: '7', kinds: ['a', 'b'] } }));
    expect(id({ a: 1, b: 'v' }, context)).toMatch(/^x_[0-9a-f]{32}$/);
    expect(id({ a: '1', b: 'v' }, context)).not.toBe(id({ a: 1, b: 'v' }, context));
  });
});

describe('the derived query', () => {
  const record = { type: 'object', properties: { id: {}, name: {}, team_id: {}, made: {}, state: { 'x-known-values': ['on', 'off'] } } };
  const selecting: ConnectorMapping = { ...mapping, select: { param: 'only' } };
  const how: ListMapping = { path: '/x', records: '', query: { own: '1' }, fields: { team_id: { from: 'team.id' }, made: { param: 'made' } } };
  it('names the vendor\'s fields, and all states', () => {
    expect(withDerivedQuery(selecting, { ...how, every_value: { param: 'states', field: 'state' } }, record).query).toEqual({ only: 'id,name,team,state', states: '["on","off"]', own: '1' });
    expect(withDerivedQuery(selecting, { ...how, select: false }, record).query).toEqual({ own: '1' });
    expect(withDerivedQuery(mapping, how, record).query).toEqual({ own: '1' });
    expect(() => withDerivedQuery(mapping, { ...how, every_value: { param: 'states', field: 'name' } }, record)).toThrow('name has no known values');
  });
});

it('proves a token where the key is known', () => {
  const proving: ConnectorMapping = { ...mapping, auth: { token: { bearer: '{t}', proof: { param: 'proof', key: 'secret' } } } };
  // RFC 4231 has no short vector with text keys; this one is of `openssl dgst -sha256 -hmac key`.
  expect(signed('/a?b=1', proving, 'token', { t: 'The quick brown fox jumps over the lazy dog', secret: 'key' })).toBe('/a?b=1&proof=f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8');
  expect(signed('/a', proving, 'token', { t: 'x', secret: 'key' })).toMatch(/^\/a\?proof=[0-9a-f]{64}$/);
  expect(signed('/a', proving, 'token', { t: 'x' })).toBe('/a');
  expect(signed('/a', mapping, 'token', { api_token: 'x' })).toBe('/a');
});

describe('a whole list that the vendor groups and pages', () => {
  const whole = (options: Partial<ListMapping>): ConnectorMapping => ({
    ...mapping,
    operations: { ...mapping.operations, states: { list: { path: '/states', records: 'groups', flatten: 'rows', paging: { size_param: 'n', cursor_param: 'c', next: 'next' }, fields: { id: { from: 'key' } }, ...options } } },
  });
  it('is read to its end; rows get their group\'s fields', async () => {
    const upstream = await startUpstream((request, response) => {
      const second = request.url?.includes('c=two');
      json(response, 200, { groups: [{ key: second ? 'b' : 'a', rows: [{ n: 1 }] }, { rows: [{ key: second ? 'd' : 'c' }] }], ...(!second && { next: 'two' }) });
    });
    expect(await execute({ ...access, mapping: whole({}), entity: 'states', action: 'list' }, upstream.runtime)).toEqual({ data: [{ id: 'a' }, { id: 'c' }, { id: 'b' }, { id: 'd' }] });
  });
  it('ends in a contract violation where it runs in a circle, or a group has no rows', async () => {
    const upstream = await startUpstream((request, response) => json(response, 200, { groups: [], next: request.url?.includes('c=two') ? 'three' : 'two' }));
    await expect(execute({ ...access, mapping: whole({}), entity: 'states', action: 'list' }, upstream.runtime)).rejects.toMatchObject({ code: 'upstream_contract_violation' });
    const odd = await startUpstream((_request, response) => json(response, 200, { groups: [{ key: 'a' }] }));
    await expect(execute({ ...access, mapping: whole({}), entity: 'states', action: 'list' }, odd.runtime)).rejects.toMatchObject({ detail: expect.stringContaining('rows is not an array') });
  });
});
