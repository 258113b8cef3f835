import fc from 'fast-check';
import { parseJson } from './json.ts';

describe('parseJson', () => {
  it('keeps every digit of integers beyond 2^53-1, as strings', () => {
    expect(
      parseJson('{"id":12345678901234567890,"ids":[-9007199254740993, 9007199254740991],"f":1.2345678901234567890}'),
    ).toEqual({
      id: '12345678901234567890',
      ids: ['-9007199254740993', 9007199254740991],
      f: 1.2345678901234567,
    });
    expect(parseJson('9007199254740992')).toBe('9007199254740992');
  });

  it('agrees with JSON.parse on every document without an unsafe integer', () => {
    fc.assert(
      fc.property(
        fc.json().filter((text) => !/\d{16}/.test(text)),
        (text) => {
          expect(parseJson(text)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('does not change digits inside strings, wherever they occur', () => {
    const piece = fc.oneof(
      fc.constantFrom('"', '\\', ',', ':', '[', '{', '-', ' ', 'x', '\\"', '\n'),
      fc.bigInt({ min: 10n ** 14n, max: 10n ** 30n }).map(String),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.array(piece).map((parts) => parts.join('')),
            fc.bigInt(),
          ),
        ),
        (pairs) => {
          const text = `[${pairs.map(([string, integer]) => `${JSON.stringify(string)},${integer}`).join(',')}]`;
          const safe = (integer: bigint) => integer >= -(2n ** 53n - 1n) && integer <= 2n ** 53n - 1n;
          expect(parseJson(text)).toEqual(
            pairs.flatMap(([string, integer]) => [string, safe(integer) ? Number(integer) : String(integer)]),
          );
        },
      ),
    );
  });

  it('takes fractions and exponents for what they are', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.bigInt({ min: 10n ** 16n, max: 10n ** 25n }),
        (double, digits) => {
          const text = `[${JSON.stringify(double)},0.${digits},-1.${digits}e-3,${digits}E2,1e-${String(digits).slice(0, 3)}]`;
          expect(parseJson(text)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('refuses what JSON refuses', () => {
    for (const text of [
      '',
      '{',
      '[01234567890123456789]',
      '[1234567890123456789',
      '<html>',
      '{"a":12345678901234567890-}',
      '-',
      '[--1234567890123456789]',
    ]) {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    }
  });

  it('reads strings and digit runs of megabytes', () => {
    const long = `"${'\\"1234567890123456789'.repeat(200_000)}"`;
    expect(parseJson(`[${long},12345678901234567890]`)).toEqual([JSON.parse(long), '12345678901234567890']);
    const digits = '9'.repeat(2_000_000);
    expect(parseJson(`[${digits}]`)).toEqual([digits]);
  });

  it('skips a byte order mark', () => {
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
  });
});
