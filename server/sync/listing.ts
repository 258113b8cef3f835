import { rawPage } from '../execution/pages.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import { recordStore, type RecordStore } from '../storage/record-tables.ts';
import { forgetChanged, noteChanged } from '../storage/changed-parents.ts';
import { removeIds, writePage } from '../storage/records.ts';
import type { SyncedRecord } from '../storage/derive-record.ts';
import { updateReplication } from '../storage/replication.ts';
import { Problem } from '../problem.ts';
import { exportInUse, fallBack, incrementalRule, restart } from './begin.ts';
import { noteChildren, removeChildren } from './children.ts';
import { readExport } from './exports.ts';
import { openParentLists } from './parents.ts';
import { partOf } from './partitions.ts';
import { changesQuery, newestChange } from './position.ts';
import { fenced, type Run } from './run.ts';
import { patiently } from './patience.ts';
import { readReported } from './reports.ts';

/** A page is held in memory, twice while it is written. */
const largest_page = 1000;

/** A cursor that the vendor no longer takes costs the listing; more often than this is a fault of the vendor. */
const longest_restarts = 2;

export const storeOf = (run: Run, entity: string): RecordStore => recordStore(run.row.connector_type, entity)!;

/**
 * Reads the list to its end and stores each page together with the cursor of the next. Only the absence of a cursor ends a list: a page may be short, even
 * empty. Ends with what the listing has come to be in the database.
 */
export async function readListing(run: Run, entity: string, begun: ReplicationRow): Promise<ReplicationRow> {
  let state = begun;
  let restarts = 0;
  let circle = circleGuard();
  const parents = await openParentLists(run, entity, begun);
  while (state.phase === 'listing' || state.phase === 'changes') {
    const rule = exportInUse(run, entity, state);
    let page: Page;
    try {
      page = await (parents ? parents.read(state) : rule ? readExport(run, entity, rule, state) : readList(run, entity, state));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const refused = rule !== undefined && error.code === 'upstream_forbidden';
      if (!refused && (error.code !== 'invalid_cursor' || ++restarts > longest_restarts)) throw error;
      state = await (refused ? fallBack : restart)(run, entity, state);
      circle = circleGuard();
      continue;
    }
    if (page.next !== undefined && circle(page.next)) throw new Problem('upstream_contract_violation', `${entity}: the cursors run in a circle.`);
    state = await storePage(run, entity, state, page);
  }
  const problem = parents?.problem();
  if (problem) throw problem;
  return state;
}

export interface Page {
  data: Record<string, unknown>[];
  next: string | undefined;
  /** Whether the vendor may have more than it showed. */
  doubtful: boolean;
  /** Of an export: ids of records that are no more, and where it goes on. */
  gone?: string[];
  export_cursor?: string | null;
  /** Parents whose lists have been read to the end. */
  read_parents?: string[];
  /** Parents whose lists are to be read again by the next run. */
  left_out?: string[];
}

async function readList(run: Run, entity: string, state: ReplicationRow): Promise<Page> {
  const cursor = state.next_cursor ?? undefined;
  const list = run.connector.contract.entities[entity]!.actions.list!;
  const page_size = list.page ? Math.min(list.page.max, largest_page) : undefined;
  const rule = incrementalRule(run, entity);
  const query = state.phase === 'changes' && rule ? changesQuery(rule, state.from_position!) : undefined;
  const part = partOf(run, entity, cursor, state);
  const call = { ...run.access, entity, params: { ...part.params, ...(page_size === undefined ? {} : { page_size }) } };
  const read = async () => {
    const reported = run.connector.mapping.operations[entity]!.list!.report !== undefined;
    const read_page = await (reported ? readReported(run, entity, call, part) : patiently(run, () => rawPage(call, { cursor: part.cursor, query }, run.runtime)));
    return { ...read_page, ends: read_page.next === undefined, next: part.after(read_page.next) };
  };
  let page = await read();
  // An empty page in the middle is allowed; seen with vendors that had a hiccup, so it is asked for once more and then believed, but not as a proof.
  if (page.data.length === 0 && !page.ends) page = await read();
  const empty_inside = page.data.length === 0 && !page.ends;
  // A list that ends with a full page may have been cut at a limit of the vendor's, such as the first 10 000 records.
  const full_end = page.ends && page_size !== undefined && page.data.length >= page_size;
  return { ...page, doubtful: empty_inside || full_end };
}

async function storePage(run: Run, entity: string, state: ReplicationRow, page: Page): Promise<ReplicationRow> {
  const { database, sync } = run;
  const { data, next, doubtful, gone = [], read_parents = [], left_out = [] } = page;
  const rule = incrementalRule(run, entity);
  const after = next !== undefined ? state.phase : state.phase === 'listing' ? 'deleting' : 'done';
  await removeChildren(run, entity, gone);
  return fenced(run, async (tx) => {
    const { written } = await writePage(tx, database.engine, storeOf(run, entity), run.row.ordinal, data as SyncedRecord[], state.generation);
    const removed = await removeIds(tx, database.engine, storeOf(run, entity), run.row.ordinal, gone);
    await noteChildren(tx, run, entity, written);
    await forgetChanged(tx, sync.connector_id, entity, read_parents);
    await noteChanged(tx, database.engine, sync.connector_id, [entity], left_out);
    const change = {
      next_cursor: next ?? null,
      phase: after,
      newest: rule ? newestChange(data, rule.field, state.newest) : null,
      ...(page.export_cursor === undefined ? {} : { export_cursor: page.export_cursor }),
      pages: state.pages + 1,
      doubtful: Boolean(state.doubtful) || doubtful,
      // While the first listing runs; counted when one has ended.
      ...(state.full_as_of === null ? { record_count: state.record_count + written.length - removed } : {}),
      unavailable: false,
    };
    await updateReplication(tx, sync.connector_id, entity, change);
    await tx.change('UPDATE sync_entities SET pages = pages + 1, records_seen = records_seen + ?, records_written = records_written + ?, records_deleted = records_deleted + ? WHERE sync_id = ? AND entity = ?', [
      data.length,
      written.length,
      removed,
      sync.id,
      entity,
    ]);
    return { ...state, ...change };
  });
}

/** Tells when cursors come again (Brent's algorithm: one remembered, however long the list). */
function circleGuard(): (cursor: string) => boolean {
  let remembered: string | undefined;
  let steps = 0;
  let power = 1;
  return (cursor) => {
    if (cursor === remembered) return true;
    if (remembered === undefined || ++steps === power) {
      remembered = cursor;
      power *= 2;
      steps = 0;
    }
    return false;
  };
}
