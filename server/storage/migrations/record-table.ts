import { Table, type QueryRunner, type TableColumnOptions } from 'typeorm';
import type { Engine } from '../column-types.ts';
import { columns } from './columns.ts';

/**
 * One table of synced records as a migration makes it: its key columns by kind, and the fields that begin its indexes.
 */
export interface RecordTableChange {
  table: string;
  keys: Record<string, KeyKind>;
  indexes: string[][];
}

type KeyKind = 'text' | 'timestamp' | 'number' | 'boolean';

/**
 * What a migration changes of a table that is there. A key whose kind changes is removed and added: its values are
 * derived again from the stored records.
 */
export interface RecordTableDelta {
  table: string;
  drop_indexes?: string[][];
  drop_keys?: string[];
  add_keys?: Record<string, KeyKind>;
  /** `descending`: MariaDB has it in this order too. */
  add_indexes?: Array<{ fields: string[]; descending?: boolean }>;
}

/** Where a record is in the change feed; a migration of its own adds this to tables that are older than the feed. */
export const changeColumns = (engine: Engine) => {
  const type = columns(engine);
  return [type.big_integer('change_number', { default: 0 }), type.timestamp('changed_at', { isNullable: true })];
};

/** What a row was derived with; a migration of its own adds this to tables that are older. */
export const derivationColumn = (engine: Engine) => columns(engine).string('derivation', 40, { isNullable: true });

const fieldIndex = (table: string, fields: readonly string[]) => ({
  name: `ix_${table}_${fields.join('_')}`,
  columnNames: ['connector', ...fields.map((field) => `key_${field}`), 'id'],
});

export const changeIndex = (table: string) => ({
  name: `ix_${table}_change`,
  columnNames: ['connector', 'change_number'],
});

const keyColumn = (engine: Engine, field: string, kind: KeyKind) => {
  const type = columns(engine);
  const name = `key_${field}`;
  const optional = { isNullable: true };
  switch (kind) {
    case 'text':
      return type.string(name, 255, optional);
    case 'timestamp':
      return type.big_integer(name, optional);
    case 'number':
      return type.number(name, optional);
    case 'boolean':
      return type.boolean(name, optional);
  }
};

async function createDescendingIndex(runner: QueryRunner, table: string, fields: readonly string[]): Promise<void> {
  const last = fields.length - 1;
  const keys = fields.map((field, at) => `key_${field}${at === last ? ' DESC' : ''}`);
  await runner.query(
    `CREATE INDEX ix_${table}_${fields.join('_')}_desc ON ${table} (connector, ${keys.join(', ')}, id)`,
  );
}

/** Creates the table, its text index, and on MariaDB the descending indexes that it needs to read the newest first. */
export async function createRecordTable(
  runner: QueryRunner,
  { table, keys, indexes }: RecordTableChange,
): Promise<void> {
  const engine = engineOf(runner);
  const maria = engine === 'mariadb';
  const type = columns(engine);
  await runner.createTable(
    new Table({
      name: table,
      columns: [
        type.sequence('number'),
        type.integer('connector'),
        type.string('id', 255),
        type.big_integer('generation'),
        type.bytes('hash', 16),
        ...Object.entries(keys).map(([field, kind]) => keyColumn(engine, field, kind)),
        type.text('record'),
        type.text('leaves'),
        type.text('folded'),
        type.words('words', { isNullable: true }),
        ...changeColumns(engine),
        derivationColumn(engine),
      ],
      indices: [
        { name: `ix_${table}_connector_id`, columnNames: ['connector', 'id'], isUnique: true },
        ...indexes.map((fields) => fieldIndex(table, fields)),
        changeIndex(table),
      ],
    }),
  );
  if (!maria) {
    // Without content: the index holds tokens and row numbers and nothing else, and forgets a deleted row by its number
    // alone.
    await runner.query(
      `CREATE VIRTUAL TABLE ${table}_text USING fts5(tokens, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`,
    );
    await mergeTextElsewhere(runner, `${table}_text`);
    return;
  }
  for (const fields of indexes.filter((each) => keys[each.at(-1) ?? ''] === 'timestamp'))
    await createDescendingIndex(runner, table, fields);
  await runner.query('SET SESSION innodb_ft_enable_stopword = OFF'); // read when the index is made
  await runner.query(`CREATE FULLTEXT INDEX ${table}_text ON ${table} (words)`);
  await runner.query('SET SESSION innodb_ft_enable_stopword = DEFAULT');
}

const configureText = (runner: QueryRunner, index: string, options: { automerge: number; crisismerge: number }) =>
  Promise.all(
    Object.entries(options).map(([name, value]) =>
      runner.query(`INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value})`),
    ),
  );

/**
 * A thread merges the index (storage/sqlite/upkeep.ts). By itself SQLite does so in the COMMIT of a write, for seconds
 * after many deletions; it still would with so many unmerged parts that searches suffer (sqlite.org/fts5.html,
 * "automerge").
 */
export const mergeTextElsewhere = (runner: QueryRunner, index: string) =>
  configureText(runner, index, { automerge: 0, crisismerge: 200 });

/** As SQLite does it by default. */
export const mergeTextInCommits = (runner: QueryRunner, index: string) =>
  configureText(runner, index, { automerge: 4, crisismerge: 16 });

const engineOf = (runner: QueryRunner): Engine => (runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');

/** Adds a column at the end, without a default: no row is rewritten. TypeORM would copy an SQLite table. */
export async function addRecordColumn(runner: QueryRunner, table: string, column: TableColumnOptions): Promise<void> {
  if (await runner.hasColumn(table, column.name)) return;
  const { name, type, length, charset, collation } = column;
  const parts = [
    `${type}${length === undefined ? '' : `(${length})`}`,
    ...(charset === undefined ? [] : [`CHARACTER SET ${charset}`]),
    ...(collation === undefined ? [] : [`COLLATE ${collation}`]),
  ];
  await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${parts.join(' ')} NULL`);
}

/** Changes keys and indexes of a table. The columns that it adds are filled from the stored records, later. */
export async function changeRecordTable(
  runner: QueryRunner,
  { table, drop_indexes = [], drop_keys = [], add_keys = {}, add_indexes = [] }: RecordTableDelta,
): Promise<void> {
  const engine = engineOf(runner);
  const on = engine === 'mariadb' ? ` ON ${table}` : '';
  for (const fields of drop_indexes) {
    const name = `ix_${table}_${fields.join('_')}`;
    await runner.query(`DROP INDEX IF EXISTS ${name}${on}`);
    if (engine === 'mariadb') await runner.query(`DROP INDEX IF EXISTS ${name}_desc${on}`);
  }
  for (const field of drop_keys)
    if (await runner.hasColumn(table, `key_${field}`))
      await runner.query(`ALTER TABLE ${table} DROP COLUMN key_${field}`);
  for (const [field, kind] of Object.entries(add_keys))
    await addRecordColumn(runner, table, keyColumn(engine, field, kind));
  for (const { fields, descending = false } of add_indexes) {
    const { name, columnNames } = fieldIndex(table, fields);
    await runner.query(`CREATE INDEX ${name} ON ${table} (${columnNames.join(', ')})`);
    if (descending && engine === 'mariadb') await createDescendingIndex(runner, table, fields);
  }
}

/** Tables of synced records that an earlier release has made. */
export async function recordTablesWithout(runner: QueryRunner, engine: Engine, column: string): Promise<string[]> {
  const rows = (await runner.query(
    engine === 'sqlite'
      ? `SELECT m.name AS name FROM sqlite_master m WHERE m.type = 'table'
         AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'leaves')
         AND NOT EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = '${column}')`
      : `SELECT c.table_name AS name FROM information_schema.columns c WHERE c.table_schema = DATABASE() AND c.column_name = 'leaves'
         AND NOT EXISTS (SELECT 1 FROM information_schema.columns o WHERE o.table_schema = c.table_schema AND o.table_name = c.table_name AND o.column_name = '${column}')`,
  )) as Array<{ name: string }>;
  return rows.map((row) => row.name);
}

export async function dropRecordTable(runner: QueryRunner, table: string): Promise<void> {
  if (engineOf(runner) === 'sqlite') await runner.query(`DROP TABLE ${table}_text`);
  await runner.dropTable(table);
}
