import { setMaxListeners } from 'node:events';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { LRUCache } from 'lru-cache';
import { createFairSlots, type FairSlots } from '../fairness/fair-slots.ts';
import type { CursorCodec } from './request/cursor.ts';
import { guardedConnector, systemResolve, type Resolve } from './transport/ssrf-guard.ts';
import type { CallerOptions, Limits, UpstreamObservation } from './options.ts';
import { createPageSizes, type PageSizes } from './transport/page-size.ts';

export const defaultLimits: Readonly<Limits> = {
  attempt_ms: 30_000,
  deadline_ms: 60_000,
  attempts: 3,
  body_bytes: 16 * 1024 * 1024,
  connect_ms: 10_000,
  connections: 128,
  backoff_ms: 400,
  backoff_max_ms: 8_000,
  report_wait_ms: 20_000,
  report_look_ms: 500,
  report_look_max_ms: 60_000,
  // "It can take up to an hour": developers.facebook.com/docs/marketing-api/insights/best-practices.
  report_ms: 3_600_000,
};

export interface RuntimeOptions extends CallerOptions {
  cursors: CursorCodec;
  resolve?: Resolve;
  /** Wall clock in milliseconds. */
  now?: () => number;
  random?: () => number;
  /** Whether vendors are sent `traceparent`, where requests are traced. */
  sends_traceparent?: boolean;
}

/** What calls share: connections, limits, codecs. Created once, closed once. */
export interface Runtime {
  readonly cursors: CursorCodec;
  readonly limits: Readonly<Limits>;
  readonly on_upstream: ((observation: UpstreamObservation) => void) | undefined;
  readonly now: () => number;
  readonly random: () => number;
  readonly page_sizes: PageSizes;
  readonly sends_traceparent: boolean;
  /** The origin that replaces the vendor's, if any. */
  upstreamOf(connector_type: string): string | undefined;
  /** The sockets of a vendor's host, shared fairly between tenants. */
  socketsOf(origin: string): FairSlots;
  /** What the operator has set for this vendor, in lower case. */
  headersOf(connector_type: string): Readonly<Record<string, string>>;
  /** Connections to the replaced origins are not guarded, all others are. */
  dispatcher(replaced: boolean): Dispatcher;
  /** Aborts when the runtime closes. */
  readonly closing: AbortSignal;
  close(): Promise<void>;
}

/** Beside those of calls, which one tenant may have used up. */
const token_connections = 16;
/** Some vendors have a host for each account. */
const known_hosts = 10_000;

/** One tenant leaves a quarter to the others. */
const slotsOf = (connections: number) => ({
  slots: connections,
  slots_per_tenant: Math.max(1, Math.ceil(connections * 0.75)),
  waiting_per_tenant: 1_000,
});

export function createRuntime(options: RuntimeOptions): Runtime {
  const limits = { ...defaultLimits, ...options.limits };
  const upstreams = new Map(
    Object.entries(options.upstreams ?? {}).map(([type, origin]) => [type, exactOrigin(type, origin)]),
  );
  const headers = new Map(
    Object.entries(options.headers ?? {}).map(([type, each]) => [
      type,
      Object.fromEntries(Object.entries(each).map(([name, value]) => [name.toLowerCase(), value])),
    ]),
  );
  // Our own timer bounds each attempt; undici's are coarser and would only cost.
  const shared = {
    connections: limits.connections + token_connections,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 10_000,
  };
  const guarded = new Agent({
    ...shared,
    connect: guardedConnector(options.resolve ?? systemResolve, limits.connect_ms),
  });
  const plain = new Agent({ ...shared, connect: buildConnector({ timeout: limits.connect_ms }) });
  const sockets = new LRUCache<string, FairSlots>({ max: known_hosts });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // every wait of every call listens
  return {
    cursors: options.cursors,
    limits,
    on_upstream: options.on_upstream,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
    page_sizes: createPageSizes(),
    sends_traceparent: options.sends_traceparent ?? false,
    upstreamOf: (type) => upstreams.get(type),
    socketsOf(origin) {
      const known = sockets.get(origin) ?? createFairSlots(slotsOf(limits.connections));
      sockets.set(origin, known);
      return known;
    },
    headersOf: (type) => headers.get(type) ?? {},
    dispatcher: (replaced) => (replaced ? plain : guarded),
    closing: closing.signal,
    async close() {
      closing.abort();
      await Promise.all([guarded.destroy(), plain.destroy()]);
    },
  };
}

function exactOrigin(type: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const exact = url && /^https?:\/\/[^/@?#\\]+\/?$/i.test(text);
  if (!exact) throw new TypeError(`upstream of ${type}: not an origin (scheme://host:port)`);
  return url.origin;
}
