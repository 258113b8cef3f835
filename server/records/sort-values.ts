import { hash } from 'node:crypto';

/**
 * Values in the form in which the tables keep them for comparison: text of which the first letter tells the JSON type
 * and whose order, code point by code point, is the order of the values. So both engines compare text with text, and
 * neither its number parser, nor its collation, nor its rules of conversion have a say.
 */
export type Leaf = string;

export const textLeaf = (text: string): Leaf => `s${text}`;

export const booleanLeaf = (value: boolean): Leaf => (value ? 'b1' : 'b0');

const bits = new DataView(new ArrayBuffer(8));
const hex = (part: number) => (part >>> 0).toString(16).padStart(8, '0');

/**
 * The bits of the double, arranged so that their hexadecimal text orders as the numbers do (IEEE 754: sign and
 * magnitude).
 */
export function numberLeaf(value: number): Leaf {
  bits.setFloat64(0, value === 0 ? 0 : value); // -0 equals 0
  const high = bits.getUint32(0);
  const low = bits.getUint32(4);
  return value < 0 ? `n${hex(~high)}${hex(~low)}` : `n${hex(high | 0x80000000)}${hex(low)}`;
}

/** The number of a sort value; undefined where it is none. */
export function numberOf(value: Leaf): number | undefined {
  if (!/^n[0-9a-f]{16}$/.test(value)) return undefined;
  const high = Number.parseInt(value.slice(1, 9), 16);
  const low = Number.parseInt(value.slice(9), 16);
  const negative = high < 0x80000000;
  bits.setUint32(0, (negative ? ~high : high & 0x7fffffff) >>> 0);
  bits.setUint32(4, (negative ? ~low : low) >>> 0);
  return bits.getFloat64(0);
}

/** A canonical timestamp (`…Z`, fraction without trailing zeros) with all six digits. */
export function timestampLeaf(canonical: string): Leaf {
  const fraction = canonical.length > 20 ? canonical.slice(20, -1) : '';
  return `t${canonical.slice(0, 19)}.${fraction.padEnd(6, '0')}`;
}

/** Microseconds since 1970 of a canonical timestamp; beyond 2^53 after the year 2255, hence a bigint. */
export function microsecondsOf(canonical: string): bigint {
  const seconds = Date.parse(`${canonical.slice(0, 19)}Z`) / 1000;
  const fraction = canonical.length > 20 ? canonical.slice(20, -1) : '';
  return BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}

/** The sort value of a count of microseconds. */
export function timestampOf(microseconds: bigint): Leaf {
  const below = ((microseconds % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((microseconds - below) / 1000n)).toISOString().slice(0, 19);
  return `t${seconds}.${String(below).padStart(6, '0')}`;
}

/**
 * Arrays and objects are only ever equal or not: a digest of their canonical text is as good as the text and of one
 * length.
 */
export const arrayLeaf = (value: readonly unknown[]): Leaf => `a${digest(value)}`;
export const objectLeaf = (value: object): Leaf => `o${digest(value)}`;

/** Where only the presence of an array or object counts. */
export const someArray: Leaf = 'a';
export const someObject: Leaf = 'o';

function digest(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'base64url').slice(0, 27);
}

/** JSON with sorted keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(members[name])}`).join(',')}}`;
}

/** The name of a path among the sort values: nothing in it needs quoting in a JSON path of either engine. */
export function leafKey(path: readonly string[]): string {
  return path.map(leafStep).join('.');
}

const steps = new Map<string, string>();

export function leafStep(step: string): string {
  let encoded = steps.get(step);
  if (encoded === undefined) {
    encoded = encodeStep(step);
    if (steps.size > 10_000) steps.clear(); // open objects may have any number of names
    steps.set(step, encoded);
  }
  return encoded;
}

function encodeStep(step: string): string {
  if (/^[A-Za-z0-9_-]+$/.test(step)) return step;
  let out = '~';
  for (const char of step) out += /[A-Za-z0-9_-]/.test(char) ? char : `~${char.codePointAt(0)!.toString(16)}~`;
  return out;
}

/**
 * Whether a single text is read from the record itself: its JSON needs no preparation to be compared, and to keep it
 * twice would double most rows. The names must need no quoting, and there must be no list.
 */
export const isDirect = (key: string, many: boolean): boolean => !many && !key.includes('~');
