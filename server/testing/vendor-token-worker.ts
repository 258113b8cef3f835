/**
 * Refreshes connectors and re-encrypts keys, over and over, until it is killed: `test-worker.ts <JSON>`. Prints a line
 * for every refresh that it believes stored.
 */
import { createRegistry } from '../connector-types/registry.ts';
import { plainCursors } from '../execution/request/cursor.ts';
import { createRuntime } from '../execution/runtime.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { createLog } from '../http/log.ts';
import { openDatabase } from '../storage/open-database.ts';
import { activateKeys, parseKeyRing } from '../vault/key-ring.ts';
import { rotateKeys } from '../vault/rotate.ts';
import { createVault } from '../vault/vault.ts';
import { createGrants } from '../vendor-tokens/grants.ts';
import { createOauthClients } from '../vendor-tokens/oauth-clients.ts';
import { forgetActivations } from './forget-activations.ts';

const { database_url, keys, key_ids, upstreams, times, ids } = JSON.parse(process.argv[2]!) as {
  database_url: string;
  keys: string;
  key_ids: string[];
  upstreams: Record<string, string>;
  times: object;
  ids: string[];
};
const database = await openDatabase(database_url);
const rings = key_ids.map((id) => parseKeyRing(activateKeys(keys, id)));
const vault = createVault(rings[0]!);
const grants = createGrants({
  database,
  vault,
  clients: createOauthClients(database, vault, {}),
  registry: createRegistry(contracts),
  runtime: createRuntime({ cursors: plainCursors, upstreams }),
  log: createLog('silent'),
  count: () => undefined,
  times,
});
process.stdout.write('ready\n');

async function refreshing(id: string): Promise<never> {
  for (;;) {
    const used = await grants.current(id).catch(() => undefined);
    const next = used && (await grants.replace(id, used, async () => true).catch(() => undefined));
    if (next) process.stdout.write(`${id} ${next['refresh_token']}\n`);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function rotating(): Promise<never> {
  for (let n = 0; ; n++) {
    await forgetActivations(database)
      .then(() => rotateKeys(database, rings[n % rings.length]!))
      .catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}
await Promise.all([...ids.map(refreshing), rotating()]);
