// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ColumnKinds } from '../storage/column-types.ts';
import { EntitySchema } from 'typeorm';

/**
 * The hash of a client secret. Two may live at a time, so that they can be changed without a gap.
 */
export type ClientSecretRow = {
    id: string;
    client_id: string;
    /**
     * SHA-256, hex: the secret is 256 random bits, so a slow hash would add nothing.
     */
    secret_hash: string;
    created_at: string;
};

/**
 * An API client. Its id is the client_id.
 */
export type ClientRow = {
    id: string;
    name: string;
    /**
     * Space-separated, as in a token.
     */
    scopes: string;
    created_at: string;
    disabled_at: string | null;
};

/**
 * A stored connector. Its credentials are sealed by a data key of its own, which a key of the ring wraps; organisation, connector and credential version are bound to both as associated data.
 */
export type ConnectorRow = {
    id: string;
    organization_id: string;
    customer_name: string;
    connector_type: string;
    name: string;
    auth_method: string;
    /**
     * JSON object.
     */
    environment: string;
    /**
     * JSON object.
     */
    replication_config: string;
    status: string;
    status_reason: string | null;
    sync_enabled: boolean;
    sync_interval_minutes: number;
    external_account_id: string | null;
    external_account_name: string | null;
    /**
     * Grows with every change that a caller can see; the ETag.
     */
    revision: number;
    /**
     * Grows with every change of the credentials.
     */
    credential_version: number;
    /**
     * The key of the ring that wraps the data key.
     */
    key_id: string;
    /**
     * Bytes.
     */
    wrapped_key: Buffer;
    /**
     * Bytes.
     */
    sealed_credentials: Buffer;
    created_at: string;
    updated_at: string;
    last_checked_at: string | null;
};

/**
 * One browser's way to the vendor and back. What proves the browser is stored as a hash only.
 */
export type ConsentAttemptRow = {
    id: string;
    session_id: string;
    /**
     * SHA-256, hex, of 256 random bits.
     */
    cookie_hash: string;
    /**
     * SHA-256, hex, of 256 random bits.
     */
    state_hash: string;
    expires_at: string;
    used_at: string | null;
};

/**
 * One consent flow, from initiate to the return of the user. Expiries are of the database's clock.
 */
export type ConsentSessionRow = {
    id: string;
    organization_id: string;
    customer_name: string;
    connector_type: string;
    name: string | null;
    /**
     * JSON object.
     */
    environment: string;
    /**
     * JSON object.
     */
    replication_config: string;
    /**
     * Where the user goes at the end.
     */
    redirect_url: string;
    client_source: string;
    client_id: string;
    /**
     * The connector to reconnect; after completion, the one that came of it.
     */
    connector_id: string | null;
    /**
     * pending, exchanging, completed or failed; pending and past its expiry is expired.
     */
    status: string;
    error: string | null;
    created_at: string;
    expires_at: string;
};

/**
 * The first answer to a request with an Idempotency-Key, for 24 hours.
 */
export type IdempotencyKeyRow = {
    /**
     * Keyed hash of organisation, client, customer, operation and key.
     */
    id: string;
    /**
     * Keyed hash of the request; its secrets could be guessed from a plain one.
     */
    request_mac: string;
    /**
     * running or done.
     */
    state: string;
    /**
     * JSON {status, headers, body}. Answers hold no credentials.
     */
    answer: string | null;
    expires_at: string;
};

/**
 * Which client may act for which organisation.
 */
export type MembershipRow = {
    client_id: string;
    organization_id: string;
    created_at: string;
};

/**
 * An organisation's own OAuth client at a vendor. Its secret is sealed like a connector's credentials.
 */
export type OauthClientRow = {
    id: string;
    organization_id: string;
    connector_type: string;
    client_id: string;
    /**
     * JSON object; empty where the client works for every account of the vendor.
     */
    environment: string;
    /**
     * Grows with every change.
     */
    credential_version: number;
    /**
     * The key of the ring that wraps the data key.
     */
    key_id: string;
    /**
     * Bytes.
     */
    wrapped_key: Buffer;
    /**
     * Bytes.
     */
    sealed_credentials: Buffer;
    created_at: string;
    updated_at: string;
};

/**
 * What is known about a connector's OAuth tokens beside the tokens themselves, and who is refreshing them. It describes one credential version: a row of an older version says nothing. All its times are of the database's clock.
 */
export type OauthGrantRow = {
    connector_id: string;
    organization_id: string;
    connector_type: string;
    credential_version: number;
    /**
     * Whose OAuth client the tokens were issued to: credentials, organization or service.
     */
    client_source: string;
    client_id: string;
    scope: string | null;
    issued_at: string;
    /**
     * Null where the vendor does not tell.
     */
    access_expires_at: string | null;
    refresh_expires_at: string | null;
    /**
     * When an idle connector is refreshed all the same.
     */
    refresh_due_at: string | null;
    /**
     * The refresh that is at work.
     */
    lease_owner: string | null;
    lease_until: string | null;
    /**
     * A token request has left whose answer nobody has seen. The vendor may have rotated.
     */
    sent_at: string | null;
    /**
     * Token requests in a row that the vendor did not answer properly.
     */
    failures: number;
    /**
     * No token request before.
     */
    retry_at: string | null;
};

/**
 * The tenant. Everything else hangs on one.
 */
export type OrganizationRow = {
    id: string;
    name: string;
    /**
     * JSON array.
     */
    redirect_urls: string;
    created_at: string;
    updated_at: string;
};

/**
 * Facts about this database, such as that a sandbox made it.
 */
export type SettingRow = {
    name: string;
    value: string;
};

/**
 * One canary per key of the ring. A key that cannot open its own canary is not the key that sealed the rows.
 */
export type VaultKeyRow = {
    key_id: string;
    /**
     * Bytes.
     */
    canary: Buffer;
    created_at: string;
};

/**
 * The service's tables; `kinds` says what each kind of column is on the engine.
 */
export const entitySchemas = (kinds: ColumnKinds) => ({
    ClientSecretRow: new EntitySchema<ClientSecretRow>({
        name: 'ClientSecretRow',
        tableName: 'client_secrets',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            client_id: { ...kinds.string, length: 64 },
            secret_hash: { ...kinds.string, length: 64 },
            created_at: { ...kinds.timestamp }
        },
        indices: [{ name: 'ix_client_secrets_client_id', columns: ['client_id'] }]
    }),
    ClientRow: new EntitySchema<ClientRow>({
        name: 'ClientRow',
        tableName: 'clients',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            name: { ...kinds.string, length: 255 },
            scopes: { ...kinds.string, length: 255 },
            created_at: { ...kinds.timestamp },
            disabled_at: { ...kinds.timestamp, nullable: true }
        },
        indices: []
    }),
    ConnectorRow: new EntitySchema<ConnectorRow>({
        name: 'ConnectorRow',
        tableName: 'connectors',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            customer_name: { ...kinds.string, length: 255 },
            connector_type: { ...kinds.string, length: 64 },
            name: { ...kinds.string, length: 255 },
            auth_method: { ...kinds.string, length: 64 },
            environment: { ...kinds.text },
            replication_config: { ...kinds.text },
            status: { ...kinds.string, length: 32 },
            status_reason: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            sync_enabled: { ...kinds.boolean },
            sync_interval_minutes: { ...kinds.integer },
            external_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            external_account_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            revision: { ...kinds.integer },
            credential_version: { ...kinds.integer },
            key_id: { ...kinds.string, length: 64 },
            wrapped_key: { ...kinds.bytes, length: 255 },
            sealed_credentials: { ...kinds.long_bytes },
            created_at: { ...kinds.timestamp },
            updated_at: { ...kinds.timestamp },
            last_checked_at: { ...kinds.timestamp, nullable: true }
        },
        indices: [
            { name: 'ix_connectors_organization_id_id', columns: ['organization_id', 'id'] },
            { name: 'ix_connectors_organization_id_customer_name_id', columns: [
                    'organization_id',
                    'customer_name',
                    'id'
                ] },
            { name: 'ix_connectors_key_id', columns: ['key_id'] }
        ]
    }),
    ConsentAttemptRow: new EntitySchema<ConsentAttemptRow>({
        name: 'ConsentAttemptRow',
        tableName: 'consent_attempts',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            session_id: { ...kinds.string, length: 64 },
            cookie_hash: { ...kinds.string, length: 64 },
            state_hash: { ...kinds.string, length: 64 },
            expires_at: { ...kinds.timestamp },
            used_at: { ...kinds.timestamp, nullable: true }
        },
        indices: [{ name: 'ix_consent_attempts_session_id', columns: ['session_id'] }, { name: 'ix_consent_attempts_expires_at', columns: ['expires_at'] }]
    }),
    ConsentSessionRow: new EntitySchema<ConsentSessionRow>({
        name: 'ConsentSessionRow',
        tableName: 'consent_sessions',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            customer_name: { ...kinds.string, length: 255 },
            connector_type: { ...kinds.string, length: 64 },
            name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            environment: { ...kinds.text },
            replication_config: { ...kinds.text },
            redirect_url: { ...kinds.text },
            client_source: { ...kinds.string, length: 16 },
            client_id: { ...kinds.string, length: 255 },
            connector_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            status: { ...kinds.string, length: 16 },
            error: {
                ...kinds.string,
                length: 32,
                nullable: true
            },
            created_at: { ...kinds.timestamp },
            expires_at: { ...kinds.timestamp }
        },
        indices: [
            { name: 'ix_consent_sessions_organization_id_connector_type', columns: ['organization_id', 'connector_type'] },
            { name: 'ix_consent_sessions_connector_id', columns: ['connector_id'] },
            { name: 'ix_consent_sessions_expires_at', columns: ['expires_at'] }
        ]
    }),
    IdempotencyKeyRow: new EntitySchema<IdempotencyKeyRow>({
        name: 'IdempotencyKeyRow',
        tableName: 'idempotency_keys',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            request_mac: { ...kinds.string, length: 64 },
            state: { ...kinds.string, length: 16 },
            answer: { ...kinds.text, nullable: true },
            expires_at: { ...kinds.timestamp }
        },
        indices: [{ name: 'ix_idempotency_keys_expires_at', columns: ['expires_at'] }]
    }),
    MembershipRow: new EntitySchema<MembershipRow>({
        name: 'MembershipRow',
        tableName: 'memberships',
        columns: {
            client_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            created_at: { ...kinds.timestamp }
        },
        indices: [{ name: 'ix_memberships_organization_id', columns: ['organization_id'] }]
    }),
    OauthClientRow: new EntitySchema<OauthClientRow>({
        name: 'OauthClientRow',
        tableName: 'oauth_clients',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            connector_type: { ...kinds.string, length: 64 },
            client_id: { ...kinds.string, length: 255 },
            environment: { ...kinds.text },
            credential_version: { ...kinds.integer },
            key_id: { ...kinds.string, length: 64 },
            wrapped_key: { ...kinds.bytes, length: 255 },
            sealed_credentials: { ...kinds.long_bytes },
            created_at: { ...kinds.timestamp },
            updated_at: { ...kinds.timestamp }
        },
        indices: [{
                name: 'ix_oauth_clients_organization_id_connector_type',
                columns: ['organization_id', 'connector_type'],
                unique: true
            }, { name: 'ix_oauth_clients_key_id', columns: ['key_id'] }]
    }),
    OauthGrantRow: new EntitySchema<OauthGrantRow>({
        name: 'OauthGrantRow',
        tableName: 'oauth_grants',
        columns: {
            connector_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            connector_type: { ...kinds.string, length: 64 },
            credential_version: { ...kinds.integer },
            client_source: { ...kinds.string, length: 16 },
            client_id: { ...kinds.string, length: 255 },
            scope: {
                ...kinds.string,
                length: 1024,
                nullable: true
            },
            issued_at: { ...kinds.timestamp },
            access_expires_at: { ...kinds.timestamp, nullable: true },
            refresh_expires_at: { ...kinds.timestamp, nullable: true },
            refresh_due_at: { ...kinds.timestamp, nullable: true },
            lease_owner: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            lease_until: { ...kinds.timestamp, nullable: true },
            sent_at: { ...kinds.timestamp, nullable: true },
            failures: { ...kinds.integer },
            retry_at: { ...kinds.timestamp, nullable: true }
        },
        indices: [{ name: 'ix_oauth_grants_refresh_due_at', columns: ['refresh_due_at'] }, { name: 'ix_oauth_grants_organization_id_client_source_client_id', columns: [
                    'organization_id',
                    'client_source',
                    'client_id'
                ] }]
    }),
    OrganizationRow: new EntitySchema<OrganizationRow>({
        name: 'OrganizationRow',
        tableName: 'organizations',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            name: { ...kinds.string, length: 255 },
            redirect_urls: { ...kinds.text },
            created_at: { ...kinds.timestamp },
            updated_at: { ...kinds.timestamp }
        },
        indices: []
    }),
    SettingRow: new EntitySchema<SettingRow>({
        name: 'SettingRow',
        tableName: 'settings',
        columns: {
            name: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            value: { ...kinds.string, length: 255 }
        },
        indices: []
    }),
    VaultKeyRow: new EntitySchema<VaultKeyRow>({
        name: 'VaultKeyRow',
        tableName: 'vault_keys',
        columns: {
            key_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            canary: { ...kinds.bytes, length: 255 },
            created_at: { ...kinds.timestamp }
        },
        indices: []
    })
});
