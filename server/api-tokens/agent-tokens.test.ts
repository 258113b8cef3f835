import { createAgentToken } from '../testing/agent.ts';
import { findAgentToken } from '../storage/repositories/agent-tokens.ts';
import { hashClientSecret } from './client-secret.ts';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const path = '/api/v1/account/agent-tokens';
const connectors = '/api/v1/integrations/connectors';
const read = (token: string) => service.call('GET', connectors, { token });
const own = (method: string, rest = '', body?: unknown) =>
  service.call(method, `${path}${rest}`, { token: service.owner.token, ...(body === undefined ? {} : { body }) });

describe('an agent token', () => {
  it('lives for 90 days unless it is asked for otherwise, and is shown once', async () => {
    const { body } = await own('POST', '', { name: 'assistant', customer_name: 'acme' });
    expect(body.token).toMatch(/^pba_/);
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(90 * 24 * 3600_000);
    const list = await own('GET');
    expect(list.body.data.map((each: any) => each.id)).toContain(body.id);
    expect(list.text).not.toContain(body.token);
    expect(service.logged.join('')).not.toContain(body.token);
    const [row] = await service.services.database.query<Record<string, unknown>>(
      'SELECT * FROM agent_tokens WHERE id = ?',
      [body.id],
    );
    expect(JSON.stringify(row)).not.toContain(body.token);
  });

  it('is refused in the request after it was revoked, and cannot be revoked twice or by another organization', async () => {
    const { id, token } = await createAgentToken(service);
    expect((await read(token)).status).toBe(200);
    expect((await service.call('DELETE', `${path}/${id}`, { token: service.stranger.token })).status).toBe(404);
    expect((await own('DELETE', `/${id}`)).status).toBe(204);
    const refused = await read(token);
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated']);
    expect((await own('DELETE', `/${id}`)).status).toBe(404);
  });

  it('is refused when it has expired, by the clock of the database', async () => {
    const { id, token } = await createAgentToken(service);
    await service.services.database.change('UPDATE agent_tokens SET expires_at = ? WHERE id = ?', [
      '2026-01-01T00:00:00.000Z',
      id,
    ]);
    expect((await read(token)).body.code).toBe('token_expired');
  });

  it('reads and does not write, mints no tokens, and ends with its client', async () => {
    const caller = await service.createCaller({ organization_ids: [service.owner.organization_id] });
    const { token } = await createAgentToken(service, {}, caller);
    for (const [method, where, body] of [
      [
        'POST',
        connectors,
        { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } },
      ],
      ['POST', path, { name: 'x', customer_name: 'acme' }],
      ['GET', path, undefined],
      ['POST', '/api/v1/account/applications/scoped-token', { customer_name: 'acme' }],
    ] as const) {
      const response = await service.call(method, where, { token, ...(body && { body }) });
      expect([where, response.status]).toEqual([where, 403]);
    }
  });

  it('notes its use at most once a minute', async () => {
    const { id, token } = await createAgentToken(service);
    const used = async () =>
      (await own('GET', '?page_size=100')).body.data.find((each: any) => each.id === id).last_used_at;
    expect(await used()).toBeNull();
    await read(token);
    const first = await used();
    expect(first).not.toBeNull();
    await read(token);
    expect(await used()).toBe(first);
    const { database } = service.services;
    await database.change('UPDATE agent_tokens SET last_used_at = ? WHERE id = ?', ['2026-01-01T00:00:00.000Z', id]);
    expect((await findAgentToken(database, hashClientSecret(token)))?.unnoted).toBe(true);
    await read(token);
    expect((await used()) >= first).toBe(true);
  });

  it('is listed by pages and by customer', async () => {
    for (let n = 0; n < 3; n++) await createAgentToken(service, { customer_name: 'paged' });
    const first = await own('GET', '?customer_name=paged&page_size=2');
    expect(first.body.data).toHaveLength(2);
    const second = await own('GET', `?customer_name=paged&page_size=2&after=${first.body.pagination.after}`);
    expect([second.body.data.length, second.body.pagination.after]).toEqual([1, null]);
    expect((await own('GET', '?after=abc')).body.code).toBe('invalid_cursor');
  });
});
