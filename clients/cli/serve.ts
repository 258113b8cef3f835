import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import { startServer, type RunningServer } from '../../server/main.ts';
import { createSandbox } from '../../server/sandbox.ts';
import { generateKeyRing } from '../../server/vault/key-ring.ts';
import { Failure } from './failure.ts';
import { createPrivateFile, makePrivateDirectory, readSandboxFile, sandboxPath, writePrivateFile, type SandboxFile } from './sandbox-file.ts';
import { startApplication } from './sandbox-application.ts';
import { startVendors } from './sandbox-vendors.ts';
import { welcome } from './welcome.ts';

interface Serving {
  /** What to tell the person who started it. */
  greeting: string;
  close(): Promise<void>;
}

/** One Ctrl-C arrives several times at once: from the terminal, and passed on by npm. Only a later one means "now". */
const same_signal_ms = 1000;

/** Serves until a signal asks it to stop; answers when everything is closed. */
export async function serve({ sandbox, role }: { sandbox: boolean; role?: string | undefined }): Promise<void> {
  const stopped = nextSignal();
  const environment = { ...process.env, ...(role === undefined ? {} : { PATCHBAY_ROLE: role }) };
  const serving = await (sandbox ? serveSandbox(environment) : serveProduction(environment));
  process.stdout.write(serving.greeting);
  await stopped;
  await serving.close();
}

/** Signals count from the beginning: one that comes while the server starts stops it as soon as it is there. */
function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first_ms: number | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      if (first_ms === undefined) {
        first_ms = performance.now();
        resolve();
      } else if (performance.now() - first_ms > same_signal_ms) {
        process.exit(signal === 'SIGINT' ? 130 : 143);
      }
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

async function serveProduction(environment: NodeJS.ProcessEnv): Promise<Serving> {
  const config = readConfig('production', environment);
  const running = await start({ ...config, keys: config.keys! });
  return { greeting: '', close: running.close };
}

async function serveSandbox(environment: NodeJS.ProcessEnv): Promise<Serving> {
  const config = readConfig('sandbox', environment);
  makePrivateDirectory(config.data_dir);
  // Whatever this machine calls itself; a sandbox listens on loopback only.
  const vendors = await startVendors(['http://127.0.0.1:', 'http://localhost:', 'http://[::1]:', ...(config.public_url ? [config.public_url] : [])]);
  const closing: Array<{ close(): Promise<void> }> = [vendors];
  const close = async () => {
    for (const each of closing) await each.close(); // the server first: its requests in flight still need the vendors
  };
  try {
    const application = await startApplication();
    closing.push(application);
    const origins = Object.fromEntries(Object.entries(vendors.upstreams).map(([type, { base_url }]) => [type, base_url]));
    const running = await start({ ...config, keys: config.keys ?? sandboxKeys(config.data_dir), upstreams: { ...origins, ...config.upstreams }, oauth_clients: { ...vendors.oauth_clients, ...config.oauth_clients } });
    closing.unshift(running);
    const known = readSandboxFile(config.data_dir);
    const { redirect_url } = application;
    const { organization_id, client_id, client_secret, second } = await createSandbox(running.services.database, known, { redirect_url, former: known?.redirect_url });
    const { connectors, upstreams } = vendors;
    const file: SandboxFile = { base_url: running.services.public_url(), organization_id, client_id, client_secret, connectors, upstreams, second, redirect_url };
    writePrivateFile(sandboxPath(config.data_dir), `${JSON.stringify(file, null, 2)}\n`);
    const data_dir_is_default = config.data_dir === join(process.cwd(), '.patchbay');
    return { greeting: welcome({ file, data_dir: config.data_dir, data_dir_is_default }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The sandbox keeps its keys beside its database; without them what that holds cannot be read. */
function sandboxKeys(data_dir: string): string {
  const path = join(data_dir, 'keys.json');
  createPrivateFile(path, generateKeyRing);
  return readFileSync(path, 'utf8');
}

async function start(config: Config & { keys: string }): Promise<RunningServer> {
  try {
    return await startServer(config, createLog(config.log_level));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Failure(`Port ${config.port} of ${config.host} is taken: choose another one, for example with PORT=${config.port === 65_535 ? 8080 : config.port + 1}.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new Failure(`${config.host}:${config.port} cannot be listened on (${code}): set HOST and PORT to an address of this machine.`);
    throw error;
  }
}
