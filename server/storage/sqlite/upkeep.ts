import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { UpkeepReply, UpkeepTask } from './upkeep-worker.ts';

/** A log of this size is copied into the file. */
const largest_log_bytes = 4 * 1024 * 1024;
const between_looks_ms = 250;
/** After the log could not be emptied, since a long search still reads from it. */
const after_busy_ms = 1_000;
/** Steps take milliseconds. One that is ended begins again, so a slow one had better reach its end. */
const task_timeout_ms = 60_000;
/** Steps of merging before the log, which they fill as well, is emptied. */
const merge_steps = 10;
const empty_attempts = 5;

export interface Upkeep {
  /** Called after writes. */
  look(): void;
  /** Copies all of the log into the file and empties it, unless readers hold on to it for seconds. */
  emptyLog(): Promise<void>;
  close(): Promise<void>;
}

/** The thread, started when first asked and again after it has failed. */
function createThread(file: string) {
  let running: Worker | undefined;
  let ended = false;
  return {
    ask(task: UpkeepTask): Promise<UpkeepReply> {
      const worker = (running ??= startThread(new URL('./upkeep-worker.js', import.meta.url), { file }));
      return new Promise((resolve) => {
        const settle = (reply: UpkeepReply) => {
          clearTimeout(timer);
          worker.off('message', settle).off('error', onEnd).off('exit', onEnd);
          if (!ended) worker.unref(); // or the process could end before the thread has, in the middle of a command
          resolve(reply);
        };
        const onEnd = (reason: unknown) => {
          if (running === worker) running = undefined;
          settle({ done: false, error: String(reason) });
        };
        const timer = setTimeout(() => {
          void worker.terminate();
          onEnd('no reply in time');
        }, task_timeout_ms);
        worker.ref();
        worker.on('message', settle).on('error', onEnd).on('exit', onEnd);
        worker.postMessage(task);
      });
    },
    async end() {
      ended = true;
      await running?.terminate();
    },
  };
}

/**
 * What SQLite would do inside of a COMMIT, for seconds without any response of the process, a thread does: it copies a
 * large write-ahead log into the file (sqlite.org/wal.html, "Avoiding Excessively Large WAL Files") and merges the text
 * indexes. Where it has to write alone, others wait in line for it, by `alone`.
 */
export function createUpkeep(file: string, alone: <T>(work: () => Promise<T>) => Promise<T>): Upkeep {
  const thread = createThread(file);
  let next_look_ms = 0;
  let is_behind = false;
  let working: Promise<boolean> | undefined;
  let closed = false;

  const perform = async (task: UpkeepTask): Promise<boolean> => !closed && (await thread.ask(task)).done;

  async function performAll(): Promise<boolean> {
    await perform('copy');
    let merged = false;
    for (let step = 0; step < merge_steps && !merged; step++) merged = await alone(() => perform('merge'));
    is_behind = !merged;
    return alone(() => perform('empty'));
  }

  /** One at a time; a caller that comes meanwhile waits for that one. */
  const work = (): Promise<boolean> =>
    (working ??= performAll()
      .catch(() => false) // writers had no turn for it; the next look tries again
      .finally(() => (working = undefined)));

  async function lookNow(): Promise<void> {
    const { size } = await stat(`${file}-wal`).catch(() => ({ size: 0 }));
    if (size < largest_log_bytes && !is_behind) return;
    if (!(await work())) next_look_ms = performance.now() + after_busy_ms;
  }

  return {
    look() {
      if (closed || working !== undefined || performance.now() < next_look_ms) return;
      next_look_ms = performance.now() + between_looks_ms;
      void lookNow();
    },
    async emptyLog() {
      await working;
      for (let attempt = 0; attempt < empty_attempts && !closed; attempt++) {
        if (await work()) return;
        await sleep(after_busy_ms);
      }
    },
    async close() {
      closed = true;
      await thread.end();
    },
  };
}
