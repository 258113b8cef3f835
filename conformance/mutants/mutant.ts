/** A seeded fault: a named way in which a service could be wrong, and the cases that must detect it. */
export interface Mutant {
  /** `group/what`, stable. */
  id: string;
  title: string;
  /** Cases, or prefixes of their ids, that must detect it; the run stops at the first that does. */
  cases: string[];
  /** Changes the request, or responds in place of the service. */
  request?(asked: Asked, memory: Memory): Said | undefined | void;
  /** Changes the response. */
  answer?(said: Said, asked: Asked, memory: Memory): void;
  /** Bytes in place of a response, for what an HTTP server would not send. */
  raw?(said: Said, asked: Asked): string | undefined;
}

export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Said {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a mutant remembers from request to request. */
export type Memory = Map<string, unknown>;

export type Json = Record<string, any>;

export const bodyOf = ({ body }: { body: Buffer }): Json | undefined => {
  try {
    return JSON.parse(body.toString()) as Json;
  } catch {
    return undefined;
  }
};

export const putBody = (at: { body: Buffer }, body: unknown): void => {
  at.body = Buffer.from(JSON.stringify(body));
};

/** Changes a JSON response in place. */
export function change(said: Said, work: (body: Json) => unknown): void {
  const body = bodyOf(said);
  if (body === undefined || body === null) return;
  putBody(said, work(body) ?? body);
}

export const problem = (status: number, code: string, detail = 'Damaged on purpose.'): Said => ({
  status,
  headers: { 'content-type': 'application/problem+json', 'x-request-id': 'damaged-on-purpose' },
  body: Buffer.from(
    JSON.stringify({ type: `/docs#${code}`, title: code, status, detail, code, request_id: 'damaged-on-purpose' }),
  ),
});

const connectors = '/api/v1/integrations/connectors';
export const path = ({ url }: Asked): string => url.split('?')[0]!;
export const query = ({ url }: Asked): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');
export const isExecute = (asked: Asked): boolean => asked.method === 'POST' && path(asked).endsWith('/execute');
export const executes = (asked: Asked, action: string): boolean =>
  isExecute(asked) && bodyOf(asked)?.['action'] === action;
export const isCreate = (asked: Asked): boolean => asked.method === 'POST' && path(asked) === connectors;
export const isList = (asked: Asked): boolean => asked.method === 'GET' && path(asked) === connectors;
/** GET, PATCH or DELETE of one stored connector. */
export const isOne = (asked: Asked, method: string): boolean =>
  asked.method === method && /^\/api\/v1\/integrations\/connectors\/[^/]+$/.test(path(asked));
export const good = ({ status }: Said): boolean => status >= 200 && status < 300;
