import { DelayedError, Queue, Worker, type Job } from 'bullmq';
import { redisOptions } from '../redis.ts';
import { stop_ms, type Jobs, type JobHandler, type JobsOptions } from './jobs.ts';

interface Options extends JobsOptions {
  redis_url: string;
  /** Of this installation: several may share a Redis. */
  prefix: string;
}

const queue_name = 'jobs';
/** To Redis, for whoever enqueues while a request waits: what is not told in time is found by a sweep. */
const enqueue_ms = 2000;

/** BullMQ allows no colon in an id of ours. */
const idOf = (name: string, key: string): string => `${name}-${key}`;

/**
 * Jobs over Redis, for several processes. A job whose process has died is noticed by BullMQ (stalled) and given to another one; the database's own leases
 * decide who may write. Redis may be away or lose everything: sweeps, which each worker process also makes by itself, bring the work back.
 */
export function bullmqJobs({ log, concurrency, stall_ms, redis_url, prefix }: Options): Jobs {
  const connection = redisOptions(redis_url);
  const queue = new Queue(queue_name, { connection: { ...connection, maxRetriesPerRequest: 1, enableOfflineQueue: false }, prefix, defaultJobOptions: { removeOnComplete: true, removeOnFail: true } });
  // Without a listener an outage of Redis would end the process.
  queue.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached; jobs wait in the database'));
  const stopping = new AbortController();
  let worker: Worker | undefined;

  async function enqueue(name: string, key: string, delay_ms = 0): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error('Redis did not answer in time')), enqueue_ms)));
    const added = queue.add(name, { key }, { jobId: idOf(name, key), ...(delay_ms > 0 ? { delay: delay_ms } : {}) });
    added.catch(() => undefined);
    try {
      await Promise.race([added, late]);
    } catch (error) {
      log.warn({ err: error, job: name, key }, 'a job could not be enqueued; a sweep will find its work');
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(handlers: Readonly<Record<string, JobHandler>>, job: Job<{ key: string }>, token: string | undefined): Promise<void> {
    const handler = handlers[job.name];
    if (!handler) return;
    const { again_in_ms } = (await handler(job.data.key, stopping.signal)) ?? {};
    if (again_in_ms === undefined) return;
    await job.moveToDelayed(Date.now() + again_in_ms, token);
    throw new DelayedError();
  }

  return {
    enqueue,
    async start(handlers, schedules) {
      worker = new Worker<{ key: string }>(queue_name, (job, token) => run(handlers, job, token), {
        connection: { ...connection, maxRetriesPerRequest: null },
        prefix,
        concurrency,
        lockDuration: stall_ms,
        stalledInterval: stall_ms,
        // A process may be killed again and again; giving up is for the run's own deadline to decide.
        maxStalledCount: 1_000_000,
        removeOnComplete: { count: 0 },
        removeOnFail: { count: 0 },
      });
      worker.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached by the worker'));
      worker.on('failed', (job, error) => log.error({ err: error, job: job?.name, key: job?.data.key }, 'a job failed; a sweep will take its work up again'));
      for (const [name, every_ms] of Object.entries(schedules)) {
        await queue.upsertJobScheduler(name, { every: every_ms }, { name, data: { key: name }, opts: { removeOnComplete: true, removeOnFail: true } });
      }
    },
    async stop() {
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, stop_ms)));
      await Promise.race([worker?.close(), late]);
      clearTimeout(timer);
      await queue.close().catch(() => undefined);
    },
  };
}
