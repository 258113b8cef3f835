/** HTTP dates in all forms of RFC 9110, 5.6.7. */
export const DATE =
  /^[A-Za-z]{3,9},? \d{2}[ -][A-Za-z]{3}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$|^[A-Za-z]{3} [A-Za-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/** Larger numbers are instants: in seconds since 1970, and from here on in milliseconds. */
const EPOCH_SECONDS_FROM = 1_000_000_000;
const EPOCH_MILLISECONDS_FROM = 100_000_000_000;
const UNIT_S: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/**
 * Seconds to wait, in whatever form a vendor writes them: seconds, an instant in seconds or milliseconds, a date, or a
 * duration such as `1m30s` or `250ms`.
 */
export function waitOf(value: unknown, now_ms: number): number | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value < 0) return undefined;
    if (value >= EPOCH_MILLISECONDS_FROM) return Math.max(0, (value - now_ms) / 1000);
    return value >= EPOCH_SECONDS_FROM ? Math.max(0, value - now_ms / 1000) : value;
  }
  if (typeof value !== 'string' || value.length > 64) return undefined;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return waitOf(Number(text), now_ms);
  if (/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(text)) {
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
    return parts.reduce((sum, [, amount, unit = 's']) => sum + Number(amount) * (UNIT_S[unit] ?? 1), 0);
  }
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) && !DATE.test(text)) return undefined;
  const at = Date.parse(
    /(?:GMT|Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ' GMT'}`,
  );
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now_ms) / 1000);
}
