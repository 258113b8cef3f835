// `npm run node-22`: Node 22 for the tests of what users install (clients/testing/nodes.ts), and better-sqlite3 compiled
// for it. Both from the npm registry: the package that `npm install node@22` chooses, and the headers in it. Takes a
// minute, once. Only for Linux, where the tests run.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ready.mjs';

export const version = '22.23.3';
const folder = join(root, 'node_modules/.cache/patchbay', `node-${version}`);
/** Written at the end. */
const complete = join(folder, 'complete');

/** Node 22 and the module compiled for it, where they are. */
export const node22 = existsSync(complete)
  ? { node: join(folder, 'package/bin/node'), modules: join(folder, 'node_modules') }
  : undefined;

function get() {
  const name = `node-linux-${process.arch}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder, stdio: 'inherit' });
  execFileSync('tar', ['-xzf', `${name}-${version}.tgz`], { cwd: folder });
  rmSync(join(folder, `${name}-${version}.tgz`));
}

function compile() {
  const module = join(folder, 'node_modules/better-sqlite3');
  // Without what another Node has compiled there, or is compiling.
  const source = join(root, 'node_modules/better-sqlite3');
  cpSync(source, module, { recursive: true, filter: (path) => path !== join(source, 'build') });
  const PATH = `${join(folder, 'package/bin')}:${process.env.PATH}`;
  // Scripts of npm find its node-gyp.
  const scripts = { compile: 'cd node_modules/better-sqlite3 && node-gyp rebuild --release' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }));
  execFileSync('npm', ['run', '--silent', 'compile'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Tests of samples need no fast SQLite; optimizing it takes most of the time.
    env: { ...process.env, PATH, npm_config_nodedir: join(folder, 'package'), CFLAGS: '-O0', CXXFLAGS: '-O0' },
  });
  for (const name of ['deps', 'src', 'build/Release/obj', 'build/Release/obj.target'])
    rmSync(join(module, name), { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !node22) {
  get();
  compile();
  writeFileSync(complete, '');
  console.log(`Node ${version} is in ${folder}`);
}
