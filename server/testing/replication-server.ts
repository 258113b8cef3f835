import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { program } from './program.ts';

export interface ServerProcess {
  url: string;
  pid: number;
  /** The client that it has made for its tests. */
  client: { client_id: string; client_secret: string };
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>;
  /** The bearer token of the last call. */
  token(): string;
  /** SIGKILL: nothing of it runs any more when this resolves. */
  kill(): Promise<void>;
  /** SIGTERM, and its end. */
  stop(): Promise<number | null>;
  /** SIGSTOP, and SIGCONT. */
  pause(paused: boolean): void;
  /** Moves its clock, and on SQLite the database's, so far from the real time. */
  moveClock(moved_ms: number): void;
  /** What it has written to standard error. */
  errors(): string;
}

const command = program(new URL('./replication-process.ts', import.meta.url));
const start_ms = 60_000;

export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, command, {
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout! });
  const told = await Promise.race([
    new Promise<{ url: string; client_id: string; client_secret: string }>((resolve) =>
      lines.on('line', (line) => line.startsWith('{"url"') && resolve(JSON.parse(line))),
    ),
    exited.then(() => Promise.reject(new Error(`the server did not start: ${errors}`))),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`the server did not start in time: ${errors}`)), start_ms).unref(),
    ),
  ]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  let token: string | undefined;
  const send: ServerProcess['call'] = async (method, path, body) => {
    const answer = await fetch(told.url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  };
  const call: ServerProcess['call'] = async (method, path, body) => {
    const answer = token === undefined ? undefined : await send(method, path, body);
    if (answer && answer.body?.code !== 'token_expired') return answer;
    // The first, or a new one: a long run of kills outlives a token.
    token = undefined;
    token = (
      await send('POST', '/api/v1/account/applications/token', {
        client_id: told.client_id,
        client_secret: told.client_secret,
      })
    ).body.access_token as string;
    return send(method, path, body);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGCONT');
      child.kill(signal);
    }
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    url: told.url,
    pid: child.pid ?? 0,
    client: { client_id: told.client_id, client_secret: told.client_secret },
    call,
    token: () => token ?? '',
    kill: () => end('SIGKILL').then(() => undefined),
    stop: () => end('SIGTERM'),
    pause: (paused) => void child.kill(paused ? 'SIGSTOP' : 'SIGCONT'),
    moveClock: (moved_ms) => void (child.connected && child.send({ moved_ms })),
    errors: () => errors,
  };
}
