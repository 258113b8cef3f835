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

  program
    .command('doctor')
    .description('examine settings, keys, database, Redis and the network of a production server; changes nothing')
    .option('--json', 'print one JSON object for each finding')
    .action(async ({ json = false }: { json?: boolean }) => {
      const [{ examine }, { Failure }] = await Promise.all([
        import('../../../server/doctor/examine.ts'),
        import('../failure.ts'),
      ]);
      let errors = 0;
      for await (const finding of examine(process.env)) {
        if (finding.level === 'error') errors++;
        const { level, about, text, advice } = finding;
        const line = `${level.padEnd(7)}  ${about}: ${text}${advice === undefined ? '' : `\n         ${advice}`}`;
        process.stdout.write(`${json ? JSON.stringify(finding) : line}\n`);
      }
      if (errors > 0) throw new Failure(`${errors} of these keep the service from running.`);
    });
}
