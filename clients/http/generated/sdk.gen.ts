// Generated from openapi/ by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import { type Client, type Options as Options2, type TDataShape, urlSearchParamsBodySerializer } from './client/index.ts';
import type { CancelSyncData, CancelSyncErrors, CancelSyncResponses, CheckConnectorData, CheckConnectorErrors, CheckConnectorResponses, CheckCredentialsData, CheckCredentialsErrors, CheckCredentialsResponses, CompleteConsentData, CompleteConsentErrors, CreateConnectorData, CreateConnectorErrors, CreateConnectorResponses, CreateScopedTokenData, CreateScopedTokenErrors, CreateScopedTokenResponses, CreateTokenData, CreateTokenErrors, CreateTokenResponses, DeleteConnectorData, DeleteConnectorErrors, DeleteConnectorResponses, DeleteOauthClientData, DeleteOauthClientErrors, DeleteOauthClientResponses, ExecuteOperationData, ExecuteOperationErrors, ExecuteOperationResponses, GetConnectorData, GetConnectorErrors, GetConnectorResponses, GetConnectorTypeData, GetConnectorTypeErrors, GetConnectorTypeResponses, GetDocumentData, GetDocumentErrors, GetDocumentResponses, GetKeysData, GetKeysErrors, GetKeysResponses, GetLivenessData, GetLivenessErrors, GetLivenessResponses, GetMetricsData, GetMetricsErrors, GetMetricsResponses, GetOauthClientData, GetOauthClientErrors, GetOauthClientResponses, GetOauthSessionData, GetOauthSessionErrors, GetOauthSessionResponses, GetOrganizationData, GetOrganizationErrors, GetOrganizationResponses, GetReadinessData, GetReadinessErrors, GetReadinessResponses, GetReferenceData, GetReferenceErrors, GetReferenceResponses, GetReplicationData, GetReplicationErrors, GetReplicationResponses, GetSyncData, GetSyncErrors, GetSyncResponses, GetYamlDocumentData, GetYamlDocumentErrors, GetYamlDocumentResponses, InitiateOauthData, InitiateOauthErrors, InitiateOauthResponses, ListConnectorsData, ListConnectorsErrors, ListConnectorsResponses, ListConnectorTypesData, ListConnectorTypesErrors, ListConnectorTypesResponses, ListSyncsData, ListSyncsErrors, ListSyncsResponses, PutOauthClientData, PutOauthClientErrors, PutOauthClientResponses, ShowConsentData, ShowConsentErrors, ShowConsentResponses, StartSyncData, StartSyncErrors, StartSyncResponses, SubmitConsentData, SubmitConsentErrors, SubmitConsentResponses, UpdateConnectorData, UpdateConnectorErrors, UpdateConnectorResponses, UpdateOrganizationData, UpdateOrganizationErrors, UpdateOrganizationResponses } from './types.gen.ts';

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
 * Takes JSON, or the form of RFC 6749 (grant_type=client_credentials, the client in the form or in HTTP Basic). Form and Basic requests get the error bodies of RFC 6749; JSON requests get a Problem. A token lives 15 minutes.
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
 * Mint a token that reaches one customer only
 *
 * For a browser or an agent that works for one customer. It carries no admin scope, lives 20 minutes and cannot mint tokens.
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
 * Read the organisation
 */
export const getOrganization = <ThrowOnError extends boolean = false>(options?: Options<GetOrganizationData, ThrowOnError>) => (options?.client ?? client).get<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/account/organization',
    ...options
});

/**
 * Change the organisation
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
 * The catalogue of connector types
 */
export const listConnectorTypes = <ThrowOnError extends boolean = false>(options?: Options<ListConnectorTypesData, ThrowOnError>) => (options?.client ?? client).get<ListConnectorTypesResponses, ListConnectorTypesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connector-types',
    ...options
});

/**
 * One connector type
 */
export const getConnectorType = <ThrowOnError extends boolean = false>(options: Options<GetConnectorTypeData, ThrowOnError>) => (options.client ?? client).get<GetConnectorTypeResponses, GetConnectorTypeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connector-types/{connector_type}',
    ...options
});

/**
 * List connectors, newest first
 */
export const listConnectors = <ThrowOnError extends boolean = false>(options?: Options<ListConnectorsData, ThrowOnError>) => (options?.client ?? client).get<ListConnectorsResponses, ListConnectorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors',
    ...options
});

/**
 * Create a connector
 *
 * Specification 4.1. With verify=true the vendor is asked first and nothing is created unless it accepts the credentials.
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
 * Try a creation body without storing it
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
 * Specification 4.2. Send the user to consent_url; the service creates the connector and sends the user on to redirect_url.
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
 * The page that asks the user for consent
 *
 * Changes nothing, since scanners open links.
 */
export const showConsent = <ThrowOnError extends boolean = false>(options: Options<ShowConsentData, ThrowOnError>) => (options.client ?? client).get<ShowConsentResponses, ShowConsentErrors, ThrowOnError>({ url: '/api/v1/integrations/connectors/oauth/consent/{session_id}', ...options });

/**
 * The user agrees and goes on to the vendor
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
 * The vendor sends the user back
 *
 * Specification 4.3. Takes only the browser that holds the attempt's cookie.
 */
export const completeConsent = <ThrowOnError extends boolean = false>(options: Options<CompleteConsentData, ThrowOnError>) => (options.client ?? client).get<unknown, CompleteConsentErrors, ThrowOnError>({ url: '/api/v1/integrations/connectors/oauth/callback/{connector_type}', ...options });

/**
 * How a consent flow stands
 *
 * So that an application need not trust its query string.
 */
export const getOauthSession = <ThrowOnError extends boolean = false>(options: Options<GetOauthSessionData, ThrowOnError>) => (options.client ?? client).get<GetOauthSessionResponses, GetOauthSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/oauth/sessions/{session_id}',
    ...options
});

/**
 * Delete a connector
 *
 * Its credentials are destroyed with it; its records are unreachable at once. The vendor's grant is not revoked.
 */
export const deleteConnector = <ThrowOnError extends boolean = false>(options: Options<DeleteConnectorData, ThrowOnError>) => (options.client ?? client).delete<DeleteConnectorResponses, DeleteConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}',
    ...options
});

/**
 * Read a connector
 */
export const getConnector = <ThrowOnError extends boolean = false>(options: Options<GetConnectorData, ThrowOnError>) => (options.client ?? client).get<GetConnectorResponses, GetConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}',
    ...options
});

/**
 * Change a connector
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
 */
export const checkConnector = <ThrowOnError extends boolean = false>(options: Options<CheckConnectorData, ThrowOnError>) => (options.client ?? client).post<CheckConnectorResponses, CheckConnectorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/check',
    ...options
});

/**
 * Execute an operation on a connector
 *
 * Specification 4.4. `entity` and `action` name the operation, `params` are its parameters. `x-operations` ties every connector type, entity and action to the schemas of its parameters and of its answer. The action search answers from replicated records.
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
 * List the connector's replication runs, newest first
 */
export const listSyncs = <ThrowOnError extends boolean = false>(options: Options<ListSyncsData, ThrowOnError>) => (options.client ?? client).get<ListSyncsResponses, ListSyncsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs',
    ...options
});

/**
 * Start a replication run
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
 * Watch a replication run
 */
export const getSync = <ThrowOnError extends boolean = false>(options: Options<GetSyncData, ThrowOnError>) => (options.client ?? client).get<GetSyncResponses, GetSyncErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}',
    ...options
});

/**
 * Stop a replication run
 */
export const cancelSync = <ThrowOnError extends boolean = false>(options: Options<CancelSyncData, ThrowOnError>) => (options.client ?? client).post<CancelSyncResponses, CancelSyncErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}/cancel',
    ...options
});

/**
 * How far each entity is replicated
 */
export const getReplication = <ThrowOnError extends boolean = false>(options: Options<GetReplicationData, ThrowOnError>) => (options.client ?? client).get<GetReplicationResponses, GetReplicationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/integrations/connectors/{connector_id}/replication',
    ...options
});

/**
 * Remove the organisation's own OAuth client
 */
export const deleteOauthClient = <ThrowOnError extends boolean = false>(options: Options<DeleteOauthClientData, ThrowOnError>) => (options.client ?? client).delete<DeleteOauthClientResponses, DeleteOauthClientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/oauth/credentials/{connector_type}',
    ...options
});

/**
 * Read the organisation's own OAuth client
 */
export const getOauthClient = <ThrowOnError extends boolean = false>(options: Options<GetOauthClientData, ThrowOnError>) => (options.client ?? client).get<GetOauthClientResponses, GetOauthClientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/api/v1/oauth/credentials/{connector_type}',
    ...options
});

/**
 * Store the organisation's own OAuth client
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
 * This document, as JSON
 */
export const getDocument = <ThrowOnError extends boolean = false>(options?: Options<GetDocumentData, ThrowOnError>) => (options?.client ?? client).get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>({ url: '/openapi.json', ...options });

/**
 * This document, as YAML
 */
export const getYamlDocument = <ThrowOnError extends boolean = false>(options?: Options<GetYamlDocumentData, ThrowOnError>) => (options?.client ?? client).get<GetYamlDocumentResponses, GetYamlDocumentErrors, ThrowOnError>({ url: '/openapi.yaml', ...options });

/**
 * The reference, as a page
 */
export const getReference = <ThrowOnError extends boolean = false>(options?: Options<GetReferenceData, ThrowOnError>) => (options?.client ?? client).get<GetReferenceResponses, GetReferenceErrors, ThrowOnError>({ url: '/docs', ...options });

/**
 * Whether the process lives
 */
export const getLiveness = <ThrowOnError extends boolean = false>(options?: Options<GetLivenessData, ThrowOnError>) => (options?.client ?? client).get<GetLivenessResponses, GetLivenessErrors, ThrowOnError>({ url: '/healthz', ...options });

/**
 * Whether the service can work
 *
 * The database answers, its schema is the service's, and the service is not shutting down.
 */
export const getReadiness = <ThrowOnError extends boolean = false>(options?: Options<GetReadinessData, ThrowOnError>) => (options?.client ?? client).get<GetReadinessResponses, GetReadinessErrors, ThrowOnError>({ url: '/readyz', ...options });

/**
 * The public keys that sign our tokens
 */
export const getKeys = <ThrowOnError extends boolean = false>(options?: Options<GetKeysData, ThrowOnError>) => (options?.client ?? client).get<GetKeysResponses, GetKeysErrors, ThrowOnError>({ url: '/.well-known/jwks.json', ...options });

/**
 * Metrics, as Prometheus text
 *
 * Names no tenant. Needs METRICS_TOKEN as a bearer token where the service has one; production always has.
 */
export const getMetrics = <ThrowOnError extends boolean = false>(options?: Options<GetMetricsData, ThrowOnError>) => (options?.client ?? client).get<GetMetricsResponses, GetMetricsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/metrics',
    ...options
});
