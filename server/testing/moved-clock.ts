import type { Database } from '../storage/database.ts';

const RealDate = Date;
let moved_ms = 0;

class MovedDate extends RealDate {
  constructor(given: number | string | Date = MovedDate.now()) {
    super(given);
  }
  static override now(): number {
    return RealDate.now() + moved_ms;
  }
}

/** Moves the wall clock of this process so far from the real time; its monotonic clock goes on as it did. */
export function moveClock(by_ms: number): void {
  globalThis.Date = MovedDate as DateConstructor;
  moved_ms = by_ms;
}

const unit_ms: Readonly<Record<string, number>> = { seconds: 1000, minutes: 60_000 };

/** SQLite takes its time from the operating system; here it takes it from the clock that a test moves. */
export function moveDatabaseClock({ native }: Database): void {
  if (native.engine !== 'sqlite') return;
  native.handle().function('strftime', { varargs: true }, (...given: unknown[]) => {
    const [format, base, later = '+0 seconds'] = given.map(String);
    const [, amount, unit = ''] = /^([+-][\d.]+) (\w+)$/.exec(later) ?? [];
    if (format !== '%Y-%m-%dT%H:%M:%fZ' || base !== 'now' || unit_ms[unit] === undefined)
      throw new Error(`the moved clock knows no strftime(${given.join(', ')})`);
    return new Date(Date.now() + Number(amount) * unit_ms[unit]).toISOString();
  });
}
