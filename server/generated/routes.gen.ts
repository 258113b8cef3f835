// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Handler, Route } from '../http/handler.ts';

import type { CancelSyncData, CancelSyncResponses, CheckConnectorData, CheckConnectorResponses, CheckCredentialsData, CheckCredentialsResponses, CompleteConsentData, CreateConnectorData, CreateConnectorResponses, CreateScopedTokenData, CreateScopedTokenResponses, CreateTokenData, CreateTokenResponses, DeleteConnectorData, DeleteConnectorResponses, DeleteOauthClientData, DeleteOauthClientResponses, ExecuteOperationData, ExecuteOperationResponses, GetConnectorData, GetConnectorResponses, GetConnectorTypeData, GetConnectorTypeResponses, GetDocumentData, GetDocumentResponses, GetKeysData, GetKeysResponses, GetLivenessData, GetLivenessResponses, GetMetricsData, GetMetricsResponses, GetOauthClientData, GetOauthClientResponses, GetOauthSessionData, GetOauthSessionResponses, GetOrganizationData, GetOrganizationResponses, GetReadinessData, GetReadinessResponses, GetReferenceData, GetReferenceResponses, GetReplicationData, GetReplicationResponses, GetSyncData, GetSyncResponses, GetYamlDocumentData, GetYamlDocumentResponses, InitiateOauthData, InitiateOauthResponses, ListConnectorsData, ListConnectorsResponses, ListConnectorTypesData, ListConnectorTypesResponses, ListSyncsData, ListSyncsResponses, PutOauthClientData, PutOauthClientResponses, ShowConsentData, ShowConsentResponses, StartSyncData, StartSyncResponses, SubmitConsentData, SubmitConsentResponses, UpdateConnectorData, UpdateConnectorResponses, UpdateOrganizationData, UpdateOrganizationResponses } from './types.gen.ts';

/**
 * One member per operation of the contract.
 */
export type Handlers = {
    /**
     * GET /.well-known/jwks.json
     *
     * The public keys that sign our tokens
     */
    getKeys: Handler<GetKeysData, GetKeysResponses>;
    /**
     * POST /api/v1/account/applications/scoped-token
     *
     * Mint a token that reaches one customer only
     */
    createScopedToken: Handler<CreateScopedTokenData, CreateScopedTokenResponses>;
    /**
     * POST /api/v1/account/applications/token
     *
     * Exchange client credentials for a bearer token
     */
    createToken: Handler<CreateTokenData, CreateTokenResponses>;
    /**
     * GET /api/v1/account/organization
     *
     * Read the organisation
     */
    getOrganization: Handler<GetOrganizationData, GetOrganizationResponses>;
    /**
     * PATCH /api/v1/account/organization
     *
     * Change the organisation
     */
    updateOrganization: Handler<UpdateOrganizationData, UpdateOrganizationResponses>;
    /**
     * GET /api/v1/integrations/connector-types
     *
     * The catalogue of connector types
     */
    listConnectorTypes: Handler<ListConnectorTypesData, ListConnectorTypesResponses>;
    /**
     * GET /api/v1/integrations/connector-types/{connector_type}
     *
     * One connector type
     */
    getConnectorType: Handler<GetConnectorTypeData, GetConnectorTypeResponses>;
    /**
     * GET /api/v1/integrations/connectors
     *
     * List connectors, newest first
     */
    listConnectors: Handler<ListConnectorsData, ListConnectorsResponses>;
    /**
     * POST /api/v1/integrations/connectors
     *
     * Create a connector
     */
    createConnector: Handler<CreateConnectorData, CreateConnectorResponses>;
    /**
     * POST /api/v1/integrations/connectors/check
     *
     * Try a creation body without storing it
     */
    checkCredentials: Handler<CheckCredentialsData, CheckCredentialsResponses>;
    /**
     * GET /api/v1/integrations/connectors/oauth/callback/{connector_type}
     *
     * The vendor sends the user back
     */
    completeConsent: Handler<CompleteConsentData, {
        303: void;
    }>;
    /**
     * GET /api/v1/integrations/connectors/oauth/consent/{session_id}
     *
     * The page that asks the user for consent
     */
    showConsent: Handler<ShowConsentData, ShowConsentResponses>;
    /**
     * POST /api/v1/integrations/connectors/oauth/consent/{session_id}
     *
     * The user agrees and goes on to the vendor
     */
    submitConsent: Handler<SubmitConsentData, SubmitConsentResponses>;
    /**
     * POST /api/v1/integrations/connectors/oauth/initiate
     *
     * Start a consent flow
     */
    initiateOauth: Handler<InitiateOauthData, InitiateOauthResponses>;
    /**
     * GET /api/v1/integrations/connectors/oauth/sessions/{session_id}
     *
     * How a consent flow stands
     */
    getOauthSession: Handler<GetOauthSessionData, GetOauthSessionResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}
     *
     * Read a connector
     */
    getConnector: Handler<GetConnectorData, GetConnectorResponses>;
    /**
     * PATCH /api/v1/integrations/connectors/{connector_id}
     *
     * Change a connector
     */
    updateConnector: Handler<UpdateConnectorData, UpdateConnectorResponses>;
    /**
     * DELETE /api/v1/integrations/connectors/{connector_id}
     *
     * Delete a connector
     */
    deleteConnector: Handler<DeleteConnectorData, DeleteConnectorResponses>;
    /**
     * POST /api/v1/integrations/connectors/{connector_id}/check
     *
     * Check a stored connector's credentials
     */
    checkConnector: Handler<CheckConnectorData, CheckConnectorResponses>;
    /**
     * POST /api/v1/integrations/connectors/{connector_id}/execute
     *
     * Execute an operation on a connector
     */
    executeOperation: Handler<ExecuteOperationData, ExecuteOperationResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}/replication
     *
     * How far each entity is replicated
     */
    getReplication: Handler<GetReplicationData, GetReplicationResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}/syncs
     *
     * List the connector's replication runs, newest first
     */
    listSyncs: Handler<ListSyncsData, ListSyncsResponses>;
    /**
     * POST /api/v1/integrations/connectors/{connector_id}/syncs
     *
     * Start a replication run
     */
    startSync: Handler<StartSyncData, StartSyncResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}
     *
     * Watch a replication run
     */
    getSync: Handler<GetSyncData, GetSyncResponses>;
    /**
     * POST /api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}/cancel
     *
     * Stop a replication run
     */
    cancelSync: Handler<CancelSyncData, CancelSyncResponses>;
    /**
     * GET /api/v1/oauth/credentials/{connector_type}
     *
     * Read the organisation's own OAuth client
     */
    getOauthClient: Handler<GetOauthClientData, GetOauthClientResponses>;
    /**
     * PUT /api/v1/oauth/credentials/{connector_type}
     *
     * Store the organisation's own OAuth client
     */
    putOauthClient: Handler<PutOauthClientData, PutOauthClientResponses>;
    /**
     * DELETE /api/v1/oauth/credentials/{connector_type}
     *
     * Remove the organisation's own OAuth client
     */
    deleteOauthClient: Handler<DeleteOauthClientData, DeleteOauthClientResponses>;
    /**
     * GET /docs
     *
     * The reference, as a page
     */
    getReference: Handler<GetReferenceData, GetReferenceResponses>;
    /**
     * GET /healthz
     *
     * Whether the process lives
     */
    getLiveness: Handler<GetLivenessData, GetLivenessResponses>;
    /**
     * GET /metrics
     *
     * Metrics, as Prometheus text
     */
    getMetrics: Handler<GetMetricsData, GetMetricsResponses>;
    /**
     * GET /openapi.json
     *
     * This document, as JSON
     */
    getDocument: Handler<GetDocumentData, GetDocumentResponses>;
    /**
     * GET /openapi.yaml
     *
     * This document, as YAML
     */
    getYamlDocument: Handler<GetYamlDocumentData, GetYamlDocumentResponses>;
    /**
     * GET /readyz
     *
     * Whether the service can work
     */
    getReadiness: Handler<GetReadinessData, GetReadinessResponses>;
};

/**
 * Every operation of the contract; literal paths come before paths with parameters.
 */
export const routes: ReadonlyArray<Route<keyof Handlers>> = [
    {
        operation_id: 'getKeys',
        method: 'get',
        path: '/.well-known/jwks.json',
        summary: 'The public keys that sign our tokens',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'createScopedToken',
        method: 'post',
        path: '/api/v1/account/applications/scoped-token',
        summary: 'Mint a token that reaches one customer only',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [],
        consumes: [
            'application/json'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'createToken',
        method: 'post',
        path: '/api/v1/account/applications/token',
        summary: 'Exchange client credentials for a bearer token',
        stage: 'ready',
        auth: 'client',
        browser: false,
        scopes: [],
        consumes: [
            'application/json',
            'application/x-www-form-urlencoded'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getOrganization',
        method: 'get',
        path: '/api/v1/account/organization',
        summary: 'Read the organisation',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'admin'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'updateOrganization',
        method: 'patch',
        path: '/api/v1/account/organization',
        summary: 'Change the organisation',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'admin'
        ],
        consumes: [
            'application/json',
            'application/merge-patch+json'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'listConnectorTypes',
        method: 'get',
        path: '/api/v1/integrations/connector-types',
        summary: 'The catalogue of connector types',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getConnectorType',
        method: 'get',
        path: '/api/v1/integrations/connector-types/{connector_type}',
        summary: 'One connector type',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'listConnectors',
        method: 'get',
        path: '/api/v1/integrations/connectors',
        summary: 'List connectors, newest first',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:read'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'createConnector',
        method: 'post',
        path: '/api/v1/integrations/connectors',
        summary: 'Create a connector',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [
            'application/json'
        ],
        body_required: true,
        idempotent: true,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'checkCredentials',
        method: 'post',
        path: '/api/v1/integrations/connectors/check',
        summary: 'Try a creation body without storing it',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [
            'application/json'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'completeConsent',
        method: 'get',
        path: '/api/v1/integrations/connectors/oauth/callback/{connector_type}',
        summary: 'The vendor sends the user back',
        stage: 'ready',
        auth: 'none',
        browser: true,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: []
    },
    {
        operation_id: 'showConsent',
        method: 'get',
        path: '/api/v1/integrations/connectors/oauth/consent/{session_id}',
        summary: 'The page that asks the user for consent',
        stage: 'ready',
        auth: 'none',
        browser: true,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'text/html'
        ]
    },
    {
        operation_id: 'submitConsent',
        method: 'post',
        path: '/api/v1/integrations/connectors/oauth/consent/{session_id}',
        summary: 'The user agrees and goes on to the vendor',
        stage: 'ready',
        auth: 'none',
        browser: true,
        scopes: [],
        consumes: [
            'application/x-www-form-urlencoded'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'text/html'
        ]
    },
    {
        operation_id: 'initiateOauth',
        method: 'post',
        path: '/api/v1/integrations/connectors/oauth/initiate',
        summary: 'Start a consent flow',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [
            'application/json'
        ],
        body_required: true,
        idempotent: true,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getOauthSession',
        method: 'get',
        path: '/api/v1/integrations/connectors/oauth/sessions/{session_id}',
        summary: 'How a consent flow stands',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:read'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getConnector',
        method: 'get',
        path: '/api/v1/integrations/connectors/{connector_id}',
        summary: 'Read a connector',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:read'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'updateConnector',
        method: 'patch',
        path: '/api/v1/integrations/connectors/{connector_id}',
        summary: 'Change a connector',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [
            'application/merge-patch+json',
            'application/json'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'deleteConnector',
        method: 'delete',
        path: '/api/v1/integrations/connectors/{connector_id}',
        summary: 'Delete a connector',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: []
    },
    {
        operation_id: 'checkConnector',
        method: 'post',
        path: '/api/v1/integrations/connectors/{connector_id}/check',
        summary: 'Check a stored connector\'s credentials',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'executeOperation',
        method: 'post',
        path: '/api/v1/integrations/connectors/{connector_id}/execute',
        summary: 'Execute an operation on a connector',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'execute'
        ],
        consumes: [
            'application/json'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getReplication',
        method: 'get',
        path: '/api/v1/integrations/connectors/{connector_id}/replication',
        summary: 'How far each entity is replicated',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:read'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'listSyncs',
        method: 'get',
        path: '/api/v1/integrations/connectors/{connector_id}/syncs',
        summary: 'List the connector\'s replication runs, newest first',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:read'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'startSync',
        method: 'post',
        path: '/api/v1/integrations/connectors/{connector_id}/syncs',
        summary: 'Start a replication run',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [
            'application/json'
        ],
        body_required: false,
        idempotent: true,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getSync',
        method: 'get',
        path: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}',
        summary: 'Watch a replication run',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:read'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'cancelSync',
        method: 'post',
        path: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}/cancel',
        summary: 'Stop a replication run',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getOauthClient',
        method: 'get',
        path: '/api/v1/oauth/credentials/{connector_type}',
        summary: 'Read the organisation\'s own OAuth client',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'admin'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'putOauthClient',
        method: 'put',
        path: '/api/v1/oauth/credentials/{connector_type}',
        summary: 'Store the organisation\'s own OAuth client',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'admin'
        ],
        consumes: [
            'application/json'
        ],
        body_required: true,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'deleteOauthClient',
        method: 'delete',
        path: '/api/v1/oauth/credentials/{connector_type}',
        summary: 'Remove the organisation\'s own OAuth client',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'admin'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: []
    },
    {
        operation_id: 'getReference',
        method: 'get',
        path: '/docs',
        summary: 'The reference, as a page',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'text/html'
        ]
    },
    {
        operation_id: 'getLiveness',
        method: 'get',
        path: '/healthz',
        summary: 'Whether the process lives',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getMetrics',
        method: 'get',
        path: '/metrics',
        summary: 'Metrics, as Prometheus text',
        stage: 'ready',
        auth: 'metrics',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'text/plain'
        ]
    },
    {
        operation_id: 'getDocument',
        method: 'get',
        path: '/openapi.json',
        summary: 'This document, as JSON',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'getYamlDocument',
        method: 'get',
        path: '/openapi.yaml',
        summary: 'This document, as YAML',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/yaml'
        ]
    },
    {
        operation_id: 'getReadiness',
        method: 'get',
        path: '/readyz',
        summary: 'Whether the service can work',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
    }
];
