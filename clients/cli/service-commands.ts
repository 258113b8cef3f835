import type { Command } from 'commander';

/** Running the service itself. */
export function addServiceCommands(program: Command): void {
  program
    .command('serve')
    .description('start the service; it is configured by the environment')
    .option('--sandbox', 'on loopback, with fake vendors and everything it needs made on the first start')
    .action(async ({ sandbox = false }: { sandbox?: boolean }) => {
      const { serve } = await import('./serve.ts');
      await serve({ sandbox });
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
