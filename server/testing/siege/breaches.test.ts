/**
 * What must not work at all, in front of a build (PATCHBAY_TEST_SIEGE_BUILD, by default this one), which is known by
 * HTTP, its command line and its files alone.
 *
 * @drawn 3
 */
import { engine } from '../database.ts';
import { openBench } from '../released-faults/bench.ts';
import { breaches } from './breaches.ts';
import { attackedBuild } from './build.ts';

it.each(breaches.filter(({ engines }) => engines.includes(engine)).map((each) => [each.name, each] as const))(
  `does not work on ${engine}: %s`,
  async (name, { show }) => {
    const bench = await openBench(attackedBuild, engine);
    try {
      const { holds, figure } = await show(bench);
      process.stderr.write(`siege, ${engine}, ${name}: ${figure}\n`);
      expect([figure, holds]).toEqual([figure, true]);
    } finally {
      await bench.close();
    }
  },
  120_000,
);
