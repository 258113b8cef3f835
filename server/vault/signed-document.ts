import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { KeyRing } from './key-ring.ts';

/** Public signing keys by their IDs. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

export const publicKeysOf = ({ signing }: Pick<KeyRing, 'signing'>): PublicKeys =>
  new Map([...signing.keys].map(([id, key]) => [id, key.public]));

/** The key set as `/.well-known/jwks.json` returns it. */
export function publicKeysIn(key_set: string): PublicKeys {
  const { keys } = JSON.parse(key_set) as { keys: Array<JsonWebKey & { kid: string }> };
  return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
}

/** A JWS (ES256) over a document. `typ` keeps it from being taken for another kind, or for an access token. */
export function signDocument({ signing }: Pick<KeyRing, 'signing'>, typ: string, document: object): string {
  const key = signing.keys.get(signing.active);
  if (!key) throw new Error('the active signing key is missing');
  return jwt.sign(JSON.stringify(document), key.private, {
    algorithm: 'ES256',
    header: { alg: 'ES256', typ, kid: signing.active },
  });
}

/** The document, or why it is not one that the service has signed. */
export function openDocument(
  keys: PublicKeys,
  typ: string,
  signed: string,
): { document: unknown } | { reason: 'unknown_key' | 'invalid' } {
  const header = jwt.decode(signed, { complete: true })?.header;
  const key = header?.kid === undefined ? undefined : keys.get(header.kid);
  if (!key || header?.typ !== typ) return { reason: header?.typ === typ ? 'unknown_key' : 'invalid' };
  try {
    const payload: unknown = jwt.verify(signed, key, { algorithms: ['ES256'] });
    return { document: typeof payload === 'string' ? JSON.parse(payload) : payload };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return { reason: 'invalid' };
    throw error;
  }
}
