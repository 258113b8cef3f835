import { timingSafeEqual } from 'node:crypto';
import { Problem } from '../../problem.ts';
import type { Mac } from '../../vault/key-ring.ts';

type Macs = readonly [Mac, ...Mac[]];

const tag_bytes = 32;

export function invalidCursor(): Problem {
  return new Problem('invalid_cursor', 'The cursor was not issued for this request. Start again without it.', {
    errors: [{ in: 'query', name: 'after', code: 'invalid_cursor', message: 'is not a cursor of this request' }],
  });
}

/** An opaque cursor that can be neither forged nor used with another binding. The first key signs, any verifies. */
export function sealCursor(macs: Macs, binding: unknown, content: unknown): string {
  const text = JSON.stringify(content);
  return Buffer.concat([macs[0](JSON.stringify([binding, text])), Buffer.from(text)]).toString('base64url');
}

/** Throws `invalid_cursor` for anything but what `sealCursor` returned for this binding. */
export function openCursor<T>(macs: Macs, binding: unknown, cursor: string): T {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length <= tag_bytes || bytes.toString('base64url') !== cursor) throw invalidCursor();
  const tag = bytes.subarray(0, tag_bytes);
  const text = bytes.subarray(tag_bytes).toString();
  const signed = JSON.stringify([binding, text]);
  if (!macs.some((mac) => timingSafeEqual(mac(signed), tag))) throw invalidCursor();
  return JSON.parse(text) as T;
}
