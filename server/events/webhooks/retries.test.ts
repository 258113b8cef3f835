/** @timed */
import { jest } from '@jest/globals';
import { hour, second, startTestWebhooks, type TestWebhooks } from '../../testing/webhooks.ts';
import { until } from '../../testing/replication.ts';

jest.setTimeout(120_000);

let service: TestWebhooks;
let connector: string;
beforeAll(async () => {
  service = await startTestWebhooks();
  connector = await service.createConnector();
});
afterAll(() => service.close());

/** An endpoint whose receiver does not work, and the first event that it should get. */
async function failing(path: string, behavior: object, more: object = {}) {
  await service.receiver.control({ behaviors: { [path]: behavior } });
  const endpoint = await service.endpoint(path, { types: ['connector.updated'], ...more });
  await service.receiver.control({ secrets: [endpoint.secret] });
  await service.rename(connector);
  const event = await service.newest('connector.updated');
  return { endpoint, event };
}

/** How long after the last attempt the next one is due, in milliseconds. */
const waitOf = ({
  last_attempt_at,
  next_attempt_at,
}: {
  last_attempt_at: string | null;
  next_attempt_at: string | null;
}) => Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '');

const minute = 60 * second;
const waits_ms = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

describe('a failed delivery', () => {
  it('is attempted for 75.6 hours by the schedule, with the same id and new timestamps', async () => {
    const { endpoint, event } = await failing('/dead', { status: 503 });
    for (const [at, wait_ms] of waits_ms.entries()) {
      const delivery = await service.delivery(endpoint.id, event.id, ({ attempts }) => attempts > at);
      expect(delivery).toMatchObject({ status: 'pending', response_status: 503, error: 'status' });
      const expected_ms = waits_ms[delivery.attempts - 1] ?? 0;
      expect(Math.abs(waitOf(delivery) - expected_ms)).toBeLessThan(second);
      await service.move(wait_ms);
    }
    await service.delivery(endpoint.id, event.id, ({ attempts, status }) => attempts === 10 && status === 'failed');
    const attempts = await service.receiver.received('/dead');
    expect(new Set(attempts.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([event.id]));
    const timestamps = attempts.map(({ headers }) => Number(headers['webhook-timestamp']));
    const hours = (Math.max(...timestamps) - Math.min(...timestamps)) / 3600;
    expect(hours).toBeGreaterThan(75.5);
    expect(attempts.every(({ verified_by }) => verified_by.secrets.length === 1)).toBe(true);
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('arrives once the receiver is back after three days', async () => {
    const { endpoint, event } = await failing('/three-days', { status: 500 });
    for (const [at, wait_ms] of waits_ms.slice(0, -1).entries()) {
      await service.delivery(endpoint.id, event.id, ({ attempts }) => attempts > at);
      await service.move(wait_ms);
    }
    await service.delivery(endpoint.id, event.id, ({ attempts }) => attempts === 9);
    await service.receiver.control({ behaviors: { '/three-days': {} } });
    await service.move(24 * hour);
    await service.delivery(endpoint.id, event.id, ({ status }) => status === 'succeeded');
    expect((await service.call_endpoint('GET', endpoint.id)).body).toMatchObject({
      enabled: true,
      failing_since: null,
    });
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('waits as long as Retry-After says', async () => {
    const { endpoint, event } = await failing('/busy', { status: 429, headers: { 'retry-after': '7200' } });
    const delivery = await service.delivery(endpoint.id, event.id, ({ attempts }) => attempts === 1);
    expect(waitOf(delivery)).toBeGreaterThanOrEqual(2 * hour - second);
    expect(waitOf(delivery)).toBeLessThan(2 * hour + second);
    await service.call_endpoint('DELETE', endpoint.id);
  });
});

describe('an endpoint', () => {
  const disabled = (id: string) =>
    until(async () => {
      const { body } = await service.call_endpoint('GET', id);
      return body.enabled === false && body;
    }, 'the end of the endpoint');

  it('is disabled by a response with the status 410, which is reported', async () => {
    const watching = await service.endpoint('/watching', { types: ['endpoint.disabled'] });
    const { endpoint, event } = await failing('/gone', { status: 410 });
    expect(await disabled(endpoint.id)).toMatchObject({ disabled_reason: 'gone' });
    expect(await service.delivery(endpoint.id, event.id, ({ status }) => status === 'failed')).toMatchObject({
      response_status: 410,
      next_attempt_at: null,
    });
    const [message] = await until(async () => {
      const all = await service.receiver.received('/watching');
      return all.length > 0 && all;
    }, 'the report');
    expect(JSON.parse(message?.body ?? '').data).toMatchObject({
      type: 'endpoint.disabled',
      data: { endpoint_id: endpoint.id, reason: 'gone' },
    });
    for (const { id } of [watching, endpoint]) await service.call_endpoint('DELETE', id);
  });

  it('is disabled after 5 days without a success, and gets everything that failed by a replay', async () => {
    const { endpoint, event } = await failing('/five-days', { status: 500 });
    await service.delivery(endpoint.id, event.id, ({ attempts }) => attempts === 1);
    for (let day = 1; day <= 4; day++) {
      await service.move(24 * hour);
      await service.rename(connector);
      const { id } = await service.newest('connector.updated');
      await service.delivery(endpoint.id, id, ({ attempts }) => attempts >= 1);
      expect((await service.call_endpoint('GET', endpoint.id)).body.enabled).toBe(true);
    }
    await service.move(24 * hour + second);
    expect(await disabled(endpoint.id)).toMatchObject({ disabled_reason: 'failing' });
    expect((await service.newest('endpoint.disabled')).data).toEqual({ endpoint_id: endpoint.id, reason: 'failing' });
    expect((await service.deliveries(endpoint.id)).map(({ status }) => status)).toEqual(Array(5).fill('failed'));
    await service.receiver.control({ behaviors: { '/five-days': {} }, clear: true });
    await service.call_endpoint('PATCH', endpoint.id, '', { enabled: true });
    const replayed = await service.call_endpoint('POST', endpoint.id, '/replay', { failed: true });
    expect(replayed.body.replayed).toBe(5);
    await until(
      async () => (await service.deliveries(endpoint.id, '&status=succeeded')).length === 5,
      'five deliveries',
    );
    expect(await service.receiver.received('/five-days')).toHaveLength(5);
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it.each([
    [{}, ''],
    [{ event_id: 'a', failed: true }, ''],
    [{ from: '2026-11-01T00:00:00Z', to: '2026-10-01T00:00:00Z' }, '/to'],
    [{ event_id: 'a', to: '2026-10-01T00:00:00Z' }, '/to'],
  ])('refuses the replay of %j', async (body, pointer) => {
    const endpoint = await service.endpoint('/refuses');
    const response = await service.call_endpoint('POST', endpoint.id, '/replay', body);
    expect([response.status, response.body.errors[0].pointer]).toEqual([422, pointer]);
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('replays one event under its former id, and no event of others', async () => {
    const endpoint = await service.endpoint('/one', { types: ['connector.updated'] });
    await service.rename(connector);
    const { id } = await service.newest('connector.updated');
    await service.delivery(endpoint.id, id, ({ status }) => status === 'succeeded');
    expect((await service.call_endpoint('POST', endpoint.id, '/replay', { event_id: id })).status).toBe(202);
    const messages = await until(async () => {
      const all = await service.receiver.received('/one');
      return all.length === 2 && all;
    }, 'the second message');
    expect(messages.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    await service.createConnector(service.stranger);
    const foreign = await service.call('GET', '/api/v1/events', { token: service.stranger.token });
    const refused = await service.call_endpoint('POST', endpoint.id, '/replay', { event_id: foreign.body.data[0].id });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    await service.call_endpoint('DELETE', endpoint.id);
  });
});

describe('a slow endpoint', () => {
  const events = Number(process.env['PATCHBAY_TEST_FAN_EVENTS'] ?? 4);
  const paths = Array.from({ length: 50 }, (_, at) => `/fan/${at}`);
  const hanging = paths.slice(0, 5);
  const working = paths.slice(5);

  /** Makes events and waits until all endpoints that work have them; returns the 99th percentile of their delays. */
  async function p99(): Promise<number> {
    await service.receiver.control({ clear: true });
    const made = new Map<string, number>();
    for (let at = 0; at < events; at++) {
      await service.rename(connector);
      made.set((await service.newest('connector.updated')).id, Date.now());
    }
    const messages = await until(async () => {
      const all = (await service.receiver.received()).filter(({ path }) => working.includes(path));
      return new Set(all.map(({ path, headers }) => `${path} ${headers['webhook-id']}`)).size >= 45 * events && all;
    }, 'all messages to the endpoints that work');
    const delays = messages.map(({ at_ms, headers }) => at_ms - (made.get(headers['webhook-id'] ?? '') ?? at_ms));
    return delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? 0;
  }

  it('delays no other: 45 of 50 get everything as fast while 5 hang', async () => {
    const endpoints = [];
    for (const path of paths) endpoints.push(await service.endpoint(path, { types: ['connector.updated'] }));
    const before_ms = await p99();
    await service.receiver.control({ behaviors: Object.fromEntries(hanging.map((path) => [path, { hangs: true }])) });
    const beside_ms = await p99();
    if (process.env['PATCHBAY_TEST_FAN_EVENTS'])
      console.log(`p99 ${before_ms} ms, beside hanging endpoints ${beside_ms} ms`);
    // An attempt at a hanging endpoint takes 15 s, which is what another would wait for.
    expect(beside_ms).toBeLessThan(Math.max(5 * before_ms, before_ms + 5000));
    for (const { id } of endpoints) await service.call_endpoint('DELETE', id);
  });
});
