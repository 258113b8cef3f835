import { until } from '../testing/replication.ts';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { LOG_LEVEL: 'info' } });
});
afterAll(() => service.close());

it('has the address, the client, the organization, the hash of the customer and the connector of each request', async () => {
  const { owner } = service;
  const id = await service.createConnector();
  const connectors = '/api/v1/integrations/connectors';
  const { body } = await service.call('GET', `${connectors}/${id}`, { token: owner.token });
  const scoped = await service.call('POST', '/api/v1/account/applications/scoped-token', {
    token: owner.token,
    body: { customer_name: body.customer_name },
  });
  const { headers } = await service.call('GET', `${connectors}/${id}`, { token: scoped.body.access_token });
  const request_id = headers.get('x-request-id');
  const line = await until(
    async () => service.logged.map((each) => JSON.parse(each)).find((each) => each.request_id === request_id),
    'the line of the request',
  );
  expect(line).toMatchObject({
    msg: 'request',
    operation: 'getConnector',
    method: 'GET',
    path: '/api/v1/integrations/connectors/{connector_id}',
    status: 200,
    client_id: owner.client_id,
    organization_id: owner.organization_id,
    connector_id: id,
    address: expect.stringMatching(/127\.0\.0\.1$/),
    customer_hash: expect.stringMatching(/^\S{16,}$/),
  });
  expect(JSON.stringify(line)).not.toContain(body.customer_name);
});
