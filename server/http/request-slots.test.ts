/** @drawn 3 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const connectors = '/api/v1/integrations/connectors';
const credentials = { connector_type: 'incident-io', credentials: { api_key: 'inc_main' } };
const waiting: Array<[string, (id: string) => ReturnType<TestService['call']>]> = [
  [
    'creations that verify',
    () =>
      service.call('POST', `${connectors}?verify=true`, {
        token: service.owner.token,
        body: { ...credentials, customer_name: 'acme', sync: { enabled: false } },
      }),
  ],
  [
    'changes of credentials',
    (id) =>
      service.call('PATCH', `${connectors}/${id}`, {
        token: service.owner.token,
        body: { credentials: credentials.credentials },
      }),
  ],
  [
    'checks of credentials',
    () => service.call('POST', `${connectors}/check`, { token: service.owner.token, body: credentials }),
  ],
];

it.each(waiting)(
  'serves an organization while 40 %s wait for a slow vendor',
  async (_what, send) => {
    const id = await service.createConnector();
    const checked = await service.call('POST', `${connectors}/${id}/check`, { token: service.owner.token });
    expect(checked.body.status).toBe('healthy');
    const before = service.vendor.requests.list().length;
    service.vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 8_000 } });
    let ended = 0;
    const calls = Array.from({ length: 40 }, () => send(id).finally(() => ended++));
    while (service.vendor.requests.list().length < before + 40) await sleep(20);
    expect((await service.call('GET', connectors, { token: service.owner.token })).status).toBe(200);
    expect(ended).toBe(0);
    service.vendor.faults.clear();
    await Promise.all(calls);
  },
  120_000,
);

it('serves an organization while 40 of its calls wait for a slow vendor', async () => {
  const id = await service.createConnector();
  const before = service.vendor.requests.list().length;
  // Longer than a call may take, so that none ends before the other request is served.
  service.vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 15_000 } });
  let ended = 0;
  const calls = Array.from({ length: 40 }, () => service.execute(id, 'users', 'list', {}).finally(() => ended++));
  while (service.vendor.requests.list().length < before + 40) await sleep(20);
  const found = await service.execute(id, 'incidents', 'search', { query: {} });
  expect(found.status).toBeLessThan(500);
  expect(found.body.code).not.toBe('rate_limited');
  expect((await service.call('GET', '/api/v1/integrations/connectors', { token: service.owner.token })).status).toBe(
    200,
  );
  expect(ended).toBe(0);
  service.vendor.faults.clear();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
}, 120_000);

it('does not begin what has waited for a slot once its caller has hung up', async () => {
  const id = await service.createConnector();
  const headers = { authorization: `Bearer ${service.owner.token}`, 'content-type': 'application/json' };
  const before = service.vendor.requests.list().length;
  service.vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 3_000 } });
  // 128 that wait for the vendor without a slot, and 32 that have all slots of the organization.
  const working = Array.from({ length: 160 }, () => service.execute(id, 'users', 'list', {}));
  while (service.vendor.requests.list().length < before + 100) await sleep(20);
  const hung_up = new AbortController();
  const body = JSON.stringify({ ...credentials, customer_name: 'late', sync: { enabled: false } });
  const creation = fetch(service.url + connectors, { method: 'POST', headers, body, signal: hung_up.signal });
  setTimeout(() => hung_up.abort(), 500);
  await expect(creation).rejects.toThrow('aborted');
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(working.map(() => 200));
  service.vendor.faults.clear();
  const listed = await service.call('GET', `${connectors}?customer_name=late`, { token: service.owner.token });
  expect(listed.body.data).toEqual([]);
}, 60_000);
