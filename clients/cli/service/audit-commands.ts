import { Option, type Command } from 'commander';
import { Failure, usage } from '../failure.ts';
import { print } from '../output.ts';

interface ExportOptions {
  organization?: string;
  service?: boolean;
  format: 'jsonl' | 'csv';
}

/** These commands work on the database, or on an export alone. */
export function addAuditCommands(program: Command): void {
  const audit = program.command('audit').description('export the audit log, and verify an export');

  audit
    .command('export')
    .description('print the sealed audit log of an organization, with a signed end')
    .option('--organization <id>', 'organization ID')
    .option('--service', 'export acts that concern the whole service, such as key rotations, instead')
    .addOption(new Option('--format <format>', 'form of the export').choices(['jsonl', 'csv']).default('jsonl'))
    .action(async ({ organization, service = false, format }: ExportOptions) => {
      if ((organization === undefined) !== service) throw usage('Give either --organization or --service.');
      const [{ loadRing }, { withDatabase }, { exportAudit }, { command_line }, { findOrganization }] =
        await Promise.all([
          import('../key-ring.ts'),
          import('../database.ts'),
          import('../../../server/audit/export.ts'),
          import('../../../server/audit/actor.ts'),
          import('../../../server/storage/repositories/organizations.ts'),
        ]);
      const { ring } = await loadRing();
      await withDatabase(async (database) => {
        if (organization !== undefined && !(await findOrganization(database, organization)))
          throw new Failure(`No organization has the ID ${organization}.`);
        const source = { database, ring, by: command_line };
        for await (const line of exportAudit(source, organization ?? '', format)) await print(line);
      });
    });

  audit
    .command('verify <file>')
    .description('find rows of an export that were removed, changed or put in another order; needs no database')
    .option('--jwks <file>', 'the key set of the service, as /.well-known/jwks.json returns it')
    .action(async (file: string, { jwks }: { jwks?: string }) => {
      const [{ configuredRing }, { verifyExport }, { purposes }, documents, { open, readFile }] = await Promise.all([
        import('../key-ring.ts'),
        import('../../../server/audit/verify.ts'),
        import('../../../server/audit/chain.ts'),
        import('../../../server/vault/signed-document.ts'),
        import('node:fs/promises'),
      ]);
      const ring = (await configuredRing())?.ring;
      const signing =
        jwks === undefined
          ? ring && documents.publicKeysOf(ring)
          : documents.publicKeysIn(await readFile(jwks, 'utf8'));
      const handle = await open(file);
      const { rows, faults, authenticated } = await verifyExport(handle.readLines(), {
        ...(ring && { macs: { mac: ring.macs(purposes.mac), customer: ring.macs(purposes.customer) } }),
        ...(signing && { signing }),
      });
      for (const fault of faults) process.stderr.write(`${fault}\n`);
      if (faults.length > 0) throw new Failure(`The export of ${rows} rows is not as it was written.`);
      await print(
        authenticated
          ? `${rows} rows, complete and unchanged.`
          : `${rows} rows, consistent. Whether this service has made them is not known without its keys: set PATCHBAY_KEYS_FILE or give --jwks.`,
      );
    });
}
