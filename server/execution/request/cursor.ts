/// <reference lib="es2024.string" />
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../problem.ts';

/** Turns the vendor's cursor into the opaque `after` of our wire, and back. */
export interface CursorCodec {
  /** `binding` names what the cursor belongs to beside its entity, a connector's id for instance. */
  encode(entity: string, cursor: string, binding: string): string;
  /** Throws `invalid_cursor` for anything that `encode` did not make for this entity and binding. */
  decode(entity: string, after: string, binding: string): string;
}

export type Mac = (data: string) => Uint8Array;

export function hmacSha256(key: Uint8Array): Mac {
  return (data) => createHmac('sha256', key).update(data, 'utf8').digest();
}

/** The contract's bound of `after`: a longer one is neither issued nor taken. */
const MAX_LENGTH = 16_384;
const TAG_BYTES = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** For one process and one caller: readable, not authenticated. */
export const plainCursors: CursorCodec = {
  encode: (entity, cursor) => issued(Buffer.from(payload(entity, cursor), 'utf8'), entity),
  decode: (entity, after) => open(entity, bytesOf(after)),
};

/**
 * For callers who must not forge or carry over cursors. The first key signs, any verifies, so that keys can be changed.
 */
export function authenticatedCursors(macs: readonly [Mac, ...Mac[]]): CursorCodec {
  const data = (text: string, binding: string): string => JSON.stringify(['cursor', binding, text]);
  return {
    encode(entity, cursor, binding) {
      const text = payload(entity, cursor);
      return issued(Buffer.concat([macs[0](data(text, binding)), Buffer.from(text, 'utf8')]), entity);
    },
    decode(entity, after, binding) {
      const bytes = bytesOf(after);
      const tag = bytes.subarray(0, TAG_BYTES);
      const text = bytes.subarray(TAG_BYTES);
      const message = data(text.toString('utf8'), binding);
      const genuine = tag.length === TAG_BYTES && macs.map((mac) => timingSafeEqual(mac(message), tag)).includes(true);
      if (!genuine) throw invalidCursor();
      return open(entity, text);
    },
  };
}

export function invalidCursor(
  extras: { upstream?: { status?: number; code?: string; request_id?: string } } = {},
): Problem {
  return new Problem(
    'invalid_cursor',
    'The cursor in `after` is not valid for this list. Restart from the first page without it.',
    {
      errors: [
        {
          in: 'body',
          pointer: '/params/after',
          code: 'invalid_cursor',
          message: 'is not a valid cursor for this list',
        },
      ],
      ...extras,
    },
  );
}

function issued(bytes: Buffer, entity: string): string {
  const after = bytes.toString('base64url');
  if (after.length <= MAX_LENGTH) return after;
  throw new Problem('upstream_contract_violation', `${entity}: the next cursor is longer than this service takes.`);
}

function payload(entity: string, cursor: string): string {
  return JSON.stringify([entity, cursor]);
}

function bytesOf(after: string): Buffer {
  if (after.length > MAX_LENGTH) throw invalidCursor();
  const bytes = Buffer.from(after, 'base64url');
  // Node skips what is not base64url; only the one spelling that we emit is ours.
  if (bytes.toString('base64url') !== after) throw invalidCursor();
  return bytes;
}

function open(entity: string, bytes: Uint8Array): string {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw invalidCursor();
  }
  if (
    !Array.isArray(value) ||
    value.length !== 2 ||
    value[0] !== entity ||
    typeof value[1] !== 'string' ||
    value[1] === '' ||
    !value[1].isWellFormed()
  ) {
    throw invalidCursor();
  }
  return value[1];
}
