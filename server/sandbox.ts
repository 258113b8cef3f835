import { command_line } from './audit/actor.ts';
import { generateClientSecret, hashClientSecret, matchesClientSecret } from './api-tokens/client-secret.ts';
import {
  addClientSecret,
  clientSecretHashes,
  createClient,
  findClientGrant,
  listClients,
} from './storage/repositories/clients.ts';
import type { Database } from './storage/database.ts';
import {
  createOrganization,
  findOrganization,
  listOrganizations,
  updateOrganization,
} from './storage/repositories/organizations.ts';
import { present } from './present.ts';

/** What a caller of the sandbox needs; secrets are stored as hashes only, so the caller must keep them. */
export interface Tenancy {
  organization_id: string;
  client_id: string;
  client_secret: string;
}

export interface Sandbox extends Tenancy {
  /** Another organization with a client of its own, to see that nothing crosses. */
  second: Tenancy;
}

const scopes = ['connectors:read', 'connectors:write', 'execute', 'admin'];

/** Where consent flows may return to, and where they could at the last start. */
export interface SandboxReturn {
  redirect_url: string;
  former?: string | undefined;
}

/**
 * The sandbox's organizations and clients: made on the first start, found again on later ones. `known` are the secrets
 * of the last start; one that no longer opens its client, because the file or the database was lost, is replaced.
 */
export async function createSandbox(database: Database, known?: Sandbox, returns?: SandboxReturn): Promise<Sandbox> {
  const first = await tenancy(database, 'Sandbox', known, returns);
  return { ...first, second: await tenancy(database, 'Second sandbox', known?.second, returns) };
}

async function tenancy(
  database: Database,
  name: string,
  known: Tenancy | undefined,
  returns: SandboxReturn | undefined,
): Promise<Tenancy> {
  const mine = await clientOf(database, name, known);
  if (returns) {
    const { redirect_urls } = present(await findOrganization(database, mine.organization_id));
    const others = redirect_urls.filter((each) => each !== returns.former && each !== returns.redirect_url);
    const change = { redirect_urls: [...others, returns.redirect_url] };
    await updateOrganization(database, mine.organization_id, change, command_line);
  }
  return mine;
}

async function clientOf(database: Database, name: string, known: Tenancy | undefined): Promise<Tenancy> {
  if (known && (await opens(database, known)))
    return { organization_id: known.organization_id, client_id: known.client_id, client_secret: known.client_secret };
  const organization =
    (await listOrganizations(database)).find((each) => each.name === name) ??
    (await createOrganization(database, name, { confirm_consents: false }));
  const organization_id = organization.id;
  const client_secret = generateClientSecret();
  const secret_hash = hashClientSecret(client_secret);
  const client = (await listClients(database)).find(
    (each) => each.name === name && each.disabled_at === null && each.organization_ids.join() === organization_id,
  );
  if (!client)
    return {
      organization_id,
      client_id: await createClient(database, { name, scopes, organization_ids: [organization_id], secret_hash }),
      client_secret,
    };
  await addClientSecret(database, client.id, secret_hash);
  return { organization_id, client_id: client.id, client_secret };
}

async function opens(database: Database, { organization_id, client_id, client_secret }: Tenancy): Promise<boolean> {
  const grant = await findClientGrant(database, client_id);
  return (
    grant !== undefined &&
    grant.organization_ids.includes(organization_id) &&
    matchesClientSecret(client_secret, await clientSecretHashes(database, client_id))
  );
}
