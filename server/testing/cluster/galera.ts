import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { installDatabase } from '../../../.config/mariadb.mjs';
import { startProxy, type Proxy } from '../proxy.ts';
import { freePorts } from './free-ports.ts';

/** Debian's package galera-4. */
const provider = '/usr/lib/galera/libgalera_smm.so';
const start_ms = 60_000;

/** Rsync, by which nodes copy from each other, serves nothing as root. */
const user = userInfo().uid === 0 ? 'mysql' : userInfo().username;

function folderFor(path: string): void {
  mkdirSync(path);
  const [uid = NaN, gid = NaN] = ['-u', '-g'].map((which) => Number(spawnSync('id', [which, user]).stdout));
  chownSync(path, uid, gid);
}

/** One mariadbd of the cluster, which can be killed, paused and started again. */
export interface GaleraNode {
  name: string;
  port: number;
  /** Where its health is asked for: 200 while it takes statements. */
  health_port: number;
  kill(): Promise<void>;
  /** Starts it again, and waits until it is in the cluster. */
  start(): Promise<void>;
  pause(paused: boolean): void;
  /** Between HAProxy and the node, of which the other nodes know nothing. */
  network: Proxy;
  /** Whether it neither sends to the other nodes nor receives from them; clients still reach it. */
  isolate(isolated: boolean): Promise<void>;
  isSynced(): Promise<boolean>;
}

export interface Galera {
  nodes: readonly GaleraNode[];
  stop(): Promise<void>;
}

interface Ports {
  sql: number;
  group: number;
  ist: number;
  sst: number;
  health: number;
}

async function statusOf(port: number, name: string): Promise<string | undefined> {
  const connection = await createConnection({ host: '127.0.0.1', port, user: 'root', connectTimeout: 1000 });
  try {
    // The state of this node, whatever it has still to apply.
    await connection.query({ sql: 'SET SESSION wsrep_sync_wait = 0', timeout: 1000 });
    const [rows] = await connection.query<RowDataPacket[]>({ sql: `SHOW STATUS LIKE '${name}'`, timeout: 1000 });
    return rows[0]?.['Value'] as string | undefined;
  } finally {
    connection.destroy();
  }
}

async function setProvider(port: number, option: string): Promise<void> {
  const connection = await createConnection({ host: '127.0.0.1', port, user: 'root', connectTimeout: 1000 });
  try {
    await connection.query({ sql: `SET GLOBAL wsrep_provider_options = '${option}'`, timeout: 10_000 });
  } finally {
    connection.destroy();
  }
}

/** Takes statements: in the part of the cluster that has the majority, with all that the others have committed. */
const isSynced = async (port: number): Promise<boolean> => {
  try {
    return (await statusOf(port, 'wsrep_local_state')) === '4' && (await statusOf(port, 'wsrep_ready')) === 'ON';
  } catch {
    return false; // it does not respond
  }
};

function argumentsOf(folder: string, ports: readonly Ports[], at: number): string[] {
  const own = ports[at];
  if (!own) throw new Error(`there is no node ${at}`);
  const peers = ports.map(({ group }) => `127.0.0.1:${group}`).join(',');
  // A node that does not respond is excluded after two seconds instead of five.
  const options = [
    `base_host=127.0.0.1;base_port=${own.group};gmcast.listen_addr=tcp://127.0.0.1:${own.group}`,
    `ist.recv_addr=127.0.0.1:${own.ist};gcache.size=128M`,
    'evs.inactive_check_period=PT0.5S;evs.keepalive_period=PT0.5S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT6S',
  ].join(';');
  return [
    '--no-defaults',
    `--datadir=${join(folder, `node-${at}`)}`,
    `--user=${user}`,
    `--port=${own.sql}`,
    '--bind-address=127.0.0.1',
    `--socket=${folder}/run-${at}/socket`,
    `--tmpdir=${folder}/run-${at}`,
    `--pid-file=${folder}/run-${at}/pid`,
    `--log-error=${folder}/run-${at}/log`,
    '--max-connections=500',
    '--skip-name-resolve',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-buffer-pool-size=256M',
    '--binlog-format=ROW',
    '--default-storage-engine=InnoDB',
    '--innodb-autoinc-lock-mode=2',
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    '--wsrep-cluster-name=patchbay',
    `--wsrep-cluster-address=gcomm://${peers}`,
    `--wsrep-node-name=node-${at}`,
    `--wsrep-node-address=127.0.0.1:${own.group}`,
    `--wsrep-provider-options=${options}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${own.sst}`,
    // What one connection has committed, the next one reads at whichever node.
    '--wsrep-sync-wait=15',
  ];
}

/** Asks as HAProxy does, over the network between them. */
function healthServer({ port, health_port }: GaleraNode): Server {
  return createServer((_request, response) => {
    void isSynced(port).then((synced) => response.writeHead(synced ? 200 : 503).end());
  }).listen(health_port, '127.0.0.1');
}

async function createNode(
  folder: string,
  ports: readonly Ports[],
  at: number,
): Promise<GaleraNode & { begin(): Promise<void> }> {
  const own = ports[at];
  if (!own) throw new Error(`there is no node ${at}`);
  const network = await startProxy(own.sql);
  let child: ChildProcess | undefined;
  const launch = async (...more: string[]) => {
    child = spawn('mariadbd', [...argumentsOf(folder, ports, at), ...more], { stdio: 'ignore' });
    const started = child;
    const ends_ms = performance.now() + start_ms;
    while (!(await isSynced(own.sql))) {
      if (started.exitCode !== null)
        throw new Error(`node ${at} ended with ${started.exitCode}: see ${folder}/run-${at}`);
      if (performance.now() > ends_ms) throw new Error(`node ${at} did not join the cluster: see ${folder}/run-${at}`);
      await sleep(200);
    }
  };
  return {
    name: `node ${at}`,
    port: network.port,
    network,
    health_port: own.health,
    begin: () => launch('--wsrep-new-cluster'),
    start: () => launch(),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    pause: (paused) => void child?.kill(paused ? 'SIGSTOP' : 'SIGCONT'),
    isSynced: () => isSynced(own.sql),
    isolate: (isolated) => setProvider(own.sql, `gmcast.isolate=${isolated ? 1 : 0}`),
  };
}

/** Three nodes in `folder`, with the health of each for a proxy. */
export async function startGalera(folder: string): Promise<Galera> {
  chmodSync(folder, 0o755);
  const ports: Ports[] = [];
  for (let at = 0; at < 3; at++) {
    const [sql = 0, group = 0, ist = 0, sst = 0, health = 0] = await freePorts(5);
    ports.push({ sql, group, ist, sst, health });
    const data = join(folder, `node-${at}`);
    folderFor(data);
    folderFor(join(folder, `run-${at}`));
    const installed = installDatabase(data, user);
    if (installed.status !== 0) throw new Error(`mariadb-install-db: ${String(installed.stderr)}`);
  }
  const nodes = await Promise.all(ports.map((_, at) => createNode(folder, ports, at)));
  const health = nodes.map(healthServer);
  const stop = async () => {
    for (const each of health) each.close();
    await Promise.all(nodes.flatMap((node) => [node.kill(), node.network.close()]));
  };
  try {
    const [first, ...others] = nodes;
    await first?.begin();
    for (const node of others) await node.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, stop };
}
