/** @timed */
import fc from 'fast-check';
import { expectShortDelay } from '../../testing/loop-delay.ts';
import { parseJson } from './json.ts';
import { parseLarge, TooMuchAtOnce } from './parse-large.ts';

/** Every container of more than a few bytes is put together from pieces. */
const few_bytes = 8;

const outcome = async (parse: () => unknown): Promise<unknown> => {
  try {
    return { value: await parse() };
  } catch {
    return 'invalid';
  }
};

const sameAsWhole = async (text: string): Promise<void> =>
  expect(await outcome(() => parseLarge(Buffer.from(text), few_bytes))).toEqual(await outcome(() => parseJson(text)));

describe('parseLarge', () => {
  it('returns what parsing the whole text at once returns', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), fc.nat(3), (value, indent) =>
        sameAsWhole(JSON.stringify(value, null, indent)),
      ),
      { numRuns: 1000 },
    );
  });

  it('refuses what is no JSON, wherever it is broken', async () => {
    const piece = fc.constantFrom(
      ...[
        '[',
        ']',
        '{',
        '}',
        ',',
        ':',
        '"',
        '\\',
        '"a"',
        '"a":',
        '1',
        '-',
        'null',
        ' ',
        '[1,2,3,4,5,6]',
        '{"a":[1,2,3,4]}',
      ],
      ...['\ufeff', '\u00e9', '"\\""', '12345678901234567890', '"__proto__":{"a":1,"b":2}'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), (parts) => sameAsWhole(parts.join(''))),
      { numRuns: 5000 },
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.nat(), piece, (value, at, broken) => {
        const text = JSON.stringify(value);
        const cut = at % (text.length + 1);
        return sameAsWhole(text.slice(0, cut) + broken + text.slice(cut + (at % 2)));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    '{"__proto__":[1,2,3,4,5,6],"a":1}',
    '{"a":[1,2,3,4,5,6,7],"a":"the last counts"}',
    '{"a":-[1,2,3,4,5,6,7]}',
    '[1,2,3,4,5,[1,2,3,4,5,6],]',
    '[,[1,2,3,4,5,6]]',
    '[[1,2,3,4,5,6,7] [1]]',
    '[                        ]',
    '[1,2,3,4,5,6,7]]',
    '{"ids":[12345678901234567890,12345678901234567891]}',
  ])('agrees about %s', sameAsWhole);

  it('refuses more values than memory should hold, however short their text', async () => {
    const text = `[${'{},'.repeat(1_000_000)}{}]`;
    await expect(parseLarge(Buffer.from(text))).rejects.toThrow(TooMuchAtOnce);
    await expect(parseLarge(Buffer.from('['.repeat(1_000_000) + ']'.repeat(1_000_000)))).rejects.toThrow(TooMuchAtOnce);
  });

  it('refuses a text that is longer than can be parsed at once', async () => {
    await expect(parseLarge(Buffer.from(`{"a":"${'a'.repeat(5_000_000)}"}`))).rejects.toThrow(TooMuchAtOnce);
  });

  const bytes = 16 * 1024 * 1024;
  const record = JSON.stringify({
    id: 12,
    name: 'a name',
    text: 'lorem ipsum '.repeat(20),
    tags: ['a', 'b'],
    at: null,
    custom: { a: { b: [1, 2, 3] } },
  });
  it.each([
    [
      'records',
      `{"records":[${Array(Math.floor(bytes / (record.length + 1)))
        .fill(record)
        .join()}]}`,
    ],
    ['short values', `[${'[],'.repeat(700_000)}1]`],
    [
      'texts of 4 MB',
      `[${Array(4)
        .fill(`"${'\u00e9'.repeat(2_000_000)}"`)
        .join()}]`,
    ],
    [
      'escaped quotes',
      `[${Array(4)
        .fill(`"${'\\"'.repeat(2_000_000)}"`)
        .join()}]`,
    ],
    ['one object with many members', `{${Array.from({ length: 500_000 }, (_, at) => `"member ${at}":${at}`).join()}}`],
  ])(
    'parses 16 MiB of %s and holds the event loop for less than 50 ms, or half of the time at once',
    async (_what, text) => {
      const body = Buffer.from(text);
      await expectShortDelay(() => parseLarge(body), { atOnce: () => parseJson(body.toString('utf8')) });
    },
  );
});
