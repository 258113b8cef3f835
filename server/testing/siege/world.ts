import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDataSet } from '../../../conformance/fake-vendors/incident-io/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream } from '../../../conformance/fake-vendors/start.ts';
import { generateClientSecret, hashClientSecret } from '../../api-tokens/client-secret.ts';
import { openDatabase, type Database } from '../../storage/database.ts';
import { createClient } from '../../storage/repositories/clients.ts';
import { createOrganization } from '../../storage/repositories/organizations.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';
import { freshDatabase } from '../database.ts';
import { program } from '../program.ts';
import { until } from '../replication.ts';
import { startServerProcess } from '../replication-server.ts';
import type { AttackName, Target } from './attacks.ts';
import type { Honest } from './honest.ts';

/** A service in a process of its own, with an honest organization and a hostile one. */
export interface SiegeWorld {
  honest: Honest;
  /** Attacks until the function that it returns is called. */
  attack(name: AttackName): () => Promise<void>;
  close(): Promise<void>;
}

const metrics_token = 'of-the-one-who-measures';
const slow_ms = 4_000;
const large_records = 40;
/** As much text as makes every pattern go through it again and again. */
const large_text = (at: number): string =>
  at % 2 === 0 ? 'a'.repeat(60_000) : 'lorem ipsum dolor sit amet '.repeat(2250);

async function startVendor() {
  const counts = { incidents: 60, alerts: 10, escalations: 10, users: 10, incident_updates: 10 };
  const hostile = createDataSet({ seed: 12, counts });
  for (let at = 0; at < large_records; at++) hostile.insert('incidents', { summary: large_text(at) });
  const vendor = await startUpstream(
    incidentIo({
      accounts: [
        { api_key: 'inc_honest', name: 'honest', data: createDataSet({ seed: 11, counts, slug: 'honest' }) },
        { api_key: 'inc_hostile', name: 'hostile', data: hostile },
        { api_key: 'inc_slow', name: 'slow', data: createDataSet({ seed: 13, counts, slug: 'slow' }) },
      ],
      rate_limit_per_minute: false,
    }),
  );
  return vendor;
}

/** An organization with a client of its own, and what it does to get a connector whose records are there. */
async function tenantOf(database: Database, url: string, name: string) {
  const { id } = await createOrganization(database, name);
  const client_secret = generateClientSecret();
  const client_id = await createClient(database, {
    name,
    scopes: ['connectors:read', 'connectors:write', 'execute'],
    organization_ids: [id],
    secret_hash: hashClientSecret(client_secret),
  });
  let token = '';
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  token = (await call('POST', '/api/v1/account/applications/token', { client_id, client_secret })).access_token;
  const path = '/api/v1/integrations/connectors';
  return {
    token,
    async connector(api_key: string, replicated: boolean): Promise<string> {
      const created = await call('POST', path, {
        customer_name: api_key,
        connector_type: 'incident-io',
        credentials: { api_key },
        sync: { enabled: false },
      });
      if (replicated) {
        const sync = await call('POST', `${path}/${created.id}/syncs`, {});
        await until(
          async () => (await call('GET', `${path}/${created.id}/syncs/${sync.id}`)).finished_at,
          'the first sync',
        );
      }
      return created.id;
    },
  };
}

function startAttack(name: AttackName, target: Target): () => Promise<void> {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    [...program(new URL('./attack.ts', import.meta.url)), name, JSON.stringify(target)],
    { env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  const exited = once(child, 'exit');
  return async () => {
    const ended = child.exitCode !== null;
    child.kill('SIGKILL');
    await exited;
    if (ended) throw new Error(`the attack ended by itself: ${errors}`);
  };
}

export async function startSiegeWorld(): Promise<SiegeWorld> {
  const vendor = await startVendor();
  const place = await freshDatabase();
  const server = await startServerProcess({
    DATABASE_URL: place.url,
    PATCHBAY_KEYS: generateKeyRing(),
    PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url }),
    METRICS_TOKEN: metrics_token,
    RATE_LIMIT_PER_MINUTE: '1000000',
    JOB_SWEEP_MS: '300',
    SYNC_REQUESTS_PER_SECOND: '1000',
    VALIDATE_ANSWERS: 'false',
    LOG_LEVEL: 'error',
  });
  const database = await openDatabase(place.url);
  const { url } = server;
  const honest = await tenantOf(database, url, 'Honest');
  const hostile = await tenantOf(database, url, 'Hostile');
  await database.close();
  const honest_connector = await honest.connector('inc_honest', true);
  const target: Target = {
    url,
    token: hostile.token,
    connector_id: await hostile.connector('inc_hostile', true),
    slow_connector_id: await hostile.connector('inc_slow', false),
  };
  vendor.faults.add({ account: 'slow', times: 'always', fault: { kind: 'slow', delay_ms: slow_ms } });
  return {
    honest: { url, token: honest.token, metrics_token, connector_id: honest_connector },
    attack: (name) => startAttack(name, target),
    async close() {
      await server.stop();
      await vendor.close();
      await place.drop();
    },
  };
}
