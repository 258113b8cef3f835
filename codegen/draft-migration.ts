/**
 * Prints the migration that creates the tables of a new connector type's synced records: `npx tsx codegen/draft-migration.ts <connector type> <number>`. It goes into
 * `server/storage/migrations/` and the list of `server/storage/database.ts`, and is never generated again: a migration that has run must go on meaning what it meant.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { pascal } from './bundle/load.ts';
import { planRecords } from './plan/records.ts';

const [type, number] = process.argv.slice(2);
if (!type || !/^\d{4}$/.test(number ?? '')) {
  console.error('usage: tsx codegen/draft-migration.ts <connector type> <four digits>');
  process.exit(2);
}
const plans = planRecords(bundle(join(dirname(fileURLToPath(import.meta.url)), '../openapi')).connectors).filter((plan) => plan.connector_type === type);
const field = (column: string) => column.replace(/^key_/, '');
const rows = plans.map((plan) => {
  const keys = plan.keys.map((key) => `${field(key.column)}: '${key.kind}'`).join(', ');
  const indexes = plan.indexes.map((index) => `[${index.columns.filter((column) => column.startsWith('key_')).map((column) => `'${field(column)}'`).join(', ')}]`).join(', ');
  return `  { table: '${plan.table}', keys: {${keys ? ` ${keys} ` : ''}}, indexes: [${indexes}] },`;
});
/** TypeORM orders migrations by the time in their names: one day for each number. */
const at = Date.UTC(2026, 0, Number(number));
const name = `${pascal(type)}${at + Number(number)}`;
console.log(`import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createRecordTable, dropRecordTable, type RecordTableChange } from './record-table.ts';

const tables: RecordTableChange[] = [
${rows.join('\n')}
];

/** The tables of synced records of ${type}. */
export class ${name} implements MigrationInterface {
  readonly name = '${name}';

  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await createRecordTable(runner, each);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of tables.toReversed()) await dropRecordTable(runner, table);
  }
}`);
