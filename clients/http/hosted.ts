import { ApiError } from '../api-error.ts';
import type { CallOptions, ConnectorType, HostedConnector } from '../connector-handle.ts';
import { lists } from '../pages.ts';
import { createClient, createConfig, type Client } from './generated/client/index.ts';
import * as sdk from './generated/sdk.gen.ts';
import type { Replication, ScopedToken, Token } from './generated/types.gen.ts';
import { feed, type ChangeFeed, type ChangesOptions, type EventFeed, type EventsOptions } from './feeds.ts';
import { fixedToken, renewedToken, type TokenSource } from './token.ts';
import { createTransport, type Transport } from './transport.ts';
import { agentTokensClient, type AgentTokensClient } from './resources/agent-tokens.ts';
import { connectorsClient, type ConnectorsClient } from './resources/connectors.ts';
import { consentsClient, type ConsentsClient } from './resources/consents.ts';
import { customersClient, type CustomersClient } from './resources/customers.ts';
import { connectorTypesClient, type ConnectorTypesClient } from './resources/connector-types.ts';
import { organizationClient, type OrganizationClient } from './resources/organization.ts';
import { given } from './resources/given.ts';
import { oauthClientsClient, type OauthClientsClient } from './resources/oauth-clients.ts';
import { syncsClient, type SyncsClient } from './resources/syncs.ts';
import { webhooksClient, type WebhooksClient } from './webhooks/webhooks.ts';

export { ApiError } from '../api-error.ts';
export { etagOf, type NewConnector } from './resources/connectors.ts';
export { verifyWebhook, WebhookVerificationError } from './webhooks/verify.ts';

interface ClientCredentials {
  client_id: string;
  client_secret: string;
}

export type Connection = {
  /** Where the service is, without `/api/v1`. */
  base_url: string;
  /** Needed where the client belongs to several organizations. */
  organization_id?: string;
} & (ClientCredentials | { token: string });

export interface HostedOptions {
  fetch?: typeof fetch;
  /** For each call, unless it says otherwise. The service itself gives a vendor 60 seconds. */
  timeout_ms?: number;
  /** Told before a call is repeated: the service asked to wait, or a connection broke. */
  on_retry?: (error: ApiError, wait_ms: number) => void;
}

export interface HostedClient {
  connectors: ConnectorsClient;
  /**
   * A stored connector, without asking the service. `connector<'incident-io'>(id)` knows that type's operations,
   * `connector(id)` those of every type that this release knows, `connector<string>(id)` takes any.
   */
  connector<T extends string = ConnectorType>(id: string): HostedConnector<T> & WithChanges;
  /** What happens to the connectors of the organization. */
  events(options?: EventsOptions): EventFeed;
  /** Endpoints that events are sent to, and the verification of what they get. */
  webhooks: WebhooksClient;
  /** Consent flows: the user of a vendor's account makes the connector, in a browser. */
  consents: ConsentsClient;
  /** The organization's own OAuth clients at vendors; requires the scope `admin`. */
  oauthClients: OauthClientsClient;
  /** Replication runs of a connector. */
  syncs: SyncsClient;
  /** How far each entity of a connector is replicated. */
  replication(connector_id: string, options?: CallOptions): Promise<Replication['data']>;
  organization: OrganizationClient;
  connectorTypes: ConnectorTypesClient;
  /** Long-lived tokens of agents. */
  agentTokens: AgentTokensClient;
  customers: CustomersClient;
  /** A token that reaches one customer only, for a browser or an agent. */
  createScopedToken(customer_name: string, options?: CallOptions): Promise<ScopedToken>;
  /** The bearer token that the next call would send. */
  token(): Promise<string>;
}

export interface WithChanges {
  /** The newest state of each replicated record and what was deleted, in the order in which it was stored. */
  changes(options?: ChangesOptions): ChangeFeed;
}

const changes =
  (call: Transport['call'], client: Client, connector_id: string) =>
  ({ after, follow, signal, ...query }: ChangesOptions = {}): ChangeFeed =>
    feed(
      async (place) =>
        (
          await call(
            (parts) => sdk.listChanges({ client, ...parts, path: { connector_id }, query: { ...query, ...place } }),
            { ...(signal && { signal }) },
            { safe: true },
          )
        ).data,
      { ...given('after', after), ...(follow && { follow }), ...(signal && { signal }) },
    );

const events =
  (call: Transport['call'], client: Client) =>
  ({ after, follow, signal, ...query }: EventsOptions = {}): EventFeed =>
    feed(
      async (place) =>
        (
          await call(
            (parts) => sdk.listEvents({ client, ...parts, query: { ...query, ...place } }),
            { ...(signal && { signal }) },
            { safe: true },
          )
        ).data,
      { ...given('after', after), ...(follow && { follow }), ...(signal && { signal }) },
    );

const executeOf =
  (call: Transport['call'], client: Client, connector_id: string) =>
  async (entity: string, action: string, params?: Record<string, unknown>, options?: CallOptions): Promise<unknown> => {
    const body = { entity, action, ...(params !== undefined && { params }) };
    const { data } = await call(
      (parts) => sdk.executeOperation({ client, ...parts, path: { connector_id }, body }),
      options,
      { safe: true },
    );
    return data;
  };

const default_timeout_ms = 70_000;
const token_timeout_ms = 15_000;

/** A token of the client, from the service. */
async function requestToken(
  { call, client }: { call: Transport['call']; client: Client },
  { client_id, client_secret }: ClientCredentials,
  timeout_ms: number,
): Promise<Token> {
  const { data } = await call(
    (parts) => sdk.createToken({ client, ...parts, auth: undefined, body: { client_id, client_secret } }),
    { timeout_ms: Math.min(timeout_ms, token_timeout_ms) },
    { safe: true, anonymous: true },
  );
  if (typeof data.access_token !== 'string' || typeof data.expires_in !== 'number')
    throw new ApiError('invalid_answer', 'The response of the token endpoint holds no token.', { status: 200 });
  return data;
}

/** The hosted service as a client: typed operations, tokens by itself, one kind of error. */
export function hosted(connection: Connection, options: HostedOptions = {}): HostedClient {
  const { base_url, organization_id } = connection;
  const timeout_ms = options.timeout_ms ?? default_timeout_ms;
  const client = createClient(
    createConfig({
      baseUrl: base_url.replace(/\/+$/, ''),
      parseAs: 'json',
      redirect: 'error', // the interface has no redirects; a body with credentials must not follow one
      headers: given('X-Organization-Id', organization_id),
    }),
  );
  const tokens: TokenSource =
    'token' in connection
      ? fixedToken(connection.token)
      : renewedToken(() => requestToken({ call, client }, connection, timeout_ms));
  const transport: Transport = createTransport({
    base_url,
    timeout_ms,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    tokens,
    on_retry: options.on_retry,
  });
  const { call } = transport;
  const safe = { safe: true };
  const connectors = connectorsClient(call, client);

  return {
    connectors,
    connector<T extends string = ConnectorType>(id: string): HostedConnector<T> & WithChanges {
      const execute = executeOf(call, client, id);
      const handle = {
        id,
        execute,
        ...lists(execute),
        changes: changes(call, client, id),
        check: (options?: CallOptions) => connectors.check(id, options),
        close: async () => undefined,
      };
      return handle as unknown as HostedConnector<T> & WithChanges;
    },
    events: events(call, client),
    webhooks: webhooksClient(call, client),
    oauthClients: oauthClientsClient(call, client),
    consents: consentsClient(call, client),
    syncs: syncsClient(call, client),
    replication: async (connector_id, options) =>
      (await call((parts) => sdk.getReplication({ client, ...parts, path: { connector_id } }), options, safe)).data
        .data,
    organization: organizationClient(call, client),
    connectorTypes: connectorTypesClient(call, client),
    agentTokens: agentTokensClient(call, client),
    customers: customersClient(call, client),
    createScopedToken: async (customer_name, options) =>
      (await call((parts) => sdk.createScopedToken({ client, ...parts, body: { customer_name } }), options, safe)).data,
    token: () => tokens.get(),
  };
}
