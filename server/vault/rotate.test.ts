import jwt from 'jsonwebtoken';
import { v7 as uuid } from 'uuid';
import { timestamp } from '../clock.ts';
import { desk_client, desk_type, quick, startDesk, type Desk } from '../testing/oauth-desk.ts';
import { sealedAtFirst } from '../testing/first-format.ts';
import { activateKeys, addKeys, generateKeyRing, parseKeyRing } from './key-ring.ts';
import { rotateKeys, verifyRows } from './rotate.ts';
import { connectorBinding } from './bindings.ts';
import { createVault, first_format_sql, type Vault } from './vault.ts';

/** 10 000 by PATCHBAY_TEST_ROTATE. */
const rows = Number(process.env['PATCHBAY_TEST_ROTATE'] ?? 400);
const workers = 4;
const live = 5;

const old_text = generateKeyRing(new Date('2026-01-01'));
const both = addKeys(old_text, new Date('2026-06-01'));
const new_text = activateKeys(both.text, both.id);
const only_new = (() => {
  const file = JSON.parse(new_text);
  for (const section of ['encryption', 'signing', 'mac'])
    file[section].keys = { [both.id]: file[section].keys[both.id] };
  return JSON.stringify(file);
})();

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk({ service: { keys: new_text, grant_times: quick } });
});
afterEach(() => desk.close());

const of_desk = {
  customer_name: 'acme',
  connector_type: desk_type,
  auth_method: 'oauth',
  environment: '{"subdomain":"brightwater"}',
};

let ordinal = 0;
/** Rows as the old key sealed them. */
async function fill(count: number, seal: Vault['seal'] = createVault(parseKeyRing(old_text)).seal): Promise<string[]> {
  const { database } = desk.service.services;
  const { organization_id } = desk.service.owner;
  const now = timestamp();
  const ids: string[] = [];
  const fields = [
    'id',
    'organization_id',
    'customer_name',
    'connector_type',
    'name',
    'auth_method',
    'environment',
    'replication_config',
    'status',
    'sync_enabled',
    'sync_interval_minutes',
    'revision',
    'credential_version',
    'key_id',
    'wrapped_key',
    'sealed_credentials',
    'created_at',
    'updated_at',
    'ordinal',
  ];
  while (ids.length < count) {
    const batch = Array.from({ length: Math.min(200, count - ids.length) }, () => uuid());
    const values = batch.flatMap((id, at) => {
      const sealed = seal(connectorBinding({ id, organization_id, ...of_desk, credential_version: 1 }), {
        ...desk.vendor.server.issueTokens(`worker-${at % workers}`),
        ...desk_client,
      });
      return [
        id,
        organization_id,
        of_desk.customer_name,
        desk_type,
        'Desk',
        of_desk.auth_method,
        of_desk.environment,
        '{}',
        'active',
        0,
        60,
        1,
        1,
        sealed.key_id,
        sealed.wrapped_key,
        sealed.sealed_credentials,
        now,
        now,
        ++ordinal,
      ];
    });
    await database.change(
      `INSERT INTO connectors (${fields.join(', ')}) VALUES ${batch.map(() => `(${fields.map(() => '?').join(', ')})`).join(', ')}`,
      values,
    );
    ids.push(...batch);
  }
  return ids;
}

describe('keys rotate', () => {
  it(`wraps the keys of ${rows} connectors again under load of calls and refreshes: none fails, and the old key can be removed`, async () => {
    const ids = await fill(rows);
    const { database, ring } = desk.service.services;
    const statuses: number[] = [];
    let rotating = true;
    // Each worker has connectors of its own, since a token that ends between refresh and retry is refused for good
    // reason.
    const load = Array.from({ length: workers }, async (_, worker) => {
      const mine = ids
        .filter((_id, at) => (at % 200) % workers === worker)
        .filter((_id, at, all) => at % Math.floor(all.length / live) === 0);
      for (let n = 0; rotating || n < 15; n++) {
        if (n % 3 === 0) desk.vendor.server.expireAccess(`worker-${worker}`);
        statuses.push((await desk.list(mine[n % mine.length]!)).status);
      }
    });
    const steps: number[] = [];
    const result = await rotateKeys(database, ring, ({ rewrapped }) => steps.push(rewrapped));
    rotating = false;
    await Promise.all(load);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(40);
    expect(result).toMatchObject({ still_needed: {}, damaged: [] });
    expect(result.rewrapped).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(result.rewrapped);
    expect(desk.vendor.server.counts.reuses).toBe(0);
    expect(await verifyRows(database, parseKeyRing(only_new))).toEqual({
      checked: rows,
      damaged: [],
      keys: { [both.id]: rows },
    });
  }, 600_000);

  it('goes on where it was interrupted, and passes over a row that no key opens', async () => {
    const [first, second] = await fill(250);
    const { database, ring } = desk.service.services;
    await database.change('UPDATE connectors SET wrapped_key = ? WHERE id = ?', [Buffer.alloc(60), first]);
    let batches = 0;
    await expect(
      rotateKeys(database, ring, () => {
        if (++batches === 1) throw new Error('interrupted');
      }),
    ).rejects.toThrow('interrupted');
    const before = await verifyRows(database, ring);
    expect(Object.keys(before.keys)).toHaveLength(2);
    const result = await rotateKeys(database, ring);
    expect(result.damaged).toEqual([{ table: 'connectors', id: first }]);
    expect(result.still_needed).toEqual({ '2026-01-01': 1 });
    expect((await verifyRows(database, ring)).damaged).toEqual([
      { table: 'connectors', id: first, reason: expect.any(String) },
    ]);
    expect((await desk.list(second!)).status).toBe(200);
    expect((await desk.list(first!)).body.code).toBe('internal_error');
  });

  it('never undoes a change that came between', async () => {
    const [id] = await fill(1);
    const { database, ring, vault } = desk.service.services;
    const fresh = { ...desk.vendor.server.issueTokens('grace'), ...desk_client };
    const { organization_id } = desk.service.owner;
    // A change lands between reading and writing: the batch's transaction waits for it.
    const change = database.transaction;
    let changed = false;
    const between: typeof database.transaction = async (work) => {
      if (!changed) {
        changed = true;
        const sealed = vault.seal(
          connectorBinding({ id: id!, organization_id, ...of_desk, credential_version: 2 }),
          fresh,
        );
        await database.change(
          'UPDATE connectors SET credential_version = 2, key_id = ?, wrapped_key = ?, sealed_credentials = ? WHERE id = ?',
          [sealed.key_id, sealed.wrapped_key, sealed.sealed_credentials, id],
        );
      }
      return change(work);
    };
    const result = await rotateKeys({ ...database, transaction: between }, ring);
    expect(result).toMatchObject({ rewrapped: 0, passed_over: 1, still_needed: {} });
    expect((await desk.list(id!)).body.data[0].subject).toBe('Ticket of grace');
  });

  it('seals rows of the first format again, whichever key has wrapped them, and they work before and after', async () => {
    const { database, ring } = desk.service.services;
    const ids = [
      ...(await fill(3, (binding, credentials) => sealedAtFirst(parseKeyRing(old_text), binding, credentials))),
      ...(await fill(3, (binding, credentials) => sealedAtFirst(ring, binding, credentials))),
    ];
    const formats = () => database.query(`SELECT id FROM connectors WHERE ${first_format_sql}`);
    expect(await formats()).toHaveLength(ids.length);
    for (const id of ids) expect((await desk.list(id)).status).toBe(200);
    expect(await rotateKeys(database, ring)).toMatchObject({ total: ids.length, rewrapped: ids.length, damaged: [] });
    expect(await formats()).toEqual([]);
    for (const id of ids) expect((await desk.list(id)).status).toBe(200);
    expect(await rotateKeys(database, ring)).toMatchObject({ total: 0, rewrapped: 0 });
  });

  it('takes the organizations’ OAuth clients with it', async () => {
    const { database } = desk.service.services;
    await desk.service.call('PUT', `/api/v1/oauth/credentials/${desk_type}`, {
      token: desk.service.owner.token,
      body: { client_id: 'own', client_secret: 'own-secret' },
    });
    const next = addKeys(new_text, new Date('2026-07-01'));
    const later = parseKeyRing(activateKeys(next.text, next.id));
    expect(await rotateKeys(database, later)).toMatchObject({ rewrapped: 1, still_needed: {} });
    expect(await verifyRows(database, later)).toEqual({ checked: 1, damaged: [], keys: { [next.id]: 1 } });
  });
});

describe('signing keys', () => {
  it('overlap: both are published, the active one signs, tokens of the other are taken', async () => {
    const { body } = await desk.service.call('GET', '/.well-known/jwks.json');
    expect(body.keys.map(({ kid }: { kid: string }) => kid).sort()).toEqual(['2026-01-01', both.id]);
    const { token } = desk.service.owner;
    const { header, payload } = jwt.decode(token, { complete: true })!;
    expect(header.kid).toBe(both.id);
    const old = parseKeyRing(old_text).signing.keys.get('2026-01-01')!;
    const older = jwt.sign(payload as object, old.private, {
      algorithm: 'ES256',
      header: { alg: 'ES256', typ: 'at+jwt', kid: '2026-01-01' },
    });
    expect((await desk.service.call('GET', '/api/v1/integrations/connectors', { token: older })).status).toBe(200);
  });

  it('cannot be activated where they are not', () => {
    expect(() => activateKeys(old_text, 'none')).toThrow(/no key "none"/);
    expect(addKeys(both.text, new Date('2026-06-01')).id).toBe('2026-06-01.2');
  });
});
