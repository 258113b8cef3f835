import { request } from 'undici';
import type { OauthRule } from '../connector-types/definition/define.ts';
import { decodeBody } from '../execution/transport/decode-body.ts';
import { readPath } from '../execution/response/read-path.ts';
import type { Runtime } from '../execution/runtime.ts';

const max_body_bytes = 256 * 1024;

/** A response that arrived while this process was busy or suspended is read before the timer counts. */
const grace_ms = 200;

/** The vendor did not respond, so what it did is unknown. */
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
  timeout_ms: number;
}

/** One request over the guarded connections, and nothing repeated: the vendor may act on it. Throws `NoAnswer`. */
export async function sendOnce(
  { url, method, headers, body }: Sent & { url: string },
  runtime: Runtime,
  how: How,
): Promise<{ status: number; text: string }> {
  const late = new AbortController();
  // A response that arrived while this process was busy or stopped is read first: the timer alone would throw it away.
  let timer = setTimeout(() => (timer = setTimeout(() => late.abort(), grace_ms)), how.timeout_ms);
  try {
    const answer = await request(url, {
      method,
      headers: { ...headers, accept: 'application/json', 'user-agent': 'patchbay' },
      body: (body as string | undefined) ?? null,
      dispatcher: runtime.dispatcher(how.replaced),
      signal: AbortSignal.any([runtime.closing, late.signal]),
    });
    const encoding = answer.headers['content-encoding'];
    return { status: answer.statusCode, text: await bounded(answer.body, encoding?.toString()) };
  } catch (error) {
    throw new NoAnswer(late.signal.aborted ? 'timeout' : runtime.closing.aborted ? 'stopped' : 'transport', error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The fetch that the OAuth library is given: sends over the guarded connections, in the way that the vendor wants it,
 * and puts the vendor's response into the form of RFC 6749, sections 5.1 and 5.2, which is the only one that the
 * library takes (status 200, `error` a string).
 */
export function tokenFetch(rule: OauthRule, runtime: Runtime, how: How) {
  return async (url: string, { method, headers, body }: Sent): Promise<Response> => {
    const parameters = new URLSearchParams(String(body ?? ''));
    const sent = carried(rule, url, parameters, headers);
    const { status, text } = await sendOnce({ ...sent, method: sent.method ?? method }, runtime, how);
    return normalized(rule, status, text);
  };
}

function carried(
  rule: OauthRule,
  url: string,
  parameters: URLSearchParams,
  headers: Record<string, string>,
): { url: string; method?: string; headers: Record<string, string>; body?: string } {
  if (rule.token_request === 'query') return { url: `${url}?${parameters}`, method: 'GET', headers: {} };
  if (rule.token_request !== 'json') return { url, headers, body: parameters.toString() };
  // Numbers were numbers before the library wrote them into a form.
  const members = [...parameters].map(([name, value]) => [
    name,
    typeof rule.token_params?.[name] === 'number' ? Number(value) : value,
  ]);
  return {
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(members)),
  };
}

async function bounded(body: AsyncIterable<Buffer>, encoding: string | undefined): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > max_body_bytes) return ''; // no token endpoint says that much
    chunks.push(chunk);
  }
  const received = Buffer.concat(chunks);
  // Some servers compress what was not asked for, and some name an encoding that they have not applied.
  const decoded = await decodeBody(received, encoding, max_body_bytes).catch(() => received);
  return decoded.toString('utf8').replace(/^\uFEFF/, '');
}

/** A JSON object, or a form: some vendors answer in the encoding of the request. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return /(^|&)(access_token|error)=/.test(text) ? Object.fromEntries(new URLSearchParams(text.trim())) : undefined;
  }
}

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Seconds as a number or in digits; whatever else says nothing about the token's life. */
function seconds(value: unknown): number | undefined {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) && found > 0 ? found : undefined;
}

/** An empty scope says that nothing was granted; only an absent one means all that was asked for (RFC 6749, 5.1). */
function scopeIn(value: unknown): string | undefined {
  const scopes: unknown = Array.isArray(value) ? value.filter((each) => typeof each === 'string').join(' ') : value;
  return typeof scopes === 'string' ? scopes : undefined;
}

/**
 * The members of RFC 6749, section 5.1, that mean something here. Only the access token must be there; an odd member
 * beside it is left out, for the vendor may have rotated and these tokens are the only ones.
 */
function tokensIn(body: unknown): object | undefined {
  const members = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const access_token = word(members['access_token']);
  if (access_token === undefined) return undefined;
  const found = {
    access_token,
    token_type: 'bearer', // as which it is sent, whatever the vendor calls it
    expires_in: seconds(members['expires_in']),
    refresh_token: word(members['refresh_token']),
    refresh_token_expires_in: seconds(members['refresh_token_expires_in']),
    scope: scopeIn(members['scope']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function normalized(rule: OauthRule, status: number, text: string): Response {
  const body = parse(text);
  const answer = (code: number, members: object) =>
    new Response(JSON.stringify(members), { status: code, headers: { 'content-type': 'application/json' } });
  // Vendors refuse with 200 too: what the body says decides, unless it comes with an outage.
  if (status < 500 && isFinal(rule, body)) return answer(400, { error: 'invalid_grant' });
  const good = status >= 200 && status < 300;
  const tokens = good ? tokensIn(body) : undefined;
  if (tokens) return answer(200, tokens);
  if (good) return answer(200, {}); // malformed: the vendor may have rotated
  const code = readPath(rule.error_code ?? 'error')(body);
  const name = typeof code === 'number' ? String(code) : code;
  // A 5xx is an outage whatever it says; the library wants a client error for an OAuth error.
  return answer(status >= 500 || status < 400 ? 503 : status, {
    error: typeof name === 'string' && /^[\w.-]{1,64}$/.test(name) ? name : `status_${status}`,
  });
}

function isFinal(rule: OauthRule, json: unknown): boolean {
  return (rule.refusals ?? [{ path: 'error', is: ['invalid_grant'] }]).some(({ path, is }) =>
    is.includes(readPath(path)(json) as string | number),
  );
}
