import { readFileSync } from 'node:fs';

const interval_ms = 5;

/**
 * How long the main thread of a process has waited for a processor so far, which other processes are the reason for.
 * Linux counts it (the second number of schedstat); elsewhere it is in the delay.
 */
export function waitedMs(of: number | 'self' = 'self'): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync(`/proc/${of}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** The longest time that this thread's own work, computing or blocked in a call, held the event loop during `work`. */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  let longest_ms = 0;
  let last = { now_ms: performance.now(), waited_ms: waitedMs() };
  const sample = () => {
    const now = { now_ms: performance.now(), waited_ms: waitedMs() };
    longest_ms = Math.max(longest_ms, now.now_ms - last.now_ms - (now.waited_ms - last.waited_ms) - interval_ms);
    last = now;
  };
  const timer = setInterval(sample, interval_ms);
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return longest_ms;
}

const text = JSON.stringify(
  Array.from({ length: 30_000 }, (_, id) => ({ id, name: 'a name', text: 'lorem ipsum '.repeat(20) })),
);
/** Some 70 ms of computing on a machine that does nothing else. */
const parseAtOnce = () => JSON.stringify(JSON.parse(text));

interface Bound {
  most_ms?: number;
  attempts?: number;
  /** What is measured to know how fast this machine is at the time. */
  atOnce?: () => unknown;
}

/**
 * Expects `work` to hold the event loop for less than `most_ms`. It may try again, since what it does to the loop it
 * does every time, and what else a machine runs comes and goes. Where that machine is too busy for any attempt, half
 * of the longest that `atOnce` took between them is allowed.
 */
export async function expectShortDelay(work: () => Promise<unknown>, bound: Bound = {}): Promise<void> {
  const { most_ms = 50, attempts = 15, atOnce = parseAtOnce } = bound;
  const delays: number[] = [];
  let allowed_ms = most_ms;
  do {
    delays.push(await longestDelay(work));
    const began_ms = performance.now();
    atOnce();
    allowed_ms = Math.max(allowed_ms, (performance.now() - began_ms) / 2);
  } while (delays.length < attempts && Math.min(...delays) >= allowed_ms);
  const { currentTestName = '' } = expect.getState();
  process.stderr.write(
    `${currentTestName}: event loop ${delays.map((ms) => ms.toFixed(0)).join(', ')} of ${allowed_ms.toFixed(0)} ms\n`,
  );
  expect(Math.min(...delays)).toBeLessThan(allowed_ms);
}
