import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePage } from '../../server/records/store.ts';
import { openDatabase, type Database, type Transaction } from '../../server/storage/database.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { median, type Measurement } from './measure.ts';
import { incident, store } from './search-data.ts';
import { createDatabase, engines, type Engine } from './service.ts';

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
  taken_ms: number;
}

/**
 * Stores the records as those of a new connector: each page on both sides, one after the other and in turns first, so
 * that whatever else the machine does meets both.
 */
async function writeBoth(sides: readonly [Side, Side], ordinal: number): Promise<[number, number]> {
  for (const side of sides) side.taken_ms = 0;
  for (let at = 0; at < rows; at += rows_per_page) {
    const page = records.slice(at, at + rows_per_page);
    for (const side of (at / rows_per_page) % 2 === 0 ? sides : sides.toReversed()) {
      const began = performance.now();
      await side.database.transaction((tx) => writePage(side.of(tx), tx.engine, store, ordinal, page, 1));
      side.taken_ms += performance.now() - began;
    }
  }
  const [a, b] = sides.map(({ taken_ms }) => rows / (taken_ms / 1000));
  return [a ?? NaN, b ?? NaN];
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
      { database: numbered, of: (tx) => tx, taken_ms: 0 },
      { database: plain, of: unnumbered, taken_ms: 0 },
    ];
    await writeBoth(sides, 1); // to warm up
    const found: Array<[number, number]> = [];
    for (let run = 0; run < runs; run++) found.push(await writeBoth(sides, run + 2));
    const ratio = median(found.map(([a, b]) => a / b));
    return {
      id: 'B11',
      what: `storing ${rows} records on ${engine} in pages of ${rows_per_page}, against the same without change numbers and their index`,
      measured: median(found.map(([speed]) => speed)),
      reference: median(found.map(([, speed]) => speed)),
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
