import { Option, type Command } from 'commander';

/** Commands that run the service itself. */
export function addServiceCommands(program: Command): void {
  program
    .command('serve')
    .description('start the service, configured by environment variables')
    .option('--sandbox', 'run a sandbox on loopback with fake vendors; creates everything it needs')
    .addOption(
      new Option('--role <role>', 'api serves requests, worker runs syncs, all does both').choices([
        'all',
        'api',
        'worker',
      ]),
    )
    .action(async ({ sandbox = false, role }: { sandbox?: boolean; role?: string }) => {
      const { serve } = await import('./serve.ts');
      await serve({ sandbox, role });
      process.exit(0); // everything is closed; remaining timers must not keep the process alive
    });

  program
    .command('migrate')
    .description('migrate the database schema')
    .action(async () => {
      const { migrateDatabase } = await import('../database.ts');
      const done = await migrateDatabase();
      process.stdout.write(done.length === 0 ? 'The schema is up to date.\n' : `Migrated: ${done.join(', ')}.\n`);
    });
}
