import type { ConnectorMapping } from '../connectors/define.ts';
import { Problem, type ProblemExtras } from '../problem.ts';
import { readAllowance } from './allowance.ts';
import { headersOf, signed, type RequestBuilder } from './build-request.ts';
import type { Access, Credentials } from './call.ts';
import { invalidCursor } from './cursor.ts';
import { exchange, ExchangeFailure, type Answer } from './exchange.ts';
import { interpret, isOtherKind, refusesCursor, upstreamOf, type Interpretation } from './interpret.ts';
import { clampWait, parseRetryAfter } from './retry-after.ts';
import type { Runtime, UpstreamObservation } from './runtime.ts';
import { readUsage } from './usage.ts';
import { Cut, sleep, within } from './wait.ts';

/** One read at the vendor: what to fetch, and what it is called in metrics and errors. */
export interface Read {
  entity: string;
  action: string;
  path: string;
  request: Pick<RequestBuilder, 'origin' | 'names_record' | 'paging'>;
  cursor?: string | undefined;
  /** Vendors that begin something by it, a report for instance. Tried again like a GET: begun twice it is only read once. */
  method?: 'POST' | undefined;
  /** There is another way to ask for what is too much for an answer: told by `TooMuch`, at once. */
  too_much_is_told?: boolean;
  /** What the vendor calls records of the entity, where that tells one that is of another. */
  kind?: string | undefined;
}

const MAX_REDIRECTS = 3;

/** Hint for a throttled caller where the vendor gives none. */
const DEFAULT_RETRY_AFTER_S = 10;

/** The vendor does not answer so much at once. */
export class TooMuch extends Error {}

type Result = { answer: Answer; meant: Interpretation } | ExchangeFailure;

/** Sends a read until it is answered, refused, or out of attempts or time. Resolves with the vendor's JSON of a 2xx. */
export async function send(access: Access, read: Read, runtime: Runtime): Promise<Interpretation> {
  const { limits } = runtime;
  const ends_at = performance.now() + Math.min(access.deadline_ms ?? limits.deadline_ms, 2 ** 31 - 1);
  const replaced = runtime.upstreamOf(access.contract.connector_type);
  // Built even where it is replaced: a wrong environment fails alike in the sandbox.
  const own = read.request.origin(access.environment ?? {});
  const origin = replaced ?? own;
  let refreshed: Credentials | undefined;
  let unauthorized = false;
  for (let attempt = 1; ; attempt++) {
    const credentials = refreshed ?? (await currentCredentials(access, ends_at, runtime));
    const headers = headersOf(access.contract, access.mapping, access.auth_method, credentials);
    const path = signed(read.path, access.mapping, access.auth_method, credentials);
    const result = await follow(access, { ...read, path }, runtime, { origin, replaced: replaced !== undefined, headers, attempt, ends_at });
    if (!(result instanceof ExchangeFailure)) {
      if (result.meant.meaning === 'ok') {
        if (result.meant.parsed) return result.meant;
        throw problemOf(access, read, result, undefined);
      }
      if (result.meant.meaning === 'too_much' && read.too_much_is_told) throw new TooMuch();
      if (result.meant.meaning === 'unauthorized' && !unauthorized && access.on_unauthorized) {
        unauthorized = true;
        refreshed = await bounded(access.on_unauthorized(credentials), access, ends_at, runtime);
        if (refreshed) {
          attempt--;
          continue;
        }
      }
    }
    const retry_after_s = result instanceof ExchangeFailure ? undefined : retryAfterOf(access.mapping, result, runtime);
    const wait_ms = retry_after_s === undefined ? runtime.random() * Math.min(limits.backoff_max_ms, limits.backoff_ms * 2 ** (attempt - 1)) : retry_after_s * 1000;
    const again = isTransient(result) && attempt < limits.attempts && wait_ms < ends_at - performance.now();
    if (!again) throw problemOf(access, read, result, retry_after_s);
    await rest(wait_ms, access, runtime);
  }
}

/** Waits between two requests of one call. */
export function rest(ms: number, access: Access, runtime: Runtime): Promise<void> {
  return cuttable(sleep(ms, access.signal, runtime.closing), access);
}

async function currentCredentials(access: Access, ends_at: number, runtime: Runtime): Promise<Credentials> {
  access.signal?.throwIfAborted();
  if (runtime.closing.aborted) throw closed();
  const { credentials } = access;
  if (typeof credentials !== 'function') return credentials;
  const current = credentials();
  return current instanceof Promise ? await bounded(current, access, ends_at, runtime) : current;
}

function bounded<T>(promise: Promise<T>, access: Access, ends_at: number, runtime: Runtime): Promise<T> {
  return cuttable(within(promise, ends_at - performance.now(), access.signal, runtime.closing), access);
}

/** A cut wait as the caller shall see it: its own reason, or ours. */
async function cuttable<T>(promise: Promise<T>, access: Access): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    if (error.by === 'caller') throw access.signal?.reason;
    throw error.by === 'closing' ? closed() : new Problem('upstream_timeout', 'The call did not end within its deadline.', { cause: error });
  }
}

function closed(): Problem {
  return new Problem('unavailable', 'The runtime is closed.');
}

interface Attempt {
  origin: string;
  replaced: boolean;
  headers: Record<string, string>;
  attempt: number;
  ends_at: number;
}

/** One attempt: the request and the redirects that stay within its origin. Credentials never leave it. */
async function follow(access: Access, read: Read, runtime: Runtime, how: Attempt): Promise<Result> {
  const attempt_ends_at = Math.min(how.ends_at, performance.now() + runtime.limits.attempt_ms);
  let { path } = read;
  for (let hop = 0; ; hop++) {
    const result = await once(access, read, runtime, how, path, attempt_ends_at);
    if (result instanceof ExchangeFailure || result.meant.meaning !== 'redirect') return result;
    const next = hop < MAX_REDIRECTS && read.method === undefined ? sameOrigin(result.answer, how.origin, path) : undefined;
    if (next === undefined) return result;
    path = next;
  }
}

function sameOrigin(answer: Answer, origin: string, path: string): string | undefined {
  const { location } = answer.headers;
  if (typeof location !== 'string' || !URL.canParse(location, origin + path)) return undefined;
  const url = new URL(location, origin + path);
  return url.origin === origin && url.username === '' && url.password === '' ? url.pathname + url.search : undefined;
}

async function once(access: Access, read: Read, runtime: Runtime, how: Attempt, path: string, attempt_ends_at: number): Promise<Result> {
  access.signal?.throwIfAborted();
  const began = performance.now();
  try {
    const answer = await exchange(
      runtime.dispatcher(how.replaced),
      { origin: how.origin, path, headers: how.headers, method: read.method },
      { timeout_ms: Math.max(1, attempt_ends_at - began), body_bytes: runtime.limits.body_bytes, signal: access.signal },
    );
    if (runtime.on_upstream || access.on_upstream) observe(access, read, runtime, how.attempt, began, answer);
    return { answer, meant: interpret(access.mapping, answer) };
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error;
    if (runtime.on_upstream || access.on_upstream) observe(access, read, runtime, how.attempt, began, error);
    if (error.kind === 'aborted') throw access.signal?.reason;
    if (runtime.closing.aborted) throw closed();
    return error;
  }
}

function observe(access: Access, read: Read, runtime: Runtime, attempt: number, began: number, outcome: Answer | ExchangeFailure): void {
  const allowance = outcome instanceof ExchangeFailure ? undefined : readAllowance(outcome.headers, runtime.now(), access.mapping.usage);
  try {
    const observation: UpstreamObservation = {
      connector_type: access.contract.connector_type,
      entity: read.entity,
      action: read.action,
      attempt,
      duration_ms: performance.now() - began,
      ...(outcome instanceof ExchangeFailure ? { failure: outcome.kind } : { status: outcome.status }),
      ...(allowance && { allowance }),
    };
    runtime.on_upstream?.(observation);
    access.on_upstream?.(observation);
  } catch {
    // A metric that fails must not fail the call it measures.
  }
}

function isTransient(result: Result): boolean {
  if (result instanceof ExchangeFailure) return result.kind === 'timeout' || result.kind === 'transport';
  return result.meant.meaning === 'transient' || result.meant.meaning === 'too_much' || result.meant.meaning === 'rate_limited';
}

function retryAfterOf(mapping: ConnectorMapping, { answer, meant }: { answer: Answer; meant: Interpretation }, runtime: Runtime): number | undefined {
  const value = answer.headers['retry-after'];
  const told = parseRetryAfter(Array.isArray(value) ? value[0] : value, runtime.now());
  if (told !== undefined || meant.meaning !== 'rate_limited') return told;
  const { wait_s } = readUsage(answer.headers, mapping.usage);
  return wait_s === undefined ? undefined : clampWait(wait_s);
}

function problemOf(access: Access, read: Read, result: Result, retry_after_s: number | undefined): Problem {
  const { title } = access.contract;
  if (result instanceof ExchangeFailure) return failureProblem(title, result);
  const { answer, meant } = result;
  const upstream = upstreamOf(access.mapping, answer, meant.json);
  const wait = retry_after_s === undefined ? {} : { retry_after_s };
  switch (meant.meaning) {
    case 'ok':
      return new Problem('upstream_contract_violation', `${title} answered ${read.action} ${read.entity} with something that is not JSON.`, { upstream });
    case 'unauthorized':
      return new Problem('upstream_unauthorized', `${title} does not accept the credentials.`, { upstream });
    case 'forbidden':
      return new Problem('upstream_forbidden', `${title} does not let these credentials ${read.action} ${read.entity}.`, { upstream });
    case 'rate_limited':
      return new Problem('upstream_rate_limited', `${title} limits the rate of requests.`, { upstream, retry_after_s: retry_after_s ?? DEFAULT_RETRY_AFTER_S });
    case 'invalid_cursor':
      return invalidCursor({ upstream });
    case 'not_found':
      if (read.request.names_record) return noRecord(title, read.entity, upstream);
      break;
    case 'redirect':
      return new Problem('upstream_failed', `${title} redirected ${read.action} ${read.entity} elsewhere or too often.`, { upstream });
    case 'failed': {
      const { paging } = read.request;
      const refused = paging && read.cursor !== undefined && refusesCursor(answer.status, meant.text, paging.cursor_param, paging.size_param);
      if (refused) return invalidCursor({ upstream });
      if (isOtherKind(access.mapping, read.kind, meant.json)) return noRecord(title, read.entity, upstream);
      break;
    }
    case 'too_much':
    case 'transient':
      break;
  }
  return new Problem('upstream_failed', `${title} answered ${read.action} ${read.entity} with status ${answer.status}.`, { upstream, ...wait });
}

function noRecord(title: string, entity: string, upstream: NonNullable<ProblemExtras['upstream']>): Problem {
  return new Problem('record_not_found', `${title} has no such record in ${entity}.`, { upstream });
}

function failureProblem(title: string, failure: ExchangeFailure): Problem {
  const cause = failure;
  switch (failure.kind) {
    case 'timeout':
      return new Problem('upstream_timeout', `${title} did not answer in time.`, { cause });
    case 'too_large':
      return new Problem('upstream_too_large', `${title} answered with more than this service reads.`, { cause });
    case 'encoding':
      return new Problem('upstream_contract_violation', `${title} answered in an encoding that cannot be read.`, { cause });
    case 'blocked':
      return new Problem('upstream_failed', `The address of ${title} is not allowed.`, { cause });
    default:
      return new Problem('upstream_failed', `${title} could not be reached.`, { cause });
  }
}
