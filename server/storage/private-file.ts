import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const others = 0o077;

/** Creates the file and the folder above it for this user alone. An existing file loses the rights of others. */
export function privateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // SQLite gives the files beside it (-wal, -shm) the same rights.
  const { mode } = statSync(file);
  if ((mode & others) !== 0) chmodSync(file, mode & 0o700);
}
