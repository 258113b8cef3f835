import { routes } from '../generated/routes.gen.ts';
import type { Transaction } from '../storage/database.ts';
import { databaseUnavailable } from '../storage/errors.ts';
import { accounts, startTestAdvertising } from '../testing/advertising.ts';
import { createAgentToken } from '../testing/agent.ts';
import { startTestService, type TestService } from '../testing/service.ts';

/** Checks that the database decides, while it does not respond (openapi/decisions/guarantees.md). */

let service: TestService;
let connector_id: string;
beforeAll(async () => {
  service = await startTestService();
  connector_id = await service.createConnector();
});
afterAll(() => service.close());

/** `only`: the statements that get no response; by default all of them. */
async function withoutDatabase<T>(work: () => Promise<T>, only = /^/): Promise<T> {
  const { database } = service.services;
  const { query, change, transaction } = database;
  const fail = () => Promise.reject(databaseUnavailable('The database does not respond.'));
  const without = (tx: Transaction): Transaction => ({
    engine: tx.engine,
    query: (sql, values) => (only.test(sql) ? fail() : tx.query(sql, values)),
    change: (sql, values) => (only.test(sql) ? fail() : tx.change(sql, values)),
  });
  Object.assign(database, without({ engine: database.engine, query, change }), {
    transaction: (perform: (tx: Transaction) => Promise<unknown>) =>
      only.test('') ? fail() : transaction.call(database, (tx) => perform(without(tx))),
  });
  try {
    return await work();
  } finally {
    Object.assign(database, { query, change, transaction });
  }
}

const protected_routes = routes.filter(({ auth, stage }) => auth === 'bearer' && stage === 'ready');

it.each(protected_routes.map(({ operation_id, method, path }) => [operation_id, method.toUpperCase(), path]))(
  '503: %s does not take the token of a client that cannot be looked up',
  async (_operation, method, template) => {
    const path = template.replace(/\{connector_id\}/, connector_id).replace(/\{[^}]+\}/g, connector_id);
    const vendor_requests = service.vendor.requests.list().length;
    // What was looked up a moment ago is remembered; this client has not been.
    const { token } = await service.createCaller({ organization_ids: [service.owner.organization_id] });
    const answer = await withoutDatabase(() => service.call(method, path, { token }));
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(service.vendor.requests.list()).toHaveLength(vendor_requests);
  },
);

it('503: issues no token to a client whose secret cannot be compared', async () => {
  const { client_id, client_secret } = service.owner;
  const answer = await withoutDatabase(() =>
    service.call('POST', '/api/v1/account/applications/token', { body: { client_id, client_secret } }),
  );
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
});

it('503: redirects no caller from a consent link that cannot be looked up', async () => {
  const answer = await withoutDatabase(() =>
    service.call('GET', `/api/v1/integrations/connectors/oauth/consent/${connector_id}`),
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get('location')).toBeNull();
});

const connectors = '/api/v1/integrations/connectors';
const list = (token: string) => service.call('GET', connectors, { token });

it('503: does not take an agent token that cannot be looked up', async () => {
  const { token } = await createAgentToken(service);
  expect((await withoutDatabase(() => list(token), /agent_tokens/)).status).toBe(503);
  expect((await list(token)).status).toBe(200);
});

it('503: does not take a scoped token where it cannot be looked up whether its customer has been erased', async () => {
  const body = { customer_name: 'never-looked-up' };
  const made = await service.call('POST', '/api/v1/account/applications/scoped-token', {
    token: service.owner.token,
    body,
  });
  const token = made.body.access_token as string;
  expect((await withoutDatabase(() => list(token), /erasures/)).status).toBe(503);
  expect((await list(token)).status).toBe(200);
});

it.each([
  ['whether its Idempotency-Key has been used', /idempotency_keys/],
  ['how many connectors there are', /COUNT\(\*\) AS count FROM connectors/],
  ['whether its organization is there', /SELECT id FROM organizations/],
  ['whether its customer is being erased', /FROM erasures/],
])('503: creates no connector where it cannot be looked up %s', async (_what, only) => {
  const { token } = service.owner;
  const body = {
    customer_name: 'acme',
    connector_type: 'incident-io',
    credentials: { api_key: 'inc_main' },
    sync: { enabled: false },
  };
  const headers = { 'Idempotency-Key': `key-of-${only.source.replaceAll(/[^a-z]/gi, '')}` };
  const before = (await list(token)).body.data.length;
  const create = () => service.call('POST', connectors, { token, body, headers });
  expect((await withoutDatabase(create, only)).status).toBe(503);
  expect((await list(token)).body.data).toHaveLength(before);
  expect((await create()).status).toBe(201);
});

it('502: returns no record where the vendor does not list whose it is', async () => {
  const advertising = await startTestAdvertising();
  try {
    const id = await advertising.connector();
    const { data } = await advertising.execute(id, 'videos', 'list', { account_id: accounts[0] });
    const video = { id: data[0].id as string };
    expect(await advertising.execute(id, 'videos', 'get', video)).toMatchObject({ data: video });
    const libraries = advertising.vendor.requests.list().map(({ path }) => path.split('?')[0] ?? '');
    for (const path of libraries.filter((each) => each.endsWith('/advideos')))
      advertising.vendor.faults.add({ path, times: 'always', fault: { kind: 'status', status: 400 } });
    expect(await advertising.execute(id, 'videos', 'get', video)).toMatchObject({ status: 502 });
  } finally {
    await advertising.close();
  }
}, 30_000);
