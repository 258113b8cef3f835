import type { Case } from '../case.ts';
import type { Contract } from '../contract.ts';
import { actionCases } from './actions.ts';
import { accessCases } from './access.ts';
import { aggregateCases } from './aggregate.ts';
import { bodyCases } from './bodies.ts';
import { faultCases } from './faults.ts';
import { parameterCases } from './parameters.ts';
import { protocolCases } from './protocol.ts';
import { searchCases } from './search.ts';

/**
 * The cases that follow from the contract alone: each operation, entity and action times what its declaration promises.
 */
export function multiplied(contract: Contract): Case[] {
  const operations = contract.operations.flatMap((operation) => [
    ...accessCases(contract, operation),
    ...protocolCases(contract, operation),
    ...parameterCases(contract, operation),
    ...bodyCases(contract, operation),
  ]);
  return [
    ...operations,
    ...contract.actions.flatMap((action) =>
      action.action === 'search'
        ? searchCases(contract, action)
        : action.action === 'aggregate'
          ? aggregateCases(contract, action)
          : [...actionCases(contract, action), ...faultCases(contract, action)],
    ),
  ];
}
