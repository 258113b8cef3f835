import type { Command } from 'commander';
import { Failure, usage } from './failure.ts';
import { collect } from './input.ts';
import { printRecord, printRows } from './output.ts';

/** On the database itself: whoever reaches that needs no token. */
export function addOrganizationCommands(program: Command): void {
  const organizations = program.command('organizations').description('organisations, in the database of the configuration');

  organizations
    .command('create')
    .description('make one')
    .requiredOption('--name <name>', 'what people call it')
    .option('--redirect-url <url>', 'where consent flows may return to; repeatable', collect)
    .option('--json', 'for programs')
    .action(async ({ name, redirectUrl = [], json }: { name: string; redirectUrl?: string[]; json?: boolean }) => {
      const [{ withDatabase }, { createOrganization }, { checkRedirectUrls }] = await Promise.all([import('./database.ts'), import('../../server/storage/organizations.ts'), import('../../server/oauth/redirect-url.ts')]);
      if (name.trim() === '' || [...name].length > 255) throw new Failure('The name of an organisation has 1 to 255 characters.');
      checkRedirectUrls(redirectUrl, true);
      await printRecord(await withDatabase((database) => createOrganization(database, name, redirectUrl)), { json });
    });

  organizations
    .command('list')
    .description('all of them')
    .option('--json', 'for programs')
    .action(async ({ json }: { json?: boolean }) => {
      const [{ withDatabase }, { listOrganizations }] = await Promise.all([import('./database.ts'), import('../../server/storage/organizations.ts')]);
      await printRows([await withDatabase(listOrganizations)], { json, columns: ['id', 'name'], none: 'No organisations. `patchbay organizations create` makes one.' });
    });

  organizations
    .command('update <organization_id>')
    .description('change its name, or where consent flows may return to')
    .option('--name <name>', 'another name')
    .option('--redirect-url <url>', 'replaces those that are registered; repeatable', collect)
    .option('--json', 'for programs')
    .action(async (id: string, { name, redirectUrl, json }: { name?: string; redirectUrl?: string[]; json?: boolean }) => {
      const [{ withDatabase }, { findOrganization, updateOrganization }, { checkRedirectUrls }] = await Promise.all([import('./database.ts'), import('../../server/storage/organizations.ts'), import('../../server/oauth/redirect-url.ts')]);
      if (name === undefined && redirectUrl === undefined) throw usage('Nothing to change: give --name or --redirect-url.');
      if (name !== undefined && (name.trim() === '' || [...name].length > 255)) throw new Failure('The name of an organisation has 1 to 255 characters.');
      if (redirectUrl) checkRedirectUrls(redirectUrl, true);
      const changed = await withDatabase(async (database) => {
        await updateOrganization(database, id, { ...(name !== undefined && { name }), ...(redirectUrl && { redirect_urls: redirectUrl }) });
        return findOrganization(database, id);
      });
      if (!changed) throw new Failure(`There is no organisation ${id}: \`patchbay organizations list\` shows them.`);
      await printRecord(changed, { json });
    });
}
