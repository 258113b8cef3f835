// Where tests keep databases and other files of the run: in memory where there is room. Creating and dropping a MariaDB
// database of 67 tables takes about a second there, and ten on a busy disk; no test depends on what survives a power cut.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const needed_bytes = 4 * 2 ** 30;

export function scratchFolder() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= needed_bytes) return memory;
  } catch {
    // Only Linux has it.
  }
  return tmpdir();
}
