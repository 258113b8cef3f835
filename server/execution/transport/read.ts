import type { RequestBuilder } from '../request/build-request.ts';
import type { Interpretation } from '../response/interpret.ts';
import type { Answer, ExchangeFailure } from './exchange.ts';
import type { PageSize } from './page-size.ts';

/** One read at the vendor: what to fetch, and what it is called in metrics and errors. */
export interface Read {
  entity: string;
  action: string;
  /** Path and query; asked for before every attempt, as the page size may have changed. */
  path: () => string;
  request: Pick<RequestBuilder, 'origin' | 'names_record'>;
  cursor?: string | undefined;
  /** Of a list whose page size can be chosen: halved where the vendor does not answer so much. */
  page_size?: PageSize | undefined;
  /**
   * Vendors that begin something by it, a report for instance. Tried again like a GET: begun twice it is only read
   * once.
   */
  method?: 'POST' | undefined;
  /** A result that is too large for one response can be requested in another way: throw `ResultTooLarge` at once. */
  reports_large_results?: boolean;
  /** What the vendor calls records of the entity, where that identifies one of another kind. */
  kind?: string | undefined;
}

/** What came of one attempt: a response and its meaning, or none. */
export type Outcome = { answer: Answer; meant: Interpretation } | ExchangeFailure;
