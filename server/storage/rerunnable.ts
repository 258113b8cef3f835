import type { MigrationInterface, QueryRunner, TableIndex } from 'typeorm';

type Migration = new () => MigrationInterface;

/** The index that a statement creates, where it creates one. */
const createsIndex = /^\s*CREATE\s+(?:UNIQUE\s+|FULLTEXT\s+)?INDEX\s+(\w+)\s+ON\s+(\w+)/i;

async function hasIndex(runner: QueryRunner, table: string, index: string): Promise<boolean> {
  const rows = (await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? LIMIT 1',
    [table, index],
  )) as unknown[];
  return rows.length > 0;
}

async function missing<T>(list: readonly T[], exists: (each: T) => Promise<boolean>): Promise<T[]> {
  const found = await Promise.all(list.map(exists));
  return list.filter((_each, at) => !found[at]);
}

/** Every step asks first whether it has been done. */
function conditional(runner: QueryRunner): QueryRunner {
  const steps: Partial<Omit<QueryRunner, 'query'>> & { query: (sql: string, ...rest: unknown[]) => Promise<unknown> } =
    {
      createTable: (table) => runner.createTable(table, true),
      dropTable: (table) => runner.dropTable(table, true),
      addColumn: async (table, column) => {
        if (!(await runner.hasColumn(table, column.name))) await runner.addColumn(table, column);
      },
      addColumns: async (table, columns) =>
        runner.addColumns(table, await missing(columns, ({ name }) => runner.hasColumn(table, name))),
      createIndex: async (table, index) => {
        if (!(await hasIndex(runner, nameOf(table), String(index.name)))) await runner.createIndex(table, index);
      },
      createIndices: async (table, indices: TableIndex[]) =>
        runner.createIndices(
          table,
          await missing(indices, ({ name }) => hasIndex(runner, nameOf(table), String(name))),
        ),
      async query(sql: string, ...rest: unknown[]) {
        const [, index, table] = createsIndex.exec(sql) ?? [];
        if (index && table && (await hasIndex(runner, table, index))) return [];
        const text = sql.replace(/^(\s*INSERT)\s+INTO/i, '$1 IGNORE INTO');
        return (runner.query as (...all: unknown[]) => Promise<unknown>)(text, ...rest);
      },
    };
  return new Proxy(runner, {
    get(target, name) {
      const step = (steps as Record<PropertyKey, unknown>)[name];
      if (step !== undefined) return step;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as (...all: unknown[]) => unknown).bind(target) : value;
    },
  });
}

const nameOf = (table: string | { name: string }): string => (typeof table === 'string' ? table : table.name);

/**
 * MariaDB commits each change of the schema at once, so a migration that is killed is half done and is not recorded.
 * Run again, it does what is missing. SQLite has all of a migration in one transaction.
 */
export function rerunnable(migration: Migration): Migration {
  return class extends migration {
    override up(runner: QueryRunner): Promise<void> {
      return super.up(runner.connection.options.type === 'mariadb' ? conditional(runner) : runner);
    }
  };
}
