import type { CallOptions } from '../../connector-handle.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { Erasure } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';

export interface CustomersClient {
  /** Deletes everything of a customer. */
  erase(customer_name: string, options?: CallOptions): Promise<Erasure>;
  /** The latest erasure of a customer; it has a receipt once it has ended. */
  erasure(customer_name: string, options?: CallOptions): Promise<Erasure>;
}

export function customersClient(call: Transport['call'], client: Client): CustomersClient {
  const safe = { safe: true };
  return {
    erase: async (customer_name, options) =>
      (await call((parts) => sdk.deleteCustomer({ client, ...parts, path: { customer_name } }), options)).data,
    erasure: async (customer_name, options) =>
      (await call((parts) => sdk.getErasure({ client, ...parts, path: { customer_name } }), options, safe)).data,
  };
}
