import type { CallOptions, Listing } from '../../connector-handle.ts';
import { listing } from '../../pages.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type {
  ListWebhookDeliveriesData,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointUpdate,
  WebhookReplay,
} from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';
import { verifyWebhook, type WebhookHeaders, type WebhookMessage } from './verify.ts';

type Keyed = CallOptions & { idempotency_key?: string };
export type DeliveryFilter = NonNullable<ListWebhookDeliveriesData['query']>;

export interface WebhooksClient {
  /** Verifies what a receiver got and returns what it says; throws a WebhookVerificationError otherwise. */
  verify(headers: WebhookHeaders, body: string | Uint8Array, secret: string): Promise<WebhookMessage>;
  /** The endpoint with its `secret`, which is returned only here and by `rotateSecret`. */
  create(endpoint: WebhookEndpointCreate, options?: Keyed): Promise<WebhookEndpoint>;
  get(id: string, options?: CallOptions): Promise<WebhookEndpoint>;
  list(options?: CallOptions): Listing<WebhookEndpoint>;
  update(id: string, change: WebhookEndpointUpdate, options?: CallOptions): Promise<WebhookEndpoint>;
  delete(id: string, options?: CallOptions): Promise<void>;
  /** The secret before it signs beside the new one for 24 hours. */
  rotateSecret(id: string, options?: Keyed): Promise<WebhookEndpoint>;
  /** Sends a test event now and returns the outcome. */
  test(id: string, options?: CallOptions): Promise<WebhookAttempt>;
  deliveries(id: string, filter?: DeliveryFilter, options?: CallOptions): Listing<WebhookDelivery>;
  /** Returns how many deliveries are pending now. */
  replay(id: string, what: WebhookReplay, options?: Keyed): Promise<number>;
}

export function webhooksClient(call: Transport['call'], client: Client): WebhooksClient {
  const safe = { safe: true };
  const at = (endpoint_id: string) => ({ client, path: { endpoint_id } });
  const keyed = ({ idempotency_key = crypto.randomUUID(), ...options }: Keyed = {}) => ({
    headers: { 'Idempotency-Key': idempotency_key },
    options,
  });
  const place = (after: string | undefined) => (after === undefined ? {} : { after });
  return {
    verify: verifyWebhook,
    async create(body, given) {
      const { headers, options } = keyed(given);
      return (await call((parts) => sdk.createWebhookEndpoint({ client, ...parts, body, headers }), options, safe))
        .data;
    },
    get: async (id, options) =>
      (await call((parts) => sdk.getWebhookEndpoint({ ...at(id), ...parts }), options, safe)).data,
    list: (options) =>
      listing(
        async (after) =>
          (await call((parts) => sdk.listWebhookEndpoints({ client, ...parts, query: place(after) }), options, safe))
            .data,
      ),
    update: async (id, body, options) =>
      (await call((parts) => sdk.updateWebhookEndpoint({ ...at(id), ...parts, body }), options, safe)).data,
    async delete(id, options) {
      await call((parts) => sdk.deleteWebhookEndpoint({ ...at(id), ...parts }), options);
    },
    async rotateSecret(id, given) {
      const { headers, options } = keyed(given);
      return (await call((parts) => sdk.rotateWebhookSecret({ ...at(id), ...parts, headers }), options, safe)).data;
    },
    test: async (id, options) =>
      (await call((parts) => sdk.testWebhookEndpoint({ ...at(id), ...parts }), options)).data,
    deliveries: (id, { after: start, ...filter } = {}, options) =>
      listing(
        async (after) =>
          (
            await call(
              (parts) => sdk.listWebhookDeliveries({ ...at(id), ...parts, query: { ...filter, ...place(after) } }),
              options,
              safe,
            )
          ).data,
        start,
      ),
    async replay(id, body, given) {
      const { headers, options } = keyed(given);
      return (await call((parts) => sdk.replayWebhookDeliveries({ ...at(id), ...parts, body, headers }), options, safe))
        .data.replayed;
    },
  };
}
