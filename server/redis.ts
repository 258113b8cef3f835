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

/** REDIS_URL and its certificates as options, which BullMQ and our own connections share. */
export function redisOptions(url: string, ca: string | null = null): RedisAddress {
  const { hostname, port, pathname, username, password, protocol } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    db: Number(pathname.slice(1) || 0),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === 'rediss:' ? { tls: ca === null ? {} : { ca } } : {}),
    connectTimeout: 5000,
  };
}

/**
 * In braces, so that a cluster keeps all keys of an installation in one place, as scripts over several of them need.
 */
export const redisPrefix = (installation: string): string => `{patchbay:${installation}}`;

/** A Redis that did not respond in time is not asked for so long: a request must not wait for it again and again. */
const pause_ms = 5_000;
const command_timeout_ms = 250;

/** For requests: a Redis that is away, or does not respond, must not hold them. */
export async function connectRedis(address: RedisAddress, log: Logger): Promise<Redis> {
  const ioredis = await import('ioredis'); // loaded where there is a Redis
  let asked_again_ms = 0;
  /** Ioredis has no circuit breaker; every command goes through here. */
  class Guarded extends ioredis.Redis {
    override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
      if (this.status === 'ready' && performance.now() < asked_again_ms) {
        command.reject(new Error('Redis did not respond a moment ago'));
        return command.promise;
      }
      command.promise.catch((error: Error) => {
        if (/timed out/.test(error.message)) asked_again_ms = performance.now() + pause_ms;
      });
      return super.sendCommand(command, stream);
    }
  }
  const redis = new Guarded({
    ...address,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: command_timeout_ms,
  });
  let reported = false;
  // Without a listener an outage would end the process; it is reported once.
  redis.on('error', (error) => {
    if (!reported) log.warn({ err: error }, 'Redis cannot be reached; rate limits are counted in this process');
    reported = true;
  });
  redis.on('ready', () => (reported = false));
  return redis;
}
