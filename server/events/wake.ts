import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Reads the newest state of what is waited for: name -> a text that differs after every change. */
export type Look = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface Waiter {
  known: string;
  wake(): void;
}

const look_ms = 1000;
/** After a change in this process, others may follow. */
const hinted_ms = 20;
/** A process holds so many requests at most; more get their empty page after a second. */
const most_waiters = 5000;

/**
 * Requests that wait for a change. They hold neither a connection to the database nor a timer each: one statement a
 * second looks for all of them, and one soon after a change in this process.
 */
export class Wake {
  readonly #look: Look;
  readonly #log: Logger;
  readonly #waiters = new Map<string, Set<Waiter>>();
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  #due_ms = Infinity;
  /** Whether something has changed since it last began to look. */
  #hinted = false;
  #closed = false;

  constructor(look: Look, log: Logger) {
    this.#look = look;
    this.#log = log;
  }

  /** Resolves when the state of `name` is no longer `known`, when the time is over, or when the signal aborts. */
  wait(name: string, known: string, ms: number, signal: AbortSignal): Promise<void> {
    if (this.#closed || signal.aborted) return Promise.resolve();
    if (this.#count >= most_waiters) return sleep(look_ms);
    return new Promise((resolve) => {
      const waiters = this.#waiters.get(name) ?? new Set();
      this.#waiters.set(name, waiters);
      const wake = () => {
        if (!waiters.delete(waiter)) return;
        if (waiters.size === 0) this.#waiters.delete(name);
        this.#count--;
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const waiter: Waiter = { known, wake };
      const timer = setTimeout(wake, ms);
      waiters.add(waiter);
      this.#count++;
      signal.addEventListener('abort', wake, { once: true });
      this.#schedule(look_ms);
    });
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Something has changed. */
  hint(): void {
    if (this.#count === 0) return;
    this.#hinted = true;
    this.#schedule(hinted_ms);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const waiters of [...this.#waiters.values()]) for (const waiter of [...waiters]) waiter.wake();
  }

  #schedule(ms: number): void {
    const due_ms = performance.now() + ms;
    if (this.#closed || due_ms >= this.#due_ms) return;
    clearTimeout(this.#timer);
    this.#due_ms = due_ms;
    this.#timer = setTimeout(() => void this.#run(), ms);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    this.#hinted = false;
    try {
      // Those that come while it looks know more than it finds.
      const waiting = [...this.#waiters].map(([name, waiters]) => ({ name, waiters: [...waiters] }));
      const found = await this.#look(waiting.map(({ name }) => name));
      for (const { name, waiters } of waiting)
        for (const waiter of waiters) if (found.get(name) !== waiter.known) waiter.wake();
    } catch (error) {
      this.#log.warn({ err: error }, 'changes could not be looked for; the next look will find them');
    }
    this.#due_ms = Infinity;
    if (this.#count === 0) return;
    this.#schedule(this.#hinted ? hinted_ms : look_ms);
  }
}
