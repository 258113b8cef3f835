import { rawPage } from '../execution/pages.ts';
import type { ReplicationRow, SyncEntityRow } from '../generated/tables.gen.ts';
import { nowSql } from '../storage/database-clock.ts';
import { recordStore, type RecordStore } from '../storage/record-tables.ts';
import { writePage } from '../storage/records.ts';
import type { SyncedRecord } from '../storage/derive-record.ts';
import { replicationOf, updateReplication } from '../storage/replication.ts';
import { Problem } from '../problem.ts';
import { changesQuery, newestChange } from './position.ts';
import { partOf } from './partitions.ts';
import { fenced, type Run } from './run.ts';
import { patiently } from './patience.ts';
import { readReported } from './reports.ts';

/** A page is held in memory, twice while it is written. */
const largest_page = 1000;

/** A cursor that the vendor no longer takes costs the listing; more often than this is a fault of the vendor. */
const longest_restarts = 2;

export const storeOf = (run: Run, entity: string): RecordStore => recordStore(run.row.connector_type, entity)!;

export const incrementalRule = (run: Pick<Run, 'connector'>, entity: string) => run.connector.mapping.operations[entity]?.list?.incremental;

/** Takes up the listing that is in progress, or begins one: of the changes where the vendor can tell them and a complete one is not due. */
export function beginEntity(run: Run, { entity, status }: Pick<SyncEntityRow, 'entity' | 'status'>): Promise<ReplicationRow> {
  const { database, sync, limits } = run;
  return fenced(run, async (tx) => {
    const ignore = database.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
    await tx.change(`${ignore} INTO replications (connector_id, entity, record_count, unavailable, generation, phase, pages, doubtful) VALUES (?, ?, 0, 0, 0, 'idle', 0, 0)`, [sync.connector_id, entity]);
    const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
    const now = clock!.now;
    const found = (await replicationOf(tx, sync.connector_id, entity))!;
    const recent = found.listing_started_at !== null && Date.parse(now) - Date.parse(found.listing_started_at) < limits.deadline_ms;
    // Ours, or left behind by a run that failed in the middle: what it has read need not be read again.
    const goes_on = found.phase !== 'idle' && (status === 'running' || (sync.mode === 'auto' && recent));
    if (!goes_on) {
      const full_due = found.full_as_of === null || Date.parse(now) - Date.parse(found.full_as_of) >= limits.full_every_ms;
      const whole = sync.mode === 'full' || found.position === null || full_due || !incrementalRule(run, entity);
      await updateReplication(tx, sync.connector_id, entity, startOf(found, whole, now));
    }
    const state = (await replicationOf(tx, sync.connector_id, entity))!;
    await tx.change("UPDATE sync_entities SET status = 'running', mode = ? WHERE sync_id = ? AND entity = ?", [state.phase === 'changes' ? 'incremental' : 'full', sync.id, entity]);
    return state;
  });
}

function startOf(found: ReplicationRow, whole: boolean, now: string): Partial<ReplicationRow> {
  return {
    phase: whole ? 'listing' : 'changes',
    generation: whole ? found.generation + 1 : found.generation,
    listing_started_at: now,
    next_cursor: null,
    from_position: whole ? null : found.position,
    newest: null,
    pages: 0,
    doubtful: false,
  };
}

/**
 * Reads the list to its end and stores each page together with the cursor of the next. Only the absence of a cursor ends a list: a page may be short, even
 * empty. Ends with what the listing has come to be in the database.
 */
export async function readListing(run: Run, entity: string, begun: ReplicationRow): Promise<ReplicationRow> {
  let state = begun;
  let restarts = 0;
  let circle = circleGuard();
  while (state.phase === 'listing' || state.phase === 'changes') {
    const cursor = state.next_cursor ?? undefined;
    let page: Page;
    try {
      page = await fetchPage(run, entity, state, cursor);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'invalid_cursor' || cursor === undefined || ++restarts > longest_restarts) throw error;
      state = await restart(run, entity, state);
      circle = circleGuard();
      continue;
    }
    if (page.next !== undefined && circle(page.next)) throw new Problem('upstream_contract_violation', `${entity}: the cursors run in a circle.`);
    state = await storePage(run, entity, state, page);
  }
  return state;
}

interface Page {
  data: Record<string, unknown>[];
  next: string | undefined;
  /** Whether the vendor may have more than it showed. */
  doubtful: boolean;
}

async function fetchPage(run: Run, entity: string, state: ReplicationRow, cursor: string | undefined): Promise<Page> {
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

function storePage(run: Run, entity: string, state: ReplicationRow, { data, next, doubtful }: Page): Promise<ReplicationRow> {
  const { database, sync } = run;
  const rule = incrementalRule(run, entity);
  const after = next !== undefined ? state.phase : state.phase === 'listing' ? 'deleting' : 'done';
  return fenced(run, async (tx) => {
    const { written } = await writePage(tx, database.engine, storeOf(run, entity), run.row.ordinal, data as SyncedRecord[], state.generation);
    const change = {
      next_cursor: next ?? null,
      phase: after,
      newest: rule ? newestChange(data, rule.field, state.newest) : null,
      pages: state.pages + 1,
      doubtful: Boolean(state.doubtful) || doubtful,
      // While the first listing runs; counted when one has ended.
      ...(state.full_as_of === null ? { record_count: state.record_count + written } : {}),
      unavailable: false,
    };
    await updateReplication(tx, sync.connector_id, entity, change);
    await tx.change('UPDATE sync_entities SET pages = pages + 1, records_seen = records_seen + ?, records_written = records_written + ? WHERE sync_id = ? AND entity = ?', [data.length, written, sync.id, entity]);
    return { ...state, ...change };
  });
}

function restart(run: Run, entity: string, state: ReplicationRow): Promise<ReplicationRow> {
  const { database, sync } = run;
  run.log.warn({ sync_id: sync.id, entity }, 'the vendor no longer takes the cursor; the listing begins again');
  return fenced(run, async (tx) => {
    const [clock] = await tx.query<{ now: string }>(`SELECT ${nowSql[database.engine]} AS now`);
    const change = { ...startOf({ ...state, position: state.from_position }, state.phase === 'listing', clock!.now) };
    await updateReplication(tx, sync.connector_id, entity, change);
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
