import { rawPage, recordById } from '../../execution/pages.ts';
import type { ReplicationRow } from '../../generated/tables.gen.ts';
import { Problem } from '../../problem.ts';
import { recordStore } from '../../records/record-tables.ts';
import { idsFrom } from '../../records/store.ts';
import { replicationOf } from '../../storage/repositories/entity-states.ts';
import { parentOf } from '../syncs/plan.ts';
import type { SyncSession } from '../syncs/session.ts';
import { patiently } from '../syncs/throttling.ts';
import { changedParents } from './changed-parents.ts';
import type { Page } from './store-page.ts';
import { createListingBounds } from './listing-bounds.ts';
import { createPartFailures } from './skipped-parts.ts';

/**
 * Lists that the vendor has per parent: of each stored parent, in a complete listing, or of each that is new or has
 * changed since. One listing: the stored cursor names the parent, and the vendor's cursor inside its list.
 */
export interface ParentLists {
  read(state: ReplicationRow): Promise<Page>;
}

/** The parent, and the vendor's cursor inside its list, empty at its beginning. */
const form = /^([^\n]*)\n([\s\S]*)$/;

/** Ids held in memory. */
const batch = 500;
/** One transaction takes up to so many parents, and as many records as come until this number is reached. */
const parents_per_page = 25;
const records_per_page = 200;

type Parent = NonNullable<ReturnType<typeof parentOf>>;

export async function openParentLists(
  session: SyncSession,
  entity: string,
  begun: ReplicationRow,
): Promise<ParentLists | undefined> {
  const parent = parentOf(session.connector, entity);
  if (!parent) return undefined;
  if (begun.from_position === null) {
    const found = await replicationOf(session.database, session.sync.connector_id, parent.entity);
    throw new Problem(
      (found?.error_code as 'upstream_failed' | null | undefined) ?? 'upstream_failed',
      `${entity} is listed per record of ${parent.entity}, which has not been synced yet.`,
    );
  }
  return createParentLists(session, entity, parent);
}

function createParentLists(session: SyncSession, entity: string, parent: Parent): ParentLists {
  const queue = createQueue(session, entity, parent);
  const failures = createPartFailures(session);
  const read = listReader(session, entity, parent);
  let bounds = createListingBounds(entity);
  return {
    async read(state) {
      const { 1: named = '', 2: inside = '' } = form.exec(state.next_cursor ?? '') ?? [];
      let cursor = (await queue.startAt(state.phase, named)) && inside !== '' ? inside : undefined;
      const page: Page & { skipped: { part: string; code: string }[]; read_parts: string[] } = {
        data: [],
        next: undefined,
        possibly_incomplete: false,
        skipped: [],
        read_parts: [],
      };
      for (let requests = 0; ; requests++) {
        const id = await queue.current(state.phase);
        page.next = id === undefined ? undefined : `${id}\n${cursor ?? ''}`;
        if (id === undefined || requests === parents_per_page || page.data.length >= records_per_page) return page;
        try {
          const found = await read(id, cursor);
          bounds.observe({ ids: found.data.map((each) => each['id']), next: found.next });
          failures.succeeded();
          page.data.push(...found.data);
          cursor = found.next;
          // A record that does not fit its entity is missing, and so may be what follows a page without a sign of the
          // end; the list is read again for them.
          const incomplete = found.invalid.length > 0 || (found.next === undefined && !found.complete);
          if (incomplete) page.skipped.push({ part: id, code: 'upstream_contract_violation' });
          if (cursor !== undefined) continue;
          if (page.skipped.at(-1)?.part !== id) page.read_parts.push(id);
        } catch (error) {
          if (isStaleInside(error, cursor)) throw error;
          const code = await failures.codeOf(error);
          if (code === undefined) {
            // What was read is stored first; then this parent is asked for again, and fails for good.
            if (requests > 0 && !session.signal.aborted) return page;
            throw error;
          }
          page.skipped.push({ part: id, code });
          cursor = undefined;
        }
        queue.shift();
        bounds = createListingBounds(entity);
      }
    },
  };
}

const isStaleInside = (error: unknown, cursor: string | undefined): boolean =>
  cursor !== undefined && error instanceof Problem && error.code === 'invalid_cursor';

/** The parents to read, in the order of their ids. */
function createQueue(session: SyncSession, entity: string, parent: Parent) {
  const store = recordStore(session.row.connector_type, parent.entity);
  if (!store) throw new Error(`${parent.entity} is not stored`);
  let ids: string[] = [];
  let more = true;
  async function refill(phase: string, from: string): Promise<void> {
    ids =
      phase === 'listing'
        ? await idsFrom(session.database, store as NonNullable<typeof store>, session.row.ordinal, from, batch)
        : await changedParents(session.database, session.sync.connector_id, entity, from, batch);
    more = ids.length === batch;
  }
  return {
    /** Goes to the parent in progress; false where it no longer exists, and the one behind it comes next. */
    async startAt(phase: string, named: string): Promise<boolean> {
      if (ids[0] !== named) await refill(phase, named);
      return ids[0] === named;
    },
    async current(phase: string): Promise<string | undefined> {
      const [id] = ids;
      if (id !== undefined && ids.length === 1 && more) await refill(phase, id);
      return id;
    },
    shift: () => void ids.shift(),
  };
}

/** Reads one page of a parent's list. A parent that the vendor no longer has has nothing. */
function listReader(session: SyncSession, entity: string, parent: Parent) {
  const { contract, mapping } = session.connector;
  const page_size = contract.entities[entity]?.actions.list?.page?.max;
  const fixed = mapping.operations[entity]?.list?.replicate?.params;
  const sized = page_size === undefined ? {} : { page_size };
  return async (id: string, cursor: string | undefined): ReturnType<typeof rawPage> => {
    const call = { ...session.access, entity, params: { ...fixed, [parent.field]: id, ...sized } };
    try {
      return await patiently(session, () => rawPage(call, { cursor, query: undefined }, session.runtime));
    } catch (error) {
      const missing = error instanceof Problem && error.code === 'record_not_found';
      if (missing && !(await exists(session, parent.entity, id)))
        return { data: [], invalid: [], next: undefined, complete: true };
      throw error;
    }
  };
}

/** Whether the vendor still has a record. A 404 of its list does not tell. */
async function exists(session: SyncSession, entity: string, id: string): Promise<boolean> {
  if (!session.connector.contract.entities[entity]?.actions.get) return false;
  try {
    await patiently(session, () => recordById(session.access, entity, id, session.runtime));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'record_not_found') return false;
    throw error;
  }
}
