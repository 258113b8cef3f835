import { startDesk, desk_client, desk_type, quick, type Desk } from '../testing/oauth-desk.ts';
import { sealedAtFirst } from '../testing/first-format.ts';
import { connectorBinding } from './bindings.ts';
import { verifyRows } from './rotate.ts';

let desk: Desk;
let acme: string;
let other: string;

const sealed_columns = ['key_id', 'wrapped_key', 'sealed_credentials', 'credential_version'];

async function rowOf(table: string, id: string): Promise<any> {
  const [row] = await desk.service.services.database.query<any>(`SELECT * FROM ${table} WHERE id = ?`, [id]);
  return row;
}

const set = (table: string, id: string, values: Record<string, unknown>) =>
  desk.service.services.database.change(
    `UPDATE ${table} SET ${Object.keys(values)
      .map((name) => `${name} = ?`)
      .join(', ')} WHERE id = ?`,
    [...Object.values(values), id],
  );

const pick = (row: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

const damaged = async () => {
  const { database, ring } = desk.service.services;
  return (await verifyRows(database, ring)).damaged.map(({ table, id }) => [table, id]);
};

beforeAll(async () => {
  desk = await startDesk({ service: { grant_times: quick } });
  acme = await desk.connect();
  other = await desk.connect(
    { ...desk.vendor.server.issueTokens('grace'), ...desk_client },
    { customer_name: 'other' },
  );
}, 60_000);
afterAll(() => desk.close());

/** An attacker who can write the database, but has no key, must not make credentials work elsewhere. */
describe('credentials of a connector', () => {
  it.each([
    ['customer', { customer_name: 'other' }],
    ['environment', { environment: '{"subdomain":"attacker"}' }],
    ['connector type', { connector_type: 'incident-io' }],
    ['method', { auth_method: 'api_token' }],
    ['organization', { organization_id: 'another' }],
    ['version', { credential_version: 9 }],
  ])('are not opened, and the vendor is not asked, once another %s stands in the row', async (_name, values) => {
    const before = await rowOf('connectors', acme);
    await set('connectors', acme, values);
    try {
      expect(await damaged()).toEqual([['connectors', acme]]);
      desk.vendor.api_calls.length = 0;
      expect((await desk.list(acme)).status).not.toBe(200);
      expect(desk.vendor.api_calls).toEqual([]);
    } finally {
      await set('connectors', acme, pick(before, Object.keys(values)));
    }
    expect((await desk.list(acme)).status).toBe(200);
  });

  it('are not opened in the row of another connector, in either format', async () => {
    const { ring, vault } = desk.service.services;
    const [mine, theirs] = [await rowOf('connectors', acme), await rowOf('connectors', other)];
    const credentials = vault.open(connectorBinding(theirs), theirs);
    const first = sealedAtFirst(ring, connectorBinding(theirs), credentials);
    for (const moved of [pick(theirs, sealed_columns), { ...first }]) {
      await set('connectors', acme, moved);
      expect(await damaged()).toEqual([['connectors', acme]]);
      expect((await desk.list(acme)).body.code).toBe('internal_error');
    }
    await set('connectors', acme, pick(mine, sealed_columns));
    expect(await damaged()).toEqual([]);
  });

  it('of the first format work, and are of the present one after the next change', async () => {
    const { ring, vault } = desk.service.services;
    const row = await rowOf('connectors', acme);
    await set('connectors', acme, {
      ...sealedAtFirst(ring, connectorBinding(row), vault.open(connectorBinding(row), row)),
    });
    expect((await desk.list(acme)).status).toBe(200);
    desk.vendor.server.expireAccess();
    expect((await desk.list(acme)).status).toBe(200);
    const refreshed = await rowOf('connectors', acme);
    expect(refreshed.credential_version).toBe(row.credential_version + 1);
    await set('connectors', acme, { customer_name: 'other' });
    expect(await damaged()).toEqual([['connectors', acme]]);
    await set('connectors', acme, { customer_name: 'acme' });
    expect(await damaged()).toEqual([]);
  });
});

it('does not open an OAuth client or the keys of an endpoint with other values in the row', async () => {
  const { service } = desk;
  const { token } = service.owner;
  await service.call('PUT', `/api/v1/oauth/credentials/${desk_type}`, {
    token,
    body: { client_id: 'own', client_secret: 'own-secret' },
  });
  const endpoint = await service.call('POST', '/api/v1/webhooks/endpoints', {
    token,
    body: { url: 'https://example.com/hook', customer_name: 'acme' },
  });
  expect(endpoint.status).toBe(201);
  const [client] = await service.services.database.query<any>('SELECT * FROM oauth_clients');
  for (const [table, row, values] of [
    ['oauth_clients', client, { client_id: 'another' }],
    ['oauth_clients', client, { environment: '{"subdomain":"attacker"}' }],
    ['webhook_endpoints', await rowOf('webhook_endpoints', endpoint.body.id), { customer_name: 'other' }],
  ] as const) {
    await set(table, row.id, values);
    expect(await damaged()).toEqual([[table, row.id]]);
    await set(table, row.id, pick(row, Object.keys(values)));
  }
  expect(await damaged()).toEqual([]);
});
