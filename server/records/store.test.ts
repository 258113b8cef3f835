import { createConnection } from 'mysql2/promise';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { recordStore } from './record-tables.ts';
import { countRecords, purgeConnector, removeIds, writePage } from './store.ts';
import { anyCurrentId, staleRecords } from './stale-records.ts';

const maria = process.env['PATCHBAY_TEST_MARIADB_URL'];
const engines = ['sqlite', ...(maria ? ['mariadb'] : [])];
const store = recordStore('incident-io', 'incidents')!;

async function open(engine: string): Promise<Database> {
  if (engine === 'sqlite') return openDatabase('sqlite::memory:');
  const url = new URL(maria!);
  const name = `patchbay_records_${process.pid}_${Date.now()}`;
  const connection = await createConnection(maria!);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  await connection.end();
  url.pathname = `/${name}`;
  return openDatabase(url.toString());
}

const incident = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `Incident ${id}`,
  mode: 'standard',
  created_at: '2026-01-01T00:00:00.5Z',
  call_url: null,
  ...more,
});

describe.each(engines)('the store of synced records on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await open(engine);
    await migrate(database);
  });
  afterAll(async () => {
    if (database.engine === 'mariadb')
      await database.query(
        `DROP DATABASE ${(await database.query<{ name: string }>('SELECT DATABASE() AS name'))[0]!.name}`,
      );
    await database.close();
  });
  const write = (ordinal: number, records: Array<ReturnType<typeof incident>>, generation: number) =>
    database.transaction((tx) => writePage(tx, database.engine, store, ordinal, records, generation));
  const tokens = async (word: string) =>
    database.engine === 'sqlite'
      ? database.query(
          `SELECT t.id FROM ${store.text_index} f JOIN ${store.table} t ON t.number = f.rowid WHERE f.${store.text_index} MATCH ? ORDER BY t.id`,
          [`"${word}"`],
        )
      : database.query(`SELECT id FROM ${store.table} WHERE MATCH (words) AGAINST (? IN BOOLEAN MODE) ORDER BY id`, [
          `+${word}`,
        ]);

  it('keeps a record as search returns it, without the fields that are null', async () => {
    expect(await write(1, [incident('a'), incident('b')], 1)).toEqual({ seen: 2, written: ['a', 'b'] });
    const [row] = await database.query<{ record: string }>(
      `SELECT record FROM ${store.table} WHERE connector = 1 AND id = 'a'`,
    );
    expect(row!.record).toBe('{"id":"a","name":"Incident a","mode":"standard","created_at":"2026-01-01T00:00:00.5Z"}');
  });

  it('does not write a record again that has not changed', async () => {
    expect(
      await write(
        1,
        [incident('a'), incident('b', { name: 'Changed' }), incident('c'), incident('c', { mode: 'test' })],
        2,
      ),
    ).toEqual({ seen: 3, written: ['b', 'c'] });
    expect(await countRecords(database, store, 1)).toBe(3);
    expect(
      await database.query(
        `SELECT id, key_mode AS mode, CAST(generation AS CHAR(20)) AS generation FROM ${store.table} WHERE connector = 1 AND id = 'c'`,
      ),
    ).toEqual([{ id: 'c', mode: 'test', generation: '2' }]);
  });

  it('changes the entries of the text index together with the records', async () => {
    expect(await tokens('1_wchanged')).toEqual([{ id: 'b' }]);
    expect(await tokens('1_wb')).toEqual([{ id: 'b' }]); // of its id
    expect(await tokens('1_wincident')).toEqual([{ id: 'a' }, { id: 'c' }]);
    expect(await tokens('2_wincident')).toEqual([]);
  });

  it('finds the records that a listing has not shown, and removes them from the text index too', async () => {
    await write(2, [incident('a'), incident('b')], 1);
    await write(1, [incident('b')], 3);
    const stale = (await staleRecords(database, store, 1, 3)).map(({ id }) => id);
    expect(stale).toEqual(['a', 'c']);
    expect(await anyCurrentId(database, store, 1, 3)).toBe('b');
    expect(await removeIds(database, database.engine, store, 1, stale)).toBe(2);
    expect(await countRecords(database, store, 1)).toBe(1);
    expect(await tokens('1_wincident')).toEqual([{ id: 'b' }]);
    expect(await tokens('1_wc')).toEqual([]);
  });

  it('removes records by id, and those of a connector in batches', async () => {
    expect(await removeIds(database, database.engine, store, 1, ['b', 'x'])).toBe(1);
    expect(await countRecords(database, store, 2)).toBe(2);
    expect(await purgeConnector(database, database.engine, [store], 2, { limit: 1 })).toBe(1);
    expect(await purgeConnector(database, database.engine, [store], 2, { limit: 100 })).toBe(1);
    expect(await purgeConnector(database, database.engine, [store], 2, { limit: 100 })).toBe(0);
  });

  it('writes pages of any size', async () => {
    const many = Array.from({ length: 2500 }, (_, at) =>
      incident(`r${at}`, { name: `Name ${at}`, summary: 'x'.repeat(at) }),
    );
    expect(await write(3, many, 1)).toMatchObject({ seen: 2500, written: { length: 2500 } });
    expect(await write(3, many, 2)).toEqual({ seen: 2500, written: [] });
    expect(await countRecords(database, store, 3)).toBe(2500);
  });
});
