/** The faults that tests can script, as types and as what the control interface accepts. */
import { Ajv, type ValidateFunction } from 'ajv';

export type RetryAfter =
  /** `Retry-After: <retry_after_s>` */
  | 'seconds'
  /** An HTTP date `retry_after_s` ahead of the vendor's clock (RFC 9110, 10.2.3). */
  | 'http_date'
  /** An HTTP date `retry_after_s` behind the vendor's clock. */
  | 'past'
  /** Whatever `text` says, by default something that is neither a number nor a date. */
  | 'garbage'
  | 'absent';

export type Fault =
  /** Any status; without `body` the vendor's own error body. A text is sent as it is, anything else as JSON. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /**
   * Throttled. `body_hint` says whether the body also tells when to come back (default: only for `seconds` and
   * `http_date`).
   */
  | { kind: 'rate_limit'; retry_after?: RetryAfter; retry_after_s?: number; text?: string; body_hint?: boolean }
  /** A normal response whose headers report that the rate limit is exhausted. */
  | { kind: 'rate_limit_remaining_zero'; reset_in_s?: number }
  /** The whole response is delayed. */
  | { kind: 'slow'; delay_ms: number }
  /** Headers at once, then the body in `chunks` pieces, `delay_ms` apart. */
  | { kind: 'slow_body'; delay_ms: number; chunks?: number }
  /** Never a response; the connection stays open. */
  | { kind: 'hang' }
  /** The connection is reset before anything is sent. */
  | { kind: 'reset' }
  /** The connection is reset after headers and half of the body. */
  | { kind: 'reset_mid_body' }
  /** 200, `application/json`, and not JSON. */
  | { kind: 'garbage' }
  /** 200 and a page for people, as proxies and log-in pages send. */
  | { kind: 'html' }
  /** 200 and JSON that stops in the middle, with a fitting Content-Length. */
  | { kind: 'truncated' }
  /** 200 and exactly this text. */
  | { kind: 'raw_body'; text: string; content_type?: string }
  /** A page without the key that holds the records. */
  | { kind: 'missing_records_key' }
  /** Each page hands back the cursor it was asked with. */
  | { kind: 'repeat_cursor' }
  /** The first `length` cursors are handed out again and again. */
  | { kind: 'cycle_cursor'; length?: number }
  /** Only the first `keep` records (default: half) and a cursor behind them; nothing is lost. */
  | { kind: 'short_page'; keep?: number }
  /** No records, and the cursor of the page that would have been; that page's records are never sent. */
  | { kind: 'empty_page_with_cursor' }
  /**
   * Only the first `keep` records (default: half), and the others are left out: the page says that it is the
   * last, or has no pagination object at all (`absent`).
   */
  | { kind: 'cut_list'; keep?: number; paging?: 'end' | 'absent' }
  /** The page says that there is more, and has no cursor that leads there. */
  | { kind: 'more_without_cursor' }
  /** No records, and a cursor that has not come before, however often it is asked. */
  | { kind: 'endless_pages' }
  /** Pages of more than `most` records are refused, as the vendor refuses what is too much for one response. */
  | { kind: 'page_too_large'; most: number }
  /** Pages have this many records, whatever the request asks for. */
  | { kind: 'page_size_ignored'; returns: number }
  | { kind: 'redirect'; location: string; status?: 301 | 302 | 303 | 307 | 308 }
  /** The response, padded to this many bytes (chunked); with `gzip` they are the bytes after decompression. */
  | { kind: 'oversized'; bytes: number; gzip?: boolean }
  /** The response compressed, whatever the request accepts. */
  | { kind: 'gzip' }
  /**
   * A Content-Length that does not fit: `longer` (the rest never comes) or `shorter`; with `gzip` the length of the
   * decompressed body over compressed bytes.
   */
  | { kind: 'wrong_content_length'; length?: 'longer' | 'shorter'; gzip?: boolean; close_after_ms?: number }
  /**
   * Changes a record of the page (`index`, or all), or the one of a get. Keys are fields, or JSON Pointers when they
   * begin with `/`. A value `{"$raw": "…"}` goes into the JSON as it is (64-bit integers, duplicate keys), `{"$delete":
   * true}` takes the field away.
   */
  | { kind: 'patch_record'; index?: number | 'all'; patch: Record<string, unknown> };

export type FaultKind = Fault['kind'];

/** When a fault applies. */
export interface FaultRule {
  /** Name of the account's key; without it also requests without a valid key. */
  account?: string;
  method?: string;
  /** The exact path, or with a final `*` everything that begins so. */
  path?: string;
  /** Query parameters that the request must have, among others: they tell the request of a test from those of syncs. */
  query?: Record<string, string>;
  /**
   * How many requests it applies to. Default 1; `always` for repeat_cursor and cycle_cursor, which mean nothing for a
   * single page.
   */
  times?: number | 'always';
  /** How many matching requests pass first. */
  after_requests?: number;
  fault: Fault;
}

const text = { type: 'string' };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 0 };
const delay = { type: 'integer', minimum: 0, maximum: 600_000 };

/** Properties per kind; those named in `required` must be there, others may not. */
const KINDS: Record<FaultKind, { properties: Record<string, unknown>; required?: string[] }> = {
  status: {
    properties: {
      status: { type: 'integer', minimum: 200, maximum: 599 },
      body: {},
      headers: { type: 'object', additionalProperties: text },
    },
    required: ['status'],
  },
  rate_limit: {
    properties: {
      retry_after: { enum: ['seconds', 'http_date', 'past', 'garbage', 'absent'] },
      retry_after_s: { type: 'number', minimum: 0 },
      text,
      body_hint: flag,
    },
  },
  rate_limit_remaining_zero: { properties: { reset_in_s: count } },
  slow: { properties: { delay_ms: delay }, required: ['delay_ms'] },
  slow_body: {
    properties: { delay_ms: delay, chunks: { type: 'integer', minimum: 1, maximum: 1000 } },
    required: ['delay_ms'],
  },
  hang: { properties: {} },
  reset: { properties: {} },
  reset_mid_body: { properties: {} },
  garbage: { properties: {} },
  html: { properties: {} },
  truncated: { properties: {} },
  raw_body: { properties: { text, content_type: text }, required: ['text'] },
  missing_records_key: { properties: {} },
  repeat_cursor: { properties: {} },
  cycle_cursor: { properties: { length: { type: 'integer', minimum: 2, maximum: 1000 } } },
  short_page: { properties: { keep: { type: 'integer', minimum: 1 } } },
  empty_page_with_cursor: { properties: {} },
  cut_list: { properties: { keep: count, paging: { enum: ['end', 'absent'] } } },
  more_without_cursor: { properties: {} },
  endless_pages: { properties: {} },
  page_too_large: { properties: { most: { type: 'integer', minimum: 1 } }, required: ['most'] },
  page_size_ignored: { properties: { returns: { type: 'integer', minimum: 1 } }, required: ['returns'] },
  redirect: { properties: { location: text, status: { enum: [301, 302, 303, 307, 308] } }, required: ['location'] },
  oversized: {
    properties: { bytes: { type: 'integer', minimum: 1, maximum: 2 ** 31 }, gzip: flag },
    required: ['bytes'],
  },
  gzip: { properties: {} },
  wrong_content_length: { properties: { length: { enum: ['longer', 'shorter'] }, gzip: flag, close_after_ms: delay } },
  patch_record: {
    properties: { index: { anyOf: [count, { const: 'all' }] }, patch: { type: 'object', minProperties: 1 } },
    required: ['patch'],
  },
};

export const FAULT_KINDS = Object.keys(KINDS) as FaultKind[];

const ajv = new Ajv({ allErrors: true, strict: false });

const validators = new Map<string, ValidateFunction>(
  Object.entries(KINDS).map(([kind, { properties, required = [] }]) => [
    kind,
    ajv.compile({
      type: 'object',
      properties: { kind: { const: kind }, ...properties },
      required: ['kind', ...required],
      additionalProperties: false,
    }),
  ]),
);

const validateRule = ajv.compile({
  type: 'object',
  properties: {
    account: text,
    method: { type: 'string', pattern: '^[A-Z]+$' },
    path: { type: 'string', pattern: '^/' },
    query: { type: 'object', minProperties: 1, additionalProperties: text },
    times: { anyOf: [{ type: 'integer', minimum: 1 }, { const: 'always' }] },
    after_requests: count,
    fault: { type: 'object', properties: { kind: { enum: FAULT_KINDS } }, required: ['kind'] },
  },
  required: ['fault'],
  additionalProperties: false,
});

/** The rule, or a sentence that says what is wrong with it. */
export function parseFaultRule(body: unknown): { rule: FaultRule } | { problem: string } {
  if (!validateRule(body)) return { problem: say(validateRule) };
  const rule = body as unknown as FaultRule;
  const validate = validators.get(rule.fault.kind)!;
  const valid: boolean = validate(rule.fault);
  return valid ? { rule } : { problem: `fault ${rule.fault.kind}: ${say(validate)}` };
}

const say = (validate: ValidateFunction): string => {
  const parts = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const named =
      (params.additionalProperty as string | undefined) ?? (params.allowedValues as string[] | undefined)?.join(', ');
    return `${instancePath || 'the body'} ${message}${named ? ` (${named})` : ''}`;
  });
  return parts.join('; ');
};
