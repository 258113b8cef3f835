import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteReader, openReader, type SqliteRead } from './sqlite-statement.ts';

/** Long scans run here, so that the main thread goes on answering. */
const reader = createSqliteReader(openReader((workerData as { file: string }).file));

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
