/** A sum of the shortest decimal forms of numbers, without any rounding. */
export interface ExactSum {
  /** Whole numbers, as long as they are exact. */
  whole: number;
  /** Power of ten -> what is to be multiplied by it. */
  parts: Map<number, bigint>;
}

export const emptySum = (): ExactSum => ({ whole: 0, parts: new Map() });

export function addNumber(sum: ExactSum, value: number): void {
  if (Number.isInteger(value)) {
    const whole = sum.whole + value;
    if (Number.isSafeInteger(whole) && Number.isSafeInteger(value)) {
      sum.whole = whole;
      return;
    }
  }
  addText(sum, String(value));
}

/** A decimal number, with or without an exponent. */
export function addText(sum: ExactSum, text: string): void {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  addPart(sum, Number(exponent) - fraction.length, BigInt(whole + fraction));
}

function addPart({ parts }: ExactSum, power: number, digits: bigint): void {
  parts.set(power, (parts.get(power) ?? 0n) + digits);
}

/** Crosses from SQLite as text. */
export function writeSum({ whole, parts }: ExactSum): string {
  return [`${whole}e0`, ...[...parts].map(([power, digits]) => `${digits}e${power}`)].join(' ');
}

export function readSum(text: string): ExactSum {
  const sum = emptySum();
  for (const part of text.split(' ')) addText(sum, part);
  return sum;
}

const significant = 15;

/**
 * The sum divided by a count, rounded to 15 significant digits, halves away from zero. Null beyond the range of a
 * double, for which JSON has no number.
 */
export function quotient({ whole, parts }: ExactSum, count: number): number | null {
  const all = new Map(parts);
  all.set(0, (all.get(0) ?? 0n) + BigInt(whole));
  const power = Math.min(...all.keys());
  let digits = 0n;
  for (const [each, part] of all) digits += part * 10n ** BigInt(each - power);
  if (digits === 0n) return 0;
  const size = digits < 0n ? -digits : digits;
  const divisor = BigInt(count);
  // So many more digits that the quotient has at least those that are kept.
  const more = Math.max(0, significant + 1 + String(divisor).length - String(size).length);
  const scaled = size * 10n ** BigInt(more);
  const whole_part = scaled / divisor;
  const length = String(whole_part).length;
  const unit = 10n ** BigInt(Math.max(0, length - significant));
  // Half of the last digit that is kept, of the exact quotient: what the division left over counts too.
  const rounded = (2n * scaled + unit * divisor) / (2n * unit * divisor);
  const value = Number(`${digits < 0n ? '-' : ''}${rounded}e${power - more + Math.max(0, length - significant)}`);
  return Number.isFinite(value) ? value : null;
}
