import { createConnection } from 'mysql2/promise';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeSchema } from '../../conformance/reference/records.ts';
import type { ActionContract, JsonSchema } from '../connectors/define.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { migrate, openDatabase, type Database } from '../storage/database.ts';
import type { SyncedRecord } from '../storage/derive-record.ts';
import { createRecordTable } from '../storage/migrations/record-table.ts';
import { recordStoresOf, type RecordKey, type RecordStore } from '../storage/record-tables.ts';
import { writePage } from '../storage/records.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { createSearch, type Search, type SearchOptions } from './search.ts';

const table = 'probe_things';
const kinds = { title: 'text', status: 'text', score: 'number', flag: 'boolean', at: 'timestamp', nested_name: 'text' } as const;
const paths: Record<keyof typeof kinds, string[]> = { title: ['title'], status: ['status'], score: ['score'], flag: ['flag'], at: ['at'], nested_name: ['nested', 'name'] };
const keys = (Object.keys(kinds) as Array<keyof typeof kinds>).map((name): RecordKey => ({ column: `key_${name}`, path: paths[name], kind: kinds[name] }));

/** An entity of no vendor, whose records have every kind of field. */
export const probeStore: RecordStore = {
  connector_type: 'probe',
  entity: 'things',
  table,
  text_index: `${table}_text`,
  keys,
  indexes: Object.keys(kinds).map((name) => ({ name: `ix_${table}_${name}`, columns: ['connector', `key_${name}`, 'id'], descending: name === 'at' ? `ix_${table}_${name}_desc` : null })),
  record: probeSchema as JsonSchema,
};

/** Every entity that can be searched, of all connector types. */
export const entityStores: RecordStore[] = Object.keys(contracts).flatMap(recordStoresOf);

/** Every entity's is the same but for the query, which the search itself reads. */
export const probeAction: ActionContract = contracts['incident-io'].entities['incidents']!.actions.search!;

export type ProbeEngine = 'sqlite' | 'sqlite file' | 'mariadb';

/** All of them, where MariaDB is at hand. */
export const probeEngines: ProbeEngine[] = ['sqlite', 'sqlite file', ...(process.env['PATCHBAY_TEST_MARIADB_URL'] ? (['mariadb'] as const) : [])];

export interface Probe {
  database: Database;
  search: Search;
  /** The same with another tuning. */
  tuned(options: Partial<SearchOptions>): Pick<Probe, 'run' | 'explain'>;
  load(ordinal: number, records: readonly SyncedRecord[], store?: RecordStore): Promise<void>;
  run(params: unknown, ordinal?: number, store?: RecordStore): Promise<ProbeAnswer>;
  explain: (params: unknown, ordinal?: number) => ReturnType<Search['explain']>;
  close(): Promise<void>;
}

export interface ProbeAnswer {
  data: SyncedRecord[];
  meta: { has_more: boolean; cursor: string | null; took_ms: number; as_of: string };
}

/** A database with the table of the probe; `migrated`: with those of the entities too. */
export async function openProbe(engine: ProbeEngine, { migrated = false, ...options }: Partial<SearchOptions> & { migrated?: boolean } = {}): Promise<Probe> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-search-'));
  let url = engine === 'sqlite' ? 'sqlite::memory:' : `sqlite:${join(folder, 'probe.db')}`;
  let drop = async () => undefined as void;
  if (engine === 'mariadb') {
    const server = new URL(process.env['PATCHBAY_TEST_MARIADB_URL']!);
    const name = `patchbay_search_${process.pid}_${Date.now()}`;
    const ask = async (text: string) => {
      const connection = await createConnection(process.env['PATCHBAY_TEST_MARIADB_URL']!);
      await connection.query(text);
      await connection.end();
    };
    await ask(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
    drop = () => ask(`DROP DATABASE ${name}`);
    server.pathname = `/${name}`;
    url = server.toString();
  }
  const database = await openDatabase(url);
  if (migrated) await migrate(database);
  const runner = database.source.createQueryRunner();
  await createRecordTable(runner, { table, keys: kinds, indexes: Object.keys(kinds).map((name) => [name]) });
  await runner.release();
  const macs = parseKeyRing(generateKeyRing()).macs('cursor.search');
  const search = createSearch({ database, macs, ...options });
  const others: Search[] = [];
  const request = (params: unknown, ordinal = 1, store = probeStore) => ({ connector: { id: `connector-${ordinal}`, ordinal }, store, action: probeAction, params, as_of: async () => '2026-01-01T00:00:00.000Z' });
  const using = (each: Search): Pick<Probe, 'run' | 'explain'> => ({
    run: async (params, ordinal, store) => JSON.parse(Buffer.concat(await each.search(request(params, ordinal, store))).toString('utf8')) as ProbeAnswer,
    explain: (params, ordinal) => each.explain(request(params, ordinal)),
  });
  return {
    ...using(search),
    database,
    search,
    tuned(more) {
      const other = createSearch({ database, macs, ...options, ...more });
      others.push(other);
      return using(other);
    },
    async load(ordinal, records, store = probeStore) {
      for (let at = 0; at < records.length; at += 500) await database.transaction((tx) => writePage(tx, database.engine, store, ordinal, records.slice(at, at + 500), 1));
    },
    async close() {
      for (const each of [search, ...others]) await each.close();
      await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
