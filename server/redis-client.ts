import { Cluster, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import type { RedisAddress } from './redis.ts';

export type RedisClient = Redis | Cluster;

type Options = Pick<
  RedisOptions,
  'maxRetriesPerRequest' | 'commandTimeout' | 'connectTimeout' | 'enableOfflineQueue' | 'lazyConnect' | 'retryStrategy'
> &
  Pick<ClusterOptions, 'enableReadyCheck' | 'slotsRefreshInterval'>;

/** Of one server, or of a cluster: both take the same commands. */
export function createRedis({ nodes, ...address }: RedisAddress, options: Options): RedisClient {
  const { retryStrategy, enableOfflineQueue, lazyConnect, enableReadyCheck, slotsRefreshInterval, ...of_each } =
    options;
  const of_whole = {
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
    ...(lazyConnect !== undefined && { lazyConnect }),
    ...(enableReadyCheck !== undefined && { enableReadyCheck }),
  };
  if (!nodes) return new Redis({ ...address, ...of_each, ...of_whole, ...(retryStrategy && { retryStrategy }) });
  const { username, password, tls, connectTimeout } = address;
  return new Cluster([...nodes], {
    ...of_whole,
    redisOptions: {
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      ...(tls !== undefined && { tls }),
      connectTimeout,
      ...of_each,
    },
    ...(retryStrategy && { clusterRetryStrategy: (times) => retryStrategy(times) ?? null }),
    ...(slotsRefreshInterval !== undefined && { slotsRefreshInterval }),
    // Certificates name hosts; by default ioredis connects to their addresses.
    dnsLookup: (host, done) => done(null, host),
  });
}
