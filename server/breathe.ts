import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may work go on before timers and sockets get their turn. */
const turn_ms = 10;

let began_ms = performance.now();
let line: Promise<void> = Promise.resolve();

/**
 * Lets other work in when this turn of the event loop has lasted long. Promises that resolve at once, as SQLite's do,
 * never leave the turn by themselves: a loop over them would hold every response until its end. Several that wait go on
 * in a turn each, since together they would hold it as long.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - began_ms < turn_ms) return;
  line = line.then(async () => {
    await nextTurn();
    began_ms = performance.now();
  });
  await line;
}
