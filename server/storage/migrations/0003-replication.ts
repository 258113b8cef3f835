import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { columns } from './columns.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };

/** Runs, how far each entity is, schedules and leases. Connectors that are there already are due at once. */
export class Replication1767398400003 implements MigrationInterface {
  readonly name = 'Replication1767398400003';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    const create = (name: string, list: TableColumnOptions[], indices: string[][] = [], unique: string[][] = []) =>
      runner.createTable(
        new Table({
          name,
          columns: list,
          indices: [
            ...unique.map((columnNames) => ({
              name: `ix_${name}_${columnNames.join('_')}`,
              columnNames,
              isUnique: true,
            })),
            ...indices.map((columnNames) => ({ name: `ix_${name}_${columnNames.join('_')}`, columnNames })),
          ],
        }),
      );
    await create(
      'syncs',
      [
        type.string('id', 64, key),
        type.string('connector_id', 64),
        type.string('active_connector_id', 64, optional),
        type.string('status', 16),
        type.string('trigger', 16),
        type.string('mode', 16),
        type.integer('credential_version'),
        type.text('replication_config'),
        type.timestamp('created_at'),
        type.timestamp('started_at', optional),
        type.timestamp('finished_at', optional),
        type.timestamp('resume_at'),
      ],
      [
        ['connector_id', 'id'],
        ['status', 'resume_at'],
      ],
      [['active_connector_id']],
    );
    await create('sync_entities', [
      type.string('sync_id', 64, key),
      type.string('entity', 64, key),
      type.integer('position'),
      type.string('mode', 16),
      type.string('status', 16),
      type.integer('pages'),
      type.integer('records_seen'),
      type.integer('records_written'),
      type.integer('records_deleted'),
      type.string('error_code', 64, optional),
      type.string('error_detail', 1000, optional),
    ]);
    await create('replications', [
      type.string('connector_id', 64, key),
      type.string('entity', 64, key),
      type.integer('record_count'),
      type.boolean('unavailable'),
      type.timestamp('as_of', optional),
      type.timestamp('full_as_of', optional),
      type.string('position', 64, optional),
      type.integer('generation'),
      type.string('phase', 16),
      type.timestamp('listing_started_at', optional),
      type.text('next_cursor', optional),
      type.string('from_position', 64, optional),
      type.string('newest', 64, optional),
      type.integer('pages'),
      type.boolean('doubtful'),
      type.string('error_code', 64, optional),
      type.string('error_detail', 1000, optional),
    ]);
    await create(
      'sync_schedules',
      [
        type.string('connector_id', 64, key),
        type.timestamp('next_at', optional),
        type.string('trigger', 16),
        type.string('mode', 16),
        type.integer('failures'),
      ],
      [['next_at']],
    );
    await create(
      'leases',
      [type.string('name', 128, key), type.string('holder', 64), type.timestamp('expires_at')],
      [['expires_at']],
    );
    await create('purges', [
      type.string('connector_id', 64, key),
      { ...type.integer('ordinal'), ...key },
      type.string('connector_type', 64),
      type.timestamp('created_at'),
    ]);
    await runner.query(
      "INSERT INTO sync_schedules (connector_id, next_at, `trigger`, mode, failures) SELECT id, CASE WHEN sync_enabled = 1 AND status <> 'needs_reauth' THEN '2026-01-01T00:00:00.000Z' END, 'created', 'auto', 0 FROM connectors",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['purges', 'leases', 'sync_schedules', 'replications', 'sync_entities', 'syncs'])
      await runner.dropTable(name);
  }
}
