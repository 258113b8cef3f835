import { Problem } from '../problem.ts';
import { parametersOf, redirect_url, startConsents, type ConsentFlow } from '../testing/consent.ts';
import { desk_client, desk_type, type Desk } from '../testing/oauth-desk.ts';
import type { Answer } from '../testing/service.ts';
let desk: Desk;
let flow: ConsentFlow;

beforeAll(async () => {
  ({ desk, flow } = await startConsents());
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.vendor.faults.length = 0;
  desk.vendor.server.options.code_life_s = 120;
});

describe('the user agrees', () => {
  it('creates the connector, returns to the application byte for byte, and lists', async () => {
    const { session_id, answer } = await flow.consent({ name: 'Desk' });
    expect(answer.status).toBe(303);
    const { connector_id, ...rest } = parametersOf(answer);
    expect(answer.headers.get('location')).toBe(
      `${redirect_url}&connector_id=${connector_id}&session_id=${session_id}`,
    );
    expect(rest).toEqual({ keep: '~a b', session_id });
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect(await flow.sessionOf(session_id)).toEqual({ status: 'completed', connector_id });
    const connector = await desk.status(connector_id!);
    expect(connector).toMatchObject({
      name: 'Desk',
      customer_name: 'acme',
      auth_method: 'oauth',
      status: 'active',
      environment: { subdomain: 'brightwater' },
      external_account: { id: 'brightwater' },
    });
    expect((await desk.list(connector_id!)).body.data).toHaveLength(2);
    desk.vendor.server.expireAccess();
    expect((await desk.list(connector_id!)).status).toBe(200);
  });

  it('keeps the tokens that the vendor has issued while the database is away', async () => {
    const { database } = desk.service.services;
    const { transaction } = database;
    let away = 0;
    database.transaction = (work) => {
      if (away-- > 0) throw new Problem('unavailable', 'The database cannot be reached. Retry shortly.');
      return transaction(work);
    };
    try {
      const link = (await flow.initiate()).body.session_id as string;
      const browser = await flow.setOut(link);
      const callback = await flow.decide(browser);
      away = 3;
      const { connector_id } = parametersOf(await flow.comeBack(callback, browser.cookie));
      expect(away).toBeLessThan(0);
      expect(desk.vendor.server.counts.refused).toBe(0);
      expect((await desk.list(connector_id!)).status).toBe(200);
      expect(await flow.sessionOf(link)).toEqual({ status: 'completed', connector_id });
    } finally {
      database.transaction = transaction;
    }
  });

  it('400: the same response a second time, or the link, is refused (replay)', async () => {
    const { session_id } = (await flow.initiate()).body;
    const [one, two] = [await flow.setOut(session_id), await flow.setOut(session_id)];
    const callback = await flow.decide(one);
    expect((await flow.comeBack(callback, one.cookie)).status).toBe(303);
    const before = (await flow.connectors()).length;
    expect((await flow.comeBack(callback, one.cookie)).status).toBe(400);
    expect((await flow.comeBack(await flow.decide(two), two.cookie)).status).toBe(400);
    expect((await flow.page(session_id)).text).toContain('Zendesk Support is connected');
    expect(await flow.connectors()).toHaveLength(before);
  });

  const tampered: Array<[string, (callback: URL, cookie: string, other: string) => [URL, string | undefined]]> = [
    ['another browser', (callback) => [callback, undefined]],
    ['a browser that has a cookie of another attempt', (callback, _cookie, other) => [callback, other]],
    ['a browser with another value in the cookie', (callback, cookie) => [callback, `${cookie.slice(0, -3)}abc`]],
    ['a browser that sends the cookie twice', (callback, cookie) => [callback, `${cookie}; ${cookie}`]],
    [
      'a changed state',
      (callback, cookie) => [change(callback, 'state', (state) => `${state.slice(0, -3)}abc`), cookie],
    ],
    ['no state', (callback, cookie) => [change(callback, 'state', () => null), cookie]],
    ['two states', (callback, cookie) => [append(callback, `state=${callback.searchParams.get('state')}`), cookie]],
    ['two codes', (callback, cookie) => [append(callback, 'code=another'), cookie]],
    ['neither code nor error', (callback, cookie) => [change(callback, 'code', () => null), cookie]],
    ['code and error at once', (callback, cookie) => [append(callback, 'error=access_denied'), cookie]],
    [
      'the path of another type',
      (callback, cookie) => [new URL(callback.href.replace(desk_type, 'incident-io')), cookie],
    ],
  ];
  it.each(tampered)('400: is refused from %s, and nothing is created', async (_what, tamper) => {
    const { session_id } = (await flow.initiate()).body;
    const [browser, other] = [
      await flow.setOut(session_id),
      await flow.setOut((await flow.initiate()).body.session_id),
    ];
    const before = (await flow.connectors()).length;
    const [callback, cookie] = tamper(await flow.decide(browser), browser.cookie, other.cookie);
    const answer = await flow.comeBack(callback, cookie);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('location')]).toEqual([
      400,
      'text/html; charset=utf-8',
      null,
    ]);
    expect(await flow.connectors()).toHaveLength(before);
    expect((await flow.sessionOf(session_id)).status).toBe('pending');
  });

  it('ignores parameters that it does not know (RFC 6749, section 4.1.2)', async () => {
    const browser = await flow.setOut((await flow.initiate()).body.session_id);
    expect(
      (
        await flow.comeBack(
          append(await flow.decide(browser), 'iss=https%3A%2F%2Fvendor.example&granted_scopes=read'),
          browser.cookie,
        )
      ).status,
    ).toBe(303);
  });

  it('400: does not return to an address that was taken back meanwhile', async () => {
    const other = await desk.service.createCaller();
    const register = (urls: string[]) =>
      desk.service.call('PATCH', '/api/v1/account/organization', { token: other.token, body: { redirect_urls: urls } });
    await register(['https://app.example.com']);
    const browser = await flow.setOut((await flow.initiate({}, other.token)).body.session_id);
    await register(['https://other.example']);
    const answer = await flow.comeBack(await flow.decide(browser), browser.cookie);
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
    ['the user denies', 'access_denied', () => flow.consent({}, { decision: 'deny' })],
    [
      'the user leaves out what is needed',
      'insufficient_scope',
      () => flow.consent({}, { decision: 'allow', account: 'ada', scope: 'other' }),
    ],
    [
      'the code has expired',
      'exchange_failed',
      () => {
        desk.vendor.server.options.code_life_s = 0;
        return flow.consent();
      },
    ],
    [
      'the token endpoint fails',
      'exchange_failed',
      () => (desk.vendor.faults.push({ kind: 'status', status: 500 }), flow.consent()),
    ],
    [
      'the token endpoint breaks off',
      'exchange_failed',
      () => (desk.vendor.faults.push({ kind: 'reset' }), flow.consent()),
    ],
    [
      'the token answer is no JSON',
      'exchange_failed',
      () => (desk.vendor.faults.push({ kind: 'malformed' }), flow.consent()),
    ],
    [
      'the link expires under way',
      'expired',
      async () => {
        const { session_id } = (await flow.initiate()).body;
        const browser = await flow.setOut(session_id);
        await flow.end(session_id);
        return { session_id, answer: await flow.comeBack(await flow.decide(browser), browser.cookie) };
      },
    ],
    [
      'the connector to reconnect is deleted under way',
      'creation_failed',
      async () => {
        const id = await desk.connect();
        const { session_id } = (await flow.initiate({ connector_id: id })).body;
        const browser = await flow.setOut(session_id);
        await desk.service.call('DELETE', `/api/v1/integrations/connectors/${id}`, { token: desk.service.owner.token });
        return { session_id, answer: await flow.comeBack(await flow.decide(browser), browser.cookie) };
      },
    ],
  ];
  it.each(failures)('%s: %s', async (_what, error, run) => {
    const before = (await flow.connectors()).length;
    const { session_id, answer } = await run();
    expect(answer.status).toBe(303);
    expect(parametersOf(answer)).toMatchObject({
      error,
      session_id,
      error_description: expect.any(String),
      keep: '~a b',
    });
    expect(await flow.sessionOf(session_id)).toEqual({ status: 'failed', error });
    expect((await flow.connectors()).length).toBeLessThanOrEqual(before);
  });
});

it('nothing of a callback is ever logged', () => {
  const text = desk.service.logged.join('');
  expect(text).not.toMatch(/\b(at|rt|code)_[A-Za-z0-9_-]{20}/);
  expect(text).not.toMatch(/[?&](state|code)=/);
  expect(text).not.toContain(desk_client.client_secret);
});
