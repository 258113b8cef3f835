/**
 * A Redis that takes encrypted connections only, certified by an authority that only REDIS_CA_FILE names.
 * @lanes redis
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { listens } from '../../.config/mariadb.mjs';
import { readConfig } from '../config.ts';
import { checkRedis } from '../doctor/check-redis.ts';
import { connectRedis, redisOptions } from '../redis/redis.ts';
import { createAuthority, type Authority } from '../testing/certificates.ts';
import { bullmqJobs } from './bullmq.ts';

const log = pino({ level: 'silent' });
const port = 53_000 + Math.floor(Math.random() * 2000);

let authority: Authority;
let other: Authority;
let server: ChildProcess;

beforeAll(async () => {
  authority = createAuthority();
  other = createAuthority();
  const { cert, key } = authority.certify('localhost');
  const tls = {
    'tls-port': String(port),
    'tls-cert-file': cert,
    'tls-key-file': key,
    'tls-ca-cert-file': authority.file,
  };
  const options = { ...tls, port: '0', bind: '127.0.0.1', save: '', appendonly: 'no', 'tls-auth-clients': 'no' };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  server = spawn('redis-server', given, { stdio: 'ignore', cwd: authority.folder });
  for (let tries = 0; tries < 100 && !(await listens(port)); tries++) await sleep(100);
}, 60_000);
afterAll(() => {
  server.kill('SIGKILL');
  authority.remove();
  other.remove();
});

function addressOf(REDIS_CA_FILE: string | undefined, REDIS_URL = `rediss://localhost:${port}`) {
  const DATABASE_URL = 'mysql://user:password@db.example/patchbay';
  const settings = { DATABASE_URL, REDIS_URL, ...(REDIS_CA_FILE !== undefined && { REDIS_CA_FILE }) };
  const { redis_url, redis_ca } = readConfig('sandbox', settings);
  return redisOptions(redis_url ?? '', redis_ca);
}

async function responds(address: ReturnType<typeof addressOf>): Promise<boolean> {
  const redis = await connectRedis(address, log);
  try {
    await Promise.race([new Promise((resolve) => redis.once('ready', resolve)), sleep(1500)]);
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

it('counts and takes jobs over encrypted connections', async () => {
  expect(await responds(addressOf(authority.file))).toBe(true);
  const jobs = bullmqJobs({ log, concurrency: 1, stall_ms: 1000, redis: addressOf(authority.file), prefix: '{tls}' });
  const done = new Promise<string>((resolve) => void jobs.start({ sync: async (key) => resolve(key) }, {}));
  await jobs.enqueue('sync', 'encrypted');
  expect(await done).toBe('encrypted');
  await jobs.stop();
});

it('is not used in plain text, where another authority is trusted, or by a name that is not certified', async () => {
  const plain = `redis://localhost:${port}`;
  expect(await responds(addressOf(undefined, plain))).toBe(false);
  expect(await responds(addressOf(undefined))).toBe(false);
  expect(await responds(addressOf(other.file))).toBe(false);
  expect(await responds(addressOf(authority.file, `rediss://127.0.0.1:${port}`))).toBe(false);
  const [finding] = await checkRedis(addressOf(other.file));
  expect(finding).toMatchObject({ about: 'Redis', level: 'error' });
});

it.each(['another authority', 'the right one'])('may be left at any moment of its handshake: %s', async (which) => {
  const address = addressOf((which === 'the right one' ? authority : other).file);
  for (let times = 0; times < 400; times++) {
    const redis = await connectRedis(address, log);
    const left = performance.now() + Math.random() * 6;
    while (performance.now() < left) await nextTurn();
    redis.disconnect();
  }
  await sleep(2500); // after two seconds ioredis gives up what has not closed
});
