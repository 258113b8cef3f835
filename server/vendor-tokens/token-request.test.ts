import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OauthRule } from '../connector-types/definition/define.ts';
import { facebookMarketing } from '../connector-types/facebook-marketing/mapping.ts';
import { plainCursors } from '../execution/request/cursor.ts';
import { createRuntime, type Runtime } from '../execution/runtime.ts';
import { contract, mapping } from '../testing/upstream.ts';
import {
  exchangeCode,
  inspectToken,
  refreshTokens,
  TokenRequestError,
  vendorUrl,
  type TokenContext,
} from './token-request.ts';

/**
 * Vendors differ in how they are asked and how they refuse; each difference is declared, and the result is the same.
 */
let server: Server;
let runtime: Runtime;
let seen: { method: string; url: URL; type: string; body: string };
let answer: { status: number; body: unknown; headers?: Record<string, string> };

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = {
        method: request.method!,
        url: new URL(request.url!, 'http://x'),
        type: request.headers['content-type'] ?? '',
        body: Buffer.concat(chunks).toString(),
      };
      response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          'www-authenticate': 'Bearer',
          ...answer.headers,
        })
        .end(
          typeof answer.body === 'string' || Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { 'test-desk': `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
  });
});
afterAll(async () => {
  await runtime.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  answer = { status: 200, body: { access_token: 'new', token_type: 'bearer', expires_in: 60, refresh_token: 'next' } };
});

const plain: OauthRule = {
  method: 'token',
  authorize_url: 'https://api.test-desk.example/authorize',
  token_url: 'https://api.test-desk.example/token',
  scopes: ['read'],
  pkce: true,
  reads: 'tickets',
};
const contextOf = (rule: Partial<OauthRule> = {}): TokenContext => ({
  connector: { contract, mapping: { ...mapping, oauth: { ...plain, ...rule } } },
  client: { client_id: 'id', client_secret: 'secret' },
  environment: {},
  runtime,
  timeout_ms: 1000,
});
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((each: unknown) => each);
  return error instanceof TokenRequestError ? error.failure : error;
};

describe('a token request', () => {
  it('is the form of RFC 6749 by default', async () => {
    expect(await refreshTokens(contextOf(), { refresh_token: 'old' })).toEqual({
      access_token: 'new',
      expires_in: 60,
      refresh_token: 'next',
    });
    expect([seen.method, seen.type, seen.body]).toEqual([
      'POST',
      'application/x-www-form-urlencoded;charset=UTF-8',
      'refresh_token=old&grant_type=refresh_token&client_id=id&client_secret=secret',
    ]);
  });

  it('is JSON where the vendor wants that, with its own parameters, numbers as numbers', async () => {
    answer.status = 201;
    await refreshTokens(contextOf({ token_request: 'json', token_params: { expires_in: 3600 } }), {
      refresh_token: 'old',
    });
    expect(JSON.parse(seen.body)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'old',
      expires_in: 3600,
      client_id: 'id',
      client_secret: 'secret',
    });
  });

  it('exchanges a token that works for a long-lived one where there are no refresh tokens, in the query where the vendor wants that', async () => {
    answer.body = { access_token: 'long', expires_in: 5183944 }; // without token_type
    const exchange = { grant_type: 'fb_exchange_token', token_param: 'fb_exchange_token' };
    expect(await refreshTokens(contextOf({ token_request: 'query', exchange }), { access_token: 'short' })).toEqual({
      access_token: 'long',
      expires_in: 5183944,
    });
    expect(seen.method).toBe('GET');
    expect(Object.fromEntries(seen.url.searchParams)).toEqual({
      grant_type: 'fb_exchange_token',
      fb_exchange_token: 'short',
      client_id: 'id',
      client_secret: 'secret',
    });
  });

  it('carries the code, the address and the verifier', async () => {
    const verifier = 'v'.repeat(43);
    await exchangeCode(contextOf(), 'code', 'https://patchbay.example/callback', verifier);
    expect(Object.fromEntries(new URLSearchParams(seen.body))).toMatchObject({
      grant_type: 'authorization_code',
      code: 'code',
      redirect_uri: 'https://patchbay.example/callback',
      code_verifier: verifier,
    });
    await exchangeCode(contextOf({ pkce: false }), 'code', 'https://patchbay.example/callback', verifier);
    expect(new URLSearchParams(seen.body).has('code_verifier')).toBe(false);
  });

  it('goes to the vendor’s own host where nothing stands in for it', () => {
    const alone = createRuntime({ cursors: plainCursors });
    expect(vendorUrl({ contract, mapping }, plain.token_url, {}, alone)).toBe('https://api.test-desk.example/token');
    return alone.close();
  });
});

describe('a response', () => {
  const refusals = [{ path: 'error.code', is: [190] }];
  it.each<[string, Partial<OauthRule>, number, unknown, object]>([
    ['invalid_grant', {}, 400, { error: 'invalid_grant' }, { kind: 'refused' }],
    ['invalid_grant with 401', {}, 401, { error: 'invalid_grant' }, { kind: 'refused' }],
    ['the vendor’s own refusal', { refusals }, 400, { error: { code: 190, message: 'expired' } }, { kind: 'refused' }],
    ['the vendor’s own refusal, with 200', { refusals }, 200, { error: { code: 190 } }, { kind: 'refused' }],
    [
      'another error of such a vendor',
      { refusals, error_code: 'error.code' },
      400,
      { error: { code: 4 } },
      { kind: 'failed', code: '4' },
    ],
    ['invalid_client', {}, 401, { error: 'invalid_client' }, { kind: 'failed', code: 'invalid_client' }],
    ['an error without a body', {}, 429, '', { kind: 'failed', code: 'status_429' }],
    ['a redirect', {}, 302, '', { kind: 'failed', code: 'unavailable' }],
    ['an outage', {}, 502, '<html>', { kind: 'failed', code: 'unavailable' }],
    ['an outage that says invalid_grant', {}, 503, { error: 'invalid_grant' }, { kind: 'failed', code: 'unavailable' }],
    ['a page', {}, 200, '<html>', { kind: 'unanswered', by: 'malformed' }],
    ['no token', {}, 200, { token_type: 'bearer' }, { kind: 'unanswered', by: 'malformed' }],
  ])('%s', async (_what, rule, status, body, failure) => {
    answer = { status, body };
    expect(await failureOf(refreshTokens(contextOf(rule), { refresh_token: 'old' }))).toEqual(failure);
  });

  it.each<[string, object, object]>([
    ['expires_in null never ends', { access_token: 'x', expires_in: null, refresh_token: null }, { access_token: 'x' }],
    [
      'lives as text are numbers',
      { access_token: 'x', expires_in: '60', refresh_token_expires_in: 90 },
      { access_token: 'x', expires_in: 60, refresh_token_expires_in: 90 },
    ],
    ['a life of nothing says nothing', { access_token: 'x', expires_in: 0 }, { access_token: 'x' }],
    ['a negative life says nothing', { access_token: 'x', expires_in: -1 }, { access_token: 'x' }],
    ['an empty life says nothing', { access_token: 'x', expires_in: '' }, { access_token: 'x' }],
    ['a life in words says nothing', { access_token: 'x', expires_in: 'never' }, { access_token: 'x' }],
    ['scopes as an array are a text', { access_token: 'x', scope: ['a', 'b'] }, { access_token: 'x', scope: 'a b' }],
    ['an empty scope grants nothing', { access_token: 'x', scope: '' }, { access_token: 'x', scope: '' }],
    ['an odd type does not discard the token', { access_token: 'x', token_type: 'mac' }, { access_token: 'x' }],
    ['a type that is no text does not either', { access_token: 'x', token_type: ['Bearer'] }, { access_token: 'x' }],
    [
      'a refresh token that is no text is left out',
      { access_token: 'x', refresh_token: { token: 'y' } },
      { access_token: 'x' },
    ],
  ])('%s', async (_what, body, tokens) => {
    answer.body = body;
    expect(await refreshTokens(contextOf(), { refresh_token: 'old' })).toEqual(tokens);
  });
});

describe('a response with tokens counts', () => {
  const pair = { access_token: 'new', token_type: 'bearer', expires_in: 60, refresh_token: 'next' };
  const tokens = { access_token: 'new', expires_in: 60, refresh_token: 'next' };
  const json = JSON.stringify(pair);
  it.each<[string, number, string | Buffer, Record<string, string>]>([
    ['with 202', 202, json, {}],
    ['with 203', 203, json, {}],
    ['with a byte order mark', 200, `\uFEFF${json}`, {}],
    ['compressed with gzip', 200, gzipSync(json), { 'content-encoding': 'gzip' }],
    ['that is said to be compressed and is not', 200, json, { 'content-encoding': 'gzip' }],
    [
      'as a form',
      200,
      new URLSearchParams({ ...pair, expires_in: '60' }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['as text/html', 200, json, { 'content-type': 'text/html' }],
  ])('%s', async (_what, status, body, headers) => {
    answer = { status, body, headers };
    expect(await refreshTokens(contextOf(), { refresh_token: 'old' })).toEqual(tokens);
  });
});

/** Recorded and documented bodies of restfb; Facebook's own rule reads them. */
const samples = new URL('../../../shared/upstream/facebook-marketing/restfb-json/', import.meta.url);
// Vendors' documents and recordings lie beside this project and are no part of it: left out where they are not there
// (2026-11-28).
const withSamples = existsSync(samples) ? describe : describe.skip;
withSamples('what Facebook says of a token', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, samples), 'utf8')) as { data?: object };
  const rule = (): OauthRule => ({
    ...facebookMarketing.oauth!,
    inspection: { ...facebookMarketing.oauth!.inspection!, url: 'https://api.test-desk.example/debug_token' },
  });

  it.each<[string, object]>([
    ['data-debug-token-info.json', { scope: 'email publish_actions' }], // has ended long ago
    ['debug-token-info-3.json', { scope: 'pages_show_list instagram_basic public_profile' }],
    ['debug-token-info-4.json', { scope: 'email publish_actions' }], // 0: never ends
  ])('%s', async (name, found) => {
    const info = read(name);
    answer = { status: 200, body: info.data ? info : { data: info } };
    expect(await inspectToken(contextOf(rule()), { access_token: 'long' })).toEqual({ access_token: 'long', ...found });
    expect([seen.method, seen.url.pathname, seen.url.search]).toEqual(['GET', '/debug_token', '?input_token=long']);
  });

  it('tells the life of a token whose answer did not', async () => {
    answer = {
      status: 200,
      body: { data: { ...read('debug-token-info-4.json'), expires_at: Math.floor(Date.now() / 1000) + 5_183_944 } },
    };
    const { expires_in } = await inspectToken(contextOf(rule()), { access_token: 'long' });
    expect(Math.abs(expires_in! - 5_183_944)).toBeLessThan(60);
    expect((await inspectToken(contextOf(rule()), { access_token: 'long', expires_in: 60 })).expires_in).toBe(60);
  });

  it.each<[string, number, unknown, object]>([
    [
      'a token that is not valid',
      200,
      { data: { is_valid: false, scopes: [], error: { code: 190 } } },
      { kind: 'failed', code: 'status_200' },
    ],
    ['an outage', 503, '', { kind: 'failed', code: 'status_503' }],
    ['a page', 200, '<html>', { kind: 'failed', code: 'status_200' }],
  ])('nothing that could be believed: %s', async (_what, status, body, failure) => {
    answer = { status, body };
    expect(await failureOf(inspectToken(contextOf(rule()), { access_token: 'long' }))).toEqual(failure);
  });

  it.each<[string, object]>([
    ['exampleOauthError.json', { kind: 'failed', code: 'status_400' }], // the old form of a code that is refused
    ['oauthExampleError.json', { kind: 'failed', code: '1' }],
    ['exampleError.json', { kind: 'refused' }], // 190/460
  ])('an error instead of a token: %s', async (name, failure) => {
    answer = { status: 400, body: read(name) };
    expect(
      await failureOf(refreshTokens(contextOf({ ...rule(), token_url: plain.token_url }), { access_token: 'old' })),
    ).toEqual(failure);
  });
});
