import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { columns } from './columns.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };

/** Token life, the organizations' own OAuth clients and the consent flow. */
export class OauthTables1768003200010 implements MigrationInterface {
  readonly name = 'OauthTables1768003200010';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    const create = (name: string, list: TableColumnOptions[], plain: string[][], unique: string[][] = []) =>
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
            ...plain.map((columnNames) => ({ name: `ix_${name}_${columnNames.join('_')}`, columnNames })),
          ],
        }),
      );
    await create(
      'oauth_grants',
      [
        type.string('connector_id', 64, key),
        type.string('organization_id', 64),
        type.string('connector_type', 64),
        type.integer('credential_version'),
        type.string('client_source', 16),
        type.string('client_id', 255),
        type.string('scope', 1024, optional),
        type.timestamp('issued_at'),
        type.timestamp('access_expires_at', optional),
        type.timestamp('refresh_expires_at', optional),
        type.timestamp('refresh_due_at', optional),
        type.string('lease_owner', 64, optional),
        type.timestamp('lease_until', optional),
        type.timestamp('sent_at', optional),
        type.integer('failures'),
        type.timestamp('retry_at', optional),
      ],
      [['refresh_due_at'], ['organization_id', 'client_source', 'client_id']],
    );
    await create(
      'oauth_clients',
      [
        type.string('id', 64, key),
        type.string('organization_id', 64),
        type.string('connector_type', 64),
        type.string('client_id', 255),
        type.text('environment'),
        type.integer('credential_version'),
        type.string('key_id', 64),
        type.bytes('wrapped_key', 255),
        type.long_bytes('sealed_credentials'),
        type.timestamp('created_at'),
        type.timestamp('updated_at'),
      ],
      [['key_id']],
      [['organization_id', 'connector_type']],
    );
    await create(
      'consent_sessions',
      [
        type.string('id', 64, key),
        type.string('organization_id', 64),
        type.string('customer_name', 255),
        type.string('connector_type', 64),
        type.string('name', 255, optional),
        type.text('environment'),
        type.text('replication_config'),
        type.text('redirect_url'),
        type.string('client_source', 16),
        type.string('client_id', 255),
        type.string('connector_id', 64, optional),
        type.string('status', 16),
        type.string('error', 32, optional),
        type.timestamp('created_at'),
        type.timestamp('expires_at'),
      ],
      [['organization_id', 'connector_type'], ['connector_id'], ['expires_at']],
    );
    await create(
      'consent_attempts',
      [
        type.string('id', 64, key),
        type.string('session_id', 64),
        type.string('cookie_hash', 64),
        type.string('state_hash', 64),
        type.timestamp('expires_at'),
        type.timestamp('used_at', optional),
      ],
      [['session_id'], ['expires_at']],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['consent_attempts', 'consent_sessions', 'oauth_clients', 'oauth_grants'])
      await runner.dropTable(name);
  }
}
