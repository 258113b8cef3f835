import type { Engine } from './column-types.ts';

/**
 * Reads what is, not what was when the transaction began, and keeps it so until the transaction ends. SQLite has one
 * writer anyway.
 */
export const lockSql: Record<Engine, { update: string; share: string }> = {
  sqlite: { update: '', share: '' },
  mariadb: { update: ' FOR UPDATE', share: ' LOCK IN SHARE MODE' },
};

/**
 * Ends an INSERT of a row that may be there already: then nothing changes, and the row is locked until the transaction
 * ends. INSERT IGNORE would lock it for reading only, and two transactions that write it next wait for each other.
 * `key` is any column of the key.
 */
export const insertOrLockSql: Record<Engine, (key: string) => string> = {
  sqlite: () => 'ON CONFLICT DO NOTHING',
  mariadb: (key) => `ON DUPLICATE KEY UPDATE ${key} = ${key}`,
};
