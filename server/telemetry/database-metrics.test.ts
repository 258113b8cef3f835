/** @lanes sqlite mariadb */
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({ counts: { incidents: 5, users: 5 } });
}, 60_000);
afterAll(() => service.close());

it('has the states of connectors and entities, and depth and age of queues', async () => {
  const id = await service.quietConnector();
  await service.run(id, { entities: ['incidents'] });
  const { database, metrics } = service.services;
  await database.change(
    "INSERT INTO syncs (id, connector_id, active_connector_id, status, `trigger`, mode, credential_version, replication_config, created_at, resume_at) VALUES ('old', 'none', 'none', 'queued', 'manual', 'auto', 1, '{}', '2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z')",
  );
  const text = await metrics.registry.metrics();
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.split(' ')[1],
    );
  expect(value('patchbay_connectors{connector_type="incident-io",status="active"}')).toBe(1);
  expect(value('patchbay_entity_states{connector_type="incident-io",error="none"}')).toBeGreaterThan(0);
  expect(value('patchbay_syncs_active{status="queued"}')).toBe(1);
  expect(value('patchbay_sync_queue_age_seconds')).toBeGreaterThan(5 * 365 * 86_400);
  expect(value('patchbay_deliveries_pending')).toBe(0);
  expect(value('patchbay_deliveries_due_age_seconds')).toBe(0);
});

it('has the requests that wait for a change', async () => {
  const { metrics } = service.services;
  const polls = async () => /^patchbay_long_polls (\d+)$/m.exec(await metrics.registry.metrics())?.[1];
  expect(await polls()).toBe('0');
  const path = '/api/v1/events?types=endpoint.disabled&wait_s=1';
  const waiting = service.call('GET', path, { token: service.owner.token });
  await until(async () => (await polls()) === '1', 'the request to wait');
  expect((await waiting).status).toBe(200);
  expect(await polls()).toBe('0');
});
