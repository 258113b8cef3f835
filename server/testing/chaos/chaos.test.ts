/**
 * @lanes sqlite redis
 * @drawn 2
 *
 * Random faults, one or two at a time, while callers write, sync and refresh tokens: `npm run chaos`. On SQLite with
 * one process, elsewhere with two on MariaDB and Redis. PATCHBAY_TEST_CHAOS says for how many seconds each,
 * PATCHBAY_TEST_SEED which faults.
 */
import { createDraw } from '../../../conformance/fake-vendors/random.ts';
import { engine } from '../database.ts';
import { endingOf } from './audit.ts';
import { chaos_faults } from './faults.ts';
import { violationsOf } from './history.ts';
import { startWorkload } from './workload.ts';
import { startWorld, type World } from './world.ts';

const seconds = Number(process.env['PATCHBAY_TEST_CHAOS'] ?? 20);
const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const redis_url = engine === 'mariadb' ? process.env['PATCHBAY_TEST_REDIS_URL'] : undefined;

/** One fault after the other; each is over when the next begins. */
async function failing(world: World, stream: number, ends_ms: number, log: (text: string) => void): Promise<void> {
  const draw = createDraw(seed + stream);
  const possible = chaos_faults.filter((fault) => fault.possible(world));
  while (performance.now() < ends_ms) {
    const fault = draw.pick(possible);
    log(fault.name);
    await fault.fail(world, draw);
    await new Promise((resolve) => setTimeout(resolve, draw.below(800)));
  }
}

it(
  `keeps its promises through ${seconds} seconds of faults on ${engine}${redis_url === undefined ? '' : ' and Redis'}, seed ${seed}`,
  async () => {
    const world = await startWorld(engine, redis_url);
    const began_ms = performance.now();
    const faults: string[] = [];
    const log = (text: string) => void faults.push(`${((performance.now() - began_ms) / 1000).toFixed(1)} s: ${text}`);
    let stop: (() => Promise<void>) | undefined;
    try {
      const workload = await startWorkload(world, seed);
      stop = () => workload.stop();
      const ends_ms = performance.now() + seconds * 1000;
      const streams = await Promise.allSettled([101, 102].map((stream) => failing(world, stream, ends_ms, log)));
      for (const each of streams) if (each.status === 'rejected') throw each.reason;
      await workload.end();
      const ending = await endingOf(world, createDraw(seed + 103), workload.replicated);
      const { writes, syncs, token_requests } = world.history;
      const done = (list: ReadonlyArray<{ outcome: string }>) =>
        list.filter(({ outcome }) => outcome === 'done').length;
      process.stderr.write(
        `chaos, seed ${seed}: ${faults.length} faults, ${done(writes)} of ${writes.length} writes acknowledged, ${syncs.filter(({ status }) => status === 'succeeded').length} of ${syncs.length} syncs succeeded, ${token_requests.length} token requests\n`,
      );
      expect(done(writes)).toBeGreaterThan(0);
      expect({ seed, faults, violations: violationsOf(world.history, ending) }).toEqual({
        seed,
        faults,
        violations: [],
      });
    } finally {
      await stop?.();
      await world.close();
    }
  },
  seconds * 1000 + 400_000,
);
