/**
 * Some files try many values of one kind: samples, pages, connector types. `npm test` tries as many of them as
 * PATCHBAY_TEST_SAMPLES says, drawn by the seed; `npm run test:full`, and a run where it is `all`, tries all of them.
 */
import { sampled } from '../../conformance/runner/sampled.ts';

const given = process.env['PATCHBAY_TEST_SAMPLES'] ?? 'all';
const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? 1);

/** Whether this run draws: all is tried otherwise. */
export const draws = given !== 'all';

/** One of `list` that the seed chooses, the next one for a higher `place`; all of them where nothing is drawn. */
export const drawnOne = <T>(list: readonly T[], place = 0): T[] => {
  const at = (seed + place) % list.length;
  return draws ? list.slice(at, at + 1) : [...list];
};

/** A share of PATCHBAY_TEST_SAMPLES elements, in their order, and says which. */
export function drawn<T>(list: readonly T[], titleOf: (each: T) => string, share = 1): T[] {
  if (!draws) return [...list];
  const chosen = new Set(sampled(list, Math.max(1, Math.round(Number(given) * share)), seed));
  const found = list.filter((each) => chosen.has(each));
  if (found.length < list.length)
    process.stdout.write(`          drawn, ${found.length} of ${list.length}: ${found.map(titleOf).join(', ')}\n`);
  return found;
}
