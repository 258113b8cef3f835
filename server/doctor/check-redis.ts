import type { Cluster, Redis } from 'ioredis';
import type { RedisClient } from '../redis/client.ts';
import { cluster_advice, clusterAdvice } from '../redis/redis.ts';
import type { RedisAddress } from '../redis/address.ts';
import { error, ok, warning, whyUnreachable, type Finding } from './finding.ts';

const timeout_ms = 5_000;

/** Behind what a cluster says of all its nodes is what the last of them said. */
const lastOf = (cause: unknown): unknown =>
  cause instanceof Error && 'lastNodeError' in cause && cause.lastNodeError instanceof Error
    ? cause.lastNodeError
    : cause;

const misnamed = (advice: string): Finding => error('Redis', 'it is not what REDIS_CLUSTER says', `${advice}.`);

function refusal(cause: unknown): Finding {
  const said = lastOf(cause);
  const advice = clusterAdvice(said);
  if (advice !== undefined) return misnamed(advice);
  if (/NOAUTH|WRONGPASS|AUTH/.test(String(said)))
    return error('Redis', 'it refuses the user or the password', 'Correct the password in REDIS_URL.');
  return error(
    'Redis',
    `it cannot be reached: ${whyUnreachable(said)}`,
    'Start it, or correct the host and the port in REDIS_URL.',
  );
}

export async function checkRedis(address: RedisAddress): Promise<Finding[]> {
  const { createRedis } = await import('../redis/client.ts');
  const redis = createRedis(
    { ...address, connectTimeout: timeout_ms },
    {
      lazyConnect: true,
      enableReadyCheck: false, // a cluster that is not well is reported, not waited for
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      commandTimeout: timeout_ms,
    },
  );
  let refused: unknown;
  redis.on('error', (cause) => (refused ??= cause));
  try {
    await redis.connect();
    await redis.ping();
    return 'nodes' in redis ? await checkCluster(redis) : await checkServer(redis);
  } catch (cause) {
    return [refusal(refused ?? cause)];
  } finally {
    redis.disconnect();
  }
}

async function checkServer(redis: Redis): Promise<Finding[]> {
  const mode = await redis.info('cluster').catch(() => ''); // not permitted: then nothing is known
  if (mode.includes('cluster_enabled:1')) return [misnamed(cluster_advice.missing)];
  return [ok('Redis', 'it responds'), ...(await checkEviction(redis))];
}

/** What the cluster says of itself, and whether the nodes that it names are reached from here. */
async function checkCluster(redis: Cluster): Promise<Finding[]> {
  const nodes = redis.nodes('all');
  const masters = redis.nodes('master').length;
  const state = String(await redis.cluster('INFO').catch(() => '')); // not permitted: then nothing is known
  const unreached = await Promise.all(nodes.map(checkNode));
  const whole = state.includes('cluster_state:fail')
    ? error('Redis', 'the cluster takes no commands', 'Start its nodes, and look at `redis-cli --cluster check`.')
    : ok('Redis', `the cluster responds (${masters} masters, ${nodes.length} nodes)`);
  return [whole, ...unreached.flat(), ...(await checkEviction(redis))];
}

async function checkNode(node: Redis): Promise<Finding[]> {
  let refused: unknown;
  node.on('error', (cause) => (refused ??= cause));
  try {
    await node.ping();
    return [];
  } catch (cause) {
    return [
      error(
        'Redis',
        `the cluster names ${node.options.host}:${node.options.port}, which cannot be reached: ${whyUnreachable(refused ?? cause)}`,
        'Start it, or let the nodes announce addresses that lead to them from here (cluster-announce-ip, cluster-announce-hostname).',
      ),
    ];
  }
}

/** Managed services do not always show their configuration; then nothing is known. */
async function checkEviction(redis: Pick<RedisClient, 'config'>): Promise<Finding[]> {
  const [, policy] = ((await redis.config('GET', 'maxmemory-policy').catch(() => [])) ?? []) as string[];
  if (policy === undefined || policy === 'noeviction') return [];
  return [
    warning(
      'Redis',
      `it may throw jobs away (maxmemory-policy is ${policy}); the service finds them again, later`,
      'Set maxmemory-policy to noeviction.',
    ),
  ];
}
