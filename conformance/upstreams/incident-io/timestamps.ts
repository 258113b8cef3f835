/**
 * Timestamps as the vendor writes them: RFC 3339 with six fraction digits (`2021-08-17T13:28:57.801578Z`). The document only says `date-time`,
 * so a client must also take fewer digits, none, and an offset: one in five is written that way.
 */

/** 0-19; which way a timestamp is written. */
export type Style = number;

const WHOLE_SECOND: Style = 0;

/** The moment that a timestamp of this style can express. */
export const expressible = (at_ms: number, style: Style): number => (style === WHOLE_SECOND ? at_ms - (at_ms % 1000) : at_ms);

/** `micros` (0-999) are the digits below the millisecond. */
export function timestamp(at_ms: number, micros: number, style: Style): string {
  switch (style) {
    case WHOLE_SECOND:
      return new Date(at_ms).toISOString().slice(0, 19) + 'Z';
    case 1:
      return new Date(at_ms).toISOString();
    case 2:
      return withOffset(at_ms, micros, 60, '+01:00');
    case 3:
      return withOffset(at_ms, micros, -330, '-05:30');
    default:
      return full(at_ms, micros);
  }
}

export const full = (at_ms: number, micros: number): string => new Date(at_ms).toISOString().slice(0, 23) + String(micros).padStart(3, '0') + 'Z';

const withOffset = (at_ms: number, micros: number, minutes: number, offset: string): string =>
  full(at_ms + minutes * 60_000, micros).slice(0, 26) + offset;
