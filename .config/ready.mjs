// Makes a checkout ready with nothing but Node: installs the packages where they are missing or old, compiles where the
// sources are newer than what was compiled. `npm start`, `npm test` and the rest call it first, so that a fresh clone
// needs no other command.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function newest(folder, suffixes = /\.ts$/) {
  let latest = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && suffixes.test(entry.name))
      latest = Math.max(latest, changed(join(entry.parentPath, entry.name)));
  }
  return latest;
}

export function install(options = []) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: Patchbay needs 20.19 or newer.`);
    process.exit(1);
  }
  if (changed(join(root, 'node_modules/.package-lock.json')) >= changed(join(root, 'package-lock.json'))) return;
  const packages = join(root, 'node_modules');
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink()) return; // shared with another checkout, which reinstalling would break
  console.log(
    'Installing packages (better-sqlite3 is compiled where there is no prebuilt binary, which takes a minute and needs a C++ compiler) …',
  );
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]);
}

export function build() {
  const built = changed(join(root, 'dist/clients/cli/main.js')) && changed(join(root, 'dist/.tsbuildinfo'));
  const sources = ['server', 'clients', 'conformance', 'codegen'].map((room) => newest(join(root, room)));
  if (built <= Math.max(...sources, changed(join(root, 'tsconfig.json')))) {
    console.log('Compiling …');
    run(process.execPath, ['node_modules/typescript/bin/tsc']);
  }
  buildConsole();
}

/** The console at `/console` (clients/console). */
function buildConsole() {
  const built = changed(join(root, 'dist/console/index.html'));
  const sources = ['clients/console', 'clients/http/generated'].map((folder) =>
    newest(join(root, folder), /\.(ts|tsx|css|html|mjs)$/),
  );
  if (built > Math.max(...sources, changed(join(root, 'package-lock.json')))) return;
  console.log('Building the console …');
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'clients/console/vite.config.mjs']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  build();
}
