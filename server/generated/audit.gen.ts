// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The types of the audit log (openapi/schemas/audit.yaml).
 */
export const audit_types = [
    'agent_token.created',
    'agent_token.revoked',
    'audit.cut',
    'audit.exported',
    'changes.read',
    'client.created',
    'client.disabled',
    'client.organization_added',
    'client.organization_removed',
    'client.secret_added',
    'client.secret_revoked',
    'connector.created',
    'connector.deleted',
    'connector.updated',
    'consent.completed',
    'consent.failed',
    'consent.started',
    'credentials.refreshed',
    'credentials.refused',
    'credentials.replaced',
    'customer.erased',
    'customer.erasure_requested',
    'key.activated',
    'key.added',
    'key.rotated',
    'oauth_client.deleted',
    'oauth_client.set',
    'organization.created',
    'organization.updated',
    'scoped_token.issued',
    'token.issued',
    'token.refused',
    'webhook_endpoint.created',
    'webhook_endpoint.deleted',
    'webhook_endpoint.disabled',
    'webhook_endpoint.replayed',
    'webhook_endpoint.secret_rotated',
    'webhook_endpoint.updated'
] as const;

export type AuditType = (typeof audit_types)[number];
