import Sqlite from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteReader, type SqliteRead } from './sqlite-statement.ts';

/** Long scans run here, so that the main thread goes on answering. The connection can only read. */
const handle = new Sqlite((workerData as { file: string }).file, { readonly: true, fileMustExist: true });
const reader = createSqliteReader(handle);

parentPort!.on('message', (request: SqliteRead) => {
  try {
    const page = reader.read(request);
    if (page === 'late') return parentPort!.postMessage({ late: true });
    // A buffer of its own can be handed over; a slice of a pool is copied.
    const whole = page.body.byteLength === page.body.buffer.byteLength;
    parentPort!.postMessage({ page }, whole ? [page.body.buffer as ArrayBuffer] : []);
  } catch (error) {
    parentPort!.postMessage({ error: String(error) });
  }
});
