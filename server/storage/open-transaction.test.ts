import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await freshDatabase();
  database = await openDatabase(made.url);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

it('serves reads beside an open transaction, and they do not see what is not committed', async () => {
  const names = () => database.query<{ name: string }>('SELECT name FROM settings WHERE name = ?', ['open']);
  let commit = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (commit = resolve));
  let begun = (): void => undefined;
  const begins = new Promise<void>((resolve) => (begun = resolve));
  const committed = database.transaction(async (tx) => {
    await tx.change('INSERT INTO settings (name, value) VALUES (?, ?)', ['open', 'x']);
    begun();
    await allowed;
  });
  await Promise.race([begins, committed]);
  expect(await names()).toEqual([]);
  commit();
  await committed;
  expect(await names()).toEqual([{ name: 'open' }]);
});
