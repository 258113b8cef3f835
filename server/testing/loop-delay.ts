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
