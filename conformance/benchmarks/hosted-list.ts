import autocannon from 'autocannon';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternate, type Measurement } from './measure.ts';
import { startChild, untilReady } from './processes.ts';

const seconds = 4;

async function perSecond(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const result = await autocannon({ url, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

interface Sandbox {
  base_url: string;
  client_id: string;
  client_secret: string;
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** B1: list of 100 records through the service, against a bare route that fetches the same page. */
export async function hostedList(runs: number): Promise<Measurement[]> {
  const data_dir = mkdtempSync(join(tmpdir(), 'patchbay-bench-'));
  const vendor = await startChild('./static-vendor.ts', []);
  const bare = await startChild('./bare-route.ts', [vendor.said['url']!]);
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const service = await startChild(
    '../../clients/cli/main.ts',
    ['serve', '--sandbox'],
    { PORT: port, PATCHBAY_DATA_DIR: data_dir, PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.said['url'] }), VALIDATE_ANSWERS: 'false', RATE_LIMIT_PER_MINUTE: '10000000', NODE_ENV: 'production' },
    false,
  );
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, performance.now());
    const sandbox = await untilWritten(join(data_dir, 'sandbox.json'));
    const { access_token } = await post<{ access_token: string }>(`${sandbox.base_url}/api/v1/account/applications/token`, { client_id: sandbox.client_id, client_secret: sandbox.client_secret });
    const connectors = `${sandbox.base_url}/api/v1/integrations/connectors`;
    const { id } = await post<{ id: string }>(connectors, { customer_name: 'benchmark', connector_type: 'incident-io', credentials: { api_key: 'inc_benchmark' }, sync: { enabled: false } }, access_token);
    const body = JSON.stringify({ entity: 'users', action: 'list', params: { page_size: 100 } });
    const result = await alternate(
      runs,
      () => perSecond(`${connectors}/${id}/execute`, { authorization: `Bearer ${access_token}` }, body),
      () => perSecond(`${bare.said['url']}/list`, {}, body),
    );
    return [{ id: 'B1', what: 'hosted list of 100 records (30 KB), 16 connections', ...result, unit: 'requests/s', target: '>= 0.7', met: result.ratio >= 0.7 }];
  } finally {
    await Promise.all([service.stop(), bare.stop(), vendor.stop()]);
    rmSync(data_dir, { recursive: true, force: true });
  }
}

async function untilWritten(file: string): Promise<Sandbox> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Sandbox;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new Error(`${file} was not written`);
}
