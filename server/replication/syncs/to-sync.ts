import type { SyncEntityRow, SyncRow } from '../../generated/tables.gen.ts';
import type { Sync } from '../../generated/types.gen.ts';
import type { Transaction } from '../../storage/database.ts';
import { entitiesOf } from '../../storage/repositories/syncs.ts';

function toSync(row: SyncRow, entities: readonly Sync['entities'][number][]): Sync {
  const { id, status, trigger, started_at, finished_at } = row;
  return { id, status, trigger, started_at, finished_at, entities: [...entities] };
}

function toSyncEntity(row: SyncEntityRow): Sync['entities'][number] {
  const { entity, mode, status, pages, records_seen, records_written, records_deleted, error_code, error_detail } = row;
  return {
    entity,
    mode,
    status,
    pages,
    records_seen,
    records_written,
    records_deleted,
    ...(error_code === null ? {} : { error: { code: error_code, detail: error_detail ?? '' } }),
    ...completenessOf(row, JSON.parse(row.skipped ?? '[]') as SkippedParts),
  };
}

type SkippedParts = NonNullable<Sync['entities'][number]['skipped']>;

/** What is known to be missing, or may be. */
export function completenessOf(
  { skipped_count, incomplete_reason }: Pick<SyncEntityRow, 'skipped_count' | 'incomplete_reason'>,
  skipped: SkippedParts,
): Pick<Sync['entities'][number], 'skipped' | 'skipped_count' | 'possibly_incomplete'> {
  const reason = incomplete_reason ?? (skipped_count ? 'parts_skipped' : undefined);
  return {
    ...(skipped_count ? { skipped, skipped_count } : {}),
    ...(reason === undefined ? {} : { possibly_incomplete: { reason } }),
  };
}

/** Of what a sync reports of an entity, what names no record and no field of another. */
export function withoutNames(entity: Sync['entities'][number]): Sync['entities'][number] {
  return {
    ...entity,
    ...(entity.skipped && { skipped: [] }),
    ...(entity.error && { error: { ...entity.error, detail: '' } }),
  };
}

/** Syncs as callers see them. `visible`: as callers with grants see them, with these entities only. */
export async function toSyncs(
  database: Pick<Transaction, 'query'>,
  rows: readonly SyncRow[],
  visible?: Readonly<Record<string, unknown>>,
): Promise<Sync[]> {
  const entities = await entitiesOf(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const all = (entities.get(row.id) ?? []).map(toSyncEntity);
    if (visible === undefined) return toSync(row, all);
    return toSync(row, all.filter(({ entity }) => Object.hasOwn(visible, entity)).map(withoutNames));
  });
}
