// Generated from openapi/ by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import { type Client, type Options as Options2, type TDataShape, urlSearchParamsBodySerializer } from './client/index.ts';
import type { CancelSyncData, CancelSyncErrors, CancelSyncResponses, CheckConnectorData, CheckConnectorErrors, CheckConnectorResponses, CheckCredentialsData, CheckCredentialsErrors, CheckCredentialsResponses, CompleteConsentData, CompleteConsentErrors, ConfirmOauthSessionData, ConfirmOauthSessionErrors, ConfirmOauthSessionResponses, CreateAgentTokenData, CreateAgentTokenErrors, CreateAgentTokenResponses, CreateConnectorData, CreateConnectorErrors, CreateConnectorResponses, CreateScopedTokenData, CreateScopedTokenErrors, CreateScopedTokenResponses, CreateTokenData, CreateTokenErrors, CreateTokenResponses, CreateWebhookEndpointData, CreateWebhookEndpointErrors, CreateWebhookEndpointResponses, DeleteAgentTokenData, DeleteAgentTokenErrors, DeleteAgentTokenResponses, DeleteConnectorData, DeleteConnectorErrors, DeleteConnectorResponses, DeleteCustomerData, DeleteCustomerErrors, DeleteCustomerResponses, DeleteOauthClientData, DeleteOauthClientErrors, DeleteOauthClientResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointErrors, DeleteWebhookEndpointResponses, ExecuteMcpData, ExecuteMcpErrors, ExecuteMcpResponses, ExecuteOperationData, ExecuteOperationErrors, ExecuteOperationResponses, GetConnectorData, GetConnectorErrors, GetConnectorResponses, GetConnectorTypeData, GetConnectorTypeErrors, GetConnectorTypeResponses, GetConnectScriptData, GetConnectScriptErrors, GetConnectScriptResponses, GetConsoleData, GetConsoleErrors, GetConsoleFileData, GetConsoleFileErrors, GetConsoleFileResponses, GetConsoleResponses, GetDocumentData, GetDocumentErrors, GetDocumentResponses, GetErasureData, GetErasureErrors, GetErasureResponses, GetKeysData, GetKeysErrors, GetKeysResponses, GetLivenessData, GetLivenessErrors, GetLivenessResponses, GetMcpMetadataData, GetMcpMetadataErrors, GetMcpMetadataResponses, GetMetricsData, GetMetricsErrors, GetMetricsResponses, GetOauthClientData, GetOauthClientErrors, GetOauthClientResponses, GetOauthSessionData, GetOauthSessionErrors, GetOauthSessionResponses, GetOrganizationData, GetOrganizationErrors, GetOrganizationResponses, GetReadinessData, GetReadinessErrors, GetReadinessResponses, GetReferenceData, GetReferenceErrors, GetReferencePageData, GetReferencePageErrors, GetReferencePageResponses, GetReferenceResponses, GetReplicationData, GetReplicationErrors, GetReplicationResponses, GetStartData, GetStartErrors, GetStartResponses, GetSyncData, GetSyncErrors, GetSyncResponses, GetTypedDocumentData, GetTypedDocumentErrors, GetTypedDocumentResponses, GetWebhookEndpointData, GetWebhookEndpointErrors, GetWebhookEndpointResponses, GetYamlDocumentData, GetYamlDocumentErrors, GetYamlDocumentResponses, InitiateOauthData, InitiateOauthErrors, InitiateOauthResponses, ListAgentTokensData, ListAgentTokensErrors, ListAgentTokensResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListChangesData, ListChangesErrors, ListChangesResponses, ListConnectorsData, ListConnectorsErrors, ListConnectorsResponses, ListConnectorTypesData, ListConnectorTypesErrors, ListConnectorTypesResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListSyncsData, ListSyncsErrors, ListSyncsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsErrors, ListWebhookEndpointsResponses, PutOauthClientData, PutOauthClientErrors, PutOauthClientResponses, ReplayWebhookDeliveriesData, ReplayWebhookDeliveriesErrors, ReplayWebhookDeliveriesResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, ShowConsentData, ShowConsentErrors, ShowConsentResponses, StartSyncData, StartSyncErrors, StartSyncResponses, SubmitConsentData, SubmitConsentErrors, SubmitConsentResponses, TestWebhookEndpointData, TestWebhookEndpointErrors, TestWebhookEndpointResponses, UpdateConnectorData, UpdateConnectorErrors, UpdateConnectorResponses, UpdateOrganizationData, UpdateOrganizationErrors, UpdateOrganizationResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointErrors, UpdateWebhookEndpointResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: Record<string, unknown>;
};

/**
 * Exchange client credentials for a bearer token
 *
 * Accepts JSON, or the form defined in RFC 6749 (grant_type=client_credentials, with the client in the form or in HTTP Basic). Errors of form and Basic requests have the body defined in RFC 6749; JSON requests receive a Problem. A token is valid for 15 minutes.
 */
export const createToken = <ThrowOnError extends boolean = false>(options: Options<CreateTokenData, ThrowOnError>) => (options.client ?? client).post<CreateTokenResponses, CreateTokenErrors, ThrowOnError>({
    security: [{ scheme: 'basic', type: 'http' }],
    url: '/api/v1/account/applications/token',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a token limited to one customer
 *
 * For a browser or an agent that works for one customer. The token has no admin scope, is valid for 20 minutes and cannot create other tokens.
 */
export const createScopedToken = <ThrowOnError extends boolean = false>(options: Options<CreateScopedTokenData, ThrowOnError>) => (options.client ?? client).post<CreateScopedTokenResponses, CreateScopedTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/applications/scoped-token',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the organization
 *
 * Its name, where consent flows may return to, and how its consent pages look.
 */
export const getOrganization = <ThrowOnError extends boolean = false>(options?: Options<GetOrganizationData, ThrowOnError>) => (options?.client ?? client).get<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/organization',
    ...options
});

/**
 * Update the organization
 *
 * Consent pages show the name, and where they are set the logo and the accent color. Members that are absent stay as they are.
 */
export const updateOrganization = <ThrowOnError extends boolean = false>(options: Options<UpdateOrganizationData, ThrowOnError>) => (options.client ?? client).patch<UpdateOrganizationResponses, UpdateOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/organization',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List agent tokens, newest first
 *
 * The tokens themselves are not returned again.
 */
export const listAgentTokens = <ThrowOnError extends boolean = false>(options?: Options<ListAgentTokensData, ThrowOnError>) => (options?.client ?? client).get<ListAgentTokensResponses, ListAgentTokensErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/agent-tokens',
    ...options
});

/**
 * Create an agent token
 *
 * A long-lived token for one agent that works for one customer: for the MCP server at /mcp and for reading through the API. It has the scopes connectors:read and execute, as far as the client that creates it has them, and ends when that client is disabled.
 */
export const createAgentToken = <ThrowOnError extends boolean = false>(options: Options<CreateAgentTokenData, ThrowOnError>) => (options.client ?? client).post<CreateAgentTokenResponses, CreateAgentTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/agent-tokens',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke an agent token
 *
 * Every process refuses the token from its next request on.
 */
export const deleteAgentToken = <ThrowOnError extends boolean = false>(options: Options<DeleteAgentTokenData, ThrowOnError>) => (options.client ?? client).delete<DeleteAgentTokenResponses, DeleteAgentTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/agent-tokens/{token_id}',
    ...options
});

/**
 * Delete everything of a customer
 *
 * Deletes everything of the customer: connectors with their credentials and records, tokens, consent sessions, webhook endpoints, events with their deliveries, and stored responses. All of it is unreachable when this operation returns; records are purged in the background, which takes at least two minutes. Meanwhile nothing can be created for the customer. Also applies to a customer of which nothing is stored.
 */
export const deleteCustomer = <ThrowOnError extends boolean = false>(options: Options<DeleteCustomerData, ThrowOnError>) => (options.client ?? client).delete<DeleteCustomerResponses, DeleteCustomerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/customers/{customer_name}',
    ...options
});

/**
 * Get the latest erasure of a customer
 *
 * The receipt is proof of the erasure; it verifies with the key set at /.well-known/jwks.json.
 */
export const getErasure = <ThrowOnError extends boolean = false>(options: Options<GetErasureData, ThrowOnError>) => (options.client ?? client).get<GetErasureResponses, GetErasureErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/customers/{customer_name}',
    ...options
});

/**
 * List connector types
 *
 * The catalogue: credentials, settings, entities, fields, parameters and search operators of each connector type.
 */
export const listConnectorTypes = <ThrowOnError extends boolean = false>(options?: Options<ListConnectorTypesData, ThrowOnError>) => (options?.client ?? client).get<ListConnectorTypesResponses, ListConnectorTypesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connector-types',
    ...options
});

/**
 * Get a connector type
 *
 * One entry of the catalogue.
 */
export const getConnectorType = <ThrowOnError extends boolean = false>(options: Options<GetConnectorTypeData, ThrowOnError>) => (options.client ?? client).get<GetConnectorTypeResponses, GetConnectorTypeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connector-types/{connector_type}',
    ...options
});

/**
 * List connectors, newest first
 *
 * The connectors of the organization, or of the customer of a scoped token. Credentials are never returned.
 */
export const listConnectors = <ThrowOnError extends boolean = false>(options?: Options<ListConnectorsData, ThrowOnError>) => (options?.client ?? client).get<ListConnectorsResponses, ListConnectorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors',
    ...options
});

/**
 * Create a connector
 *
 * With verify=true, the credentials are checked with the vendor first and the connector is created only if the vendor accepts them.
 */
export const createConnector = <ThrowOnError extends boolean = false>(options: Options<CreateConnectorData, ThrowOnError>) => (options.client ?? client).post<CreateConnectorResponses, CreateConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check credentials without storing them
 *
 * Asks the vendor. The body is that of a create request.
 */
export const checkCredentials = <ThrowOnError extends boolean = false>(options: Options<CheckCredentialsData, ThrowOnError>) => (options.client ?? client).post<CheckCredentialsResponses, CheckCredentialsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/check',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Start a consent flow
 *
 * Send the user to consent_url, where the user agrees at the vendor, or enters credentials for a connector type without OAuth. Then the service creates the connector and redirects the user to redirect_url. With `confirm` it redirects first, without a connector_id, and creates the connector when the application confirms the session.
 */
export const initiateOauth = <ThrowOnError extends boolean = false>(options: Options<InitiateOauthData, ThrowOnError>) => (options.client ?? client).post<InitiateOauthResponses, InitiateOauthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/oauth/initiate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show the consent page
 *
 * Has no side effects, because link scanners may open the URL. For a connector type without OAuth the page asks for the credentials. The link of a session that has completed says so; one that was declined, has failed or has expired is refused.
 */
export const showConsent = <ThrowOnError extends boolean = false>(options: Options<ShowConsentData, ThrowOnError>) => (options.client ?? client).get<ShowConsentResponses, ShowConsentErrors, ThrowOnError>({ url: '/api/v1/integrations/connectors/oauth/consent/{session_id}', ...options });

/**
 * Accept or decline consent
 *
 * Continues to the vendor. For a connector type without OAuth, verifies the credentials with the vendor, stores the connector and returns to redirect_url; credentials that the vendor rejects are refused with the form, which can be sent again. Declining ends the session with `access_denied`.
 */
export const submitConsent = <ThrowOnError extends boolean = false>(options: Options<SubmitConsentData, ThrowOnError>) => (options.client ?? client).post<SubmitConsentResponses, SubmitConsentErrors, ThrowOnError>({
    ...urlSearchParamsBodySerializer,
    url: '/api/v1/integrations/connectors/oauth/consent/{session_id}',
    ...options,
    headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...options.headers
    }
});

/**
 * Complete the consent flow
 *
 * The vendor redirects the user here. Only the browser that holds the cookie of the consent attempt is accepted.
 */
export const completeConsent = <ThrowOnError extends boolean = false>(options: Options<CompleteConsentData, ThrowOnError>) => (options.client ?? client).get<unknown, CompleteConsentErrors, ThrowOnError>({ url: '/api/v1/integrations/connectors/oauth/callback/{connector_type}', ...options });

/**
 * Get the status of a consent flow
 *
 * Lets an application verify the outcome without trusting the query string of its redirect URL.
 */
export const getOauthSession = <ThrowOnError extends boolean = false>(options: Options<GetOauthSessionData, ThrowOnError>) => (options.client ?? client).get<GetOauthSessionResponses, GetOauthSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/oauth/sessions/{session_id}',
    ...options
});

/**
 * Confirm a consent flow
 *
 * Creates or reconnects the connector of a session that awaits confirmation. Confirm only where the user who returned to redirect_url is signed in to the application as the one for whom the flow was started. Confirming twice is harmless. A session that is not confirmed before it expires is forgotten, with the tokens of its vendor.
 */
export const confirmOauthSession = <ThrowOnError extends boolean = false>(options: Options<ConfirmOauthSessionData, ThrowOnError>) => (options.client ?? client).post<ConfirmOauthSessionResponses, ConfirmOauthSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/oauth/sessions/{session_id}/confirm',
    ...options
});

/**
 * Delete a connector
 *
 * Deletes the connector with its credentials and makes its records inaccessible immediately. The grant at the vendor is not revoked.
 */
export const deleteConnector = <ThrowOnError extends boolean = false>(options: Options<DeleteConnectorData, ThrowOnError>) => (options.client ?? client).delete<DeleteConnectorResponses, DeleteConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}',
    ...options
});

/**
 * Get a connector
 *
 * Credentials are never returned.
 */
export const getConnector = <ThrowOnError extends boolean = false>(options: Options<GetConnectorData, ThrowOnError>) => (options.client ?? client).get<GetConnectorResponses, GetConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}',
    ...options
});

/**
 * Update a connector
 *
 * Members that are absent stay as they are. Credentials, environment and replication_config are replaced as a whole.
 */
export const updateConnector = <ThrowOnError extends boolean = false>(options: Options<UpdateConnectorData, ThrowOnError>) => (options.client ?? client).patch<UpdateConnectorResponses, UpdateConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}',
    ...options,
    headers: {
        'Content-Type': 'application/merge-patch+json',
        ...options.headers
    }
});

/**
 * Check a stored connector's credentials
 *
 * Asks the vendor with the stored credentials. If it accepts them, a connector that needed reauthorization is active again.
 */
export const checkConnector = <ThrowOnError extends boolean = false>(options: Options<CheckConnectorData, ThrowOnError>) => (options.client ?? client).post<CheckConnectorResponses, CheckConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/check',
    ...options
});

/**
 * Execute an operation on a connector
 *
 * `entity` and `action` name the operation; `params` holds its parameters. `x-operations` maps each connector type, entity and action to its parameter and response schemas; `projected` is that of a response to a list or get with `fields`. The search action queries replicated records.
 */
export const executeOperation = <ThrowOnError extends boolean = false>(options: Options<ExecuteOperationData, ThrowOnError>) => (options.client ?? client).post<ExecuteOperationResponses, ExecuteOperationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/execute',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the connector's syncs, newest first
 *
 * Each with the state of its entities.
 */
export const listSyncs = <ThrowOnError extends boolean = false>(options: Options<ListSyncsData, ThrowOnError>) => (options.client ?? client).get<ListSyncsResponses, ListSyncsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs',
    ...options
});

/**
 * Start a sync
 *
 * Syncs all searchable entities, or those that are named, without waiting for the schedule.
 */
export const startSync = <ThrowOnError extends boolean = false>(options: Options<StartSyncData, ThrowOnError>) => (options.client ?? client).post<StartSyncResponses, StartSyncErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a sync
 *
 * Its state, and what has been read, written and deleted of each entity.
 */
export const getSync = <ThrowOnError extends boolean = false>(options: Options<GetSyncData, ThrowOnError>) => (options.client ?? client).get<GetSyncResponses, GetSyncErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}',
    ...options
});

/**
 * Cancel a sync
 *
 * The sync is cancelled at once. What it has stored stays.
 */
export const cancelSync = <ThrowOnError extends boolean = false>(options: Options<CancelSyncData, ThrowOnError>) => (options.client ?? client).post<CancelSyncResponses, CancelSyncErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}/cancel',
    ...options
});

/**
 * Get the replication state of each entity
 *
 * How many records are stored of each entity, how old they are, when they are synced next, and why they may be incomplete.
 */
export const getReplication = <ThrowOnError extends boolean = false>(options: Options<GetReplicationData, ThrowOnError>) => (options.client ?? client).get<GetReplicationResponses, GetReplicationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/replication',
    ...options
});

/**
 * Read what has changed in the replicated records
 *
 * The change feed of a connector. It holds the newest state of each record and a tombstone of each deleted one, in the order in which they were stored. Without `after` it begins at the beginning. Applying it to an empty copy until `caught_up` gives what a search of everything gives; applying a change twice is harmless. A cursor is bound to the connector and to `entities`, and expires when its tombstones have been removed or when the account of the connector is replaced. Then begin again without a cursor and remove what the feed does not contain.
 */
export const listChanges = <ThrowOnError extends boolean = false>(options: Options<ListChangesData, ThrowOnError>) => (options.client ?? client).get<ListChangesResponses, ListChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/changes',
    ...options
});

/**
 * Read the audit log, newest first
 *
 * Security-relevant acts of the organization. They are kept for 400 days unless the operator has set another time.
 */
export const listAudit = <ThrowOnError extends boolean = false>(options?: Options<ListAuditData, ThrowOnError>) => (options?.client ?? client).get<ListAuditResponses, ListAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/audit',
    ...options
});

/**
 * Read the event log
 *
 * The events of the organization, or of the customer of a scoped token, oldest first. Events are kept for 30 days. Without `after` the log begins with the oldest event that is kept.
 */
export const listEvents = <ThrowOnError extends boolean = false>(options?: Options<ListEventsData, ThrowOnError>) => (options?.client ?? client).get<ListEventsResponses, ListEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/events',
    ...options
});

/**
 * List webhook endpoints, newest first
 *
 * Their secrets are not returned again.
 */
export const listWebhookEndpoints = <ThrowOnError extends boolean = false>(options?: Options<ListWebhookEndpointsData, ThrowOnError>) => (options?.client ?? client).get<ListWebhookEndpointsResponses, ListWebhookEndpointsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints',
    ...options
});

/**
 * Create a webhook endpoint
 *
 * Events are sent as Standard Webhooks 1.0.0: a JSON body of `type`, `timestamp` and `data` (the event as the event log returns it), signed with HMAC-SHA256 (`v1`) and Ed25519 (`v1a`). A response with a 2xx status within 15 seconds is a success. Everything else is tried again for more than three days. Delivery is at least once: the header `webhook-id` is the ID of the event in every attempt.
 */
export const createWebhookEndpoint = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookEndpointData, ThrowOnError>) => (options.client ?? client).post<CreateWebhookEndpointResponses, CreateWebhookEndpointErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook endpoint
 *
 * Deletes the endpoint with its secret and its deliveries.
 */
export const deleteWebhookEndpoint = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookEndpointData, ThrowOnError>) => (options.client ?? client).delete<DeleteWebhookEndpointResponses, DeleteWebhookEndpointErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}',
    ...options
});

/**
 * Get a webhook endpoint
 *
 * Its secret is not returned again.
 */
export const getWebhookEndpoint = <ThrowOnError extends boolean = false>(options: Options<GetWebhookEndpointData, ThrowOnError>) => (options.client ?? client).get<GetWebhookEndpointResponses, GetWebhookEndpointErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}',
    ...options
});

/**
 * Update a webhook endpoint
 *
 * Members that are absent stay as they are.
 */
export const updateWebhookEndpoint = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookEndpointData, ThrowOnError>) => (options.client ?? client).patch<UpdateWebhookEndpointResponses, UpdateWebhookEndpointErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}',
    ...options,
    headers: {
        'Content-Type': 'application/merge-patch+json',
        ...options.headers
    }
});

/**
 * Replace the secret of a webhook endpoint
 *
 * For 24 hours every delivery carries signatures of the new secret and of the one that it replaces, so that no delivery is lost meanwhile.
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateWebhookSecretData, ThrowOnError>) => (options.client ?? client).post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/rotate-secret',
    ...options
});

/**
 * Send a test event to a webhook endpoint
 *
 * Sends one signed event of the type `endpoint.test` immediately, also to an endpoint that is disabled, and returns the outcome. It is not tried again.
 */
export const testWebhookEndpoint = <ThrowOnError extends boolean = false>(options: Options<TestWebhookEndpointData, ThrowOnError>) => (options.client ?? client).post<TestWebhookEndpointResponses, TestWebhookEndpointErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/test',
    ...options
});

/**
 * List the deliveries of a webhook endpoint, newest event first
 *
 * Deliveries are kept as long as their events, for 30 days.
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListWebhookDeliveriesData, ThrowOnError>) => (options.client ?? client).get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/deliveries',
    ...options
});

/**
 * Deliver events again
 *
 * Sends one event, the events of a period, or everything that failed. Also events that were recorded while the endpoint was disabled or did not exist. Each begins with a new series of attempts and has its former `webhook-id`.
 */
export const replayWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<ReplayWebhookDeliveriesData, ThrowOnError>) => (options.client ?? client).post<ReplayWebhookDeliveriesResponses, ReplayWebhookDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/replay',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete the organization's own OAuth client
 *
 * It cannot be deleted while connectors hold its tokens or a link that names it is open.
 */
export const deleteOauthClient = <ThrowOnError extends boolean = false>(options: Options<DeleteOauthClientData, ThrowOnError>) => (options.client ?? client).delete<DeleteOauthClientResponses, DeleteOauthClientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/oauth/credentials/{connector_type}',
    ...options
});

/**
 * Get the organization's own OAuth client
 *
 * Its secret is never returned.
 */
export const getOauthClient = <ThrowOnError extends boolean = false>(options: Options<GetOauthClientData, ThrowOnError>) => (options.client ?? client).get<GetOauthClientResponses, GetOauthClientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/oauth/credentials/{connector_type}',
    ...options
});

/**
 * Store the organization's own OAuth client
 *
 * Consent flows of the organization use it instead of the client of the service. It cannot be replaced by another one while connectors hold its tokens or a link that names it is open.
 */
export const putOauthClient = <ThrowOnError extends boolean = false>(options: Options<PutOauthClientData, ThrowOnError>) => (options.client ?? client).put<PutOauthClientResponses, PutOauthClientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/oauth/credentials/{connector_type}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a message to the MCP server
 *
 * The Streamable HTTP transport of the Model Context Protocol, without sessions. Revisions 2025-11-25 (and the earlier ones with the same handshake) and 2026-07-28 are served. See openapi/decisions/agents.md.
 */
export const executeMcp = <ThrowOnError extends boolean = false>(options: Options<ExecuteMcpData, ThrowOnError>) => (options.client ?? client).post<ExecuteMcpResponses, ExecuteMcpErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mcp',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the protected resource metadata of the MCP server
 *
 * RFC 9728.
 */
export const getMcpMetadata = <ThrowOnError extends boolean = false>(options?: Options<GetMcpMetadataData, ThrowOnError>) => (options?.client ?? client).get<GetMcpMetadataResponses, GetMcpMetadataErrors, ThrowOnError>({ url: '/.well-known/oauth-protected-resource/mcp', ...options });

/**
 * Get this document as JSON
 *
 * The contract in OpenAPI 3.1.
 */
export const getDocument = <ThrowOnError extends boolean = false>(options?: Options<GetDocumentData, ThrowOnError>) => (options?.client ?? client).get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>({ url: '/openapi.json', ...options });

/**
 * Get this document with one operation per entity and action
 *
 * For generators that do not read `x-operations`: in place of `execute` there is one operation for each connector type, entity and action.
 */
export const getTypedDocument = <ThrowOnError extends boolean = false>(options?: Options<GetTypedDocumentData, ThrowOnError>) => (options?.client ?? client).get<GetTypedDocumentResponses, GetTypedDocumentErrors, ThrowOnError>({ url: '/openapi.typed.json', ...options });

/**
 * Get this document as YAML
 *
 * The contract in OpenAPI 3.1.
 */
export const getYamlDocument = <ThrowOnError extends boolean = false>(options?: Options<GetYamlDocumentData, ThrowOnError>) => (options?.client ?? client).get<GetYamlDocumentResponses, GetYamlDocumentErrors, ThrowOnError>({ url: '/openapi.yaml', ...options });

/**
 * Get the start page
 *
 * For people who open the service's address in a browser. It is the start page of the reference, which links to everything else.
 */
export const getStart = <ThrowOnError extends boolean = false>(options?: Options<GetStartData, ThrowOnError>) => (options?.client ?? client).get<GetStartResponses, GetStartErrors, ThrowOnError>({ url: '/', ...options });

/**
 * Get the script that opens connect links in a popup
 *
 * An ES module for browsers with the functions `connect` and `finish`. Pages of any origin may import it.
 */
export const getConnectScript = <ThrowOnError extends boolean = false>(options?: Options<GetConnectScriptData, ThrowOnError>) => (options?.client ?? client).get<GetConnectScriptResponses, GetConnectScriptErrors, ThrowOnError>({ url: '/patchbay-connect.js', ...options });

/**
 * Get the console
 *
 * A page for people: connectors, syncs, records, events, webhooks and agent tokens. It signs in with a client and calls this API only; the page itself holds no data.
 */
export const getConsole = <ThrowOnError extends boolean = false>(options?: Options<GetConsoleData, ThrowOnError>) => (options?.client ?? client).get<GetConsoleResponses, GetConsoleErrors, ThrowOnError>({ url: '/console', ...options });

/**
 * Get a script or style of the console
 *
 * Named by the page of the console.
 */
export const getConsoleFile = <ThrowOnError extends boolean = false>(options: Options<GetConsoleFileData, ThrowOnError>) => (options.client ?? client).get<GetConsoleFileResponses, GetConsoleFileErrors, ThrowOnError>({ url: '/console/{file}', ...options });

/**
 * Get the start page of the reference
 *
 * The pages are made from this document and the catalogue.
 */
export const getReference = <ThrowOnError extends boolean = false>(options?: Options<GetReferenceData, ThrowOnError>) => (options?.client ?? client).get<GetReferenceResponses, GetReferenceErrors, ThrowOnError>({ url: '/docs', ...options });

/**
 * Get a page or file of the reference
 *
 * `/docs` links to every page. `llms.txt` lists them for language models; `search-index.json` is what the full-text search of the pages reads.
 */
export const getReferencePage = <ThrowOnError extends boolean = false>(options: Options<GetReferencePageData, ThrowOnError>) => (options.client ?? client).get<GetReferencePageResponses, GetReferencePageErrors, ThrowOnError>({ url: '/docs/{page}', ...options });

/**
 * Check liveness
 *
 * Whether the process responds. It does not ask the database.
 */
export const getLiveness = <ThrowOnError extends boolean = false>(options?: Options<GetLivenessData, ThrowOnError>) => (options?.client ?? client).get<GetLivenessResponses, GetLivenessErrors, ThrowOnError>({ url: '/healthz', ...options });

/**
 * Check readiness
 *
 * Ready means that the database is reachable, its schema is up to date, and the service is not shutting down.
 */
export const getReadiness = <ThrowOnError extends boolean = false>(options?: Options<GetReadinessData, ThrowOnError>) => (options?.client ?? client).get<GetReadinessResponses, GetReadinessErrors, ThrowOnError>({ url: '/readyz', ...options });

/**
 * Get the public keys that verify tokens
 *
 * A JSON Web Key Set (RFC 7517).
 */
export const getKeys = <ThrowOnError extends boolean = false>(options?: Options<GetKeysData, ThrowOnError>) => (options?.client ?? client).get<GetKeysResponses, GetKeysErrors, ThrowOnError>({ url: '/.well-known/jwks.json', ...options });

/**
 * Get metrics in Prometheus text format
 *
 * Metrics do not identify tenants. Requires METRICS_TOKEN as a bearer token if one is configured, which production requires.
 */
export const getMetrics = <ThrowOnError extends boolean = false>(options?: Options<GetMetricsData, ThrowOnError>) => (options?.client ?? client).get<GetMetricsResponses, GetMetricsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/metrics',
    ...options
});
