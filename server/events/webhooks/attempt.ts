import { Agent, request, type buildConnector } from 'undici';
import { contract } from '../../generated/version.gen.ts';
import type { Event, WebhookAttempt } from '../../generated/types.gen.ts';
import { senderClock } from '../../execution/vendor-limits/sender-clock.ts';
import { parseRetryAfter } from '../../execution/vendor-limits/retry-after.ts';
import { traced, traceparent } from '../../telemetry/tracing.ts';
import { signatureOf, type SigningKeys } from './signature.ts';

export interface Attempt extends WebhookAttempt {
  retry_after_s: number | undefined;
}

export interface Sender {
  /** Sends the event once. Rejects only where `signal` aborts. */
  send(url: string, event: Event, keys: readonly SigningKeys[], signal: AbortSignal): Promise<Attempt>;
  close(): Promise<void>;
}

export interface SenderOptions {
  connect: buildConnector.connector;
  /** Milliseconds since 1970. */
  now(): number;
  attempt_ms: number;
}

/** Standard Webhooks 1.0.0 asks for less than 20 KB. */
const most_body_bytes = 20_000;
/** More of a response is not read; its connection is closed instead of used again. */
const most_response_bytes = 16 * 1024;
const longest_retry_after_s = 24 * 3600;

/** `type`, `timestamp`, and the event as the log returns it, without what would make it too long. */
function bodyOf(event: Event): string {
  const text = (data: Event) => JSON.stringify({ type: event.type, timestamp: event.created_at, data });
  const body = text(event);
  return Buffer.byteLength(body) <= most_body_bytes ? body : text({ ...event, data: { truncated: true } });
}

function errorOf(error: unknown, deadline: AbortSignal): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_BLOCKED_ADDRESS') return 'blocked_address';
  if (deadline.aborted || /TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout';
  return 'connection_failed';
}

const retryAfter = (headers: Record<string, string | string[] | undefined>, now_ms: number): number | undefined =>
  parseRetryAfter([headers['retry-after'] ?? []].flat()[0], senderClock(headers, now_ms), longest_retry_after_s);

const headersOf = ({ event, body, keys }: Signed, timestamp: number): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': `patchbay/${contract.version}`,
  'webhook-id': event.id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signatureOf({ id: event.id, timestamp, body }, keys),
  ...traceparent(),
});

/** In a span, which fails where the attempt does. */
const tracedAttempt = (work: () => Promise<Attempt>): Promise<Attempt> =>
  traced({ name: 'webhook attempt', kind: 'client' }, async (span) => {
    const attempt = await work();
    if (attempt.response_status !== null) span.set({ 'http.response.status_code': attempt.response_status });
    if (attempt.error !== null) span.fail(attempt.error);
    return attempt;
  });

export function createSender({ connect, now, attempt_ms }: SenderOptions): Sender {
  const agent = new Agent({
    connect,
    keepAliveTimeout: 5_000,
    headersTimeout: attempt_ms,
    bodyTimeout: attempt_ms,
    pipelining: 1,
  });

  async function post(url: string, { event, body, keys }: Signed, signal: AbortSignal) {
    const timestamp = Math.floor(now() / 1000);
    const response = await request(url, {
      dispatcher: agent,
      method: 'POST',
      signal,
      headers: headersOf({ event, body, keys }, timestamp),
      body,
    });
    // What the receiver writes is its own business; it is not kept, and much or slow of it is not waited for.
    response.body.on('error', () => undefined);
    void response.body.dump({ limit: most_response_bytes, signal }).catch(() => response.body.destroy());
    return response;
  }

  const send: Sender['send'] = async (url, event, keys, signal) => {
    const began = performance.now();
    const deadline = AbortSignal.timeout(attempt_ms);
    const ended = () => Math.round(performance.now() - began);
    try {
      const { statusCode, headers } = await post(
        url,
        { event, body: bodyOf(event), keys },
        AbortSignal.any([deadline, signal]),
      );
      const delivered = statusCode >= 200 && statusCode < 300;
      return {
        delivered,
        response_status: statusCode,
        error: delivered ? null : 'status',
        duration_ms: ended(),
        retry_after_s: retryAfter(headers, now()),
      };
    } catch (error) {
      signal.throwIfAborted();
      return {
        delivered: false,
        response_status: null,
        error: errorOf(error, deadline),
        duration_ms: ended(),
        retry_after_s: undefined,
      };
    }
  };
  return {
    send: (url, event, keys, signal) => tracedAttempt(() => send(url, event, keys, signal)),
    close: () => agent.destroy(),
  };
}

interface Signed {
  event: Event;
  body: string;
  keys: readonly SigningKeys[];
}
