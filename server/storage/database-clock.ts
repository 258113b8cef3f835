import type { Engine } from './column-types.ts';

/**
 * The clock of the database in the form of our timestamps. Leases, expiries and due times are compared by it alone: the
 * clocks of several processes differ, and a process that was suspended believes that no time has passed.
 */
export const nowSql: Record<Engine, string> = {
  sqlite: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
  mariadb: "CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')",
};

/**
 * So many milliseconds from now, before now where negative; the number is put in, not bound, as it is ours and a whole
 * one.
 */
export function laterSql(engine: Engine, ms: number): string {
  const whole = Math.round(ms);
  return engine === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${whole < 0 ? '-' : '+'}${(Math.abs(whole) / 1000).toFixed(3)} seconds')`
    : `CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3) + INTERVAL ${whole * 1000} MICROSECOND, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`;
}

/** A clock that is set by the network may go back by so much at any time. */
export const clock_slack_ms = 1_000;

/** A time that was written as now and lies behind this was written before the clock moved back. */
export const aheadSql = (engine: Engine): string => laterSql(engine, clock_slack_ms);
