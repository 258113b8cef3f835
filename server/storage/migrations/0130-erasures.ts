import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const optional = { isNullable: true };
const of_customers = 'ix_idempotency_keys_customer_hash';

/** Erasures of customers, and by which stored responses of a customer are found. */
export class Erasures1776384000130 implements MigrationInterface {
  readonly name = 'Erasures1776384000130';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.createTable(
      new Table({
        name: 'erasures',
        columns: [
          type.string('id', 64, { isPrimary: true }),
          type.string('organization_id', 64),
          type.string('customer_hash', 64),
          type.string('customer_name', 255, optional),
          type.text('connectors', optional),
          type.string('status', 16),
          type.text('counts'),
          type.timestamp('created_at'),
          type.timestamp('completed_at', optional),
          type.text('receipt', optional),
        ],
        indices: [
          { name: 'ix_erasures_organization_id_customer_hash', columnNames: ['organization_id', 'customer_hash'] },
          { name: 'ix_erasures_status', columnNames: ['status'] },
        ],
      }),
    );
    await runner.addColumn('idempotency_keys', new TableColumn(type.string('customer_hash', 64, optional)));
    await runner.createIndex(
      'idempotency_keys',
      new TableIndex({ name: of_customers, columnNames: ['customer_hash'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('idempotency_keys', of_customers);
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN customer_hash');
    await runner.dropTable('erasures');
  }
}
