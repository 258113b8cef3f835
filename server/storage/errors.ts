import { Problem } from '../problem.ts';

/** An error of a driver, or one that a library has wrapped around it. */
interface DriverError {
  code?: unknown;
  errno?: unknown;
  message?: unknown;
  driverError?: { code?: unknown; errno?: unknown };
}

function codeOf(error: unknown): string {
  const { code, driverError } = (error ?? {}) as DriverError;
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : '';
}

function numberOf(error: unknown): number {
  const { errno, driverError } = (error ?? {}) as DriverError;
  return Number(driverError?.errno ?? errno ?? 0);
}

/** A unique key exists already. */
export const isDuplicate = (error: unknown): boolean =>
  numberOf(error) === 1062 || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID)$/.test(codeOf(error));

/**
 * The transaction met another one and nothing of it was committed, so the whole of it can run again: deadlock, lock
 * wait, a row changed since the snapshot. Galera reports its conflicts as a deadlock, also for COMMIT.
 */
const conflicts = new Set([1205, 1213, 1020]);
export const isConflict = (error: unknown): boolean => conflicts.has(numberOf(error));

/** Another process holds SQLite's write lock. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

interface Meaning {
  detail: string;
  retry_after_s: number;
  /** Error numbers of MariaDB (mariadb.com/kb/en/mariadb-error-code-reference). */
  numbers: ReadonlySet<number>;
  /** Codes of the drivers, of SQLite and of the operating system. */
  codes: RegExp;
  /** The pool of mysql2 has no codes. */
  messages?: RegExp;
}

/** Faults that pass without a change of the request or of this program. Anything else is a defect. */
const meanings: readonly Meaning[] = [
  {
    detail: 'The database is busy. Try again shortly.',
    retry_after_s: 1,
    numbers: new Set([1020, 1205, 1213, 1317, 1969, 3024]),
    codes: /^SQLITE_(BUSY|LOCKED|PROTOCOL)/,
  },
  {
    detail: 'The database has no space left. Try again later.',
    retry_after_s: 30,
    numbers: new Set([3, 1021, 1026, 1028, 1030, 1114]),
    codes: /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_NOMEM|ENOSPC)/,
  },
  {
    detail: 'The database accepts no writes at present. Try again later.',
    retry_after_s: 10,
    numbers: new Set([1290, 1792, 1836]),
    codes: /^SQLITE_READONLY/,
  },
  {
    detail: 'The database cannot be reached. Retry shortly.',
    retry_after_s: 5,
    numbers: new Set([1040, 1045, 1047, 1053, 1129, 1158, 1159, 1160, 1161, 1180, 1203, 1226, 1927, 4031]),
    codes: /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|PROTOCOL_|POOL_|SQLITE_CANTOPEN)/,
    messages: /Queue limit reached|Pool is closed|closed state|Connection lost/,
  },
];

/** Error numbers of MariaDB that no retry at startup changes -> what to do. */
const refusals: Readonly<Record<number, string>> = {
  1044: 'the database user of DATABASE_URL may not use this database: grant it all privileges on the database',
  1045: 'the database refuses the user or the password of DATABASE_URL: correct them',
  1049: 'the database that DATABASE_URL names does not exist: create it, or correct the name',
  1698: 'the database refuses the user or the password of DATABASE_URL: correct them',
};

/**
 * Why the server refuses to be connected to, in words for the operator. While it runs the same errors count as
 * faults that pass: a proxy or a password that is being changed causes them too.
 */
export function refusalOf(error: unknown): string | undefined {
  return refusals[numberOf(error instanceof Problem ? error.extras.cause : error)];
}

export const databaseUnavailable = (detail: string, cause?: unknown): Problem =>
  new Problem('unavailable', detail, { retry_after_s: 5, cause });

/** Faults of the database that pass become 503 with Retry-After; every other error is returned as it is. */
export function translate(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  const number = numberOf(error);
  const { message: text } = (error ?? {}) as DriverError;
  const message = typeof text === 'string' ? text : '';
  const found = meanings.find(
    ({ numbers, codes, messages }) => numbers.has(number) || codes.test(code) || messages?.test(message),
  );
  return found ? new Problem('unavailable', found.detail, { retry_after_s: found.retry_after_s, cause: error }) : error;
}
