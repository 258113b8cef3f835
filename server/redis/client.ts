import { Cluster, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import connectors from 'ioredis/built/connectors/StandaloneConnector.js';
import type { RedisAddress } from './address.ts';

export type RedisClient = Redis | Cluster;

type Options = Pick<
  RedisOptions,
  'maxRetriesPerRequest' | 'commandTimeout' | 'connectTimeout' | 'enableOfflineQueue' | 'lazyConnect' | 'retryStrategy'
> &
  Pick<ClusterOptions, 'enableReadyCheck' | 'slotsRefreshInterval'>;

/**
 * Ioredis listens for one error of a connection. Where an encrypted one is closed while it is being made, and its
 * certificate is refused, Node emits two, and an error that nothing listens for ends the process. No option reaches the
 * connection by which a cluster watches its nodes, so the class is changed.
 */
const connector = connectors.default.prototype;
const connect = connector.connect;
connector.connect = async function (...given) {
  const stream = await connect.apply(this, given);
  return stream.on('error', () => undefined); // the first is reported by ioredis
};

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
