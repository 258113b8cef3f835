/**
 * The form of text that the operators like, fuzzy and keyword compare (openapi/decisions/search.md). Records get it
 * when they are written, operands when a search is parsed: the engines' own rules of case and accents are not used,
 * because no two agree.
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

/**
 * Whether the search text of a text is what SQLite's LOWER makes of it: then it need not be stored. It lowers ASCII
 * alone, and ends at a NUL.
 */
export const isLoweredAlike = (text: string): boolean => isPlain(text) && !text.includes('\0');

const runs = /[\p{L}\p{M}\p{N}]+/gu;
const plainRuns = /[a-z0-9]+/g; // the same for lower-case ASCII, and several times faster

/** The words of a search text, in order. */
export const wordsOf = (text: string): string[] => text.match(isPlain(text) ? plainRuns : runs) ?? [];

/**
 * A text's words as the tables keep them: every word between spaces, so that `% word %` finds it whole and `% pre%` by
 * its beginning.
 */
export const spacedWords = (words: string[]): string => ` ${words.join(' ')} `;

/** By code point, as both engines order text and as String.prototype comparison does not. */
export function firstCodePoints(text: string, count: number): string {
  if (text.length <= count) return text;
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; seen++) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return text.slice(0, at);
}
