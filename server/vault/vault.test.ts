import { the_service } from '../audit/actor.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { sealedAtFirst } from '../testing/first-format.ts';
import { verifyKeys } from './key-check.ts';
import { generateKeyRing, parseKeyRing } from './key-ring.ts';
import { createVault, SealError } from './vault.ts';

const ring = parseKeyRing(generateKeyRing());
const context = ['acme', 'incident-io', 'api_key', '{}'];
const binding = { organization_id: 'o1', connector_id: 'c1', credential_version: 1, context };
const now = '2026-11-01T09:30:00.000Z';

describe('sealed credentials', () => {
  const vault = createVault(ring);

  it('come back as they were, up to 16 KB a field', () => {
    const credentials = { access_token: 'ä'.repeat(16_384), refresh_token: 't'.repeat(16_384) };
    expect(vault.open(binding, vault.seal(binding, credentials))).toEqual(credentials);
  });

  it('never contain the plain text, and are never the same twice', () => {
    const first = vault.seal(binding, { api_key: 'very-secret-value' });
    const second = vault.seal(binding, { api_key: 'very-secret-value' });
    expect(Buffer.concat([first.wrapped_key, first.sealed_credentials]).includes('very-secret')).toBe(false);
    expect(first.sealed_credentials.equals(second.sealed_credentials)).toBe(false);
  });

  it.each([
    ['another connector', { ...binding, connector_id: 'c2' }],
    ['another organization', { ...binding, organization_id: 'o2' }],
    ['another version', { ...binding, credential_version: 2 }],
    ['another customer', { ...binding, context: ['other', ...context.slice(1)] }],
    ['another connector type', { ...binding, context: ['acme', 'zendesk-support', 'api_key', '{}'] }],
    ['another method', { ...binding, context: ['acme', 'incident-io', 'oauth', '{}'] }],
    ['another environment', { ...binding, context: ['acme', 'incident-io', 'api_key', '{"subdomain":"x"}'] }],
  ])('cannot be opened as those of %s', (_name, other) => {
    expect(() => vault.open(other, vault.seal(binding, { api_key: 'x' }))).toThrow(SealError);
  });

  it('cannot be opened when any bit has changed', () => {
    const sealed = vault.seal(binding, { api_key: 'x' });
    for (const field of ['wrapped_key', 'sealed_credentials'] as const) {
      for (let at = 0; at < sealed[field].length; at++) {
        const bytes = Buffer.from(sealed[field]);
        bytes[at]! ^= 1;
        expect(() => vault.open(binding, { ...sealed, [field]: bytes })).toThrow(SealError);
      }
    }
  });

  it('of the first format are opened, and sealed in the present one when their key is wrapped', () => {
    const old = sealedAtFirst(ring, binding, { api_key: 'x' });
    expect(vault.open(binding, old)).toEqual({ api_key: 'x' });
    const next = vault.rewrap(binding, old);
    expect(vault.open(binding, next)).toEqual({ api_key: 'x' });
    expect(() => vault.open({ ...binding, context: [] }, next)).toThrow(SealError);
    // The halves of both formats do not fit together.
    expect(() => vault.open(binding, { ...next, sealed_credentials: old.sealed_credentials })).toThrow(SealError);
    expect(() => vault.open(binding, { ...old, sealed_credentials: next.sealed_credentials })).toThrow(SealError);
    expect(() => vault.open(binding, { ...next, wrapped_key: next.wrapped_key.subarray(1) })).toThrow(SealError);
  });

  it.each([
    ['connector', { connector_id: 'c2' }],
    ['organization', { organization_id: 'o2' }],
    ['version', { credential_version: 2 }],
  ])('of the first format cannot be opened as those of another %s', (_name, other) => {
    const old = sealedAtFirst(ring, binding, { api_key: 'x' });
    expect(() => vault.open({ ...binding, ...other }, old)).toThrow(SealError);
    expect(() => vault.rewrap({ ...binding, ...other }, old)).toThrow(SealError);
  });

  it('cannot be opened without their key, and say which is missing', () => {
    const other = createVault(parseKeyRing(generateKeyRing(new Date('2030-01-01'))));
    expect(() => other.open(binding, vault.seal(binding, { api_key: 'x' }))).toThrow(/no encryption key/);
  });
});

describe('a key ring', () => {
  const file = () => JSON.parse(generateKeyRing()) as Record<string, any>;

  it.each<[string, (file: Record<string, any>) => unknown, RegExp]>([
    ['is not JSON', () => 'secret-text{', /not JSON/],
    ['has no version', (each) => ({ ...each, version: undefined }), /"version"/],
    ['lacks a section', (each) => ({ ...each, mac: undefined }), /"mac"/],
    [
      'names an active key that is not there',
      (each) => ({ ...each, encryption: { ...each['encryption'], active: 'none' } }),
      /"encryption.active"/,
    ],
    [
      'has a short key',
      (each) => ({ ...each, mac: { active: 'a', keys: { a: 'c2hvcnQ=' } } }),
      /"a" of "mac" is not 32 bytes/,
    ],
    [
      'has a signing key of another curve',
      (each) => ({ ...each, signing: { active: 'a', keys: { a: { kty: 'oct', k: 'AAAA' } } } }),
      /"a" of "signing"/,
    ],
  ])('that %s is refused with the reason and without the key', (_name, damage, message) => {
    const damaged = damage(file());
    const text = typeof damaged === 'string' ? damaged : JSON.stringify(damaged);
    expect(() => parseKeyRing(text)).toThrow(message);
    expect(() => parseKeyRing(text)).not.toThrow(/secret-text|c2hvcnQ/);
  });

  it('makes MACs with the active key, one kind per purpose, and still knows the others', () => {
    const old = JSON.parse(generateKeyRing(new Date('2026-01-01'))) as Record<string, any>;
    const tag = parseKeyRing(JSON.stringify(old)).macs('cursor')[0]('text');
    const fresh = file();
    fresh['mac'].keys = { ...old['mac'].keys, ...fresh['mac'].keys };
    const rotated = parseKeyRing(JSON.stringify(fresh));
    expect(rotated.macs('cursor').map((mac) => mac('text').equals(tag))).toEqual([false, true]);
    expect(rotated.macs('other').some((mac) => mac('text').equals(tag))).toBe(false);
    expect(ring.macs('cursor').some((mac) => mac('text').equals(tag))).toBe(false);
  });
});

describe('the start with a database that other keys have sealed', () => {
  it('is refused for a wrong key of the right name, and for a missing key that rows need', async () => {
    const database = await openDatabase('sqlite::memory:');
    await migrate(database);
    await verifyKeys(database, ring, the_service);
    await verifyKeys(database, ring, the_service);
    expect(await database.query('SELECT key_id FROM vault_keys')).toHaveLength(1);

    const impostor = parseKeyRing(generateKeyRing());
    await expect(verifyKeys(database, impostor, the_service)).rejects.toThrow(/is not the one/);

    const later = parseKeyRing(generateKeyRing(new Date('2030-01-01')));
    await verifyKeys(database, later, the_service); // no row needs the old one
    const sealed = createVault(ring).seal(binding, { api_key: 'x' });
    await database.change(
      `INSERT INTO connectors (id, ordinal, organization_id, customer_name, connector_type, name, auth_method, environment, replication_config, status, sync_enabled,
       sync_interval_minutes, revision, credential_version, key_id, wrapped_key, sealed_credentials, created_at, updated_at)
       VALUES ('c1', 1, 'o1', 'acme', 'incident-io', 'n', 'api_key', '{}', '{}', 'unverified', 1, 60, 1, 1, ?, ?, ?, ?, ?)`,
      [sealed.key_id, sealed.wrapped_key, sealed.sealed_credentials, now, now],
    );
    await expect(verifyKeys(database, later, the_service)).rejects.toThrow(
      /is missing, and stored credentials need it/,
    );
    await database.close();
  });
});
