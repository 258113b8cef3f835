import { rawPage } from '../execution/pages.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';
import { changedParents } from '../storage/changed-parents.ts';
import { recordStore } from '../storage/record-tables.ts';
import { idsFrom } from '../storage/records.ts';
import { replicationOf } from '../storage/replication.ts';
import type { Page } from './listing.ts';
import { patiently } from './patience.ts';
import { parentOf } from './plan.ts';
import type { Run } from './run.ts';

/**
 * Lists that the vendor has per parent: of each parent that is stored, in a complete listing, or of each that is new or has changed since. One listing: the
 * stored cursor names the parent, and the vendor's cursor inside its list.
 */
export interface ParentLists {
  read(state: ReplicationRow): Promise<Page>;
  /** What is wrong with the list of a parent that was left out, so that it does not keep the others from being read. */
  problem(): Problem | undefined;
}

/** Faults of what one parent has, not of the vendor. */
const of_one_parent: ReadonlySet<string> = new Set(['upstream_contract_violation', 'upstream_too_large']);
/** When so many parents are left out, it is not them. */
const most_left_out = 100;

/** The parent, and the vendor's cursor inside its list, empty at its beginning. */
const form = /^([^\n]*)\n([\s\S]*)$/;

/** Ids held in memory. */
const batch = 500;
/** One transaction takes up to so many parents, and as many records as come until this number is reached. */
const parents_per_page = 25;
const records_per_page = 200;

export async function openParentLists(run: Run, entity: string, begun: ReplicationRow): Promise<ParentLists | undefined> {
  const parent = parentOf(run.connector, entity);
  if (!parent) return undefined;
  if (begun.from_position === null) {
    const found = await replicationOf(run.database, run.sync.connector_id, parent.entity);
    throw new Problem((found?.error_code as 'upstream_failed' | null | undefined) ?? 'upstream_failed', `${entity} are listed per record of ${parent.entity}, which have not been replicated yet.`);
  }
  const store = recordStore(run.row.connector_type, parent.entity)!;
  const list = run.connector.contract.entities[entity]!.actions.list!;
  const page_size = list.page?.max;
  const fixed = run.connector.mapping.operations[entity]!.list!.replicate!.params;
  const idsOf = (phase: string, from: string) =>
    phase === 'listing' ? idsFrom(run.database, store, run.row.ordinal, from, batch) : changedParents(run.database, run.sync.connector_id, entity, from, batch);
  /** The parents that come next, the one in progress first, and whether there are more behind them. */
  let ids: string[] = [];
  let more = true;
  let left_out = 0;
  let problem: Problem | undefined;

  async function refill(phase: string, from: string): Promise<void> {
    ids = await idsOf(phase, from);
    more = ids.length === batch;
  }

  /** One page of a parent's list. A parent that the vendor does not have any more has nothing. */
  async function listOf(id: string, cursor: string | undefined): ReturnType<typeof rawPage> {
    const call = { ...run.access, entity, params: { ...fixed, [parent!.field]: id, ...(page_size === undefined ? {} : { page_size }) } };
    try {
      return await patiently(run, () => rawPage(call, { cursor, query: undefined }, run.runtime));
    } catch (error) {
      if (error instanceof Problem && error.code === 'record_not_found') return { data: [], next: undefined };
      throw error;
    }
  }

  return {
    problem: () => problem,
    async read(state) {
      const { 1: named = '', 2: inside = '' } = form.exec(state.next_cursor ?? '') ?? [];
      if (ids[0] !== named) await refill(state.phase, named);
      let cursor = ids[0] === named && inside !== '' ? inside : undefined;
      const page: Page = { data: [], next: undefined, doubtful: false, read_parents: [], left_out: [] };
      for (let read = 0; ids.length > 0; read++) {
        const id = ids[0]!;
        if (ids.length === 1 && more) await refill(state.phase, id);
        page.next = cursor === undefined ? `${id}\n` : `${id}\n${cursor}`;
        if (read === parents_per_page || page.data.length >= records_per_page) return page;
        let found: Awaited<ReturnType<typeof listOf>>;
        try {
          found = await listOf(id, cursor);
        } catch (error) {
          if (error instanceof Problem && of_one_parent.has(error.code) && ++left_out <= most_left_out) {
            problem ??= error;
            page.left_out!.push(id);
            found = { data: [], next: undefined };
          } else {
            // What was read is stored first; then this parent is asked for again, and fails for good.
            if (read > 0 && !run.signal.aborted) return page;
            throw error;
          }
        }
        page.data.push(...found.data);
        cursor = found.next;
        if (cursor !== undefined) continue;
        if (page.left_out!.at(-1) !== id) page.read_parents!.push(id);
        ids.shift();
        page.next = undefined;
      }
      return page;
    },
  };
}
