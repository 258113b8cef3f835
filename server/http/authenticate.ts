import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { unauthenticated, type AccessTokens } from '../api-tokens/access-token.ts';
import { Problem } from '../problem.ts';
import { organizationOf } from '../connectors/tenancy.ts';
import type { Route } from './handler.ts';
import type { Local } from './local.ts';
import { present } from '../present.ts';

function bearerToken(request: Request): string {
  const header = request.headers.authorization;
  if (header === undefined) {
    // RFC 6750, 3.1: a request without credentials learns nothing but the scheme.
    throw new Problem(
      'unauthenticated',
      'A bearer token is required. Request one from /api/v1/account/applications/token.',
      { headers: { 'WWW-Authenticate': 'Bearer realm="patchbay"' } },
    );
  }
  const token = /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('The Authorization header must be of the form "Bearer <token>".');
  return token;
}

export function authenticate(
  route: Route,
  tokens: AccessTokens,
  metrics_token: string | null,
): RequestHandler | undefined {
  if (route.auth === 'bearer') {
    return async (request, response, next) => {
      (response.locals as Local).principal = await tokens.verify(bearerToken(request));
      next();
    };
  }
  if (route.auth === 'metrics' && metrics_token !== null) {
    const expected = Buffer.from(metrics_token);
    return (request, _response, next) => {
      const given = Buffer.from(bearerToken(request));
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw unauthenticated('The metrics token is wrong.');
      next();
    };
  }
  return undefined;
}

export const chooseOrganization: RequestHandler = (request, response, next) => {
  const local = response.locals as Local;
  local.organization_id = organizationOf(present(local.principal), request.header('x-organization-id'));
  next();
};

export function requireScopes(route: Route): RequestHandler | undefined {
  if (route.scopes.length === 0) return undefined;
  const needed = route.scopes.join(' ');
  return (_request, response, next) => {
    const missing = route.scopes.filter((scope) => !present((response.locals as Local).principal).scopes.has(scope));
    if (missing.length > 0) {
      throw new Problem('insufficient_scope', `This operation requires the scope ${missing.join(' and ')}.`, {
        headers: { 'WWW-Authenticate': `Bearer realm="patchbay", error="insufficient_scope", scope="${needed}"` },
      });
    }
    next();
  };
}
