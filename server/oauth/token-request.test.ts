import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OauthRule } from '../connectors/define.ts';
import { plainCursors } from '../execution/cursor.ts';
import { createRuntime, type Runtime } from '../execution/runtime.ts';
import { contract, mapping } from '../execution/upstream.fixture.ts';
import { exchangeCode, refreshTokens, TokenRequestError, vendorUrl, type TokenContext } from './token-request.ts';

/** Vendors differ in how they are asked and how they refuse; each difference is declared, and the answer is the same. */
let server: Server;
let runtime: Runtime;
let seen: { method: string; url: URL; type: string; body: string };
let answer: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = { method: request.method!, url: new URL(request.url!, 'http://x'), type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks).toString() };
      response.writeHead(answer.status, { 'content-type': 'application/json', 'www-authenticate': 'Bearer' }).end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  runtime = createRuntime({ cursors: plainCursors, upstreams: { 'test-desk': `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
});
afterAll(async () => {
  await runtime.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  answer = { status: 200, body: { access_token: 'new', token_type: 'bearer', expires_in: 60, refresh_token: 'next' } };
});

const plain: OauthRule = { method: 'token', authorize_url: 'https://api.test-desk.example/authorize', token_url: 'https://api.test-desk.example/token', scopes: ['read'], pkce: true, reads: 'tickets' };
const contextOf = (rule: Partial<OauthRule> = {}): TokenContext => ({
  connector: { contract, mapping: { ...mapping, oauth: { ...plain, ...rule } } },
  client: { client_id: 'id', client_secret: 'secret' },
  environment: {},
  runtime,
  signal: new AbortController().signal,
  timeout_ms: 1000,
});
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((each: unknown) => each);
  return error instanceof TokenRequestError ? error.failure : error;
};

describe('a token request', () => {
  it('is the form of RFC 6749 by default', async () => {
    expect(await refreshTokens(contextOf(), { refresh_token: 'old' })).toEqual({ access_token: 'new', expires_in: 60, refresh_token: 'next' });
    expect([seen.method, seen.type, seen.body]).toEqual(['POST', 'application/x-www-form-urlencoded;charset=UTF-8', 'refresh_token=old&grant_type=refresh_token&client_id=id&client_secret=secret']);
  });

  it('is JSON where the vendor wants that, with its own parameters, numbers as numbers', async () => {
    answer.status = 201;
    await refreshTokens(contextOf({ token_request: 'json', token_params: { expires_in: 3600 } }), { refresh_token: 'old' });
    expect(JSON.parse(seen.body)).toEqual({ grant_type: 'refresh_token', refresh_token: 'old', expires_in: 3600, client_id: 'id', client_secret: 'secret' });
  });

  it('exchanges a token that works for a long-lived one where there are no refresh tokens, in the query where the vendor wants that', async () => {
    answer.body = { access_token: 'long', expires_in: 5183944 }; // without token_type
    const exchange = { grant_type: 'fb_exchange_token', token_param: 'fb_exchange_token' };
    expect(await refreshTokens(contextOf({ token_request: 'query', exchange }), { access_token: 'short' })).toEqual({ access_token: 'long', expires_in: 5183944 });
    expect(seen.method).toBe('GET');
    expect(Object.fromEntries(seen.url.searchParams)).toEqual({ grant_type: 'fb_exchange_token', fb_exchange_token: 'short', client_id: 'id', client_secret: 'secret' });
  });

  it('carries the code, the address and the verifier', async () => {
    const verifier = 'v'.repeat(43);
    await exchangeCode(contextOf(), 'code', 'https://patchbay.example/callback', verifier);
    expect(Object.fromEntries(new URLSearchParams(seen.body))).toMatchObject({ grant_type: 'authorization_code', code: 'code', redirect_uri: 'https://patchbay.example/callback', code_verifier: verifier });
    await exchangeCode(contextOf({ pkce: false }), 'code', 'https://patchbay.example/callback', verifier);
    expect(new URLSearchParams(seen.body).has('code_verifier')).toBe(false);
  });

  it('goes to the vendor’s own host where nothing stands in for it', () => {
    const alone = createRuntime({ cursors: plainCursors });
    expect(vendorUrl({ contract, mapping }, plain.token_url, {}, alone)).toBe('https://api.test-desk.example/token');
    return alone.close();
  });
});

describe('an answer', () => {
  const refusals = [{ path: 'error.code', is: [190] }];
  it.each<[string, Partial<OauthRule>, number, unknown, object]>([
    ['invalid_grant', {}, 400, { error: 'invalid_grant' }, { kind: 'refused' }],
    ['invalid_grant with 401', {}, 401, { error: 'invalid_grant' }, { kind: 'refused' }],
    ['the vendor’s own refusal (T9)', { refusals }, 400, { error: { code: 190, message: 'expired' } }, { kind: 'refused' }],
    ['the vendor’s own refusal, with 200 (T9)', { refusals }, 200, { error: { code: 190 } }, { kind: 'refused' }],
    ['another error of such a vendor', { refusals, error_code: 'error.code' }, 400, { error: { code: 4 } }, { kind: 'failed', code: '4' }],
    ['invalid_client', {}, 401, { error: 'invalid_client' }, { kind: 'failed', code: 'invalid_client' }],
    ['an error without a body', {}, 429, '', { kind: 'failed', code: 'status_429' }],
    ['a redirect', {}, 302, '', { kind: 'failed', code: 'unavailable' }],
    ['an outage', {}, 502, '<html>', { kind: 'failed', code: 'unavailable' }],
    ['an outage that says invalid_grant (T6)', {}, 503, { error: 'invalid_grant' }, { kind: 'failed', code: 'unavailable' }],
    ['a page', {}, 200, '<html>', { kind: 'unanswered', by: 'malformed' }],
    ['no token', {}, 200, { token_type: 'bearer' }, { kind: 'unanswered', by: 'malformed' }],
    ['a token of another kind', {}, 200, { access_token: 'x', token_type: 'mac' }, { kind: 'unanswered', by: 'malformed' }],
  ])('%s', async (_what, rule, status, body, failure) => {
    answer = { status, body };
    expect(await failureOf(refreshTokens(contextOf(rule), { refresh_token: 'old' }))).toEqual(failure);
  });

  it.each<[string, object, object]>([
    ['expires_in null never ends', { access_token: 'x', expires_in: null, refresh_token: null }, { access_token: 'x' }],
    ['lives as text are numbers', { access_token: 'x', expires_in: '60', refresh_token_expires_in: 90 }, { access_token: 'x', expires_in: 60, refresh_token_expires_in: 90 }],
    ['a life of nothing says nothing', { access_token: 'x', expires_in: 0 }, { access_token: 'x' }],
  ])('%s', async (_what, body, tokens) => {
    answer.body = body;
    expect(await refreshTokens(contextOf(), { refresh_token: 'old' })).toEqual(tokens);
  });
});
