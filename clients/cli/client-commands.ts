import type { Command } from 'commander';
import { Failure, usage } from './failure.ts';
import { collect } from './input.ts';
import { printRecord, printRows } from './output.ts';

const all_scopes = ['connectors:read', 'connectors:write', 'execute', 'admin'];

/** A secret is shown once: the database keeps its hash. */
async function freshSecret(): Promise<{ client_secret: string; secret_hash: string }> {
  const { generateClientSecret, hashClientSecret } = await import('../../server/oauth/client-secret.ts');
  const client_secret = generateClientSecret();
  return { client_secret, secret_hash: hashClientSecret(client_secret) };
}

const storage = async () => {
  const [{ withDatabase }, clients, { findOrganization }] = await Promise.all([import('./database.ts'), import('../../server/storage/clients.ts'), import('../../server/storage/organizations.ts')]);
  return { withDatabase, ...clients, findOrganization };
};

const unknown = (id: string) => new Failure(`There is no client ${id} that is not disabled: \`patchbay clients list\` shows them.`);
const kept = 'The secret is shown this once: keep it where secrets are kept.\n';

export function addClientCommands(program: Command): void {
  const clients = program.command('clients').description('API clients, in the database of the configuration');

  clients
    .command('create')
    .description('make one; prints its id and its secret')
    .requiredOption('--name <name>', 'what people call it')
    .requiredOption('--organization <id>', 'organisation that it works for; repeatable', collect)
    .option('--scope <scope>', `what it may do, repeatable: ${all_scopes.join(', ')} (all but admin without it)`, collect)
    .option('--json', 'for programs')
    .action(async ({ name, organization, scope, json }: { name: string; organization: string[]; scope?: string[]; json?: boolean }) => {
      const scopes = [...new Set(scope ?? all_scopes.filter((each) => each !== 'admin'))];
      const wrong = scopes.filter((each) => !all_scopes.includes(each));
      if (wrong.length > 0) throw usage(`There is no scope ${wrong.join(', ')}; there are ${all_scopes.join(', ')}.`);
      if (name.trim() === '' || [...name].length > 255) throw new Failure('The name of a client has 1 to 255 characters.');
      const { withDatabase, createClient, findOrganization } = await storage();
      const { client_secret, secret_hash } = await freshSecret();
      const organization_ids = [...new Set(organization)];
      const client_id = await withDatabase(async (database) => {
        for (const id of organization_ids) if (!(await findOrganization(database, id))) throw new Failure(`There is no organisation ${id}: \`patchbay organizations list\` shows them.`);
        return createClient(database, { name, scopes, organization_ids, secret_hash });
      });
      await printRecord({ client_id, client_secret, name, scopes, organization_ids }, { json });
      process.stderr.write(kept);
    });

  clients
    .command('list')
    .description('all of them')
    .option('--json', 'for programs')
    .action(async ({ json }: { json?: boolean }) => {
      const { withDatabase, listClients } = await storage();
      const rows = (await withDatabase(listClients)).map((client) => (json ? client : { ...client, scopes: client.scopes.join(' '), organization_ids: client.organization_ids.join(' ') }));
      await printRows([rows], { json, columns: ['id', 'name', 'scopes', 'organization_ids', 'disabled_at'], none: 'No clients. `patchbay clients create` makes one.' });
    });

  clients
    .command('add-secret <client_id>')
    .description('give it another secret; the two newest work')
    .option('--json', 'for programs')
    .action(async (client_id: string, { json }: { json?: boolean }) => {
      const { withDatabase, addClientSecret, findClientGrant } = await storage();
      const { client_secret, secret_hash } = await freshSecret();
      await withDatabase(async (database) => {
        if (!(await findClientGrant(database, client_id))) throw unknown(client_id);
        await addClientSecret(database, client_id, secret_hash);
      });
      await printRecord({ client_id, client_secret }, { json });
      process.stderr.write(kept);
    });

  clients
    .command('disable <client_id>')
    .description('end its access; tokens that it has end within seconds')
    .action(async (client_id: string) => {
      const { withDatabase, disableClient } = await storage();
      if (!(await withDatabase((database) => disableClient(database, client_id)))) throw unknown(client_id);
    });
}
