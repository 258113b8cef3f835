import { inPieces } from '../fairness/breathe.ts';
import { jsonParts } from '../execution/response/large-results.ts';
import type { VendorRecord } from './api.ts';
import { characters_per_token, estimateTokens } from './estimate-tokens.ts';

export interface Rows {
  columns: string[];
  /** One JSON array per line, in the order of the columns. */
  lines: string[];
  /** Of each line: the values that were cut. */
  shortened: number[];
}

/** What may be left of a text or a nested value, tried in this order until all rows fit. */
const limits = [Infinity, 1000, 300, 120];

/** The columns: fields that any of the records has, the ID first. */
function columnsOf(records: readonly VendorRecord[]): string[] {
  const names = new Set<string>();
  for (const record of records)
    for (const [name, value] of Object.entries(record)) if (value !== null && value !== undefined) names.add(name);
  const rest = [...names].filter((name) => name !== 'id');
  return names.has('id') ? ['id', ...rest] : rest;
}

/** Invisible characters and those that turn the direction of text around are written as escapes. */
const hidden = /[\p{Cf}\p{Cc}\u2028\u2029]/gu;
const visible = (json: string): string =>
  json.replace(hidden, (char) =>
    [...Array(char.length).keys()].map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

/** A value of a record, with its text where that can be shortened. */
interface Cell {
  value: unknown;
  text: string | undefined;
  /** Units of the text, of which `text` may be the beginning alone. */
  length: number;
  /** Code points of the text. */
  characters: number;
}

/** Of a longer nested value no more is put together: no budget holds so much, and it is cut. */
const longest_nested_bytes = 1024 * 1024;
const value_head = '{"value":';

/** JSON of a value, with turns for other work between the elements of a large one. */
export async function jsonText(value: object): Promise<string> {
  const text = Buffer.concat(await jsonParts({ value })).toString();
  return text.slice(value_head.length, -'}'.length);
}

/** Units of a text that are counted at once. */
const stride = 256 * 1024;

async function codePointsIn(text: string): Promise<number> {
  let count = 0;
  const breathe = inPieces();
  for (let at = 0; at < text.length; at++) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) count++;
    if (at % stride === stride - 1) await breathe();
  }
  return count;
}

/** In UTF-8 each code point has one byte that continues no other. */
function codePointsOf(part: Buffer): number {
  let count = 0;
  for (let at = 0; at < part.length; at++) if (((part[at] ?? 0) & 0xc0) !== 0x80) count++;
  return count;
}

async function nestedCell(value: object): Promise<Cell> {
  const parts = await jsonParts({ value });
  const breathe = inPieces();
  let [length, characters] = [-value_head.length - 1, -value_head.length - 1];
  const begins: Buffer[] = [];
  for (const part of parts) {
    await breathe();
    if (length < longest_nested_bytes) begins.push(part);
    length += part.length;
    characters += codePointsOf(part);
  }
  const text = Buffer.concat(begins).toString().slice(value_head.length);
  const whole = begins.length === parts.length;
  return whole
    ? { value, text: text.slice(0, -1), length: text.length - 1, characters }
    : { value, text, length, characters };
}

async function cellOf(record: VendorRecord, name: string): Promise<Cell> {
  const value = record[name] ?? null;
  if (typeof value === 'object' && value !== null) return nestedCell(value);
  if (typeof value !== 'string' || name === 'id') return { value, text: undefined, length: 0, characters: 0 };
  return { value, text: value, length: value.length, characters: await codePointsIn(value) };
}

async function cellsOf(record: VendorRecord, columns: readonly string[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const name of columns) cells.push(await cellOf(record, name));
  return cells;
}

/** A text of that many code points, without what is behind the first `limit`. */
function cut(text: string, characters: number, limit: number): string {
  const beginning = [...text.slice(0, 2 * limit)].slice(0, limit).join('');
  return `${beginning}…[+${characters - limit} characters]`;
}

interface Line {
  line: string;
  cuts: number;
}

/**
 * A record as a line: JSON, so that what was there can be read back to the byte. Undefined where it is longer than what
 * so many tokens can be: then it is not even put together.
 */
function lineOf(cells: readonly Cell[], limit: number, tokens: number): Line | undefined {
  const most = Math.max(0, tokens) * characters_per_token;
  if (cells.reduce((sum, { length }) => sum + Math.min(length, limit), 0) > most) return undefined;
  let cuts = 0;
  const shown = cells.map(({ value, text, characters }) => {
    if (text === undefined || characters <= limit) return value;
    cuts++;
    return cut(text, characters, limit);
  });
  return { line: visible(JSON.stringify(shown)), cuts };
}

/**
 * As many whole rows as the budget holds. Long values are shortened first, so that more rows fit; at least one row is
 * returned, with whatever shortening that takes. Pages are megabytes, and budgets are kilobytes: what cannot fit is
 * neither written nor counted, and other work has its turns between the rows.
 */
export async function fitRows(records: readonly VendorRecord[], budget: number): Promise<Rows> {
  const columns = columnsOf(records);
  const head = estimateTokens(JSON.stringify(columns));
  const cells: Cell[][] = [];
  const breathe = inPieces();
  let best: Rows = { columns, lines: [], shortened: [] };
  for (const limit of limits) {
    best = { columns, lines: [], shortened: [] };
    let used = head;
    for (const [at, record] of records.entries()) {
      await breathe();
      const found = lineOf((cells[at] ??= await cellsOf(record, columns)), limit, budget - used);
      used += found ? estimateTokens(found.line, budget - used) + 1 : Infinity;
      if (!found || used > budget) break;
      best.lines.push(found.line);
      best.shortened.push(found.cuts);
    }
    if (best.lines.length === records.length) return best;
  }
  const [first] = cells;
  if (best.lines.length > 0 || !first) return best;
  return fitOne(first, columns, budget);
}

/** A record of very many fields: as much of it as fits. */
function fitOne(cells: readonly Cell[], columns: readonly string[], budget: number): Rows {
  let kept = 0;
  let used = 0;
  const lineOfKept = (from: number, to: number) =>
    lineOf(cells.slice(from, to), 40, Infinity) ?? { line: '[]', cuts: 0 };
  for (const [at, name] of columns.entries()) {
    used += estimateTokens(JSON.stringify(name)) + estimateTokens(lineOfKept(at, at + 1).line) + 2;
    if (used > budget && kept > 0) break;
    kept++;
  }
  const { line, cuts } = lineOfKept(0, kept);
  return { columns: columns.slice(0, kept), lines: [line], shortened: [cuts + columns.length - kept] };
}
