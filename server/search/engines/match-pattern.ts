/** How many steps are taken between two looks at the clock. */
const steps_per_check = 1_000_000;

interface Segment {
  /** One character each; null stands for any. */
  chars: Array<string | null>;
  /** Set where nothing stands for any character: then the runtime finds it. */
  literal: string | null;
}

/** A pattern of SQL, with `!` as its escape: the texts between its `%`. */
function segmentsOf(pattern: string): Segment[] {
  const segments: Segment[] = [];
  let chars: Segment['chars'] = [];
  const flush = () => {
    segments.push({ chars, literal: chars.includes(null) ? null : chars.join('') });
    chars = [];
  };
  const points = Array.from(pattern);
  for (let at = 0; at < points.length; at++) {
    const point = points[at] ?? '';
    if (point === '%') flush();
    else if (point === '_') chars.push(null);
    else chars.push(point === '!' ? (points[++at] ?? '') : point);
  }
  flush();
  return segments;
}

const length = (point: number) => (point > 0xffff ? 2 : 1);

/** Where a segment that stands at `at` ends; -1 where it does not stand there. */
function endOf(text: string, { chars }: Segment, from: number): number {
  let at = from;
  for (const char of chars) {
    if (at >= text.length) return -1;
    if (char === null) at += length(text.codePointAt(at) ?? 0);
    else if (text.startsWith(char, at)) at += char.length;
    else return -1;
  }
  return at;
}

/**
 * Whether a text is like a pattern of SQL (`!` escapes), as SQLite's LIKE decides it for search text. Every segment is
 * taken where it first stands, for between two `%` an earlier place never excludes a match; `check` is called now and
 * then and may throw.
 */
export function matchesPattern(text: string, pattern: string, check: () => void): boolean {
  const segments = segmentsOf(pattern);
  const [first, ...rest] = segments;
  if (!first) return text === '';
  let at = endOf(text, first, 0);
  if (at === -1) return false;
  if (rest.length === 0) return at === text.length;
  const last = rest.pop();
  let steps = 0;
  for (const segment of rest) {
    if (segment.literal !== null) {
      check();
      const found = text.indexOf(segment.literal, at);
      if (found === -1) return false;
      at = found + segment.literal.length;
      continue;
    }
    let end = -1;
    while (at <= text.length && (end = endOf(text, segment, at)) === -1) {
      at += length(text.codePointAt(at) ?? 0);
      if ((steps += segment.chars.length) > steps_per_check) {
        steps = 0;
        check();
      }
    }
    if (end === -1) return false;
    at = end;
  }
  return last !== undefined && endsWith(text, last, at);
}

/** Whether a text ends in a segment that begins at `from` or later. */
function endsWith(text: string, segment: Segment, from: number): boolean {
  let at = text.length;
  for (let left = segment.chars.length; left > 0; left--) {
    if (at <= from) return false;
    at -= at >= 2 && (text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1;
  }
  return at >= from && endOf(text, segment, at) === text.length;
}
