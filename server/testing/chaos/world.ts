import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createDataSet, type DataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startOauthVendor, type OauthVendor } from '../../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { redisPrefix } from '../../redis/redis.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { readSetting } from '../../storage/repositories/settings.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';
import { mariadb, sqlite, type TestDatabase } from '../database.ts';
import { movableMariadb, type MovableMariadb } from '../movable-mariadb.ts';
import { desk_client, desk_type } from '../oauth-desk.ts';
import { startProxy, type Proxy } from '../proxy.ts';
import { startServerProcess, type ServerProcess } from '../replication-server.ts';
import { smallDisk, type SmallDisk } from '../small-disk.ts';
import type { History } from './history.ts';

/** What a caller gets: `undefined` where no response came. */
export type Reply = { status: number; body: any } | undefined;

/** The service with everything that it depends on, each of which can fail. */
export interface World {
  engine: 'sqlite' | 'mariadb';
  /** Empty places are processes that are being started again. */
  processes: Array<ServerProcess | undefined>;
  /** The first so many processes take requests; the others only perform jobs. */
  serving: number;
  data: DataSet;
  vendor: Upstream;
  desk: OauthVendor;
  history: History;
  /** Past the proxies, as an auditor would look. */
  database: Database;
  disk: SmallDisk | undefined;
  file: string | undefined;
  database_proxy: Proxy | undefined;
  /** Where the database's clock can be moved apart from those of the processes. */
  moved_mariadb: MovableMariadb | undefined;
  redis_proxy: Pick<Proxy, 'become'> | undefined;
  redis_prefix: string;
  /** What FLUSHALL does to this installation, and to no other that shares the Redis. */
  flushRedis(): Promise<void>;
  /** Kills the process, and starts another until one serves. */
  restart(at: number): Promise<void>;
  /** At the process `at`, with a token of its own. */
  call(at: number, method: string, path: string, sent?: { body?: unknown; key?: string }): Promise<Reply>;
  close(): Promise<void>;
}

/** That of a load balancer; the tests send what would come through it to whichever process. */
export const public_url = 'https://patchbay.example';

const call_ms = 8_000;
const disk_bytes = 96 * 1024 * 1024;
const grant_times = { lease_ms: 3_000, poll_ms: 50, cool_down_ms: 2_000, backoff_max_ms: 500, fresh_ms: 200 };

function throughProxy(url: string, proxy: Proxy): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(proxy.port);
  return changed.toString();
}

/** Requests as one client, at whatever process: its retries meet the same idempotency keys everywhere. */
function caller(processes: World['processes']): World['call'] {
  let client: ServerProcess['client'] | undefined;
  const tokens = new Map<string, string>();
  const send = async (url: string, method: string, path: string, sent: { body?: unknown; headers: object }) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...sent.headers, ...(sent.body !== undefined && { 'content-type': 'application/json' }) },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(call_ms),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return async (at, method, path, { body, key } = {}) => {
    const server = processes[at];
    if (!server) return undefined;
    client ??= server.client;
    try {
      for (let attempt = 0; ; attempt++) {
        let token = tokens.get(server.url);
        if (token === undefined) {
          const issued = await send(server.url, 'POST', '/api/v1/account/applications/token', {
            body: client,
            headers: {},
          });
          if (issued.status !== 200) return issued;
          token = String(issued.body.access_token);
          tokens.set(server.url, token);
        }
        const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
        const reply = await send(server.url, method, path, { body, headers });
        if (reply.status !== 401 || attempt > 0) return reply;
        tokens.delete(server.url); // its time is over by the clock of this process
      }
    } catch {
      return undefined;
    }
  };
}

/** The clock of a MariaDB server that others use as well cannot be moved. */
async function placeFor(
  engine: World['engine'],
  file: string | undefined,
  cluster: Cluster | undefined,
): Promise<TestDatabase & Partial<Pick<World, 'moved_mariadb'>>> {
  if (cluster) return { url: cluster.url, drop: async () => undefined };
  if (file !== undefined) return { url: `sqlite:${file}`, drop: async () => undefined };
  if (engine === 'sqlite') return sqlite();
  const moved_mariadb = await movableMariadb();
  if (!moved_mariadb) return mariadb();
  return { url: moved_mariadb.url, moved_mariadb, drop: async () => moved_mariadb.stop() };
}

/** The Redis of the service behind a proxy, or the nodes of a cluster behind one each. */
export interface RedisPlace {
  url: string;
  proxy: Pick<Proxy, 'become'>;
  forget(prefix: string): Promise<void>;
  close(): Promise<void>;
}

async function redisPlace(url: string): Promise<RedisPlace> {
  const proxy = await startProxy(Number(new URL(url).port || 6379));
  const redis = new Redis(url);
  return {
    url: throughProxy(url, proxy),
    proxy,
    async forget(prefix) {
      const keys = (await redis.keys('*')).filter((key) => key.startsWith(prefix));
      if (keys.length > 0) await redis.del(...keys);
    },
    async close() {
      redis.disconnect();
      await proxy.close();
    },
  };
}

/** A database and a Redis that are there already, and what each process does. Those that take requests come first. */
export interface Cluster {
  url: string;
  redis: RedisPlace;
  roles: ReadonlyArray<'all' | 'api' | 'worker'>;
}

export async function startWorld(
  engine: 'sqlite' | 'mariadb',
  redis_url: string | undefined,
  cluster?: Cluster,
): Promise<World> {
  const data = createDataSet({
    seed: 5,
    counts: { incidents: 150, alerts: 40, escalations: 20, users: 20, incident_updates: 60 },
  });
  const vendor = await startUpstream(
    incidentIo({ accounts: [{ api_key: 'inc_main', name: 'main', data }], rate_limit_per_minute: false }),
  );
  const desk = await startOauthVendor({
    clients: [{ ...desk_client, redirect_uris: [public_url] }],
    accounts: ['ada'],
  });
  const disk = engine === 'sqlite' ? smallDisk(disk_bytes) : undefined;
  const file = disk && join(disk.folder, 'chaos.sqlite');
  const { url: place_url, drop, moved_mariadb } = await placeFor(engine, file, cluster);
  const real = engine === 'mariadb' ? new URL(place_url) : undefined;
  const database_proxy = real && (await startProxy(Number(real.port || 3306), real.hostname));
  const redis = cluster?.redis ?? (redis_url === undefined ? undefined : await redisPlace(redis_url));
  const environment = {
    DATABASE_URL: database_proxy ? throughProxy(place_url, database_proxy) : place_url,
    PATCHBAY_KEYS: generateKeyRing(),
    PUBLIC_URL: public_url,
    PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [desk_type]: desk_client }),
    PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url, [desk_type]: desk.base_url }),
    PATCHBAY_TEST_GRANT_TIMES: JSON.stringify(grant_times),
    JOB_SWEEP_MS: '300',
    JOB_LEASE_MS: '1500',
    SYNC_REQUESTS_PER_SECOND: '1000',
    VALIDATE_ANSWERS: 'false',
    LOG_LEVEL: 'error',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const history: History = { writes: [], syncs: [], token_requests: [], kills_ms: [] };
  desk.on_refresh = (refresh_token, issued) =>
    void history.token_requests.push({ refresh_token, at_ms: performance.now(), issued });
  const processes: World['processes'] = [];
  let closing = false;
  const roles = cluster?.roles ?? (engine === 'mariadb' ? ['all', 'all'] : ['all']);
  const start = async (at: number) => {
    processes[at] = undefined;
    while (!closing && !processes[at])
      processes[at] = await startServerProcess({ ...environment, PATCHBAY_ROLE: roles[at] ?? 'all' }).catch(
        () => undefined,
      );
  };
  const restarts = new Map<number, Promise<void>>();
  const restart = async (at: number) => {
    history.kills_ms.push(performance.now());
    await processes[at]?.kill();
    history.kills_ms.push(performance.now());
    await start(at);
  };
  await start(0); // the first one migrates
  await Promise.all(roles.slice(1).map((_, other) => start(other + 1)));
  const database = await openDatabase(place_url);
  const prefix = redisPrefix((await readSetting(database, 'installation')) ?? '');
  const flushRedis = async () => redis?.forget(prefix);
  return {
    engine,
    processes,
    serving: roles.filter((role) => role !== 'worker').length,
    data,
    vendor,
    desk,
    history,
    database,
    disk,
    file,
    database_proxy,
    moved_mariadb,
    redis_proxy: redis?.proxy,
    redis_prefix: prefix,
    flushRedis,
    /** Two faults may choose the same process: its second restart is the first one. */
    restart(at) {
      const restarted = restarts.get(at) ?? restart(at).finally(() => restarts.delete(at));
      restarts.set(at, restarted);
      return restarted;
    },
    call: caller(processes),
    async close() {
      closing = true;
      await Promise.all(processes.map(async (each) => each?.kill()));
      await flushRedis();
      await Promise.all([database_proxy?.close(), redis?.close(), vendor.close(), desk.close()]);
      await database.close();
      await drop();
      disk?.remove();
    },
  };
}
