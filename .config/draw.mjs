// Which test files a run of a sample takes, and in which of their lanes; `npm run test:full` and `npm test -- <path>` take
// all. A test that has changed runs everywhere; so does what proves that the engines keep their promises, and a short
// test beside a change. Of the rest, each file runs in one of its lanes, and a file with `@drawn 4` in its first comment
// in one of four runs, unless a change is beside it or in what it imports.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path';
import { promise_names, recordedResults } from './full-result.mjs';
import { filesByLane, importsOf, lanesOf, marksOf } from './lanes.mjs';
import { root } from './ready.mjs';

/** On each engine in every run: search is exact, storage and replication keep what they promise. */
const proofs_of_engines = [
  /^conformance\/kit\./,
  /^server\/jobs\/jobs\./,
  /^server\/records\/(store|derived-check)\./,
  /^server\/replication\/syncs\/endings\./,
  /^server\/search\/(differential|paging|aggregate\/differential|planner\/plan)\./,
  /^server\/storage\/(injection|open-transaction|secure-delete|repositories\/leases)\./,
];

/** Helpers and generated files count one by one: a folder of them has little in common. */
const one_by_one = /(^|\/)(testing|generated)\//;
/** A change here can change every test. */
const everywhere = /^(package-lock\.json|\.config\/(jest\.config|test-environment|test-setup)\.mjs)$/;

const isTest = (path) => path.endsWith('.test.ts');

/**
 * How near to a test a change is: `itself`, `beside` it, `imported` (by it, or in a folder that it imports from), or
 * undefined.
 */
export function touchOf(path, imports, changed) {
  const folders = new Set(imports.filter((each) => !one_by_one.test(each)).map(dirname));
  const beside = (each) => !isTest(each) && dirname(each) === dirname(path);
  const reached = (each) => !isTest(each) && (folders.has(dirname(each)) || imports.includes(each));
  if (changed.some((each) => everywhere.test(each) || each === path)) return 'itself';
  if (changed.some(beside)) return 'beside';
  return changed.some(reached) ? 'imported' : undefined;
}

/** Of the lanes of a file, those that it runs in; `period` is in how many runs it runs once. */
export function draw(path, lanes, { seed, touch, period = 1, is_long = false }) {
  if (touch === 'itself' || proofs_of_engines.some((each) => each.test(path))) return lanes;
  if (touch === 'beside' && !is_long) return lanes;
  const digest = createHash('sha256').update(`${seed} ${path}`).digest();
  if (touch === undefined && digest.readUInt16BE(0) % period !== 0) return [];
  return [lanes[digest.readUInt16BE(2) % lanes.length]];
}

export function drawnLanesOf(file, { seed, changed }) {
  const path = relative(root, file);
  const imports = importsOf(file).map((each) => relative(root, each));
  const { period, takes_minutes } = marksOf(file);
  const touch = touchOf(path, imports, changed);
  return draw(path, lanesOf(file), { seed, touch, period, is_long: takes_minutes > 0 });
}

/** What a draw leaves out: files, and how often another file leaves out a lane. */
export function leftOut(options) {
  const [all, drawn] = [filesByLane(), filesByLane((file) => drawnLanesOf(file, options))];
  const running = new Set(Object.values(drawn).flat());
  const files = [...new Set(Object.values(all).flat())].filter((file) => !running.has(file));
  const count = (lists) =>
    Object.values(lists)
      .flat()
      .filter((file) => running.has(file)).length;
  return { files: files.map((file) => relative(root, file)), lanes: count(all) - count(drawn) };
}

export const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
/** A full run counts that is not older, and so many commits where none is known. */
const most_commits = { since_full_run: 10, recent: 5 };

/** Where every promise of a full run is on record as kept: the oldest commit of these, if it is among the last ones. */
function fullyTested() {
  const recorded = recordedResults();
  const recent = git('rev-list', `--max-count=${most_commits.since_full_run + 1}`, 'HEAD').split('\n');
  const places = promise_names.map((name) => {
    const { result, commit } = recorded[name] ?? {};
    return result === 'kept' ? recent.findIndex((each) => commit && each.startsWith(commit)) : -1;
  });
  return places.includes(-1) ? undefined : recent[Math.max(...places)];
}

/** As far back as the history of this checkout goes, which may be shallow. */
function recentCommit() {
  const commits = git('rev-list', '--first-parent', `--max-count=${most_commits.recent + 1}`, 'HEAD')
    .split('\n')
    .filter(Boolean);
  return commits.length > 1 ? commits.at(-1) : undefined;
}

/** The same for one commit; the next commit draws another sample. */
export const seedOfCommit = () => Number.parseInt(git('rev-parse', 'HEAD^{tree}').slice(0, 7), 16);

/** What this run has to test in any case: changed since PATCHBAY_TEST_BASE, the last full run, or five commits ago. */
export function changes() {
  const base = process.env.PATCHBAY_TEST_BASE ?? fullyTested() ?? recentCommit();
  const files = [git('diff', '--name-only', 'HEAD'), base ? git('diff', '--name-only', base, 'HEAD') : ''];
  return { base, changed: [...new Set(files.join('\n').split('\n').filter(Boolean))] };
}
