import { mappings as generated } from '../generated/mappings.gen.ts';
import { checkMapping } from './definition/check-mapping.ts';
import type { ConnectorContract, ConnectorMapping } from './definition/define.ts';

/** How each connector type is fulfilled: the mapping of every folder beside this file. */
export const mappings: Readonly<Record<string, ConnectorMapping>> = generated;

export interface Connector {
  contract: ConnectorContract;
  mapping: ConnectorMapping;
}

/** By connector type. */
export type Registry = ReadonlyMap<string, Connector>;

/**
 * Joins each promise with its fulfilment, by connector type. A promise without one, and a template that cannot be
 * filled in, are build errors.
 */
export function createRegistry(contracts: Readonly<Record<string, ConnectorContract>>): Registry {
  return new Map(
    Object.entries(contracts).map(([type, contract]) => {
      const mapping = Object.hasOwn(mappings, type) ? mappings[type] : undefined;
      if (!mapping) throw new Error(`no mapping for connector type ${type}`);
      checkMapping(contract, mapping);
      return [type, { contract, mapping }] as const;
    }),
  );
}
