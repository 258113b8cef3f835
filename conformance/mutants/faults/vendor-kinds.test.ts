/** @lanes unit */
import { loadCases } from '../../runner/load-cases.ts';
import { mutants } from '../run-mutants.ts';
import { mutantsOfKinds, vendorKinds } from './vendor-kinds.ts';

const written = loadCases('vendor-kinds.yaml').map(({ id }) => id);

it.each(vendorKinds)('%s has a case and a mutant that the kit runs', (kind) => {
  expect(written.some((id) => id.startsWith(`vendor-kinds/${kind}/`))).toBe(true);
  const ids = mutantsOfKinds[kind].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(mutants.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

it('has a mutant for each case', () => {
  const named = new Set(Object.values(mutantsOfKinds).flatMap((list) => list.flatMap(({ cases }) => cases)));
  expect(written.filter((id) => !named.has(id))).toEqual([]);
});
