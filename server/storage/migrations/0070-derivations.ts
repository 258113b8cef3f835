import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';
import { addRecordColumn, derivationColumn, recordTablesWithout } from './record-table.ts';

const key = { isPrimary: true };
const optional = { isNullable: true };

/**
 * With what each record was derived, how far that has been checked, and which fields an entity was listed with. Of what
 * is stored already nothing of this is known, so it is derived again and listed again.
 */
export class Derivations1773187200070 implements MigrationInterface {
  readonly name = 'Derivations1773187200070';

  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite';
    const type = columns(engine);
    await runner.createTable(
      new Table({
        name: 'derivations',
        columns: [
          { ...type.integer('connector'), ...key },
          type.string('entity', 64, key),
          type.string('fingerprint', 32),
          type.integer('epoch'),
          type.string('position', 64),
          type.integer('since'),
        ],
      }),
    );
    await runner.addColumns('replications', [
      new TableColumn(type.string('fields', 32, optional)),
      new TableColumn(type.string('listing_fields', 64, optional)),
    ]);
    for (const table of await recordTablesWithout(runner, engine, 'derivation'))
      await addRecordColumn(runner, table, derivationColumn(engine));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('replications', ['fields', 'listing_fields']);
    await runner.dropTable('derivations');
  }
}
