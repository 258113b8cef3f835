import { createDataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { recordStore } from '../../records/record-tables.ts';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';

const large_records = 60;
const large_text = 'lorem ipsum dolor sit amet '.repeat(4000);

let vendor: Upstream;
let service: TestReplication;
beforeAll(async () => {
  const data = createDataSet({ seed: 5, counts: { incidents: 1, alerts: 1, escalations: 1, incident_updates: 1 } });
  for (let at = 1; at < large_records; at++) data.insert('incidents', { summary: large_text });
  vendor = await startUpstream(
    incidentIo({ accounts: [{ api_key: 'inc_large', name: 'large', data }], rate_limit_per_minute: false }),
  );
  service = await startTestReplication({ upstreams: { 'incident-io': vendor.base_url } });
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});

const connector = () =>
  service.createConnector(service.owner, {
    connector_type: 'incident-io',
    credentials: { api_key: 'inc_large' },
    sync: { enabled: false },
  });

/** How many records are stored, and in how many transactions. */
async function storedOf(id: string): Promise<{ records: number; changes: number }> {
  const table = recordStore('incident-io', 'incidents')?.table;
  const [row] = await service.services.database.query<{ records: number; changes: number }>(
    `SELECT COUNT(*) AS records, COUNT(DISTINCT change_number) AS changes FROM ${table}
     WHERE connector = (SELECT ordinal FROM connectors WHERE id = ?)`,
    [id],
  );
  return { records: Number(row?.records), changes: Number(row?.changes) };
}

const only = { entities: ['incidents'] };

it('stores a page of large records in several transactions and counts each record once', async () => {
  const id = await connector();
  const run = await service.run(id, only);
  expect(run).toMatchObject({ status: 'succeeded' });
  expect(run.entities[0]).toMatchObject({ records_seen: large_records, records_written: large_records });
  expect((await service.replication(id))['incidents']).toMatchObject({ record_count: large_records });
  const { records, changes } = await storedOf(id);
  expect(records).toBe(large_records);
  expect(changes).toBeGreaterThan(2);
});

it('has all records of a page in which a sync was cancelled after the next sync, each counted once', async () => {
  const id = await connector();
  const { body } = await service.start(id, only);
  await until(async () => (await storedOf(id)).records > 0, 'the first records');
  await service.call('POST', service.path(id, `/syncs/${body.id}/cancel`), { token: service.owner.token });
  await service.ended(id, body.id);
  expect(await service.run(id, only)).toMatchObject({ status: 'succeeded' });
  expect((await service.replication(id))['incidents']).toMatchObject({ record_count: large_records });
  expect((await storedOf(id)).records).toBe(large_records);
});
