/**
 * The one reading of text that the operators like, fuzzy and keyword compare (contract: decision search.md). Records are folded when they are written,
 * operands when they are asked for: no engine's own folding is used, for no two agree.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}

/** ASCII is its own NFKC, and most text is ASCII. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const runs = /[\p{L}\p{M}\p{N}]+/gu;
const plainRuns = /[a-z0-9]+/g; // the same where all is ASCII and folded, and several times faster

/** The words of a folded text, in order. */
export const wordsOf = (folded: string): string[] => folded.match(isPlain(folded) ? plainRuns : runs) ?? [];

/** A text's words as the tables keep them: every word between spaces, so that `% word %` finds it whole and `% pre%` by its beginning. */
export const spacedWords = (words: string[]): string => ` ${words.join(' ')} `;

/** By code point, as both engines order text and as String.prototype comparison does not. */
export function firstCodePoints(text: string, count: number): string {
  if (text.length <= count) return text;
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; seen++) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return text.slice(0, at);
}
