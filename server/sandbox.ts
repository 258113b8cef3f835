import { generateClientSecret, hashClientSecret, matchesClientSecret } from './oauth/client-secret.ts';
import { addClientSecret, clientSecretHashes, createClient, findClientGrant, listClients } from './storage/clients.ts';
import type { Database } from './storage/database.ts';
import { createOrganization, listOrganizations } from './storage/organizations.ts';

/** What a caller of the sandbox needs; secrets are stored as hashes only, so whoever asked keeps them. */
export interface Tenancy {
  organization_id: string;
  client_id: string;
  client_secret: string;
}

export interface Sandbox extends Tenancy {
  /** Another organisation with a client of its own, to see that nothing crosses. */
  second: Tenancy;
}

const scopes = ['connectors:read', 'connectors:write', 'execute', 'admin'];

/**
 * The sandbox's organisations and clients: made on the first start, found again on later ones. `known` are the secrets of the last start; one that no longer
 * opens its client, because the file or the database was lost, is replaced.
 */
export async function createSandbox(database: Database, known?: Sandbox): Promise<Sandbox> {
  const first = await tenancy(database, 'Sandbox', known);
  return { ...first, second: await tenancy(database, 'Second sandbox', known?.second) };
}

async function tenancy(database: Database, name: string, known: Tenancy | undefined): Promise<Tenancy> {
  if (known && (await opens(database, known))) return { organization_id: known.organization_id, client_id: known.client_id, client_secret: known.client_secret };
  const organization = (await listOrganizations(database)).find((each) => each.name === name) ?? (await createOrganization(database, name));
  const organization_id = organization.id;
  const client_secret = generateClientSecret();
  const secret_hash = hashClientSecret(client_secret);
  const client = (await listClients(database)).find((each) => each.name === name && each.disabled_at === null && each.organization_ids.join() === organization_id);
  if (!client) return { organization_id, client_id: await createClient(database, { name, scopes, organization_ids: [organization_id], secret_hash }), client_secret };
  await addClientSecret(database, client.id, secret_hash);
  return { organization_id, client_id: client.id, client_secret };
}

async function opens(database: Database, { organization_id, client_id, client_secret }: Tenancy): Promise<boolean> {
  const grant = await findClientGrant(database, client_id);
  return grant !== undefined && grant.organization_ids.includes(organization_id) && matchesClientSecret(client_secret, await clientSecretHashes(database, client_id));
}
