import { createReadAhead, type RawPage } from './read-ahead.ts';

/** @lanes unit */
const page: RawPage = { data: [], invalid: [], next: undefined, complete: true };

it('gives a page once, and only for its cursor', async () => {
  const ahead = createReadAhead();
  ahead.begin('a', async () => page);
  await expect(ahead.take('a')).resolves.toBe(page);
  expect(ahead.take('a')).toBeUndefined();
  ahead.begin('b', async () => page);
  expect(ahead.take(undefined)).toBeUndefined();
  expect(ahead.take('b')).toBeUndefined();
});

it('ends the request of a page that is not taken, and not of one that is', () => {
  const ahead = createReadAhead();
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<RawPage>(() => undefined);
  };
  ahead.begin('a', read);
  void ahead.take('a');
  ahead.begin('b', read);
  void ahead.take('c');
  ahead.begin('d', read);
  ahead.drop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, true]);
});

it('leaves the error of a page to the caller that takes it', async () => {
  const ahead = createReadAhead();
  const failed = new Error('the vendor is away');
  ahead.begin('a', () => Promise.reject(failed));
  await new Promise(setImmediate);
  await expect(ahead.take('a')).rejects.toBe(failed);
});
