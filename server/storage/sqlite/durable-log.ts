import { open, type FileHandle } from 'node:fs/promises';

/** The write-ahead log of SQLite on the disk. */
export interface DurableLog {
  /** Resolves when everything that has been written to the log by now survives a power cut. */
  written(): Promise<void>;
  close(): Promise<void>;
}

/**
 * With `synchronous = FULL` SQLite waits for the disk inside of COMMIT, and every response of the process with it: some
 * milliseconds each, tens where other files are written. With NORMAL it only writes, and who commits waits here for
 * a thread. One flush serves all who have committed before it began (sqlite.org/pragma.html, "synchronous").
 *
 * After a flush that has failed, the system may report the next one as a success though pages are lost, and with them
 * whatever follows in the log: better no process than one that acknowledges that.
 */
export function createDurableLog(file: string, flushFile = (handle: FileHandle) => handle.datasync()): DurableLog {
  let opened: Promise<FileHandle> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    try {
      await flushFile(await (opened ??= open(`${file}-wal`, 'r')));
    } catch (error) {
      setImmediate(() => {
        throw new Error('the log of SQLite cannot be written to the disk', { cause: error });
      });
      throw error;
    }
  };
  const begin = (): Promise<void> => {
    next = undefined;
    const mine = flush().finally(() => {
      if (running === mine) running = undefined;
    });
    return (running = mine);
  };

  return {
    written: () => (running ? (next ??= running.then(begin)) : begin()),
    async close() {
      await (next ?? running);
      await (await opened)?.close();
    },
  };
}
