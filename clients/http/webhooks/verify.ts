import type { Event } from '../generated/types.gen.ts';

/** What a receiver gets. */
export interface WebhookMessage {
  /** The same in every attempt: an event that was processed before can be skipped. */
  id: string;
  type: string;
  /** When it happened. */
  timestamp: string;
  /** The event as `client.events()` returns it. */
  data: Event;
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The request did not come from the service, or is too old. Respond with a 4xx status. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** Standard Webhooks: a request that was recorded cannot be sent again after so long. */
const tolerance_s = 5 * 60;

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : [headers[name] ?? []].flat()[0];
  if (!value) throw new WebhookVerificationError(`The header ${name} is missing.`);
  return value;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function decoded(text: string, what: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(text);
  } catch (error) {
    throw new WebhookVerificationError(`${what} is not base64.`, { cause: error });
  }
}

/** The signatures of one version (`v1`, `v1a`): there are two of each while a secret is rotated. */
const signaturesOf = (header: string, version: string): string[] =>
  header.split(' ').flatMap((each) => (each.startsWith(`${version},`) ? [each.slice(version.length + 1)] : []));

/**
 * Verifies a webhook (Standard Webhooks 1.0.0) and returns what it says. `body` must be the bytes that were received,
 * not JSON that was parsed and written again; `secret` the endpoint's `whsec_…`, or one of its public keys `whpk_…`.
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secret: string,
): Promise<WebhookMessage> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signature = headerOf(headers, 'webhook-signature');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance_s)
    throw new WebhookVerificationError('The timestamp is too old or too new.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const [, kind, key_text] = /^(whsec|whpk)_(.+)$/.exec(secret) ?? [];
  if (kind === undefined || key_text === undefined)
    throw new WebhookVerificationError('The secret begins with neither whsec_ nor whpk_.');
  const algorithm = kind === 'whsec' ? { name: 'HMAC', hash: 'SHA-256' } : { name: 'Ed25519' };
  const key = await crypto.subtle.importKey('raw', decoded(key_text, 'The secret'), algorithm, false, ['verify']);
  for (const each of signaturesOf(signature, kind === 'whsec' ? 'v1' : 'v1a'))
    if (await crypto.subtle.verify(algorithm.name, key, decoded(each, 'A signature'), signed))
      return { id, ...(JSON.parse(text) as Omit<WebhookMessage, 'id'>) };
  throw new WebhookVerificationError('No signature is right.');
}
