import Sqlite from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * `copy`: the log into the file, beside writers and readers. `merge`: a step of the text indexes. `empty`: the rest of
 * the log; it does not wait long. The latter two need that no other connection writes.
 */
export type UpkeepTask = 'copy' | 'merge' | 'empty';

export interface UpkeepReply {
  /** Whether nothing is left to do. */
  done: boolean;
  error?: string;
}

/** The longest that `empty` holds writers up for readers that still need the log. */
const readers_timeout_ms = 100;
/** How much of an index is written at once; with the table idle it costs nothing. */
const merged_pages = 16;
const merge_step_ms = 50;

if (parentPort) {
  const port = parentPort;
  const { file } = workerData as { file: string };
  const handle = new Sqlite(file, { fileMustExist: true, timeout: readers_timeout_ms });
  handle.pragma('secure_delete = ON');
  let merging: string[] = [];

  const indexes = (): string[] =>
    handle
      .prepare<[], string>("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5(%'")
      .pluck()
      .all();
  const changes = handle.prepare<[], number>('SELECT total_changes()').pluck();
  /** FTS5 counts fewer than two changes where it has merged nothing. */
  function mergeOnce(index: string): boolean {
    const before = changes.get() ?? 0;
    handle.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ${merged_pages})`).run();
    return (changes.get() ?? 0) - before >= 2;
  }

  const perform: Record<UpkeepTask, () => UpkeepReply> = {
    copy() {
      handle.pragma('wal_checkpoint(PASSIVE)');
      return { done: true };
    },
    merge() {
      if (merging.length === 0) merging = indexes();
      const ends_ms = performance.now() + merge_step_ms;
      for (let index = merging.pop(); index !== undefined; index = merging.pop())
        while (mergeOnce(index))
          if (performance.now() > ends_ms) {
            merging.push(index);
            return { done: false };
          }
      return { done: true };
    },
    empty: () => ({ done: handle.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0 }),
  };
  port.on('message', (task: UpkeepTask) => {
    try {
      port.postMessage(perform[task]());
    } catch (error) {
      port.postMessage({ done: false, error: String(error) } satisfies UpkeepReply);
    }
  });
}
