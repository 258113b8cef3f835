import { readFileSync } from 'node:fs';
import { sqlite } from '../testing/database.ts';
import { openDatabase } from './open-database.ts';
import { migrate } from './migrate.ts';

it('leaves nothing of a deleted row in the SQLite file', async () => {
  const test = await sqlite();
  const marker = `deleted-${'k'.repeat(40)}`;
  const database = await openDatabase(test.url);
  await migrate(database);
  await database.change('INSERT INTO settings (name, value) VALUES (?, ?)', ['probe', marker]);
  await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await database.change('DELETE FROM settings WHERE name = ?', ['probe']);
  await database.close();
  expect(readFileSync(test.url.slice('sqlite:'.length)).includes(marker)).toBe(false);
  await test.drop();
});
