import { startConsents, type ConsentFlow } from '../testing/consent.ts';
import { desk_client, desk_type, type Desk } from '../testing/oauth-desk.ts';
import {
  addClientSecret,
  disableClient,
  listClientSecrets,
  revokeClientSecret,
} from '../storage/repositories/clients.ts';
import { addMembership, removeMembership } from '../storage/repositories/clients.ts';
import { command_line } from './actor.ts';
import { audit_types } from '../generated/audit.gen.ts';
import { no_organization } from './record-audit.ts';

let desk: Desk;
let flow: ConsentFlow;
beforeAll(async () => {
  ({ desk, flow } = await startConsents());
});
afterAll(() => desk.close());

const planted = 'planted-secret-0b7e';
const call = (method: string, path: string, body?: unknown, token = desk.service.owner.token) =>
  desk.service.call(method, `/api/v1${path}`, { token, body });
const list = async (query = '', token?: string) =>
  (await call('GET', `/audit?page_size=100${query}`, undefined, token)).body;
const types = async (query?: string): Promise<string[]> =>
  (await list(query)).data.map(({ type }: { type: string }) => type);

/** Each act of the log that a caller, the command line or the service itself can do here. Returns the secrets used. */
async function actAll(): Promise<string[]> {
  const { service, vendor } = desk;
  const { database, audit_counts, grants } = service.services;
  const { owner } = service;
  const id = await flow.connected();
  await flow.consent({}, { decision: 'deny' });
  vendor.server.expireAccess();
  await desk.list(id);
  const { access_token } = vendor.server.issueTokens('ada');
  const bare = await desk.connect({ access_token });
  await call('PATCH', `/integrations/connectors/${bare}`, { name: 'Renamed' });
  const again = vendor.server.issueTokens('ada').access_token;
  await call('PATCH', `/integrations/connectors/${bare}`, { credentials: { access_token: again } });
  vendor.server.expireAccess();
  await desk.list(bare);
  await call('DELETE', `/integrations/connectors/${bare}`);
  await call('GET', `/integrations/connectors/${id}/changes`);
  await call('GET', `/integrations/connectors/${id}/changes`);
  const agent = (await call('POST', '/account/agent-tokens', { name: 'a', customer_name: 'acme' })).body;
  await call('DELETE', `/account/agent-tokens/${agent.id}`);
  await call('POST', '/account/applications/scoped-token', { customer_name: 'acme' });
  await call('PUT', `/oauth/credentials/${desk_type}`, { client_id: 'own', client_secret: planted });
  await call('DELETE', `/oauth/credentials/${desk_type}`);
  const hook = (await call('POST', '/webhooks/endpoints', { url: 'http://127.0.0.1:9/hook' })).body;
  await call('PATCH', `/webhooks/endpoints/${hook.id}`, { description: planted });
  await call('POST', `/webhooks/endpoints/${hook.id}/rotate-secret`);
  await call('POST', `/webhooks/endpoints/${hook.id}/replay`, { from: '2026-01-01T00:00:00.000Z' });
  await service.services.events.webhooks.endpoints.disable(hook.id, 'gone');
  await call('DELETE', `/webhooks/endpoints/${hook.id}`);
  await desk.service.call('POST', '/api/v1/account/applications/token', {
    body: { client_id: owner.client_id, client_secret: planted },
  });
  const other = await service.createCaller({ organization_ids: [owner.organization_id] });
  await addClientSecret(database, other.client_id, planted);
  const [secret] = await listClientSecrets(database, other.client_id);
  await revokeClientSecret(database, other.client_id, secret?.id ?? '');
  await addMembership(database, other.client_id, service.stranger.organization_id);
  await removeMembership(database, other.client_id, service.stranger.organization_id);
  await disableClient(database, other.client_id);
  await grants.settle();
  await audit_counts.flush();
  const shown = [agent.token, hook.secret, access_token, again, owner.client_secret, owner.token];
  return [...shown, planted, desk_client.client_secret];
}

describe('the audit log', () => {
  it('has every act, with who did it from where, and no secret', async () => {
    const secrets = await actAll();
    const { service } = desk;
    const { data } = await list();
    const found = new Set(data.map(({ type }: { type: string }) => type));
    // Keys belong to no organization, memberships are the stranger's, all others have tests of their own.
    const elsewhere = ['audit.cut', 'audit.exported', 'client.organization_added', 'client.organization_removed'];
    expect(
      audit_types.filter((type) => !found.has(type) && !/^(key|customer)\./.test(type) && !elsewhere.includes(type)),
    ).toEqual([]);
    const strangers = (await list('', service.stranger.token)).data.map(({ type }: { type: string }) => type);
    expect(strangers).toEqual(expect.arrayContaining(['client.organization_added', 'client.organization_removed']));
    const keys = await service.services.audit.list({
      organization_id: no_organization,
      customer_name: undefined,
      types: undefined,
      before: undefined,
      limit: 10,
    });
    expect(keys.map(({ type }) => type)).toEqual(expect.arrayContaining(['key.added', 'key.activated']));

    const replaced = data.find(({ type }: { type: string }) => type === 'credentials.replaced');
    expect(replaced).toMatchObject({
      actor: 'client',
      client_id: service.owner.client_id,
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      customer_name: expect.any(String),
      outcome: 'success',
    });
    expect(data.find(({ type }: { type: string }) => type === 'changes.read').detail).toMatchObject({ count: 2 });
    expect(data.find(({ type }: { type: string }) => type === 'consent.completed').actor).toBe('anonymous');
    expect(data.find(({ type }: { type: string }) => type === 'credentials.refreshed').actor).toBe('service');
    expect(data.find(({ type }: { type: string }) => type === 'client.disabled').actor).toBe(command_line.actor);
    expect(data.find(({ type }: { type: string }) => type === 'token.refused').outcome).toBe('invalid_client');

    const rows = JSON.stringify(await service.services.database.query('SELECT * FROM audit'));
    for (const secret of secrets) expect(rows).not.toContain(secret);
    expect(secrets.every((secret) => secret.length > 8)).toBe(true);
  });

  it('is written in the transaction of the act: an act that is rolled back leaves no row', async () => {
    const before = (await types('&types=connector.created')).length;
    const { database } = desk.service.services;
    await expect(
      database.transaction(async (tx) => {
        const { recordAudit } = await import('./record-audit.ts');
        const { organization_id } = desk.service.owner;
        await recordAudit(tx, command_line, { organization_id, type: 'connector.created' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await types('&types=connector.created')).length).toBe(before);
  });

  it('pages and filters, and shows other organizations and tokens without the scope nothing', async () => {
    const all = (await list()).data;
    const ids: string[] = [];
    for (let after = ''; ;) {
      const page = (await call('GET', `/audit?page_size=7${after}`)).body;
      ids.push(...page.data.map(({ id }: { id: string }) => id));
      if (page.pagination.after === null) break;
      after = `&after=${page.pagination.after}`;
    }
    expect(ids).toEqual(all.map(({ id }: { id: string }) => id));
    expect(new Set(await types('&types=consent.failed%2Cconsent.completed'))).toEqual(
      new Set(['consent.failed', 'consent.completed']),
    );
    const acme = (await list('&customer_name=acme')).data;
    expect(acme.length).toBeGreaterThan(3);
    expect(new Set(acme.map(({ customer_name }: { customer_name: string }) => customer_name))).toEqual(
      new Set(['acme']),
    );
    const { data } = await list('', desk.service.stranger.token);
    expect(JSON.stringify(data)).not.toContain(desk.service.owner.client_id);
    expect((await call('GET', '/audit?after=x')).body).toMatchObject({ status: 400, code: 'invalid_cursor' });
    const scoped = (await call('POST', '/account/applications/scoped-token', { customer_name: 'acme' })).body;
    expect((await call('GET', '/audit', undefined, scoped.access_token)).body.code).toBe('insufficient_scope');
  });
});
