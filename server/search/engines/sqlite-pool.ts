import type { Worker } from 'node:worker_threads';
import { createFairSlots } from '../../fairness/fair-slots.ts';
import { startThread } from '../../storage/thread.ts';
import type { SqliteReply, SqliteTask } from './sqlite-worker.ts';

export interface SqlitePool {
  /** `late`: the deadline passed, in line or on the way. */
  run(task: SqliteTask, tenant: string, deadline: number): Promise<SqliteReply>;
  close(): Promise<void>;
}

const slots = { slots: 3, slots_per_tenant: 2, waiting_per_tenant: 50 };

/** A thread watches its time itself; one that has not reported so long after its time is ended. */
const grace_ms = 250;

/**
 * Sends one task and waits for the reply. `undefined`: the thread did not report in time and must be ended. Rejects
 * where it fails or ends by itself.
 */
function ask(worker: Worker, task: SqliteTask, budget_ms: number): Promise<SqliteReply | undefined> {
  return new Promise<SqliteReply | undefined>((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      end();
    };
    const onMessage = (reply: SqliteReply) => settle(() => resolve(reply));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(new Error(`a search thread ended with ${code}`)));
    const timer = setTimeout(() => settle(() => resolve(undefined)), budget_ms + grace_ms);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ task, budget_ms });
  });
}

/** A few threads, started when first needed and replaced when they fail or overrun. */
export function createSqlitePool(file: string): SqlitePool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const shared = createFairSlots(slots);

  function start(): Worker {
    const worker = startThread(new URL('./sqlite-worker.js', import.meta.url), { file });
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    worker.on('error', () => undefined); // `ask` reports it
    return worker;
  }

  /** A thread that is inside SQLite ends when SQLite next asks the guard: until then its slot stays taken. */
  async function end(worker: Worker): Promise<void> {
    await worker.terminate();
    all.delete(worker);
  }

  async function work(task: SqliteTask, deadline: number, report: (reply: SqliteReply) => void): Promise<void> {
    const budget_ms = deadline - performance.now();
    if (budget_ms <= 0) return report('late');
    const worker = idle.pop() ?? start();
    worker.ref();
    try {
      const reply = await ask(worker, task, budget_ms);
      report(reply ?? 'late');
      if (reply === undefined) return await end(worker);
      worker.unref();
      idle.push(worker);
    } catch (error) {
      await end(worker);
      throw error;
    }
  }

  return {
    run: (task, tenant, deadline) =>
      new Promise((resolve, reject) => {
        const report = (reply: SqliteReply): void => {
          if (typeof reply === 'object' && 'error' in reply)
            return reject(new Error(`the search failed in its thread: ${reply.error}`));
          if (typeof reply === 'object' && 'page' in reply) reply.page.parts = reply.page.parts.map(asBuffer);
          if (typeof reply === 'object' && 'groups' in reply) reply.groups.body = asBuffer(reply.groups.body);
          resolve(reply);
        };
        shared
          .run(tenant, deadline, () => work(task, deadline, report))
          .then((outcome) => (outcome === 'late' ? resolve('late') : undefined), reject);
      }),
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
      all.clear();
    },
  };
}

// Structured cloning makes plain byte arrays of buffers.
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
