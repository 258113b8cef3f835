/** @lanes sqlite mariadb */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOauthVendor, type OauthVendor } from '../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { engine, mariadb, sqlite, type TestDatabase } from '../testing/database.ts';
import { desk_client, desk_type, quick } from '../testing/oauth-desk.ts';
import { startTestReplication, type TestReplication } from '../testing/replication.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { backUp, data_file } from './backup.ts';
import { dumpMariadb } from './mariadb-tools.ts';
import { restore, type Restored } from './restore.ts';

const keys = generateKeyRing();
const ring = parseKeyRing(keys);
const counts = { incidents: 40, users: 30 };
const accounts = ['ada', 'grace'];

let vendor: OauthVendor;
let place: TestDatabase;
let folder: string;
let before: { service: TestReplication; records: Map<string, unknown>; ids: Record<string, string> };
let restored: Restored;
let service: TestReplication;
let token: string;
/** Of readers that have read on after the backup. */
let cursors: { feed: string; log: string };

const start = (database_url?: string) =>
  startTestReplication({
    counts,
    keys,
    grant_times: quick,
    upstreams: { [desk_type]: vendor.base_url },
    ...(database_url !== undefined && { database_url }),
  });
const list = (from: TestReplication, id: string | undefined, bearer: string) =>
  from.call('POST', `/api/v1/integrations/connectors/${id}/execute`, {
    token: bearer,
    body: { entity: 'tickets', action: 'list' },
    executed: { connector_type: desk_type, entity: 'tickets', action: 'list' },
  });

async function fill(): Promise<typeof before> {
  const made = await start();
  const { owner } = made;
  const ids: Record<string, string> = { replicated: await made.quietConnector() };
  await made.run(ids['replicated'] ?? '', { entities: ['incidents', 'users'] });
  for (const account of accounts)
    ids[account] = await made.createConnector(owner, {
      connector_type: desk_type,
      credentials: { ...vendor.server.issueTokens(account), ...desk_client },
      environment: { subdomain: 'brightwater' },
      sync: { enabled: false },
    });
  vendor.server.expireAccess();
  for (const account of accounts) expect((await list(made, ids[account], owner.token)).status).toBe(200);
  const hook = { url: 'http://127.0.0.1:9/hook' };
  ids['endpoint'] = (await made.call('POST', '/api/v1/webhooks/endpoints', { token: owner.token, body: hook })).body.id;
  return { service: made, records: await made.stored(ids['replicated'] ?? '', 'incidents'), ids };
}

/** Records and events that the backup does not have, and cursors behind them. */
async function readOn({ service: made, ids }: typeof before): Promise<typeof cursors> {
  const { token: bearer } = made.owner;
  await made.run(ids['replicated'] ?? '', { entities: ['severities'] });
  const read = async (path: string) => (await made.call('GET', path, { token: bearer })).body.pagination.after;
  return {
    feed: await read(made.path(ids['replicated'] ?? '', '/changes?page_size=1000')),
    log: await read('/api/v1/events?page_size=100'),
  };
}

beforeAll(async () => {
  vendor = await startOauthVendor({ clients: [{ ...desk_client, redirect_uris: ['http://127.0.0.1'] }], accounts });
  before = await fill();
  folder = join(mkdtempSync(join(tmpdir(), 'patchbay-backup-')), 'copy');
  await backUp(before.service.services.database, folder);
  // Since the backup the vendor has replaced the tokens of one account.
  vendor.server.expireAccess();
  expect((await list(before.service, before.ids['ada'], before.service.owner.token)).status).toBe(200);
  cursors = await readOn(before);
  place = engine === 'mariadb' ? await mariadb({ empty: true }) : await sqlite();
  restored = await restore(place.url, ring, folder);
  await before.service.close();
  service = await start(place.url);
  token = await service.tokenOf(before.service.owner);
}, 180_000);
afterAll(async () => {
  await service.close();
  await place.drop();
  await vendor.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

it('restores the data of an empty place that has the keys', async () => {
  expect(restored).toMatchObject({ connectors: 3, paused_endpoints: 1, unclear_tokens: 2 });
  expect(await service.stored(before.ids['replicated'] ?? '', 'incidents')).toEqual(before.records);
  expect(before.records.size).toBe(counts.incidents);
  const path = service.path(before.ids['replicated'] ?? '', '/changes?entities=incidents&page_size=100');
  expect((await service.call('GET', path, { token })).body.data).toHaveLength(counts.incidents);
});

it('has readers of a change feed begin again, and readers of the event log miss nothing', async () => {
  const path = service.path(before.ids['replicated'] ?? '', `/changes?after=${cursors.feed}`);
  expect((await service.call('GET', path, { token })).body.code).toBe('cursor_expired');
  const name = 'renamed after the restore';
  await service.call('PATCH', service.path(before.ids['grace'] ?? ''), { token, body: { name } });
  const { body } = await service.call('GET', `/api/v1/events?after=${cursors.log}&wait_s=5`, { token });
  expect(body.data).toMatchObject([{ type: 'connector.updated', connector_id: before.ids['grace'] }]);
});

it('tries tokens that the vendor has replaced since the backup once, and asks for reauthorization', async () => {
  const id = before.ids['ada'];
  vendor.server.expireAccess();
  const requests = vendor.server.counts.token_requests;
  const first = await list(service, id, token);
  expect([first.status, first.body.code]).toEqual([424, 'connector_needs_reauth']);
  expect(vendor.server.counts.token_requests).toBe(requests + 1);
  for (let n = 0; n < 3; n++) {
    expect((await list(service, id, token)).body.code).toBe('connector_needs_reauth');
    await service.services.grants.sweep();
  }
  expect(vendor.server.counts.token_requests).toBe(requests + 1);
  const { body } = await service.call('GET', service.path(id ?? ''), { token });
  expect(body).toMatchObject({ status: 'needs_reauth', status_reason: 'refresh_answer_lost' });
});

it('recovers connectors whose tokens are still those of the backup', async () => {
  vendor.server.expireAccess();
  const requests = vendor.server.counts.token_requests;
  expect((await list(service, before.ids['grace'], token)).status).toBe(200);
  expect((await list(service, before.ids['grace'], token)).status).toBe(200);
  expect(vendor.server.counts.token_requests).toBe(requests + 1);
});

it('sends no event before the endpoint is enabled again', async () => {
  const path = `/api/v1/webhooks/endpoints/${before.ids['endpoint']}`;
  expect((await service.call('GET', path, { token })).body).toMatchObject({
    enabled: false,
    disabled_reason: 'restored',
  });
  const enabled = await service.call('PATCH', path, { token, body: { enabled: true } });
  expect(enabled.body).toMatchObject({ enabled: true, disabled_reason: null });
});

it('keeps no key in the backup, and lets its user alone read it', () => {
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const { encryption, mac } = JSON.parse(keys) as Record<'encryption' | 'mac', { keys: Record<string, string> }>;
  for (const key of [...Object.values(encryption.keys), ...Object.values(mac.keys)])
    for (const form of ['base64', 'hex', 'latin1'] as const)
      expect(texts.some((text) => text.includes(Buffer.from(key, 'base64').toString(form)))).toBe(false);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

it('copies nothing in plain text where the database must be reached over TLS', async () => {
  if (engine !== 'mariadb') return;
  // The server of the tests has no certificate.
  for (const options of [{}, { rejectUnauthorized: true }]) {
    const url = new URL(place.url);
    url.searchParams.set('ssl', JSON.stringify(options));
    const file = join(folder, '..', 'plain.sql');
    await expect(dumpMariadb(url.toString(), file)).rejects.toThrow(/mariadb-dump failed: .*(SSL|TLS)/s);
    rmSync(file, { force: true });
  }
});

it('refuses other keys, a database that is not empty, a folder that is not, and a copy that was cut off', async () => {
  const empty = engine === 'mariadb' ? await mariadb({ empty: true }) : await sqlite();
  try {
    const other = parseKeyRing(generateKeyRing());
    await expect(restore(empty.url, other, folder)).rejects.toThrow('is not the one of the backup');
    const later = parseKeyRing(generateKeyRing(new Date('2030-01-01')));
    await expect(restore(empty.url, later, folder)).rejects.toThrow('is missing in PATCHBAY_KEYS');
    await expect(restore(place.url, ring, folder)).rejects.toThrow('is not empty');
    await expect(backUp(service.services.database, folder)).rejects.toThrow('is not empty');
    const file = join(folder, data_file[engine]);
    truncateSync(file, statSync(file).size - 1);
    await expect(restore(empty.url, ring, folder)).rejects.toThrow('is not complete');
  } finally {
    await empty.drop();
  }
});
