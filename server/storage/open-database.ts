import type { Database } from './database.ts';
import { openMariadb } from './mariadb/mariadb.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** Opens the database of `url` (`sqlite:<file>` or `mysql://…`). Nothing is migrated here. */
export const openDatabase = (url: string): Promise<Database> =>
  url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openMariadb(url);
