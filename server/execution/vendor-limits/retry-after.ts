import type { ConnectorMapping } from '../../connector-types/definition/define.ts';
import type { Interpretation } from '../response/interpret.ts';
import type { Runtime } from '../runtime.ts';
import { readReset } from './rate-limit.ts';
import type { Answer } from '../transport/exchange.ts';
import { senderClock } from './sender-clock.ts';
import { readUsage } from './usage.ts';
import { DATE, waitOf } from './wait-of.ts';

const MIN_S = 1;
const MAX_S = 3600;

/**
 * Seconds to wait according to `Retry-After` (RFC 9110, 10.2.3): seconds or an HTTP date, clamped to 1-`max_s`.
 * Anything else is as if the header were absent.
 */
export function parseRetryAfter(value: string | undefined, now_ms: number, max_s = MAX_S): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return clampWait(Number(text), max_s);
  if (!DATE.test(text)) return undefined;
  // The asctime form carries no zone and means GMT.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : clampWait((at - now_ms) / 1000, max_s);
}

/** Whole seconds, from 1 to the maximum. */
export function clampWait(seconds: number, max_s = MAX_S): number {
  return Math.min(max_s, Math.max(MIN_S, Math.ceil(seconds)));
}

/** How long the vendor asks to wait: by header; where it limits the rate, also by usage, body or reset time. */
export function retryAfterOf(
  mapping: ConnectorMapping,
  { answer, meant }: { answer: Answer; meant: Interpretation },
  { now }: Pick<Runtime, 'now'>,
): number | undefined {
  const sent_ms = senderClock(answer.headers, now());
  const header = parseRetryAfter([answer.headers['retry-after'] ?? []].flat()[0], sent_ms);
  if (header !== undefined || meant.meaning !== 'rate_limited') return header;
  const wait_s =
    readUsage(answer.headers, mapping.usage).wait_s ??
    waitInBody(meant.json, sent_ms) ??
    readReset(answer.headers, sent_ms);
  return wait_s === undefined ? undefined : clampWait(wait_s);
}

/** `retry_after` of an error body, or of an object in it. */
function waitInBody(json: unknown, now_ms: number): number | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  for (const each of [json, ...(Object.values(json) as unknown[])]) {
    if (typeof each !== 'object' || each === null || !Object.hasOwn(each, 'retry_after')) continue;
    const wait_s = waitOf((each as { retry_after: unknown }).retry_after, now_ms);
    if (wait_s !== undefined) return wait_s;
  }
  return undefined;
}
