/**
 * The tokens of the text index. They only narrow a search (the predicate on the search text decides), so they may
 * collide, but must never miss: every encoding here keeps prefixes, and what is cut is cut alike on both sides.
 *
 * Every token begins with the connector's ordinal, for both indexes span all connectors of a table; it also makes each
 * token long enough for InnoDB, which leaves out words of fewer than 3 and of more than 84 characters, and unlike any
 * stop word.
 */
const max_token = 84;

/** Both engines' tokenizers keep ASCII letters, digits and the underscore together. */
function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function encode(text: string): string {
  let plain = true;
  for (let at = 0; at < text.length && plain; at++) plain = isPlain(text.charCodeAt(at));
  if (plain) return text;
  let out = '';
  for (const char of text) out += isPlain(char.codePointAt(0)!) ? char : `_${char.codePointAt(0)!.toString(16)}`;
  return out;
}

/** Makes the tokens of one connector. */
export interface Tokens {
  word(word: string): string;
  trigram(trigram: string): string;
  /** Stands for the trigrams of a record that has more than the index takes. */
  overflow: string;
}

export function tokensOf(ordinal: number): Tokens {
  const prefix = `${ordinal.toString(36)}_`;
  const room = max_token - prefix.length - 1;
  return {
    word: (word) => {
      const code = encode(word);
      return `${prefix}w${code.length > room ? code.slice(0, room) : code}`;
    },
    trigram: (trigram) => `${prefix}t${encode(trigram)}`,
    overflow: `${prefix}x`,
  };
}

/** Adds every run of three code points. */
export function addTrigrams(text: string, into: Set<string>): void {
  if (!/[\ud800-\udfff]/.test(text)) {
    for (let at = 0; at + 3 <= text.length; at++) into.add(text.slice(at, at + 3));
    return;
  }
  const points = Array.from(text);
  for (let at = 0; at + 3 <= points.length; at++) into.add(points[at]! + points[at + 1]! + points[at + 2]!);
}
