/// <reference lib="es2024.string" />
import type {
  CursorPaging,
  LinkPaging,
  OffsetPaging,
  PageNumberPaging,
  Paging,
} from '../../connector-types/definition/paging.ts';
import type { IncomingHttpHeaders } from '../transport/exchange.ts';
import { placeParams, readPlace, writePlace } from './place.ts';
import { readPath } from './read-path.ts';

/** A page as far as it says how its list goes on. */
export interface PageRead {
  json: unknown;
  headers: IncomingHttpHeaders;
  /** The vendor's records of the page. */
  records: readonly unknown[];
  /** The page size that was asked for. */
  size: number | undefined;
  /** The place that was asked for; undefined at the beginning. */
  sent: string | undefined;
}

export interface Continuation {
  /** Where the list goes on; undefined at its end. */
  next: string | undefined;
  /** Whether the vendor has said that this is the end. */
  complete: boolean;
  /** Of the last page: how many records the whole list has, where the vendor counts them. */
  total?: number;
}

/** The vendor's response contradicts itself about how the list goes on. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction';
}

/** Undefined where the response does not have this form; `Contradiction` where no other form says more. */
type Form = (page: PageRead) => Continuation | Contradiction | undefined;

const END: Continuation = { next: undefined, complete: true };
const DOUBTFUL_END: Continuation = { next: undefined, complete: false };

/** Compiles a paging rule; the function throws `Contradiction`. */
export function compileContinuation(paging: Paging): (page: PageRead) => Continuation {
  const [first] = placeParams(paging);
  const forms = [paging, ...(paging.otherwise ?? [])].map((each) => compileForm(each, first));
  const readTotal = 'cursor_param' in paging && paging.total !== undefined ? readPath(paging.total) : undefined;
  return (page) => {
    let contradiction: Contradiction | undefined;
    for (const form of forms) {
      const found = form(page);
      if (!found) continue;
      if (found instanceof Contradiction) {
        contradiction ??= found;
        continue;
      }
      if (found.next !== undefined && found.next === page.sent)
        throw new Contradiction('the next cursor equals the one that was sent');
      const total = found.next === undefined ? readTotal?.(page.json) : undefined;
      return typeof total === 'number' ? { ...found, total } : found;
    }
    if (contradiction) throw contradiction;
    return DOUBTFUL_END;
  };
}

/**
 * Compiles the reading of a list that the vendor documents to come whole. Where the response has one of the forms in
 * which the vendor's other lists say that there is more, it contradicts the document.
 */
export function compileWhole(paging: Paging | undefined): (page: PageRead) => Continuation {
  const signs = paging === undefined ? [] : [paging, ...(paging.otherwise ?? [])].filter(hasSign);
  const forms = signs.map((each) => compileForm({ ...each, without: undefined }, ''));
  return (page) => {
    for (const form of forms) {
      const found = form(page);
      if (found instanceof Contradiction || found?.next !== undefined)
        throw new Contradiction('the vendor returns this list whole, and the response says that there is more');
    }
    return END;
  };
}

/** Whether the form says by itself that there is more; without one a page that has records says so. */
const hasSign = (paging: Paging): boolean =>
  'cursor_param' in paging ||
  'link' in paging ||
  paging.more !== undefined ||
  ('total' in paging ? paging.total : 'pages' in paging ? paging.pages : undefined) !== undefined;

function compileForm(paging: Paging, first: string): Form {
  if ('cursor_param' in paging) return cursorForm(paging, first);
  if ('offset_param' in paging) return offsetForm(paging, first);
  return 'page_param' in paging ? pageNumberForm(paging, first) : linkForm(paging, first);
}

function cursorForm(paging: CursorPaging, first: string): Form {
  const { cursor_param, more, url, without } = paging;
  const hasForm = hasObjectOf(more ?? url ?? paging.next);
  const readNext = readPath(paging.next);
  const readMore = more === undefined ? undefined : readPath(more);
  const readUrl = url === undefined ? undefined : readPath(url);
  return (page) => {
    const { json } = page;
    if (!hasForm(json))
      return without && pageWithoutForm(without, page, (id) => writePlace([[cursor_param, id]], first));
    const flag = flagOf(readMore?.(json));
    if (flag === false) return END;
    const address = readUrl?.(json);
    if (readUrl && !readMore && isNothing(address)) return END;
    const cursor = cursorText(readNext(json)) ?? paramOf(address, cursor_param);
    if (cursor !== undefined) return { next: writePlace([[cursor_param, cursor]], first), complete: false };
    if (flag === true || (readUrl && !readMore))
      return new Contradiction('the page says that there is more, without a cursor that can be read');
    return readMore ? undefined : END;
  };
}

function pageWithoutForm(
  without: 'last_page' | 'after_last_id',
  { records, size, sent }: PageRead,
  placeOf: (id: string) => string,
): Continuation | undefined {
  if (without === 'last_page') return size === undefined || records.length < size ? END : undefined;
  const last = cursorText((records.at(-1) as { id?: unknown } | null | undefined)?.id);
  const place = last === undefined ? undefined : placeOf(last);
  return place === undefined || place === sent ? undefined : { next: place, complete: false };
}

function linkForm({ link, params }: LinkPaging, first: string): Form {
  const goOn = (address: string): Continuation => {
    const query = URL.canParse(address, 'https://vendor.invalid')
      ? new URL(address, 'https://vendor.invalid').searchParams
      : undefined;
    const found = params.flatMap((name) => (query?.has(name) ? [[name, query.get(name) ?? ''] as const] : []));
    if (found.length === 0) throw new Contradiction('the address of the next page does not say where it begins');
    return { next: writePlace(found, first), complete: false };
  };
  if (link === 'header')
    return ({ headers, records, size }) => {
      const header = [headers['link'] ?? []].flat().join(', ');
      const address = nextLink(header);
      if (address !== undefined) return goOn(address);
      return header !== '' || size === undefined || records.length < size ? END : undefined;
    };
  const hasForm = hasObjectOf(link.url);
  const readUrl = readPath(link.url);
  return ({ json }) => {
    if (!hasForm(json)) return undefined;
    const address = readUrl(json);
    if (isNothing(address)) return END;
    if (typeof address !== 'string') throw new Contradiction('the address of the next page is not a string');
    return goOn(address);
  };
}

/** RFC 8288, section 3: `<target>; rel="next other"`. */
function nextLink(header: string): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(/<([^>]*)>([^<]*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters);
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return target;
  }
  return undefined;
}

function offsetForm({ offset_param, more, total, step }: OffsetPaging, first: string): Form {
  const readStep = step === undefined ? undefined : readPath(step);
  const positionOf = positionReader(offset_param, first, 0);
  const isEnd = endOf({ more, total }, (all, page) => positionOf(page) + page.records.length >= all);
  return (page) => {
    const end = isEnd(page);
    if (end !== false) return end === true ? END : undefined;
    const applied = readStep?.(page.json);
    const by = Number.isSafeInteger(applied) && Number(applied) > 0 ? Number(applied) : page.records.length;
    return { next: writePlace([[offset_param, String(positionOf(page) + by)]], first), complete: false };
  };
}

function pageNumberForm({ page_param, first: begin = 1, more, pages }: PageNumberPaging, first: string): Form {
  const positionOf = positionReader(page_param, first, begin);
  const isEnd = endOf({ more, total: pages }, (all, page) => positionOf(page) - begin + 1 >= all);
  return (page) => {
    const end = isEnd(page);
    if (end !== false) return end === true ? END : undefined;
    return { next: writePlace([[page_param, String(positionOf(page) + 1)]], first), complete: false };
  };
}

/** The number in the place that was asked for. */
function positionReader(param: string, first: string, begin: number): (page: PageRead) => number {
  return ({ sent }) => {
    const value =
      sent === undefined ? undefined : readPlace(sent, [first, param]).find(([name]) => name === param)?.[1];
    return value === undefined ? begin : Number(value);
  };
}

/** Whether a numbered page is the last one; undefined where the response does not have what tells. */
function endOf(
  { more, total }: { more: string | undefined; total: string | undefined },
  reached: (all: number, page: PageRead) => boolean,
): (page: PageRead) => boolean | undefined {
  const readMore = more === undefined ? undefined : readPath(more);
  const readTotal = total === undefined ? undefined : readPath(total);
  if (!readMore && !readTotal) return (page) => page.records.length === 0;
  return (page) => {
    const flag = flagOf(readMore?.(page.json));
    const all = readTotal?.(page.json);
    const end = flag === undefined ? (Number.isSafeInteger(all) ? reached(Number(all), page) : undefined) : !flag;
    if (end === false && page.records.length === 0)
      throw new Contradiction('the page says that there is more, and has no records');
    return end;
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

function flagOf(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value;
  throw new Contradiction('the page does not say with a boolean whether there is more');
}

/** Whether the object around a path is there; of a top-level key, the key. */
function hasObjectOf(path: string): (json: unknown) => boolean {
  const keys = path.split('.');
  const read = readPath(keys.length === 1 ? path : keys.slice(0, -1).join('.'));
  return keys.length === 1
    ? (json) => read(json) !== undefined
    : (json) => {
        const found = read(json);
        return typeof found === 'object' && found !== null;
      };
}

function cursorText(value: unknown): string | undefined {
  if (isNothing(value)) return undefined;
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || !text.isWellFormed()) throw new Contradiction('the next cursor is not a string');
  return text;
}

function paramOf(address: unknown, name: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, 'https://vendor.invalid')) return undefined;
  const value = new URL(address, 'https://vendor.invalid').searchParams.get(name);
  return value === null || value === '' ? undefined : value;
}
