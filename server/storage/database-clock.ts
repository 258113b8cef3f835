import type { Engine } from './column-types.ts';

/**
 * The clock of the database in the form of our timestamps. Leases, expiries and due times are compared by it alone: the clocks of several processes differ,
 * and a process that was suspended believes that no time has passed.
 */
export const nowSql: Record<Engine, string> = {
  sqlite: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
  mariadb: "CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')",
};

/** So many milliseconds from now; the number is put in, not bound, as it is ours and a whole one. */
export function laterSql(engine: Engine, ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  return engine === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+${(whole / 1000).toFixed(3)} seconds')`
    : `CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3) + INTERVAL ${whole * 1000} MICROSECOND, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')`;
}

/** Reads what is, not what was when the transaction began, and keeps it so until the transaction ends. SQLite has one writer anyway. */
export const lockSql: Record<Engine, { update: string; share: string }> = {
  sqlite: { update: '', share: '' },
  mariadb: { update: ' FOR UPDATE', share: ' LOCK IN SHARE MODE' },
};

/** The same with the milliseconds as a parameter: `later` takes one. */
export const databaseClock: Record<Engine, { now: string; later: string }> = {
  sqlite: { now: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`, later: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (? / 1000.0) || ' seconds')` },
  mariadb: { now: format('UTC_TIMESTAMP(3)'), later: format('UTC_TIMESTAMP(3) + INTERVAL (? * 1000) MICROSECOND') },
};

function format(moment: string): string {
  return `CAST(CONCAT(LEFT(DATE_FORMAT(${moment}, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z') AS CHAR(24) CHARACTER SET ascii)`;
}
