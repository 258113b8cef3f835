import { engine, freshDatabase, type TestDatabase } from '../testing/database.ts';
import { hostile_values, session_modes } from '../testing/hostile-values.ts';
import { connectorsOf } from '../connectors/repository.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { migrate } from './migrate.ts';
import { createOrganization } from './repositories/organizations.ts';

describe.each(Object.entries(session_modes))('values under %s', (_name, statements) => {
  let test: TestDatabase;
  let database: Database;
  let organizations: string[];

  beforeAll(async () => {
    test = await freshDatabase();
    database = await openDatabase(test.url);
    await migrate(database);
    organizations = [];
    for (const name of ['One', 'Two']) organizations.push((await createOrganization(database, name)).id);
    for (const organization_id of organizations)
      await database.change(`INSERT INTO settings (name, value) VALUES (?, ?)`, [
        `secret of ${organization_id}`,
        organization_id,
      ]);
    // One after the other they share one connection.
    for (const statement of statements) await database.query(statement);
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  it.each(hostile_values)('never become part of a statement: %s', async (text) => {
    expect(await database.query('SELECT name FROM settings WHERE name = ?', [text])).toEqual([]);
    expect(await database.query('SELECT name FROM settings WHERE name = ? AND value = ?', ['x\\', text])).toEqual([]);
    expect(await database.change('DELETE FROM settings WHERE name = ?', [text])).toBe(0);
    expect(await database.change("UPDATE settings SET value = 'changed' WHERE name = ?", [text])).toBe(0);
    const { length } = await database.query("SELECT name FROM settings WHERE name LIKE 'secret of %'");
    expect(length).toBe(2);
  });

  it.each(hostile_values)('never lead to the connectors of another customer: %s', async (customer_name) => {
    const connectors = connectorsOf(database, { organization_id: organizations[0] ?? '', customer_name });
    expect(await connectors.find(customer_name)).toBeUndefined();
    expect(
      await database.transaction((tx) =>
        tx.query('SELECT id FROM connectors WHERE organization_id = ? AND customer_name = ?', [
          customer_name,
          customer_name,
        ]),
      ),
    ).toEqual([]);
  });
});

if (engine === 'mariadb') {
  it('sets the modes of every connection, whatever the default of the server is', async () => {
    const test = await freshDatabase();
    const database = await openDatabase(test.url);
    const sessions = await Promise.all(
      Array.from({ length: 5 }, () =>
        database.query('SELECT @@SESSION.sql_mode AS mode, @@SESSION.character_set_client AS client, SLEEP(0.05)'),
      ),
    );
    for (const [session] of sessions)
      expect(session).toMatchObject({
        mode: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
        client: 'utf8mb4',
      });
    await database.close();
    await test.drop();
  });
}
