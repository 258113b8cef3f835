import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/**
 * What a sealed thing belongs to. Moving it to another row, or to an older version of its own, makes it unreadable;
 * `server/vault/bindings.ts` makes the binding of each table's rows.
 */
export interface Binding {
  organization_id: string;
  connector_id: string;
  credential_version: number;
  /** What else decides for whom and where the sealed thing is used: if that is changed, it cannot be opened. */
  context: readonly (string | null)[];
}

export interface Sealed {
  key_id: string;
  wrapped_key: Buffer;
  sealed_credentials: Buffer;
}

export type Credentials = Record<string, string>;

/**
 * Envelope encryption: each connector has a data key of its own, which a key of the ring wraps. To rotate the ring's
 * keys is to wrap the data keys again; to delete a connector's wrapped key is to destroy its credentials. Outside this
 * room credentials are plain only on the way to the vendor.
 */
export interface Vault {
  seal(binding: Binding, credentials: Credentials): Sealed;
  /** Throws SealError where a key is missing, or where row, organization or version are not those that were sealed. */
  open(binding: Binding, sealed: Sealed): Credentials;
  /** The data key wrapped again by the active key. What is of the first format is sealed again. */
  rewrap(binding: Binding, sealed: Sealed): Sealed;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const iv_bytes = 12; // NIST SP 800-38D, 8.2.1
const tag_bytes = 16;
const data_key_bytes = 32;

/** AES-256-GCM; the result is nonce, tag, ciphertext. */
export function encrypt(key: Buffer, plain: Buffer, associated: string): Buffer {
  const iv = randomBytes(iv_bytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(associated));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export function decrypt(key: Buffer, sealed: Buffer, associated: string): Buffer {
  if (sealed.length < iv_bytes + tag_bytes) throw new SealError('sealed bytes are too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, iv_bytes), { authTagLength: tag_bytes });
  decipher.setAAD(Buffer.from(associated));
  decipher.setAuthTag(sealed.subarray(iv_bytes, iv_bytes + tag_bytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(iv_bytes + tag_bytes)), decipher.final()]);
  } catch (error) {
    throw new SealError('sealed bytes are not those of this key, row and version', { cause: error });
  }
}

/**
 * The second format begins with its number and is bound to the context as well. The first had no number and is only
 * opened: nothing seals it any more, and no key that is made from now on has ever wrapped it.
 */
const format = 2;
const first_format_bytes = iv_bytes + tag_bytes + data_key_bytes;
/** The condition for rows of the first format. */
export const first_format_sql = `LENGTH(wrapped_key) = ${first_format_bytes}`;

type Format = 1 | typeof format;

const associated = (use: string, of: Format, binding: Binding) => {
  const { organization_id, connector_id, credential_version, context } = binding;
  const identity = [`patchbay.${use}.${of}`, organization_id, connector_id, credential_version];
  return JSON.stringify(of === 1 ? identity : [...identity, ...context]);
};

function unwrap(key: Buffer, wrapped_key: Buffer, binding: Binding): { of: Format; data_key: Buffer } {
  if (wrapped_key.length === first_format_bytes)
    return { of: 1, data_key: decrypt(key, wrapped_key, associated('key', 1, binding)) };
  if (wrapped_key[0] !== format) throw new SealError('the sealed data is of a format that this version does not know');
  return { of: format, data_key: decrypt(key, wrapped_key.subarray(1), associated('key', format, binding)) };
}

const wrap = (key: Buffer, data_key: Buffer, binding: Binding): Buffer =>
  Buffer.concat([Buffer.of(format), encrypt(key, data_key, associated('key', format, binding))]);

export function createVault(ring: KeyRing): Vault {
  const ringKey = (id: string) => {
    const key = ring.encryption.keys.get(id);
    if (!key) throw new SealError(`the key ring has no encryption key "${id}"`);
    return key;
  };
  const seal: Vault['seal'] = (binding, credentials) => {
    const data_key = randomBytes(data_key_bytes);
    const key_id = ring.encryption.active;
    return {
      key_id,
      wrapped_key: wrap(ringKey(key_id), data_key, binding),
      sealed_credentials: encrypt(
        data_key,
        Buffer.from(JSON.stringify(credentials)),
        associated('credentials', format, binding),
      ),
    };
  };
  const open: Vault['open'] = (binding, sealed) => {
    const { of, data_key } = unwrap(ringKey(sealed.key_id), sealed.wrapped_key, binding);
    return JSON.parse(
      decrypt(data_key, sealed.sealed_credentials, associated('credentials', of, binding)).toString(),
    ) as Credentials;
  };
  return {
    seal,
    open,
    rewrap(binding, sealed) {
      const { of, data_key } = unwrap(ringKey(sealed.key_id), sealed.wrapped_key, binding);
      if (of !== format) return seal(binding, open(binding, sealed));
      const key_id = ring.encryption.active;
      const { sealed_credentials } = sealed;
      return { key_id, wrapped_key: wrap(ringKey(key_id), data_key, binding), sealed_credentials };
    },
  };
}
