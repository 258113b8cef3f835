import { probeSchema } from '../../conformance/reference/records.ts';
import type { ActionContract } from '../connector-types/definition/define.ts';
import type { AggregateResult } from '../generated/types.gen.ts';
import { contracts } from '../generated/connectors.gen.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate, withTypeorm } from '../storage/migrate.ts';
import type { SyncedRecord } from '../records/derive-record.ts';
import { createRecordTable } from '../storage/migrations/record-table.ts';
import { recordStoresOf, type RecordStore } from '../records/record-tables.ts';
import type { RecordKey } from '../records/table-layout.ts';
import { writePage } from '../records/store.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { engine, mariadb, sqlite } from './database.ts';
import { createSearch, type Search, type SearchOptions } from '../search/search.ts';
import type { SearchRequest } from '../search/search-request.ts';

const table = 'probe_things';
const kinds = {
  title: 'text',
  status: 'text',
  score: 'number',
  flag: 'boolean',
  at: 'timestamp',
  nested_name: 'text',
} as const;
const paths: Record<keyof typeof kinds, string[]> = {
  title: ['title'],
  status: ['status'],
  score: ['score'],
  flag: ['flag'],
  at: ['at'],
  nested_name: ['nested', 'name'],
};
const keys = (Object.keys(kinds) as Array<keyof typeof kinds>).map((name): RecordKey => ({
  column: `key_${name}`,
  path: paths[name],
  kind: kinds[name],
}));

/** An entity of no vendor, whose records have every kind of field. */
export const probeStore: RecordStore = {
  connector_type: 'probe',
  entity: 'things',
  table,
  text_index: `${table}_text`,
  keys,
  indexes: Object.keys(kinds).map((name) => ({
    name: `ix_${table}_${name}`,
    columns: ['connector', `key_${name}`, 'id'],
    descending: name === 'at' ? `ix_${table}_${name}_desc` : null,
  })),
  record: probeSchema,
};

/** Every entity that can be searched, of all connector types. */
export const entityStores: RecordStore[] = Object.keys(contracts).flatMap(recordStoresOf);

/** Every entity's is the same but for the query, which the search itself reads. */
export const probeAction: ActionContract = contracts['incident-io'].entities['incidents']!.actions.search!;

const aggregateAction: ActionContract = contracts['incident-io'].entities['incidents']!.actions.aggregate!;

export type ProbeEngine = 'sqlite' | 'mariadb';

/** That of this run's lane. */
export const probeEngines: ProbeEngine[] = [engine];

export interface Probe {
  database: Database;
  search: Search;
  /** The same with another tuning. */
  tuned(options: Partial<SearchOptions>): Pick<Probe, 'run' | 'explain' | 'aggregate'>;
  load(ordinal: number, records: readonly SyncedRecord[], store?: RecordStore): Promise<void>;
  run(params: unknown, ordinal?: number, store?: RecordStore): Promise<ProbeAnswer>;
  aggregate(params: unknown, ordinal?: number, store?: RecordStore): Promise<ProbeGroups>;
  /** The request of an aggregation, whose response need not be parsed here. */
  aggregation(params: unknown, ordinal: number): SearchRequest;
  explain: (params: unknown, ordinal?: number) => ReturnType<Search['explain']>;
  close(): Promise<void>;
}

export interface ProbeAnswer {
  data: SyncedRecord[];
  meta: { has_more: boolean; cursor: string | null; took_ms: number; as_of: string };
}

export interface ProbeGroups {
  data: AggregateResult['data'];
  meta: AggregateResult['meta'];
}

/** A database with the table of the probe; `migrated`: with those of the entities too. */
export async function openProbe(
  kind: ProbeEngine,
  { migrated = true, ...options }: Partial<SearchOptions> & { migrated?: boolean } = {},
): Promise<Probe> {
  const { url, drop } = kind === 'mariadb' ? await mariadb({ empty: !migrated }) : await sqlite();
  const database = await openDatabase(url);
  if (migrated) await migrate(database);
  await withTypeorm(database, (source) =>
    createRecordTable(source.createQueryRunner(), {
      table,
      keys: kinds,
      indexes: Object.keys(kinds).map((name) => [name]),
    }),
  );
  const macs = parseKeyRing(generateKeyRing()).macs('cursor.search');
  const search = createSearch({ database, macs, ...options });
  const others: Search[] = [];
  const request = (params: unknown, ordinal = 1, store = probeStore, action = probeAction) => ({
    connector: { id: `connector-${ordinal}`, ordinal, organization_id: `organization-${ordinal}` },
    store,
    action,
    params,
    as_of: async () => '2026-01-01T00:00:00.000Z',
  });
  const parsed = async (parts: Promise<Buffer[]>): Promise<unknown> =>
    JSON.parse(Buffer.concat(await parts).toString('utf8'));
  const using = (each: Search): Pick<Probe, 'run' | 'explain' | 'aggregate'> => ({
    run: async (params, ordinal, store) => (await parsed(each.search(request(params, ordinal, store)))) as ProbeAnswer,
    aggregate: async (params, ordinal, store) =>
      (await parsed(each.aggregate(request(params, ordinal, store, aggregateAction)))) as ProbeGroups,
    explain: (params, ordinal) => each.explain(request(params, ordinal)),
  });
  return {
    ...using(search),
    database,
    search,
    aggregation: (params, ordinal) => request(params, ordinal, probeStore, aggregateAction),
    tuned(more) {
      const other = createSearch({ database, macs, ...options, ...more });
      others.push(other);
      return using(other);
    },
    async load(ordinal, records, store = probeStore) {
      for (let at = 0; at < records.length; at += 500)
        await database.transaction((tx) =>
          writePage(tx, database.engine, store, ordinal, records.slice(at, at + 500), 1),
        );
    },
    async close() {
      for (const each of [search, ...others]) await each.close();
      await database.close();
      await drop();
    },
  };
}
