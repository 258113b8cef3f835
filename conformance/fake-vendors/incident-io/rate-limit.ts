/**
 * "Limits are token buckets that refill continuously": 1200 requests, 20 more each second (vendor's document, "Rate
 * Limits").
 */
export interface Bucket {
  /** Takes one request out of the bucket, or says when one will be in it again. */
  take(now_ms: number): { allowed: boolean; retry_after_s: number; headers: Record<string, string> };
}

/** `now_ms` may be skewed, `clock` is what the bucket refills by. */
export function createBucket(per_minute: number, clock: () => number = () => performance.now()): Bucket {
  const per_ms = per_minute / 60_000;
  let tokens = per_minute;
  let at = clock();
  return {
    take(now_ms) {
      const now = clock();
      tokens = Math.min(per_minute, tokens + (now - at) * per_ms);
      at = now;
      const allowed = tokens >= 1;
      if (allowed) tokens -= 1;
      const remaining = Math.floor(tokens);
      return {
        allowed,
        retry_after_s: Math.max(1, Math.ceil((1 - tokens) / per_ms / 1000)),
        headers: {
          'X-RateLimit-Limit': `${per_minute}, ${per_minute};window=60`,
          'X-RateLimit-Remaining': String(remaining),
          'X-RateLimit-Used': String(per_minute - remaining),
          'X-RateLimit-Reset': String(Math.ceil((now_ms + (per_minute - tokens) / per_ms) / 1000)),
        },
      };
    },
  };
}
