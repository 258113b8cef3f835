import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePage } from '../../../server/records/store.ts';
import type { Database, Transaction } from '../../../server/storage/database.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { median, type Measurement } from '../measure.ts';
import { incident, store } from '../search-data.ts';
import { createDatabase, engines, type Engine } from '../service.ts';

const rows = Number(process.env['PATCHBAY_BENCH_NUMBERED_ROWS'] ?? 10_000);
/** What a page of this vendor has, which is stored in one transaction. */
const rows_per_page = 250;

const records = Array.from({ length: rows }, (_, at) => incident(at));

/** The statement that takes a number is not sent; the result is what it would have returned. */
const unnumbered = (tx: Transaction): Transaction => ({
  engine: tx.engine,
  change: (...statement) => tx.change(...statement),
  query: <T>(sql: string, values?: unknown[]) =>
    sql.includes('INTO change_feeds')
      ? Promise.resolve([{ number: 1, feed: 1, at: '2026-01-01T00:00:00.000Z' }] as T[])
      : tx.query<T>(sql, values),
});

interface Side {
  database: Database;
  of(tx: Transaction): Transaction;
}

/**
 * Stores the records as those of a new connector: each page on both sides, one after the other and in turns first, so
 * that whatever else the machine does meets both. Returns what each page took, in milliseconds.
 */
async function writeBoth(sides: readonly [Side, Side], ordinal: number): Promise<Array<[number, number]>> {
  const taken: Array<[number, number]> = [];
  const write = async ({ database, of }: Side, page: typeof records) => {
    const began = performance.now();
    await database.transaction((tx) => writePage(of(tx), tx.engine, store, ordinal, page, 1));
    return performance.now() - began;
  };
  for (let at = 0; at < rows; at += rows_per_page) {
    const page = records.slice(at, at + rows_per_page);
    if (taken.length % 2 === 0) taken.push([await write(sides[0], page), await write(sides[1], page)]);
    else {
      const second = await write(sides[1], page);
      taken.push([await write(sides[0], page), second]);
    }
  }
  return taken;
}

async function measure(engine: Engine, runs: number): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-bench-'));
  const ends: Array<() => Promise<unknown>> = [];
  const open = async (name: string) => {
    mkdirSync(join(folder, name));
    const made = await createDatabase(engine, join(folder, name));
    ends.push(made.drop);
    const database = await openDatabase(made.url);
    ends.push(() => database.close());
    await migrate(database);
    return database;
  };
  try {
    const numbered = await open('numbered');
    const plain = await open('plain');
    const index = `ix_${store.table}_change`;
    await plain.change(`DROP INDEX ${index}${engine === 'mariadb' ? ` ON ${store.table}` : ''}`);
    const sides: [Side, Side] = [
      { database: numbered, of: (tx) => tx },
      { database: plain, of: unnumbered },
    ];
    await writeBoth(sides, 1); // to warm up
    const pages: Array<[number, number]> = [];
    for (let run = 0; run < runs; run++) pages.push(...(await writeBoth(sides, run + 2)));
    // Of pages, not of sums: now and then a page waits for the merge of a text index.
    const speed = (side: 0 | 1) => rows_per_page / (median(pages.map((page) => page[side])) / 1000);
    const ratio = median(pages.map(([numbered_ms, plain_ms]) => plain_ms / numbered_ms));
    return {
      id: 'B11',
      what: `storing ${rows} records on ${engine} in pages of ${rows_per_page}, against the same without change numbers and their index`,
      measured: speed(0),
      reference: speed(1),
      ratio,
      unit: 'records/s',
      target: '>= 0.95',
      met: ratio >= 0.95,
    };
  } finally {
    for (const end of ends.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * B11: what it costs to number changes. Only the storing is measured, which is a part of replication; so the cost in
 * replication is less than this.
 */
export async function numberingCost(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) found.push(await measure(engine, runs));
  return found;
}
