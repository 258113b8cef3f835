import { sandbox_requests_per_minute, slowAccount, type TestAccount, type VendorEntry } from '../vendor-entry.ts';
import { createDataSet, type DataSet } from './records/data-set.ts';
import { incidentIo, type Account } from './incident-io.ts';

/** Keys by account; the second account shows that customers do not meet. */
const keys = { main: 'inc_sandbox_main', second: 'inc_sandbox_second' };

const test_credentials: Record<TestAccount, { api_key: string }> = {
  expired: { api_key: 'inc_sandbox_expired' },
  revoked: { api_key: 'inc_sandbox_revoked' },
  forbidden: { api_key: 'inc_sandbox_forbidden' },
  slow: { api_key: 'inc_sandbox_slow' },
  empty: { api_key: 'inc_sandbox_empty' },
  huge: { api_key: 'inc_sandbox_huge' },
};

/** The vendor's keys do not expire: an expired and a revoked one are both unknown to it. */
const testAccounts = (data: DataSet): Account[] => [
  { ...test_credentials.forbidden, name: 'forbidden', data, permissions: [] },
  { ...test_credentials.slow, name: 'slow', data },
  {
    ...test_credentials.empty,
    name: 'empty',
    data: createDataSet({
      seed: 'empty sandbox',
      counts: { incidents: 0, alerts: 0, escalations: 0, incident_updates: 0, schedules: 0 },
    }),
  },
  {
    ...test_credentials.huge,
    name: 'huge',
    data: createDataSet({ seed: 'huge sandbox', counts: { incidents: 50_000, users: 500 } }),
  },
];

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: 'incident-io',
    name: 'Incidents of Acme',
    credentials: { api_key: keys.main },
  },
  tour: ['incidents list', 'incidents get --param id=123', 'users list --all --json'],
  test_credentials,
  sandbox() {
    const data = createDataSet({
      seed: 'sandbox',
      counts: { incidents: 240, alerts: 420, escalations: 150, users: 64, incident_updates: 720, schedules: 30 },
    });
    const second = createDataSet({
      seed: 'second sandbox',
      slug: 'northgate',
      counts: { incidents: 35, alerts: 60, escalations: 20, users: 12, incident_updates: 90, schedules: 5 },
    });
    const vendor = incidentIo({
      accounts: [
        { api_key: keys.main, name: 'main', data },
        { api_key: keys.second, name: 'second', data: second },
        ...testAccounts(data),
      ],
      rate_limit_per_minute: sandbox_requests_per_minute,
    });
    return { ...vendor, standing_faults: [slowAccount] };
  },
  standalone: ({ seed, api_key, counts, rate_limit }) =>
    incidentIo({
      accounts: [{ api_key, name: 'main', data: createDataSet({ seed, counts }) }],
      ...(!rate_limit && { rate_limit_per_minute: false as const }),
    }),
};
