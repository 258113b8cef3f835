import { setTimeout as sleep } from 'node:timers/promises';
import { createPace } from './pace.ts';

/** A pace whose event loop is as busy as the test says. */
function paced(waiting_per_tenant = 100) {
  const loop = { busy: true };
  const pace = createPace({
    waiting_per_tenant,
    load: () => (loop.busy ? { now: 0.9, lately: 0.9 } : { now: 0.1, lately: 0.1 }),
  });
  return { pace, loop };
}

/** Begins until the tenant has used more than the others. */
function begin(pace: ReturnType<typeof createPace>, share: string, times: number): void {
  for (let at = 0; at < times; at++) pace.begin(share);
}

describe('a busy event loop', () => {
  it('lets a tenant that is alone begin as much as it wants', () => {
    const { pace } = paced();
    for (let at = 0; at < 1000; at++) expect(pace.begin('flood')).toBe(true);
  });

  it('lets the one that has used less go first', async () => {
    const { pace } = paced();
    begin(pace, 'honest', 2);
    begin(pace, 'flood', 50);
    expect(pace.begin('flood')).toBe(false);
    const order: string[] = [];
    const waits = [pace.turn('flood', performance.now() + 60_000), pace.turn('honest')];
    void waits[0]?.then(() => order.push('flood'));
    void waits[1]?.then(() => order.push('honest'));
    await waits[1];
    expect(order).toEqual(['honest']);
    await waits[0]; // its use is forgotten after a while, however busy the loop is
    expect(order).toEqual(['honest', 'flood']);
  });

  it('counts time in slots as it counts beginnings', () => {
    const { pace } = paced();
    begin(pace, 'many', 5);
    begin(pace, 'heavy', 1);
    pace.used('heavy', 10_000);
    expect(pace.begin('heavy')).toBe(false);
    expect(pace.begin('many')).toBe(true);
  });

  it('counts what responses have in bytes as it counts beginnings', () => {
    const { pace } = paced();
    begin(pace, 'many', 5);
    begin(pace, 'megabytes', 1);
    pace.sends('megabytes', 8_000_000);
    expect(pace.begin('megabytes')).toBe(false);
    expect(pace.begin('many')).toBe(true);
  });

  it('gives two that send without pause the same', async () => {
    const { pace } = paced();
    const begun = { a: 0, b: 0 };
    for (let at = 0; at < 100; at++) {
      for (const each of ['a', 'b', 'a', 'b', 'a', 'b'] as const) if (pace.begin(each)) begun[each]++;
      await sleep(5);
    }
    expect(begun.a).toBeGreaterThan(40);
    expect(Math.abs(begun.a - begun.b)).toBeLessThan(10);
  });

  it('refuses at once where too many of a tenant wait, and at the deadline', async () => {
    const { pace } = paced(1);
    begin(pace, 'honest', 2);
    begin(pace, 'flood', 5_000);
    const first = pace.turn('flood', performance.now() + 50);
    expect(await pace.turn('flood', performance.now() + 60_000)).toBe(false);
    expect(await first).toBe(false);
    expect(pace.begin('honest')).toBe(true);
  });
});

it('lets one after the other begin of a tenant above its share where the loop has time, and customers take turns', async () => {
  const { pace, loop } = paced();
  begin(pace, 'honest', 2);
  begin(pace, 'flood', 5_000);
  const order: string[] = [];
  const turns = ['flood/one', 'flood/one', 'flood/one', 'flood/two'].map((share) =>
    pace.turn(share, performance.now() + 60_000).then(() => order.push(share)),
  );
  await sleep(30);
  expect(order).toEqual([]);
  loop.busy = false;
  await Promise.all(turns);
  expect(order).toEqual(['flood/one', 'flood/two', 'flood/one', 'flood/one']);
});

it('lets few of a tenant begin at one moment beside others, however idle the loop was before', async () => {
  const { pace, loop } = paced();
  loop.busy = false;
  begin(pace, 'honest', 2);
  const begun = Array.from({ length: 100 }, () => pace.begin('burst')).filter(Boolean);
  expect(begun.length).toBeGreaterThan(4);
  expect(begun.length).toBeLessThan(20);
  await Promise.all(Array.from({ length: 20 }, () => pace.turn('burst', performance.now() + 60_000)));
});

it('lets long work rest where several tenants are at work, the longer the busier the loop', () => {
  const { pace, loop } = paced();
  expect(pace.restAfter(10)).toBe(0);
  begin(pace, 'honest', 2);
  expect(pace.restAfter(10)).toBe(0);
  begin(pace, 'heavy', 2);
  const busy_ms = pace.restAfter(10);
  loop.busy = false;
  const quiet_ms = pace.restAfter(10);
  expect(busy_ms).toBeGreaterThan(30);
  expect(quiet_ms).toBeLessThan(10);
});
