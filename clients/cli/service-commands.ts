import { Option, type Command } from 'commander';

/** Running the service itself. */
export function addServiceCommands(program: Command): void {
  program
    .command('serve')
    .description('start the service; it is configured by the environment')
    .option('--sandbox', 'on loopback, with fake vendors and everything it needs made on the first start')
    .addOption(new Option('--role <role>', 'api answers callers, worker replicates, all does both').choices(['all', 'api', 'worker']))
    .action(async ({ sandbox = false, role }: { sandbox?: boolean; role?: string }) => {
      const { serve } = await import('./serve.ts');
      await serve({ sandbox, role });
      process.exit(0); // everything is closed; whatever else still waits must not hold the process
    });

  program
    .command('migrate')
    .description('bring the schema of the database up to date')
    .action(async () => {
      const { migrateDatabase } = await import('./database.ts');
      const done = await migrateDatabase();
      process.stdout.write(done.length === 0 ? 'The schema is up to date.\n' : `Migrated: ${done.join(', ')}.\n`);
    });
}
