import { headersOf, signed } from '../request/authenticate.ts';
import type { Access, Credentials, Paused } from '../call.ts';
import type { Interpretation } from '../response/interpret.ts';
import { closed, deadlinePassed, problemOf } from '../response/problem-of.ts';
import { timeLeft, type Session } from '../session.ts';
import { attempt } from './attempt.ts';
import { ExchangeFailure } from './exchange.ts';
import type { Outcome, Read } from './read.ts';
import { retryAfterOf } from '../vendor-limits/retry-after.ts';
import { Cut, sleep, within } from './wait.ts';

/** The vendor does not answer so much at once. */
export class ResultTooLarge extends Error {}

/** Sends a read until it is answered, refused, or out of attempts or time. Resolves with the vendor's JSON of a 2xx. */
export async function send(session: Session, read: Read): Promise<Interpretation> {
  const { access, runtime } = session;
  const { limits } = runtime;
  let refreshed: Credentials | undefined;
  let unauthorized = false;
  for (let tried = 1; ; tried++) {
    const credentials = refreshed ?? (await currentCredentials(session));
    const outcome = await attempt(session, read, {
      number: tried,
      headers: headersOf(access, credentials, runtime),
      path: signed(read.path(), access, credentials),
    });
    if (isAnswer(outcome)) {
      read.page_size?.worked();
      return outcome.meant;
    }
    if (meaningOf(outcome) === 'result_too_large' && read.reports_large_results) throw new ResultTooLarge();
    if (meaningOf(outcome) === 'unauthorized' && !unauthorized && access.on_unauthorized) {
      unauthorized = true;
      refreshed = await bounded(access.on_unauthorized(credentials), session);
      if (refreshed) {
        tried--;
        continue;
      }
    }
    const doubt = sizeDoubt(outcome);
    const smaller = doubt !== 'none' && read.page_size?.shrink() === true;
    if (smaller && doubt === 'certain') {
      tried--;
      continue;
    }
    const retry_after_s =
      outcome instanceof ExchangeFailure ? undefined : retryAfterOf(access.mapping, outcome, runtime);
    const wait_ms =
      retry_after_s === undefined
        ? runtime.random() * Math.min(limits.backoff_max_ms, limits.backoff_ms * 2 ** (tried - 1))
        : retry_after_s * 1000;
    const attempts_left = tried < limits.attempts || (smaller && doubt === 'likely');
    if (!isTransient(outcome) || !attempts_left || wait_ms >= timeLeft(session))
      throw problemOf(access, read, outcome, retry_after_s);
    await rest(wait_ms, session);
  }
}

function isAnswer(outcome: Outcome): outcome is Exclude<Outcome, ExchangeFailure> {
  return !(outcome instanceof ExchangeFailure) && outcome.meant.meaning === 'ok' && outcome.meant.flaw === undefined;
}

const meaningOf = (outcome: Outcome) => (outcome instanceof ExchangeFailure ? undefined : outcome.meant.meaning);

/**
 * Whether the failure may lie in the page size: the vendor says so; or a gateway or a time limit does, which a smaller
 * page often cures; or the vendor only failed.
 */
function sizeDoubt(outcome: Outcome): 'certain' | 'likely' | 'possible' | 'none' {
  if (outcome instanceof ExchangeFailure) {
    if (outcome.kind === 'too_large') return 'certain';
    return outcome.kind === 'timeout' ? 'likely' : 'none';
  }
  const { answer, meant } = outcome;
  if (meant.meaning === 'result_too_large' || meant.flaw === 'too_large' || answer.status === 413) return 'certain';
  if (meant.meaning !== 'transient') return 'none';
  if (answer.status === 502 || answer.status === 504) return 'likely';
  return answer.status === 500 ? 'possible' : 'none';
}

function isTransient(outcome: Outcome): boolean {
  if (outcome instanceof ExchangeFailure) return outcome.kind === 'timeout' || outcome.kind === 'transport';
  const { meaning } = outcome.meant;
  return meaning === 'transient' || meaning === 'result_too_large' || meaning === 'rate_limited';
}

/** Waits between two requests of one call. */
export function rest(ms: number, { access, runtime }: Session): Promise<void> {
  return cuttable(sleep(ms, access.signal, runtime.closing), access);
}

async function currentCredentials(session: Session): Promise<Credentials> {
  const { access, runtime } = session;
  access.signal?.throwIfAborted();
  if (runtime.closing.aborted) throw closed();
  const { credentials } = access;
  if (typeof credentials !== 'function') return credentials;
  const current = credentials();
  return current instanceof Promise ? await bounded(current, session) : current;
}

function bounded<T>(promise: Promise<T>, session: Session): Promise<T> {
  const { access, runtime } = session;
  return cuttable(within(promise, timeLeft(session), access.signal, runtime.closing), access);
}

const pause_after_ms = 20;

/** A wait that was cut short, as the caller shall see it: its own reason, or ours. */
async function cuttable<T>(promise: Promise<T>, access: Access): Promise<T> {
  // Most waits for stored credentials are over at once; those for a refresh, and between two requests, are not.
  let paused: Paused | undefined;
  const timer = setTimeout(() => (paused = access.pause?.()), pause_after_ms);
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    if (error.by === 'caller') throw access.signal?.reason;
    throw error.by === 'closing' ? closed() : deadlinePassed(error);
  } finally {
    clearTimeout(timer);
    await paused?.resume();
  }
}
