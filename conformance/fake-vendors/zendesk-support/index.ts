import { sandbox_requests_per_minute, slowAccount, type TestAccount, type VendorEntry } from '../vendor-entry.ts';
import { createDataSet, type DataSet } from './data-set.ts';
import { zendeskSupport, type Account } from './zendesk-support.ts';

/**
 * `main` is an administrator and `agent` an agent of the same help desk; `second` is another help desk, on a plan
 * without service levels.
 */
const accounts = {
  main: { email: 'owner@example.com', api_token: 'zd_sandbox_main' },
  agent: { access_token: 'zd_sandbox_agent' },
  second: { access_token: 'zd_sandbox_second' },
};

const test_credentials: Record<TestAccount, { access_token: string }> = {
  expired: { access_token: 'zd_sandbox_expired' },
  revoked: { access_token: 'zd_sandbox_revoked' },
  forbidden: { access_token: 'zd_sandbox_forbidden' },
  slow: { access_token: 'zd_sandbox_slow' },
  empty: { access_token: 'zd_sandbox_empty' },
  huge: { access_token: 'zd_sandbox_huge' },
};

/** The least help desk, without its ticket and its articles. */
function emptyDesk(): DataSet {
  const data = createDataSet({
    seed: 'empty sandbox',
    counts: { tickets: 1, users: 9, organizations: 1, articles: 0 },
  });
  for (const ticket of [...data.all('tickets')]) data.remove('tickets', ticket.id);
  return data;
}

/** A revoked token is one that the vendor does not know; an expired one is refused by `users/me` too. */
const testAccounts = (data: DataSet): Account[] => [
  { ...test_credentials.expired, name: 'expired', role: 'expired', data },
  { ...test_credentials.forbidden, name: 'forbidden', role: 'nothing', data },
  { ...test_credentials.slow, name: 'slow', data },
  { ...test_credentials.empty, name: 'empty', data: emptyDesk() },
  {
    ...test_credentials.huge,
    name: 'huge',
    data: createDataSet({ seed: 'huge sandbox', counts: { tickets: 20_000 } }),
  },
];

const oauth_client = { client_id: 'patchbay_sandbox', client_secret: 'zd_sandbox_client_secret' };

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: 'zendesk-support',
    name: 'Help desk of Acme',
    credentials: accounts.main,
    environment: { subdomain: 'brightwater' },
  },
  test_credentials,
  oauth_client,
  sandbox(redirect_uris) {
    const data = createDataSet({
      seed: 'sandbox',
      counts: { tickets: 320, users: 90, organizations: 24, articles: 30 },
    });
    const vendor = zendeskSupport({
      accounts: [
        { name: 'main', ...accounts.main, data },
        { name: 'agent', ...accounts.agent, role: 'agent', data },
        {
          name: 'second',
          ...accounts.second,
          sla: false,
          data: createDataSet({ seed: 'second sandbox', subdomain: 'northgate', counts: { tickets: 40, users: 20 } }),
        },
        ...testAccounts(data),
      ],
      rate_limit_per_minute: sandbox_requests_per_minute,
      endpoint_limits: false,
      oauth_clients: [{ ...oauth_client, redirect_uris }],
    });
    return { ...vendor, standing_faults: [slowAccount] };
  },
  // The key is the token of an administrator.
  standalone: ({ seed, api_key, counts, rate_limit }) =>
    zendeskSupport({
      accounts: [{ name: 'main', access_token: api_key, data: createDataSet({ seed, counts }) }],
      ...(!rate_limit && { rate_limit_per_minute: false as const }),
    }),
};
