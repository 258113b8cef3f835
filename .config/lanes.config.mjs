// All lanes in one run of Jest, so that its workers stay busy until the end. PATCHBAY_TEST_LANES is JSON: lane -> its
// environment (test.mjs writes it). With PATCHBAY_TEST_DRAW, not every file runs in each of its lanes (draw.mjs).
import base from './jest.config.mjs';
import { drawnLanesOf } from './draw.mjs';
import { filesByLane } from './lanes.mjs';

const { testTimeout, ...project } = base;
const environments = JSON.parse(process.env.PATCHBAY_TEST_LANES);
const { PATCHBAY_TEST_SEED: seed, PATCHBAY_TEST_CHANGED = '', PATCHBAY_TEST_DRAW } = process.env;
const changed = PATCHBAY_TEST_CHANGED.split(',');
const files = filesByLane(PATCHBAY_TEST_DRAW ? (file) => drawnLanesOf(file, { seed, changed }) : undefined);

export default {
  rootDir: '..',
  testTimeout,
  reporters: ['<rootDir>/.config/reporter.mjs'],
  testSequencer: '<rootDir>/.config/sequencer.mjs',
  // Modules of finished files stay in memory (V8 keeps the contexts of ES modules): a new worker replaces one that has grown.
  workerIdleMemoryLimit: '1500MB',
  projects: Object.entries(environments).map(([lane, environment]) => ({
    ...project,
    rootDir: new URL('..', import.meta.url).pathname,
    displayName: lane,
    testMatch: files[lane],
    testEnvironmentOptions: { environment },
  })),
};
