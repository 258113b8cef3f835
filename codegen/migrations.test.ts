import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import type { Schema } from './bundle/document.ts';
import { draftMigration } from './draft-migration.ts';
import { planRecords } from './plan/records.ts';
import { compareSchema, describeDifference, migratedSchema, type LiveSchema } from './schema-difference.ts';
import { tablesOf } from './write.ts';

const contract = bundle(fileURLToPath(new URL('../openapi', import.meta.url)));
let live: LiveSchema;
beforeAll(async () => {
  live = await migratedSchema();
});

/** The contract with another entity, and with a further index and column of one that is there. */
const changed = {
  ...contract,
  connectors: contract.connectors.map((connector) => ({
    ...connector,
    entities: connector.entities.flatMap((file) => {
      if (connector.connector_type !== 'incident-io' || file.entity !== 'users') return [file];
      return [
        { ...file, index: [...file.index, ['chat_user_id']] },
        { ...file, entity: 'teams', index: [['name']] },
      ];
    }),
  })),
};

it('creates every table, column and index of the contract in a migration, and no others', () => {
  expect(describeDifference(compareSchema(tablesOf(contract), live))).toEqual([]);
});

it('names the entity without a migration, and what the migrations of another lack', () => {
  const fix = 'run `npm run new -- migration <name>` and read what it writes';
  expect(describeDifference(compareSchema(tablesOf(changed), live))).toEqual([
    `openapi/connectors/incident-io/users.yaml: no migration adds column key_chat_user_id, creates index ix_incident_io_users_chat_user_id of incident_io_users; ${fix}`,
    `openapi/connectors/incident-io/teams.yaml: no migration creates its table incident_io_teams; ${fix}`,
  ]);
});

it('drafts a migration of only the difference', () => {
  const drafted = draftMigration(compareSchema(tablesOf(changed), live), planRecords(changed.connectors), {
    name: 'teams',
    number: 50,
  });
  expect(drafted.match(/^ {4}(await|const).*$/gm)).toEqual([
    "    await changeRecordTable(runner, { table: 'incident_io_users', add_keys: { chat_user_id: 'text' }, add_indexes: [{ fields: ['chat_user_id'] }] });",
    "    await createRecordTable(runner, { table: 'incident_io_teams', keys: { name: 'text' }, indexes: [['name']] });",
    "    await dropRecordTable(runner, 'incident_io_teams');",
    "    await changeRecordTable(runner, { table: 'incident_io_users', drop_indexes: [['chat_user_id']], drop_keys: ['chat_user_id'] });",
  ]);
  expect(drafted).toContain(
    "import { changeRecordTable, createRecordTable, dropRecordTable } from './record-table.ts';",
  );
});

/** The contract of incidents with other indexes and kinds of fields. */
const incidents = (index: string[][], kinds: Record<string, Schema>) => ({
  ...contract,
  connectors: contract.connectors.map((connector) => ({
    ...connector,
    entities: connector.entities.map((file) => {
      if (connector.connector_type !== 'incident-io' || file.entity !== 'incidents') return file;
      const properties = { ...file.record.properties, ...kinds };
      return { ...file, index, record: { ...file.record, properties } };
    }),
  })),
});

const draftOf = (other: ReturnType<typeof incidents>) =>
  draftMigration(compareSchema(tablesOf(other), live), planRecords(other.connectors), {
    name: 'other',
    number: 90,
  }).match(/^ {4}(await|\/\/).*$/gm);

const indexes = [['created_at'], ['updated_at'], ['name'], ['reference'], ['mode']];

it('drafts the key and the index of a nested field', () => {
  const severity = { type: 'object', properties: { name: { type: 'string' } } };
  expect(draftOf(incidents([...indexes, ['severity.name']], { severity }))).toEqual([
    "    await changeRecordTable(runner, { table: 'incident_io_incidents', add_keys: { severity_name: 'text' }, add_indexes: [{ fields: ['severity_name'] }] });",
    "    await changeRecordTable(runner, { table: 'incident_io_incidents', drop_indexes: [['severity_name']], drop_keys: ['severity_name'] });",
  ]);
});

it('drafts another column and another index for a field whose kind has changed', () => {
  expect(
    draftOf(incidents(indexes, { mode: { type: 'string', format: 'date-time' }, created_at: { type: 'string' } })),
  ).toEqual([
    '    // Processes of the earlier release cannot write this table afterwards: stop them before.',
    "    await changeRecordTable(runner, { table: 'incident_io_incidents', drop_indexes: [['created_at'], ['mode']], drop_keys: ['created_at', 'mode'], add_keys: { created_at: 'text', mode: 'timestamp' }, add_indexes: [{ fields: ['created_at'] }, { fields: ['mode'], descending: true }] });",
    "    await changeRecordTable(runner, { table: 'incident_io_incidents', drop_indexes: [['created_at'], ['mode']], drop_keys: ['created_at', 'mode'], add_keys: { created_at: 'timestamp', mode: 'text' }, add_indexes: [{ fields: ['created_at'], descending: true }, { fields: ['mode'] }] });",
  ]);
});

it('drafts nothing for a field that has no index', () => {
  expect(compareSchema(tablesOf(incidents(indexes, { impact: { type: 'string' } })), live).changed).toEqual([]);
});
