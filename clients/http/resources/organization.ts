import type { CallOptions } from '../../connector-handle.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { Organization, OrganizationUpdate } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';

export interface OrganizationClient {
  get(options?: CallOptions): Promise<Organization>;
  update(change: OrganizationUpdate, options?: CallOptions): Promise<Organization>;
}

export function organizationClient(call: Transport['call'], client: Client): OrganizationClient {
  const safe = { safe: true };
  return {
    get: async (options) => (await call((parts) => sdk.getOrganization({ client, ...parts }), options, safe)).data,
    update: async (body, options) =>
      (await call((parts) => sdk.updateOrganization({ client, ...parts, body }), options)).data,
  };
}
