import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

export interface RedisAddress {
  host: string;
  port: number;
  db: number;
  username?: string;
  password?: string;
  tls?: object;
  connectTimeout: number;
}

/** REDIS_URL as options, which BullMQ and our own connections share. */
export function redisOptions(url: string): RedisAddress {
  const { hostname, port, pathname, username, password, protocol } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    db: Number(pathname.slice(1) || 0),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    connectTimeout: 5000,
  };
}

/** In braces, so that a cluster keeps all keys of an installation in one place, as scripts over several of them need. */
export const redisPrefix = (installation: string): string => `{patchbay:${installation}}`;

/** For requests: a Redis that is away, or does not answer, must not hold them. */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const ioredis = await import('ioredis'); // loaded where there is a Redis
  const redis = new ioredis.Redis({ ...redisOptions(url), maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 500 });
  let told = false;
  // Without a listener an outage would end the process; it is told once.
  redis.on('error', (error) => {
    if (!told) log.warn({ err: error }, 'Redis cannot be reached; rate limits are counted in this process');
    told = true;
  });
  redis.on('ready', () => (told = false));
  return redis;
}
