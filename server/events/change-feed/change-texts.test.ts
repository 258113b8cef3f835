import type { SyncedRecord } from '../../records/derive-record.ts';
import { recordStore, type RecordStore } from '../../records/record-tables.ts';
import { writePage } from '../../records/store.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { migrate } from '../../storage/migrate.ts';
import { engine, freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { hostile_values } from '../../testing/hostile-values.ts';
import { changeTexts, type RecordKey } from './change-texts.ts';
import { beginning, type Position } from './position.ts';
import { wholePage } from './whole-page.ts';

const ordinal = 7;
const odd_ids = ['plain', 'quo"te', 'back\\slash', 'line\nbreak', '\u0001', 'é😀\u2028', ...hostile_values];
const recordOf = (id: string, name = `Name of ${id}`): SyncedRecord => ({ id, name });
const unbounded = 100_000_000;
const newest = 1000;

describe('what the feed returns of records', () => {
  const store = recordStore('incident-io', 'incidents') as RecordStore;
  let test: TestDatabase;
  let database: Database;
  let statements: string[];
  beforeEach(async () => {
    test = await freshDatabase();
    database = await openDatabase(test.url);
    await migrate(database);
    statements = [];
  });
  afterEach(async () => {
    await database.close();
    await test.drop();
  });

  const write = (records: SyncedRecord[]) =>
    database.transaction((tx) => writePage(tx, database.engine, store, ordinal, records, 1));

  async function keys(): Promise<RecordKey[]> {
    const rows = await database.query<{ number: number; change_number: number }>(
      `SELECT number, change_number FROM ${store.table} ORDER BY change_number, number`,
    );
    return rows.map((row) => ({
      of: 'record',
      entity: 'incidents',
      change_number: Number(row.change_number),
      row: Number(row.number),
    }));
  }

  /** Also notes the statements that it makes. */
  async function read(wanted: RecordKey[], max_bytes = unbounded) {
    statements = [];
    const watched: Database = {
      ...database,
      query: (sql, values) => {
        statements.push(sql);
        return database.query(sql, values);
      },
    };
    const request = { stores: [store], fields: null, ordinal, newest };
    const { parts, keys: taken } = await changeTexts(watched, request, wanted, max_bytes);
    return { changes: JSON.parse(`[${Buffer.concat(parts).toString()}]`) as Array<Record<string, unknown>>, taken };
  }

  it('is the records whatever their ids are', async () => {
    const records = odd_ids.map((id) => recordOf(id));
    await write(records);
    await database.change(`UPDATE ${store.table} SET changed_at = NULL WHERE id = 'plain'`);
    const { changes, taken } = await read(await keys());
    expect(changes.map(({ id, record }) => ({ id, record }))).toEqual(
      records.map((record) => ({ id: record.id, record })),
    );
    expect(changes[0]).toEqual({
      entity: 'incidents',
      id: 'plain',
      change: 'upsert',
      changed_at: null,
      record: recordOf('plain'),
    });
    expect(changes[1]?.['changed_at']).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(taken).toBe(records.length);
  });

  const inOnePiece = () => {
    const from = (position: Position, page_size: number) =>
      wholePage(database, { store, ordinal, position, newest, page_size });

    it.each([1, 3, 5, 100])('is the same as record by record, in pages of %d', async (page_size) => {
      for (const ids of [odd_ids.slice(0, 4), odd_ids.slice(4)]) await write(ids.map((id) => recordOf(id)));
      await database.change(`UPDATE ${store.table} SET changed_at = NULL WHERE id = 'plain'`);
      const all = await keys();
      const bodies: string[] = [];
      for (let position: Position = beginning, more = true; more;) {
        const page = await from(position, page_size);
        if (!page) throw new Error('no page');
        bodies.push(Buffer.concat(page.parts).toString());
        expect(page.last).toEqual(all[Math.min(bodies.length * page_size, all.length) - 1]);
        position = { number: page.last.change_number, of: 'record', entity: page.last.entity, row: page.last.row };
        more = page.more;
      }
      expect(bodies).toHaveLength(Math.ceil(all.length / page_size));
      expect(JSON.parse(`[${bodies.join(',')}]`)).toEqual((await read(all)).changes);
    });

    it('is not made of large records, nor of none', async () => {
      expect(await from(beginning, 10)).toBeUndefined();
      await write([recordOf('a'), recordOf('large', 'x'.repeat(10_000)), recordOf('c')]);
      expect(await from(beginning, 10)).toBeUndefined();
      expect(await from(beginning, 1)).toBeUndefined(); // it looks at one record more
    });
  };
  // MariaDB hands records over one by one.
  if (engine === 'sqlite') describe('in one piece', inOnePiece);

  it('leaves out a record that has changed, or gone, since its key was read', async () => {
    await write(['a', 'b', 'c'].map((id) => recordOf(id)));
    const old = await keys();
    await write([recordOf('b', 'Changed')]);
    await database.change(`UPDATE ${store.table} SET change_number = ? WHERE id = 'b'`, [newest + 1]);
    await database.change(`DELETE FROM ${store.table} WHERE id = 'c'`);
    const { changes, taken } = await read(old);
    expect(changes.map(({ id }) => id)).toEqual(['a']);
    expect(taken).toBe(3);
  });

  it('ends before the record that no longer fits, and never before the first', async () => {
    await write([recordOf('a'), recordOf('large', 'x'.repeat(10_000)), recordOf('c')]);
    const all = await keys();
    expect(await read(all, 1000)).toMatchObject({ changes: [{ id: 'a' }], taken: 1 });
    expect(await read(all.slice(1), 1000)).toMatchObject({ changes: [{ id: 'large' }], taken: 1 });
  });

  it('reads few records at once, and fewer where they are large', async () => {
    const large = 'x'.repeat(80_000);
    for (let at = 0; at < 400; at += 50)
      await write(Array.from({ length: 50 }, (_, each) => recordOf(`${at + each}`, large)));
    expect((await read(await keys(), unbounded)).taken).toBe(400);
    const rowsOf = (sql: string) => /IN \((.*)\)/.exec(sql)?.[1]?.split(',').length ?? 0;
    const [first, ...others] = statements.map(rowsOf);
    expect(first).toBe(25);
    expect(Math.max(...others)).toBe(3); // a quarter of a megabyte
  });
});
