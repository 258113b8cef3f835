import { inPieces } from '../../fairness/breathe.ts';
import type { RawRecord } from '../call.ts';

/** A record of a page: its ID, and where in the page it was. */
interface Behind {
  id: string;
  /** Cursors of former versions do not have it. */
  index: number | undefined;
}

/** Where a list goes on: a place of the vendor's, and, inside its page, the record behind which it does. */
export interface PlaceInPage {
  place: string | undefined;
  behind: Behind | undefined;
}

// IDs are percent-encoded, so they have no colon.
const form = /^behind (?:(\d{1,9}):)?([^\n:]+)\n([^]*)$/;

/** The vendor's place of a cursor of ours, which may lead into the middle of a page that was cut. */
export function readPlaceInPage(cursor: string): PlaceInPage {
  const [, index, id, place] = form.exec(cursor) ?? [];
  if (id === undefined) return { place: cursor, behind: undefined };
  return {
    place: place === '' ? undefined : place,
    behind: { id: decodeURIComponent(id), index: index === undefined ? undefined : Number(index) },
  };
}

const writePlaceInPage = (index: number, id: unknown, place: string | undefined): string =>
  `behind ${index}:${encodeURIComponent(String(id))}\n${place ?? ''}`;

/** Where the page goes on behind a record; its start where the vendor no longer has that one in it. */
function startBehind(data: BoundedPage['data'], behind: Behind | undefined): number {
  if (behind === undefined) return 0;
  const { id, index } = behind;
  if (index !== undefined && data[index]?.['id'] === id) return index + 1;
  return data.findIndex((record) => record['id'] === id) + 1;
}

export interface BoundedPage {
  data: Record<string, unknown>[];
  raw: RawRecord[] | undefined;
  next: string | undefined;
  /** Whether it begins with the vendor's page. */
  begins: boolean;
}

interface Bound {
  max_bytes: number | undefined;
  /** The page size that was asked for; some vendors return more. */
  max_records: number | undefined;
  /** Where the vendor's page can be read again. */
  at: string | undefined;
  behind: Behind | undefined;
}

/**
 * As many records as fit. The page is read again for those behind them, and they are found by the ID of the last one
 * returned; where the vendor no longer has that one in the page, all of them come again, so that none is missed.
 */
export async function boundPage(
  { data, raw, next }: Pick<BoundedPage, 'data' | 'raw' | 'next'>,
  { max_bytes = Infinity, max_records = Infinity, at, behind }: Bound,
): Promise<BoundedPage> {
  const start = startBehind(data, behind);
  const begins = start === 0;
  const most = Math.min(data.length, start + max_records);
  if (begins && max_bytes === Infinity && most === data.length) return { data, raw, next, begins };
  let end = max_bytes === Infinity ? most : start;
  let bytes = 0;
  const breathe = inPieces();
  for (; end < most; end++) {
    await breathe();
    const size = sizeOf(data[end]) + (raw ? sizeOf(raw[end]) : 0);
    // A record that is larger than a page is a page of its own: otherwise pagination could never advance.
    if (end > start && bytes + size + 1 > max_bytes) break;
    bytes += size + (end > start ? 1 : 0);
  }
  const last = data[end - 1];
  return {
    data: data.slice(start, end),
    raw: raw?.slice(start, end),
    next: end < data.length && last ? writePlaceInPage(end - 1, last['id'], at) : next,
    begins,
  };
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? null));
