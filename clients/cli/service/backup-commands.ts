import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { printRecord } from '../output.ts';

/** What an operator must change is a failure of the command and no defect. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  const { BackupError } = await import('../../../server/backup/mariadb-tools.ts');
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new Failure(error.message);
    throw error;
  }
}

/** These commands work on the database directly. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup <folder>')
    .description('write a consistent copy of the configured database into an empty folder, while servers work')
    .option('--json', 'print JSON')
    .action(async (folder: string, { json }: { json?: boolean }) => {
      const [{ withAnySchema }, { backUp }] = await Promise.all([
        import('../database.ts'),
        import('../../../server/backup/backup.ts'),
      ]);
      // Before an upgrade the schema is that of the earlier release.
      const { engine, created_at, bytes, key_checks } = await explained(() =>
        withAnySchema((database) => backUp(database, folder)),
      );
      await printRecord({ folder, engine, created_at, bytes, keys: Object.keys(key_checks) }, { json });
      process.stderr.write('The keys are not part of it: keep the key file too, in another place.\n');
    });

  program
    .command('restore <folder>')
    .description('restore a backup into the configured database, which must be empty; needs the key file')
    .option('--json', 'print JSON')
    .action(async (folder: string, { json }: { json?: boolean }) => {
      const [{ loadRing }, { withoutServer }, { restore }] = await Promise.all([
        import('../key-ring.ts'),
        import('../database.ts'),
        import('../../../server/backup/restore.ts'),
      ]);
      const { ring } = await loadRing();
      await printRecord({ ...(await explained(() => withoutServer((url) => restore(url, ring, folder)))) }, { json });
      process.stderr.write('Webhook endpoints are paused: enable them once their receivers are ready.\n');
    });
}
