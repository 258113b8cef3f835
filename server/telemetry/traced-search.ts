import type { Executor } from '../search/engines/executor.ts';
import type { Database } from '../storage/database.ts';
import { isTracing, traced } from './tracing.ts';

/** A span for each statement of a search or an aggregation. */
export function tracedExecutor(executor: Executor, engine: Database['engine']): Executor {
  if (!isTracing()) return executor;
  const statement = <T>(operation: string, work: () => Promise<T>) =>
    traced(
      {
        name: `search ${operation}`,
        kind: 'client',
        attributes: { 'db.system.name': engine, 'db.operation.name': 'SELECT' },
      },
      work,
    );
  return {
    ...executor,
    fetch: (fetch) => statement('records', () => executor.fetch(fetch)),
    count: (sql, bounds) => statement('count', () => executor.count(sql, bounds)),
    aggregate: (aggregation) => statement('aggregate', () => executor.aggregate(aggregation)),
    row: (sql, bounds) => statement('row', () => executor.row(sql, bounds)),
  };
}
