/**
 * Spans of what this process does. Everything that is traced calls this module, which loads nothing: it does nothing
 * until a tracer is set, and the package of the in-process client contains it without OpenTelemetry.
 */

/**
 * All attributes that a span can have. None says whose work it was: no ids, names, addresses, statements or values
 * (`openapi/decisions/tracing.md`).
 */
export interface Attributes {
  'http.request.method'?: string;
  /** As the contract has it. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'db.system.name'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  'error.type'?: string;
  'patchbay.operation'?: string;
  'patchbay.request_id'?: string;
  'patchbay.connector_type'?: string;
  'patchbay.entity'?: string;
  'patchbay.action'?: string;
  'patchbay.attempt'?: number;
  'patchbay.outcome'?: string;
}

export interface About {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** `traceparent` of a caller; undefined in what no caller has begun. */
  parent?: string | undefined;
  /** Begins a trace of its own, whatever this process was doing when it was begun. */
  root?: boolean;
}

export interface Span {
  set(attributes: Attributes): void;
  /** Renames it: the route of a request is known later than that it has come. */
  name(name: string): void;
  fail(error_type: string): void;
}

/** One that is ended by hand, because what it measures is no function. */
export interface OpenSpan extends Span {
  readonly trace_id: string;
  /** What `work` begins belongs to this span. */
  run<T>(work: () => T): T;
  end(): void;
}

export interface Tracer {
  begin(about: About): OpenSpan;
  /** Of the span in which the caller is. */
  traceparent(): string | undefined;
  close(): Promise<void>;
}

const unrecorded: Span = { set: () => undefined, name: () => undefined, fail: () => undefined };

let tracer: Tracer | undefined;

/** Of this process. Undefined ends tracing. */
export function setTracer(given: Tracer | undefined): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== undefined;

export const beginSpan = (about: About): OpenSpan | undefined => tracer?.begin(about);

/** The header to send with a request that belongs to the current span. */
export function traceparent(): { traceparent?: string } {
  const value = tracer?.traceparent();
  return value === undefined ? {} : { traceparent: value };
}

/** A code or a class says what kind of error it was; its message may say more. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}

/** Performs `work` in a span, which fails where `work` does. */
export function traced<T>(about: About, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer === undefined ? work(unrecorded) : record(tracer.begin(about), work);
}

async function record<T>(span: OpenSpan, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}
