/** The fake vendors of the sandbox: realistic data on loopback, the same on every start. */
import { createDataSet as createAds } from '../../conformance/upstreams/facebook-marketing/data-set.ts';
import { facebookMarketing } from '../../conformance/upstreams/facebook-marketing/facebook-marketing.ts';
import { createDataSet } from '../../conformance/upstreams/incident-io/data-set.ts';
import { incidentIo } from '../../conformance/upstreams/incident-io/incident-io.ts';
import { startUpstream } from '../../conformance/upstreams/start.ts';
import type { FakeVendor } from '../../conformance/upstreams/vendor.ts';
import { createDataSet as createHelpDesk } from '../../conformance/upstreams/zendesk-support/data-set.ts';
import { zendeskSupport } from '../../conformance/upstreams/zendesk-support/zendesk-support.ts';
import type { CreationBody, SandboxFile } from './sandbox-file.ts';

interface SandboxVendor {
  connector: CreationBody;
  /** `redirect_uris`: what the addresses begin with to which its consents may return. */
  vendor(redirect_uris: string[]): FakeVendor;
}

/**
 * Accounts by the name that faults and data changes take (`account`). Their keys open nothing but this fake, so they can be constants; the second account is there
 * to see that customers do not meet.
 */
export const incident_accounts = { main: 'inc_sandbox_main', second: 'inc_sandbox_second' };

/** `main` is an administrator, `agent` somebody of the same help desk who is none; `second` is another help desk, on a plan without service levels. */
export const zendesk_accounts = {
  main: { email: 'owner@example.com', api_token: 'zd_sandbox_main' },
  agent: { access_token: 'zd_sandbox_agent' },
  second: { access_token: 'zd_sandbox_second' },
};
export const facebook_tokens = { main: 'EAAsandboxmain', second: 'EAAsandboxsecond' };

/** The sandbox's own OAuth clients at its vendors. */
const oauth_clients = {
  'zendesk-support': { client_id: 'patchbay_sandbox', client_secret: 'zd_sandbox_client_secret' },
  'facebook-marketing': { client_id: '1171825047264321', client_secret: 'fb_sandbox_app_secret' },
};

/** As many a minute as the sandbox itself allows a client: the vendor's real limit would only get in the way. */
const requests_per_minute = 60_000;

const vendors: SandboxVendor[] = [
  {
    connector: { customer_name: 'acme', connector_type: 'incident-io', name: 'Incidents of Acme', credentials: { api_key: incident_accounts.main } },
    vendor: () =>
      incidentIo({
        accounts: [
          {
            api_key: incident_accounts.main,
            name: 'main',
            data: createDataSet({ seed: 'sandbox', counts: { incidents: 240, alerts: 420, escalations: 150, users: 64, incident_updates: 720, schedules: 30 } }),
          },
          {
            api_key: incident_accounts.second,
            name: 'second',
            data: createDataSet({ seed: 'second sandbox', slug: 'northgate', counts: { incidents: 35, alerts: 60, escalations: 20, users: 12, incident_updates: 90, schedules: 5 } }),
          },
        ],
        rate_limit_per_minute: requests_per_minute,
      }),
  },
  {
    connector: {
      customer_name: 'acme',
      connector_type: 'zendesk-support',
      name: 'Help desk of Acme',
      credentials: zendesk_accounts.main,
      environment: { subdomain: 'brightwater' },
    },
    vendor: (redirect_uris) => {
      const data = createHelpDesk({ seed: 'sandbox', counts: { tickets: 320, users: 90, organizations: 24, articles: 30 } });
      return zendeskSupport({
        accounts: [
          { name: 'main', ...zendesk_accounts.main, data },
          { name: 'agent', ...zendesk_accounts.agent, role: 'agent', data },
          { name: 'second', ...zendesk_accounts.second, sla: false, data: createHelpDesk({ seed: 'second sandbox', subdomain: 'northgate', counts: { tickets: 40, users: 20 } }) },
        ],
        rate_limit_per_minute: requests_per_minute,
        endpoint_limits: false,
        oauth_clients: [{ ...oauth_clients['zendesk-support'], redirect_uris }],
      });
    },
  },
  {
    connector: {
      customer_name: 'acme',
      connector_type: 'facebook-marketing',
      name: 'Advertising of Acme',
      // A token that the vendor calls permanent: one of a consent is dead for the service at the vendor's first refusal.
      credentials: { account_key: facebook_tokens.main },
      replication_config: { account_ids: '1048576000000017,1048576000000033' },
    },
    vendor: (redirect_uris) =>
      facebookMarketing({
        oauth_clients: [{ ...oauth_clients['facebook-marketing'], redirect_uris }],
        tokens: [
          // The token may use a third ad account, which the connector is not bound to.
          { access_token: facebook_tokens.main, name: 'main', data: createAds({ seed: 'sandbox' }) },
          { access_token: facebook_tokens.second, name: 'second', user: { id: '10158934471239999', name: 'Northgate' }, data: createAds({ seed: 'second sandbox', accounts: [{ account_id: '2097152000000011', name: 'Northgate' }] }) },
        ],
      }),
  },
];

export interface SandboxVendors {
  /** Connector type -> what creates a connector to it. */
  connectors: Record<string, CreationBody>;
  upstreams: SandboxFile['upstreams'];
  oauth_clients: Record<string, { client_id: string; client_secret: string }>;
  close(): Promise<void>;
}

export async function startVendors(redirect_uris: string[]): Promise<SandboxVendors> {
  const started = await Promise.all(vendors.map(async ({ connector, vendor }) => ({ connector, upstream: await startUpstream(vendor(redirect_uris)) })));
  return {
    connectors: Object.fromEntries(started.map(({ connector }) => [connector.connector_type, connector])),
    upstreams: Object.fromEntries(started.map(({ upstream: { type, base_url, control_url } }) => [type, { base_url, control_url }])),
    oauth_clients,
    async close() {
      await Promise.all(started.map(({ upstream }) => upstream.close()));
    },
  };
}
