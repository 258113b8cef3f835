import type { CallOptions, Listing } from '../../connector-handle.ts';
import { listing } from '../../pages.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { AgentToken, AgentTokenRequest, CreatedAgentToken, ListAgentTokensData } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';
import { given } from './given.ts';

export interface AgentTokensClient {
  create(token: AgentTokenRequest, options?: CallOptions): Promise<CreatedAgentToken>;
  list(filter?: NonNullable<ListAgentTokensData['query']>, options?: CallOptions): Listing<AgentToken>;
  revoke(token_id: string, options?: CallOptions): Promise<void>;
}

export function agentTokensClient(call: Transport['call'], client: Client): AgentTokensClient {
  const safe = { safe: true };
  return {
    create: async (body, options) =>
      (await call((parts) => sdk.createAgentToken({ client, ...parts, body }), options)).data,
    list: ({ after: start, ...filter } = {}, options) =>
      listing(
        async (after) =>
          (
            await call(
              (parts) => sdk.listAgentTokens({ client, ...parts, query: { ...filter, ...given('after', after) } }),
              options,
              safe,
            )
          ).data,
        start,
      ),
    revoke: async (token_id, options) => {
      await call((parts) => sdk.deleteAgentToken({ client, ...parts, path: { token_id } }), options);
    },
  };
}
