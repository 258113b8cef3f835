// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ColumnKinds } from '../storage/column-types.ts';
import { EntitySchema } from 'typeorm';

/**
 * A long-lived token of one agent. A revoked token has no row.
 */
export type AgentTokenRow = {
    id: string;
    organization_id: string;
    /**
     * The client that created it; it has no more rights than this.
     */
    client_id: string;
    customer_name: string;
    name: string;
    /**
     * SHA-256 in hex. The token is 256 random bits, so a slow hash adds no protection.
     */
    token_hash: string;
    /**
     * JSON array; null where it reaches everything of the customer.
     */
    grants: string | null;
    created_at: string;
    /**
     * By the database clock.
     */
    expires_at: string;
    /**
     * Written at most once a minute.
     */
    last_used_at: string | null;
};

/**
 * The audit log. A row is written in the transaction of the act that it reports, without a position; a job gives committed rows their positions and seals them, each with the hash of its predecessor.
 */
export type AuditRow = {
    id: string;
    /**
     * Empty for acts that concern the whole service.
     */
    organization_id: string;
    /**
     * Not sealed
     */
    customer_name: string | null;
    /**
     * Keyed hash of the customer name; sealed.
     */
    customer_hash: string | null;
    type: string;
    actor: string;
    client_id: string | null;
    address: string | null;
    request_id: string | null;
    /**
     * What the act was done to.
     */
    subject: string | null;
    /**
     * success or the reason of a refusal.
     */
    outcome: string;
    /**
     * JSON object without secrets and without record content.
     */
    detail: string;
    /**
     * By the database clock.
     */
    created_at: string;
    /**
     * Place in the log of the organization; null before the row is sealed.
     */
    position: number | null;
    previous_hash: string | null;
    /**
     * SHA-256 of the row and of previous_hash.
     */
    hash: string | null;
    /**
     * MAC of the hash.
     */
    mac: string | null;
};

/**
 * The change feed of a connector. The row is locked from when a transaction takes a change number until the transaction ends, so the order of change numbers is the order of commits.
 */
export type ChangeFeedRow = {
    /**
     * The ordinal that the connector has now.
     */
    connector: number;
    /**
     * Names the feed in `tombstones`: the ordinal that the connector had when this generation began.
     */
    feed: number;
    /**
     * Grows when the account is replaced. Older cursors have expired.
     */
    generation: number;
    /**
     * The newest change number.
     */
    number: number;
    /**
     * Tombstones up to this number may have been removed.
     */
    horizon: number;
};

/**
 * A record that is new or has changed since the records that belong to it were read. Written in the transaction that stores the record, and gone in the one that stores what belongs to it.
 */
export type ChangedParentRow = {
    connector_id: string;
    /**
     * What is to be read of it: the entity that belongs to it.
     */
    entity: string;
    parent_id: string;
};

/**
 * The hash of a client secret. A client may have two at a time, which allows rotation without downtime.
 */
export type ClientSecretRow = {
    id: string;
    client_id: string;
    /**
     * SHA-256 in hex. The secret is 256 random bits, so a slow hash adds no protection.
     */
    secret_hash: string;
    created_at: string;
    expires_at: string | null;
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
 * A stored connector. Its credentials are encrypted with a data key of its own, which is wrapped by a key of the key ring. Both encryptions bind the organization, the connector, the credential version, the customer, the connector type, the method and the environment as associated data.
 */
export type ConnectorRow = {
    id: string;
    /**
     * Number of the connector in the tables of synced records; never reused (openapi/decisions/synced-records.md).
     */
    ordinal: number;
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
     * Incremented with every change visible to callers; used as the ETag.
     */
    revision: number;
    /**
     * Incremented when the credentials change.
     */
    credential_version: number;
    /**
     * ID of the key that wraps the data key.
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
 * One browser's attempt at a consent flow. The value that identifies the browser is stored only as a hash.
 */
export type ConsentAttemptRow = {
    id: string;
    session_id: string;
    /**
     * SHA-256 in hex of 256 random bits.
     */
    cookie_hash: string;
    /**
     * SHA-256 in hex of 256 random bits.
     */
    state_hash: string;
    expires_at: string;
    used_at: string | null;
};

/**
 * One consent flow, from its start to the user's return. Expiry times come from the database clock.
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
     * Where the user is redirected at the end.
     */
    redirect_url: string;
    /**
     * organization, service, or form where the user enters credentials.
     */
    client_source: string;
    /**
     * Empty where the user enters credentials.
     */
    client_id: string;
    /**
     * The connector to reconnect; after completion, the resulting connector.
     */
    connector_id: string | null;
    /**
     * pending, exchanging, held, completed or failed. A pending session past its expiry counts as expired.
     */
    status: string;
    error: string | null;
    /**
     * Whether the application confirms before anything is stored as a connector.
     */
    confirm: boolean | null;
    held_key_id: string | null;
    /**
     * Bytes.
     */
    held_wrapped_key: Buffer | null;
    /**
     * Bytes: what the user has agreed to, encrypted, until it is confirmed.
     */
    held_consent: Buffer | null;
    created_at: string;
    expires_at: string;
};

/**
 * How far the synced records of an entity have been checked: all rows up to the position, in the order of change number and row number, are derived with the fingerprint. Rows after it have a mark of their own. Nothing but a transaction that holds this row derives rows again without giving them another change number.
 */
export type DerivationRow = {
    /**
     * Ordinal of the connector.
     */
    connector: number;
    entity: string;
    fingerprint: string;
    /**
     * Grows when the fingerprint changes: what a process has remembered of an earlier one no longer holds.
     */
    epoch: number;
    /**
     * change number.row number
     */
    position: string;
    /**
     * The newest change number when this fingerprint began. Rows of another fingerprint after it come from a process of another release.
     */
    since: number;
};

/**
 * The erasure of a customer. Written in the transaction that makes everything of the customer unreachable. Once it has ended, nothing in the row names the customer but a keyed hash.
 */
export type ErasureRow = {
    id: string;
    organization_id: string;
    /**
     * Keyed hash of the customer name.
     */
    customer_hash: string;
    /**
     * Null once the erasure has ended.
     */
    customer_name: string | null;
    /**
     * JSON array of the connectors whose records are purged.
     */
    connectors: string | null;
    /**
     * erasing or erased.
     */
    status: string;
    /**
     * JSON object.
     */
    counts: string;
    /**
     * By the database clock.
     */
    created_at: string;
    completed_at: string | null;
    /**
     * A signed document.
     */
    receipt: string | null;
};

/**
 * The newest position of an organization, the newest sequence of a connector, and the change number that was last reported of an entity.
 */
export type EventCounterRow = {
    name: string;
    value: number;
};

/**
 * The event log. An event is written in the transaction of the change that it reports, without a position; positions are given to committed events only, so reading up to one never skips an event.
 */
export type EventRow = {
    id: string;
    organization_id: string;
    customer_name: string | null;
    connector_id: string | null;
    type: string;
    /**
     * Place in the log of the organization.
     */
    position: number | null;
    /**
     * Place among the events of the connector.
     */
    sequence: number | null;
    /**
     * JSON object.
     */
    data: string;
    created_at: string;
};

/**
 * The original response to a request with an Idempotency-Key, kept for 24 hours.
 */
export type IdempotencyKeyRow = {
    /**
     * Keyed hash of organization, client, customer, operation and key.
     */
    id: string;
    /**
     * Keyed hash of the request. Secrets could be guessed from a plain hash.
     */
    request_mac: string;
    /**
     * running or done.
     */
    state: string;
    /**
     * The request in progress with this key.
     */
    holder: string | null;
    /**
     * JSON {status, headers, body}, encrypted.
     */
    answer: string | null;
    expires_at: string;
    /**
     * Keyed hash of the customer that the response concerns.
     */
    customer_hash: string | null;
};

/**
 * Exclusive leases among processes. A lease is taken over when it was not renewed for its duration while a process watched it on its monotonic clock. expires_at changes with every renewal; it is not compared with a clock.
 */
export type LeaseRow = {
    name: string;
    holder: string;
    expires_at: string;
};

/**
 * Which client may act for which organization.
 */
export type MembershipRow = {
    client_id: string;
    organization_id: string;
    created_at: string;
};

/**
 * An organization's own OAuth client at a vendor. Its secret is encrypted like a connector's credentials.
 */
export type OauthClientRow = {
    id: string;
    organization_id: string;
    connector_type: string;
    client_id: string;
    /**
     * JSON object; empty if the client works for every account of the vendor.
     */
    environment: string;
    /**
     * Incremented with every change.
     */
    credential_version: number;
    /**
     * ID of the key that wraps the data key.
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
 * State of a connector's OAuth tokens, without the tokens themselves, and of their refresh. It applies to one credential version; ignore it for any other. All times come from the database clock.
 */
export type OauthGrantRow = {
    connector_id: string;
    organization_id: string;
    connector_type: string;
    credential_version: number;
    /**
     * The source of the OAuth client that the tokens were issued to: credentials, organization or service.
     */
    client_source: string;
    client_id: string;
    scope: string | null;
    issued_at: string;
    /**
     * Null if the vendor does not report it.
     */
    access_expires_at: string | null;
    refresh_expires_at: string | null;
    /**
     * When the token is refreshed even if the connector is idle.
     */
    refresh_due_at: string | null;
    /**
     * A token request was sent and its response was not received. The vendor may have rotated the refresh token.
     */
    sent_at: string | null;
    /**
     * Number of consecutive failed token requests.
     */
    failures: number;
    /**
     * No token request is sent before this time.
     */
    retry_at: string | null;
};

/**
 * A tenant. All other data belongs to one.
 */
export type OrganizationRow = {
    id: string;
    name: string;
    /**
     * JSON array.
     */
    redirect_urls: string;
    /**
     * The default of `confirm` of its consent flows; null in organizations that are older.
     */
    confirm_consents: boolean | null;
    /**
     * Of consent pages, as `#rrggbb`.
     */
    accent_color: string | null;
    /**
     * Of consent pages: a PNG in base64.
     */
    logo: string | null;
    created_at: string;
    updated_at: string;
};

/**
 * Unreachable records that are deleted in batches. Written in the transaction that made them unreachable.
 */
export type PurgeRow = {
    connector_id: string;
    /**
     * The connector number under which the records are stored.
     */
    ordinal: number;
    connector_type: string;
    created_at: string;
};

/**
 * How far an entity of a connector is replicated, and the listing that is in progress. The cursor changes in the transaction that stores its page, so that a run that was killed goes on where it was.
 */
export type ReplicationRow = {
    connector_id: string;
    entity: string;
    record_count: number;
    /**
     * The plan or the role of the credentials forbids it.
     */
    unavailable: boolean;
    /**
     * When the last successful run began. Nothing before the first complete listing.
     */
    as_of: string | null;
    /**
     * When the last complete listing began.
     */
    full_as_of: string | null;
    /**
     * From where changes are asked for, in the values and by the clock of the vendor; where a cursor or a queue tells, since when it does.
     */
    position: string | null;
    /**
     * Number of the newest complete listing; records carry the one that has seen them last.
     */
    generation: number;
    /**
     * idle, listing, changes or deleting.
     */
    phase: string;
    listing_started_at: string | null;
    /**
     * The cursor of the next page, as the vendor gave it.
     */
    next_cursor: string | null;
    /**
     * The position that the listing of changes in progress asks from.
     */
    from_position: string | null;
    /**
     * Where the vendor's export goes on, as the vendor gave it; behind the last page that is stored.
     */
    export_cursor: string | null;
    /**
     * When the vendor refused its export to these credentials; the list is copied since.
     */
    export_refused_at: string | null;
    /**
     * The newest change that the listing in progress has seen.
     */
    newest: string | null;
    /**
     * Pages of the listing in progress.
     */
    pages: number;
    /**
     * The listing in progress may not have shown everything; nothing is deleted after it.
     */
    doubtful: boolean;
    error_code: string | null;
    error_detail: string | null;
    /**
     * Rows of `skipped_parts`.
     */
    skipped_count: number | null;
    /**
     * Why the stored records may not be exactly those of the vendor.
     */
    incomplete_reason: string | null;
    /**
     * A complete listing that missed so many records that another one has to confirm it. Records older than it were missing there.
     */
    suspect_generation: number | null;
    /**
     * Syncs in a row that found the entity forbidden or nonexistent at the vendor.
     */
    refusals: number | null;
    /**
     * Why the export is not read.
     */
    export_refused_code: string | null;
    /**
     * Since when the vendor's rate limit has kept the entity from storing a page.
     */
    stalled_since: string | null;
    /**
     * The fields of the contract that the last complete listing has read; nothing where another release may have stored records since.
     */
    fields: string | null;
    /**
     * The generation and the fields of the complete listing in progress, or of the last one.
     */
    listing_fields: string | null;
};

/**
 * Facts about this database, for example that it belongs to a sandbox.
 */
export type SettingRow = {
    name: string;
    value: string;
};

/**
 * A part of an entity that could not be read. Its stored records are kept, and later syncs try it again.
 */
export type SkippedPartRow = {
    connector_id: string;
    entity: string;
    /**
     * A record, a parent record, an account, or an account and its days.
     */
    part: string;
    /**
     * The error of the latest attempt.
     */
    code: string;
    since: string;
    /**
     * The listing that left it out last.
     */
    generation: number;
};

/**
 * One entity of a replication run.
 */
export type SyncEntityRow = {
    sync_id: string;
    entity: string;
    /**
     * Place in the run.
     */
    position: number;
    mode: string;
    status: string;
    pages: number;
    records_seen: number;
    records_written: number;
    records_deleted: number;
    error_code: string | null;
    error_detail: string | null;
    /**
     * Parts that are left out at the end of the sync.
     */
    skipped_count: number | null;
    /**
     * The oldest of them as JSON.
     */
    skipped: string | null;
    incomplete_reason: string | null;
};

/**
 * When a connector's next run is due. Written with what makes it due, so that no run is forgotten when a process dies.
 */
export type SyncScheduleRow = {
    connector_id: string;
    /**
     * Nothing while the schedule is off or paused.
     */
    next_at: string | null;
    /**
     * Why the next run comes.
     */
    trigger: string;
    mode: string;
    /**
     * Runs in a row that failed.
     */
    failures: number;
};

/**
 * A replication run of a connector. What it has done lies in `sync_entities`.
 */
export type SyncRow = {
    id: string;
    connector_id: string;
    /**
     * The connector while the run is queued or running, else nothing. Unique, so that there is one such run per connector over all processes.
     */
    active_connector_id: string | null;
    status: string;
    trigger: string;
    /**
     * What was asked for; auto or full.
     */
    mode: string;
    /**
     * The credentials that the run works with. A page fetched with older ones is not stored.
     */
    credential_version: number;
    /**
     * The configuration that the run works with. A page of a wider one is not stored.
     */
    replication_config: string;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
    /**
     * When a waiting run goes on.
     */
    resume_at: string;
    /**
     * When the wait began: where this lies ahead, the clock has moved back and the run goes on at once.
     */
    parked_at: string | null;
};

/**
 * A record that is no longer stored, for the change feed.
 */
export type TombstoneRow = {
    feed: number;
    entity: string;
    record_id: string;
    change_number: number;
    reason: string;
    deleted_at: string;
};

/**
 * A key check value per key of the key ring. A key that cannot decrypt its key check value is not the key that encrypted the data.
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
 * The delivery of an event to an endpoint. Written in the transaction that gives the event its position. `next_at` is the only thing that makes it due; it is null once the delivery has ended.
 */
export type WebhookDeliveryRow = {
    endpoint_id: string;
    event_id: string;
    connector_id: string | null;
    type: string;
    /**
     * Place of the event in the log.
     */
    position: number;
    status: string;
    attempts: number;
    next_at: string | null;
    last_at: string | null;
    response_status: number | null;
    error: string | null;
    duration_ms: number | null;
    created_at: string;
};

/**
 * Where events of an organization are sent. Its keys are sealed like a connector's credentials.
 */
export type WebhookEndpointRow = {
    id: string;
    organization_id: string;
    /**
     * Only events of this customer.
     */
    customer_name: string | null;
    url: string;
    description: string;
    /**
     * JSON array; empty for all.
     */
    types: string;
    enabled: boolean;
    disabled_reason: string | null;
    /**
     * The first failed attempt since the last success.
     */
    failing_since: string | null;
    /**
     * Incremented with every rotation.
     */
    credential_version: number;
    public_key: string;
    previous_public_key: string | null;
    /**
     * Until then the previous keys sign too.
     */
    previous_until: string | null;
    /**
     * ID of the key that wraps the data key.
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
 * Synced ad_accounts of facebook-marketing.
 */
export type FacebookMarketingAdAccountsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_name: string | null;
    key_account_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ad_creatives of facebook-marketing.
 */
export type FacebookMarketingAdCreativesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ad_sets of facebook-marketing.
 */
export type FacebookMarketingAdSetsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_campaign_id: string | null;
    key_name: string | null;
    key_effective_status: string | null;
    key_updated_time: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ads of facebook-marketing.
 */
export type FacebookMarketingAdsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_campaign_id: string | null;
    key_adset_id: string | null;
    key_name: string | null;
    key_effective_status: string | null;
    key_updated_time: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ads_insights of facebook-marketing.
 */
export type FacebookMarketingAdsInsightsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_campaign_id: string | null;
    key_adset_id: string | null;
    key_ad_id: string | null;
    key_date_start: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced campaigns of facebook-marketing.
 */
export type FacebookMarketingCampaignsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_name: string | null;
    key_effective_status: string | null;
    key_updated_time: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced custom_conversions of facebook-marketing.
 */
export type FacebookMarketingCustomConversionsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced images of facebook-marketing.
 */
export type FacebookMarketingImagesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_account_id: string | null;
    key_name: string | null;
    key_hash: string | null;
    key_updated_time: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced pixels of facebook-marketing.
 */
export type FacebookMarketingPixelsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced videos of facebook-marketing.
 */
export type FacebookMarketingVideosRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_title: string | null;
    key_created_time: number | null;
    key_updated_time: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced alerts of incident-io.
 */
export type IncidentIoAlertsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_status: string | null;
    key_deduplication_key: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced catalog_types of incident-io.
 */
export type IncidentIoCatalogTypesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced custom_fields of incident-io.
 */
export type IncidentIoCustomFieldsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced escalations of incident-io.
 */
export type IncidentIoEscalationsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_status: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced incident_roles of incident-io.
 */
export type IncidentIoIncidentRolesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced incident_statuses of incident-io.
 */
export type IncidentIoIncidentStatusesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced incident_timestamps of incident-io.
 */
export type IncidentIoIncidentTimestampsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced incident_updates of incident-io.
 */
export type IncidentIoIncidentUpdatesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_incident_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced incidents of incident-io.
 */
export type IncidentIoIncidentsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_name: string | null;
    key_reference: string | null;
    key_mode: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced schedules of incident-io.
 */
export type IncidentIoSchedulesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced severities of incident-io.
 */
export type IncidentIoSeveritiesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced users of incident-io.
 */
export type IncidentIoUsersRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_name: string | null;
    key_email: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced articles of zendesk-support.
 */
export type ZendeskSupportArticlesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced automations of zendesk-support.
 */
export type ZendeskSupportAutomationsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced brands of zendesk-support.
 */
export type ZendeskSupportBrandsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced deleted_tickets of zendesk-support.
 */
export type ZendeskSupportDeletedTicketsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_deleted_at: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced group_memberships of zendesk-support.
 */
export type ZendeskSupportGroupMembershipsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_group_id: string | null;
    key_user_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced groups of zendesk-support.
 */
export type ZendeskSupportGroupsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced macros of zendesk-support.
 */
export type ZendeskSupportMacrosRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced organization_memberships of zendesk-support.
 */
export type ZendeskSupportOrganizationMembershipsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_organization_id: string | null;
    key_user_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced organizations of zendesk-support.
 */
export type ZendeskSupportOrganizationsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_name: string | null;
    key_external_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced satisfaction_ratings of zendesk-support.
 */
export type ZendeskSupportSatisfactionRatingsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_ticket_id: string | null;
    key_score: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced sla_policies of zendesk-support.
 */
export type ZendeskSupportSlaPoliciesRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced tags of zendesk-support.
 */
export type ZendeskSupportTagsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_name: string | null;
    key_count: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ticket_audits of zendesk-support.
 */
export type ZendeskSupportTicketAuditsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_ticket_id: string | null;
    key_created_at: number | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ticket_comments of zendesk-support.
 */
export type ZendeskSupportTicketCommentsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_ticket_id: string | null;
    key_created_at: number | null;
    key_author_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ticket_fields of zendesk-support.
 */
export type ZendeskSupportTicketFieldsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ticket_forms of zendesk-support.
 */
export type ZendeskSupportTicketFormsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_name: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced ticket_metrics of zendesk-support.
 */
export type ZendeskSupportTicketMetricsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_ticket_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced tickets of zendesk-support.
 */
export type ZendeskSupportTicketsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_status: string | null;
    key_external_id: string | null;
    key_organization_id: string | null;
    key_requester_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced triggers of zendesk-support.
 */
export type ZendeskSupportTriggersRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced users of zendesk-support.
 */
export type ZendeskSupportUsersRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_name: string | null;
    key_email: string | null;
    key_external_id: string | null;
    key_organization_id: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * Synced views of zendesk-support.
 */
export type ZendeskSupportViewsRow = {
    /**
     * Ties a row to its entry in the text index.
     */
    number: number;
    /**
     * Ordinal of the connector.
     */
    connector: number;
    id: string;
    /**
     * Of the listing that last saw the record.
     */
    generation: number;
    /**
     * Of the content: equal records are not written again.
     */
    hash: Buffer;
    key_created_at: number | null;
    key_updated_at: number | null;
    key_title: string | null;
    /**
     * JSON, exactly as search returns it.
     */
    record: string;
    /**
     * JSON: path -> comparable value or values (server/records/derive-record.ts).
     */
    leaves: string;
    /**
     * JSON: path -> folded text or texts.
     */
    folded: string;
    /**
     * What the text index of MariaDB indexes; SQLite keeps it in a table of its own.
     */
    words: string | null;
    /**
     * Place in the change feed; 0 where stored before changes were numbered.
     */
    change_number: number;
    /**
     * When the change was stored.
     */
    changed_at: string | null;
    /**
     * What the row was derived with, and in which change (server/records/derivation.ts).
     */
    derivation: string | null;
};

/**
 * The service's tables; `kinds` says what each kind of column is on the engine.
 */
export const entitySchemas = (kinds: ColumnKinds) => ({
    AgentTokenRow: new EntitySchema<AgentTokenRow>({
        name: 'AgentTokenRow',
        tableName: 'agent_tokens',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            client_id: { ...kinds.string, length: 64 },
            customer_name: { ...kinds.string, length: 255 },
            name: { ...kinds.string, length: 255 },
            token_hash: { ...kinds.string, length: 64 },
            grants: { ...kinds.text, nullable: true },
            created_at: { ...kinds.timestamp },
            expires_at: { ...kinds.timestamp },
            last_used_at: { ...kinds.timestamp, nullable: true }
        },
        indices: [
            {
                name: 'ix_agent_tokens_token_hash',
                columns: ['token_hash'],
                unique: true
            },
            { name: 'ix_agent_tokens_organization_id_customer_name', columns: ['organization_id', 'customer_name'] },
            { name: 'ix_agent_tokens_expires_at', columns: ['expires_at'] }
        ]
    }),
    AuditRow: new EntitySchema<AuditRow>({
        name: 'AuditRow',
        tableName: 'audit',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            customer_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            customer_hash: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            type: { ...kinds.string, length: 64 },
            actor: { ...kinds.string, length: 16 },
            client_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            address: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            request_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            subject: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            outcome: { ...kinds.string, length: 64 },
            detail: { ...kinds.text },
            created_at: { ...kinds.timestamp },
            position: { ...kinds.integer, nullable: true },
            previous_hash: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            hash: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            mac: {
                ...kinds.string,
                length: 64,
                nullable: true
            }
        },
        indices: [
            { name: 'ix_audit_organization_id_id', columns: ['organization_id', 'id'] },
            { name: 'ix_audit_organization_id_position', columns: ['organization_id', 'position'] },
            { name: 'ix_audit_position_organization_id', columns: ['position', 'organization_id'] },
            { name: 'ix_audit_created_at', columns: ['created_at'] }
        ]
    }),
    ChangeFeedRow: new EntitySchema<ChangeFeedRow>({
        name: 'ChangeFeedRow',
        tableName: 'change_feeds',
        columns: {
            connector: { ...kinds.integer, primary: true },
            feed: { ...kinds.integer },
            generation: { ...kinds.integer },
            number: { ...kinds.integer },
            horizon: { ...kinds.integer }
        },
        indices: []
    }),
    ChangedParentRow: new EntitySchema<ChangedParentRow>({
        name: 'ChangedParentRow',
        tableName: 'changed_parents',
        columns: {
            connector_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            entity: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            parent_id: {
                ...kinds.string,
                length: 255,
                primary: true
            }
        },
        indices: []
    }),
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
            created_at: { ...kinds.timestamp },
            expires_at: { ...kinds.timestamp, nullable: true }
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
            ordinal: { ...kinds.integer },
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
            {
                name: 'ix_connectors_ordinal',
                columns: ['ordinal'],
                unique: true
            },
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
            confirm: { ...kinds.boolean, nullable: true },
            held_key_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            held_wrapped_key: {
                ...kinds.bytes,
                length: 255,
                nullable: true
            },
            held_consent: { ...kinds.long_bytes, nullable: true },
            created_at: { ...kinds.timestamp },
            expires_at: { ...kinds.timestamp }
        },
        indices: [
            { name: 'ix_consent_sessions_organization_id_connector_type', columns: ['organization_id', 'connector_type'] },
            { name: 'ix_consent_sessions_connector_id', columns: ['connector_id'] },
            { name: 'ix_consent_sessions_expires_at', columns: ['expires_at'] }
        ]
    }),
    DerivationRow: new EntitySchema<DerivationRow>({
        name: 'DerivationRow',
        tableName: 'derivations',
        columns: {
            connector: { ...kinds.integer, primary: true },
            entity: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            fingerprint: { ...kinds.string, length: 32 },
            epoch: { ...kinds.integer },
            position: { ...kinds.string, length: 64 },
            since: { ...kinds.integer }
        },
        indices: []
    }),
    ErasureRow: new EntitySchema<ErasureRow>({
        name: 'ErasureRow',
        tableName: 'erasures',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            customer_hash: { ...kinds.string, length: 64 },
            customer_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            connectors: { ...kinds.text, nullable: true },
            status: { ...kinds.string, length: 16 },
            counts: { ...kinds.text },
            created_at: { ...kinds.timestamp },
            completed_at: { ...kinds.timestamp, nullable: true },
            receipt: { ...kinds.text, nullable: true }
        },
        indices: [{ name: 'ix_erasures_organization_id_customer_hash', columns: ['organization_id', 'customer_hash'] }, { name: 'ix_erasures_status', columns: ['status'] }]
    }),
    EventCounterRow: new EntitySchema<EventCounterRow>({
        name: 'EventCounterRow',
        tableName: 'event_counters',
        columns: {
            name: {
                ...kinds.string,
                length: 160,
                primary: true
            },
            value: { ...kinds.integer }
        },
        indices: []
    }),
    EventRow: new EntitySchema<EventRow>({
        name: 'EventRow',
        tableName: 'events',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            customer_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            connector_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            type: { ...kinds.string, length: 64 },
            position: { ...kinds.integer, nullable: true },
            sequence: { ...kinds.integer, nullable: true },
            data: { ...kinds.text },
            created_at: { ...kinds.timestamp }
        },
        indices: [
            { name: 'ix_events_organization_id_position', columns: ['organization_id', 'position'] },
            { name: 'ix_events_position_organization_id', columns: ['position', 'organization_id'] },
            { name: 'ix_events_connector_id', columns: ['connector_id'] },
            { name: 'ix_events_created_at', columns: ['created_at'] }
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
            holder: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            answer: { ...kinds.text, nullable: true },
            expires_at: { ...kinds.timestamp },
            customer_hash: {
                ...kinds.string,
                length: 64,
                nullable: true
            }
        },
        indices: [{ name: 'ix_idempotency_keys_expires_at', columns: ['expires_at'] }, { name: 'ix_idempotency_keys_customer_hash', columns: ['customer_hash'] }]
    }),
    LeaseRow: new EntitySchema<LeaseRow>({
        name: 'LeaseRow',
        tableName: 'leases',
        columns: {
            name: {
                ...kinds.string,
                length: 128,
                primary: true
            },
            holder: { ...kinds.string, length: 64 },
            expires_at: { ...kinds.timestamp }
        },
        indices: [{ name: 'ix_leases_expires_at', columns: ['expires_at'] }]
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
            confirm_consents: { ...kinds.boolean, nullable: true },
            accent_color: {
                ...kinds.string,
                length: 7,
                nullable: true
            },
            logo: { ...kinds.text, nullable: true },
            created_at: { ...kinds.timestamp },
            updated_at: { ...kinds.timestamp }
        },
        indices: []
    }),
    PurgeRow: new EntitySchema<PurgeRow>({
        name: 'PurgeRow',
        tableName: 'purges',
        columns: {
            connector_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            ordinal: { ...kinds.integer, primary: true },
            connector_type: { ...kinds.string, length: 64 },
            created_at: { ...kinds.timestamp }
        },
        indices: []
    }),
    ReplicationRow: new EntitySchema<ReplicationRow>({
        name: 'ReplicationRow',
        tableName: 'replications',
        columns: {
            connector_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            entity: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            record_count: { ...kinds.integer },
            unavailable: { ...kinds.boolean },
            as_of: { ...kinds.timestamp, nullable: true },
            full_as_of: { ...kinds.timestamp, nullable: true },
            position: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            generation: { ...kinds.integer },
            phase: { ...kinds.string, length: 16 },
            listing_started_at: { ...kinds.timestamp, nullable: true },
            next_cursor: { ...kinds.text, nullable: true },
            from_position: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            export_cursor: { ...kinds.text, nullable: true },
            export_refused_at: { ...kinds.timestamp, nullable: true },
            newest: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            pages: { ...kinds.integer },
            doubtful: { ...kinds.boolean },
            error_code: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            error_detail: {
                ...kinds.string,
                length: 1000,
                nullable: true
            },
            skipped_count: { ...kinds.integer, nullable: true },
            incomplete_reason: {
                ...kinds.string,
                length: 32,
                nullable: true
            },
            suspect_generation: { ...kinds.integer, nullable: true },
            refusals: { ...kinds.integer, nullable: true },
            export_refused_code: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            stalled_since: { ...kinds.timestamp, nullable: true },
            fields: {
                ...kinds.string,
                length: 32,
                nullable: true
            },
            listing_fields: {
                ...kinds.string,
                length: 64,
                nullable: true
            }
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
    SkippedPartRow: new EntitySchema<SkippedPartRow>({
        name: 'SkippedPartRow',
        tableName: 'skipped_parts',
        columns: {
            connector_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            entity: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            part: {
                ...kinds.string,
                length: 255,
                primary: true
            },
            code: { ...kinds.string, length: 64 },
            since: { ...kinds.timestamp },
            generation: { ...kinds.integer }
        },
        indices: []
    }),
    SyncEntityRow: new EntitySchema<SyncEntityRow>({
        name: 'SyncEntityRow',
        tableName: 'sync_entities',
        columns: {
            sync_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            entity: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            position: { ...kinds.integer },
            mode: { ...kinds.string, length: 16 },
            status: { ...kinds.string, length: 16 },
            pages: { ...kinds.integer },
            records_seen: { ...kinds.integer },
            records_written: { ...kinds.integer },
            records_deleted: { ...kinds.integer },
            error_code: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            error_detail: {
                ...kinds.string,
                length: 1000,
                nullable: true
            },
            skipped_count: { ...kinds.integer, nullable: true },
            skipped: { ...kinds.text, nullable: true },
            incomplete_reason: {
                ...kinds.string,
                length: 32,
                nullable: true
            }
        },
        indices: []
    }),
    SyncScheduleRow: new EntitySchema<SyncScheduleRow>({
        name: 'SyncScheduleRow',
        tableName: 'sync_schedules',
        columns: {
            connector_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            next_at: { ...kinds.timestamp, nullable: true },
            trigger: { ...kinds.string, length: 16 },
            mode: { ...kinds.string, length: 16 },
            failures: { ...kinds.integer }
        },
        indices: [{ name: 'ix_sync_schedules_next_at', columns: ['next_at'] }]
    }),
    SyncRow: new EntitySchema<SyncRow>({
        name: 'SyncRow',
        tableName: 'syncs',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            connector_id: { ...kinds.string, length: 64 },
            active_connector_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            status: { ...kinds.string, length: 16 },
            trigger: { ...kinds.string, length: 16 },
            mode: { ...kinds.string, length: 16 },
            credential_version: { ...kinds.integer },
            replication_config: { ...kinds.text },
            created_at: { ...kinds.timestamp },
            started_at: { ...kinds.timestamp, nullable: true },
            finished_at: { ...kinds.timestamp, nullable: true },
            resume_at: { ...kinds.timestamp },
            parked_at: { ...kinds.timestamp, nullable: true }
        },
        indices: [
            {
                name: 'ix_syncs_active_connector_id',
                columns: ['active_connector_id'],
                unique: true
            },
            { name: 'ix_syncs_connector_id_id', columns: ['connector_id', 'id'] },
            { name: 'ix_syncs_status_resume_at', columns: ['status', 'resume_at'] }
        ]
    }),
    TombstoneRow: new EntitySchema<TombstoneRow>({
        name: 'TombstoneRow',
        tableName: 'tombstones',
        columns: {
            feed: { ...kinds.integer, primary: true },
            entity: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            record_id: {
                ...kinds.string,
                length: 255,
                primary: true
            },
            change_number: { ...kinds.integer },
            reason: { ...kinds.string, length: 16 },
            deleted_at: { ...kinds.timestamp }
        },
        indices: [{ name: 'ix_tombstones_feed_change_number_entity_record_id', columns: [
                    'feed',
                    'change_number',
                    'entity',
                    'record_id'
                ] }, { name: 'ix_tombstones_deleted_at', columns: ['deleted_at'] }]
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
    }),
    WebhookDeliveryRow: new EntitySchema<WebhookDeliveryRow>({
        name: 'WebhookDeliveryRow',
        tableName: 'webhook_deliveries',
        columns: {
            endpoint_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            event_id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            connector_id: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            type: { ...kinds.string, length: 64 },
            position: { ...kinds.integer },
            status: { ...kinds.string, length: 16 },
            attempts: { ...kinds.integer },
            next_at: { ...kinds.timestamp, nullable: true },
            last_at: { ...kinds.timestamp, nullable: true },
            response_status: { ...kinds.integer, nullable: true },
            error: {
                ...kinds.string,
                length: 32,
                nullable: true
            },
            duration_ms: { ...kinds.integer, nullable: true },
            created_at: { ...kinds.timestamp }
        },
        indices: [{ name: 'ix_webhook_deliveries_endpoint_id_next_at_position', columns: [
                    'endpoint_id',
                    'next_at',
                    'position'
                ] }, { name: 'ix_webhook_deliveries_created_at', columns: ['created_at'] }]
    }),
    WebhookEndpointRow: new EntitySchema<WebhookEndpointRow>({
        name: 'WebhookEndpointRow',
        tableName: 'webhook_endpoints',
        columns: {
            id: {
                ...kinds.string,
                length: 64,
                primary: true
            },
            organization_id: { ...kinds.string, length: 64 },
            customer_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            url: { ...kinds.string, length: 2048 },
            description: { ...kinds.string, length: 255 },
            types: { ...kinds.text },
            enabled: { ...kinds.boolean },
            disabled_reason: {
                ...kinds.string,
                length: 16,
                nullable: true
            },
            failing_since: { ...kinds.timestamp, nullable: true },
            credential_version: { ...kinds.integer },
            public_key: { ...kinds.string, length: 64 },
            previous_public_key: {
                ...kinds.string,
                length: 64,
                nullable: true
            },
            previous_until: { ...kinds.timestamp, nullable: true },
            key_id: { ...kinds.string, length: 64 },
            wrapped_key: { ...kinds.bytes, length: 255 },
            sealed_credentials: { ...kinds.long_bytes },
            created_at: { ...kinds.timestamp },
            updated_at: { ...kinds.timestamp }
        },
        indices: [
            { name: 'ix_webhook_endpoints_organization_id_id', columns: ['organization_id', 'id'] },
            { name: 'ix_webhook_endpoints_key_id', columns: ['key_id'] },
            { name: 'ix_webhook_endpoints_failing_since', columns: ['failing_since'] }
        ]
    }),
    FacebookMarketingAdAccountsRow: new EntitySchema<FacebookMarketingAdAccountsRow>({
        name: 'FacebookMarketingAdAccountsRow',
        tableName: 'facebook_marketing_ad_accounts',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_ad_accounts_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_ad_accounts_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_accounts_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_accounts_change', columns: ['connector', 'change_number'] },
            {
                name: 'facebook_marketing_ad_accounts_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingAdCreativesRow: new EntitySchema<FacebookMarketingAdCreativesRow>({
        name: 'FacebookMarketingAdCreativesRow',
        tableName: 'facebook_marketing_ad_creatives',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_ad_creatives_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_ad_creatives_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_creatives_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_creatives_change', columns: ['connector', 'change_number'] },
            {
                name: 'facebook_marketing_ad_creatives_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingAdSetsRow: new EntitySchema<FacebookMarketingAdSetsRow>({
        name: 'FacebookMarketingAdSetsRow',
        tableName: 'facebook_marketing_ad_sets',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_campaign_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_effective_status: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_updated_time: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_ad_sets_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_ad_sets_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_sets_campaign_id', columns: [
                    'connector',
                    'key_campaign_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_sets_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_sets_effective_status', columns: [
                    'connector',
                    'key_effective_status',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_sets_updated_time', columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ad_sets_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_facebook_marketing_ad_sets_updated_time_desc',
                columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'facebook_marketing_ad_sets_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingAdsRow: new EntitySchema<FacebookMarketingAdsRow>({
        name: 'FacebookMarketingAdsRow',
        tableName: 'facebook_marketing_ads',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_campaign_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_adset_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_effective_status: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_updated_time: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_ads_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_ads_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_campaign_id', columns: [
                    'connector',
                    'key_campaign_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_adset_id', columns: [
                    'connector',
                    'key_adset_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_effective_status', columns: [
                    'connector',
                    'key_effective_status',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_updated_time', columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_facebook_marketing_ads_updated_time_desc',
                columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'facebook_marketing_ads_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingAdsInsightsRow: new EntitySchema<FacebookMarketingAdsInsightsRow>({
        name: 'FacebookMarketingAdsInsightsRow',
        tableName: 'facebook_marketing_ads_insights',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_campaign_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_adset_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_ad_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_date_start: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_ads_insights_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_ads_insights_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_insights_campaign_id', columns: [
                    'connector',
                    'key_campaign_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_insights_adset_id', columns: [
                    'connector',
                    'key_adset_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_insights_ad_id', columns: [
                    'connector',
                    'key_ad_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_insights_date_start', columns: [
                    'connector',
                    'key_date_start',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_ads_insights_change', columns: ['connector', 'change_number'] },
            {
                name: 'facebook_marketing_ads_insights_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingCampaignsRow: new EntitySchema<FacebookMarketingCampaignsRow>({
        name: 'FacebookMarketingCampaignsRow',
        tableName: 'facebook_marketing_campaigns',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_effective_status: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_updated_time: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_campaigns_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_campaigns_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_campaigns_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_campaigns_effective_status', columns: [
                    'connector',
                    'key_effective_status',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_campaigns_updated_time', columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_campaigns_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_facebook_marketing_campaigns_updated_time_desc',
                columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'facebook_marketing_campaigns_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingCustomConversionsRow: new EntitySchema<FacebookMarketingCustomConversionsRow>({
        name: 'FacebookMarketingCustomConversionsRow',
        tableName: 'facebook_marketing_custom_conversions',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_custom_conversions_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_custom_conversions_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_custom_conversions_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_custom_conversions_change', columns: ['connector', 'change_number'] },
            {
                name: 'facebook_marketing_custom_conversions_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingImagesRow: new EntitySchema<FacebookMarketingImagesRow>({
        name: 'FacebookMarketingImagesRow',
        tableName: 'facebook_marketing_images',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_account_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_hash: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_updated_time: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_images_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_images_account_id', columns: [
                    'connector',
                    'key_account_id',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_images_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_images_hash', columns: [
                    'connector',
                    'key_hash',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_images_updated_time', columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_images_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_facebook_marketing_images_updated_time_desc',
                columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'facebook_marketing_images_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingPixelsRow: new EntitySchema<FacebookMarketingPixelsRow>({
        name: 'FacebookMarketingPixelsRow',
        tableName: 'facebook_marketing_pixels',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_pixels_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_pixels_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_pixels_change', columns: ['connector', 'change_number'] },
            {
                name: 'facebook_marketing_pixels_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    FacebookMarketingVideosRow: new EntitySchema<FacebookMarketingVideosRow>({
        name: 'FacebookMarketingVideosRow',
        tableName: 'facebook_marketing_videos',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_created_time: { ...kinds.big_integer, nullable: true },
            key_updated_time: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_facebook_marketing_videos_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_facebook_marketing_videos_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_videos_created_time', columns: [
                    'connector',
                    'key_created_time',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_videos_updated_time', columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ] },
            { name: 'ix_facebook_marketing_videos_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_facebook_marketing_videos_created_time_desc',
                columns: [
                    'connector',
                    'key_created_time',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_facebook_marketing_videos_updated_time_desc',
                columns: [
                    'connector',
                    'key_updated_time',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'facebook_marketing_videos_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoAlertsRow: new EntitySchema<IncidentIoAlertsRow>({
        name: 'IncidentIoAlertsRow',
        tableName: 'incident_io_alerts',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_status: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_deduplication_key: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_alerts_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_alerts_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_incident_io_alerts_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_incident_io_alerts_status', columns: [
                    'connector',
                    'key_status',
                    'id'
                ] },
            { name: 'ix_incident_io_alerts_deduplication_key', columns: [
                    'connector',
                    'key_deduplication_key',
                    'id'
                ] },
            { name: 'ix_incident_io_alerts_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_incident_io_alerts_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_incident_io_alerts_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'incident_io_alerts_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoCatalogTypesRow: new EntitySchema<IncidentIoCatalogTypesRow>({
        name: 'IncidentIoCatalogTypesRow',
        tableName: 'incident_io_catalog_types',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_catalog_types_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_catalog_types_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_catalog_types_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoCustomFieldsRow: new EntitySchema<IncidentIoCustomFieldsRow>({
        name: 'IncidentIoCustomFieldsRow',
        tableName: 'incident_io_custom_fields',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_custom_fields_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_custom_fields_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_custom_fields_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoEscalationsRow: new EntitySchema<IncidentIoEscalationsRow>({
        name: 'IncidentIoEscalationsRow',
        tableName: 'incident_io_escalations',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_status: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_escalations_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_escalations_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_incident_io_escalations_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_incident_io_escalations_status', columns: [
                    'connector',
                    'key_status',
                    'id'
                ] },
            { name: 'ix_incident_io_escalations_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_incident_io_escalations_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_incident_io_escalations_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'incident_io_escalations_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoIncidentRolesRow: new EntitySchema<IncidentIoIncidentRolesRow>({
        name: 'IncidentIoIncidentRolesRow',
        tableName: 'incident_io_incident_roles',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_incident_roles_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_incident_roles_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_incident_roles_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoIncidentStatusesRow: new EntitySchema<IncidentIoIncidentStatusesRow>({
        name: 'IncidentIoIncidentStatusesRow',
        tableName: 'incident_io_incident_statuses',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_incident_statuses_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_incident_statuses_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_incident_statuses_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoIncidentTimestampsRow: new EntitySchema<IncidentIoIncidentTimestampsRow>({
        name: 'IncidentIoIncidentTimestampsRow',
        tableName: 'incident_io_incident_timestamps',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_incident_timestamps_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_incident_timestamps_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_incident_timestamps_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoIncidentUpdatesRow: new EntitySchema<IncidentIoIncidentUpdatesRow>({
        name: 'IncidentIoIncidentUpdatesRow',
        tableName: 'incident_io_incident_updates',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_incident_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_incident_updates_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_incident_updates_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_incident_io_incident_updates_incident_id', columns: [
                    'connector',
                    'key_incident_id',
                    'id'
                ] },
            { name: 'ix_incident_io_incident_updates_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_incident_io_incident_updates_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'incident_io_incident_updates_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoIncidentsRow: new EntitySchema<IncidentIoIncidentsRow>({
        name: 'IncidentIoIncidentsRow',
        tableName: 'incident_io_incidents',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_reference: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_mode: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_incidents_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_incidents_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_incident_io_incidents_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_incident_io_incidents_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_incident_io_incidents_reference', columns: [
                    'connector',
                    'key_reference',
                    'id'
                ] },
            { name: 'ix_incident_io_incidents_mode', columns: [
                    'connector',
                    'key_mode',
                    'id'
                ] },
            { name: 'ix_incident_io_incidents_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_incident_io_incidents_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_incident_io_incidents_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'incident_io_incidents_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoSchedulesRow: new EntitySchema<IncidentIoSchedulesRow>({
        name: 'IncidentIoSchedulesRow',
        tableName: 'incident_io_schedules',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_schedules_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_schedules_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_incident_io_schedules_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_schedules_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoSeveritiesRow: new EntitySchema<IncidentIoSeveritiesRow>({
        name: 'IncidentIoSeveritiesRow',
        tableName: 'incident_io_severities',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_severities_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_severities_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_severities_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    IncidentIoUsersRow: new EntitySchema<IncidentIoUsersRow>({
        name: 'IncidentIoUsersRow',
        tableName: 'incident_io_users',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_email: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_incident_io_users_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_incident_io_users_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_incident_io_users_email', columns: [
                    'connector',
                    'key_email',
                    'id'
                ] },
            { name: 'ix_incident_io_users_change', columns: ['connector', 'change_number'] },
            {
                name: 'incident_io_users_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportArticlesRow: new EntitySchema<ZendeskSupportArticlesRow>({
        name: 'ZendeskSupportArticlesRow',
        tableName: 'zendesk_support_articles',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_articles_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_articles_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_articles_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_articles_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_articles_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_articles_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_articles_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_articles_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportAutomationsRow: new EntitySchema<ZendeskSupportAutomationsRow>({
        name: 'ZendeskSupportAutomationsRow',
        tableName: 'zendesk_support_automations',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_automations_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_automations_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_automations_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_automations_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_automations_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_automations_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_automations_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_automations_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportBrandsRow: new EntitySchema<ZendeskSupportBrandsRow>({
        name: 'ZendeskSupportBrandsRow',
        tableName: 'zendesk_support_brands',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_brands_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_brands_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_brands_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_brands_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_zendesk_support_brands_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_brands_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_brands_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_brands_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportDeletedTicketsRow: new EntitySchema<ZendeskSupportDeletedTicketsRow>({
        name: 'ZendeskSupportDeletedTicketsRow',
        tableName: 'zendesk_support_deleted_tickets',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_deleted_at: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_deleted_tickets_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_deleted_tickets_deleted_at', columns: [
                    'connector',
                    'key_deleted_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_deleted_tickets_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_deleted_tickets_deleted_at_desc',
                columns: [
                    'connector',
                    'key_deleted_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_deleted_tickets_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportGroupMembershipsRow: new EntitySchema<ZendeskSupportGroupMembershipsRow>({
        name: 'ZendeskSupportGroupMembershipsRow',
        tableName: 'zendesk_support_group_memberships',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_group_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_user_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_group_memberships_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_group_memberships_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_group_memberships_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_group_memberships_group_id', columns: [
                    'connector',
                    'key_group_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_group_memberships_user_id', columns: [
                    'connector',
                    'key_user_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_group_memberships_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_group_memberships_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_group_memberships_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_group_memberships_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportGroupsRow: new EntitySchema<ZendeskSupportGroupsRow>({
        name: 'ZendeskSupportGroupsRow',
        tableName: 'zendesk_support_groups',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_groups_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_groups_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_groups_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_groups_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_zendesk_support_groups_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_groups_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_groups_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_groups_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportMacrosRow: new EntitySchema<ZendeskSupportMacrosRow>({
        name: 'ZendeskSupportMacrosRow',
        tableName: 'zendesk_support_macros',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_macros_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_macros_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_macros_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_macros_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_macros_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_macros_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_macros_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_macros_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportOrganizationMembershipsRow: new EntitySchema<ZendeskSupportOrganizationMembershipsRow>({
        name: 'ZendeskSupportOrganizationMembershipsRow',
        tableName: 'zendesk_support_organization_memberships',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_organization_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_user_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_organization_memberships_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_organization_memberships_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organization_memberships_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organization_memberships_organization_id', columns: [
                    'connector',
                    'key_organization_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organization_memberships_user_id', columns: [
                    'connector',
                    'key_user_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organization_memberships_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_organization_memberships_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_organization_memberships_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_organization_memberships_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportOrganizationsRow: new EntitySchema<ZendeskSupportOrganizationsRow>({
        name: 'ZendeskSupportOrganizationsRow',
        tableName: 'zendesk_support_organizations',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_external_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_organizations_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_organizations_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organizations_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organizations_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organizations_external_id', columns: [
                    'connector',
                    'key_external_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_organizations_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_organizations_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_organizations_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_organizations_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportSatisfactionRatingsRow: new EntitySchema<ZendeskSupportSatisfactionRatingsRow>({
        name: 'ZendeskSupportSatisfactionRatingsRow',
        tableName: 'zendesk_support_satisfaction_ratings',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_ticket_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_score: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_satisfaction_ratings_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_satisfaction_ratings_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_satisfaction_ratings_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_satisfaction_ratings_ticket_id', columns: [
                    'connector',
                    'key_ticket_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_satisfaction_ratings_score', columns: [
                    'connector',
                    'key_score',
                    'id'
                ] },
            { name: 'ix_zendesk_support_satisfaction_ratings_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_satisfaction_ratings_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_satisfaction_ratings_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_satisfaction_ratings_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportSlaPoliciesRow: new EntitySchema<ZendeskSupportSlaPoliciesRow>({
        name: 'ZendeskSupportSlaPoliciesRow',
        tableName: 'zendesk_support_sla_policies',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_sla_policies_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_sla_policies_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_sla_policies_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_sla_policies_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_sla_policies_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_sla_policies_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_sla_policies_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_sla_policies_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTagsRow: new EntitySchema<ZendeskSupportTagsRow>({
        name: 'ZendeskSupportTagsRow',
        tableName: 'zendesk_support_tags',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_count: { ...kinds.number, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_tags_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_tags_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tags_count', columns: [
                    'connector',
                    'key_count',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tags_change', columns: ['connector', 'change_number'] },
            {
                name: 'zendesk_support_tags_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTicketAuditsRow: new EntitySchema<ZendeskSupportTicketAuditsRow>({
        name: 'ZendeskSupportTicketAuditsRow',
        tableName: 'zendesk_support_ticket_audits',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_ticket_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_created_at: { ...kinds.big_integer, nullable: true },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_ticket_audits_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_ticket_audits_ticket_id', columns: [
                    'connector',
                    'key_ticket_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_audits_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_audits_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_ticket_audits_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_ticket_audits_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTicketCommentsRow: new EntitySchema<ZendeskSupportTicketCommentsRow>({
        name: 'ZendeskSupportTicketCommentsRow',
        tableName: 'zendesk_support_ticket_comments',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_ticket_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_author_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_ticket_comments_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_ticket_comments_ticket_id', columns: [
                    'connector',
                    'key_ticket_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_comments_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_comments_author_id', columns: [
                    'connector',
                    'key_author_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_comments_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_ticket_comments_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_ticket_comments_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTicketFieldsRow: new EntitySchema<ZendeskSupportTicketFieldsRow>({
        name: 'ZendeskSupportTicketFieldsRow',
        tableName: 'zendesk_support_ticket_fields',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_ticket_fields_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_ticket_fields_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_fields_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_fields_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_fields_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_ticket_fields_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_ticket_fields_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_ticket_fields_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTicketFormsRow: new EntitySchema<ZendeskSupportTicketFormsRow>({
        name: 'ZendeskSupportTicketFormsRow',
        tableName: 'zendesk_support_ticket_forms',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_ticket_forms_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_ticket_forms_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_forms_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_forms_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_forms_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_ticket_forms_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_ticket_forms_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_ticket_forms_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTicketMetricsRow: new EntitySchema<ZendeskSupportTicketMetricsRow>({
        name: 'ZendeskSupportTicketMetricsRow',
        tableName: 'zendesk_support_ticket_metrics',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_ticket_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_ticket_metrics_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_ticket_metrics_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_metrics_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_metrics_ticket_id', columns: [
                    'connector',
                    'key_ticket_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_ticket_metrics_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_ticket_metrics_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_ticket_metrics_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_ticket_metrics_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTicketsRow: new EntitySchema<ZendeskSupportTicketsRow>({
        name: 'ZendeskSupportTicketsRow',
        tableName: 'zendesk_support_tickets',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_status: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_external_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_organization_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_requester_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_tickets_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_tickets_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tickets_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tickets_status', columns: [
                    'connector',
                    'key_status',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tickets_external_id', columns: [
                    'connector',
                    'key_external_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tickets_organization_id', columns: [
                    'connector',
                    'key_organization_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tickets_requester_id', columns: [
                    'connector',
                    'key_requester_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_tickets_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_tickets_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_tickets_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_tickets_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportTriggersRow: new EntitySchema<ZendeskSupportTriggersRow>({
        name: 'ZendeskSupportTriggersRow',
        tableName: 'zendesk_support_triggers',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_triggers_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_triggers_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_triggers_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_triggers_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_triggers_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_triggers_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_triggers_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_triggers_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportUsersRow: new EntitySchema<ZendeskSupportUsersRow>({
        name: 'ZendeskSupportUsersRow',
        tableName: 'zendesk_support_users',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_name: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_email: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_external_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            key_organization_id: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_users_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_users_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_users_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_users_name', columns: [
                    'connector',
                    'key_name',
                    'id'
                ] },
            { name: 'ix_zendesk_support_users_email', columns: [
                    'connector',
                    'key_email',
                    'id'
                ] },
            { name: 'ix_zendesk_support_users_external_id', columns: [
                    'connector',
                    'key_external_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_users_organization_id', columns: [
                    'connector',
                    'key_organization_id',
                    'id'
                ] },
            { name: 'ix_zendesk_support_users_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_users_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_users_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_users_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    }),
    ZendeskSupportViewsRow: new EntitySchema<ZendeskSupportViewsRow>({
        name: 'ZendeskSupportViewsRow',
        tableName: 'zendesk_support_views',
        columns: {
            number: { ...kinds.sequence, primary: true },
            connector: { ...kinds.integer },
            id: { ...kinds.string, length: 255 },
            generation: { ...kinds.big_integer },
            hash: { ...kinds.bytes, length: 16 },
            key_created_at: { ...kinds.big_integer, nullable: true },
            key_updated_at: { ...kinds.big_integer, nullable: true },
            key_title: {
                ...kinds.string,
                length: 255,
                nullable: true
            },
            record: { ...kinds.text },
            leaves: { ...kinds.text },
            folded: { ...kinds.text },
            words: { ...kinds.words, nullable: true },
            change_number: { ...kinds.big_integer, default: 0 },
            changed_at: { ...kinds.timestamp, nullable: true },
            derivation: {
                ...kinds.string,
                length: 40,
                nullable: true
            }
        },
        indices: [
            {
                name: 'ix_zendesk_support_views_connector_id',
                columns: ['connector', 'id'],
                unique: true
            },
            { name: 'ix_zendesk_support_views_created_at', columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_views_updated_at', columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ] },
            { name: 'ix_zendesk_support_views_title', columns: [
                    'connector',
                    'key_title',
                    'id'
                ] },
            { name: 'ix_zendesk_support_views_change', columns: ['connector', 'change_number'] },
            {
                name: 'ix_zendesk_support_views_created_at_desc',
                columns: [
                    'connector',
                    'key_created_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'ix_zendesk_support_views_updated_at_desc',
                columns: [
                    'connector',
                    'key_updated_at',
                    'id'
                ],
                synchronize: false
            },
            {
                name: 'zendesk_support_views_text',
                columns: ['words'],
                synchronize: false
            }
        ]
    })
});
