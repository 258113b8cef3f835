// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Handler, Route } from '../http/handler.ts';

import type { CancelSyncData, CancelSyncResponses, CheckConnectorData, CheckConnectorResponses, CheckCredentialsData, CheckCredentialsResponses, CompleteConsentData, ConfirmOauthSessionData, ConfirmOauthSessionResponses, CreateAgentTokenData, CreateAgentTokenResponses, CreateConnectorData, CreateConnectorResponses, CreateScopedTokenData, CreateScopedTokenResponses, CreateTokenData, CreateTokenResponses, CreateWebhookEndpointData, CreateWebhookEndpointResponses, DeleteAgentTokenData, DeleteAgentTokenResponses, DeleteConnectorData, DeleteConnectorResponses, DeleteCustomerData, DeleteCustomerResponses, DeleteOauthClientData, DeleteOauthClientResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointResponses, ExecuteMcpData, ExecuteMcpResponses, ExecuteOperationData, ExecuteOperationResponses, GetConnectorData, GetConnectorResponses, GetConnectorTypeData, GetConnectorTypeResponses, GetConnectScriptData, GetConnectScriptResponses, GetConsoleData, GetConsoleFileData, GetConsoleFileResponses, GetConsoleResponses, GetDocumentData, GetDocumentResponses, GetErasureData, GetErasureResponses, GetKeysData, GetKeysResponses, GetLivenessData, GetLivenessResponses, GetMcpMetadataData, GetMcpMetadataResponses, GetMetricsData, GetMetricsResponses, GetOauthClientData, GetOauthClientResponses, GetOauthSessionData, GetOauthSessionResponses, GetOrganizationData, GetOrganizationResponses, GetReadinessData, GetReadinessResponses, GetReferenceData, GetReferencePageData, GetReferencePageResponses, GetReferenceResponses, GetReplicationData, GetReplicationResponses, GetStartData, GetStartResponses, GetSyncData, GetSyncResponses, GetTypedDocumentData, GetTypedDocumentResponses, GetWebhookEndpointData, GetWebhookEndpointResponses, GetYamlDocumentData, GetYamlDocumentResponses, InitiateOauthData, InitiateOauthResponses, ListAgentTokensData, ListAgentTokensResponses, ListAuditData, ListAuditResponses, ListChangesData, ListChangesResponses, ListConnectorsData, ListConnectorsResponses, ListConnectorTypesData, ListConnectorTypesResponses, ListEventsData, ListEventsResponses, ListSyncsData, ListSyncsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsResponses, PutOauthClientData, PutOauthClientResponses, ReplayWebhookDeliveriesData, ReplayWebhookDeliveriesResponses, RotateWebhookSecretData, RotateWebhookSecretResponses, ShowConsentData, ShowConsentResponses, StartSyncData, StartSyncResponses, SubmitConsentData, SubmitConsentResponses, TestWebhookEndpointData, TestWebhookEndpointResponses, UpdateConnectorData, UpdateConnectorResponses, UpdateOrganizationData, UpdateOrganizationResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointResponses } from './types.gen.ts';

/**
 * One member per operation of the contract.
 */
export type Handlers = {
    /**
     * GET /
     *
     * Get the start page
     */
    getStart: Handler<GetStartData, GetStartResponses>;
    /**
     * GET /.well-known/jwks.json
     *
     * Get the public keys that verify tokens
     */
    getKeys: Handler<GetKeysData, GetKeysResponses>;
    /**
     * GET /.well-known/oauth-protected-resource/mcp
     *
     * Get the protected resource metadata of the MCP server
     */
    getMcpMetadata: Handler<GetMcpMetadataData, GetMcpMetadataResponses>;
    /**
     * GET /api/v1/account/agent-tokens
     *
     * List agent tokens, newest first
     */
    listAgentTokens: Handler<ListAgentTokensData, ListAgentTokensResponses>;
    /**
     * POST /api/v1/account/agent-tokens
     *
     * Create an agent token
     */
    createAgentToken: Handler<CreateAgentTokenData, CreateAgentTokenResponses>;
    /**
     * DELETE /api/v1/account/agent-tokens/{token_id}
     *
     * Revoke an agent token
     */
    deleteAgentToken: Handler<DeleteAgentTokenData, DeleteAgentTokenResponses>;
    /**
     * POST /api/v1/account/applications/scoped-token
     *
     * Create a token limited to one customer
     */
    createScopedToken: Handler<CreateScopedTokenData, CreateScopedTokenResponses>;
    /**
     * POST /api/v1/account/applications/token
     *
     * Exchange client credentials for a bearer token
     */
    createToken: Handler<CreateTokenData, CreateTokenResponses>;
    /**
     * GET /api/v1/account/customers/{customer_name}
     *
     * Get the latest erasure of a customer
     */
    getErasure: Handler<GetErasureData, GetErasureResponses>;
    /**
     * DELETE /api/v1/account/customers/{customer_name}
     *
     * Delete everything of a customer
     */
    deleteCustomer: Handler<DeleteCustomerData, DeleteCustomerResponses>;
    /**
     * GET /api/v1/account/organization
     *
     * Get the organization
     */
    getOrganization: Handler<GetOrganizationData, GetOrganizationResponses>;
    /**
     * PATCH /api/v1/account/organization
     *
     * Update the organization
     */
    updateOrganization: Handler<UpdateOrganizationData, UpdateOrganizationResponses>;
    /**
     * GET /api/v1/audit
     *
     * Read the audit log, newest first
     */
    listAudit: Handler<ListAuditData, ListAuditResponses>;
    /**
     * GET /api/v1/events
     *
     * Read the event log
     */
    listEvents: Handler<ListEventsData, ListEventsResponses>;
    /**
     * GET /api/v1/integrations/connector-types
     *
     * List connector types
     */
    listConnectorTypes: Handler<ListConnectorTypesData, ListConnectorTypesResponses>;
    /**
     * GET /api/v1/integrations/connector-types/{connector_type}
     *
     * Get a connector type
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
     * Check credentials without storing them
     */
    checkCredentials: Handler<CheckCredentialsData, CheckCredentialsResponses>;
    /**
     * GET /api/v1/integrations/connectors/oauth/callback/{connector_type}
     *
     * Complete the consent flow
     */
    completeConsent: Handler<CompleteConsentData, {
        303: void;
    }>;
    /**
     * GET /api/v1/integrations/connectors/oauth/consent/{session_id}
     *
     * Show the consent page
     */
    showConsent: Handler<ShowConsentData, ShowConsentResponses>;
    /**
     * POST /api/v1/integrations/connectors/oauth/consent/{session_id}
     *
     * Accept or decline consent
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
     * Get the status of a consent flow
     */
    getOauthSession: Handler<GetOauthSessionData, GetOauthSessionResponses>;
    /**
     * POST /api/v1/integrations/connectors/oauth/sessions/{session_id}/confirm
     *
     * Confirm a consent flow
     */
    confirmOauthSession: Handler<ConfirmOauthSessionData, ConfirmOauthSessionResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}
     *
     * Get a connector
     */
    getConnector: Handler<GetConnectorData, GetConnectorResponses>;
    /**
     * PATCH /api/v1/integrations/connectors/{connector_id}
     *
     * Update a connector
     */
    updateConnector: Handler<UpdateConnectorData, UpdateConnectorResponses>;
    /**
     * DELETE /api/v1/integrations/connectors/{connector_id}
     *
     * Delete a connector
     */
    deleteConnector: Handler<DeleteConnectorData, DeleteConnectorResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}/changes
     *
     * Read what has changed in the replicated records
     */
    listChanges: Handler<ListChangesData, ListChangesResponses>;
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
     * Get the replication state of each entity
     */
    getReplication: Handler<GetReplicationData, GetReplicationResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}/syncs
     *
     * List the connector's syncs, newest first
     */
    listSyncs: Handler<ListSyncsData, ListSyncsResponses>;
    /**
     * POST /api/v1/integrations/connectors/{connector_id}/syncs
     *
     * Start a sync
     */
    startSync: Handler<StartSyncData, StartSyncResponses>;
    /**
     * GET /api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}
     *
     * Get a sync
     */
    getSync: Handler<GetSyncData, GetSyncResponses>;
    /**
     * POST /api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}/cancel
     *
     * Cancel a sync
     */
    cancelSync: Handler<CancelSyncData, CancelSyncResponses>;
    /**
     * GET /api/v1/oauth/credentials/{connector_type}
     *
     * Get the organization's own OAuth client
     */
    getOauthClient: Handler<GetOauthClientData, GetOauthClientResponses>;
    /**
     * PUT /api/v1/oauth/credentials/{connector_type}
     *
     * Store the organization's own OAuth client
     */
    putOauthClient: Handler<PutOauthClientData, PutOauthClientResponses>;
    /**
     * DELETE /api/v1/oauth/credentials/{connector_type}
     *
     * Delete the organization's own OAuth client
     */
    deleteOauthClient: Handler<DeleteOauthClientData, DeleteOauthClientResponses>;
    /**
     * GET /api/v1/webhooks/endpoints
     *
     * List webhook endpoints, newest first
     */
    listWebhookEndpoints: Handler<ListWebhookEndpointsData, ListWebhookEndpointsResponses>;
    /**
     * POST /api/v1/webhooks/endpoints
     *
     * Create a webhook endpoint
     */
    createWebhookEndpoint: Handler<CreateWebhookEndpointData, CreateWebhookEndpointResponses>;
    /**
     * GET /api/v1/webhooks/endpoints/{endpoint_id}
     *
     * Get a webhook endpoint
     */
    getWebhookEndpoint: Handler<GetWebhookEndpointData, GetWebhookEndpointResponses>;
    /**
     * PATCH /api/v1/webhooks/endpoints/{endpoint_id}
     *
     * Update a webhook endpoint
     */
    updateWebhookEndpoint: Handler<UpdateWebhookEndpointData, UpdateWebhookEndpointResponses>;
    /**
     * DELETE /api/v1/webhooks/endpoints/{endpoint_id}
     *
     * Delete a webhook endpoint
     */
    deleteWebhookEndpoint: Handler<DeleteWebhookEndpointData, DeleteWebhookEndpointResponses>;
    /**
     * GET /api/v1/webhooks/endpoints/{endpoint_id}/deliveries
     *
     * List the deliveries of a webhook endpoint, newest event first
     */
    listWebhookDeliveries: Handler<ListWebhookDeliveriesData, ListWebhookDeliveriesResponses>;
    /**
     * POST /api/v1/webhooks/endpoints/{endpoint_id}/replay
     *
     * Deliver events again
     */
    replayWebhookDeliveries: Handler<ReplayWebhookDeliveriesData, ReplayWebhookDeliveriesResponses>;
    /**
     * POST /api/v1/webhooks/endpoints/{endpoint_id}/rotate-secret
     *
     * Replace the secret of a webhook endpoint
     */
    rotateWebhookSecret: Handler<RotateWebhookSecretData, RotateWebhookSecretResponses>;
    /**
     * POST /api/v1/webhooks/endpoints/{endpoint_id}/test
     *
     * Send a test event to a webhook endpoint
     */
    testWebhookEndpoint: Handler<TestWebhookEndpointData, TestWebhookEndpointResponses>;
    /**
     * GET /console
     *
     * Get the console
     */
    getConsole: Handler<GetConsoleData, GetConsoleResponses>;
    /**
     * GET /console/{file}
     *
     * Get a script or style of the console
     */
    getConsoleFile: Handler<GetConsoleFileData, GetConsoleFileResponses>;
    /**
     * GET /docs
     *
     * Get the start page of the reference
     */
    getReference: Handler<GetReferenceData, GetReferenceResponses>;
    /**
     * GET /docs/{page}
     *
     * Get a page or file of the reference
     */
    getReferencePage: Handler<GetReferencePageData, GetReferencePageResponses>;
    /**
     * GET /healthz
     *
     * Check liveness
     */
    getLiveness: Handler<GetLivenessData, GetLivenessResponses>;
    /**
     * POST /mcp
     *
     * Send a message to the MCP server
     */
    executeMcp: Handler<ExecuteMcpData, ExecuteMcpResponses>;
    /**
     * GET /metrics
     *
     * Get metrics in Prometheus text format
     */
    getMetrics: Handler<GetMetricsData, GetMetricsResponses>;
    /**
     * GET /openapi.json
     *
     * Get this document as JSON
     */
    getDocument: Handler<GetDocumentData, GetDocumentResponses>;
    /**
     * GET /openapi.typed.json
     *
     * Get this document with one operation per entity and action
     */
    getTypedDocument: Handler<GetTypedDocumentData, GetTypedDocumentResponses>;
    /**
     * GET /openapi.yaml
     *
     * Get this document as YAML
     */
    getYamlDocument: Handler<GetYamlDocumentData, GetYamlDocumentResponses>;
    /**
     * GET /patchbay-connect.js
     *
     * Get the script that opens connect links in a popup
     */
    getConnectScript: Handler<GetConnectScriptData, GetConnectScriptResponses>;
    /**
     * GET /readyz
     *
     * Check readiness
     */
    getReadiness: Handler<GetReadinessData, GetReadinessResponses>;
};

/**
 * Every operation of the contract; literal paths come before paths with parameters.
 */
export const routes: ReadonlyArray<Route<keyof Handlers>> = [
    {
        operation_id: 'getStart',
        method: 'get',
        path: '/',
        summary: 'Get the start page',
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
        operation_id: 'getKeys',
        method: 'get',
        path: '/.well-known/jwks.json',
        summary: 'Get the public keys that verify tokens',
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
        operation_id: 'getMcpMetadata',
        method: 'get',
        path: '/.well-known/oauth-protected-resource/mcp',
        summary: 'Get the protected resource metadata of the MCP server',
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
        operation_id: 'listAgentTokens',
        method: 'get',
        path: '/api/v1/account/agent-tokens',
        summary: 'List agent tokens, newest first',
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
        operation_id: 'createAgentToken',
        method: 'post',
        path: '/api/v1/account/agent-tokens',
        summary: 'Create an agent token',
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
        operation_id: 'deleteAgentToken',
        method: 'delete',
        path: '/api/v1/account/agent-tokens/{token_id}',
        summary: 'Revoke an agent token',
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
        operation_id: 'createScopedToken',
        method: 'post',
        path: '/api/v1/account/applications/scoped-token',
        summary: 'Create a token limited to one customer',
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
        operation_id: 'getErasure',
        method: 'get',
        path: '/api/v1/account/customers/{customer_name}',
        summary: 'Get the latest erasure of a customer',
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
        operation_id: 'deleteCustomer',
        method: 'delete',
        path: '/api/v1/account/customers/{customer_name}',
        summary: 'Delete everything of a customer',
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
        operation_id: 'getOrganization',
        method: 'get',
        path: '/api/v1/account/organization',
        summary: 'Get the organization',
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
        summary: 'Update the organization',
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
        operation_id: 'listAudit',
        method: 'get',
        path: '/api/v1/audit',
        summary: 'Read the audit log, newest first',
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
        operation_id: 'listEvents',
        method: 'get',
        path: '/api/v1/events',
        summary: 'Read the event log',
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
        operation_id: 'listConnectorTypes',
        method: 'get',
        path: '/api/v1/integrations/connector-types',
        summary: 'List connector types',
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
        summary: 'Get a connector type',
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
        summary: 'Check credentials without storing them',
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
        summary: 'Complete the consent flow',
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
        summary: 'Show the consent page',
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
        summary: 'Accept or decline consent',
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
        summary: 'Get the status of a consent flow',
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
        operation_id: 'confirmOauthSession',
        method: 'post',
        path: '/api/v1/integrations/connectors/oauth/sessions/{session_id}/confirm',
        summary: 'Confirm a consent flow',
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
        operation_id: 'getConnector',
        method: 'get',
        path: '/api/v1/integrations/connectors/{connector_id}',
        summary: 'Get a connector',
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
        summary: 'Update a connector',
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
        operation_id: 'listChanges',
        method: 'get',
        path: '/api/v1/integrations/connectors/{connector_id}/changes',
        summary: 'Read what has changed in the replicated records',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'execute'
        ],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'application/json'
        ]
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
        summary: 'Get the replication state of each entity',
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
        summary: 'List the connector\'s syncs, newest first',
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
        summary: 'Start a sync',
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
        summary: 'Get a sync',
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
        summary: 'Cancel a sync',
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
        summary: 'Get the organization\'s own OAuth client',
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
        summary: 'Store the organization\'s own OAuth client',
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
        summary: 'Delete the organization\'s own OAuth client',
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
        operation_id: 'listWebhookEndpoints',
        method: 'get',
        path: '/api/v1/webhooks/endpoints',
        summary: 'List webhook endpoints, newest first',
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
        operation_id: 'createWebhookEndpoint',
        method: 'post',
        path: '/api/v1/webhooks/endpoints',
        summary: 'Create a webhook endpoint',
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
        operation_id: 'getWebhookEndpoint',
        method: 'get',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}',
        summary: 'Get a webhook endpoint',
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
        operation_id: 'updateWebhookEndpoint',
        method: 'patch',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}',
        summary: 'Update a webhook endpoint',
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
        operation_id: 'deleteWebhookEndpoint',
        method: 'delete',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}',
        summary: 'Delete a webhook endpoint',
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
        operation_id: 'listWebhookDeliveries',
        method: 'get',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}/deliveries',
        summary: 'List the deliveries of a webhook endpoint, newest event first',
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
        operation_id: 'replayWebhookDeliveries',
        method: 'post',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}/replay',
        summary: 'Deliver events again',
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
        operation_id: 'rotateWebhookSecret',
        method: 'post',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}/rotate-secret',
        summary: 'Replace the secret of a webhook endpoint',
        stage: 'ready',
        auth: 'bearer',
        browser: false,
        scopes: [
            'connectors:write'
        ],
        consumes: [],
        body_required: false,
        idempotent: true,
        produces: [
            'application/json'
        ]
    },
    {
        operation_id: 'testWebhookEndpoint',
        method: 'post',
        path: '/api/v1/webhooks/endpoints/{endpoint_id}/test',
        summary: 'Send a test event to a webhook endpoint',
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
        operation_id: 'getConsole',
        method: 'get',
        path: '/console',
        summary: 'Get the console',
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
        operation_id: 'getConsoleFile',
        method: 'get',
        path: '/console/{file}',
        summary: 'Get a script or style of the console',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'text/css',
            'text/javascript'
        ]
    },
    {
        operation_id: 'getReference',
        method: 'get',
        path: '/docs',
        summary: 'Get the start page of the reference',
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
        operation_id: 'getReferencePage',
        method: 'get',
        path: '/docs/{page}',
        summary: 'Get a page or file of the reference',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'text/html',
            'text/css',
            'text/javascript',
            'text/plain',
            'application/json'
        ]
    },
    {
        operation_id: 'getLiveness',
        method: 'get',
        path: '/healthz',
        summary: 'Check liveness',
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
        operation_id: 'executeMcp',
        method: 'post',
        path: '/mcp',
        summary: 'Send a message to the MCP server',
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
            'application/json',
            'text/event-stream'
        ]
    },
    {
        operation_id: 'getMetrics',
        method: 'get',
        path: '/metrics',
        summary: 'Get metrics in Prometheus text format',
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
        summary: 'Get this document as JSON',
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
        operation_id: 'getTypedDocument',
        method: 'get',
        path: '/openapi.typed.json',
        summary: 'Get this document with one operation per entity and action',
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
        summary: 'Get this document as YAML',
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
        operation_id: 'getConnectScript',
        method: 'get',
        path: '/patchbay-connect.js',
        summary: 'Get the script that opens connect links in a popup',
        stage: 'ready',
        auth: 'none',
        browser: false,
        scopes: [],
        consumes: [],
        body_required: false,
        idempotent: false,
        produces: [
            'text/javascript'
        ]
    },
    {
        operation_id: 'getReadiness',
        method: 'get',
        path: '/readyz',
        summary: 'Check readiness',
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
