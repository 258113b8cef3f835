import type { Handlers } from '../generated/routes.gen.ts';
import { cancelSync } from './replication/cancel-sync.ts';
import { checkConnector } from './connectors/check-connector.ts';
import { checkCredentials } from './connectors/check-credentials.ts';
import { completeConsent } from './consent/complete-consent.ts';
import { confirmOauthSession } from './consent/confirm-oauth-session.ts';
import { executeMcp } from './agents/execute-mcp.ts';
import { createAgentToken } from './account/create-agent-token.ts';
import { getMcpMetadata } from './agents/get-mcp-metadata.ts';
import { listAudit } from './account/list-audit.ts';
import { listAgentTokens } from './account/list-agent-tokens.ts';
import { deleteAgentToken } from './account/delete-agent-token.ts';
import { createConnector } from './connectors/create-connector.ts';
import { createScopedToken } from './account/create-scoped-token.ts';
import { createToken } from './account/create-token.ts';
import { createWebhookEndpoint } from './webhooks/create-webhook-endpoint.ts';
import { deleteConnector } from './connectors/delete-connector.ts';
import { deleteCustomer } from './account/delete-customer.ts';
import { deleteOauthClient } from './consent/delete-oauth-client.ts';
import { deleteWebhookEndpoint } from './webhooks/delete-webhook-endpoint.ts';
import { executeOperation } from './connectors/execute-operation.ts';
import { getConnectScript } from './consent/get-connect-script.ts';
import { getConnector } from './connectors/get-connector.ts';
import { getConnectorType } from './catalogue/get-connector-type.ts';
import { getErasure } from './account/get-erasure.ts';
import { getDocument } from './service/get-document.ts';
import { getKeys } from './service/get-keys.ts';
import { getLiveness } from './service/get-liveness.ts';
import { getMetrics } from './service/get-metrics.ts';
import { getOauthClient } from './consent/get-oauth-client.ts';
import { getOauthSession } from './consent/get-oauth-session.ts';
import { getOrganization } from './account/get-organization.ts';
import { getReadiness } from './service/get-readiness.ts';
import { getReference } from './service/get-reference.ts';
import { getReferencePage } from './service/get-reference-page.ts';
import { getConsole } from './service/get-console.ts';
import { getConsoleFile } from './service/get-console-file.ts';
import { getStart } from './service/get-start.ts';
import { getReplication } from './replication/get-replication.ts';
import { getSync } from './replication/get-sync.ts';
import { getWebhookEndpoint } from './webhooks/get-webhook-endpoint.ts';
import { getTypedDocument } from './service/get-typed-document.ts';
import { getYamlDocument } from './service/get-yaml-document.ts';
import { initiateOauth } from './consent/initiate-oauth.ts';
import { listChanges } from './events/list-changes.ts';
import { listConnectors } from './connectors/list-connectors.ts';
import { listConnectorTypes } from './catalogue/list-connector-types.ts';
import { listEvents } from './events/list-events.ts';
import { listSyncs } from './replication/list-syncs.ts';
import { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from './webhooks/list-webhook-endpoints.ts';
import { putOauthClient } from './consent/put-oauth-client.ts';
import { replayWebhookDeliveries } from './webhooks/replay-webhook-deliveries.ts';
import { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
import { showConsent } from './consent/show-consent.ts';
import { startSync } from './replication/start-sync.ts';
import { submitConsent } from './consent/submit-consent.ts';
import { testWebhookEndpoint } from './webhooks/test-webhook-endpoint.ts';
import { updateConnector } from './connectors/update-connector.ts';
import { updateOrganization } from './account/update-organization.ts';
import { updateWebhookEndpoint } from './webhooks/update-webhook-endpoint.ts';
/** One member per operation of the contract: without it this does not compile. */
export const handlers: Handlers = {
  executeMcp,
  createAgentToken,
  getMcpMetadata,
  listAgentTokens,
  listAudit,
  deleteAgentToken,
  cancelSync,
  checkConnector,
  checkCredentials,
  completeConsent,
  confirmOauthSession,
  createConnector,
  createScopedToken,
  createToken,
  createWebhookEndpoint,
  deleteConnector,
  deleteCustomer,
  deleteOauthClient,
  deleteWebhookEndpoint,
  executeOperation,
  getConnectScript,
  getConnector,
  getConnectorType,
  getDocument,
  getErasure,
  getKeys,
  getLiveness,
  getMetrics,
  getOauthClient,
  getOauthSession,
  getOrganization,
  getReadiness,
  getReference,
  getStart,
  getReferencePage,
  getConsole,
  getConsoleFile,
  getReplication,
  getSync,
  getWebhookEndpoint,
  getTypedDocument,
  getYamlDocument,
  initiateOauth,
  listChanges,
  listConnectors,
  listConnectorTypes,
  listEvents,
  listSyncs,
  listWebhookDeliveries,
  listWebhookEndpoints,
  putOauthClient,
  replayWebhookDeliveries,
  rotateWebhookSecret,
  showConsent,
  startSync,
  submitConsent,
  testWebhookEndpoint,
  updateConnector,
  updateOrganization,
  updateWebhookEndpoint,
};
