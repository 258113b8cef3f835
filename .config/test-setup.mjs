// Randomized tests: PATCHBAY_TEST_SEEDS says how many values each property is tried with, PATCHBAY_TEST_SEED which.
import { readFileSync } from 'node:fs';

const { PATCHBAY_TEST_SEED: seed, PATCHBAY_TEST_SEEDS: runs } = process.env;
if ((seed || runs) && readFileSync(expect.getState().testPath, 'utf8').includes("'fast-check'")) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ ...(seed && { seed: Number(seed) }), ...(runs && { numRuns: Number(runs) }) });
}
