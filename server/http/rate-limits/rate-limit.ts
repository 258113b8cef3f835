import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Principal } from '../../api-tokens/access-token.ts';
import { Problem } from '../../problem.ts';
import type { RedisClient } from '../../redis/client.ts';
import { networkOf } from './network.ts';
import { present } from '../../present.ts';

const window_s = 60;

interface Quota {
  name: string;
  /** As the header RateLimit-Policy tells it. */
  policy: string;
  limiter: RateLimiterAbstract;
}

/** Shared by all processes through Redis where there is one. */
export interface SharedBy {
  redis: RedisClient;
  prefix: string;
}

function quota(name: string, limit: number, shared: SharedBy | undefined): Quota {
  const policy = `"${name}";q=${limit};w=${window_s}`;
  const own = new RateLimiterMemory({ keyPrefix: name, points: limit, duration: window_s });
  if (!shared) return { name, policy, limiter: own };
  // Redis being away is no reason to refuse callers, nor to let one through without bound: then each process counts for
  // itself.
  return {
    name,
    policy,
    limiter: new RateLimiterRedis({
      storeClient: shared.redis,
      keyPrefix: `${shared.prefix}:rate:${name}`,
      points: limit,
      duration: window_s,
      insuranceLimiter: own,
    }),
  };
}

/** What decides which quotas a route takes from. */
interface LimitedRoute {
  auth: 'none' | 'bearer' | 'client' | 'metrics';
  /** A person meets it in a browser. */
  browser: boolean;
}

/** Authentication has left it in `response.locals`. */
interface Caller {
  principal?: Principal;
}

export interface RateLimits {
  for(route: LimitedRoute): RequestHandler | undefined;
}

/**
 * Takes one from every quota, tells what is left (draft-ietf-httpapi-ratelimit-headers), and refuses when one is empty.
 */
async function take(spend: Array<[Quota, string]>, response: Response): Promise<void> {
  const left: string[] = [];
  let wait_ms: number | undefined;
  for (const [{ name, limiter }, key] of spend) {
    const state = await limiter.consume(key).catch((error: unknown) => {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    });
    left.push(`"${name}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`);
    if (state.consumedPoints > limiter.points) wait_ms = Math.max(wait_ms ?? 0, state.msBeforeNext);
    if (wait_ms !== undefined) break; // a request that is refused uses up no wider quota
  }
  response.setHeader(
    'RateLimit-Policy',
    spend
      .slice(0, left.length)
      .map(([{ policy }]) => policy)
      .join(', '),
  );
  response.setHeader('RateLimit', left.join(', '));
  if (wait_ms !== undefined)
    throw new Problem(
      'rate_limited',
      'Rate limit exceeded. Wait for the number of seconds in Retry-After; see also the RateLimit headers.',
      { retry_after_s: wait_ms / 1000 },
    );
}

/** The organization is chosen only later; a foreign one in the header must not be charged. */
export function chargedOrganization(request: Request, { principal }: Caller): string | undefined {
  const named = request.header('x-organization-id');
  const mine = present(principal).organization_ids;
  return named === undefined ? (mine.length === 1 ? mine[0] : undefined) : mine.find((id) => id === named);
}

/** Redis is not to hold names of customers. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Attempts a minute at one consent link. Each is stored until its time is over, and an honest user needs one or two.
 */
const attempts_per_minute = 20;

/**
 * Per client and organization for tokens, per address where there is none: the token endpoint, and what browsers meet.
 */
export function createRateLimits(per_minute: number, shared?: SharedBy): RateLimits {
  const client = quota('client', per_minute, shared);
  const organization = quota('organization', per_minute * 5, shared);
  // One scoped token may use half of its client's quota; the rest is for the other customers.
  const customer = quota('customer', Math.ceil(per_minute / 2), shared);
  const address = quota('address', Math.max(60, Math.floor(per_minute / 10)), shared);
  const browser = quota('browser', Math.max(60, Math.floor(per_minute / 10)), shared);
  const link = quota('link', attempts_per_minute, shared);
  return {
    for(route) {
      if (route.auth === 'client')
        return async (request, response, next) =>
          take([[address, networkOf(request.ip)]], response).then(() => next(), next);
      if (route.browser) {
        return async (request, response, next) => {
          const { session_id } = request.params;
          const changes = request.method === 'POST' && typeof session_id === 'string' && session_id.length <= 64;
          await take(
            [[browser, networkOf(request.ip)], ...(changes ? [[link, session_id] as [Quota, string]] : [])],
            response,
          ).then(() => next(), next);
        };
      }
      if (route.auth !== 'bearer') return undefined;
      return async (request, response, next) => {
        const caller: Caller = response.locals;
        const { client_id, customer_name } = present(caller.principal);
        const organization_id = chargedOrganization(request, caller);
        await take(
          [
            ...(customer_name === undefined
              ? []
              : [[customer, digest(`${client_id}\0${customer_name}`)] as [Quota, string]]),
            [client, client_id],
            ...(organization_id === undefined ? [] : [[organization, organization_id] as [Quota, string]]),
          ],
          response,
        );
        next();
      };
    },
  };
}
