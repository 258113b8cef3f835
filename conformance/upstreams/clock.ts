/** The vendor's own clock: tests skew, freeze and advance it without touching the process's. */
export interface Clock {
  now(): number;
  /** Milliseconds ahead of the process's clock; 0 after `thaw`. */
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
