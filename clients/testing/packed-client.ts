import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export interface InstalledClient {
  folder: string;
  /** Runs a module with Node in that folder. */
  node(args: string[], environment?: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }>;
  remove(): void;
}

/** Packs `@patchbay/client` and installs it into an empty folder, without a registry. */
export async function installPackedClient(): Promise<InstalledClient> {
  await run(process.execPath, ['-e', "import('./.config/ready.mjs').then((ready) => ready.build())"], { cwd: root });
  const made = mkdtempSync(join(tmpdir(), 'patchbay-package-')); // tests that run side by side have one each
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-packed-'));
  try {
    for (const file of ['package.json', 'README.md']) cpSync(join(root, 'clients/package', file), join(made, file));
    await run(process.execPath, ['clients/package/build.mjs', made], { cwd: root });
    await run('npm', ['pack', '--ignore-scripts'], { cwd: made });
    const tarball = readdirSync(made).find((name) => name.endsWith('.tgz')) ?? '';
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(made, tarball)], { cwd: folder });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return {
    folder,
    node: (args, environment = {}) =>
      run(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...environment } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
