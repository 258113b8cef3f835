import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const optional = { isNullable: true };
const leases = ['lease_owner', 'lease_until'];

/** Refreshes take their lease where all others are; a key names the request that may complete it. */
export class LeasesAndKeys1769904000030 implements MigrationInterface {
  readonly name = 'LeasesAndKeys1769904000030';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.addColumns('idempotency_keys', [new TableColumn(type.string('holder', 64, optional))]);
    for (const name of leases)
      if (await runner.hasColumn('oauth_grants', name))
        await runner.query(`ALTER TABLE oauth_grants DROP COLUMN ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN holder');
    await runner.addColumns('oauth_grants', [
      new TableColumn(type.string('lease_owner', 64, optional)),
      new TableColumn(type.timestamp('lease_until', optional)),
    ]);
  }
}
