import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { entitySchemas } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';
import { columnKinds, type Engine } from './column-types.ts';
import { ServiceTables1767225600001 } from './migrations/0001-service-tables.ts';
import { RecordTables1767312000002 } from './migrations/0002-record-tables.ts';
import { Replication1767398400003 } from './migrations/0003-replication.ts';
import { ZendeskSupport1767484800004 } from './migrations/0004-zendesk-support.ts';
import { FacebookMarketing1767571200005 } from './migrations/0005-facebook-marketing.ts';
import { OauthTables1768003200010 } from './migrations/0010-oauth-tables.ts';
import { Exports1768176000012 } from './migrations/0012-exports.ts';

export const migrations = [ServiceTables1767225600001, RecordTables1767312000002, Replication1767398400003, ZendeskSupport1767484800004, FacebookMarketing1767571200005, OauthTables1768003200010, Exports1768176000012];

/** A query waits at most this long; past it the caller gets 503 and the pool decides what becomes of the connection. */
const query_timeout_ms = 10_000;

export type Row = Record<string, unknown>;

/** What can be done in a transaction, and outside of one. */
export interface Transaction {
  query: Query;
  change: Database['change'];
}

/** Runs one statement with `?` placeholders; rows for SELECT. */
export type Query = <T = Row>(sql: string, parameters?: unknown[]) => Promise<T[]>;

export interface Database {
  readonly engine: Engine;
  readonly source: DataSource;
  query: Query;
  /** A single statement that changes rows; answers how many. */
  change(sql: string, parameters?: unknown[]): Promise<number>;
  /** All or nothing. On SQLite transactions run one after the other: there is one connection. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

function optionsOf(url: string): DataSourceOptions {
  if (url.startsWith('sqlite:')) {
    const database = url.slice('sqlite:'.length);
    if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
    return {
      type: 'better-sqlite3',
      database,
      entities: Object.values(entitySchemas(columnKinds.sqlite)),
      migrations,
      prepareDatabase: (handle: { pragma(text: string): void }) => {
        handle.pragma('journal_mode = WAL');
        handle.pragma('synchronous = FULL'); // an acknowledged write survives a power cut
        handle.pragma('busy_timeout = 5000');
      },
    };
  }
  return {
    type: 'mariadb', // `mysql` against MariaDB reports pending changes for ever
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    entities: Object.values(entitySchemas(columnKinds.mariadb)),
    migrations,
    connectTimeout: 5000,
    extra: { connectionLimit: 10, queueLimit: 1000, idleTimeout: 60_000, enableKeepAlive: true },
  };
}

const connectionCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|PROTOCOL_|ER_CON_COUNT|ER_SERVER_SHUTDOWN|ER_TOO_MANY_USER_CONNECTIONS|POOL_|ER_GET_CONNECTION|ER_ACCESS_DENIED)/;

/** A database that cannot be reached is an outage that passes; anything else is a defect and keeps its own error. */
export function translate(error: unknown): unknown {
  const code = String((error as { code?: unknown }).code ?? (error as { driverError?: { code?: unknown } }).driverError?.code ?? '');
  const message = String((error as Error).message ?? '');
  if (connectionCodes.test(code) || /Queue limit reached|Pool is closed|closed state|Connection lost/.test(message)) {
    return new Problem('unavailable', 'The database cannot be reached. Try again shortly.', { retry_after_s: 5, cause: error });
  }
  return error;
}

async function bounded<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('unavailable', 'The database did not answer in time. Try again shortly.', { retry_after_s: 5 })), query_timeout_ms);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw translate(error);
  } finally {
    clearTimeout(timer);
  }
}

type Raw = { affectedRows?: number; affected?: number; raw?: { affectedRows?: number; changes?: number } | number };

/** Opens the database of `url` (`sqlite:<file>` or `mysql://…`). Nothing is migrated here. */
export async function openDatabase(url: string): Promise<Database> {
  const source = new DataSource(optionsOf(url));
  try {
    await source.initialize();
  } catch (error) {
    throw translate(error);
  }
  const engine: Engine = source.options.type === 'mariadb' ? 'mariadb' : 'sqlite';
  const single = engine === 'sqlite';
  let tail: Promise<unknown> = Promise.resolve();

  const run = async <T>(runner: QueryRunner, sql: string, parameters: unknown[]): Promise<T[]> => (await runner.query(sql, parameters)) as T[];
  const affected = async (runner: QueryRunner, sql: string, parameters: unknown[]): Promise<number> => {
    const result = (await runner.query(sql, parameters, true)) as unknown as Raw;
    return result.affected ?? (typeof result.raw === 'object' ? (result.raw.affectedRows ?? result.raw.changes ?? 0) : 0);
  };

  /** SQLite has one connection, so whatever runs during a transaction would become part of it: one after the other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (!single) return bounded(work());
    const turn = tail.then(work, work);
    tail = turn.catch(() => undefined);
    return bounded(turn);
  };
  const withRunner = async <T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
    const runner = source.createQueryRunner();
    try {
      return await work(runner);
    } finally {
      await runner.release();
    }
  };

  return {
    engine,
    source,
    query: (sql, parameters = []) => inTurn(() => withRunner((runner) => run(runner, sql, parameters))),
    change: (sql, parameters = []) => inTurn(() => withRunner((runner) => affected(runner, sql, parameters))),
    transaction: (work) =>
      inTurn(() =>
        withRunner(async (runner) => {
          await runner.startTransaction();
          try {
            const result = await work({ query: (sql, parameters = []) => run(runner, sql, parameters), change: (sql, parameters = []) => affected(runner, sql, parameters) });
            await runner.commitTransaction();
            return result;
          } catch (error) {
            await runner.rollbackTransaction();
            throw error;
          }
        }),
      ),
    close: () => source.destroy(),
  };
}

/**
 * Whether the schema is this service's: `current`, `behind` (migrate first) or `ahead` (a newer release has migrated it, so this one must not touch it).
 */
export async function schemaState(database: Database): Promise<'current' | 'behind' | 'ahead'> {
  const known = new Set(migrations.map((migration) => migration.name));
  const runner = database.source.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return 'behind';
  } finally {
    await runner.release();
  }
  const applied = (await database.query<{ name: string }>('SELECT name FROM migrations')).map((row) => row.name);
  if (applied.some((name) => !known.has(name))) return 'ahead';
  return applied.length < migrations.length ? 'behind' : 'current';
}

/** Brings the schema up to date. MariaDB commits each change of the schema at once, so the runs of several processes are kept apart by a named lock. */
export async function migrate(database: Database): Promise<string[]> {
  const lock = database.engine === 'mariadb' ? database.source.createQueryRunner() : undefined;
  try {
    if (lock) await lock.query(`SELECT GET_LOCK(CONCAT(DATABASE(), '.patchbay.migrate'), 60)`);
    const done = await database.source.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    if (lock) {
      await lock.query(`SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.patchbay.migrate'))`);
      await lock.release();
    }
  }
}
