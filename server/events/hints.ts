/** After a hint: a job for the same name may be running that looked before. */
const looks_ms: readonly number[] = [30, 150, 1000];
/** More are left to the next sweep. */
const most_names = 10_000;

interface Hint {
  looks: number;
  timer: NodeJS.Timeout;
}

/** Passes a hint on a little later and a few times; another one for the same name begins again. */
export class Hints {
  readonly #pass: (name: string) => void;
  readonly #hints = new Map<string, Hint>();

  constructor(pass: (name: string) => void) {
    this.#pass = pass;
  }

  add(name: string): void {
    const known = this.#hints.get(name);
    if (known?.looks === 0 || this.#hints.size >= most_names) return;
    clearTimeout(known?.timer);
    this.#schedule(name, 0);
  }

  close(): void {
    for (const { timer } of this.#hints.values()) clearTimeout(timer);
    this.#hints.clear();
  }

  #schedule(name: string, looks: number): void {
    const ms = looks_ms[looks];
    if (ms === undefined) {
      this.#hints.delete(name);
      return;
    }
    const timer = setTimeout(() => {
      this.#schedule(name, looks + 1);
      this.#pass(name);
    }, ms);
    timer.unref();
    this.#hints.set(name, { looks, timer });
  }
}
