/**
 * The advertising vendor's consent: tokens that are exchanged instead of refreshed, scopes that only another address
 * tells, accounts that bound what is read.
 *
 * @drawn 2
 */
import { createDataSet } from '../../conformance/fake-vendors/facebook-marketing/data-set.ts';
import { facebookMarketing } from '../../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';
import { consentFlow, parametersOf, type ConsentFlow } from '../testing/consent.ts';
import { quick } from '../testing/oauth-desk.ts';

const connector_type = 'facebook-marketing';
const app = { client_id: '1171825047264321', client_secret: 'fb_app_secret' };
const day_ms = 24 * 3600_000;
const [first, second, third] = ['1048576000000017', '1048576000000033', '1048576000000049'] as const;
const all = [first, second, third].join(',');

let vendor: Upstream;
let service: TestReplication;
let flow: ConsentFlow;
let fake: ReturnType<typeof facebookMarketing>;

beforeAll(async () => {
  fake = facebookMarketing({
    tokens: [
      { access_token: 'EAAone', name: 'main', data: createDataSet({ seed: 'consent' }) },
      {
        access_token: 'EAAtwo',
        name: 'second',
        user: { id: '10158934471239999', name: 'Northgate' },
        data: createDataSet({ seed: 'other', accounts: [{ account_id: '2097152000000011', name: 'Northgate' }] }),
      },
      {
        access_token: 'EAAthree',
        name: 'no_accounts',
        user: { id: '10158934471230000', name: 'No accounts' },
        account_ids: [],
        data: createDataSet({ seed: 'none' }),
      },
    ],
    oauth_clients: [{ ...app, redirect_uris: ['http://127.0.0.1'] }],
  });
  vendor = await startUpstream(fake);
  service = await startTestReplication({
    counts: {},
    grant_times: { ...quick, cool_down_ms: 0 },
    upstreams: { [connector_type]: vendor.base_url },
    environment: { PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [connector_type]: app }) },
  });
  flow = consentFlow(service, { connector_type }, { account: 'main' });
  await flow.register();
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});
afterEach(async () => {
  fake.clock.skewBy(0);
  vendor.faults.clear();
  // Their runs end with them.
  for (const { id } of await flow.connectors())
    await service.call('DELETE', service.path(id), { token: service.owner.token });
});

const read = (id: string, entity: string, action: string, params: unknown) =>
  service.call('POST', service.path(id, '/execute'), {
    token: service.owner.token,
    body: { entity, action, params },
    executed: { connector_type, entity, action },
  });
const campaigns = (id: string, account_id: string = first) => read(id, 'campaigns', 'list', { account_id });
const get = async (id: string) => (await service.call('GET', service.path(id), { token: service.owner.token })).body;
const grantOf = async (id: string) =>
  (
    await service.services.database.query<Record<string, string>>(
      'SELECT scope, access_expires_at, refresh_due_at FROM oauth_grants WHERE connector_id = ?',
      [id],
    )
  )[0]!;
const daysUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / day_ms);

it('exchanges the code, then the token of an hour for one of 60 days, asks what it may do, and signs with the app’s secret', async () => {
  vendor.requests.clear();
  const id = await flow.connected();
  const asked = vendor.requests.list().map(({ path, query }) => [path, query['grant_type'] ?? null]);
  expect(asked.slice(1, 4)).toEqual([
    ['/v25.0/oauth/access_token', 'authorization_code'],
    ['/v25.0/oauth/access_token', 'fb_exchange_token'],
    ['/v25.0/debug_token', null],
  ]);
  expect(JSON.stringify(vendor.requests.list())).not.toContain(app.client_secret);
  const grant = await grantOf(id);
  expect([daysUntil(grant['access_expires_at']!), daysUntil(grant['refresh_due_at']!), grant['scope']]).toEqual([
    60,
    30,
    'ads_read public_profile',
  ]);
  expect(await get(id)).toMatchObject({
    status: 'active',
    auth_method: 'oauth',
    replication_config: { account_ids: all },
    external_account: { name: 'Ada Example' },
  });
  vendor.requests.clear();
  expect((await campaigns(id)).body.data.length).toBeGreaterThan(0);
  expect(
    vendor.requests
      .list()
      .some(
        ({ path, query }) => path.endsWith('/campaigns') && /^[0-9a-f]{64}$/.test(String(query['appsecret_proof'])),
      ),
  ).toBe(true);
});

it('exchanges a token of which half is over, without anybody calling', async () => {
  const id = await flow.connected();
  await service.services.database.change('UPDATE oauth_grants SET refresh_due_at = ? WHERE connector_id = ?', [
    '2020-01-01T00:00:00.000Z',
    id,
  ]);
  await until(
    async () => (await service.services.grants.sweep(), daysUntil((await grantOf(id))['refresh_due_at']!) === 30),
    'the exchange',
  );
  expect((await campaigns(id)).status).toBe(200);
});

it('a token that has ended cannot be exchanged: needs_reauth, until its user consents again', async () => {
  const id = await flow.connected();
  fake.clock.advance(61 * day_ms);
  expect((await campaigns(id)).body.code).toBe('connector_needs_reauth');
  expect(await get(id)).toMatchObject({ status: 'needs_reauth' });
  expect(await flow.connected({ connector_id: id })).toBe(id);
  expect(await get(id)).toMatchObject({ status: 'active' });
  expect((await campaigns(id)).status).toBe(200);
});

it('an exchange that the vendor refuses when it is due is its final word; an outage is not', async () => {
  const id = await flow.connected();
  const due = () =>
    service.services.database.change(
      'UPDATE oauth_grants SET refresh_due_at = ?, retry_at = NULL WHERE connector_id = ?',
      ['2020-01-01T00:00:00.000Z', id],
    );
  vendor.faults.add({ path: '/v25.0/oauth/access_token', fault: { kind: 'status', status: 500 } });
  await due();
  await until(
    async () => (
      await service.services.grants.sweep(),
      (
        await service.services.database.query<{ failures: number }>(
          'SELECT failures FROM oauth_grants WHERE connector_id = ?',
          [id],
        )
      )[0]!.failures > 0 || daysUntil((await grantOf(id))['refresh_due_at']!) === 30
    ),
    'a try',
  );
  expect(await get(id)).toMatchObject({ status: 'active' });
  fake.clock.advance(61 * day_ms);
  await due();
  await until(
    async () => (await service.services.grants.sweep(), (await get(id)).status === 'needs_reauth'),
    'the refusal',
  );
});

it('refuses a consent without ads_read', async () => {
  const { answer } = await flow.consent({}, { decision: 'allow', account: 'main', scope: '' });
  expect(parametersOf(answer)['error']).toBe('insufficient_scope');
});

it.each([
  ['cannot be asked what a token may do', '/v25.0/debug_token'],
  ['does not exchange the first token', '/v25.0/oauth/access_token'],
])('stores nothing where the vendor %s', async (_what, path) => {
  const before = (await flow.connectors()).length;
  vendor.faults.add({
    path,
    after_requests: path.endsWith('access_token') ? 1 : 0,
    fault: { kind: 'status', status: 500 },
  });
  expect(parametersOf((await flow.consent()).answer)['error']).toBe('exchange_failed');
  expect(await flow.connectors()).toHaveLength(before);
});

it('account_ids of the flow bound the connector; without them every account of the token is written there', async () => {
  const bound = await flow.connected({ replication_config: { account_ids: `act_${first}` } });
  expect((await get(bound)).replication_config).toEqual({ account_ids: first });
  expect((await campaigns(bound, second)).status).toBe(422);
  const free = await flow.connected();
  expect((await campaigns(free, second)).status).toBe(200);
  expect((await get(free)).replication_config).toEqual({ account_ids: all });
});

it('a user without ad accounts can be connected, and the connector changed', async () => {
  const id = await flow.connected({}, { decision: 'allow', account: 'no_accounts' });
  expect((await read(id, 'ad_accounts', 'list', {})).body.data).toEqual([]);
  const renamed = await service.call('PATCH', service.path(id), { token: service.owner.token, body: { name: 'Ads' } });
  expect([renamed.status, renamed.body.name, renamed.body.replication_config]).toEqual([200, 'Ads', {}]);
});

it('reconnecting with fewer accounts takes the others’ records out of reach at once, and then away', async () => {
  const id = await flow.connected();
  expect((await get(id)).replication_config).toEqual({ account_ids: all });
  const found = async () => read(id, 'campaigns', 'search', { query: {} });
  const accountsOf = (answer: { body: { data: Array<{ account_id: string }> } }) =>
    [...new Set(answer.body.data.map((each) => each.account_id))].sort();
  const searched = () =>
    until(
      async () =>
        ((answer) => (expect([200, 409]).toContain(answer.status), answer.status === 200 && answer))(await found()),
      'search',
    );
  expect(accountsOf(await searched())).toEqual(expect.arrayContaining([first, second]));
  const [{ ordinal } = { ordinal: 0 }] = await service.services.database.query<{ ordinal: number }>(
    'SELECT ordinal FROM connectors WHERE id = ?',
    [id],
  );

  // The sync that follows is held up, so that what the test observes meanwhile does not depend on timing.
  const held = vendor.faults;
  const { session_id } = (await flow.initiate({ connector_id: id, replication_config: { account_ids: first } })).body;
  const browser = await flow.setOut(session_id);
  const callback = await flow.decide(browser);
  held.add({ path: `/v25.0/act_${first}/campaigns`, fault: { kind: 'slow', delay_ms: 1500 }, times: 'always' });
  expect(parametersOf(await flow.comeBack(callback, browser.cookie))['connector_id']).toBe(id);
  expect((await found()).body.code).toBe('search_not_ready');
  held.clear();
  expect(accountsOf(await searched())).toEqual([first]);
  await until(
    async () =>
      (
        await service.services.database.query(
          'SELECT 1 FROM facebook_marketing_campaigns WHERE connector = ? LIMIT 1',
          [ordinal],
        )
      ).length === 0,
    'the purge',
  );
}, 120_000);

it('keeps the old credentials where the vendor does not say whose the new ones are', async () => {
  const id = await flow.connected();
  const before = await get(id);
  vendor.faults.add({ path: '/v25.0/me', times: 'always', fault: { kind: 'status', status: 503 } });
  const { answer } = await flow.consent({ connector_id: id }, { decision: 'allow', account: 'second' });
  vendor.faults.clear();
  expect(parametersOf(answer)['error']).toBe('creation_failed');
  const { external_account } = await get(id);
  expect(external_account).toEqual(before.external_account);
  expect((await campaigns(id)).status).toBe(200);
});

it('two customers of one app never meet', async () => {
  const [mine, theirs] = [
    await flow.connected({ customer_name: 'one' }),
    await flow.connected({ customer_name: 'two' }, { decision: 'allow', account: 'second' }),
  ];
  expect(
    (await read(theirs, 'ad_accounts', 'list', {})).body.data.map((each: { account_id: string }) => each.account_id),
  ).toEqual(['2097152000000011']);
  expect(
    (await read(mine, 'ad_accounts', 'list', {})).body.data.map((each: { account_id: string }) => each.account_id),
  ).not.toContain('2097152000000011');
});
