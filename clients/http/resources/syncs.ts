import type { CallOptions, Listing } from '../../connector-handle.ts';
import { listing } from '../../pages.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { ListSyncsData, Sync, SyncStart } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';
import { given } from './given.ts';

export interface SyncsClient {
  /** `sync_in_progress` where one is under way; `error.problem.sync_id` names it. */
  start(connector_id: string, sync?: SyncStart, options?: CallOptions & { idempotency_key?: string }): Promise<Sync>;
  get(connector_id: string, sync_id: string, options?: CallOptions): Promise<Sync>;
  list(connector_id: string, filter?: NonNullable<ListSyncsData['query']>, options?: CallOptions): Listing<Sync>;
  cancel(connector_id: string, sync_id: string, options?: CallOptions): Promise<Sync>;
}

export function syncsClient(call: Transport['call'], client: Client): SyncsClient {
  const safe = { safe: true };
  return {
    async start(connector_id, body = {}, { idempotency_key = crypto.randomUUID(), ...options } = {}) {
      return (
        await call(
          (parts) =>
            sdk.startSync({
              client,
              ...parts,
              path: { connector_id },
              body,
              headers: { 'Idempotency-Key': idempotency_key },
            }),
          options,
          safe,
        )
      ).data;
    },
    get: async (connector_id, sync_id, options) =>
      (await call((parts) => sdk.getSync({ client, ...parts, path: { connector_id, sync_id } }), options, safe)).data,
    list(connector_id, { after: start, ...filter } = {}, options) {
      return listing(
        async (after) =>
          (
            await call(
              (parts) =>
                sdk.listSyncs({
                  client,
                  ...parts,
                  path: { connector_id },
                  query: { ...filter, ...given('after', after) },
                }),
              options,
              safe,
            )
          ).data,
        start,
      );
    },
    cancel: async (connector_id, sync_id, options) =>
      (await call((parts) => sdk.cancelSync({ client, ...parts, path: { connector_id, sync_id } }), options, safe))
        .data,
  };
}
