import type { Handlers } from '../generated/routes.gen.ts';
import { cancelSync } from './cancel-sync.ts';
import { checkConnector } from './check-connector.ts';
import { checkCredentials } from './check-credentials.ts';
import { completeConsent } from './complete-consent.ts';
import { createConnector } from './create-connector.ts';
import { createScopedToken } from './create-scoped-token.ts';
import { createToken } from './create-token.ts';
import { deleteConnector } from './delete-connector.ts';
import { deleteOauthClient } from './delete-oauth-client.ts';
import { executeOperation } from './execute-operation.ts';
import { getConnectorType } from './get-connector-type.ts';
import { getConnector } from './get-connector.ts';
import { getDocument } from './get-document.ts';
import { getKeys } from './get-keys.ts';
import { getLiveness } from './get-liveness.ts';
import { getMetrics } from './get-metrics.ts';
import { getOauthClient } from './get-oauth-client.ts';
import { getOauthSession } from './get-oauth-session.ts';
import { getOrganization } from './get-organization.ts';
import { getReadiness } from './get-readiness.ts';
import { getReference } from './get-reference.ts';
import { getReplication } from './get-replication.ts';
import { getSync } from './get-sync.ts';
import { getYamlDocument } from './get-yaml-document.ts';
import { initiateOauth } from './initiate-oauth.ts';
import { listConnectorTypes } from './list-connector-types.ts';
import { listConnectors } from './list-connectors.ts';
import { listSyncs } from './list-syncs.ts';
import { putOauthClient } from './put-oauth-client.ts';
import { showConsent } from './show-consent.ts';
import { startSync } from './start-sync.ts';
import { submitConsent } from './submit-consent.ts';
import { updateConnector } from './update-connector.ts';
import { updateOrganization } from './update-organization.ts';
/** One member per operation of the contract: without it this does not compile. */
export const handlers: Handlers = {
  cancelSync,
  checkConnector,
  checkCredentials,
  completeConsent,
  createConnector,
  createScopedToken,
  createToken,
  deleteConnector,
  deleteOauthClient,
  executeOperation,
  getConnector,
  getConnectorType,
  getDocument,
  getKeys,
  getLiveness,
  getMetrics,
  getOauthClient,
  getOauthSession,
  getOrganization,
  getReadiness,
  getReference,
  getReplication,
  getSync,
  getYamlDocument,
  initiateOauth,
  listConnectorTypes,
  listConnectors,
  listSyncs,
  putOauthClient,
  showConsent,
  startSync,
  submitConsent,
  updateConnector,
  updateOrganization,
};
