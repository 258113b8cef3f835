/** Scoped tokens with grants; what every token with grants reaches is in grant-leaks.test.ts. */
import { createAgentToken } from '../testing/agent.ts';
import { startTestReplication, type TestReplication } from '../testing/replication.ts';

const base = '/api/v1/integrations/connectors';
let service: TestReplication;
let id: string;
let foreign: string;
beforeAll(async () => {
  service = await startTestReplication();
  id = await service.quietConnector();
  expect(await service.run(id, { entities: ['incidents', 'severities'] })).toMatchObject({ status: 'succeeded' });
  foreign = await service.createConnector(service.owner, { customer_name: 'other-customer', sync: { enabled: false } });
}, 60_000);
afterAll(() => service.close());

describe('a scoped token with grants', () => {
  const scoped = (grants: unknown) =>
    service.call('POST', '/api/v1/account/applications/scoped-token', {
      token: service.owner.token,
      body: { customer_name: 'acme', grants },
    });

  it('is bounded like an agent token, and cannot write', async () => {
    const { body } = await scoped([{ entities: ['severities'], actions: ['list'] }]);
    const token = body.access_token as string;
    const list = async (entity: string) =>
      service.call('POST', `${base}/${id}/execute`, { token, body: { entity, action: 'list' } });
    expect([(await list('severities')).status, (await list('incidents')).body.code]).toEqual([200, 'unknown_entity']);
    expect((await service.call('DELETE', `${base}/${id}`, { token })).body.code).toBe('insufficient_scope');
  });

  it('names only what exists, and not more than fits into a header', async () => {
    for (const [grant, pointer] of [
      [{ entities: ['incidentz'] }, '/grants/0/entities/0'],
      [{ entities: ['incidents'], fields: ['nome'] }, '/grants/0/fields/0'],
      [{ connector_id: foreign }, '/grants/0/connector_id'],
    ] as const) {
      const { status, body } = await scoped([grant]);
      expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
    }
    const large = { fields: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(40)}${at}`) };
    expect((await scoped([large])).body.errors[0].code).toBe('too_large');
  });
});

describe('webhook endpoints', () => {
  it('are not there for a token with grants, since they receive everything of the customer', async () => {
    const endpoints = '/api/v1/webhooks/endpoints';
    const body = { customer_name: 'acme', url: 'https://hooks.example.com/patchbay', types: ['sync.failed'] };
    const made = await service.call('POST', endpoints, { token: service.owner.token, body });
    expect(made.status).toBe(201);
    const { token } = await createAgentToken(service, { grants: [{ entities: ['severities'] }] });
    expect((await service.call('GET', endpoints, { token })).body.data).toEqual([]);
    for (const rest of ['', '/deliveries'])
      expect((await service.call('GET', `${endpoints}/${made.body.id}${rest}`, { token })).status).toBe(404);
  });
});

describe('the own record of a vendor', () => {
  it('is not returned to a token with grants', async () => {
    const { token } = await createAgentToken(service, { grants: [{ entities: ['severities'] }] });
    const body = { entity: 'severities', action: 'list', params: { raw: true } };
    const response = await service.call('POST', `${base}/${id}/execute`, { token, body });
    expect([response.status, response.body.errors[0].pointer]).toEqual([422, '/params/raw']);
  });
});

describe('part of an object', () => {
  it('can be used, and the object cannot', async () => {
    const { token } = await createAgentToken(service, {
      grants: [{ entities: ['incidents'], fields: ['severity.name'] }],
    });
    const search = (params: unknown) =>
      service.call('POST', `${base}/${id}/execute`, { token, body: { entity: 'incidents', action: 'search', params } });
    const found = await search({
      query: { filter: { neq: { 'severity.name': null } }, sort: [{ 'severity.name': 'asc' }] },
    });
    expect(found.body.data.length).toBeGreaterThan(0);
    for (const record of found.body.data) expect(Object.keys(record.severity)).toEqual(['name']);
    for (const params of [
      { query: { filter: { neq: { severity: null } } } },
      { query: { filter: { eq: { severity: {} } } } },
      { query: {}, fields: ['severity'] },
      { query: {}, fields: ['severity.id'] },
    ])
      expect((await search(params)).status).toBe(422);
  });
});
