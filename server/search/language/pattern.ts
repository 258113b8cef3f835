import { fold } from '../../records/search-text.ts';
import type { PatternPart } from './tree.ts';

/**
 * A like pattern as wildcards and literals of search text. It is split first: making search text may turn other characters into `%` or `_`
 * (U+FF05 into `%`), and those are not wildcards. Undefined where it ends in a lone backslash.
 */
export function parsePattern(text: string): PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  let literal = '';
  const flush = () => {
    if (literal !== '') parts.push({ literal: fold(literal) });
    literal = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '\\') {
      if (++at === text.length) return undefined;
      literal += text[at];
    } else if (char === '%' || char === '_') {
      flush();
      parts.push({ wildcard: char });
    } else literal += char;
  }
  flush();
  return parts;
}

/** The pattern in SQL, with `!` as its escape: a backslash is one for MariaDB's string literals too. */
export function sqlPattern(parts: readonly PatternPart[]): string {
  return parts.map((part) => ('wildcard' in part ? part.wildcard : part.literal.replace(/[!%_]/g, '!$&'))).join('');
}
