import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const start_ms = 30_000;

export interface Child {
  process: ChildProcess;
  /** The JSON of the first line that it printed. */
  said: Record<string, string>;
  stop(): Promise<void>;
}

/** The file of a module, by its path from here, as it runs now: compiled, or as source under a loader. */
export const moduleFile = (path: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? path : path.replace(/\.ts$/, '.js'), import.meta.url));

/** Starts a module in a process of its own. With `first_line` it is there when it has printed one line of JSON. */
export async function startChild(
  path: string,
  args: string[],
  environment: Record<string, string> = {},
  first_line = true,
): Promise<Child> {
  const child = spawn(process.execPath, [...process.execArgv, moduleFile(path), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  const line = first_line
    ? await new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${path} did not start in ${start_ms} ms`)), start_ms);
        createInterface({ input: child.stdout! }).once('line', (text) => (clearTimeout(timer), resolve(text)));
        child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
      })
    : '{}';
  return { process: child, said: JSON.parse(line) as Record<string, string>, stop };
}

/** Waits until `url` returns 200; returns the milliseconds since `since`. */
export async function untilReady(url: string, since: number): Promise<number> {
  for (;;) {
    try {
      if ((await fetch(url)).status === 200) return performance.now() - since;
    } catch {
      // not there yet
    }
    if (performance.now() - since > start_ms) throw new Error(`${url} did not answer in ${start_ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resident megabytes of a process; where the system does not tell, not a number. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  }
}
