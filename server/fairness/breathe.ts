import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may work go on before timers and sockets get their turn. A request takes some ten of them. */
const turn_ms = 1;
/** So long goes on what has waited for its turn, however long that turn has lasted: pieces may be tiny. */
const own_ms = 0.25;
/** Work that has waited so often is long. */
const short_waits = 2;

/**
 * What is short goes on first. A transaction, which keeps all other writers waiting, and one that is long go on in each
 * turn of the event loop, however much that is short there is.
 */
export type Urgency = 'short' | 'transaction' | 'long';

let began_ms = performance.now();
const waiting: Record<Urgency, Array<() => void>> = { short: [], transaction: [], long: [] };
let resuming = false;

const isEmpty = (): boolean => Object.values(waiting).every(({ length }) => length === 0);
const isSpent = (): boolean => performance.now() - began_ms >= turn_ms;

/** Resolves when nothing is left to do that waits for neither timers nor sockets. */
const afterThis = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Those of this urgency go on, in their order, as many as there is time for; whether there was one. */
async function goOn(urgency: Urgency, most = Infinity): Promise<boolean> {
  let count = 0;
  for (let next = waiting[urgency].shift(); next; next = waiting[urgency].shift()) {
    next();
    await afterThis();
    if (++count >= most || isSpent()) return true;
  }
  return count > 0;
}

async function resume(): Promise<void> {
  resuming = true;
  while (!isEmpty()) {
    await nextTurn();
    began_ms = performance.now();
    await goOn('short');
    await goOn('transaction', 1);
    await goOn('long', 1);
    while (!isSpent() && !isEmpty())
      for (const urgency of ['short', 'transaction', 'long'] as const) await goOn(urgency, 1);
  }
  resuming = false;
}

/** Lets other work in when this turn of the event loop has lasted long. */
export async function breathe(urgency: Urgency): Promise<void> {
  if (!isSpent()) return;
  await new Promise<void>((resolve) => {
    waiting[urgency].push(resolve);
    if (!resuming) void resume();
  });
}

/**
 * For work in pieces, which awaits the function that it gets before each of them: lets other work in when this turn of
 * the event loop has lasted long. Promises that resolve at once, as SQLite's do, never leave the turn by themselves: a
 * loop over them would hold every response until its end. Several that wait do not all go on in one turn, since
 * together they would hold it as long.
 */
export function inPieces(): () => Promise<void> {
  let went_on_ms = -Infinity;
  let waits = 0;
  return async () => {
    if (!isSpent() || performance.now() - went_on_ms < own_ms) return;
    await breathe(waits++ < short_waits ? 'short' : 'long');
    went_on_ms = performance.now();
  };
}
