import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Page } from './page.ts';
import type { SqliteRead } from './sqlite-statement.ts';

type Reply = { page: Page } | { late: true } | { error: string };

interface Task {
  request: SqliteRead;
  deadline: number;
  resolve(page: Page | 'late'): void;
  reject(error: unknown): void;
}

export interface SqlitePool {
  run(request: SqliteRead, deadline: number): Promise<Page | 'late'>;
  close(): Promise<void>;
}

const size = 2;
/** Those who wait longer than this line would be late anyway. */
const max_waiting = 100;

function startWorker(file: string): Worker {
  const options = { workerData: { file } };
  const compiled = new URL('./sqlite-worker.js', import.meta.url);
  // Compiled, a thread needs nothing; from sources it needs the loader, which a test runner's main thread does not hand on.
  if (!import.meta.url.endsWith('.ts')) return new Worker(compiled, options);
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))).href;
  const source = compiled.href.replace(/\.js$/, '.ts');
  return new Worker(`import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(source)})))`, { ...options, eval: true, execArgv: [] });
}

/** A few threads, started when first needed; what finds none free waits in line, and its waiting counts as its time. */
export function createSqlitePool(file: string): SqlitePool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Task[] = [];

  const next = (worker: Worker): void => {
    const task = waiting.shift();
    if (task) give(worker, task);
    else {
      worker.unref();
      idle.push(worker);
    }
  };
  const give = (worker: Worker, task: Task): void => {
    const budget_ms = task.deadline - performance.now();
    if (budget_ms <= 0) {
      task.resolve('late');
      return next(worker);
    }
    worker.ref();
    const done = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (reply: Reply) => {
      done();
      if ('page' in reply) task.resolve({ ...reply.page, body: asBuffer(reply.page.body), last: reply.page.last && asBuffer(reply.page.last) });
      else if ('late' in reply) task.resolve('late');
      else task.reject(new Error(`the search failed in its thread: ${reply.error}`));
      next(worker);
    };
    const fail = (error: unknown) => {
      done();
      all.delete(worker);
      task.reject(error);
      if (waiting.length > 0) give(added(), waiting.shift()!);
    };
    const onError = (error: unknown) => fail(error);
    const onExit = (code: number) => fail(new Error(`a search thread ended with ${code}`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ ...task.request, budget_ms });
  };
  const added = (): Worker => {
    const worker = startWorker(file);
    worker.unref();
    all.add(worker);
    return worker;
  };

  return {
    run: (request, deadline) =>
      new Promise((resolve, reject) => {
        const task: Task = { request, deadline, resolve, reject };
        const worker = idle.pop() ?? (all.size < size ? added() : undefined);
        if (worker) give(worker, task);
        else if (waiting.length < max_waiting) waiting.push(task);
        else resolve('late');
      }),
    async close() {
      for (const task of waiting.splice(0)) task.resolve('late');
      await Promise.all([...all].map((worker) => worker.terminate()));
      all.clear();
    },
  };
}

// Structured cloning makes plain byte arrays of buffers.
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
