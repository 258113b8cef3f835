/**
 * The tokens of the text index. They only narrow a search (the predicate on the folded text decides), so they may collide, but must never miss: every encoding
 * here keeps prefixes, and what is cut is cut alike on both sides.
 *
 * Every token begins with the connector's ordinal, for both indexes span all connectors of a table; it also makes each token long enough for InnoDB, which leaves
 * out words of fewer than 3 and of more than 84 characters, and unlike any stop word.
 */
const max_token = 84;

/** Both engines' tokenizers keep ASCII letters, digits and the underscore together. */
function encode(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  let out = '';
  for (const char of text) out += /[a-z0-9]/.test(char) ? char : `_${char.codePointAt(0)!.toString(16)}`;
  return out;
}

const cut = (token: string) => (token.length > max_token ? token.slice(0, max_token) : token);

export const wordToken = (ordinal: number, word: string): string => cut(`${ordinal.toString(36)}_w${encode(word)}`);

export const trigramToken = (ordinal: number, trigram: string): string => `${ordinal.toString(36)}_t${encode(trigram)}`;

/** Stands for the trigrams of a record that has more than the index takes. */
export const overflowToken = (ordinal: number): string => `${ordinal.toString(36)}_x`;

/** Every run of three code points. */
export function* trigramsOf(folded: string): Generator<string> {
  const points = Array.from(folded);
  for (let at = 0; at + 3 <= points.length; at++) yield points[at]! + points[at + 1]! + points[at + 2]!;
}
