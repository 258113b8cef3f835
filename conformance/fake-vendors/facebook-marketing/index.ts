import type { VendorEntry } from '../vendor-entry.ts';
import { createDataSet } from './data-set.ts';
import { facebookMarketing } from './facebook-marketing.ts';

const tokens = { main: 'EAAsandboxmain', second: 'EAAsandboxsecond' };
const oauth_client = { client_id: '1171825047264321', client_secret: 'fb_sandbox_app_secret' };

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: 'facebook-marketing',
    name: 'Advertising of Acme',
    // A token that the vendor calls permanent: one of a consent is invalid for the service at the vendor's first
    // refusal.
    credentials: { account_key: tokens.main },
    replication_config: { account_ids: '1048576000000017,1048576000000033' },
  },
  oauth_client,
  sandbox: (redirect_uris) =>
    facebookMarketing({
      oauth_clients: [{ ...oauth_client, redirect_uris }],
      tokens: [
        // The token may use a third ad account, which the connector is not bound to.
        { access_token: tokens.main, name: 'main', data: createDataSet({ seed: 'sandbox' }) },
        {
          access_token: tokens.second,
          name: 'second',
          user: { id: '10158934471239999', name: 'Northgate' },
          data: createDataSet({
            seed: 'second sandbox',
            accounts: [{ account_id: '2097152000000011', name: 'Northgate' }],
          }),
        },
      ],
    }),
  standalone: ({ seed, api_key, rate_limit }) =>
    facebookMarketing({
      tokens: [{ access_token: api_key, name: 'main', data: createDataSet({ seed }) }],
      calls_per_hour: rate_limit ? 20_000 : false,
    }),
};
