import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { createSandbox } from '../../../server/sandbox.ts';
import { generateKeyRing } from '../../../server/vault/key-ring.ts';
import { startApplication } from './sandbox-application.ts';
import {
  createPrivateFile,
  makePrivateDirectory,
  readSandboxFile,
  sandboxPath,
  writePrivateFile,
  type SandboxFile,
} from './sandbox-file.ts';
import { startVendors } from './sandbox-vendors.ts';
import { startService, type Serving } from '../start-service.ts';
import { welcome } from './welcome.ts';

/**
 * The service on loopback, with fake vendors, an application to come back to, and everything it needs made on the first
 * start.
 */
export async function serveSandbox(environment: NodeJS.ProcessEnv): Promise<Serving> {
  const config = readConfig('sandbox', environment);
  makePrivateDirectory(config.data_dir);
  // Whatever this machine calls itself; a sandbox listens on loopback only.
  const vendors = await startVendors([
    'http://127.0.0.1:',
    'http://localhost:',
    'http://[::1]:',
    ...(config.public_url ? [config.public_url] : []),
  ]);
  const closing: Array<{ close(): Promise<void> }> = [vendors];
  const close = async () => {
    for (const each of closing) await each.close(); // the server first: its requests in flight still need the vendors
  };
  try {
    const application = await startApplication();
    closing.push(application);
    const origins = Object.fromEntries(
      Object.entries(vendors.upstreams).map(([type, { base_url }]) => [type, base_url]),
    );
    const running = await startService({
      ...config,
      keys: config.keys ?? sandboxKeys(config.data_dir),
      upstreams: { ...origins, ...config.upstreams },
      oauth_clients: { ...vendors.oauth_clients, ...config.oauth_clients },
    });
    closing.unshift(running);
    const known = readSandboxFile(config.data_dir);
    const { redirect_url } = application;
    const { organization_id, client_id, client_secret, second } = await createSandbox(
      running.services.database,
      known,
      { redirect_url, former: known?.redirect_url },
    );
    const { connectors, upstreams } = vendors;
    const file: SandboxFile = {
      base_url: running.services.public_url(),
      organization_id,
      client_id,
      client_secret,
      connectors,
      upstreams,
      second,
      redirect_url,
    };
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
