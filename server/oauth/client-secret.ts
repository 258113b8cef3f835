import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const form = /^pbs_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/;

const checksum = (body: string) => crc32(body).toString(16).padStart(8, '0');

/** `pbs_`, 256 random bits, and a checksum, so that scanners can tell a leaked secret from a random word. */
export function generateClientSecret(): string {
  const body = randomBytes(32).toString('base64url');
  return `pbs_${body}${checksum(body)}`;
}

/** A secret of 256 random bits needs no slow hash. */
export const hashClientSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares with every live secret of the client, in constant time. */
export function matchesClientSecret(secret: string, hashes: string[]): boolean {
  const parts = form.exec(secret);
  if (!parts || checksum(parts[1]!) !== parts[2]) return false;
  const hash = Buffer.from(hashClientSecret(secret));
  return hashes.filter((each) => timingSafeEqual(Buffer.from(each), hash)).length > 0;
}
