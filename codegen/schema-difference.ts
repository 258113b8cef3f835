import { columnKinds } from '../server/storage/column-types.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { migrate } from '../server/storage/migrate.ts';
import type { ColumnPlan, TablePlan } from './plan/tables.ts';
import { indexesOf, type IndexPlan } from './plan/tables.ts';

/** What the migrations make: columns with their types on SQLite, and names of indexes. */
export type LiveSchema = ReadonlyMap<string, { columns: ReadonlyMap<string, string>; indexes: ReadonlySet<string> }>;

export interface TableDifference {
  plan: TablePlan;
  /** No migration makes the table. */
  missing: boolean;
  columns: ColumnPlan[];
  /** Columns whose kind has changed, and the type that they have. */
  changed_columns: Array<{ column: ColumnPlan; type: string }>;
  dropped_columns: string[];
  indexes: IndexPlan[];
  dropped_indexes: string[];
}

export interface SchemaDifference {
  changed: TableDifference[];
  dropped_tables: string[];
}

/** The schema after all migrations, on an SQLite database in memory. */
export async function migratedSchema(): Promise<LiveSchema> {
  const database = await openDatabase('sqlite::memory:');
  try {
    await migrate(database);
    const names = async (sql: string) => (await database.query<{ name: string }>(sql)).map(({ name }) => name);
    const tables = await names(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'",
    );
    const live = new Map<string, { columns: Map<string, string>; indexes: Set<string> }>();
    for (const table of tables.filter((each) => each !== 'migrations'))
      live.set(table, {
        columns: new Map(
          (
            await database.query<{ name: string; type: string }>(`SELECT name, type FROM pragma_table_info('${table}')`)
          ).map(({ name, type }) => [name, type.toLowerCase().replace(/\(.*/, '')]),
        ),
        indexes: new Set(await names(`SELECT name FROM pragma_index_list('${table}') WHERE origin = 'c'`)),
      });
    return live;
  } finally {
    await database.close();
  }
}

/** What the contract's tables have that the migrations do not make, and the other way round. */
export function compareSchema(plans: readonly TablePlan[], live: LiveSchema): SchemaDifference {
  const changed = plans.flatMap((plan): TableDifference[] => {
    const found = live.get(plan.table);
    const indexes = indexesOf(plan);
    const difference: TableDifference = {
      plan,
      missing: !found,
      columns: plan.columns.filter(({ name }) => !found?.columns.has(name)),
      changed_columns: plan.columns.flatMap((column) => {
        const type = found?.columns.get(column.name);
        return type === undefined || type === columnKinds.sqlite[column.kind].type ? [] : [{ column, type }];
      }),
      dropped_columns: [...(found?.columns.keys() ?? [])].filter(
        (name) => !plan.columns.some((each) => each.name === name),
      ),
      indexes: indexes.filter(({ name }) => !found?.indexes.has(name)),
      dropped_indexes: [...(found?.indexes ?? [])].filter((name) => !indexes.some((each) => each.name === name)),
    };
    const { missing, columns, changed_columns, dropped_columns, dropped_indexes } = difference;
    const same = [columns, changed_columns, dropped_columns, difference.indexes, dropped_indexes].every(
      ({ length }) => length === 0,
    );
    return same && !missing ? [] : [difference];
  });
  const known = new Set(plans.map(({ table }) => table));
  return { changed, dropped_tables: [...live.keys()].filter((table) => !known.has(table)) };
}

/** One line for each difference: the file of the contract, what no migration does, and the command that drafts one. */
export function describeDifference({ changed, dropped_tables }: SchemaDifference): string[] {
  const fix = 'run `npm run new -- migration <name>` and read what it writes';
  return [
    ...changed.map(({ plan, missing, ...lists }) => {
      if (missing) return `${plan.source}: no migration creates its table ${plan.table}; ${fix}`;
      const { columns, changed_columns, dropped_columns, indexes, dropped_indexes } = lists;
      const what = [
        ...columns.map(({ name }) => `adds column ${name}`),
        ...changed_columns.map(({ column: { name, kind } }) => `changes the type of column ${name} to ${kind}`),
        ...dropped_columns.map((name) => `drops column ${name}`),
        ...indexes.map(({ name }) => `creates index ${name}`),
        ...dropped_indexes.map((name) => `drops index ${name}`),
      ];
      return `${plan.source}: no migration ${what.join(', ')} of ${plan.table}; ${fix}`;
    }),
    ...dropped_tables.map((table) => `openapi/: no migration drops the table ${table}; ${fix}`),
  ];
}
