/** @timed */
import { jest } from '@jest/globals';
import { Agent, request, type Dispatcher } from 'undici';
import { createDataSet, type DataSet } from '../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import { engine, freshDatabase, type TestDatabase } from '../testing/database.ts';
import { startServerProcess, type ServerProcess } from '../testing/replication-server.ts';
import { short, until } from '../testing/replication.ts';
import { generateKeyRing } from '../vault/key-ring.ts';

/** Callers that wait for one change at the same time. With 2000 of them the times are those that are promised. */
const waiters = Number(process.env['PATCHBAY_TEST_WAITERS'] ?? 100);
const measured = waiters >= 2000;
const limits_ms = measured ? { same: 1000, other: 2000 } : { same: 5000, other: 6000 };
const most_bytes = 200 * 1024 * 1024;

jest.setTimeout(240_000);

let store: TestDatabase;
let data: DataSet;
let vendor: Upstream;
let environment: Record<string, string>;
let server: ServerProcess;
const agent = new Agent({ connections: waiters, headersTimeout: 60_000 });

beforeAll(async () => {
  data = createDataSet({ seed: 7, counts: { users: 20 } });
  vendor = await startUpstream(
    incidentIo({ accounts: [{ api_key: 'inc_main', name: 'main', data }], rate_limit_per_minute: false }),
  );
  store = await freshDatabase();
  environment = {
    ...short,
    DATABASE_URL: store.url,
    PATCHBAY_KEYS: generateKeyRing(),
    PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url }),
    METRICS_TOKEN: 'metrics-token-of-tests',
  };
  server = await startServerProcess(environment);
});
afterAll(async () => {
  await agent.close();
  await server.stop();
  await vendor.close();
  await store.drop();
});

const connectors = '/api/v1/integrations/connectors';

async function memory(of: ServerProcess): Promise<number> {
  const { body } = await request(`${of.url}/metrics`, { headers: { authorization: 'Bearer metrics-token-of-tests' } });
  return Number(/^patchbay_process_resident_memory_bytes (\S+)$/m.exec(await body.text())?.[1]);
}

/** A sync by hand, to its end. */
async function sync(of: ServerProcess, id: string): Promise<void> {
  const started = await of.call('POST', `${connectors}/${id}/syncs`, { entities: ['users'], mode: 'full' });
  expect(started.status).toBe(202);
  await until(async () => {
    const { body } = await of.call('GET', `${connectors}/${id}/syncs/${started.body.id}`);
    return body.status === 'succeeded';
  }, 'the end of the sync');
}

async function quietConnector(): Promise<{ id: string; after: string }> {
  const created = await server.call('POST', connectors, {
    customer_name: 'acme',
    connector_type: 'incident-io',
    credentials: { api_key: 'inc_main' },
    sync: { enabled: false },
  });
  const { id } = created.body;
  await sync(server, id);
  const page = await server.call('GET', `${connectors}/${id}/changes?entities=users`);
  expect(page.body.meta.caught_up).toBe(true);
  return { id, after: page.body.pagination.after };
}

/** Milliseconds between the change and the last response, and what the waiting has cost in memory. */
async function reach(changed_by: ServerProcess): Promise<{ last_ms: number; bytes: number }> {
  const { id, after } = await quietConnector();
  const url = `${server.url}${connectors}/${id}/changes?entities=users&wait_s=30&after=${after}`;
  const before = await memory(server);
  const read = async ({ statusCode, body }: Dispatcher.ResponseData) => {
    const text = await body.text();
    if (statusCode !== 200) throw new Error(text);
    const page = JSON.parse(text) as { data: Array<{ changed_at: string }> };
    return Date.now() - Date.parse(page.data[0]?.changed_at ?? '');
  };
  const waiting = Array.from({ length: waiters }, () =>
    request(url, { dispatcher: agent, headers: { authorization: `Bearer ${server.token()}` } }).then(read),
  );
  // Until the last of them has been accepted and waits.
  await new Promise((resolve) => setTimeout(resolve, measured ? 8000 : 1000));
  const bytes = (await memory(server)) - before;
  data.touch('users', data.record('users', 3)!.id, { name: `Changed ${Math.random()}` });
  const [delays] = await Promise.all([Promise.all(waiting), sync(changed_by, id)]);
  return { last_ms: Math.max(...delays), bytes };
}

it('reaches all that wait in the process of the change', async () => {
  const { last_ms, bytes } = await reach(server);
  if (measured) console.log(`${waiters} waiting: last response after ${last_ms} ms, ${Math.round(bytes / 2 ** 20)} MB`);
  expect(last_ms).toBeLessThan(limits_ms.same);
  expect(bytes).toBeLessThan(most_bytes);
});

if (engine === 'mariadb')
  it('reaches all that wait in another process', async () => {
    const other = await startServerProcess(environment);
    try {
      const { last_ms } = await reach(other);
      if (measured) console.log(`${waiters} waiting in another process: last response after ${last_ms} ms`);
      expect(last_ms).toBeLessThan(limits_ms.other);
    } finally {
      await other.stop();
    }
  });
