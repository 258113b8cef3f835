import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { writePage } from '../../records/store.ts';
import { recordStore, type RecordStore } from '../../records/record-tables.ts';
import { sqlite, type TestDatabase } from '../../testing/database.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { migrate } from '../migrate.ts';

/** @lanes unit */
const pages = 40;
const records_per_page = 250;
const quiet_after_ms = 15_000;

let made: TestDatabase;
let database: Database;
let store: RecordStore;

beforeAll(async () => {
  made = await sqlite();
  database = await openDatabase(made.url);
  await migrate(database);
  const found = recordStore('incident-io', 'incidents');
  if (!found) throw new Error('no table of incidents');
  store = found;
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const logBytes = async (): Promise<number> => (await stat(`${made.url.slice('sqlite:'.length)}-wal`)).size;

/** Each page of records begins a segment of the text index; unmerged, every word is looked up in each of them. */
async function segments(): Promise<number> {
  const [row] = await database.query<{ many: number }>(
    `SELECT COUNT(DISTINCT segid) AS many FROM ${store.text_index}_idx`,
  );
  return row?.many ?? 0;
}

const write = (page: number): Promise<unknown> =>
  database.transaction((tx) =>
    writePage(
      tx,
      'sqlite',
      store,
      1,
      Array.from({ length: records_per_page }, (_, n) => ({
        id: `record-${page}-${n}`,
        name: `Incident ${page * records_per_page + n}`,
        summary: `Requests of region ${n} time out `.repeat(40),
      })),
      1,
    ),
  );

it('empties the log and merges the text index of SQLite while others write', async () => {
  let largest_bytes = 0;
  for (let page = 0; page < pages; page++) {
    await write(page);
    largest_bytes = Math.max(largest_bytes, await logBytes());
    await sleep(20);
  }
  expect(largest_bytes).toBeGreaterThan(4 * 1024 * 1024);
  const ends_ms = performance.now() + quiet_after_ms;
  while (((await logBytes()) > 4 * 1024 * 1024 || (await segments()) > 10) && performance.now() < ends_ms) {
    await sleep(300);
    await database.change("UPDATE settings SET value = value WHERE name = 'none'");
  }
  expect(await logBytes()).toBeLessThan(4 * 1024 * 1024);
  expect(await segments()).toBeLessThan(pages / 2);
  const { native } = database;
  if (native.engine !== 'sqlite') throw new Error('this is SQLite');
  await native.emptyLog();
  expect(await logBytes()).toBe(0);
  const [{ many } = { many: 0 }] = await database.query<{ many: number }>(
    `SELECT COUNT(*) AS many FROM ${store.table}`,
  );
  expect(many).toBe(pages * records_per_page);
});
