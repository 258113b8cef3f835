import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy } from '../proxy.ts';
import {
  connectors_path,
  createConnector,
  incidentsBody,
  seconds,
  startIncidents,
  startSync,
  type Bench,
  type Finding,
  type Scenario,
} from './bench.ts';
import { runCommand, type Service } from './service.ts';

/** From SIGTERM to the end of the process. */
const longest_ms = 10_500;
const patience_ms = 60_000;

async function terminated(service: Service): Promise<Finding> {
  const took_ms = await service.terminate(patience_ms);
  return {
    holds: took_ms !== undefined && took_ms <= longest_ms,
    figure: `${took_ms === undefined ? 'still runs' : 'ends'} ${seconds(took_ms ?? patience_ms)} after SIGTERM`,
  };
}

async function hungDatabase(bench: Bench): Promise<Finding> {
  const url = new URL(bench.url);
  const proxy = await startProxy(Number(url.port), url.hostname);
  bench.atEnd(() => proxy.close());
  url.port = String(proxy.port);
  const { environment } = await startIncidents(bench);
  const service = await bench.start({ ...environment, DATABASE_URL: url.toString() });
  await createConnector(service, incidentsBody('hung'));
  proxy.become('silent');
  const calls = [1, 2, 3].map(() => service.call('GET', connectors_path, { within_ms: patience_ms }));
  await sleep(500);
  const found = await terminated(service);
  await Promise.all(calls);
  return found;
}

/** Calls and a sync wait for a vendor that never responds, and a connection says nothing. */
async function hungVendor(bench: Bench): Promise<Finding> {
  const { vendor, environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  const id = await createConnector(service, incidentsBody('hung'));
  vendor.faults.add({ times: 'always', fault: { kind: 'hang' } });
  await startSync(service, id);
  const { hostname, port } = new URL(service.url);
  const silent = connect(Number(port), hostname);
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  const body = { entity: 'incidents', action: 'list' };
  const call = service.call('POST', `${connectors_path}/${id}/execute`, { body, within_ms: patience_ms });
  await sleep(1_000);
  const found = await terminated(service);
  silent.destroy();
  await call;
  return found;
}

const attempts = 9;

/** `patchbay migrate` is killed, and run again. */
async function killedMigrations(bench: Bench): Promise<Finding> {
  const environment = { PATCHBAY_DATA_DIR: bench.folder };
  const migrate = (database_url: string) =>
    runCommand(bench.build, ['migrate'], {
      folder: bench.folder,
      environment: { ...environment, DATABASE_URL: database_url },
    });
  const timeOfWhole = async () => {
    const began_ms = performance.now();
    const whole = migrate(await bench.another());
    if ((await whole.exited)[0] !== 0) throw new Error(`a migration fails: ${whole.printed()}`);
    return performance.now() - began_ms;
  };
  const whole_ms = Math.min(await timeOfWhole(), await timeOfWhole());
  let killed = 0;
  let stuck = 0;
  for (let n = 0; n < attempts; n++) {
    const url = await bench.another();
    const first = migrate(url);
    // The last two thirds of the command's time are those in which it migrates.
    const timer = setTimeout(() => first.child.kill('SIGKILL'), whole_ms * (1 / 3 + (n / attempts) * (2 / 3)));
    const [, signal] = await first.exited;
    clearTimeout(timer);
    if (signal !== 'SIGKILL') continue;
    killed++;
    const again = migrate(url);
    const late = setTimeout(() => again.child.kill('SIGKILL'), 90_000);
    const [code] = await again.exited;
    clearTimeout(late);
    if (code !== 0) stuck++;
  }
  return {
    holds: killed > 0 && stuck === 0,
    figure: `of ${killed} that were killed ${stuck} cannot be run to the end`,
  };
}

const both = ['sqlite', 'mariadb'] as const;

export const ending_scenarios: readonly Scenario[] = [
  { kind: 9, name: 'SIGTERM with a silent database', engines: ['mariadb'], show: hungDatabase },
  { kind: 9, name: 'SIGTERM with a silent vendor', engines: both, show: hungVendor },
  { kind: 10, name: 'kill -9 of a migration', engines: both, show: killedMigrations },
];
