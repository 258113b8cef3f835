/** @lanes sqlite mariadb redis */
import { startOauthVendor, type OauthVendor } from '../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { engine } from '../testing/database.ts';
import { desk_client, desk_type, quick } from '../testing/oauth-desk.ts';
import { until } from '../testing/replication.ts';
import { startTestWebhooks, type TestWebhooks } from '../testing/webhooks.ts';

const redis = process.env['PATCHBAY_TEST_REDIS_URL'];
const over_redis = engine === 'mariadb' && redis !== undefined;

let service: TestWebhooks;
let vendor: OauthVendor;
beforeAll(async () => {
  vendor = await startOauthVendor({
    clients: [{ ...desk_client, redirect_uris: ['http://127.0.0.1'] }],
    accounts: ['ada'],
  });
  service = await startTestWebhooks({
    grant_times: quick,
    upstreams: { [desk_type]: vendor.base_url },
    ...(over_redis && { environment: { REDIS_URL: redis } }),
  });
}, 60_000);
afterAll(async () => {
  await service.close();
  await vendor.close();
});

/** The sum of all samples whose name and labels begin so, or undefined where there is none. */
async function scraped(name: string, ...labels: string[]): Promise<number | undefined> {
  const { text } = await service.call('GET', '/metrics');
  const samples = text
    .split('\n')
    .filter((line) => line.startsWith(name) && /^[ {]/.test(line.slice(name.length)))
    .filter((line) => labels.every((label) => line.includes(label)));
  return samples.length === 0 ? undefined : samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('counts deliveries by what has come of them', async () => {
  const connector = await service.createConnector();
  const { receiver } = service;
  await receiver.control({ behaviors: { '/down': { status: 503 } } });
  const types = ['connector.updated'];
  for (const path of ['/up', '/down']) await service.endpoint(path, { types });
  await service.rename(connector);
  const name = 'patchbay_webhook_attempt_duration_seconds_count';
  await until(async () => (await scraped(name, 'outcome="succeeded"')) === 1, 'the delivery');
  await until(async () => (await scraped(name, 'outcome="retried"')) === 1, 'the failed attempt');
  expect(await scraped('patchbay_deliveries_pending')).toBe(1);
});

it('counts syncs, their entities, calls of vendors and refreshes by outcome', async () => {
  const tokens = { ...vendor.server.issueTokens('ada'), ...desk_client };
  const desk = await service.createConnector(service.owner, {
    connector_type: desk_type,
    credentials: tokens,
    environment: { subdomain: 'brightwater' },
    sync: { enabled: false },
  });
  vendor.server.expireAccess();
  await service.call('POST', `/api/v1/integrations/connectors/${desk}/execute`, {
    token: service.owner.token,
    body: { entity: 'tickets', action: 'list' },
    executed: { connector_type: desk_type, entity: 'tickets', action: 'list' },
  });
  const type = `connector_type="${desk_type}"`;
  const calls = 'patchbay_upstream_request_duration_seconds_count';
  expect(await scraped(calls, type, 'entity="tickets"', 'outcome="401"')).toBe(1);
  expect(await scraped(calls, type, 'entity="tickets"', 'outcome="200"')).toBe(1);
  expect(await scraped('patchbay_oauth_refresh_events_total', type)).toBeGreaterThan(0);
  expect(await scraped('patchbay_connectors', type, 'status="active"')).toBe(1);
  const replicated = 'connector_type="incident-io"';
  await until(async () => (await scraped('patchbay_syncs_total', replicated, 'status="succeeded"')) === 1, 'the sync');
  expect(await scraped('patchbay_sync_entities_total', replicated, 'entity="incidents"')).toBe(1);
  expect(await scraped('patchbay_entity_states', replicated, 'error="none"')).toBeGreaterThan(0);
});

it('has the depth and the age of each queue of jobs', async () => {
  const { jobs } = service.services;
  expect(await scraped('patchbay_jobs', 'queue="jobs"', 'state="waiting"')).toBe(0);
  await jobs.enqueue('webhook', 'none', 3_600_000);
  expect(await scraped('patchbay_jobs', 'queue="jobs-webhook"', 'state="delayed"')).toBe(1);
  for (const queue of ['jobs', 'jobs-webhook', 'jobs-derive'])
    expect(await scraped('patchbay_job_queue_age_seconds', `queue="${queue}"`)).toBeGreaterThanOrEqual(0);
});

it('has the connections to the database that are used, and how much waits for one', async () => {
  const used = () => scraped('patchbay_database_connections', 'state="used"');
  if (engine === 'sqlite') return expect(await used()).toBeUndefined();
  const { database } = service.services;
  const waiting = () => scraped('patchbay_database_connections', 'state="waiting"');
  const slow = Array.from({ length: 40 }, () => database.query('SELECT SLEEP(1)'));
  await until(async () => ((await waiting()) ?? 0) > 0, 'work that waits for a connection');
  await Promise.all(slow);
  expect(await waiting()).toBe(0);
});
