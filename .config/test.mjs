// `npm test`: every test file in the lanes that it belongs to (lanes.mjs), all lanes in one run. `npm test -- <path>`
// runs the files whose path matches. A database server that is not installed is said in one line; with
// PATCHBAY_TEST_COMPLETE=1 that fails.
//   npm test -- --list     the lanes and their files
//   npm test -- --full     every mutant, kill and query instead of a sample (npm run test:full records the result)
//   PATCHBAY_TEST_SEED=7   the sample of an earlier run
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { changes, leftOut, seedOfCommit } from './draw.mjs';
import { recordFullResult } from './full-result.mjs';
import { filesByLane } from './lanes.mjs';
import { findMariadb, listens } from './mariadb.mjs';
import { node22 } from './node-22.mjs';
import { build, install, root } from './ready.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/** How much of what could go on for hours: PATCHBAY_TEST_<NAME> sets one of them. */
const amounts = {
  sample: {
    SEEDS: 50,
    QUERIES: 500,
    KILLS: 6,
    FEED_KILLS: 6,
    MUTANTS: 60,
    ROTATE: 400,
    CHAOS: 60,
    SIEGE: 4,
    GRANTS: 1,
    AGGREGATIONS: 300,
    DELETED: 4000,
    WORST: 2,
    SAMPLES: 40,
  },
  full: {
    SEEDS: 2000,
    QUERIES: 40_000,
    KILLS: 200,
    FEED_KILLS: 300,
    MUTANTS: 'all',
    ROTATE: 10_000,
    CHAOS: 600,
    SIEGE: 30,
    GRANTS: 10,
    AGGREGATIONS: 20_000,
    DELETED: 400_000,
    WORST: 'all',
    SAMPLES: 'all',
  },
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
const seedOf = (args) => (args.length === 0 && seedOfCommit()) || Math.floor(Math.random() * 2 ** 31);

function sayLeftOut({ base, changed, seed }) {
  const left = leftOut({ seed, changed });
  const since = base ? `since ${base.slice(0, 7)}` : 'in this working tree; nothing is known of earlier commits';
  console.log(`Changed: ${changed.length} files ${since}. What they do not touch runs in one of its lanes,`);
  console.log(
    `which leaves out ${left.lanes} of them, and these ${left.files.length} files (npm run test:full runs all):`,
  );
  for (const file of left.files) console.log(`  ${file}`);
}

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

async function run(args) {
  const paths = args.filter((each) => each !== '--full');
  const defaults = amounts[args.includes('--full') ? 'full' : 'sample'];
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, amount]) => [name, process.env[`PATCHBAY_TEST_${name}`] ?? String(amount)]),
  );
  const mariadb = await findMariadb();
  const { environments, gaps } = await environmentsOf(mariadb);
  const seed = process.env.PATCHBAY_TEST_SEED ?? String(seedOf(args));
  const workers = process.env.PATCHBAY_TEST_WORKERS ?? String(Math.max(2, availableParallelism()));
  const scratch = mkdtempSync(join(scratchFolder(), 'patchbay-test-'));
  const report = join(scratch, 'result.json');
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
  const draws = args.length === 0 && Boolean(mariadb);
  if (draws) sayLeftOut({ base, changed, seed });
  const { status, stderr } = await jest([`--maxWorkers=${workers}`, ...paths], {
    ...given,
    PATCHBAY_TEST_LANES: JSON.stringify(environments),
    PATCHBAY_TEST_SEED: seed,
    PATCHBAY_TEST_CHANGED: changed.join(','),
    PATCHBAY_TEST_DIST: '1',
    ...(draws && { PATCHBAY_TEST_DRAW: '1' }),
    PATCHBAY_TEST_RESULT: report,
    TMPDIR: scratch,
    ...(mariadb && { PATCHBAY_TEST_MARIADB_URL: mariadb.url }),
  });
  mariadb?.stop();
  const files = read(report);
  rmSync(scratch, { recursive: true, force: true });
  return { status, gaps, paths, environments, files, values, seed, left_open: leftOpen.test(stderr) };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return [];
  }
}

/** What makes a run worthless though no test has failed. */
function objections({ gaps, paths, environments, files, left_open }) {
  const found = [];
  if (left_open) found.push('Something was left open: Jest did not end by itself.');
  if (paths.length === 0)
    for (const lane of Object.keys(environments))
      if (!files.some((each) => each.lane === lane && each.passed > 0)) found.push(`The lane ${lane} has run no test.`);
  if (files.length === 0) found.push('No test file has run.');
  if (gaps.length > 0 && process.env.PATCHBAY_TEST_COMPLETE === '1') found.push(`Left out: ${gaps.join('; ')}.`);
  return found;
}

/** What `.ci/run` draws by itself belongs to a full run. */
const imageFails = () =>
  spawnSync(process.execPath, ['.config/container.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0;

const longest_message = 4000;

/** The failures again: a log is read from its end. */
function repeatFailures(files) {
  const failing = files.filter(({ failed }) => failed > 0);
  if (failing.length > 0) console.log('\nFailures');
  for (const { lane, file, failures } of failing)
    for (const { title, message } of failures)
      console.log(`\n${lane} ${file}\n  ${title}\n${message.slice(0, longest_message).replace(/^/gm, '    ')}`);
}

install();
const args = process.argv.slice(2);
if (args.includes('--list')) {
  for (const [lane, files] of Object.entries(filesByLane()))
    for (const file of files) console.log(`${lane.padEnd(7)} ${relative(root, file)}`);
  process.exit(0);
}
build();
const result = await run(args);
const problems = objections(result);
const everything = args.includes('--full') && result.paths.length === 0;
if (everything && imageFails()) problems.push('The container image is not as promised.');
const sum = (key) => result.files.reduce((total, each) => total + each[key], 0);
const failed = sum('failed') + problems.length || (result.status === 0 ? 0 : 1);
const skipped = sum('skipped');
const last_line = `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
if (everything) recordFullResult({ ...result, last_line });
repeatFailures(result.files);
for (const problem of problems) console.log(`\nFAILED: ${problem}`);
console.log(`\n${last_line}`);
process.exit(failed === 0 ? 0 : 1);
