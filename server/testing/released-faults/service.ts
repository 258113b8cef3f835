import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `status` 0: no response came. */
export interface Reply {
  status: number;
  body: any;
  retry_after: string | null;
}

/** What a request carries besides its path. */
export interface Sent {
  body?: unknown;
  key?: string;
  within_ms?: number;
}

export interface Caller {
  url: string;
  call(method: string, path: string, sent?: Sent): Promise<Reply>;
  token(): Promise<string>;
}

/** The sandbox of a built clone, in a process of its own. */
export interface Service extends Caller {
  pid: number;
  /** The sandbox's other organization. */
  as_second: Caller;
  /** SIGKILL: nothing of it runs any more when this resolves. */
  kill(): Promise<void>;
  /** SIGTERM, and how long the process took to end; undefined where it has not within that time and was killed. */
  terminate(within_ms: number): Promise<number | undefined>;
  errors(): string;
}

const start_ms = 60_000;
const cli = (build: string) => join(build, 'dist/clients/cli/main.js');
const { NODE_OPTIONS: _, ...inherited } = process.env;

/** A command of the build's command line, with what it has printed. It runs in `folder`. */
export function runCommand(
  build: string,
  args: readonly string[],
  { folder, environment }: { folder: string; environment: Record<string, string> },
): { child: ChildProcess; exited: Promise<[number | null, NodeJS.Signals | null]>; printed(): string } {
  const child = spawn(process.execPath, [cli(build), ...args], {
    cwd: folder,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-8000)));
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, exited, printed: () => text };
}

async function send(url: string, method: string, headers: Record<string, string>, sent: Sent): Promise<Reply> {
  const { body, key, within_ms = 15_000 } = sent;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within_ms),
    });
    const text = await response.text();
    const retry_after = response.headers.get('retry-after');
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, retry_after };
  } catch {
    return { status: 0, body: undefined, retry_after: null };
  }
}

interface Client {
  client_id: string;
  client_secret: string;
}

/** Calls with a token of this client, and with another one once it is refused. */
export function callerOf(url: string, { client_id, client_secret }: Client): Caller {
  let token: string | undefined;
  const issue = () =>
    send(`${url}/api/v1/account/applications/token`, 'POST', {}, { body: { client_id, client_secret } });
  const call: Caller['call'] = async (method, path, sent = {}) => {
    for (let attempt = 0; ; attempt++) {
      if (token === undefined) {
        const issued = await issue();
        if (issued.status !== 200) return issued;
        token = String(issued.body.access_token);
      }
      const reply = await send(url + path, method, { authorization: `Bearer ${token}` }, sent);
      if (reply.status !== 401 || attempt > 0) return reply;
      token = undefined; // its time is over by a clock that has been moved
    }
  };
  const tokenOf = async () => {
    const { status, body } = await issue();
    if (status !== 200) throw new Error(`no token: ${status} ${JSON.stringify(body)}`);
    return String(body.access_token);
  };
  return { url, call, token: tokenOf };
}

/** Starts `patchbay serve --sandbox` of the build, whose files are in `folder`. */
export async function startService(
  build: string,
  folder: string,
  environment: Record<string, string>,
): Promise<Service> {
  const { child, exited, printed } = runCommand(build, ['serve', '--sandbox'], {
    folder,
    environment: {
      PORT: '0',
      PATCHBAY_DATA_DIR: folder,
      LOG_LEVEL: 'error',
      VALIDATE_ANSWERS: 'false',
      SYNC_REQUESTS_PER_SECOND: '100000', // earlier builds have no such setting, and no such limit
      ...environment,
    },
  });
  const serves = once(child.stdout!, 'data');
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('not in time')), start_ms).unref());
  const died = exited.then(() => Promise.reject(new Error('it has ended')));
  await Promise.race([serves, died, late]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`the service did not start: ${String(error)}: ${printed()}`);
  });
  died.catch(() => undefined);
  const sandbox = JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8'));
  return {
    ...callerOf(sandbox.base_url, sandbox),
    as_second: callerOf(sandbox.base_url, sandbox.second),
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async terminate(within_ms) {
      const began_ms = performance.now();
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), within_ms);
      const [, signal] = await exited;
      clearTimeout(timer);
      return signal === 'SIGKILL' ? undefined : performance.now() - began_ms;
    },
    errors: printed,
  };
}
