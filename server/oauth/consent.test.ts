import { desk_client, desk_type, startDesk, type Desk } from './test-desk.ts';
import type { Answer } from '../http/test-service.ts';

const base = '/api/v1/integrations/connectors/oauth';
const redirect_url = 'https://app.example.com/connected?keep=%7Ea+b';
let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ service: { environment: { PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [desk_type]: desk_client }) } } });
  await desk.service.call('PATCH', '/api/v1/account/organization', { token: desk.service.owner.token, body: { redirect_urls: ['https://app.example.com'] } });
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.vendor.faults.length = 0;
  desk.vendor.server.options.code_life_s = 120;
});

const initiate = (body: Record<string, unknown> = {}, token = desk.service.owner.token, headers: Record<string, string> = {}) =>
  desk.service.call('POST', `${base}/initiate`, { token, headers, body: { customer_name: 'acme', connector_type: desk_type, redirect_url, environment: { subdomain: 'brightwater' }, ...body } });
const sessionOf = async (id: string) => (await desk.service.call('GET', `${base}/sessions/${id}`, { token: desk.service.owner.token })).body;

interface Browser {
  cookie: string;
  authorize_url: URL;
}

/** What a browser does with a consent link, up to the vendor. */
async function setOut(session_id: string): Promise<Browser> {
  const page = await desk.service.call('GET', `${base}/consent/${session_id}`);
  const form_token = /name="form_token" value="([^"]+)"/.exec(page.text)![1]!;
  const gone = await submit(session_id, form_token);
  const url = /href="([^"]+)"/.exec(gone.text)![1]!.replace(/&#38;/g, '&');
  return { cookie: gone.headers.get('set-cookie')!.split(';')[0]!, authorize_url: new URL(url) };
}
const submit = (session_id: string, form_token: string, headers: Record<string, string> = { origin: desk.service.url }) =>
  desk.service.call('POST', `${base}/consent/${session_id}`, { body: new URLSearchParams({ form_token }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });

/** The vendor's redirect after the user has decided. */
async function decide({ authorize_url }: Browser, decision: Record<string, string> = { decision: 'allow', account: 'ada' }): Promise<URL> {
  const answer = await fetch(authorize_url, { method: 'POST', body: new URLSearchParams(decision), redirect: 'manual' });
  return new URL(answer.headers.get('location')!);
}
const comeBack = (callback: URL, cookie?: string) => desk.service.call('GET', callback.pathname + callback.search, cookie === undefined ? {} : { headers: { cookie } });
const parametersOf = (answer: Answer) => Object.fromEntries(new URL(answer.headers.get('location')!).searchParams);

async function consent(body: Record<string, unknown> = {}, decision?: Record<string, string>): Promise<{ session_id: string; answer: Answer }> {
  const { session_id } = (await initiate(body)).body;
  const browser = await setOut(session_id);
  return { session_id, answer: await comeBack(await decide(browser, decision), browser.cookie) };
}
const connectorsOf = async () => (await desk.service.call('GET', '/api/v1/integrations/connectors?page_size=100', { token: desk.service.owner.token })).body.data as Array<{ id: string }>;

describe('POST …/oauth/initiate', () => {
  it('200: gives a link that lives an hour, and makes nothing else', async () => {
    const { status, body } = await initiate();
    expect(status).toBe(200);
    expect(body.consent_url).toBe(`${desk.service.url}${base}/consent/${body.session_id}`);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await sessionOf(body.session_id)).toEqual({ status: 'pending' });
  });

  it('is idempotent', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const [first, second] = [await initiate({}, undefined, headers), await initiate({}, undefined, headers)];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['a type without consent flow', { connector_type: 'incident-io', environment: {} }, 422, 'oauth_not_supported'],
    ['an environment that is not complete', { environment: {} }, 422, 'validation_failed'],
    ['a subdomain that leaves its label', { environment: { subdomain: 'a.evil' } }, 422, 'validation_failed'],
    ['a connector that is not there', { connector_id: 'none' }, 404, 'not_found'],
    ['a redirect to an origin that is not registered', { redirect_url: 'https://evil.example/connected' }, 422, 'redirect_url_not_allowed'],
    ['a redirect whose origin only begins like it', { redirect_url: 'https://app.example.com.evil.example/' }, 422, 'redirect_url_not_allowed'],
    ['a redirect to another port', { redirect_url: 'https://app.example.com:8443/' }, 422, 'redirect_url_not_allowed'],
    ['a redirect with user information', { redirect_url: 'https://app.example.com@evil.example/' }, 422, 'validation_failed'],
    ['a redirect with a backslash', { redirect_url: 'https://app.example.com\\@evil.example/' }, 422, 'validation_failed'],
    ['a redirect with a fragment', { redirect_url: 'https://app.example.com/#x' }, 422, 'validation_failed'],
    ['a redirect with a line break', { redirect_url: 'https://app.example.com/\r\nset-cookie:x' }, 422, 'validation_failed'],
    ['a redirect with one of our parameters', { redirect_url: 'https://app.example.com/?connector_id=x' }, 422, 'validation_failed'],
    ['a redirect over http', { redirect_url: 'http://app.example.com/' }, 422, 'validation_failed'],
    ['a redirect that is no web address', { redirect_url: 'javascript:alert(1)' }, 422, 'validation_failed'],
    ['a redirect of 3000 characters', { redirect_url: `https://app.example.com/${'x'.repeat(3000)}` }, 422, 'validation_failed'],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await initiate(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('needs the exact path where one was registered', async () => {
    const other = await desk.service.createCaller();
    await desk.service.call('PATCH', '/api/v1/account/organization', { token: other.token, body: { redirect_urls: ['https://app.example.com/only/here'] } });
    expect((await initiate({ redirect_url: 'https://app.example.com/only/here?x=1' }, other.token)).status).toBe(200);
    expect((await initiate({ redirect_url: 'https://app.example.com/only/here/too' }, other.token)).body.code).toBe('redirect_url_not_allowed');
  });
});

describe('the consent page', () => {
  it('names who asks, for whom, what is read and where; changes nothing; loads nothing', async () => {
    const { session_id } = (await initiate({ customer_name: '<b>Acme & "Sons"</b>' })).body;
    for (let n = 0; n < 3; n++) await desk.service.call('GET', `${base}/consent/${session_id}`);
    const page = await desk.service.call('GET', `${base}/consent/${session_id}`);
    expect(page.text).toContain('&#60;b&#62;Acme &#38; &#34;Sons&#34;&#60;/b&#62;');
    for (const word of ['Example', 'Zendesk Support', 'brightwater', 'tickets and their conversations', 'app.example.com']) expect(page.text).toContain(word);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy'), page.headers.get('set-cookie')]).toEqual(['no-store', 'no-referrer', null]);
    expect(await desk.service.services.database.query('SELECT 1 FROM consent_attempts WHERE session_id = ?', [session_id])).toEqual([]);
  });

  it('404: knows no other link', async () => {
    for (const id of ['none', 'x'.repeat(200), '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99']) expect((await desk.service.call('GET', `${base}/consent/${id}`)).status).toBe(404);
  });

  it('400: does not open a link whose hour is over', async () => {
    const { session_id } = (await initiate()).body;
    await desk.service.services.database.change('UPDATE consent_sessions SET expires_at = ? WHERE id = ?', ['2020-01-01T00:00:00.000Z', session_id]);
    const page = await desk.service.call('GET', `${base}/consent/${session_id}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await sessionOf(session_id)).toEqual({ status: 'expired', error: 'expired' });
  });

  it.each<[string, () => Record<string, string>, string | undefined]>([
    ['from another site', () => ({ origin: 'https://evil.example' }), undefined],
    ['whose origin is hidden and whose site is another', () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' }), undefined],
    ['without an origin', () => ({}), undefined],
    ['with the token of nobody', () => ({ origin: desk.service.url }), 'invented'],
  ])('400: refuses a form %s', async (_what, headers, token) => {
    const { session_id } = (await initiate()).body;
    const page = await desk.service.call('GET', `${base}/consent/${session_id}`);
    const answer = await submit(session_id, token ?? /name="form_token" value="([^"]+)"/.exec(page.text)![1]!, headers());
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
  });

  it('sets out with a cookie for this browser, a state, and PKCE', async () => {
    const { session_id } = (await initiate()).body;
    const page = await desk.service.call('GET', `${base}/consent/${session_id}`);
    const gone = await submit(session_id, /name="form_token" value="([^"]+)"/.exec(page.text)![1]!, { origin: 'null', 'sec-fetch-site': 'same-origin' });
    expect(gone.headers.get('set-cookie')).toMatch(/^patchbay-consent-[0-9a-f-]{36}=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const query = new URL(/href="([^"]+)"/.exec(gone.text)![1]!.replace(/&#38;/g, '&')).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      response_type: 'code',
      client_id: 'patchbay',
      scope: 'read',
      redirect_uri: `${desk.service.url}${base}/callback/${desk_type}`,
      state: expect.stringMatching(/^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/),
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      code_challenge_method: 'S256',
    });
  });
});

describe('the user agrees', () => {
  it('creates the connector, returns to the application byte for byte, and lists', async () => {
    const { session_id, answer } = await consent({ name: 'Desk' });
    expect(answer.status).toBe(303);
    const { connector_id, ...rest } = parametersOf(answer);
    expect(answer.headers.get('location')).toBe(`${redirect_url}&connector_id=${connector_id}&session_id=${session_id}`);
    expect(rest).toEqual({ keep: '~a b', session_id });
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect(await sessionOf(session_id)).toEqual({ status: 'completed', connector_id });
    const connector = await desk.status(connector_id!);
    expect(connector).toMatchObject({ name: 'Desk', customer_name: 'acme', auth_method: 'oauth', status: 'active', environment: { subdomain: 'brightwater' }, external_account: { id: 'brightwater' } });
    expect((await desk.list(connector_id!)).body.data).toHaveLength(2);
    desk.vendor.server.expireAccess();
    expect((await desk.list(connector_id!)).status).toBe(200);
  });

  it('400: the same answer a second time, or the link, is refused (replay)', async () => {
    const { session_id } = (await initiate()).body;
    const [one, two] = [await setOut(session_id), await setOut(session_id)];
    const callback = await decide(one);
    expect((await comeBack(callback, one.cookie)).status).toBe(303);
    const before = (await connectorsOf()).length;
    expect((await comeBack(callback, one.cookie)).status).toBe(400);
    expect((await comeBack(await decide(two), two.cookie)).status).toBe(400);
    expect((await desk.service.call('GET', `${base}/consent/${session_id}`)).status).toBe(400);
    expect(await connectorsOf()).toHaveLength(before);
  });

  const tampered: Array<[string, (callback: URL, cookie: string, other: string) => [URL, string | undefined]]> = [
    ['another browser (C1)', (callback) => [callback, undefined]],
    ['a browser that has a cookie of another attempt (C1)', (callback, _cookie, other) => [callback, other]],
    ['a browser with another value in the cookie', (callback, cookie) => [callback, `${cookie.slice(0, -3)}abc`]],
    ['a browser that sends the cookie twice', (callback, cookie) => [callback, `${cookie}; ${cookie}`]],
    ['a changed state (C2)', (callback, cookie) => [change(callback, 'state', (state) => `${state.slice(0, -3)}abc`), cookie]],
    ['no state', (callback, cookie) => [change(callback, 'state', () => null), cookie]],
    ['two states', (callback, cookie) => [append(callback, `state=${callback.searchParams.get('state')}`), cookie]],
    ['two codes', (callback, cookie) => [append(callback, 'code=another'), cookie]],
    ['neither code nor error', (callback, cookie) => [change(callback, 'code', () => null), cookie]],
    ['code and error at once', (callback, cookie) => [append(callback, 'error=access_denied'), cookie]],
    ['the path of another type', (callback, cookie) => [new URL(callback.href.replace(desk_type, 'incident-io')), cookie]],
  ];
  it.each(tampered)('400: is refused from %s, and nothing is created', async (_what, tamper) => {
    const { session_id } = (await initiate()).body;
    const [browser, other] = [await setOut(session_id), await setOut((await initiate()).body.session_id)];
    const before = (await connectorsOf()).length;
    const [callback, cookie] = tamper(await decide(browser), browser.cookie, other.cookie);
    const answer = await comeBack(callback, cookie);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('location')]).toEqual([400, 'text/html; charset=utf-8', null]);
    expect(await connectorsOf()).toHaveLength(before);
    expect((await sessionOf(session_id)).status).toBe('pending');
  });

  it('ignores parameters that it does not know (RFC 6749, section 4.1.2)', async () => {
    const browser = await setOut((await initiate()).body.session_id);
    expect((await comeBack(append(await decide(browser), 'iss=https%3A%2F%2Fvendor.example&granted_scopes=read'), browser.cookie)).status).toBe(303);
  });

  it('400: does not return to an address that was taken back meanwhile', async () => {
    const other = await desk.service.createCaller();
    const register = (urls: string[]) => desk.service.call('PATCH', '/api/v1/account/organization', { token: other.token, body: { redirect_urls: urls } });
    await register(['https://app.example.com']);
    const browser = await setOut((await initiate({}, other.token)).body.session_id);
    await register(['https://other.example']);
    const answer = await comeBack(await decide(browser), browser.cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});

const change = (url: URL, name: string, to: (value: string) => string | null): URL => {
  const changed = new URL(url);
  const value = to(changed.searchParams.get(name) ?? '');
  if (value === null) changed.searchParams.delete(name);
  else changed.searchParams.set(name, value);
  return changed;
};
const append = (url: URL, text: string): URL => new URL(`${url.href}&${text}`);

describe('what goes wrong at the vendor becomes a redirect with an error, never a 500', () => {
  const failures: Array<[string, string, () => Promise<{ session_id: string; answer: Answer }>]> = [
    ['the user denies', 'access_denied', () => consent({}, { decision: 'deny' })],
    ['the user leaves out what is needed', 'insufficient_scope', () => consent({}, { decision: 'allow', account: 'ada', scope: 'other' })],
    [
      'the code has expired (C3)',
      'exchange_failed',
      () => {
        desk.vendor.server.options.code_life_s = 0;
        return consent();
      },
    ],
    ['the token endpoint fails', 'exchange_failed', () => (desk.vendor.faults.push({ kind: 'status', status: 500 }), consent())],
    ['the token endpoint breaks off', 'exchange_failed', () => (desk.vendor.faults.push({ kind: 'reset' }), consent())],
    ['the token answer is no JSON', 'exchange_failed', () => (desk.vendor.faults.push({ kind: 'malformed' }), consent())],
    [
      'the link expires under way',
      'expired',
      async () => {
        const { session_id } = (await initiate()).body;
        const browser = await setOut(session_id);
        await desk.service.services.database.change('UPDATE consent_sessions SET expires_at = ? WHERE id = ?', ['2020-01-01T00:00:00.000Z', session_id]);
        return { session_id, answer: await comeBack(await decide(browser), browser.cookie) };
      },
    ],
    [
      'the connector to reconnect is deleted under way',
      'creation_failed',
      async () => {
        const id = await desk.connect();
        const { session_id } = (await initiate({ connector_id: id })).body;
        const browser = await setOut(session_id);
        await desk.service.call('DELETE', `/api/v1/integrations/connectors/${id}`, { token: desk.service.owner.token });
        return { session_id, answer: await comeBack(await decide(browser), browser.cookie) };
      },
    ],
  ];
  it.each(failures)('%s: %s', async (_what, error, run) => {
    const before = (await connectorsOf()).length;
    const { session_id, answer } = await run();
    expect(answer.status).toBe(303);
    expect(parametersOf(answer)).toMatchObject({ error, session_id, error_description: expect.any(String), keep: '~a b' });
    expect(await sessionOf(session_id)).toEqual({ status: 'failed', error });
    expect((await connectorsOf()).length).toBeLessThanOrEqual(before);
  });
});

describe('reconnecting (C5)', () => {
  it('keeps the id and makes a dead connector work again', async () => {
    const { connector_id } = parametersOf((await consent()).answer);
    desk.vendor.server.revokeAll();
    expect((await desk.list(connector_id!)).body.code).toBe('connector_needs_reauth');
    const before = (await connectorsOf()).length;
    const again = parametersOf((await consent({ connector_id, environment: undefined })).answer);
    expect(again['connector_id']).toBe(connector_id);
    expect(await connectorsOf()).toHaveLength(before);
    expect(await desk.status(connector_id!)).toMatchObject({ status: 'active' });
    expect((await desk.list(connector_id!)).status).toBe(200);
  });

  it('refuses another account of the vendor', async () => {
    const { connector_id } = parametersOf((await consent()).answer);
    const { answer } = await consent({ connector_id, environment: { subdomain: 'elsewhere' } });
    expect(parametersOf(answer)['error']).toBe('account_mismatch');
    expect((await desk.list(connector_id!)).status).toBe(200);
  });

  it('refuses a connector of another customer (C4)', async () => {
    const { connector_id } = parametersOf((await consent()).answer);
    expect((await initiate({ connector_id, customer_name: 'other' })).body.code).toBe('validation_failed');
    expect((await initiate({ connector_id }, desk.service.stranger.token)).status).toBe(404);
  });
});

describe('two customers of one type (C4)', () => {
  it('never meet: each consent makes a connector of its own, which reads its own account', async () => {
    const ada = parametersOf((await consent({ customer_name: 'one' }, { decision: 'allow', account: 'ada' })).answer)['connector_id']!;
    const grace = parametersOf((await consent({ customer_name: 'two' }, { decision: 'allow', account: 'grace' })).answer)['connector_id']!;
    expect((await desk.list(ada)).body.data[0].subject).toBe('Ticket of ada');
    expect((await desk.list(grace)).body.data[0].subject).toBe('Ticket of grace');
    const scoped = (await desk.service.call('POST', '/api/v1/account/applications/scoped-token', { token: desk.service.owner.token, body: { customer_name: 'one' } })).body.access_token;
    const { session_id } = (await initiate({ customer_name: 'two' })).body;
    expect((await desk.service.call('GET', `${base}/sessions/${session_id}`, { token: scoped })).status).toBe(404);
    expect((await desk.service.call('GET', `${base}/sessions/${session_id}`, { token: desk.service.stranger.token })).status).toBe(404);
    expect((await initiate({ customer_name: 'two' }, scoped)).body.code).toBe('forbidden');
  });
});

describe('/oauth/credentials', () => {
  const path = `/api/v1/oauth/credentials/${desk_type}`;

  it('keeps an organisation’s own client, never shows its secret, and uses it for consents and refreshes', async () => {
    const own = { client_id: 'own', client_secret: 'own-secret-1' };
    desk.vendor.server.options.clients.push({ ...own, redirect_uris: ['http://127.0.0.1'] });
    const { token } = desk.service.owner;
    expect((await desk.service.call('GET', path, { token })).status).toBe(404);
    const put = await desk.service.call('PUT', path, { token, body: own });
    expect(put.body).toMatchObject({ connector_type: desk_type, client_id: 'own' });
    expect(put.text).not.toContain('own-secret-1');
    expect((await desk.service.call('GET', path, { token })).body).toEqual(put.body);
    const { connector_id } = parametersOf((await consent()).answer);
    desk.vendor.token_bodies.length = 0;
    desk.vendor.server.expireAccess();
    expect((await desk.list(connector_id!)).status).toBe(200);
    expect(JSON.parse(desk.vendor.token_bodies[0]!.body)).toMatchObject({ client_id: 'own', client_secret: 'own-secret-1' });

    expect((await desk.service.call('DELETE', path, { token })).body.code).toBe('oauth_client_in_use');
    expect((await desk.service.call('PUT', path, { token, body: { client_id: 'other', client_secret: 'x' } })).body.code).toBe('oauth_client_in_use');
    expect((await desk.service.call('PUT', path, { token, body: { ...own, client_secret: 'own-secret-2' } })).status).toBe(200);
    await desk.service.call('DELETE', `/api/v1/integrations/connectors/${connector_id}`, { token });
    expect((await desk.service.call('DELETE', path, { token })).status).toBe(204);
    expect((await desk.service.call('DELETE', path, { token })).status).toBe(404);
  });

  it('refuses types without consent flow, and those that it does not know', async () => {
    const { token } = desk.service.owner;
    const body = { client_id: 'a', client_secret: 'b' };
    expect((await desk.service.call('PUT', '/api/v1/oauth/credentials/incident-io', { token, body })).body.code).toBe('oauth_not_supported');
    expect((await desk.service.call('PUT', '/api/v1/oauth/credentials/none', { token, body })).status).toBe(404);
    expect((await desk.service.call('PUT', path, { token, body: { ...body, environment: { nonsense: 'x' } } })).body.code).toBe('validation_failed');
  });
});

it('nothing of a callback is ever logged', () => {
  const text = desk.service.logged.join('');
  expect(text).not.toMatch(/\b(at|rt|code)_[A-Za-z0-9_-]{20}/);
  expect(text).not.toMatch(/[?&](state|code)=/);
  expect(text).not.toContain(desk_client.client_secret);
});
