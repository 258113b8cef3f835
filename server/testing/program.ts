import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const loader = new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url).href;

/**
 * Node's arguments for a module of this project that a test runs in a process of its own. With PATCHBAY_TEST_DIST it is
 * what was compiled, which starts in a third of the time; `.ci/run` says so, since it has just compiled all.
 */
export function program(module: URL): string[] {
  const source = fileURLToPath(module);
  return process.env['PATCHBAY_TEST_DIST']
    ? [join(root, 'dist', relative(root, source).replace(/\.ts$/, '.js'))]
    : ['--import', loader, source];
}
