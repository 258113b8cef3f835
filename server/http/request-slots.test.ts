import { setTimeout as sleep } from 'node:timers/promises';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

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
