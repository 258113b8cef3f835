import { createHmac, createPrivateKey, createPublicKey, randomBytes, sign as signEd25519 } from 'node:crypto';
import { generatePrivateKey } from '../../vault/generate-private-key.ts';

/** The keys of an endpoint in the forms of Standard Webhooks 1.0.0. */
export interface SigningKeys {
  /** `whsec_` and 32 random bytes in base64: HMAC-SHA256, the signatures `v1`. */
  secret: string;
  /** `whsk_` and the 32 bytes of an Ed25519 private key: the signatures `v1a`. */
  private_key: string;
}

/** A private key of 32 bytes in DER (RFC 8410, section 7). */
const der_prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const bytesOf = (key: string): Buffer => Buffer.from(key.slice(key.indexOf('_') + 1), 'base64');

const privateKeyOf = (key: string) =>
  createPrivateKey({ key: Buffer.concat([der_prefix, bytesOf(key)]), format: 'der', type: 'pkcs8' });

export function generateSigningKeys(): SigningKeys {
  const der = generatePrivateKey('ed25519');
  return {
    secret: `whsec_${randomBytes(32).toString('base64')}`,
    private_key: `whsk_${der.subarray(der_prefix.length).toString('base64')}`,
  };
}

/** `whpk_` and the 32 bytes of the public key. */
export function publicKeyOf({ private_key }: SigningKeys): string {
  const { x } = createPublicKey(privateKeyOf(private_key)).export({ format: 'jwk' });
  return `whpk_${Buffer.from(x ?? '', 'base64url').toString('base64')}`;
}

export interface Message {
  id: string;
  /** Seconds since 1970, of the attempt. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature`: a `v1` and a `v1a` of each key, the newest first. */
export function signatureOf({ id, timestamp, body }: Message, keys: readonly SigningKeys[]): string {
  const text = Buffer.from(`${id}.${timestamp}.${body}`);
  return keys
    .flatMap(({ secret, private_key }) => [
      `v1,${createHmac('sha256', bytesOf(secret)).update(text).digest('base64')}`,
      `v1a,${signEd25519(null, text, privateKeyOf(private_key)).toString('base64')}`,
    ])
    .join(' ');
}
