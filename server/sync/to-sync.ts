import type { SyncEntityRow, SyncRow } from '../generated/tables.gen.ts';
import type { Sync } from '../generated/types.gen.ts';
import type { Database } from '../storage/database.ts';
import { entitiesOf } from '../storage/syncs.ts';

type ErrorCode = NonNullable<Sync['entities'][number]['error']>['code'];

function toSync(row: SyncRow, entities: readonly SyncEntityRow[]): Sync {
  return {
    id: row.id,
    status: row.status,
    trigger: row.trigger,
    started_at: row.started_at,
    finished_at: row.finished_at,
    entities: entities.map(({ entity, mode, status, pages, records_seen, records_written, records_deleted, error_code, error_detail }) => ({
      entity,
      mode,
      status,
      pages,
      records_seen,
      records_written,
      records_deleted,
      ...(error_code === null ? {} : { error: { code: error_code as ErrorCode, detail: error_detail ?? '' } }),
    })),
  };
}

/** Runs as callers see them. */
export async function toSyncs(database: Database, rows: readonly SyncRow[]): Promise<Sync[]> {
  const entities = await entitiesOf(database, rows.map((row) => row.id));
  return rows.map((row) => toSync(row, entities.get(row.id)!));
}
