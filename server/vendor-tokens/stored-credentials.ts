import type { Connector, Registry } from '../connector-types/registry.ts';
import { present } from '../present.ts';
import { Problem } from '../problem.ts';
import { connectorBinding } from '../vault/bindings.ts';
import { SealError, type Vault } from '../vault/vault.ts';
import { proofKeyOf, withClientKey, type OauthClients } from './oauth-clients.ts';
import type { Credentials } from './refresh.ts';
import type { ClientSource, GrantState, oauthGrants } from './repository.ts';
import type { OauthClient, refreshTokens } from './token-request.ts';

type OauthConnector = Parameters<typeof refreshTokens>[0]['connector'];

export interface Refreshable {
  connector: OauthConnector;
  source: ClientSource;
  client: OauthClient;
  credentials: Credentials;
}

/** The credentials of connectors as they are stored, and what can be done with them. */
export interface StoredCredentials {
  read(connector_id: string): Promise<GrantState>;
  typeOf(state: GrantState): Connector;
  open(state: GrantState): Credentials;
  /** What a refresh of them needs; undefined where they cannot be refreshed. */
  refreshable(state: GrantState, credentials: Credentials): Promise<Refreshable | undefined>;
  /** With what a request needs besides the token, where their OAuth client has it. */
  complete(state: GrantState, credentials: Credentials): Promise<Credentials>;
}

interface Parts {
  grants: ReturnType<typeof oauthGrants>;
  vault: Vault;
  clients: OauthClients;
  registry: Registry;
}

function opened(vault: Vault, state: GrantState): Credentials {
  try {
    return vault.open(connectorBinding(state), state);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new Problem(
      'internal_error',
      "The connector's stored credentials cannot be opened. Give it new ones, and report the request_id.",
      { cause: error },
    );
  }
}

export function createStoredCredentials({ grants, vault, clients, registry }: Parts): StoredCredentials {
  const typeOf = (state: GrantState): Connector => {
    const found = registry.get(state.connector_type);
    if (!found)
      throw new Problem('unknown_connector_type', 'This release does not support the type of this connector.');
    return found;
  };

  const open = (state: GrantState): Credentials => opened(vault, state);

  async function read(connector_id: string): Promise<GrantState> {
    const state = await grants.read(connector_id);
    if (!state) throw new Problem('not_found', 'The connector does not exist.');
    return state;
  }

  async function refreshable(state: GrantState, credentials: Credentials): Promise<Refreshable | undefined> {
    const { contract, mapping } = typeOf(state);
    const rule = mapping.oauth;
    if (
      !rule ||
      rule.method !== state.auth_method ||
      credentials[rule.exchange ? 'access_token' : 'refresh_token'] === undefined
    )
      return undefined;
    const connector = { contract, mapping: { ...mapping, oauth: rule } };
    const { client_id, client_secret } = credentials;
    const source = (state.grant?.client_source ?? 'credentials') as ClientSource;
    if (source === 'credentials')
      return client_id === undefined
        ? undefined
        : { connector, source, client: { client_id, client_secret }, credentials };
    const client = await clients.find(
      state.organization_id,
      state.connector_type,
      source,
      present(state.grant).client_id,
    );
    return client && { connector, source, client, credentials };
  }

  async function complete(state: GrantState, credentials: Credentials): Promise<Credentials> {
    const { mapping } = typeOf(state);
    const { client_source, client_id } = state.grant ?? {};
    if (
      client_source === undefined ||
      client_source === 'credentials' ||
      proofKeyOf(mapping.auth[state.auth_method]) === undefined
    )
      return credentials;
    return withClientKey(
      mapping,
      await clients.find(
        state.organization_id,
        state.connector_type,
        client_source as ClientSource,
        present(client_id),
      ),
      credentials,
    );
  }

  return { read, typeOf, open, refreshable, complete };
}
