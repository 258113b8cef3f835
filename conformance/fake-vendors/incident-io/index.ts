import { sandbox_requests_per_minute, type VendorEntry } from '../vendor-entry.ts';
import { createDataSet } from './data-set.ts';
import { incidentIo } from './incident-io.ts';

/** Keys by account; the second account shows that customers do not meet. */
const keys = { main: 'inc_sandbox_main', second: 'inc_sandbox_second' };

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: 'incident-io',
    name: 'Incidents of Acme',
    credentials: { api_key: keys.main },
  },
  tour: ['incidents list', 'incidents get --param id=123', 'users list --all --json'],
  sandbox: () =>
    incidentIo({
      accounts: [
        {
          api_key: keys.main,
          name: 'main',
          data: createDataSet({
            seed: 'sandbox',
            counts: { incidents: 240, alerts: 420, escalations: 150, users: 64, incident_updates: 720, schedules: 30 },
          }),
        },
        {
          api_key: keys.second,
          name: 'second',
          data: createDataSet({
            seed: 'second sandbox',
            slug: 'northgate',
            counts: { incidents: 35, alerts: 60, escalations: 20, users: 12, incident_updates: 90, schedules: 5 },
          }),
        },
      ],
      rate_limit_per_minute: sandbox_requests_per_minute,
    }),
  standalone: ({ seed, api_key, counts, rate_limit }) =>
    incidentIo({
      accounts: [{ api_key, name: 'main', data: createDataSet({ seed, counts }) }],
      ...(!rate_limit && { rate_limit_per_minute: false as const }),
    }),
};
