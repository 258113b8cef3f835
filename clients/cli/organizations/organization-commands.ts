import type { Command } from 'commander';
import { Failure, usage } from '../failure.ts';
import { collect } from '../input.ts';
import { printRecord, printRows } from '../output.ts';

/** Consent pages name the organization that asks, so its name must read as it is. */
async function checkOrganizationName(name: string): Promise<void> {
  const { checkName } = await import('../../../server/connector-types/inputs.ts');
  if (name.trim() === '' || [...name].length > 255)
    throw new Failure('The organization name must have 1 to 255 characters.');
  try {
    checkName('The organization name', name, { in: 'body', pointer: '/name' });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

const failureOf =
  ({ NameTaken }: typeof import('../../../server/storage/repositories/organizations.ts')) =>
  (error: unknown): never => {
    throw error instanceof NameTaken ? new Failure(error.message) : error;
  };

/** These commands work on the database directly and need no token. */
export function addOrganizationCommands(program: Command): void {
  const organizations = program.command('organizations').description('manage organizations in the configured database');

  organizations
    .command('create')
    .description('make one')
    .requiredOption('--name <name>', 'display name')
    .option('--redirect-url <url>', 'allowed redirect URL of consent flows (repeatable)', collect)
    .option('--json', 'print JSON')
    .action(async ({ name, redirectUrl = [], json }: { name: string; redirectUrl?: string[]; json?: boolean }) => {
      const [{ withDatabase }, stored, { checkRedirectUrls }] = await Promise.all([
        import('../database.ts'),
        import('../../../server/storage/repositories/organizations.ts'),
        import('../../../server/consent/redirect-url.ts'),
      ]);
      await checkOrganizationName(name);
      checkRedirectUrls(redirectUrl, true);
      const created = await withDatabase((database) =>
        stored.createOrganization(database, name, { redirect_urls: redirectUrl }).catch(failureOf(stored)),
      );
      await printRecord(created, { json });
    });

  organizations
    .command('list')
    .description('all of them')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const [{ withDatabase }, { listOrganizations }] = await Promise.all([
        import('../database.ts'),
        import('../../../server/storage/repositories/organizations.ts'),
      ]);
      await printRows([await withDatabase(listOrganizations)], {
        json,
        columns: ['id', 'name'],
        none: 'No organizations. Create one with `patchbay organizations create`.',
      });
    });

  organizations
    .command('delete <organization_id>')
    .description(
      'delete an organization with its connectors, records, clients, endpoints, events and audit log; takes a minute',
    )
    .requiredOption('--name <name>', 'name of the organization, to confirm which one is meant')
    .option('--json', 'print JSON')
    .action(async (id: string, { name, json }: { name: string; json?: boolean }) => {
      const [{ withDatabase }, { findOrganization }, { removeOrganization }] = await Promise.all([
        import('../database.ts'),
        import('../../../server/storage/repositories/organizations.ts'),
        import('../../../server/organizations/remove-organization.ts'),
      ]);
      const removed = await withDatabase(async (database) => {
        const found = await findOrganization(database, id);
        if (found && found.name !== name) throw new Failure(`The organization ${id} is not called ${name}.`);
        return removeOrganization(database, id);
      });
      if (!removed)
        throw new Failure(`No organization has the ID ${id}. List organizations with \`patchbay organizations list\`.`);
      await printRecord({ id, ...removed }, { json });
      process.stderr.write('Its records are purged by the server, in batches.\n');
    });

  organizations
    .command('update <organization_id>')
    .description('update the name or the redirect URLs of an organization')
    .option('--name <name>', 'new name')
    .option('--redirect-url <url>', 'allowed redirect URL, replacing all registered ones (repeatable)', collect)
    .option('--json', 'print JSON')
    .action(
      async (id: string, { name, redirectUrl, json }: { name?: string; redirectUrl?: string[]; json?: boolean }) => {
        const [{ withDatabase }, stored, { checkRedirectUrls }, { command_line }] = await Promise.all([
          import('../database.ts'),
          import('../../../server/storage/repositories/organizations.ts'),
          import('../../../server/consent/redirect-url.ts'),
          import('../../../server/audit/actor.ts'),
        ]);
        if (name === undefined && redirectUrl === undefined)
          throw usage('Nothing to update. Add --name or --redirect-url.');
        if (name !== undefined) await checkOrganizationName(name);
        if (redirectUrl) checkRedirectUrls(redirectUrl, true);
        const changed = await withDatabase(async (database) => {
          const change = { ...(name !== undefined && { name }), ...(redirectUrl && { redirect_urls: redirectUrl }) };
          await stored.updateOrganization(database, id, change, command_line).catch(failureOf(stored));
          return stored.findOrganization(database, id);
        });
        if (!changed)
          throw new Failure(
            `No organization has the ID ${id}. List organizations with \`patchbay organizations list\`.`,
          );
        await printRecord(changed, { json });
      },
    );
}
