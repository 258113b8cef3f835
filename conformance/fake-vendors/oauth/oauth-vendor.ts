/**
 * A fake vendor with OAuth, on loopback: authorization page, token endpoint, and an API that takes the tokens it has
 * issued.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send as answerWith } from '../send.ts';
import type { VendorRequest } from '../vendor.ts';
import {
  createAuthorizationServer,
  type AuthorizationServer,
  type AuthorizationServerOptions,
} from './authorization-server.ts';
import { oauthEndpoints, parametersOf, type OauthDialect } from './endpoints.ts';

/**
 * What the token endpoint does instead of answering at once. The vendor acts first: a slow answer is that of a vendor
 * that has rotated already.
 */
export type TokenFault =
  | { kind: 'slow'; delay_ms: number }
  /** Nothing was done, and nothing comes. */
  | { kind: 'hang' }
  | { kind: 'status'; status: number; body?: unknown }
  | { kind: 'reset' }
  | { kind: 'malformed' }
  /** The request took effect, and the response is lost. */
  | { kind: 'swallow' };

export interface OauthVendorOptions extends AuthorizationServerOptions, Partial<OauthDialect> {
  /** The API: what it returns to an account, by path. */
  api?: (account: string, path: string) => unknown;
}

export interface OauthVendor {
  base_url: string;
  server: AuthorizationServer;
  /** For the next token requests, one each; `always` for all of them. */
  faults: TokenFault[];
  always: TokenFault | undefined;
  api_calls: Array<{ path: string; account: string | undefined }>;
  /** The bodies of token requests, as they came. */
  token_bodies: Array<{ content_type: string; body: string }>;
  /** Hears of each refresh token that comes, and whether new tokens were issued for it. */
  on_refresh?: (refresh_token: string, issued: boolean) => void;
  /** Makes the API refuse every token. */
  refuse_all: boolean;
  close(): Promise<void>;
}

/** The responses of a support desk with two tickets. */
const deskApi = (account: string, path: string): unknown => {
  if (path === '/api/v2/users/me')
    return { user: { id: account.length, name: account, email: `${account}@example.com` } };
  if (path === '/api/v2/tickets')
    return {
      tickets: [
        { id: 35436, subject: `Ticket of ${account}` },
        { id: 35437, subject: 'Another' },
      ],
      meta: { has_more: false, after_cursor: null },
      links: {},
    };
  return undefined;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

export async function startOauthVendor(options: OauthVendorOptions): Promise<OauthVendor> {
  const { api = deskApi } = options;
  const dialect: OauthDialect = {
    authorize_path: '/oauth/authorizations/new',
    token_path: '/oauth/tokens',
    token_status: 201,
    ...options,
  };
  const server = createAuthorizationServer(options);
  const endpoints = oauthEndpoints(server, dialect);
  const timers = new Set<NodeJS.Timeout>();

  function token(asked: VendorRequest, request: IncomingMessage, response: ServerResponse, now: string): void {
    vendor.token_bodies.push({
      content_type: asked.headers['content-type'] ?? '',
      body: asked.method === 'GET' ? asked.query.toString() : asked.body,
    });
    const fault = vendor.faults.shift() ?? vendor.always;
    if (fault?.kind === 'hang' || fault?.kind === 'reset' || fault?.kind === 'status') server.counts.token_requests++;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
    if (fault?.kind === 'status')
      return json(response, fault.status, fault.body ?? { error: 'temporarily_unavailable' });
    const refreshed = server.counts.refreshed;
    const reply = endpoints.token(asked);
    const { refresh_token } = parametersOf(asked);
    if (typeof refresh_token === 'string') vendor.on_refresh?.(refresh_token, server.counts.refreshed > refreshed);
    if (fault?.kind === 'swallow') return;
    if (fault?.kind === 'malformed') return json(response, 200, '<html>');
    const send = () => answerWith(response, reply, now);
    if (fault?.kind !== 'slow') return send();
    const timer = setTimeout(() => {
      timers.delete(timer);
      send();
    }, fault.delay_ms);
    timers.add(timer);
  }

  const http = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor');
    const work = async () => {
      const { method = 'GET', url = '/', headers } = request;
      const asked: VendorRequest = {
        method,
        path: pathname,
        url,
        query: searchParams,
        headers,
        body: await readBody(request),
      };
      const now = new Date().toUTCString();
      if (pathname === dialect.token_path) return token(asked, request, response, now);
      const page = endpoints.answer(asked);
      if (page) return answerWith(response, page, now);
      const account = vendor.refuse_all ? undefined : server.accountOf(request.headers.authorization);
      vendor.api_calls.push({ path: pathname, account });
      if (account === undefined)
        return json(response, 401, {
          error: 'invalid_token',
          error_description: 'The access token provided is expired, revoked, malformed or invalid for other reasons.',
        });
      const found = api(account, pathname);
      return found === undefined ? json(response, 404, { error: 'RecordNotFound' }) : json(response, 200, found);
    };
    work().catch((error: unknown) => json(response, 500, { fake_vendor_error: String(error) }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const vendor: OauthVendor = {
    base_url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    server,
    faults: [],
    always: undefined,
    api_calls: [],
    token_bodies: [],
    refuse_all: false,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return vendor;
}
