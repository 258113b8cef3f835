import type { Logger } from 'pino';

/**
 * Work that no request waits for. What is to be done is stored in the database (syncs that are queued, schedules that
 * are due, records to purge, deliveries); a job is only the hint to look now. So an engine may lose every job it holds,
 * and a sweep finds the work again.
 */
export interface Jobs {
  /**
   * Soon, or after the delay. A job of the same name and key that still waits or runs is not added a second time. Never
   * throws: a sweep will find the work.
   */
  enqueue(name: string, key: string, delay_ms?: number): Promise<void>;
  /**
   * Begins to work; without it the process only enqueues. `schedules`: name -> milliseconds between two jobs of this
   * name, whose key is its name.
   */
  start(handlers: Readonly<Record<string, JobHandler>>, schedules: Readonly<Record<string, number>>): Promise<void>;
  /** What waits and runs, by queue: in this process, or in all of them where Redis keeps the jobs. */
  states(): Promise<QueueState[]>;
  /** Takes no more jobs, tells those in progress to stop, and waits until they have, at most `stop_ms`. */
  stop(): Promise<void>;
}

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  delayed: number;
  /** Of the job that waits longest; 0 where none does. */
  age_ms: number;
}

/** Jobs with a concurrency of their own have a queue of their own. */
export const queueName = (job: string): string => (Object.hasOwn(own_concurrency, job) ? `jobs-${job}` : 'jobs');

/**
 * `again_in_ms`: the job is not done and wants to be called again. A handler that throws is logged, and called again
 * when a sweep finds its work.
 */
export type JobHandler = (key: string, signal: AbortSignal) => Promise<void | { again_in_ms: number }>;

/**
 * Jobs that have a concurrency of their own, in each process: syncs last for hours and deliveries wait for receivers,
 * and neither may hold up the others. All other jobs share `JobsOptions.concurrency`.
 */
export const own_concurrency: Readonly<Record<string, number>> = {
  events: 4,
  webhook: 128,
  sweep: 1,
  purge: 2,
  derive: 1,
  audit: 1,
  erasures: 1,
};

/** Each process does these by its own timer, and gives them to no other. */
export const own_jobs: readonly string[] = ['sweep'];

export interface JobsOptions {
  log: Logger;
  /** Jobs in progress at a time, in this process. */
  concurrency: number;
  /** A job whose process has been silent for so long is taken over. */
  stall_ms: number;
}

/** Longer than a page takes to be written; the process ends within 10 seconds of SIGTERM. */
export const stop_ms = 6_000;
