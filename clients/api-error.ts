import type { ErrorCode } from '../server/generated/errors.gen.ts';
import type { Problem } from './http/generated/types.gen.ts';

/**
 * What went wrong on this side of the wire, where the service has said nothing:
 * - `transport_failed`: no whole answer came (refused, reset, name not found). Status 0.
 * - `deadline_exceeded`: the time that the caller gave is over. Status 0.
 * - `invalid_answer`: a response came that is not this contract's, a proxy's page for instance. Its status.
 */
export type ClientErrorCode = 'transport_failed' | 'deadline_exceeded' | 'invalid_answer';

/** The contract's codes and ours. Open: a newer service may know more. */
export type ApiErrorCode = ErrorCode | ClientErrorCode | (string & Record<never, never>);

export interface ApiErrorExtras {
  status?: number;
  /** What was answered (RFC 9457); in-process the same without a request_id. */
  problem?: Partial<Problem>;
  retry_after_s?: number;
  request_id?: string;
  cause?: unknown;
}

/**
 * The one error of both modes: whatever fails between a call and its result. A caller's own AbortSignal is thrown as
 * its reason.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status, also in-process; 0 where there was no response. */
  readonly status: number;
  readonly detail: string;
  readonly problem: Partial<Problem> | undefined;
  /** How long to wait before another try, where that is known. */
  readonly retry_after_s: number | undefined;
  /** For support. */
  readonly request_id: string | undefined;

  constructor(code: ApiErrorCode, detail: string, extras: ApiErrorExtras = {}) {
    super(detail, { cause: extras.cause });
    this.code = code;
    this.status = extras.status ?? 0;
    this.detail = detail;
    this.problem = extras.problem;
    this.retry_after_s = extras.retry_after_s;
    this.request_id = extras.request_id;
  }
}
