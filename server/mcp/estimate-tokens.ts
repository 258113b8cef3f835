const pieces = /[A-Z]?[a-z]+|[A-Z]+|\d+|[ \t]+|[\r\n]+|[!-/:-@[-`{-~]+|[^\x00-\x7f]|[\x00-\x1f\x7f]/gu;

function costOf(piece: string): number {
  const first = piece.codePointAt(0) ?? 0;
  if (first > 0xffff || /\p{Cf}/u.test(piece)) return 4;
  if (first > 0x7ff) return 1.2;
  if (first > 0x7f) return 0.6;
  if (/[a-z]$/.test(piece)) return Math.max(1.05, piece.length / 6);
  if (/[A-Z]/.test(piece)) return Math.max(1.05, piece.length / 2.5);
  if (/\d/.test(piece)) return Math.ceil(piece.length / 3) * 1.05;
  if (/[ \t]/.test(piece)) return piece.length === 1 ? 0.1 : 1 + piece.length / 16;
  return Math.max(1, piece.length / 2);
}

/** A text of more characters for each token of a budget does not fit: nothing is cheaper than a run of spaces. */
export const characters_per_token = 16;

/**
 * About as many tokens as a model's tokenizer makes of a text, rather more. A tokenizer's own tables are megabytes;
 * this needs none (`definitions.test.ts` compares it with o200k). It counts no further than `most`.
 */
export function estimateTokens(text: string, most = Infinity): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) {
    tokens += costOf(piece);
    if (tokens > most) break;
  }
  return Math.ceil(tokens);
}
