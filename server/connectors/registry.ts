import type { ConnectorContract, ConnectorMapping } from './define.ts';
import { facebookMarketing } from './facebook-marketing/mapping.ts';
import { incidentIo } from './incident-io/mapping.ts';
import { zendeskSupport } from './zendesk-support/mapping.ts';

/** How each connector type is fulfilled; a new vendor is one line here. */
export const mappings: Readonly<Record<string, ConnectorMapping>> = {
  'facebook-marketing': facebookMarketing,
  'incident-io': incidentIo,
  'zendesk-support': zendeskSupport,
};

export interface Connector {
  contract: ConnectorContract;
  mapping: ConnectorMapping;
}

/** Joins each promise with its fulfilment, by connector type; a promise that nobody fulfils is a mistake of the build. */
export function createRegistry(contracts: Readonly<Record<string, ConnectorContract>>): ReadonlyMap<string, Connector> {
  return new Map(
    Object.entries(contracts).map(([type, contract]) => {
      const mapping = Object.hasOwn(mappings, type) ? mappings[type] : undefined;
      if (!mapping) throw new Error(`no mapping for connector type ${type}`);
      return [type, { contract, mapping }] as const;
    }),
  );
}
