import { inPieces } from '../../breathe.ts';
import type { Interpretation } from './interpret.ts';
import { piece_bytes } from './parse-large.ts';

const large = new WeakSet<object>();

/** Remembers that a result was made of a large response. */
export function markLarge<T extends object>(result: T, { body }: Pick<Interpretation, 'body'>): T {
  if (body.length > piece_bytes) large.add(result);
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
  const add = async (more: string) => {
    text += more;
    if (text.length < piece_bytes) return;
    parts.push(Buffer.from(text));
    text = '';
    await breathe();
  };
  let before = '{';
  for (const [name, value] of Object.entries(result) as Array<[string, unknown]>) {
    if (value === undefined) continue;
    await add(`${before}${JSON.stringify(name)}:`);
    before = ',';
    if (!Array.isArray(value)) await add(JSON.stringify(value));
    else {
      for (let at = 0; at < value.length; at++)
        await add(`${at === 0 ? '[' : ','}${JSON.stringify(value[at] ?? null)}`);
      await add(value.length === 0 ? '[]' : ']');
    }
  }
  await add(before === '{' ? '{}' : '}');
  parts.push(Buffer.from(text));
  return parts;
}
