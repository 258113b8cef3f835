import type { Database } from '../database.ts';

export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  const [row] = await database.query<{ value: string }>('SELECT value FROM settings WHERE name = ?', [name]);
  return row?.value;
}

export async function writeSetting(database: Database, name: string, value: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.change('DELETE FROM settings WHERE name = ?', [name]);
    await tx.change('INSERT INTO settings (name, value) VALUES (?, ?)', [name, value]);
  });
}
