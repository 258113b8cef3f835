import type { Cluster, Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { RedisAddress } from './address.ts';
import type { RedisClient } from './client.ts';

/** REDIS_URL with each of its servers alone: several, separated by commas, are nodes of a cluster. */
export function redisUrls(url: string): URL[] {
  const [, before = '', servers = '', after = ''] = /^(rediss?:\/\/(?:[^/]*@)?)([^/@]+)(\/\d+)?$/.exec(url) ?? [];
  return servers.split(',').map((server) => new URL(before + server + after));
}

const serverOf = ({ hostname, port }: URL) => ({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) });

/** REDIS_URL, its certificates and REDIS_CLUSTER as options, which BullMQ and our own connections share. */
export function redisOptions(url: string, ca: string | null = null, cluster = false): RedisAddress {
  const urls = redisUrls(url);
  const [first] = urls;
  if (!first) throw new Error('REDIS_URL names no server');
  const { pathname, username, password, protocol } = first;
  return {
    ...serverOf(first),
    db: Number(pathname.slice(1) || 0),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === 'rediss:' ? { tls: ca === null ? {} : { ca } } : {}),
    connectTimeout: 5000,
    ...(cluster || urls.length > 1 ? { nodes: urls.map(serverOf) } : {}),
  };
}

/**
 * In braces, so that a cluster keeps all keys of an installation in one place, as scripts over several of them need.
 */
export const redisPrefix = (installation: string): string => `{patchbay:${installation}}`;

export const cluster_advice = {
  missing: 'REDIS_URL names a node of a Redis Cluster: set REDIS_CLUSTER=true',
  wrong: 'Redis is not a cluster: remove REDIS_CLUSTER, and name one server in REDIS_URL',
};

/** What to do about an error that shows that REDIS_CLUSTER is not set as Redis is. */
export function clusterAdvice(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message.startsWith('MOVED ')) return cluster_advice.missing;
  const last = 'lastNodeError' in error ? String(error.lastNodeError) : '';
  return /cluster support disabled/.test(error.message + last) ? cluster_advice.wrong : undefined;
}

/** The server of the keys may differ from this one only later, when they move: so this one is asked. */
async function reportNodeOfCluster(redis: Redis, log: Logger): Promise<void> {
  const text = await redis.info('cluster').catch(() => ''); // not permitted, or away again
  if (text.includes('cluster_enabled:1')) log.error(cluster_advice.missing);
}

/** A Redis that did not respond in time is not asked for so long: a request must not wait for it again and again. */
const pause_ms = 5_000;
const command_timeout_ms = 250;
/** A master that is silent, and has been replaced, would otherwise be asked until its connection ends. */
const slots_refresh_ms = 5_000;

/** Ioredis has no circuit breaker; every command goes through here. */
function guard(client: RedisClient): void {
  let asked_again_ms = 0;
  const send = client.sendCommand.bind(client);
  client.sendCommand = (...sent: Parameters<Cluster['sendCommand']>) => {
    const [command] = sent;
    if (client.status === 'ready' && performance.now() < asked_again_ms) {
      command.reject(new Error('Redis did not respond a moment ago'));
      return command.promise;
    }
    command.promise.catch((error: Error) => {
      if (/timed out/.test(error.message)) asked_again_ms = performance.now() + pause_ms;
    });
    // All attempts at a cluster together, which each node limits for itself.
    command.setTimeout(command_timeout_ms);
    return send(...sent);
  };
}

/** For requests: a Redis that is away, or does not respond, must not hold them. */
export async function connectRedis(address: RedisAddress, log: Logger): Promise<RedisClient> {
  const { createRedis } = await import('./client.ts'); // loaded where there is a Redis
  const redis = createRedis(address, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: command_timeout_ms,
    slotsRefreshInterval: slots_refresh_ms,
  });
  guard(redis);
  let reported = false;
  // Without a listener an outage would end the process; it is reported once.
  redis.on('error', (error) => {
    if (!reported)
      log.warn(
        { err: error },
        clusterAdvice(error) ?? 'Redis cannot be reached; rate limits are counted in this process',
      );
    reported = true;
  });
  redis.on('ready', () => {
    reported = false;
    if (!('nodes' in redis)) void reportNodeOfCluster(redis, log);
  });
  return redis;
}
