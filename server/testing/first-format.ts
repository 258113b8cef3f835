import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../vault/key-ring.ts';
import { encrypt, type Binding, type Credentials, type Sealed } from '../vault/vault.ts';

/** What versions before the second format stored, byte for byte. */
export function sealedAtFirst({ encryption }: KeyRing, binding: Binding, credentials: Credentials): Sealed {
  const { organization_id, connector_id, credential_version } = binding;
  const associated = (use: string) =>
    JSON.stringify([`patchbay.${use}.1`, organization_id, connector_id, credential_version]);
  const key_id = encryption.active;
  const key = encryption.keys.get(key_id);
  if (!key) throw new Error('the ring has no active key');
  const data_key = randomBytes(32);
  return {
    key_id,
    wrapped_key: encrypt(key, data_key, associated('key')),
    sealed_credentials: encrypt(data_key, Buffer.from(JSON.stringify(credentials)), associated('credentials')),
  };
}
