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
import type { OauthRule } from '../connectors/define.ts';
import type { Connector } from '../connectors/registry.ts';
import { compileBase } from '../execution/build-request.ts';
import type { Runtime } from '../execution/runtime.ts';
import { NoAnswer, tokenFetch } from './token-endpoint.ts';

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
  /** Stops the request; what it was about to bring is lost. */
  signal: AbortSignal;
  timeout_ms: number;
}

/** The vendor's address for this environment, or the same path where another origin stands in for it. */
export function vendorUrl({ contract }: Connector, template: string, environment: Readonly<Record<string, string>>, runtime: Runtime): string {
  const base = compileBase(contract, template);
  const own = base.origin(environment);
  return (runtime.upstreamOf(contract.connector_type) ?? own) + base.path;
}

function prepare(context: TokenContext): { as: AuthorizationServer; client: Client; auth: ReturnType<typeof None>; options: object; rule: OauthRule } {
  const { connector, environment, runtime, client } = context;
  const rule = connector.mapping.oauth;
  const token_endpoint = vendorUrl(connector, rule.token_url, environment, runtime);
  const replaced = runtime.upstreamOf(connector.contract.connector_type) !== undefined;
  return {
    as: { issuer: new URL(token_endpoint).origin, token_endpoint },
    client: { client_id: client.client_id },
    auth: client.client_secret === undefined ? None() : ClientSecretPost(client.client_secret),
    options: {
      [customFetch]: tokenFetch(rule, runtime, { replaced, signal: context.signal, timeout_ms: context.timeout_ms }),
      [allowInsecureRequests]: replaced, // only what stands in for a vendor may be plain http
    },
    rule,
  };
}

const constantParameters = (rule: OauthRule) => Object.fromEntries(Object.entries(rule.token_params ?? {}).map(([name, value]) => [name, String(value)]));

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
    return new TokenRequestError(error.error === 'invalid_grant' ? { kind: 'refused' } : { kind: 'failed', code: error.error }, error);
  }
  const response = (error as { cause?: unknown }).cause;
  if (response instanceof Response && response.status === 503) return new TokenRequestError({ kind: 'failed', code: 'unavailable' }, error);
  return new TokenRequestError({ kind: 'unanswered', by: 'malformed' }, error);
}

/** RFC 6749, section 6, or the vendor's exchange of a token that still works. */
export function refreshTokens(context: TokenContext, tokens: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  return ask(async () => {
    const { as, client, auth, options, rule } = prepare(context);
    if (rule.exchange) {
      const { grant_type, token_param } = rule.exchange;
      const parameters = { ...constantParameters(rule), [token_param]: tokens['access_token'] ?? '' };
      return processGenericTokenEndpointResponse(as, client, await genericTokenEndpointRequest(as, client, auth, grant_type, parameters, options));
    }
    const additionalParameters = constantParameters(rule);
    return processRefreshTokenResponse(as, client, await refreshTokenGrantRequest(as, client, auth, tokens['refresh_token'] ?? '', { ...options, additionalParameters }));
  });
}

/** RFC 6749, section 4.1.3, with the verifier of RFC 7636 where the vendor knows it. */
export function exchangeCode(context: TokenContext, code: string, redirect_uri: string, verifier: string): Promise<TokenAnswer> {
  return ask(async () => {
    const { as, client, auth, options, rule } = prepare(context);
    const callback = validateAuthResponse(as, client, new URLSearchParams({ code, state: 's' }), 's'); // the state was checked before, against the browser
    const parameters = { ...constantParameters(rule), ...(rule.token_request === 'json' && { scope: rule.scopes.join(' ') }) };
    const answer = await authorizationCodeGrantRequest(as, client, auth, callback, redirect_uri, rule.pkce ? verifier : nopkce, { ...options, additionalParameters: parameters });
    return processAuthorizationCodeResponse(as, client, answer);
  });
}
