import { slowAccount, type TestAccount, type VendorEntry } from '../vendor-entry.ts';
import { createDataSet, type DataSet } from './data-set.ts';
import { facebookMarketing, type Token } from './facebook-marketing.ts';
import type { Counts } from './world.ts';

const tokens = { main: 'EAAsandboxmain', second: 'EAAsandboxsecond' };
const account_ids = ['1048576000000017', '1048576000000033'];

const test_credentials: Record<TestAccount, { account_key: string }> = {
  expired: { account_key: 'EAAsandboxexpired' },
  revoked: { account_key: 'EAAsandboxrevoked' },
  forbidden: { account_key: 'EAAsandboxforbidden' },
  slow: { account_key: 'EAAsandboxslow' },
  empty: { account_key: 'EAAsandboxempty' },
  huge: { account_key: 'EAAsandboxhuge' },
};

const accountsWith = (counts: Partial<Counts>) => account_ids.map((account_id) => ({ account_id, counts }));
const nothing: Counts = {
  campaigns: 0,
  ad_sets: 0,
  ads: 0,
  ad_creatives: 0,
  custom_conversions: 0,
  images: 0,
  videos: 0,
  pixels: 0,
};
const many: Partial<Counts> = { campaigns: 100, ad_sets: 1000, ads: 10_000 };

/** A revoked token is one that the vendor does not know. */
const testTokens = (data: DataSet): Token[] => {
  const named = (name: TestAccount) => ({ access_token: test_credentials[name].account_key, name });
  return [
    { ...named('expired'), data, expired: true },
    { ...named('forbidden'), data, scopes: ['public_profile'] },
    { ...named('slow'), data },
    {
      ...named('empty'),
      data: createDataSet({ seed: 'empty sandbox', accounts: accountsWith(nothing), archived_ads: 0 }),
    },
    { ...named('huge'), data: createDataSet({ seed: 'huge sandbox', accounts: accountsWith(many) }) },
  ];
};

const oauth_client = { client_id: '1171825047264321', client_secret: 'fb_sandbox_app_secret' };

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: 'facebook-marketing',
    name: 'Advertising of Acme',
    // A token that the vendor calls permanent: one of a consent is invalid for the service at the vendor's first
    // refusal.
    credentials: { account_key: tokens.main },
    replication_config: { account_ids: account_ids.join(',') },
  },
  test_credentials,
  oauth_client,
  sandbox(redirect_uris) {
    const data = createDataSet({ seed: 'sandbox' });
    const vendor = facebookMarketing({
      oauth_clients: [{ ...oauth_client, redirect_uris }],
      tokens: [
        // The token may use a third ad account, which the connector is not bound to.
        { access_token: tokens.main, name: 'main', data },
        {
          access_token: tokens.second,
          name: 'second',
          user: { id: '10158934471239999', name: 'Northgate' },
          data: createDataSet({
            seed: 'second sandbox',
            accounts: [{ account_id: '2097152000000011', name: 'Northgate' }],
          }),
        },
        ...testTokens(data),
      ],
    });
    return { ...vendor, standing_faults: [slowAccount] };
  },
  standalone: ({ seed, api_key, rate_limit }) =>
    facebookMarketing({
      tokens: [{ access_token: api_key, name: 'main', data: createDataSet({ seed }) }],
      calls_per_hour: rate_limit ? 20_000 : false,
    }),
};
