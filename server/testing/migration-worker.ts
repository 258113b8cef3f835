/** Migrates one database and ends, for tests that kill it: `migration-worker.ts <database URL>`. */
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';

const database = await openDatabase(process.argv[2] ?? '');
process.stdout.write('ready\n');
await migrate(database);
await database.close();
process.stdout.write('migrated\n');
