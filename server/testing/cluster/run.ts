/**
 * `npm run cluster-test [-- --minutes 5] [--seed 1] [--spread one]`: two API and two worker processes on three nodes of
 * MariaDB with Galera behind HAProxy, and six of a Redis Cluster, while callers write, sync, refresh tokens and
 * consent, and nodes, processes and the networks between them fail. Needs mariadb-server, galera-4, haproxy,
 * redis-server and rsync of Debian.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { createDraw } from '../../../conformance/fake-vendors/random.ts';
import { endingOf } from '../chaos/audit.ts';
import type { ChaosFault } from '../chaos/faults.ts';
import { violationsOf } from '../chaos/history.ts';
import { isConsent } from '../chaos/consenting.ts';
import { startWorkload } from '../chaos/workload.ts';
import { startWorld, type World } from '../chaos/world.ts';
import { startGalera } from './galera.ts';
import { startHaproxy, type Spread } from './haproxy.ts';
import { nodeFaults, processFaults, redisFaults } from './node-faults.ts';
import { startProbe } from './probe.ts';
import { startRedisCluster } from './redis-cluster.ts';

interface Happened {
  name: string;
  from_ms: number;
  to_ms: number;
}

/** A fault may be felt for so long after it is over. */
const after_ms = 5_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    spread: { type: 'string', default: 'all' },
  },
});
const seed = Number(values.seed);
const spread: Spread = values.spread === 'one' ? 'one' : 'all';
const began_ms = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - began_ms) / 1000).toFixed(1).padStart(7)} s  ${text}`);

/** As soon as the proxy has found nodes that are well. */
async function createEmpty(port: number): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const connection = await createConnection({ host: '127.0.0.1', port, user: 'root' });
      await connection.query('CREATE DATABASE patchbay CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin');
      await connection.end();
      return `mysql://root@127.0.0.1:${port}/patchbay`;
    } catch (error) {
      if (attempt === 50) throw error;
    }
    await sleep(200);
  }
}

/** One fault after the other; each is over when the next begins. */
async function failing(world: World, faults: readonly ChaosFault[], stream: number, ends_ms: number) {
  const draw = createDraw(seed + stream);
  const happened: Happened[] = [];
  const possible = faults.filter((fault) => fault.possible(world));
  while (performance.now() < ends_ms) {
    const fault = draw.pick(possible);
    const from_ms = performance.now();
    say(fault.name);
    await fault.fail(world, draw);
    happened.push({ name: fault.name, from_ms, to_ms: performance.now() });
    await sleep(1_000 + draw.below(4_000));
  }
  return happened;
}

function printOutages(happened: readonly Happened[], outage: (from_ms: number, to_ms: number) => number): void {
  for (const name of new Set(happened.map((each) => each.name))) {
    const seconds = happened
      .filter((each) => each.name === name)
      .map(({ from_ms, to_ms }) => outage(from_ms, to_ms + after_ms) / 1000)
      .sort((a, b) => a - b);
    const [median = 0, longest = 0] = [seconds[Math.floor(seconds.length / 2)], seconds.at(-1)];
    console.log(
      `  ${name}: ${seconds.length} times, no write for ${median.toFixed(1)} s (median), ${longest.toFixed(1)} s (longest)`,
    );
  }
}

async function underFaults(world: World, faults: readonly ChaosFault[][]): Promise<string[]> {
  const workload = await startWorkload(world, seed);
  try {
    const probe = await startProbe(world, createDraw(seed + 200));
    const ends_ms = performance.now() + Number(values.minutes) * 60_000;
    const happened = (await Promise.all(faults.map((each, n) => failing(world, each, 101 + n, ends_ms)))).flat();
    await sleep(after_ms);
    await Promise.all([probe.stop(), workload.end()]);
    say('the faults are over; comparing');
    const ending = await endingOf(world, createDraw(seed + 103), workload.replicated);
    const { writes, syncs, token_requests } = world.history;
    const done = (list: typeof writes) =>
      `${list.filter(({ outcome }) => outcome === 'done').length} of ${list.length}`;
    const succeeded = syncs.filter(({ status }) => status === 'succeeded').length;
    say(
      `${happened.length} faults, ${done(writes)} writes acknowledged, among them ${done(writes.filter(isConsent))} consents, ${succeeded} of ${syncs.length} syncs succeeded, ${token_requests.length} token requests`,
    );
    printOutages(happened, probe.outage);
    return violationsOf(world.history, ending);
  } finally {
    await workload.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'patchbay-cluster-'));
say(`seed ${seed}, ${values.minutes} minutes, connections to ${spread} of the nodes`);
const galera = await startGalera(folder);
const haproxy = await startHaproxy(folder, galera.nodes, spread);
const redis = await startRedisCluster({ folder, replicas: 1, proxied: true });
try {
  const url = await createEmpty(haproxy.port);
  const roles = ['api', 'api', 'worker', 'worker'] as const;
  const world = await startWorld('mariadb', undefined, { url, redis, roles });
  try {
    say('serving');
    const violations = await underFaults(world, [nodeFaults(galera), redisFaults(redis), processFaults]);
    for (const violation of violations) console.log(`  VIOLATION: ${violation}`);
    say(
      violations.length === 0
        ? '0 lost acknowledged writes, 0 lost refresh tokens, 0 false deletes, feed = search'
        : `${violations.length} violations`,
    );
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await world.close();
  }
} finally {
  await redis.close();
  await haproxy.stop();
  await galera.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
