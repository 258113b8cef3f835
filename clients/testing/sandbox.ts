/** `patchbay serve --sandbox` as a process of its own, with a data folder that is removed at the end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { program } from '../../server/testing/program.ts';

/** The part of sandbox.json that tests read. */
export interface SandboxValues {
  base_url: string;
  client_id: string;
  client_secret: string;
  connectors: Record<string, Record<string, unknown> & { credentials: Record<string, string> }>;
  upstreams: Record<string, { base_url: string; control_url: string }>;
}

/** What runs: this checkout, or an installed package. */
export interface Program {
  executable: string;
  /** Node's arguments that run the command line. */
  command: string[];
}

export interface SandboxProcess extends Program {
  folder: string;
  values: SandboxValues;
  environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const checkout = (): Program => ({
  executable: process.execPath,
  command: program(new URL('../cli/main.ts', import.meta.url)),
});

export async function startSandboxProcess(name: string, of: Program = checkout()): Promise<SandboxProcess> {
  const { executable, command } = of;
  const folder = mkdtempSync(join(tmpdir(), `patchbay-${name}-`));
  const environment = { ...process.env, NODE_OPTIONS: '', PATCHBAY_DATA_DIR: folder };
  const server = spawn(executable, [...command, 'serve', '--sandbox'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('The Patchbay sandbox is ready') && resolve());
    server.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  return {
    folder,
    values: JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8')) as SandboxValues,
    ...of,
    environment,
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
