/** The command line as people run it: child processes in a folder of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../../server/testing/program.ts';
import type { SandboxFile } from '../cli/sandbox/sandbox-file.ts';

const main = program(new URL('../cli/main.ts', import.meta.url));

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  /** Everything on standard output so far. */
  stdout(): string;
  stderr(): string;
  ended: Promise<Ended>;
}

export interface Workplace {
  folder: string;
  /** Runs a command to its end. */
  patchbay(args: string[], options?: { input?: string; environment?: Record<string, string> }): Promise<Ended>;
  start(args: string[], environment?: Record<string, string>): Running;
  /** Starts a sandbox on a free port and waits until it serves. */
  sandbox(environment?: Record<string, string>): Promise<Running & { file: SandboxFile }>;
  /** Lines of a shell, as a user pastes them. */
  shell(lines: string): Promise<Ended>;
  remove(): void;
}

/** What the environment of the test run says must not steer the processes. */
function cleanEnvironment(): Record<string, string | undefined> {
  const names =
    /^(PATCHBAY_|NODE_|npm_|HOST$|PORT$|PUBLIC_URL$|DATABASE_URL$|REDIS_URL$|METRICS_TOKEN$|LOG_LEVEL$|COLUMNS$|NO_COLOR$|FORCE_COLOR$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.test(name)));
}

function collect(child: ChildProcess): Running {
  let stdout = '';
  let stderr = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

const longest_start_ms = 50_000;

export function createWorkplace(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-cli-'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, scripts: { patchbay: `node ${main.join(' ')}` } }),
  );
  const env = (more: Record<string, string> = {}) => ({ ...cleanEnvironment(), ...more });
  const start: Workplace['start'] = (args, environment) =>
    collect(spawn(process.execPath, [...main, ...args], { cwd: folder, env: env(environment) }));
  return {
    folder,
    start,
    patchbay(args, { input = '', environment } = {}) {
      const running = start(args, environment);
      running.child.stdin!.on('error', () => undefined).end(input);
      return running.ended;
    },
    async sandbox(environment) {
      const running = start(['serve', '--sandbox'], { PORT: '0', ...environment });
      let over = false;
      void running.ended.then(() => (over = true));
      const late_ms = performance.now() + longest_start_ms;
      while (!running.stdout().includes('curl:\n\n  token=') || !running.stdout().endsWith('\n')) {
        if (over) throw new Error((await running.ended).stderr);
        if (performance.now() > late_ms) {
          running.child.kill('SIGKILL');
          const { stdout, stderr } = await running.ended;
          throw new Error(`the sandbox has not started in time. It has printed: ${stdout}\n${stderr}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return {
        ...running,
        file: JSON.parse(
          readFileSync(join(environment?.['PATCHBAY_DATA_DIR'] ?? join(folder, '.patchbay'), 'sandbox.json'), 'utf8'),
        ) as SandboxFile,
      };
    },
    shell: (lines) => collect(spawn('sh', ['-ec', lines], { cwd: folder, env: env() })).ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
