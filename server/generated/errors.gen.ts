// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The closed list of errors: code -> status and title (openapi/errors.yaml).
 */
export const errors = {
    malformed_json: {
        status: 400,
        title: 'Bad request'
    },
    invalid_cursor: {
        status: 400,
        title: 'Bad request'
    },
    organization_required: {
        status: 400,
        title: 'Bad request'
    },
    invalid_header: {
        status: 400,
        title: 'Bad request'
    },
    unsupported_grant_type: {
        status: 400,
        title: 'Bad request'
    },
    consent_invalid: {
        status: 400,
        title: 'Bad request'
    },
    unauthenticated: {
        status: 401,
        title: 'Not authenticated'
    },
    token_expired: {
        status: 401,
        title: 'Not authenticated'
    },
    invalid_client: {
        status: 401,
        title: 'Not authenticated'
    },
    forbidden: {
        status: 403,
        title: 'Forbidden'
    },
    insufficient_scope: {
        status: 403,
        title: 'Forbidden'
    },
    organization_forbidden: {
        status: 403,
        title: 'Forbidden'
    },
    not_found: {
        status: 404,
        title: 'Not found'
    },
    record_not_found: {
        status: 404,
        title: 'Not found'
    },
    method_not_allowed: {
        status: 405,
        title: 'Method not allowed'
    },
    not_acceptable: {
        status: 406,
        title: 'Not acceptable'
    },
    request_timeout: {
        status: 408,
        title: 'Request timeout'
    },
    search_not_ready: {
        status: 409,
        title: 'Conflict'
    },
    sync_disabled: {
        status: 409,
        title: 'Conflict'
    },
    sync_in_progress: {
        status: 409,
        title: 'Conflict'
    },
    sync_not_running: {
        status: 409,
        title: 'Conflict'
    },
    consent_not_confirmable: {
        status: 409,
        title: 'Conflict'
    },
    idempotency_key_in_use: {
        status: 409,
        title: 'Conflict'
    },
    account_mismatch: {
        status: 409,
        title: 'Conflict'
    },
    oauth_client_in_use: {
        status: 409,
        title: 'Conflict'
    },
    endpoint_disabled: {
        status: 409,
        title: 'Conflict'
    },
    too_many_connectors: {
        status: 409,
        title: 'Conflict'
    },
    too_many_records: {
        status: 409,
        title: 'Conflict'
    },
    erasure_in_progress: {
        status: 409,
        title: 'Conflict'
    },
    too_many_endpoints: {
        status: 409,
        title: 'Conflict'
    },
    cursor_expired: {
        status: 410,
        title: 'Gone'
    },
    precondition_failed: {
        status: 412,
        title: 'Precondition failed'
    },
    payload_too_large: {
        status: 413,
        title: 'Payload too large'
    },
    uri_too_long: {
        status: 414,
        title: 'URI too long'
    },
    unsupported_media_type: {
        status: 415,
        title: 'Unsupported media type'
    },
    validation_failed: {
        status: 422,
        title: 'Unprocessable content'
    },
    unknown_entity: {
        status: 422,
        title: 'Unprocessable content'
    },
    unsupported_action: {
        status: 422,
        title: 'Unprocessable content'
    },
    unknown_connector_type: {
        status: 422,
        title: 'Unprocessable content'
    },
    credentials_mismatch: {
        status: 422,
        title: 'Unprocessable content'
    },
    credentials_required: {
        status: 422,
        title: 'Unprocessable content'
    },
    credentials_rejected: {
        status: 422,
        title: 'Unprocessable content'
    },
    oauth_not_supported: {
        status: 422,
        title: 'Unprocessable content'
    },
    redirect_url_not_allowed: {
        status: 422,
        title: 'Unprocessable content'
    },
    idempotency_key_reused: {
        status: 422,
        title: 'Unprocessable content'
    },
    search_hosted_only: {
        status: 422,
        title: 'Unprocessable content'
    },
    connector_needs_reauth: {
        status: 424,
        title: 'Failed dependency'
    },
    upstream_unauthorized: {
        status: 424,
        title: 'Failed dependency'
    },
    upstream_forbidden: {
        status: 424,
        title: 'Failed dependency'
    },
    rate_limited: {
        status: 429,
        title: 'Too many requests'
    },
    upstream_rate_limited: {
        status: 429,
        title: 'Too many requests'
    },
    headers_too_large: {
        status: 431,
        title: 'Request header fields too large'
    },
    internal_error: {
        status: 500,
        title: 'Internal error'
    },
    not_implemented: {
        status: 501,
        title: 'Not implemented'
    },
    upstream_failed: {
        status: 502,
        title: 'Bad gateway'
    },
    upstream_contract_violation: {
        status: 502,
        title: 'Bad gateway'
    },
    upstream_too_large: {
        status: 502,
        title: 'Bad gateway'
    },
    unavailable: {
        status: 503,
        title: 'Unavailable'
    },
    search_timeout: {
        status: 503,
        title: 'Unavailable'
    },
    upstream_timeout: {
        status: 504,
        title: 'Gateway timeout'
    }
} as const;

export type ErrorCode = keyof typeof errors;
