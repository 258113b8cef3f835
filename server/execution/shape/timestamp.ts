/** Value of two digits at `at`, NaN-free: -1 where either is no digit. */
function two(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

/** `YYYY-MM-DDTHH:MM:SS[.f]Z` with at most 6 digits and no trailing zero: what most vendors send and we answer. */
function isCanonical(text: string): boolean {
  const { length } = text;
  if (length < 20 || length > 27 || length === 21 || text.charCodeAt(length - 1) !== 90) return false;
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45 || text.charCodeAt(10) !== 84) return false;
  if (text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58) return false;
  const century = two(text, 0);
  const year = two(text, 2);
  const hour = two(text, 11);
  const minute = two(text, 14);
  const second = two(text, 17);
  if (century < 0 || year < 0 || hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59)
    return false;
  if (!isDay(century * 100 + year, two(text, 5), two(text, 8))) return false;
  if (length === 20) return true;
  if (text.charCodeAt(19) !== 46 || text.charCodeAt(length - 2) === 48) return false;
  for (let i = 20; i < length - 1; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

// RFC 3339 and ISO 8601 with either date or time in basic form; the zone may lack its colon or its minutes.
const ISO =
  /^(\d{4})-?(\d\d)-?(\d\d)[Tt ](\d\d):?(\d\d):?(\d\d)(?:[.,](\d{1,30}))? ?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/;

/**
 * The instant in RFC 3339, UTC, `Z`, at most 6 digits of fraction without trailing zeros; undefined if the text names
 * none.
 */
export function normalizeTimestamp(text: string): string | undefined {
  if (isCanonical(text)) return text;
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const offset = match[8] === undefined ? 0 : Number(match[9]) * 60 + Number(match[10] ?? 0);
  // RFC 3339 5.7: a leap second is :60; clocks that cannot show it read the next second.
  if (
    !isDay(year, month, day) ||
    hour > 23 ||
    minute > 59 ||
    second > 60 ||
    offset >= 24 * 60 ||
    Number(match[10] ?? 0) > 59
  )
    return undefined;
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute - (match[8] === '-' ? -offset : offset), second);
  return write(at, match[7] ?? '');
}

/** Vendors that give instants as numbers count seconds since 1970. */
export function timestampOfSeconds(seconds: number): string | undefined {
  const at = new Date(Math.floor(seconds) * 1000);
  if (Number.isNaN(at.getTime())) return undefined;
  const fraction = seconds - Math.floor(seconds);
  return write(at, fraction === 0 ? '' : fraction.toFixed(6).slice(2));
}

function write(at: Date, fraction: string): string | undefined {
  const year = at.getUTCFullYear();
  if (year < 0 || year > 9999) return undefined;
  const digits = fraction.slice(0, 6).replace(/0+$/, '');
  return `${at.toISOString().slice(0, 19)}${digits === '' ? '' : `.${digits}`}Z`;
}

/** A calendar day, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const century = two(text, 0);
  const year = two(text, 2);
  return century >= 0 && year >= 0 && isDay(century * 100 + year, two(text, 5), two(text, 8));
}
