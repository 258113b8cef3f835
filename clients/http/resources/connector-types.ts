import type { CallOptions } from '../../connector-handle.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { CatalogueEntry } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';

export interface ConnectorTypesClient {
  list(options?: CallOptions): Promise<CatalogueEntry[]>;
  get(connector_type: string, options?: CallOptions): Promise<CatalogueEntry>;
}

export function connectorTypesClient(call: Transport['call'], client: Client): ConnectorTypesClient {
  const safe = { safe: true };
  return {
    list: async (options) =>
      (await call((parts) => sdk.listConnectorTypes({ client, ...parts }), options, safe)).data.data,
    get: async (connector_type, options) =>
      (await call((parts) => sdk.getConnectorType({ client, ...parts, path: { connector_type } }), options, safe)).data,
  };
}
