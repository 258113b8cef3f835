import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { findMariadb } from '../../../.config/mariadb.mjs';
import { createDataSet, type DataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { startService, type Caller, type Service } from './service.ts';

export type Engine = 'sqlite' | 'mariadb';

/** What came of a kind of fault. */
export interface Finding {
  holds: boolean;
  /** Such as `acknowledged 12, present 0`. */
  figure: string;
}

/** A kind of fault, made in front of a service that knows nothing of it. */
export interface Scenario {
  kind: number;
  name: string;
  engines: readonly Engine[];
  show(bench: Bench): Promise<Finding>;
}

/** A place for one scenario on one engine; everything in it is removed in the end. */
export interface Bench {
  build: string;
  engine: Engine;
  folder: string;
  /** Of the database, which is empty at first. */
  url: string;
  /** The service, with this environment besides the usual; `name` tells several processes of one installation apart. */
  start(environment?: Record<string, string>, name?: string): Promise<Service>;
  /** The URL of another empty database. */
  another(): Promise<string>;
  /** Past the service, as an administrator would. */
  sql(statement: string, values?: unknown[]): Promise<void>;
  /** Another connection to the database. */
  connect(): Promise<Connection>;
  atEnd(close: () => unknown): void;
}

let shared_mariadb: ReturnType<typeof findMariadb> | undefined;

/** The URL of a database that is made on this server. */
export async function createDatabase(server_url: string, name: string): Promise<string> {
  const connection = await createConnection(server_url);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  await connection.end();
  return withPath(server_url, name);
}

function withPath(server_url: string, name: string): string {
  const url = new URL(server_url);
  url.pathname = `/${name}`;
  return url.toString();
}

let databases = 0;

async function emptyDatabase(engine: Engine, folder: string): Promise<string> {
  if (engine === 'sqlite') return `sqlite:${join(folder, `faults-${++databases}`, 'faults.sqlite')}`;
  const server = await (shared_mariadb ??= findMariadb());
  if (!server) throw new Error('MariaDB is not installed: mariadbd and mariadb-install-db are needed');
  return createDatabase(server.url, `faults_${process.pid}_${++databases}`);
}

export async function stopMariadb(): Promise<void> {
  (await shared_mariadb)?.stop();
}

export async function openBench(build: string, engine: Engine): Promise<Bench & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-faults-'));
  const closing: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  const url = await emptyDatabase(engine, folder);
  const bench: Bench = {
    build,
    engine,
    folder,
    url,
    async start(environment = {}, name = 'first') {
      const data_dir = join(folder, name);
      mkdirSync(data_dir, { recursive: true, mode: 0o700 });
      const keys_file = join(folder, 'first', 'keys.json');
      const service = await startService(build, data_dir, {
        DATABASE_URL: bench.url,
        ...(name !== 'first' && { PATCHBAY_KEYS_FILE: keys_file }),
        ...environment,
      });
      closing.push(() => service.kill());
      return service;
    },
    another: () => emptyDatabase(engine, folder),
    async sql(statement, values = []) {
      if (engine === 'sqlite') {
        const handle = new Sqlite(bench.url.slice('sqlite:'.length), { timeout: 5000 });
        handle.prepare(statement).run(...values);
        return void handle.close();
      }
      const connection = await createConnection(bench.url);
      await connection.query<RowDataPacket[]>(statement, values);
      await connection.end();
    },
    connect: () => createConnection(bench.url),
    atEnd: (close) => void closing.push(close),
  };
  const close = async () => {
    for (const each of closing.reverse()) await each();
  };
  return Object.assign(bench, { close });
}

export async function until<T>(read: () => Promise<T | undefined | false>, limit_ms: number): Promise<T | undefined> {
  const end_ms = performance.now() + limit_ms;
  for (;;) {
    const found = await read();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end_ms) return undefined;
    await sleep(200);
  }
}

export const connectors_path = '/api/v1/integrations/connectors';
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A vendor of incidents, with so many accounts whose keys are `inc_0`, `inc_1`, … */
export async function startIncidents(
  bench: Bench,
  counts: Partial<Record<'users' | 'incidents' | 'alerts', number>> = {},
  accounts = 1,
): Promise<{ vendor: Upstream; data: DataSet; environment: Record<string, string> }> {
  const small = { incidents: 20, alerts: 20, escalations: 5, users: 20, incident_updates: 20, schedules: 3 };
  const data = createDataSet({ seed: 7, counts: { ...small, ...counts } });
  const keys = Array.from({ length: accounts }, (_, n) => ({ api_key: `inc_${n}`, name: `account_${n}`, data }));
  const vendor = await startUpstream(incidentIo({ accounts: keys, rate_limit_per_minute: false }));
  bench.atEnd(() => vendor.close());
  return { vendor, data, environment: { PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url }) } };
}

/** A body that creates a connector to the vendor of `startIncidents`, synced by hand only. */
export const incidentsBody = (name: string, account = 0): Record<string, unknown> => ({
  customer_name: 'acme',
  connector_type: 'incident-io',
  name,
  credentials: { api_key: `inc_${account}` },
  sync: { enabled: false },
});

export async function createConnector(service: Caller, body: Record<string, unknown>): Promise<string> {
  const { status, body: created } = await service.call('POST', connectors_path, { body });
  if (status !== 201) throw new Error(`no connector: ${status} ${JSON.stringify(created)}`);
  return String(created.id);
}

/** All connectors, page by page. */
export async function listConnectors(service: Service): Promise<Array<{ id: string; name: string }>> {
  const all: Array<{ id: string; name: string }> = [];
  for (let after: string | null = ''; after !== null;) {
    const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const { status, body } = await service.call('GET', `${connectors_path}?page_size=100${query}`);
    if (status !== 200) throw new Error(`no list of connectors: ${status}`);
    all.push(...body.data);
    after = body.pagination.after ?? null;
  }
  return all;
}

/** Begins a sync of these entities; the ID of the sync. */
export async function startSync(service: Caller, connector_id: string, body: object = {}): Promise<string> {
  const { status, body: sync } = await service.call('POST', `${connectors_path}/${connector_id}/syncs`, { body });
  if (status !== 202 && status !== 200 && status !== 201) throw new Error(`no sync: ${status} ${JSON.stringify(sync)}`);
  return String(sync.id);
}

/** The sync when it has ended; undefined where it has not in that time. */
export function endOf(service: Caller, connector_id: string, sync_id: string, limit_ms: number): Promise<any> {
  return until(async () => {
    const { status, body } = await service.call('GET', `${connectors_path}/${connector_id}/syncs/${sync_id}`);
    return status === 200 && body.finished_at !== null && body;
  }, limit_ms);
}

/** Calls the service's liveness as fast as it responds, until `stop`; the longest time that a response took. */
export function watchResponses(service: Service): { stop(): Promise<number> } {
  let stopped = false;
  let longest_ms = 0;
  const watched = (async () => {
    while (!stopped) {
      const began_ms = performance.now();
      await fetch(`${service.url}/healthz`, { signal: AbortSignal.timeout(120_000) })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
      longest_ms = Math.max(longest_ms, performance.now() - began_ms);
      await sleep(5);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await watched;
      return longest_ms;
    },
  };
}
