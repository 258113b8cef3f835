/**
 * One entity's records: a base that is computed from an index and never held, and an overlay of what was touched,
 * removed or inserted since. Ordered by id.
 */

export interface VendorRecord {
  id: string;
  [field: string]: unknown;
}

/** The computed records. Ids must rise with the index. */
export interface Base {
  count: number;
  id(index: number): string;
  /** The index of an id that this base made, else undefined. */
  indexOf(id: string): number | undefined;
  record(index: number): VendorRecord;
}

/** What a list is narrowed to; `undefined` stands for everything. */
export interface Filter {
  /** Two filters with one key select the same base records. */
  key: string;
  matchesBase(index: number): boolean;
  /** Set where every base record matches, so that no list of matches is needed. */
  whole_base?: boolean;
  matchesRecord(record: VendorRecord): boolean;
  /** A range of base indexes outside of which nothing matches. */
  range?: { from: number; to: number };
}

export interface Selection {
  newest_first: boolean;
  after?: string;
  size: number;
  filter?: Filter;
}

/** A record of a page: in the base by index, or in the overlay. */
export type Entry = { index: number; extra?: undefined } | { extra: Extra };

export interface Extra {
  id: string;
  record: VendorRecord;
  /** Set where the record began in the base. */
  base_index?: number;
  /** The serialized form, cached by the serializer; a change makes a new Extra. */
  body?: Buffer;
}

export interface OverlayStore {
  count(): number;
  /** In order of creation: base first, then what was inserted; undefined where removed. */
  record(index: number): VendorRecord | undefined;
  find(id: string): VendorRecord | undefined;
  /** Whether the id is or was a record: a removed record still marks a place in the listing. */
  known(id: string): boolean;
  put(record: VendorRecord): void;
  remove(id: string): boolean;
  select(selection: Selection): { entries: Entry[]; more: boolean };
  total(filter: Filter | undefined): number;
  entryOf(id: string): Entry | undefined;
}

/** How many filters' base matches are remembered; each costs four bytes per matching record. */
const REMEMBERED_FILTERS = 16;

export function createOverlayStore(base: Base): OverlayStore {
  const masked = new Set<number>();
  const removed = new Set<string>();
  const inserted_ids: string[] = [];
  const by_id = new Map<string, Extra>();
  /** Everything that is not as in the base, sorted by id. */
  const extras: Extra[] = [];
  const remembered = new Map<string, Uint32Array>();
  const totals = new Map<string, { version: number; total: number }>();
  let version = 0;

  /** First position in `extras` whose id is not below `id`. */
  function extraPosition(id: string): number {
    let low = 0;
    let high = extras.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (extras[middle]!.id < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** First base index whose id is not below `id`. */
  function basePosition(id: string): number {
    const exact = base.indexOf(id);
    if (exact !== undefined) return exact;
    let low = 0;
    let high = base.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (base.id(middle) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The base never changes, so what matches in it is found once per filter. */
  function baseMatches(filter: Filter): Uint32Array {
    const kept = remembered.get(filter.key);
    if (kept) return kept;
    const { from, to } = filter.range ?? { from: 0, to: base.count };
    const found = new Uint32Array(to - from);
    let length = 0;
    for (let index = from; index < to; index++) if (filter.matchesBase(index)) found[length++] = index;
    const matches = found.slice(0, length);
    if (remembered.size >= REMEMBERED_FILTERS) remembered.delete(remembered.keys().next().value!);
    remembered.set(filter.key, matches);
    return matches;
  }

  function take(id: string): void {
    const position = extraPosition(id);
    if (extras[position]?.id === id) extras.splice(position, 1);
    by_id.delete(id);
  }

  function entryOf(id: string): Entry | undefined {
    const extra = by_id.get(id);
    if (extra) return { extra };
    const index = base.indexOf(id);
    return index === undefined || masked.has(index) ? undefined : { index };
  }

  function total(filter: Filter | undefined): number {
    if (!filter) return base.count - masked.size + extras.length;
    const kept = totals.get(filter.key);
    if (kept?.version === version) return kept.total;
    let count = filter.whole_base ? base.count : baseMatches(filter).length;
    for (const index of masked) if (filter.matchesBase(index)) count--;
    for (const extra of extras) if (filter.matchesRecord(extra.record)) count++;
    if (totals.size >= REMEMBERED_FILTERS) totals.clear();
    totals.set(filter.key, { version, total: count });
    return count;
  }

  /**
   * Walks base and overlay together in id order; stops at the first record beyond the page, which tells whether there
   * is more.
   */
  function select({ newest_first, after, size, filter }: Selection): { entries: Entry[]; more: boolean } {
    const matches = filter && !filter.whole_base ? baseMatches(filter) : undefined;
    const base_length = matches ? matches.length : base.count;
    const indexAt = (position: number): number => (matches ? matches[position]! : position);
    const step = newest_first ? -1 : 1;

    let position = newest_first ? base_length - 1 : 0;
    let extra_position = newest_first ? extras.length - 1 : 0;
    if (after !== undefined) {
      const from = basePosition(after);
      const at = matches ? lowerBound(matches, from) : from;
      const here = at < base_length && indexAt(at) === from && from < base.count && base.id(from) === after;
      position = newest_first ? at - 1 : here ? at + 1 : at;
      const extra_at = extraPosition(after);
      extra_position = newest_first ? extra_at - 1 : extras[extra_at]?.id === after ? extra_at + 1 : extra_at;
    }

    const entries: Entry[] = [];
    for (;;) {
      while (position >= 0 && position < base_length && masked.has(indexAt(position))) position += step;
      while (filter && extras[extra_position] && !filter.matchesRecord(extras[extra_position]!.record))
        extra_position += step;
      const index = position >= 0 && position < base_length ? indexAt(position) : undefined;
      const extra = extras[extra_position];
      if (index === undefined && extra === undefined) return { entries, more: false };
      if (entries.length === size) return { entries, more: true };
      const base_first = extra === undefined || (index !== undefined && base.id(index) < extra.id !== newest_first);
      if (base_first) {
        entries.push({ index: index! });
        position += step;
      } else {
        entries.push({ extra });
        extra_position += step;
      }
    }
  }

  return {
    count: () => total(undefined),
    record(index) {
      if (index < base.count && !masked.has(index)) return base.record(index);
      const id = index < base.count ? base.id(index) : inserted_ids[index - base.count];
      return id === undefined ? undefined : by_id.get(id)?.record;
    },
    find(id) {
      const entry = entryOf(id);
      if (!entry) return undefined;
      return entry.extra ? entry.extra.record : base.record(entry.index);
    },
    known: (id) => by_id.has(id) || removed.has(id) || base.indexOf(id) !== undefined,
    put(record) {
      version++;
      const index = base.indexOf(record.id);
      if (index !== undefined) masked.add(index);
      else if (!by_id.has(record.id) && !removed.has(record.id)) inserted_ids.push(record.id);
      take(record.id);
      removed.delete(record.id);
      const extra: Extra = { id: record.id, record, ...(index !== undefined && { base_index: index }) };
      extras.splice(extraPosition(record.id), 0, extra);
      by_id.set(record.id, extra);
    },
    remove(id) {
      if (!entryOf(id)) return false;
      version++;
      const index = base.indexOf(id);
      if (index !== undefined) masked.add(index);
      take(id);
      removed.add(id);
      return true;
    },
    select,
    total,
    entryOf,
  };
}

/** First position in a rising array whose value is not below `value`. */
function lowerBound(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
