import { createBucket } from './rate-limit.ts';

describe('the token bucket', () => {
  it('allows a burst of the whole minute, then refills 20 a second without a boundary', () => {
    let now = 0;
    const bucket = createBucket(1200, () => now);
    for (let n = 0; n < 1200; n++) expect(bucket.take(now).allowed).toBe(true);
    expect(bucket.take(now)).toMatchObject({
      allowed: false,
      retry_after_s: 1,
      headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Used': '1200', 'X-RateLimit-Reset': '60' },
    });
    now += 1000;
    let allowed = 0;
    while (bucket.take(now).allowed) allowed++;
    expect(allowed).toBe(20);
    now += 3_600_000;
    expect(bucket.take(now).headers['X-RateLimit-Remaining']).toBe('1199');
  });

  it('says the seconds until one request will succeed, not until all will', () => {
    let now = 0;
    const bucket = createBucket(6, () => now);
    for (let n = 0; n < 6; n++) bucket.take(now);
    expect(bucket.take(now).retry_after_s).toBe(10);
    now += 10_000;
    expect(bucket.take(now).allowed).toBe(true);
  });
});
