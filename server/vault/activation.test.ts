import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command_line, the_service } from '../audit/actor.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { program } from '../testing/program.ts';
import { noteActivation } from './activation.ts';
import { verifyKeys } from './key-check.ts';
import { activateKeys, addKeys, generateKeyRing, parseKeyRing } from './key-ring.ts';

let made: TestDatabase;
let database: Database;
beforeEach(async () => {
  made = await freshDatabase();
  database = await openDatabase(made.url);
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  await made.drop();
});

const first = generateKeyRing(new Date('2026-01-01'));
const added = addKeys(first, new Date('2026-06-01'));
const rotated = activateKeys(added.text, added.id);

const acts = () =>
  database.query<{ type: string; subject: string; actor: string }>(
    "SELECT type, subject, actor FROM audit WHERE type LIKE 'key.%' ORDER BY type, subject",
  );
const act = (type: string, subject: string, { actor }: { actor: string }) => ({ type: `key.${type}`, subject, actor });

it('notes the active keys of 30 rotations, and refuses the key file before the last one', async () => {
  let keys = first;
  let before = keys;
  for (let rotation = 0; rotation < 30; rotation++) {
    const next = addKeys(keys);
    before = keys;
    keys = activateKeys(next.text, next.id);
    await noteActivation(database, parseKeyRing(keys), the_service);
  }
  await noteActivation(database, parseKeyRing(keys), the_service);
  await expect(noteActivation(database, parseKeyRing(before), the_service)).rejects.toThrow('outdated');
});

it('records each act once where several processes are the first to see new keys, and seal with them', async () => {
  await verifyKeys(database, parseKeyRing(first), the_service);
  await noteActivation(database, parseKeyRing(first), the_service);
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-keys-'));
  const file = join(folder, 'keys.json');
  writeFileSync(file, rotated, { mode: 0o600 });
  const command = program(new URL('../../clients/cli/main.ts', import.meta.url));
  const rotate = () =>
    new Promise<[number | null, string]>((resolve) => {
      const { PATH } = process.env;
      const environment = { PATH, PATCHBAY_KEYS_FILE: file, DATABASE_URL: made.url };
      const child = spawn(process.execPath, [...command, 'keys', 'rotate'], { env: environment });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      child.once('close', (code) => resolve([code, said]));
    });
  try {
    const ended = await Promise.all([rotate(), rotate(), rotate()]);
    expect(ended).toEqual([0, 0, 0].map((code) => [code, '']));
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(await acts()).toEqual([
    act('activated', '2026-01-01', the_service),
    act('activated', added.id, command_line),
    act('added', '2026-01-01', the_service),
    act('added', added.id, command_line),
  ]);
}, 60_000);

it('notes no key of which the row cannot be written, and both when it can', async () => {
  const failing: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          engine: tx.engine,
          query: tx.query,
          change: async (sql, parameters) => {
            if (sql.startsWith('INSERT INTO audit')) throw new Error('the process ends here');
            return tx.change(sql, parameters);
          },
        }),
      ),
  };
  const ring = parseKeyRing(rotated);
  await expect(verifyKeys(failing, ring, the_service)).rejects.toThrow('ends here');
  await expect(noteActivation(failing, ring, the_service)).rejects.toThrow('ends here');
  expect(await database.query('SELECT key_id FROM vault_keys')).toEqual([]);
  expect(await acts()).toEqual([]);
  for (let start = 0; start < 2; start++) {
    await verifyKeys(database, ring, the_service);
    await noteActivation(database, ring, the_service);
  }
  expect(await acts()).toEqual([
    act('activated', added.id, the_service),
    act('added', '2026-01-01', the_service),
    act('added', added.id, the_service),
  ]);
});

it('refuses a key where another process has noted one of the same name meanwhile', async () => {
  const other = parseKeyRing(generateKeyRing(new Date('2026-01-01')));
  let raced = false;
  const late: Database = {
    ...database,
    transaction: async (work) => {
      if (!raced) {
        raced = true;
        await verifyKeys(database, other, the_service);
      }
      return database.transaction(work);
    },
  };
  await expect(verifyKeys(late, parseKeyRing(first), the_service)).rejects.toThrow('is not the one');
  expect(await acts()).toEqual([act('added', '2026-01-01', the_service)]);
});
