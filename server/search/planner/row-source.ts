import type { RecordStore } from '../../records/record-tables.ts';
import type { Engine } from '../../storage/column-types.ts';
import { sql, type Sql } from '../engines/sql.ts';
import { useIndex, type Access } from './plan.ts';

/** Where rows come from: FROM, with the table as `t`, and WHERE. */
export interface RowSource {
  from: string;
  where: Sql;
}

/** The rows of a connector, reached in this way, that satisfy a condition. */
export function rowSource(
  engine: Engine,
  { store, ordinal }: { store: RecordStore; ordinal: number },
  access: Access,
  condition: Sql,
): RowSource {
  if (access.by !== 'text')
    return {
      from: `${store.table} t ${useIndex(engine, access.index)}`,
      where: sql(`t.connector = ? AND ${condition.text}`, ordinal, ...condition.values),
    };
  // The plus keeps SQLite from going the other way round, by the connector's index.
  const found =
    engine === 'mariadb'
      ? 'MATCH (t.words) AGAINST (? IN BOOLEAN MODE) AND t.connector = ?'
      : `t.number IN (SELECT rowid FROM ${store.text_index} WHERE ${store.text_index} MATCH ?) AND +t.connector = ?`;
  return {
    from: `${store.table} t`,
    where: sql(`${found} AND ${condition.text}`, access.query, ordinal, ...condition.values),
  };
}
