import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

const optional = { isNullable: true };

/** Accent color and logo of an organization's consent pages. */
export class ConsentBranding1776470400140 implements MigrationInterface {
  readonly name = 'ConsentBranding1776470400140';

  async up(runner: QueryRunner): Promise<void> {
    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');
    await runner.addColumns('organizations', [
      new TableColumn(type.string('accent_color', 7, optional)),
      new TableColumn(type.text('logo', optional)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['logo', 'accent_color']) await runner.query(`ALTER TABLE organizations DROP COLUMN ${name}`);
  }
}
