// All lanes in one run of Jest, so that its workers stay busy until the end. PATCHBAY_TEST_LANES is JSON: lane -> its
// environment (test.mjs writes it).
import base from './jest.config.mjs';
import { filesByLane } from './lanes.mjs';

const { testTimeout, ...project } = base;
const environments = JSON.parse(process.env.PATCHBAY_TEST_LANES);
const files = filesByLane();

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
