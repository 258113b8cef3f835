/** @lanes sqlite mariadb */
import { startTestReplication, type TestReplication } from '../testing/replication.ts';

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({
    counts: { incidents: 20, alerts: 5, users: 30 },
    environment: { CONNECTORS_PER_ORGANIZATION: '3', RECORDS_PER_ORGANIZATION: '40' },
  });
}, 60_000);
afterAll(() => service.close());

const path = '/api/v1/integrations/connectors';
const body = {
  customer_name: 'acme',
  connector_type: 'incident-io',
  credentials: { api_key: 'inc_main' },
  sync: { enabled: false },
};
const create = (token = service.owner.token) => service.call('POST', path, { token, body });

it('409: creates no more connectors than the quota, also where many are requested at once, and says how many', async () => {
  const created = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(created.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  const refused = created.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'too_many_connectors',
    detail: 'An organization has at most 3 connectors. Delete one first.',
  });
  expect((await service.call('GET', path, { token: service.owner.token })).body.data).toHaveLength(3);
  // Another organization has a quota of its own, and a deletion makes room.
  expect((await create(service.stranger.token)).status).toBe(201);
  const id = created.find(({ status }) => status === 201)?.body.id as string;
  expect((await service.call('DELETE', `${path}/${id}`, { token: service.owner.token })).status).toBe(204);
  const again = await create();
  expect(again.status).toBe(201);
});

it('stores no more records than the quota and fails those entities with the reason, until records are deleted', async () => {
  const { body: list } = await service.call('GET', path, { token: service.owner.token });
  const [first, second] = list.data.map(({ id }: { id: string }) => id) as [string, string];
  expect(await service.run(first, { entities: ['users', 'incidents'] })).toMatchObject({ status: 'succeeded' });
  const failed = await service.run(second, { entities: ['alerts'] });
  expect(failed).toMatchObject({
    status: 'failed',
    entities: [{ entity: 'alerts', status: 'failed', error: { code: 'too_many_records' }, records_written: 0 }],
  });
  expect(failed.entities[0]?.error?.detail).toContain('40 records');
  expect((await service.call('DELETE', `${path}/${first}`, { token: service.owner.token })).status).toBe(204);
  expect(await service.run(second, { entities: ['alerts'] })).toMatchObject({ status: 'succeeded' });
});
