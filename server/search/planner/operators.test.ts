import { meanings, type FieldOperator } from '../../../conformance/reference/evaluate.ts';
import { searchOperators } from '../../generated/search.gen.ts';
import { compilers, type Compilers } from './compile.ts';
import { narrowers, type Narrowers } from './narrow.ts';
import { recordMeanings } from './evaluate.ts';
import { keyUse } from './plan.ts';

// The compiler proves these: an expected error that does not come is an error.
describe('an operator of openapi/search/operators.yaml', () => {
  it('does not compile until it is compiled, planned, narrowed and given a meaning', () => {
    const { gt: _compiled, ...compiled } = compilers;
    // @ts-expect-error gt is missing
    const incomplete: Compilers = compiled;
    const { gt: _narrowed, ...narrowed } = narrowers;
    // @ts-expect-error gt is missing
    const unnarrowed: Narrowers = narrowed;
    const { gt: _planned, ...planned } = keyUse;
    // @ts-expect-error gt is missing
    const unplanned: typeof keyUse = planned;
    const { gt: _meaning, ...meaningful } = meanings;
    // @ts-expect-error gt is missing
    const meaningless: typeof meanings = meaningful;
    expect([incomplete, unnarrowed, unplanned, meaningless]).toHaveLength(4);
  });

  it('is one that every table has, and no table has another', () => {
    const operators = Object.keys(searchOperators)
      .filter((name) => !['and', 'or', 'not'].includes(name))
      .sort();
    const named: Record<string, FieldOperator[]> = {
      meanings: Object.keys(meanings) as FieldOperator[],
      narrowers: Object.keys(narrowers) as FieldOperator[],
      keyUse: Object.keys(keyUse) as FieldOperator[],
      recordMeanings: Object.keys(recordMeanings) as FieldOperator[],
      compilers: [...(Object.keys(compilers) as FieldOperator[]), 'neq'], // the negation of eq
    };
    for (const [table, names] of Object.entries(named)) expect([table, names.sort()]).toEqual([table, operators]);
  });
});
