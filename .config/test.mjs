// `npm test`: every test file in the lanes that it belongs to (lanes.mjs), all lanes in one run. `npm test -- <path>`
// runs the files whose path matches. A database server that is not installed is said in one line; with
// PATCHBAY_TEST_COMPLETE=1 that fails.
//   npm test -- --list           the lanes and their files
//   npm run test:full            every mutant, kill and query instead of a sample; the result is on record
//   npm run test:full -- search  some of its promises (full-result.mjs has their names)
//   PATCHBAY_TEST_SEED=7         the sample of an earlier run
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { changes, leftOut, seedOfCommit } from './draw.mjs';
import { full_amounts, groupsOf, linesOf, promise_names, recordFullResult, testsOf } from './full-result.mjs';
import { filesByLane } from './lanes.mjs';
import { findMariadb, listens } from './mariadb.mjs';
import { node22 } from './node-22.mjs';
import { build, install, root } from './ready.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/** How much of what could go on for hours (full-result.mjs has more of it): PATCHBAY_TEST_<NAME> sets one of them. */
const sample_amounts = {
  SEEDS: 30,
  QUERIES: 500,
  KILLS: 6,
  FEED_KILLS: 6,
  MUTANTS: 40,
  ROTATE: 400,
  CHAOS: 40,
  SIEGE: 3,
  GRANTS: 1,
  AGGREGATIONS: 300,
  DELETED: 4000,
  WORST: 2,
  SAMPLES: 40,
};

/** A file that does not close its servers and processes fails by itself (test-environment.mjs); this is all else. */
const leftOpen = /did not exit one second|open handles? potentially/i;

/** Lane -> environment of its files; `gaps` lists what cannot run. */
async function environmentsOf(mariadb) {
  const gaps = [];
  const environments = { unit: {}, sqlite: { PATCHBAY_TEST_ENGINE: 'sqlite' } };
  const redis = process.env.PATCHBAY_TEST_REDIS_URL ?? ((await listens(6379)) ? 'redis://127.0.0.1:6379' : undefined);
  const onMariadb = mariadb && { PATCHBAY_TEST_ENGINE: 'mariadb', PATCHBAY_TEST_MARIADB_URL: mariadb.url };
  if (mariadb) environments.mariadb = onMariadb;
  else gaps.push('the tests on MariaDB: install mariadb-server, or name one in PATCHBAY_TEST_MARIADB_URL');
  if (mariadb && redis) environments.redis = { ...onMariadb, PATCHBAY_TEST_REDIS_URL: redis };
  else gaps.push('jobs over Redis: start a redis-server, or name one in PATCHBAY_TEST_REDIS_URL');
  if (!node22) gaps.push('samples on Node 22: `npm run node-22` gets it, in a minute');
  environments.kills = { ...onMariadb, ...(redis && { PATCHBAY_TEST_REDIS_URL: redis }) };
  return { environments, gaps };
}

/** A plain `npm test` draws the same sample each time for one commit. All else is random. */
const seedOf = (plain) => (plain && seedOfCommit()) || Math.floor(Math.random() * 2 ** 31);

function sayLeftOut({ base, changed, seed }) {
  const left = leftOut({ seed, changed });
  const since = base ? `since ${base.slice(0, 7)}` : 'in this working tree; nothing is known of earlier commits';
  console.log(`Changed: ${changed.length} files ${since}. What they do not touch runs in one of its lanes,`);
  console.log(
    `which leaves out ${left.lanes} of them, and these ${left.files.length} files (npm run test:full runs all):`,
  );
  for (const file of left.files) console.log(`  ${file}`);
}

/**
 * Files that expect that something takes no longer than so long (`@timed` in their first comment) come after the
 * others, so that none of them runs beside what keeps a processor busy for minutes.
 */
const phasesOf = (plain) => (plain ? ['untimed', 'timed'] : ['all']);

function jest(args, environment) {
  return new Promise((resolve) => {
    let stderr = '';
    const child = spawn(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        '--config',
        '.config/lanes.config.mjs',
        ...args,
      ],
      { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], env: { ...process.env, ...environment } },
    );
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
      process.stderr.write(chunk);
    });
    child.once('close', (status) => resolve({ status, stderr }));
  });
}

/** `full`: in all lanes, and as much as a full run has. */
async function run({
  paths,
  full,
  workers = Number(process.env.PATCHBAY_TEST_WORKERS ?? Math.max(2, availableParallelism())),
}) {
  const defaults = full ? full_amounts : sample_amounts;
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, amount]) => [
      name,
      // The record of a full run states its amounts.
      (!full && process.env[`PATCHBAY_TEST_${name}`]) || String(amount),
    ]),
  );
  const plain = paths.length === 0 && !full;
  const mariadb = await findMariadb();
  const { environments, gaps } = await environmentsOf(mariadb);
  const seed = process.env.PATCHBAY_TEST_SEED ?? String(seedOf(plain));
  const scratch = mkdtempSync(join(scratchFolder(), 'patchbay-test-'));
  const given = Object.fromEntries(Object.entries(values).map(([name, amount]) => [`PATCHBAY_TEST_${name}`, amount]));
  console.log(
    `Databases: SQLite${mariadb ? `, ${mariadb.of}` : ''}. Workers: ${workers}. Repeat this sample with PATCHBAY_TEST_SEED=${seed}`,
  );
  console.log(
    Object.entries(given)
      .map(([name, amount]) => `${name}=${amount}`)
      .join(' '),
  );
  for (const gap of gaps) console.log(`Left out: ${gap}.`);
  const { base, changed } = changes();
  const draws = plain && Boolean(mariadb);
  if (draws) sayLeftOut({ base, changed, seed });
  const ended = [];
  for (const phase of phasesOf(plain)) {
    const report = join(scratch, `${phase}.json`);
    const { status, stderr } = await jest([`--maxWorkers=${workers}`, ...paths], {
      ...given,
      PATCHBAY_TEST_LANES: JSON.stringify(environments),
      PATCHBAY_TEST_SEED: seed,
      PATCHBAY_TEST_CHANGED: changed.join(','),
      PATCHBAY_TEST_DIST: '1',
      ...(draws && { PATCHBAY_TEST_DRAW: '1' }),
      PATCHBAY_TEST_PHASE: phase,
      PATCHBAY_TEST_RESULT: report,
      TMPDIR: scratch,
      ...(mariadb && { PATCHBAY_TEST_MARIADB_URL: mariadb.url }),
    });
    ended.push({ status, files: read(report), left_open: leftOpen.test(stderr) });
  }
  mariadb?.stop();
  rmSync(scratch, { recursive: true, force: true });
  const files = ended.flatMap((each) => each.files);
  const left_open = ended.some((each) => each.left_open);
  const complete = full || process.env.PATCHBAY_TEST_COMPLETE === '1';
  const problems = objections({ gaps, complete, paths, environments, files, left_open });
  return { status: ended.find((each) => each.status !== 0)?.status ?? 0, files, seed, problems };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return [];
  }
}

/** What makes a run worthless though no test has failed. */
function objections({ gaps, complete, paths, environments, files, left_open }) {
  const found = [];
  if (left_open) found.push('Something was left open: Jest did not end by itself.');
  if (paths.length === 0)
    for (const lane of Object.keys(environments))
      if (!files.some((each) => each.lane === lane && each.passed > 0)) found.push(`The lane ${lane} has run no test.`);
  if (files.length === 0) found.push('No test file has run.');
  if (gaps.length > 0 && complete) found.push(`Left out: ${gaps.join('; ')}.`);
  return found;
}

const longest_message = 4000;

/** The failures again: a log is read from its end. */
function repeatFailures(files) {
  const failing = files.filter(({ failed }) => failed > 0);
  if (failing.length > 0) console.log('\nFailures');
  for (const { lane, file, failures } of failing)
    for (const { title, message } of failures)
      console.log(`\n${lane} ${file}\n  ${title}\n${message.slice(0, longest_message).replace(/^/gm, '    ')}`);
}

/** The test of the image, in the form of a run of test files. */
function image() {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['.config/container.mjs'], { cwd: root, stdio: 'inherit' });
  const failures = status === 0 ? [] : [{ title: 'the container image', message: 'its output is above' }];
  const counts = { passed: 1 - failures.length, failed: failures.length, skipped: 0, failures };
  const file = { lane: 'image', file: '.config/container.mjs', took_ms: performance.now() - started, ...counts };
  return { status, files: [file], problems: [] };
}

/** A full run, or a part of it by the names of its promises. What has the machine to itself comes last. */
async function runFull(names) {
  const unknown = names.find((name) => !promise_names.includes(name));
  if (unknown) throw new Error(`No promise is named "${unknown}"; the names are ${promise_names.join(', ')}.`);
  const results = [];
  for (const together of groupsOf(names.length > 0 ? names : promise_names)) {
    console.log(`\n== ${together.join(', ')}`);
    const result = together.includes('image') ? image() : await run({ full: true, ...testsOf(together) });
    recordFullResult(together, result);
    results.push(result);
  }
  console.log(`\n${linesOf(names)}`);
  return {
    status: results.find(({ status }) => status !== 0)?.status ?? 0,
    files: results.flatMap(({ files }) => files),
    problems: results.flatMap(({ problems }) => problems),
  };
}

install();
const args = process.argv.slice(2);
if (args.includes('--list')) {
  for (const [lane, files] of Object.entries(filesByLane()))
    for (const file of files) console.log(`${lane.padEnd(7)} ${relative(root, file)}`);
  process.exit(0);
}
build();
const full = args.includes('--full');
const given = args.filter((each) => each !== '--full');
const { status, files, problems } = full ? await runFull(given) : await run({ paths: given });
const sum = (key) => files.reduce((total, each) => total + each[key], 0);
const failed = sum('failed') + problems.length || (status === 0 ? 0 : 1);
const skipped = sum('skipped');
repeatFailures(files);
for (const problem of problems) console.log(`\nFAILED: ${problem}`);
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
