import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };

/** Parts of an entity that could not be read, and what is known about how complete an entity is. */
export class SkippedParts1768262400020 implements MigrationInterface {
  readonly name = 'SkippedParts1768262400020';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.createTable(
      new Table({
        name: 'skipped_parts',
        columns: [
          type.string('connector_id', 64, key),
          type.string('entity', 64, key),
          type.string('part', 255, key),
          type.string('code', 64),
          type.timestamp('since'),
          type.integer('generation'),
        ],
      }),
    );
    await runner.addColumns('replications', [
      new TableColumn({ ...type.integer('skipped_count'), ...optional }),
      new TableColumn(type.string('incomplete_reason', 32, optional)),
      new TableColumn({ ...type.integer('suspect_generation'), ...optional }),
      new TableColumn({ ...type.integer('refusals'), ...optional }),
      new TableColumn(type.string('export_refused_code', 64, optional)),
      new TableColumn(type.timestamp('stalled_since', optional)),
    ]);
    await runner.addColumns('sync_entities', [
      new TableColumn({ ...type.integer('skipped_count'), ...optional }),
      new TableColumn(type.text('skipped', optional)),
      new TableColumn(type.string('incomplete_reason', 32, optional)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('sync_entities', ['skipped_count', 'skipped', 'incomplete_reason']);
    await runner.dropColumns('replications', [
      'skipped_count',
      'incomplete_reason',
      'suspect_generation',
      'refusals',
      'export_refused_code',
      'stalled_since',
    ]);
    await runner.dropTable('skipped_parts');
  }
}
