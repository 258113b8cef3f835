import type { Handlers } from '../generated/routes.gen.ts';
import { notImplemented } from '../http/handler.ts';
import { cancelSync } from './cancel-sync.ts';
import { checkConnector } from './check-connector.ts';
import { checkCredentials } from './check-credentials.ts';
import { createConnector } from './create-connector.ts';
import { createScopedToken } from './create-scoped-token.ts';
import { createToken } from './create-token.ts';
import { deleteConnector } from './delete-connector.ts';
import { executeOperation } from './execute-operation.ts';
import { getConnectorType } from './get-connector-type.ts';
import { getConnector } from './get-connector.ts';
import { getDocument } from './get-document.ts';
import { getKeys } from './get-keys.ts';
import { getLiveness } from './get-liveness.ts';
import { getMetrics } from './get-metrics.ts';
import { getOrganization } from './get-organization.ts';
import { getReadiness } from './get-readiness.ts';
import { getReference } from './get-reference.ts';
import { getReplication } from './get-replication.ts';
import { getSync } from './get-sync.ts';
import { getYamlDocument } from './get-yaml-document.ts';
import { listConnectorTypes } from './list-connector-types.ts';
import { listConnectors } from './list-connectors.ts';
import { listSyncs } from './list-syncs.ts';
import { startSync } from './start-sync.ts';
import { updateConnector } from './update-connector.ts';
import { updateOrganization } from './update-organization.ts';
/** One member per operation of the contract: without it this does not compile. */
export const handlers: Handlers = {
  cancelSync,
  checkConnector,
  checkCredentials,
  createConnector,
  createScopedToken,
  createToken,
  deleteConnector,
  executeOperation,
  getConnector,
  getConnectorType,
  getDocument,
  getKeys,
  getLiveness,
  getMetrics,
  getOrganization,
  getReadiness,
  getReference,
  getReplication,
  getSync,
  getYamlDocument,
  listConnectorTypes,
  listConnectors,
  listSyncs,
  startSync,
  updateConnector,
  updateOrganization,
  completeConsent: notImplemented,
  deleteOauthClient: notImplemented,
  getOauthClient: notImplemented,
  getOauthSession: notImplemented,
  initiateOauth: notImplemented,
  putOauthClient: notImplemented,
  showConsent: notImplemented,
  submitConsent: notImplemented,
};
