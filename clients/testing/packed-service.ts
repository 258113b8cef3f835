/**
 * What a reader of the documentation has: both packages, from their tarballs in an empty folder, and a sandbox that
 * runs from there. Samples run in that folder as they are pasted.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { hosted } from '../http/hosted.ts';
import type { Shell } from './first-minutes.ts';
import type { NodeVersion } from './nodes.ts';
import { addPackages, addPackedService, installPackedClient, type Installed } from './packed-client.ts';
import { startSandboxProcess, type SandboxProcess } from './sandbox.ts';

const run = promisify(execFile);

export interface Packed extends Shell {
  installed: Installed;
  version: NodeVersion;
  /** Lines of a shell in the folder, with `patchbay` and `npm run -s patchbay --`. */
  paste(lines: string, environment?: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }>;
  /** A module in TypeScript, in the folder. */
  module(name: string, code: string, environment?: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }>;
}

export interface PackedSandbox extends Packed {
  sandbox: SandboxProcess;
  client: ReturnType<typeof hosted>;
  close(): Promise<void>;
}

/** The packages without a sandbox. */
export async function packedService(version: NodeVersion): Promise<Packed> {
  const installed = await installPackedClient(version.executable);
  await addPackedService(installed);
  version.fit(join(installed.folder, 'node_modules'));
  addPackages(installed, ['@types/node', 'undici-types']);
  const { folder } = installed;
  const bin = join(folder, 'node_modules/.bin');
  const main = join(folder, 'node_modules/patchbay/dist/clients/cli/main.js');
  const script = `#!/bin/sh\nexec '${version.executable}' '${main}' "$@"\n`;
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'patchbay'), script, { mode: 0o755 });
  const manifest = { name: 'consumer', private: true, scripts: { patchbay: 'patchbay' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const environment = { ...process.env, NODE_OPTIONS: '', PATH: `${bin}${delimiter}${process.env['PATH']}` };
  return {
    installed,
    version,
    folder,
    environment,
    paste: (lines, more = {}) =>
      run('bash', ['-euo', 'pipefail', '-c', lines], {
        cwd: folder,
        env: { ...environment, ...more },
        maxBuffer: 64 * 1024 * 1024,
      }),
    module(name, code, more = {}) {
      writeFileSync(join(folder, `${name}.mts`), code);
      const loader = import.meta.resolve('tsx');
      return installed.node(['--import', loader, `${name}.mts`], { ...environment, ...more });
    },
  };
}

/** The commands of the command line find the sandbox by PATCHBAY_DATA_DIR. */
export async function packedSandbox(name: string, version: NodeVersion): Promise<PackedSandbox> {
  const packed = await packedService(version);
  const command = [join(packed.folder, 'node_modules/patchbay/dist/clients/cli/main.js')];
  const sandbox = await startSandboxProcess(name, { executable: version.executable, command });
  const { base_url, client_id, client_secret } = sandbox.values;
  Object.assign(packed.environment, { PATCHBAY_DATA_DIR: sandbox.folder });
  return {
    ...packed,
    sandbox,
    client: hosted({ base_url, client_id, client_secret }),
    async close() {
      await sandbox.close();
      packed.installed.remove();
    },
  };
}
