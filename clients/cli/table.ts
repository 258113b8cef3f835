import Table from 'cli-table3';
import { styleText } from 'node:util';

type Row = Record<string, unknown>;

interface Column {
  name: string;
  width: number;
  right: boolean;
}

export interface Layout {
  columns: Column[];
  /** Number of fields that did not fit. */
  hidden: number;
}

const gap = '  ';
const widest = 44;
const narrowest = 6;
const borderless = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: gap,
};
const style = { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true };

export const terminalWidth = (): number => process.stdout.columns || Number(process.env['COLUMNS']) || 120;

/** Uses bold only on terminals, and respects NO_COLOR (no-color.org). */
const bold = (text: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText('bold', text) : text;

/** Replaces control and bidirectional characters, so that foreign text cannot control the terminal. */
export const harmless = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** Renders a value on one line. An object with a name is shown by its name. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return harmless(String(value));
  const name = (value as Row)['name'] ?? (value as Row)['title'];
  return harmless(typeof name === 'string' ? name : JSON.stringify(value));
}

/** Approximate display width: East Asian characters and emoji take two columns. */
const widthOf = (text: string): number =>
  [...text].length +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/gu)
    ?.length ?? 0);

function valueAt(row: Row, path: string): unknown {
  if (Object.hasOwn(row, path)) return row[path];
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Row)[key] : undefined),
      row,
    );
}

/** A shortened id cannot be copied, so it is shown whole whatever the width. */
const isId = (name: string): boolean => /(^|[_.])ids?$/.test(name);

function measure(rows: Row[], name: string): Column {
  const values = rows.map((row) => valueAt(row, name));
  const natural = Math.max(widthOf(name), ...values.map((value) => widthOf(cell(value))));
  const width = isId(name) ? natural : Math.min(natural, widest);
  return {
    name,
    width,
    right:
      values.some((value) => typeof value === 'number') &&
      values.every((value) => value === null || value === undefined || typeof value === 'number'),
  };
}

const total = (columns: Column[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0) + gap.length * Math.max(0, columns.length - 1);

/**
 * Named columns are all shown, narrowed until they fit. Without names, as many as fit, in the record's order; those
 * that say nothing are left out.
 */
export function layout(rows: Row[], width: number, names?: string[]): Layout {
  if (names) {
    const columns = names.map((name) => measure(rows, name));
    for (;;) {
      const [widestNow] = columns
        .filter(({ name, width: now }) => !isId(name) && now > narrowest)
        .sort((a, b) => b.width - a.width);
      if (total(columns) <= width || !widestNow) return { columns, hidden: 0 };
      widestNow.width--;
    }
  }
  const all = Object.keys(rows[0] ?? {}).filter((name) =>
    rows.some((row) => cell(row[name]) !== '' && !Array.isArray(row[name])),
  );
  const columns: Column[] = [];
  for (const name of all) {
    const column = measure(rows, name);
    const room = width - total(columns) - (columns.length > 0 ? gap.length : 0);
    if (column.width > room && room < 16) break;
    columns.push({ ...column, width: Math.min(column.width, Math.max(room, narrowest)) });
    if (column.width > room) break;
  }
  return { columns, hidden: Object.keys(rows[0] ?? {}).length - columns.length };
}

const lines = (table: { toString(): string }): string =>
  table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

export function renderRows(rows: Row[], { columns }: Layout, head: boolean): string {
  const table = new Table({
    ...(head && { head: columns.map(({ name }) => bold(name)) }),
    colWidths: columns.map(({ width }) => width),
    colAligns: columns.map(({ right }) => (right ? 'right' : 'left')),
    chars: borderless,
    style,
  });
  table.push(...rows.map((row) => columns.map(({ name }) => cell(valueAt(row, name)))));
  return lines(table);
}

/** Breaks at spaces, and within what has none. */
function wrap(text: string, room: number): string {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    if (widthOf(line + word.trimEnd()) > room && line !== '') (done.push(line.trimEnd()), (line = ''));
    for (const character of word) {
      if (widthOf(line + character) > room && character !== ' ') (done.push(line), (line = ''));
      line += character;
    }
  }
  return [...done, line.trimEnd()].join('\n');
}

/** One record, a field a line, wrapped instead of cut: it is what was asked for. */
export function renderRecord(record: Row, width: number): string {
  const names = Object.keys(record);
  const first = Math.max(1, ...names.map((name) => widthOf(harmless(name))));
  const room = Math.max(20, width - first - gap.length);
  const table = new Table({ colWidths: [first, room], chars: borderless, style });
  for (const name of names) {
    const value = record[name];
    const text = typeof value === 'object' && value !== null ? harmless(JSON.stringify(value)) : cell(value);
    table.push([bold(harmless(name)), wrap(text, room)]);
  }
  return lines(table);
}
