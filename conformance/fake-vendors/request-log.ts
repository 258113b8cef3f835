/** The requests a fake vendor has seen, without the secrets they carried. */
import type { IncomingHttpHeaders } from 'node:http';

export interface LoggedRequest {
  /** Counts up from 1 and is not reset: gaps show what fell out of the log. */
  number: number;
  at: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  account: string | null;
  headers: Record<string, string>;
  status: number | null;
  /** The fault that was applied, if any. */
  fault: string | null;
}

interface Entry {
  number: number;
  at_ms: number;
  method: string;
  path: string;
  query: string;
  account: string | undefined;
  headers: IncomingHttpHeaders;
  status?: number;
  fault?: string;
}

export interface RequestLog {
  add(entry: Omit<Entry, 'number' | 'at_ms'>): Entry;
  list(): LoggedRequest[];
  clear(): void;
}

/** Headers that carry credentials. */
const SECRETS = new Set(['authorization', 'cookie', 'proxy-authorization']);
/** The same in the query, where a vendor takes it there. */
const SECRET_PARAMETERS = new Set(['client_secret', 'code', 'fb_exchange_token', 'input_token', 'access_token']);

export function createRequestLog(capacity = 1000): RequestLog {
  const ring: Entry[] = [];
  let number = 0;
  let oldest = 0;
  return {
    add(entry) {
      const kept: Entry = { ...entry, number: ++number, at_ms: Date.now() };
      if (ring.length < capacity) ring.push(kept);
      else {
        ring[oldest] = kept;
        oldest = (oldest + 1) % capacity;
      }
      return kept;
    },
    list: () => [...ring.slice(oldest), ...ring.slice(0, oldest)].map(logged),
    clear() {
      ring.length = 0;
      oldest = 0;
    },
  };
}

function logged({ number, at_ms, method, path, query, account, headers, status, fault }: Entry): LoggedRequest {
  const params: Record<string, string | string[]> = {};
  for (const [name, sent] of new URLSearchParams(query)) {
    const value = SECRET_PARAMETERS.has(name) ? '[redacted]' : sent;
    const before = params[name];
    params[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    SECRETS.has(name) ? '[redacted]' : String(value),
  ]);
  return {
    number,
    at: new Date(at_ms).toISOString(),
    method,
    path,
    query: params,
    account: account ?? null,
    headers: Object.fromEntries(shown),
    status: status ?? null,
    fault: fault ?? null,
  };
}
