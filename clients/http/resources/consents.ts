import type { CallOptions } from '../../connector-handle.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type { OauthConsent, OauthInitiate, OauthSession } from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';

export interface ConsentsClient {
  /** Send the user to `consent_url`. */
  start(
    consent: Omit<OauthInitiate, 'connector_type'> & { connector_type: string },
    options?: CallOptions & { idempotency_key?: string },
  ): Promise<OauthConsent>;
  /** How it stands; `connector_id` once it is completed. */
  get(session_id: string, options?: CallOptions): Promise<OauthSession>;
  /** Connects what a session that was started with `confirm` awaits. Repeating it is harmless. */
  confirm(session_id: string, options?: CallOptions): Promise<OauthSession>;
}

export function consentsClient(call: Transport['call'], client: Client): ConsentsClient {
  const safe = { safe: true };
  return {
    async start(consent, { idempotency_key = crypto.randomUUID(), ...options } = {}) {
      const body = consent as OauthInitiate;
      return (
        await call(
          (parts) => sdk.initiateOauth({ client, ...parts, body, headers: { 'Idempotency-Key': idempotency_key } }),
          options,
          safe,
        )
      ).data;
    },
    get: async (session_id, options) =>
      (await call((parts) => sdk.getOauthSession({ client, ...parts, path: { session_id } }), options, safe)).data,
    confirm: async (session_id, options) =>
      (await call((parts) => sdk.confirmOauthSession({ client, ...parts, path: { session_id } }), options, safe)).data,
  };
}
