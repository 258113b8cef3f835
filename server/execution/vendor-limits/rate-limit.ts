import type { UsageHeader } from '../../connector-types/definition/define.ts';
import type { IncomingHttpHeaders } from '../transport/exchange.ts';
import type { RateLimit } from '../options.ts';
import { waitOf } from './wait-of.ts';
import { readUsage, type Usage } from './usage.ts';

// The spellings in use: incident.io, Zendesk (documented and recorded), the IETF draft before it became one structured
// field.
const LIMIT = ['x-ratelimit-limit', 'ratelimit-limit', 'rate-limit', 'x-rate-limit'];
const REMAINING = ['x-ratelimit-remaining', 'ratelimit-remaining', 'rate-limit-remaining', 'x-rate-limit-remaining'];
const RESET = ['x-ratelimit-reset', 'ratelimit-reset', 'rate-limit-reset', 'x-rate-limit-reset'];

export function readRateLimit(
  headers: IncomingHttpHeaders,
  now_ms: number,
  rules?: readonly UsageHeader[],
): RateLimit | undefined {
  const limit = first(headers, LIMIT);
  const remaining = first(headers, REMAINING);
  const reset = readReset(headers, now_ms);
  if (limit === undefined && remaining === undefined && reset === undefined) return ofUsage(readUsage(headers, rules));
  return {
    ...(limit !== undefined && { limit }),
    ...(remaining !== undefined && { remaining }),
    ...(reset !== undefined && { reset_s: Math.ceil(reset) }),
  };
}

/** Seconds until the rate limit resets, according to a reset header. */
export function readReset(headers: IncomingHttpHeaders, now_ms: number): number | undefined {
  for (const name of RESET) {
    const [value] = [headers[name] ?? []].flat();
    // `60;window=60`: parameters follow. A date may hold a comma.
    const wait_s = waitOf(value?.replace(/;.*$/, ''), now_ms) ?? waitOf(value?.replace(/[,;].*$/, ''), now_ms);
    if (wait_s !== undefined) return wait_s;
  }
  return undefined;
}

/** Vendors that report percentages instead of requests. */
function ofUsage({ used, wait_s }: Usage): RateLimit | undefined {
  if (used === undefined && wait_s === undefined) return undefined;
  return {
    ...(used !== undefined && { limit: 100, remaining: Math.max(0, Math.floor(100 - used)) }),
    ...(wait_s !== undefined && { reset_s: wait_s }),
  };
}

function first(headers: IncomingHttpHeaders, names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = headers[name];
    // `60, 1200;window=60`: the binding quota comes first.
    const match = /^\s*(\d{1,15})(?:\.\d+)?\s*(?:$|[,;])/.exec((Array.isArray(value) ? value[0] : value) ?? '');
    if (match) return Number(match[1]);
  }
  return undefined;
}
