import { fileURLToPath } from 'node:url';

/** A folder with a built clone. */
export const attackedBuild =
  process.env['PATCHBAY_TEST_SIEGE_BUILD'] ?? fileURLToPath(new URL('../../..', import.meta.url));
