import autocannon from 'autocannon';
import { createConnection } from 'mysql2/promise';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild, untilReady } from './processes.ts';

export type Engine = 'sqlite' | 'mariadb';

/** PATCHBAY_BENCH_ENGINES narrows what is measured on both. */
export const engines = (process.env['PATCHBAY_BENCH_ENGINES'] ?? 'sqlite,mariadb').split(',') as Engine[];

const seconds = 4;

/** Responses per second to one request, repeated on this many connections. */
export async function perSecond(
  url: string,
  headers: Record<string, string>,
  body: string,
  connections: number,
): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    connections,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

export interface Service {
  pid: number;
  database_url: string;
  data_dir: string;
  /** The headers of an authorized caller. */
  headers: Record<string, string>;
  /** Throws where the response is not 2xx. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Creates a connector without scheduled replication and returns its id. */
  createConnector(): Promise<string>;
  /** Where operations of a connector are run. */
  executeUrl(id: string): string;
  stop(): Promise<void>;
}

/**
 * The service as it is run in production, in a process and on a database of its own. `vendor`: the origin that stands
 * in for incident.io.
 */
export async function startService(
  engine: Engine,
  vendor?: string,
  environment: Record<string, string> = {},
): Promise<Service> {
  const data_dir = mkdtempSync(join(tmpdir(), 'patchbay-bench-'));
  const database = await createDatabase(engine, data_dir);
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const child = await startChild(
    '../../clients/cli/main.ts',
    ['serve', '--sandbox'],
    {
      PORT: port,
      PATCHBAY_DATA_DIR: data_dir,
      DATABASE_URL: database.url,
      VALIDATE_ANSWERS: 'false',
      RATE_LIMIT_PER_MINUTE: '10000000',
      NODE_ENV: 'production',
      ...(vendor === undefined ? {} : { PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor }) }),
      ...environment,
    },
    false,
  );
  const stop = async () => {
    await child.stop();
    rmSync(data_dir, { recursive: true, force: true });
    await database.drop();
  };
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, performance.now());
    const { base_url, client_id, client_secret } = await untilWritten(join(data_dir, 'sandbox.json'));
    const headers: Record<string, string> = {};
    const send = (method: string, path: string, body?: unknown): Promise<Response> =>
      fetch(`${base_url}/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const authorize = async () => {
      const response = await send('POST', '/account/applications/token', { client_id, client_secret });
      const { access_token } = (await response.json()) as { access_token: string };
      headers['authorization'] = `Bearer ${access_token}`;
    };
    const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      let answer = await send(method, path, body);
      if (answer.status === 401) {
        // A benchmark may take longer than a token is valid.
        await authorize();
        answer = await send(method, path, body);
      }
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    await authorize();
    return {
      pid: child.process.pid!,
      database_url: database.url,
      data_dir,
      headers,
      call,
      createConnector: async () =>
        (
          await call<{ id: string }>('POST', '/integrations/connectors', {
            customer_name: 'benchmark',
            connector_type: 'incident-io',
            credentials: { api_key: 'inc_benchmark' },
            sync: { enabled: false },
          })
        ).id,
      executeUrl: (id) => `${base_url}/api/v1/integrations/connectors/${id}/execute`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function createDatabase(
  engine: Engine,
  data_dir: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  if (engine === 'sqlite') return { url: `sqlite:${join(data_dir, 'patchbay.db')}`, drop: async () => undefined };
  const name = `patchbay_bench_${process.pid}_${Date.now()}`;
  const server = process.env['PATCHBAY_TEST_MARIADB_URL'] ?? 'mysql://root@127.0.0.1:3306/test';
  const ask = async (text: string) => {
    const connection = await createConnection(server);
    await connection.query(text);
    await connection.end();
  };
  await ask(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).toString(),
    drop: () => ask(`DROP DATABASE ${name}`),
  };
}

interface Sandbox {
  base_url: string;
  client_id: string;
  client_secret: string;
}

async function untilWritten(file: string): Promise<Sandbox> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Sandbox;
    } catch {
      await wait(25);
    }
  }
  throw new Error(`${file} was not written`);
}
