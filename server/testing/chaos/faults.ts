import Sqlite from 'better-sqlite3';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Draw } from '../../../conformance/fake-vendors/random.ts';
import type { World } from './world.ts';

/** One thing that goes wrong for a while, and is mended before `fail` resolves. */
export interface ChaosFault {
  name: string;
  possible(world: World): boolean;
  fail(world: World, draw: Draw): Promise<void>;
}

const hour_ms = 3600_000;
const between = (draw: Draw, least_ms: number, most_ms: number) => least_ms + draw.below(most_ms - least_ms);
const always = () => true;
const onSqlite = ({ engine }: World) => engine === 'sqlite';
const onMariadb = ({ engine }: World) => engine === 'mariadb';
const pickProcess = (world: World, draw: Draw) => draw.below(world.processes.length);

const network = (name: string, of: 'database_proxy' | 'redis_proxy', state: 'silent' | 'closed'): ChaosFault => ({
  name,
  possible: (world) => world[of] !== undefined,
  async fail(world, draw) {
    world[of]?.become(state);
    await sleep(between(draw, 300, 4_000));
    world[of]?.become('open');
  },
});

const clock = (name: string, moved_ms: number): ChaosFault => ({
  name,
  possible: always,
  async fail(world, draw) {
    const at = pickProcess(world, draw);
    world.processes[at]?.moveClock(moved_ms);
    await sleep(between(draw, 1_000, 4_000));
    world.processes[at]?.moveClock(0);
  },
});

const databaseClock = (name: string, moved_ms: number): ChaosFault => ({
  name,
  possible: ({ moved_mariadb }) => moved_mariadb !== undefined,
  async fail({ moved_mariadb }, draw) {
    moved_mariadb?.moveClock(moved_ms);
    await sleep(between(draw, 1_000, 4_000));
    moved_mariadb?.moveClock(0);
  },
});

/**
 * Statements of an administrator, beside the service: on a connection without a database, so that another fault that
 * kills the connections of ours does not meet it.
 */
async function besideService(
  world: World,
  work: (sql: (text: string, values?: unknown[]) => Promise<unknown>, database: string) => Promise<void>,
) {
  if (world.database.native.engine !== 'mariadb') return;
  const url = new URL(world.database.native.url);
  const database = url.pathname.slice(1);
  url.pathname = '';
  const connection = await createConnection(url.toString());
  try {
    await work(async (text, values) => (await connection.query<RowDataPacket[]>(text, values))[0], database);
  } finally {
    await connection.end();
  }
}

export const chaos_faults: readonly ChaosFault[] = [
  {
    name: 'kill -9 and a new process',
    possible: always,
    fail: (world, draw) => world.restart(pickProcess(world, draw)),
  },
  {
    name: 'a paused process',
    possible: always,
    async fail(world, draw) {
      // Shorter than a refresh lease: what a longer pause can lose, a test of its own shows (processes.test.ts).
      const server = world.processes[pickProcess(world, draw)];
      server?.pause(true);
      await sleep(between(draw, 200, 1_500));
      server?.pause(false);
    },
  },
  clock('a clock one hour ahead', hour_ms),
  clock('a clock one hour behind', -hour_ms),
  databaseClock('a database one hour ahead', hour_ms),
  databaseClock('a database one hour behind', -hour_ms),
  {
    name: 'a full disk',
    possible: ({ disk }) => disk !== undefined,
    async fail({ disk }, draw) {
      disk?.fill();
      await sleep(between(draw, 300, 3_000));
      disk?.free();
    },
  },
  {
    name: 'another process that holds the write lock',
    possible: (world) => onSqlite(world) && world.file !== undefined,
    async fail({ file }, draw) {
      const other = new Sqlite(file, { timeout: 1_000 });
      try {
        other.exec('BEGIN IMMEDIATE');
        await sleep(between(draw, 300, 6_500));
      } catch {
        // The service was faster, or the disk is full; there is no lock to hold then.
      } finally {
        other.close();
      }
    },
  },
  network('a database whose packets are lost', 'database_proxy', 'silent'),
  network('a database that closes every connection', 'database_proxy', 'closed'),
  network('a Redis that hangs', 'redis_proxy', 'silent'),
  network('a Redis that is away', 'redis_proxy', 'closed'),
  {
    name: 'a Redis that forgets everything',
    possible: (world) => world.redis_proxy !== undefined,
    fail: (world) => world.flushRedis(),
  },
  {
    name: 'killed connections of the database',
    possible: onMariadb,
    fail: (world) =>
      besideService(world, async (sql, database) => {
        const rows = await sql('SELECT id FROM information_schema.processlist WHERE db = ?', [database]);
        for (const { id } of rows as Array<{ id: number }>) await sql(`KILL ${id}`).catch(() => undefined); // gone already
      }),
  },
  {
    name: 'locked rows',
    possible: onMariadb,
    fail: (world, draw) =>
      besideService(world, async (sql, database) => {
        await sql('START TRANSACTION');
        await sql(`SELECT id FROM ${database}.connectors LIMIT 5 FOR UPDATE`).catch(() => undefined); // a deadlock ends ours
        await sleep(between(draw, 300, 4_000));
        await sql('ROLLBACK');
      }),
  },
  {
    name: 'a vendor with faults',
    possible: always,
    async fail({ vendor }, draw) {
      const faults = [
        { kind: 'reset' },
        { kind: 'status', status: 503 },
        { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 1 },
        { kind: 'slow', delay_ms: 700 },
        { kind: 'truncated' },
        { kind: 'html' },
      ] as const;
      vendor.faults.add({ times: 'always', fault: draw.pick(faults) });
      await sleep(between(draw, 300, 2_000));
      vendor.faults.clear();
    },
  },
  {
    name: 'expired access tokens and a slow or failing token endpoint',
    possible: always,
    async fail({ desk }, draw) {
      const faults = [
        { kind: 'slow', delay_ms: 1_500 },
        { kind: 'slow', delay_ms: 300 },
        { kind: 'status', status: 503 },
        { kind: 'reset' },
      ] as const;
      desk.always = draw.pick(faults);
      desk.server.expireAccess();
      await sleep(between(draw, 1_000, 3_000));
      desk.always = undefined;
    },
  },
  {
    name: 'a vendor that accepts no token for three seconds',
    possible: always,
    async fail({ desk }) {
      desk.refuse_all = true;
      await sleep(3_000);
      desk.refuse_all = false;
    },
  },
];
