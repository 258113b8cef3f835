// All lanes in one run of Jest, so that its workers stay busy until the end. PATCHBAY_TEST_LANES is JSON: lane -> its
// environment (test.mjs writes it). With PATCHBAY_TEST_DRAW, not every file runs in each of its lanes (draw.mjs);
// PATCHBAY_TEST_PHASE is `timed`, `untimed` or `all`.
import base from './jest.config.mjs';
import { drawnLanesOf } from './draw.mjs';
import { filesByLane, marksOf } from './lanes.mjs';

const { testTimeout, ...project } = base;
const environments = JSON.parse(process.env.PATCHBAY_TEST_LANES);
const {
  PATCHBAY_TEST_SEED: seed,
  PATCHBAY_TEST_CHANGED = '',
  PATCHBAY_TEST_DRAW,
  PATCHBAY_TEST_PHASE: phase,
} = process.env;
const changed = PATCHBAY_TEST_CHANGED.split(',');
const inPhase = (file) => phase === 'all' || marksOf(file).is_timed === (phase === 'timed');
const all = filesByLane(PATCHBAY_TEST_DRAW ? (file) => drawnLanesOf(file, { seed, changed }) : undefined);
const files = Object.fromEntries(Object.entries(all).map(([lane, found]) => [lane, found.filter(inPhase)]));

export default {
  rootDir: '..',
  testTimeout,
  reporters: ['<rootDir>/.config/reporter.mjs'],
  testSequencer: '<rootDir>/.config/sequencer.mjs',
  // Modules of finished files stay in memory (V8 keeps the contexts of ES modules): a new worker replaces one that has grown.
  workerIdleMemoryLimit: '1500MB',
  // An empty testMatch would match every file.
  projects: Object.entries(environments)
    .filter(([lane]) => files[lane].length > 0)
    .map(([lane, environment]) => ({
      ...project,
      rootDir: new URL('..', import.meta.url).pathname,
      displayName: lane,
      testMatch: files[lane],
      testEnvironmentOptions: { environment },
    })),
};
