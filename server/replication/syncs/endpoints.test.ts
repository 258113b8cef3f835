/** @lanes sqlite mariadb redis */
import { jest } from '@jest/globals';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';

// Each test replicates whole accounts, some of them several times; a machine that does other things at the same time
// takes its while.
jest.setTimeout(120_000);

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication();
});
afterAll(() => service.close());
afterEach(() => service.vendor.faults.clear());

const entities = [
  'incidents',
  'alerts',
  'escalations',
  'users',
  'incident_updates',
  'incident_roles',
  'incident_statuses',
  'incident_timestamps',
  'severities',
  'custom_fields',
  'catalog_types',
  'schedules',
];

describe('a new connector', () => {
  it('is replicated by itself: every entity, every record', async () => {
    const id = await service.createConnector();
    const run = await service.ended(id);
    expect(run).toMatchObject({
      status: 'succeeded',
      trigger: 'created',
      started_at: expect.any(String),
      finished_at: expect.any(String),
    });
    expect(run.entities.map((each: any) => each.entity).sort()).toEqual([...entities].sort());
    // The line and the counts follow the commit.
    const line = await until(
      async () => service.logged.find((text) => text.includes('"sync ended"') && text.includes(id)),
      'the log line of the sync',
    );
    expect(line).toContain('"entity":"users","status":"succeeded"');
    const metrics = await service.services.metrics.registry.metrics();
    expect(metrics).toMatch(/patchbay_syncs_total\{connector_type="incident-io",status="succeeded"\} [1-9]/);
    expect(metrics).toMatch(/patchbay_sync_entities_total\{[^}]*entity="users",status="succeeded"\} [1-9]/);
    const replication = await service.replication(id);
    for (const entity of entities) {
      const count = service.data.count(entity as never);
      expect(replication[entity]).toMatchObject({
        state: 'ready',
        record_count: count,
        last_synced_at: run.started_at,
        next_sync_at: expect.any(String),
      });
      expect((await service.stored(id, entity)).size).toBe(count);
    }
    expect((await service.call('GET', service.path(id), { token: service.owner.token })).body.status).toBe('active');
  });

  it('is searched for what was replicated, as of the beginning of its run', async () => {
    const id = await service.createConnector();
    const run = await service.ended(id);
    const answer = await service.execute(id, 'incidents', 'search', {
      query: { sort: [{ created_at: 'desc' }] },
      limit: 5,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toHaveLength(5);
    expect(answer.body.meta.as_of).toBe(run.started_at);
  });
});
