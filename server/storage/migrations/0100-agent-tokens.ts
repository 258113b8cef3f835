import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

/** Long-lived tokens of agents. */
export class AgentTokens1772409600100 implements MigrationInterface {
  readonly name = 'AgentTokens1772409600100';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.createTable(
      new Table({
        name: 'agent_tokens',
        columns: [
          type.string('id', 64, { isPrimary: true }),
          type.string('organization_id', 64),
          type.string('client_id', 64),
          type.string('customer_name', 255),
          type.string('name', 255),
          type.string('token_hash', 64),
          type.text('grants', { isNullable: true }),
          type.timestamp('created_at'),
          type.timestamp('expires_at'),
          type.timestamp('last_used_at', { isNullable: true }),
        ],
        indices: [
          { name: 'ix_agent_tokens_token_hash', columnNames: ['token_hash'], isUnique: true },
          {
            name: 'ix_agent_tokens_organization_id_customer_name',
            columnNames: ['organization_id', 'customer_name'],
          },
          { name: 'ix_agent_tokens_expires_at', columnNames: ['expires_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('agent_tokens');
  }
}
