import { senderClock } from '../vendor-limits/sender-clock.ts';
import { readRateLimit } from '../vendor-limits/rate-limit.ts';
import { exchange, ExchangeFailure, type Answer } from './exchange.ts';
import { interpret } from '../response/interpret.ts';
import { closed } from '../response/problem-of.ts';
import type { UpstreamObservation } from '../options.ts';
import type { Session } from '../session.ts';
import { traced, traceparent, type Span } from '../../telemetry/tracing.ts';
import type { Outcome, Read } from './read.ts';

const MAX_REDIRECTS = 3;

export interface Attempt {
  number: number;
  headers: Record<string, string>;
  path: string;
}

/** One attempt: the request and the redirects that stay within its origin. Credentials never leave it. */
export async function attempt(session: Session, read: Read, how: Attempt): Promise<Outcome> {
  const { access, runtime } = session;
  const ends_at = Math.min(session.ends_at, performance.now() + runtime.limits.attempt_ms);
  // Built even where it is replaced: a wrong environment fails alike in the sandbox.
  const own = read.request.origin(access.environment ?? {});
  const replacement = runtime.upstreamOf(access.contract.connector_type);
  const target = { origin: replacement ?? own, replaced: replacement !== undefined, ends_at };
  let { path } = how;
  for (let hop = 0; ; hop++) {
    const outcome = await once(session, read, { ...how, path }, target);
    if (outcome instanceof ExchangeFailure || outcome.meant.meaning !== 'redirect') return outcome;
    const next =
      hop < MAX_REDIRECTS && read.method === undefined ? sameOrigin(outcome.answer, target.origin, path) : undefined;
    if (next === undefined) return outcome;
    path = next;
  }
}

function sameOrigin(answer: Answer, origin: string, path: string): string | undefined {
  const { location } = answer.headers;
  if (typeof location !== 'string' || !URL.canParse(location, origin + path)) return undefined;
  const url = new URL(location, origin + path);
  return url.origin === origin && url.username === '' && url.password === '' ? url.pathname + url.search : undefined;
}

interface Target {
  origin: string;
  replaced: boolean;
  ends_at: number;
}

/** One request in a span of its own, which has nothing of the request but its purpose. */
function once(session: Session, read: Read, how: Attempt, target: Target): Promise<Outcome> {
  const { contract } = session.access;
  const method = read.method ?? 'GET';
  return traced(
    {
      name: `${method} ${contract.connector_type}`,
      kind: 'client',
      attributes: {
        'http.request.method': method,
        'patchbay.connector_type': contract.connector_type,
        'patchbay.entity': read.entity,
        'patchbay.action': read.action,
        'patchbay.attempt': how.number,
      },
    },
    async (span) => noted(span, await exchanged(session, read, how, target)),
  );
}

function noted(span: Span, outcome: Outcome): Outcome {
  if (outcome instanceof ExchangeFailure) {
    span.fail(outcome.kind);
    return outcome;
  }
  const { status } = outcome.answer;
  span.set({ 'http.response.status_code': status, 'patchbay.outcome': outcome.meant.meaning });
  if (status >= 400) span.fail(String(status));
  return outcome;
}

async function exchanged(
  session: Session,
  read: Read,
  { number, headers, path }: Attempt,
  target: Target,
): Promise<Outcome> {
  const { access, runtime } = session;
  access.signal?.throwIfAborted();
  const began = performance.now();
  const observed = (outcome: Answer | ExchangeFailure): void => {
    if (runtime.on_upstream || access.on_upstream)
      observe(session, read, { number, duration_ms: performance.now() - began }, outcome);
  };
  // While it waits for a connection, too.
  let paused = access.pause?.();
  const send = () =>
    exchange(
      runtime.dispatcher(target.replaced),
      {
        origin: target.origin,
        path,
        headers: runtime.sends_traceparent ? { ...headers, ...traceparent() } : headers,
        method: read.method,
      },
      {
        timeout_ms: Math.max(1, target.ends_at - performance.now()),
        body_bytes: runtime.limits.body_bytes,
        signal: access.signal,
        turn: paused?.turn,
      },
    );
  const resumed = async () => {
    const ended = paused;
    paused = undefined;
    await ended?.resume();
  };
  try {
    const answer = await runtime.socketsOf(target.origin).run(access.share ?? '', target.ends_at, send);
    if (answer === 'late') throw new ExchangeFailure('timeout', new Error('no connection to the vendor became free'));
    observed(answer);
    await resumed(); // what the vendor has sent is work, and may be megabytes
    return { answer, meant: await interpret(access.mapping, answer) };
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error;
    observed(error);
    if (error.kind === 'aborted') throw access.signal?.reason;
    if (runtime.closing.aborted) throw closed();
    return error;
  } finally {
    await resumed();
  }
}

function observe(
  { access, runtime }: Session,
  read: Read,
  { number, duration_ms }: { number: number; duration_ms: number },
  outcome: Answer | ExchangeFailure,
): void {
  const rate_limit =
    outcome instanceof ExchangeFailure
      ? undefined
      : readRateLimit(outcome.headers, senderClock(outcome.headers, runtime.now()), access.mapping.usage);
  try {
    const observation: UpstreamObservation = {
      connector_type: access.contract.connector_type,
      entity: read.entity,
      action: read.action,
      attempt: number,
      duration_ms,
      ...(outcome instanceof ExchangeFailure ? { failure: outcome.kind } : { status: outcome.status }),
      ...(rate_limit && { rate_limit }),
    };
    runtime.on_upstream?.(observation);
    access.on_upstream?.(observation);
  } catch {
    // A metric that fails must not fail the call it measures.
  }
}
