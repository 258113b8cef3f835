// Shows what runs and how far it is, failures at once, and at the end the duration of every file. The result goes to
// PATCHBAY_TEST_RESULT as JSON, from which test.mjs repeats the failures as the last thing in the log.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './ready.mjs';

const heartbeat_ms = 20_000;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const laneOf = (test) => test.context.config.displayName.name;
const keyOf = (test) => `${laneOf(test)} ${test.path}`;
const nameOf = (test) => `${laneOf(test).padEnd(7)} ${relative(root, test.path)}`;

/** Title and message of every failed test, and of a file that could not run. */
function failuresOf({ testResults, testExecError }) {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') }));
  if (!testExecError) return failed;
  return [...failed, { title: 'the file itself', message: testExecError.stack ?? testExecError.message }];
}

export default class LaneReporter {
  #running = new Map();
  #files = [];
  #total = 0;
  #started = performance.now();
  #timer;

  onRunStart({ numTotalTestSuites }) {
    this.#total = numTotalTestSuites;
    this.#timer = setInterval(() => this.#showRunning(), heartbeat_ms);
  }

  onTestFileStart(test) {
    this.#running.set(keyOf(test), { name: nameOf(test), since: performance.now(), done: new Set() });
  }

  onTestCaseResult(test, { fullName }) {
    const entry = this.#running.get(keyOf(test));
    entry?.done.add(fullName);
  }

  #showRunning() {
    for (const { name, since, done } of this.#running.values()) {
      const took = performance.now() - since;
      if (took > heartbeat_ms / 2) console.log(`        … ${name}: ${done.size} tests done, ${seconds(took)}`);
    }
  }

  onTestFileResult(test, result) {
    const took_ms = performance.now() - (this.#running.get(keyOf(test))?.since ?? performance.now());
    this.#running.delete(keyOf(test));
    const { numPassingTests: passed, numFailingTests: failing, numPendingTests: skipped, testExecError } = result;
    const failed = failing + (testExecError ? 1 : 0);
    const failures = failuresOf(result);
    this.#files.push({
      lane: laneOf(test),
      file: relative(root, test.path),
      took_ms,
      passed,
      failed,
      skipped,
      failures,
    });
    const at = `[${String(this.#files.length).padStart(String(this.#total).length)}/${this.#total}]`;
    const counts = `${passed} passed${failed ? `, ${failed} FAILED` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
    console.log(`${at} ${nameOf(test)}: ${counts}, ${seconds(took_ms)}`);
    if (result.failureMessage) console.log(result.failureMessage);
  }

  onRunComplete() {
    clearInterval(this.#timer);
    const sorted = this.#files.toSorted((a, b) => b.took_ms - a.took_ms);
    console.log('\nDurations');
    for (const each of sorted) console.log(`${seconds(each.took_ms).padStart(9)}  ${each.lane.padEnd(7)} ${each.file}`);
    console.log('\nLanes');
    for (const lane of new Set(sorted.map((each) => each.lane))) {
      const files = sorted.filter((each) => each.lane === lane);
      const sum = (key) => files.reduce((total, each) => total + each[key], 0);
      console.log(
        `${seconds(sum('took_ms')).padStart(9)}  ${lane.padEnd(7)} ${files.length} files, ${sum('passed')} tests passed`,
      );
    }
    console.log(`${seconds(performance.now() - this.#started).padStart(9)}  in all`);
    if (process.env.PATCHBAY_TEST_RESULT) writeFileSync(process.env.PATCHBAY_TEST_RESULT, JSON.stringify(this.#files));
  }
}
