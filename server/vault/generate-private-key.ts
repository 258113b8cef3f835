// eslint-disable-next-line no-restricted-imports -- here, for all others
import { generateKeyPairSync, type ECKeyPairOptions, type ED25519KeyPairOptions } from 'node:crypto';

const ed25519: ED25519KeyPairOptions<'der', 'der'> = {
  publicKeyEncoding: { format: 'der', type: 'spki' },
  privateKeyEncoding: { format: 'der', type: 'pkcs8' },
};
const p256: ECKeyPairOptions<'der', 'der'> = { namedCurve: 'P-256', ...ed25519 };

/**
 * A new private key as DER (PKCS #8). Encoded while it is generated: Node 20 locks a generated key during `export`, and
 * where a garbage collection comes then and ends the job that has generated it, the process waits for itself forever.
 */
export const generatePrivateKey = (type: 'p-256' | 'ed25519'): Buffer =>
  type === 'p-256' ? generateKeyPairSync('ec', p256).privateKey : generateKeyPairSync('ed25519', ed25519).privateKey;
