/**
 * A server in a process of its own, for tests that kill it: `node --import tsx server/testing/replication-process.ts`.
 * Prints one line of JSON when it serves. PATCHBAY_TEST_GRANT_TIMES is JSON; a message `{moved_ms}` moves its clock.
 */
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { moveClock, moveDatabaseClock } from './moved-clock.ts';
import { startServer } from '../main.ts';
import { generateClientSecret, hashClientSecret } from '../api-tokens/client-secret.ts';
import { createClient } from '../storage/repositories/clients.ts';
import type { GrantTimes } from '../vendor-tokens/times.ts';
import { createOrganization, listOrganizations } from '../storage/repositories/organizations.ts';

const config = readConfig('sandbox');
const grant_times = JSON.parse(process.env['PATCHBAY_TEST_GRANT_TIMES'] ?? '{}') as Partial<GrantTimes>;
process.on('message', (message: { moved_ms: number }) => moveClock(message.moved_ms));
process.channel?.unref();
const server = await startServer({ ...config, keys: config.keys! }, createLog(config.log_level), { grant_times });
const { database } = server.services;
moveDatabaseClock(database);
const organization = (await listOrganizations(database))[0] ?? (await createOrganization(database, 'Example'));
const client_secret = generateClientSecret();
const client_id = await createClient(database, {
  name: 'test',
  scopes: ['connectors:read', 'connectors:write', 'execute', 'admin'],
  organization_ids: [organization.id],
  secret_hash: hashClientSecret(client_secret),
});
console.log(JSON.stringify({ url: server.url, client_id, client_secret }));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
