import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };

/** Where vendors' exports stand, and the parents whose records are to be read again. */
export class Exports1768176000012 implements MigrationInterface {
  readonly name = 'Exports1768176000012';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.addColumns('replications', [
      new TableColumn(type.text('export_cursor', optional)),
      new TableColumn(type.timestamp('export_refused_at', optional)),
    ]);
    await runner.createTable(
      new Table({
        name: 'changed_parents',
        columns: [
          type.string('connector_id', 64, key),
          type.string('entity', 64, key),
          type.string('parent_id', 255, key),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('changed_parents');
    await runner.dropColumns('replications', ['export_cursor', 'export_refused_at']);
  }
}
