/**
 * `npm run fairness [-- --seconds 10] [--rounds 3]`: how long one organization's requests and syncs take alone, and
 * while another floods execute, search or syncs; with two API processes and a worker on MariaDB and Redis (REDIS_URL,
 * or that of this machine). Prints the rows of the table in README.md.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findMariadb } from '../../../.config/mariadb.mjs';
import { generateClientSecret, hashClientSecret } from '../../api-tokens/client-secret.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { createClient } from '../../storage/repositories/clients.ts';
import { createOrganization } from '../../storage/repositories/organizations.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';
import { createConnector, createDatabase, endOf, startSync } from '../released-faults/bench.ts';
import type { Caller } from '../released-faults/service.ts';
import { startServerProcess, type ServerProcess } from '../replication-server.ts';
import { floods, type Target } from '../siege/attacks.ts';
import { kinds, measure, p99Of, percentile, type Figures } from '../siege/honest.ts';
import { desk, startAttack, startVendor } from '../siege/world.ts';

type Flood = keyof typeof floods;
type Times = Record<string, number>;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
/** Until a flood is at its height, and until what it has left is over. */
const settle_ms = 2_000;
const syncs_at_once = 6;

/** A caller of an organization that is made for it, at one process. */
async function callerAt({ url }: ServerProcess, database: Database, organization_id: string): Promise<Caller> {
  const secret = generateClientSecret();
  const client_id = await createClient(database, {
    name: 'fairness',
    scopes: ['connectors:read', 'connectors:write', 'execute'],
    organization_ids: [organization_id],
    secret_hash: hashClientSecret(secret),
  });
  const send = async (method: string, path: string, body: unknown, headers: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const retry_after = response.headers.get('retry-after');
    return { status: response.status, retry_after, body: (await response.json()) as any };
  };
  const issued = await send('POST', '/api/v1/account/applications/token', { client_id, client_secret: secret }, {});
  const token = String(issued.body.access_token);
  return {
    url,
    token: () => Promise.resolve(token),
    call: (method, path, { body } = {}) => send(method, path, body, { authorization: `Bearer ${token}` }),
  };
}

/** From the request that starts a sync until it is reported as ended, one after the other. */
async function syncTimes(caller: Caller, connector_id: string): Promise<number[]> {
  const times: number[] = [];
  const ends_ms = performance.now() + seconds * 1000;
  while (performance.now() < ends_ms) {
    const began_ms = performance.now();
    await endOf(caller, connector_id, await startSync(caller, connector_id, { entities: ['groups'] }), 60_000);
    times.push(performance.now() - began_ms);
    await sleep(100);
  }
  return times;
}

interface Honest {
  caller: Caller;
  pid: number;
  connector_id: string;
  synced_id: string;
}

async function timesOf({ caller, pid, connector_id, synced_id }: Honest): Promise<Times> {
  const measured = measure({ url: caller.url, token: await caller.token(), pid, connector_id }, seconds);
  const [figures, times]: [Figures, number[]] = await Promise.all([measured, syncTimes(caller, synced_id)]);
  const { refused } = figures;
  if (refused.length > 0) console.log(`  refused: ${refused.length}, such as ${refused[0]}`);
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, p99Of(figures, kind)])),
    'whole sync': percentile(times, 0.99),
  };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const together = (all: Times[]): Times =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((kind) => [kind, median(all.map((each) => each[kind] ?? NaN))]));

async function compare(honest: Honest, flood: Flood, targets: Target[]): Promise<void> {
  const alone: Times[] = [];
  const beside: Times[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await timesOf(honest));
    const stops = targets.map((target) => startAttack(flood, target));
    await sleep(settle_ms);
    beside.push(await timesOf(honest));
    const responses = await Promise.all(stops.map((stop) => stop()));
    rates.push(responses.reduce((sum, each) => sum + each, 0));
    await sleep(settle_ms);
  }
  const [before, after] = [together(alone), together(beside)];
  const cells = Object.entries(before).map(([kind, ms]) => {
    const then = after[kind] ?? NaN;
    return `${ms.toFixed(0)} → ${then.toFixed(0)} (${(then / ms).toFixed(1)}x)`;
  });
  console.log(`| ${flood} | ${median(rates).toFixed(0)} | ${cells.join(' | ')} |`);
}

/** Of a vendor in another process than the honest organization's, so that the flood does not slow that one down. */
const incidents = {
  customer_name: 'acme',
  connector_type: 'incident-io',
  credentials: { api_key: 'inc_ordinary' },
  sync: { enabled: false },
};

async function synced(by: Caller, body: Record<string, unknown>): Promise<string> {
  const id = await createConnector(by, body);
  const sync = await endOf(by, id, await startSync(by, id), 120_000);
  if (sync?.status !== 'succeeded') throw new Error(`the first sync does not succeed: ${JSON.stringify(sync)}`);
  return id;
}

async function prepare(servers: ServerProcess[], database: Database): Promise<[Honest, Target[]]> {
  const [first, second] = servers;
  if (!first || !second) throw new Error('two processes serve');
  const [own, other] = [await createOrganization(database, 'Honest'), await createOrganization(database, 'Flood')];
  const caller = await callerAt(first, database, own.id);
  const flooding = await Promise.all([first, second].map((server) => callerAt(server, database, other.id)));
  const [owner = caller] = flooding;
  const ordinary_connector_id = await synced(owner, incidents);
  const targets: Target[] = [];
  for (const each of flooding) {
    const flood_connector_ids = await Promise.all(
      Array.from({ length: syncs_at_once }, () => synced(owner, incidents)),
    );
    targets.push({
      url: each.url,
      token: await each.token(),
      connector_id: ordinary_connector_id,
      slow_connector_id: ordinary_connector_id,
      ordinary_connector_id,
      flood_connector_ids,
    });
  }
  const [connector_id, synced_id] = [await synced(caller, desk('zd_honest')), await synced(caller, desk('zd_honest'))];
  return [{ caller, pid: first.pid, connector_id, synced_id }, targets];
}

const mariadb = await findMariadb();
if (!mariadb) throw new Error('MariaDB is not installed');
const [honest_vendor, flooded_vendor] = await Promise.all([startVendor('desk'), startVendor('incidents')]);
const url = await createDatabase(mariadb.url, `fairness_${process.pid}`);
const environment = {
  DATABASE_URL: url,
  REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
  PATCHBAY_KEYS: generateKeyRing(),
  PATCHBAY_UPSTREAMS: JSON.stringify({ 'zendesk-support': honest_vendor.url, 'incident-io': flooded_vendor.url }),
  RATE_LIMIT_PER_MINUTE: '1000000',
  VALIDATE_ANSWERS: 'false',
  JOB_SWEEP_MS: '300',
  SYNC_REQUESTS_PER_SECOND: '1000',
};
const servers: ServerProcess[] = [];
const database = await openDatabase(url);
try {
  for (const role of ['api', 'api', 'worker'])
    servers.push(await startServerProcess({ ...environment, PATCHBAY_ROLE: role }));
  const [honest, targets] = await prepare(servers, database);
  await timesOf(honest); // compiles the way of a request
  console.log('| flood | responses a second | execute | search | start of a sync | changes | whole sync |');
  for (const flood of ['execute', 'search', 'sync'] as const) await compare(honest, flood, targets);
} finally {
  await Promise.all(servers.map((server) => server.kill()));
  honest_vendor.stop();
  flooded_vendor.stop();
  await database.query(`DROP DATABASE fairness_${process.pid}`).catch(() => undefined);
  await database.close();
  mariadb.stop();
}
process.exit();
