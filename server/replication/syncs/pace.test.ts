import { createPace, paceOf, live_share, pauseFor } from './pace.ts';
import { throttledFor } from './throttling.ts';

describe('the pace of replication', () => {
  // incident.io: 1200 a minute, 20 more each second.
  const limit = 1200;

  it('is free as long as more than a fifth of the rate limit remains', () => {
    expect(pauseFor(undefined, 0)).toBe(0);
    expect(pauseFor({ limit, remaining: 1199, reset_s: 1 }, 0)).toBe(0);
    expect(pauseFor({ limit, remaining: limit * live_share + 1, reset_s: 48 }, 0)).toBe(0);
  });

  it('waits until the bucket has refilled above the fifth that belongs to live calls', () => {
    // 240 are left and 960 come in 48 s: the one that is missing comes in 50 ms.
    expect(pauseFor({ limit, remaining: 240, reset_s: 48 }, 0)).toBe(50);
    // Live calls have taken into the fifth: 41 are missing.
    expect(pauseFor({ limit, remaining: 200, reset_s: 50 }, 0)).toBe(2050);
    expect(pauseFor({ limit, remaining: 200, reset_s: 50 }, 2000)).toBe(50);
  });

  it('is bounded, and never negative', () => {
    expect(pauseFor({ limit, remaining: 0, reset_s: 86_400 }, 0)).toBe(60_000);
    expect(pauseFor({ limit, remaining: 0, reset_s: 60 }, 1e9)).toBe(0);
    expect(pauseFor({ remaining: 0, reset_s: 5 }, 0)).toBe(5000);
    expect(pauseFor({ remaining: 3 }, 0)).toBe(0);
    expect(pauseFor({ limit: 0, remaining: 0, reset_s: 1 }, 0)).toBe(1000);
  });

  it('keeps to four fifths over time: a simulated minute', () => {
    let now = 0;
    let tokens = limit;
    const pace = createPace(1000, () => now);
    let requests = 0;
    while (now < 120_000) {
      const passed_ms = pace.pause_ms() + 5;
      now += passed_ms;
      tokens = Math.min(limit, tokens + (passed_ms * limit) / 60_000) - 1;
      requests++;
      pace.observe({ limit, remaining: Math.floor(tokens), reset_s: Math.ceil((limit - tokens) / 20) });
      expect(tokens).toBeGreaterThanOrEqual(limit * live_share - 2);
    }
    expect(requests).toBeGreaterThan(1000);
  });

  it('waits as long as a throttled answer says, and up to a tenth more', () => {
    expect(throttledFor(90, () => 0)).toBe(90_000);
    expect(throttledFor(90, () => 0.999)).toBeLessThanOrEqual(99_000);
    expect(throttledFor(undefined, () => 0)).toBe(10_000);
  });

  it('sends at most so many requests in any second, whatever the vendor says', () => {
    let now = 0;
    const pace = createPace(10, () => now);
    const sent: number[] = [];
    while (sent.length < 200) {
      now += pace.pause_ms();
      sent.push(now);
      pace.observe(undefined);
      now += 3;
    }
    for (const [at, time] of sent.entries()) {
      const before = sent[at - 10];
      if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(1000);
    }
    expect(sent.at(-1)).toBeLessThan(20_500);
  });

  it('is remembered for a connector while its syncs come and go', () => {
    const owner = {};
    expect(paceOf(owner, 'one', 10)).toBe(paceOf(owner, 'one', 10));
    expect(paceOf(owner, 'one', 10)).not.toBe(paceOf(owner, 'two', 10));
  });

  it('gives so many turns in any minute, and no more', () => {
    let now = 5000;
    const pace = createPace(1000, () => now);
    const taken: number[] = [];
    for (let turn = 0; turn < 35; turn++) {
      now += pace.turn_ms(10);
      pace.takeTurn(10);
      taken.push(now);
      now += 100;
    }
    expect(taken[9]! - taken[0]!).toBe(900);
    for (let turn = 10; turn < 35; turn++) expect(taken[turn]! - taken[turn - 10]!).toBeGreaterThanOrEqual(60_000);
    expect(taken[34]!).toBeLessThan(5000 + 3 * 60_000 + 3000);
  });
});
