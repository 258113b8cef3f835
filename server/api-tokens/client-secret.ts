import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const form = /^(pbs|pba)_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/;

const checksum = (body: string) => crc32(body).toString(16).padStart(8, '0');

/** A prefix, 256 random bits, and a checksum, so that scanners can tell a leaked secret from a random word. */
function generate(prefix: 'pbs' | 'pba'): string {
  const body = randomBytes(32).toString('base64url');
  return `${prefix}_${body}${checksum(body)}`;
}

export const generateClientSecret = (): string => generate('pbs');
export const generateAgentToken = (): string => generate('pba');

const isWellFormed = (secret: string, prefix: string): boolean => {
  const [, kind, body = '', sum] = form.exec(secret) ?? [];
  return kind === prefix && checksum(body) === sum;
};

/** A token that is none by its form needs no look into the database. */
export const isAgentToken = (token: string): boolean => isWellFormed(token, 'pba');

/** A secret of 256 random bits needs no slow hash. */
export const hashClientSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares with every live secret of the client, in constant time. */
export function matchesClientSecret(secret: string, hashes: string[]): boolean {
  if (!isWellFormed(secret, 'pbs')) return false;
  const hash = Buffer.from(hashClientSecret(secret));
  return hashes.filter((each) => timingSafeEqual(Buffer.from(each), hash)).length > 0;
}
