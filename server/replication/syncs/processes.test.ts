/**
 * @lanes sqlite mariadb redis
 * @long
 */
import { createConnection } from 'mysql2/promise';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';
import { until } from '../../testing/replication.ts';
import { startServerProcess, type ServerProcess } from '../../testing/replication-server.ts';

const maria = process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' ? process.env['PATCHBAY_TEST_MARIADB_URL'] : undefined;
const redis = process.env['PATCHBAY_TEST_REDIS_URL'];
const connectors = '/api/v1/integrations/connectors';

let vendor: Upstream;
const servers: ServerProcess[] = [];
const after: Array<() => Promise<void>> = [];
beforeEach(async () => {
  const data = createDataSet({
    seed: 3,
    counts: { incidents: 600, alerts: 200, escalations: 60, users: 40, incident_updates: 300 },
  });
  vendor = await startUpstream(
    incidentIo({ accounts: [{ api_key: 'inc_main', name: 'main', data }], rate_limit_per_minute: false }),
  );
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  await vendor.close();
  for (const each of after.splice(0)) await each();
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({
    PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url }),
    JOB_SWEEP_MS: '100',
    JOB_LEASE_MS: '800',
    ...environment,
  });
  servers.push(server);
  return server;
}

async function create(server: ServerProcess, sync: object): Promise<string> {
  return (
    await server.call('POST', connectors, {
      customer_name: 'acme',
      connector_type: 'incident-io',
      credentials: { api_key: 'inc_main' },
      sync,
    })
  ).body.id as string;
}
const newest = async (server: ServerProcess, id: string) =>
  (await server.call('GET', `${connectors}/${id}/syncs`)).body.data[0];
const ended = (server: ServerProcess, id: string) =>
  until(
    async () => ((await newest(server, id))?.finished_at ? newest(server, id) : undefined),
    'the end of the run',
    90_000,
  );

it('SIGTERM: a run stops at its next page, the process ends in order, and the next one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-stop-'));
  after.push(async () => rmSync(folder, { recursive: true }));
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'test.sqlite')}`, PATCHBAY_KEYS: generateKeyRing() };
  // The next page is asked for while the last one is stored: it must still be missing when the process is to stop.
  vendor.faults.add({ path: '/v2/incidents', times: 'always', fault: { kind: 'slow', delay_ms: 1500 } });
  vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 150 } });
  const first = await start(environment);
  const id = await create(first, { enabled: true });
  const incidentsOf = (run: any) => run?.entities.find(({ entity }: any) => entity === 'incidents');
  await until(async () => (incidentsOf(await newest(first, id))?.pages >= 2 ? true : undefined), 'two pages');
  const began = performance.now();
  expect(await first.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  vendor.faults.clear();
  vendor.requests.clear();
  const second = await start(environment);
  const run = await ended(second, id);
  expect(run).toMatchObject({ status: 'succeeded', trigger: 'created' });
  // It goes on from the cursor. On a busy machine the short lease may run out once, and the page is fetched again; it
  // is not stored twice.
  const pages = vendor.requests.list().filter((each) => each.path === '/v2/incidents');
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(page.query).toMatchObject({ after: expect.any(String) });
  expect(incidentsOf(run)).toMatchObject({ pages: 3, records_seen: 600, records_written: 600 });
}, 180_000);

const several: Array<[string, Record<string, string>]> = [
  ['jobs in each', {}],
  ...(redis ? [['jobs over Redis', { REDIS_URL: redis }] as [string, Record<string, string>]] : []),
];
// Several processes need a database that takes several: left out on SQLite, run by the MariaDB lane of `npm test`
// (2026-11-28).
const describeMaria = maria ? describe : describe.skip;

describeMaria.each(several)('two processes on one database, %s', (_name, extra) => {
  let environment: Record<string, string>;
  beforeEach(async () => {
    const name = `patchbay_two_${process.pid}_${Date.now()}`;
    const sql = async (text: string) => {
      const connection = await createConnection(maria!);
      await connection.query(text);
      await connection.end();
    };
    await sql(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
    after.push(() => sql(`DROP DATABASE ${name}`));
    const url = new URL(maria!);
    url.pathname = `/${name}`;
    environment = { DATABASE_URL: url.toString(), PATCHBAY_KEYS: generateKeyRing(), ...extra };
  });

  it('start the same sync once; the other callers get its id', async () => {
    vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 50 } });
    // No process dies here: a lease that a busy machine cannot outlast, so that a page asked for twice means two runs.
    const patient = { ...environment, JOB_LEASE_MS: '30000' };
    const one = await start(patient);
    const two = await start(patient);
    const id = await create(one, { enabled: false });
    const responses = await Promise.all(
      [one, two, one, two].map((server) => server.call('POST', `${connectors}/${id}/syncs`, {})),
    );
    expect(responses.map((each) => each.status).sort()).toEqual([202, 409, 409, 409]);
    const run_id = responses.find((each) => each.status === 202)!.body.id;
    for (const { status, body } of responses)
      if (status === 409) expect(body).toMatchObject({ code: 'sync_in_progress', sync_id: run_id });
    const run = await ended(two, id);
    expect(run).toMatchObject({ id: run_id, status: 'succeeded' });
    expect((await two.call('GET', `${connectors}/${id}/syncs`)).body.data).toHaveLength(1);
    expect(vendor.requests.list().filter((each) => each.path === '/v2/alerts')).toHaveLength(4);
  }, 180_000);

  it('divide the work: the api serves requests, the worker replicates and serves health checks only', async () => {
    const api = await start({ ...environment, PATCHBAY_ROLE: 'api' });
    const worker = await start({ ...environment, PATCHBAY_ROLE: 'worker' });
    const id = await create(api, { enabled: true });
    expect((await ended(api, id)).status).toBe('succeeded');
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${worker.url}${connectors}`)).status).toBe(404);
  }, 180_000);

  it('one is killed: the other takes its run up', async () => {
    vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 100 } });
    const one = await start(environment);
    const two = await start({ ...environment, PATCHBAY_ROLE: 'api' });
    const id = await create(one, { enabled: true });
    await until(async () => ((await newest(two, id))?.entities[0].pages >= 1 ? true : undefined), 'a page');
    await one.kill();
    const three = await start(environment);
    expect(await ended(three, id)).toMatchObject({ status: 'succeeded', trigger: 'created' });
  }, 180_000);
});
