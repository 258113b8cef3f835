import { request } from 'undici';
import type { OauthRule } from '../connectors/define.ts';
import { readPath } from '../execution/read-path.ts';
import type { Runtime } from '../execution/runtime.ts';

const max_body_bytes = 256 * 1024;

/** Also given when the lease is lost: by then an answer may be in the socket. */
export const grace_ms = 200;

/** No answer of the vendor came, so nobody knows what it did. */
export class NoAnswer extends Error {
  readonly kind: 'timeout' | 'transport' | 'stopped';
  constructor(kind: 'timeout' | 'transport' | 'stopped', cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** `replaced`: another origin stands in for the vendor's. */
interface How {
  replaced: boolean;
  signal: AbortSignal;
  timeout_ms: number;
}

/** One request over the guarded connections, and nothing repeated: the vendor may act on it. Throws `NoAnswer`. */
export async function sendOnce({ url, method, headers, body }: Sent & { url: string }, runtime: Runtime, how: How): Promise<{ status: number; text: string }> {
  const late = new AbortController();
  // An answer that arrived while this process was busy or stopped is read first: the timer alone would throw it away.
  let timer = setTimeout(() => (timer = setTimeout(() => late.abort(), grace_ms)), how.timeout_ms);
  try {
    const answer = await request(url, {
      method,
      headers: { ...headers, accept: 'application/json', 'user-agent': 'patchbay' },
      body: (body as string | undefined) ?? null,
      dispatcher: runtime.dispatcher(how.replaced),
      signal: AbortSignal.any([how.signal, runtime.closing, late.signal]),
    });
    return { status: answer.statusCode, text: await bounded(answer.body) };
  } catch (error) {
    throw new NoAnswer(late.signal.aborted ? 'timeout' : how.signal.aborted || runtime.closing.aborted ? 'stopped' : 'transport', error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The fetch that the OAuth library is given: sends over the guarded connections, in the way that the vendor wants it, and puts the vendor's answer into the form of
 * RFC 6749, sections 5.1 and 5.2, which is the only one that the library takes (status 200, `error` a string).
 */
export function tokenFetch(rule: OauthRule, runtime: Runtime, how: How) {
  return async (url: string, { method, headers, body }: Sent): Promise<Response> => {
    const parameters = new URLSearchParams(String(body ?? ''));
    const sent = carried(rule, url, parameters, headers);
    const { status, text } = await sendOnce({ ...sent, method: sent.method ?? method }, runtime, how);
    return normalised(rule, status, text);
  };
}

function carried(rule: OauthRule, url: string, parameters: URLSearchParams, headers: Record<string, string>): { url: string; method?: string; headers: Record<string, string>; body?: string } {
  if (rule.token_request === 'query') return { url: `${url}?${parameters}`, method: 'GET', headers: {} };
  if (rule.token_request !== 'json') return { url, headers, body: parameters.toString() };
  // Numbers were numbers before the library wrote them into a form.
  const members = [...parameters].map(([name, value]) => [name, typeof rule.token_params?.[name] === 'number' ? Number(value) : value]);
  return { url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(members)) };
}

async function bounded(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > max_body_bytes) return ''; // no token endpoint says that much
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Members of a token answer that mean something here; null is absent (a vendor writes it for tokens that never expire). */
const known = ['access_token', 'token_type', 'expires_in', 'refresh_token', 'refresh_token_expires_in', 'scope', 'error'] as const;

function normalised(rule: OauthRule, status: number, text: string): Response {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const answer = (code: number, body: object) => new Response(JSON.stringify(body), { status: code, headers: { 'content-type': 'application/json' } });
  // Vendors refuse with 200 too: what the body says decides, unless it comes with an outage.
  if (status < 500 && isFinal(rule, json)) return answer(400, { error: 'invalid_grant' });
  const members = json as Record<string, unknown> | undefined;
  if (status === 200 || status === 201) {
    const taken = Object.fromEntries(known.filter((name) => members?.[name] !== undefined && members[name] !== null).map((name) => [name, members![name]]));
    return answer(200, { token_type: 'bearer', ...taken });
  }
  const code = readPath(rule.error_code ?? 'error')(json);
  const word = typeof code === 'number' ? String(code) : code;
  // An answer of 5xx is an outage whatever it says; the library wants a client error for an OAuth error.
  return answer(status >= 500 || status < 400 ? 503 : status, { error: typeof word === 'string' && /^[\w.-]{1,64}$/.test(word) ? word : `status_${status}` });
}

function isFinal(rule: OauthRule, json: unknown): boolean {
  return (rule.refusals ?? [{ path: 'error', is: ['invalid_grant'] }]).some(({ path, is }) => is.includes(readPath(path)(json) as string | number));
}
