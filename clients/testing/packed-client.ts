import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const modules = join(root, 'node_modules');

export interface Installed {
  folder: string;
  /** Runs a module with Node in that folder. */
  node(args: string[], environment?: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }>;
  remove(): void;
}

/** Packs what `folder` holds; the tarball is in `target`. */
async function pack(folder: string, target: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], {
    cwd: folder,
  });
  return join(target, stdout.trim());
}

async function packClient(target: string): Promise<string> {
  const made = join(target, 'client');
  mkdirSync(made);
  for (const file of ['package.json', 'README.md']) cpSync(join(root, 'clients/package', file), join(made, file));
  await run(process.execPath, ['clients/package/build.mjs', made], { cwd: root });
  return pack(made, target);
}

/** Packs `@patchbay/client` and installs it into an empty folder, without a registry. */
export async function installPackedClient(executable = process.execPath): Promise<Installed> {
  await run(process.execPath, ['-e', "import('./.config/ready.mjs').then((ready) => ready.build())"], { cwd: root });
  const made = mkdtempSync(join(tmpdir(), 'patchbay-package-')); // tests that run side by side have one each
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-packed-'));
  try {
    const tarball = await packClient(made);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return {
    folder,
    node: (args, environment = {}) =>
      run(executable, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...environment } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Adds the packed service, and exactly those packages that its own asks for: what is not declared is not found. */
export async function addPackedService({ folder }: Installed): Promise<void> {
  const made = mkdtempSync(join(tmpdir(), 'patchbay-package-'));
  const target = join(folder, 'node_modules/patchbay');
  mkdirSync(target);
  try {
    await run('tar', ['-xzf', await pack(root, made), '-C', target, '--strip-components=1']);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  const { stdout } = await run('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root });
  const [, ...paths] = stdout.trim().split('\n');
  for (const path of paths) {
    const place = join(folder, 'node_modules', relative(modules, path));
    if (existsSync(place)) continue;
    const inside = join(path, 'node_modules');
    cpSync(path, place, { recursive: true, filter: (from) => from !== inside && !from.startsWith(`${inside}/`) });
  }
}

/** Links packages of this checkout, which a sample needs beside ours. */
export function addPackages({ folder }: Installed, names: readonly string[]): void {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    if (!existsSync(place)) cpSync(join(modules, name), place, { recursive: true });
  }
}

/** What the compiler says of these files under strict rules. */
export async function compiled(
  installed: Installed,
  files: string[],
  more: Record<string, boolean> = {},
): Promise<string> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2023'],
    types: ['node'],
    noEmit: true,
    ...more,
  };
  writeFileSync(join(installed.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { stdout } = await installed
    .node([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    .catch((error: { stdout: string }) => error);
  return stdout;
}
