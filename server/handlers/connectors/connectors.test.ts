import { startTestService, type TestService } from '../../testing/service.ts';
import { connectorBinding } from '../../vault/bindings.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
afterEach(() => service.vendor.faults.clear());

const connectors = '/api/v1/integrations/connectors';
const good = { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } };
const create = (body: unknown = good, headers: Record<string, string> = {}, query = '') =>
  service.call('POST', `${connectors}${query}`, { token: service.owner.token, body, headers });
const get = (id: string) => service.call('GET', `${connectors}/${id}`, { token: service.owner.token });
const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  service.call('PATCH', `${connectors}/${id}`, { token: service.owner.token, body, headers });
const remove = (id: string, headers: Record<string, string> = {}) =>
  service.call('DELETE', `${connectors}/${id}`, { token: service.owner.token, headers });

describe('POST …/connectors', () => {
  it('201: returns the connector with its Location and ETag, and never the credentials', async () => {
    const answer = await create({ ...good, name: 'Incidents', sync: { enabled: false } });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`${connectors}/${answer.body.id}`);
    expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(answer.body).toMatchObject({
      name: 'Incidents',
      auth_method: 'api_key',
      status: 'unverified',
      sync: { enabled: false, interval_minutes: 60 },
      external_account: null,
      last_checked_at: null,
    });
    expect(answer.body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.text).not.toContain('inc_main');
    expect((await get(answer.body.id)).body).toEqual(answer.body);
  });

  it('201: gives a name where none is given', async () => {
    expect((await create()).body.name).toBe('incident.io for acme');
  });

  it('422: names the given and the accepted fields of credentials that fit no method', async () => {
    const answer = await create({ ...good, credentials: { token: 'secret-value' } });
    expect([answer.status, answer.body.code]).toEqual([422, 'credentials_mismatch']);
    expect(answer.body.detail).toContain('token');
    expect(answer.body.detail).toContain('api_key');
    expect(answer.text).not.toContain('secret-value');
  });

  it('takes credentials of 16 KB and keeps them whole', async () => {
    const api_key = 'k'.repeat(16_384);
    const id = (await create({ ...good, credentials: { api_key } })).body.id;
    const [row] = await service.services.database.query<any>('SELECT * FROM connectors WHERE id = ?', [id]);
    expect(service.services.vault.open(connectorBinding(row), row)).toEqual({ api_key });
    expect((await create({ ...good, credentials: { api_key: `${api_key}k` } })).status).toBe(422);
  });

  describe('?verify=true', () => {
    it('201: asks the vendor first and records its account', async () => {
      const answer = await create(good, {}, '?verify=true');
      expect(answer.body).toMatchObject({
        status: 'active',
        external_account: { id: expect.any(String) },
        last_checked_at: expect.any(String),
      });
    });

    it('422: stores nothing when the vendor refuses', async () => {
      const count = async () => (await service.services.database.query('SELECT id FROM connectors')).length;
      const before = await count();
      const answer = await create({ ...good, credentials: { api_key: 'inc_wrong' } }, {}, '?verify=true');
      expect([answer.status, answer.body.code, await count()]).toEqual([422, 'credentials_rejected', before]);
    });

    it('502: stores nothing when the vendor cannot be asked, and does not call the credentials invalid', async () => {
      service.vendor.faults.add({ times: 'always', fault: { kind: 'status', status: 500 } } as never);
      const answer = await create(good, {}, '?verify=true');
      expect([answer.status, answer.body.code]).toEqual([502, 'upstream_failed']);
    });
  });

  describe('with an Idempotency-Key', () => {
    it('repeats the first response, and says so', async () => {
      const headers = { 'idempotency-key': 'first' };
      const [first, second] = [await create(good, headers), await create(good, headers)];
      expect([second.status, second.body, second.headers.get('idempotency-replayed')]).toEqual([
        201,
        first.body,
        'true',
      ]);
      expect([first.headers.get('idempotency-replayed'), second.headers.get('etag')]).toEqual([
        null,
        first.headers.get('etag'),
      ]);
    });

    it('422: refuses another body under the same key', async () => {
      const headers = { 'idempotency-key': 'second' };
      await create(good, headers);
      const answer = await create({ ...good, credentials: { api_key: 'inc_other' } }, headers);
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
    });

    it('409: creates once when twins are in flight', async () => {
      service.vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 150 } } as never);
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => create(good, { 'idempotency-key': 'third' }, '?verify=true')),
      );
      expect(responses.filter((answer) => answer.status === 201)).toHaveLength(1);
      expect(
        responses.filter((answer) => answer.status === 409 && answer.body.code === 'idempotency_key_in_use'),
      ).toHaveLength(4);
    });

    it('forgets a failure, so that it can be tried again', async () => {
      const headers = { 'idempotency-key': 'fourth' };
      expect((await create({ ...good, credentials: { wrong: 'x' } }, headers)).status).toBe(422);
      expect((await create(good, headers)).status).toBe(201);
    });

    it('keeps the same key of another client apart', async () => {
      const headers = { 'idempotency-key': 'fifth' };
      const mine = await create(good, headers);
      const theirs = await service.call('POST', connectors, { token: service.stranger.token, body: good, headers });
      expect([theirs.status, theirs.body.id === mine.body.id]).toEqual([201, false]);
    });

    it('400: refuses a key that is no visible ASCII', async () => {
      expect((await create(good, { 'idempotency-key': 'a b' })).body.code).toBe('invalid_header');
    });
  });
});

describe('PATCH …/connectors/{connector_id}', () => {
  it('200: changes what is given and nothing else, and moves the ETag', async () => {
    const { body, headers } = await create();
    const answer = await patch(
      body.id,
      { name: 'New', sync: { interval_minutes: 5 } },
      { 'content-type': 'application/merge-patch+json' },
    );
    expect(answer.body).toEqual({
      ...body,
      name: 'New',
      sync: { enabled: true, interval_minutes: 5 },
      updated_at: answer.body.updated_at,
    });
    expect(answer.headers.get('etag')).not.toBe(headers.get('etag'));
  });

  it('412: refuses an ETag that is not the current one, and takes the current one', async () => {
    const { body, headers } = await create();
    expect((await patch(body.id, { name: 'A' }, { 'if-match': '"999"' })).body.code).toBe('precondition_failed');
    expect((await patch(body.id, { name: 'A' }, { 'if-match': `"999", ${headers.get('etag')!}` })).status).toBe(200);
    expect((await patch(body.id, { name: 'B' }, { 'if-match': headers.get('etag')! })).status).toBe(412);
    expect((await patch(body.id, { name: 'C' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('loses no change when many arrive at once', async () => {
    const { body, headers } = await create();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => patch(body.id, { name: `n${n}` }, { 'if-match': headers.get('etag')! })),
    );
    expect(responses.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
  });

  it('uses new credentials from then on, keeps the id, and asks for them with a new environment', async () => {
    const { body } = await create({ ...good, credentials: { api_key: 'inc_wrong' } });
    expect((await service.execute(body.id, 'severities', 'list')).body.code).toBe('upstream_unauthorized');
    expect((await patch(body.id, { credentials: { api_key: 'inc_main' } })).body).toMatchObject({
      id: body.id,
      status: 'unverified',
    });
    expect((await service.execute(body.id, 'severities', 'list')).status).toBe(200);
    expect((await get(body.id)).body.status).toBe('active');
    expect((await patch(body.id, { environment: {} })).body.code).toBe('credentials_required');
  });

  it('409: refuses credentials of another account, unless it is meant', async () => {
    const { body } = await create(good, {}, '?verify=true');
    expect((await patch(body.id, { credentials: { api_key: 'inc_other' } })).body.code).toBe('account_mismatch');
    const meant = await patch(body.id, { credentials: { api_key: 'inc_other' }, replace_account: true });
    expect([meant.status, meant.body.external_account.id === body.external_account.id]).toEqual([200, false]);
  });
});

describe('PATCH …/connectors/{connector_id} with credentials, while the vendor does not say whose they are', () => {
  afterEach(() => service.vendor.faults.clear());

  it('503: stores nothing while the vendor is down, unless the account is replaced, which drops the records', async () => {
    const { body } = await create(good, {}, '?verify=true');
    service.vendor.faults.add({ times: 'always', fault: { kind: 'status', status: 503 } });
    const refused = await patch(body.id, { credentials: { api_key: 'inc_other' } });
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect((await get(body.id)).body.external_account).toEqual(body.external_account);
    const replaced = await patch(body.id, { credentials: { api_key: 'inc_other' }, replace_account: true });
    expect([replaced.status, replaced.body.external_account]).toEqual([200, null]);
  });

  it('422: stores nothing where the vendor rejects the credentials', async () => {
    const { body } = await create(good, {}, '?verify=true');
    const refused = await patch(body.id, { credentials: { api_key: 'inc_wrong' } });
    expect([refused.status, refused.body.code]).toEqual([422, 'credentials_rejected']);
  });
});

describe('DELETE …/connectors/{connector_id}', () => {
  it('204: deletes the connector and its keys at once; the second time it is 404', async () => {
    const { body } = await create();
    expect((await remove(body.id, { 'if-match': '"0"' })).status).toBe(412);
    expect((await remove(body.id)).status).toBe(204);
    for (const answer of [
      await remove(body.id),
      await get(body.id),
      await service.execute(body.id, 'severities', 'list'),
    ])
      expect(answer.status).toBe(404);
    expect(await service.services.database.query('SELECT id FROM connectors WHERE id = ?', [body.id])).toEqual([]);
  });
});

describe('POST …/check', () => {
  const check = (id: string) => service.call('POST', `${connectors}/${id}/check`, { token: service.owner.token });

  it('tells healthy, unhealthy and inconclusive apart', async () => {
    const { id } = (await create()).body;
    expect((await check(id)).body).toMatchObject({ status: 'healthy', external_account: { id: expect.any(String) } });
    expect((await get(id)).body).toMatchObject({ status: 'active', last_checked_at: expect.any(String) });
    const wrong = (await create({ ...good, credentials: { api_key: 'inc_wrong' } })).body.id;
    expect((await check(wrong)).body).toMatchObject({ status: 'unhealthy', reason: 'upstream_unauthorized' });
    service.vendor.faults.add({ times: 'always', fault: { kind: 'status', status: 503 } } as never);
    expect((await check(id)).body).toMatchObject({ status: 'inconclusive', reason: 'upstream_failed' });
    expect((await get(id)).body.status).toBe('active');
  });

  it('tries a body without storing it', async () => {
    const answer = await service.call('POST', `${connectors}/check`, {
      token: service.owner.token,
      body: { connector_type: 'incident-io', credentials: { api_key: 'inc_main' } },
    });
    expect(answer.body.status).toBe('healthy');
  });
});

describe('PATCH …/organization', () => {
  const organization = (body: unknown) =>
    service.call('PATCH', '/api/v1/account/organization', { token: service.owner.token, body });

  it('changes name and redirect URLs, each alone', async () => {
    expect(
      (await organization({ redirect_urls: ['https://app.example.com', 'https://app.example.com/done'] })).body,
    ).toMatchObject({ redirect_urls: ['https://app.example.com', 'https://app.example.com/done'] });
    expect((await organization({ name: 'Other' })).body).toMatchObject({
      name: 'Other',
      redirect_urls: ['https://app.example.com', 'https://app.example.com/done'],
    });
  });

  it.each([
    'nonsense',
    'http://app.example.com',
    'https://user@app.example.com',
    'https://app.example.com/#x',
    'https://app.example.com/?a=1',
    'javascript:alert(1)',
  ])('422: refuses %s', async (url) => {
    expect((await organization({ redirect_urls: [url] })).body.errors[0].pointer).toBe('/redirect_urls/0');
  });
});
