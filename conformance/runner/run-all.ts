import type { Case, Result } from './case.ts';
import { runCase } from './run-case.ts';
import type { World } from './world/world.ts';

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

/**
 * What a case needs for itself. Faults disturb others that meet the same vendor; what changes the organization disturbs
 * those that do the same, and is disturbed by faults of the vendor that it calls.
 */
function needsAlone({ steps, connector_type }: Case): string[] {
  const vendor = connector_type === undefined ? [] : [connector_type];
  return steps.some((step) => step.fault) ? vendor : ['the organization', ...vendor];
}

async function inLanes(tasks: Task[], lanes: number, run: (task: Task) => Promise<void>): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await run(task);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Each task as soon as no other one has what it needs for itself. */
async function apart(tasks: Task[], run: (task: Task) => Promise<void>): Promise<void> {
  const taken = new Set<string>();
  const running = new Set<Promise<void>>();
  let waiting = tasks;
  const start = (task: Task): boolean => {
    const needs = needsAlone(task.given);
    if (needs.some((need) => taken.has(need))) return false;
    for (const need of needs) taken.add(need);
    const ended = run(task).finally(() => {
      for (const need of needs) taken.delete(need);
      running.delete(ended);
    });
    running.add(ended);
    return true;
  };
  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter((task) => !start(task));
    await Promise.race(running);
  }
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
  await apart(
    tasks.filter(({ given }) => given.alone),
    run,
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
