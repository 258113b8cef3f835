import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';
import { changeColumns, changeIndex, recordTablesWithout } from './record-table.ts';

/**
 * Change numbers of records, feeds and tombstones. Columns with a constant default are added to the end of a table
 * without rewriting its rows, on either engine; records that are there have the number 0 and come first in their feed.
 */
export class ChangeFeed1772323200060 implements MigrationInterface {
  readonly name = 'ChangeFeed1772323200060';

  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite';
    const type = columns(engine);
    const key = { isPrimary: true };
    await runner.createTable(
      new Table({
        name: 'change_feeds',
        columns: [
          { ...type.integer('connector'), ...key },
          type.integer('feed'),
          type.integer('generation'),
          type.integer('number'),
          type.integer('horizon'),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'tombstones',
        columns: [
          { ...type.integer('feed'), ...key },
          type.string('entity', 64, key),
          type.string('record_id', 255, key),
          type.integer('change_number'),
          type.string('reason', 16),
          type.timestamp('deleted_at'),
        ],
        indices: [
          {
            name: 'ix_tombstones_feed_change_number_entity_record_id',
            columnNames: ['feed', 'change_number', 'entity', 'record_id'],
          },
          { name: 'ix_tombstones_deleted_at', columnNames: ['deleted_at'] },
        ],
      }),
    );
    for (const table of await recordTablesWithout(runner, engine, 'change_number')) {
      // TypeORM would copy an SQLite table.
      for (const each of changeColumns(engine).map((column) => new TableColumn(column))) {
        const declared =
          each.name === 'change_number'
            ? 'bigint NOT NULL DEFAULT 0'
            : `varchar(24)${engine === 'mariadb' ? ' CHARACTER SET ascii COLLATE ascii_bin NULL' : ''}`;
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${each.name} ${declared}`);
      }
      await runner.createIndex(table, new TableIndex(changeIndex(table)));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('tombstones');
    await runner.dropTable('change_feeds');
  }
}
