import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Groups } from './executor.ts';
import { createSqliteReader, openReader, type SqliteAggregate, type SqliteRead } from './sqlite-statement.ts';
import type { Page } from './page.ts';

/** What a search thread is asked to do. It crosses into the thread, so it is plain data. */
export type SqliteTask =
  { read: SqliteRead } | { count: { text: string; values: unknown[] } } | { aggregate: SqliteAggregate };

/** `count` is null where there was too much to count in the time given. */
export type SqliteReply = { page: Page } | { count: number | null } | { groups: Groups } | 'late' | { error: string };

/** On Linux each thread has a nice value of its own: with the main thread waiting for a core, searches make way. */
function yieldToMainThread(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // A sandbox may hide /proc or forbid it; then searches compete with the main thread.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}

/** In memory of its own, so that this thread can hand it over. */
function joined({ parts, bytes }: Page): Buffer {
  const [only] = parts;
  if (parts.length === 1 && only?.buffer.byteLength === bytes) return only;
  const whole = Buffer.allocUnsafeSlow(bytes);
  let at = 0;
  for (const part of parts) at += part.copy(whole, at);
  return whole;
}

/** Whatever may take long runs here, so that the main thread goes on serving; it ends this thread where it overruns. */
if (parentPort) {
  const port = parentPort;
  yieldToMainThread();
  const reader = createSqliteReader(openReader((workerData as { file: string }).file), 'search thread');
  port.on('message', ({ task, budget_ms }: { task: SqliteTask; budget_ms: number }) => {
    try {
      if ('count' in task) return port.postMessage({ count: reader.count(task.count, budget_ms) });
      if ('aggregate' in task) {
        const groups = reader.aggregate(task.aggregate, budget_ms);
        if (groups === 'late') return port.postMessage('late');
        return port.postMessage({ groups }, [groups.body.buffer as ArrayBuffer]);
      }
      const page = reader.read(task.read, budget_ms);
      if (page === 'late') return port.postMessage('late');
      const part = joined(page);
      port.postMessage({ page: { ...page, parts: [part] } }, [part.buffer as ArrayBuffer]);
    } catch (error) {
      port.postMessage({ error: String(error) });
    }
  });
}
