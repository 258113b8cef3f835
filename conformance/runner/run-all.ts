import type { Case, Result } from './case.ts';
import { runCase } from './run-case.ts';
import type { World } from './world.ts';

const at_once = 8;

/** Runs cases side by side, then those that need the target for themselves one after another. */
export async function runAll(world: World, cases: readonly Case[], done: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  const run = async (given: Case) => {
    const result = await runCase(world, given);
    results.push(result);
    done(result);
  };
  const waiting = cases.filter((given) => !given.alone);
  const lane = async () => {
    for (let given = waiting.shift(); given; given = waiting.shift()) await run(given);
  };
  await Promise.all(Array.from({ length: at_once }, lane));
  for (const given of cases.filter((each) => each.alone)) await run(given);
  const order = new Map(cases.map(({ id }, n) => [id, n]));
  return results.sort((a, b) => order.get(a.id)! - order.get(b.id)!);
}

/** `--only execute/list,tokens` takes every case whose id begins with one of these. */
export function chosen(cases: readonly Case[], { only, slow }: { only?: string | undefined; slow: boolean }): Case[] {
  const prefixes = only?.split(',').map((each) => each.trim()).filter(Boolean);
  return cases.filter((given) => (slow || !given.slow) && (!prefixes || prefixes.some((prefix) => given.id.startsWith(prefix))));
}
