/** What a caller of the engine may set; its declarations are published, so they name no package. */
/** The rate limit as the vendor reports it. */
export interface RateLimit {
  limit?: number;
  remaining?: number;
  /** Seconds until the rate limit resets. */
  reset_s?: number;
}

export interface Limits {
  /** One request to the vendor, from the queue to the last byte. */
  attempt_ms: number;
  /** The whole call, all attempts, waits and credential refreshes. */
  deadline_ms: number;
  attempts: number;
  /** Decoded bytes of a response. */
  body_bytes: number;
  connect_ms: number;
  /** Sockets per vendor host. A few more are kept for token requests. */
  connections: number;
  /** Full jitter: a random wait below backoff_ms * 2^(attempt-1), at most backoff_max_ms. */
  backoff_ms: number;
  backoff_max_ms: number;
  /** How long a caller's list waits for a report before it returns a page without records, and a cursor. */
  report_wait_ms: number;
  /**
   * Looks at a report: a wait of report_look_ms * 1.5^looks, at most report_look_max_ms, of which a random part of up
   * to a half is left out.
   */
  report_look_ms: number;
  report_look_max_ms: number;
  /** A report that is not done by then never will be. */
  report_ms: number;
}

/** One request to a vendor, for metrics and for pacing. */
export interface UpstreamObservation {
  connector_type: string;
  entity: string;
  action: string;
  attempt: number;
  duration_ms: number;
  /** Absent if there was no response. */
  status?: number;
  failure?: 'timeout' | 'transport' | 'blocked' | 'aborted' | 'too_large' | 'encoding';
  rate_limit?: RateLimit;
}

export interface CallerOptions {
  /**
   * Connector type -> the exact origin that stands in for the vendor's (sandbox and tests); it alone may be plain http
   * or private.
   */
  upstreams?: Readonly<Record<string, string>>;
  /** Connector type -> headers that the vendor asks integrations for. They replace none of ours. */
  headers?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  limits?: Partial<Limits>;
  on_upstream?: (observation: UpstreamObservation) => void;
}
