import { createHash, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Problem } from '../problem.ts';

/**
 * Where a page ended: the sort values and the id of its last record, in the form in which the compiler compares them.
 */
export interface Position {
  values: SortValue[];
  id: string;
}

export type SortValue = string | number | null;

/** What a cursor belongs to; `limit` and `fields` may change from page to page. */
export interface CursorScope {
  connector_id: string;
  entity: string;
  /** The filter and the sort, as text. */
  binding: string;
}

type Mac = (text: string) => Buffer;

const tag_bytes = 32;
/** Bounds what an authenticated cursor could ever hold, and so what inflating one may cost. */
const max_payload = 64 * 1024;
const pack_from = 4096;
/** No JSON begins with it. */
const packed = Buffer.from([0]);

/** The first key signs, any verifies, so that keys can be changed. */
export function writeCursor(macs: readonly [Mac, ...Mac[]], scope: CursorScope, position: Position): string {
  const plain = Buffer.from(JSON.stringify([...position.values, position.id]));
  // Eight sort keys of 255 code points come to some 10 KB; packed, they fit into what the contract takes as a cursor.
  const payload = plain.length > pack_from ? Buffer.concat([packed, deflateRawSync(plain)]) : plain;
  return Buffer.concat([macs[0](signed(scope, payload)), payload]).toString('base64url');
}

export function readCursor(
  macs: readonly [Mac, ...Mac[]],
  scope: CursorScope,
  cursor: string,
  sort_keys: number,
): Position {
  const bytes = Buffer.from(cursor, 'base64url');
  // Node skips what is not base64url; only the one spelling that we write is ours.
  if (bytes.length <= tag_bytes || bytes.toString('base64url') !== cursor) throw invalidCursor();
  const payload = bytes.subarray(tag_bytes);
  const text = signed(scope, payload);
  if (!macs.some((mac) => timingSafeEqual(mac(text), bytes.subarray(0, tag_bytes)))) throw invalidCursor();
  const plain =
    payload[0] === packed[0] ? inflateRawSync(payload.subarray(1), { maxOutputLength: max_payload }) : payload;
  const values = JSON.parse(plain.toString('utf8')) as SortValue[];
  if (values.length !== sort_keys + 1) throw invalidCursor();
  return { values: values.slice(0, -1), id: String(values.at(-1)) };
}

function signed({ connector_id, entity, binding }: CursorScope, payload: Buffer): string {
  return JSON.stringify([
    1,
    connector_id,
    entity,
    createHash('sha256').update(binding).digest('base64url'),
    payload.toString('base64url'),
  ]);
}

export function invalidCursor(): Problem {
  return new Problem(
    'invalid_cursor',
    'The cursor is not valid for this search. Repeat the filter and sort that it was issued for, or restart without a cursor.',
    {
      errors: [
        {
          in: 'body',
          pointer: '/params/cursor',
          code: 'invalid_cursor',
          message: 'is not a valid cursor for this search',
        },
      ],
    },
  );
}
