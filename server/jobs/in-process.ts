import { own_concurrency, queueName, stop_ms, type Jobs, type JobHandler, type JobsOptions } from './jobs.ts';
import { present } from '../present.ts';

/** What does not fit waits in the database for the next sweep. */
const longest_queue = 10_000;

interface Job {
  name: string;
  key: string;
}

interface Waiting extends Job {
  since_ms: number;
}

/** Jobs that share a concurrency. */
interface Pool {
  concurrency: number;
  waiting: Map<string, Waiting>;
  running: Map<string, Promise<void>>;
}

/** Of the first, which has waited longest. */
function ageOf(waiting: ReadonlyMap<string, Waiting>): number {
  const [first] = waiting.values();
  return first === undefined ? 0 : performance.now() - first.since_ms;
}

/**
 * Jobs in this process alone. What it holds is lost when the process ends; the sweep at the next start finds it in the
 * database.
 */
export function inProcessJobs({ log, concurrency }: JobsOptions): Jobs {
  const poolOf = (size: number): Pool => ({ concurrency: size, waiting: new Map(), running: new Map() });
  const shared = poolOf(concurrency);
  const own = new Map(Object.entries(own_concurrency).map(([name, size]) => [name, poolOf(size)]));
  const pools = [shared, ...own.values()];
  const delayed = new Map<string, NodeJS.Timeout>();
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  let handlers: Readonly<Record<string, JobHandler>> | undefined;

  const idOf = ({ name, key }: Job) => `${name} ${key}`;

  function add(job: Job): void {
    const id = idOf(job);
    const pool = own.get(job.name) ?? shared;
    const { waiting, running } = pool;
    if (stopping.signal.aborted || waiting.has(id) || running.has(id) || waiting.size >= longest_queue) return;
    clearTimeout(delayed.get(id));
    delayed.delete(id);
    waiting.set(id, { ...job, since_ms: performance.now() });
    next(pool);
  }

  function later(job: Job, delay_ms: number): void {
    const id = idOf(job);
    if (stopping.signal.aborted || delayed.has(id) || delayed.size >= longest_queue) return;
    const timer = setTimeout(() => {
      delayed.delete(id);
      add(job);
    }, delay_ms);
    timer.unref();
    delayed.set(id, timer);
  }

  async function run(job: Job, pool: Pool): Promise<void> {
    let again_in_ms: number | undefined;
    try {
      ({ again_in_ms } = (await present(present(handlers)[job.name])(job.key, stopping.signal)) ?? {});
    } catch (error) {
      log.error({ err: error, job: job.name, key: job.key }, 'a job failed; a sweep will take its work up again');
    }
    pool.running.delete(idOf(job));
    if (again_in_ms !== undefined) later(job, again_in_ms);
    next(pool);
  }

  function next(pool: Pool): void {
    if (!handlers || stopping.signal.aborted) return;
    for (const [id, job] of pool.waiting) {
      if (pool.running.size >= pool.concurrency) return;
      pool.waiting.delete(id);
      pool.running.set(
        id,
        Promise.resolve().then(() => run(job, pool)),
      );
    }
  }

  return {
    enqueue: async (name, key, delay_ms = 0) => (delay_ms > 0 ? later({ name, key }, delay_ms) : add({ name, key })),
    async start(given, schedules) {
      handlers = given;
      for (const [name, every_ms] of Object.entries(schedules)) {
        const timer = setInterval(() => add({ name, key: name }), every_ms);
        timer.unref();
        timers.push(timer);
        add({ name, key: name });
      }
      for (const pool of pools) next(pool);
    },
    states: async () => {
      const later_ones = new Map<string, number>();
      for (const id of delayed.keys()) {
        const queue = queueName(id.split(' ', 1)[0] ?? '');
        later_ones.set(queue, (later_ones.get(queue) ?? 0) + 1);
      }
      const named: Array<[string, Pool]> = [
        ['jobs', shared],
        ...[...own].map(([job, pool]): [string, Pool] => [queueName(job), pool]),
      ];
      return named.map(([queue, { waiting, running }]) => ({
        queue,
        waiting: waiting.size,
        active: running.size,
        delayed: later_ones.get(queue) ?? 0,
        age_ms: ageOf(waiting),
      }));
    },
    async stop() {
      stopping.abort();
      for (const timer of [...timers, ...delayed.values()]) clearTimeout(timer);
      for (const { waiting } of pools) waiting.clear();
      delayed.clear();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, stop_ms)));
      await Promise.race([Promise.all(pools.flatMap(({ running }) => [...running.values()])), late]);
      clearTimeout(timer);
    },
  };
}
