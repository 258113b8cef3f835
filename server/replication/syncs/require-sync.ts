import type { SyncRow } from '../../generated/tables.gen.ts';
import { Problem } from '../../problem.ts';
import type { Transaction } from '../../storage/database.ts';
import { findSync } from '../../storage/repositories/syncs.ts';

/** The sync of this connector, or 404: a malformed id, an unknown one and one of another connector look the same. */
export async function requireSync(database: Transaction, connector_id: string, id: string): Promise<SyncRow> {
  const row = id.length <= 64 ? await findSync(database, connector_id, id) : undefined;
  if (!row) throw new Problem('not_found', 'The sync does not exist. Only the last 100 syncs are kept.');
  return row;
}
