/** What a fake vendor is, so that one server, one control interface and one set of faults fit them all. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from './clock.ts';
import type { FaultRule } from './faults.ts';
import type { VendorRecord } from './overlay-store.ts';

export interface VendorRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** Path and query as they came. */
  url: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Empty where there is none. */
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Set where the body is a page of records. */
  list?: ListShape;
  /** Set where the body of a get is the record itself, in no envelope. */
  bare?: true;
}

/** Where a vendor's list responses keep their records and their cursor; some faults rewrite them. */
export interface ListShape {
  records_key: string;
  /** The members that say whether there is more. */
  paging_keys: readonly string[];
  /** The query parameter that takes the cursor. */
  cursor_param: string;
  /** The query parameter that takes the number of records. */
  size_param: string;
  /** The cursor that continues after this record. */
  cursorOf(record: VendorRecord): string;
  getCursor(body: Record<string, unknown>): string | undefined;
  setCursor(body: Record<string, unknown>, cursor: string | undefined): void;
  /** Says that there is more, without a cursor that leads there. */
  loseCursor(body: Record<string, unknown>): void;
}

/** The data of one account, as the control interface changes it. */
export interface ControlledData {
  entities: readonly string[];
  count(entity: string): number;
  record(entity: string, index: number): VendorRecord | undefined;
  find(entity: string, id: string): VendorRecord | undefined;
  touch(entity: string, id: string, patch: Record<string, unknown>): VendorRecord;
  remove(entity: string, id: string): void;
  insert(entity: string, record: Record<string, unknown>): VendorRecord;
}

export interface FakeVendor {
  /** The connector type. */
  type: string;
  clock: Clock;
  /** Names of the accounts; faults and data changes are per account. */
  accounts: readonly string[];
  /** What opens the account, in the form of a connector's credentials, where the vendor tells it. */
  credentialsOf?(account: string): Record<string, string> | undefined;
  /** Faults of an account that no control takes away; scripted ones come first. */
  standing_faults?: readonly FaultRule[];
  /** The account whose key came with a request; undefined when none or a wrong one did. */
  accountOf(headers: IncomingHttpHeaders): string | undefined;
  answer(request: VendorRequest): Answer;
  /** The vendor's own error body for a status. */
  error(status: number): Answer;
  /** What the vendor says of a page that is too much for it, where that is not its error for 413. */
  tooLarge?(): Answer;
  /** The vendor's throttling answer without Retry-After; `retry_at_ms` is what its body says, if anything. */
  throttled(account: string | undefined, retry_at_ms: number | undefined): Answer;
  /** Headers of a successful response that exhausted the rate limit. */
  exhausted(reset_in_s: number): Record<string, string>;
  data(account: string): ControlledData | undefined;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});
