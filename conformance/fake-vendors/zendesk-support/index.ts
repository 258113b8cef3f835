import { sandbox_requests_per_minute, type VendorEntry } from '../vendor-entry.ts';
import { createDataSet } from './data-set.ts';
import { zendeskSupport } from './zendesk-support.ts';

/**
 * `main` is an administrator and `agent` an agent of the same help desk; `second` is another help desk, on a plan
 * without service levels.
 */
const accounts = {
  main: { email: 'owner@example.com', api_token: 'zd_sandbox_main' },
  agent: { access_token: 'zd_sandbox_agent' },
  second: { access_token: 'zd_sandbox_second' },
};
const oauth_client = { client_id: 'patchbay_sandbox', client_secret: 'zd_sandbox_client_secret' };

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: 'zendesk-support',
    name: 'Help desk of Acme',
    credentials: accounts.main,
    environment: { subdomain: 'brightwater' },
  },
  oauth_client,
  sandbox(redirect_uris) {
    const data = createDataSet({
      seed: 'sandbox',
      counts: { tickets: 320, users: 90, organizations: 24, articles: 30 },
    });
    return zendeskSupport({
      accounts: [
        { name: 'main', ...accounts.main, data },
        { name: 'agent', ...accounts.agent, role: 'agent', data },
        {
          name: 'second',
          ...accounts.second,
          sla: false,
          data: createDataSet({ seed: 'second sandbox', subdomain: 'northgate', counts: { tickets: 40, users: 20 } }),
        },
      ],
      rate_limit_per_minute: sandbox_requests_per_minute,
      endpoint_limits: false,
      oauth_clients: [{ ...oauth_client, redirect_uris }],
    });
  },
  // The key is the token of an administrator.
  standalone: ({ seed, api_key, counts, rate_limit }) =>
    zendeskSupport({
      accounts: [{ name: 'main', access_token: api_key, data: createDataSet({ seed, counts }) }],
      ...(!rate_limit && { rate_limit_per_minute: false as const }),
    }),
};
