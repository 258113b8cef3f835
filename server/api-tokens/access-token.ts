import jwt from 'jsonwebtoken';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { v4 as uuid } from 'uuid';
import { Problem } from '../problem.ts';
import type { Grant } from '../generated/types.gen.ts';
import type { AgentTokenUse } from '../storage/repositories/agent-tokens.ts';
import type { ClientGrant } from '../storage/repositories/clients.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { hashClientSecret, isAgentToken } from './client-secret.ts';
import { present } from '../present.ts';

export const token_life_s = 900;
export const scoped_token_life_s = 1200;
/** How long a client that has lost a scope or a membership may still use it. */
const grant_cache_ms = 10_000;
const leeway_s = 5;

/** The caller: a client, or someone to whom a client gave a token for one customer. */
export interface Principal {
  client_id: string;
  scopes: ReadonlySet<string>;
  /** Organizations that the caller may act for. */
  organization_ids: readonly string[];
  /** The one customer whose connectors a scoped token or an agent token reaches. */
  customer_name?: string;
  /** What of it the token may read; absent: everything. */
  grants?: readonly Grant[];
  /** Whether the caller may start a consent flow through the MCP server. */
  may_connect: boolean;
}

interface Claims {
  sub: string;
  scope: string;
  exp: number;
  iat?: number;
  org?: string;
  customer?: string;
  grants?: Grant[];
}

/** A token with grants reads only: what it does not cover could be changed, or found out, by changing a connector. */
const granted_scopes: ReadonlySet<string> = new Set(['connectors:read', 'execute']);

/** What a scoped token is for. */
export interface TokenScope {
  organization_id: string;
  customer_name: string;
  grants: readonly Grant[] | undefined;
}

export interface AccessTokens {
  issue(grant: ClientGrant, scopes: string[]): string;
  issueScoped(principal: Principal, scope: TokenScope): string;
  /** Throws 401 Problems. */
  verify(token: string): Promise<Principal>;
}

const challenge = (error: string, description: string) => ({
  'WWW-Authenticate': `Bearer realm="patchbay", error="${error}", error_description="${description}"`,
});

export const unauthenticated = (detail: string, extras: ConstructorParameters<typeof Problem>[2] = {}) =>
  new Problem('unauthenticated', detail, { headers: challenge('invalid_token', 'The token is not valid'), ...extras });

/**
 * ES256 JWTs of RFC 9068 (`at+jwt`). The algorithm is ours, never the token's. Scopes and memberships are those of the
 * database, intersected with the token's: a token outlives no right by more than the cache.
 */
export function createAccessTokens(options: {
  ring: KeyRing;
  public_url: () => string;
  findGrant: (client_id: string) => Promise<ClientGrant | undefined>;
  /** Tokens for a customer that were issued before this time, in milliseconds, are not valid. */
  refusedBefore: (customer: { organization_id: string; customer_name: string }) => Promise<number>;
  agents: {
    find(token_hash: string): Promise<AgentTokenUse | undefined>;
    noteUse(id: string): Promise<void>;
  };
}): AccessTokens {
  const { ring } = options;
  const audience = () => `${options.public_url()}/api/v1`;
  const verified = new LRUCache<string, Claims>({ max: 10_000 });
  const grants = new LRUCache<string, Promise<ClientGrant | undefined>>({ max: 10_000, ttl: grant_cache_ms });

  const sign = (claims: Record<string, unknown>, life_s: number) =>
    jwt.sign(claims, present(ring.signing.keys.get(ring.signing.active)).private, {
      algorithm: 'ES256',
      keyid: ring.signing.active,
      header: { alg: 'ES256', typ: 'at+jwt', kid: ring.signing.active },
      issuer: options.public_url(),
      audience: audience(),
      expiresIn: life_s,
      jwtid: uuid(),
    });

  const grantOf = (client_id: string): Promise<ClientGrant | undefined> => {
    const known = grants.get(client_id);
    if (known) return known;
    const loading = options.findGrant(client_id);
    grants.set(client_id, loading);
    loading.catch(() => grants.delete(client_id)); // an outage is not a verdict
    return loading;
  };

  const check = (token: string): Claims => {
    try {
      const kid = jwt.decode(token, { complete: true })?.header.kid;
      const key = kid === undefined ? undefined : ring.signing.keys.get(kid);
      if (!key) throw new Error('no signing key of ours has this kid');
      const { header, payload } = jwt.verify(token, key.public, {
        algorithms: ['ES256'],
        issuer: options.public_url(),
        audience: audience(),
        clockTolerance: leeway_s,
        complete: true,
      });
      if (
        header.typ !== 'at+jwt' ||
        typeof payload === 'string' ||
        typeof payload.sub !== 'string' ||
        typeof payload['scope'] !== 'string' ||
        typeof payload.exp !== 'number'
      ) {
        throw new Error('not an access token');
      }
      return payload as unknown as Claims;
    } catch (error) {
      if (error instanceof jwt.TokenExpiredError) {
        throw new Problem(
          'token_expired',
          'The token has expired. Request a new one from /api/v1/account/applications/token.',
          { headers: challenge('invalid_token', 'The token has expired') },
        );
      }
      throw unauthenticated(
        'The bearer token is not one that this service accepts. Ask /api/v1/account/applications/token for one.',
        { cause: error },
      );
    }
  };

  /** The row is read for every request, so a revoked token is refused at once in every process. */
  const verifyAgent = async (token: string): Promise<Principal> => {
    const use = await options.agents.find(hashClientSecret(token));
    if (!use) throw unauthenticated('The agent token does not exist or has been revoked.');
    if (use.expired)
      throw new Problem('token_expired', 'The agent token has expired. Create a new one.', {
        headers: challenge('invalid_token', 'The token has expired'),
      });
    const { row } = use;
    const grant = await grantOf(row.client_id);
    if (!grant) throw unauthenticated('The client that created this token no longer exists or is disabled.');
    if (use.unnoted) await options.agents.noteUse(row.id);
    return {
      client_id: grant.client_id,
      scopes: new Set(grant.scopes.filter((scope) => granted_scopes.has(scope))),
      organization_ids: grant.organization_ids.filter((id) => id === row.organization_id),
      customer_name: row.customer_name,
      ...(row.grants === null ? {} : { grants: JSON.parse(row.grants) as Grant[] }),
      may_connect: grant.scopes.includes('connectors:write'),
    };
  };

  return {
    issue: (grant, scopes) => sign({ sub: grant.client_id, scope: scopes.join(' ') }, token_life_s),
    issueScoped: (principal, { organization_id, customer_name, grants }) =>
      sign(
        {
          sub: principal.client_id,
          scope: [...principal.scopes]
            .filter((scope) => (grants ? granted_scopes.has(scope) : scope !== 'admin'))
            .join(' '),
          org: organization_id,
          customer: customer_name,
          ...(grants && { grants }),
        },
        scoped_token_life_s,
      ),
    async verify(token) {
      if (isAgentToken(token)) return verifyAgent(token);
      const fingerprint = createHash('sha256').update(token).digest('base64url');
      let claims = verified.get(fingerprint);
      if (!claims || claims.exp + leeway_s <= Date.now() / 1000) {
        claims = check(token);
        verified.set(fingerprint, claims);
      }
      const grant = await grantOf(claims.sub);
      if (!grant) throw unauthenticated('The client of this token no longer exists or is disabled.');
      const scoped = claims.org !== undefined;
      if (claims.org !== undefined && claims.customer !== undefined) {
        const customer = { organization_id: claims.org, customer_name: claims.customer };
        if ((claims.iat ?? 0) * 1000 < (await options.refusedBefore(customer)))
          throw unauthenticated('The customer of this token has been erased.');
      }
      const scopes = new Set(
        claims.scope.split(' ').filter((scope) => grant.scopes.includes(scope) && !(scoped && scope === 'admin')),
      );
      return {
        client_id: grant.client_id,
        scopes,
        may_connect: scopes.has('connectors:write'),
        ...(claims.grants === undefined ? {} : { grants: claims.grants }),
        organization_ids: scoped ? grant.organization_ids.filter((id) => id === claims.org) : grant.organization_ids,
        ...(claims.customer === undefined ? {} : { customer_name: claims.customer }),
      };
    },
  };
}
