/** Which files a run of a sample takes (`.config/draw.mjs`). */
import { draw, leftOut, touchOf, type Touch } from '../../.config/draw.mjs';

const both = ['sqlite', 'mariadb'];
const seeds = Array.from({ length: 400 }, (_, seed) => String(seed));
const taken = (path: string, options: { touch: Touch; period?: number; is_long?: boolean }) =>
  seeds.map((seed) => draw(path, both, { seed, ...options }));

describe('a run of a sample', () => {
  it('runs a changed file in all of its lanes, however long it takes and seldom it is drawn', () => {
    for (const lanes of taken('server/consent/connect.test.ts', { touch: 'itself', period: 8, is_long: true }))
      expect(lanes).toBe(both);
  });

  it('runs a short file beside a change in all of its lanes', () => {
    for (const lanes of taken('server/consent/connect.test.ts', { touch: 'beside' })) expect(lanes).toBe(both);
  });

  it.each([
    ['long', { touch: 'beside', is_long: true }],
    ['long', { touch: 'imported', is_long: true }],
    ['short', { touch: 'imported' }],
  ] as const)('runs a %s file in one lane, and in every run, with %j', (_which, options) => {
    const found = taken('server/consent/connect.test.ts', { ...options, period: 8 });
    expect(new Set(found.map(({ length }) => length))).toEqual(new Set([1]));
    expect(new Set(found.flat())).toEqual(new Set(both));
  });

  it('runs what proves the engines on both', () => {
    for (const lanes of taken('server/search/differential.test.ts', { touch: undefined })) expect(lanes).toBe(both);
  });

  it('runs any other file in one lane, and each lane with about half of the seeds', () => {
    const found = taken('server/consent/connect.test.ts', { touch: undefined });
    expect(new Set(found.map(({ length }) => length))).toEqual(new Set([1]));
    for (const lane of both) expect(found.flat().filter((each) => each === lane).length).toBeGreaterThan(150);
  });

  it('runs a file with a period with about as many of the seeds as that says, always the same for one seed', () => {
    const found = taken('server/consent/connect.test.ts', { touch: undefined, period: 4 });
    expect(found.flat().length).toBeGreaterThan(60);
    expect(found.flat().length).toBeLessThan(140);
    expect(taken('server/consent/connect.test.ts', { touch: undefined, period: 4 })).toEqual(found);
  });

  it.each([
    ['beside it', 'server/consent/html.ts', 'beside'],
    ['itself', 'server/consent/connect.test.ts', 'itself'],
    ['imported', 'server/testing/service.ts', 'imported'],
    ['in a folder that it imports from', 'server/vault/other.ts', 'imported'],
    ['the packages', 'package-lock.json', 'itself'],
    ['in another folder', 'server/search/paging.ts', undefined],
    ['another test beside it', 'server/consent/consent.test.ts', undefined],
    ['another helper of tests', 'server/testing/chaos.ts', undefined],
    ['in a folder inside its own', 'server/consent/assets/logo.svg', undefined],
  ])('says how near to a file a change is: %s', (_where, changed, touch) => {
    const imports = ['server/testing/service.ts', 'server/vault/vault.ts'];
    expect(touchOf('server/consent/connect.test.ts', imports, [changed])).toBe(touch);
  });

  it('leaves no file out of every run, and none where the packages have changed', () => {
    const runs = seeds.slice(0, 60).map((seed) => leftOut({ seed, changed: [] }).files);
    const always = runs.reduce((some, each) => some.filter((file) => each.includes(file)));
    expect(always).toEqual([]);
    expect(leftOut({ seed: '1', changed: ['package-lock.json'] })).toEqual({ files: [], lanes: 0 });
  });
});
