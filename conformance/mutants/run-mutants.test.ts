/** @lanes unit */
import { readContract } from '../runner/contract.ts';
import { allCases, readDocument } from '../runner/run-kit.ts';
import { casesOf, mutants } from './run-mutants.ts';

it('finds the cases that each mutant names', () => {
  const cases = allCases(readContract(readDocument('closed')));
  for (const mutant of mutants) expect(casesOf(mutant, cases).length).toBeGreaterThan(0);
});
