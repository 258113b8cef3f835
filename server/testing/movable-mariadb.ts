import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startPrivate } from '../../.config/mariadb.mjs';

/** The clock of those processes that are started with `environment`. */
export interface MovableClock {
  environment: Record<string, string>;
  /** So far from the real time; the monotonic clock goes on as it did. */
  move(by_ms: number): void;
  remove(): void;
}

/** A MariaDB server of its own with an empty database, whose clock a test moves. */
export interface MovableMariadb {
  url: string;
  /** So far from the real time; its monotonic clock goes on as it did. */
  moveClock(by_ms: number): void;
  stop(): void;
}

/** Debian's package libfaketime. */
function libraryFile(): string | undefined {
  const root = '/usr/lib';
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) => {
      const folder = join(root, name, 'faketime');
      try {
        return readdirSync(folder).map((file) => join(folder, file));
      } catch {
        return []; // not installed for this architecture
      }
    })
    .find((file) => file.endsWith('libfaketimeMT.so.1'));
}

/** Undefined where libfaketime is not installed. */
export function movableClock(): MovableClock | undefined {
  const library = libraryFile();
  if (library === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-clock-'));
  const file = join(folder, 'clock');
  const move = (by_ms: number) => writeFileSync(file, `${by_ms < 0 ? '-' : '+'}${Math.abs(by_ms) / 1000}\n`);
  move(0);
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { environment, move, remove: () => rmSync(folder, { recursive: true }) };
}

/** Undefined where libfaketime or MariaDB's server is not installed. */
export async function movableMariadb(): Promise<MovableMariadb | undefined> {
  const clock = movableClock();
  if (clock === undefined) return undefined;
  const server = await startPrivate(clock.environment);
  if (!server) {
    clock.remove();
    return undefined;
  }
  const connection = await createConnection(server.url);
  await connection.query('CREATE DATABASE moved CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin');
  await connection.end();
  const url = new URL(server.url);
  url.pathname = '/moved';
  return {
    url: url.toString(),
    moveClock: clock.move,
    stop() {
      server.stop();
      clock.remove();
    },
  };
}
