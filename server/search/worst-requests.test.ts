/**
 * @drawn 2
 * @long
 * @timed
 *
 * The most expensive requests that the contract allows, over HTTP, of as many searchable entities as
 * PATCHBAY_TEST_WORST says: a sample that changes with the seed, all, or `each-once`, which divides them between the
 * engines.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sampled } from '../../conformance/runner/sampled.ts';
import { vendors } from '../../conformance/generated/vendors.gen.ts';
import { kindOf } from '../execution/fields/record-schema.ts';
import type { SyncedRecord } from '../records/derive-record.ts';
import { recordStores, type RecordStore } from '../records/record-tables.ts';
import { writePage } from '../records/store.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { engine, freshDatabase, type TestDatabase } from '../testing/database.ts';
import { waitedMs } from '../testing/loop-delay.ts';
import { startServerProcess, type ServerProcess } from '../testing/replication-server.ts';
import { generateKeyRing } from '../vault/key-ring.ts';

const given = process.env['PATCHBAY_TEST_WORST'] ?? '2';
const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? 1);
const own_half = (engine === 'sqlite' ? seed : seed + 1) % 2;
const chosen =
  given === 'each-once'
    ? recordStores.filter((_store, at) => at % 2 === own_half)
    : sampled(recordStores, given === 'all' ? undefined : Number(given), seed);

const most_ms = 9_000;
const most_healthz_ms = 100;
/** What a search does to others it does every time; a machine shared with others adds its own. */
const most_rounds = 8;

/** 60 KB each, and one of 2 MB, whose texts make every pattern go through them again and again. */
const texts = Array.from({ length: 40 }, (_, at) => {
  const bytes = at === 0 ? 2_000_000 : 60_000;
  return at % 2 === 0 ? 'a'.repeat(bytes) : 'lorem ipsum dolor sit amet '.repeat(bytes / 27);
});

/** A field with a value for a record of this entity that is as long as its kind allows. */
function longest(store: RecordStore, text: string): { path: string; record: Record<string, unknown> } {
  const fields = Object.entries(store.record.properties ?? {}).filter(([name]) => name !== 'id');
  const of = (kind: string) => fields.find(([, schema]) => kindOf(schema) === kind)?.[0];
  const plain = of('text');
  if (plain !== undefined) return { path: plain, record: { [plain]: text } };
  const list = fields.find(([, schema]) => kindOf(schema) === 'array' && kindOf(schema.items ?? {}) === 'text')?.[0];
  if (list !== undefined) return { path: list, record: { [list]: [text] } };
  return { path: 'id', record: {} };
}

const pairs = (make: (at: number) => object) => ({ or: Array.from({ length: 200 }, (_, at) => make(at)) });

/** Requests with as many pairs, sort keys and groups as the contract allows. */
function worstRequests(store: RecordStore): Array<[action: string, params: object]> {
  const { path } = longest(store, '');
  const almost = pairs((at) => ({ like: { [path]: `%${'a'.repeat(200)}b${at}%` } }));
  const wildcards = pairs((at) => ({ like: { [path]: `${'%a_'.repeat(80)}b${at}` } }));
  const words = pairs((at) => ({ fuzzy: { [path]: `lorem ipsum dolor sit amet lorem ipsum nothing${at}` } }));
  const group = { metrics: [{ op: 'min', field: path }], group_by: [{ field: path }], limit: 10_000 };
  return [
    ['search', { query: { filter: { not: almost }, sort: [{ [path]: 'desc' }] }, limit: 10_000 }],
    ['search', { query: { filter: wildcards, sort: [{ [path]: 'asc' }] }, limit: 10_000 }],
    ['search', { query: { filter: { not: words } }, limit: 10_000, fields: ['id'] }],
    ['aggregate', { query: { filter: { not: wildcards } }, ...group }],
  ];
}

let place: TestDatabase;
let server: ServerProcess;
let database: Database;
const connectors = new Map<string, { id: string; ordinal: number }>();

async function createConnectors(): Promise<void> {
  for (const { connector } of Object.values(vendors)) {
    if (!chosen.some(({ connector_type }) => connector_type === connector.connector_type)) continue;
    const body = { ...connector, sync: { enabled: false } };
    const created = await server.call('POST', '/api/v1/integrations/connectors', body);
    expect(created.status).toBe(201);
    const id = created.body.id as string;
    const [row] = await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [id]);
    connectors.set(connector.connector_type, { id, ordinal: row?.ordinal ?? NaN });
  }
}

beforeAll(async () => {
  place = await freshDatabase();
  server = await startServerProcess({
    DATABASE_URL: place.url,
    PATCHBAY_KEYS: generateKeyRing(),
    PATCHBAY_UPSTREAMS: '{}',
    RATE_LIMIT_PER_MINUTE: '1000000',
    VALIDATE_ANSWERS: 'false',
  });
  database = await openDatabase(place.url);
  await createConnectors();
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.stop();
  await place.drop();
});

/** Stores the records as a sync would, and returns how requests name the connector. */
async function fill(store: RecordStore): Promise<string> {
  const { id, ordinal } = connectors.get(store.connector_type) ?? { id: '', ordinal: NaN };
  const records = texts.map((text, at): SyncedRecord => ({ id: `r${at}`, ...longest(store, text).record }));
  for (const record of records)
    await database.transaction((tx) => writePage(tx, database.engine, store, ordinal, [record], 1));
  await database.change(
    `INSERT INTO replications (connector_id, entity, record_count, unavailable, as_of, generation, phase, pages, doubtful)
     VALUES (?, ?, ?, 0, '2026-01-01T00:00:00.000Z', 1, 'idle', 1, 0)`,
    [id, store.entity, records.length],
  );
  return `/api/v1/integrations/connectors/${id}/execute`;
}

interface Round {
  longest_ms: number;
  longest_healthz_ms: number;
  outcomes: string[];
}

/** Time without that for which these processes have waited for a processor that other tests had. */
const clock = (...processes: Array<number | 'self'>) => {
  const now_ms = () => processes.reduce<number>((ms, each) => ms - waitedMs(each), performance.now());
  const started_ms = now_ms();
  return () => Math.round(now_ms() - started_ms);
};

/** All of them at once, while another caller asks for /healthz. */
async function round(path: string, store: RecordStore): Promise<Round> {
  let done = false;
  let longest_healthz_ms = 0;
  const others = async () => {
    while (!done) {
      const taken_ms = clock('self', server.pid);
      const { status } = await fetch(`${server.url}/healthz`);
      longest_healthz_ms = Math.max(longest_healthz_ms, taken_ms());
      expect(status).toBe(200);
      await sleep(10);
    }
  };
  const headers = { authorization: `Bearer ${server.token()}`, 'content-type': 'application/json' };
  const requests = worstRequests(store).map(async ([action, params]) => {
    const body = JSON.stringify({ entity: store.entity, action, params });
    const taken_ms = clock(server.pid);
    const response = await fetch(server.url + path, { method: 'POST', headers, body });
    const bytes = Buffer.from(await response.arrayBuffer());
    const ms = taken_ms();
    if (response.ok) return { ms, outcome: '200' };
    return { ms, outcome: `${response.status} ${(JSON.parse(bytes.toString()) as { code: string }).code}` };
  });
  const answered = Promise.all(requests).finally(() => (done = true));
  const [found] = await Promise.all([answered, others()]);
  return {
    longest_ms: Math.max(...found.map(({ ms }) => ms)),
    longest_healthz_ms,
    outcomes: found.map(({ outcome }) => outcome),
  };
}

it.each(chosen.map((store): [string, RecordStore] => [`${store.connector_type} ${store.entity}`, store]))(
  `responds within 9 s to the most expensive requests for %s on ${engine}, and to others within 100 ms`,
  async (name, store) => {
    const path = await fill(store);
    const rounds: Round[] = [];
    do rounds.push(await round(path, store));
    while (
      rounds.length < most_rounds &&
      Math.min(...rounds.map((each) => each.longest_healthz_ms)) >= most_healthz_ms
    );
    for (const { longest_ms, longest_healthz_ms, outcomes } of rounds)
      process.stderr.write(
        `${engine}, ${name}: ${longest_ms} ms, /healthz ${longest_healthz_ms} ms; ${outcomes.join(', ')}\n`,
      );
    for (const { longest_ms, outcomes } of rounds) {
      expect(longest_ms).toBeLessThan(most_ms);
      for (const outcome of outcomes) expect(['200', '503 search_timeout']).toContain(outcome);
    }
    expect(Math.min(...rounds.map((each) => each.longest_healthz_ms))).toBeLessThan(most_healthz_ms);
  },
  120_000,
);
