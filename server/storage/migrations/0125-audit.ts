import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const optional = { isNullable: true };

/** The audit log. */
export class Audit1775952000125 implements MigrationInterface {
  readonly name = 'Audit1775952000125';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    const indexes = [
      ['organization_id', 'id'],
      ['organization_id', 'position'],
      ['position', 'organization_id'],
      ['created_at'],
    ];
    await runner.createTable(
      new Table({
        name: 'audit',
        columns: [
          type.string('id', 64, { isPrimary: true }),
          type.string('organization_id', 64),
          type.string('customer_name', 255, optional),
          type.string('customer_hash', 64, optional),
          type.string('type', 64),
          type.string('actor', 16),
          type.string('client_id', 64, optional),
          type.string('address', 64, optional),
          type.string('request_id', 64, optional),
          type.string('subject', 255, optional),
          type.string('outcome', 64),
          type.text('detail'),
          type.timestamp('created_at'),
          { ...type.integer('position'), ...optional },
          type.string('previous_hash', 64, optional),
          type.string('hash', 64, optional),
          type.string('mac', 64, optional),
        ],
        indices: indexes.map((columnNames) => ({ name: `ix_audit_${columnNames.join('_')}`, columnNames })),
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit');
  }
}
