import type { RawRecord } from '../response/raw.ts';

/** Where a list goes on: a place of the vendor's, and, inside its page, the record behind which it does. */
export interface PlaceInPage {
  place: string | undefined;
  behind: string | undefined;
}

const form = /^behind ([^\n]+)\n([^]*)$/;

/** The vendor's place of a cursor of ours, which may lead into the middle of a page that `max_bytes` has cut. */
export function readPlaceInPage(cursor: string): PlaceInPage {
  const [, behind, place] = form.exec(cursor) ?? [];
  if (behind === undefined) return { place: cursor, behind: undefined };
  return { place: place === '' ? undefined : place, behind: decodeURIComponent(behind) };
}

const writePlaceInPage = (id: unknown, place: string | undefined): string =>
  `behind ${encodeURIComponent(String(id))}\n${place ?? ''}`;

export interface BoundedPage {
  data: Record<string, unknown>[];
  raw: RawRecord[] | undefined;
  next: string | undefined;
  /** Whether it begins with the vendor's page. */
  begins: boolean;
}

interface Bound {
  max_bytes: number | undefined;
  /** Where the vendor's page can be read again. */
  at: string | undefined;
  behind: string | undefined;
}

/**
 * As many records as fit. The page is read again for those behind them, and they are found by the ID of the last one
 * returned; where the vendor no longer has that one in the page, all of them come again, so that none is missed.
 */
export function boundPage(
  { data, raw, next }: Pick<BoundedPage, 'data' | 'raw' | 'next'>,
  { max_bytes = Infinity, at, behind }: Bound,
): BoundedPage {
  const start = behind === undefined ? 0 : data.findIndex(({ id }) => id === behind) + 1;
  const begins = start === 0;
  if (begins && max_bytes === Infinity) return { data, raw, next, begins };
  let end = start;
  let bytes = 0;
  for (; end < data.length; end++) {
    const size = sizeOf(data[end]) + (raw ? sizeOf(raw[end]) : 0);
    // A record that is larger than a page is a page of its own: otherwise pagination could never advance.
    if (end > start && bytes + size + 1 > max_bytes) break;
    bytes += size + (end > start ? 1 : 0);
  }
  const last = data[end - 1];
  return {
    data: data.slice(start, end),
    raw: raw?.slice(start, end),
    next: end < data.length && last ? writePlaceInPage(last['id'], at) : next,
    begins,
  };
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? null));
