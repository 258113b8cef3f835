import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { program } from './program.ts';
import type { Control, Received } from './webhook-receiver.ts';

export interface Receiver {
  url: string;
  control(change: Control): Promise<void>;
  /** What has come to the path, or to all. */
  received(path?: string): Promise<Received[]>;
  /** Bytes of a long response that were taken from it. */
  sentBytes(path: string): Promise<number>;
  stop(): Promise<void>;
}

const start_ms = 60_000;

/** Starts `webhook-receiver.ts`. */
export async function startReceiver(): Promise<Receiver> {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, program(new URL('./webhook-receiver.ts', import.meta.url)), {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const started = Promise.race([
    once(createInterface({ input: child.stdout! }), 'line', { signal: AbortSignal.timeout(start_ms) }),
    exited.then(() => Promise.reject(new Error('the receiver did not start'))),
  ]);
  const [url] = (await started.catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  })) as [string];
  const seen = async () => {
    const response = await fetch(`${url}/__received`);
    return (await response.json()) as { received: Received[]; sent_bytes: Record<string, number> };
  };
  return {
    url,
    async control(change) {
      await fetch(`${url}/__control`, { method: 'POST', body: JSON.stringify(change) });
    },
    received: async (path) => (await seen()).received.filter((each) => path === undefined || each.path === path),
    sentBytes: async (path) => (await seen()).sent_bytes[path] ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
