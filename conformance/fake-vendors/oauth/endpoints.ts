/**
 * The addresses of a fake vendor's OAuth: what they answer to a request, or undefined where a request is for something
 * else.
 */
import { json, type Answer, type VendorRequest } from '../vendor.ts';
import { authorizationPage } from './authorization-page.ts';
import type { AuthorizationRequest, AuthorizationServer, Refusal } from './authorization-server.ts';

/** Where and how a vendor speaks OAuth. */
export interface OauthDialect {
  authorize_path: string;
  token_path: string;
  /** Status of a good token answer. */
  token_status?: number;
  /** The vendor's own form of a refusal, where it is not that of RFC 6749, section 5.2. */
  refusal?: (refusal: Refusal) => Answer;
}

export interface OauthEndpoints {
  answer(request: VendorRequest): Answer | undefined;
  authorize(request: VendorRequest): Answer;
  token(request: VendorRequest): Answer;
}

const requestOf = (query: URLSearchParams): AuthorizationRequest => ({
  client_id: query.get('client_id') ?? '',
  redirect_uri: query.get('redirect_uri') ?? '',
  scope: query.get('scope') ?? '',
  state: query.get('state'),
  code_challenge: query.get('code_challenge_method') === 'S256' ? query.get('code_challenge') : null,
});

export function parametersOf({ method, query, headers, body }: VendorRequest): Record<string, unknown> {
  if (method === 'GET') return Object.fromEntries(query);
  return /json/.test(headers['content-type'] ?? '')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
}

export function oauthEndpoints(
  server: AuthorizationServer,
  { authorize_path, token_path, token_status = 200, refusal }: OauthDialect,
): OauthEndpoints {
  const endpoints: OauthEndpoints = {
    answer: (request) =>
      request.path === authorize_path
        ? endpoints.authorize(request)
        : request.path === token_path
          ? endpoints.token(request)
          : undefined,
    authorize({ method, query, body }) {
      const asked = requestOf(query);
      const wrong = server.checkRequest(asked);
      if (wrong) return json(400, { error: 'invalid_request', error_description: wrong });
      if (method !== 'POST')
        return {
          status: 200,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
          body: Buffer.from(authorizationPage(asked, server.options.accounts)),
        };
      const decision = new URLSearchParams(body);
      // The form names every scope that stays ticked; a request without the field grants them all.
      const scope = decision.has('scope') ? decision.getAll('scope').filter(Boolean).join(' ') : asked.scope;
      const answer =
        decision.get('decision') === 'allow'
          ? server.allow(asked, decision.get('account') ?? server.options.accounts[0]!, scope)
          : server.deny(asked);
      return {
        status: 303,
        headers: { Location: `${asked.redirect_uri}${asked.redirect_uri.includes('?') ? '&' : '?'}${answer}` },
        body: Buffer.alloc(0),
      };
    },
    token(request) {
      const reply = server.token(parametersOf(request));
      if (reply.status === 200) return json(token_status, reply.body);
      return refusal ? refusal(reply) : json(reply.status, reply.body);
    },
  };
  return endpoints;
}
