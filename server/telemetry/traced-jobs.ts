import type { JobHandler } from '../jobs/jobs.ts';
import { isTracing, traced } from './tracing.ts';

/**
 * A trace for each job. One that a request has enqueued does not continue its trace: it may last for hours, in another
 * process.
 */
export function tracedJobs(handlers: Readonly<Record<string, JobHandler>>): Readonly<Record<string, JobHandler>> {
  if (!isTracing()) return handlers;
  return Object.fromEntries(
    Object.entries(handlers).map(([job, handler]): [string, JobHandler] => [
      job,
      (key, signal) => traced({ name: `job ${job}`, kind: 'internal', root: true }, () => handler(key, signal)),
    ]),
  );
}
