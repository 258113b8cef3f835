import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { engine, mariadb, sqlite } from '../database.ts';
import { program } from '../program.ts';
import { createConnector, endOf, startSync } from '../released-faults/bench.ts';
import { startService, type Caller } from '../released-faults/service.ts';
import type { AttackName, floods, Target } from './attacks.ts';
import type { Honest } from './honest.ts';

/** A service in a process of its own, with an honest organization and a hostile one. */
export interface SiegeWorld {
  honest: Honest;
  /** Attacks until the function that it returns is called, which returns how many responses a second there were. */
  attack(name: AttackName): () => Promise<number>;
  close(): Promise<void>;
}

const { NODE_OPTIONS: _, ...environment } = process.env;
const start = (module: URL, ...args: string[]) =>
  spawn(process.execPath, [...program(module), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export async function startVendor(which: 'desk' | 'incidents'): Promise<{ url: string; stop(): void }> {
  const child = start(new URL('./vendor.ts', import.meta.url), which);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  const url = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve)),
    once(child, 'exit').then(() => Promise.reject(new Error(`the vendor did not start: ${errors}`))),
  ]);
  return { url, stop: () => void child.kill('SIGKILL') };
}

export function startAttack(name: AttackName | keyof typeof floods, target: Target): () => Promise<number> {
  const child = start(new URL('./attack.ts', import.meta.url), name, JSON.stringify(target));
  const started_ms = performance.now();
  let errors = '';
  let responses = 0;
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  createInterface({ input: child.stdout }).on('line', (line) => (responses = Number(line)));
  const exited = once(child, 'exit');
  return async () => {
    const ended = child.exitCode !== null;
    child.kill('SIGKILL');
    await exited;
    if (ended) throw new Error(`the attack ended by itself: ${errors}`);
    return responses / ((performance.now() - started_ms) / 1000);
  };
}

async function synced(service: Caller, id: string): Promise<string> {
  const sync = await endOf(service, id, await startSync(service, id), 120_000);
  if (sync?.status !== 'succeeded') throw new Error(`the first sync does not succeed: ${JSON.stringify(sync)}`);
  return id;
}

export const desk = (access_token: string) => ({
  customer_name: 'acme',
  connector_type: 'zendesk-support',
  credentials: { access_token },
  environment: { subdomain: 'brightwater' },
  sync: { enabled: false },
});

const incidents = (api_key: string) => ({
  customer_name: 'acme',
  connector_type: 'incident-io',
  credentials: { api_key },
  sync: { enabled: false },
});

/** `build`: a built clone, of this commit or of another. */
export async function startSiegeWorld(build: string): Promise<SiegeWorld> {
  const [honest_vendor, hostile_vendor] = await Promise.all([startVendor('desk'), startVendor('incidents')]);
  const place = engine === 'mariadb' ? await mariadb({ empty: true }) : await sqlite();
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-siege-'));
  const service = await startService(build, folder, {
    DATABASE_URL: place.url,
    PATCHBAY_UPSTREAMS: JSON.stringify({ 'zendesk-support': honest_vendor.url, 'incident-io': hostile_vendor.url }),
    RATE_LIMIT_PER_MINUTE: '1000000',
    JOB_SWEEP_MS: '300',
  });
  const hostile = service.as_second;
  const connector_id = await synced(service, await createConnector(service, desk('zd_honest')));
  const target: Target = {
    url: service.url,
    token: await hostile.token(),
    connector_id: await synced(hostile, await createConnector(hostile, incidents('inc_hostile'))),
    ordinary_connector_id: await synced(hostile, await createConnector(hostile, incidents('inc_ordinary'))),
    slow_connector_id: await createConnector(hostile, desk('zd_slow')),
  };
  return {
    honest: { url: service.url, token: await service.token(), pid: service.pid, connector_id },
    attack: (name) => startAttack(name, target),
    async close() {
      await service.kill();
      honest_vendor.stop();
      hostile_vendor.stop();
      await place.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
