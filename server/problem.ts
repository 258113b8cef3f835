import { errors, type ErrorCode } from './generated/errors.gen.ts';

/** One thing that is wrong with a request; never holds the submitted value. */
export interface ProblemItem {
  in: 'body' | 'query' | 'path' | 'header';
  /** JSON Pointer (RFC 6901) into the body, when `in` is `body`. */
  pointer?: string;
  /** Name of the query, path or header parameter otherwise. */
  name?: string;
  /** What is wrong, in a word that programs can compare (`required`, `maximum`, `unknown`, …). */
  code: string;
  message: string;
}

export interface ProblemExtras {
  errors?: ProblemItem[];
  /** Seconds to wait; becomes the header `Retry-After` and the member `retry_after`. */
  retry_after_s?: number;
  /** What the vendor said, in its own numbers; never its text. */
  upstream?: { status?: number; code?: string; request_id?: string };
  /** Further members of the response (`sync_id` and the like). */
  members?: Record<string, string | number | boolean>;
  /** Further headers of the response (`Allow`, `WWW-Authenticate`). */
  headers?: Record<string, string>;
  /** What a browser is shown instead of the page that explains the detail. */
  page?: { text: string; headers: Readonly<Record<string, string>> };
  /** The original error: logged, never sent. */
  cause?: unknown;
}

/**
 * The one error that leaves the core, the service and the in-process library (contract: openapi/errors.yaml, RFC 9457).
 * `detail` is for the caller; the cause is for the log.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly extras: ProblemExtras;

  constructor(code: ErrorCode, detail: string, extras: ProblemExtras = {}) {
    super(detail, { cause: extras.cause });
    this.code = code;
    this.status = errors[code].status;
    this.detail = detail;
    this.extras = extras;
  }
}
