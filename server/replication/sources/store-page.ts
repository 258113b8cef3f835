import type { ReplicationRow } from '../../generated/tables.gen.ts';
import { inPieces } from '../../fairness/breathe.ts';
import { checkRecordQuota } from '../../organizations/quota.ts';
import { recordText, type SyncedRecord } from '../../records/derive-record.ts';
import { staleRecords } from '../../records/stale-records.ts';
import { countRecords, removeIds, type WrittenPage } from '../../records/store.ts';
import type { Transaction } from '../../storage/database.ts';
import { updateReplication } from '../../storage/repositories/entity-states.ts';
import { incrementalRule } from '../syncs/begin.ts';
import { parentOf } from '../syncs/plan.ts';
import { fenced, type SyncSession } from '../syncs/session.ts';
import { forgetChanged, noteChanged } from './changed-parents.ts';
import { removeChildren, storeOf, storeRecords } from './children.ts';
import { newestChange } from './position.ts';
import { forgetSkipped, noteSkipped, skippedIn, type SkippedPart } from './skipped-parts.ts';

export interface Page {
  data: Record<string, unknown>[];
  next: string | undefined;
  /** Whether the vendor may have more than it showed: enough doubt to delete nothing. */
  possibly_incomplete: boolean;
  /** Whether the list, or this part of it, stopped without the vendor saying that this is its end. */
  unclear_end?: boolean;
  /** Of the last page: how many records the vendor says that the list has. */
  total?: number | undefined;
  /** Of an export: ids of deleted records, and where it goes on. */
  gone?: string[];
  export_cursor?: string | null;
  /** Parts that have been read to the end, and parts that could not be read. */
  read_parts?: string[];
  skipped?: SkippedPart[];
}

/** Counting the records of an organization takes longer than storing a page, where it has many connectors. */
const pages_per_count = 20;

/** Other writers wait for a transaction: a page of large records is stored in several. */
const bytes_per_transaction = 2 * 1024 * 1024;

/** The records of each transaction. */
async function inTransactions(records: readonly SyncedRecord[]): Promise<SyncedRecord[][]> {
  const breathe = inPieces();
  let group: SyncedRecord[] = [];
  const groups = [group];
  let bytes = 0;
  for (const record of records) {
    await breathe();
    if (bytes > bytes_per_transaction) {
      group = [];
      groups.push(group);
      bytes = 0;
    }
    group.push(record);
    bytes += recordText(record).length;
  }
  return groups;
}

async function storeCounted(
  tx: Transaction,
  session: SyncSession,
  state: ReplicationRow,
  records: readonly SyncedRecord[],
): Promise<WrittenPage> {
  if (records.length > 0 && state.pages % pages_per_count === 0)
    await checkRecordQuota(tx, session.row.organization_id, session.limits.records_per_organization);
  return storeRecords(tx, session, state, records);
}

/** While the first listing syncs; counted when one has ended. */
const countOf = (state: ReplicationRow, more: number): Partial<Pick<ReplicationRow, 'record_count'>> =>
  state.full_as_of === null ? { record_count: state.record_count + more } : {};

/** Stores some records of a page. Where the sync stops before the others are stored, the page is read again. */
function storeSome(
  session: SyncSession,
  state: ReplicationRow,
  records: readonly SyncedRecord[],
): Promise<ReplicationRow> {
  const { connector_id, entity } = state;
  return fenced(session, async (tx) => {
    const { seen, written } = await storeCounted(tx, session, state, records);
    const counted = countOf(state, written.length);
    if (counted.record_count !== undefined) await updateReplication(tx, connector_id, entity, counted);
    await tx.change(
      'UPDATE sync_entities SET records_seen = records_seen + ?, records_written = records_written + ? WHERE sync_id = ? AND entity = ?',
      [seen, written.length, session.sync.id, entity],
    );
    return { ...state, ...counted };
  });
}

export async function storePage(
  session: SyncSession,
  entity: string,
  begun: ReplicationRow,
  page: Page,
): Promise<ReplicationRow> {
  const { database, sync } = session;
  const { next, possibly_incomplete, gone = [], read_parts = [], skipped = [] } = page;
  const place = { connector_id: sync.connector_id, entity, generation: begun.generation };
  const rule = incrementalRule(session, entity);
  const after = next !== undefined ? begun.phase : begun.phase === 'listing' ? 'deleting' : 'done';
  const unclear_end = page.unclear_end === true || (await showsTooFew(session, begun, page));
  await removeChildren(session, entity, gone);
  const groups = await inTransactions(page.data as SyncedRecord[]);
  const data = groups.pop() ?? [];
  let state = begun;
  for (const some of groups) state = await storeSome(session, state, some);
  return fenced(session, async (tx) => {
    const { seen, written } = await storeCounted(tx, session, state, data);
    const removed = await removeIds(tx, database.engine, storeOf(session, entity), session.row.ordinal, gone);
    await noteSkipped(tx, database.engine, place, skipped);
    await forgetSkipped(tx, sync.connector_id, entity, read_parts);
    if (parentOf(session.connector, entity)) {
      await forgetChanged(tx, sync.connector_id, entity, read_parts);
      const left_out = skipped.map(({ part }) => part);
      await noteChanged(tx, database.engine, sync.connector_id, [entity], left_out);
    }
    const change = {
      next_cursor: next ?? null,
      phase: after,
      newest: rule ? newestChange(page.data, rule.field, state.newest) : null,
      ...(page.export_cursor === undefined ? {} : { export_cursor: page.export_cursor }),
      pages: state.pages + 1,
      doubtful: Boolean(state.doubtful) || possibly_incomplete || unclear_end,
      ...(unclear_end ? { incomplete_reason: 'listing_end_unclear' } : {}),
      ...countOf(state, written.length - removed),
      unavailable: false,
      stalled_since: null,
    };
    await updateReplication(tx, sync.connector_id, entity, change);
    await tx.change(
      'UPDATE sync_entities SET pages = pages + 1, records_seen = records_seen + ?, records_written = records_written + ?, records_deleted = records_deleted + ? WHERE sync_id = ? AND entity = ?',
      [seen, written.length, removed, sync.id, entity],
    );
    return { ...state, ...change };
  });
}

/** A list that is at its end with fewer records than the vendor counts: the others may be there and must be kept. */
async function showsTooFew(session: SyncSession, state: ReplicationRow, page: Page): Promise<boolean> {
  if (page.next !== undefined || page.total === undefined || state.phase !== 'listing') return false;
  const { database, row } = session;
  const { connector_id, entity, generation } = state;
  const store = storeOf(session, entity);
  const before = await countRecords(database, store, row.ordinal);
  const unseen = (await staleRecords(database, store, row.ordinal, generation)).length;
  const left_out = (await skippedIn(database, { connector_id, entity, generation })).length;
  return before - unseen + page.data.length + left_out + (page.skipped?.length ?? 0) < page.total;
}
