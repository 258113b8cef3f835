import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy } from '../proxy.ts';
import { smallDisk } from '../small-disk.ts';
import {
  connectors_path,
  createConnector,
  incidentsBody,
  listConnectors,
  seconds,
  startIncidents,
  until,
  type Bench,
  type Finding,
  type Scenario,
} from './bench.ts';
import type { Reply, Service } from './service.ts';

const create = (service: Service, name: string, key?: string): Promise<Reply> =>
  service.call('POST', connectors_path, { body: incidentsBody(name), ...(key !== undefined && { key }) });

/** Writes that met a full disk; then there is space again, and more writes. */
async function fullDisk(bench: Bench): Promise<Finding> {
  const disk = smallDisk(64 * 1024 * 1024);
  if (!disk) throw new Error('this user may not mount a tmpfs');
  bench.atEnd(() => disk.remove());
  bench.url = `sqlite:${join(disk.folder, 'faults.sqlite')}`;
  const { environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  await createConnector(service, incidentsBody('before'));
  disk.fill();
  const while_full = [];
  for (let n = 0; n < 8; n++) while_full.push((await create(service, `full ${n}`)).status);
  disk.free();
  const acknowledged: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { status, body } = await create(service, `later ${n}`);
    if (status === 201) acknowledged.push(body.id);
  }
  await service.kill();
  const present = new Set((await listConnectors(await bench.start(environment))).map(({ id }) => id));
  const found = acknowledged.filter((id) => present.has(id)).length;
  return {
    holds: acknowledged.length === 12 && found === 12 && while_full.every((status) => status === 503),
    figure: `${[...new Set(while_full)].join(', ')} while full; then of 12 acknowledged ${acknowledged.length}, present ${found}`,
  };
}

/** All connections of the pool become half-open: their packets are lost, and neither end closes them. */
async function halfOpen(bench: Bench): Promise<Finding> {
  const { hostname, port } = new URL(bench.url);
  const proxy = await startProxy(Number(port), hostname);
  bench.atEnd(() => proxy.close());
  const url = new URL(bench.url);
  url.port = String(proxy.port);
  const { environment } = await startIncidents(bench);
  const service = await bench.start({ ...environment, DATABASE_URL: url.toString() });
  const list = () => service.call('GET', connectors_path, { within_ms: 12_000 });
  await Promise.all(Array.from({ length: 30 }, list));
  proxy.become('silent');
  await Promise.all(Array.from({ length: 30 }, list));
  proxy.become('open');
  const began_ms = performance.now();
  const back = await until(async () => (await create(service, 'later')).status === 201, 90_000);
  const took = seconds(performance.now() - began_ms);
  return {
    holds: back === true,
    figure: back ? `accepts writes ${took} after the network is back` : `accepts no write for ${took} after it is back`,
  };
}

const calls_per_kill = 30;
const kills = 6;
/** Longer than any build holds the key of a request that died. */
const key_held_ms = 180_000;

const keyOf = (name: string) => `key-${name.replace(' ', '-')}`;

/** Requests with an Idempotency-Key are in flight when the process is killed; each is repeated until it succeeds. */
async function killedRequests(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench);
  let service = await bench.start(environment);
  const names: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await createConnector(service, incidentsBody(`warm ${kill}`));
    const round = Array.from({ length: calls_per_kill }, (_, n) => `call ${kill}.${n}`);
    names.push(...round);
    const calls = round.map((name) => create(service, name, keyOf(name)));
    // The others have taken effect, or are about to.
    await Promise.race(calls);
    await sleep(4 * kill);
    await service.kill();
    await Promise.all(calls);
    service = await bench.start(environment);
  }
  const repeat = (name: string) =>
    until(async () => (await create(service, name, keyOf(name))).status === 201, key_held_ms);
  const done = await Promise.all(names.map(repeat));
  const counts = new Map<string, number>();
  for (const { name } of await listConnectors(service)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const twice = names.filter((name) => (counts.get(name) ?? 0) > 1).length;
  const succeeded = done.filter(Boolean).length;
  return {
    holds: twice === 0 && succeeded === names.length,
    figure: `${names.length} keys over ${kills} kills, ${succeeded} repeated with success, ${twice} created twice`,
  };
}

const described = ({ status, retry_after }: Reply): string =>
  `${status}${retry_after === null ? ' without Retry-After' : ` with Retry-After ${retry_after}`}`;

/** Another process holds a lock for longer than anybody waits. */
async function heldLock(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench);
  // Connections take the time from the server when they are made.
  if (bench.engine === 'mariadb') await bench.sql('SET GLOBAL innodb_lock_wait_timeout = 2');
  const service = await bench.start(environment);
  const id = await createConnector(service, incidentsBody('locked'));
  const release = await (bench.engine === 'sqlite' ? lockFile(bench) : lockRow(bench, id));
  const body = { name: 'changed' };
  const reply = await service.call('PATCH', `${connectors_path}/${id}`, { body, within_ms: 20_000 });
  await release();
  return { holds: reply.status === 503 && reply.retry_after !== null, figure: `a write gets ${described(reply)}` };
}

async function lockFile({ url }: Bench): Promise<() => Promise<void>> {
  const other = new Sqlite(url.slice('sqlite:'.length), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  return async () => void other.close();
}

async function lockRow(bench: Bench, id: string): Promise<() => Promise<void>> {
  const other = await bench.connect();
  await other.query('START TRANSACTION');
  await other.query('SELECT id FROM connectors WHERE id = ? FOR UPDATE', [id]);
  return async () => {
    await other.query('ROLLBACK');
    await other.query('SET GLOBAL innodb_lock_wait_timeout = 50');
    await other.end();
  };
}

export const write_scenarios: readonly Scenario[] = [
  { kind: 1, name: 'a full disk', engines: ['sqlite'], show: fullDisk },
  { kind: 1, name: 'half-open connections', engines: ['mariadb'], show: halfOpen },
  { kind: 2, name: 'kill -9 with Idempotency-Keys in flight', engines: ['sqlite', 'mariadb'], show: killedRequests },
  { kind: 7, name: 'a lock that is held', engines: ['sqlite', 'mariadb'], show: heldLock },
];
