/** @long */
import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { evaluate, type Filter, type JsonRecord } from '../../conformance/reference/evaluate.ts';
import { searchesOf, type Search as RandomSearch } from '../../conformance/reference/queries.ts';
import { dataSet } from '../../conformance/reference/records.ts';
import { createSearch } from '../search/search.ts';
import { breathe } from '../fairness/breathe.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from '../storage/migrate.ts';
import { program } from '../testing/program.ts';
import { probeAction } from '../testing/search-probe.ts';
import { upgrades, upgradeSchema, type Upgrade, type UpgradeKind } from '../testing/upgrade.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { deriveAgain } from './derive-again.ts';
import { createDerivedCheck } from './derived-check.ts';
import type { RecordStore } from './record-tables.ts';
import { writePage } from './store.ts';

/** Kills in all; a full run has 20. */
const kills = Math.min(20, Math.max(2, Math.floor(Number(process.env['PATCHBAY_TEST_KILLS'] ?? 6) / 3)));
const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? 20260101);
const records_per_table = 24;
const is_full = Number(process.env['PATCHBAY_TEST_QUERIES'] ?? 500) > 1000;
const queries_per_table = is_full ? 20 : 2;
const command = program(new URL('../testing/derive-process.ts', import.meta.url));

/** Through JSON, as records come from a vendor. */
const recordsOf = ({ after }: Upgrade): JsonRecord[] =>
  JSON.parse(
    JSON.stringify(fc.sample(dataSet(after.record, records_per_table), { seed, numRuns: 1 })[0]),
  ) as JsonRecord[];

/**
 * Fields whose kind has changed hold what the earlier contract allowed: the records are those of the earlier one, and
 * their timestamps are text now.
 */
const storedBefore = (upgrade: Upgrade): JsonRecord[] => {
  const times = upgrade.changes.flatMap(({ change, path: [name = ''] }) => (change === 'kind' ? [name] : []));
  return recordsOf(upgrade).map((record, at) => ({
    ...record,
    ...Object.fromEntries(times.map((name) => [name, `2026-01-${String(1 + (at % 28)).padStart(2, '0')}T00:00:00Z`])),
  }));
};

describe('stored records after an upgrade', () => {
  let made: TestDatabase;
  let database: Database;
  let search: ReturnType<typeof createSearch>;
  const truth = new Map<RecordStore, JsonRecord[]>();
  const ordinal = 1;

  beforeAll(async () => {
    made = await freshDatabase();
    database = await openDatabase(made.url);
    await migrate(database);
    // A thread that searches starts slowly where the sources are compiled as they are loaded.
    const macs = parseKeyRing(generateKeyRing()).macs('cursor.search');
    search = createSearch({ database, macs, timeout_ms: 60_000 });
    for (const upgrade of upgrades) {
      const records = storedBefore(upgrade);
      await writeAsEarlierRelease(upgrade, records);
      truth.set(upgrade.after, records);
    }
    await upgradeSchema(database);
  }, 300_000);
  afterAll(async () => {
    await search.close();
    await database.close();
    await made.drop();
  });

  /** A process of the earlier release writes: it knows neither the mark of a row nor the columns of the later one. */
  const writeAsEarlierRelease = ({ before }: Upgrade, records: readonly JsonRecord[]) =>
    database.transaction(async (tx) => {
      const marks = await tx.query<{ id: string; derivation: string | null }>(
        `SELECT id, derivation FROM ${before.table} WHERE connector = ?`,
        [ordinal],
      );
      const known = new Map(marks.map(({ id, derivation }) => [id, derivation]));
      const { written } = await writePage(tx, tx.engine, before, ordinal, records, 1);
      for (const id of written)
        await tx.change(`UPDATE ${before.table} SET derivation = ? WHERE connector = ? AND id = ?`, [
          known.get(id) ?? null,
          ordinal,
          id,
        ]);
    });

  async function find(store: RecordStore, { filter, sort, limit }: Pick<RandomSearch, 'filter' | 'sort' | 'limit'>) {
    const found: JsonRecord[] = [];
    let cursor: string | null = null;
    do {
      const parts: Buffer[] = await search.search({
        connector: { id: 'connector-1', ordinal, organization_id: 'organization-1' },
        store,
        action: probeAction,
        params: { query: { filter, sort }, limit, ...(cursor === null ? {} : { cursor }) },
        as_of: async () => '2026-01-01T00:00:00.000Z',
      });
      const { data, meta } = JSON.parse(Buffer.concat(parts).toString()) as {
        data: JsonRecord[];
        meta: { cursor: string | null };
      };
      found.push(...data);
      ({ cursor } = meta);
    } while (cursor !== null);
    return found;
  }

  /** Searches by what the upgrade has changed, with values that records have. */
  function targeted({ after, changes }: Upgrade): Filter[] {
    const records = truth.get(after) ?? [];
    return changes.flatMap(({ path }): Filter[] => {
      const [name = '', below] = path;
      const field = path.join('.');
      const values = records
        .map((record) => record[name])
        .map((value) =>
          below === undefined || typeof value !== 'object' || value === null || Array.isArray(value)
            ? value
            : value[below],
        )
        .filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
      const some = values.find((value) => value !== '') ?? values[0];
      const text = typeof some === 'string' && /^[\w-]{3,}$/.test(some) ? some.slice(0, 5) : undefined;
      return [
        { eq: { [field]: null } },
        ...(some === undefined ? [] : [{ eq: { [field]: some } }, { neq: { [field]: some } }]),
        ...(text === undefined ? [] : [{ like: { [field]: `%${text}%` } }]),
      ];
    });
  }

  /** Every table in a full run, otherwise one of three, each time others. */
  let asked = 0;
  const some = () => (is_full ? upgrades : upgrades.filter((_, at) => (at + asked) % 3 === 0));

  async function expectReference(those: readonly Upgrade[] = some()): Promise<void> {
    asked++;
    for (const upgrade of those) {
      const { after } = upgrade;
      const records = truth.get(after) ?? [];
      const random = fc.sample(searchesOf(after.record).search, { seed, numRuns: queries_per_table });
      const all = [...targeted(upgrade).map((filter) => ({ filter, sort: [], limit: 100 })), ...random];
      for (const each of all)
        expect({ table: after.table, query: each, found: await find(after, each) }).toEqual({
          table: after.table,
          query: each,
          found: evaluate(after.record, records, each),
        });
    }
  }

  const feed = async () =>
    Object.fromEntries(
      await Promise.all(
        upgrades.map(async ({ after }) => [
          after.table,
          await database.query(
            `SELECT id, CAST(change_number AS CHAR(20)) AS change_number, changed_at FROM ${after.table} ORDER BY id`,
          ),
        ]),
      ),
    ) as unknown;

  it('changes every kind of thing in several tables', () => {
    const counts = new Map<UpgradeKind, number>();
    for (const { change } of upgrades.flatMap(({ changes }) => changes))
      counts.set(change, (counts.get(change) ?? 0) + 1);
    for (const change of ['index', 'field', 'nested field', 'kind', 'known values'] as const)
      expect([change, (counts.get(change) ?? 0) > 5]).toEqual([change, true]);
  });

  it('are found as the reference finds them before any record is derived again', async () => {
    await expectReference(upgrades);
  }, 600_000);

  it(`are found as the reference finds them while the process that derives them is killed ${kills} times`, async () => {
    const places = await feed();
    for (let round = 0; round < kills; round++) {
      const child = spawn(process.execPath, [...command, made.url, String(ordinal)], {
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exit = once(child, 'exit');
      await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exit]);
      await sleep(Math.random() * 400);
      child.kill('SIGKILL');
      await exit;
      await expectReference(upgrades.filter((_, at) => (at + round) % 8 === 0));
    }
    for (const { after } of upgrades)
      while ((await deriveAgain(database, after, ordinal)) === 'more') await breathe('long');
    expect(await feed()).toEqual(places);
  }, 900_000);

  it('are found by their indexes once they are derived again', async () => {
    const check = createDerivedCheck(database);
    for (const { after } of upgrades)
      expect([after.table, await check.isDerived(after, ordinal)]).toEqual([after.table, true]);
    await expectReference();
  }, 600_000);

  it('are recognized when a process of the earlier release writes them', async () => {
    for (const [at, upgrade] of upgrades.entries()) {
      const records = (truth.get(upgrade.after) ?? []).map((record, n) =>
        n % 3 === at % 3 ? rotated(record, truth.get(upgrade.after) ?? [], n) : record,
      );
      await writeAsEarlierRelease(upgrade, records);
      truth.set(upgrade.after, records);
    }
    await expectReference();
    // Back to the texts of before: the mark is of that text, and the derived data are of the earlier release.
    for (const upgrade of upgrades.slice(0, 5)) {
      const records = storedBefore(upgrade);
      await writeAsEarlierRelease(upgrade, records);
      truth.set(upgrade.after, records);
    }
    await expectReference(upgrades.slice(0, 5));
    for (const { after } of upgrades) while ((await deriveAgain(database, after, ordinal)) === 'more');
    await expectReference();
  }, 900_000);

  it('are derived again when they are written with the same text, and keep their place in the change feed', async () => {
    for (const upgrade of upgrades.slice(0, 10)) {
      await database.change(`UPDATE ${upgrade.after.table} SET derivation = NULL, leaves = '{}'`);
      const places = await feed();
      const records = truth.get(upgrade.after) ?? [];
      const result = await database.transaction((tx) => writePage(tx, tx.engine, upgrade.after, ordinal, records, 2));
      expect(result.written).toEqual([]);
      expect(await feed()).toEqual(places);
    }
    const check = createDerivedCheck(database);
    for (const { after } of upgrades) expect(await check.isDerived(after, ordinal)).toBe(true);
    await expectReference(upgrades.slice(0, 10));
  }, 600_000);
});

/** The record with the content of another one: every field changes, and all values are those of the contract. */
function rotated(record: JsonRecord, records: readonly JsonRecord[], at: number): JsonRecord {
  return { ...records[(at + 1) % records.length], id: record.id };
}
