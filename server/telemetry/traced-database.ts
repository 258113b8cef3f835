import type { Database } from '../storage/database.ts';
import { isTracing, traced, type About } from './tracing.ts';

const operation = /^\s*(\w+)/;
const table = /\b(?:FROM|INTO|UPDATE)\s+`?(\w+)/i;

/** The kind of a statement and its first table: the text of some holds names of fields, and all are too long. */
function statement(engine: Database['engine'], sql: string): About {
  const name = operation.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const collection = table.exec(sql)?.[1];
  return {
    name: collection === undefined ? name : `${name} ${collection}`,
    kind: 'client',
    attributes: {
      'db.system.name': engine,
      'db.operation.name': name,
      ...(collection !== undefined && { 'db.collection.name': collection }),
    },
  };
}

/** A span for each statement, and one for each transaction with all that it takes to be committed. */
export function tracedDatabase(database: Database): Database {
  if (!isTracing()) return database;
  const { engine } = database;
  return {
    ...database,
    query: (sql, parameters) => traced(statement(engine, sql), () => database.query(sql, parameters)),
    change: (sql, parameters) => traced(statement(engine, sql), () => database.change(sql, parameters)),
    transaction: (work) =>
      traced({ name: 'transaction', kind: 'client', attributes: { 'db.system.name': engine } }, () =>
        database.transaction(work),
      ),
  };
}
