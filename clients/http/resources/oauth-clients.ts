import type { CallOptions } from '../../connector-handle.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { OauthClient, OauthClientInput } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';

/** The organization's own OAuth clients at vendors, one per connector type. Their secrets are never returned. */
export interface OauthClientsClient {
  get(connector_type: string, options?: CallOptions): Promise<OauthClient>;
  /**
   * Stores a client, or replaces its secret. Another `client_id` is refused while connectors hold tokens of the former.
   */
  put(connector_type: string, oauth_client: OauthClientInput, options?: CallOptions): Promise<OauthClient>;
  delete(connector_type: string, options?: CallOptions): Promise<void>;
}

export function oauthClientsClient(call: Transport['call'], client: Client): OauthClientsClient {
  const safe = { safe: true };
  const at = (connector_type: string) => ({ client, path: { connector_type } });
  return {
    get: async (type, options) =>
      (await call((parts) => sdk.getOauthClient({ ...at(type), ...parts }), options, safe)).data,
    put: async (type, body, options) =>
      (await call((parts) => sdk.putOauthClient({ ...at(type), ...parts, body }), options, safe)).data,
    async delete(type, options) {
      await call((parts) => sdk.deleteOauthClient({ ...at(type), ...parts }), options);
    },
  };
}
