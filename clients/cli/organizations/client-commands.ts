import type { Command } from 'commander';
import { Failure, usage } from '../failure.ts';
import { collect } from '../input.ts';
import { printRecord, printRows } from '../output.ts';

const all_scopes = ['connectors:read', 'connectors:write', 'execute', 'admin'];

/** The secret is shown only once, because the database stores only its hash. */
async function freshSecret(): Promise<{ client_secret: string; secret_hash: string }> {
  const { generateClientSecret, hashClientSecret } = await import('../../../server/api-tokens/client-secret.ts');
  const client_secret = generateClientSecret();
  return { client_secret, secret_hash: hashClientSecret(client_secret) };
}

const storage = async () => {
  const [{ withDatabase }, clients, { findOrganization }] = await Promise.all([
    import('../database.ts'),
    import('../../../server/storage/repositories/clients.ts'),
    import('../../../server/storage/repositories/organizations.ts'),
  ]);
  return { withDatabase, ...clients, findOrganization };
};

const unknown = (id: string) =>
  new Failure(`No enabled client has the ID ${id}. List clients with \`patchbay clients list\`.`);
function expiryOf(days: string): string {
  const number = Number(days);
  if (!/^\d+$/.test(days) || number < 1 || number > 3650)
    throw usage('--expires-in-days must be a whole number from 1 to 3650.');
  return new Date(Date.now() + number * 24 * 3600_000).toISOString();
}

const kept = 'This secret is shown only once. Store it securely.\n';

export function addClientCommands(program: Command): void {
  const clients = program.command('clients').description('manage API clients in the configured database');

  clients
    .command('create')
    .description('create a client and print its ID and secret')
    .requiredOption('--name <name>', 'display name')
    .requiredOption('--organization <id>', 'organization the client belongs to (repeatable)', collect)
    .option(
      '--scope <scope>',
      `granted scope (repeatable): ${all_scopes.join(', ')}; default: all except admin`,
      collect,
    )
    .option('--json', 'print JSON')
    .action(
      async ({
        name,
        organization,
        scope,
        json,
      }: {
        name: string;
        organization: string[];
        scope?: string[];
        json?: boolean;
      }) => {
        const scopes = [...new Set(scope ?? all_scopes.filter((each) => each !== 'admin'))];
        const wrong = scopes.filter((each) => !all_scopes.includes(each));
        if (wrong.length > 0) throw usage(`Unknown scope: ${wrong.join(', ')}. Use one of ${all_scopes.join(', ')}.`);
        if (name.trim() === '' || [...name].length > 255)
          throw new Failure('The client name must have 1 to 255 characters.');
        const { withDatabase, createClient, findOrganization } = await storage();
        const { client_secret, secret_hash } = await freshSecret();
        const organization_ids = [...new Set(organization)];
        const client_id = await withDatabase(async (database) => {
          for (const id of organization_ids)
            if (!(await findOrganization(database, id)))
              throw new Failure(
                `No organization has the ID ${id}. List organizations with \`patchbay organizations list\`.`,
              );
          return createClient(database, { name, scopes, organization_ids, secret_hash });
        });
        await printRecord({ client_id, client_secret, name, scopes, organization_ids }, { json });
        process.stderr.write(kept);
      },
    );

  clients
    .command('list')
    .description('all of them')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { withDatabase, listClients } = await storage();
      const rows = (await withDatabase(listClients)).map((client) =>
        json
          ? client
          : { ...client, scopes: client.scopes.join(' '), organization_ids: client.organization_ids.join(' ') },
      );
      await printRows([rows], {
        json,
        columns: ['id', 'name', 'scopes', 'organization_ids', 'disabled_at'],
        none: 'No clients. Create one with `patchbay clients create`.',
      });
    });

  clients
    .command('add-secret <client_id>')
    .description('add a secret to a client; the two newest secrets are valid')
    .option('--expires-in-days <days>', 'how long it is valid; without limit by default')
    .option('--json', 'print JSON')
    .action(async (client_id: string, { expiresInDays, json }: { expiresInDays?: string; json?: boolean }) => {
      const { withDatabase, addClientSecret, findClientGrant } = await storage();
      const { client_secret, secret_hash } = await freshSecret();
      const expires_at = expiresInDays === undefined ? null : expiryOf(expiresInDays);
      await withDatabase(async (database) => {
        if (!(await findClientGrant(database, client_id))) throw unknown(client_id);
        await addClientSecret(database, client_id, secret_hash, expires_at);
      });
      await printRecord({ client_id, client_secret, expires_at }, { json });
      process.stderr.write(kept);
    });

  clients
    .command('secrets <client_id>')
    .description('list the secrets of a client by ID; the secrets themselves are not stored')
    .option('--json', 'print JSON')
    .action(async (client_id: string, { json }: { json?: boolean }) => {
      const { withDatabase, listClientSecrets } = await storage();
      const rows = await withDatabase((database) => listClientSecrets(database, client_id));
      await printRows([rows], { json, columns: ['id', 'created_at', 'expires_at'], none: 'No secrets.' });
    });

  clients
    .command('revoke-secret <client_id> <secret_id>')
    .description('remove a secret; no token is issued for it from now on')
    .action(async (client_id: string, secret_id: string) => {
      const { withDatabase, revokeClientSecret } = await storage();
      if (!(await withDatabase((database) => revokeClientSecret(database, client_id, secret_id))))
        throw new Failure(`The client ${client_id} has no secret ${secret_id}.`);
    });

  clients
    .command('add-organization <client_id> <organization_id>')
    .description('let a client act for one more organization')
    .action(async (client_id: string, organization_id: string) => {
      const { withDatabase, addMembership, findClientGrant, findOrganization } = await storage();
      await withDatabase(async (database) => {
        if (!(await findClientGrant(database, client_id))) throw unknown(client_id);
        if (!(await findOrganization(database, organization_id)))
          throw new Failure(`No organization has the ID ${organization_id}.`);
        await addMembership(database, client_id, organization_id);
      });
    });

  clients
    .command('remove-organization <client_id> <organization_id>')
    .description('no longer let a client act for an organization; its tokens lose access within seconds')
    .action(async (client_id: string, organization_id: string) => {
      const { withDatabase, removeMembership } = await storage();
      if (!(await withDatabase((database) => removeMembership(database, client_id, organization_id))))
        throw new Failure(`The client ${client_id} does not act for the organization ${organization_id}.`);
    });

  clients
    .command('disable <client_id>')
    .description('disable a client; its tokens become invalid within seconds')
    .action(async (client_id: string) => {
      const { withDatabase, disableClient } = await storage();
      if (!(await withDatabase((database) => disableClient(database, client_id)))) throw unknown(client_id);
    });
}
