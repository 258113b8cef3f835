import { decideAccount } from '../connectors/account.ts';
import { newConnectorRow } from '../connectors/new-connector.ts';
import { requireType } from '../connectors/access.ts';
import { connectorsOf } from '../connectors/repository.ts';
import type { Connector } from '../connector-types/registry.ts';
import type { CheckResult } from '../execution/check.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { connectorBinding } from '../vault/bindings.ts';
import type { Issued } from '../vendor-tokens/repository.ts';
import { consentsOf, type ConsentError, type ConsentSession } from './repository.ts';

/** What a consent has brought: all that a connector is made of, besides its session. */
export interface Obtained {
  auth_method: string;
  credentials: Record<string, string>;
  /** Null where the user entered the credentials: nothing refreshes them. */
  issued: Issued | null;
  verified: boolean;
  external_account: NonNullable<CheckResult['external_account']> | null;
  replication_config: string;
}

export class ConsentFailure extends Error {
  readonly error: ConsentError;
  constructor(error: ConsentError, cause?: unknown) {
    super(error, { cause });
    this.error = error;
  }
}

/** What the application receives as `error_description`. */
export const descriptions: Record<ConsentError, string> = {
  access_denied: 'The user did not agree.',
  expired: 'The consent link has expired.',
  exchange_failed: 'The vendor did not issue a token.',
  insufficient_scope: 'The user left out access that is needed.',
  account_mismatch: 'The user agreed for another account than the one that is connected.',
  creation_failed: 'The connector could not be created.',
};

/** Creates or reconnects the connector of a session, and completes it. Returns the connector's id. */
export function storeConsent(services: Services, session: ConsentSession, obtained: Obtained): Promise<string> {
  const connector = requireType(services, session.connector_type);
  return (session.connector_id ?? null) === null
    ? create(services, session, connector, obtained)
    : reconnect(services, session, connector, obtained);
}

const quota_codes: ReadonlySet<string> = new Set(['too_many_connectors', 'organization_forbidden']);

async function create(
  services: Services,
  session: ConsentSession,
  { contract }: Connector,
  obtained: Obtained,
): Promise<string> {
  const row = newConnectorRow(services.vault, {
    owner: { organization_id: session.organization_id, customer_name: session.customer_name },
    contract,
    name: session.name,
    auth_method: obtained.auth_method,
    credentials: obtained.credentials,
    environment: session.environment,
    replication_config: obtained.replication_config,
    verified: obtained.verified,
    external_account: obtained.external_account,
  });
  const { connectors_per_organization } = services.config;
  try {
    await consentsOf(services.database).create(session, row, obtained.issued, connectors_per_organization);
  } catch (error) {
    // Repeating the consent would not help.
    if (error instanceof Problem && quota_codes.has(error.code)) throw new ConsentFailure('creation_failed', error);
    throw error;
  }
  return row.id;
}

const reconnect_attempts = 5;

/**
 * New tokens for a connector that keeps its id, its settings and its data; so they must be of the same account, where
 * the vendor tells.
 */
async function reconnect(
  services: Services,
  session: ConsentSession,
  { mapping }: Connector,
  { auth_method, credentials, issued, verified, external_account, replication_config }: Obtained,
): Promise<string> {
  const { organization_id, customer_name, connector_id } = session;
  const environment = JSON.parse(session.environment) as Record<string, string>;
  const account = external_account;
  for (let attempt = 0; attempt < reconnect_attempts; attempt++) {
    const row = await connectorsOf(services.database, { organization_id, customer_name }).find(connector_id ?? '');
    if (!row) throw new ConsentFailure('creation_failed');
    const decision = decideAccount(row, { mapping, environment }, account);
    if (decision === 'other') throw new ConsentFailure('account_mismatch');
    if (decision === 'undecided')
      throw new ConsentFailure('creation_failed', new Error('the vendor did not say which account this is'));
    const credential_version = row.credential_version + 1;
    const bound = { auth_method, environment: session.environment, credential_version };
    const change = {
      ...bound,
      replication_config,
      status: verified ? 'active' : 'unverified',
      external_account_id: account?.id ?? row.external_account_id,
      external_account_name: account?.name ?? row.external_account_name,
      ...services.vault.seal(connectorBinding({ ...row, ...bound }), credentials),
    };
    if (await consentsOf(services.database).reconnect(session, row, change, issued)) return row.id;
  }
  throw new ConsentFailure('creation_failed');
}
