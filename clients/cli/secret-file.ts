import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Failure } from './failure.ts';

/**
 * Writes a file that only this user can read, all of it or nothing: a command that dies leaves the former file as it
 * was. With `replace: false` an existing file is kept, and the command fails.
 */
export function writeSecretFile(path: string, text: string, { replace }: { replace: boolean }): void {
  const part = `${path}.${process.pid}.part`;
  try {
    const file = openSync(part, 'wx', 0o600);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (replace) renameSync(part, path);
    else linkSync(part, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Failure(`${path} exists. Choose another name, or move it away first.`);
    throw new Failure(`${path} cannot be written (${code}).`);
  } finally {
    rmSync(part, { force: true });
  }
}
