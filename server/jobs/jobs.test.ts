/**
 * @lanes unit redis
 * @timed
 */
import { pino } from 'pino';
import { Redis } from 'ioredis';
import { setTimeout as sleep } from 'node:timers/promises';
import { bullmqJobs } from './bullmq.ts';
import { redisOptions } from '../redis/redis.ts';
import { inProcessJobs } from './in-process.ts';
import { startProxy } from '../testing/proxy.ts';
import type { Jobs } from './jobs.ts';

const redis = process.env['PATCHBAY_TEST_REDIS_URL'];
const log = pino({ level: 'silent' });
const options = { log, concurrency: 2, stall_ms: 1000 };
const prefixes: string[] = [];

const engines: Array<[string, () => Jobs]> = [
  ['in this process', () => inProcessJobs(options)],
  ...(redis
    ? ([
        [
          'over Redis',
          () => {
            const prefix = `{patchbay:test-${process.pid}-${Date.now()}-${prefixes.length}}`;
            prefixes.push(prefix);
            return bullmqJobs({ ...options, redis: redisOptions(redis), prefix });
          },
        ],
      ] as Array<[string, () => Jobs]>)
    : []),
];

async function until(holds: () => boolean, limit_ms = 8000): Promise<void> {
  const end = Date.now() + limit_ms;
  while (!holds()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await sleep(10);
  }
}

afterAll(async () => {
  if (!redis) return;
  const client = new Redis(redis);
  const keys = (await client.keys('*')).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  if (keys.length > 0) await client.del(...keys);
  client.disconnect();
});

describe.each(engines)('jobs %s', (_name, create) => {
  let jobs: Jobs;
  beforeEach(() => {
    jobs = create();
  });
  afterEach(() => jobs.stop());

  it('are done once each, at most so many at a time', async () => {
    const done: string[] = [];
    let now = 0;
    let most = 0;
    await jobs.start(
      {
        sync: async (key) => {
          most = Math.max(most, ++now);
          await sleep(30);
          now--;
          done.push(key);
        },
      },
      {},
    );
    // What Redis does not acknowledge in time is done in the process too, and a first connection can take so long.
    await jobs.enqueue('sync', 'connects');
    await until(() => done.includes('connects'));
    for (let n = 0; n < 6; n++) await jobs.enqueue('sync', `k${n}`);
    const own = () => done.filter((key) => key !== 'connects');
    await until(() => own().length === 6);
    await sleep(100);
    expect(own().sort()).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5']);
    expect(most).toBe(2);
  });

  it('of other kinds are done though syncs have every place', async () => {
    const done: string[] = [];
    let end = (): void => undefined;
    const syncs = new Promise<void>((resolve) => (end = resolve));
    const note = async (key: string) => void done.push(key);
    await jobs.start({ sync: () => syncs, sweep: note, purge: note, derive: note }, { sweep: 50 });
    for (let n = 0; n < options.concurrency * 2; n++) await jobs.enqueue('sync', `k${n}`);
    await sleep(100);
    for (const name of ['purge', 'derive']) await jobs.enqueue(name, name);
    await until(() => ['purge', 'derive'].every((key) => done.includes(key)));
    const swept = done.filter((key) => key === 'sweep').length;
    await until(() => done.filter((key) => key === 'sweep').length > swept);
    end();
  });

  it('with a key that waits or runs already are not added again; later they are', async () => {
    let calls = 0;
    await jobs.start({ sync: async () => void (await sleep(150), calls++) }, {});
    for (let n = 0; n < 5; n++) await jobs.enqueue('sync', 'same');
    await sleep(50);
    await jobs.enqueue('sync', 'same');
    await until(() => calls === 1);
    await sleep(300);
    expect(calls).toBe(1);
    await jobs.enqueue('sync', 'same');
    await until(() => calls === 2);
  });

  it('can wait', async () => {
    let at = 0;
    await jobs.start({ sync: async () => void (at = performance.now()) }, {});
    const began = performance.now();
    await jobs.enqueue('sync', 'later', 300);
    await until(() => at > 0);
    expect(at - began).toBeGreaterThan(280);
  });

  it('can ask to be called again', async () => {
    const calls: number[] = [];
    await jobs.start(
      {
        sync: async () => {
          calls.push(performance.now());
          return calls.length < 3 ? { again_in_ms: 100 } : undefined;
        },
      },
      {},
    );
    await jobs.enqueue('sync', 'again');
    await until(() => calls.length === 3);
    expect(calls[2]! - calls[0]!).toBeGreaterThan(180);
  });

  it('that asked for a long wait come at once when they are added again', async () => {
    let calls = 0;
    await jobs.start({ sync: async () => (++calls === 1 ? { again_in_ms: 3600_000 } : undefined) }, {});
    await jobs.enqueue('sync', 'waits');
    await until(() => calls === 1);
    await sleep(200);
    await jobs.enqueue('sync', 'waits');
    await until(() => calls === 2);
  });

  it('that fail do not stop the others, and can come again', async () => {
    const done: string[] = [];
    await jobs.start(
      {
        sync: async (key) => {
          done.push(key);
          if (key === 'bad' && done.length === 1) throw new Error('no');
        },
      },
      {},
    );
    await jobs.enqueue('sync', 'bad');
    await until(() => done.length === 1);
    await jobs.enqueue('sync', 'good');
    await until(() => done.includes('good'));
    await sleep(50);
    await jobs.enqueue('sync', 'bad');
    await until(() => done.filter((key) => key === 'bad').length === 2);
  });

  it('of a schedule come by themselves', async () => {
    let calls = 0;
    await jobs.start({ sweep: async () => void calls++ }, { sweep: 100 });
    await until(() => calls >= 3);
  });

  it('in progress get an aborted signal, and are waited for', async () => {
    let stopped = false;
    let begun = false;
    await jobs.start(
      {
        sync: async (_key, signal) => {
          begun = true;
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          await sleep(50);
          stopped = true;
        },
      },
      {},
    );
    await jobs.enqueue('sync', 'long');
    await until(() => begun);
    await jobs.stop();
    expect(stopped).toBe(true);
  });
});

if (redis) {
  describe('several processes over Redis', () => {
    it('share the jobs, and each is done once', async () => {
      const prefix = `{patchbay:test-${process.pid}-shared}`;
      prefixes.push(prefix);
      const both = [1, 2].map(() => bullmqJobs({ ...options, redis: redisOptions(redis), prefix }));
      const done: string[] = [];
      const by: number[] = [];
      for (const [n, jobs] of both.entries())
        await jobs.start({ sync: async (key) => void (done.push(key), by.push(n), await sleep(30)) }, {});
      for (let n = 0; n < 10; n++) await both[0]!.enqueue('sync', `k${n}`);
      await until(() => done.length === 10);
      expect(new Set(done).size).toBe(10);
      expect(new Set(by).size).toBe(2);
      for (const jobs of both) await jobs.stop();
    });

    it('do jobs again though the network has cut a connection without a word', async () => {
      const prefix = `{patchbay:test-${process.pid}-cut}`;
      prefixes.push(prefix);
      const proxy = await startProxy(Number(new URL(redis).port || 6379));
      const through = redisOptions(`redis://127.0.0.1:${proxy.port}`);
      const [works, asks] = [through, redisOptions(redis)].map((address) =>
        bullmqJobs({ ...options, redis: address, prefix }),
      );
      if (!works || !asks) throw new Error('two are made');
      try {
        const done: string[] = [];
        await works.start({ sync: async (key) => void done.push(key) }, {});
        await asks.enqueue('sync', 'before');
        await until(() => done.includes('before'));
        proxy.become('silent');
        await sleep(200);
        proxy.become('open');
        await asks.enqueue('sync', 'after');
        await until(() => done.includes('after'), 30_000);
        // Those of the other queues that are still half-open end, so that they can be closed.
        proxy.become('closed');
        proxy.become('open');
        await sleep(3_000);
      } finally {
        await Promise.all([works.stop(), asks.stop()]);
        await proxy.close();
      }
    }, 60_000);
  });

  it('do not make callers wait when Redis is away', async () => {
    const jobs = bullmqJobs({ ...options, redis: redisOptions('redis://127.0.0.1:1'), prefix: '{patchbay:none}' });
    const began = performance.now();
    await jobs.enqueue('sync', 'lost');
    expect(performance.now() - began).toBeLessThan(3000);
    await jobs.stop();
  });
}
