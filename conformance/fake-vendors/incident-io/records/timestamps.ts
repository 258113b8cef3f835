/**
 * Timestamps as the vendor writes them: RFC 3339 with six fraction digits (`2021-08-17T13:28:57.801578Z`). The document
 * only says `date-time`, so a client must also take fewer digits, none, and an offset: one in five is written that way.
 */

/** 0-19; which way a timestamp is written. */
export type Style = number;

const WHOLE_SECOND: Style = 0;

/** The moment that a timestamp of this style can express. */
export const expressible = (at_ms: number, style: Style): number =>
  style === WHOLE_SECOND ? at_ms - (at_ms % 1000) : at_ms;

/** `micros` (0-999) are the digits below the millisecond. */
export function timestamp(at_ms: number, micros: number, style: Style): string {
  switch (style) {
    case WHOLE_SECOND:
      return `${digits(at_ms, 0).slice(0, 19)}Z`;
    case 1:
      return `${digits(at_ms, 0).slice(0, 23)}Z`;
    case 2:
      return withOffset(at_ms, micros, 60, '+01:00');
    case 3:
      return withOffset(at_ms, micros, -330, '-05:30');
    default:
      return full(at_ms, micros);
  }
}

/** Date#toISOString costs more than the rest of a small record; days repeat, so their text is kept. */
const days = new Map<number, string>();
const DAY = 86_400_000;

function dayText(day: number): string {
  let text = days.get(day);
  if (text === undefined) {
    text = new Date(day * DAY).toISOString().slice(0, 11);
    if (days.size < 10_000) days.set(day, text);
  }
  return text;
}

const two = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
const three = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));

/** `2021-08-17T13:28:57.801578`: the moment in UTC without its `Z`. */
function digits(at_ms: number, micros: number): string {
  const day = Math.floor(at_ms / DAY);
  const ms = at_ms - day * DAY;
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${dayText(day)}${two[Math.floor(minutes / 60)]!}:${two[minutes % 60]!}:${two[seconds % 60]!}.${three[ms % 1000]!}${three[micros]!}`;
}

export const full = (at_ms: number, micros: number): string => `${digits(at_ms, micros)}Z`;

const withOffset = (at_ms: number, micros: number, minutes: number, offset: string): string =>
  digits(at_ms + minutes * 60_000, micros) + offset;
