import { inPieces } from './breathe.ts';
import { expectShortDelay } from './testing/loop-delay.ts';

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
