const digit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * JSON.parse that loses no digit: an integer beyond +-(2^53-1) becomes a string of the same digits. Only a run of 16
 * digits can be one, and rewriting the text is rare, so most responses cost one look at every 16th character.
 */
export function parseJson(text: string): unknown {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const clean = start === 0 ? text : text.slice(1);
  return JSON.parse(mayHoldUnsafeInteger(clean) ? quoteUnsafeIntegers(clean) : clean);
}

/**
 * A run of 16 digits covers an index that is a multiple of 16. Runs that cannot start an integer token (inside a word)
 * do not count.
 */
function mayHoldUnsafeInteger(text: string): boolean {
  for (let i = 0; i < text.length; i += 16) {
    if (!digit(text.charCodeAt(i))) continue;
    let from = i;
    while (from > 0 && digit(text.charCodeAt(from - 1))) from--;
    let to = i + 1;
    while (to < text.length && digit(text.charCodeAt(to))) to++;
    if (to - from >= 16 && startsToken(text, from)) return true;
    i = to - (to % 16);
  }
  return false;
}

/** A quote right before a digit opens a string: after a string that just ended, a number would be a syntax error. */
function startsToken(text: string, from: number): boolean {
  if (from === 0) return true;
  const before = text.charCodeAt(from - 1);
  return (
    before === 58 ||
    before === 44 ||
    before === 91 ||
    before === 45 ||
    before === 32 ||
    before === 10 ||
    before === 13 ||
    before === 9
  );
}

const SAFE = '9007199254740991';

/** Puts unsafe integer tokens between quotes. Walks strings by `indexOf`, so their length costs no stack. */
function quoteUnsafeIntegers(text: string): string {
  const parts: string[] = [];
  let done = 0;
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === 34) {
      i = endOfString(text, i + 1);
    } else if (code === 45 || digit(code)) {
      const from = i;
      i++;
      let integer = true;
      for (; i < text.length; i++) {
        const next = text.charCodeAt(i);
        if (digit(next)) continue;
        // A fraction or an exponent: not an integer token, but one token still.
        if (next === 46 || next === 101 || next === 69 || next === 43 || next === 45) integer = false;
        else break;
      }
      if (integer && unsafe(text, code === 45 ? from + 1 : from, i)) {
        parts.push(text.slice(done, from), '"', text.slice(from, i), '"');
        done = i;
      }
    } else {
      i++;
    }
  }
  if (done === 0) return text;
  parts.push(text.slice(done));
  return parts.join('');
}

function unsafe(text: string, from: number, to: number): boolean {
  const length = to - from;
  // A leading zero is no JSON number: left for JSON.parse to refuse.
  if (length < 16 || text.charCodeAt(from) === 48) return false;
  return length > 16 || text.slice(from, to) > SAFE;
}

/** Index after the quote that closes the string whose content starts at `from`. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92 && at - 1 - slashes >= from) slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}
