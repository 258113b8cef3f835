import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createRecordTable, dropRecordTable, type RecordTableChange } from './record-table.ts';

const tables: RecordTableChange[] = [
  {
    table: 'incident_io_incidents',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', name: 'text', reference: 'text', mode: 'text' },
    indexes: [['created_at'], ['updated_at'], ['name'], ['reference'], ['mode']],
  },
  {
    table: 'incident_io_alerts',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', status: 'text', deduplication_key: 'text' },
    indexes: [['created_at'], ['updated_at'], ['status'], ['deduplication_key']],
  },
  {
    table: 'incident_io_escalations',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', status: 'text' },
    indexes: [['created_at'], ['updated_at'], ['status']],
  },
  { table: 'incident_io_users', keys: { name: 'text', email: 'text' }, indexes: [['name'], ['email']] },
  {
    table: 'incident_io_incident_updates',
    keys: { created_at: 'timestamp', incident_id: 'text' },
    indexes: [['created_at'], ['incident_id']],
  },
  { table: 'incident_io_incident_roles', keys: {}, indexes: [] },
  { table: 'incident_io_incident_statuses', keys: {}, indexes: [] },
  { table: 'incident_io_incident_timestamps', keys: {}, indexes: [] },
  { table: 'incident_io_severities', keys: {}, indexes: [] },
  { table: 'incident_io_custom_fields', keys: {}, indexes: [] },
  { table: 'incident_io_catalog_types', keys: {}, indexes: [] },
  { table: 'incident_io_schedules', keys: { name: 'text' }, indexes: [['name']] },
];

/**
 * The tables of synced records, one per entity with search. Entities that come later bring a migration of their own.
 */
export class RecordTables1767312000002 implements MigrationInterface {
  readonly name = 'RecordTables1767312000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await createRecordTable(runner, each);
    await runner.query("INSERT INTO settings (name, value) VALUES ('connector_ordinal', '0')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM settings WHERE name = 'connector_ordinal'");
    for (const { table } of tables.toReversed()) await dropRecordTable(runner, table);
  }
}
