import type { Engine } from '../../storage/column-types.ts';
import { laterSql } from '../../storage/database-clock.ts';

/** The clock of the database decides what is due; tests move it on. */
export interface Time {
  /** SQL of the time so many milliseconds from now. */
  later(engine: Engine, ms?: number): string;
  /** Milliseconds since 1970, for the timestamp of an attempt. */
  now(): number;
}

export const movedBy = (offset_ms: () => number): Time => ({
  later: (engine, ms = 0) => laterSql(engine, ms + offset_ms()),
  now: () => Date.now() + offset_ms(),
});
