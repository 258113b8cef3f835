import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { columns } from './columns.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };

/** The service's own tables. The synced entities' tables come with replication. */
export class ServiceTables1767225600001 implements MigrationInterface {
  readonly name = 'ServiceTables1767225600001';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    const create = (name: string, list: TableColumnOptions[], indices: string[][] = [], unique: string[][] = []) =>
      runner.createTable(
        new Table({
          name,
          columns: list,
          indices: [...indices, ...unique].map((columnNames) => ({
            name: `ix_${name}_${columnNames.join('_')}`,
            columnNames,
            isUnique: unique.includes(columnNames),
          })),
        }),
      );
    await create('organizations', [
      type.string('id', 64, key),
      type.string('name', 255),
      type.text('redirect_urls'),
      type.timestamp('created_at'),
      type.timestamp('updated_at'),
    ]);
    await create('clients', [
      type.string('id', 64, key),
      type.string('name', 255),
      type.string('scopes', 255),
      type.timestamp('created_at'),
      type.timestamp('disabled_at', optional),
    ]);
    await create(
      'client_secrets',
      [
        type.string('id', 64, key),
        type.string('client_id', 64),
        type.string('secret_hash', 64),
        type.timestamp('created_at'),
      ],
      [['client_id']],
    );
    await create(
      'memberships',
      [type.string('client_id', 64, key), type.string('organization_id', 64, key), type.timestamp('created_at')],
      [['organization_id']],
    );
    await create(
      'connectors',
      [
        type.string('id', 64, key),
        type.integer('ordinal'),
        type.string('organization_id', 64),
        type.string('customer_name', 255),
        type.string('connector_type', 64),
        type.string('name', 255),
        type.string('auth_method', 64),
        type.text('environment'),
        type.text('replication_config'),
        type.string('status', 32),
        type.string('status_reason', 255, optional),
        type.boolean('sync_enabled'),
        type.integer('sync_interval_minutes'),
        type.string('external_account_id', 255, optional),
        type.string('external_account_name', 255, optional),
        type.integer('revision'),
        type.integer('credential_version'),
        type.string('key_id', 64),
        type.bytes('wrapped_key', 255),
        type.long_bytes('sealed_credentials'),
        type.timestamp('created_at'),
        type.timestamp('updated_at'),
        type.timestamp('last_checked_at', optional),
      ],
      [['organization_id', 'id'], ['organization_id', 'customer_name', 'id'], ['key_id']],
      [['ordinal']],
    );
    await create(
      'idempotency_keys',
      [
        type.string('id', 64, key),
        type.string('request_mac', 64),
        type.string('state', 16),
        type.text('answer', optional),
        type.timestamp('expires_at'),
      ],
      [['expires_at']],
    );
    await create('vault_keys', [
      type.string('key_id', 64, key),
      type.bytes('canary', 255),
      type.timestamp('created_at'),
    ]);
    await create('settings', [type.string('name', 64, key), type.string('value', 255)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [
      'settings',
      'vault_keys',
      'idempotency_keys',
      'connectors',
      'memberships',
      'client_secrets',
      'clients',
      'organizations',
    ])
      await runner.dropTable(name);
  }
}
