import { command_line } from './audit/actor.ts';
import { matchesClientSecret } from './api-tokens/client-secret.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { clientSecretHashes, disableClient, listClients } from './storage/repositories/clients.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/open-database.ts';
import { migrate } from './storage/migrate.ts';
import { listOrganizations, updateOrganization } from './storage/repositories/organizations.ts';

let database: Database;

beforeEach(async () => {
  database = await openDatabase('sqlite::memory:');
  await migrate(database);
});
afterEach(() => database.close());

const opens = async ({ client_id, client_secret }: Sandbox['second']) =>
  matchesClientSecret(client_secret, await clientSecretHashes(database, client_id));

it('makes two organizations, each with a client of its own', async () => {
  const sandbox = await createSandbox(database);
  expect((await listOrganizations(database)).map(({ id }) => id).sort()).toEqual(
    [sandbox.organization_id, sandbox.second.organization_id].sort(),
  );
  const clients = await listClients(database);
  expect(clients.map(({ id, organization_ids }) => [id, organization_ids])).toEqual([
    [sandbox.client_id, [sandbox.organization_id]],
    [sandbox.second.client_id, [sandbox.second.organization_id]],
  ]);
  expect([await opens(sandbox), await opens(sandbox.second)]).toEqual([true, true]);
});

it('keeps what still opens', async () => {
  const sandbox = await createSandbox(database);
  expect(await createSandbox(database, sandbox)).toEqual(sandbox);
});

it('lets consent flows return to its application, wherever that is this time, and keeps other registered addresses', async () => {
  const first = await createSandbox(database, undefined, { redirect_url: 'http://127.0.0.1:1/connected' });
  await updateOrganization(
    database,
    first.organization_id,
    {
      redirect_urls: ['http://127.0.0.1:1/connected', 'https://app.example.com'],
    },
    command_line,
  );
  await createSandbox(database, first, {
    redirect_url: 'http://127.0.0.1:2/connected',
    former: 'http://127.0.0.1:1/connected',
  });
  expect((await listOrganizations(database)).map(({ redirect_urls }) => redirect_urls)).toEqual([
    ['https://app.example.com', 'http://127.0.0.1:2/connected'],
    ['http://127.0.0.1:2/connected'],
  ]);
});

it('makes a new secret where the old one is lost; the old one still works beside it', async () => {
  const sandbox = await createSandbox(database);
  const again = await createSandbox(database);
  expect({ ...again, client_secret: '', second: {} }).toEqual({ ...sandbox, client_secret: '', second: {} });
  expect(again.client_secret).not.toBe(sandbox.client_secret);
  expect([await opens(again), await opens(sandbox)]).toEqual([true, true]);
});

it('makes another client where the old one was disabled', async () => {
  const sandbox = await createSandbox(database);
  await disableClient(database, sandbox.client_id);
  const again = await createSandbox(database, sandbox);
  expect(again.organization_id).toBe(sandbox.organization_id);
  expect(again.client_id).not.toBe(sandbox.client_id);
  expect(again.second).toEqual(sandbox.second);
  expect(await opens(again)).toBe(true);
});

it('makes everything again where the database is another one', async () => {
  const strange = { organization_id: 'o', client_id: 'c', client_secret: 'pbs_x' };
  const sandbox = await createSandbox(database, { ...strange, second: strange });
  expect(await opens(sandbox)).toBe(true);
  expect(sandbox.organization_id).not.toBe('o');
});
