/** @timed */
import { jest } from '@jest/globals';
import { startTestWebhooks, type TestWebhooks } from '../../testing/webhooks.ts';
import { until } from '../../testing/replication.ts';

jest.setTimeout(120_000);

const attempt_ms = 700;
const private_hosts: Record<string, string> = { 'inside.example': '10.0.0.7', 'receiver.example': '93.184.215.14' };

let service: TestWebhooks;
beforeAll(async () => {
  service = await startTestWebhooks({
    webhooks: {
      attempt_ms,
      resolve: async (name) => [{ address: private_hosts[name] ?? '0.0.0.0', family: 4 }],
    },
  });
});
afterAll(() => service.close());

const base = '/api/v1/webhooks/endpoints';
const scopedToken = async (customer_name: string): Promise<string> =>
  (
    await service.call('POST', '/api/v1/account/applications/scoped-token', {
      token: service.owner.token,
      body: { customer_name },
    })
  ).body.access_token;
const came = (path: string, count = 1) =>
  until(async () => {
    const all = await service.receiver.received(path);
    return all.length >= count ? all : undefined;
  }, `${count} deliveries to ${path}`);

describe('a delivery', () => {
  it('is the event as the log returns it, with signatures that receivers verify', async () => {
    const endpoint = await service.endpoint('/signed', { types: ['connector.updated'] });
    await service.receiver.control({ secrets: [endpoint.secret], public_keys: endpoint.public_keys });
    const id = await service.createConnector();
    await service.rename(id, 'Delivered');
    const [message, ...others] = await came('/signed');
    const { body: log } = await service.call('GET', `/api/v1/events?connector_id=${id}&types=connector.updated`, {
      token: service.owner.token,
    });
    const [event] = log.data;
    expect(others).toEqual([]);
    expect(message?.verified_by).toEqual({ secrets: [0], public_keys: [0] });
    expect(JSON.parse(message?.body ?? '')).toEqual({ type: event.type, timestamp: event.created_at, data: event });
    expect(message?.headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect(endpoint.public_keys).toEqual([expect.stringMatching(/^whpk_/)]);
    const delivery = await service.delivery(endpoint.id, event.id, ({ status }) => status === 'succeeded');
    expect(delivery).toMatchObject({ attempts: 1, response_status: 204, error: null, next_attempt_at: null });
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('is made for the types and the customer of the endpoint only', async () => {
    await service.endpoint('/customer', { customer_name: 'Brightwater', types: ['connector.created'] });
    const id = await service.createConnector(service.owner, { customer_name: 'Brightwater' });
    await service.createConnector();
    await service.rename(id);
    await came('/customer');
    await service.newest('connector.updated');
    const types = (await service.receiver.received('/customer')).map(({ body }) => JSON.parse(body));
    expect(types.map(({ type, data }) => [type, data.customer_name])).toEqual([['connector.created', 'Brightwater']]);
  });

  it('attempts the events of one connector in their order', async () => {
    const endpoint = await service.endpoint('/order', { types: ['connector.updated'] });
    const id = await service.createConnector();
    for (let at = 0; at < 12; at++) await service.rename(id, `Name ${at}`);
    const messages = await came('/order', 12);
    const sequences = messages.map(({ body }) => JSON.parse(body).data.sequence as number);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('shortens an event that would make the body too long', async () => {
    const endpoint = await service.endpoint('/long', { types: ['sync.failed'] });
    const { database } = service.services;
    await database.change(
      "INSERT INTO events (id, organization_id, type, data, created_at) VALUES ('long-event', ?, 'sync.failed', ?, '2999-01-01T00:00:00.000Z')",
      [service.owner.organization_id, JSON.stringify({ text: 'x'.repeat(30_000) })],
    );
    const [message] = await came('/long');
    expect(JSON.parse(message?.body ?? '').data).toMatchObject({ id: 'long-event', data: { truncated: true } });
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('has no payload any more once the connector was deleted', async () => {
    await service.receiver.control({ behaviors: { '/erased': { status: 503 } } });
    const endpoint = await service.endpoint('/erased', { types: ['connector.created'] });
    const id = await service.createConnector();
    const [first] = await came('/erased');
    expect(JSON.parse(first?.body ?? '').data.data.connector.id).toBe(id);
    await service.call('DELETE', `/api/v1/integrations/connectors/${id}`, { token: service.owner.token });
    await service.receiver.control({ behaviors: { '/erased': {} } });
    await service.call_endpoint('POST', endpoint.id, '/replay', { event_id: first?.headers['webhook-id'] });
    const [, second] = await came('/erased', 2);
    expect(JSON.parse(second?.body ?? '').data).toMatchObject({ connector_id: id, data: {} });
    await service.call_endpoint('DELETE', endpoint.id);
  });
});

describe('a receiver', () => {
  const failing = async (path: string, behavior: object, url?: string) => {
    await service.receiver.control({ behaviors: { [path]: behavior } });
    const endpoint = await service.endpoint(path, { types: ['endpoint.disabled'], ...(url && { url }) });
    const { body } = await service.call_endpoint('POST', endpoint.id, '/test');
    await service.call_endpoint('DELETE', endpoint.id);
    return body;
  };

  it('is reported by a test as working or not, by the status of its response', async () => {
    expect(await failing('/good', { status: 202 })).toMatchObject({
      delivered: true,
      response_status: 202,
      error: null,
    });
    expect(await failing('/bad', { status: 500 })).toMatchObject({
      delivered: false,
      response_status: 500,
      error: 'status',
    });
    const [message] = await service.receiver.received('/bad');
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'endpoint.test' });
  });

  it('that redirects has failed, and nothing follows', async () => {
    const result = await failing('/redirects', { status: 302, headers: { location: '/elsewhere' } });
    expect(result).toMatchObject({ delivered: false, response_status: 302, error: 'status' });
    expect(await service.receiver.received('/elsewhere')).toEqual([]);
  });

  it('that hangs is given up after the deadline', async () => {
    const result = await failing('/hangs', { hangs: true });
    expect(result).toMatchObject({ delivered: false, response_status: null, error: 'timeout' });
    expect(result.duration_ms).toBeLessThan(attempt_ms + 2000);
  });

  it('that sends 100 MB, or one byte a second, is not listened to', async () => {
    const before = process.memoryUsage().rss;
    const bytes = 100 * 1024 * 1024;
    expect(await failing('/huge', { status: 200, body_bytes: bytes })).toMatchObject({ delivered: true });
    await until(async () => (await service.receiver.sentBytes('/huge')) > 0, 'the first bytes');
    expect(await service.receiver.sentBytes('/huge')).toBeLessThan(bytes / 5);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
    const dripping = await failing('/drips', { status: 200, drips: true });
    expect(dripping).toMatchObject({ delivered: true });
    expect(dripping.duration_ms).toBeLessThan(attempt_ms);
  });

  it('is not connected to where its name resolves to a private address', async () => {
    expect(await failing('/', {}, 'https://inside.example/hooks')).toMatchObject({
      delivered: false,
      error: 'blocked_address',
    });
  });

  it.each([
    ['http://receiver.example/hooks', 'must begin with https://'],
    ['https://10.0.0.1/hooks', 'must not name an address that is not public'],
    ['https://[fd00::1]/hooks', 'must not name an address that is not public'],
    ['https://user:pass@receiver.example/', 'must contain no credentials'],
    ['https://receiver.example/#part', 'must contain no fragment'],
    ['receiver', 'must be an absolute URL'],
  ])('cannot be %s', async (url, message) => {
    const { token } = service.owner;
    const { status, body } = await service.call('POST', base, { token, body: { url } });
    expect([status, body.code, body.errors]).toEqual([
      422,
      'validation_failed',
      [{ in: 'body', pointer: '/url', code: 'invalid', message }],
    ]);
  });
});

describe('an endpoint', () => {
  it('sends with the old secret beside the new one for 24 hours after a rotation', async () => {
    const endpoint = await service.endpoint('/rotated', { types: ['connector.updated'] });
    const id = await service.createConnector();
    const rotated = (await service.call_endpoint('POST', endpoint.id, '/rotate-secret')).body;
    expect(rotated.secret).not.toBe(endpoint.secret);
    expect(rotated.public_keys).toEqual([rotated.public_keys[0], endpoint.public_keys[0]]);
    await service.receiver.control({
      secrets: [endpoint.secret, rotated.secret],
      public_keys: [endpoint.public_keys[0] ?? '', rotated.public_keys[0]],
    });
    await service.rename(id);
    const [within] = await came('/rotated');
    expect(within?.verified_by).toEqual({ secrets: [0, 1], public_keys: [0, 1] });
    await service.move(24 * 3_600_000 + 60_000);
    await service.rename(id);
    const [, after] = await came('/rotated', 2);
    expect(after?.verified_by).toEqual({ secrets: [1], public_keys: [1] });
    expect((await service.call_endpoint('GET', endpoint.id)).body.public_keys).toEqual([rotated.public_keys[0]]);
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('returns its secret once, stores it sealed, and again only for the same idempotency key', async () => {
    const { token } = service.owner;
    const headers = { 'idempotency-key': 'create-once' };
    const body = { url: 'https://receiver.example/once' };
    const first = await service.call('POST', base, { token, body, headers });
    const again = await service.call('POST', base, { token, body, headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { id, secret } = first.body;
    expect((await service.call_endpoint('GET', id)).body.secret).toBeUndefined();
    const { database } = service.services;
    const rows = [
      ...(await database.query('SELECT * FROM webhook_endpoints')),
      ...(await database.query('SELECT * FROM idempotency_keys')),
    ];
    const stored = rows.flatMap((row) => Object.values(row)).map((value) => String(value));
    expect(stored.length).toBeGreaterThan(10);
    expect(stored.filter((text) => text.includes(secret.slice(6)) || text.includes('whsk_'))).toEqual([]);
    expect(service.logged.join('\n')).not.toContain(secret.slice(6));
    await service.call_endpoint('DELETE', id);
  });

  it('gets nothing while it is disabled, and all of that by a replay', async () => {
    const endpoint = await service.endpoint('/paused', { types: ['connector.updated'] });
    const id = await service.createConnector();
    const from = (await service.newest('connector.created')).created_at;
    await service.call_endpoint('PATCH', endpoint.id, '', { enabled: false });
    await service.rename(id);
    await service.newest('connector.updated');
    expect(await service.deliveries(endpoint.id)).toEqual([]);
    const refused = await service.call_endpoint('POST', endpoint.id, '/replay', { from });
    expect([refused.status, refused.body.code]).toEqual([409, 'endpoint_disabled']);
    const enabled = await service.call_endpoint('PATCH', endpoint.id, '', { enabled: true });
    expect(enabled.body).toMatchObject({ enabled: true, disabled_reason: null });
    const replayed = await service.call_endpoint('POST', endpoint.id, '/replay', { from });
    expect([replayed.status, replayed.body.replayed]).toEqual([202, 1]);
    await came('/paused');
    // `to` is the first moment that no longer belongs to the period.
    const to = (await service.newest('connector.updated')).created_at;
    expect((await service.call_endpoint('POST', endpoint.id, '/replay', { from, to })).body.replayed).toBe(0);
    const later = new Date(Date.parse(to) + 1).toISOString();
    expect((await service.call_endpoint('POST', endpoint.id, '/replay', { from, to: later })).body.replayed).toBe(1);
    await service.call_endpoint('DELETE', endpoint.id);
  });

  it('is not there for other organizations and other customers', async () => {
    const mine = await service.endpoint('/mine');
    const { id } = await service.endpoint('/theirs', { customer_name: 'acme' });
    const acme = await scopedToken('acme');
    const other = await scopedToken('other');
    const statusOf = async (token: string, method: string, path: string, body?: unknown) =>
      (await service.call(method, path, { token, body })).status;
    for (const token of [service.stranger.token, other]) {
      expect(await statusOf(token, 'GET', `${base}/${id}`)).toBe(404);
      expect(await statusOf(token, 'PATCH', `${base}/${id}`, { enabled: false })).toBe(404);
      expect(await statusOf(token, 'DELETE', `${base}/${id}`)).toBe(404);
      expect(await statusOf(token, 'GET', `${base}/${id}/deliveries`)).toBe(404);
      expect(await statusOf(token, 'POST', `${base}/${id}/test`)).toBe(404);
      expect(await statusOf(token, 'POST', `${base}/${id}/rotate-secret`)).toBe(404);
      expect(await statusOf(token, 'POST', `${base}/${id}/replay`, { failed: true })).toBe(404);
    }
    expect(await statusOf(acme, 'GET', `${base}/${mine.id}`)).toBe(404);
    const listed = await service.call('GET', base, { token: acme });
    expect(listed.body.data.map((each: { id: string }) => each.id)).toEqual([id]);
    const url = 'https://receiver.example/';
    const own = await service.call('POST', base, { token: acme, body: { url } });
    expect(own.body.customer_name).toBe('acme');
    expect(await statusOf(acme, 'POST', base, { url, customer_name: 'other' })).toBe(403);
    const reader = await service.createCaller({
      scopes: ['connectors:read'],
      organization_ids: [service.owner.organization_id],
    });
    expect(await statusOf(reader.token, 'POST', base, { url })).toBe(403);
    for (const each of [mine.id, id, own.body.id]) await service.call_endpoint('DELETE', each);
  });

  it('is one of at most 100 of an organization', async () => {
    const { token } = await service.createCaller();
    const body = { url: 'https://receiver.example/' };
    const statuses = [];
    for (let at = 0; at < 101; at++) statuses.push((await service.call('POST', base, { token, body })).status);
    expect(statuses).toEqual([...Array(100).fill(201), 409]);
    const first = await service.call('GET', `${base}?page_size=60`, { token });
    const second = await service.call('GET', `${base}?page_size=60&after=${first.body.pagination.after}`, { token });
    const ids = [...first.body.data, ...second.body.data].map(({ id }) => id);
    expect([new Set(ids).size, second.body.pagination.after]).toEqual([100, null]);
  });
});
