/** A fake vendor with OAuth, on loopback: authorisation page, token endpoint, and an API that takes the tokens it has issued. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAuthorizationServer, type AuthorizationRequest, type AuthorizationServer, type AuthorizationServerOptions } from './authorization-server.ts';
import { authorizationPage } from './authorization-page.ts';

/** What the token endpoint does instead of answering at once. The vendor acts first: a slow answer is that of a vendor that has rotated already. */
export type TokenFault =
  | { kind: 'slow'; delay_ms: number }
  /** Nothing was done, and nothing comes. */
  | { kind: 'hang' }
  | { kind: 'status'; status: number; body?: unknown }
  | { kind: 'reset' }
  | { kind: 'malformed' }
  /** It has acted, and the answer is lost. */
  | { kind: 'swallow' };

export interface OauthVendorOptions extends AuthorizationServerOptions {
  /** Where the pages are. */
  authorize_path?: string;
  token_path?: string;
  /** Status of a good token answer. */
  token_status?: number;
  /** The API: what it answers to an account, by path. */
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
  /** Makes the API refuse every token. */
  refuse_all: boolean;
  close(): Promise<void>;
}

/** The answers of a support desk with two tickets. */
const deskApi = (account: string, path: string): unknown => {
  if (path === '/api/v2/users/me') return { user: { id: account.length, name: account, email: `${account}@example.com` } };
  if (path === '/api/v2/tickets') return { tickets: [{ id: 35436, subject: `Ticket of ${account}` }, { id: 35437, subject: 'Another' }], meta: { has_more: false, after_cursor: null }, links: {} };
  return undefined;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(typeof body === 'string' ? body : JSON.stringify(body));
}

export async function startOauthVendor(options: OauthVendorOptions): Promise<OauthVendor> {
  const { authorize_path = '/oauth/authorizations/new', token_path = '/oauth/tokens', token_status = 201, api = deskApi } = options;
  const server = createAuthorizationServer(options);
  const timers = new Set<NodeJS.Timeout>();

  const requestOf = (query: URLSearchParams): AuthorizationRequest => ({
    client_id: query.get('client_id') ?? '',
    redirect_uri: query.get('redirect_uri') ?? '',
    scope: query.get('scope') ?? '',
    state: query.get('state'),
    code_challenge: query.get('code_challenge_method') === 'S256' ? query.get('code_challenge') : null,
  });

  async function authorize(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const asked = requestOf(query);
    const wrong = server.checkRequest(asked);
    if (wrong) return json(response, 400, { error: 'invalid_request', error_description: wrong });
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(authorizationPage(asked, server.options.accounts));
      return;
    }
    const decision = new URLSearchParams(await readBody(request));
    const scope = decision.get('scope') ?? asked.scope;
    const answer = decision.get('decision') === 'allow' ? server.allow(asked, decision.get('account') ?? server.options.accounts[0]!, scope) : server.deny(asked);
    response.writeHead(303, { location: `${asked.redirect_uri}${asked.redirect_uri.includes('?') ? '&' : '?'}${answer}` }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content_type = request.headers['content-type'] ?? '';
    const body = await readBody(request);
    vendor.token_bodies.push({ content_type, body });
    const parameters = /json/.test(content_type) ? (JSON.parse(body) as Record<string, unknown>) : Object.fromEntries(new URLSearchParams(body));
    const fault = vendor.faults.shift() ?? vendor.always;
    if (fault?.kind === 'hang' || fault?.kind === 'reset' || fault?.kind === 'status') server.counts.token_requests++;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
    if (fault?.kind === 'status') return json(response, fault.status, fault.body ?? { error: 'temporarily_unavailable' });
    const reply = server.token(parameters);
    if (fault?.kind === 'swallow') return;
    if (fault?.kind === 'malformed') return json(response, 200, '<html>');
    const send = () => json(response, reply.status === 200 ? token_status : reply.status, reply.body);
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
      if (pathname === authorize_path) return authorize(request, response, searchParams);
      if (pathname === token_path) return token(request, response);
      request.resume();
      const account = vendor.refuse_all ? undefined : server.accountOf(request.headers.authorization);
      vendor.api_calls.push({ path: pathname, account });
      if (account === undefined) return json(response, 401, { error: 'invalid_token', error_description: 'The access token provided is expired, revoked, malformed or invalid for other reasons.' });
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
