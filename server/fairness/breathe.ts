import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may work go on before timers and sockets get their turn. A request takes some ten of them. */
const turn_ms = 1;
/** So long goes on what has waited for its turn, however long that turn has lasted: pieces may be tiny. */
const own_ms = 0.25;
/** Work that has done so much already is long. */
const short_ms = 3;

/**
 * What is short goes on first. A transaction, which keeps all other writers waiting, and one that is long go on in each
 * turn of the event loop, however much that is short there is.
 */
export type Urgency = 'short' | 'transaction' | 'long';

/** A piece that a stalled machine has made long does not keep all long work waiting for minutes. */
const longest_rest_ms = 250;

let restAfter: (piece_ms: number) => number = () => 0;
/**
 * Says how many milliseconds all long work rests after a piece that has taken so many: the loop is free meanwhile for
 * what comes in. Where it says nothing or 0, long work goes on in the next turn.
 */
export function letLongWorkRest(rule: typeof restAfter): void {
  restAfter = rule;
}

let began_ms = performance.now();
let rests_until_ms = -Infinity;
let alarm: NodeJS.Timeout | undefined;
interface Piece {
  goOn(): void;
  /** Told how long it was, up to where it waits for something else. */
  took?(ms: number): void;
}
const waiting: Record<Urgency, Piece[]> = { short: [], transaction: [], long: [] };
let resuming = false;

const rests = (): boolean => performance.now() < rests_until_ms;
const somethingMayGoOn = (): boolean =>
  waiting.short.length > 0 || waiting.transaction.length > 0 || (waiting.long.length > 0 && !rests());
const isSpent = (): boolean => performance.now() - began_ms >= turn_ms;

/** Resolves when nothing is left to do that waits for neither timers nor sockets. */
const afterThis = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Those of this urgency go on, in their order, as many as there is time for; whether there was one. */
async function goOn(urgency: Urgency, most = Infinity): Promise<boolean> {
  let count = 0;
  for (let next = waiting[urgency].shift(); next; next = waiting[urgency].shift()) {
    const started_ms = performance.now();
    next.goOn();
    await afterThis();
    next.took?.(performance.now() - started_ms);
    if (++count >= most || isSpent()) return true;
  }
  return count > 0;
}

/** One piece of what is long, unless that rests. */
async function goOnLong(): Promise<void> {
  const started_ms = performance.now();
  if (rests() || !(await goOn('long', 1))) return;
  const ended_ms = performance.now();
  rests_until_ms = ended_ms + Math.min(longest_rest_ms, restAfter(ended_ms - started_ms));
}

async function resume(): Promise<void> {
  resuming = true;
  while (somethingMayGoOn()) {
    await nextTurn();
    began_ms = performance.now();
    // What has just had a piece of this turn, and is long now, waits for the next one.
    const [transactions, long] = [waiting.transaction.length, waiting.long.length];
    await goOn('short');
    if (transactions > 0) await goOn('transaction', 1);
    if (long > 0) await goOnLong();
    while (!isSpent() && somethingMayGoOn()) {
      await goOn('short', 1);
      await goOn('transaction', 1);
      await goOnLong();
    }
  }
  resuming = false;
  if (waiting.long.length === 0) return;
  alarm ??= setTimeout(
    () => {
      alarm = undefined;
      if (!resuming) void resume();
    },
    Math.max(1, rests_until_ms - performance.now()),
  );
}

/** Lets other work in when this turn of the event loop has lasted long. */
export async function breathe(urgency: Urgency, took?: Piece['took']): Promise<void> {
  if (!isSpent()) return;
  await new Promise<void>((resolve) => {
    waiting[urgency].push({ goOn: resolve, ...(took && { took }) });
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
  let done_ms = 0;
  const took = (ms: number): void => void (done_ms += ms);
  return async () => {
    if (!isSpent() || performance.now() - went_on_ms < own_ms) return;
    await breathe(done_ms < short_ms ? 'short' : 'long', took);
    went_on_ms = performance.now();
  };
}
