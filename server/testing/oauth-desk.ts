import {
  startOauthVendor,
  type OauthVendor,
  type OauthVendorOptions,
} from '../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { startTestService, type Answer, type TestService, type TestServiceOptions } from './service.ts';

export const desk_type = 'zendesk-support';
export const desk_client = { client_id: 'patchbay', client_secret: 'desk-secret' };

/** A service whose support desk is a fake vendor with OAuth. */
export interface Desk {
  vendor: OauthVendor;
  service: TestService;
  /** A connector with tokens as if supplied by hand, of the client whose secret goes with them. */
  connect(credentials?: Record<string, string>, body?: Record<string, unknown>): Promise<string>;
  list(connector_id: string): Promise<Answer>;
  status(connector_id: string): Promise<{ status: string; status_reason?: string }>;
  /** How often something happened to a refresh, by the metrics. */
  counted(event: string): Promise<number>;
  close(): Promise<void>;
}

/** Times of a test: a lease of a second, no waiting for backoff. */
export const quick = {
  lease_ms: 1000,
  poll_ms: 20,
  look_ms: 100,
  request_ms: 2000,
  wait_ms: 8000,
  cool_down_ms: 60_000,
  backoff_ms: 1,
  backoff_max_ms: 5,
  fresh_ms: 0,
  late_ms: 300,
};

export async function startDesk(
  options: { vendor?: Partial<OauthVendorOptions>; service?: TestServiceOptions } = {},
): Promise<Desk> {
  const vendor = await startOauthVendor({
    clients: [{ ...desk_client, redirect_uris: ['http://127.0.0.1'] }],
    accounts: ['ada', 'grace'],
    ...options.vendor,
  });
  const service = await startTestService({
    counts: {},
    grant_times: quick,
    upstreams: { [desk_type]: vendor.base_url },
    ...options.service,
  });
  const { owner } = service;
  return {
    vendor,
    service,
    connect: (credentials, body) =>
      service.createConnector(owner, {
        connector_type: desk_type,
        credentials: credentials ?? { ...vendor.server.issueTokens('ada'), ...desk_client },
        environment: { subdomain: 'brightwater' },
        ...body,
      }),
    list: (connector_id) =>
      service.call('POST', `/api/v1/integrations/connectors/${connector_id}/execute`, {
        token: owner.token,
        body: { entity: 'tickets', action: 'list' },
        executed: { connector_type: desk_type, entity: 'tickets', action: 'list' },
      }),
    status: async (connector_id) =>
      (await service.call('GET', `/api/v1/integrations/connectors/${connector_id}`, { token: owner.token })).body,
    async counted(event) {
      const text = await service.services.metrics.registry.metrics();
      return Number(new RegExp(`refresh_events_total\\{[^}]*event="${event}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    },
    async close() {
      await service.close();
      await vendor.close();
    },
  };
}
