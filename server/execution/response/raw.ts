import { inPieces } from '../../fairness/breathe.ts';
import type { Access, Credentials, RawRecord } from '../call.ts';
import { cleanText } from '../shape/text.ts';

/** The vendor's own records beside ours (`raw: true`): made for the response, never stored and never logged. */

/** Bytes of JSON of all raw records of a response. */
const most_bytes = 8 * 1024 * 1024;
/** Databases and JSON readers elsewhere stop somewhere; a vendor's record that is nested deeper is not returned. */
const most_depth = 100;
/** Shorter credentials occur in texts by chance. */
const shortest_secret = 8;
const redacted = '[redacted]';

/** The end of a name whose value is a secret, whatever its spelling: `access_token`, `clientSecret`, `X-Api-Key`. */
const secret_name = /(?:token|secret|secretproof|password|passwd|apikey|privatekey|credentials?|authorization|cookie)$/;
const isSecretName = (name: string): boolean => secret_name.test(name.toLowerCase().replaceAll(/[^a-z]/g, ''));

/** Copies of the vendor's records without secrets, as many as the bound allows. */
export async function rawRecords(access: Access, records: readonly unknown[]): Promise<RawRecord[]> {
  const secrets = secretsOf(access, await currentOf(access));
  let left = most_bytes;
  const copies: RawRecord[] = [];
  const breathe = inPieces();
  for (const record of records) {
    await breathe();
    const copy = copyOf(record, secrets, 0);
    const bytes = copy === too_deep ? Infinity : Buffer.byteLength(JSON.stringify(copy));
    copies.push(bytes > left ? null : (copy as RawRecord));
    if (bytes <= left) left -= bytes;
  }
  return copies;
}

async function currentOf({ credentials }: Access): Promise<Credentials> {
  return typeof credentials === 'function' ? credentials() : credentials;
}

/** The secret credentials of the connector: a vendor that echoes them must not hand them on. */
function secretsOf({ contract, auth_method }: Access, credentials: Credentials): string[] {
  const fields = contract.auth_methods.find(({ name }) => name === auth_method)?.fields ?? [];
  return fields.flatMap(({ name, secret }) => {
    const value = secret ? credentials[name] : undefined;
    return value !== undefined && value.length >= shortest_secret ? [value] : [];
  });
}

const too_deep = Symbol('too deep');

function copyOf(value: unknown, secrets: readonly string[], depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(cleanText(value), secrets);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === most_depth) return too_deep;
  if (Array.isArray(value)) {
    const items = value.map((each) => copyOf(each, secrets, depth + 1));
    return items.includes(too_deep) ? too_deep : items;
  }
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === '__proto__' || isSecretName(name)) continue;
    const copied = copyOf(member, secrets, depth + 1);
    if (copied === too_deep) return too_deep;
    copy[cleanText(name)] = copied;
  }
  return copy;
}

/** Also the query parameters of addresses that are named like secrets. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (clean.includes(secret)) clean = clean.replaceAll(secret, redacted);
  if (!clean.includes('=')) return clean;
  return clean.replace(/([?&])([\w.-]{1,128})=([^&#\s"']+)/g, (all, before: string, name: string) =>
    isSecretName(name) ? `${before}${name}=${redacted}` : all,
  );
}
