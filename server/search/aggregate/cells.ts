import type { Interval, MetricOp } from '../language/aggregate-tree.ts';
import { searchTimeout } from '../engines/timeout.ts';
import { describeBucket } from './buckets.ts';
import { addText, quotient, readSum, emptySum } from './decimal.ts';

/** In which form a statement returns a value. It crosses into a thread, so it is plain data. */
export type CellForm =
  /** `cut`: of a key column, which holds the beginning of a long text only. */
  | { form: 'text'; cut: boolean }
  /** A sort value (records/sort-values.ts): its first letter tells the type. */
  | { form: 'leaf' }
  | { form: 'microseconds' | 'number' | 'boolean' }
  | { form: 'bucket'; interval: Interval };

export interface GroupCell {
  name: string;
  form: CellForm;
  /** Its column; `long`: of the whole text, where that in the first column is a digest. */
  column: number;
  long: number | null;
}

/** `columns`: those of the metric, as many as its way of computing has. */
export interface MetricCell {
  name: string;
  op: MetricOp;
  form: CellForm;
  columns: number[];
}

export type Scalar = string | number | boolean | null;
/** What a value is sorted by; null comes first. All values of one column have one type. */
export type Order = string | number | bigint | null;

export interface Cell {
  value: Scalar;
  order: Order;
}

const empty: Cell = { value: null, order: null };

/** A digest stands for a long text; no text begins with this character. */
export const digest_mark = '\0';

export function readCell(form: CellForm, raw: unknown): Cell {
  if (raw === null || raw === undefined) return empty;
  switch (form.form) {
    case 'text':
      return { value: String(raw), order: String(raw) };
    case 'leaf':
      return { value: leafValue(String(raw)), order: String(raw) };
    case 'microseconds': {
      const instant = BigInt(raw as string | number | bigint);
      return { value: timestampOf(instant), order: instant };
    }
    case 'number':
      return { value: Number(raw), order: Number(raw) };
    case 'boolean':
      return { value: Number(raw) === 1, order: Number(raw) };
    case 'bucket':
      return describeBucket(form.interval, Number(raw));
  }
}

export function readGroup({ form, column, long }: GroupCell, row: readonly unknown[]): Cell {
  const raw = row[column];
  const whole = long !== null && typeof raw === 'string' && raw.startsWith(digest_mark) ? row[long] : raw;
  return readCell(form, whole);
}

export function readMetric({ op, form, columns }: MetricCell, row: readonly unknown[]): Cell {
  const raw = columns.map((column) => row[column]);
  if (op === 'sum' || op === 'avg') {
    const value = readSumOrAverage(op, raw);
    return { value, order: value };
  }
  return readCell(form, raw[0]);
}

/** Columns: the sum, how many values there are, and of MariaDB the values that the sum leaves out, and how many those are. */
function readSumOrAverage(op: 'sum' | 'avg', [total, count, others, others_count]: unknown[]): number | null {
  if (Number(count) === 0) return null;
  const sum = total === null || total === undefined ? emptySum() : readSum(String(total));
  const left_out = typeof others === 'string' ? others.split(',') : [];
  // The engine cuts what grows too long.
  if (others_count !== undefined && Number(others_count) !== left_out.length) throw searchTimeout();
  for (const each of left_out) addText(sum, each);
  return quotient(sum, op === 'avg' ? Number(count) : 1);
}

/** `…Z`, its fraction without trailing zeros. */
function timestampOf(microseconds: bigint): string {
  const fraction = ((microseconds % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = Number((microseconds - fraction) / 1_000_000n);
  return canonical(new Date(seconds * 1000).toISOString().slice(0, 19), String(fraction).padStart(6, '0'));
}

function canonical(seconds: string, fraction: string): string {
  const kept = fraction.replace(/0+$/, '');
  return `${seconds}${kept === '' ? '' : `.${kept}`}Z`;
}

function leafValue(leaf: string): Scalar {
  const rest = leaf.slice(1);
  switch (leaf[0]) {
    case 's':
      return rest;
    case 't':
      return canonical(rest.slice(0, 19), rest.slice(20));
    case 'b':
      return rest === '1';
    case 'n':
      return leafNumber(rest);
    default:
      throw new Error(`${leaf.slice(0, 1)} is no type of a single value`);
  }
}

const bits = new DataView(new ArrayBuffer(8));

/** The number of a leaf without its letter (`numberLeaf` turned around). */
export function leafNumber(hex: string): number {
  const high = parseInt(hex.slice(0, 8), 16);
  const low = parseInt(hex.slice(8), 16);
  const positive = high >= 0x80000000;
  bits.setUint32(0, positive ? high & 0x7fffffff : ~high);
  bits.setUint32(4, positive ? low : ~low);
  return bits.getFloat64(0);
}

/** By code point, which UTF-16 units are not: a surrogate stands for a character behind all others. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    let left = a.charCodeAt(at);
    let right = b.charCodeAt(at);
    if (left === right) continue;
    if (left >= 0xd800 && right >= 0xd800) {
      left = left >= 0xe000 ? left - 0x800 : left + 0x2000;
      right = right >= 0xe000 ? right - 0x800 : right + 0x2000;
    }
    return left - right;
  }
  return a.length - b.length;
}

export function compareOrder(a: Order, b: Order): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}
