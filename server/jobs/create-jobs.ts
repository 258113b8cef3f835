import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { redisPrefix } from '../redis.ts';
import { bullmqJobs } from './bullmq.ts';
import { inProcessJobs } from './in-process.ts';
import type { Jobs } from './jobs.ts';

/** `installation`: told by the database, so that installations that share a Redis do not work on each other's jobs. */
export function createJobs(config: Pick<Config, 'redis_url' | 'jobs'>, installation: string, log: Logger): Jobs {
  const options = { log, concurrency: config.jobs.concurrency, stall_ms: config.jobs.lease_ms };
  return config.redis_url === null ? inProcessJobs(options) : bullmqJobs({ ...options, redis_url: config.redis_url, prefix: redisPrefix(installation) });
}
