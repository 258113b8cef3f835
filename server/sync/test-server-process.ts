/** A server in a process of its own, for tests that kill it: `node --import tsx server/sync/test-server-process.ts`. Prints one line of JSON when it serves. */
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { startServer } from '../main.ts';
import { generateClientSecret, hashClientSecret } from '../oauth/client-secret.ts';
import { createClient } from '../storage/clients.ts';
import { createOrganization, listOrganizations } from '../storage/organizations.ts';

const config = readConfig('sandbox');
const server = await startServer({ ...config, keys: config.keys! }, createLog(config.log_level));
const { database } = server.services;
const organization = (await listOrganizations(database))[0] ?? (await createOrganization(database, 'Example'));
const client_secret = generateClientSecret();
const client_id = await createClient(database, { name: 'test', scopes: ['connectors:read', 'connectors:write', 'execute'], organization_ids: [organization.id], secret_hash: hashClientSecret(client_secret) });
console.log(JSON.stringify({ url: server.url, client_id, client_secret }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
