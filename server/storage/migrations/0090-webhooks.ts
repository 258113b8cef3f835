import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };
const unplaced = { name: 'ix_events_position_organization_id', columnNames: ['position', 'organization_id'] };

/** Webhook endpoints and their deliveries; events without a position are found by an index. */
export class Webhooks1774915200090 implements MigrationInterface {
  readonly name = 'Webhooks1774915200090';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    const indexes = (table: string, lists: string[][]) =>
      lists.map((columnNames) => ({ name: `ix_${table}_${columnNames.join('_')}`, columnNames }));
    await runner.createTable(
      new Table({
        name: 'webhook_endpoints',
        columns: [
          type.string('id', 64, key),
          type.string('organization_id', 64),
          type.string('customer_name', 255, optional),
          type.string('url', 2048),
          type.string('description', 255),
          type.text('types'),
          type.boolean('enabled'),
          type.string('disabled_reason', 16, optional),
          type.timestamp('failing_since', optional),
          type.integer('credential_version'),
          type.string('public_key', 64),
          type.string('previous_public_key', 64, optional),
          type.timestamp('previous_until', optional),
          type.string('key_id', 64),
          type.bytes('wrapped_key', 255),
          type.long_bytes('sealed_credentials'),
          type.timestamp('created_at'),
          type.timestamp('updated_at'),
        ],
        indices: indexes('webhook_endpoints', [['organization_id', 'id'], ['key_id'], ['failing_since']]),
      }),
    );
    await runner.createTable(
      new Table({
        name: 'webhook_deliveries',
        columns: [
          type.string('endpoint_id', 64, key),
          type.string('event_id', 64, key),
          type.string('connector_id', 64, optional),
          type.string('type', 64),
          type.integer('position'),
          type.string('status', 16),
          type.integer('attempts'),
          type.timestamp('next_at', optional),
          type.timestamp('last_at', optional),
          type.string('error', 32, optional),
          { ...type.integer('response_status'), ...optional },
          { ...type.integer('duration_ms'), ...optional },
          type.timestamp('created_at'),
        ],
        indices: indexes('webhook_deliveries', [['endpoint_id', 'next_at', 'position'], ['created_at']]),
      }),
    );
    await runner.createIndex('events', new TableIndex(unplaced));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('events', unplaced.name);
    await runner.dropTable('webhook_deliveries');
    await runner.dropTable('webhook_endpoints');
  }
}
