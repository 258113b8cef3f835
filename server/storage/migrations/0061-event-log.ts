import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

/** The event log and its counters. */
export class EventLog1772409600061 implements MigrationInterface {
  readonly name = 'EventLog1772409600061';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    const key = { isPrimary: true };
    const optional = { isNullable: true };
    await runner.createTable(
      new Table({
        name: 'events',
        columns: [
          type.string('id', 64, key),
          type.string('organization_id', 64),
          type.string('customer_name', 255, optional),
          type.string('connector_id', 64, optional),
          type.string('type', 64),
          { ...type.integer('position'), ...optional },
          { ...type.integer('sequence'), ...optional },
          type.text('data'),
          type.timestamp('created_at'),
        ],
        indices: [
          { name: 'ix_events_organization_id_position', columnNames: ['organization_id', 'position'] },
          { name: 'ix_events_connector_id', columnNames: ['connector_id'] },
          { name: 'ix_events_created_at', columnNames: ['created_at'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({ name: 'event_counters', columns: [type.string('name', 160, key), type.integer('value')] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('event_counters');
    await runner.dropTable('events');
  }
}
