import { ApiError } from '../api-error.ts';
import type { CallOptions, ConnectorType, HostedConnector, Listing } from '../connector-handle.ts';
import { listing, lists } from '../pages.ts';
import { createClient, createConfig, type Client } from './generated/client/index.ts';
import * as sdk from './generated/sdk.gen.ts';
import type {
  AgentToken,
  AgentTokenRequest,
  CatalogueEntry,
  CheckResult,
  Connector,
  ConnectorCheck,
  ConnectorCreate,
  ConnectorUpdate,
  CreatedAgentToken,
  Erasure,
  ListAgentTokensData,
  ListConnectorsData,
  ListSyncsData,
  OauthConsent,
  OauthInitiate,
  OauthSession,
  Organization,
  OrganizationUpdate,
  Replication,
  ScopedToken,
  Sync,
  SyncStart,
  Token,
} from './generated/types.gen.ts';
import { feed, type ChangeFeed, type ChangesOptions, type EventFeed, type EventsOptions } from './feeds.ts';
import { fixedToken, renewedToken, type TokenSource } from './token.ts';
import { createTransport, type Transport } from './transport.ts';
import { oauthClientsClient, type OauthClientsClient } from './oauth-clients.ts';
import { webhooksClient, type WebhooksClient } from './webhooks/webhooks.ts';

export { ApiError } from '../api-error.ts';
export { verifyWebhook, WebhookVerificationError } from './webhooks/verify.ts';

export type Connection = {
  /** Where the service is, without `/api/v1`. */
  base_url: string;
  /** Needed where the client belongs to several organizations. */
  organization_id?: string;
} & ({ client_id: string; client_secret: string } | { token: string });

export interface HostedOptions {
  fetch?: typeof fetch;
  /** For each call, unless it says otherwise. The service itself gives a vendor 60 seconds. */
  timeout_ms?: number;
  /** Told before a call is repeated: the service asked to wait, or a connection broke. */
  on_retry?: (error: ApiError, wait_ms: number) => void;
}

/** Types that this release does not know yet are the service's business. */
export type NewConnector = Omit<ConnectorCreate, 'connector_type'> & {
  connector_type: ConnectorType | (string & Record<never, never>);
};
type Filter = NonNullable<ListConnectorsData['query']>;

export interface HostedClient {
  connectors: {
    /** Sent with an Idempotency-Key, so a repeat after a lost answer creates nothing twice. */
    create(
      connector: NewConnector,
      options?: CallOptions & { verify?: boolean; idempotency_key?: string },
    ): Promise<Connector>;
    get(id: string, options?: CallOptions): Promise<Connector>;
    /** Iterate it for all, newest first; `page()` and `pages()` for pages. */
    list(filter?: Filter, options?: CallOptions): Listing<Connector>;
    /** `if_match` acts only while the connector is still the one that `etagOf` knows. */
    update(
      id: string,
      change: ConnectorUpdate,
      options?: CallOptions & { if_match?: string | undefined },
    ): Promise<Connector>;
    delete(id: string, options?: CallOptions & { if_match?: string | undefined }): Promise<void>;
    check(id: string, options?: CallOptions): Promise<CheckResult>;
    checkCredentials(
      connector: Omit<ConnectorCheck, 'connector_type'> & { connector_type: string },
      options?: CallOptions,
    ): Promise<CheckResult>;
  };
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
  consents: {
    /** Send the user to `consent_url`. */
    start(
      consent: Omit<OauthInitiate, 'connector_type'> & { connector_type: string },
      options?: CallOptions & { idempotency_key?: string },
    ): Promise<OauthConsent>;
    /** How it stands; `connector_id` once it is completed. */
    get(session_id: string, options?: CallOptions): Promise<OauthSession>;
    /** Connects what a session that was started with `confirm` awaits. Repeating it is harmless. */
    confirm(session_id: string, options?: CallOptions): Promise<OauthSession>;
  };
  /** The organization's own OAuth clients at vendors; requires the scope `admin`. */
  oauthClients: OauthClientsClient;
  /** Replication runs of a connector. */
  syncs: {
    /** `sync_in_progress` where one is under way; `error.problem.sync_id` names it. */
    start(connector_id: string, sync?: SyncStart, options?: CallOptions & { idempotency_key?: string }): Promise<Sync>;
    get(connector_id: string, sync_id: string, options?: CallOptions): Promise<Sync>;
    list(connector_id: string, filter?: NonNullable<ListSyncsData['query']>, options?: CallOptions): Listing<Sync>;
    cancel(connector_id: string, sync_id: string, options?: CallOptions): Promise<Sync>;
  };
  /** How far each entity of a connector is replicated. */
  replication(connector_id: string, options?: CallOptions): Promise<Replication['data']>;
  organization: {
    get(options?: CallOptions): Promise<Organization>;
    update(change: OrganizationUpdate, options?: CallOptions): Promise<Organization>;
  };
  connectorTypes: {
    list(options?: CallOptions): Promise<CatalogueEntry[]>;
    get(connector_type: string, options?: CallOptions): Promise<CatalogueEntry>;
  };
  /** Long-lived tokens of agents. */
  agentTokens: {
    create(token: AgentTokenRequest, options?: CallOptions): Promise<CreatedAgentToken>;
    list(filter?: NonNullable<ListAgentTokensData['query']>, options?: CallOptions): Listing<AgentToken>;
    revoke(token_id: string, options?: CallOptions): Promise<void>;
  };
  customers: {
    /** Deletes everything of a customer. */
    erase(customer_name: string, options?: CallOptions): Promise<Erasure>;
    /** The latest erasure of a customer; it has a receipt once it has ended. */
    erasure(customer_name: string, options?: CallOptions): Promise<Erasure>;
  };
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

const default_timeout_ms = 70_000;
const token_timeout_ms = 15_000;

const etags = new WeakMap<object, string>();

/** The ETag that a connector came with, for `if_match`. */
export const etagOf = (connector: Connector): string | undefined => etags.get(connector);

function withEtag({ data, response }: { data: Connector; response: Response }): Connector {
  const etag = response.headers.get('ETag');
  if (etag !== null) etags.set(data, etag);
  return data;
}

const given = <K extends string>(name: K, value: string | undefined): { [key in K]?: string } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: string });

/** The hosted service as a client: typed operations, tokens by itself, one kind of error. */
export function hosted(connection: Connection, options: HostedOptions = {}): HostedClient {
  const { base_url, organization_id } = connection;
  const client = createClient(
    createConfig({
      baseUrl: base_url.replace(/\/+$/, ''),
      parseAs: 'json',
      redirect: 'error', // the interface has no redirects; a body with credentials must not follow one
      headers: given('X-Organization-Id', organization_id),
    }),
  );
  const tokens: TokenSource =
    'token' in connection ? fixedToken(connection.token) : renewedToken(requestToken(connection));
  const timeout_ms = options.timeout_ms ?? default_timeout_ms;
  const transport: Transport = createTransport({
    base_url,
    timeout_ms,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    tokens,
    on_retry: options.on_retry,
  });
  const { call } = transport;
  const safe = { safe: true };

  function requestToken(body: { client_id: string; client_secret: string }): () => Promise<Token> {
    const { client_id, client_secret } = body;
    return async () => {
      const { data } = await call(
        (parts) => sdk.createToken({ client, ...parts, auth: undefined, body: { client_id, client_secret } }),
        { timeout_ms: Math.min(timeout_ms, token_timeout_ms) },
        { safe: true, anonymous: true },
      );
      if (typeof data.access_token !== 'string' || typeof data.expires_in !== 'number')
        throw new ApiError('invalid_answer', 'The response of the token endpoint holds no token.', { status: 200 });
      return data;
    };
  }

  const execute = async (
    connector_id: string,
    entity: string,
    action: string,
    params?: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<unknown> => {
    const body = { entity, action, ...(params !== undefined && { params }) };
    return (
      await call((parts) => sdk.executeOperation({ client, ...parts, path: { connector_id }, body }), options, safe)
    ).data;
  };
  const check = async (connector_id: string, options?: CallOptions): Promise<CheckResult> =>
    (await call((parts) => sdk.checkConnector({ client, ...parts, path: { connector_id } }), options, safe)).data;

  return {
    connectors: {
      async create(connector, { verify, idempotency_key = crypto.randomUUID(), ...options } = {}) {
        const body = connector as ConnectorCreate;
        const query = verify === undefined ? {} : { verify };
        return withEtag(
          await call(
            (parts) =>
              sdk.createConnector({ client, ...parts, body, query, headers: { 'Idempotency-Key': idempotency_key } }),
            options,
            safe,
          ),
        );
      },
      get: async (connector_id, options) =>
        withEtag(await call((parts) => sdk.getConnector({ client, ...parts, path: { connector_id } }), options, safe)),
      list({ after: start, ...filter } = {}, options) {
        return listing(
          async (after) =>
            (
              await call(
                (parts) => sdk.listConnectors({ client, ...parts, query: { ...filter, ...given('after', after) } }),
                options,
                safe,
              )
            ).data,
          start,
        );
      },
      async update(connector_id, body, { if_match, ...options } = {}) {
        return withEtag(
          await call(
            (parts) =>
              sdk.updateConnector({
                client,
                ...parts,
                path: { connector_id },
                body,
                headers: given('If-Match', if_match),
              }),
            options,
          ),
        );
      },
      async delete(connector_id, { if_match, ...options } = {}) {
        await call(
          (parts) =>
            sdk.deleteConnector({ client, ...parts, path: { connector_id }, headers: given('If-Match', if_match) }),
          options,
        );
      },
      check,
      checkCredentials: async (body, options) =>
        (await call((parts) => sdk.checkCredentials({ client, ...parts, body: body as ConnectorCheck }), options, safe))
          .data,
    },
    connector<T extends string = ConnectorType>(id: string): HostedConnector<T> & WithChanges {
      const of = (entity: string, action: string, params?: Record<string, unknown>, options?: CallOptions) =>
        execute(id, entity, action, params, options);
      const handle = {
        id,
        execute: of,
        ...lists(of),
        changes: changes(call, client, id),
        check: (options?: CallOptions) => check(id, options),
        close: async () => undefined,
      };
      return handle as unknown as HostedConnector<T> & WithChanges;
    },
    events: events(call, client),
    webhooks: webhooksClient(call, client),
    oauthClients: oauthClientsClient(call, client),
    consents: {
      async start(consent, { idempotency_key = crypto.randomUUID(), ...options } = {}) {
        const body = consent as OauthInitiate;
        return (
          await call(
            (parts) => sdk.initiateOauth({ client, ...parts, body, headers: { 'Idempotency-Key': idempotency_key } }),
            options,
            safe,
          )
        ).data;
      },
      get: async (session_id, options) =>
        (await call((parts) => sdk.getOauthSession({ client, ...parts, path: { session_id } }), options, safe)).data,
      confirm: async (session_id, options) =>
        (await call((parts) => sdk.confirmOauthSession({ client, ...parts, path: { session_id } }), options, safe))
          .data,
    },
    syncs: {
      async start(connector_id, body = {}, { idempotency_key = crypto.randomUUID(), ...options } = {}) {
        return (
          await call(
            (parts) =>
              sdk.startSync({
                client,
                ...parts,
                path: { connector_id },
                body,
                headers: { 'Idempotency-Key': idempotency_key },
              }),
            options,
            safe,
          )
        ).data;
      },
      get: async (connector_id, sync_id, options) =>
        (await call((parts) => sdk.getSync({ client, ...parts, path: { connector_id, sync_id } }), options, safe)).data,
      list(connector_id, { after: start, ...filter } = {}, options) {
        return listing(
          async (after) =>
            (
              await call(
                (parts) =>
                  sdk.listSyncs({
                    client,
                    ...parts,
                    path: { connector_id },
                    query: { ...filter, ...given('after', after) },
                  }),
                options,
                safe,
              )
            ).data,
          start,
        );
      },
      cancel: async (connector_id, sync_id, options) =>
        (await call((parts) => sdk.cancelSync({ client, ...parts, path: { connector_id, sync_id } }), options, safe))
          .data,
    },
    replication: async (connector_id, options) =>
      (await call((parts) => sdk.getReplication({ client, ...parts, path: { connector_id } }), options, safe)).data
        .data,
    organization: {
      get: async (options) => (await call((parts) => sdk.getOrganization({ client, ...parts }), options, safe)).data,
      update: async (body, options) =>
        (await call((parts) => sdk.updateOrganization({ client, ...parts, body }), options)).data,
    },
    connectorTypes: {
      list: async (options) =>
        (await call((parts) => sdk.listConnectorTypes({ client, ...parts }), options, safe)).data.data,
      get: async (connector_type, options) =>
        (await call((parts) => sdk.getConnectorType({ client, ...parts, path: { connector_type } }), options, safe))
          .data,
    },
    agentTokens: {
      create: async (body, options) =>
        (await call((parts) => sdk.createAgentToken({ client, ...parts, body }), options)).data,
      list: ({ after: start, ...filter } = {}, options) =>
        listing(
          async (after) =>
            (
              await call(
                (parts) => sdk.listAgentTokens({ client, ...parts, query: { ...filter, ...given('after', after) } }),
                options,
                safe,
              )
            ).data,
          start,
        ),
      revoke: async (token_id, options) => {
        await call((parts) => sdk.deleteAgentToken({ client, ...parts, path: { token_id } }), options);
      },
    },
    customers: {
      erase: async (customer_name, options) =>
        (await call((parts) => sdk.deleteCustomer({ client, ...parts, path: { customer_name } }), options)).data,
      erasure: async (customer_name, options) =>
        (await call((parts) => sdk.getErasure({ client, ...parts, path: { customer_name } }), options, safe)).data,
    },
    createScopedToken: async (customer_name, options) =>
      (await call((parts) => sdk.createScopedToken({ client, ...parts, body: { customer_name } }), options, safe)).data,
    token: () => tokens.get(),
  };
}
