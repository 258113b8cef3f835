import { createConnection } from 'mysql2/promise';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { migrate, schemaState, withTypeorm } from './migrate.ts';

const maria = process.env['PATCHBAY_TEST_MARIADB_URL'];

async function emptyMariadb(): Promise<string> {
  const url = new URL(maria!);
  const name = `patchbay_schema_${process.pid}_${Date.now()}`;
  const connection = await createConnection(maria!);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  await connection.end();
  url.pathname = `/${name}`;
  return url.toString();
}

const engines: Array<[string, () => Promise<string>]> = [
  ['SQLite', async () => 'sqlite::memory:'],
  ...(maria ? [['MariaDB', emptyMariadb] as [string, () => Promise<string>]] : []),
];

describe.each(engines)('the database on %s', (_name, url) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await url());
  });
  afterAll(async () => {
    if (database.engine === 'mariadb')
      await database.query(
        `DROP DATABASE ${(await database.query<{ name: string }>('SELECT DATABASE() AS name'))[0]!.name}`,
      );
    await database.close();
  });

  it('knows that it has not been migrated', async () => {
    expect(await schemaState(database)).toBe('behind');
  });

  it('has nothing left to change after the migrations, by the entity schemas of the contract', async () => {
    expect(await migrate(database)).not.toHaveLength(0);
    expect(await schemaState(database)).toBe('current');
    const log = await withTypeorm(database, (source) => source.driver.createSchemaBuilder().log());
    expect(log.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('refuses a schema that a newer release has made', async () => {
    await database.change(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
    expect(await schemaState(database)).toBe('ahead');
    await database.change(`DELETE FROM migrations WHERE name = 'Later9999999999999'`);
  });

  it('keeps texts that differ in case, accents, trailing spaces or beyond the basic plane apart', async () => {
    const names = ['a', 'A', 'á', 'a ', 'a  ', '𝒂', 'ａ', 'ß', 'ss'];
    for (const name of names) await database.change('INSERT INTO settings (name, value) VALUES (?, ?)', [name, 'x']);
    for (const name of names)
      expect(await database.query('SELECT name FROM settings WHERE name = ?', [name])).toEqual([{ name }]);
  });

  it('tells how many rows a change has touched', async () => {
    expect(await database.change('UPDATE settings SET value = ? WHERE name IN (?, ?)', ['y', 'a', 'A'])).toBe(2);
    expect(await database.change('UPDATE settings SET value = ? WHERE name = ?', ['y', 'none'])).toBe(0);
  });

  it('undoes a transaction that fails, and lets no other statement into it', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.change('INSERT INTO settings (name, value) VALUES (?, ?)', ['inside', 'x']);
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('no');
    });
    const beside = database.change('INSERT INTO settings (name, value) VALUES (?, ?)', ['beside', 'x']);
    await expect(failing).rejects.toThrow('no');
    await beside;
    expect(await database.query('SELECT name FROM settings WHERE name IN (?, ?)', ['inside', 'beside'])).toEqual([
      { name: 'beside' },
    ]);
  });
});
