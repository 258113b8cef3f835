/** @lanes sqlite mariadb */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { engine, mariadb, sqlite } from '../testing/database.ts';
import { program } from '../testing/program.ts';
import { openDatabase } from './open-database.ts';
import { schemaState, withTypeorm } from './migrate.ts';

/** PATCHBAY_TEST_KILLS says how many kills, over all tests that kill. */
const kills = Math.max(2, Math.ceil(Number(process.env['PATCHBAY_TEST_KILLS'] ?? 6) / 3));
const command = program(new URL('../testing/migration-worker.ts', import.meta.url));

/** Runs a migration and kills it after so long; true where it was faster. */
async function migrates(url: string, kill_after_ms: number): Promise<boolean> {
  const child = spawn(process.execPath, [...command, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  const closed = once(child, 'close');
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready')) resolve();
    });
    child.once('close', () => resolve());
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), kill_after_ms);
  await closed;
  clearTimeout(timer);
  return text.includes('migrated');
}

it(
  `a migration that is killed ${kills} times and run again ends with the schema of the contract`,
  async () => {
    const place = await (engine === 'mariadb' ? mariadb({ empty: true }) : sqlite());
    try {
      let killed = 0;
      while (killed < kills && !(await migrates(place.url, 20 + Math.random() * (engine === 'mariadb' ? 400 : 60))))
        killed++;
      expect(killed).toBeGreaterThan(0);
      expect(await migrates(place.url, 60_000)).toBe(true);
      const database = await openDatabase(place.url);
      try {
        expect(await schemaState(database)).toBe('current');
        const { upQueries } = await withTypeorm(database, (source) => source.driver.createSchemaBuilder().log());
        expect(upQueries.map(({ query }) => query)).toEqual([]);
        const settings = await database.query<{ name: string; many: number }>(
          'SELECT name, COUNT(*) AS many FROM settings GROUP BY name HAVING COUNT(*) > 1',
        );
        expect(settings).toEqual([]);
      } finally {
        await database.close();
      }
    } finally {
      await place.drop();
    }
  },
  240_000 + kills * 10_000,
);
