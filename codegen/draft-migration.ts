import { pascal } from './bundle/load.ts';
import type { KeyKind, RecordTablePlan } from './plan/records.ts';
import type { ColumnPlan, IndexPlan, TablePlan } from './plan/tables.ts';
import type { SchemaDifference, TableDifference } from './schema-difference.ts';

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

function column({ name, kind, length, nullable }: ColumnPlan, primary: readonly string[] = []): string {
  const options = [nullable ? 'isNullable: true' : '', primary.includes(name) ? 'isPrimary: true' : ''].filter(Boolean);
  const sized = kind === 'string' || kind === 'bytes' ? [String(length)] : [];
  return `type.${kind}(${[`'${name}'`, ...sized, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')})`;
}

const index = ({ name, columns, unique }: IndexPlan): string =>
  `{ name: '${name}', columnNames: [${quoted(columns)}]${unique ? ', isUnique: true' : ''} }`;

function createServiceTable(plan: TablePlan, indexes: readonly IndexPlan[]): string {
  return `    await runner.createTable(
      new Table({
        name: '${plan.table}',
        columns: [${plan.columns.map((each) => column(each, plan.primary)).join(', ')}],
        indices: [${indexes.map(index).join(', ')}],
      }),
    );`;
}

const field = (name: string) => name.replace(/^key_/, '');
const isKey = (name: string) => name.startsWith('key_');

function createRecordTable({ table, keys, indexes }: RecordTablePlan): string {
  const kinds = keys.map((key) => `${field(key.column)}: '${key.kind}'`).join(', ');
  const lists = indexes.map(({ columns }) => `[${quoted(columns.filter(isKey).map(field))}]`);
  return `    await createRecordTable(runner, { table: '${table}', keys: { ${kinds} }, indexes: [${lists.join(', ')}] });`;
}

/** What key columns of these SQLite types hold. */
const keyKinds: Record<string, KeyKind> = {
  varchar: 'text',
  bigint: 'timestamp',
  double: 'number',
  boolean: 'boolean',
};

interface Delta {
  drop_indexes: string[];
  drop_keys: string[];
  add_keys: Array<[field: string, kind: KeyKind]>;
  add_indexes: Array<{ columns: readonly string[]; descending: boolean }>;
}

function delta(table: string, { drop_indexes, drop_keys, add_keys, add_indexes }: Delta): string {
  const fields = (columns: readonly string[]) => `[${quoted(columns.filter(isKey).map(field))}]`;
  const parts = [
    drop_indexes.length > 0 ? `drop_indexes: [${drop_indexes.map((name) => `['${name}']`).join(', ')}]` : '',
    drop_keys.length > 0 ? `drop_keys: [${quoted(drop_keys.map(field))}]` : '',
    add_keys.length > 0
      ? `add_keys: { ${add_keys.map(([name, kind]) => `${field(name)}: '${kind}'`).join(', ')} }`
      : '',
    add_indexes.length > 0
      ? `add_indexes: [${add_indexes
          .map(({ columns, descending }) => `{ fields: ${fields(columns)}${descending ? ', descending: true' : ''} }`)
          .join(', ')}]`
      : '',
  ].filter(Boolean);
  return `    await changeRecordTable(runner, { table: '${table}', ${parts.join(', ')} });`;
}

/** A table of synced records changes in its keys and their indexes; the new keys are derived from stored records. */
function alterRecordTable(record: RecordTablePlan, difference: TableDifference): { up: string[]; down: string[] } {
  const { table, keys, indexes } = record;
  const { columns, changed_columns, dropped_columns, dropped_indexes } = difference;
  const short = (name: string) => name.slice(`ix_${table}_`.length);
  const changed = new Set(changed_columns.map(({ column: { name } }) => name));
  const rebuilt = indexes.filter(
    (each) =>
      each.columns.some((name) => changed.has(name)) && !difference.indexes.some(({ name }) => name === each.name),
  );
  const added = indexes.filter(({ name }) => difference.indexes.some((each) => each.name === name));
  const kindOf = (name: string): KeyKind => keys.find(({ column: key }) => key === name)?.kind ?? 'text';
  const was = (type: string): KeyKind => keyKinds[type] ?? 'text';
  const describe = (list: typeof indexes, is: (each: (typeof indexes)[number]) => boolean) =>
    list.map((each) => ({ columns: each.columns, descending: is(each) }));
  const up = delta(table, {
    drop_indexes: [...dropped_indexes, ...rebuilt.map(({ name }) => name)].map(short),
    drop_keys: [...dropped_columns, ...changed].filter(isKey),
    add_keys: [...columns.map(({ name }) => name), ...changed].filter(isKey).map((name) => [name, kindOf(name)]),
    add_indexes: describe([...rebuilt, ...added], ({ descending }) => descending !== null),
  });
  const down = delta(table, {
    drop_indexes: [...added, ...rebuilt].map(({ name }) => short(name)),
    drop_keys: [...columns.map(({ name }) => name), ...changed].filter(isKey),
    add_keys: changed_columns.map(({ column: { name }, type }) => [name, was(type)]),
    add_indexes: describe(rebuilt, (each) => {
      const last = changed_columns.find(({ column: { name } }) => name === each.columns.at(-2));
      return last ? was(last.type) === 'timestamp' : each.descending !== null;
    }),
  });
  const by_hand = [...dropped_columns, ...dropped_indexes].map((name) => `    // Restore ${table}.${name} by hand.`);
  const note = [...dropped_columns, ...changed].some(isKey)
    ? ['    // Processes of the earlier release cannot write this table afterwards: stop them before.']
    : [];
  return { up: [...note, up], down: [down, ...by_hand] };
}

function alter({ plan: { table }, ...lists }: TableDifference): { up: string[]; down: string[] } {
  const { columns, changed_columns, dropped_columns, indexes, dropped_indexes } = lists;
  const by_hand = [...dropped_columns, ...dropped_indexes].map((name) => `    // Restore ${table}.${name} by hand.`);
  return {
    up: [
      ...dropped_indexes.map((name) => `    await runner.dropIndex('${table}', '${name}');`),
      ...(dropped_columns.length > 0
        ? [`    await runner.dropColumns('${table}', [${quoted(dropped_columns)}]);`]
        : []),
      ...(columns.length > 0
        ? [
            `    await runner.addColumns('${table}', [${columns.map((each) => `new TableColumn(${column(each)})`).join(', ')}]);`,
          ]
        : []),
      ...changed_columns.map(({ column: { name, kind } }) => `    // DECIDE: how ${table}.${name} becomes ${kind}.`),
      ...indexes.map((each) => `    await runner.createIndex('${table}', new TableIndex(${index(each)}));`),
    ],
    down: [
      ...indexes.map(({ name }) => `    await runner.dropIndex('${table}', '${name}');`),
      ...(columns.length > 0
        ? [`    await runner.dropColumns('${table}', [${quoted(columns.map(({ name }) => name))}]);`]
        : []),
      ...by_hand,
    ],
  };
}

/** The statements for one difference; a table of synced records has a form of its own. */
function statements(
  difference: TableDifference,
  records: readonly RecordTablePlan[],
): { up: string[]; down: string[] } {
  const { plan, missing, indexes } = difference;
  const record = records.find(({ table }) => table === plan.table);
  if (!missing) {
    const keys_only = [
      ...difference.columns.map(({ name }) => name),
      ...difference.changed_columns.map(({ column: { name } }) => name),
      ...difference.dropped_columns,
    ].every(isKey);
    return record && keys_only ? alterRecordTable(record, difference) : alter(difference);
  }
  return record
    ? { up: [createRecordTable(record)], down: [`    await dropRecordTable(runner, '${plan.table}');`] }
    : { up: [createServiceTable(plan, indexes)], down: [`    await runner.dropTable('${plan.table}');`] };
}

/** TypeORM orders migrations by the time in their names: one day for each number. */
const className = (name: string, number: number) => `${pascal(name)}${Date.UTC(2026, 0, number) + number}`;

/**
 * The migration from what the migrations make to what the contract has. It is a draft: a migration that has run must go
 * on meaning what it meant, so it is read, corrected, and never generated again.
 */
export function draftMigration(
  { changed, dropped_tables }: SchemaDifference,
  records: readonly RecordTablePlan[],
  { name, number }: { name: string; number: number },
): string {
  const parts = changed.map((each) => statements(each, records));
  const up = [
    ...parts.flatMap((each) => each.up),
    ...dropped_tables.map((each) => `    await runner.dropTable('${each}');`),
  ];
  const down = parts.flatMap((each) => each.down).toReversed();
  const body = up.join('\n');
  const typeorm = ['Table', 'TableColumn', 'TableIndex'].filter((each) => body.includes(`new ${each}(`));
  const helpers = ['changeRecordTable', 'createRecordTable', 'dropRecordTable'].filter((each) =>
    [...up, ...down].join('\n').includes(`${each}(`),
  );
  const typed = body.includes('type.');
  const class_name = className(name, number);
  return `import { ${[...typeorm, 'type MigrationInterface', 'type QueryRunner'].join(', ')} } from 'typeorm';
${typed ? "import { columns } from './columns.ts';\n" : ''}${helpers.length > 0 ? `import { ${helpers.join(', ')} } from './record-table.ts';\n` : ''}
export class ${class_name} implements MigrationInterface {
  readonly name = '${class_name}';

  async up(runner: QueryRunner): Promise<void> {
${typed ? "    const type = columns(runner.connection.options.type === 'mariadb' ? 'mariadb' : 'sqlite');\n" : ''}${body}
  }

  async down(runner: QueryRunner): Promise<void> {
${down.join('\n')}
  }
}
`;
}
