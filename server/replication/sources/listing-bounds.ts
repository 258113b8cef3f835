import { Problem } from '../../problem.ts';

/** Pages in a row without a record that is new in the listing. */
const most_idle_pages = 100;
/** Ids held in memory to recognize records; a list that repeats more than these is ended by its deadline. */
const remembered_ids = 50_000;

/** Stops a list that has no end: cursors that come again, or that always advance without leading to new records. */
export interface ListingBounds {
  /** Throws `upstream_contract_violation` where the list, or the part of it that is being read, does not end. */
  observe(page: { ids: readonly unknown[]; next: string | undefined }): void;
}

export function createListingBounds(entity: string): ListingBounds {
  const circle = circleGuard();
  const known = new Set<unknown>();
  let idle = 0;
  return {
    observe({ ids, next }) {
      if (next !== undefined && circle(next))
        throw new Problem(
          'upstream_contract_violation',
          `Listing ${entity} cannot continue: the vendor returned a cursor that was used before.`,
        );
      idle = ids.some((id) => !known.has(id)) ? 0 : idle + 1;
      if (known.size > remembered_ids) known.clear();
      for (const id of ids) known.add(id);
      if (next !== undefined && idle >= most_idle_pages)
        throw new Problem(
          'upstream_contract_violation',
          `Listing ${entity} does not end: ${most_idle_pages} pages in a row had no new record.`,
        );
    },
  };
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
