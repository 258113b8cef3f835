import { createRegistry } from '../connector-types/registry.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { json, startUpstream } from '../testing/upstream.ts';
import type { Access } from './call.ts';
import { execute } from './execute.ts';

/** The vendor's own records beside ours (`raw`), of every connector type. */

const accessOf = (type: string, access: Partial<Access>): Access => {
  const { contract, mapping } = createRegistry(contracts).get(type)!;
  return { contract, mapping, auth_method: '', credentials: {}, environment: {}, ...access };
};
const desk = accessOf('zendesk-support', {
  auth_method: 'token',
  credentials: { email: 'agent@example.com', api_token: 'zd_secret_key' },
  environment: { subdomain: 'brightwater' },
});
const incidents = accessOf('incident-io', { auth_method: 'api_key', credentials: { api_key: 'inc_secret_key' } });
const ads = accessOf('facebook-marketing', {
  auth_method: 'token',
  credentials: { account_key: 'fb_secret_key' },
  replication_config: { account_ids: '17' },
});

it('returns what the entity does not have: a get of incident management', async () => {
  const user = { id: '01ABC', name: 'Ada', is_active: true, base_role: { id: '01R', slug: 'admin' } };
  const vendor = await startUpstream((_request, response) => json(response, 200, { user }), {}, 'incident-io');
  const call = { ...incidents, entity: 'users', action: 'get' as const };
  const result = await execute({ ...call, params: { id: '01ABC', raw: true } }, vendor.runtime);
  expect(result.raw).toEqual(user);
  expect(Object.hasOwn(result.data, 'is_active')).toBe(false);
  expect(Object.hasOwn(await execute({ ...call, params: { id: '01ABC' } }, vendor.runtime), 'raw')).toBe(false);
  expect(vendor.requests.map(({ url }) => url)).toEqual(['/v2/users/01ABC', '/v2/users/01ABC']);
});

it('returns the records of a list in the order of data, without those that are invalid', async () => {
  const tickets = [
    { id: 1, subject: 'a', internal: { rank: 1 } },
    { id: 2, subject: 'b', created_at: 'yesterday' },
    { id: 9007199254740993n, subject: 'c', internal: null },
  ];
  const vendor = await startUpstream(
    (_request, response) => {
      const text = JSON.stringify({ tickets, meta: { has_more: false } }, (_key, value: unknown) =>
        typeof value === 'bigint' ? `#${value}#` : value,
      );
      response.writeHead(200, { 'content-type': 'application/json' }).end(text.replaceAll(/"#|#"/g, ''));
    },
    {},
    'zendesk-support',
  );
  const result = await execute({ ...desk, entity: 'tickets', action: 'list', params: { raw: true } }, vendor.runtime);
  expect(result.data.map(({ id }) => id)).toEqual(['1', '9007199254740993']);
  expect(result.raw).toEqual([
    { id: 1, subject: 'a', internal: { rank: 1 } },
    { id: '9007199254740993', subject: 'c', internal: null },
  ]);
  expect(result.invalid_records).toEqual([{ id: '2', field: 'created_at', message: 'is not a date-time' }]);
});

it('returns each row of records that the vendor groups', async () => {
  const data = [{ start_time: '2026-01-01T00:00:00+0000', aggregation: 'event', data: [{ value: 'a', count: 1 }] }];
  const vendor = await startUpstream(
    ({ url = '' }, response) => json(response, 200, url.includes('adspixels') ? { data: [{ id: '5' }] } : { data }),
    {},
    'facebook-marketing',
  );
  const params = { pixel_id: '5', raw: true };
  const result = await execute({ ...ads, entity: 'pixel_stats', action: 'list', params }, vendor.runtime);
  expect(result.raw).toEqual([{ start_time: '2026-01-01T00:00:00+0000', aggregation: 'event', value: 'a', count: 1 }]);
});

it('removes members and parameters that are named like secrets, and the credentials of the connector', async () => {
  const campaign = {
    id: '1',
    account_id: '17',
    pageAccessToken: 'x',
    owner: { client_secret: 'x', password: 'x', 'X-Api-Key': 'x', signature: 'Regards' },
    list: [{ authorization: 'x', note: 'sent with fb_secret_key, twice fb_secret_key' }],
    link: 'https://a.example/?upload_token=abc&page=2&apikey=9',
  };
  const vendor = await startUpstream((_request, response) => json(response, 200, campaign), {}, 'facebook-marketing');
  const params = { id: '1', raw: true };
  const { raw } = await execute({ ...ads, entity: 'campaigns', action: 'get', params }, vendor.runtime);
  expect(raw).toEqual({
    id: '1',
    account_id: '17',
    owner: { signature: 'Regards' },
    list: [{ note: 'sent with [redacted], twice [redacted]' }],
    link: 'https://a.example/?upload_token=[redacted]&page=2&apikey=[redacted]',
  });
});

it('returns null for what is nested too deep, or exceeds the bytes of a response', async () => {
  const deep = JSON.parse(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`) as unknown;
  const large = 'x'.repeat(3 * 1024 * 1024);
  const groups = [{ id: 1, deep }, { id: 2, large }, { id: 3, large }, { id: 4, large }, { id: 5 }];
  const vendor = await startUpstream(
    (_request, response) => json(response, 200, { groups, meta: { has_more: false } }),
    {},
    'zendesk-support',
  );
  const result = await execute({ ...desk, entity: 'groups', action: 'list', params: { raw: true } }, vendor.runtime);
  expect(result.data).toHaveLength(5);
  expect(result.raw?.map((each) => each && each['id'])).toEqual([null, 2, 3, null, 5]);
});
