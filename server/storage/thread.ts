import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread whose module is `compiled` (its `.js` beside the caller). Compiled, a thread needs nothing; from
 * sources it needs the loader, which a test runner's main thread does not hand on.
 */
export function startThread(compiled: URL, workerData: Readonly<Record<string, string>>): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(compiled, { workerData });
  const loader = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href;
  const source = compiled.href.replace(/\.js$/, '.ts');
  return new Worker(
    `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(source)})))`,
    { workerData, eval: true, execArgv: [] },
  );
}
