import type { Database } from '../../storage/database.ts';
import { tracedExecutor } from '../../telemetry/traced-search.ts';
import type { Executor } from './executor.ts';
import { createMariadbExecutor } from './mariadb-executor.ts';
import { createSqliteExecutor } from './sqlite-executor.ts';

export const createExecutor = (database: Database): Executor =>
  tracedExecutor(
    database.engine === 'sqlite' ? createSqliteExecutor(database) : createMariadbExecutor(database),
    database.engine,
  );
