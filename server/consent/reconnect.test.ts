import { base, parametersOf, startConsents, type ConsentFlow } from '../testing/consent.ts';
import { desk_type, quick, startDesk, type Desk } from '../testing/oauth-desk.ts';

let desk: Desk;
let flow: ConsentFlow;

beforeAll(async () => {
  ({ desk, flow } = await startConsents());
});
afterAll(() => desk.close());

describe('reconnecting', () => {
  it('keeps the id and makes a dead connector work again', async () => {
    const { connector_id } = parametersOf((await flow.consent()).answer);
    desk.vendor.server.revokeAll();
    expect((await desk.list(connector_id!)).body.code).toBe('connector_needs_reauth');
    const before = (await flow.connectors()).length;
    const again = parametersOf((await flow.consent({ connector_id, environment: undefined })).answer);
    expect(again['connector_id']).toBe(connector_id);
    expect(await flow.connectors()).toHaveLength(before);
    expect(await desk.status(connector_id!)).toMatchObject({ status: 'active' });
    expect((await desk.list(connector_id!)).status).toBe(200);
  });

  it('refuses another account of the vendor', async () => {
    const { connector_id } = parametersOf((await flow.consent()).answer);
    const { answer } = await flow.consent({ connector_id, environment: { subdomain: 'elsewhere' } });
    expect(parametersOf(answer)['error']).toBe('account_mismatch');
    expect((await desk.list(connector_id!)).status).toBe(200);
  });

  it('refuses a connector of another customer', async () => {
    const { connector_id } = parametersOf((await flow.consent()).answer);
    expect((await flow.initiate({ connector_id, customer_name: 'other' })).body.code).toBe('validation_failed');
    expect((await flow.initiate({ connector_id }, desk.service.stranger.token)).status).toBe(404);
  });
});

describe('a dead connector whose credentials cannot be refreshed', () => {
  it('goes on by its schedule when the vendor takes its token after all', async () => {
    const own = await startDesk({ service: { grant_times: { ...quick, cool_down_ms: 0 } } });
    try {
      const { database } = own.service.services;
      const id = await own.connect({ access_token: own.vendor.server.issueTokens('ada').access_token });
      const next = async () =>
        (
          await database.query<{ next_at: string | null }>(
            'SELECT next_at FROM sync_schedules WHERE connector_id = ?',
            [id],
          )
        )[0]!.next_at;
      own.vendor.refuse_all = true;
      expect((await own.list(id)).body.code).toBe('connector_needs_reauth');
      await database.change('UPDATE sync_schedules SET next_at = NULL WHERE connector_id = ?', [id]); // as a run does that is refused
      own.vendor.refuse_all = false;
      expect((await own.list(id)).status).toBe(200);
      expect([(await own.status(id)).status, await next()]).toEqual(['active', expect.any(String)]);

      own.vendor.refuse_all = true;
      expect((await own.list(id)).body.code).toBe('connector_needs_reauth');
      await own.service.call('PATCH', `/api/v1/integrations/connectors/${id}`, {
        token: own.service.owner.token,
        body: { sync: { enabled: false } },
      });
      own.vendor.refuse_all = false;
      expect((await own.list(id)).status).toBe(200);
      expect(await next()).toBeNull(); // switched off is not paused
    } finally {
      await own.close();
    }
  });
});

describe('two customers of one type', () => {
  it('never meet: each consent makes a connector of its own, which reads its own account', async () => {
    const ada = parametersOf(
      (await flow.consent({ customer_name: 'one' }, { decision: 'allow', account: 'ada' })).answer,
    )['connector_id']!;
    const grace = parametersOf(
      (await flow.consent({ customer_name: 'two' }, { decision: 'allow', account: 'grace' })).answer,
    )['connector_id']!;
    expect((await desk.list(ada)).body.data[0].subject).toBe('Ticket of ada');
    expect((await desk.list(grace)).body.data[0].subject).toBe('Ticket of grace');
    const scoped = (
      await desk.service.call('POST', '/api/v1/account/applications/scoped-token', {
        token: desk.service.owner.token,
        body: { customer_name: 'one' },
      })
    ).body.access_token;
    const { session_id } = (await flow.initiate({ customer_name: 'two' })).body;
    expect((await desk.service.call('GET', `${base}/sessions/${session_id}`, { token: scoped })).status).toBe(404);
    expect(
      (await desk.service.call('GET', `${base}/sessions/${session_id}`, { token: desk.service.stranger.token })).status,
    ).toBe(404);
    expect((await flow.initiate({ customer_name: 'two' }, scoped)).body.code).toBe('forbidden');
  });
});

describe('/oauth/credentials', () => {
  const path = `/api/v1/oauth/credentials/${desk_type}`;

  it('keeps an organization’s own client, never shows its secret, and uses it for consents and refreshes', async () => {
    const own = { client_id: 'own', client_secret: 'own-secret-1' };
    desk.vendor.server.options.clients.push({ ...own, redirect_uris: ['http://127.0.0.1'] });
    const { token } = desk.service.owner;
    expect((await desk.service.call('GET', path, { token })).status).toBe(404);
    const put = await desk.service.call('PUT', path, { token, body: own });
    expect(put.body).toMatchObject({ connector_type: desk_type, client_id: 'own' });
    expect(put.text).not.toContain('own-secret-1');
    expect((await desk.service.call('GET', path, { token })).body).toEqual(put.body);
    const { connector_id } = parametersOf((await flow.consent()).answer);
    desk.vendor.token_bodies.length = 0;
    desk.vendor.server.expireAccess();
    expect((await desk.list(connector_id!)).status).toBe(200);
    expect(JSON.parse(desk.vendor.token_bodies[0]!.body)).toMatchObject({
      client_id: 'own',
      client_secret: 'own-secret-1',
    });

    expect((await desk.service.call('DELETE', path, { token })).body.code).toBe('oauth_client_in_use');
    expect(
      (await desk.service.call('PUT', path, { token, body: { client_id: 'other', client_secret: 'x' } })).body.code,
    ).toBe('oauth_client_in_use');
    expect(
      (await desk.service.call('PUT', path, { token, body: { ...own, client_secret: 'own-secret-2' } })).status,
    ).toBe(200);
    await desk.service.call('DELETE', `/api/v1/integrations/connectors/${connector_id}`, { token });
    expect((await desk.service.call('DELETE', path, { token })).status).toBe(204);
    expect((await desk.service.call('DELETE', path, { token })).status).toBe(404);
  });

  it('can be removed while a link that names it is open, which then connects nothing', async () => {
    const other = await desk.service.createCaller();
    await flow.register(['https://app.example.com'], other.token);
    const own = { client_id: 'waiting', client_secret: 'own-secret-1' };
    desk.vendor.server.options.clients.push({ ...own, redirect_uris: ['http://127.0.0.1'] });
    expect((await desk.service.call('PUT', path, { token: other.token, body: own })).status).toBe(200);
    const { session_id } = (await flow.initiate({}, other.token)).body;
    const browser = await flow.setOut(session_id);
    const callback = await flow.decide(browser);
    expect((await desk.service.call('DELETE', path, { token: other.token })).status).toBe(204);
    expect(parametersOf(await flow.comeBack(callback, browser.cookie))['error']).toBe('exchange_failed');
    expect(
      (
        await desk.service.call('GET', `/api/v1/integrations/connectors/oauth/sessions/${session_id}`, {
          token: other.token,
        })
      ).body,
    ).toMatchObject({ status: 'failed' });
  });

  it('refuses types without consent flow, and those that it does not know', async () => {
    const { token } = desk.service.owner;
    const body = { client_id: 'a', client_secret: 'b' };
    expect((await desk.service.call('PUT', '/api/v1/oauth/credentials/incident-io', { token, body })).body.code).toBe(
      'oauth_not_supported',
    );
    expect((await desk.service.call('PUT', '/api/v1/oauth/credentials/none', { token, body })).status).toBe(404);
    expect(
      (await desk.service.call('PUT', path, { token, body: { ...body, environment: { nonsense: 'x' } } })).body.code,
    ).toBe('validation_failed');
  });
});
