/**
 * What an acknowledged write on SQLite waits for. The disk is one that the test releases.
 *
 * @lanes unit
 */
import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../open-database.ts';
import { createDurableLog } from './durable-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchbay-log-'));
  file = join(folder, 'test.sqlite');
  writeFileSync(`${file}-wal`, '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A disk whose flushes end when the test says so. */
function heldDisk() {
  const flushes: Array<() => void> = [];
  let held = true;
  return {
    flush: () => new Promise<void>((resolve) => (held ? flushes.push(resolve) : resolve())),
    /** Ends flush `number`, the first of which is 1, as soon as it has begun. */
    async release(number: number): Promise<void> {
      while (flushes.length < number) await sleep(1);
      flushes[number - 1]?.();
    },
    begun: () => flushes.length,
    /** Ends every flush, also those that begin later. */
    releaseAll(): void {
      held = false;
      for (const end of flushes) end();
    },
  };
}

const isPending = async (work: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([work.then(() => 'done'), sleep(50)])) === undefined;

it('resolves when the disk has what was written before, and not earlier', async () => {
  const disk = heldDisk();
  const log = createDurableLog(file, disk.flush);
  const written = log.written();
  expect(await isPending(written)).toBe(true);
  await disk.release(1);
  await written;
  await log.close();
});

it('serves those who come during a flush with one more, which begins after theirs', async () => {
  const disk = heldDisk();
  const log = createDurableLog(file, disk.flush);
  const first = log.written();
  const later = Promise.all([log.written(), log.written(), log.written()]);
  await disk.release(1);
  await first;
  expect(await isPending(later)).toBe(true);
  await disk.release(2);
  await later;
  expect(disk.begun()).toBe(2);
  await log.close();
});

it('flushes the log of the database itself, and closes only after a flush under way', async () => {
  const log = createDurableLog(file);
  await Promise.all([log.written(), log.written(), log.close()]);
});

it('holds up those who write to SQLite until then, and neither readers nor the next writer', async () => {
  const database = await openDatabase(`sqlite:${file}`);
  await database.change('CREATE TABLE notes (id INTEGER PRIMARY KEY)');
  const handle = await open(file);
  const disk = heldDisk();
  const datasync = jest
    .spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync')
    .mockImplementation(disk.flush);
  try {
    const insert = 'INSERT INTO notes (id) VALUES (?)';
    // Which of the two comes first depends on the load.
    const written = [database.transaction((tx) => tx.change(insert, [1])), database.change(insert, [2])];
    while ((await database.query('SELECT id FROM notes')).length < 2) await sleep(1);
    await database.transaction((tx) => tx.query('SELECT id FROM notes'));
    expect(await Promise.all(written.map(isPending))).toEqual([true, true]);
    await disk.release(1);
    await Promise.race(written);
    expect((await Promise.all(written.map(isPending))).sort()).toEqual([false, true]);
    await disk.release(2);
    await Promise.all(written);
  } finally {
    disk.releaseAll();
    datasync.mockRestore();
    await handle.close();
    await database.close();
  }
});
