// The MariaDB that tests run on.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection as connectTcp, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.mjs';

export function listens(port) {
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

/** Makes the folder of a server, which `user` runs. */
export const installDatabase = (data, user) =>
  spawnSync('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    `--user=${user}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);

/** One that nothing uses at this moment; something may use it before the server does. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
const most_ports = 5;

/**
 * A server of our own in a temporary folder, removed with the run, with `environment` and `options` beside ours. It never
 * waits for the disk, which makes its schema changes ten times faster; tests kill processes of ours, never the database
 * server.
 */
export async function startPrivate(environment = {}, options = []) {
  const found = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
  if (!found('mariadbd') || !found('mariadb-install-db')) return undefined;
  const folder = mkdtempSync(join(scratchFolder(), 'patchbay-mariadb-'));
  const user = userInfo().username;
  const data = join(folder, 'data');
  if (installDatabase(data, user).status !== 0) return undefined;
  for (let tries = 0; tries < most_ports; tries++) {
    const started = await startOn(await freePort(), { folder, data, user, environment, options });
    if (started) return started;
  }
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

async function startOn(port, { folder, data, user, environment, options }) {
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${folder}/socket`,
      // A server removes what it takes for left over there when it begins, also the temporary tables of others.
      `--tmpdir=${folder}`,
      '--max-connections=500',
      '--skip-name-resolve',
      '--debug-no-sync',
      '--sync-frm=0',
      '--innodb-flush-method=nosync',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=0',
      ...options,
    ],
    { stdio: 'ignore', env: { ...process.env, ...environment } },
  );
  const kill = () => server.kill('SIGKILL');
  const stop = () => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (await listens(port)) return { url: `mysql://root@127.0.0.1:${port}/mysql`, of: 'a private MariaDB', stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.off('exit', stop);
  kill();
  return undefined;
}

/** The one that PATCHBAY_TEST_MARIADB_URL names, else a private one, else the one on 127.0.0.1:3306. */
export async function findMariadb() {
  const given = process.env.PATCHBAY_TEST_MARIADB_URL;
  if (given) return { url: given, of: 'PATCHBAY_TEST_MARIADB_URL', stop: () => undefined };
  const own = await startPrivate();
  if (own) return own;
  const local = 'mysql://root@127.0.0.1:3306/mysql';
  if ((await listens(3306)) && (await accepts(local))) return { url: local, of: local, stop: () => undefined };
  return undefined;
}
