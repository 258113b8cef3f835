/** The database of an earlier release, for tests of what an upgrade keeps. */
import type { Database } from '../storage/database.ts';
import { withTypeorm } from '../storage/migrate.ts';
import { recordTablesWithout } from '../storage/migrations/record-table.ts';

/** Runs the migrations up to this one, as the release that ended with it did. */
export const migrateThrough = (database: Database, last: string): Promise<void> =>
  withTypeorm(database, async (source) => {
    source.migrations.sort((a, b) => timestampOf(a.name) - timestampOf(b.name));
    const at = source.migrations.findIndex(({ name }) => name === last);
    if (at === -1) throw new Error(`there is no migration ${last}`);
    source.migrations.splice(at + 1);
    await source.runMigrations({ transaction: 'each' });
  });

/** A name ends with it; migrations run in its order. */
const timestampOf = (name = ''): number => Number(name.slice(-13));

/** Record tables are created in their present form; a release that was before the column had them without. */
export const dropFromRecordTables = (database: Database, column: string): Promise<void> =>
  withTypeorm(database, async (source) => {
    const runner = source.createQueryRunner();
    try {
      for (const table of await recordTablesWithout(runner, database.engine, 'none')) {
        if (column === 'change_number')
          await runner.query(
            `DROP INDEX IF EXISTS ix_${table}_change${database.engine === 'mariadb' ? ` ON ${table}` : ''}`,
          );
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    } finally {
      if (database.engine === 'mariadb') await runner.release();
    }
  });

/** One row, with the columns that it names. */
export const insertRow = (database: Database, table: string, row: Record<string, unknown>): Promise<number> =>
  database.change(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
    Object.values(row),
  );

/** A connector as the first release stored it; who owns it and its credentials come beside it. */
export const oldConnector = (at: string) => ({
  customer_name: 'acme',
  connector_type: 'incident-io',
  name: 'Old',
  auth_method: 'api_key',
  environment: '{}',
  replication_config: '{}',
  status: 'active',
  sync_enabled: 0,
  sync_interval_minutes: 60,
  revision: 1,
  credential_version: 1,
  created_at: at,
  updated_at: at,
});
