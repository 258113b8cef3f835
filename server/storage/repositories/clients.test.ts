import { v7 as uuid } from 'uuid';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { migrate } from '../migrate.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  addClientSecret,
  addMembership,
  clientSecretHashes,
  createClient,
  findClientGrant,
  listClientSecrets,
  removeMembership,
  revokeClientSecret,
} from './clients.ts';
import { createOrganization, listOrganizations, NameTaken, updateOrganization } from './organizations.ts';
import { command_line } from '../../audit/actor.ts';

let place: TestDatabase;
let database: Database;
let organization_id: string;
beforeAll(async () => {
  place = await freshDatabase();
  database = await openDatabase(place.url);
  await migrate(database);
  organization_id = (await createOrganization(database, 'One')).id;
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const create = () =>
  createClient(database, { name: 'test', scopes: ['execute'], organization_ids: [organization_id], secret_hash: 'a' });

it('counts a secret until it expires or is revoked, and keeps two', async () => {
  const id = await create();
  await addClientSecret(database, id, 'b', '2999-01-01T00:00:00.000Z');
  expect((await clientSecretHashes(database, id)).sort()).toEqual(['a', 'b']);
  await addClientSecret(database, id, 'c', '2020-01-01T00:00:00.000Z');
  expect(await clientSecretHashes(database, id)).toEqual(['b']);
  const [newest, older] = await listClientSecrets(database, id);
  expect(newest).toMatchObject({ expires_at: '2020-01-01T00:00:00.000Z' });
  expect(await revokeClientSecret(database, id, older?.id ?? '')).toBe(true);
  expect(await revokeClientSecret(database, id, older?.id ?? '')).toBe(false);
  expect(await clientSecretHashes(database, id)).toEqual([]);
});

it('keeps the newest secrets also where the clock was ahead when the older ones were made', async () => {
  const id = await create();
  await addClientSecret(database, id, 'b');
  const ahead = [uuid({ msecs: Date.now() + 3600_000 }), uuid({ msecs: Date.now() + 7200_000 })];
  for (const [at, { id: secret_id }] of (await listClientSecrets(database, id)).reverse().entries())
    await database.change('UPDATE client_secrets SET id = ? WHERE id = ?', [ahead[at], secret_id]);
  await addClientSecret(database, id, 'c');
  await addClientSecret(database, id, 'd');
  expect((await clientSecretHashes(database, id)).sort()).toEqual(['c', 'd']);
});

it('adds a membership once, and removes it', async () => {
  const id = await create();
  const other = await createOrganization(database, 'Two');
  await addMembership(database, id, other.id);
  await addMembership(database, id, other.id);
  expect((await findClientGrant(database, id))?.organization_ids.sort()).toEqual([organization_id, other.id].sort());
  expect(await removeMembership(database, id, other.id)).toBe(true);
  expect(await removeMembership(database, id, other.id)).toBe(false);
  expect((await findClientGrant(database, id))?.organization_ids).toEqual([organization_id]);
});

it('gives a name to one organization alone, also to those who ask at the same moment', async () => {
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => createOrganization(database, 'Four')),
    ...Array.from({ length: 4 }, () => updateOrganization(database, organization_id, { name: 'Four' }, command_line)),
  ]);
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused.every((reason) => reason instanceof NameTaken)).toBe(true);
  const called = (await listOrganizations(database)).filter(({ name }) => name === 'Four');
  expect(called).toHaveLength(1);
});

it('lets an organization keep its name', async () => {
  const { id } = await createOrganization(database, 'Five');
  await updateOrganization(database, id, { name: 'Five' }, command_line);
  await expect(createOrganization(database, 'Five')).rejects.toThrow(NameTaken);
});
