import type { Answer } from '../testing/service.ts';
import { base, consentFlow, startConsents, type ConsentFlow } from '../testing/consent.ts';
import { desk_client, desk_type, startDesk, type Desk } from '../testing/oauth-desk.ts';

let desk: Desk;
let flow: ConsentFlow;

beforeAll(async () => {
  ({ desk, flow } = await startConsents());
});
afterAll(() => desk.close());

describe('POST …/oauth/initiate', () => {
  it('200: gives a link that lives an hour, and makes nothing else', async () => {
    const { status, body } = await flow.initiate();
    expect(status).toBe(200);
    expect(body.consent_url).toBe(`${desk.service.url}${base}/consent/${body.session_id}`);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await flow.sessionOf(body.session_id)).toEqual({ status: 'pending' });
  });

  it('is idempotent', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const [first, second] = [await flow.initiate({}, undefined, headers), await flow.initiate({}, undefined, headers)];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['an environment that is not complete', { environment: {} }, 422, 'validation_failed'],
    ['a subdomain with a dot', { environment: { subdomain: 'a.evil' } }, 422, 'validation_failed'],
    ['a connector that is not there', { connector_id: 'none' }, 404, 'not_found'],
    [
      'a redirect to an origin that is not registered',
      { redirect_url: 'https://evil.example/connected' },
      422,
      'redirect_url_not_allowed',
    ],
    [
      'a redirect whose origin only begins like it',
      { redirect_url: 'https://app.example.com.evil.example/' },
      422,
      'redirect_url_not_allowed',
    ],
    ['a redirect to another port', { redirect_url: 'https://app.example.com:8443/' }, 422, 'redirect_url_not_allowed'],
    [
      'a redirect with user information',
      { redirect_url: 'https://app.example.com@evil.example/' },
      422,
      'validation_failed',
    ],
    [
      'a redirect with a backslash',
      { redirect_url: 'https://app.example.com\\@evil.example/' },
      422,
      'validation_failed',
    ],
    ['a redirect with a fragment', { redirect_url: 'https://app.example.com/#x' }, 422, 'validation_failed'],
    [
      'a redirect with a line break',
      { redirect_url: 'https://app.example.com/\r\nset-cookie:x' },
      422,
      'validation_failed',
    ],
    [
      'a redirect with one of our parameters',
      { redirect_url: 'https://app.example.com/?connector_id=x' },
      422,
      'validation_failed',
    ],
    ['a redirect over http', { redirect_url: 'http://app.example.com/' }, 422, 'validation_failed'],
    ['a redirect that is no web address', { redirect_url: 'javascript:alert(1)' }, 422, 'validation_failed'],
    [
      'a redirect of 3000 characters',
      { redirect_url: `https://app.example.com/${'x'.repeat(3000)}` },
      422,
      'validation_failed',
    ],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await flow.initiate(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('needs the exact path where one was registered', async () => {
    const other = await desk.service.createCaller();
    await desk.service.call('PATCH', '/api/v1/account/organization', {
      token: other.token,
      body: { redirect_urls: ['https://app.example.com/only/here'] },
    });
    expect((await flow.initiate({ redirect_url: 'https://app.example.com/only/here?x=1' }, other.token)).status).toBe(
      200,
    );
    expect(
      (await flow.initiate({ redirect_url: 'https://app.example.com/only/here/too' }, other.token)).body.code,
    ).toBe('redirect_url_not_allowed');
  });
});

describe('the consent page', () => {
  it('names who asks, for whom, what is read and where; changes nothing; loads nothing', async () => {
    const { session_id } = (await flow.initiate({ customer_name: '<b>Acme & "Sons"</b>' })).body;
    for (let n = 0; n < 3; n++) await flow.page(session_id);
    const page = await flow.page(session_id);
    expect(page.text).toContain('&#60;b&#62;Acme &#38; &#34;Sons&#34;&#60;/b&#62;');
    for (const word of [
      'Example',
      'Zendesk Support',
      'brightwater',
      'Tickets and their conversations',
      'app.example.com',
    ])
      expect(page.text).toContain(word);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect([
      page.headers.get('cache-control'),
      page.headers.get('referrer-policy'),
      page.headers.get('set-cookie'),
    ]).toEqual(['no-store', 'no-referrer', null]);
    expect(
      await desk.service.services.database.query('SELECT 1 FROM consent_attempts WHERE session_id = ?', [session_id]),
    ).toEqual([]);
  });

  it('404: knows no other link', async () => {
    for (const id of ['none', 'x'.repeat(200), '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99'])
      expect((await desk.service.call('GET', `${base}/consent/${id}`)).status).toBe(404);
  });

  it('ends with access_denied when the user declines, and says so afterwards', async () => {
    const { session_id } = (await flow.initiate()).body;
    const answer = await flow.fill(session_id, { decision: 'decline' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(
      `error=access_denied&#38;error_description=The+user+did+not+agree.&#38;session_id=${session_id}`,
    );
    expect(await flow.sessionOf(session_id)).toEqual({ status: 'failed', error: 'access_denied' });
    const page = await flow.page(session_id);
    expect([page.status, /<h1>(.*)<\/h1>/.exec(page.text)?.[1]]).toEqual([400, 'You declined']);
  });

  it('says that the account was connected when a completed link is opened again', async () => {
    const { session_id } = await flow.consent();
    const page = await flow.page(session_id);
    expect([page.status, /<h1>(.*)<\/h1>/.exec(page.text)?.[1]]).toEqual([200, 'Zendesk Support is connected']);
    expect(page.text).not.toMatch(/form_token|http-equiv/);
  });

  it('400: does not open a link whose hour is over', async () => {
    const { session_id } = (await flow.initiate()).body;
    await flow.end(session_id);
    const page = await flow.page(session_id);
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await flow.sessionOf(session_id)).toEqual({ status: 'expired', error: 'expired' });
  });

  it.each<[string, () => Record<string, string>, string | undefined]>([
    ['from another site', () => ({ origin: 'https://evil.example' }), undefined],
    [
      'whose origin is hidden and whose site is another',
      () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' }),
      undefined,
    ],
    ['without an origin', () => ({}), undefined],
    ['with an invented token', () => ({ origin: desk.service.url }), 'invented'],
  ])('400: refuses a form %s', async (_what, headers, token) => {
    const { session_id } = (await flow.initiate()).body;
    const page = await flow.page(session_id);
    const answer = await flow.submit(session_id, token ?? flow.formTokenOf(page), headers());
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
  });

  it('sets out with a cookie for this browser, a state, and PKCE', async () => {
    const { session_id } = (await flow.initiate()).body;
    const page = await flow.page(session_id);
    const gone = await flow.submit(session_id, flow.formTokenOf(page), {
      origin: 'null',
      'sec-fetch-site': 'same-origin',
    });
    expect(gone.headers.get('set-cookie')).toMatch(
      /^patchbay-consent-[0-9a-f-]{36}=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
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

describe('what browsers may ask in a minute', () => {
  let own: Desk;
  let mine: ConsentFlow;
  beforeAll(async () => {
    own = await startDesk({
      service: {
        environment: {
          PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [desk_type]: desk_client }),
          RATE_LIMIT_PER_MINUTE: '600',
          TRUST_PROXY: '1',
        },
      },
    });
    mine = consentFlow(
      own.service,
      { connector_type: desk_type, environment: { subdomain: 'brightwater' } },
      { account: 'ada' },
    );
    await mine.register();
  });
  afterAll(() => own.close());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const refused = (answer: Answer) =>
    expect([answer.status, answer.headers.get('content-type'), Number(answer.headers.get('retry-after')) > 0]).toEqual([
      429,
      'text/html; charset=utf-8',
      true,
    ]);

  it('429: one address opens so many pages and no more; another one is not concerned', async () => {
    const path = `${base}/consent/none`;
    const open = (address: string) => own.service.call('GET', path, { headers: from(address) });
    const responses = await Promise.all(Array.from({ length: 61 }, () => open('192.0.2.1')));
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(60);
    refused(responses.find(({ status }) => status !== 404)!);
    refused(
      await own.service.call('GET', `${base}/callback/${desk_type}?state=x&code=y`, { headers: from('192.0.2.1') }),
    );
    refused(
      await own.service.call('POST', path, {
        body: 'form_token=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from('192.0.2.1') },
      }),
    );
    expect((await open('192.0.2.2')).status).toBe(404);
  });

  it('429: limits how often one link is started, from all addresses together', async () => {
    const { session_id } = (await mine.initiate()).body;
    const form_token = mine.formTokenOf(await mine.page(session_id));
    const submit = (n: number) =>
      mine.submit(session_id, form_token, { origin: own.service.url, ...from(`192.0.2.${10 + n}`) });
    const responses = await Promise.all(Array.from({ length: 21 }, (_each, n) => submit(n)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    refused(responses.find(({ status }) => status !== 200)!);
    expect(
      await own.service.services.database.query('SELECT 1 FROM consent_attempts WHERE session_id = ?', [session_id]),
    ).toHaveLength(20);
  });
});
