const MIN_S = 1;
const MAX_S = 3600;

const DATE = /^[A-Za-z]{3,9},? \d{2}[ -][A-Za-z]{3}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$|^[A-Za-z]{3} [A-Za-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * Seconds to wait according to `Retry-After` (RFC 9110, 10.2.3): seconds or an HTTP date, clamped to 1-3600.
 * Anything else is as if the header were absent.
 */
export function parseRetryAfter(value: string | undefined, now_ms: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return clampWait(Number(text));
  if (!DATE.test(text)) return undefined;
  // The asctime form carries no zone and means GMT.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : clampWait((at - now_ms) / 1000);
}

/** Whole seconds, 1 to 3600. */
export function clampWait(seconds: number): number {
  return Math.min(MAX_S, Math.max(MIN_S, Math.ceil(seconds)));
}
