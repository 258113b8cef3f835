import { createSyncShares } from './shares.ts';

const entered = (result: ReturnType<ReturnType<typeof createSyncShares>['enter']>) => 'leave' in result;

it('leaves a place to others where one organization has any number of syncs', () => {
  const shares = createSyncShares(4);
  expect(Array.from({ length: 10 }, () => entered(shares.enter('a'))).filter(Boolean)).toHaveLength(3);
  expect(entered(shares.enter('b'))).toBe(true);
});

it('gives one that is alone and has one place that place', () => {
  const shares = createSyncShares(1);
  const first = shares.enter('a');
  expect(entered(first)).toBe(true);
  expect(shares.enter('a')).toEqual({ again_in_ms: expect.any(Number) });
  if ('leave' in first) first.leave();
  expect(entered(shares.enter('a'))).toBe(true);
});

it('gives a place that becomes free to the one who has waited without a turn', () => {
  const shares = createSyncShares(1);
  const first = shares.enter('a');
  expect(entered(shares.enter('b'))).toBe(false);
  if ('leave' in first) first.leave();
  expect(entered(shares.enter('a'))).toBe(false);
  expect(entered(shares.enter('b'))).toBe(true);
});

it('shares equally between those who want places', () => {
  const shares = createSyncShares(4);
  for (let n = 0; n < 3; n++) shares.enter('a');
  shares.enter('b');
  const leaving = ['a', 'b', 'a', 'b'].map((name) => shares.enter(name));
  expect(leaving.some(entered)).toBe(false);
  expect(entered(shares.enter('b'))).toBe(false);
});
