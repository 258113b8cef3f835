/**
 * @lanes sqlite mariadb
 * @timed
 */
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { expectShortDelay } from '../testing/loop-delay.ts';
import { breathe } from '../fairness/breathe.ts';
import { fingerprintOf, isDerivedSql } from './derivation.ts';
import { forgetDerivations } from './derivation-state.ts';
import { deriveAgain } from './derive-again.ts';
import { createDerivedCheck } from './derived-check.ts';
import { recordStore, type RecordStore } from './record-tables.ts';
import { writePage } from './store.ts';

const words = 'Requests time out since the failover of last night; the replica was behind by two minutes. ';

function incidents(): RecordStore {
  const store = recordStore('incident-io', 'incidents');
  if (!store) throw new Error('no table of incidents');
  return store;
}

describe('records that are derived again', () => {
  const store = incidents();
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await freshDatabase();
    database = await openDatabase(made.url);
    await migrate(database);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  /** As if an earlier release had derived what is stored. */
  async function makeStale(ordinal: number): Promise<void> {
    await database.change(`UPDATE ${store.table} SET derivation = NULL WHERE connector = ?`, [ordinal]);
    await forgetDerivations(database, ordinal);
  }

  it.each([
    { ordinal: 1, many: 1_000, of: 'short texts', repeats: 1 },
    { ordinal: 2, many: 60, of: 'texts of 60 KB', repeats: 650 },
  ])(
    'hold the event loop for less than 50 ms, with $many $of',
    async ({ ordinal, many, repeats }) => {
      const records = Array.from({ length: many }, (_, at) => ({
        id: `record-${at}`,
        name: `The database of region ${at} is down`,
        summary: words.repeat(repeats),
      }));
      await database.transaction((tx) => writePage(tx, database.engine, store, ordinal, records, 1));
      await expectShortDelay(async () => {
        await makeStale(ordinal);
        while ((await deriveAgain(database, store, ordinal)) === 'more') await breathe('long');
      });
      const [left] = await database.query<{ many: number }>(
        `SELECT COUNT(*) AS many FROM ${store.table} WHERE connector = ? AND NOT ${isDerivedSql[database.engine]}`,
        [ordinal, fingerprintOf(store)],
      );
      expect(Number(left?.many)).toBe(0);
      expect(await createDerivedCheck(database).isDerived(store, ordinal)).toBe(true);
    },
    120_000,
  );
});
