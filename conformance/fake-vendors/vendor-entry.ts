import type { FaultRule } from './faults.ts';
import type { FakeVendor } from './vendor.ts';

/** A body that creates a connector, as the sandbox offers it. */
export interface CreationBody {
  customer_name: string;
  connector_type: string;
  name: string;
  credentials: Record<string, string>;
  environment?: Record<string, string>;
  replication_config?: Record<string, string>;
}

/** What the sandbox's test credentials show; each opens an account of its own. */
export const testAccounts = {
  expired: 'every call is refused as expired',
  revoked: 'every call is refused as unknown',
  forbidden: 'no record may be read',
  slow: 'every response takes three seconds',
  empty: 'no incidents, tickets or ads yet',
  huge: 'tens of thousands of records',
} as const;

export type TestAccount = keyof typeof testAccounts;

export const slowAccount: FaultRule = { account: 'slow', times: 'always', fault: { kind: 'slow', delay_ms: 3000 } };

export interface OauthClient {
  client_id: string;
  client_secret: string;
}

/** How a fake vendor is started alone (main.ts). */
export interface StandaloneOptions {
  seed: string;
  /** Opens the only account. */
  api_key: string;
  /** Entity -> number of records. */
  counts: Record<string, number>;
  rate_limit: boolean;
}

/**
 * What a fake vendor is to the sandbox, the kit and main.ts. Each folder here exports one as `vendor` from its
 * index.ts; `npm run generate` lists them.
 */
export interface VendorEntry {
  connector: CreationBody;
  /** Takes the place of the credentials of `connector`. */
  test_credentials?: Readonly<Record<TestAccount, Record<string, string>>>;
  /** The sandbox's own OAuth client at the vendor. */
  oauth_client?: OauthClient;
  /** Commands of `patchbay execute <id>` that show the connector, for the sandbox's greeting. */
  tour?: string[];
  /** `redirect_uris`: prefixes of the addresses to which a consent may return. */
  sandbox(redirect_uris: string[]): FakeVendor;
  standalone(options: StandaloneOptions): FakeVendor;
}

/** The rate limit of the sandbox itself: the vendor's real one would only get in the way. */
export const sandbox_requests_per_minute = 60_000;
