import Sqlite from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePorts } from '../cluster/free-ports.ts';
import {
  connectors_path,
  createConnector,
  endOf,
  incidentsBody,
  seconds,
  startIncidents,
  startSync,
  until,
  watchResponses,
  type Bench,
  type Finding,
  type Scenario,
} from './bench.ts';
import type { Service } from './service.ts';

async function startRedis(bench: Bench): Promise<Redis> {
  const [port = 0] = await freePorts(1);
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', bench.folder], {
    stdio: 'ignore',
  });
  bench.atEnd(() => server.kill('SIGKILL'));
  const redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // until it listens
  bench.atEnd(() => redis.disconnect());
  await redis.ping();
  return redis;
}

const quick = { JOB_SWEEP_MS: '500', JOB_LEASE_MS: '2000' };

const syncsOf = async (service: Service, id: string): Promise<any[]> =>
  (await service.call('GET', `${connectors_path}/${id}/syncs`)).body.data;

/** A service with Redis, and a connector with a schedule whose first sync is over. */
async function startWithRedis(bench: Bench) {
  const redis = await startRedis(bench);
  const { vendor, environment } = await startIncidents(bench);
  const started = { ...environment, ...quick, REDIS_URL: `redis://127.0.0.1:${redis.options.port}` };
  const service = await bench.start(started);
  const id = await createConnector(service, { ...incidentsBody('flushed'), sync: { interval_minutes: 5 } });
  await until(async () => (await syncsOf(service, id)).some((sync) => sync.finished_at !== null), 60_000);
  return { redis, vendor, started, service, id };
}

async function scheduleAfterFlush(bench: Bench): Promise<Finding> {
  const { redis, service, id } = await startWithRedis(bench);
  await redis.flushall();
  const known = (await syncsOf(service, id)).length;
  // Five minutes pass.
  await bench.sql("UPDATE sync_schedules SET next_at = '2020-01-01T00:00:00.000Z' WHERE connector_id = ?", [id]);
  const began_ms = performance.now();
  const found = await until(async () => (await syncsOf(service, id)).length > known, 60_000);
  const took = seconds(performance.now() - began_ms);
  return {
    holds: found === true,
    figure: `${found ? 'a sync begins' : 'no sync begins within'} ${took} after one is due`,
  };
}

async function orphanAfterFlush(bench: Bench): Promise<Finding> {
  const { redis, vendor, started, service, id } = await startWithRedis(bench);
  vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 2_000 } });
  const sync = await startSync(service, id, { mode: 'full' });
  await sleep(2_500);
  const second = await bench.start(started, 'second');
  await redis.flushall();
  await service.kill();
  vendor.faults.clear();
  const began_ms = performance.now();
  const ended = await endOf(second, id, sync, 90_000);
  const took = seconds(performance.now() - began_ms);
  return {
    holds: ended?.status === 'succeeded',
    figure: `the sync of a process that was killed ${ended ? `${ended.status} after` : 'is unfinished after'} ${took}`,
  };
}

const many = 40_000;
/** Longer than this no caller should wait for the work of another. */
const longest_wait_ms = 500;

async function deletedRecords(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench, { users: many });
  const service = await bench.start(environment);
  const id = await createConnector(service, incidentsBody('large'));
  const ended = await endOf(service, id, await startSync(service, id, { entities: ['users'] }), 300_000);
  if (ended?.status !== 'succeeded') throw new Error(`the sync of ${many} records has not succeeded`);
  const watch = watchResponses(service);
  await service.call('DELETE', `${connectors_path}/${id}`);
  await sleep(15_000);
  const longest_ms = await watch.stop();
  return {
    holds: longest_ms < longest_wait_ms,
    figure: `a response takes up to ${Math.round(longest_ms)} ms while ${many} records are deleted`,
  };
}

async function waitingForFile(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  const id = await createConnector(service, incidentsBody('waiting'));
  const other = new Sqlite(bench.url.slice('sqlite:'.length), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  const watch = watchResponses(service);
  const write = service.call('PATCH', `${connectors_path}/${id}`, { body: { name: 'changed' } });
  await sleep(3_000);
  other.close();
  await write;
  const longest_ms = await watch.stop();
  return {
    holds: longest_ms < longest_wait_ms,
    figure: `a response takes up to ${Math.round(longest_ms)} ms while another process holds the file for 3 s`,
  };
}

const throttled = 4;

/** As many connectors are throttled as there are places for syncs; then comes another. */
async function throttledConnectors(bench: Bench): Promise<Finding> {
  const { vendor, environment } = await startIncidents(bench, {}, throttled + 1);
  const service = await bench.start({ ...environment, ...quick, JOB_CONCURRENCY: String(throttled) });
  for (let account = 0; account < throttled; account++) {
    const fault = { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 100 } as const;
    vendor.faults.add({ account: `account_${account}`, times: 'always', fault });
    await startSync(service, await createConnector(service, incidentsBody(`throttled ${account}`, account)));
  }
  await sleep(3_000);
  const id = await createConnector(service, incidentsBody('other', throttled));
  const began_ms = performance.now();
  const ended = await endOf(service, id, await startSync(service, id), 60_000);
  const took = seconds(performance.now() - began_ms);
  return {
    holds: ended?.status === 'succeeded',
    figure: `beside ${throttled} throttled connectors a sync ${ended ? `${ended.status} after` : 'has not ended within'} ${took}`,
  };
}

/** The stored credentials cannot be opened, as after a restore without its keys. */
async function damagedCredentials(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench);
  const service = await bench.start({ ...environment, ...quick });
  const id = await createConnector(service, incidentsBody('damaged'));
  await bench.sql('UPDATE connectors SET sealed_credentials = ? WHERE id = ?', [Buffer.alloc(64, 7), id]);
  const began_ms = performance.now();
  const ended = await endOf(service, id, await startSync(service, id), 75_000);
  const took = seconds(performance.now() - began_ms);
  return {
    holds: ended !== undefined,
    figure: `the sync ${ended ? `${ended.status} after` : 'has not ended within'} ${took}`,
  };
}

/** The vendor shows a record several times on one page. */
async function repeatedRecords(bench: Bench): Promise<Finding> {
  const { vendor, data, environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  const id = await createConnector(service, incidentsBody('repeated'));
  const same = String(data.record('users', 0)?.id);
  vendor.faults.add({
    times: 'always',
    path: '/v2/users',
    fault: { kind: 'patch_record', index: 1, patch: { id: same } },
  });
  const sync = await endOf(service, id, await startSync(service, id, { entities: ['users'], mode: 'full' }), 60_000);
  const { records_seen, records_written } = sync.entities[0];
  const { body } = await service.call('GET', `${connectors_path}/${id}/replication`);
  const stored = body.data.find((each: any) => each.entity === 'users').record_count;
  return {
    holds: records_seen === stored && records_written === stored,
    figure: `seen ${records_seen}, written ${records_written}, stored ${stored}`,
  };
}

const both = ['sqlite', 'mariadb'] as const;

export const sync_scenarios: readonly Scenario[] = [
  { kind: 5, name: 'FLUSHALL before a sync is due', engines: ['mariadb'], show: scheduleAfterFlush },
  { kind: 5, name: 'FLUSHALL, then kill -9 during a sync', engines: ['mariadb'], show: orphanAfterFlush },
  { kind: 6, name: 'a connector with many records is deleted', engines: both, show: deletedRecords },
  { kind: 6, name: 'another process that holds the file', engines: ['sqlite'], show: waitingForFile },
  { kind: 8, name: 'throttled connectors', engines: both, show: throttledConnectors },
  { kind: 8, name: 'credentials that cannot be opened', engines: both, show: damagedCredentials },
  { kind: 11, name: 'a record that a list repeats', engines: both, show: repeatedRecords },
];
