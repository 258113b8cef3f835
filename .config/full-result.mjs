// What `npm run test:full` proves, one line per promise, and where the last result of each is kept.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesByLane } from './lanes.mjs';
import { root } from './ready.mjs';

/** How much of what could go on for hours. */
export const full_amounts = {
  SEEDS: 400,
  QUERIES: 40_000,
  KILLS: 200,
  FEED_KILLS: 300,
  MUTANTS: 'all',
  ROTATE: 10_000,
  CHAOS: 300,
  SIEGE: 12,
  GRANTS: 10,
  AGGREGATIONS: 20_000,
  DELETED: 400_000,
  WORST: 'each-once',
  SAMPLES: 'all',
};
const { SEEDS, QUERIES, AGGREGATIONS, KILLS, FEED_KILLS, ROTATE, CHAOS, SIEGE } = full_amounts;

/** name -> [test files, the promise]. A file belongs to the first that takes it; the image is no test file. */
const promises = {
  kit: [
    /^conformance\/kit\.test/,
    'Every case of the kit passes on both engines and in-process, and every mutant is found',
  ],
  search: [
    /^server\/search\/differential/,
    `${QUERIES} random searches on each engine return what the reference semantics return`,
  ],
  aggregation: [
    /^server\/search\/aggregate\/differential/,
    `${AGGREGATIONS} random aggregations on each engine return what the reference semantics return`,
  ],
  'expensive-requests': [
    /^server\/search\/worst-requests/,
    'The most expensive requests for each entity, on one of the engines, end within 9 s; others are served within 100 ms',
  ],
  'feed-kills': [
    /^server\/events\/change-feed\/kills/,
    `${FEED_KILLS} kills of writers and readers lose no change of a feed`,
  ],
  chaos: [
    /^server\/testing\/chaos/,
    `${CHAOS} seconds of random faults: nothing acknowledged is lost, and no sync reports what it has not done`,
  ],
  siege: [
    /^server\/testing\/siege/,
    `Hostile callers, ${SIEGE} seconds of each attack, do not slow down others beyond the bounds`,
  ],
  'random-vendors': [
    /^server\/replication\/random-vendor/,
    `${SEEDS} vendors that misbehave at random do not fool replication`,
  ],
  kills: [
    /^server\/replication\/.*\/kills\.test/,
    `${KILLS} kills of a replicating process lose no record and write none twice`,
  ],
  'token-kills': [/^server\/vendor-tokens\/kills\.test/, `${KILLS} kills during token refreshes lose no stored token`],
  rotation: [/^server\/vault\/rotate/, `${ROTATE} stored credentials are re-encrypted while servers run`],
  replication: [/^server\/replication\//, 'Replication keeps its promises on SQLite, MariaDB and over Redis'],
  consent: [/^(server|clients)\/.*consent|^server\/vendor-tokens/, 'Consent and vendor tokens keep their promises'],
  clients: [/^clients\//, 'Both clients and the command line behave as documented'],
  mapping: [
    /^(conformance\/fake-vendors|server\/(execution|connector-types))/,
    `Requests and responses are mapped as the vendors document; properties hold for ${SEEDS} random values each`,
  ],
  generation: [
    /^codegen\//,
    'Generated files follow the contract, and an error in the contract is reported with its place',
  ],
  service: [/./, 'Transport, storage, jobs, events, agents and all else'],
  image: [undefined, 'The container image builds, and its services start and work as promised'],
};
export const promise_names = Object.keys(promises);

const promiseOf = (file) => promise_names.find((name) => promises[name][0]?.test(file));

/** What measures how fast others are served has the machine to itself, and so has the build of the image. */
const alone = ['siege', 'expensive-requests', 'image'];

/** What runs together, so that no worker waits for the longest file of a promise. */
export const groupsOf = (names) =>
  [
    names.filter((name) => !alone.includes(name)),
    ...alone.filter((name) => names.includes(name)).map((name) => [name]),
  ].filter((together) => together.length > 0);

/** What to run for these promises, as arguments of a run. */
export function testsOf(names) {
  const files = new Set(Object.values(filesByLane()).flat());
  const own = [...files].map((file) => relative(root, file)).filter((file) => names.includes(promiseOf(file)));
  return { paths: own.map((file) => `/${file}$`), ...(alone.includes(names[0]) && { workers: 1 }) };
}

const columns = ['name', 'promise', 'result', 'tests', 'minutes', 'date', 'commit', 'seed'];
const result_file = join(root, 'conformance/full-result.md');

/** What is on record: name -> its line, as an object of columns. */
export function recordedResults() {
  const text = existsSync(result_file) ? readFileSync(result_file, 'utf8') : '';
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.slice(2, -2).split(' | '));
  const lines = cells.map((values) => Object.fromEntries(columns.map((column, at) => [column, values[at]])));
  return Object.fromEntries(lines.map((line) => [line.name.replaceAll('`', ''), line]));
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** A problem of the run is one of each of its promises. */
function lineOf(name, { files, problems, seed = '-' }) {
  const own = name === 'image' ? files : files.filter(({ file }) => promiseOf(file) === name);
  const sum = (key) => own.reduce((total, each) => total + each[key], 0);
  const failed = sum('failed') + problems.length;
  const changed = git('status', '--porcelain', '--', '.', ':!conformance/full-result.md') !== '';
  return {
    name: `\`${name}\``,
    promise: promises[name][1],
    result: failed > 0 ? `FAILED (${failed})` : sum('passed') > 0 ? 'kept' : 'not run',
    tests: String(sum('passed')),
    minutes: (sum('took_ms') / 60_000).toFixed(1),
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ', with uncommitted changes' : ''),
    seed: String(seed),
  };
}

/** The lines on record, of these promises or of all, to be printed. */
export function linesOf(names) {
  const recorded = Object.entries(recordedResults()).filter(([name]) => names.length === 0 || names.includes(name));
  return recorded.map(([, { result, promise }]) => `${result.padEnd(10)}  ${promise}`).join('\n');
}

/** Puts the lines of promises that have run together into the record in place of their former ones. */
export function recordFullResult(names, result) {
  const found = Object.fromEntries(names.map((name) => [name, lineOf(name, result)]));
  const recorded = { ...recordedResults(), ...found };
  const rows = promise_names.filter((each) => recorded[each]).map((each) => recorded[each]);
  const cells = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => row[column]))];
  writeFileSync(
    result_file,
    `# Last full run

\`npm run test:full\` runs all that is below, in some hours; with names (\`npm run test:full -- search kills\`) it runs
these and writes their lines. The minutes are sums over files and lanes, two
of which run at a time.

${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
  );
}
