/** @timed */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordStore, type RecordStore } from './record-tables.ts';
import { purgeConnector, writePage } from './store.ts';
import { freshDatabase } from '../testing/database.ts';
import type { Transaction } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { startTestReplication, until } from '../testing/replication.ts';

/** PATCHBAY_TEST_DELETED says how many records. */
const records = Number(process.env['PATCHBAY_TEST_DELETED'] ?? 4_000);
const page = 1_000;
/** No response may wait longer for a deletion; a busy machine adds its own. */
const longest_allowed_ms = 1_000;
/** SQLite has one writer at a time: others stand in line behind a batch, or a step of the text index. */
const longest_write_ms = 5_000;

function storeOf(entity: string): RecordStore {
  const store = recordStore('incident-io', entity);
  if (!store) throw new Error(`no table of ${entity}`);
  return store;
}

it(
  `deletes a connector with ${records} records while every other response comes in time`,
  async () => {
    const service = await startTestReplication();
    const { database } = service.services;
    try {
      const id = await service.quietConnector();
      const [row] = await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [id]);
      const ordinal = Number(row?.ordinal);
      const store = storeOf('incidents');
      for (let at = 0; at < records; at += page)
        await database.transaction((tx) =>
          writePage(
            tx,
            database.engine,
            store,
            ordinal,
            Array.from({ length: Math.min(page, records - at) }, (_, n) => ({
              id: `record-${at + n}`,
              name: `The database of region ${at + n} is down`,
              summary: 'Requests time out since the failover of last night; the replica was behind by two minutes.',
            })),
            1,
          ),
        );
      const count = async () =>
        Number(
          (
            await database.query<{ many: number }>(`SELECT COUNT(*) AS many FROM ${store.table} WHERE connector = ?`, [
              ordinal,
            ])
          )[0]?.many,
        );
      expect(await count()).toBe(records);
      let deleting = true;
      let longest_ms = 0;
      let written_ms = 0;
      const writing = (async () => {
        while (deleting) {
          const began_ms = performance.now();
          await database.change("UPDATE settings SET value = value WHERE name = 'none'");
          written_ms = Math.max(written_ms, performance.now() - began_ms);
          await sleep(5);
        }
      })();
      const probing = (async () => {
        while (deleting) {
          const began_ms = performance.now();
          expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
          longest_ms = Math.max(longest_ms, performance.now() - began_ms);
          await sleep(5);
        }
      })();
      const began_ms = performance.now();
      const { status } = await service.call('DELETE', service.path(id), { token: service.owner.token });
      expect(status).toBe(204);
      const purges = () => database.query('SELECT 1 FROM purges WHERE connector_id = ?', [id]);
      await until(async () => (await purges()).length === 0, 'the purge', 60_000 + records);
      const took_ms = performance.now() - began_ms;
      deleting = false;
      await Promise.all([probing, writing]);
      process.stderr.write(
        `${database.engine}: ${records} records deleted in ${(took_ms / 1000).toFixed(1)} s, longest /healthz ${longest_ms.toFixed(0)} ms, longest write ${written_ms.toFixed(0)} ms\n`,
      );
      expect(await count()).toBe(0);
      expect(longest_ms).toBeLessThan(longest_allowed_ms);
      expect(written_ms).toBeLessThan(longest_write_ms);
    } finally {
      await service.close();
    }
  },
  120_000 + records * 3,
);

// SQLite has one writer at a time.
if (process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb')
  it('does not take records that another process has just removed for the last ones', async () => {
    const made = await freshDatabase();
    const database = await openDatabase(made.url);
    try {
      await migrate(database);
      const store = storeOf('incidents');
      await database.transaction((tx) =>
        writePage(tx, database.engine, store, 1, [{ id: 'first' }, { id: 'second' }], 1),
      );
      const purgeOne = (tx: Transaction) => purgeConnector(tx, database.engine, [store], 1, { limit: 1 });
      const found = await database.transaction(async (tx) => {
        await tx.query(`SELECT id FROM ${store.table}`); // from here on this transaction reads what is there now
        expect(await database.transaction(purgeOne)).toBe(1);
        return purgeOne(tx);
      });
      expect(found).toBe(1);
      expect(await database.transaction(purgeOne)).toBe(1);
      expect(await database.transaction(purgeOne)).toBe(0);
    } finally {
      await database.close();
      await made.drop();
    }
  });
