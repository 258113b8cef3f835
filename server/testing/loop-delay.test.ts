/** @timed */
import { setTimeout as sleep } from 'node:timers/promises';
import { expectShortDelay, longestDelay } from './loop-delay.ts';

const block = new Int32Array(new SharedArrayBuffer(4));

it.each([
  [
    'computes',
    () => {
      for (const end = performance.now() + 400; performance.now() < end;);
    },
  ],
  ['is blocked in a call', () => void Atomics.wait(block, 0, 0, 400)],
])('finds a loop that %s', async (_what, hold) => {
  const delay = await longestDelay(async () => {
    await sleep(30);
    hold();
    await sleep(30);
  });
  expect(delay).toBeGreaterThan(100);
});

it('does not take a loop that is held every time for a busy machine', async () => {
  const hold = async () => {
    await sleep(10);
    Atomics.wait(block, 0, 0, 80);
  };
  await expect(expectShortDelay(hold, { attempts: 3, atOnce: () => {} })).rejects.toThrow('toBeLessThan');
  await expectShortDelay(hold, { attempts: 3, atOnce: () => Atomics.wait(block, 0, 0, 400) });
});
