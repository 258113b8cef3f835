import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

/** When a sync that waits began to. */
export class ParkedSyncs1775433600111 implements MigrationInterface {
  readonly name = 'ParkedSyncs1775433600111';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.addColumn('syncs', new TableColumn(type.timestamp('parked_at', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE syncs DROP COLUMN parked_at');
  }
}
