import type { AuthRule, ConnectorMapping } from '../connector-types/definition/define.ts';
import type { OauthClientRow } from '../generated/tables.gen.ts';
import type { Database } from '../storage/database.ts';
import { findOauthClient } from '../storage/repositories/oauth-clients.ts';
import type { ClientSource } from './repository.ts';
import { clientBinding } from '../vault/bindings.ts';
import type { Vault } from '../vault/vault.ts';
import type { OauthClient } from './token-request.ts';

/** Connector type -> the service's own client there, from the configuration. */
export type ServiceClients = Readonly<Record<string, OauthClient>>;

export interface OauthClients {
  /** The client for a new consent: the organization's own where it has one for this account, else the service's. */
  choose(
    organization_id: string,
    connector_type: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<{ source: ClientSource; client: OauthClient } | undefined>;
  /**
   * The client that tokens were issued to; undefined where it is no longer there: another one cannot refresh them (RFC
   * 6749, section 6).
   */
  find(
    organization_id: string,
    connector_type: string,
    source: ClientSource,
    client_id: string,
  ): Promise<OauthClient | undefined>;
}

/**
 * Requests are signed with the secret of the OAuth client, where the vendor wants that; it is kept once, with the
 * client.
 */
export function withClientKey(
  { auth, oauth }: ConnectorMapping,
  client: OauthClient | undefined,
  credentials: Record<string, string>,
): Record<string, string> {
  const key = proofKeyOf(auth[oauth?.method ?? '']);
  return key === undefined || credentials[key] !== undefined || client?.client_secret === undefined
    ? credentials
    : { ...credentials, [key]: client.client_secret };
}

export const proofKeyOf = (rule: AuthRule | undefined): string | undefined =>
  rule && 'bearer' in rule ? rule.proof?.key : undefined;

export function createOauthClients(database: Database, vault: Vault, service: ServiceClients): OauthClients {
  const opened = (row: OauthClientRow): OauthClient => ({
    client_id: row.client_id,
    client_secret: vault.open(clientBinding(row), row)['client_secret'],
  });
  const ofService = (connector_type: string): OauthClient | undefined =>
    Object.hasOwn(service, connector_type) ? service[connector_type] : undefined;
  return {
    async choose(organization_id, connector_type, environment) {
      const own = await findOauthClient(database, organization_id, connector_type);
      if (
        own &&
        Object.entries(JSON.parse(own.environment) as Record<string, string>).every(
          ([name, value]) => environment[name] === value,
        )
      ) {
        return { source: 'organization', client: opened(own) };
      }
      const client = ofService(connector_type);
      return client && { source: 'service', client };
    },
    async find(organization_id, connector_type, source, client_id) {
      if (source === 'service') {
        const client = ofService(connector_type);
        return client?.client_id === client_id ? client : undefined;
      }
      const own = await findOauthClient(database, organization_id, connector_type);
      return own?.client_id === client_id ? opened(own) : undefined;
    },
  };
}
