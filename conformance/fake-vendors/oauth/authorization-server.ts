/**
 * The OAuth 2.0 side of a fake vendor, as strict as the strictest real one: codes live 120 s and once, PKCE (RFC 7636)
 * is checked, each refresh replaces both tokens, and a spent refresh token that comes again ends the whole family (RFC
 * 9700, section 4.14.2).
 */
import { createHash, randomBytes } from 'node:crypto';
import { createClock, type Clock } from '../clock.ts';

export interface OauthClientOptions {
  client_id: string;
  client_secret: string;
  redirect_uris: string[];
}

export interface AuthorizationServerOptions {
  clients: OauthClientOptions[];
  /** The accounts that can consent; a token acts for one of them. */
  accounts: string[];
  scopes?: string[];
  /** Null: tokens that do not expire, and no `expires_in` in the response. */
  access_life_s?: number | null;
  refresh_life_s?: number | null;
  /** False: refresh tokens stay valid, and the response to a refresh has none. */
  rotates?: boolean;
  /** Instead of refresh tokens: a token that still works is exchanged for one that lives longer. */
  exchange?: { grant_type: string; token_param: string; life_s: number };
  /** Whether a token answer says which scopes were granted. */
  tells_scope?: boolean;
  code_life_s?: number;
  clock?: Clock;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface AuthorizationRequest {
  client_id: string;
  redirect_uri: string;
  scope: string;
  state: string | null;
  code_challenge: string | null;
}

interface Family {
  account: string;
  client_id: string;
  scope: string;
  revoked: boolean;
}

export type Refusal = { status: 400 | 401; body: { error: string; error_description: string } };
export type TokenReply = Refusal | { status: 200; body: Record<string, unknown> };

const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('base64url')}`;
const refuse = (error: string, error_description: string, status: 400 | 401 = 400): Refusal => ({
  status,
  body: { error, error_description },
});
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

export type AuthorizationServer = ReturnType<typeof createAuthorizationServer>;

export function createAuthorizationServer(given: AuthorizationServerOptions) {
  const options = {
    scopes: ['read', 'write'],
    access_life_s: 1800 as number | null,
    refresh_life_s: 2_592_000 as number | null,
    rotates: true,
    tells_scope: true,
    code_life_s: 120,
    ...given,
  };
  const clock = options.clock ?? createClock();
  const codes = new Map<
    string,
    { request: AuthorizationRequest; account: string; scope: string; expires_at: number; family?: Family }
  >();
  const access = new Map<string, { family: Family; expires_at: number; issued_at: number }>();
  const refreshes = new Map<string, { family: Family; spent: boolean; access_token: string }>();
  const families = new Set<Family>();
  const counts = { token_requests: 0, codes_exchanged: 0, refreshed: 0, reuses: 0, refused: 0 };

  function issue(
    family: Family,
    refresh_token?: string,
    access_life_s = options.access_life_s,
  ): Record<string, unknown> {
    families.add(family);
    const access_token = secret('at');
    const { refresh_life_s } = options;
    access.set(access_token, {
      family,
      issued_at: clock.now(),
      expires_at: access_life_s === null ? Infinity : clock.now() + access_life_s * 1000,
    });
    const fresh = refresh_token === undefined && !options.exchange ? secret('rt') : undefined;
    const kept = fresh ?? refresh_token;
    if (kept !== undefined) refreshes.set(kept, { family, spent: false, access_token });
    return {
      access_token,
      token_type: 'bearer',
      ...(options.tells_scope && { scope: family.scope }),
      ...(fresh !== undefined && { refresh_token: fresh }),
      ...(access_life_s !== null && { expires_in: access_life_s }),
      ...(fresh !== undefined && refresh_life_s !== null && { refresh_token_expires_in: refresh_life_s }),
    };
  }

  function clientOf(parameters: Record<string, unknown>): OauthClientOptions | Refusal {
    const client = options.clients.find((each) => each.client_id === parameters['client_id']);
    return client && client.client_secret === parameters['client_secret']
      ? client
      : refuse('invalid_client', 'Client authentication failed', 401);
  }

  function exchange(client: OauthClientOptions, parameters: Record<string, unknown>): TokenReply {
    const code = codes.get(String(parameters['code']));
    if (!code || code.request.client_id !== client.client_id) return refuse('invalid_grant', 'The code is unknown');
    if (code.family) {
      code.family.revoked = true;
      return refuse('invalid_grant', 'The code was used before');
    }
    if (code.expires_at <= clock.now()) return refuse('invalid_grant', 'The code has expired');
    if (parameters['redirect_uri'] !== code.request.redirect_uri)
      return refuse('invalid_grant', 'redirect_uri differs');
    const { code_challenge } = code.request;
    if (code_challenge !== null && challengeOf(String(parameters['code_verifier'] ?? '')) !== code_challenge)
      return refuse('invalid_grant', 'code_verifier is wrong');
    code.family = { account: code.account, client_id: client.client_id, scope: code.scope, revoked: false };
    counts.codes_exchanged++;
    return { status: 200, body: issue(code.family) };
  }

  function refresh(client: OauthClientOptions, parameters: Record<string, unknown>): TokenReply {
    const token = String(parameters['refresh_token']);
    const known = refreshes.get(token);
    if (!known || known.family.client_id !== client.client_id || known.family.revoked)
      return refuse('invalid_grant', 'The refresh token is not valid');
    if (known.spent) {
      known.family.revoked = true;
      counts.reuses++;
      return refuse('invalid_grant', 'The refresh token was used before');
    }
    counts.refreshed++;
    access.delete(known.access_token);
    if (!options.rotates) return { status: 200, body: issue(known.family, token) };
    known.spent = true;
    return { status: 200, body: issue(known.family) };
  }

  /** What an access token is, while it works. */
  function described(token: string) {
    const known = access.get(token);
    return known && !known.family.revoked && known.expires_at > clock.now()
      ? { ...known.family, issued_at: known.issued_at, expires_at: known.expires_at }
      : undefined;
  }

  function exchangeToken(
    client: OauthClientOptions,
    { token_param, life_s }: NonNullable<AuthorizationServerOptions['exchange']>,
    parameters: Record<string, unknown>,
  ): TokenReply {
    const token = String(parameters[token_param]);
    const known = described(token);
    if (!known || known.client_id !== client.client_id)
      return refuse('invalid_grant', 'The token has ended, or is of another client');
    counts.refreshed++;
    return { status: 200, body: issue(access.get(token)!.family, undefined, life_s) };
  }

  function grant(client: OauthClientOptions, parameters: Record<string, unknown>): TokenReply {
    const { exchange: rule } = options;
    switch (parameters['grant_type']) {
      case rule?.grant_type:
        if (rule) return exchangeToken(client, rule, parameters);
        break;
      case 'authorization_code':
        return exchange(client, parameters);
      case 'refresh_token':
        if (!rule) return refresh(client, parameters);
    }
    return refuse('unsupported_grant_type', 'No such grant');
  }

  return {
    options,
    clock,
    counts,
    described,
    /** Says what is wrong with an authorization request, if anything is. */
    checkRequest(request: AuthorizationRequest): string | undefined {
      const client = options.clients.find((each) => each.client_id === request.client_id);
      if (!client) return 'unknown client';
      return client.redirect_uris.some((uri) => request.redirect_uri.startsWith(uri))
        ? undefined
        : 'redirect_uri is not registered';
    },
    /** The user agrees: the query of the redirect. */
    allow(request: AuthorizationRequest, account: string, scope = request.scope): URLSearchParams {
      const code = secret('code');
      codes.set(code, { request, account, scope, expires_at: clock.now() + options.code_life_s * 1000 });
      return new URLSearchParams({ code, ...(request.state !== null && { state: request.state }) });
    },
    deny: (request: AuthorizationRequest) =>
      new URLSearchParams({
        error: 'access_denied',
        error_description: 'The end-user denied the request',
        ...(request.state !== null && { state: request.state }),
      }),
    token(parameters: Record<string, unknown>): TokenReply {
      counts.token_requests++;
      const client = clientOf(parameters);
      const reply = 'status' in client ? client : grant(client, parameters);
      if (reply.status !== 200) counts.refused++;
      return reply;
    },
    /** Whose token this is, while it works. */
    accountOf: (authorization: string | undefined): string | undefined =>
      described(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')?.account,
    /** Tokens as if the account had consented before. */
    issueTokens(account: string, client_id = options.clients[0]!.client_id): Tokens {
      const { access_token, refresh_token } = issue({
        account,
        client_id,
        scope: options.scopes.join(' '),
        revoked: false,
      });
      return { access_token: access_token as string, refresh_token: refresh_token as string };
    },
    /** Ends access tokens without a word, of one account or all. */
    expireAccess: (account?: string) =>
      access.forEach((each) => (account === undefined || each.family.account === account) && (each.expires_at = 0)),
    /** What a refresh token is worth. */
    stateOf(refresh_token: string): 'current' | 'spent' | 'revoked' | 'unknown' {
      const known = refreshes.get(refresh_token);
      if (!known) return 'unknown';
      if (known.family.revoked) return 'revoked';
      return known.spent ? 'spent' : 'current';
    },
    revokeAll: () => families.forEach((family) => (family.revoked = true)),
  };
}
