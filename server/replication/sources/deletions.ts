import { recordById } from '../../execution/pages.ts';
import type { ReplicationRow } from '../../generated/tables.gen.ts';
import { Problem } from '../../problem.ts';
import type { SyncedRecord } from '../../records/derive-record.ts';
import { anyCurrentId, staleRecords, storedTexts, type StaleRecord } from '../../records/stale-records.ts';
import { countRecords, removeIds } from '../../records/store.ts';
import { exportInUse } from '../syncs/begin.ts';
import { fenced, type SyncSession } from '../syncs/session.ts';
import { patiently } from '../syncs/throttling.ts';
import { removeChildren, storeRecords } from './children.ts';
import { storeOf } from './children.ts';
import { accountParam, partOf } from './partitions.ts';
import {
  createPartFailures,
  forgetSkipped,
  nameless_part,
  noteSkipped,
  skippedIn,
  type PartFailures,
  type SkippedPart,
} from './skipped-parts.ts';

/** So many missing records are asked for one by one in one sync. */
const asked_for = 1000;
/** Of more, a random sample of this size stands for all. */
const sampled = 100;
/** Records that are asked for before what was learned is stored. */
const batch = 50;
const ids_per_statement = 500;
/** A listing that misses a larger part of the stored records than this has to be confirmed by a second one. */
const plausible_drop = 0.2;

export type Doubt = 'listing_end_unclear' | 'records_left_out' | 'large_drop' | 'deletions_unconfirmed';

/** What a complete listing has settled about records that it did not show. */
export interface Settled {
  doubt: Doubt | null;
  /** The listing whose missing records wait for a second one. */
  suspect_generation: number | null;
}

const certain: Settled = { doubt: null, suspect_generation: null };

/**
 * Removes what a complete listing has not shown, where the contract says that this is how records are deleted
 * (`deletions: listing`), or where the list stands in for an export that would have reported deletions.
 *
 * That a listing has ended does not prove that it was complete: vendors cut lists at a limit, and records move while
 * pages are turned. Where the vendor has a get, it is asked for the missing records. Where there is none, or it does
 * not find records either that the listing has shown, a large drop has to be confirmed by a second complete listing.
 * Nothing is removed on doubt.
 */
export async function removeMissing(session: SyncSession, entity: string, state: ReplicationRow): Promise<Settled> {
  const { deletions, actions } = promiseOf(session, entity);
  const replaces_export = deletions === 'signal' && exportRuleIsUnused(session, entity, state);
  if (deletions !== 'listing' && !replaces_export) return certain;
  const missing = await missingRecords(session, entity, state);
  if (missing.length === 0) return certain;
  if (!actions.get) return replaces_export ? certain : removePlausible(session, entity, state, missing);
  const asked = await askForMissing(session, entity, state, { missing, replaces_export });
  if (asked !== 'get_proves_nothing') return asked;
  // The list is known to leave records out, so that it does not show one says nothing.
  if (replaces_export) return { doubt: 'deletions_unconfirmed', suspect_generation: null };
  return removePlausible(session, entity, state, missing);
}

function promiseOf({ connector }: SyncSession, entity: string) {
  const promise = connector.contract.entities[entity];
  if (!promise) throw new Error(`${connector.contract.connector_type} has no ${entity}`);
  return promise;
}

function exportRuleIsUnused(session: SyncSession, entity: string, state: ReplicationRow): boolean {
  return exportInUse(session, entity, state) === undefined;
}

/** Without the records of accounts and the records that this listing has left out. */
async function missingRecords(session: SyncSession, entity: string, state: ReplicationRow): Promise<StaleRecord[]> {
  const { database, row } = session;
  const store = storeOf(session, entity);
  const stale = await staleRecords(database, store, row.ordinal, state.generation);
  const skipped = new Set(await skippedIn(database, { connector_id: row.id, entity, generation: state.generation }));
  const unread = stale.filter(({ id }) => !skipped.has(id));
  const param = accountParam(session, entity);
  const { accounts = [] } = partOf(session, entity, undefined, state).division ?? {};
  if (param === undefined || !accounts.some((account) => skipped.has(account))) return unread;
  const missing: StaleRecord[] = [];
  for (let at = 0; at < unread.length; at += ids_per_statement) {
    const chunk = unread.slice(at, at + ids_per_statement);
    const texts = await storedTexts(
      database,
      store,
      row.ordinal,
      chunk.map(({ id }) => id),
    );
    for (const each of chunk) {
      const account = (JSON.parse(texts.get(each.id) ?? '{}') as Record<string, unknown>)[param];
      // A record that names no account may belong to the one that was left out.
      if (typeof account === 'string' && !skipped.has(account)) missing.push(each);
    }
  }
  return missing;
}

/** Where no get can confirm it: a small drop is believed, a large one after a second complete listing. */
async function removePlausible(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  missing: readonly StaleRecord[],
): Promise<Settled> {
  const { suspect_generation: suspect = null } = state;
  const place = { connector_id: session.row.id, entity, generation: state.generation };
  // Any of the missing records may be the one that came without its id.
  if ((await skippedIn(session.database, place)).includes(nameless_part))
    return { doubt: 'records_left_out', suspect_generation: suspect };
  if (state.doubtful) return { doubt: 'listing_end_unclear', suspect_generation: suspect };
  const confirmed = suspect === null ? [] : missing.filter(({ generation }) => generation < suspect);
  const total = await countRecords(session.database, storeOf(session, entity), session.row.ordinal);
  const dropped = missing.length - confirmed.length;
  const left = total - confirmed.length;
  const plausible = dropped === 0 || (dropped < left && dropped <= Math.max(1, left * plausible_drop));
  await remove(
    session,
    entity,
    (plausible ? missing : confirmed).map(({ id }) => id),
  );
  if (plausible) return certain;
  session.log.warn(
    { sync_id: session.sync.id, entity, missing: dropped, stored: left },
    'a listing misses many records; they are removed when the next complete listing misses them too',
  );
  return { doubt: 'large_drop', suspect_generation: state.generation };
}

interface Question {
  missing: readonly StaleRecord[];
  replaces_export: boolean;
}

async function askForMissing(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  { missing, replaces_export }: Question,
): Promise<Settled | 'get_proves_nothing'> {
  const inquiry = createInquiry(session, entity, state, replaces_export);
  if (missing.length > asked_for && !replaces_export) {
    const sample = await inquiry.sample(randomOrder(missing).slice(0, sampled));
    if (sample === 'all_deleted')
      return (await inquiry.getIsReliable())
        ? removePlausible(session, entity, { ...state, doubtful: false }, missing)
        : 'get_proves_nothing';
  }
  // Those that the listing before has shown come first: what it did not show either has been asked for already.
  const order = randomOrder(missing).sort((a, b) => b.generation - a.generation);
  const result = await inquiry.settle(order.slice(0, asked_for));
  if (result === 'get_proves_nothing') return result;
  const unasked = missing.length > asked_for && !replaces_export;
  if (inquiry.living() > 0 && !replaces_export) return { doubt: 'records_left_out', suspect_generation: null };
  return { doubt: result === 'gave_up' || unasked ? 'deletions_unconfirmed' : null, suspect_generation: null };
}

/** Asks the vendor for records that a listing did not show, and stores or removes them according to the response. */
function createInquiry(session: SyncSession, entity: string, state: ReplicationRow, replaces_export: boolean) {
  const { database, row } = session;
  const place = { connector_id: row.id, entity, generation: state.generation };
  const failures = createPartFailures(session);
  let living = 0;
  const settled: string[] = [];
  let reliable: Promise<boolean> | undefined;

  /** A get that does not find what the listing has just shown proves nothing. */
  const getIsReliable = (): Promise<boolean> =>
    (reliable ??= (async () => {
      const id = await anyCurrentId(database, storeOf(session, entity), row.ordinal, state.generation);
      if (id === undefined) return false;
      const found = await ask(session, entity, id, createPartFailures(session));
      return typeof found === 'object' && 'record' in found;
    })());

  async function store({ there, deleted, skipped }: Learned): Promise<void> {
    await remove(session, entity, deleted);
    living += there.length;
    settled.push(...deleted, ...there.map(({ id }) => id));
    await fenced(session, async (tx) => {
      const { engine } = database;
      // Where the list is known to leave records out, they stay behind those that it has just stopped showing.
      const generation = replaces_export ? 0 : state.generation;
      const { written } = await storeRecords(tx, session, { entity, generation }, there);
      await noteSkipped(tx, engine, place, skipped);
      await tx.change(
        'UPDATE sync_entities SET records_written = records_written + ? WHERE sync_id = ? AND entity = ?',
        [written.length, session.sync.id, entity],
      );
    });
  }

  return {
    living: () => living,
    /** The records that were stored or removed. */
    settled: () => settled,
    getIsReliable,

    async sample(records: readonly StaleRecord[]): Promise<'all_deleted' | 'some_left'> {
      for (const { id } of records) if ((await ask(session, entity, id, failures)) !== 'deleted') return 'some_left';
      return 'all_deleted';
    },

    async settle(records: readonly StaleRecord[]): Promise<'settled' | 'gave_up' | 'get_proves_nothing'> {
      for (let at = 0; at < records.length; at += batch) {
        const learned: Learned = { there: [], deleted: [], skipped: [] };
        let gave_up = false;
        for (const { id } of records.slice(at, at + batch)) {
          const found = await ask(session, entity, id, failures);
          gave_up = found === 'vendor_failed';
          if (gave_up) break;
          if (found === 'deleted') learned.deleted.push(id);
          else if (typeof found === 'object' && 'code' in found) learned.skipped.push({ part: id, code: found.code });
          // A vendor may know a record by several ids; its response to another one is no record that was missed.
          else if (typeof found === 'object' && found.record.id === id) learned.there.push(found.record);
        }
        const proves = learned.deleted.length === 0 || (await getIsReliable());
        await store(proves ? learned : { ...learned, deleted: [] });
        if (!proves) return 'get_proves_nothing';
        if (gave_up) return 'gave_up';
      }
      return 'settled';
    },
  };
}

interface Learned {
  there: SyncedRecord[];
  deleted: string[];
  skipped: SkippedPart[];
}

type Found = { record: SyncedRecord } | { code: string } | 'deleted' | 'vendor_failed';

async function ask(session: SyncSession, entity: string, id: string, failures: PartFailures): Promise<Found> {
  try {
    const record = await patiently(session, () => recordById(session.access, entity, id, session.runtime));
    failures.succeeded();
    return { record: record as SyncedRecord };
  } catch (error) {
    if (error instanceof Problem && error.code === 'record_not_found') {
      failures.succeeded();
      return 'deleted';
    }
    const code = await failures.codeOf(error);
    if (code !== undefined) return { code };
    if (error instanceof Problem && error.code.startsWith('upstream_') && error.code !== 'upstream_unauthorized')
      return 'vendor_failed';
    throw error;
  }
}

/**
 * Tries records again that earlier syncs had to leave out, where no complete listing does: what is there is stored,
 * what no longer exists is removed.
 */
export async function retrySkippedRecords(
  session: SyncSession,
  entity: string,
  state: ReplicationRow,
  ids: readonly string[],
): Promise<void> {
  const inquiry = createInquiry(session, entity, state, false);
  await inquiry.settle(ids.map((id) => ({ id, generation: state.generation })));
  await fenced(session, (tx) => forgetSkipped(tx, session.row.id, entity, inquiry.settled()));
}

/** Removes these records and what belongs to them. */
async function remove(session: SyncSession, entity: string, ids: readonly string[]): Promise<void> {
  const { database, row, sync } = session;
  for (let at = 0; at < ids.length; at += ids_per_statement) {
    const chunk = ids.slice(at, at + ids_per_statement);
    await removeChildren(session, entity, chunk);
    await fenced(session, async (tx) => {
      const removed = await removeIds(tx, database.engine, storeOf(session, entity), row.ordinal, chunk);
      await tx.change(
        'UPDATE sync_entities SET records_deleted = records_deleted + ? WHERE sync_id = ? AND entity = ?',
        [removed, sync.id, entity],
      );
    });
  }
}

function randomOrder<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    const [a, b] = [order[at], order[other]];
    if (a !== undefined && b !== undefined) [order[at], order[other]] = [b, a];
  }
  return order;
}
