/** @lanes sqlite mariadb */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateClientSecret, hashClientSecret } from '../api-tokens/client-secret.ts';
import { recordHash, recordText } from '../records/derive-record.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { schemaState } from '../storage/migrate.ts';
import { engine, mariadb, sqlite, type TestDatabase } from '../testing/database.ts';
import { sealedAtFirst } from '../testing/first-format.ts';
import { dropFromRecordTables, insertRow, migrateThrough, oldConnector } from '../testing/older-schema.ts';
import { startTestReplication, type TestReplication } from '../testing/replication.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { encrypt } from '../vault/vault.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const keys = generateKeyRing();
const ring = parseKeyRing(keys);
const organization = '019a0000-0000-7000-8000-000000000001';
const connector = '019a0000-0000-7000-8000-000000000002';
const client = { client_id: 'cli_old', client_secret: generateClientSecret() };
const at = '2026-10-01T00:00:00.000Z';
const records = ['inc_1', 'inc_2', 'inc_3'].map((id) => ({ id, name: `Old ${id}` }));

/** The last migration of a release, and what its record tables lacked. */
const releases: Array<[of: string, last: string, lacks: string[]]> = [
  ['the first schema', 'ServiceTables1767225600001', []],
  ['the first with synced records', 'Replication1767398400003', ['change_number', 'changed_at', 'derivation']],
  ['the first with a change feed', 'EventLog1772409600061', ['derivation']],
  ['the one before the audit log', 'SealedContext1775433600120', []],
];

const empty = () => (engine === 'mariadb' ? mariadb({ empty: true }) : sqlite());

async function storeAsOldRelease(database: Database, last: string): Promise<void> {
  await insertRow(database, 'organizations', {
    id: organization,
    name: 'Old',
    redirect_urls: '[]',
    created_at: at,
    updated_at: at,
  });
  const { client_id, client_secret } = client;
  await insertRow(database, 'clients', {
    id: client_id,
    name: 'Old',
    scopes: 'connectors:read execute',
    created_at: at,
  });
  const secret_hash = hashClientSecret(client_secret);
  await insertRow(database, 'client_secrets', { id: 'secret', client_id, secret_hash, created_at: at });
  await insertRow(database, 'memberships', { client_id, organization_id: organization, created_at: at });
  const binding = {
    organization_id: organization,
    connector_id: connector,
    credential_version: 1,
    context: [],
  };
  await insertRow(database, 'connectors', {
    id: connector,
    ordinal: 4,
    organization_id: organization,
    ...oldConnector(at),
    ...sealedAtFirst(ring, binding, { api_key: 'inc_main' }),
  });
  await insertRow(database, 'settings', { name: 'made_by', value: 'sandbox' });
  for (const [key_id, key] of ring.encryption.keys) {
    const canary = encrypt(key, Buffer.from('patchbay'), JSON.stringify(['patchbay.canary.1', key_id]));
    await insertRow(database, 'vault_keys', { key_id, canary, created_at: at });
  }
  if (last.startsWith('ServiceTables')) return;
  await database.change("UPDATE settings SET value = '4' WHERE name = 'connector_ordinal'");
  await insertRow(database, 'replications', {
    connector_id: connector,
    entity: 'severities',
    record_count: records.length,
    unavailable: false,
    as_of: at,
    full_as_of: at,
    generation: 1,
    phase: 'idle',
    pages: 1,
    doubtful: false,
  });
  for (const record of records) {
    const text = recordText(record);
    await insertRow(database, 'incident_io_severities', {
      connector: 4,
      id: record.id,
      generation: 1,
      hash: recordHash(text),
      record: text,
      leaves: '{}',
      folded: '',
    });
  }
}

describe.each(releases)('a backup of %s', (_of, last, lacks) => {
  let source: TestDatabase;
  let place: TestDatabase;
  let folder: string;
  let service: TestReplication;
  let token: string;

  beforeAll(async () => {
    [source, place] = await Promise.all([empty(), empty()]);
    folder = join(mkdtempSync(join(tmpdir(), 'patchbay-upgrade-')), 'copy');
    const database = await openDatabase(source.url);
    try {
      await migrateThrough(database, last);
      for (const column of lacks) await dropFromRecordTables(database, column);
      await storeAsOldRelease(database, last);
      await backUp(database, folder);
      expect(await schemaState(database)).toBe('behind');
    } finally {
      await database.close();
    }
    expect((await restore(place.url, ring, folder)).migrations).toBeGreaterThan(0);
    service = await startTestReplication({ counts: { severities: 3 }, keys, database_url: place.url });
    token = await service.tokenOf(client);
  }, 240_000);
  afterAll(async () => {
    await service?.close();
    await Promise.all([source, place].map((each) => each.drop()));
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  it('is restored with the present schema', async () => {
    expect(await schemaState(service.services.database)).toBe('current');
  });

  it('keeps clients, connectors and their credentials', async () => {
    const { body } = await service.call('GET', service.path(connector), { token });
    expect(body).toMatchObject({ id: connector, customer_name: 'acme', name: 'Old', status: 'active' });
    const listed = await service.call('POST', service.path(connector, '/execute'), {
      token,
      body: { entity: 'severities', action: 'list' },
      executed: { connector_type: 'incident-io', entity: 'severities', action: 'list' },
    });
    expect([listed.status, listed.body.data.length]).toEqual([200, 3]);
  });

  it('keeps synced records, which can be searched and are in the change feed', async () => {
    if (last.startsWith('ServiceTables'))
      return expect(await service.stored(connector, 'severities')).toEqual(new Map());
    expect([...(await service.stored(connector, 'severities')).values()]).toEqual(records);
    const path = service.path(connector, '/changes?entities=severities&page_size=100');
    expect((await service.call('GET', path, { token })).body.data).toHaveLength(records.length);
    const found = await service.call('POST', service.path(connector, '/execute'), {
      token,
      body: {
        entity: 'severities',
        action: 'search',
        params: { query: { filter: { eq: { name: 'Old inc_2' } } } },
      },
      executed: { connector_type: 'incident-io', entity: 'severities', action: 'search' },
    });
    expect(found.body.data).toEqual([records[1]]);
  });
});
