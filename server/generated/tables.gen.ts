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
