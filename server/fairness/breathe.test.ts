/** @timed */
import { setTimeout as sleep } from 'node:timers/promises';
import { breathe, inPieces, letLongWorkRest } from './breathe.ts';
import { expectShortDelay } from '../testing/loop-delay.ts';

const spend = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

async function work(pieces: number, piece_ms: number): Promise<void> {
  const breathe = inPieces();
  for (let at = 0; at < pieces; at++) {
    await breathe();
    spend(piece_ms);
  }
}

it('lets others in while many work at once, and finishes all of them', async () => {
  await expectShortDelay(async () => {
    // Those that begin in a turn that has just begun have all asked before the first of them works.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(Array.from({ length: 50 }, () => work(10, 2)));
  });
});

it('lets many go on in one turn where each has little to do', async () => {
  spend(15);
  let turns = 0;
  let done = false;
  const count = () => {
    turns++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 1000 }, () => work(1, 0)));
  done = true;
  expect(turns).toBeLessThan(100);
});

it('lets short work go on before long work that has waited for more time', async () => {
  let pieces = 0;
  const long = async () => {
    const pause = inPieces();
    for (let at = 0; at < 20; at++) {
      await pause();
      spend(5);
      pieces++;
    }
  };
  const all = Promise.all(Array.from({ length: 20 }, long));
  while (pieces < 100) await new Promise((resolve) => setTimeout(resolve, 1)); // by then they have waited often
  const between: number[] = [];
  for (let at = 0; at < 10; at++) {
    const before = pieces;
    spend(5);
    await breathe('short');
    between.push(pieces - before);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await all;
  expect(pieces).toBe(400);
  expect(Math.max(...between)).toBeLessThan(3);
});

it('lets long work go on in each turn, however much short work there is', async () => {
  let done = false;
  const busy = async () => {
    while (!done) {
      await breathe('short');
      spend(1);
    }
  };
  const short = Promise.all(Array.from({ length: 10 }, busy));
  await work(20, 5);
  done = true;
  await short;
});

describe('long work that rests', () => {
  beforeAll(() => letLongWorkRest((piece_ms) => 4 * piece_ms));
  afterAll(() => letLongWorkRest(() => 0));

  it('leaves the loop to others in the meantime, however much of it there is', async () => {
    const before = performance.eventLoopUtilization();
    await Promise.all(Array.from({ length: 5 }, () => work(10, 4)));
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.4);
  });

  it('does not keep short work waiting', async () => {
    const long = work(3, 50);
    await sleep(120); // by now it rests for 200 ms
    const started_ms = performance.now();
    spend(5);
    await breathe('short');
    expect(performance.now() - started_ms).toBeLessThan(50);
    await long;
  });

  it('does not rest for long after a piece that the machine has stalled', async () => {
    const started_ms = performance.now();
    await work(4, 300); // the first two are not long yet; the third is followed by a rest
    expect(performance.now() - started_ms).toBeLessThan(4 * 300 + 250 + 500); // without a bound 4 * 300 longer
  });
});
