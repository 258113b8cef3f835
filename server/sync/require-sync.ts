import type { SyncRow } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../storage/database.ts';
import { findSync } from '../storage/syncs.ts';

/** The run of this connector, or 404: a malformed id, an unknown one and one of another connector look the same. */
export async function requireSync(database: Database, connector_id: string, id: string): Promise<SyncRow> {
  const row = id.length <= 64 ? await findSync(database, connector_id, id) : undefined;
  if (!row) throw new Problem('not_found', 'The connector has no such run. The last 100 are kept.');
  return row;
}
