import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { redisOptions, redisPrefix } from '../redis/redis.ts';
import { inProcessJobs } from './in-process.ts';
import type { Jobs } from './jobs.ts';

/** `installation`: told by the database, so that installations that share a Redis do not work on each other's jobs. */
export async function createJobs(
  config: Pick<Config, 'redis_url' | 'redis_ca' | 'redis_cluster' | 'jobs'>,
  installation: string,
  log: Logger,
): Promise<Jobs> {
  const options = { log, concurrency: config.jobs.concurrency, stall_ms: config.jobs.lease_ms };
  if (config.redis_url === null) return inProcessJobs(options);
  const { bullmqJobs } = await import('./bullmq.ts'); // loaded where there is a Redis
  return bullmqJobs({
    ...options,
    redis: redisOptions(config.redis_url, config.redis_ca, config.redis_cluster),
    prefix: redisPrefix(installation),
  });
}
