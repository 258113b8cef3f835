import { Table, type QueryRunner } from 'typeorm';
import { columns } from './columns.ts';

/** One table of synced records as a migration makes it: its key columns by kind, and the fields that begin its indexes. */
export interface RecordTableChange {
  table: string;
  keys: Record<string, 'text' | 'timestamp' | 'number' | 'boolean'>;
  indexes: string[][];
}

/** Creates the table, its text index, and on MariaDB the descending indexes that it needs to read the newest first. */
export async function createRecordTable(runner: QueryRunner, { table, keys, indexes }: RecordTableChange): Promise<void> {
  const maria = runner.connection.options.type === 'mariadb';
  const type = columns(maria ? 'mariadb' : 'sqlite');
  const optional = { isNullable: true };
  const keyColumn = (field: string) => {
    const name = `key_${field}`;
    switch (keys[field]!) {
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
  await runner.createTable(
    new Table({
      name: table,
      columns: [
        type.sequence('number'),
        type.integer('connector'),
        type.string('id', 255),
        type.big_integer('generation'),
        type.bytes('hash', 16),
        ...Object.keys(keys).map(keyColumn),
        type.text('record'),
        type.text('leaves'),
        type.text('folded'),
        type.words('words', optional),
      ],
      indices: [
        { name: `ix_${table}_connector_id`, columnNames: ['connector', 'id'], isUnique: true },
        ...indexes.map((fields) => ({ name: `ix_${table}_${fields.join('_')}`, columnNames: ['connector', ...fields.map((field) => `key_${field}`), 'id'] })),
      ],
    }),
  );
  if (!maria) {
    // Without content: the index holds tokens and row numbers and nothing else, and forgets a deleted row by its number alone.
    await runner.query(`CREATE VIRTUAL TABLE ${table}_text USING fts5(tokens, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`);
    return;
  }
  for (const fields of indexes.filter((each) => keys[each.at(-1)!] === 'timestamp')) {
    const last = fields.length - 1;
    await runner.query(`CREATE INDEX ix_${table}_${fields.join('_')}_desc ON ${table} (connector, ${fields.map((field, at) => `key_${field}${at === last ? ' DESC' : ''}`).join(', ')}, id)`);
  }
  await runner.query('SET SESSION innodb_ft_enable_stopword = OFF'); // read when the index is made
  await runner.query(`CREATE FULLTEXT INDEX ${table}_text ON ${table} (words)`);
  await runner.query('SET SESSION innodb_ft_enable_stopword = DEFAULT');
}

export async function dropRecordTable(runner: QueryRunner, table: string): Promise<void> {
  if (runner.connection.options.type !== 'mariadb') await runner.query(`DROP TABLE ${table}_text`);
  await runner.dropTable(table);
}
