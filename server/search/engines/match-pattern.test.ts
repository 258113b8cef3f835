import Sqlite from 'better-sqlite3';
import { matchesPattern } from './match-pattern.ts';

const handle = new Sqlite(':memory:');
const like = handle.prepare("SELECT ? LIKE ? ESCAPE '!'").pluck();
afterAll(() => handle.close());

/** Every text of up to `length` of these characters. */
const texts = (alphabet: string[], length: number): string[] =>
  length === 0 ? [''] : texts(alphabet, length - 1).flatMap((text) => [text, ...alphabet.map((char) => text + char)]);

it('decides every short pattern as SQLite does', () => {
  const patterns = [...new Set(texts(['a', '😀', '%', '_'], 4)), 'a!%', '!_a%', '%!!', 'a!a%', '%!%%'];
  const values = [...new Set(texts(['a', '😀', 'b'], 4)), 'a%', '_a!', '!', 'a%%b'];
  const wrong = patterns.flatMap((pattern) =>
    values.filter((value) => matchesPattern(value, pattern, () => undefined) !== (like.get(value, pattern) === 1)),
  );
  expect(wrong).toEqual([]);
});

it('asks for the time while it works', () => {
  let asked = 0;
  const stop = () => {
    if (++asked > 2) throw new Error('stopped');
  };
  expect(() => matchesPattern('a'.repeat(1_000_000), `%${'_'.repeat(200)}b%`, stop)).toThrow('stopped');
});
