import type { Engine } from './column-types.ts';

/**
 * The database's clock, in the form of our timestamps: leases and expiries are compared on it, since processes on several machines do not agree on the time.
 * `later` takes one parameter, milliseconds.
 */
export const databaseClock: Record<Engine, { now: string; later: string }> = {
  sqlite: { now: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`, later: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (? / 1000.0) || ' seconds')` },
  mariadb: { now: format('UTC_TIMESTAMP(3)'), later: format('UTC_TIMESTAMP(3) + INTERVAL (? * 1000) MICROSECOND') },
};

function format(moment: string): string {
  return `CAST(CONCAT(LEFT(DATE_FORMAT(${moment}, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z') AS CHAR(24) CHARACTER SET ascii)`;
}
