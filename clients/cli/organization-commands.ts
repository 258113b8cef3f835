import type { Command } from 'commander';
import { Failure } from './failure.ts';
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
}
