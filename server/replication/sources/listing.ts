import { rawPage } from '../../execution/pages.ts';
import type { ReplicationRow } from '../../generated/tables.gen.ts';
import { countRecords } from '../../records/store.ts';
import { updateReplication } from '../../storage/repositories/entity-states.ts';
import { entitiesOf } from '../../storage/repositories/syncs.ts';
import { Problem } from '../../problem.ts';
import { exportInUse, fallBack, incrementalRule, restart } from '../syncs/begin.ts';
import { StuckExport } from '../../execution/strategies/export-page.ts';
import { readExport } from './exports.ts';
import { createListingBounds, type ListingBounds } from './listing-bounds.ts';
import { openParentLists } from './parents.ts';
import { partOf, type Division, type Part } from './partitions.ts';
import { changesQuery } from './position.ts';
import { fenced, pause, type SyncSession } from '../syncs/session.ts';
import { patiently } from '../syncs/throttling.ts';
import { readReported } from './reports.ts';
import { createReadAhead, type RawPage, type ReadAhead } from './read-ahead.ts';
import { storePage, type Page } from './store-page.ts';
import { storeOf } from './children.ts';
import { ReportProblem } from '../../execution/strategies/report.ts';
import { parentOf } from '../syncs/plan.ts';
import { traced } from '../../telemetry/tracing.ts';
import { createPartFailures, invalidParts, skippedIn, type PartFailures } from './skipped-parts.ts';

/** A page is held in memory, twice while it is written. */
const largest_page = 1000;

/** Pages that an entity may take in one sync beside one for each record, and how often they are counted. */
const spare_pages = 1000;
const pages_between_looks = 500;

/** A cursor that the vendor no longer takes costs the listing; more often than this is a fault of the vendor. */
const longest_restarts = 2;

/**
 * Reads the list to its end and stores each page together with the cursor of the next. Only the absence of a cursor
 * ends a list: a page may be short, even empty. Returns the state of the listing as it is stored.
 */
export async function readListing(
  session: SyncSession,
  entity: string,
  begun: ReplicationRow,
): Promise<ReplicationRow> {
  let state = begun;
  const attempts: Attempts = {
    restarts: 0,
    pages: 0,
    failures: createPartFailures(session),
    bounds: createListingBounds(entity),
    ahead: createReadAhead(),
  };
  const parents = await openParentLists(session, entity, begun);
  const advance = async (from: ReplicationRow): Promise<ReplicationRow> => {
    let page: Page;
    try {
      page = await (parents ? parents.read(from) : readPage(session, entity, from, attempts));
    } catch (error) {
      const recovered = await recover(session, entity, from, { error, attempts });
      attempts.bounds = createListingBounds(entity);
      return recovered;
    }
    if (!parents) askAhead(session, entity, from, { next: page.next, ahead: attempts.ahead });
    return storePage(session, entity, from, page);
  };
  const about = { 'patchbay.connector_type': session.row.connector_type, 'patchbay.entity': entity };
  try {
    while (state.phase === 'listing' || state.phase === 'changes') {
      if (attempts.pages++ % pages_between_looks === 0) await requireEnd(session, entity, state);
      const from = state;
      state = await traced({ name: 'sync page', kind: 'internal', attributes: about }, () => advance(from));
    }
    return state;
  } finally {
    attempts.ahead.drop();
  }
}

/**
 * What a sync knows of a list's cursors and records is lost when it lets go, so a vendor that throttles could lead it
 * in a circle for a day. Of a list that has an end, no page without a new record comes more often than this.
 */
async function requireEnd(session: SyncSession, entity: string, state: ReplicationRow): Promise<void> {
  const { database, row, connector, sync } = session;
  const entities = (await entitiesOf(database, [sync.id])).get(sync.id) ?? [];
  const pages = entities.find((each) => each.entity === entity)?.pages ?? 0;
  if (pages < spare_pages) return;
  const parent = parentOf(connector, entity)?.entity;
  let most = spare_pages + (partOf(session, entity, undefined, state).division?.most_parts ?? 0);
  for (const each of parent === undefined ? [entity] : [entity, parent])
    most += await countRecords(database, storeOf(session, each), row.ordinal);
  if (pages <= most) return;
  await fenced(session, (tx) => updateReplication(tx, state.connector_id, entity, { phase: 'idle' }));
  throw new Problem(
    'upstream_contract_violation',
    `Listing ${entity} does not end: ${pages} pages had fewer records. The next sync begins the listing again.`,
  );
}

interface Attempts {
  restarts: number;
  /** Read or tried since the sync was taken up. */
  pages: number;
  failures: PartFailures;
  bounds: ListingBounds;
  ahead: ReadAhead;
}

/** Where a page could not be read: another way to read it, or a new beginning. Throws where there is none. */
async function recover(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  { error, attempts }: { error: unknown; attempts: Attempts },
): Promise<ReplicationRow> {
  if (!(error instanceof Problem)) throw error;
  if (exportInUse(session, entity, state) && (isWithoutExport(error) || error instanceof StuckExport))
    return fallBack(session, entity, state, error.code);
  if (!isStalePosition(error, state) || ++attempts.restarts > longest_restarts) throw error;
  return restart(session, entity, state);
}

/** The export is not for these credentials or no longer exists; the vendor's list is. */
function isWithoutExport({ code, extras }: Problem): boolean {
  if (code === 'upstream_forbidden' || code === 'record_not_found') return true;
  return code === 'upstream_failed' && [400, 404, 410, 422].includes(extras.upstream?.status ?? 0);
}

/** The vendor no longer takes the position that the listing has reached. */
function isStalePosition({ code, extras }: Problem, state: ReplicationRow): boolean {
  if (code === 'invalid_cursor') return true;
  const positioned = state.next_cursor !== null || state.from_position !== null;
  return positioned && code === 'upstream_failed' && [404, 410].includes(extras.upstream?.status ?? 0);
}

async function readPage(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  attempts: Attempts,
): Promise<Page> {
  const rule = exportInUse(session, entity, state);
  if (rule) {
    const page = await readExport(session, entity, rule, state);
    try {
      attempts.bounds.observe({ ids: [...page.data.map(({ id }) => id), ...(page.gone ?? [])], next: page.next });
    } catch (error) {
      throw error instanceof Problem ? new StuckExport(entity, error.detail) : error;
    }
    return page;
  }
  const part = partOf(session, entity, state.next_cursor ?? undefined, state);
  try {
    const page = await readList(session, entity, state, { part, sent: attempts.ahead.take(part.cursor) });
    attempts.bounds.observe({ ids: page.data.map(({ id }) => id), next: page.next });
    attempts.failures.succeeded();
    return page;
  } catch (error) {
    if (!part.division || !(error instanceof Problem)) throw error;
    const stale = part.cursor !== undefined && isStalePosition(error, state);
    if (stale && attempts.restarts < longest_restarts) throw error;
    attempts.bounds = createListingBounds(entity);
    return leaveOut(session, entity, state, { division: part.division, error, failures: attempts.failures });
  }
}

interface FailedPart {
  division: Division;
  error: Problem;
  failures: PartFailures;
}

/**
 * A part that cannot be read is made smaller, or left out so that the others are read. Throws the error where it
 * concerns the entity: when every account fails, or the vendor as a whole.
 */
async function leaveOut(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  { division, error, failures }: FailedPart,
): Promise<Page> {
  const { accounts, account, half, name } = division;
  const windowed = name !== account;
  const of_account = !windowed || !too_large_or_failed.has(error.code);
  const lapsed = error instanceof ReportProblem && error.lapsed;
  const code = lapsed ? undefined : await failures.codeOf(error);
  if (code === undefined) throw error;
  if (!of_account && half !== undefined) {
    // A report that was not done in time costs an hour: the smaller window is for the next sync.
    if (error.code !== 'upstream_timeout') return { data: [], next: half, possibly_incomplete: false };
    await fenced(session, (tx) => updateReplication(tx, state.connector_id, entity, { next_cursor: half }));
    throw error;
  }
  const skipped = [{ part: of_account ? account : name, code }];
  if (of_account) {
    const place = { connector_id: state.connector_id, entity, generation: state.generation };
    const left_out = new Set([...(await skippedIn(session.database, place)), account]);
    if (accounts.every((each) => left_out.has(each))) throw error;
  }
  session.log.warn({ sync_id: session.sync.id, entity, part: skipped[0]?.part, code }, 'a part was left out');
  return {
    data: [],
    next: of_account ? division.behind_account : division.behind,
    possibly_incomplete: false,
    skipped,
  };
}

/** Errors of a window that a smaller one may not have. */
const too_large_or_failed: ReadonlySet<string> = new Set([
  'upstream_failed',
  'upstream_timeout',
  'upstream_too_large',
  'upstream_contract_violation',
]);

function requestOf(session: SyncSession, entity: string, state: ReplicationRow, part: Part) {
  const { list } = session.connector.contract.entities[entity]?.actions ?? {};
  const page_size = list?.page ? Math.min(list.page.max, largest_page) : undefined;
  const rule = incrementalRule(session, entity);
  const query =
    state.phase === 'changes' && rule && state.from_position ? changesQuery(rule, state.from_position) : undefined;
  const sized = page_size === undefined ? {} : { page_size };
  const call = { ...session.access, entity, params: { ...part.params, ...sized } };
  const reported = session.connector.mapping.operations[entity]?.list?.report !== undefined;
  return { call, query, page_size, reported };
}

/**
 * Asks for the next page of a plain list before the last one is stored, at the pace that the vendor allows. Its cursor
 * may never be stored: then the page is dropped. What is read in parts, reported or exported waits for what is stored.
 */
function askAhead(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  { next, ahead }: { next: string | undefined; ahead: ReadAhead },
): void {
  const wait_ms = session.pace.pause_ms();
  if (next === undefined || exportInUse(session, entity, state) || wait_ms > session.limits.wait_in_place_ms) return;
  const part = partOf(session, entity, next, state);
  const { call, query, reported } = requestOf(session, entity, state, part);
  if (part.division || reported) return;
  ahead.begin(next, async (dropped) => {
    const signal = AbortSignal.any([session.signal, dropped]);
    if (wait_ms > 0) await pause({ signal }, wait_ms);
    return rawPage({ ...call, signal }, { cursor: next, query }, session.runtime);
  });
}

async function readList(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  { part, sent }: { part: Part; sent: Promise<RawPage> | undefined },
): Promise<Page> {
  const { call, query, page_size, reported } = requestOf(session, entity, state, part);
  const read = (first?: Promise<RawPage>) =>
    reported
      ? readReported(session, entity, call, part)
      : patiently(session, () => rawPage(call, { cursor: part.cursor, query }, session.runtime), first);
  let page = await read(sent);
  // An empty page in the middle is allowed; seen with vendors that had a hiccup, so it is asked for once more and then
  // believed, but not as a proof.
  const isEmptyInside = ({ data, invalid, next }: typeof page) =>
    data.length + invalid.length === 0 && next !== undefined;
  if (isEmptyInside(page)) page = await read();
  const empty_inside = isEmptyInside(page);
  // A list that ends with a full page may have been cut at a limit of the vendor's, such as the first 10 000 records.
  const full_end =
    page.next === undefined && page_size !== undefined && page.data.length + page.invalid.length >= page_size;
  const no_end = page.next === undefined && !page.complete;
  // A page behind the last record that has none shows the end, though it proves nothing.
  const unclear_end = no_end && (part.cursor === undefined || page.data.length + page.invalid.length > 0);
  const skipped = invalidParts(page.invalid);
  const possibly_incomplete = empty_inside || full_end || no_end;
  const total = part.division === undefined && query === undefined ? page.total : undefined;
  return { data: page.data, next: part.after(page.next), possibly_incomplete, unclear_end, total, skipped };
}
