import { inPieces } from '../../fairness/breathe.ts';
import type { Interpretation } from './interpret.ts';
import { large_bytes, piece_bytes } from './parse-large.ts';

const large = new WeakSet<object>();

/** Remembers that a result was made of a large response. */
export function markLarge<T extends object>(result: T, { body }: Pick<Interpretation, 'body'>): T {
  if (body.length > large_bytes) large.add(result);
  return result;
}

export const isLarge = (result: object): boolean => large.has(result);

/** What `of` was made of, `result` is made of too. */
export function markLike<T extends object>(result: T, of: object): T {
  if (large.has(of)) large.add(result);
  return result;
}

/** The JSON of a result, in pieces, with turns for other work between its records. */
export async function jsonParts(result: object): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let text = '';
  const breathe = inPieces();
  const flush = () => {
    parts.push(Buffer.from(text));
    text = '';
    return breathe();
  };
  let before = '{';
  for (const [name, value] of Object.entries(result) as Array<[string, unknown]>) {
    if (value === undefined) continue;
    text += `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (!Array.isArray(value)) text += JSON.stringify(value);
    else {
      for (let at = 0; at < value.length; at++) {
        text += `${at === 0 ? '[' : ','}${JSON.stringify(value[at] ?? null)}`;
        // Asked here and not for each: an element may be a few bytes, and waiting costs more than writing it.
        if (text.length >= piece_bytes) await flush();
      }
      text += value.length === 0 ? '[]' : ']';
    }
    if (text.length >= piece_bytes) await flush();
  }
  parts.push(Buffer.from(`${text}${before === '{' ? '{}' : '}'}`));
  return parts;
}
