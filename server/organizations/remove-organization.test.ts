/** @lanes sqlite mariadb */
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';
import { desk_type } from '../testing/oauth-desk.ts';
import { the_service } from '../audit/actor.ts';
import { auditCounter } from '../audit/audit-log.ts';
import { removeOrganization } from './remove-organization.ts';

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({ counts: { incidents: 20, users: 30 } });
}, 60_000);
afterAll(() => service.close());

/** Longer than events that are written need to get their places, also where other tests keep the database busy. */
const settle_ms = 4000;
const path = '/api/v1/integrations/connectors';

/** Every table, with its rows as text. */
async function contents(): Promise<Map<string, string>> {
  const { database } = service.services;
  const tables = await database.query<{ name: string }>(
    database.engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const found = new Map<string, string>();
  for (const { name } of tables) found.set(name, JSON.stringify(await database.query(`SELECT * FROM ${name}`)));
  return found;
}

/** Tables in which something of it is. */
const mentioning = async (text: string) =>
  [...(await contents())].filter(([, rows]) => rows.includes(text)).map(([name]) => name);

async function fill(caller: TestReplication['owner'], customer_name: string): Promise<string> {
  const { token } = caller;
  const made = await service.call('POST', path, {
    token,
    body: {
      customer_name,
      connector_type: 'incident-io',
      credentials: { api_key: 'inc_main' },
      sync: { enabled: false },
    },
  });
  const id = made.body.id as string;
  const sync = await service.call('POST', `${path}/${id}/syncs`, { token, body: { entities: ['users'] } });
  await until(
    async () => (await service.call('GET', `${path}/${id}/syncs/${sync.body.id}`, { token })).body.finished_at,
    'the sync',
  );
  const bodies: Array<[string, string, unknown]> = [
    ['POST', '/api/v1/webhooks/endpoints', { url: 'https://example.com/hook' }],
    ['PUT', `/api/v1/oauth/credentials/${desk_type}`, { client_id: 'own', client_secret: 'own-secret' }],
  ];
  for (const [method, at, body] of bodies)
    expect((await service.call(method, at, { token, body })).status).toBeLessThan(300);
  return id;
}

it('leaves nothing of an organization, and everything of the others', async () => {
  const { owner, stranger } = service;
  const { database } = service.services;
  const mine = await fill(owner, 'acme-to-be-removed');
  const theirs = await fill(stranger, 'other-that-stays');
  for (const { organization_id } of [owner, stranger]) await service.services.audit.seal(organization_id);
  const before = await mentioning(stranger.organization_id);
  expect(before).toContain('audit');
  expect(await mentioning(auditCounter(owner.organization_id))).toEqual(['event_counters']);
  expect(await mentioning(owner.organization_id)).toEqual(before);

  expect(await removeOrganization(database, owner.organization_id, settle_ms)).toEqual({
    connectors: 1,
    clients: [owner.client_id],
  });
  await until(async () => (await database.query('SELECT * FROM purges')).length === 0, 'the purge');
  for (const text of [owner.organization_id, mine, 'acme-to-be-removed']) expect(await mentioning(text)).toEqual([]);
  expect(await mentioning(stranger.organization_id)).toEqual(before);
  const credentials = { client_id: owner.client_id, client_secret: owner.client_secret };
  const refused = await service.call('POST', '/api/v1/account/applications/token', { body: credentials });
  expect([refused.status, refused.body.code]).toEqual([401, 'invalid_client']);
  expect((await service.call('GET', `${path}/${theirs}`, { token: stranger.token })).status).toBe(200);
  expect(await removeOrganization(database, owner.organization_id, settle_ms)).toBeUndefined();
});

it('creates no connector for an organization that is deleted while its token still works', async () => {
  const caller = await service.createCaller({ organization_ids: [service.stranger.organization_id] });
  const { database } = service.services;
  expect((await service.call('GET', path, { token: caller.token })).status).toBe(200);
  const { audit_counts } = service.services;
  audit_counts.add(the_service, { organization_id: service.stranger.organization_id, type: 'token.issued' });
  await removeOrganization(database, service.stranger.organization_id, settle_ms);
  // What was counted before is written after: there is no log for it any more.
  await audit_counts.flush();
  expect((await contents()).get('audit')).not.toContain(service.stranger.organization_id);
  const body = { customer_name: 'late', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } };
  const late = await service.call('POST', path, { token: caller.token, body });
  expect([late.status, late.body.code]).toEqual([403, 'organization_forbidden']);
  expect(await mentioning('late')).toEqual([]);
});
