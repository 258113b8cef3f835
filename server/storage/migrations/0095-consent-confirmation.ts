import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const optional = { isNullable: true };

/** Consent flows that an application confirms, and client secrets that expire. */
export class ConsentConfirmation1775347200095 implements MigrationInterface {
  readonly name = 'ConsentConfirmation1775347200095';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.addColumns('organizations', [new TableColumn(type.boolean('confirm_consents', optional))]);
    await runner.addColumns('consent_sessions', [
      new TableColumn(type.boolean('confirm', optional)),
      new TableColumn(type.string('held_key_id', 64, optional)),
      new TableColumn({ ...type.bytes('held_wrapped_key', 255), ...optional }),
      new TableColumn({ ...type.long_bytes('held_consent'), ...optional }),
    ]);
    await runner.addColumns('client_secrets', [new TableColumn(type.timestamp('expires_at', optional))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE client_secrets DROP COLUMN expires_at');
    for (const name of ['held_consent', 'held_wrapped_key', 'held_key_id', 'confirm'])
      await runner.query(`ALTER TABLE consent_sessions DROP COLUMN ${name}`);
    await runner.query('ALTER TABLE organizations DROP COLUMN confirm_consents');
  }
}
