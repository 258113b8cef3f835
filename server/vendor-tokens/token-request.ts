import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  ClientSecretPost,
  customFetch,
  genericTokenEndpointRequest,
  None,
  nopkce,
  processAuthorizationCodeResponse,
  processGenericTokenEndpointResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  ResponseBodyError,
  validateAuthResponse,
  type AuthorizationServer,
  type Client,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import type { OauthRule } from '../connector-types/definition/define.ts';
import type { Connector } from '../connector-types/registry.ts';
import { compileBase } from '../execution/request/build-request.ts';
import { readPath } from '../execution/response/read-path.ts';
import type { Runtime } from '../execution/runtime.ts';
import { NoAnswer, sendOnce, tokenFetch } from './token-endpoint.ts';

/** An OAuth client at a vendor. */
export interface OauthClient {
  client_id: string;
  client_secret?: string | undefined;
}

export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  /** Seconds; absent where the vendor does not tell. */
  expires_in?: number;
  refresh_token_expires_in?: number;
  scope?: string;
}

/** What came instead of tokens. */
export type TokenFailure =
  /** The vendor's final word on this code or token. */
  | { kind: 'refused' }
  /** The vendor has answered, and not with tokens: it has not rotated. */
  | { kind: 'failed'; code: string }
  /** No usable answer: the vendor may have rotated. */
  | { kind: 'unanswered'; by: 'timeout' | 'transport' | 'stopped' | 'malformed' };

export class TokenRequestError extends Error {
  readonly failure: TokenFailure;
  constructor(failure: TokenFailure, cause: unknown) {
    super(failure.kind, { cause });
    this.failure = failure;
  }
}

/** What one request needs to know. */
export interface TokenContext {
  connector: Connector & { mapping: { oauth: OauthRule } };
  client: OauthClient;
  environment: Readonly<Record<string, string>>;
  runtime: Runtime;
  timeout_ms: number;
}

/** The vendor's address for this environment, or the same path where another origin stands in for it. */
export function vendorUrl(
  { contract }: Connector,
  template: string,
  environment: Readonly<Record<string, string>>,
  runtime: Runtime,
): string {
  const base = compileBase(contract, template);
  const own = base.origin(environment);
  return (runtime.upstreamOf(contract.connector_type) ?? own) + base.path(environment);
}

const isReplaced = ({ connector, runtime }: TokenContext): boolean =>
  runtime.upstreamOf(connector.contract.connector_type) !== undefined;

function prepare(context: TokenContext): {
  as: AuthorizationServer;
  client: Client;
  auth: ReturnType<typeof None>;
  options: object;
  rule: OauthRule;
} {
  const { connector, environment, runtime, client } = context;
  const rule = connector.mapping.oauth;
  const token_endpoint = vendorUrl(connector, rule.token_url, environment, runtime);
  const replaced = isReplaced(context);
  return {
    as: { issuer: new URL(token_endpoint).origin, token_endpoint },
    client: { client_id: client.client_id },
    auth: client.client_secret === undefined ? None() : ClientSecretPost(client.client_secret),
    options: {
      [customFetch]: tokenFetch(rule, runtime, { replaced, timeout_ms: context.timeout_ms }),
      [allowInsecureRequests]: replaced, // only a stand-in for a vendor may be plain http
    },
    rule,
  };
}

const constantParameters = (rule: OauthRule) =>
  Object.fromEntries(Object.entries(rule.token_params ?? {}).map(([name, value]) => [name, String(value)]));

async function ask(work: () => Promise<TokenEndpointResponse>): Promise<TokenAnswer> {
  try {
    const { access_token, refresh_token, expires_in, scope, refresh_token_expires_in } = await work();
    const life = Number(refresh_token_expires_in);
    return {
      access_token,
      ...(refresh_token !== undefined && refresh_token !== '' && { refresh_token }),
      ...(expires_in !== undefined && expires_in > 0 && { expires_in }),
      ...(Number.isFinite(life) && life > 0 && { refresh_token_expires_in: life }),
      ...(scope !== undefined && { scope }),
    };
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): TokenRequestError {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof NoAnswer) return new TokenRequestError({ kind: 'unanswered', by: at.kind }, error);
  }
  if (error instanceof ResponseBodyError) {
    return new TokenRequestError(
      error.error === 'invalid_grant' ? { kind: 'refused' } : { kind: 'failed', code: error.error },
      error,
    );
  }
  const response = (error as { cause?: unknown }).cause;
  if (response instanceof Response && response.status === 503)
    return new TokenRequestError({ kind: 'failed', code: 'unavailable' }, error);
  return new TokenRequestError({ kind: 'unanswered', by: 'malformed' }, error);
}

/** RFC 6749, section 6, or the vendor's exchange of a token that still works. */
export function refreshTokens(context: TokenContext, tokens: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  return ask(async () => {
    const { as, client, auth, options, rule } = prepare(context);
    if (rule.exchange) {
      const { grant_type, token_param } = rule.exchange;
      const parameters = { ...constantParameters(rule), [token_param]: tokens['access_token'] ?? '' };
      return processGenericTokenEndpointResponse(
        as,
        client,
        await genericTokenEndpointRequest(as, client, auth, grant_type, parameters, options),
      );
    }
    const additionalParameters = constantParameters(rule);
    return processRefreshTokenResponse(
      as,
      client,
      await refreshTokenGrantRequest(as, client, auth, tokens['refresh_token'] ?? '', {
        ...options,
        additionalParameters,
      }),
    );
  });
}

/** RFC 6749, section 4.1.3, with the verifier of RFC 7636 where the vendor knows it. */
export function exchangeCode(
  context: TokenContext,
  code: string,
  redirect_uri: string,
  verifier: string,
): Promise<TokenAnswer> {
  return ask(async () => {
    const { as, client, auth, options, rule } = prepare(context);
    const callback = validateAuthResponse(as, client, new URLSearchParams({ code, state: 's' }), 's'); // the state was checked before, against the browser
    const parameters = {
      ...constantParameters(rule),
      ...(rule.token_request === 'json' && { scope: rule.scopes.join(' ') }),
    };
    const answer = await authorizationCodeGrantRequest(
      as,
      client,
      auth,
      callback,
      redirect_uri,
      rule.pkce ? verifier : nopkce,
      { ...options, additionalParameters: parameters },
    );
    return processAuthorizationCodeResponse(as, client, answer);
  });
}

/**
 * What the vendor says about a token, where another address of it tells more than its token response. Throws
 * TokenRequestError: without a response the outcome is unknown.
 */
export async function inspectToken(context: TokenContext, answer: TokenAnswer): Promise<TokenAnswer> {
  const { connector, client, environment, runtime } = context;
  const { inspection } = connector.mapping.oauth;
  if (!inspection) return answer;
  const bearer = inspection.bearer.replace(/\{(\w+)\}/g, (_all, name: keyof OauthClient) => client[name] ?? '');
  const url = `${vendorUrl(connector, inspection.url, environment, runtime)}?${new URLSearchParams({ [inspection.token_param]: answer.access_token })}`;
  const { status, text } = await sendOnce(
    { method: 'GET', url, headers: { authorization: `Bearer ${bearer}` } },
    runtime,
    { replaced: isReplaced(context), timeout_ms: context.timeout_ms },
  ).catch((error: unknown) => {
    throw failureOf(error);
  });
  const body = status === 200 ? parsed(text) : undefined;
  const scopes = readPath(inspection.scopes)(body);
  if (readPath(inspection.valid)(body) !== true || !Array.isArray(scopes))
    throw new TokenRequestError({ kind: 'failed', code: `status_${status}` }, undefined);
  const ends_s = Number(readPath(inspection.expires_at)(body));
  const left_s = Math.floor(ends_s - Date.now() / 1000);
  return { ...(left_s > 0 && { expires_in: left_s }), ...answer, scope: scopes.join(' ') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
