import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Redis, type RedisOptions } from 'ioredis';
import type { Authority } from '../certificates.ts';
import { startProxy, type Proxy } from '../proxy.ts';
import { freePorts } from './free-ports.ts';

const start_ms = 30_000;
/** Nodes find each other at this distance from the port that clients use. */
const bus_offset = 10_000;
/** A master that is silent for so long is replaced. */
const node_timeout_ms = 1_500;

interface Options {
  folder: string;
  /** Replicas of each of the three masters. */
  replicas: 0 | 1;
  /** Clients come through a proxy of each node, whose address the nodes tell. */
  proxied?: boolean;
  tls?: Authority;
  password?: string;
}

/** One redis-server of the cluster, which can be killed, paused and started again. */
export interface RedisNode {
  name: string;
  /** That of its proxy, where it has one. */
  port: number;
  proxy: Proxy | undefined;
  /** Past the proxy. */
  redis: Redis;
  kill(): Promise<void>;
  /** Starts it again, and waits until it knows a cluster that is well. */
  start(): Promise<void>;
  pause(paused: boolean): void;
  /** Until it knows a cluster that is well. */
  isBack(): Promise<void>;
}

export interface RedisCluster {
  nodes: readonly RedisNode[];
  url: string;
  /** The node that has the keys of this hash tag now, as those say that respond. */
  ownerOf(tag: string): Promise<RedisNode>;
  /** The networks of all nodes. */
  proxy: Pick<Proxy, 'become'>;
  /** What FLUSHALL does to the keys that begin so. */
  forget(prefix: string): Promise<void>;
  close(): Promise<void>;
}

/** In a cluster that takes commands, and as a replica with what its master has. */
const isWell = async (redis: Redis): Promise<boolean> => {
  const [state, replication] = await Promise.all([redis.cluster('INFO'), redis.info('replication')]).catch(() => []);
  return `${state}`.includes('cluster_state:ok') && !`${replication}`.includes('master_link_status:down');
};

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const ends_ms = performance.now() + start_ms;
  while (!(await holds())) {
    if (performance.now() > ends_ms) throw new Error(`${what} was waited for in vain`);
    await sleep(100);
  }
}

function argumentsOf({ folder, tls, password }: Options, port: number, proxy: Proxy | undefined): string[] {
  const given = {
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'no',
    'repl-diskless-sync-delay': '0',
    'cluster-enabled': 'yes',
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-node-timeout': String(node_timeout_ms),
    ...(proxy && { 'cluster-announce-port': String(proxy.port) }),
    ...(password !== undefined && { requirepass: password, masterauth: password }),
  };
  const files = tls?.certify('localhost');
  const encrypted = tls &&
    files && {
      port: '0',
      'tls-port': String(port),
      'tls-cert-file': files.cert,
      'tls-key-file': files.key,
      'tls-ca-cert-file': tls.file,
      'tls-auth-clients': 'no',
      'tls-cluster': 'yes',
      'tls-replication': 'yes',
      'cluster-announce-hostname': 'localhost',
      'cluster-preferred-endpoint-type': 'hostname',
    };
  return Object.entries({ ...given, ...(encrypted ?? { port: String(port) }) }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
}

const connectionOf = ({ tls, password }: Options, port: number): RedisOptions => ({
  host: 'localhost',
  port,
  commandTimeout: 1_000,
  maxRetriesPerRequest: 0,
  retryStrategy: () => 200,
  ...(tls && { tls: { ca: tls.ca } }),
  ...(password !== undefined && { password }),
});

async function createNode(options: Options, at: number, port: number): Promise<RedisNode> {
  const proxy = options.proxied ? await startProxy(port) : undefined;
  const args = argumentsOf(options, port, proxy);
  const redis = new Redis(connectionOf(options, port));
  redis.on('error', () => undefined); // it is killed at times
  let child: ChildProcess | undefined;
  const launch = async () => {
    child = spawn('redis-server', args, { stdio: 'ignore' });
    await until(`Redis node ${at}`, async () => (await redis.ping().catch(() => '')) === 'PONG');
  };
  const isBack = () => until(`the cluster of Redis node ${at}`, () => isWell(redis));
  await launch();
  return {
    name: `Redis node ${at}`,
    port: proxy?.port ?? port,
    proxy,
    redis,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async start() {
      await launch();
      await isBack();
    },
    isBack,
    pause: (paused) => void child?.kill(paused ? 'SIGSTOP' : 'SIGCONT'),
  };
}

/** Two places beside each other, below those that the system gives to connections. */
async function portsOf(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const [bus = 0] = await freePorts(1);
    if (!found.includes(bus - bus_offset)) found.push(bus - bus_offset);
  }
  return found;
}

async function join(options: Options, ports: readonly number[]): Promise<void> {
  const { tls, password, replicas } = options;
  const how = [
    ...(tls ? ['--tls', '--cacert', tls.file] : []),
    ...(password === undefined ? [] : ['-a', password, '--no-auth-warning']),
  ];
  const created = ['--cluster', 'create', ...ports.map((port) => `127.0.0.1:${port}`), '--cluster-yes'];
  await promisify(execFile)('redis-cli', [...how, ...created, '--cluster-replicas', String(replicas)], {
    timeout: start_ms,
  });
}

/** Three masters with so many replicas each. */
export async function startRedisCluster(options: Options): Promise<RedisCluster> {
  const ports = await portsOf(3 * (1 + options.replicas));
  const nodes: RedisNode[] = [];
  const close = async () => {
    for (const { redis } of nodes) redis.disconnect();
    await Promise.all(nodes.map((node) => Promise.all([node.kill(), Promise.resolve(node.proxy?.close())])));
  };
  try {
    for (const [at, port] of ports.entries()) nodes.push(await createNode(options, at, port));
    await join(options, ports);
    await until('the cluster', async () => (await Promise.all(nodes.map(({ redis }) => isWell(redis)))).every(Boolean));
  } catch (error) {
    await close();
    throw error;
  }
  const credentials = options.password === undefined ? '' : `:${encodeURIComponent(options.password)}@`;
  const scheme = options.tls ? 'rediss' : 'redis';
  return {
    nodes,
    url: `${scheme}://${credentials}${nodes.map(({ port }) => `localhost:${port}`).join(',')}`,
    async ownerOf(tag) {
      // A read where the keys are not is refused, by replicas too.
      const has = async ({ redis }: RedisNode) =>
        redis.exists(tag).then(
          () => true,
          () => false,
        );
      const ends_ms = performance.now() + start_ms;
      while (performance.now() < ends_ms) {
        for (const node of nodes) if (await has(node)) return node;
        await sleep(100);
      }
      throw new Error('no node has the keys');
    },
    proxy: {
      become(state) {
        for (const { proxy } of nodes) proxy?.become(state);
      },
    },
    async forget(prefix) {
      for (const { redis } of nodes) {
        const keys = (await redis.keys('*').catch(() => [])).filter((key) => key.startsWith(prefix));
        if (keys.length > 0) await redis.del(...keys).catch(() => undefined); // a replica, or down now
      }
    },
    close,
  };
}
