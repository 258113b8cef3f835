/** Which files a run of a sample takes (`.config/draw.mjs`). */
import { draw, isTouched, leftOut } from '../../.config/draw.mjs';

const both = ['sqlite', 'mariadb'];
const seeds = Array.from({ length: 400 }, (_, seed) => String(seed));
const taken = (path: string, options: { touched: boolean; period?: number }) =>
  seeds.map((seed) => draw(path, both, { seed, ...options }));

describe('a run of a sample', () => {
  it('runs a touched file in all of its lanes, however seldom it is drawn', () => {
    for (const lanes of taken('server/consent/connect.test.ts', { touched: true, period: 8 })) expect(lanes).toBe(both);
  });

  it('runs what proves the engines on both', () => {
    for (const lanes of taken('server/search/differential.test.ts', { touched: false })) expect(lanes).toBe(both);
  });

  it('runs any other file in one lane, and each lane with about half of the seeds', () => {
    const found = taken('server/consent/connect.test.ts', { touched: false });
    expect(new Set(found.map(({ length }) => length))).toEqual(new Set([1]));
    for (const lane of both) expect(found.flat().filter((each) => each === lane).length).toBeGreaterThan(150);
  });

  it('runs a file with a period with about as many of the seeds as that says, always the same for one seed', () => {
    const found = taken('server/consent/connect.test.ts', { touched: false, period: 4 });
    expect(found.flat().length).toBeGreaterThan(60);
    expect(found.flat().length).toBeLessThan(140);
    expect(taken('server/consent/connect.test.ts', { touched: false, period: 4 })).toEqual(found);
  });

  it.each([
    ['beside it', 'server/consent/html.ts', true],
    ['itself', 'server/consent/connect.test.ts', true],
    ['imported', 'server/testing/service.ts', true],
    ['in a folder that it imports from', 'server/vault/other.ts', true],
    ['the packages', 'package-lock.json', true],
    ['in another folder', 'server/search/paging.ts', false],
    ['another test beside it', 'server/consent/consent.test.ts', false],
    ['another helper of tests', 'server/testing/chaos.ts', false],
    ['in a folder inside its own', 'server/consent/assets/logo.svg', false],
  ])('says whether a change touches a file: %s', (_where, changed, touched) => {
    const imports = ['server/testing/service.ts', 'server/vault/vault.ts'];
    expect(isTouched('server/consent/connect.test.ts', imports, [changed])).toBe(touched);
  });

  it('leaves no file out of every run, and none where the packages have changed', () => {
    const runs = seeds.slice(0, 60).map((seed) => leftOut({ seed, changed: [] }).files);
    const always = runs.reduce((some, each) => some.filter((file) => each.includes(file)));
    expect(always).toEqual([]);
    expect(leftOut({ seed: '1', changed: ['package-lock.json'] })).toEqual({ files: [], lanes: 0 });
  });
});
