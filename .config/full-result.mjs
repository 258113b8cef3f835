// What `npm run test:full` proves, one line per promise, and where its last result is kept.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/** [test files, the promise with the amounts of the run]. Whatever else runs is the last line. */
const promises = ({ SEEDS, QUERIES, AGGREGATIONS, KILLS, FEED_KILLS, ROTATE, CHAOS }) => [
  [/^conformance\/kit\.test/, 'Every case of the kit passes on both engines and in-process, and every mutant is found'],
  [
    /^server\/search\/differential/,
    `${QUERIES} random searches on each engine return what the reference semantics return`,
  ],
  [
    /^server\/search\/aggregate\/differential/,
    `${AGGREGATIONS} random aggregations on each engine return what the reference semantics return`,
  ],
  [/^server\/events\/change-feed\/kills/, `${FEED_KILLS} kills of writers and readers lose no change of a feed`],
  [/^server\/testing\/chaos/, `${CHAOS} seconds of random faults: nothing acknowledged is lost, and no sync lies`],
  [/^server\/testing\/siege/, 'Hostile callers do not slow down others beyond the bounds'],
  [/^server\/replication\/random-vendor/, `${SEEDS} vendors that misbehave at random do not fool replication`],
  [
    /^server\/replication\/.*\/kills\.test/,
    `${KILLS} kills of a replicating process lose no record and write none twice`,
  ],
  [/^server\/vendor-tokens\/kills\.test/, `${KILLS} kills during token refreshes lose no stored token`],
  [/^server\/vault\/rotate/, `${ROTATE} stored credentials are re-encrypted while servers run`],
  [/^server\/replication\//, 'Replication keeps its promises on SQLite, MariaDB and over Redis'],
  [/^(server|clients)\/.*consent|^server\/vendor-tokens/, 'Consent and vendor tokens keep their promises'],
  [/^clients\//, 'Both clients and the command line behave as documented'],
  [
    /^(conformance\/fake-vendors|server\/(execution|connector-types))/,
    `Requests and responses are mapped as the vendors document; properties hold for ${SEEDS} random values each`,
  ],
  [/^codegen\//, 'Generated files follow the contract, and an error in the contract is reported with its place'],
  [/./, 'Transport, storage, jobs and everything else'],
];

function lines(files, values) {
  let left = files;
  return promises(values).map(([pattern, promise]) => {
    const own = left.filter(({ file }) => pattern.test(file));
    left = left.filter((each) => !own.includes(each));
    const sum = (key) => own.reduce((total, each) => total + each[key], 0);
    const outcome = own.length === 0 ? 'not run' : sum('failed') > 0 ? `FAILED (${sum('failed')})` : 'kept';
    return { outcome, promise, tests: sum('passed'), minutes: (sum('took_ms') / 60_000).toFixed(1) };
  });
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

export function recordFullResult({ files, values, seed, last_line }) {
  const found = lines(files, values);
  console.log('\nPromises');
  for (const { outcome, promise } of found) console.log(`${outcome.padEnd(10)}  ${promise}`);
  const changed = git('status', '--porcelain') === '' ? '' : ', with uncommitted changes';
  writeFileSync(
    join(root, 'conformance/full-result.md'),
    `# Last full run

\`npm run test:full\` on ${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}${changed}, seed ${seed}: ${last_line}.

| promise | result | tests | minutes |
|---|---|---|---|
${found.map(({ outcome, promise, tests, minutes }) => `| ${promise} | ${outcome} | ${tests} | ${minutes} |`).join('\n')}
`,
  );
}
