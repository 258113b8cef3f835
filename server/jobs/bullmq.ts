import { DelayedError, Queue, Worker, type Job } from 'bullmq';
import { createRedis } from '../redis/client.ts';
import { clusterAdvice } from '../redis/redis.ts';
import type { RedisAddress } from '../redis/address.ts';
import { inProcessJobs } from './in-process.ts';
import {
  own_concurrency,
  own_jobs,
  queueName,
  stop_ms,
  type Jobs,
  type JobHandler,
  type JobsOptions,
  type QueueState,
} from './jobs.ts';
import { watchedConnections, within } from './watched-connections.ts';

interface Options extends JobsOptions {
  redis: RedisAddress;
  /** Of this installation: several may share a Redis. */
  prefix: string;
}

const queue_sizes = (shared: number): Array<[string, number]> => [
  ['jobs', shared],
  ...Object.entries(own_concurrency)
    .filter(([job]) => !own_jobs.includes(job))
    .map(([job, size]): [string, number] => [queueName(job), size]),
];
/** A request may wait so long for Redis: a job that it does not take is done by this process, or found by a sweep. */
const enqueue_ms = 500;
/** After a failure Redis is not asked for so long. */
const pause_ms = 5_000;
const close_ms = 1_000;

/** After an error of its connection a worker looks for jobs again. */
const retry_ms = 1_000;
const longest_retry_ms = 20_000;

/** BullMQ requires options of a connection, and ignores them where it is given the connections. */
const connection = {};

/** BullMQ allows no colon in an id of ours. */
const idOf = (name: string, key: string): string => `${name}-${key}`;

/**
 * Waits for the jobs in progress, then closes by force: a close that waits would wait forever for a connection that is
 * being made again, and BullMQ has no second one.
 */
async function closeWorker(worker: Worker): Promise<void> {
  await within(stop_ms, worker.pause());
  await within(close_ms, worker.close(true));
}

async function closeQueue(queue: Queue): Promise<void> {
  if (!(await within(close_ms, queue.close()))) await within(close_ms, queue.disconnect());
}

/**
 * Redis keeps the first of several jobs with one ID. Where that one waits by a clock that has moved back since, what is
 * due now would wait with it.
 */
async function add(queue: Queue, { name, key, delay_ms }: { name: string; key: string; delay_ms: number }) {
  const options = { jobId: idOf(name, key), ...(delay_ms > 0 ? { delay: delay_ms } : {}) };
  const job = await queue.add(name, { key }, options);
  if (delay_ms > 0 || !(await job.isDelayed())) return;
  await job.promote().catch(async (error: unknown) => {
    if (await job.isDelayed()) throw error; // else a worker has it by now
  });
}

async function stateOf(queue: Queue): Promise<QueueState> {
  const [{ waiting = 0, active = 0, delayed = 0 }, [oldest]] = await Promise.all([
    queue.getJobCounts('waiting', 'active', 'delayed'),
    queue.getJobs('waiting', 0, 0, true),
  ]);
  const age_ms = oldest === undefined ? 0 : Math.max(0, Date.now() - oldest.timestamp);
  return { queue: queue.name, waiting, active, delayed, age_ms };
}

/**
 * Jobs over Redis, for several processes. A job whose process has died is noticed by BullMQ (stalled) and given to
 * another one; the database's own leases decide who may write. Redis may be away, hang or lose everything: each worker
 * sweeps the database by its own timer, and does itself what Redis does not take.
 */
export function bullmqJobs({ redis: address, prefix, ...options }: Options): Jobs {
  const { log, concurrency, stall_ms } = options;
  const stopping = new AbortController();
  // BullMQ forgets a connection that it closes while it is being made again, which would go on trying.
  const retryStrategy = (times: number) =>
    stopping.signal.aborted ? null : Math.min(times * retry_ms, longest_retry_ms);
  const sizes = queue_sizes(concurrency);
  const ofQueues = () => createRedis(address, { retryStrategy, maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const ofWorkers = () => createRedis(address, { retryStrategy, maxRetriesPerRequest: null });
  const queues = new Map(
    sizes.map(([name]) => [
      name,
      new Queue(
        name,
        {
          connection,
          prefix,
          defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
        },
        watchedConnections(prefix, ofQueues, stopping.signal),
      ),
    ]),
  );
  /** Commands wait for a connection that is being made again, so their own end does not say what is wrong. */
  let last_error: Error | undefined;
  // Without a listener an outage of Redis would end the process.
  for (const queue of queues.values())
    queue.on('error', (error) => {
      last_error = error;
      log.warn({ err: error }, clusterAdvice(error) ?? 'Redis cannot be reached; jobs wait in the database');
    });
  const local = inProcessJobs(options);
  let workers: Worker[] = [];
  let asked_again_ms = 0;

  async function enqueue(name: string, key: string, delay_ms = 0): Promise<void> {
    const queue = queues.get(queueName(name));
    if (queue && performance.now() >= asked_again_ms) {
      let refused: unknown = last_error;
      const added = add(queue, { name, key, delay_ms }).catch((error: unknown) => {
        refused = error;
        throw error;
      });
      if (await within(enqueue_ms, added)) return;
      asked_again_ms = performance.now() + pause_ms;
      log.warn(
        { job: name, err: refused },
        clusterAdvice(refused) ?? 'Redis does not take jobs; this process performs its own',
      );
    }
    await local.enqueue(name, key, delay_ms);
  }

  async function run(
    handlers: Readonly<Record<string, JobHandler>>,
    job: Job<{ key: string }>,
    token: string | undefined,
  ): Promise<void> {
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
      await local.start(handlers, schedules);
      workers = sizes.map(
        ([name, size]) =>
          new Worker<{ key: string }>(
            name,
            (job, token) => run(handlers, job, token),
            {
              connection,
              prefix,
              concurrency: size,
              runRetryDelay: retry_ms,
              lockDuration: stall_ms,
              stalledInterval: stall_ms,
              // A process may be killed again and again; giving up is for the sync's own deadline to decide.
              maxStalledCount: 1_000_000,
              removeOnComplete: { count: 0 },
              removeOnFail: { count: 0 },
            },
            watchedConnections(prefix, ofWorkers, stopping.signal),
          ),
      );
      for (const worker of workers) {
        worker.on('error', (error) =>
          log.warn({ err: error }, clusterAdvice(error) ?? 'Redis cannot be reached by the worker'),
        );
        worker.on('failed', (job, error) =>
          log.error(
            { err: error, job: job?.name, key: job?.data.key },
            'a job failed; a sweep will take its work up again',
          ),
        );
      }
    },
    async states() {
      const states: QueueState[] = [];
      let cause: unknown = new Error(`no response within ${enqueue_ms} ms`, { cause: last_error });
      const read = Promise.all([...queues.values()].map(async (queue) => void states.push(await stateOf(queue)))).catch(
        (error: unknown) => {
          cause = error;
          throw error;
        },
      );
      if (!(await within(enqueue_ms, read))) log.warn({ err: cause }, 'Redis does not tell how many jobs wait');
      return [...states];
    },
    async stop() {
      stopping.abort();
      await Promise.all([local.stop(), ...workers.map(closeWorker)]);
      await Promise.all([...queues.values()].map(closeQueue));
    },
  };
}
