/**
 * @lanes redis
 * @drawn 2
 * @timed
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { redisOptions, redisPrefix } from '../redis/redis.ts';
import { readSetting } from '../storage/repositories/settings.ts';
import { startProxy, type Proxy } from '../testing/proxy.ts';
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';

const redis_url = process.env['PATCHBAY_TEST_REDIS_URL'];
let proxy: Proxy;
let service: TestReplication;

beforeAll(async () => {
  if (redis_url === undefined) throw new Error('PATCHBAY_TEST_REDIS_URL names no Redis: these tests run in its lane');
  proxy = await startProxy(Number(new URL(redis_url).port || 6379));
  service = await startBehindProxy();
});
afterAll(async () => {
  proxy.become('open');
  await service.close();
  await proxy.close();
});

const startBehindProxy = (): Promise<TestReplication> =>
  startTestReplication({ environment: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` } });

/** Makes the schedule of a connector due, and waits for the sync that follows. */
async function scheduleRuns(id: string): Promise<void> {
  const known = new Set((await service.syncs(id)).map((sync) => sync.id));
  await service.services.database.change(
    "UPDATE sync_schedules SET next_at = '2020-01-01T00:00:00.000Z' WHERE connector_id = ?",
    [id],
  );
  await until(
    async () => (await service.syncs(id)).some((sync) => !known.has(sync.id) && sync.finished_at !== null),
    'a sync of the schedule',
    20_000,
  );
}

/** How long so many requests take, one after the other. */
async function timeOf(requests: number): Promise<number> {
  const began_ms = performance.now();
  for (let n = 0; n < requests; n++) {
    const { status } = await service.call('GET', '/api/v1/integrations/connectors', { token: service.owner.token });
    expect(status).toBe(200);
  }
  return performance.now() - began_ms;
}

/** A command to a silent Redis is given up after 250 ms; if each request waited for one, 20 would take 5 s. */
const requests = 20;
const longest_ms = 2_500;

it('runs schedules after Redis has lost everything, without a restart', async () => {
  const id = await service.createConnector();
  await service.ended(id);
  const redis = new Redis(redis_url ?? '');
  const prefix = redisPrefix((await readSetting(service.services.database, 'installation')) ?? '');
  const keys = (await redis.keys('*')).filter((key) => key.startsWith(prefix));
  expect(keys.length).toBeGreaterThan(0);
  await redis.del(...keys);
  redis.disconnect();
  await scheduleRuns(id);
});

it.each(['silent', 'closed'] as const)(
  'says in the log why a Redis that is %s does not tell how many jobs wait',
  async (state) => {
    const before = service.logged.length;
    proxy.become(state);
    try {
      await until(
        () => Promise.resolve(state === 'silent' || service.logged.slice(before).some(isOutage)),
        'the outage',
      );
      await service.services.jobs.states();
      const [line] = service.logged.slice(before).filter((each) => each.includes('does not tell how many jobs wait'));
      const { err } = JSON.parse(line ?? '{}') as { err?: { message: string; cause?: { message: string } } };
      const causes = [err?.message, err?.cause?.message].join(' ');
      // Where the connection is being made again, what ended the last one is the cause.
      expect(causes).toMatch(state === 'silent' ? /^no response within 500 ms/ : /isn't writeable|ECONN|closed|ended/i);
    } finally {
      proxy.become('open');
    }
    await until(async () => (await service.services.jobs.states()).length > 0, 'Redis', 20_000);
  },
);

const isOutage = (line: string): boolean => line.includes('Redis cannot be reached; jobs wait');

it.each(['silent', 'closed'] as const)(
  'stays ready, responds, and runs schedules and new syncs while Redis is %s',
  async (state) => {
    const id = await service.createConnector();
    await service.ended(id);
    proxy.become(state);
    try {
      // The first request finds out; those after it do not wait.
      await timeOf(1);
      expect(await timeOf(requests)).toBeLessThan(longest_ms);
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      const began_ms = performance.now();
      const { status, body } = await service.start(id);
      expect(status).toBe(202);
      expect(performance.now() - began_ms).toBeLessThan(2_000);
      await service.ended(id, body.id);
      await scheduleRuns(id);
    } finally {
      proxy.become('open');
    }
    await scheduleRuns(id);
  },
);

/** Gives each queue a job that no handler knows, as another process would, and waits until workers have taken them. */
async function takesJobs(of: TestReplication): Promise<void> {
  const states = await until(async () => {
    const found = await of.services.jobs.states();
    return found.length > 0 && found;
  }, 'Redis');
  const prefix = redisPrefix((await readSetting(of.services.database, 'installation')) ?? '');
  const queues = states.map(({ queue }) => new Queue(queue, { connection: redisOptions(redis_url ?? ''), prefix }));
  try {
    await Promise.all(
      queues.map(async (queue) => {
        const { id = '' } = await queue.add('unknown', { key: 'unknown' }, { removeOnComplete: true });
        await until(async () => (await queue.getJob(id)) === undefined, `a worker of ${queue.name}`, 25_000);
      }),
    );
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
  }
}

/** Gives each queue a job that no handler knows, as another process would, and waits until a worker has taken it. */
const longer_than_a_wait_ms = 8_000;

it('takes jobs again from a Redis that was silent while connections to it were made', async () => {
  await takesJobs(service);
  proxy.become('silent');
  await sleep(longer_than_a_wait_ms);
  proxy.become('open');
  await takesJobs(service);
});

it('takes jobs from a Redis that was silent when the process started', async () => {
  proxy.become('silent');
  const started = await startBehindProxy().finally(() => proxy.become('open'));
  try {
    await takesJobs(started);
  } finally {
    await started.close();
  }
});

it.each(['silent', 'closed'] as const)('stops while Redis is %s, and nothing of it tries again', async (state) => {
  const stopped = await startBehindProxy();
  try {
    await stopped.ended(await stopped.createConnector());
    proxy.become(state);
    // The connections notice, and are being made again.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const began_ms = performance.now();
    await stopped.close();
    expect(performance.now() - began_ms).toBeLessThan(20_000);
  } finally {
    proxy.become('open');
  }
});
