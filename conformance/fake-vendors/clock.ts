/** The vendor's own clock: tests skew, freeze and advance it without touching the process's. */
export interface Clock {
  now(): number;
  /** Runs again, this far ahead of the process's clock. */
  skewBy(skew_ms: number): void;
  advance(by_ms: number): void;
  /** Stops the clock at this moment; `advance` still moves it. */
  freeze(at_ms: number): void;
  frozen(): boolean;
}

export function createClock(frozen_at_ms?: number): Clock {
  let frozen = frozen_at_ms;
  let skew = 0;
  return {
    now: () => frozen ?? Date.now() + skew,
    skewBy(skew_ms) {
      frozen = undefined;
      skew = skew_ms;
    },
    advance(by_ms) {
      if (frozen === undefined) skew += by_ms;
      else frozen += by_ms;
    },
    freeze(at_ms) {
      frozen = at_ms;
    },
    frozen: () => frozen !== undefined,
  };
}

/** Several clocks set as one; it tells the first one's time. */
export function joinClocks(clocks: readonly Clock[]): Clock {
  const [first] = clocks;
  if (!first) return createClock();
  const each = [...new Set(clocks)];
  return {
    now: () => first.now(),
    skewBy: (skew_ms) => each.forEach((clock) => clock.skewBy(skew_ms)),
    advance: (by_ms) => each.forEach((clock) => clock.advance(by_ms)),
    freeze: (at_ms) => each.forEach((clock) => clock.freeze(at_ms)),
    frozen: () => first.frozen(),
  };
}
