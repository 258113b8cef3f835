import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may work go on before timers and sockets get their turn. */
const turn_ms = 4;

let began_ms = performance.now();
const waiting: Array<() => void> = [];
let resuming = false;

/** Resolves when nothing is left to do that waits for neither timers nor sockets. */
const afterThis = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** In each turn as many of those that wait as there is time for, in their order. */
async function resume(): Promise<void> {
  resuming = true;
  while (waiting.length > 0) {
    await nextTurn();
    began_ms = performance.now();
    do {
      waiting.shift()?.();
      await afterThis();
    } while (waiting.length > 0 && performance.now() - began_ms < turn_ms);
  }
  resuming = false;
}

/**
 * Lets other work in when this turn of the event loop has lasted long. Promises that resolve at once, as SQLite's do,
 * never leave the turn by themselves: a loop over them would hold every response until its end. Several that wait do
 * not all go on in one turn, since together they would hold it as long.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - began_ms < turn_ms) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (!resuming) void resume();
  });
}
