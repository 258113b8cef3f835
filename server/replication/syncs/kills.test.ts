/**
 * @lanes kills
 * @long
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createDataSet, type DataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { recordStoresOf } from '../../records/record-tables.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';
import { redisPrefix } from '../../redis/redis.ts';
import { mariadb, sqlite } from '../../testing/database.ts';
import { startServerProcess, type ServerProcess } from '../../testing/replication-server.ts';
import { until } from '../../testing/replication.ts';

/**
 * A process that replicates is killed at random points of full and incremental runs. What the tables hold in the end
 * equals what an undisturbed service, with a database of its own, has replicated from the same vendor.
 * PATCHBAY_TEST_KILLS says how many in all, spread over the combinations.
 */
const kills = Number(process.env['PATCHBAY_TEST_KILLS'] ?? 6);
const maria = process.env['PATCHBAY_TEST_MARIADB_URL'];
const redis = process.env['PATCHBAY_TEST_REDIS_URL'];

interface Combination {
  name: string;
  needs: boolean;
  database(): Promise<{ url: string; drop(): Promise<void> }>;
  environment: Record<string, string>;
}

const combinations: Combination[] = [
  { name: 'SQLite, jobs in the process', needs: true, database: sqlite, environment: {} },
  { name: 'MariaDB, jobs in the process', needs: maria !== undefined, database: mariadb, environment: {} },
  {
    name: 'MariaDB, jobs over Redis',
    needs: maria !== undefined && redis !== undefined,
    database: mariadb,
    environment: { REDIS_URL: redis! },
  },
];
const tested = combinations.filter((each) => each.needs);

/** All records of a connector, as stored; and, on SQLite, whether the text index has as many. */
async function tables(url: string, connector_id: string): Promise<Record<string, Record<string, string>>> {
  const database = await openDatabase(url);
  try {
    const [row] = await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [
      connector_id,
    ]);
    const found: Record<string, Record<string, string>> = {};
    for (const store of recordStoresOf('incident-io')) {
      const rows = await database.query<{ id: string; record: string; hash: Buffer }>(
        `SELECT id, record, hash FROM ${store.table} WHERE connector = ? ORDER BY id`,
        [row!.ordinal],
      );
      found[store.entity] = Object.fromEntries(
        rows.map((each) => [each.id, `${each.hash.toString('hex')} ${String(each.record)}`]),
      );
      if (Object.keys(found[store.entity]!).length !== rows.length)
        throw new Error(`${store.table} holds a record twice`);
      if (database.engine === 'sqlite') {
        const [index] = await database.query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${store.text_index}`);
        if (index!.count !== rows.length)
          throw new Error(`the text index of ${store.table} has ${index!.count} entries for ${rows.length} records`);
      }
    }
    return found;
  } finally {
    await database.close();
  }
}

describe.each(tested)('killed: $name', ({ database: makeDatabase, environment, name }) => {
  const share = Math.ceil(kills / tested.length);
  let vendor: Upstream;
  let data: DataSet;
  const drops: Array<() => Promise<void>> = [];
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    data = createDataSet({
      seed: 11,
      counts: { incidents: 3000, alerts: 500, escalations: 400, users: 600, incident_updates: 1200 },
    });
    vendor = await startUpstream(
      incidentIo({ accounts: [{ api_key: 'inc_main', name: 'main', data }], rate_limit_per_minute: false }),
    );
  });
  afterAll(async () => {
    for (const each of running) await each.kill();
    await vendor.close();
    for (const drop of drops) await drop();
  });

  async function subject(extra: Record<string, string>, make: Combination['database']) {
    const { url, drop } = await make();
    drops.push(drop);
    const keys = generateKeyRing();
    const start = async () => {
      const server = await startServerProcess({
        DATABASE_URL: url,
        PATCHBAY_KEYS: keys,
        PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url }),
        JOB_SWEEP_MS: '100',
        JOB_LEASE_MS: '600',
        ...extra,
      });
      running.push(server);
      return server;
    };
    const server = await start();
    const created = await server.call('POST', '/api/v1/integrations/connectors', {
      customer_name: 'acme',
      connector_type: 'incident-io',
      credentials: { api_key: 'inc_main' },
      sync: { enabled: false },
    });
    return { url, start, server, id: created.body.id as string };
  }
  const syncs = (id: string) => `/api/v1/integrations/connectors/${id}/syncs`;
  const ended = (server: ServerProcess, id: string, sync_id: string) =>
    until(
      async () => {
        const { body } = await server.call('GET', `${syncs(id)}/${sync_id}`);
        return body?.finished_at && body;
      },
      `the end of run ${sync_id}`,
      240_000,
    ).catch((error: Error) => {
      throw new Error(`${error.message}: ${server.errors()}`);
    });

  /** What changes at the vendor between two runs. Removals only where every run lists everything. */
  function change(round: number, full: boolean): void {
    for (let n = 0; n < 40; n++) {
      const index = (round * 97 + n * 53) % 2900;
      const incident = data.record('incidents', index);
      if (incident) data.touch('incidents', incident.id, { name: `Changed in round ${round}, ${n}` });
      const escalation = data.record('escalations', index % 400);
      if (escalation && n < 10) data.touch('escalations', escalation.id, { title: `Changed in round ${round}` });
    }
    for (let n = 0; n < 5; n++) data.insert('incidents', { name: `New in round ${round}, ${n}` });
    data.insert('alerts', { title: `New in round ${round}` });
    const removed = full
      ? (['incidents', 'alerts', 'users', 'incident_updates'] as const)
      : (['alerts', 'users', 'incident_updates'] as const);
    for (const entity of removed) {
      const record = data.record(entity, (round * 31) % 300);
      if (record) data.remove(entity, record.id);
    }
  }

  it(
    `${share} times, and the tables equal the undisturbed ones`,
    async () => {
      vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 20 } });
      const reference = await subject({}, sqlite);
      const { start, id, url, ...first } = await subject(environment, makeDatabase);
      let { server } = first;
      let killed = 0;
      let in_run = 0;
      let longest_ms = 2500;
      for (let round = 0; killed < share; round++) {
        const mode = round % 2 === 0 ? 'full' : 'auto';
        if (round > 0) change(round, mode === 'full');
        const started = await server.call('POST', syncs(id), { mode });
        expect(started.status).toBe(202);
        const many = Math.min(share - killed, 1 + Math.floor(Math.random() * 3));
        for (let n = 0; n < many; n++) {
          await sleep(Math.random() * longest_ms);
          const before = await server.call('GET', `${syncs(id)}/${started.body.id}`);
          await server.kill();
          killed++;
          if (before.body.finished_at === null) in_run++;
          server = await start();
        }
        const began = performance.now();
        const run = await ended(server, id, started.body.id);
        expect(run.status).toBe('succeeded');
        longest_ms = Math.max(1000, Math.min(3000, (performance.now() - began) * 1.2 + 500));
        const asked = await reference.server.call('POST', syncs(reference.id), { mode });
        expect((await ended(reference.server, reference.id, asked.body.id)).status).toBe('succeeded');
        const [got, wanted] = [await tables(url, id), await tables(reference.url, reference.id)];
        for (const entity of Object.keys(wanted))
          expect({ entity, records: got[entity] }).toEqual({ entity, records: wanted[entity] });
        expect(Object.keys(got['incidents']!).length).toBe(data.count('incidents'));
      }
      process.stderr.write(`${name}: killed ${killed} times, ${in_run} of them in the middle of a run\n`);
      const [row] = await (async () => {
        const database = await openDatabase(url);
        const rows = await database.query<{ value: string }>("SELECT value FROM settings WHERE name = 'installation'");
        await database.close();
        return rows;
      })();
      for (const each of running) await each.kill();
      if (redis && environment['REDIS_URL']) {
        const client = new Redis(redis);
        const keys = await client.keys(`${redisPrefix(row!.value)}*`.replace(/[[\]]/g, '?'));
        if (keys.length > 0) await client.del(...keys);
        client.disconnect();
      }
    },
    600_000 + share * 30_000,
  );
});
