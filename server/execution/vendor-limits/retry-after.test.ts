import fc from 'fast-check';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.UTC(1994, 10, 6, 8, 49, 7);

describe('parseRetryAfter', () => {
  it.each([
    ['30', 30],
    [' 30 ', 30],
    ['0', 1],
    ['1.2', 2],
    ['86400', 3600],
    ['9'.repeat(400), 3600],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 30],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 30],
    ['Sun Nov  6 08:49:37 1994', 30],
    ['Sun, 06 Nov 1994 08:49:07 GMT', 1],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 1],
    ['Sun, 06 Nov 2094 08:49:37 GMT', 3600],
    [undefined, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['10, 20', undefined],
    ['1994-11-06T08:49:37Z', undefined],
    ['Sun, 99 Nov 1994 08:49:37 GMT', undefined],
  ])('reads %j as %p seconds', (value, seconds) => {
    expect(parseRetryAfter(value, now)).toBe(seconds);
  });

  it('returns a whole number of seconds from 1 to 3600, or nothing', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 4e12 }), (text, at) => {
        const seconds = parseRetryAfter(text, at);
        expect(seconds === undefined || (Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600)).toBe(true);
      }),
    );
  });
});
