import Sqlite from 'better-sqlite3';
import { createPool } from 'mysql2/promise';
import { contracts } from '../../../server/generated/connectors.gen.ts';
import { createSearch } from '../../../server/search/search.ts';
import { generateKeyRing, parseKeyRing } from '../../../server/vault/key-ring.ts';
import { alternate, median, type Measurement } from '../measure.ts';
import { loadDatabase, store, wordAt } from '../search-data.ts';
import { engines, type Engine } from '../service.ts';

const table = store.table;
const actions = contracts['incident-io'].entities['incidents']!.actions;
const action = actions.search!;
const aggregate = actions.aggregate!;

interface Shape {
  what: string;
  params: Record<string, unknown>;
  /** The equivalent statement written by hand, with the index named where it matters. */
  by_hand: Record<Engine, string>;
}

const newest = [{ created_at: 'desc' }];

const month = `WHERE connector = 1 AND key_created_at >= ${Date.UTC(2023, 2, 1)}000 AND key_created_at < ${Date.UTC(2023, 3, 1)}000 ORDER BY key_created_at, id LIMIT 101`;

const indexed = (): Shape[] => [
  {
    what: 'the newest 100',
    params: { query: { sort: newest }, limit: 100 },
    by_hand: {
      sqlite: `SELECT record FROM ${table} INDEXED BY ix_${table}_created_at WHERE connector = 1 ORDER BY key_created_at DESC, id LIMIT 101`,
      mariadb: `SELECT record FROM ${table} FORCE INDEX (ix_${table}_created_at_desc) WHERE connector = 1 ORDER BY key_created_at DESC, id LIMIT 101`,
    },
  },
  {
    what: 'the newest 100 of the mode that nine in ten have',
    params: { query: { filter: { eq: { mode: 'standard' } }, sort: newest }, limit: 100 },
    by_hand: {
      sqlite: `SELECT record FROM ${table} INDEXED BY ix_${table}_created_at WHERE connector = 1 AND key_mode = 'standard' ORDER BY key_created_at DESC, id LIMIT 101`,
      mariadb: `SELECT record FROM ${table} FORCE INDEX (ix_${table}_created_at_desc) WHERE connector = 1 AND key_mode = 'standard' ORDER BY key_created_at DESC, id LIMIT 101`,
    },
  },
  {
    what: '100 of a month, oldest first',
    params: {
      query: {
        filter: { gte: { created_at: '2023-03-01T00:00:00Z' }, lt: { created_at: '2023-04-01T00:00:00Z' } },
        sort: [{ created_at: 'asc' }],
      },
      limit: 100,
    },
    by_hand: {
      sqlite: `SELECT record FROM ${table} INDEXED BY ix_${table}_created_at ${month}`,
      mariadb: `SELECT record FROM ${table} FORCE INDEX (ix_${table}_created_at) ${month}`,
    },
  },
  {
    what: 'one by its reference, newest first',
    params: { query: { filter: { eq: { reference: 'INC-4711' } }, sort: newest }, limit: 100 },
    by_hand: {
      sqlite: `SELECT record FROM ${table} INDEXED BY ix_${table}_reference WHERE connector = 1 AND key_reference = 'INC-4711' ORDER BY key_created_at DESC, id LIMIT 101`,
      mariadb: `SELECT record FROM ${table} FORCE INDEX (ix_${table}_reference) WHERE connector = 1 AND key_reference = 'INC-4711' ORDER BY key_created_at DESC, id LIMIT 101`,
    },
  },
];

const of_2023 = `key_created_at >= ${Date.UTC(2023, 0, 1)}000 AND key_created_at < ${Date.UTC(2024, 0, 1)}000`;

/** One row by hand for each group. */
const aggregations = (): Shape[] => [
  {
    what: 'count of the mode that nine in ten have',
    params: { query: { filter: { eq: { mode: 'standard' } } }, metrics: [{ op: 'count' }] },
    by_hand: {
      sqlite: `SELECT COUNT(*) FROM ${table} INDEXED BY ix_${table}_mode WHERE connector = 1 AND key_mode = 'standard'`,
      mariadb: `SELECT COUNT(*) FROM ${table} FORCE INDEX (ix_${table}_mode) WHERE connector = 1 AND key_mode = 'standard'`,
    },
  },
  {
    what: 'count of a year',
    params: {
      query: { filter: { gte: { created_at: '2023-01-01T00:00:00Z' }, lt: { created_at: '2024-01-01T00:00:00Z' } } },
      metrics: [{ op: 'count' }],
    },
    by_hand: {
      sqlite: `SELECT COUNT(*) FROM ${table} INDEXED BY ix_${table}_created_at WHERE connector = 1 AND ${of_2023}`,
      mariadb: `SELECT COUNT(*) FROM ${table} FORCE INDEX (ix_${table}_created_at) WHERE connector = 1 AND ${of_2023}`,
    },
  },
  {
    what: 'count by mode',
    params: { metrics: [{ op: 'count' }], group_by: [{ field: 'mode' }] },
    by_hand: {
      sqlite: `SELECT key_mode, COUNT(*) FROM ${table} INDEXED BY ix_${table}_mode WHERE connector = 1 GROUP BY key_mode`,
      mariadb: `SELECT key_mode, COUNT(*) FROM ${table} FORCE INDEX (ix_${table}_mode) WHERE connector = 1 GROUP BY key_mode`,
    },
  },
];

/** A word of the summaries that few have, and its middle. */
const rare = wordAt(25_000);

function textual(): Array<Shape & { target: (engine: Engine) => number }> {
  const name = (column: string): Record<Engine, string> => ({
    sqlite: `${column} ->> '$.summary'`,
    mariadb: `JSON_VALUE(${column}, '$.summary')`,
  });
  const by_hand = (pattern: string): Record<Engine, string> => ({
    sqlite: `SELECT record FROM ${table} WHERE connector = 1 AND ${name('record').sqlite} LIKE '${pattern}' ORDER BY id LIMIT 101`,
    mariadb: `SELECT record FROM ${table} FORCE INDEX (ix_${table}_connector_id) WHERE connector = 1 AND ${name('record').mariadb} LIKE '${pattern}' ORDER BY id LIMIT 101`,
  });
  const shape = (op: string, operand: string, pattern: string, target: (engine: Engine) => number) => ({
    what: `${op} of a selective word`,
    params: { query: { filter: { [op]: { summary: operand } } }, limit: 100 },
    by_hand: by_hand(pattern),
    target,
  });
  return [
    shape('keyword', rare, `%${rare}%`, () => 0.2),
    shape('fuzzy', rare.slice(0, -1), `%${rare.slice(0, -1)}%`, () => 0.2),
    shape('like', `%${rare.slice(1)}%`, `%${rare.slice(1)}%`, (engine) => (engine === 'sqlite' ? 0.2 : 1.1)),
  ];
}

interface Stage {
  search(params: unknown): Promise<Buffer[]>;
  aggregate(params: unknown): Promise<Buffer[]>;
  byHand(sql: string): Promise<number>;
  close(): Promise<void>;
}

async function open(engine: Engine, rows: number): Promise<Stage> {
  const { database, url } = await loadDatabase(engine, rows, (text) => console.error(text));
  const search = createSearch({
    database,
    macs: parseKeyRing(generateKeyRing()).macs('cursor.search'),
    timeout_ms: 120_000,
  });
  const request = (params: unknown, of = action) => ({
    connector: { id: 'benchmark', ordinal: 1, organization_id: 'benchmark' },
    store,
    action: of,
    params,
    as_of: async () => '2026-01-01T00:00:00.000Z',
  });
  const pool = engine === 'mariadb' ? createPool({ uri: url, charset: 'utf8mb4', connectionLimit: 2 }) : undefined;
  const handle = engine === 'sqlite' ? new Sqlite(url.slice('sqlite:'.length), { readonly: true }) : undefined;
  return {
    search: (params) => search.search(request(params)),
    aggregate: (params) => search.aggregate(request(params, aggregate)),
    async byHand(text) {
      if (handle) return handle.prepare(text).all().length;
      const [found] = await pool!.query(text);
      return (found as unknown[]).length;
    },
    async close() {
      await search.close();
      await pool?.end();
      handle?.close();
      await database.close();
    },
  };
}

async function p50(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return median(taken);
}

const rows = Number(process.env['PATCHBAY_BENCH_ROWS'] ?? 1_000_000);

interface Trial {
  id: string;
  engine: Engine;
  stage: Stage;
  shape: Shape;
  runs: number;
  /** How often each is done in a run. */
  times: number;
  target: number;
  by?: 'search' | 'aggregate';
}

async function measure({ id, engine, stage, shape, runs, times, target, by = 'search' }: Trial): Promise<Measurement> {
  const expected = await stage.byHand(shape.by_hand[engine]);
  const found = (JSON.parse(Buffer.concat(await stage[by](shape.params)).toString('utf8')) as { data: unknown[] }).data
    .length;
  if (found !== Math.min(expected, 100))
    throw new Error(`${engine}, ${shape.what}: ${found} records, by hand ${expected}`);
  const result = await alternate(
    runs,
    () => p50(times, () => stage[by](shape.params)),
    () => p50(times, () => stage.byHand(shape.by_hand[engine])),
  );
  return {
    id,
    what: `${by} on ${engine}, ${rows} records: ${shape.what}`,
    ...result,
    unit: 'ms',
    target: `<= ${target}`,
    met: result.ratio <= target,
  };
}

/** B3: filters and sorts on indexed fields, against the same rows by hand-written SQL. */
export async function searchOnIndexes(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) {
    const stage = await open(engine, rows);
    try {
      for (const shape of indexed())
        found.push(await measure({ id: 'B3', engine, stage, shape, runs, times: 200, target: 1.3 }));
    } finally {
      await stage.close();
    }
  }
  return found;
}

/** B4: text operators with selective words, against LIKE over the same rows. */
export async function searchOnText(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) {
    const stage = await open(engine, rows);
    try {
      for (const shape of textual())
        found.push(await measure({ id: 'B4', engine, stage, shape, runs, times: 1, target: shape.target(engine) }));
    } finally {
      await stage.close();
    }
  }
  return found;
}

/** B9: counts by filter and by group on indexed fields, against hand-written SQL. */
export async function aggregation(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) {
    const stage = await open(engine, rows);
    try {
      for (const shape of aggregations())
        found.push(await measure({ id: 'B9', engine, stage, shape, runs, times: 5, target: 1.5, by: 'aggregate' }));
    } finally {
      await stage.close();
    }
  }
  return found;
}
