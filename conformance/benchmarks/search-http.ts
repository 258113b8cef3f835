import autocannon from 'autocannon';
import { createConnection } from 'mysql2/promise';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/storage/database.ts';
import { writePage } from '../../server/storage/records.ts';
import { alternate, type Measurement } from './measure.ts';
import { startChild, untilReady } from './processes.ts';
import { incident, store } from './search-data.ts';

type Engine = 'sqlite' | 'mariadb';

const seconds = 4;
const records = 5000;
const engines = (process.env['PATCHBAY_BENCH_ENGINES'] ?? 'sqlite,mariadb').split(',') as Engine[];

async function perSecond(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const result = await autocannon({ url, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, connections: 8, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Records as a replication would have written them; this measures the reading alone. */
async function fill(url: string, connector_id: string): Promise<void> {
  const database = await openDatabase(url);
  const [{ ordinal }] = (await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [connector_id])) as [{ ordinal: number }];
  for (let at = 0; at < records; at += 500) {
    await database.transaction((tx) => writePage(tx, database.engine, store, ordinal, Array.from({ length: 500 }, (_, each) => incident(at + each)), 1));
  }
  const known = await database.change("UPDATE replications SET as_of = '2026-01-01T00:00:00.000Z' WHERE connector_id = ? AND entity = 'incidents'", [connector_id]);
  if (known === 0) {
    await database.change(
      "INSERT INTO replications (connector_id, entity, record_count, unavailable, as_of, generation, phase, pages, doubtful) VALUES (?, 'incidents', ?, 0, '2026-01-01T00:00:00.000Z', 1, 'idle', 1, 0)",
      [connector_id, records],
    );
  }
  await database.close();
}

async function measure(engine: Engine, runs: number): Promise<Measurement> {
  const data_dir = mkdtempSync(join(tmpdir(), 'patchbay-bench-'));
  const name = `patchbay_bench_http_${process.pid}`;
  const server = new URL(process.env['PATCHBAY_TEST_MARIADB_URL'] ?? 'mysql://root@127.0.0.1:3306/test');
  const ask = async (text: string) => {
    const connection = await createConnection(server.toString());
    await connection.query(text);
    await connection.end();
  };
  let url = `sqlite:${join(data_dir, 'patchbay.db')}`;
  if (engine === 'mariadb') {
    await ask(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
    url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  }
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const service = await startChild(
    '../../clients/cli/main.ts',
    ['serve', '--sandbox'],
    { PORT: port, PATCHBAY_DATA_DIR: data_dir, DATABASE_URL: url, VALIDATE_ANSWERS: 'false', RATE_LIMIT_PER_MINUTE: '10000000', NODE_ENV: 'production' },
    false,
  );
  let bare: Awaited<ReturnType<typeof startChild>> | undefined;
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, performance.now());
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const sandbox = JSON.parse(readFileSync(join(data_dir, 'sandbox.json'), 'utf8')) as { base_url: string; client_id: string; client_secret: string };
    const { access_token } = await post<{ access_token: string }>(`${sandbox.base_url}/api/v1/account/applications/token`, { client_id: sandbox.client_id, client_secret: sandbox.client_secret });
    const connectors = `${sandbox.base_url}/api/v1/integrations/connectors`;
    const { id } = await post<{ id: string }>(connectors, { customer_name: 'benchmark', connector_type: 'incident-io', credentials: { api_key: 'inc_benchmark' }, sync: { enabled: false } }, access_token);
    await fill(url, id);
    const body = JSON.stringify({ entity: 'incidents', action: 'search', params: { query: {} } });
    const answer = await fetch(`${connectors}/${id}/execute`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` }, body });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(bytes.toString('utf8'));
    writeFileSync(join(data_dir, 'answer.json'), bytes);
    bare = await startChild('./bare-bytes.ts', [join(data_dir, 'answer.json')]);
    const result = await alternate(
      runs,
      () => perSecond(`${connectors}/${id}/execute`, { authorization: `Bearer ${access_token}` }, body),
      () => perSecond(`${bare!.said['url']}/search`, {}, body),
    );
    const target = engine === 'sqlite' ? 0.5 : 0.35;
    return { id: 'B5', what: `search on ${engine}, 1000 records (${Math.round(bytes.length / 1024)} KB), 8 connections`, ...result, unit: 'requests/s', target: `>= ${target}`, met: result.ratio >= target };
  } finally {
    await Promise.all([service.stop(), bare?.stop()]);
    rmSync(data_dir, { recursive: true, force: true });
    if (engine === 'mariadb') await ask(`DROP DATABASE ${name}`);
  }
}

/** B5: a search of the default size, HTTP to HTTP. */
export async function searchOverHttp(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) found.push(await measure(engine, runs));
  return found;
}
