/** @timed */
import Sqlite from 'better-sqlite3';
import { createConnection, type Connection } from 'mysql2/promise';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { mariadb } from '../testing/database.ts';
import { startProxy, type Proxy } from '../testing/proxy.ts';
import { smallDisk, storedRows } from '../testing/small-disk.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { translate } from './errors.ts';

const maria = process.env['PATCHBAY_TEST_MARIADB_URL'];

const unavailable = (detail: RegExp) =>
  expect.objectContaining({
    code: 'unavailable',
    detail: expect.stringMatching(detail) as string,
    extras: expect.objectContaining({ retry_after_s: expect.any(Number) as number }) as object,
  });

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an error of the database', () => {
  // Numbers of mariadb.com/kb/en/mariadb-error-code-reference, codes of sqlite.org/rescode.html.
  it.each([
    ['a read-only server', { errno: 1290 }, /no writes/],
    ['a read-only transaction', { errno: 1792 }, /no writes/],
    ['a lock wait', { errno: 1205 }, /busy/],
    ['a deadlock, also of Galera at COMMIT', { errno: 1213 }, /busy/],
    ['a full disk on MariaDB', { errno: 1021 }, /no space/],
    ['a full table', { errno: 1114 }, /no space/],
    ['a node that has left its cluster', { errno: 1047 }, /cannot be reached/],
    ['a server that stops', { errno: 1053 }, /cannot be reached/],
    ['SQLITE_BUSY', { code: 'SQLITE_BUSY_SNAPSHOT' }, /busy/],
    ['a full disk on SQLite', { code: 'SQLITE_FULL' }, /no space/],
    ['an error wrapped by a library', { driverError: { code: 'SQLITE_IOERR_WRITE' } }, /no space/],
  ])('is 503 with Retry-After for %s', (_name, error, detail) => {
    expect(translate(Object.assign(new Error('x'), error))).toEqual(unavailable(detail));
  });

  it('stays a defect where the statement is wrong', () => {
    const error = Object.assign(new Error('syntax'), { errno: 1064, code: 'ER_PARSE_ERROR' });
    expect(translate(error)).toBe(error);
  });
});

describe('SQLite', () => {
  let folder: string;
  let file: string;
  let database: Database;
  let end: () => void;

  const handleOf = (of: Database) => {
    if (of.native.engine !== 'sqlite') throw new Error('not SQLite');
    return of.native.handle();
  };
  const insert = (id: number, bytes = 1000) =>
    database.transaction((tx) => tx.change('INSERT INTO notes (id, text) VALUES (?, ?)', [id, 'x'.repeat(bytes)]));
  const stored = () => storedRows<{ id: number }>(file, 'SELECT id FROM notes ORDER BY id').map((row) => row.id);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'patchbay-faults-'));
    end = () => rmSync(folder, { recursive: true, force: true });
    file = join(folder, 'test.sqlite');
    database = await openDatabase(`sqlite:${file}`);
    await database.change('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  });
  afterEach(async () => {
    await database.close();
    end();
  });

  it('keeps every acknowledged write after the disk was full, and acknowledges no other', async () => {
    const disk = smallDisk();
    if (disk) {
      await database.close();
      file = join(disk.folder, 'test.sqlite');
      database = await openDatabase(`sqlite:${file}`);
      await database.change('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
    }
    const full = () =>
      disk
        ? disk.fill()
        : handleOf(database).pragma(
            `max_page_count = ${handleOf(database).pragma('page_count', { simple: true }) as number}`,
          );
    const free = () => (disk ? disk.free() : handleOf(database).pragma('max_page_count = 1000000'));
    try {
      const acknowledged: number[] = [];
      const refused: unknown[] = [];
      const write = async (id: number, bytes?: number) => {
        const error = await caught(insert(id, bytes));
        if (error === undefined) acknowledged.push(id);
        else refused.push(error);
      };
      await write(1);
      full();
      // A transaction that fails in its midst, single statements, and several transactions at once.
      for (let id = 10; id < 16; id++) await write(id, 200_000);
      await Promise.all([20, 21, 22].map((id) => write(id, 200_000)));
      const error = await caught(
        database.change('INSERT INTO notes (id, text) VALUES (?, ?)', [30, 'x'.repeat(200_000)]),
      );
      expect(error).toEqual(unavailable(/no space/));
      expect(refused.length).toBeGreaterThan(5);
      for (const each of refused) expect(each).toEqual(unavailable(/no space/));
      free();
      for (let id = 40; id < 45; id++) await write(id);
      expect(acknowledged).toEqual([1, 40, 41, 42, 43, 44]);
      expect(handleOf(database).inTransaction).toBe(false);
      expect(stored()).toEqual(acknowledged);
      await database.close();
      database = await openDatabase(`sqlite:${file}`);
      expect((await database.query<{ id: number }>('SELECT id FROM notes ORDER BY id')).map((row) => row.id)).toEqual(
        acknowledged,
      );
    } finally {
      if (disk) {
        await database.close();
        disk.remove();
        database = await openDatabase('sqlite::memory:');
      }
    }
  });

  it('commits nothing of a transaction that the database itself has rolled back, though its work goes on', async () => {
    const page_count = handleOf(database).pragma('page_count', { simple: true }) as number;
    handleOf(database).pragma(`max_page_count = ${page_count}`);
    const error = await caught(
      database.transaction(async (tx) => {
        await tx.change('INSERT INTO notes (id, text) VALUES (1, ?)', ['x'.repeat(500_000)]).catch(() => undefined);
        handleOf(database).pragma('max_page_count = 1000000');
        await tx.change("INSERT INTO notes (id, text) VALUES (2, 'later')");
      }),
    );
    expect(error).toEqual(unavailable(/no space/));
    expect(stored()).toEqual([]);
    await insert(3);
    expect(stored()).toEqual([3]);
  });

  it('returns the first error, and not that of the rollback', async () => {
    const error = await caught(
      database.transaction(async (tx) => {
        await tx.change('INSERT INTO notes (id, text) VALUES (1, ?)', ['x']);
        handleOf(database).exec('ROLLBACK');
        throw new Error('the first');
      }),
    );
    expect(error).toEqual(new Error('the first'));
    await insert(2);
    expect(stored()).toEqual([2]);
  });

  it('waits for another process that writes without holding timers or reads, and gives up with 503', async () => {
    const other = new Sqlite(file);
    await insert(1);
    other.exec('BEGIN IMMEDIATE');
    const writing = insert(2);
    const began_ms = performance.now();
    await sleep(30);
    expect(await database.query('SELECT id FROM notes')).toEqual([{ id: 1 }]);
    expect(performance.now() - began_ms).toBeLessThan(1000);
    other.exec('COMMIT');
    await writing;
    other.exec('BEGIN IMMEDIATE');
    let longest_ms = 0;
    let last_ms = performance.now();
    const timer = setInterval(() => {
      longest_ms = Math.max(longest_ms, performance.now() - last_ms);
      last_ms = performance.now();
    }, 10);
    expect(await caught(insert(3))).toEqual(unavailable(/busy/));
    clearInterval(timer);
    expect(longest_ms).toBeLessThan(1000);
    other.exec('ROLLBACK');
    other.close();
    await insert(4);
    expect(stored()).toEqual([1, 2, 4]);
  });

  it('lets timers in during a long loop of statements', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const ends_ms = performance.now() + 300;
    while (performance.now() < ends_ms) await database.query('SELECT 1');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('responds with 503 where the file may only be read', async () => {
    handleOf(database).pragma('query_only = 1');
    expect(await caught(insert(1))).toEqual(unavailable(/no writes/));
    handleOf(database).pragma('query_only = 0');
    await insert(2);
    expect(stored()).toEqual([2]);
  });
});

if (maria) {
  describe('MariaDB', () => {
    let place: Awaited<ReturnType<typeof mariadb>>;
    let proxy: Proxy;
    let database: Database;
    let beside: Connection;

    beforeEach(async () => {
      place = await mariadb();
      const url = new URL(place.url);
      proxy = await startProxy(Number(url.port || 3306), url.hostname);
      url.port = String(proxy.port);
      database = await openDatabase(url.toString());
      beside = await createConnection(place.url);
      await database.change('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT) ENGINE = InnoDB');
    });
    afterEach(async () => {
      await database.close();
      await proxy.close();
      await beside.end();
      await place.drop();
    });

    it('recovers from ten half-open connections by itself, and pings in bounded time', async () => {
      await Promise.all(Array.from({ length: 10 }, () => database.query('SELECT SLEEP(0.2)')));
      proxy.become('silent');
      const began_ms = performance.now();
      expect(await caught(database.ping(1000))).toEqual(unavailable(/did not respond/));
      expect(performance.now() - began_ms).toBeLessThan(2500);
      const waiting = Array.from({ length: 10 }, () => caught(database.query('SELECT 1')));
      for (const error of await Promise.all(waiting))
        expect(error).toEqual(unavailable(/did not respond|cannot be reached/));
      proxy.become('open');
      const back_ms = performance.now();
      let error: unknown;
      do error = await caught(database.change("INSERT INTO notes (id, text) VALUES (1, 'x')"));
      while (error !== undefined && performance.now() - back_ms < 10_000);
      expect(error).toBeUndefined();
      expect(await database.query('SELECT id FROM notes')).toEqual([{ id: 1 }]);
    }, 60_000);

    it('has the server release the locks of a transaction whose client it can no longer reach', async () => {
      const cut = await caught(
        database.transaction(async (tx) => {
          await tx.change("INSERT INTO notes (id, text) VALUES (1, 'x')");
          proxy.become('silent');
          await tx.change("INSERT INTO notes (id, text) VALUES (2, 'x')");
        }),
      );
      expect(cut).toEqual(unavailable(/did not respond/));
      proxy.become('open');
      const back_ms = performance.now();
      let error: unknown;
      do error = await caught(database.change("INSERT INTO notes (id, text) VALUES (1, 'y')"));
      while (error !== undefined && performance.now() - back_ms < 20_000);
      expect(error).toBeUndefined();
      expect(await database.query('SELECT id, text FROM notes')).toEqual([{ id: 1, text: 'y' }]);
    }, 60_000);

    it('closes though the network is silent', async () => {
      await database.query('SELECT 1');
      proxy.become('silent');
      const began_ms = performance.now();
      await database.close();
      expect(performance.now() - began_ms).toBeLessThan(3000);
    });

    it('rolls back what a transaction did when its connection is cut, and keeps the first error', async () => {
      const error = await caught(
        database.transaction(async (tx) => {
          await tx.change("INSERT INTO notes (id, text) VALUES (1, 'x')");
          proxy.become('closed');
          await tx.change("INSERT INTO notes (id, text) VALUES (2, 'x')");
        }),
      );
      expect(error).toBeInstanceOf(Problem);
      expect(error).toEqual(unavailable(/cannot be reached|did not respond/));
      proxy.become('open');
      expect(await database.query('SELECT id FROM notes')).toEqual([]);
    });

    it('repeats a transaction that a deadlock has ended', async () => {
      await database.change("INSERT INTO notes (id, text) VALUES (1, ''), (2, '')");
      const both = (first: number, second: number) =>
        database.transaction(async (tx) => {
          await tx.change("UPDATE notes SET text = CONCAT(text, 'x') WHERE id = ?", [first]);
          await sleep(100);
          await tx.change("UPDATE notes SET text = CONCAT(text, 'x') WHERE id = ?", [second]);
        });
      await Promise.all([both(1, 2), both(2, 1)]);
      expect(await database.query('SELECT text FROM notes')).toEqual([{ text: 'xx' }, { text: 'xx' }]);
    });

    it('responds with 503 to a lock that is not released', async () => {
      await database.change("INSERT INTO notes (id, text) VALUES (1, '')");
      await beside.query('START TRANSACTION');
      await beside.query("UPDATE notes SET text = 'held' WHERE id = 1");
      expect(await caught(database.change("UPDATE notes SET text = 'mine' WHERE id = 1"))).toEqual(unavailable(/busy/));
      await beside.query('ROLLBACK');
      await database.change("UPDATE notes SET text = 'mine' WHERE id = 1");
    }, 60_000);
  });
}
