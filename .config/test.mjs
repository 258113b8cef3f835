// `npm test`: every test on SQLite, then those that touch a database again on MariaDB. It takes the MariaDB that PATCHBAY_TEST_MARIADB_URL names or that listens
// on 127.0.0.1:3306, else starts a private one where mariadbd is installed, else says in one line what it left out. PATCHBAY_TEST_COMPLETE=1 accepts no gap.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection as connectTcp } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { install, root } from './ready.mjs';

install();

const onMariadb = ['server/(http|handlers|storage|vault|sync|search|jobs|oauth|start)', 'clients/(modes|http)', 'conformance/kit'];

/** What can go otherwise with jobs over Redis; all else of replication has run on MariaDB. */
const overRedis = ['server/sync/(behaviours|endpoints|processes|runs)', 'server/jobs/'];

function listens(port) {
  return new Promise((resolve) => {
    const socket = connectTcp({ host: '127.0.0.1', port, timeout: 1000 });
    const end = (result) => () => (socket.destroy(), resolve(result));
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

async function accepts(url) {
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 3000 });
    await connection.query('CREATE DATABASE IF NOT EXISTS patchbay_test_probe');
    await connection.query('DROP DATABASE patchbay_test_probe');
    await connection.end();
    return true;
  } catch {
    return false;
  }
}

/** A MariaDB of our own in a folder of its own, gone with the run. */
async function startPrivate() {
  const found = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
  if (!found('mariadbd') || !found('mariadb-install-db')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-mariadb-'));
  const user = userInfo().username;
  const made = spawnSync('mariadb-install-db', [`--datadir=${folder}`, `--user=${user}`, '--auth-root-authentication-method=normal', '--skip-test-db']);
  if (made.status !== 0) return undefined;
  const port = 33_000 + Math.floor(Math.random() * 20_000);
  const server = spawn('mariadbd', ['--no-defaults', `--datadir=${folder}`, `--user=${user}`, `--port=${port}`, '--bind-address=127.0.0.1', `--socket=${folder}/socket`], { stdio: 'ignore' });
  for (let tries = 0; tries < 100 && !(await listens(port)); tries++) await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    url: `mysql://root@127.0.0.1:${port}/mysql`,
    stop: () => {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findMariadb() {
  const given = process.env.PATCHBAY_TEST_MARIADB_URL;
  if (given) return { url: given, stop: () => undefined };
  const local = 'mysql://root@127.0.0.1:3306/mysql';
  if ((await listens(3306)) && (await accepts(local))) return { url: local, stop: () => undefined };
  return startPrivate();
}

const totals = { passed: 0, failed: 0, pending: 0 };

function jest(name, paths, environment) {
  console.log(`\n== ${name}`);
  const report = join(mkdtempSync(join(tmpdir(), 'patchbay-jest-')), 'report.json');
  const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--config', '.config/jest.config.mjs', '--json', `--outputFile=${report}`, ...paths], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    totals.pending += result.numPendingTests;
  } catch {
    totals.failed += 1;
  }
  return status === 0;
}

/** Jobs over Redis, and the kills over every combination: PATCHBAY_KILLS says how many, 20 without it. */
async function withRedis(mariadb_url) {
  const local = 'redis://127.0.0.1:6379';
  const redis = process.env.PATCHBAY_TEST_REDIS_URL ?? ((await listens(6379)) ? local : undefined);
  if (!redis) {
    gap = true;
    console.log('\nLeft out: jobs over Redis. Start a redis-server, or name one in PATCHBAY_TEST_REDIS_URL.');
  }
  const environment = { PATCHBAY_TEST_ENGINE: 'mariadb', PATCHBAY_TEST_MARIADB_URL: mariadb_url, ...(redis ? { PATCHBAY_TEST_REDIS_URL: redis } : {}) };
  const over_redis = !redis || jest('MariaDB and Redis', overRedis, { ...environment, PATCHBAY_KILLS: '0' });
  return jest('kills', ['server/sync/kills'], { ...environment, PATCHBAY_KILLS: process.env.PATCHBAY_KILLS ?? '20' }) && over_redis;
}

let gap = false;
const mariadb = await findMariadb();
let good = jest('SQLite', process.argv.slice(2), { PATCHBAY_KILLS: '0', ...(mariadb ? { PATCHBAY_TEST_MARIADB_URL: mariadb.url } : {}) });
if (mariadb) {
  good = jest('MariaDB', process.argv.length > 2 ? process.argv.slice(2) : onMariadb, { PATCHBAY_TEST_ENGINE: 'mariadb', PATCHBAY_TEST_MARIADB_URL: mariadb.url, PATCHBAY_KILLS: '0' }) && good;
  if (process.argv.length === 2) good = (await withRedis(mariadb.url)) && good;
  mariadb.stop();
} else {
  gap = true;
  console.log('\nLeft out: the tests on MariaDB. Install mariadb-server, or name one in PATCHBAY_TEST_MARIADB_URL.');
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.pending > 0 ? `, ${totals.pending} skipped` : ''}`);
process.exit(good && !(gap && process.env.PATCHBAY_TEST_COMPLETE === '1') ? 0 : 1);
