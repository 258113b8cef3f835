import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** What a sealed thing belongs to. Moving it to another row, or to an older version of its own, makes it unreadable. */
export interface Binding {
  organization_id: string;
  connector_id: string;
  credential_version: number;
}

export interface Sealed {
  key_id: string;
  wrapped_key: Buffer;
  sealed_credentials: Buffer;
}

export type Credentials = Record<string, string>;

/**
 * Envelope encryption: each connector has a data key of its own, which a key of the ring wraps. To rotate the ring's
 * keys is to wrap the data keys anew; to delete a connector's wrapped key is to destroy its credentials. Outside this
 * room credentials are plain only on the way to the vendor.
 */
export interface Vault {
  seal(binding: Binding, credentials: Credentials): Sealed;
  /** Throws SealError where a key is missing, or where row, organization or version are not those that were sealed. */
  open(binding: Binding, sealed: Sealed): Credentials;
  /** The data key wrapped anew by the active key; the credentials are not opened. */
  rewrap(binding: Binding, sealed: Pick<Sealed, 'key_id' | 'wrapped_key'>): Pick<Sealed, 'key_id' | 'wrapped_key'>;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const iv_bytes = 12; // NIST SP 800-38D, 8.2.1
const tag_bytes = 16;

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

const associated = (use: string, binding: Binding) =>
  JSON.stringify([`patchbay.${use}.1`, binding.organization_id, binding.connector_id, binding.credential_version]);

export function createVault(ring: KeyRing): Vault {
  const ringKey = (id: string) => {
    const key = ring.encryption.keys.get(id);
    if (!key) throw new SealError(`the key ring has no encryption key "${id}"`);
    return key;
  };
  return {
    seal(binding, credentials) {
      const data_key = randomBytes(32);
      const key_id = ring.encryption.active;
      return {
        key_id,
        wrapped_key: encrypt(ringKey(key_id), data_key, associated('key', binding)),
        sealed_credentials: encrypt(
          data_key,
          Buffer.from(JSON.stringify(credentials)),
          associated('credentials', binding),
        ),
      };
    },
    open(binding, sealed) {
      const data_key = decrypt(ringKey(sealed.key_id), sealed.wrapped_key, associated('key', binding));
      return JSON.parse(
        decrypt(data_key, sealed.sealed_credentials, associated('credentials', binding)).toString(),
      ) as Credentials;
    },
    rewrap(binding, sealed) {
      const key_id = ring.encryption.active;
      return {
        key_id,
        wrapped_key: encrypt(
          ringKey(key_id),
          decrypt(ringKey(sealed.key_id), sealed.wrapped_key, associated('key', binding)),
          associated('key', binding),
        ),
      };
    },
  };
}
