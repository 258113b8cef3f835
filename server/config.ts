import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { nearest } from './nearest.ts';
import { redisOptions, redisUrls } from './redis/redis.ts';
import { readTelemetry, telemetry_settings, type TelemetrySettings } from './telemetry/telemetry-settings.ts';

/** The configuration, read from environment variables. No other file in the server reads them. */
export interface Config extends TelemetrySettings {
  /** The sandbox creates what it needs and listens on loopback only. Production lists what is missing. */
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  /**
   * The base of all absolute URLs, without a trailing slash. Null in a sandbox, whose address depends on the port it
   * is assigned.
   */
  public_url: string | null;
  data_dir: string;
  database_url: string;
  /** Contents of the key file. Null in a sandbox that keeps its own in the data folder. */
  keys: string | null;
  /** Connector type -> origin to call instead of the vendor. Sandbox and tests only. */
  upstreams: Record<string, string>;
  /** Connector type -> header -> value. */
  vendor_headers: Record<string, Record<string, string>>;
  /** Connector type -> the service's own OAuth client at the vendor. */
  oauth_clients: Record<string, { client_id: string; client_secret?: string }>;
  /** Number of trusted proxies in front of the service. */
  trust_proxy: number;
  cors_origins: string[];
  metrics_token: string | null;
  /** Requests per minute per client. An organization may send five times as many. */
  rate_limit_per_minute: number;
  /** Maximum connectors of an organization, and records that are stored of them. */
  connectors_per_organization: number;
  records_per_organization: number;
  log_level: string;
  audit_retention_ms: number;
  /** Redis for jobs and shared rate limits. Null keeps both in this process. */
  redis_url: string | null;
  /** Certificates of the authorities that certify Redis. Null takes those of the system. */
  redis_ca: string | null;
  /** REDIS_URL names one node of a cluster; several are one by themselves. */
  redis_cluster: boolean;
  /** Maximum requests per second that replication sends to a vendor for one connector. */
  sync_requests_per_second: number;
  /** Whether this process serves requests, runs jobs, or both. */
  role: 'all' | 'api' | 'worker';
  jobs: {
    /** Maximum number of jobs in progress. */
    concurrency: number;
    /** Interval between scans of the database for due jobs. */
    sweep_ms: number;
    /** Time without a heartbeat after which another process takes over a job. */
    lease_ms: number;
  };
  /** Whether every response is validated against the document before it is sent. */
  validate_answers: boolean;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

interface Setting<T> {
  /** Description in the README. */
  about: string;
  fallback: string;
  /** It holds a secret, so it can also be read from the file that `<name>_FILE` names. */
  secret?: true;
  read(value: string, mode: Config['mode']): T;
}

/** A file that holds a secret. Others who may read it have the secret. */
function readSecretFile(path: string): string {
  try {
    if ((statSync(path).mode & 0o077) === 0) return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
  throw new Error('can be read by other users: change its permissions to 0600 or 0400');
}

/** Certificates that are public; anyone may read them. */
function readCertificates(path: string): string | null {
  if (path === '') return null;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error('cannot be read', { cause: error });
  }
}

/**
 * MariaDB over TLS, with a server that one of these authorities has certified for this host: an authority that many
 * share certifies others too. The driver reads `ssl` from the URL, and compares names alone.
 */
function withTls(database_url: string, ca: string | null): string {
  if (ca === null || !database_url.startsWith('mysql:')) return database_url;
  const url = new URL(database_url);
  const verifyIdentity = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  url.searchParams.set('ssl', JSON.stringify({ ca, rejectUnauthorized: true, verifyIdentity }));
  return url.toString();
}

function origin(value: string): string {
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error('must be an http(s) URL without credentials, query and fragment');
  return value.replace(/\/+$/, '');
}

/** `{"<type>": {"client_id": …, "client_secret": …}}`. Error messages omit values, which are secrets. */
function oauthClients(value: string): Config['oauth_clients'] {
  if (value === '') return {};
  const map = JSON.parse(value) as Record<string, Record<string, unknown> | null>;
  if (map === null || typeof map !== 'object' || Array.isArray(map))
    throw new Error('must be a JSON object: connector type -> {client_id, client_secret}');
  for (const [type, client] of Object.entries(map)) {
    const members = Object.entries(client ?? {});
    const good =
      typeof client?.['client_id'] === 'string' &&
      members.every(
        ([name, each]) =>
          (name === 'client_id' || name === 'client_secret') &&
          typeof each === 'string' &&
          /^[\x21-\x7e]{1,16384}$/.test(each),
      );
    if (!good) throw new Error(`has no {client_id, client_secret} for ${type}, of visible ASCII characters`);
  }
  return map as Config['oauth_clients'];
}

/** Headers that belong to the connection and to the proof of identity; the service alone sets them. */
const own_header = /^(?:authorization|connection|content-.+|cookie|host|te|trailer|transfer-encoding|upgrade)$/i;

function vendorHeaders(value: string): Config['vendor_headers'] {
  if (value === '') return {};
  const map = JSON.parse(value) as Config['vendor_headers'] | null;
  if (map === null || typeof map !== 'object' || Array.isArray(map))
    throw new Error('must be a JSON object: connector type -> header -> value');
  for (const [type, headers] of Object.entries(map))
    for (const [name, text] of Object.entries(headers ?? {})) {
      if (!/^[A-Za-z0-9-]{1,64}$/.test(name) || own_header.test(name))
        throw new Error(`has a header for ${type} that cannot be set`);
      if (typeof text !== 'string' || !/^[\x21-\x7e](?:[\x20-\x7e]{0,1022}[\x21-\x7e])?$/.test(text))
        throw new Error(`has a value of ${name} for ${type} that is not visible ASCII text of at most 1024 characters`);
    }
  return map;
}

function integer(minimum: number, maximum: number) {
  return (value: string) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < minimum || number > maximum)
      throw new Error(`must be a whole number from ${minimum} to ${maximum}`);
    return number;
  };
}

const oneOf =
  (...values: string[]) =>
  (value: string) => {
    if (!values.includes(value)) throw new Error(`must be one of ${values.join(', ')}`);
    return value;
  };

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** Every setting with its description, default and parser. The table in the README is generated from this. */
export const settings = {
  HOST: {
    about: 'Address to listen on. The sandbox accepts only loopback addresses.',
    fallback: '127.0.0.1',
    read: (value, mode) => {
      if (mode === 'sandbox' && !loopback.test(value))
        throw new Error('must be a loopback address in the sandbox, which is not secured');
      return value;
    },
  },
  PORT: {
    about: 'Port to listen on. 0 picks a free port (sandbox only).',
    fallback: '8080',
    read: (value, mode) => integer(mode === 'sandbox' ? 0 : 1, 65_535)(value),
  },
  PUBLIC_URL: {
    about: 'External base URL of the service, used for all absolute URLs. Required in production.',
    fallback: '',
    read: (value, mode) => {
      if (value === '') return null;
      const public_url = origin(value);
      const { protocol, hostname } = new URL(public_url);
      if (mode === 'production' && protocol === 'http:' && !loopback.test(hostname.replace(/^\[|\]$/g, '')))
        throw new Error('must be https in production: tokens and consents travel over it');
      return public_url;
    },
  },
  PATCHBAY_DATA_DIR: {
    about: 'Folder for the embedded database and the files of the sandbox.',
    fallback: './.patchbay',
    read: (value) => resolve(value),
  },
  DATABASE_URL: {
    about: '`sqlite:<file>` or `mysql://user:password@host:port/database`. Defaults to SQLite in the data folder.',
    fallback: '',
    secret: true,
    read: (value) => {
      if (value !== '' && !/^(sqlite:.+|mysql:\/\/[^/]+\/.+)$/.test(value))
        throw new Error('must be sqlite:<file> or mysql://…/<database>');
      return value;
    },
  },
  DATABASE_CA_FILE: {
    about:
      'Path of the certificates (PEM) of the authorities that certify the MariaDB server. Where it is set, connections are encrypted and the server is verified, its name included unless DATABASE_URL has an IP address.',
    fallback: '',
    read: readCertificates,
  },
  PATCHBAY_KEYS: {
    about:
      'Contents of the key file. Required in production unless PATCHBAY_KEYS_FILE is set. Create one with `patchbay keys generate`.',
    fallback: '',
    secret: true,
    read: (value) => value,
  },
  PATCHBAY_UPSTREAMS: {
    about: 'JSON: connector type -> origin to call instead of the vendor. Rejected in production.',
    fallback: '',
    read: (value, mode) => {
      if (value === '') return {};
      if (mode === 'production') throw new Error('is only allowed in the sandbox');
      const map = JSON.parse(value) as Record<string, string>;
      return Object.fromEntries(Object.entries(map).map(([type, each]) => [type, origin(each)]));
    },
  },
  PATCHBAY_VENDOR_HEADERS: {
    about:
      'JSON: connector type -> header -> value. Headers that a vendor asks integrations for, such as a marketplace ID; they cannot replace those of the service.',
    fallback: '',
    read: vendorHeaders,
  },
  PATCHBAY_OAUTH_CLIENTS: {
    about:
      'JSON: connector type -> `{"client_id", "client_secret"}`. OAuth clients for organizations that have no client of their own.',
    fallback: '',
    secret: true,
    read: oauthClients,
  },
  TRUST_PROXY: {
    about: 'Number of trusted proxies in front of the service.',
    fallback: '0',
    read: integer(0, 10),
  },
  CORS_ORIGINS: {
    about: 'Comma-separated origins that may call the service from a browser. Defaults to none.',
    fallback: '',
    read: (value) =>
      value
        .split(',')
        .filter(Boolean)
        .map((each) => new URL(each.trim()).origin),
  },
  METRICS_TOKEN: {
    about: 'Bearer token of /metrics. Required in production.',
    fallback: '',
    secret: true,
    read: (value) => {
      if (value !== '' && value.length < 16) throw new Error('must have at least 16 characters');
      return value === '' ? null : value;
    },
  },
  RATE_LIMIT_PER_MINUTE: {
    about:
      'Requests per minute per client (default 600; 60000 in the sandbox). An organization may send five times as many; the token endpoint accepts a tenth per IP address.',
    fallback: '',
    read: (value, mode) => (value === '' ? (mode === 'sandbox' ? 60_000 : 600) : integer(1, 10_000_000)(value)),
  },
  CONNECTORS_PER_ORGANIZATION: {
    about: 'Maximum number of connectors of an organization. Further ones are refused with 409 `too_many_connectors`.',
    fallback: '10000',
    read: integer(1, 10_000_000),
  },
  RECORDS_PER_ORGANIZATION: {
    about:
      'Number of synced records of an organization from which on its syncs store no more and fail with `too_many_records`.',
    fallback: '50000000',
    read: integer(1, 1_000_000_000_000),
  },
  VALIDATE_ANSWERS: {
    about:
      '`true` or `false`: validate every response against the OpenAPI document before sending it. Defaults to true in the sandbox and false in production.',
    fallback: '',
    read: (value, mode) => (value === '' ? mode === 'sandbox' : oneOf('true', 'false')(value) === 'true'),
  },
  REDIS_URL: {
    about:
      '`redis://…` or `rediss://…`: shares jobs and rate limits between server processes. Several nodes of a Redis Cluster are separated by commas (`redis://a:6379,b:6379`). Cannot be combined with SQLite.',
    fallback: '',
    secret: true,
    read: (value) => {
      if (value !== '' && !/^rediss?:\/\/[^/]+(\/\d+)?$/.test(value))
        throw new Error('must be redis://host:port or rediss://host:port, optionally followed by /<database number>');
      if (value !== '' && !namesServers(value))
        throw new Error('must name a server as host:port, or several nodes of a Redis Cluster separated by commas');
      return value === '' ? null : value;
    },
  },
  REDIS_CLUSTER: {
    about:
      '`true` where `REDIS_URL` names one node of a Redis Cluster, or the address that all of them share. Not needed where it names several nodes.',
    fallback: 'false',
    read: (value) => oneOf('true', 'false')(value) === 'true',
  },
  REDIS_CA_FILE: {
    about: 'Path of the certificates (PEM) of the authorities that certify the Redis server of a `rediss://` URL.',
    fallback: '',
    read: readCertificates,
  },
  PATCHBAY_ROLE: {
    about:
      '`api` serves requests, `worker` runs syncs (and serves health checks and metrics), `all` does both. Overridden by `serve --role`.',
    fallback: 'all',
    read: (value) => oneOf('all', 'api', 'worker')(value) as Config['role'],
  },
  JOB_CONCURRENCY: {
    about: 'Number of syncs that run in parallel in this process.',
    fallback: '4',
    read: integer(1, 64),
  },
  SYNC_REQUESTS_PER_SECOND: {
    about:
      'Maximum requests per second that replication sends to a vendor for one connector (default 10; 1000 to the fake vendors of the sandbox).',
    fallback: '',
    read: (value) => (value === '' ? null : integer(1, 1_000_000)(value)),
  },
  JOB_SWEEP_MS: {
    about: 'For tests: interval in milliseconds between scans for due jobs.',
    fallback: '5000',
    read: integer(50, 600_000),
  },
  JOB_LEASE_MS: {
    about: 'For tests: milliseconds without a heartbeat after which another process takes over a job.',
    fallback: '30000',
    read: integer(200, 600_000),
  },
  AUDIT_RETENTION_DAYS: {
    about: 'Days for which the audit log is kept.',
    fallback: '400',
    read: integer(1, 36_500),
  },
  LOG_LEVEL: {
    about: 'trace, debug, info, warn, error or silent.',
    fallback: '',
    read: (value, mode) =>
      value === ''
        ? mode === 'sandbox'
          ? 'warn'
          : 'info'
        : oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')(value),
  },
  ...telemetry_settings,
} satisfies Record<string, Setting<unknown>>;

/**
 * Variables of the clients, the tests, the kit and the benchmarks, and those that Kubernetes sets for a Service named
 * patchbay.
 */
const other_variable =
  /^PATCHBAY_(?:BASE_URL|CLIENT_ID|CLIENT_SECRET|ORGANIZATION_ID|TOKEN|KILLS|SEARCH_QUERIES|TEST_.+|BENCH_.+)$/;
const more_variables = /^PATCHBAY_(?:CONFORMANCE_.+|FEED_.+|(?:.+_)?SERVICE_(?:HOST|PORT.*)|(?:.+_)?PORT(?:_\d+_.+)?)$/;

/** A misspelt variable would leave its setting at the default without a word. */
function unknownVariables(environment: Environment): string[] {
  const known = Object.entries<Setting<unknown>>(settings).flatMap(([name, { secret }]) =>
    secret ? [name, `${name}_FILE`] : [name],
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith('PATCHBAY_') && environment[name] !== undefined)
    .filter((name) => !known.includes(name) && !other_variable.test(name) && !more_variables.test(name))
    .map((name) => `${name} is not a setting: did you mean ${nearest(name, known)[0]}? Correct or remove it`);
}

function contentsOf(path: string, fail: (why: string) => void): string | undefined {
  try {
    return readSecretFile(path).trim();
  } catch (error) {
    fail((error as Error).message);
    return undefined;
  }
}

function namesServers(url: string): boolean {
  try {
    return redisUrls(url).every(({ hostname }) => hostname !== '');
  } catch {
    return false;
  }
}

/** The sandbox brings its own vendors, unless others are given. */
const simulated = (mode: Config['mode'], environment: Environment): boolean =>
  mode === 'sandbox' && environment['PATCHBAY_UPSTREAMS'] === undefined;

/** What is valid by itself and not together, and what production requires. */
function contradictions(config: Config, environment: Environment): string[] {
  const { mode } = config;
  const wrong: string[] = [];
  if (environment['DATABASE_CA_FILE'] && config.database_url.startsWith('sqlite:'))
    wrong.push('DATABASE_CA_FILE cannot be combined with SQLite, which has no connections: remove it');
  if (config.redis_ca !== null && !config.redis_url?.startsWith('rediss:'))
    wrong.push('REDIS_CA_FILE needs a REDIS_URL that begins with rediss://');
  if (config.redis_cluster && config.redis_url === null) wrong.push('REDIS_CLUSTER needs a REDIS_URL');
  const redis = config.redis_url ? redisOptions(config.redis_url, null, config.redis_cluster) : undefined;
  if (redis?.nodes && redis.db !== 0)
    wrong.push('REDIS_URL names a database, and a Redis Cluster has only one: remove it from the end');
  if (config.redis_url && config.database_url.startsWith('sqlite:'))
    wrong.push(
      'REDIS_URL cannot be combined with SQLite, which only one process can use: set DATABASE_URL to a MariaDB or MySQL database, or remove REDIS_URL',
    );
  if (mode === 'production' && config.role !== 'all' && config.database_url?.startsWith('sqlite:'))
    wrong.push(
      'PATCHBAY_ROLE must be all with SQLite, which only one process can use: set it to all, or set DATABASE_URL to a MariaDB or MySQL database',
    );
  if (mode === 'production') {
    if (!config.public_url) wrong.push('PUBLIC_URL is missing: set it to the URL that callers use');
    if (!config.keys)
      wrong.push(
        'PATCHBAY_KEYS is missing: create a key file with `patchbay keys generate` and keep a copy, because stored credentials cannot be decrypted without it',
      );
    if (!config.metrics_token)
      wrong.push('METRICS_TOKEN is missing: set it to a random string of at least 16 characters');
  }
  return wrong;
}

/**
 * Reads the whole configuration and throws one ConfigError that lists every invalid or missing setting. An empty value
 * is invalid: it usually comes from a variable that was left unset by accident.
 */
export function readConfig(mode: Config['mode'], environment: Environment = process.env): Config {
  const wrong: string[] = [];
  const value = <K extends keyof typeof settings>(name: K): ReturnType<(typeof settings)[K]['read']> => {
    const setting: Setting<unknown> = settings[name];
    try {
      return setting.read(givenTo(name, setting) || setting.fallback, mode) as ReturnType<(typeof settings)[K]['read']>;
    } catch (error) {
      wrong.push(`${name} ${error instanceof SyntaxError ? 'is not JSON' : (error as Error).message}`);
      return undefined as never;
    }
  };
  /** The value of the variable, or the contents of the file that `<name>_FILE` names. */
  const givenTo = (name: string, { secret }: Setting<unknown>): string | undefined => {
    for (const each of secret ? [name, `${name}_FILE`] : [name])
      if (environment[each]?.trim() === '') wrong.push(`${each} is empty: give it a value or remove it`);
    const given = environment[name]?.trim();
    const path = secret && environment[`${name}_FILE`]?.trim();
    if (!path) return given;
    if (given) wrong.push(`${name} and ${name}_FILE are both set: keep one`);
    return contentsOf(path, (why) => wrong.push(`${name}_FILE ${why}`));
  };
  const data_dir = value('PATCHBAY_DATA_DIR');
  const config: Config = {
    mode,
    host: value('HOST'),
    port: value('PORT'),
    public_url: value('PUBLIC_URL'),
    data_dir,
    database_url: withTls(
      value('DATABASE_URL') || `sqlite:${join(data_dir ?? '.', 'patchbay.sqlite')}`,
      value('DATABASE_CA_FILE') ?? null,
    ),
    keys: value('PATCHBAY_KEYS') || null,
    upstreams: value('PATCHBAY_UPSTREAMS'),
    vendor_headers: value('PATCHBAY_VENDOR_HEADERS'),
    oauth_clients: value('PATCHBAY_OAUTH_CLIENTS'),
    trust_proxy: value('TRUST_PROXY'),
    cors_origins: value('CORS_ORIGINS'),
    metrics_token: value('METRICS_TOKEN'),
    rate_limit_per_minute: value('RATE_LIMIT_PER_MINUTE'),
    connectors_per_organization: value('CONNECTORS_PER_ORGANIZATION'),
    records_per_organization: value('RECORDS_PER_ORGANIZATION'),
    log_level: value('LOG_LEVEL'),
    audit_retention_ms: value('AUDIT_RETENTION_DAYS') * 24 * 3600_000,
    redis_url: value('REDIS_URL'),
    redis_ca: value('REDIS_CA_FILE'),
    redis_cluster: value('REDIS_CLUSTER'),
    role: value('PATCHBAY_ROLE'),
    jobs: { concurrency: value('JOB_CONCURRENCY'), sweep_ms: value('JOB_SWEEP_MS'), lease_ms: value('JOB_LEASE_MS') },
    validate_answers: value('VALIDATE_ANSWERS'),
    ...readTelemetry(value),
    sync_requests_per_second: value('SYNC_REQUESTS_PER_SECOND') ?? (simulated(mode, environment) ? 1000 : 10),
  };
  wrong.push(...contradictions(config, environment), ...unknownVariables(environment));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}
