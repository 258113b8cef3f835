import type { Case, Result } from './case.ts';
import { runCase } from './run-case.ts';
import type { World } from './world.ts';

const at_once = 8;

/** Cases with the target that they judge. */
export interface Run {
  world: World;
  cases: readonly Case[];
}

interface Task {
  world: World;
  given: Case;
}

/** Faults disturb those who meet the same vendor; what changes the organization disturbs those who do the same. */
const disturbs = ({ steps, connector_type }: Case): string =>
  connector_type !== undefined && steps.some((step) => step.fault) ? connector_type : 'the organization';

async function inLanes(tasks: Task[], lanes: number, run: (task: Task) => Promise<void>): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await run(task);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Runs cases side by side, of all targets; then those that need a vendor or the organization for themselves, one of
 * each at a time. Returns the results in the order of the cases.
 */
export async function runAll(runs: readonly Run[], done: (result: Result) => void): Promise<Result[]> {
  const found = new Map<Case, Map<World, Result>>();
  const run = async ({ world, given }: Task) => {
    const result = await runCase(world, given);
    if (!found.has(given)) found.set(given, new Map());
    found.get(given)!.set(world, result);
    done(result);
  };
  const tasks = runs.flatMap(({ world, cases }) => cases.map((given) => ({ world, given })));
  await inLanes(
    tasks.filter(({ given }) => !given.alone),
    at_once,
    run,
  );
  const alone = tasks.filter(({ given }) => given.alone);
  const disturbed = new Set(alone.map(({ given }) => disturbs(given)));
  await Promise.all(
    [...disturbed].map((what) =>
      inLanes(
        alone.filter(({ given }) => disturbs(given) === what),
        1,
        run,
      ),
    ),
  );
  return tasks.map(({ world, given }) => found.get(given)!.get(world)!);
}

/** `--only execute/list,tokens` takes every case whose id begins with one of these. */
export function chosen(cases: readonly Case[], { only, slow }: { only?: string | undefined; slow: boolean }): Case[] {
  const prefixes = only
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return cases.filter(
    (given) => (slow || !given.slow) && (!prefixes || prefixes.some((prefix) => given.id.startsWith(prefix))),
  );
}
