import { inPieces } from '../../fairness/breathe.ts';
import { parseJson } from './json.ts';

/** A body of more text is parsed in pieces, which costs more in all and lets other work in. */
export const large_bytes = 128 * 1024;
/** So much of it is parsed at once; a container with more is put together from its pieces. */
export const piece_bytes = 32 * 1024;
/** So many values take some 100 MB at most, however short their text. */
const most_values = 1_500_000;
/** Containers of more than a piece, one in the other; no record is read that is nested so deep. */
const most_large_levels = 100;
/** A text cannot be parsed in pieces. No document of a vendor names one that is so long. */
const longest_text = 4 * 1024 * 1024;
/** Bytes that are looked at between two looks at the clock. */
const stride = 64 * 1024;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const open = { 0x5b: 0x5d, 0x7b: 0x7d } as const; // [ ] and { }

/** What is not read, however short the text is: `[{},{},{},…`. */
export class TooMuchAtOnce extends Error {}

/** A container whose text is longer than a piece. */
interface Large {
  kind: keyof typeof open;
  start: number;
  end: number;
  levels: number;
  pieces: Piece[];
}

/** Elements of a container between two of its commas: several, or one that is itself large. */
interface Piece {
  from: number;
  to: number;
  large?: Large;
}

/** A container whose end is not found yet. */
interface Unfinished extends Large {
  piece_from: number;
  /** Its last comma; in front of the first, its bracket. */
  comma_at: number;
  /** The large value of the element behind that comma. */
  element?: Large | undefined;
}

const invalid = () => new SyntaxError('the text is not JSON');

/** Finds the containers that are too large to be parsed at once, by looking at brackets, commas and quotes alone. */
class Outline {
  root: Large | undefined;
  readonly #body: Uint8Array;
  readonly #most_bytes: number;
  readonly #unfinished: Unfinished[] = [];
  /** Where the text that is being looked at began. */
  #text_from: number | undefined;
  #values = 0;
  #at = 0;

  constructor(body: Uint8Array, most_bytes: number) {
    this.#body = body;
    this.#most_bytes = most_bytes;
  }

  /** Looks at some more of the text. False at its end. */
  advance(): boolean {
    const body = this.#body;
    const end = Math.min(body.length, this.#at + stride);
    let at = this.#at;
    for (; at < end; at++) {
      const byte = body[at];
      if (this.#text_from !== undefined) {
        if (byte === backslash) at++;
        else if (byte === quote) this.#text_from = undefined;
      } else if (byte === quote) this.#text_from = at;
      else if (byte === comma) this.#onComma(at);
      else if (byte === 0x5b || byte === 0x7b) this.#onOpen(byte, at);
      else if (byte === 0x5d || byte === 0x7d) this.#onClose(byte, at);
    }
    this.#at = at;
    if (this.#text_from !== undefined && at - this.#text_from > longest_text) throw new TooMuchAtOnce();
    if (at < body.length) return true;
    if (this.#text_from !== undefined || this.#unfinished.length > 0) throw invalid();
    return false;
  }

  #count(): void {
    if (++this.#values > most_values) throw new TooMuchAtOnce();
  }

  #onOpen(kind: keyof typeof open, at: number): void {
    this.#count();
    this.#unfinished.push({ kind, start: at, end: at, levels: 1, pieces: [], piece_from: at + 1, comma_at: at });
  }

  #onComma(at: number): void {
    this.#count();
    const container = this.#unfinished.at(-1);
    if (!container) throw invalid();
    if (container.element || at - container.piece_from >= this.#most_bytes) endPiece(container, at);
    container.comma_at = at;
  }

  #onClose(byte: number, at: number): void {
    const container = this.#unfinished.pop();
    if (!container || open[container.kind] !== byte) throw invalid();
    if (at - container.start < this.#most_bytes) return;
    endPiece(container, at);
    container.end = at + 1;
    const around = this.#unfinished.at(-1);
    if (!around) {
      if (this.root) throw invalid();
      this.root = container;
      return;
    }
    if (around.element) throw invalid();
    around.element = container;
    around.levels = Math.max(around.levels, container.levels + 1);
    if (around.levels > most_large_levels) throw new TooMuchAtOnce();
  }
}

function endPiece(container: Unfinished, at: number): void {
  const { pieces, piece_from, comma_at, element } = container;
  if (!element) pieces.push({ from: piece_from, to: at });
  else {
    if (comma_at >= piece_from) pieces.push({ from: piece_from, to: comma_at });
    pieces.push({ from: comma_at + 1, to: at, large: element });
  }
  container.element = undefined;
  container.piece_from = at + 1;
}

/** `__proto__` as JSON has it: a member like any other. */
function assign(to: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') to[name] = value;
  else Object.defineProperty(to, name, { value, writable: true, enumerable: true, configurable: true });
}

class Builder {
  readonly #body: Buffer;
  readonly #breathe = inPieces();
  constructor(body: Buffer) {
    this.#body = body;
  }

  async build({ kind, pieces }: Large): Promise<unknown> {
    const list: unknown[] = [];
    const members: Record<string, unknown> = {};
    const [before, after] = kind === 0x5b ? ['[', ']'] : ['{', '}'];
    for (const { from, to, large } of pieces) {
      await this.#breathe();
      // In the place of what is large, a value that nothing around it can become part of.
      const text = large ? `${this.#text(from, large.start)}null${this.#text(large.end, to)}` : this.#text(from, to);
      const found = parseJson(before + text + after) as unknown[] | Record<string, unknown>;
      const names = Array.isArray(found) ? undefined : Object.keys(found);
      const count = names ? names.length : (found as unknown[]).length;
      if (count === 0 && pieces.length > 1) throw invalid();
      const value = large && (await this.build(large));
      if (names) {
        for (const name of names) assign(members, name, large ? value : (found as Record<string, unknown>)[name]);
      } else if (large) list.push(value);
      else for (const each of found as unknown[]) list.push(each);
    }
    return kind === 0x5b ? list : members;
  }

  #text(from: number, to: number): string {
    return this.#body.toString('utf8', from, to);
  }
}

/** `parseJson` of a body of any size (UTF-8), with turns for other work: none takes longer than some 10 ms. */
export async function parseLarge(body: Buffer, most_bytes?: number): Promise<unknown> {
  if (body.length <= (most_bytes ?? large_bytes)) return parseJson(body.toString('utf8'));
  const outline = new Outline(body, most_bytes ?? piece_bytes);
  const breathe = inPieces();
  while (outline.advance()) await breathe();
  const { root } = outline;
  if (!root) return parseJson(body.toString('utf8'));
  const around = body.toString('utf8', 0, root.start) + 'null' + body.toString('utf8', root.end);
  if (parseJson(around) !== null) throw invalid();
  return new Builder(body).build(root);
}
