import { routes } from '../generated/routes.gen.ts';
import { databaseUnavailable } from '../storage/errors.ts';
import { startTestService, type TestService } from '../testing/service.ts';

/** Checks that the database decides, while it does not respond (openapi/decisions/guarantees.md). */

let service: TestService;
let connector_id: string;
beforeAll(async () => {
  service = await startTestService();
  connector_id = await service.createConnector();
});
afterAll(() => service.close());

async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  const { database } = service.services;
  const { query, change, transaction } = database;
  const fail = () => Promise.reject(databaseUnavailable('The database does not respond.'));
  Object.assign(database, { query: fail, change: fail, transaction: fail });
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
