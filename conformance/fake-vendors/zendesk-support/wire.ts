/**
 * JSON as the vendor sends it: ids are strings of digits in the data, as half of them do not fit into a double, and
 * integers on the wire.
 */
import type { Answer } from '../vendor.ts';

/** Members that end in `_id` and are text all the same. */
const TEXT = new Set(['external_id', 'encoded_id', 'category_id', 'content_tag_ids', 'channel_source_id']);
const DIGITS = /^-?\d+$/;

const mark = (value: unknown): unknown => (typeof value === 'string' && DIGITS.test(value) ? `\u0001${value}` : value);

export function write(body: unknown): Buffer {
  const text = JSON.stringify(body, (key, value: unknown) => {
    if (!/(^|_)ids?$/.test(key) || TEXT.has(key)) return value;
    return Array.isArray(value) ? value.map(mark) : mark(value);
  });
  return Buffer.from(text.replace(/"\\u0001(-?\d+)"/g, '$1'));
}

export const answer = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: write(body),
});
