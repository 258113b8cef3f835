/**
 * Redis Clusters of redis-server processes: keys that move, masters that die or hang, certificates and passwords.
 * @drawn 2
 * @lanes redis
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { checkRedis } from '../doctor/check-redis.ts';
import { cluster_advice, connectRedis, redisOptions, redisPrefix } from '../redis/redis.ts';
import { readSetting } from '../storage/repositories/settings.ts';
import { createAuthority } from '../testing/certificates.ts';
import { startRedisCluster, type RedisCluster, type RedisNode } from '../testing/cluster/redis-cluster.ts';
import { startTestReplication, until } from '../testing/replication.ts';
import { bullmqJobs } from './bullmq.ts';
import type { Jobs } from './jobs.ts';

const recovery_ms = 30_000;
const prefix = redisPrefix('moved');
const log = pino({ level: 'silent' });

let folder: string;
let cluster: RedisCluster;
let asks: Jobs;
let works: Jobs;
const done = new Set<string>();

const jobsOver = (redis: ReturnType<typeof redisOptions>, to = log): Jobs =>
  bullmqJobs({ log: to, concurrency: 4, stall_ms: 1000, redis, prefix });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patchbay-redis-'));
  cluster = await startRedisCluster({ folder, replicas: 1 });
  [asks, works] = [jobsOver(redisOptions(cluster.url)), jobsOver(redisOptions(cluster.url))];
  await works.start({ sync: async (key) => void done.add(key) }, {});
}, 60_000);
afterAll(async () => {
  await Promise.all([asks?.stop(), works?.stop()]);
  await cluster?.close();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
/** The one that asks performs no jobs: what is done has come to the other through Redis. */
async function jobsTravel(): Promise<void> {
  const before = done.size;
  await until(
    async () => {
      await asks.enqueue('sync', `travels-${count++}`);
      await sleep(200);
      return done.size > before;
    },
    'a job that comes through Redis',
    recovery_ms,
  );
}

const idOf = async ({ redis }: RedisNode): Promise<string> => String(await redis.cluster('MYID'));

/** Gives the slot of these keys to another master, with the commands that an administrator's tool sends. */
async function moveSlot(from: RedisNode, to: RedisNode): Promise<void> {
  const slot = await from.redis.cluster('KEYSLOT', prefix);
  await to.redis.cluster('SETSLOT', slot, 'IMPORTING', await idOf(from));
  await from.redis.cluster('SETSLOT', slot, 'MIGRATING', await idOf(to));
  for (;;) {
    const [key] = await from.redis.cluster('GETKEYSINSLOT', slot, 1);
    if (key === undefined) break;
    await from.redis.call('MIGRATE', '127.0.0.1', to.port, key, 0, 5000);
    await sleep(20); // some keys here, some there
  }
  for (const each of [to, from]) await each.redis.cluster('SETSLOT', slot, 'NODE', await idOf(to));
}

const masters = async (): Promise<RedisNode[]> => {
  const roles = await Promise.all(cluster.nodes.map(async ({ redis }) => (await redis.role())[0]));
  return cluster.nodes.filter((_, at) => roles[at] === 'master');
};

it('loses no job that waits in a slot which moves to another node, and takes more meanwhile', async () => {
  await jobsTravel();
  const from = await cluster.ownerOf(prefix);
  const to = (await masters()).find((node) => node !== from)!;
  const keys = Array.from({ length: 40 }, (_, n) => `moved-${n}`);
  await until(
    async () => {
      for (const key of keys) await asks.enqueue('sync', key, 8_000);
      return (await asks.states()).some(({ queue, delayed }) => queue === 'jobs' && delayed === keys.length);
    },
    'a Redis that has all jobs',
    recovery_ms,
  );
  const moved = moveSlot(from, to);
  for (let n = 0; n < 20; n++) await asks.enqueue('sync', `meanwhile-${n}`).then(() => sleep(20));
  await moved;
  expect(await cluster.ownerOf(prefix)).toBe(to);
  await jobsTravel();
  await until(() => Promise.resolve(keys.every((key) => done.has(key))), 'the jobs', recovery_ms);
});

it('performs jobs again after a master was killed and its replica has taken over', async () => {
  const killed = await cluster.ownerOf(prefix);
  await killed.kill();
  await jobsTravel();
  expect(await cluster.ownerOf(prefix)).not.toBe(killed);
  await killed.start();
  await jobsTravel();
});

it('performs jobs again after a master has hung and was replaced', async () => {
  const hung = await cluster.ownerOf(prefix);
  hung.pause(true);
  try {
    await jobsTravel();
    await until(async () => (await asks.states()).length > 0, 'the number of jobs', recovery_ms);
  } finally {
    hung.pause(false);
  }
  await jobsTravel();
});

it('says what to set where REDIS_URL names one node, in the log and by patchbay doctor', async () => {
  const lines: string[] = [];
  const owner = await cluster.ownerOf(prefix);
  const other = (await masters()).find((node) => node !== owner)!;
  const address = redisOptions(`redis://127.0.0.1:${other.port}`);
  const to = pino({}, { write: (line: string) => void lines.push(line) });
  const jobs = jobsOver(address, to);
  await jobs.enqueue('sync', 'refused');
  await jobs.stop();
  expect(lines.some((line) => line.includes('MOVED') && line.includes(cluster_advice.missing))).toBe(true);
  lines.length = 0;
  const redis = await connectRedis(redisOptions(`redis://127.0.0.1:${owner.port}`), to);
  await until(async () => lines.some((line) => line.includes(cluster_advice.missing)), 'the line');
  redis.disconnect();
  expect(await checkRedis(address)).toMatchObject([{ level: 'error', advice: `${cluster_advice.missing}.` }]);
});

it('says what to remove where a single server is taken for a cluster', async () => {
  const single = redisOptions(process.env['PATCHBAY_TEST_REDIS_URL'] ?? '', null, true);
  expect(await checkRedis(single)).toMatchObject([{ level: 'error', advice: `${cluster_advice.wrong}.` }]);
});

it('keeps jobs and rate limits of an installation in one slot', async () => {
  const service = await startTestReplication({ environment: { REDIS_URL: cluster.url } });
  try {
    await service.ended(await service.createConnector());
    const own = redisPrefix((await readSetting(service.services.database, 'installation')) ?? '');
    const keys = await until(
      async () => {
        await service.call('GET', '/api/v1/integrations/connectors', { token: service.owner.token });
        const all = (await Promise.all(cluster.nodes.map(({ redis }) => redis.keys('*')))).flat();
        const found = all.filter((key) => key.includes(own));
        return [':rate:client', ':jobs:'].every((part) => found.some((key) => key.includes(part))) && found;
      },
      'keys of jobs and rate limits',
      recovery_ms,
    );
    const { redis } = await cluster.ownerOf(own);
    const slots = await Promise.all(keys.map((key) => redis.cluster('KEYSLOT', key)));
    expect(new Set(slots).size).toBe(1);
  } finally {
    await service.close();
  }
});

it('is used with certificates and a password, from the address of one node', async () => {
  const authority = createAuthority();
  const secured = mkdtempSync(join(tmpdir(), 'patchbay-redis-'));
  const password = 'of@all,nodes';
  const encrypted = await startRedisCluster({ folder: secured, replicas: 0, tls: authority, password });
  const given = (of: string) => {
    const { redis_url, redis_ca, redis_cluster } = readConfig('sandbox', {
      DATABASE_URL: 'mysql://user:password@db.example/patchbay',
      REDIS_URL: `rediss://:${encodeURIComponent(of)}@localhost:${encrypted.nodes[0]?.port}`,
      REDIS_CA_FILE: authority.file,
      REDIS_CLUSTER: 'true',
    });
    return redisOptions(redis_url ?? '', redis_ca, redis_cluster);
  };
  try {
    expect(await checkRedis(given(password))).toMatchObject([
      { level: 'ok', text: expect.stringMatching(/3 masters/) },
    ]);
    expect(await checkRedis(given('another'))).toMatchObject([{ text: expect.stringMatching(/refuses/) }]);
    const jobs = jobsOver(given(password));
    const performed = new Promise<string>((resolve) => void jobs.start({ sync: async (key) => resolve(key) }, {}));
    await jobs.enqueue('sync', 'encrypted');
    expect(await performed).toBe('encrypted');
    await jobs.stop();
    const { redis } = encrypted.nodes[0]!;
    await encrypted.nodes[1]?.kill();
    await until(async () => String(await redis.cluster('INFO')).includes('cluster_state:fail'), 'the failure');
    const findings = await checkRedis(given(password));
    expect(findings[0]).toMatchObject({ level: 'error', text: 'the cluster takes no commands' });
    expect(findings).toContainEqual(
      expect.objectContaining({
        level: 'error',
        text: expect.stringContaining(`localhost:${encrypted.nodes[1]?.port}`),
      }),
    );
  } finally {
    await encrypted.close();
    authority.remove();
    rmSync(secured, { recursive: true, force: true });
  }
});
