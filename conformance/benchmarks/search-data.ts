import { existsSync, mkdirSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import type { Database } from '../../server/storage/database.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { deriveAgain } from '../../server/records/derive-again.ts';
import type { SyncedRecord } from '../../server/records/derive-record.ts';
import { recordStore } from '../../server/records/record-tables.ts';
import { countRecords, writePage } from '../../server/records/store.ts';

export const store = recordStore('incident-io', 'incidents')!;

/** A small generator of its own, so that every run has the same records. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables = [
  'ba',
  'co',
  'du',
  'fe',
  'gi',
  'ho',
  'ka',
  'le',
  'mi',
  'no',
  'pu',
  'ra',
  'se',
  'ti',
  'vo',
  'wu',
  'xa',
  'ze',
];
/** Word n occurs about 1/n as often as the first: as words do. */
export const wordAt = (rank: number): string => {
  let word = '';
  for (let left = rank + 18; left > 0; left = Math.floor(left / 18)) word += syllables[left % 18];
  return word;
};

export const vocabulary = 30_000;

export function incident(at: number): SyncedRecord {
  const random = randomOf(at * 7919 + 17);
  const word = () => wordAt(Math.floor(Math.exp(random() * Math.log(vocabulary))) - 1);
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const pick = random();
  const created = Date.UTC(2020, 0, 1) + Math.floor(random() * 6 * 365 * 86_400_000);
  const instant = (ms: number) => new Date(ms).toISOString().replace(/\.?0*Z$/, 'Z');
  const severity = Math.floor(random() * 4);
  return {
    id: `01${at.toString(36).toUpperCase().padStart(8, '0')}${Math.floor(random() * 36 ** 8)
      .toString(36)
      .toUpperCase()
      .padStart(16, '0')}`,
    name: sentence(6),
    reference: `INC-${at + 1}`,
    summary: sentence(14),
    mode: pick < 0.9 ? 'standard' : pick < 0.95 ? 'test' : pick < 0.99 ? 'retrospective' : 'tutorial',
    visibility: random() < 0.8 ? 'public' : 'private',
    permalink: `https://app.example.com/incidents/${at + 1}`,
    call_url: null,
    chat_channel_id: `C${Math.floor(random() * 36 ** 8)
      .toString(36)
      .toUpperCase()}`,
    has_debrief: random() < 0.3,
    created_at: instant(created),
    updated_at: instant(created + Math.floor(random() * 86_400_000)),
    severity: { id: `sev_${severity}`, name: ['Minor', 'Major', 'Critical', 'Total'][severity]!, rank: severity },
    incident_status: { id: 'st_1', name: 'Investigating', category: 'live' },
    workload_minutes_total: Math.floor(random() * 10_000) / 10,
  };
}

export interface Loaded {
  database: Database;
  rows: number;
  url: string;
}

/** Opens a database with `rows` records of connector 1, and makes it where it is not there yet. */
export async function loadDatabase(
  engine: 'sqlite' | 'mariadb',
  rows: number,
  log: (text: string) => void,
): Promise<Loaded> {
  let url: string;
  if (engine === 'sqlite') {
    const folder = process.env['PATCHBAY_BENCH_DIR'] ?? '/tmp/patchbay-bench';
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
    url = `sqlite:${folder}/search-${rows}.db`;
  } else {
    const server = new URL(process.env['PATCHBAY_TEST_MARIADB_URL'] ?? 'mysql://root@127.0.0.1:3306/test');
    const connection = await createConnection(server.toString());
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS patchbay_bench_${rows} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`,
    );
    await connection.end();
    server.pathname = `/patchbay_bench_${rows}`;
    url = server.toString();
  }
  const database = await openDatabase(url);
  await migrate(database);
  const present = await countRecords(database, store, 1);
  const started = performance.now();
  for (let from = present; from < rows;) {
    const page = Array.from({ length: Math.min(1000, rows - from) }, (_, at) => incident(from + at));
    await database.transaction((tx) => writePage(tx, database.engine, store, 1, page, 1));
    from += page.length;
    if (from % 50_000 === 0)
      log(`${engine}: ${from} rows, ${Math.round((from - present) / ((performance.now() - started) / 1000))} a second`);
  }
  // As the service's own job does, so that the first search does not look at every record.
  while ((await deriveAgain(database, store, 1)) === 'more');
  return { database, rows, url };
}
