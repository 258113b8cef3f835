import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything that the environment decides. This file is its only reader. */
export interface Config {
  /** The sandbox makes what it lacks, on loopback; production makes nothing and names what is missing. */
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  /** The only source of absolute URLs, without a slash at its end. Null in a sandbox that takes its address from the port it gets. */
  public_url: string | null;
  data_dir: string;
  database_url: string;
  /** The text of the key file; null in a sandbox that keeps its own in the data folder. */
  keys: string | null;
  /** Connector type -> origin that stands in for the vendor. Sandbox and tests only. */
  upstreams: Record<string, string>;
  /** Connector type -> the service's own OAuth client at the vendor. */
  oauth_clients: Record<string, { client_id: string; client_secret?: string }>;
  /** How many proxies in front of the service may be believed about the caller's address. */
  trust_proxy: number;
  cors_origins: string[];
  metrics_token: string | null;
  /** Requests a minute per client; an organisation has five times as many. */
  rate_limit_per_minute: number;
  log_level: string;
  /** Jobs go over this Redis, and rate limits are shared through it; null: both in this process. */
  redis_url: string | null;
  /** What this process does: answer callers, work on jobs, or both. */
  role: 'all' | 'api' | 'worker';
  jobs: {
    /** Jobs in progress at a time. */
    concurrency: number;
    /** How often the database is looked through for work. */
    sweep_ms: number;
    /** Work of a process that has been silent for so long is taken up by another. */
    lease_ms: number;
  };
  /** Whether every answer is held against the document before it is sent. */
  validate_answers: boolean;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

interface Setting<T> {
  /** Shown in the README. */
  about: string;
  fallback: string;
  read(value: string, mode: Config['mode']): T;
}

function origin(value: string): string {
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) throw new Error('must be an http(s) URL without credentials, query and fragment');
  return value.replace(/\/+$/, '');
}

/** `{"<type>": {"client_id": …, "client_secret": …}}`. What is wrong is told without a value: these are secrets. */
function oauthClients(value: string): Config['oauth_clients'] {
  if (value === '') return {};
  const map = JSON.parse(value) as Record<string, Record<string, unknown> | null>;
  if (map === null || typeof map !== 'object' || Array.isArray(map)) throw new Error('must be a JSON object: connector type -> {client_id, client_secret}');
  for (const [type, client] of Object.entries(map)) {
    const members = Object.entries(client ?? {});
    const good = typeof client?.['client_id'] === 'string' && members.every(([name, each]) => (name === 'client_id' || name === 'client_secret') && typeof each === 'string' && /^[\x21-\x7e]{1,16384}$/.test(each));
    if (!good) throw new Error(`has no {client_id, client_secret} for ${type}, of visible ASCII characters`);
  }
  return map as Config['oauth_clients'];
}

function integer(minimum: number, maximum: number) {
  return (value: string) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < minimum || number > maximum) throw new Error(`must be a whole number from ${minimum} to ${maximum}`);
    return number;
  };
}

const oneOf = (...values: string[]) => (value: string) => {
  if (!values.includes(value)) throw new Error(`must be one of ${values.join(', ')}`);
  return value;
};

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** Every setting once: what it is, what holds without it, how it is read. The README's table is made from this. */
export const settings = {
  HOST: {
    about: 'Address to listen on. The sandbox takes loopback only.',
    fallback: '127.0.0.1',
    read: (value, mode) => {
      if (mode === 'sandbox' && !loopback.test(value)) throw new Error('must be a loopback address in the sandbox, which has no secrets worth the name');
      return value;
    },
  },
  PORT: { about: 'Port to listen on; 0 takes a free one (sandbox only).', fallback: '8080', read: (value, mode) => integer(mode === 'sandbox' ? 0 : 1, 65_535)(value) },
  PUBLIC_URL: { about: 'Where callers reach the service; the only source of absolute URLs. Required in production.', fallback: '', read: (value) => (value === '' ? null : origin(value)) },
  PATCHBAY_DATA_DIR: { about: 'Folder of the embedded database, and of what the sandbox makes.', fallback: './.patchbay', read: (value) => resolve(value) },
  DATABASE_URL: {
    about: '`sqlite:<file>` or `mysql://user:password@host:port/database`. Without it, SQLite in the data folder.',
    fallback: '',
    read: (value) => {
      if (value !== '' && !/^(sqlite:.+|mysql:\/\/[^/]+\/.+)$/.test(value)) throw new Error('must be sqlite:<file> or mysql://…/<database>');
      return value;
    },
  },
  PATCHBAY_KEYS: { about: 'The key file as text. Required in production, unless PATCHBAY_KEYS_FILE is set. `patchbay keys generate` makes one.', fallback: '', read: (value) => value },
  PATCHBAY_KEYS_FILE: {
    about: 'Path of the key file.',
    fallback: '',
    read: (value) => {
      if (value === '') return '';
      try {
        return readFileSync(value, 'utf8');
      } catch (error) {
        throw new Error(`cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
      }
    },
  },
  PATCHBAY_UPSTREAMS: {
    about: 'JSON: connector type -> origin that stands in for the vendor. Sandbox and tests only; production refuses it.',
    fallback: '',
    read: (value, mode) => {
      if (value === '') return {};
      if (mode === 'production') throw new Error('is for the sandbox only');
      const map = JSON.parse(value) as Record<string, string>;
      return Object.fromEntries(Object.entries(map).map(([type, each]) => [type, origin(each)]));
    },
  },
  PATCHBAY_OAUTH_CLIENTS: {
    about: 'JSON: connector type -> `{"client_id", "client_secret"}`, the service’s own OAuth clients at the vendors, for organisations that have none of their own.',
    fallback: '',
    read: oauthClients,
  },
  TRUST_PROXY: { about: 'How many proxies in front of the service tell the caller’s address truly.', fallback: '0', read: integer(0, 10) },
  CORS_ORIGINS: { about: 'Origins, separated by commas, whose pages may call the service from a browser. None without it.', fallback: '', read: (value) => value.split(',').filter(Boolean).map((each) => new URL(each.trim()).origin) },
  METRICS_TOKEN: {
    about: 'Bearer token of /metrics. Required in production.',
    fallback: '',
    read: (value) => {
      if (value !== '' && value.length < 16) throw new Error('must have at least 16 characters');
      return value === '' ? null : value;
    },
  },
  RATE_LIMIT_PER_MINUTE: {
    about: 'Requests a minute per client (600; 60000 in the sandbox). An organisation has five times, the token endpoint a tenth per address.',
    fallback: '',
    read: (value, mode) => (value === '' ? (mode === 'sandbox' ? 60_000 : 600) : integer(1, 10_000_000)(value)),
  },
  VALIDATE_ANSWERS: {
    about: '`true` or `false`: hold every answer against the document before it is sent. On in the sandbox, off in production, where it would cost.',
    fallback: '',
    read: (value, mode) => (value === '' ? mode === 'sandbox' : oneOf('true', 'false')(value) === 'true'),
  },
  REDIS_URL: {
    about: '`redis://…` or `rediss://…`: jobs and rate limits are shared by several server processes. Not with SQLite, which one process owns.',
    fallback: '',
    read: (value) => {
      if (value !== '' && !/^rediss?:\/\/[^/]+(\/\d+)?$/.test(value)) throw new Error('must be redis://host:port or rediss://host:port, with the number of a database behind it if it is not the first');
      return value === '' ? null : value;
    },
  },
  PATCHBAY_ROLE: { about: '`api` answers callers, `worker` replicates (and answers health checks and metrics), `all` does both. The option --role of serve wins.', fallback: 'all', read: (value) => oneOf('all', 'api', 'worker')(value) as Config['role'] },
  JOB_CONCURRENCY: { about: 'Replication runs at a time in this process.', fallback: '4', read: integer(1, 64) },
  JOB_SWEEP_MS: { about: 'For tests: how often the database is looked through for work that is due, in milliseconds.', fallback: '5000', read: integer(50, 600_000) },
  JOB_LEASE_MS: { about: 'For tests: after how many milliseconds of silence the work of a process is taken up by another.', fallback: '30000', read: integer(200, 600_000) },
  LOG_LEVEL: { about: 'trace, debug, info, warn, error or silent.', fallback: '', read: (value, mode) => (value === '' ? (mode === 'sandbox' ? 'warn' : 'info') : oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')(value)) },
} satisfies Record<string, Setting<unknown>>;

/**
 * Reads the whole configuration and throws one ConfigError that names every setting that is wrong or missing. A setting that is set to nothing is wrong: it
 * is mostly a variable that somebody forgot to fill.
 */
export function readConfig(mode: Config['mode'], environment: Environment = process.env): Config {
  const wrong: string[] = [];
  const value = <K extends keyof typeof settings>(name: K): ReturnType<(typeof settings)[K]['read']> => {
    const setting: Setting<unknown> = settings[name];
    const given = environment[name];
    if (given !== undefined && given.trim() === '') wrong.push(`${name} is empty: give it a value or remove it`);
    try {
      return setting.read(given?.trim() || setting.fallback, mode) as ReturnType<(typeof settings)[K]['read']>;
    } catch (error) {
      wrong.push(`${name} ${error instanceof SyntaxError ? 'is not JSON' : (error as Error).message}`);
      return undefined as never;
    }
  };
  const data_dir = value('PATCHBAY_DATA_DIR');
  const keys = value('PATCHBAY_KEYS') || value('PATCHBAY_KEYS_FILE');
  if (environment['PATCHBAY_KEYS'] && environment['PATCHBAY_KEYS_FILE']) wrong.push('PATCHBAY_KEYS and PATCHBAY_KEYS_FILE are both set: keep one');
  const config: Config = {
    mode,
    host: value('HOST'),
    port: value('PORT'),
    public_url: value('PUBLIC_URL'),
    data_dir,
    database_url: value('DATABASE_URL') || `sqlite:${join(data_dir ?? '.', 'patchbay.sqlite')}`,
    keys: keys || null,
    upstreams: value('PATCHBAY_UPSTREAMS'),
    oauth_clients: value('PATCHBAY_OAUTH_CLIENTS'),
    trust_proxy: value('TRUST_PROXY'),
    cors_origins: value('CORS_ORIGINS'),
    metrics_token: value('METRICS_TOKEN'),
    rate_limit_per_minute: value('RATE_LIMIT_PER_MINUTE'),
    log_level: value('LOG_LEVEL'),
    redis_url: value('REDIS_URL'),
    role: value('PATCHBAY_ROLE'),
    jobs: { concurrency: value('JOB_CONCURRENCY'), sweep_ms: value('JOB_SWEEP_MS'), lease_ms: value('JOB_LEASE_MS') },
    validate_answers: value('VALIDATE_ANSWERS'),
  };
  if (config.redis_url && config.database_url.startsWith('sqlite:')) wrong.push('REDIS_URL is set and the database is SQLite, which only one process may use: set DATABASE_URL to a MariaDB or MySQL database, or remove REDIS_URL');
  if (mode === 'production' && config.role !== 'all' && config.database_url?.startsWith('sqlite:')) wrong.push('PATCHBAY_ROLE divides the work between processes, and only one may use SQLite: set it to all, or DATABASE_URL to a MariaDB or MySQL database');
  if (mode === 'production') {
    if (!config.public_url) wrong.push('PUBLIC_URL is missing: set it to the address that callers use');
    if (!config.keys) wrong.push('PATCHBAY_KEYS is missing: make a key file with `patchbay keys generate` and keep a copy; without it the stored credentials are lost');
    if (!config.metrics_token) wrong.push('METRICS_TOKEN is missing');
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}
