import Sqlite from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that can be filled, and given its space back. */
export interface SmallDisk {
  folder: string;
  /** Leaves no space. */
  fill(): void;
  free(): void;
  remove(): void;
}

/**
 * A file system in memory, where this user may mount one; else undefined: then tests limit SQLite itself, whose errors
 * are the same.
 */
export function smallDisk(size_bytes = 16 * 1024 * 1024): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size_bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        // Others have written meanwhile: it is full all the same.
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The rows of a file, by a connection that knows nothing of the one that wrote them. */
export function storedRows<T>(file: string, sql: string): T[] {
  const handle = new Sqlite(file, { readonly: true });
  try {
    return handle.prepare<[], T>(sql).all();
  } finally {
    handle.close();
  }
}
