import { Gauge, type Registry } from 'prom-client';
import type { Jobs, QueueState } from '../jobs/jobs.ts';
import type { Database } from '../storage/database.ts';

/** Added before all metrics of the database: those of a scrape would wait for connections themselves. */
export function addConnectionMetrics(registry: Registry, { native }: Pick<Database, 'native'>): void {
  if (native.engine === 'mariadb')
    new Gauge({
      name: 'patchbay_database_connections',
      help: 'Connections of this process to the database: used, idle, and how much work waits for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(native.connections())) this.set({ state }, count);
      },
    });
}

/** Read when metrics are asked for. */
export function addJobMetrics(registry: Registry, jobs: Pick<Jobs, 'states'>): void {
  // Metrics are collected at the same time, and Redis is asked once for both.
  let reading: Promise<QueueState[]> | undefined;
  const states = () => (reading ??= jobs.states().finally(() => (reading = undefined)));
  new Gauge({
    name: 'patchbay_job_queue_age_seconds',
    help: 'How long the oldest waiting job of a queue has waited.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, age_ms } of await states()) this.set({ queue }, age_ms / 1000);
    },
  });
  new Gauge({
    name: 'patchbay_jobs',
    help: 'Jobs by queue and state: of this process, or of all where Redis keeps them.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // What Redis does not tell is missing.
      this.reset();
      for (const { queue, waiting, active, delayed } of await states())
        for (const [state, count] of Object.entries({ waiting, active, delayed })) this.set({ queue, state }, count);
    },
  });
}
