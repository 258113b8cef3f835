import { setTimeout as sleep } from 'node:timers/promises';
import { longestDelay } from './loop-delay.ts';

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
