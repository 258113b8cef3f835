import type { InvalidRecord, ListResult } from '../call.ts';
import { continuationOf, extractFound, extractRecords, violation } from '../response/extract.ts';
import type { Interpretation } from '../response/interpret.ts';
import { markLarge, markLike } from '../response/large-results.ts';
import { mayHold, redact } from '../response/redact.ts';
import { mayHoldUncleanText } from '../shape/text.ts';
import { sendNarrowing } from '../transport/send-narrowing.ts';
import { ResultTooLarge } from '../transport/send.ts';
import type { OpenList } from './open-list.ts';
import { isReport, reportStep } from './report.ts';

/** Where replication stands in a list, in the vendor's own words. */
export interface RawPosition {
  cursor: string | undefined;
  /** Query parameters that the contract does not have. */
  query: Readonly<Record<string, string>> | undefined;
}

export interface ListPage {
  data: ListResult['data'];
  /** Records that do not fit their entity. */
  invalid: InvalidRecord[];
  /** The vendor's records of `data`, where the parameters ask for them. */
  raw: Record<string, unknown>[];
  page_size: number | undefined;
  /** Where this page can be read again; undefined for the first. */
  at: string | undefined;
  /** The vendor's own cursor of the next page. */
  next: string | undefined;
  /** Of a page without a next one: whether the vendor has said that it is the last. */
  complete: boolean;
  /** Of such a page: how many records the vendor says that the whole list has. */
  total?: number;
  /** The records are not there yet: the vendor makes a report of them, and was looked at so many times. */
  looks?: number;
}

/** One page from this cursor on; a list that the contract returns whole is read to its end. */
export async function listPage(list: OpenList, place: string | undefined, raw?: RawPosition): Promise<ListPage> {
  const { operation } = list;
  if (operation.report && (raw || isReport(place))) return reportedPage(list, place, raw === undefined);
  let first: ListPage;
  try {
    first = await readPage(list, place, raw?.query);
  } catch (error) {
    if (error instanceof ResultTooLarge) return reportedPage(list, undefined, raw === undefined);
    throw error;
  }
  return operation.contract.page ? first : readToTheEnd(list, first);
}

async function readPage(
  list: OpenList,
  cursor: string | undefined,
  query: RawPosition['query'] | undefined,
): Promise<ListPage> {
  const { session, operation, params, size } = list;
  const { entity, action } = operation;
  const environment = session.access.environment ?? {};
  const meant = await sendNarrowing(session, operation, (request) => ({
    entity,
    action,
    request,
    cursor,
    path: () => request.path(params, environment, { page_size: size?.current ?? list.page_size, cursor, query }),
    page_size: size,
    reports_large_results: operation.report !== undefined && cursor === undefined,
  }));
  return await pageOf(list, meant, cursor);
}

/** The records of a response, and how the list goes on behind them. */
async function pageOf(list: OpenList, meant: Interpretation, sent: string | undefined): Promise<ListPage> {
  const { operation, params, holds, size, page_size } = list;
  const { json, body, headers } = meant;
  if (mayHold(body, operation.redacted)) await redact(json, operation.redacted);
  const records = extractFound(operation, json);
  const context = { unclean: mayHoldUncleanText(body), params };
  const reading = { holds, tolerant: list.tolerant, raw: params['raw'] === true };
  const shaped = await extractRecords(operation, records, context, reading);
  const continuation = continuationOf(operation, {
    json,
    headers,
    records,
    size: size?.current ?? page_size,
    sent,
  });
  return markLarge({ ...shaped, page_size, at: sent, ...continuation }, meant);
}

/**
 * For lists that the contract returns whole and the vendor pages. A longer list is unsuited to that, or its cursors
 * form a cycle.
 */
const MAX_PAGES_OF_WHOLE = 100;

async function readToTheEnd(list: OpenList, first: ListPage): Promise<ListPage> {
  const { data, invalid, raw } = first;
  let last = first;
  for (let pages = 1; last.next !== undefined; pages++) {
    if (pages === MAX_PAGES_OF_WHOLE)
      throw violation(list.operation, `the whole list has more than ${MAX_PAGES_OF_WHOLE} pages`);
    last = await readPage(list, last.next, undefined);
    markLike(first, last);
    data.push(...last.data);
    invalid.push(...last.invalid);
    raw.push(...last.raw);
  }
  const shown = data.length + invalid.length;
  if (last.total !== undefined && last.total > shown)
    throw violation(list.operation, `the vendor counts ${last.total} records and returned ${shown}`);
  return markLike({ ...last, at: first.at, data, invalid, raw }, first);
}

/** A page of the vendor's report of the list, or the cursor that asks for it again. */
async function reportedPage(list: OpenList, cursor: string | undefined, waits: boolean): Promise<ListPage> {
  const step = await reportStep(list, cursor, waits);
  if ('pending' in step)
    return {
      data: [],
      invalid: [],
      raw: [],
      page_size: list.page_size,
      at: cursor,
      next: step.pending,
      complete: false,
      looks: step.looks,
    };
  const page = await pageOf(list, step.meant, step.sent);
  const next = page.next === undefined ? undefined : step.placeOf(page.next);
  return markLike({ ...page, at: step.at, next }, page);
}
