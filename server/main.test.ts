import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { the_service } from './audit/actor.ts';
import { readConfig, type Config } from './config.ts';
import { createLog } from './http/log.ts';
import { startTestService } from './testing/service.ts';
import { startServer, type RunningServer } from './main.ts';
import { openDatabase } from './storage/open-database.ts';
import { migrate } from './storage/migrate.ts';
import { noteActivation } from './vault/activation.ts';
import { activateKeys, addKeys, generateKeyRing, parseKeyRing } from './vault/key-ring.ts';
import { rotateKeys } from './vault/rotate.ts';

const folder = mkdtempSync(join(tmpdir(), 'patchbay-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const freshUrl = () => `sqlite:${join(folder, `${++count}.sqlite`)}`;
const keys = generateKeyRing();
const log = createLog('silent');
const production = {
  PUBLIC_URL: 'https://patchbay.example',
  METRICS_TOKEN: 'm'.repeat(16),
  PATCHBAY_KEYS: keys,
  PORT: '8080',
};
const configOf = (mode: Config['mode'], database_url: string, with_keys = keys) => ({
  ...readConfig(
    mode,
    mode === 'production' ? { ...production, DATABASE_URL: database_url } : { DATABASE_URL: database_url, PORT: '0' },
  ),
  port: 0,
  keys: with_keys,
});
const start = (...parameters: Parameters<typeof configOf>) => startServer(configOf(...parameters), log);
async function startAndClose(...parameters: Parameters<typeof configOf>): Promise<void> {
  const server = await start(...parameters);
  await server.close();
}
async function migrated(): Promise<string> {
  const url = freshUrl();
  const database = await openDatabase(url);
  await migrate(database);
  await database.close();
  return url;
}

describe('production refuses to start', () => {
  it('without keys, address and metrics token, naming each', () => {
    expect(() => readConfig('production', {})).toThrow(/PUBLIC_URL[\s\S]*PATCHBAY_KEYS[\s\S]*METRICS_TOKEN/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an empty value', { PORT: ' ' }, /PORT is empty/],
    ['a port that is none', { PORT: '70000' }, /PORT must be a whole number/],
    ['stand-ins for vendors', { PATCHBAY_UPSTREAMS: '{}' }, /PATCHBAY_UPSTREAMS is only allowed in the sandbox/],
    ['a database of no kind that it knows', { DATABASE_URL: 'postgres://x/y' }, /DATABASE_URL must be/],
    [
      'a key file that is not there',
      { PATCHBAY_KEYS: '', PATCHBAY_KEYS_FILE: '/nonexistent' },
      /PATCHBAY_KEYS_FILE cannot be read \(ENOENT\)/,
    ],
    ['a public URL with credentials', { PUBLIC_URL: 'https://a:b@patchbay.example' }, /PUBLIC_URL must be/],
    [
      'a variable that is no setting',
      { PATCHBAY_OAUTH_CLIENT: '{}' },
      /PATCHBAY_OAUTH_CLIENT is not a setting: did you mean PATCHBAY_OAUTH_CLIENTS/,
    ],
    ['a log level that is none', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  ])('with %s', (_what, environment, message) => {
    expect(() => readConfig('production', { ...production, ...environment })).toThrow(message);
  });

  it('on a database that has not been migrated, or that a newer release has', async () => {
    await expect(start('production', freshUrl())).rejects.toThrow(/patchbay migrate/);
    const url = await migrated();
    const database = await openDatabase(url);
    await database.change(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
    await database.close();
    await expect(start('production', url)).rejects.toThrow(/newer release/);
  });

  it('on a database that a sandbox made', async () => {
    const url = freshUrl();
    await startAndClose('sandbox', url);
    await expect(start('production', url)).rejects.toThrow(/sandbox made this database/);
  });

  it('with other keys than those that sealed the rows', async () => {
    const url = await migrated();
    await startAndClose('production', url);
    await startAndClose('production', url);
    await expect(start('production', url, generateKeyRing())).rejects.toThrow(
      /is not the one that this database was made with/,
    );
  });
});

describe('a key ring from before a rotation', () => {
  const added = addKeys(keys);
  const rotated = activateKeys(added.text, added.id);

  it.each([
    ['lacks the new key', keys, /lacks the key/],
    ['has not activated it', added.text, /is active in it/],
  ])('is refused at start where it %s, though no row is sealed with it yet', async (_what, older, message) => {
    const url = await migrated();
    await startAndClose('production', url, keys);
    await startAndClose('production', url, added.text);
    await startAndClose('production', url, rotated);
    await expect(start('production', url, older)).rejects.toThrow(message);
    await startAndClose('production', url, rotated);
  });

  it('makes a running server not ready where it lacks the new key, and rotates nothing', async () => {
    const url = await migrated();
    const server = await start('production', url, keys);
    try {
      const { database, ring } = server.services;
      const ready = async () => (await fetch(`${server.url}/readyz`)).status;
      expect(await ready()).toBe(200);
      await noteActivation(database, parseKeyRing(rotated), the_service);
      expect(await ready()).toBe(503);
      await expect(rotateKeys(database, ring)).rejects.toThrow(/lacks the key/);
    } finally {
      await server.close();
    }
  });
});

describe('settings by connector type', () => {
  it('leave the variables of clients and of Kubernetes alone', () => {
    const others = { PATCHBAY_TOKEN: 't', PATCHBAY_SERVICE_HOST: '10.0.0.1', PATCHBAY_PORT_8080_TCP_ADDR: '10.0.0.1' };
    expect(() => readConfig('production', { ...production, ...others })).not.toThrow();
  });

  it('name types that exist, and clients only for those that use OAuth', async () => {
    const config = configOf('production', await migrated());
    const client = { client_id: 'id', client_secret: 'secret' };
    const started = startServer({ ...config, oauth_clients: { zendesk: client, 'incident-io': client } }, log);
    await expect(started).rejects.toThrow(
      /"zendesk", which does not exist[\s\S]*"incident-io", which does not use OAuth/,
    );
  });
});

describe('a caller that hangs up', () => {
  it('has an outcome of its own, is no error, and is not counted as a response', async () => {
    const service = await startTestService();
    try {
      const id = await service.createConnector();
      service.vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 1500 } } as never);
      const asked = fetch(`${service.url}/api/v1/integrations/connectors/${id}/execute`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ entity: 'severities', action: 'list' }),
        signal: AbortSignal.timeout(400),
      });
      await expect(asked).rejects.toThrow();
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const lines = service.logged.flatMap((text) => text.trim().split('\n')).map((text) => JSON.parse(text));
      expect(lines.filter(({ status }) => status === 499)).toMatchObject([
        { operation: 'executeOperation', level: 30 },
      ]);
      expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
      expect(await service.services.metrics.registry.metrics()).toMatch(
        /request_duration_seconds_count\{operation="executeOperation",status="499"\} 1/,
      );
    } finally {
      await service.close();
    }
  });
});

describe('the sandbox refuses to start', () => {
  it('beyond loopback', () => {
    expect(() => readConfig('sandbox', { HOST: '0.0.0.0' })).toThrow(/HOST must be a loopback address/);
  });

  it('on a database that is in real use', async () => {
    const url = await migrated();
    const database = await openDatabase(url);
    await database.change(
      `INSERT INTO organizations (id, name, redirect_urls, created_at, updated_at) VALUES ('o', 'Real', '[]', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
    );
    await database.close();
    await expect(start('sandbox', url)).rejects.toThrow(/needs one of its own/);
  });
});

describe('a SQLite folder', () => {
  it('has one server at a time, and is free again when that has closed', async () => {
    const url = freshUrl();
    const first = await start('sandbox', url);
    await expect(start('sandbox', url)).rejects.toThrow(/another server uses/);
    await first.close();
    await startAndClose('sandbox', url);
  });
});

describe('production', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start('production', await migrated());
  });
  afterAll(() => server.close());

  it('wants its token for metrics, and names no tenant in them', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
    expect((await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${production.METRICS_TOKEN}` },
    });
    const text = await answer.text();
    expect([answer.status, /organization|client_id|customer/.test(text)]).toEqual([200, false]);
    expect(text).toMatch(/patchbay_http_request_duration_seconds_count\{operation="getMetrics",status="401"\} 2/);
  });
});

describe('shutdown', () => {
  it('finishes the request in flight, refuses new ones, and closes', async () => {
    const service = await startTestService();
    const id = await service.createConnector();
    service.vendor.faults.add({ times: 1, fault: { kind: 'slow', delay_ms: 400 } } as never);
    const slow = service.execute(id, 'severities', 'list');
    await new Promise((resolve) => setTimeout(resolve, 150));
    const closed = service.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
    expect((await slow).status).toBe(200);
    await closed;
  });
});

describe('secrets', () => {
  it('planted in every credential field are in no response, log, metric, error or database file', async () => {
    const url = freshUrl();
    const service = await startTestService({ database_url: url });
    const planted = 'inc_PLANTED-7f3a';
    const responses: string[] = [];
    const keep = async (answer: Promise<{ text: string }>) => void responses.push((await answer).text);
    const { token } = service.owner;
    const connectors = '/api/v1/integrations/connectors';
    const body = { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: planted } };
    const id = await service.createConnector(service.owner, body);
    await keep(service.call('GET', `${connectors}/${id}`, { token }));
    await keep(service.call('GET', connectors, { token }));
    await keep(service.execute(id, 'incidents', 'list')); // the vendor refuses the key
    await keep(service.call('POST', `${connectors}/${id}/check`, { token }));
    await keep(service.call('POST', `${connectors}?verify=true`, { token, body, headers: { 'idempotency-key': 'k' } }));
    await keep(service.call('POST', connectors, { token, body, headers: { 'idempotency-key': 'kept' } }));
    await keep(service.call('POST', connectors, { token, body: { ...body, extra: planted } }));
    await keep(
      service.call('POST', connectors, {
        token,
        body: { ...body, credentials: { api_key: planted, [planted]: planted } },
      }),
    );
    await keep(service.call('POST', connectors, { token, body: `{"credentials":"${planted}` }));
    await keep(
      service.call('PATCH', `${connectors}/${id}`, { token, body: { credentials: { api_key: `${planted}-2` } } }),
    );
    for (const fault of [
      { kind: 'reset' },
      { kind: 'garbage' },
      { kind: 'status', status: 500, body: { key: planted } },
      { kind: 'raw_body', text: planted },
      { kind: 'redirect', location: `http://example.com/${planted}` },
    ]) {
      service.vendor.faults.clear();
      service.vendor.faults.add({ times: 'always', fault } as never);
      await keep(service.execute(id, 'incidents', 'list'));
    }
    service.vendor.faults.clear();
    await keep(service.call('GET', '/metrics'));
    const { client_secret } = service.owner;
    await service.close();

    const stored = readdirSync(folder)
      .filter((name) => name.startsWith(`${count}.sqlite`))
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join('');
    const where = {
      responses: responses.filter((text) => !text.includes('credentials_mismatch')).join(''),
      logs: service.logged.join(''),
      files: stored,
    };
    expect(stored.length).toBeGreaterThan(10_000);
    expect(service.logged.length).toBeGreaterThan(20);
    for (const [place, text] of Object.entries(where)) {
      expect([place, text.includes('PLANTED')]).toEqual([place, false]);
      expect([place, text.includes(client_secret), text.includes(token)]).toEqual([place, false, false]);
    }
  });
});
