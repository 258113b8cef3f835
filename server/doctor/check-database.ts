import { nowSql } from '../storage/database-clock.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { refusalOf } from '../storage/errors.ts';
import { schemaState } from '../storage/migrate.ts';
import { refuseOutdated } from '../vault/activation.ts';
import { compareKeys } from '../vault/key-check.ts';
import { KeyRingError, type KeyRing } from '../vault/key-ring.ts';
import { error, ok, warning, whyUnreachable, type Finding } from './finding.ts';

/** Tokens and leases compare times of the process with those of the database. */
const clocks_apart_ms = 5_000;
/** MariaDB's own default. */
const packet_bytes = 16 * 1024 * 1024;
const least_connections = 64;

/** The database, its settings and schema, and whether the keys are those that it was written with. */
export async function checkDatabase(url: string, ring: KeyRing | undefined): Promise<Finding[]> {
  let database: Database | undefined;
  try {
    database = await openDatabase(url);
    await database.query('SELECT 1');
    const found = [
      ok('database', `${database.engine === 'sqlite' ? 'SQLite' : 'MariaDB'} responds`),
      ...(await checkClock(database)),
      ...(database.engine === 'mariadb' ? await checkMariadb(database) : []),
    ];
    const schema = await checkSchema(database);
    return [...found, schema, ...(schema.level === 'ok' && ring ? [await checkKeys(database, ring)] : [])];
  } catch (cause) {
    const refusal = refusalOf((cause as Error).cause);
    if (refusal !== undefined) {
      const [text = refusal, advice = ''] = refusal.split(': ');
      return [error('database', text, `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`)];
    }
    return [
      error(
        'database',
        `it cannot be used: ${whyUnreachable(cause)}`,
        'Start it, or correct the host and the port in DATABASE_URL.',
      ),
    ];
  } finally {
    await database?.close().catch(() => undefined); // what is wrong with it has been found
  }
}

async function checkClock(database: Database): Promise<Finding[]> {
  const [row] = await database.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
  const apart_ms = Math.abs(Date.parse(row?.now ?? '') - Date.now());
  if (apart_ms <= clocks_apart_ms) return [ok('clock', 'it agrees with that of the database')];
  return [
    warning(
      'clock',
      `it differs from that of the database by ${Math.round(apart_ms / 1000)} s`,
      'Keep the clocks of all machines in step by NTP.',
    ),
  ];
}

interface ServerSettings {
  version: string;
  packet: number;
  isolation: string;
  flush: number;
  connections: number;
}

async function checkMariadb(database: Database): Promise<Finding[]> {
  const [server] = await database.query<ServerSettings>(
    'SELECT VERSION() AS version, @@max_allowed_packet AS packet, @@tx_isolation AS isolation, @@innodb_flush_log_at_trx_commit AS `flush`, @@max_connections AS connections',
  );
  if (!server) return [];
  const found: Finding[] = [];
  const [major = 0, minor = 0] = server.version.split('.').map(Number);
  if (major < 10 || (major === 10 && minor < 6))
    found.push(error('database', `MariaDB ${server.version} is too old`, 'Use MariaDB 10.6 or later.'));
  if (Number(server.packet) < packet_bytes)
    found.push(
      warning(
        'database',
        `max_allowed_packet is ${server.packet}: large records are refused`,
        `Set max_allowed_packet to ${packet_bytes} or more.`,
      ),
    );
  if (server.isolation !== 'REPEATABLE-READ')
    found.push(
      error('database', `the isolation is ${server.isolation}`, 'Set transaction-isolation to REPEATABLE-READ.'),
    );
  if (Number(server.flush) !== 1)
    found.push(
      warning(
        'database',
        'what it has confirmed can be lost with a power cut',
        'Set innodb_flush_log_at_trx_commit to 1.',
      ),
    );
  if (Number(server.connections) < least_connections)
    found.push(
      warning(
        'database',
        `it takes ${server.connections} connections, and each process of the service uses up to 16`,
        `Set max_connections to ${least_connections} or more.`,
      ),
    );
  return found.length > 0 ? found : [ok('database settings', `MariaDB ${server.version}, as the service needs it`)];
}

async function checkSchema(database: Database): Promise<Finding> {
  const state = await schemaState(database);
  if (state === 'behind') return error('schema', 'it is not up to date', 'Run `patchbay migrate`.');
  if (state === 'restoring')
    return error(
      'schema',
      'the restore of a backup goes on or was interrupted',
      'Restore it again into an empty database.',
    );
  if (state === 'ahead') return error('schema', 'a newer release has migrated it', 'Run that release.');
  return ok('schema', 'up to date');
}

async function checkKeys(database: Database, ring: KeyRing): Promise<Finding> {
  try {
    await compareKeys(database, ring);
    await refuseOutdated(database, ring);
    return ok('keys', 'they are those that the database was written with');
  } catch (cause) {
    if (!(cause instanceof KeyRingError)) throw cause;
    return error('keys', cause.message, 'Deploy the key file that the other servers use.');
  }
}
