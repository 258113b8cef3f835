import { ApiError } from '../api-error.ts';
import type { CallOptions } from '../connector-handle.ts';
import type { Problem } from './generated/types.gen.ts';
import type { TokenSource } from './token.ts';

/** What every request of the generated client gets from here. */
export interface RequestParts {
  signal: AbortSignal;
  auth: string | undefined;
  fetch: typeof fetch;
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response?: Response;
}

export interface TransportOptions {
  base_url: string;
  timeout_ms: number;
  fetch: typeof fetch;
  tokens: TokenSource;
  /** Told before a call is repeated. */
  on_retry?: ((error: ApiError, wait_ms: number) => void) | undefined;
}

export interface CallKind {
  /** Repeating it changes nothing: a read, or a creation with its key. */
  safe?: boolean;
  /** Without a token: the request for one. */
  anonymous?: boolean;
}

const max_attempts = 3;
const jitter_ms = 250;

export type Transport = ReturnType<typeof createTransport>;

/**
 * Sends calls of the generated client: with a token, within a deadline, repeated where that is safe, failures as
 * ApiError.
 */
export function createTransport({ base_url, timeout_ms, fetch, tokens, on_retry }: TransportOptions) {
  async function call<T>(
    send: (parts: RequestParts) => Promise<Answer<T>>,
    options: CallOptions = {},
    { safe = false, anonymous = false }: CallKind = {},
  ): Promise<{ data: T; response: Response }> {
    const limit_ms = options.timeout_ms ?? timeout_ms;
    const deadline = performance.now() + limit_ms;
    const expired = AbortSignal.timeout(limit_ms);
    const signal = options.signal ? AbortSignal.any([options.signal, expired]) : expired;
    const stopped = (cause?: unknown): never => {
      if (options.signal?.aborted) throw options.signal.reason;
      throw new ApiError('deadline_exceeded', `The service at ${base_url} did not answer within ${limit_ms} ms.`, {
        cause,
      });
    };
    let renewed = false;
    for (let attempt = 1; ; attempt++) {
      let token: string | undefined;
      let answered: Response | undefined;
      const noted: typeof fetch = async (...request) => (answered = await fetch(...request));
      try {
        token = anonymous ? undefined : await unlessAborted(tokens.get(), signal);
        return await unlessAborted(exchange(send({ signal, auth: token, fetch: noted })), signal);
      } catch (thrown) {
        if (signal.aborted) stopped(thrown);
        const error = toApiError(thrown, base_url, answered);
        if (
          error.status === 401 &&
          token !== undefined &&
          !renewed &&
          (error.code === 'token_expired' || error.code === 'unauthenticated') &&
          tokens.discard(token)
        ) {
          renewed = true;
          attempt--;
          continue;
        }
        const wait_ms = safe && attempt < max_attempts ? waitBefore(error, attempt) : undefined;
        if (wait_ms === undefined || performance.now() + wait_ms >= deadline) throw error;
        on_retry?.(error, wait_ms);
        await unlessAborted(new Promise((resolve) => setTimeout(resolve, wait_ms)), signal).catch(stopped);
      }
    }
  }
  return { call };
}

/**
 * Milliseconds, where another try may help: the service asks for it, or the connection broke (a pooled one that the
 * other side had just closed).
 */
function waitBefore(error: ApiError, attempt: number): number | undefined {
  const wait_ms = (least_ms: number) => least_ms + Math.random() * jitter_ms;
  if ((error.status === 429 || error.status === 503) && error.retry_after_s !== undefined)
    return wait_ms(error.retry_after_s * 1000);
  return error.code === 'transport_failed' && attempt === 1 ? wait_ms(0) : undefined;
}

/** A fetch that was given from outside may not listen to signals. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function exchange<T>(sent: Promise<Answer<T>>): Promise<{ data: T; response: Response }> {
  const { data, error, response } = await sent;
  if (!response) throw error; // there was none: the reason is whatever fetch threw
  if (!response.ok) throw answeredError(response, error);
  if (response.status !== 204 && (data === null || typeof data !== 'object')) throw invalidAnswer(response);
  return { data: data as T, response };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unknown codes and members pass; what is no Problem at all is reported as what it is. */
function answeredError(response: Response, body: unknown): ApiError {
  const problem = isObject(body) && typeof body.code === 'string' ? (body as Partial<Problem>) : undefined;
  const retry_after_s =
    retryAfter(response.headers.get('Retry-After')) ??
    (typeof problem?.retry_after === 'number' ? problem.retry_after : undefined);
  const request_id = problem?.request_id ?? response.headers.get('X-Request-Id') ?? undefined;
  const extras = {
    status: response.status,
    ...(retry_after_s !== undefined && { retry_after_s }),
    ...(request_id !== undefined && { request_id }),
  };
  if (!problem)
    return new ApiError(
      'invalid_answer',
      `${response.status} came without a problem document: something between here and the service answered.`,
      extras,
    );
  return new ApiError(
    String(problem.code),
    typeof problem.detail === 'string' ? problem.detail : (problem.title ?? String(problem.code)),
    { ...extras, problem },
  );
}

const invalidAnswer = (response: Response, cause?: unknown) =>
  new ApiError(
    'invalid_answer',
    `${response.status} came without the JSON that the contract promises: something between here and the service answered.`,
    { status: response.status, cause },
  );

/** RFC 9110, section 10.2.3: seconds or a date; anything else says nothing. */
export function retryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value);
  const at = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}

function toApiError(thrown: unknown, base_url: string, answered: Response | undefined): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof SyntaxError && answered) return invalidAnswer(answered, thrown);
  const { code, message } = innermost(thrown);
  return new ApiError('transport_failed', `The service at ${base_url} cannot be reached (${code ?? message}).`, {
    cause: thrown,
  });
}

/** fetch says only "fetch failed"; the reason hides in its causes. */
function innermost(error: unknown): { code?: string; message: string } {
  let inner = error;
  for (let depth = 0; depth < 5 && inner instanceof Error && inner.cause instanceof Error; depth++) inner = inner.cause;
  const { code } = inner as { code?: unknown };
  return { ...(typeof code === 'string' && { code }), message: inner instanceof Error ? inner.message : String(inner) };
}
