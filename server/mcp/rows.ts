import { estimateTokens } from './estimate-tokens.ts';
import type { VendorRecord } from './api.ts';

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

function cut(text: string, limit: number): string {
  const characters = [...text];
  return `${characters.slice(0, limit).join('')}…[+${characters.length - limit} characters]`;
}

/** A record as a line: JSON, so that what was there can be read back to the byte. */
function lineOf(record: VendorRecord, columns: readonly string[], limit: number): { line: string; cuts: number } {
  let cuts = 0;
  const cells = columns.map((name) => {
    const value = record[name] ?? null;
    const whole = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    if (typeof whole !== 'string' || whole.length <= limit || name === 'id') return value;
    cuts++;
    return cut(whole, limit);
  });
  return { line: visible(JSON.stringify(cells)), cuts };
}

/**
 * As many whole rows as the budget holds. Long values are shortened first, so that more rows fit; at least one row is
 * returned, with whatever shortening that takes.
 */
export function fitRows(records: readonly VendorRecord[], budget: number): Rows {
  const columns = columnsOf(records);
  const head = estimateTokens(JSON.stringify(columns));
  let best: Rows = { columns, lines: [], shortened: [] };
  for (const limit of limits) {
    best = { columns, lines: [], shortened: [] };
    let used = head;
    for (const record of records) {
      const { line, cuts } = lineOf(record, columns, limit);
      used += estimateTokens(line) + 1;
      if (used > budget) break;
      best.lines.push(line);
      best.shortened.push(cuts);
    }
    if (best.lines.length === records.length) return best;
  }
  const [first] = records;
  if (best.lines.length > 0 || !first) return best;
  return fitOne(first, columns, budget);
}

/** A record of very many fields: as much of it as fits. */
function fitOne(record: VendorRecord, columns: string[], budget: number): Rows {
  const kept: string[] = [];
  let used = 0;
  for (const name of columns) {
    used += estimateTokens(JSON.stringify(name)) + estimateTokens(lineOf(record, [name], 40).line) + 2;
    if (used > budget && kept.length > 0) break;
    kept.push(name);
  }
  const { line, cuts } = lineOf(record, kept, 40);
  return { columns: kept, lines: [line], shortened: [cuts + columns.length - kept.length] };
}
