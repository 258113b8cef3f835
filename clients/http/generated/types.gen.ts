// Generated from openapi/ by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type AgentToken = {
    id: Id;
    name: string;
    customer_name: string;
    /**
     * Absent where it reaches everything of the customer.
     */
    grants?: Array<TokenGrant>;
    created_at: Timestamp;
    expires_at: Timestamp;
    /**
     * Accurate to a minute; null where the token has not been used.
     */
    last_used_at: string | null;
};

export type AgentTokenPage = {
    data: Array<AgentToken>;
    pagination: Pagination;
};

export type AgentTokenRequest = {
    /**
     * For people: which agent has it.
     */
    name: string;
    customer_name: CustomerName;
    grants?: Grants;
    expires_in_days?: number;
};

export type AggregateGroupBy = {
    /**
     * Path of a scalar value or of an array of such. A record counts once for each different element of an array.
     */
    field: string;
    /**
     * Groups a date or date-time by calendar interval. Weeks begin on Monday (ISO 8601).
     */
    interval?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
    /**
     * IANA name of the time zone whose calendar is used, for date-times with an interval. UTC by default.
     */
    timezone?: string;
};

/**
 * Maximum number of groups to return.
 */
export type AggregateLimit = number;

export type AggregateMeta = {
    /**
     * Number of groups in all, returned or not.
     */
    groups: number;
    /**
     * Whether there are more groups than are returned.
     */
    has_more: boolean;
    /**
     * Always null: there are no further pages. Raise the limit or narrow the filter.
     */
    cursor: null;
    /**
     * Duration of the query in milliseconds.
     */
    took_ms: number | null;
    /**
     * Start of the entity's last successful sync, minus the delay of the vendor's export.
     */
    as_of: string;
};

export type AggregateMetric = {
    /**
     * count: records, or with field the records that have a value there; count_distinct: different values; sum and avg: of numbers, exact to 15 significant digits; min and max: of values that have an order.
     */
    op: 'count' | 'count_distinct' | 'sum' | 'avg' | 'min' | 'max';
    /**
     * Path of a single value. Required by every op except count.
     */
    field?: string;
    /**
     * Name of the metric in the response; by default the op, followed by _ and the field if it has one.
     */
    as?: string;
};

export type AggregateResult = {
    data: Array<{
        /**
         * The value of each group_by, by its field: a value of the field, the first day of a date interval, the local time with its offset at which an hour begins, or null for records without a value.
         */
        group: {
            [key: string]: AggregateValue;
        };
        /**
         * The value of each metric, by its name. null where no record of the group has a value, and for sums and averages beyond the range of a double.
         */
        metrics: {
            [key: string]: AggregateValue;
        };
    }>;
    meta: AggregateMeta;
};

/**
 * Names of groups and metrics. Groups that it does not order are ordered by their values, ascending.
 */
export type AggregateSort = Array<{
    [key: string]: SortDirection;
}>;

export type AggregateValue = string | number | boolean | null;

/**
 * A security-relevant act. It is in the log if and only if the act was committed. Tokens and reads of change feeds are counted: one row per minute and caller, with `detail.count`.
 */
export type AuditEntry = {
    id: Id;
    type: AuditType;
    created_at: Timestamp;
    /**
     * Who acted: a client, the bearer of a token for one customer, a caller without a token (the token endpoint, a consent page), the command line, or the service itself.
     */
    actor: string;
    /**
     * The client that acted or whose token was used.
     */
    client_id: string | null;
    /**
     * Network address of the caller.
     */
    address: string | null;
    /**
     * The X-Request-Id of the request.
     */
    request_id: string | null;
    /**
     * The customer concerned. Not part of the hash.
     */
    customer_name: string | null;
    /**
     * Keyed hash of the customer name; null before the row is sealed.
     */
    customer_hash: string | null;
    /**
     * ID of the connector, token, client, session, endpoint or key concerned.
     */
    subject: string | null;
    /**
     * `success`, or why it was refused.
     */
    outcome: string;
    /**
     * Depends on the type. Holds no secrets and no content of records.
     */
    detail: {
        [key: string]: unknown;
    };
    /**
     * Place in the log of the organization, without gaps; null before the row is sealed, which takes seconds.
     */
    position: number | null;
    /**
     * Hash of the row before.
     */
    previous_hash: string | null;
    /**
     * SHA-256 of the row and of `previous_hash`.
     */
    hash: string | null;
    /**
     * MAC of `hash` with a key of the service.
     */
    mac: string | null;
};

export type AuditPage = {
    data: Array<AuditEntry>;
    pagination: Pagination;
};

export type AuditType = string;

/**
 * Present only where the request has `max_bytes` or `after`; otherwise the list is returned whole.
 */
export type BoundedPagination = {
    /**
     * Cursor for the next page; null on the last page.
     */
    after: string | null;
    /**
     * Always null.
     */
    page_size: null;
};

export type Catalogue = {
    data: Array<CatalogueEntry>;
};

export type CatalogueAction = {
    name: string;
    paginated: boolean;
    params: Array<CatalogueParameter>;
};

export type CatalogueCredential = {
    name: string;
    type: string;
    required: boolean;
    secret: boolean;
    description?: string;
};

export type CatalogueEntity = {
    name: string;
    title: string;
    actions: Array<CatalogueAction>;
    fields: Array<CatalogueField>;
};

export type CatalogueEntry = {
    connector_type: ConnectorTypeName;
    title: string;
    modes: Array<string>;
    auth_methods: Array<{
        name: string;
        fields: Array<CatalogueCredential>;
        oauth: boolean;
    }>;
    environment: Array<CatalogueVariable>;
    replication_config: Array<CatalogueVariable>;
    entities: Array<CatalogueEntity>;
    search: {
        operators: Array<SearchOperatorName>;
        default_limit: number;
        max_limit: number;
    };
};

export type CatalogueField = {
    name: string;
    type: string;
    format?: string;
    nullable: boolean;
    known_values?: Array<string>;
    description?: string;
    searchable: boolean;
};

export type CatalogueParameter = {
    name: string;
    type: string;
    required: boolean;
    minimum?: number;
    maximum?: number;
    default?: string | number | boolean;
    known_values?: Array<string>;
    description?: string;
};

export type CatalogueVariable = {
    name: string;
    type: string;
    required: boolean;
    pattern?: string;
    /**
     * The value that is used where none is given.
     */
    default?: string;
    description?: string;
};

/**
 * The newest state of one record.
 */
export type Change = {
    entity: string;
    id: string;
    change: string;
    /**
     * With delete: `vendor`, the vendor deleted it; `scope`, the connector no longer covers it.
     */
    reason?: string;
    /**
     * When this service stored the change. Null for records stored before changes were numbered.
     */
    changed_at: string | null;
    /**
     * With upsert: the record as search returns it.
     */
    record?: {
        [key: string]: unknown;
    };
};

export type ChangePage = {
    data: Array<Change>;
    pagination: ChangesPagination;
    meta: ChangesMeta;
};

export type ChangesMeta = {
    /**
     * True when nothing newer was stored. The copy then equals a search of everything.
     */
    caught_up: boolean;
    /**
     * The oldest `as_of` of the entities; null until all have been replicated once.
     */
    as_of: string | null;
    /**
     * Grows when the account of the connector is replaced. Records of an older generation do not belong to the copy.
     */
    generation: number;
};

export type ChangesPagination = {
    /**
     * Cursor of the next page. Always present, also on an empty page.
     */
    after: string;
    page_size: number;
};

export type CheckResult = {
    status: string;
    /**
     * An error code, present unless the status is healthy.
     */
    reason?: string;
    checked_entity: string;
    checked_action: string;
    external_account?: ExternalAccount;
};

export type Connector = {
    id: Id;
    customer_name: string;
    connector_type: ConnectorTypeName;
    name: string;
    /**
     * The authentication method that the credentials match (see the catalogue).
     */
    auth_method: string;
    environment: {
        [key: string]: string;
    };
    replication_config: {
        [key: string]: string;
    };
    status: string;
    status_reason?: string;
    sync: {
        enabled: boolean;
        interval_minutes: number;
    };
    external_account: ExternalAccount;
    created_at: Timestamp;
    updated_at: Timestamp;
    last_checked_at: string | null;
};

/**
 * A create request to be checked without storing it.
 */
export type ConnectorCheck = {
    customer_name?: CustomerName;
    connector_type: ConnectorType;
    name?: string;
    credentials: Credentials;
    environment?: Environment;
    replication_config?: ReplicationConfig;
    sync?: SyncSettingsInput;
};

export type ConnectorCreate = {
    customer_name: CustomerName;
    connector_type: ConnectorType;
    /**
     * Display name. Defaults to "<title> for <customer_name>".
     */
    name?: string;
    credentials: Credentials;
    environment?: Environment;
    replication_config?: ReplicationConfig;
    sync?: SyncSettingsInput;
};

export type ConnectorPage = {
    data: Array<Connector>;
    pagination: Pagination;
};

/**
 * A connector type. The set is closed in requests.
 */
export type ConnectorType = 'facebook-marketing' | 'incident-io' | 'zendesk-support';

/**
 * A connector type. Later versions may add others.
 */
export type ConnectorTypeName = string;

/**
 * JSON Merge Patch (RFC 7396), except that credentials, environment and replication_config are replaced as a whole. A new environment requires complete credentials, so that stored secrets are never sent to a different host.
 */
export type ConnectorUpdate = {
    name?: string;
    credentials?: Credentials;
    environment?: Environment;
    replication_config?: ReplicationConfig;
    sync?: {
        enabled?: boolean;
        interval_minutes?: number;
    };
    /**
     * Accept credentials for a different vendor account. Synced data is deleted.
     */
    replace_account?: boolean;
};

export type ConsentForm = {
    form_token: string;
    decision?: 'continue' | 'decline';
    [key: string]: string | string | 'continue' | 'decline' | undefined;
};

export type CreatedAgentToken = {
    id: Id;
    name: string;
    customer_name: string;
    /**
     * Absent where it reaches everything of the customer.
     */
    grants?: Array<TokenGrant>;
    created_at: Timestamp;
    expires_at: Timestamp;
    last_used_at: string | null;
    /**
     * Shown once; only its hash is stored.
     */
    token: string;
};

/**
 * The fields of exactly one authentication method of the connector type (see the catalogue). Never returned.
 */
export type Credentials = {
    [key: string]: string;
};

/**
 * The caller's own unique identifier for the customer: 1 to 255 code points in Unicode form NFC, without control or bidirectional control characters and without leading or trailing whitespace. Compared by code point.
 */
export type CustomerName = string;

/**
 * Configuration variables of the connector type, such as a subdomain (see the catalogue).
 */
export type Environment = {
    [key: string]: string;
};

/**
 * The erasure of a customer.
 */
export type Erasure = {
    id: Id;
    /**
     * While it is `erasing`, data that can no longer be reached is being purged.
     */
    status: string;
    /**
     * Keyed hash of the customer name; entries of the audit log have the same value.
     */
    customer_hash: string;
    counts: ErasureCounts;
    created_at: Timestamp;
    completed_at: string | null;
    /**
     * A signed document (JWS, ES256, `typ` patchbay-erasure) with the id, the organization, the customer hash, the counts and both times; null until the erasure has ended.
     */
    receipt: string | null;
};

/**
 * What has been deleted so far. Audit entries are kept without the name of the customer.
 */
export type ErasureCounts = {
    connectors: number;
    records: number;
    agent_tokens: number;
    consent_sessions: number;
    webhook_endpoints: number;
    events: number;
    /**
     * Responses that were kept for repeated requests.
     */
    stored_responses: number;
    /**
     * Entries that no longer name the customer.
     */
    audit_entries: number;
};

/**
 * The error codes of this version. Later versions may add others.
 */
export type ErrorCode = string;

/**
 * Something that happened. It is in the log if and only if the change that it reports was committed.
 */
export type Event = {
    id: Id;
    type: EventType;
    created_at: Timestamp;
    organization_id: string;
    customer_name: string | null;
    connector_id?: string;
    /**
     * Grows with each event of the connector.
     */
    sequence: number;
    /**
     * Depends on the type. Empty once the connector was deleted.
     */
    data: {
        [key: string]: unknown;
    };
};

export type EventPage = {
    data: Array<Event>;
    pagination: ChangesPagination;
    meta: {
        /**
         * True when there was nothing newer.
         */
        caught_up: boolean;
    };
};

export type EventType = string;

/**
 * Event types; an empty list means all of them.
 */
export type EventTypes = Array<'connector.created' | 'connector.updated' | 'connector.deleted' | 'connector.needs_reauth' | 'connector.recovered' | 'consent.completed' | 'consent.failed' | 'sync.succeeded' | 'sync.partial' | 'sync.failed' | 'entity.ready' | 'entity.unavailable' | 'records.changed' | 'endpoint.disabled'>;

/**
 * Names an operation and its parameters. `x-operations` maps each entity and action to the schema of `params`; the catalogue lists them too.
 */
export type ExecuteRequest = {
    entity: string;
    action: string;
    params?: {
        [key: string]: unknown;
    };
};

/**
 * The result of an operation. `x-operations` maps each entity and action to its response schema.
 */
export type ExecuteResult = {
    /**
     * The records of a list or search, or the single record of a get.
     */
    data: Array<{
        [key: string]: unknown;
    }> | {
        [key: string]: unknown;
    };
    pagination?: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecord | RawRecords;
    meta?: SearchMeta;
};

/**
 * The vendor account that the credentials belong to, if the vendor reports it.
 */
export type ExternalAccount = {
    id: string;
    name?: string | null;
} | null;

/**
 * One of the connector's ad accounts, with or without the act_ prefix. Required unless the connector has exactly one.
 */
export type FacebookMarketingAccountId = string;

/**
 * The attribution windows whose values actions and their costs hold, each under its own name.
 */
export type FacebookMarketingActionAttributionWindows = Array<string>;

/**
 * Dimensions of the actions inside an item; action_type if absent.
 */
export type FacebookMarketingActionBreakdowns = Array<string>;

/**
 * Whether an action counts at the time of the impression or of the conversion.
 */
export type FacebookMarketingActionReportTime = string;

export type FacebookMarketingAdAccount = {
    id?: string;
    account_id?: string;
};

export type FacebookMarketingAdAccountsAggregateParams = {
    query?: {
        filter?: FacebookMarketingAdAccountsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingAdAccountsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingAdAccountsCondition = {
    eq?: FacebookMarketingAdAccountsEquality;
    neq?: FacebookMarketingAdAccountsEquality;
    gt?: FacebookMarketingAdAccountsOrder;
    gte?: FacebookMarketingAdAccountsOrder;
    lt?: FacebookMarketingAdAccountsOrder;
    lte?: FacebookMarketingAdAccountsOrder;
    in?: FacebookMarketingAdAccountsMembership;
    like?: FacebookMarketingAdAccountsText;
    fuzzy?: FacebookMarketingAdAccountsText;
    keyword?: FacebookMarketingAdAccountsText;
    not?: FacebookMarketingAdAccountsCondition;
    and?: Array<FacebookMarketingAdAccountsCondition>;
    or?: Array<FacebookMarketingAdAccountsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingAdAccountsEquality = {
    id?: string | null;
    account_id?: string | null;
    name?: string | null;
    account_status?: number | null;
    age?: number | null;
    amount_spent?: number | null;
    balance?: number | null;
    business?: FacebookMarketingBusiness | null;
    business_name?: string | null;
    business_city?: string | null;
    business_country_code?: string | null;
    business_state?: string | null;
    business_street?: string | null;
    business_street2?: string | null;
    business_zip?: string | null;
    created_time?: string | null;
    currency?: string | null;
    disable_reason?: number | null;
    end_advertiser?: string | null;
    end_advertiser_name?: string | null;
    funding_source?: string | null;
    has_migrated_permissions?: boolean | null;
    is_personal?: number | null;
    is_prepay_account?: boolean | null;
    is_tax_id_required?: boolean | null;
    min_campaign_group_spend_cap?: number | null;
    min_daily_budget?: number | null;
    owner?: string | null;
    spend_cap?: number | null;
    timezone_id?: number | null;
    timezone_name?: string | null;
    timezone_offset_hours_utc?: number | null;
    attribution_spec?: Array<{
        [key: string]: unknown;
    }> | null;
    default_dsa_beneficiary?: string | null;
    default_dsa_payor?: string | null;
    funding_source_details?: {
        [key: string]: unknown;
    } | null;
    io_number?: string | null;
    is_attribution_spec_system_default?: boolean | null;
    is_notifications_enabled?: boolean | null;
    media_agency?: string | null;
    partner?: string | null;
    tax_id?: string | null;
    tax_id_status?: number | null;
    tax_id_type?: string | null;
    tos_accepted?: {
        [key: string]: unknown;
    } | null;
    user_tasks?: Array<string> | null;
    user_tos_accepted?: {
        [key: string]: unknown;
    } | null;
    [key: string]: unknown | string | null | string | null | string | null | number | null | number | null | number | null | number | null | FacebookMarketingBusiness | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | number | null | string | null | string | null | string | null | boolean | null | number | null | boolean | null | boolean | null | number | null | number | null | string | null | number | null | number | null | string | null | number | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | boolean | null | boolean | null | string | null | string | null | string | null | number | null | string | null | {
        [key: string]: unknown;
    } | null | Array<string> | null | {
        [key: string]: unknown;
    } | null | undefined;
};

export type FacebookMarketingAdAccountsGetParams = {
    /**
     * The ID of the ad account, with or without the act_ prefix.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdAccountsGetResult = {
    data: FacebookMarketingAdAccountsRecord;
    raw?: RawRecord;
};

export type FacebookMarketingAdAccountsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdAccountsListResult = {
    data: Array<FacebookMarketingAdAccountsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingAdAccountsMembership = {
    id?: Array<string>;
    account_id?: Array<string>;
    name?: Array<string>;
    account_status?: Array<number>;
    age?: Array<number>;
    amount_spent?: Array<number>;
    balance?: Array<number>;
    business?: Array<FacebookMarketingBusiness>;
    business_name?: Array<string>;
    business_city?: Array<string>;
    business_country_code?: Array<string>;
    business_state?: Array<string>;
    business_street?: Array<string>;
    business_street2?: Array<string>;
    business_zip?: Array<string>;
    created_time?: Array<string>;
    currency?: Array<string>;
    disable_reason?: Array<number>;
    end_advertiser?: Array<string>;
    end_advertiser_name?: Array<string>;
    funding_source?: Array<string>;
    has_migrated_permissions?: Array<boolean>;
    is_personal?: Array<number>;
    is_prepay_account?: Array<boolean>;
    is_tax_id_required?: Array<boolean>;
    min_campaign_group_spend_cap?: Array<number>;
    min_daily_budget?: Array<number>;
    owner?: Array<string>;
    spend_cap?: Array<number>;
    timezone_id?: Array<number>;
    timezone_name?: Array<string>;
    timezone_offset_hours_utc?: Array<number>;
    attribution_spec?: Array<Array<{
        [key: string]: unknown;
    }>>;
    default_dsa_beneficiary?: Array<string>;
    default_dsa_payor?: Array<string>;
    funding_source_details?: Array<{
        [key: string]: unknown;
    }>;
    io_number?: Array<string>;
    is_attribution_spec_system_default?: Array<boolean>;
    is_notifications_enabled?: Array<boolean>;
    media_agency?: Array<string>;
    partner?: Array<string>;
    tax_id?: Array<string>;
    tax_id_status?: Array<number>;
    tax_id_type?: Array<string>;
    tos_accepted?: Array<{
        [key: string]: unknown;
    }>;
    user_tasks?: Array<Array<string>>;
    user_tos_accepted?: Array<{
        [key: string]: unknown;
    }>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<number> | Array<number> | Array<number> | Array<number> | Array<FacebookMarketingBusiness> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<number> | Array<boolean> | Array<boolean> | Array<number> | Array<number> | Array<string> | Array<number> | Array<number> | Array<string> | Array<number> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<number> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<Array<string>> | Array<{
        [key: string]: unknown;
    }> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingAdAccountsOrder = {
    id?: string;
    account_id?: string;
    name?: string;
    account_status?: number;
    age?: number;
    amount_spent?: number;
    balance?: number;
    business_name?: string;
    business_city?: string;
    business_country_code?: string;
    business_state?: string;
    business_street?: string;
    business_street2?: string;
    business_zip?: string;
    created_time?: string;
    currency?: string;
    disable_reason?: number;
    end_advertiser?: string;
    end_advertiser_name?: string;
    funding_source?: string;
    is_personal?: number;
    min_campaign_group_spend_cap?: number;
    min_daily_budget?: number;
    owner?: string;
    spend_cap?: number;
    timezone_id?: number;
    timezone_name?: string;
    timezone_offset_hours_utc?: number;
    default_dsa_beneficiary?: string;
    default_dsa_payor?: string;
    io_number?: string;
    media_agency?: string;
    partner?: string;
    tax_id?: string;
    tax_id_status?: number;
    tax_id_type?: string;
    [key: string]: unknown | string | number | number | string | undefined;
};

/**
 * Ad accounts
 *
 * Ad accounts of the connector that the token can access.
 */
export type FacebookMarketingAdAccountsRecord = {
    /**
     * The account_id with the act_ prefix.
     */
    id: string;
    /**
     * The ID without the act_ prefix.
     */
    account_id: string | null;
    name: string | null;
    account_status: number | null;
    age: number | null;
    /**
     * In the minor unit of the account's currency.
     */
    amount_spent: number | null;
    /**
     * In the minor unit of the account's currency.
     */
    balance: number | null;
    business: FacebookMarketingBusiness | null;
    business_name: string | null;
    business_city: string | null;
    business_country_code: string | null;
    business_state: string | null;
    business_street: string | null;
    business_street2: string | null;
    business_zip: string | null;
    created_time: string | null;
    currency: string | null;
    disable_reason: number | null;
    end_advertiser: string | null;
    end_advertiser_name: string | null;
    funding_source: string | null;
    has_migrated_permissions: boolean | null;
    is_personal: number | null;
    is_prepay_account: boolean | null;
    is_tax_id_required: boolean | null;
    /**
     * In the minor unit of the account's currency.
     */
    min_campaign_group_spend_cap: number | null;
    /**
     * In the minor unit of the account's currency.
     */
    min_daily_budget: number | null;
    owner: string | null;
    /**
     * In the minor unit of the account's currency.
     */
    spend_cap: number | null;
    timezone_id: number | null;
    timezone_name: string | null;
    timezone_offset_hours_utc: number | null;
    attribution_spec: Array<{
        [key: string]: unknown;
    }> | null;
    default_dsa_beneficiary: string | null;
    default_dsa_payor: string | null;
    funding_source_details: {
        [key: string]: unknown;
    } | null;
    io_number: string | null;
    is_attribution_spec_system_default: boolean | null;
    is_notifications_enabled: boolean | null;
    media_agency: string | null;
    partner: string | null;
    tax_id: string | null;
    tax_id_status: number | null;
    tax_id_type: string | null;
    tos_accepted: {
        [key: string]: unknown;
    } | null;
    user_tasks: Array<string> | null;
    user_tos_accepted: {
        [key: string]: unknown;
    } | null;
};

export type FacebookMarketingAdAccountsSearchParams = {
    query: {
        filter?: FacebookMarketingAdAccountsCondition;
        sort?: FacebookMarketingAdAccountsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ad accounts, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingAdAccountsSearchRecord = {
    /**
     * The account_id with the act_ prefix.
     */
    id: string;
    /**
     * The ID without the act_ prefix.
     */
    account_id?: string;
    name?: string;
    account_status?: number;
    age?: number;
    /**
     * In the minor unit of the account's currency.
     */
    amount_spent?: number;
    /**
     * In the minor unit of the account's currency.
     */
    balance?: number;
    business?: FacebookMarketingBusiness;
    business_name?: string;
    business_city?: string;
    business_country_code?: string;
    business_state?: string;
    business_street?: string;
    business_street2?: string;
    business_zip?: string;
    created_time?: string;
    currency?: string;
    disable_reason?: number;
    end_advertiser?: string;
    end_advertiser_name?: string;
    funding_source?: string;
    has_migrated_permissions?: boolean;
    is_personal?: number;
    is_prepay_account?: boolean;
    is_tax_id_required?: boolean;
    /**
     * In the minor unit of the account's currency.
     */
    min_campaign_group_spend_cap?: number;
    /**
     * In the minor unit of the account's currency.
     */
    min_daily_budget?: number;
    owner?: string;
    /**
     * In the minor unit of the account's currency.
     */
    spend_cap?: number;
    timezone_id?: number;
    timezone_name?: string;
    timezone_offset_hours_utc?: number;
    attribution_spec?: Array<{
        [key: string]: unknown;
    }>;
    default_dsa_beneficiary?: string;
    default_dsa_payor?: string;
    funding_source_details?: {
        [key: string]: unknown;
    };
    io_number?: string;
    is_attribution_spec_system_default?: boolean;
    is_notifications_enabled?: boolean;
    media_agency?: string;
    partner?: string;
    tax_id?: string;
    tax_id_status?: number;
    tax_id_type?: string;
    tos_accepted?: {
        [key: string]: unknown;
    };
    user_tasks?: Array<string>;
    user_tos_accepted?: {
        [key: string]: unknown;
    };
};

export type FacebookMarketingAdAccountsSearchResult = {
    data: Array<FacebookMarketingAdAccountsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingAdAccountsSort = Array<{
    id?: SortDirection;
    account_id?: SortDirection;
    name?: SortDirection;
    account_status?: SortDirection;
    age?: SortDirection;
    amount_spent?: SortDirection;
    balance?: SortDirection;
    business_name?: SortDirection;
    business_city?: SortDirection;
    business_country_code?: SortDirection;
    business_state?: SortDirection;
    business_street?: SortDirection;
    business_street2?: SortDirection;
    business_zip?: SortDirection;
    created_time?: SortDirection;
    currency?: SortDirection;
    disable_reason?: SortDirection;
    end_advertiser?: SortDirection;
    end_advertiser_name?: SortDirection;
    funding_source?: SortDirection;
    has_migrated_permissions?: SortDirection;
    is_personal?: SortDirection;
    is_prepay_account?: SortDirection;
    is_tax_id_required?: SortDirection;
    min_campaign_group_spend_cap?: SortDirection;
    min_daily_budget?: SortDirection;
    owner?: SortDirection;
    spend_cap?: SortDirection;
    timezone_id?: SortDirection;
    timezone_name?: SortDirection;
    timezone_offset_hours_utc?: SortDirection;
    default_dsa_beneficiary?: SortDirection;
    default_dsa_payor?: SortDirection;
    io_number?: SortDirection;
    is_attribution_spec_system_default?: SortDirection;
    is_notifications_enabled?: SortDirection;
    media_agency?: SortDirection;
    partner?: SortDirection;
    tax_id?: SortDirection;
    tax_id_status?: SortDirection;
    tax_id_type?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingAdAccountsText = {
    id?: string;
    account_id?: string;
    name?: string;
    business_name?: string;
    business_city?: string;
    business_country_code?: string;
    business_state?: string;
    business_street?: string;
    business_street2?: string;
    business_zip?: string;
    currency?: string;
    end_advertiser?: string;
    end_advertiser_name?: string;
    funding_source?: string;
    owner?: string;
    timezone_name?: string;
    default_dsa_beneficiary?: string;
    default_dsa_payor?: string;
    io_number?: string;
    media_agency?: string;
    partner?: string;
    tax_id?: string;
    tax_id_type?: string;
    user_tasks?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingAdCampaignBidConstraint = {
    roas_average_floor?: number;
};

export type FacebookMarketingAdCampaignIssuesInfo = {
    error_code?: number;
    error_message?: string;
    error_summary?: string;
    error_type?: string;
    level?: string;
    mid?: string;
};

export type FacebookMarketingAdCampaignLearningStageInfo = {
    attribution_windows?: Array<string>;
    cas_segment?: string;
    conversions?: number;
    current_budget_prediction?: {
        [key: string]: unknown;
    };
    dynamic_lp_conversions_threshold?: number;
    dynamic_lp_days_threshold?: number;
    dynamic_lp_status?: string;
    is_one_to_one_cbo_budget?: boolean;
    last_sig_edit_ts?: number;
    recommended_budget_prediction?: {
        [key: string]: unknown;
    };
    sigedit_removal?: boolean;
    status?: string;
};

export type FacebookMarketingAdCreative = {
    id?: string;
};

export type FacebookMarketingAdCreativeLinkData = {
    ad_context?: string;
    additional_image_index?: number;
    app_link_spec?: {
        [key: string]: unknown;
    };
    attachment_style?: string;
    automated_product_tags?: boolean;
    boosted_product_set_id?: string;
    branded_content_shared_to_sponsor_status?: string;
    branded_content_sponsor_page_id?: string;
    call_to_action?: FacebookMarketingAdCreativeLinkDataCallToAction;
    caption?: string;
    child_attachments?: Array<FacebookMarketingAdCreativeLinkDataChildAttachment>;
    collection_thumbnails?: Array<{
        [key: string]: unknown;
    }>;
    customization_rules_spec?: Array<{
        [key: string]: unknown;
    }>;
    description?: string;
    event_id?: string;
    force_single_link?: boolean;
    format_option?: string;
    image_crops?: {
        [key: string]: unknown;
    };
    image_hash?: string;
    image_layer_specs?: Array<{
        [key: string]: unknown;
    }>;
    image_overlay_spec?: {
        [key: string]: unknown;
    };
    is_local_expansion?: boolean;
    link?: string;
    message?: string;
    multi_share_end_card?: boolean;
    multi_share_optimized?: boolean;
    name?: string;
    offer_id?: string;
    page_welcome_message?: string;
    picture?: string;
    post_click_configuration?: {
        [key: string]: unknown;
    };
    preferred_image_tags?: Array<string>;
    preferred_video_tags?: Array<string>;
    retailer_item_ids?: Array<string>;
    show_multiple_images?: boolean;
    smart_pse_enabled?: boolean;
    static_fallback_spec?: {
        [key: string]: unknown;
    };
    use_flexible_image_aspect_ratio?: boolean;
};

export type FacebookMarketingAdCreativeLinkDataCallToAction = {
    type?: string;
    value?: {
        [key: string]: unknown;
    };
};

export type FacebookMarketingAdCreativeLinkDataChildAttachment = {
    android_url?: string;
    call_to_action?: FacebookMarketingAdCreativeLinkDataCallToAction;
    caption?: string;
    description?: string;
    ig_media_id?: string;
    image_crops?: {
        [key: string]: unknown;
    };
    image_hash?: string;
    ios_url?: string;
    link?: string;
    marketing_message_buttons?: Array<{
        [key: string]: unknown;
    }>;
    name?: string;
    picture?: string;
    place_data?: {
        [key: string]: unknown;
    };
    static_card?: boolean;
    video_id?: string;
};

export type FacebookMarketingAdCreativeObjectStorySpec = {
    instagram_user_id?: string;
    link_data?: FacebookMarketingAdCreativeLinkData;
    page_id?: string;
    photo_data?: FacebookMarketingAdCreativePhotoData;
    product_data?: Array<{
        [key: string]: unknown;
    }>;
    template_data?: FacebookMarketingAdCreativeLinkData;
    text_data?: FacebookMarketingAdCreativeTextData;
    video_data?: FacebookMarketingAdCreativeVideoData;
};

export type FacebookMarketingAdCreativePhotoData = {
    branded_content_shared_to_sponsor_status?: string;
    branded_content_sponsor_page_id?: string;
    caption?: string;
    image_hash?: string;
    page_welcome_message?: string;
    url?: string;
};

export type FacebookMarketingAdCreativeTextData = {
    message?: string;
};

export type FacebookMarketingAdCreativeVideoData = {
    additional_image_index?: number;
    branded_content_shared_to_sponsor_status?: string;
    branded_content_sponsor_page_id?: string;
    call_to_action?: FacebookMarketingAdCreativeLinkDataCallToAction;
    collection_thumbnails?: Array<{
        [key: string]: unknown;
    }>;
    customization_rules_spec?: Array<{
        [key: string]: unknown;
    }>;
    image_hash?: string;
    image_url?: string;
    link_description?: string;
    message?: string;
    offer_id?: string;
    page_welcome_message?: string;
    post_click_configuration?: {
        [key: string]: unknown;
    };
    retailer_item_ids?: Array<string>;
    targeting?: FacebookMarketingTargeting;
    title?: string;
    video_id?: string;
};

export type FacebookMarketingAdCreativesAggregateParams = {
    query?: {
        filter?: FacebookMarketingAdCreativesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingAdCreativesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingAdCreativesCondition = {
    eq?: FacebookMarketingAdCreativesEquality;
    neq?: FacebookMarketingAdCreativesEquality;
    gt?: FacebookMarketingAdCreativesOrder;
    gte?: FacebookMarketingAdCreativesOrder;
    lt?: FacebookMarketingAdCreativesOrder;
    lte?: FacebookMarketingAdCreativesOrder;
    in?: FacebookMarketingAdCreativesMembership;
    like?: FacebookMarketingAdCreativesText;
    fuzzy?: FacebookMarketingAdCreativesText;
    keyword?: FacebookMarketingAdCreativesText;
    not?: FacebookMarketingAdCreativesCondition;
    and?: Array<FacebookMarketingAdCreativesCondition>;
    or?: Array<FacebookMarketingAdCreativesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingAdCreativesEquality = {
    id?: string | null;
    name?: string | null;
    account_id?: string | null;
    actor_id?: string | null;
    body?: string | null;
    call_to_action_type?: string | null;
    effective_object_story_id?: string | null;
    image_hash?: string | null;
    image_url?: string | null;
    link_url?: string | null;
    object_story_id?: string | null;
    object_story_spec?: FacebookMarketingAdCreativeObjectStorySpec | null;
    object_type?: string | null;
    status?: string | null;
    thumbnail_url?: string | null;
    title?: string | null;
    url_tags?: string | null;
    adlabels?: Array<FacebookMarketingAdLabel> | null;
    asset_feed_spec?: {
        [key: string]: unknown;
    } | null;
    authorization_category?: string | null;
    call_to_action?: FacebookMarketingAdCreativeLinkDataCallToAction | null;
    categorization_criteria?: string | null;
    contextual_multi_ads?: {
        [key: string]: unknown;
    } | null;
    degrees_of_freedom_spec?: {
        [key: string]: unknown;
    } | null;
    destination_set_id?: string | null;
    effective_authorization_category?: string | null;
    effective_instagram_media_id?: string | null;
    image_crops?: {
        [key: string]: unknown;
    } | null;
    instagram_permalink_url?: string | null;
    instagram_user_id?: string | null;
    link_deep_link_url?: string | null;
    link_destination_display_url?: string | null;
    link_og_id?: string | null;
    object_id?: string | null;
    object_store_url?: string | null;
    object_url?: string | null;
    platform_customizations?: {
        [key: string]: unknown;
    } | null;
    portrait_customizations?: {
        [key: string]: unknown;
    } | null;
    product_data?: Array<{
        [key: string]: unknown;
    }> | null;
    product_set_id?: string | null;
    recommender_settings?: {
        [key: string]: unknown;
    } | null;
    source_facebook_post_id?: string | null;
    source_instagram_media_id?: string | null;
    template_url?: string | null;
    template_url_spec?: {
        [key: string]: unknown;
    } | null;
    thumbnail_id?: string | null;
    use_page_actor_override?: boolean | null;
    video_id?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | FacebookMarketingAdCreativeObjectStorySpec | null | string | null | string | null | string | null | string | null | string | null | Array<FacebookMarketingAdLabel> | null | {
        [key: string]: unknown;
    } | null | string | null | FacebookMarketingAdCreativeLinkDataCallToAction | null | string | null | {
        [key: string]: unknown;
    } | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | {
        [key: string]: unknown;
    } | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | boolean | null | string | null | undefined;
};

export type FacebookMarketingAdCreativesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdCreativesGetResult = {
    data: FacebookMarketingAdCreativesRecord;
    raw?: RawRecord;
};

export type FacebookMarketingAdCreativesListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdCreativesListResult = {
    data: Array<FacebookMarketingAdCreativesRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingAdCreativesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    account_id?: Array<string>;
    actor_id?: Array<string>;
    body?: Array<string>;
    call_to_action_type?: Array<string>;
    effective_object_story_id?: Array<string>;
    image_hash?: Array<string>;
    image_url?: Array<string>;
    link_url?: Array<string>;
    object_story_id?: Array<string>;
    object_story_spec?: Array<FacebookMarketingAdCreativeObjectStorySpec>;
    object_type?: Array<string>;
    status?: Array<string>;
    thumbnail_url?: Array<string>;
    title?: Array<string>;
    url_tags?: Array<string>;
    adlabels?: Array<Array<FacebookMarketingAdLabel>>;
    asset_feed_spec?: Array<{
        [key: string]: unknown;
    }>;
    authorization_category?: Array<string>;
    call_to_action?: Array<FacebookMarketingAdCreativeLinkDataCallToAction>;
    categorization_criteria?: Array<string>;
    contextual_multi_ads?: Array<{
        [key: string]: unknown;
    }>;
    degrees_of_freedom_spec?: Array<{
        [key: string]: unknown;
    }>;
    destination_set_id?: Array<string>;
    effective_authorization_category?: Array<string>;
    effective_instagram_media_id?: Array<string>;
    image_crops?: Array<{
        [key: string]: unknown;
    }>;
    instagram_permalink_url?: Array<string>;
    instagram_user_id?: Array<string>;
    link_deep_link_url?: Array<string>;
    link_destination_display_url?: Array<string>;
    link_og_id?: Array<string>;
    object_id?: Array<string>;
    object_store_url?: Array<string>;
    object_url?: Array<string>;
    platform_customizations?: Array<{
        [key: string]: unknown;
    }>;
    portrait_customizations?: Array<{
        [key: string]: unknown;
    }>;
    product_data?: Array<Array<{
        [key: string]: unknown;
    }>>;
    product_set_id?: Array<string>;
    recommender_settings?: Array<{
        [key: string]: unknown;
    }>;
    source_facebook_post_id?: Array<string>;
    source_instagram_media_id?: Array<string>;
    template_url?: Array<string>;
    template_url_spec?: Array<{
        [key: string]: unknown;
    }>;
    thumbnail_id?: Array<string>;
    use_page_actor_override?: Array<boolean>;
    video_id?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<FacebookMarketingAdCreativeObjectStorySpec> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdLabel>> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<FacebookMarketingAdCreativeLinkDataCallToAction> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<{
        [key: string]: unknown;
    }> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<boolean> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingAdCreativesOrder = {
    id?: string;
    name?: string;
    account_id?: string;
    actor_id?: string;
    body?: string;
    call_to_action_type?: string;
    effective_object_story_id?: string;
    image_hash?: string;
    image_url?: string;
    link_url?: string;
    object_story_id?: string;
    object_type?: string;
    status?: string;
    thumbnail_url?: string;
    title?: string;
    url_tags?: string;
    authorization_category?: string;
    categorization_criteria?: string;
    destination_set_id?: string;
    effective_authorization_category?: string;
    effective_instagram_media_id?: string;
    instagram_permalink_url?: string;
    instagram_user_id?: string;
    link_deep_link_url?: string;
    link_destination_display_url?: string;
    link_og_id?: string;
    object_id?: string;
    object_store_url?: string;
    object_url?: string;
    product_set_id?: string;
    source_facebook_post_id?: string;
    source_instagram_media_id?: string;
    template_url?: string;
    thumbnail_id?: string;
    video_id?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * Ad creatives
 *
 * Creatives of an ad account.
 */
export type FacebookMarketingAdCreativesRecord = {
    id: string;
    name: string | null;
    account_id: string | null;
    actor_id: string | null;
    body: string | null;
    call_to_action_type: string | null;
    effective_object_story_id: string | null;
    image_hash: string | null;
    image_url: string | null;
    link_url: string | null;
    object_story_id: string | null;
    object_story_spec: FacebookMarketingAdCreativeObjectStorySpec | null;
    object_type: string | null;
    status: string | null;
    thumbnail_url: string | null;
    title: string | null;
    url_tags: string | null;
    adlabels: Array<FacebookMarketingAdLabel> | null;
    asset_feed_spec: {
        [key: string]: unknown;
    } | null;
    authorization_category: string | null;
    call_to_action: FacebookMarketingAdCreativeLinkDataCallToAction | null;
    categorization_criteria: string | null;
    contextual_multi_ads: {
        [key: string]: unknown;
    } | null;
    degrees_of_freedom_spec: {
        [key: string]: unknown;
    } | null;
    destination_set_id: string | null;
    effective_authorization_category: string | null;
    effective_instagram_media_id: string | null;
    image_crops: {
        [key: string]: unknown;
    } | null;
    instagram_permalink_url: string | null;
    instagram_user_id: string | null;
    link_deep_link_url: string | null;
    link_destination_display_url: string | null;
    link_og_id: string | null;
    object_id: string | null;
    object_store_url: string | null;
    object_url: string | null;
    platform_customizations: {
        [key: string]: unknown;
    } | null;
    portrait_customizations: {
        [key: string]: unknown;
    } | null;
    product_data: Array<{
        [key: string]: unknown;
    }> | null;
    product_set_id: string | null;
    recommender_settings: {
        [key: string]: unknown;
    } | null;
    source_facebook_post_id: string | null;
    source_instagram_media_id: string | null;
    template_url: string | null;
    template_url_spec: {
        [key: string]: unknown;
    } | null;
    thumbnail_id: string | null;
    use_page_actor_override: boolean | null;
    video_id: string | null;
};

export type FacebookMarketingAdCreativesSearchParams = {
    query: {
        filter?: FacebookMarketingAdCreativesCondition;
        sort?: FacebookMarketingAdCreativesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ad creatives, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingAdCreativesSearchRecord = {
    id: string;
    name?: string;
    account_id?: string;
    actor_id?: string;
    body?: string;
    call_to_action_type?: string;
    effective_object_story_id?: string;
    image_hash?: string;
    image_url?: string;
    link_url?: string;
    object_story_id?: string;
    object_story_spec?: FacebookMarketingAdCreativeObjectStorySpec;
    object_type?: string;
    status?: string;
    thumbnail_url?: string;
    title?: string;
    url_tags?: string;
    adlabels?: Array<FacebookMarketingAdLabel>;
    asset_feed_spec?: {
        [key: string]: unknown;
    };
    authorization_category?: string;
    call_to_action?: FacebookMarketingAdCreativeLinkDataCallToAction;
    categorization_criteria?: string;
    contextual_multi_ads?: {
        [key: string]: unknown;
    };
    degrees_of_freedom_spec?: {
        [key: string]: unknown;
    };
    destination_set_id?: string;
    effective_authorization_category?: string;
    effective_instagram_media_id?: string;
    image_crops?: {
        [key: string]: unknown;
    };
    instagram_permalink_url?: string;
    instagram_user_id?: string;
    link_deep_link_url?: string;
    link_destination_display_url?: string;
    link_og_id?: string;
    object_id?: string;
    object_store_url?: string;
    object_url?: string;
    platform_customizations?: {
        [key: string]: unknown;
    };
    portrait_customizations?: {
        [key: string]: unknown;
    };
    product_data?: Array<{
        [key: string]: unknown;
    }>;
    product_set_id?: string;
    recommender_settings?: {
        [key: string]: unknown;
    };
    source_facebook_post_id?: string;
    source_instagram_media_id?: string;
    template_url?: string;
    template_url_spec?: {
        [key: string]: unknown;
    };
    thumbnail_id?: string;
    use_page_actor_override?: boolean;
    video_id?: string;
};

export type FacebookMarketingAdCreativesSearchResult = {
    data: Array<FacebookMarketingAdCreativesSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingAdCreativesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    account_id?: SortDirection;
    actor_id?: SortDirection;
    body?: SortDirection;
    call_to_action_type?: SortDirection;
    effective_object_story_id?: SortDirection;
    image_hash?: SortDirection;
    image_url?: SortDirection;
    link_url?: SortDirection;
    object_story_id?: SortDirection;
    object_type?: SortDirection;
    status?: SortDirection;
    thumbnail_url?: SortDirection;
    title?: SortDirection;
    url_tags?: SortDirection;
    authorization_category?: SortDirection;
    categorization_criteria?: SortDirection;
    destination_set_id?: SortDirection;
    effective_authorization_category?: SortDirection;
    effective_instagram_media_id?: SortDirection;
    instagram_permalink_url?: SortDirection;
    instagram_user_id?: SortDirection;
    link_deep_link_url?: SortDirection;
    link_destination_display_url?: SortDirection;
    link_og_id?: SortDirection;
    object_id?: SortDirection;
    object_store_url?: SortDirection;
    object_url?: SortDirection;
    product_set_id?: SortDirection;
    source_facebook_post_id?: SortDirection;
    source_instagram_media_id?: SortDirection;
    template_url?: SortDirection;
    thumbnail_id?: SortDirection;
    use_page_actor_override?: SortDirection;
    video_id?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingAdCreativesText = {
    id?: string;
    name?: string;
    account_id?: string;
    actor_id?: string;
    body?: string;
    call_to_action_type?: string;
    effective_object_story_id?: string;
    image_hash?: string;
    image_url?: string;
    link_url?: string;
    object_story_id?: string;
    object_type?: string;
    status?: string;
    thumbnail_url?: string;
    title?: string;
    url_tags?: string;
    authorization_category?: string;
    categorization_criteria?: string;
    destination_set_id?: string;
    effective_authorization_category?: string;
    effective_instagram_media_id?: string;
    instagram_permalink_url?: string;
    instagram_user_id?: string;
    link_deep_link_url?: string;
    link_destination_display_url?: string;
    link_og_id?: string;
    object_id?: string;
    object_store_url?: string;
    object_url?: string;
    product_set_id?: string;
    source_facebook_post_id?: string;
    source_instagram_media_id?: string;
    template_url?: string;
    thumbnail_id?: string;
    video_id?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingAdLabel = {
    id?: string;
    name?: string;
    created_time?: string;
    updated_time?: string;
};

export type FacebookMarketingAdLibraryListParams = unknown & {
    /**
     * Return ads that reached at least one of these countries (ISO 3166); ALL for any country.
     */
    ad_reached_countries: Array<string>;
    /**
     * Words to search for. Either search_terms or search_page_ids is required.
     */
    search_terms?: string;
    /**
     * Pages whose ads to return. Either search_page_ids or search_terms is required.
     */
    search_page_ids?: Array<string>;
    /**
     * Defaults to ALL.
     */
    ad_type?: string;
    /**
     * Defaults to ACTIVE.
     */
    ad_active_status?: 'ACTIVE' | 'ALL' | 'INACTIVE';
    /**
     * Earliest delivery date.
     */
    ad_delivery_date_min?: string;
    /**
     * Latest delivery date.
     */
    ad_delivery_date_max?: string;
    /**
     * Media type of the ad.
     */
    media_type?: string;
    /**
     * Platforms on which the ad was shown.
     */
    publisher_platforms?: Array<string>;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdLibraryListResult = {
    data: Array<FacebookMarketingAdLibraryRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Ad library
 *
 * Ads in the vendor's public library. Results are not limited to the connector's ad accounts.
 */
export type FacebookMarketingAdLibraryRecord = {
    /**
     * The ID of the ad in the library.
     */
    id: string;
    /**
     * When the ad was created; the vendor reports only the date.
     */
    ad_creation_time: string | null;
    ad_creative_bodies: Array<string> | null;
    ad_creative_link_captions: Array<string> | null;
    ad_creative_link_descriptions: Array<string> | null;
    ad_creative_link_titles: Array<string> | null;
    ad_delivery_start_time: string | null;
    ad_delivery_stop_time: string | null;
    /**
     * URL of the archived ad. The access token that the vendor adds to this URL is removed.
     */
    ad_snapshot_url: string | null;
    /**
     * Who paid for the ad.
     */
    bylines: string | null;
    currency: string | null;
    languages: Array<string> | null;
    page_id: string | null;
    page_name: string | null;
    publisher_platforms: Array<string> | null;
    spend: FacebookMarketingValueRange | null;
    impressions: FacebookMarketingValueRange | null;
    demographic_distribution: Array<FacebookMarketingAudienceShare> | null;
    delivery_by_region: Array<FacebookMarketingAudienceShare> | null;
    estimated_audience_size: FacebookMarketingValueRange | null;
};

export type FacebookMarketingAdPromotedObject = {
    application_id?: string;
    boosted_product_set_id?: string;
    conversion_goal_id?: string;
    custom_conversion_id?: string;
    custom_event_str?: string;
    custom_event_type?: string;
    dataset_split_id?: string;
    dataset_split_ids?: Array<string>;
    event_id?: string;
    full_funnel_objective?: string;
    fundraiser_campaign_id?: string;
    lead_ads_custom_event_str?: string;
    lead_ads_custom_event_type?: string;
    lead_ads_form_event_source_type?: string;
    lead_ads_offsite_conversion_type?: string;
    lead_ads_selected_pixel_id?: string;
    live_video_destination?: string;
    mcme_conversion_id?: string;
    multi_event_product?: string;
    object_store_url?: string;
    object_store_urls?: Array<string>;
    offer_id?: string;
    offline_conversion_data_set_id?: string;
    offsite_conversion_event_id?: string;
    omnichannel_object?: {
        [key: string]: unknown;
    };
    page_id?: string;
    passback_application_id?: string;
    passback_pixel_id?: string;
    pixel_aggregation_rule?: string;
    pixel_id?: string;
    pixel_rule?: string;
    place_page_set?: {
        [key: string]: unknown;
    };
    place_page_set_id?: string;
    product_catalog_id?: string;
    product_item_id?: string;
    product_set?: {
        [key: string]: unknown;
    };
    product_set_id?: string;
    product_set_optimization?: string;
    retention_days?: string;
    smart_pse_enabled?: boolean;
    smart_pse_setting?: string;
    value_semantic_type?: string;
    variation?: string;
    whats_app_business_phone_number_id?: string;
    whatsapp_phone_number?: string;
};

export type FacebookMarketingAdRecommendation = {
    blame_field?: string;
    code?: number;
    confidence?: string;
    importance?: string;
    message?: string;
    recommendation_data?: FacebookMarketingAdRecommendationData;
    title?: string;
    value?: string;
};

export type FacebookMarketingAdRecommendationData = {
    link?: string;
};

export type FacebookMarketingAdSetsAggregateParams = {
    query?: {
        filter?: FacebookMarketingAdSetsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingAdSetsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingAdSetsCondition = {
    eq?: FacebookMarketingAdSetsEquality;
    neq?: FacebookMarketingAdSetsEquality;
    gt?: FacebookMarketingAdSetsOrder;
    gte?: FacebookMarketingAdSetsOrder;
    lt?: FacebookMarketingAdSetsOrder;
    lte?: FacebookMarketingAdSetsOrder;
    in?: FacebookMarketingAdSetsMembership;
    like?: FacebookMarketingAdSetsText;
    fuzzy?: FacebookMarketingAdSetsText;
    keyword?: FacebookMarketingAdSetsText;
    not?: FacebookMarketingAdSetsCondition;
    and?: Array<FacebookMarketingAdSetsCondition>;
    or?: Array<FacebookMarketingAdSetsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingAdSetsEquality = {
    id?: string | null;
    name?: string | null;
    account_id?: string | null;
    adlabels?: Array<FacebookMarketingAdLabel> | null;
    bid_amount?: number | null;
    bid_info?: {
        [key: string]: number;
    } | null;
    bid_strategy?: string | null;
    bid_constraints?: FacebookMarketingAdCampaignBidConstraint | null;
    budget_remaining?: number | null;
    campaign_id?: string | null;
    created_time?: string | null;
    daily_budget?: number | null;
    effective_status?: string | null;
    end_time?: string | null;
    learning_stage_info?: FacebookMarketingAdCampaignLearningStageInfo | null;
    lifetime_budget?: number | null;
    promoted_object?: FacebookMarketingAdPromotedObject | null;
    start_time?: string | null;
    targeting?: FacebookMarketingTargeting | null;
    updated_time?: string | null;
    adset_schedule?: Array<{
        [key: string]: unknown;
    }> | null;
    asset_feed_id?: string | null;
    attribution_spec?: Array<{
        [key: string]: unknown;
    }> | null;
    bid_adjustments?: {
        [key: string]: unknown;
    } | null;
    billing_event?: string | null;
    configured_status?: string | null;
    daily_min_spend_target?: number | null;
    daily_spend_cap?: number | null;
    destination_type?: string | null;
    dsa_beneficiary?: string | null;
    dsa_payor?: string | null;
    frequency_control_specs?: Array<{
        [key: string]: unknown;
    }> | null;
    instagram_user_id?: string | null;
    is_dynamic_creative?: boolean | null;
    issues_info?: Array<FacebookMarketingAdCampaignIssuesInfo> | null;
    lifetime_imps?: number | null;
    lifetime_min_spend_target?: number | null;
    lifetime_spend_cap?: number | null;
    optimization_goal?: string | null;
    optimization_sub_event?: string | null;
    pacing_type?: Array<string> | null;
    recurring_budget_semantics?: boolean | null;
    review_feedback?: string | null;
    rf_prediction_id?: string | null;
    source_adset_id?: string | null;
    status?: string | null;
    use_new_app_click?: boolean | null;
    [key: string]: unknown | string | null | string | null | string | null | Array<FacebookMarketingAdLabel> | null | number | null | {
        [key: string]: number;
    } | null | string | null | FacebookMarketingAdCampaignBidConstraint | null | number | null | string | null | string | null | number | null | string | null | string | null | FacebookMarketingAdCampaignLearningStageInfo | null | number | null | FacebookMarketingAdPromotedObject | null | string | null | FacebookMarketingTargeting | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | number | null | number | null | string | null | string | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | boolean | null | Array<FacebookMarketingAdCampaignIssuesInfo> | null | number | null | number | null | number | null | string | null | string | null | Array<string> | null | boolean | null | string | null | string | null | string | null | string | null | boolean | null | undefined;
};

export type FacebookMarketingAdSetsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdSetsGetResult = {
    data: FacebookMarketingAdSetsRecord;
    raw?: RawRecord;
};

export type FacebookMarketingAdSetsListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdSetsListResult = {
    data: Array<FacebookMarketingAdSetsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingAdSetsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    account_id?: Array<string>;
    adlabels?: Array<Array<FacebookMarketingAdLabel>>;
    bid_amount?: Array<number>;
    bid_info?: Array<{
        [key: string]: number;
    }>;
    bid_strategy?: Array<string>;
    bid_constraints?: Array<FacebookMarketingAdCampaignBidConstraint>;
    budget_remaining?: Array<number>;
    campaign_id?: Array<string>;
    created_time?: Array<string>;
    daily_budget?: Array<number>;
    effective_status?: Array<string>;
    end_time?: Array<string>;
    learning_stage_info?: Array<FacebookMarketingAdCampaignLearningStageInfo>;
    lifetime_budget?: Array<number>;
    promoted_object?: Array<FacebookMarketingAdPromotedObject>;
    start_time?: Array<string>;
    targeting?: Array<FacebookMarketingTargeting>;
    updated_time?: Array<string>;
    adset_schedule?: Array<Array<{
        [key: string]: unknown;
    }>>;
    asset_feed_id?: Array<string>;
    attribution_spec?: Array<Array<{
        [key: string]: unknown;
    }>>;
    bid_adjustments?: Array<{
        [key: string]: unknown;
    }>;
    billing_event?: Array<string>;
    configured_status?: Array<string>;
    daily_min_spend_target?: Array<number>;
    daily_spend_cap?: Array<number>;
    destination_type?: Array<string>;
    dsa_beneficiary?: Array<string>;
    dsa_payor?: Array<string>;
    frequency_control_specs?: Array<Array<{
        [key: string]: unknown;
    }>>;
    instagram_user_id?: Array<string>;
    is_dynamic_creative?: Array<boolean>;
    issues_info?: Array<Array<FacebookMarketingAdCampaignIssuesInfo>>;
    lifetime_imps?: Array<number>;
    lifetime_min_spend_target?: Array<number>;
    lifetime_spend_cap?: Array<number>;
    optimization_goal?: Array<string>;
    optimization_sub_event?: Array<string>;
    pacing_type?: Array<Array<string>>;
    recurring_budget_semantics?: Array<boolean>;
    review_feedback?: Array<string>;
    rf_prediction_id?: Array<string>;
    source_adset_id?: Array<string>;
    status?: Array<string>;
    use_new_app_click?: Array<boolean>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdLabel>> | Array<number> | Array<{
        [key: string]: number;
    }> | Array<string> | Array<FacebookMarketingAdCampaignBidConstraint> | Array<number> | Array<string> | Array<string> | Array<number> | Array<string> | Array<string> | Array<FacebookMarketingAdCampaignLearningStageInfo> | Array<number> | Array<FacebookMarketingAdPromotedObject> | Array<string> | Array<FacebookMarketingTargeting> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<number> | Array<number> | Array<string> | Array<string> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<boolean> | Array<Array<FacebookMarketingAdCampaignIssuesInfo>> | Array<number> | Array<number> | Array<number> | Array<string> | Array<string> | Array<Array<string>> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingAdSetsOrder = {
    id?: string;
    name?: string;
    account_id?: string;
    bid_amount?: number;
    bid_strategy?: string;
    budget_remaining?: number;
    campaign_id?: string;
    created_time?: string;
    daily_budget?: number;
    effective_status?: string;
    end_time?: string;
    lifetime_budget?: number;
    start_time?: string;
    updated_time?: string;
    asset_feed_id?: string;
    billing_event?: string;
    configured_status?: string;
    daily_min_spend_target?: number;
    daily_spend_cap?: number;
    destination_type?: string;
    dsa_beneficiary?: string;
    dsa_payor?: string;
    instagram_user_id?: string;
    lifetime_imps?: number;
    lifetime_min_spend_target?: number;
    lifetime_spend_cap?: number;
    optimization_goal?: string;
    optimization_sub_event?: string;
    review_feedback?: string;
    rf_prediction_id?: string;
    source_adset_id?: string;
    status?: string;
    [key: string]: unknown | string | number | number | string | undefined;
};

/**
 * Ad sets
 *
 * Ad sets of an ad account, including archived and deleted ones.
 */
export type FacebookMarketingAdSetsRecord = {
    id: string;
    name: string | null;
    account_id: string | null;
    adlabels: Array<FacebookMarketingAdLabel> | null;
    bid_amount: number | null;
    bid_info: {
        [key: string]: number;
    } | null;
    bid_strategy: string | null;
    bid_constraints: FacebookMarketingAdCampaignBidConstraint | null;
    /**
     * In the minor unit of the account's currency.
     */
    budget_remaining: number | null;
    campaign_id: string | null;
    created_time: string | null;
    /**
     * In the minor unit of the account's currency.
     */
    daily_budget: number | null;
    effective_status: string | null;
    end_time: string | null;
    learning_stage_info: FacebookMarketingAdCampaignLearningStageInfo | null;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_budget: number | null;
    promoted_object: FacebookMarketingAdPromotedObject | null;
    start_time: string | null;
    targeting: FacebookMarketingTargeting | null;
    updated_time: string | null;
    adset_schedule: Array<{
        [key: string]: unknown;
    }> | null;
    asset_feed_id: string | null;
    attribution_spec: Array<{
        [key: string]: unknown;
    }> | null;
    bid_adjustments: {
        [key: string]: unknown;
    } | null;
    billing_event: string | null;
    configured_status: string | null;
    /**
     * In the minor unit of the account's currency.
     */
    daily_min_spend_target: number | null;
    /**
     * In the minor unit of the account's currency.
     */
    daily_spend_cap: number | null;
    destination_type: string | null;
    dsa_beneficiary: string | null;
    dsa_payor: string | null;
    frequency_control_specs: Array<{
        [key: string]: unknown;
    }> | null;
    instagram_user_id: string | null;
    is_dynamic_creative: boolean | null;
    issues_info: Array<FacebookMarketingAdCampaignIssuesInfo> | null;
    lifetime_imps: number | null;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_min_spend_target: number | null;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_spend_cap: number | null;
    optimization_goal: string | null;
    optimization_sub_event: string | null;
    pacing_type: Array<string> | null;
    recurring_budget_semantics: boolean | null;
    review_feedback: string | null;
    rf_prediction_id: string | null;
    source_adset_id: string | null;
    status: string | null;
    use_new_app_click: boolean | null;
};

export type FacebookMarketingAdSetsSearchParams = {
    query: {
        filter?: FacebookMarketingAdSetsCondition;
        sort?: FacebookMarketingAdSetsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ad sets, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingAdSetsSearchRecord = {
    id: string;
    name?: string;
    account_id?: string;
    adlabels?: Array<FacebookMarketingAdLabel>;
    bid_amount?: number;
    bid_info?: {
        [key: string]: number;
    };
    bid_strategy?: string;
    bid_constraints?: FacebookMarketingAdCampaignBidConstraint;
    /**
     * In the minor unit of the account's currency.
     */
    budget_remaining?: number;
    campaign_id?: string;
    created_time?: string;
    /**
     * In the minor unit of the account's currency.
     */
    daily_budget?: number;
    effective_status?: string;
    end_time?: string;
    learning_stage_info?: FacebookMarketingAdCampaignLearningStageInfo;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_budget?: number;
    promoted_object?: FacebookMarketingAdPromotedObject;
    start_time?: string;
    targeting?: FacebookMarketingTargeting;
    updated_time?: string;
    adset_schedule?: Array<{
        [key: string]: unknown;
    }>;
    asset_feed_id?: string;
    attribution_spec?: Array<{
        [key: string]: unknown;
    }>;
    bid_adjustments?: {
        [key: string]: unknown;
    };
    billing_event?: string;
    configured_status?: string;
    /**
     * In the minor unit of the account's currency.
     */
    daily_min_spend_target?: number;
    /**
     * In the minor unit of the account's currency.
     */
    daily_spend_cap?: number;
    destination_type?: string;
    dsa_beneficiary?: string;
    dsa_payor?: string;
    frequency_control_specs?: Array<{
        [key: string]: unknown;
    }>;
    instagram_user_id?: string;
    is_dynamic_creative?: boolean;
    issues_info?: Array<FacebookMarketingAdCampaignIssuesInfo>;
    lifetime_imps?: number;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_min_spend_target?: number;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_spend_cap?: number;
    optimization_goal?: string;
    optimization_sub_event?: string;
    pacing_type?: Array<string>;
    recurring_budget_semantics?: boolean;
    review_feedback?: string;
    rf_prediction_id?: string;
    source_adset_id?: string;
    status?: string;
    use_new_app_click?: boolean;
};

export type FacebookMarketingAdSetsSearchResult = {
    data: Array<FacebookMarketingAdSetsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingAdSetsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    account_id?: SortDirection;
    bid_amount?: SortDirection;
    bid_strategy?: SortDirection;
    budget_remaining?: SortDirection;
    campaign_id?: SortDirection;
    created_time?: SortDirection;
    daily_budget?: SortDirection;
    effective_status?: SortDirection;
    end_time?: SortDirection;
    lifetime_budget?: SortDirection;
    start_time?: SortDirection;
    updated_time?: SortDirection;
    asset_feed_id?: SortDirection;
    billing_event?: SortDirection;
    configured_status?: SortDirection;
    daily_min_spend_target?: SortDirection;
    daily_spend_cap?: SortDirection;
    destination_type?: SortDirection;
    dsa_beneficiary?: SortDirection;
    dsa_payor?: SortDirection;
    instagram_user_id?: SortDirection;
    is_dynamic_creative?: SortDirection;
    lifetime_imps?: SortDirection;
    lifetime_min_spend_target?: SortDirection;
    lifetime_spend_cap?: SortDirection;
    optimization_goal?: SortDirection;
    optimization_sub_event?: SortDirection;
    recurring_budget_semantics?: SortDirection;
    review_feedback?: SortDirection;
    rf_prediction_id?: SortDirection;
    source_adset_id?: SortDirection;
    status?: SortDirection;
    use_new_app_click?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingAdSetsText = {
    id?: string;
    name?: string;
    account_id?: string;
    bid_strategy?: string;
    campaign_id?: string;
    effective_status?: string;
    asset_feed_id?: string;
    billing_event?: string;
    configured_status?: string;
    destination_type?: string;
    dsa_beneficiary?: string;
    dsa_payor?: string;
    instagram_user_id?: string;
    optimization_goal?: string;
    optimization_sub_event?: string;
    pacing_type?: string;
    review_feedback?: string;
    rf_prediction_id?: string;
    source_adset_id?: string;
    status?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingAdsActionStats = {
    '1d_click'?: number;
    '1d_click_all_conversions'?: number;
    '1d_click_first_conversion'?: number;
    '1d_ev'?: number;
    '1d_ev_all_conversions'?: number;
    '1d_ev_first_conversion'?: number;
    '1d_passback'?: number;
    '1d_view'?: number;
    '1d_view_all_conversions'?: number;
    '1d_view_first_conversion'?: number;
    '28d_click'?: number;
    '28d_click_all_conversions'?: number;
    '28d_click_first_conversion'?: number;
    '28d_passback'?: number;
    '28d_view'?: number;
    '28d_view_all_conversions'?: number;
    '28d_view_first_conversion'?: number;
    '7d_click'?: number;
    '7d_click_all_conversions'?: number;
    '7d_click_first_conversion'?: number;
    '7d_passback'?: number;
    '7d_view'?: number;
    '7d_view_all_conversions'?: number;
    '7d_view_first_conversion'?: number;
    action_brand?: string;
    action_canvas_component_id?: string;
    action_canvas_component_name?: string;
    action_carousel_card_id?: string;
    action_carousel_card_name?: string;
    action_category?: string;
    action_converted_product_id?: string;
    action_destination?: string;
    action_device?: string;
    action_event_channel?: string;
    action_link_click_destination?: string;
    action_location_code?: string;
    action_reaction?: string;
    action_target_id?: string;
    action_type?: string;
    action_video_asset_id?: string;
    action_video_sound?: string;
    action_video_type?: string;
    dda?: number;
    incrementality?: number;
    incrementality_all_conversions?: number;
    incrementality_first_conversion?: number;
    inline?: number;
    interactive_component_sticker_id?: string;
    interactive_component_sticker_response?: string;
    promoted_product_set_result?: string;
    skan_click?: number;
    skan_click_second_postback?: number;
    skan_click_third_postback?: number;
    skan_view?: number;
    skan_view_second_postback?: number;
    skan_view_third_postback?: number;
    value?: number;
};

export type FacebookMarketingAdsAggregateParams = {
    query?: {
        filter?: FacebookMarketingAdsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingAdsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingAdsCondition = {
    eq?: FacebookMarketingAdsEquality;
    neq?: FacebookMarketingAdsEquality;
    gt?: FacebookMarketingAdsOrder;
    gte?: FacebookMarketingAdsOrder;
    lt?: FacebookMarketingAdsOrder;
    lte?: FacebookMarketingAdsOrder;
    in?: FacebookMarketingAdsMembership;
    like?: FacebookMarketingAdsText;
    fuzzy?: FacebookMarketingAdsText;
    keyword?: FacebookMarketingAdsText;
    not?: FacebookMarketingAdsCondition;
    and?: Array<FacebookMarketingAdsCondition>;
    or?: Array<FacebookMarketingAdsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingAdsEquality = {
    id?: string | null;
    name?: string | null;
    account_id?: string | null;
    adset_id?: string | null;
    campaign_id?: string | null;
    adlabels?: Array<FacebookMarketingAdLabel> | null;
    bid_amount?: number | null;
    bid_info?: {
        [key: string]: number;
    } | null;
    bid_type?: string | null;
    configured_status?: string | null;
    conversion_specs?: Array<{
        [key: string]: unknown;
    }> | null;
    created_time?: string | null;
    creative?: FacebookMarketingAdCreative | null;
    effective_status?: string | null;
    last_updated_by_app_id?: string | null;
    recommendations?: Array<FacebookMarketingAdRecommendation> | null;
    source_ad_id?: string | null;
    status?: string | null;
    tracking_specs?: Array<{
        [key: string]: unknown;
    }> | null;
    updated_time?: string | null;
    ad_review_feedback?: {
        [key: string]: unknown;
    } | null;
    ad_schedule_end_time?: string | null;
    ad_schedule_start_time?: string | null;
    conversion_domain?: string | null;
    display_sequence?: number | null;
    engagement_audience?: boolean | null;
    issues_info?: Array<{
        [key: string]: unknown;
    }> | null;
    preview_shareable_link?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | Array<FacebookMarketingAdLabel> | null | number | null | {
        [key: string]: number;
    } | null | string | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | FacebookMarketingAdCreative | null | string | null | string | null | Array<FacebookMarketingAdRecommendation> | null | string | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | string | null | number | null | boolean | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | undefined;
};

export type FacebookMarketingAdsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdsGetResult = {
    data: FacebookMarketingAdsRecord;
    raw?: RawRecord;
};

export type FacebookMarketingAdsInsightsAggregateParams = {
    query?: {
        filter?: FacebookMarketingAdsInsightsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingAdsInsightsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingAdsInsightsCondition = {
    eq?: FacebookMarketingAdsInsightsEquality;
    neq?: FacebookMarketingAdsInsightsEquality;
    gt?: FacebookMarketingAdsInsightsOrder;
    gte?: FacebookMarketingAdsInsightsOrder;
    lt?: FacebookMarketingAdsInsightsOrder;
    lte?: FacebookMarketingAdsInsightsOrder;
    in?: FacebookMarketingAdsInsightsMembership;
    like?: FacebookMarketingAdsInsightsText;
    fuzzy?: FacebookMarketingAdsInsightsText;
    keyword?: FacebookMarketingAdsInsightsText;
    not?: FacebookMarketingAdsInsightsCondition;
    and?: Array<FacebookMarketingAdsInsightsCondition>;
    or?: Array<FacebookMarketingAdsInsightsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingAdsInsightsEquality = {
    id?: string | null;
    account_id?: string | null;
    account_name?: string | null;
    campaign_id?: string | null;
    campaign_name?: string | null;
    adset_id?: string | null;
    adset_name?: string | null;
    ad_id?: string | null;
    ad_name?: string | null;
    clicks?: number | null;
    impressions?: number | null;
    reach?: number | null;
    spend?: number | null;
    cpc?: number | null;
    cpm?: number | null;
    ctr?: number | null;
    frequency?: number | null;
    date_start?: string | null;
    date_stop?: string | null;
    breakdowns?: {
        [key: string]: unknown;
    } | null;
    actions?: Array<FacebookMarketingAdsActionStats> | null;
    action_values?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_action_type?: Array<FacebookMarketingAdsActionStats> | null;
    account_currency?: string | null;
    attribution_setting?: string | null;
    buying_type?: string | null;
    conversion_rate_ranking?: string | null;
    conversion_values?: Array<FacebookMarketingAdsActionStats> | null;
    conversions?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_conversion?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_inline_link_click?: number | null;
    cost_per_inline_post_engagement?: number | null;
    cost_per_outbound_click?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_thruplay?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_unique_action_type?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_unique_click?: number | null;
    cost_per_unique_conversion?: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_unique_inline_link_click?: number | null;
    cost_per_unique_outbound_click?: Array<FacebookMarketingAdsActionStats> | null;
    cpp?: number | null;
    engagement_rate_ranking?: string | null;
    full_view_impressions?: number | null;
    full_view_reach?: number | null;
    inline_link_click_ctr?: number | null;
    inline_link_clicks?: number | null;
    inline_post_engagement?: number | null;
    mobile_app_purchase_roas?: Array<FacebookMarketingAdsActionStats> | null;
    objective?: string | null;
    optimization_goal?: string | null;
    outbound_clicks?: Array<FacebookMarketingAdsActionStats> | null;
    outbound_clicks_ctr?: Array<FacebookMarketingAdsActionStats> | null;
    purchase_roas?: Array<FacebookMarketingAdsActionStats> | null;
    quality_ranking?: string | null;
    social_spend?: number | null;
    unique_actions?: Array<FacebookMarketingAdsActionStats> | null;
    unique_clicks?: number | null;
    unique_conversions?: Array<FacebookMarketingAdsActionStats> | null;
    unique_ctr?: number | null;
    unique_inline_link_click_ctr?: number | null;
    unique_inline_link_clicks?: number | null;
    unique_link_clicks_ctr?: number | null;
    unique_outbound_clicks?: Array<FacebookMarketingAdsActionStats> | null;
    unique_outbound_clicks_ctr?: Array<FacebookMarketingAdsActionStats> | null;
    unique_video_continuous_2_sec_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    unique_video_view_15_sec?: Array<FacebookMarketingAdsActionStats> | null;
    video_15_sec_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_30_sec_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_avg_time_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_continuous_2_sec_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_p100_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_p25_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_p50_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_p75_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_p95_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_play_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_play_curve_actions?: Array<{
        [key: string]: unknown;
    }> | null;
    video_play_retention_0_to_15s_actions?: Array<{
        [key: string]: unknown;
    }> | null;
    video_play_retention_20_to_60s_actions?: Array<{
        [key: string]: unknown;
    }> | null;
    video_play_retention_graph_actions?: Array<{
        [key: string]: unknown;
    }> | null;
    video_thruplay_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_time_watched_actions?: Array<FacebookMarketingAdsActionStats> | null;
    video_view_per_impression?: Array<FacebookMarketingAdsActionStats> | null;
    website_ctr?: Array<FacebookMarketingAdsActionStats> | null;
    website_purchase_roas?: Array<FacebookMarketingAdsActionStats> | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | number | null | number | null | number | null | number | null | number | null | number | null | number | null | number | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | string | null | string | null | string | null | string | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | number | null | number | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | number | null | Array<FacebookMarketingAdsActionStats> | null | number | null | Array<FacebookMarketingAdsActionStats> | null | number | null | string | null | number | null | number | null | number | null | number | null | number | null | Array<FacebookMarketingAdsActionStats> | null | string | null | string | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | string | null | number | null | Array<FacebookMarketingAdsActionStats> | null | number | null | Array<FacebookMarketingAdsActionStats> | null | number | null | number | null | number | null | number | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<{
        [key: string]: unknown;
    }> | null | Array<{
        [key: string]: unknown;
    }> | null | Array<{
        [key: string]: unknown;
    }> | null | Array<{
        [key: string]: unknown;
    }> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | Array<FacebookMarketingAdsActionStats> | null | undefined;
};

export type FacebookMarketingAdsInsightsListParams = {
    account_id?: FacebookMarketingAccountId;
    level?: FacebookMarketingLevel;
    date_preset?: FacebookMarketingDatePreset;
    time_range?: FacebookMarketingTimeRange;
    time_increment?: FacebookMarketingTimeIncrement;
    breakdowns?: FacebookMarketingBreakdowns;
    filtering?: FacebookMarketingFiltering;
    action_attribution_windows?: FacebookMarketingActionAttributionWindows;
    action_breakdowns?: FacebookMarketingActionBreakdowns;
    action_report_time?: FacebookMarketingActionReportTime;
    use_account_attribution_setting?: FacebookMarketingUseAccountAttributionSetting;
    use_unified_attribution_setting?: FacebookMarketingUseUnifiedAttributionSetting;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdsInsightsListResult = {
    data: Array<FacebookMarketingAdsInsightsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingAdsInsightsMembership = {
    id?: Array<string>;
    account_id?: Array<string>;
    account_name?: Array<string>;
    campaign_id?: Array<string>;
    campaign_name?: Array<string>;
    adset_id?: Array<string>;
    adset_name?: Array<string>;
    ad_id?: Array<string>;
    ad_name?: Array<string>;
    clicks?: Array<number>;
    impressions?: Array<number>;
    reach?: Array<number>;
    spend?: Array<number>;
    cpc?: Array<number>;
    cpm?: Array<number>;
    ctr?: Array<number>;
    frequency?: Array<number>;
    date_start?: Array<string>;
    date_stop?: Array<string>;
    breakdowns?: Array<{
        [key: string]: unknown;
    }>;
    actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    action_values?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_action_type?: Array<Array<FacebookMarketingAdsActionStats>>;
    account_currency?: Array<string>;
    attribution_setting?: Array<string>;
    buying_type?: Array<string>;
    conversion_rate_ranking?: Array<string>;
    conversion_values?: Array<Array<FacebookMarketingAdsActionStats>>;
    conversions?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_conversion?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_inline_link_click?: Array<number>;
    cost_per_inline_post_engagement?: Array<number>;
    cost_per_outbound_click?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_thruplay?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_unique_action_type?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_unique_click?: Array<number>;
    cost_per_unique_conversion?: Array<Array<FacebookMarketingAdsActionStats>>;
    cost_per_unique_inline_link_click?: Array<number>;
    cost_per_unique_outbound_click?: Array<Array<FacebookMarketingAdsActionStats>>;
    cpp?: Array<number>;
    engagement_rate_ranking?: Array<string>;
    full_view_impressions?: Array<number>;
    full_view_reach?: Array<number>;
    inline_link_click_ctr?: Array<number>;
    inline_link_clicks?: Array<number>;
    inline_post_engagement?: Array<number>;
    mobile_app_purchase_roas?: Array<Array<FacebookMarketingAdsActionStats>>;
    objective?: Array<string>;
    optimization_goal?: Array<string>;
    outbound_clicks?: Array<Array<FacebookMarketingAdsActionStats>>;
    outbound_clicks_ctr?: Array<Array<FacebookMarketingAdsActionStats>>;
    purchase_roas?: Array<Array<FacebookMarketingAdsActionStats>>;
    quality_ranking?: Array<string>;
    social_spend?: Array<number>;
    unique_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    unique_clicks?: Array<number>;
    unique_conversions?: Array<Array<FacebookMarketingAdsActionStats>>;
    unique_ctr?: Array<number>;
    unique_inline_link_click_ctr?: Array<number>;
    unique_inline_link_clicks?: Array<number>;
    unique_link_clicks_ctr?: Array<number>;
    unique_outbound_clicks?: Array<Array<FacebookMarketingAdsActionStats>>;
    unique_outbound_clicks_ctr?: Array<Array<FacebookMarketingAdsActionStats>>;
    unique_video_continuous_2_sec_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    unique_video_view_15_sec?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_15_sec_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_30_sec_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_avg_time_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_continuous_2_sec_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_p100_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_p25_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_p50_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_p75_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_p95_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_play_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_play_curve_actions?: Array<Array<{
        [key: string]: unknown;
    }>>;
    video_play_retention_0_to_15s_actions?: Array<Array<{
        [key: string]: unknown;
    }>>;
    video_play_retention_20_to_60s_actions?: Array<Array<{
        [key: string]: unknown;
    }>>;
    video_play_retention_graph_actions?: Array<Array<{
        [key: string]: unknown;
    }>>;
    video_thruplay_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_time_watched_actions?: Array<Array<FacebookMarketingAdsActionStats>>;
    video_view_per_impression?: Array<Array<FacebookMarketingAdsActionStats>>;
    website_ctr?: Array<Array<FacebookMarketingAdsActionStats>>;
    website_purchase_roas?: Array<Array<FacebookMarketingAdsActionStats>>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | Array<number> | Array<number> | Array<number> | Array<number> | Array<number> | Array<number> | Array<number> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<number> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<number> | Array<string> | Array<number> | Array<number> | Array<number> | Array<number> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<string> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<number> | Array<number> | Array<number> | Array<number> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | Array<Array<FacebookMarketingAdsActionStats>> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingAdsInsightsOrder = {
    id?: string;
    account_id?: string;
    account_name?: string;
    campaign_id?: string;
    campaign_name?: string;
    adset_id?: string;
    adset_name?: string;
    ad_id?: string;
    ad_name?: string;
    clicks?: number;
    impressions?: number;
    reach?: number;
    spend?: number;
    cpc?: number;
    cpm?: number;
    ctr?: number;
    frequency?: number;
    date_start?: string;
    date_stop?: string;
    account_currency?: string;
    attribution_setting?: string;
    buying_type?: string;
    conversion_rate_ranking?: string;
    cost_per_inline_link_click?: number;
    cost_per_inline_post_engagement?: number;
    cost_per_unique_click?: number;
    cost_per_unique_inline_link_click?: number;
    cpp?: number;
    engagement_rate_ranking?: string;
    full_view_impressions?: number;
    full_view_reach?: number;
    inline_link_click_ctr?: number;
    inline_link_clicks?: number;
    inline_post_engagement?: number;
    objective?: string;
    optimization_goal?: string;
    quality_ranking?: string;
    social_spend?: number;
    unique_clicks?: number;
    unique_ctr?: number;
    unique_inline_link_click_ctr?: number;
    unique_inline_link_clicks?: number;
    unique_link_clicks_ctr?: number;
    [key: string]: unknown | string | number | string | undefined;
};

/**
 * Ads insights
 *
 * Performance of an ad account by account, campaign, ad set or ad, and by time. For results too large for a direct response, pages may be empty while the vendor prepares a report.
 */
export type FacebookMarketingAdsInsightsRecord = {
    /**
     * Derived from the item's dimensions because the vendor assigns no ID. Stable while the dimensions stay the same.
     */
    id: string;
    account_id: string | null;
    account_name: string | null;
    campaign_id: string | null;
    campaign_name: string | null;
    adset_id: string | null;
    adset_name: string | null;
    ad_id: string | null;
    ad_name: string | null;
    clicks: number | null;
    impressions: number | null;
    reach: number | null;
    /**
     * In the currency of the account.
     */
    spend: number | null;
    cpc: number | null;
    cpm: number | null;
    ctr: number | null;
    frequency: number | null;
    date_start: string | null;
    date_stop: string | null;
    /**
     * The value of each requested breakdown.
     */
    breakdowns: {
        [key: string]: unknown;
    } | null;
    actions: Array<FacebookMarketingAdsActionStats> | null;
    action_values: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_action_type: Array<FacebookMarketingAdsActionStats> | null;
    /**
     * Code of the account's currency.
     */
    account_currency: string | null;
    attribution_setting: string | null;
    buying_type: string | null;
    conversion_rate_ranking: string | null;
    conversion_values: Array<FacebookMarketingAdsActionStats> | null;
    conversions: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_conversion: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_inline_link_click: number | null;
    cost_per_inline_post_engagement: number | null;
    cost_per_outbound_click: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_thruplay: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_unique_action_type: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_unique_click: number | null;
    cost_per_unique_conversion: Array<FacebookMarketingAdsActionStats> | null;
    cost_per_unique_inline_link_click: number | null;
    cost_per_unique_outbound_click: Array<FacebookMarketingAdsActionStats> | null;
    cpp: number | null;
    engagement_rate_ranking: string | null;
    full_view_impressions: number | null;
    full_view_reach: number | null;
    inline_link_click_ctr: number | null;
    inline_link_clicks: number | null;
    inline_post_engagement: number | null;
    mobile_app_purchase_roas: Array<FacebookMarketingAdsActionStats> | null;
    objective: string | null;
    optimization_goal: string | null;
    outbound_clicks: Array<FacebookMarketingAdsActionStats> | null;
    outbound_clicks_ctr: Array<FacebookMarketingAdsActionStats> | null;
    purchase_roas: Array<FacebookMarketingAdsActionStats> | null;
    quality_ranking: string | null;
    social_spend: number | null;
    unique_actions: Array<FacebookMarketingAdsActionStats> | null;
    unique_clicks: number | null;
    unique_conversions: Array<FacebookMarketingAdsActionStats> | null;
    unique_ctr: number | null;
    unique_inline_link_click_ctr: number | null;
    unique_inline_link_clicks: number | null;
    unique_link_clicks_ctr: number | null;
    unique_outbound_clicks: Array<FacebookMarketingAdsActionStats> | null;
    unique_outbound_clicks_ctr: Array<FacebookMarketingAdsActionStats> | null;
    unique_video_continuous_2_sec_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    unique_video_view_15_sec: Array<FacebookMarketingAdsActionStats> | null;
    video_15_sec_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_30_sec_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_avg_time_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_continuous_2_sec_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_p100_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_p25_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_p50_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_p75_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_p95_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_play_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_play_curve_actions: Array<{
        [key: string]: unknown;
    }> | null;
    video_play_retention_0_to_15s_actions: Array<{
        [key: string]: unknown;
    }> | null;
    video_play_retention_20_to_60s_actions: Array<{
        [key: string]: unknown;
    }> | null;
    video_play_retention_graph_actions: Array<{
        [key: string]: unknown;
    }> | null;
    video_thruplay_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_time_watched_actions: Array<FacebookMarketingAdsActionStats> | null;
    video_view_per_impression: Array<FacebookMarketingAdsActionStats> | null;
    website_ctr: Array<FacebookMarketingAdsActionStats> | null;
    website_purchase_roas: Array<FacebookMarketingAdsActionStats> | null;
};

export type FacebookMarketingAdsInsightsSearchParams = {
    query: {
        filter?: FacebookMarketingAdsInsightsCondition;
        sort?: FacebookMarketingAdsInsightsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ads insights, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingAdsInsightsSearchRecord = {
    /**
     * Derived from the item's dimensions because the vendor assigns no ID. Stable while the dimensions stay the same.
     */
    id: string;
    account_id?: string;
    account_name?: string;
    campaign_id?: string;
    campaign_name?: string;
    adset_id?: string;
    adset_name?: string;
    ad_id?: string;
    ad_name?: string;
    clicks?: number;
    impressions?: number;
    reach?: number;
    /**
     * In the currency of the account.
     */
    spend?: number;
    cpc?: number;
    cpm?: number;
    ctr?: number;
    frequency?: number;
    date_start?: string;
    date_stop?: string;
    /**
     * The value of each requested breakdown.
     */
    breakdowns?: {
        [key: string]: unknown;
    };
    actions?: Array<FacebookMarketingAdsActionStats>;
    action_values?: Array<FacebookMarketingAdsActionStats>;
    cost_per_action_type?: Array<FacebookMarketingAdsActionStats>;
    /**
     * Code of the account's currency.
     */
    account_currency?: string;
    attribution_setting?: string;
    buying_type?: string;
    conversion_rate_ranking?: string;
    conversion_values?: Array<FacebookMarketingAdsActionStats>;
    conversions?: Array<FacebookMarketingAdsActionStats>;
    cost_per_conversion?: Array<FacebookMarketingAdsActionStats>;
    cost_per_inline_link_click?: number;
    cost_per_inline_post_engagement?: number;
    cost_per_outbound_click?: Array<FacebookMarketingAdsActionStats>;
    cost_per_thruplay?: Array<FacebookMarketingAdsActionStats>;
    cost_per_unique_action_type?: Array<FacebookMarketingAdsActionStats>;
    cost_per_unique_click?: number;
    cost_per_unique_conversion?: Array<FacebookMarketingAdsActionStats>;
    cost_per_unique_inline_link_click?: number;
    cost_per_unique_outbound_click?: Array<FacebookMarketingAdsActionStats>;
    cpp?: number;
    engagement_rate_ranking?: string;
    full_view_impressions?: number;
    full_view_reach?: number;
    inline_link_click_ctr?: number;
    inline_link_clicks?: number;
    inline_post_engagement?: number;
    mobile_app_purchase_roas?: Array<FacebookMarketingAdsActionStats>;
    objective?: string;
    optimization_goal?: string;
    outbound_clicks?: Array<FacebookMarketingAdsActionStats>;
    outbound_clicks_ctr?: Array<FacebookMarketingAdsActionStats>;
    purchase_roas?: Array<FacebookMarketingAdsActionStats>;
    quality_ranking?: string;
    social_spend?: number;
    unique_actions?: Array<FacebookMarketingAdsActionStats>;
    unique_clicks?: number;
    unique_conversions?: Array<FacebookMarketingAdsActionStats>;
    unique_ctr?: number;
    unique_inline_link_click_ctr?: number;
    unique_inline_link_clicks?: number;
    unique_link_clicks_ctr?: number;
    unique_outbound_clicks?: Array<FacebookMarketingAdsActionStats>;
    unique_outbound_clicks_ctr?: Array<FacebookMarketingAdsActionStats>;
    unique_video_continuous_2_sec_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    unique_video_view_15_sec?: Array<FacebookMarketingAdsActionStats>;
    video_15_sec_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_30_sec_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_avg_time_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_continuous_2_sec_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_p100_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_p25_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_p50_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_p75_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_p95_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_play_actions?: Array<FacebookMarketingAdsActionStats>;
    video_play_curve_actions?: Array<{
        [key: string]: unknown;
    }>;
    video_play_retention_0_to_15s_actions?: Array<{
        [key: string]: unknown;
    }>;
    video_play_retention_20_to_60s_actions?: Array<{
        [key: string]: unknown;
    }>;
    video_play_retention_graph_actions?: Array<{
        [key: string]: unknown;
    }>;
    video_thruplay_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_time_watched_actions?: Array<FacebookMarketingAdsActionStats>;
    video_view_per_impression?: Array<FacebookMarketingAdsActionStats>;
    website_ctr?: Array<FacebookMarketingAdsActionStats>;
    website_purchase_roas?: Array<FacebookMarketingAdsActionStats>;
};

export type FacebookMarketingAdsInsightsSearchResult = {
    data: Array<FacebookMarketingAdsInsightsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingAdsInsightsSort = Array<{
    id?: SortDirection;
    account_id?: SortDirection;
    account_name?: SortDirection;
    campaign_id?: SortDirection;
    campaign_name?: SortDirection;
    adset_id?: SortDirection;
    adset_name?: SortDirection;
    ad_id?: SortDirection;
    ad_name?: SortDirection;
    clicks?: SortDirection;
    impressions?: SortDirection;
    reach?: SortDirection;
    spend?: SortDirection;
    cpc?: SortDirection;
    cpm?: SortDirection;
    ctr?: SortDirection;
    frequency?: SortDirection;
    date_start?: SortDirection;
    date_stop?: SortDirection;
    account_currency?: SortDirection;
    attribution_setting?: SortDirection;
    buying_type?: SortDirection;
    conversion_rate_ranking?: SortDirection;
    cost_per_inline_link_click?: SortDirection;
    cost_per_inline_post_engagement?: SortDirection;
    cost_per_unique_click?: SortDirection;
    cost_per_unique_inline_link_click?: SortDirection;
    cpp?: SortDirection;
    engagement_rate_ranking?: SortDirection;
    full_view_impressions?: SortDirection;
    full_view_reach?: SortDirection;
    inline_link_click_ctr?: SortDirection;
    inline_link_clicks?: SortDirection;
    inline_post_engagement?: SortDirection;
    objective?: SortDirection;
    optimization_goal?: SortDirection;
    quality_ranking?: SortDirection;
    social_spend?: SortDirection;
    unique_clicks?: SortDirection;
    unique_ctr?: SortDirection;
    unique_inline_link_click_ctr?: SortDirection;
    unique_inline_link_clicks?: SortDirection;
    unique_link_clicks_ctr?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingAdsInsightsText = {
    id?: string;
    account_id?: string;
    account_name?: string;
    campaign_id?: string;
    campaign_name?: string;
    adset_id?: string;
    adset_name?: string;
    ad_id?: string;
    ad_name?: string;
    account_currency?: string;
    attribution_setting?: string;
    buying_type?: string;
    conversion_rate_ranking?: string;
    engagement_rate_ranking?: string;
    objective?: string;
    optimization_goal?: string;
    quality_ranking?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingAdsListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingAdsListResult = {
    data: Array<FacebookMarketingAdsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingAdsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    account_id?: Array<string>;
    adset_id?: Array<string>;
    campaign_id?: Array<string>;
    adlabels?: Array<Array<FacebookMarketingAdLabel>>;
    bid_amount?: Array<number>;
    bid_info?: Array<{
        [key: string]: number;
    }>;
    bid_type?: Array<string>;
    configured_status?: Array<string>;
    conversion_specs?: Array<Array<{
        [key: string]: unknown;
    }>>;
    created_time?: Array<string>;
    creative?: Array<FacebookMarketingAdCreative>;
    effective_status?: Array<string>;
    last_updated_by_app_id?: Array<string>;
    recommendations?: Array<Array<FacebookMarketingAdRecommendation>>;
    source_ad_id?: Array<string>;
    status?: Array<string>;
    tracking_specs?: Array<Array<{
        [key: string]: unknown;
    }>>;
    updated_time?: Array<string>;
    ad_review_feedback?: Array<{
        [key: string]: unknown;
    }>;
    ad_schedule_end_time?: Array<string>;
    ad_schedule_start_time?: Array<string>;
    conversion_domain?: Array<string>;
    display_sequence?: Array<number>;
    engagement_audience?: Array<boolean>;
    issues_info?: Array<Array<{
        [key: string]: unknown;
    }>>;
    preview_shareable_link?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdLabel>> | Array<number> | Array<{
        [key: string]: number;
    }> | Array<string> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<FacebookMarketingAdCreative> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdRecommendation>> | Array<string> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<string> | Array<number> | Array<boolean> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingAdsOrder = {
    id?: string;
    name?: string;
    account_id?: string;
    adset_id?: string;
    campaign_id?: string;
    bid_amount?: number;
    bid_type?: string;
    configured_status?: string;
    created_time?: string;
    effective_status?: string;
    last_updated_by_app_id?: string;
    source_ad_id?: string;
    status?: string;
    updated_time?: string;
    ad_schedule_end_time?: string;
    ad_schedule_start_time?: string;
    conversion_domain?: string;
    display_sequence?: number;
    preview_shareable_link?: string;
    [key: string]: unknown | string | number | string | undefined;
};

/**
 * Ads
 *
 * Ads of an ad account, including archived and deleted ones.
 */
export type FacebookMarketingAdsRecord = {
    id: string;
    name: string | null;
    account_id: string | null;
    adset_id: string | null;
    campaign_id: string | null;
    adlabels: Array<FacebookMarketingAdLabel> | null;
    bid_amount: number | null;
    bid_info: {
        [key: string]: number;
    } | null;
    bid_type: string | null;
    configured_status: string | null;
    conversion_specs: Array<{
        [key: string]: unknown;
    }> | null;
    created_time: string | null;
    creative: FacebookMarketingAdCreative | null;
    effective_status: string | null;
    last_updated_by_app_id: string | null;
    recommendations: Array<FacebookMarketingAdRecommendation> | null;
    source_ad_id: string | null;
    status: string | null;
    tracking_specs: Array<{
        [key: string]: unknown;
    }> | null;
    updated_time: string | null;
    ad_review_feedback: {
        [key: string]: unknown;
    } | null;
    ad_schedule_end_time: string | null;
    ad_schedule_start_time: string | null;
    conversion_domain: string | null;
    display_sequence: number | null;
    engagement_audience: boolean | null;
    issues_info: Array<{
        [key: string]: unknown;
    }> | null;
    preview_shareable_link: string | null;
};

export type FacebookMarketingAdsSearchParams = {
    query: {
        filter?: FacebookMarketingAdsCondition;
        sort?: FacebookMarketingAdsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ads, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingAdsSearchRecord = {
    id: string;
    name?: string;
    account_id?: string;
    adset_id?: string;
    campaign_id?: string;
    adlabels?: Array<FacebookMarketingAdLabel>;
    bid_amount?: number;
    bid_info?: {
        [key: string]: number;
    };
    bid_type?: string;
    configured_status?: string;
    conversion_specs?: Array<{
        [key: string]: unknown;
    }>;
    created_time?: string;
    creative?: FacebookMarketingAdCreative;
    effective_status?: string;
    last_updated_by_app_id?: string;
    recommendations?: Array<FacebookMarketingAdRecommendation>;
    source_ad_id?: string;
    status?: string;
    tracking_specs?: Array<{
        [key: string]: unknown;
    }>;
    updated_time?: string;
    ad_review_feedback?: {
        [key: string]: unknown;
    };
    ad_schedule_end_time?: string;
    ad_schedule_start_time?: string;
    conversion_domain?: string;
    display_sequence?: number;
    engagement_audience?: boolean;
    issues_info?: Array<{
        [key: string]: unknown;
    }>;
    preview_shareable_link?: string;
};

export type FacebookMarketingAdsSearchResult = {
    data: Array<FacebookMarketingAdsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingAdsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    account_id?: SortDirection;
    adset_id?: SortDirection;
    campaign_id?: SortDirection;
    bid_amount?: SortDirection;
    bid_type?: SortDirection;
    configured_status?: SortDirection;
    created_time?: SortDirection;
    effective_status?: SortDirection;
    last_updated_by_app_id?: SortDirection;
    source_ad_id?: SortDirection;
    status?: SortDirection;
    updated_time?: SortDirection;
    ad_schedule_end_time?: SortDirection;
    ad_schedule_start_time?: SortDirection;
    conversion_domain?: SortDirection;
    display_sequence?: SortDirection;
    engagement_audience?: SortDirection;
    preview_shareable_link?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingAdsText = {
    id?: string;
    name?: string;
    account_id?: string;
    adset_id?: string;
    campaign_id?: string;
    bid_type?: string;
    configured_status?: string;
    effective_status?: string;
    last_updated_by_app_id?: string;
    source_ad_id?: string;
    status?: string;
    conversion_domain?: string;
    preview_shareable_link?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingAudienceShare = {
    /**
     * Share of the whole (0 to 1).
     */
    percentage?: number;
    age?: string;
    gender?: string;
    region?: string;
};

/**
 * Additional dimensions. The vendor accepts only certain combinations.
 */
export type FacebookMarketingBreakdowns = Array<string>;

export type FacebookMarketingBusiness = {
    id?: string;
    name?: string;
};

export type FacebookMarketingCampaignsAggregateParams = {
    query?: {
        filter?: FacebookMarketingCampaignsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingCampaignsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingCampaignsCondition = {
    eq?: FacebookMarketingCampaignsEquality;
    neq?: FacebookMarketingCampaignsEquality;
    gt?: FacebookMarketingCampaignsOrder;
    gte?: FacebookMarketingCampaignsOrder;
    lt?: FacebookMarketingCampaignsOrder;
    lte?: FacebookMarketingCampaignsOrder;
    in?: FacebookMarketingCampaignsMembership;
    like?: FacebookMarketingCampaignsText;
    fuzzy?: FacebookMarketingCampaignsText;
    keyword?: FacebookMarketingCampaignsText;
    not?: FacebookMarketingCampaignsCondition;
    and?: Array<FacebookMarketingCampaignsCondition>;
    or?: Array<FacebookMarketingCampaignsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingCampaignsEquality = {
    id?: string | null;
    name?: string | null;
    account_id?: string | null;
    adlabels?: Array<FacebookMarketingAdLabel> | null;
    bid_strategy?: string | null;
    boosted_object_id?: string | null;
    budget_rebalance_flag?: boolean | null;
    budget_remaining?: number | null;
    buying_type?: string | null;
    daily_budget?: number | null;
    created_time?: string | null;
    configured_status?: string | null;
    effective_status?: string | null;
    issues_info?: Array<FacebookMarketingAdCampaignIssuesInfo> | null;
    lifetime_budget?: number | null;
    objective?: string | null;
    smart_promotion_type?: string | null;
    source_campaign_id?: string | null;
    special_ad_category?: string | null;
    special_ad_category_country?: Array<string> | null;
    spend_cap?: number | null;
    start_time?: string | null;
    status?: string | null;
    stop_time?: string | null;
    updated_time?: string | null;
    can_use_spend_cap?: boolean | null;
    is_budget_schedule_enabled?: boolean | null;
    is_skadnetwork_attribution?: boolean | null;
    last_budget_toggling_time?: string | null;
    pacing_type?: Array<string> | null;
    primary_attribution?: string | null;
    promoted_object?: FacebookMarketingAdPromotedObject | null;
    special_ad_categories?: Array<string> | null;
    topline_id?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | Array<FacebookMarketingAdLabel> | null | string | null | string | null | boolean | null | number | null | string | null | number | null | string | null | string | null | string | null | Array<FacebookMarketingAdCampaignIssuesInfo> | null | number | null | string | null | string | null | string | null | string | null | Array<string> | null | number | null | string | null | string | null | string | null | string | null | boolean | null | boolean | null | boolean | null | string | null | Array<string> | null | string | null | FacebookMarketingAdPromotedObject | null | Array<string> | null | string | null | undefined;
};

export type FacebookMarketingCampaignsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingCampaignsGetResult = {
    data: FacebookMarketingCampaignsRecord;
    raw?: RawRecord;
};

export type FacebookMarketingCampaignsListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingCampaignsListResult = {
    data: Array<FacebookMarketingCampaignsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingCampaignsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    account_id?: Array<string>;
    adlabels?: Array<Array<FacebookMarketingAdLabel>>;
    bid_strategy?: Array<string>;
    boosted_object_id?: Array<string>;
    budget_rebalance_flag?: Array<boolean>;
    budget_remaining?: Array<number>;
    buying_type?: Array<string>;
    daily_budget?: Array<number>;
    created_time?: Array<string>;
    configured_status?: Array<string>;
    effective_status?: Array<string>;
    issues_info?: Array<Array<FacebookMarketingAdCampaignIssuesInfo>>;
    lifetime_budget?: Array<number>;
    objective?: Array<string>;
    smart_promotion_type?: Array<string>;
    source_campaign_id?: Array<string>;
    special_ad_category?: Array<string>;
    special_ad_category_country?: Array<Array<string>>;
    spend_cap?: Array<number>;
    start_time?: Array<string>;
    status?: Array<string>;
    stop_time?: Array<string>;
    updated_time?: Array<string>;
    can_use_spend_cap?: Array<boolean>;
    is_budget_schedule_enabled?: Array<boolean>;
    is_skadnetwork_attribution?: Array<boolean>;
    last_budget_toggling_time?: Array<string>;
    pacing_type?: Array<Array<string>>;
    primary_attribution?: Array<string>;
    promoted_object?: Array<FacebookMarketingAdPromotedObject>;
    special_ad_categories?: Array<Array<string>>;
    topline_id?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdLabel>> | Array<string> | Array<string> | Array<boolean> | Array<number> | Array<string> | Array<number> | Array<string> | Array<string> | Array<string> | Array<Array<FacebookMarketingAdCampaignIssuesInfo>> | Array<number> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<number> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<boolean> | Array<boolean> | Array<string> | Array<Array<string>> | Array<string> | Array<FacebookMarketingAdPromotedObject> | Array<Array<string>> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingCampaignsOrder = {
    id?: string;
    name?: string;
    account_id?: string;
    bid_strategy?: string;
    boosted_object_id?: string;
    budget_remaining?: number;
    buying_type?: string;
    daily_budget?: number;
    created_time?: string;
    configured_status?: string;
    effective_status?: string;
    lifetime_budget?: number;
    objective?: string;
    smart_promotion_type?: string;
    source_campaign_id?: string;
    special_ad_category?: string;
    spend_cap?: number;
    start_time?: string;
    status?: string;
    stop_time?: string;
    updated_time?: string;
    last_budget_toggling_time?: string;
    primary_attribution?: string;
    topline_id?: string;
    [key: string]: unknown | string | number | string | undefined;
};

/**
 * Campaigns
 *
 * Campaigns of an ad account, including archived and deleted ones.
 */
export type FacebookMarketingCampaignsRecord = {
    id: string;
    name: string | null;
    account_id: string | null;
    adlabels: Array<FacebookMarketingAdLabel> | null;
    bid_strategy: string | null;
    boosted_object_id: string | null;
    budget_rebalance_flag: boolean | null;
    /**
     * In the minor unit of the account's currency.
     */
    budget_remaining: number | null;
    buying_type: string | null;
    /**
     * In the minor unit of the account's currency.
     */
    daily_budget: number | null;
    created_time: string | null;
    configured_status: string | null;
    effective_status: string | null;
    issues_info: Array<FacebookMarketingAdCampaignIssuesInfo> | null;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_budget: number | null;
    objective: string | null;
    smart_promotion_type: string | null;
    source_campaign_id: string | null;
    special_ad_category: string | null;
    special_ad_category_country: Array<string> | null;
    /**
     * In the minor unit of the account's currency.
     */
    spend_cap: number | null;
    start_time: string | null;
    status: string | null;
    stop_time: string | null;
    updated_time: string | null;
    can_use_spend_cap: boolean | null;
    is_budget_schedule_enabled: boolean | null;
    is_skadnetwork_attribution: boolean | null;
    last_budget_toggling_time: string | null;
    pacing_type: Array<string> | null;
    primary_attribution: string | null;
    promoted_object: FacebookMarketingAdPromotedObject | null;
    special_ad_categories: Array<string> | null;
    topline_id: string | null;
};

export type FacebookMarketingCampaignsSearchParams = {
    query: {
        filter?: FacebookMarketingCampaignsCondition;
        sort?: FacebookMarketingCampaignsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Campaigns, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingCampaignsSearchRecord = {
    id: string;
    name?: string;
    account_id?: string;
    adlabels?: Array<FacebookMarketingAdLabel>;
    bid_strategy?: string;
    boosted_object_id?: string;
    budget_rebalance_flag?: boolean;
    /**
     * In the minor unit of the account's currency.
     */
    budget_remaining?: number;
    buying_type?: string;
    /**
     * In the minor unit of the account's currency.
     */
    daily_budget?: number;
    created_time?: string;
    configured_status?: string;
    effective_status?: string;
    issues_info?: Array<FacebookMarketingAdCampaignIssuesInfo>;
    /**
     * In the minor unit of the account's currency.
     */
    lifetime_budget?: number;
    objective?: string;
    smart_promotion_type?: string;
    source_campaign_id?: string;
    special_ad_category?: string;
    special_ad_category_country?: Array<string>;
    /**
     * In the minor unit of the account's currency.
     */
    spend_cap?: number;
    start_time?: string;
    status?: string;
    stop_time?: string;
    updated_time?: string;
    can_use_spend_cap?: boolean;
    is_budget_schedule_enabled?: boolean;
    is_skadnetwork_attribution?: boolean;
    last_budget_toggling_time?: string;
    pacing_type?: Array<string>;
    primary_attribution?: string;
    promoted_object?: FacebookMarketingAdPromotedObject;
    special_ad_categories?: Array<string>;
    topline_id?: string;
};

export type FacebookMarketingCampaignsSearchResult = {
    data: Array<FacebookMarketingCampaignsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingCampaignsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    account_id?: SortDirection;
    bid_strategy?: SortDirection;
    boosted_object_id?: SortDirection;
    budget_rebalance_flag?: SortDirection;
    budget_remaining?: SortDirection;
    buying_type?: SortDirection;
    daily_budget?: SortDirection;
    created_time?: SortDirection;
    configured_status?: SortDirection;
    effective_status?: SortDirection;
    lifetime_budget?: SortDirection;
    objective?: SortDirection;
    smart_promotion_type?: SortDirection;
    source_campaign_id?: SortDirection;
    special_ad_category?: SortDirection;
    spend_cap?: SortDirection;
    start_time?: SortDirection;
    status?: SortDirection;
    stop_time?: SortDirection;
    updated_time?: SortDirection;
    can_use_spend_cap?: SortDirection;
    is_budget_schedule_enabled?: SortDirection;
    is_skadnetwork_attribution?: SortDirection;
    last_budget_toggling_time?: SortDirection;
    primary_attribution?: SortDirection;
    topline_id?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingCampaignsText = {
    id?: string;
    name?: string;
    account_id?: string;
    bid_strategy?: string;
    boosted_object_id?: string;
    buying_type?: string;
    configured_status?: string;
    effective_status?: string;
    objective?: string;
    smart_promotion_type?: string;
    source_campaign_id?: string;
    special_ad_category?: string;
    special_ad_category_country?: string;
    status?: string;
    pacing_type?: string;
    primary_attribution?: string;
    special_ad_categories?: string;
    topline_id?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingCurrentUserGetParams = {
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingCurrentUserGetResult = {
    data: FacebookMarketingCurrentUserRecord;
    raw?: RawRecord;
};

/**
 * Current user
 *
 * The user or system user that the token belongs to.
 */
export type FacebookMarketingCurrentUserRecord = {
    id: string;
    name: string | null;
};

export type FacebookMarketingCustomConversionsAggregateParams = {
    query?: {
        filter?: FacebookMarketingCustomConversionsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingCustomConversionsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingCustomConversionsCondition = {
    eq?: FacebookMarketingCustomConversionsEquality;
    neq?: FacebookMarketingCustomConversionsEquality;
    gt?: FacebookMarketingCustomConversionsOrder;
    gte?: FacebookMarketingCustomConversionsOrder;
    lt?: FacebookMarketingCustomConversionsOrder;
    lte?: FacebookMarketingCustomConversionsOrder;
    in?: FacebookMarketingCustomConversionsMembership;
    like?: FacebookMarketingCustomConversionsText;
    fuzzy?: FacebookMarketingCustomConversionsText;
    keyword?: FacebookMarketingCustomConversionsText;
    not?: FacebookMarketingCustomConversionsCondition;
    and?: Array<FacebookMarketingCustomConversionsCondition>;
    or?: Array<FacebookMarketingCustomConversionsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingCustomConversionsEquality = {
    id?: string | null;
    name?: string | null;
    account_id?: string | null;
    business?: FacebookMarketingBusiness | null;
    creation_time?: string | null;
    custom_event_type?: string | null;
    data_sources?: Array<FacebookMarketingExternalEventSource> | null;
    default_conversion_value?: number | null;
    description?: string | null;
    event_source_type?: string | null;
    first_fired_time?: string | null;
    is_archived?: boolean | null;
    is_unavailable?: boolean | null;
    last_fired_time?: string | null;
    retention_days?: number | null;
    rule?: string | null;
    aggregation_rule?: string | null;
    pixel?: {
        [key: string]: unknown;
    } | null;
    [key: string]: unknown | string | null | string | null | string | null | FacebookMarketingBusiness | null | string | null | string | null | Array<FacebookMarketingExternalEventSource> | null | number | null | string | null | string | null | string | null | boolean | null | boolean | null | string | null | number | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | undefined;
};

export type FacebookMarketingCustomConversionsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingCustomConversionsGetResult = {
    data: FacebookMarketingCustomConversionsRecord;
    raw?: RawRecord;
};

export type FacebookMarketingCustomConversionsListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingCustomConversionsListResult = {
    data: Array<FacebookMarketingCustomConversionsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingCustomConversionsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    account_id?: Array<string>;
    business?: Array<FacebookMarketingBusiness>;
    creation_time?: Array<string>;
    custom_event_type?: Array<string>;
    data_sources?: Array<Array<FacebookMarketingExternalEventSource>>;
    default_conversion_value?: Array<number>;
    description?: Array<string>;
    event_source_type?: Array<string>;
    first_fired_time?: Array<string>;
    is_archived?: Array<boolean>;
    is_unavailable?: Array<boolean>;
    last_fired_time?: Array<string>;
    retention_days?: Array<number>;
    rule?: Array<string>;
    aggregation_rule?: Array<string>;
    pixel?: Array<{
        [key: string]: unknown;
    }>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<FacebookMarketingBusiness> | Array<string> | Array<string> | Array<Array<FacebookMarketingExternalEventSource>> | Array<number> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<number> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingCustomConversionsOrder = {
    id?: string;
    name?: string;
    account_id?: string;
    creation_time?: string;
    custom_event_type?: string;
    default_conversion_value?: number;
    description?: string;
    event_source_type?: string;
    first_fired_time?: string;
    last_fired_time?: string;
    retention_days?: number;
    rule?: string;
    aggregation_rule?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Custom conversions
 *
 * Custom conversions of an ad account.
 */
export type FacebookMarketingCustomConversionsRecord = {
    id: string;
    name: string | null;
    account_id: string | null;
    business: FacebookMarketingBusiness | null;
    creation_time: string | null;
    custom_event_type: string | null;
    data_sources: Array<FacebookMarketingExternalEventSource> | null;
    default_conversion_value: number | null;
    description: string | null;
    event_source_type: string | null;
    first_fired_time: string | null;
    is_archived: boolean | null;
    is_unavailable: boolean | null;
    last_fired_time: string | null;
    retention_days: number | null;
    rule: string | null;
    aggregation_rule: string | null;
    pixel: {
        [key: string]: unknown;
    } | null;
};

export type FacebookMarketingCustomConversionsSearchParams = {
    query: {
        filter?: FacebookMarketingCustomConversionsCondition;
        sort?: FacebookMarketingCustomConversionsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Custom conversions, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingCustomConversionsSearchRecord = {
    id: string;
    name?: string;
    account_id?: string;
    business?: FacebookMarketingBusiness;
    creation_time?: string;
    custom_event_type?: string;
    data_sources?: Array<FacebookMarketingExternalEventSource>;
    default_conversion_value?: number;
    description?: string;
    event_source_type?: string;
    first_fired_time?: string;
    is_archived?: boolean;
    is_unavailable?: boolean;
    last_fired_time?: string;
    retention_days?: number;
    rule?: string;
    aggregation_rule?: string;
    pixel?: {
        [key: string]: unknown;
    };
};

export type FacebookMarketingCustomConversionsSearchResult = {
    data: Array<FacebookMarketingCustomConversionsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingCustomConversionsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    account_id?: SortDirection;
    creation_time?: SortDirection;
    custom_event_type?: SortDirection;
    default_conversion_value?: SortDirection;
    description?: SortDirection;
    event_source_type?: SortDirection;
    first_fired_time?: SortDirection;
    is_archived?: SortDirection;
    is_unavailable?: SortDirection;
    last_fired_time?: SortDirection;
    retention_days?: SortDirection;
    rule?: SortDirection;
    aggregation_rule?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingCustomConversionsText = {
    id?: string;
    name?: string;
    account_id?: string;
    custom_event_type?: string;
    description?: string;
    event_source_type?: string;
    rule?: string;
    aggregation_rule?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * A named period in the account's time zone. Ignored if time_range is present.
 */
export type FacebookMarketingDatePreset = string;

export type FacebookMarketingEnvironment = {
    /**
     * The version of the vendor's API. Set it if the vendor no longer serves the default, or to try a newer one.
     */
    api_version?: string;
};

export type FacebookMarketingExternalEventSource = {
    id?: string;
    name?: string;
    source_type?: string;
};

/**
 * Vendor filter conditions; all of them must match.
 */
export type FacebookMarketingFiltering = Array<{
    field: string;
    operator: string;
    /**
     * A string, a number, a boolean, or a list of these.
     */
    value: unknown;
}>;

export type FacebookMarketingIdName = {
    id?: string;
    name?: string;
};

export type FacebookMarketingImagesAggregateParams = {
    query?: {
        filter?: FacebookMarketingImagesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingImagesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingImagesCondition = {
    eq?: FacebookMarketingImagesEquality;
    neq?: FacebookMarketingImagesEquality;
    gt?: FacebookMarketingImagesOrder;
    gte?: FacebookMarketingImagesOrder;
    lt?: FacebookMarketingImagesOrder;
    lte?: FacebookMarketingImagesOrder;
    in?: FacebookMarketingImagesMembership;
    like?: FacebookMarketingImagesText;
    fuzzy?: FacebookMarketingImagesText;
    keyword?: FacebookMarketingImagesText;
    not?: FacebookMarketingImagesCondition;
    and?: Array<FacebookMarketingImagesCondition>;
    or?: Array<FacebookMarketingImagesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingImagesEquality = {
    id?: string | null;
    name?: string | null;
    account_id?: string | null;
    created_time?: string | null;
    creatives?: Array<string> | null;
    hash?: string | null;
    height?: number | null;
    is_associated_creatives_in_adgroups?: boolean | null;
    original_height?: number | null;
    original_width?: number | null;
    permalink_url?: string | null;
    status?: string | null;
    updated_time?: string | null;
    url?: string | null;
    url_128?: string | null;
    width?: number | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | Array<string> | null | string | null | number | null | boolean | null | number | null | number | null | string | null | string | null | string | null | string | null | string | null | number | null | undefined;
};

export type FacebookMarketingImagesListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingImagesListResult = {
    data: Array<FacebookMarketingImagesRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingImagesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    account_id?: Array<string>;
    created_time?: Array<string>;
    creatives?: Array<Array<string>>;
    hash?: Array<string>;
    height?: Array<number>;
    is_associated_creatives_in_adgroups?: Array<boolean>;
    original_height?: Array<number>;
    original_width?: Array<number>;
    permalink_url?: Array<string>;
    status?: Array<string>;
    updated_time?: Array<string>;
    url?: Array<string>;
    url_128?: Array<string>;
    width?: Array<number>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<number> | Array<boolean> | Array<number> | Array<number> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingImagesOrder = {
    id?: string;
    name?: string;
    account_id?: string;
    created_time?: string;
    hash?: string;
    height?: number;
    original_height?: number;
    original_width?: number;
    permalink_url?: string;
    status?: string;
    updated_time?: string;
    url?: string;
    url_128?: string;
    width?: number;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Images
 *
 * Images in the library of an ad account.
 */
export type FacebookMarketingImagesRecord = {
    id: string;
    name: string | null;
    account_id: string | null;
    created_time: string | null;
    creatives: Array<string> | null;
    hash: string | null;
    height: number | null;
    is_associated_creatives_in_adgroups: boolean | null;
    original_height: number | null;
    original_width: number | null;
    permalink_url: string | null;
    status: string | null;
    updated_time: string | null;
    url: string | null;
    url_128: string | null;
    width: number | null;
};

export type FacebookMarketingImagesSearchParams = {
    query: {
        filter?: FacebookMarketingImagesCondition;
        sort?: FacebookMarketingImagesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Images, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingImagesSearchRecord = {
    id: string;
    name?: string;
    account_id?: string;
    created_time?: string;
    creatives?: Array<string>;
    hash?: string;
    height?: number;
    is_associated_creatives_in_adgroups?: boolean;
    original_height?: number;
    original_width?: number;
    permalink_url?: string;
    status?: string;
    updated_time?: string;
    url?: string;
    url_128?: string;
    width?: number;
};

export type FacebookMarketingImagesSearchResult = {
    data: Array<FacebookMarketingImagesSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingImagesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    account_id?: SortDirection;
    created_time?: SortDirection;
    hash?: SortDirection;
    height?: SortDirection;
    is_associated_creatives_in_adgroups?: SortDirection;
    original_height?: SortDirection;
    original_width?: SortDirection;
    permalink_url?: SortDirection;
    status?: SortDirection;
    updated_time?: SortDirection;
    url?: SortDirection;
    url_128?: SortDirection;
    width?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingImagesText = {
    id?: string;
    name?: string;
    account_id?: string;
    creatives?: string;
    hash?: string;
    permalink_url?: string;
    status?: string;
    url?: string;
    url_128?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * Aggregation level of the items.
 */
export type FacebookMarketingLevel = 'account' | 'campaign' | 'adset' | 'ad';

/**
 * OAuth 2.0
 */
export type FacebookMarketingOauthCredentials = {
    /**
     * OAuth 2.0 access token.
     */
    access_token: string;
    /**
     * Application client ID.
     */
    client_id?: string;
    /**
     * Application client secret. If present, every request is signed with it (appsecret_proof).
     */
    client_secret?: string;
};

export type FacebookMarketingPixelStatsListParams = {
    /**
     * A pixel of one of the connector's ad accounts.
     */
    pixel_id: string;
    /**
     * Start of the period. Defaults to a few days ago, as decided by the vendor.
     */
    start_time?: string;
    /**
     * End of the period. Defaults to now.
     */
    end_time?: string;
    /**
     * The dimension of value. Defaults to event.
     */
    aggregation?: string;
    /**
     * Count this event only.
     */
    event?: string;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingPixelStatsListResult = {
    data: Array<FacebookMarketingPixelStatsRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Pixel statistics
 *
 * How often a pixel fired, per hour and per value of the aggregation. Each count of an hour is a separate record.
 */
export type FacebookMarketingPixelStatsRecord = {
    /**
     * Derived from the item's dimensions because the vendor assigns no ID. Stable while the dimensions stay the same.
     */
    id: string;
    pixel_id: string | null;
    /**
     * Start of the hour that was counted.
     */
    start_time: string | null;
    aggregation: string | null;
    /**
     * The event, device, host … that was counted.
     */
    value: string | null;
    count: number | null;
};

export type FacebookMarketingPixelsAggregateParams = {
    query?: {
        filter?: FacebookMarketingPixelsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingPixelsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingPixelsCondition = {
    eq?: FacebookMarketingPixelsEquality;
    neq?: FacebookMarketingPixelsEquality;
    gt?: FacebookMarketingPixelsOrder;
    gte?: FacebookMarketingPixelsOrder;
    lt?: FacebookMarketingPixelsOrder;
    lte?: FacebookMarketingPixelsOrder;
    in?: FacebookMarketingPixelsMembership;
    like?: FacebookMarketingPixelsText;
    fuzzy?: FacebookMarketingPixelsText;
    keyword?: FacebookMarketingPixelsText;
    not?: FacebookMarketingPixelsCondition;
    and?: Array<FacebookMarketingPixelsCondition>;
    or?: Array<FacebookMarketingPixelsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingPixelsEquality = {
    id?: string | null;
    name?: string | null;
    creation_time?: string | null;
    creator?: FacebookMarketingUser | null;
    data_use_setting?: string | null;
    enable_automatic_matching?: boolean | null;
    first_party_cookie_status?: string | null;
    is_crm?: boolean | null;
    is_unavailable?: boolean | null;
    last_fired_time?: string | null;
    owner_ad_account?: FacebookMarketingAdAccount | null;
    owner_business?: FacebookMarketingBusiness | null;
    automatic_matching_fields?: Array<string> | null;
    can_proxy?: boolean | null;
    has_1p_pixel_event?: boolean | null;
    is_consolidated_container?: boolean | null;
    is_created_by_business?: boolean | null;
    [key: string]: unknown | string | null | string | null | string | null | FacebookMarketingUser | null | string | null | boolean | null | string | null | boolean | null | boolean | null | string | null | FacebookMarketingAdAccount | null | FacebookMarketingBusiness | null | Array<string> | null | boolean | null | boolean | null | boolean | null | boolean | null | undefined;
};

export type FacebookMarketingPixelsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingPixelsGetResult = {
    data: FacebookMarketingPixelsRecord;
    raw?: RawRecord;
};

export type FacebookMarketingPixelsListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingPixelsListResult = {
    data: Array<FacebookMarketingPixelsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingPixelsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    creation_time?: Array<string>;
    creator?: Array<FacebookMarketingUser>;
    data_use_setting?: Array<string>;
    enable_automatic_matching?: Array<boolean>;
    first_party_cookie_status?: Array<string>;
    is_crm?: Array<boolean>;
    is_unavailable?: Array<boolean>;
    last_fired_time?: Array<string>;
    owner_ad_account?: Array<FacebookMarketingAdAccount>;
    owner_business?: Array<FacebookMarketingBusiness>;
    automatic_matching_fields?: Array<Array<string>>;
    can_proxy?: Array<boolean>;
    has_1p_pixel_event?: Array<boolean>;
    is_consolidated_container?: Array<boolean>;
    is_created_by_business?: Array<boolean>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<FacebookMarketingUser> | Array<string> | Array<boolean> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<FacebookMarketingAdAccount> | Array<FacebookMarketingBusiness> | Array<Array<string>> | Array<boolean> | Array<boolean> | Array<boolean> | Array<boolean> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingPixelsOrder = {
    id?: string;
    name?: string;
    creation_time?: string;
    data_use_setting?: string;
    first_party_cookie_status?: string;
    last_fired_time?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Pixels
 *
 * Pixels available to an ad account.
 */
export type FacebookMarketingPixelsRecord = {
    id: string;
    name: string | null;
    creation_time: string | null;
    creator: FacebookMarketingUser | null;
    data_use_setting: string | null;
    enable_automatic_matching: boolean | null;
    first_party_cookie_status: string | null;
    is_crm: boolean | null;
    is_unavailable: boolean | null;
    last_fired_time: string | null;
    owner_ad_account: FacebookMarketingAdAccount | null;
    owner_business: FacebookMarketingBusiness | null;
    automatic_matching_fields: Array<string> | null;
    can_proxy: boolean | null;
    has_1p_pixel_event: boolean | null;
    is_consolidated_container: boolean | null;
    is_created_by_business: boolean | null;
};

export type FacebookMarketingPixelsSearchParams = {
    query: {
        filter?: FacebookMarketingPixelsCondition;
        sort?: FacebookMarketingPixelsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Pixels, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingPixelsSearchRecord = {
    id: string;
    name?: string;
    creation_time?: string;
    creator?: FacebookMarketingUser;
    data_use_setting?: string;
    enable_automatic_matching?: boolean;
    first_party_cookie_status?: string;
    is_crm?: boolean;
    is_unavailable?: boolean;
    last_fired_time?: string;
    owner_ad_account?: FacebookMarketingAdAccount;
    owner_business?: FacebookMarketingBusiness;
    automatic_matching_fields?: Array<string>;
    can_proxy?: boolean;
    has_1p_pixel_event?: boolean;
    is_consolidated_container?: boolean;
    is_created_by_business?: boolean;
};

export type FacebookMarketingPixelsSearchResult = {
    data: Array<FacebookMarketingPixelsSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingPixelsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    creation_time?: SortDirection;
    data_use_setting?: SortDirection;
    enable_automatic_matching?: SortDirection;
    first_party_cookie_status?: SortDirection;
    is_crm?: SortDirection;
    is_unavailable?: SortDirection;
    last_fired_time?: SortDirection;
    can_proxy?: SortDirection;
    has_1p_pixel_event?: SortDirection;
    is_consolidated_container?: SortDirection;
    is_created_by_business?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingPixelsText = {
    id?: string;
    name?: string;
    data_use_setting?: string;
    first_party_cookie_status?: string;
    automatic_matching_fields?: string;
    [key: string]: unknown | string | undefined;
};

export type FacebookMarketingReplicationConfig = {
    /**
     * Comma-separated IDs of the ad accounts to read. The act_ prefix is optional and is omitted in responses. Every operation is limited to these accounts.
     */
    account_ids: string;
};

export type FacebookMarketingTargeting = {
    adgroup_id?: string;
    age_max?: number;
    age_min?: number;
    age_range?: Array<number>;
    alternate_auto_targeting_option?: string;
    app_install_state?: string;
    audience_network_positions?: Array<string>;
    behaviors?: Array<FacebookMarketingIdName>;
    brand_safety_content_filter_levels?: Array<string>;
    catalog_based_targeting?: {
        [key: string]: unknown;
    };
    cities?: Array<FacebookMarketingIdName>;
    college_years?: Array<number>;
    connections?: Array<{
        [key: string]: unknown;
    }>;
    contextual_targeting_categories?: Array<FacebookMarketingIdName>;
    countries?: Array<string>;
    country?: Array<string>;
    country_groups?: Array<string>;
    custom_audiences?: Array<{
        [key: string]: unknown;
    }>;
    device_platforms?: Array<string>;
    direct_install_devices?: boolean;
    dynamic_audience_ids?: Array<string>;
    education_majors?: Array<FacebookMarketingIdName>;
    education_schools?: Array<FacebookMarketingIdName>;
    education_statuses?: Array<number>;
    effective_audience_network_positions?: Array<string>;
    effective_device_platforms?: Array<string>;
    effective_facebook_positions?: Array<string>;
    effective_instagram_positions?: Array<string>;
    effective_messenger_positions?: Array<string>;
    effective_publisher_platforms?: Array<string>;
    effective_threads_positions?: Array<string>;
    effective_whatsapp_positions?: Array<string>;
    engagement_specs?: Array<{
        [key: string]: unknown;
    }>;
    ethnic_affinity?: Array<FacebookMarketingIdName>;
    exclude_reached_since?: Array<string>;
    excluded_brand_safety_content_types?: Array<string>;
    excluded_connections?: Array<{
        [key: string]: unknown;
    }>;
    excluded_custom_audiences?: Array<{
        [key: string]: unknown;
    }>;
    excluded_dynamic_audience_ids?: Array<string>;
    excluded_engagement_specs?: Array<{
        [key: string]: unknown;
    }>;
    excluded_geo_locations?: FacebookMarketingTargetingGeoLocation;
    excluded_mobile_device_model?: Array<string>;
    excluded_product_audience_specs?: Array<{
        [key: string]: unknown;
    }>;
    excluded_publisher_categories?: Array<string>;
    excluded_publisher_list_ids?: Array<string>;
    excluded_user_device?: Array<string>;
    exclusions?: {
        [key: string]: unknown;
    };
    facebook_positions?: Array<string>;
    family_statuses?: Array<FacebookMarketingIdName>;
    fb_deal_id?: string;
    flexible_spec?: Array<{
        [key: string]: unknown;
    }>;
    friends_of_connections?: Array<{
        [key: string]: unknown;
    }>;
    genders?: Array<number>;
    generation?: Array<FacebookMarketingIdName>;
    geo_locations?: FacebookMarketingTargetingGeoLocation;
    home_ownership?: Array<FacebookMarketingIdName>;
    home_type?: Array<FacebookMarketingIdName>;
    home_value?: Array<FacebookMarketingIdName>;
    household_composition?: Array<FacebookMarketingIdName>;
    income?: Array<FacebookMarketingIdName>;
    industries?: Array<FacebookMarketingIdName>;
    instagram_positions?: Array<string>;
    install_state_application?: string;
    instream_video_skippable_excluded?: boolean;
    interested_in?: Array<number>;
    interests?: Array<FacebookMarketingIdName>;
    is_whatsapp_destination_ad?: boolean;
    keywords?: Array<string>;
    life_events?: Array<FacebookMarketingIdName>;
    locales?: Array<number>;
    messenger_positions?: Array<string>;
    moms?: Array<FacebookMarketingIdName>;
    net_worth?: Array<FacebookMarketingIdName>;
    office_type?: Array<FacebookMarketingIdName>;
    place_page_set_ids?: Array<string>;
    political_views?: Array<number>;
    politics?: Array<FacebookMarketingIdName>;
    product_audience_specs?: Array<{
        [key: string]: unknown;
    }>;
    prospecting_audience?: {
        [key: string]: unknown;
    };
    publisher_platforms?: Array<string>;
    radius?: string;
    regions?: Array<FacebookMarketingIdName>;
    relationship_statuses?: Array<number>;
    site_category?: Array<string>;
    targeting_automation?: {
        [key: string]: unknown;
    };
    targeting_optimization?: string;
    targeting_relaxation_types?: {
        [key: string]: unknown;
    };
    threads_positions?: Array<string>;
    user_adclusters?: Array<FacebookMarketingIdName>;
    user_age_unknown?: boolean;
    user_device?: Array<string>;
    user_event?: Array<number>;
    user_os?: Array<string>;
    whatsapp_positions?: Array<string>;
    wireless_carrier?: Array<string>;
    work_employers?: Array<FacebookMarketingIdName>;
    work_positions?: Array<FacebookMarketingIdName>;
    zips?: Array<string>;
};

export type FacebookMarketingTargetingGeoLocation = {
    cities?: Array<{
        [key: string]: unknown;
    }>;
    countries?: Array<string>;
    country_groups?: Array<string>;
    custom_locations?: Array<{
        [key: string]: unknown;
    }>;
    electoral_districts?: Array<{
        [key: string]: unknown;
    }>;
    geo_markets?: Array<{
        [key: string]: unknown;
    }>;
    large_geo_areas?: Array<{
        [key: string]: unknown;
    }>;
    location_cluster_ids?: Array<{
        [key: string]: unknown;
    }>;
    location_types?: Array<string>;
    medium_geo_areas?: Array<{
        [key: string]: unknown;
    }>;
    metro_areas?: Array<{
        [key: string]: unknown;
    }>;
    neighborhoods?: Array<{
        [key: string]: unknown;
    }>;
    places?: Array<{
        [key: string]: unknown;
    }>;
    political_districts?: Array<{
        [key: string]: unknown;
    }>;
    regions?: Array<{
        [key: string]: unknown;
    }>;
    small_geo_areas?: Array<{
        [key: string]: unknown;
    }>;
    subcities?: Array<{
        [key: string]: unknown;
    }>;
    subneighborhoods?: Array<{
        [key: string]: unknown;
    }>;
    zips?: Array<{
        [key: string]: unknown;
    }>;
};

/**
 * Days per item (1 to 90), monthly, or all_days for the whole period.
 */
export type FacebookMarketingTimeIncrement = string;

/**
 * First and last day of a period, in the account's time zone.
 */
export type FacebookMarketingTimeRange = {
    since: string;
    until: string;
};

/**
 * Long-lived access token
 */
export type FacebookMarketingTokenCredentials = {
    /**
     * Long-lived access token for service-account authentication.
     */
    account_key: string;
};

/**
 * Whether to use the attribution setting of the account.
 */
export type FacebookMarketingUseAccountAttributionSetting = boolean;

/**
 * Whether to use the attribution setting of each ad set.
 */
export type FacebookMarketingUseUnifiedAttributionSetting = boolean;

export type FacebookMarketingUser = {
    id?: string;
    name?: string;
};

export type FacebookMarketingValueRange = {
    lower_bound?: number;
    /**
     * Absent where the range has no upper end.
     */
    upper_bound?: number;
};

export type FacebookMarketingVideosAggregateParams = {
    query?: {
        filter?: FacebookMarketingVideosCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type FacebookMarketingVideosAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type FacebookMarketingVideosCondition = {
    eq?: FacebookMarketingVideosEquality;
    neq?: FacebookMarketingVideosEquality;
    gt?: FacebookMarketingVideosOrder;
    gte?: FacebookMarketingVideosOrder;
    lt?: FacebookMarketingVideosOrder;
    lte?: FacebookMarketingVideosOrder;
    in?: FacebookMarketingVideosMembership;
    like?: FacebookMarketingVideosText;
    fuzzy?: FacebookMarketingVideosText;
    keyword?: FacebookMarketingVideosText;
    not?: FacebookMarketingVideosCondition;
    and?: Array<FacebookMarketingVideosCondition>;
    or?: Array<FacebookMarketingVideosCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type FacebookMarketingVideosEquality = {
    id?: string | null;
    title?: string | null;
    ad_breaks?: Array<number> | null;
    backdated_time?: string | null;
    backdated_time_granularity?: string | null;
    content_category?: string | null;
    content_tags?: Array<string> | null;
    created_time?: string | null;
    custom_labels?: Array<string> | null;
    description?: string | null;
    embed_html?: {
        [key: string]: unknown;
    } | null;
    embeddable?: boolean | null;
    format?: Array<{
        [key: string]: unknown;
    }> | null;
    icon?: string | null;
    is_crosspost_video?: boolean | null;
    is_crossposting_eligible?: boolean | null;
    is_episode?: boolean | null;
    is_instagram_eligible?: boolean | null;
    length?: number | null;
    live_status?: string | null;
    permalink_url?: string | null;
    post_views?: number | null;
    premiere_living_room_status?: string | null;
    published?: boolean | null;
    scheduled_publish_time?: string | null;
    source?: string | null;
    universal_video_id?: string | null;
    updated_time?: string | null;
    views?: number | null;
    from?: {
        [key: string]: unknown;
    } | null;
    picture?: string | null;
    post_id?: string | null;
    privacy?: {
        [key: string]: unknown;
    } | null;
    spherical?: boolean | null;
    status?: {
        [key: string]: unknown;
    } | null;
    [key: string]: unknown | string | null | string | null | Array<number> | null | string | null | string | null | string | null | Array<string> | null | string | null | Array<string> | null | string | null | {
        [key: string]: unknown;
    } | null | boolean | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | boolean | null | boolean | null | boolean | null | boolean | null | number | null | string | null | string | null | number | null | string | null | boolean | null | string | null | string | null | string | null | string | null | number | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | boolean | null | {
        [key: string]: unknown;
    } | null | undefined;
};

export type FacebookMarketingVideosGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingVideosGetResult = {
    data: FacebookMarketingVideosRecord;
    raw?: RawRecord;
};

export type FacebookMarketingVideosListParams = {
    account_id?: FacebookMarketingAccountId;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type FacebookMarketingVideosListResult = {
    data: Array<FacebookMarketingVideosRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type FacebookMarketingVideosMembership = {
    id?: Array<string>;
    title?: Array<string>;
    ad_breaks?: Array<Array<number>>;
    backdated_time?: Array<string>;
    backdated_time_granularity?: Array<string>;
    content_category?: Array<string>;
    content_tags?: Array<Array<string>>;
    created_time?: Array<string>;
    custom_labels?: Array<Array<string>>;
    description?: Array<string>;
    embed_html?: Array<{
        [key: string]: unknown;
    }>;
    embeddable?: Array<boolean>;
    format?: Array<Array<{
        [key: string]: unknown;
    }>>;
    icon?: Array<string>;
    is_crosspost_video?: Array<boolean>;
    is_crossposting_eligible?: Array<boolean>;
    is_episode?: Array<boolean>;
    is_instagram_eligible?: Array<boolean>;
    length?: Array<number>;
    live_status?: Array<string>;
    permalink_url?: Array<string>;
    post_views?: Array<number>;
    premiere_living_room_status?: Array<string>;
    published?: Array<boolean>;
    scheduled_publish_time?: Array<string>;
    source?: Array<string>;
    universal_video_id?: Array<string>;
    updated_time?: Array<string>;
    views?: Array<number>;
    from?: Array<{
        [key: string]: unknown;
    }>;
    picture?: Array<string>;
    post_id?: Array<string>;
    privacy?: Array<{
        [key: string]: unknown;
    }>;
    spherical?: Array<boolean>;
    status?: Array<{
        [key: string]: unknown;
    }>;
    [key: string]: unknown | Array<string> | Array<string> | Array<Array<number>> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<Array<string>> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<boolean> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<boolean> | Array<boolean> | Array<boolean> | Array<boolean> | Array<number> | Array<string> | Array<string> | Array<number> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<boolean> | Array<{
        [key: string]: unknown;
    }> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type FacebookMarketingVideosOrder = {
    id?: string;
    title?: string;
    backdated_time?: string;
    backdated_time_granularity?: string;
    content_category?: string;
    created_time?: string;
    description?: string;
    icon?: string;
    length?: number;
    live_status?: string;
    permalink_url?: string;
    post_views?: number;
    premiere_living_room_status?: string;
    scheduled_publish_time?: string;
    source?: string;
    universal_video_id?: string;
    updated_time?: string;
    views?: number;
    picture?: string;
    post_id?: string;
    [key: string]: unknown | string | string | number | number | undefined;
};

/**
 * Videos
 *
 * Videos in the library of an ad account.
 */
export type FacebookMarketingVideosRecord = {
    id: string;
    title: string | null;
    ad_breaks: Array<number> | null;
    backdated_time: string | null;
    backdated_time_granularity: string | null;
    content_category: string | null;
    content_tags: Array<string> | null;
    created_time: string | null;
    custom_labels: Array<string> | null;
    description: string | null;
    /**
     * If the vendor returns only the text, it is in the member html.
     */
    embed_html: {
        [key: string]: unknown;
    } | null;
    embeddable: boolean | null;
    format: Array<{
        [key: string]: unknown;
    }> | null;
    icon: string | null;
    is_crosspost_video: boolean | null;
    is_crossposting_eligible: boolean | null;
    is_episode: boolean | null;
    is_instagram_eligible: boolean | null;
    length: number | null;
    live_status: string | null;
    permalink_url: string | null;
    post_views: number | null;
    premiere_living_room_status: string | null;
    published: boolean | null;
    scheduled_publish_time: string | null;
    source: string | null;
    universal_video_id: string | null;
    updated_time: string | null;
    views: number | null;
    from: {
        [key: string]: unknown;
    } | null;
    picture: string | null;
    post_id: string | null;
    privacy: {
        [key: string]: unknown;
    } | null;
    spherical: boolean | null;
    status: {
        [key: string]: unknown;
    } | null;
};

export type FacebookMarketingVideosSearchParams = {
    query: {
        filter?: FacebookMarketingVideosCondition;
        sort?: FacebookMarketingVideosSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Videos, as returned by search: fields without a value are omitted.
 */
export type FacebookMarketingVideosSearchRecord = {
    id: string;
    title?: string;
    ad_breaks?: Array<number>;
    backdated_time?: string;
    backdated_time_granularity?: string;
    content_category?: string;
    content_tags?: Array<string>;
    created_time?: string;
    custom_labels?: Array<string>;
    description?: string;
    /**
     * If the vendor returns only the text, it is in the member html.
     */
    embed_html?: {
        [key: string]: unknown;
    };
    embeddable?: boolean;
    format?: Array<{
        [key: string]: unknown;
    }>;
    icon?: string;
    is_crosspost_video?: boolean;
    is_crossposting_eligible?: boolean;
    is_episode?: boolean;
    is_instagram_eligible?: boolean;
    length?: number;
    live_status?: string;
    permalink_url?: string;
    post_views?: number;
    premiere_living_room_status?: string;
    published?: boolean;
    scheduled_publish_time?: string;
    source?: string;
    universal_video_id?: string;
    updated_time?: string;
    views?: number;
    from?: {
        [key: string]: unknown;
    };
    picture?: string;
    post_id?: string;
    privacy?: {
        [key: string]: unknown;
    };
    spherical?: boolean;
    status?: {
        [key: string]: unknown;
    };
};

export type FacebookMarketingVideosSearchResult = {
    data: Array<FacebookMarketingVideosSearchRecord>;
    meta: SearchMeta;
};

export type FacebookMarketingVideosSort = Array<{
    id?: SortDirection;
    title?: SortDirection;
    backdated_time?: SortDirection;
    backdated_time_granularity?: SortDirection;
    content_category?: SortDirection;
    created_time?: SortDirection;
    description?: SortDirection;
    embeddable?: SortDirection;
    icon?: SortDirection;
    is_crosspost_video?: SortDirection;
    is_crossposting_eligible?: SortDirection;
    is_episode?: SortDirection;
    is_instagram_eligible?: SortDirection;
    length?: SortDirection;
    live_status?: SortDirection;
    permalink_url?: SortDirection;
    post_views?: SortDirection;
    premiere_living_room_status?: SortDirection;
    published?: SortDirection;
    scheduled_publish_time?: SortDirection;
    source?: SortDirection;
    universal_video_id?: SortDirection;
    updated_time?: SortDirection;
    views?: SortDirection;
    picture?: SortDirection;
    post_id?: SortDirection;
    spherical?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type FacebookMarketingVideosText = {
    id?: string;
    title?: string;
    backdated_time_granularity?: string;
    content_category?: string;
    content_tags?: string;
    custom_labels?: string;
    description?: string;
    icon?: string;
    live_status?: string;
    permalink_url?: string;
    premiere_living_room_status?: string;
    source?: string;
    universal_video_id?: string;
    picture?: string;
    post_id?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * Each member narrows the grant; an absent member does not.
 */
export type Grant = {
    connector_type?: ConnectorType;
    connector_id?: Id;
    entities?: Array<string>;
    /**
     * `changes` is the change feed. An entity's existence and its replication state are visible with any action.
     */
    actions?: Array<'list' | 'get' | 'search' | 'aggregate' | 'changes'>;
    /**
     * Field paths as in search; `id` is always included. Each must be a field of at least one covered entity. Parameters of a list are available only where they name a granted field.
     */
    fields?: Array<string>;
};

/**
 * What the token may read; a record is reachable if one grant covers it. Absent means everything of the customer. A token with grants cannot change connectors. What is not covered looks as if it did not exist.
 */
export type Grants = Array<Grant>;

/**
 * An opaque identifier issued by this service.
 */
export type Id = string;

export type IncidentIoActor = {
    alert?: IncidentIoAlertActor;
    api_key?: IncidentIoApiKeyActor;
    user?: IncidentIoUser;
    workflow?: IncidentIoWorkflowActor;
};

export type IncidentIoAlertActor = {
    /**
     * The ID of this alert
     */
    id?: string;
    /**
     * The title of the alert, parsed from the alert payload according to the alert source configuration
     */
    title?: string;
};

export type IncidentIoAlertAttribute = {
    /**
     * Whether this attribute is an array
     */
    array?: boolean;
    /**
     * The emoji to display alongside this attribute in chat messages, stored without colons
     */
    emoji?: string;
    /**
     * The ID of this attribute
     */
    id?: string;
    /**
     * Unique name of this attribute
     */
    name?: string;
    /**
     * Whether this attribute is required.
     */
    required?: boolean;
    /**
     * Engine resource name for this attribute
     */
    type?: string;
};

export type IncidentIoAlertAttributeCatalogEntry = {
    /**
     * ID of this catalog type
     */
    catalog_type_id?: string;
    /**
     * ID of this catalog entry
     */
    id?: string;
    /**
     * Name is the human readable name of this entry
     */
    name?: string;
};

export type IncidentIoAlertAttributeEntry = {
    /**
     * The value of the attribute if it is an array
     */
    array_value?: Array<IncidentIoAlertAttributeValue>;
    attribute?: IncidentIoAlertAttribute;
    value?: IncidentIoAlertAttributeValue;
};

export type IncidentIoAlertAttributeValue = {
    catalog_entry?: IncidentIoAlertAttributeCatalogEntry;
    /**
     * The human readable label of this value for convenience.
     */
    label?: string;
    /**
     * If set, this is the literal value of the step parameter
     */
    literal?: string;
};

export type IncidentIoAlertSlim = {
    /**
     * The IDs of every alert group this alert belongs to.
     */
    alert_group_ids?: Array<string>;
    /**
     * The ID of the alert source this alert fired on
     */
    alert_source_id?: string;
    /**
     * When this entry was created
     */
    created_at?: string;
    /**
     * A deduplication key which uniquely references this alert from your alert source.
     */
    deduplication_key?: string;
    /**
     * The description of the alert
     */
    description?: string;
    /**
     * The ID of this alert
     */
    id?: string;
    /**
     * When this alert was resolved
     */
    resolved_at?: string;
    /**
     * If applicable, a link to the alert in the upstream system
     */
    source_url?: string;
    /**
     * Statuses of an alert
     */
    status?: string;
    /**
     * The title of the alert, parsed from the alert payload according to the alert source configuration
     */
    title?: string;
    /**
     * When this alert was last updated
     */
    updated_at?: string;
};

export type IncidentIoAlertsAggregateParams = {
    query?: {
        filter?: IncidentIoAlertsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoAlertsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoAlertsCondition = {
    eq?: IncidentIoAlertsEquality;
    neq?: IncidentIoAlertsEquality;
    gt?: IncidentIoAlertsOrder;
    gte?: IncidentIoAlertsOrder;
    lt?: IncidentIoAlertsOrder;
    lte?: IncidentIoAlertsOrder;
    in?: IncidentIoAlertsMembership;
    like?: IncidentIoAlertsText;
    fuzzy?: IncidentIoAlertsText;
    keyword?: IncidentIoAlertsText;
    not?: IncidentIoAlertsCondition;
    and?: Array<IncidentIoAlertsCondition>;
    or?: Array<IncidentIoAlertsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoAlertsEquality = {
    id?: string | null;
    title?: string | null;
    description?: string | null;
    status?: string | null;
    alert_source_id?: string | null;
    deduplication_key?: string | null;
    source_url?: string | null;
    created_at?: string | null;
    updated_at?: string | null;
    resolved_at?: string | null;
    attributes?: Array<IncidentIoAlertAttributeEntry> | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | Array<IncidentIoAlertAttributeEntry> | null | undefined;
};

export type IncidentIoAlertsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoAlertsGetResult = {
    data: IncidentIoAlertsRecord;
    raw?: RawRecord;
};

export type IncidentIoAlertsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoAlertsListResult = {
    data: Array<IncidentIoAlertsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoAlertsMembership = {
    id?: Array<string>;
    title?: Array<string>;
    description?: Array<string>;
    status?: Array<string>;
    alert_source_id?: Array<string>;
    deduplication_key?: Array<string>;
    source_url?: Array<string>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    resolved_at?: Array<string>;
    attributes?: Array<Array<IncidentIoAlertAttributeEntry>>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<IncidentIoAlertAttributeEntry>> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoAlertsOrder = {
    id?: string;
    title?: string;
    description?: string;
    status?: string;
    alert_source_id?: string;
    deduplication_key?: string;
    source_url?: string;
    created_at?: string;
    updated_at?: string;
    resolved_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Alerts
 *
 * Alerts sent by alert sources.
 */
export type IncidentIoAlertsRecord = {
    /**
     * The ID of this alert
     */
    id: string;
    /**
     * The title of the alert, parsed from the alert payload according to the alert source configuration
     */
    title: string | null;
    /**
     * The description of the alert
     */
    description: string | null;
    /**
     * Statuses of an alert
     */
    status: string | null;
    /**
     * The ID of the alert source this alert fired on
     */
    alert_source_id: string | null;
    /**
     * A deduplication key which uniquely references this alert from your alert source.
     */
    deduplication_key: string | null;
    /**
     * If applicable, a link to the alert in the upstream system
     */
    source_url: string | null;
    /**
     * When this entry was created
     */
    created_at: string | null;
    /**
     * When this alert was last updated
     */
    updated_at: string | null;
    /**
     * When this alert was resolved
     */
    resolved_at: string | null;
    /**
     * Attribute values parsed from the alerts payload
     */
    attributes: Array<IncidentIoAlertAttributeEntry> | null;
};

export type IncidentIoAlertsSearchParams = {
    query: {
        filter?: IncidentIoAlertsCondition;
        sort?: IncidentIoAlertsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Alerts, as returned by search: fields without a value are omitted.
 */
export type IncidentIoAlertsSearchRecord = {
    /**
     * The ID of this alert
     */
    id: string;
    /**
     * The title of the alert, parsed from the alert payload according to the alert source configuration
     */
    title?: string;
    /**
     * The description of the alert
     */
    description?: string;
    /**
     * Statuses of an alert
     */
    status?: string;
    /**
     * The ID of the alert source this alert fired on
     */
    alert_source_id?: string;
    /**
     * A deduplication key which uniquely references this alert from your alert source.
     */
    deduplication_key?: string;
    /**
     * If applicable, a link to the alert in the upstream system
     */
    source_url?: string;
    /**
     * When this entry was created
     */
    created_at?: string;
    /**
     * When this alert was last updated
     */
    updated_at?: string;
    /**
     * When this alert was resolved
     */
    resolved_at?: string;
    /**
     * Attribute values parsed from the alerts payload
     */
    attributes?: Array<IncidentIoAlertAttributeEntry>;
};

export type IncidentIoAlertsSearchResult = {
    data: Array<IncidentIoAlertsSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoAlertsSort = Array<{
    id?: SortDirection;
    title?: SortDirection;
    description?: SortDirection;
    status?: SortDirection;
    alert_source_id?: SortDirection;
    deduplication_key?: SortDirection;
    source_url?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    resolved_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoAlertsText = {
    id?: string;
    title?: string;
    description?: string;
    status?: string;
    alert_source_id?: string;
    deduplication_key?: string;
    source_url?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoApiKeyActor = {
    /**
     * Unique identifier for this API key
     */
    id?: string;
    /**
     * The name of the API key, for the user's reference
     */
    name?: string;
};

/**
 * API key
 */
export type IncidentIoApiKeyCredentials = {
    /**
     * An API key of the organization, created in the vendor's settings.
     */
    api_key: string;
};

export type IncidentIoCatalogTypeAttribute = {
    /**
     * Whether this attribute is an array
     */
    array?: boolean;
    /**
     * The attribute to use (if this is a backlink)
     */
    backlink_attribute?: string;
    /**
     * The ID of this attribute
     */
    id?: string;
    /**
     * Controls how this attribute is modified
     */
    mode?: string;
    /**
     * Unique name of this attribute
     */
    name?: string;
    /**
     * The path to use (if this is a path attribute)
     */
    path?: Array<IncidentIoCatalogTypeAttributePathItem>;
    /**
     * Catalog type name for this attribute
     */
    type?: string;
};

export type IncidentIoCatalogTypeAttributePathItem = {
    /**
     * the ID of the attribute to use
     */
    attribute_id?: string;
    /**
     * the name of the attribute to use
     */
    attribute_name?: string;
};

export type IncidentIoCatalogTypeSchema = {
    /**
     * Attributes of this catalog type
     */
    attributes?: Array<IncidentIoCatalogTypeAttribute>;
    /**
     * The version number of this schema
     */
    version?: number;
};

export type IncidentIoCatalogTypesAggregateParams = {
    query?: {
        filter?: IncidentIoCatalogTypesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoCatalogTypesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoCatalogTypesCondition = {
    eq?: IncidentIoCatalogTypesEquality;
    neq?: IncidentIoCatalogTypesEquality;
    gt?: IncidentIoCatalogTypesOrder;
    gte?: IncidentIoCatalogTypesOrder;
    lt?: IncidentIoCatalogTypesOrder;
    lte?: IncidentIoCatalogTypesOrder;
    in?: IncidentIoCatalogTypesMembership;
    like?: IncidentIoCatalogTypesText;
    fuzzy?: IncidentIoCatalogTypesText;
    keyword?: IncidentIoCatalogTypesText;
    not?: IncidentIoCatalogTypesCondition;
    and?: Array<IncidentIoCatalogTypesCondition>;
    or?: Array<IncidentIoCatalogTypesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoCatalogTypesEquality = {
    id?: string | null;
    name?: string | null;
    description?: string | null;
    type_name?: string | null;
    color?: string | null;
    icon?: string | null;
    registry_type?: string | null;
    semantic_type?: string | null;
    created_at?: string | null;
    updated_at?: string | null;
    last_synced_at?: string | null;
    ranked?: boolean | null;
    is_editable?: boolean | null;
    annotations?: {
        [key: string]: unknown;
    } | null;
    schema?: IncidentIoCatalogTypeSchema | null;
    categories?: Array<string> | null;
    required_integrations?: Array<string> | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | boolean | null | boolean | null | {
        [key: string]: unknown;
    } | null | IncidentIoCatalogTypeSchema | null | Array<string> | null | Array<string> | null | undefined;
};

export type IncidentIoCatalogTypesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoCatalogTypesGetResult = {
    data: IncidentIoCatalogTypesRecord;
    raw?: RawRecord;
};

export type IncidentIoCatalogTypesListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoCatalogTypesListResult = {
    data: Array<IncidentIoCatalogTypesRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoCatalogTypesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    description?: Array<string>;
    type_name?: Array<string>;
    color?: Array<string>;
    icon?: Array<string>;
    registry_type?: Array<string>;
    semantic_type?: Array<string>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    last_synced_at?: Array<string>;
    ranked?: Array<boolean>;
    is_editable?: Array<boolean>;
    annotations?: Array<{
        [key: string]: unknown;
    }>;
    schema?: Array<IncidentIoCatalogTypeSchema>;
    categories?: Array<Array<string>>;
    required_integrations?: Array<Array<string>>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<boolean> | Array<{
        [key: string]: unknown;
    }> | Array<IncidentIoCatalogTypeSchema> | Array<Array<string>> | Array<Array<string>> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoCatalogTypesOrder = {
    id?: string;
    name?: string;
    description?: string;
    type_name?: string;
    color?: string;
    icon?: string;
    registry_type?: string;
    semantic_type?: string;
    created_at?: string;
    updated_at?: string;
    last_synced_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Catalog types
 *
 * Types in the catalog.
 */
export type IncidentIoCatalogTypesRecord = {
    /**
     * ID of this catalog type
     */
    id: string;
    /**
     * Name is the human readable name of this type
     */
    name: string | null;
    /**
     * Human readble description of this type
     */
    description: string | null;
    /**
     * The type name of this catalog type, to be used when defining attributes.
     */
    type_name: string | null;
    /**
     * Sets the display color of this type in the dashboard
     */
    color: string | null;
    /**
     * Sets the display icon of this type in the dashboard
     */
    icon: string | null;
    /**
     * The registry resource this type is synced from, if any
     */
    registry_type: string | null;
    /**
     * Deprecated by the vendor and no longer returned by its current endpoint; always null.
     */
    semantic_type: string | null;
    /**
     * When this type was created
     */
    created_at: string | null;
    /**
     * When this type was last updated
     */
    updated_at: string | null;
    /**
     * When this type was last synced (if it's ever been sync'd)
     */
    last_synced_at: string | null;
    /**
     * If this type should be ranked
     */
    ranked: boolean | null;
    /**
     * Catalog types that are synced with external resources can't be edited
     */
    is_editable: boolean | null;
    /**
     * Annotations that can track metadata about this type
     */
    annotations: {
        [key: string]: unknown;
    } | null;
    schema: IncidentIoCatalogTypeSchema | null;
    /**
     * What categories is this type considered part of
     */
    categories: Array<string> | null;
    /**
     * If populated, the integrations required for this type
     */
    required_integrations: Array<string> | null;
};

export type IncidentIoCatalogTypesSearchParams = {
    query: {
        filter?: IncidentIoCatalogTypesCondition;
        sort?: IncidentIoCatalogTypesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Catalog types, as returned by search: fields without a value are omitted.
 */
export type IncidentIoCatalogTypesSearchRecord = {
    /**
     * ID of this catalog type
     */
    id: string;
    /**
     * Name is the human readable name of this type
     */
    name?: string;
    /**
     * Human readble description of this type
     */
    description?: string;
    /**
     * The type name of this catalog type, to be used when defining attributes.
     */
    type_name?: string;
    /**
     * Sets the display color of this type in the dashboard
     */
    color?: string;
    /**
     * Sets the display icon of this type in the dashboard
     */
    icon?: string;
    /**
     * The registry resource this type is synced from, if any
     */
    registry_type?: string;
    /**
     * Deprecated by the vendor and no longer returned by its current endpoint; always null.
     */
    semantic_type?: string;
    /**
     * When this type was created
     */
    created_at?: string;
    /**
     * When this type was last updated
     */
    updated_at?: string;
    /**
     * When this type was last synced (if it's ever been sync'd)
     */
    last_synced_at?: string;
    /**
     * If this type should be ranked
     */
    ranked?: boolean;
    /**
     * Catalog types that are synced with external resources can't be edited
     */
    is_editable?: boolean;
    /**
     * Annotations that can track metadata about this type
     */
    annotations?: {
        [key: string]: unknown;
    };
    schema?: IncidentIoCatalogTypeSchema;
    /**
     * What categories is this type considered part of
     */
    categories?: Array<string>;
    /**
     * If populated, the integrations required for this type
     */
    required_integrations?: Array<string>;
};

export type IncidentIoCatalogTypesSearchResult = {
    data: Array<IncidentIoCatalogTypesSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoCatalogTypesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    description?: SortDirection;
    type_name?: SortDirection;
    color?: SortDirection;
    icon?: SortDirection;
    registry_type?: SortDirection;
    semantic_type?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    last_synced_at?: SortDirection;
    ranked?: SortDirection;
    is_editable?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoCatalogTypesText = {
    id?: string;
    name?: string;
    description?: string;
    type_name?: string;
    color?: string;
    icon?: string;
    registry_type?: string;
    semantic_type?: string;
    categories?: string;
    required_integrations?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoChatChannel = {
    /**
     * Which chat product the channel belongs to
     */
    chat_provider?: string;
    /**
     * Identifier of the chat channel
     */
    chat_channel_id?: string;
    /**
     * Identifier of the chat team
     */
    chat_team_id?: string;
};

export type IncidentIoCustomFieldEntry = {
    custom_field?: IncidentIoCustomFieldTypeInfo;
    /**
     * List of custom field values set on this entry
     */
    values?: Array<IncidentIoCustomFieldValue>;
};

export type IncidentIoCustomFieldOption = {
    /**
     * ID of the custom field this option belongs to
     */
    custom_field_id?: string;
    /**
     * Unique identifier for the custom field option
     */
    id?: string;
    /**
     * Sort key used to order the custom field options correctly
     */
    sort_key?: number;
    /**
     * Human readable name for the custom field option.
     */
    value?: string;
};

export type IncidentIoCustomFieldTypeInfo = {
    /**
     * Description of the custom field
     */
    description?: string;
    /**
     * Type of custom field
     */
    field_type?: string;
    /**
     * Unique identifier for the custom field
     */
    id?: string;
    /**
     * Human readable name for the custom field
     */
    name?: string;
    /**
     * What options are available for this custom field, if this field has options
     */
    options?: Array<IncidentIoCustomFieldOption>;
};

export type IncidentIoCustomFieldValue = {
    value_catalog_entry?: IncidentIoEmbeddedCatalogEntry;
    /**
     * If the custom field type is 'link', this will contain the value assigned.
     */
    value_link?: string;
    /**
     * If the custom field type is 'numeric', this will contain the value assigned.
     */
    value_numeric?: string;
    value_option?: IncidentIoCustomFieldOption;
    /**
     * If the custom field type is 'text', this will contain the value assigned.
     */
    value_text?: string;
};

export type IncidentIoCustomFieldsAggregateParams = {
    query?: {
        filter?: IncidentIoCustomFieldsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoCustomFieldsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoCustomFieldsCondition = {
    eq?: IncidentIoCustomFieldsEquality;
    neq?: IncidentIoCustomFieldsEquality;
    gt?: IncidentIoCustomFieldsOrder;
    gte?: IncidentIoCustomFieldsOrder;
    lt?: IncidentIoCustomFieldsOrder;
    lte?: IncidentIoCustomFieldsOrder;
    in?: IncidentIoCustomFieldsMembership;
    like?: IncidentIoCustomFieldsText;
    fuzzy?: IncidentIoCustomFieldsText;
    keyword?: IncidentIoCustomFieldsText;
    not?: IncidentIoCustomFieldsCondition;
    and?: Array<IncidentIoCustomFieldsCondition>;
    or?: Array<IncidentIoCustomFieldsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoCustomFieldsEquality = {
    id?: string | null;
    name?: string | null;
    description?: string | null;
    field_type?: string | null;
    catalog_type_id?: string | null;
    created_at?: string | null;
    updated_at?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | string | null | undefined;
};

export type IncidentIoCustomFieldsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoCustomFieldsGetResult = {
    data: IncidentIoCustomFieldsRecord;
    raw?: RawRecord;
};

export type IncidentIoCustomFieldsListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoCustomFieldsListResult = {
    data: Array<IncidentIoCustomFieldsRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoCustomFieldsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    description?: Array<string>;
    field_type?: Array<string>;
    catalog_type_id?: Array<string>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoCustomFieldsOrder = {
    id?: string;
    name?: string;
    description?: string;
    field_type?: string;
    catalog_type_id?: string;
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Custom fields
 *
 * Custom fields that the organization has added to incidents.
 */
export type IncidentIoCustomFieldsRecord = {
    /**
     * Unique identifier for the custom field
     */
    id: string;
    /**
     * Human readable name for the custom field
     */
    name: string | null;
    /**
     * Description of the custom field
     */
    description: string | null;
    /**
     * Type of custom field
     */
    field_type: string | null;
    /**
     * For catalog fields, the ID of the associated catalog type
     */
    catalog_type_id: string | null;
    /**
     * When the action was created
     */
    created_at: string | null;
    /**
     * When the action was last updated
     */
    updated_at: string | null;
};

export type IncidentIoCustomFieldsSearchParams = {
    query: {
        filter?: IncidentIoCustomFieldsCondition;
        sort?: IncidentIoCustomFieldsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Custom fields, as returned by search: fields without a value are omitted.
 */
export type IncidentIoCustomFieldsSearchRecord = {
    /**
     * Unique identifier for the custom field
     */
    id: string;
    /**
     * Human readable name for the custom field
     */
    name?: string;
    /**
     * Description of the custom field
     */
    description?: string;
    /**
     * Type of custom field
     */
    field_type?: string;
    /**
     * For catalog fields, the ID of the associated catalog type
     */
    catalog_type_id?: string;
    /**
     * When the action was created
     */
    created_at?: string;
    /**
     * When the action was last updated
     */
    updated_at?: string;
};

export type IncidentIoCustomFieldsSearchResult = {
    data: Array<IncidentIoCustomFieldsSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoCustomFieldsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    description?: SortDirection;
    field_type?: SortDirection;
    catalog_type_id?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoCustomFieldsText = {
    id?: string;
    name?: string;
    description?: string;
    field_type?: string;
    catalog_type_id?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoEmbeddedCatalogEntry = {
    /**
     * Optional aliases that can be used to reference this entry
     */
    aliases?: Array<string>;
    /**
     * An optional alternative ID for this entry, which is ensured to be unique for the type
     */
    external_id?: string;
    /**
     * ID of this catalog entry
     */
    id?: string;
    /**
     * Name is the human readable name of this entry
     */
    name?: string;
};

export type IncidentIoEmbeddedIncidentRole = {
    /**
     * When the role was created
     */
    created_at?: string;
    /**
     * Describes the purpose of the role
     */
    description?: string;
    /**
     * Unique identifier for the role
     */
    id?: string;
    /**
     * Provided to whoever is nominated for the role.
     */
    instructions?: string;
    /**
     * Human readable name of the incident role
     */
    name?: string;
    /**
     * This field is deprecated.
     */
    required?: boolean;
    /**
     * Type of incident role
     */
    role_type?: string;
    /**
     * Short human readable name for chat.
     */
    shortform?: string;
    /**
     * When the role was last updated
     */
    updated_at?: string;
};

/**
 * The creator of this escalation.
 */
export type IncidentIoEscalationCreator = {
    alert?: IncidentIoAlertActor;
    user?: IncidentIoUser;
    workflow?: IncidentIoWorkflowActor;
};

export type IncidentIoEscalationEvent = {
    /**
     * This field will be populated for notified_channels events.
     */
    channels?: Array<IncidentIoChatChannel>;
    /**
     * The type of event that occured.
     */
    event?: string;
    /**
     * The unique ID for this escalation event
     */
    id?: string;
    /**
     * The time when this escalation event was processed
     */
    occurred_at?: string;
    /**
     * The urgency at which we tried to notify users.
     */
    urgency?: string;
    /**
     * This field will be populated for notified_users and acked events.
     */
    users?: Array<IncidentIoUser>;
};

/**
 * The priority associated with this escalation.
 */
export type IncidentIoEscalationPriority = {
    /**
     * The human readable label for this priority
     */
    name?: string;
};

export type IncidentIoEscalationsAggregateParams = {
    query?: {
        filter?: IncidentIoEscalationsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoEscalationsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoEscalationsCondition = {
    eq?: IncidentIoEscalationsEquality;
    neq?: IncidentIoEscalationsEquality;
    gt?: IncidentIoEscalationsOrder;
    gte?: IncidentIoEscalationsOrder;
    lt?: IncidentIoEscalationsOrder;
    lte?: IncidentIoEscalationsOrder;
    in?: IncidentIoEscalationsMembership;
    like?: IncidentIoEscalationsText;
    fuzzy?: IncidentIoEscalationsText;
    keyword?: IncidentIoEscalationsText;
    not?: IncidentIoEscalationsCondition;
    and?: Array<IncidentIoEscalationsCondition>;
    or?: Array<IncidentIoEscalationsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoEscalationsEquality = {
    id?: string | null;
    title?: string | null;
    status?: string | null;
    escalation_path_id?: string | null;
    created_at?: string | null;
    updated_at?: string | null;
    creator?: IncidentIoEscalationCreator | null;
    priority?: IncidentIoEscalationPriority | null;
    events?: Array<IncidentIoEscalationEvent> | null;
    related_incidents?: Array<IncidentIoIncidentSlim> | null;
    related_alerts?: Array<IncidentIoAlertSlim> | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | IncidentIoEscalationCreator | null | IncidentIoEscalationPriority | null | Array<IncidentIoEscalationEvent> | null | Array<IncidentIoIncidentSlim> | null | Array<IncidentIoAlertSlim> | null | undefined;
};

export type IncidentIoEscalationsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoEscalationsGetResult = {
    data: IncidentIoEscalationsRecord;
    raw?: RawRecord;
};

export type IncidentIoEscalationsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoEscalationsListResult = {
    data: Array<IncidentIoEscalationsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoEscalationsMembership = {
    id?: Array<string>;
    title?: Array<string>;
    status?: Array<string>;
    escalation_path_id?: Array<string>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    creator?: Array<IncidentIoEscalationCreator>;
    priority?: Array<IncidentIoEscalationPriority>;
    events?: Array<Array<IncidentIoEscalationEvent>>;
    related_incidents?: Array<Array<IncidentIoIncidentSlim>>;
    related_alerts?: Array<Array<IncidentIoAlertSlim>>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<IncidentIoEscalationCreator> | Array<IncidentIoEscalationPriority> | Array<Array<IncidentIoEscalationEvent>> | Array<Array<IncidentIoIncidentSlim>> | Array<Array<IncidentIoAlertSlim>> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoEscalationsOrder = {
    id?: string;
    title?: string;
    status?: string;
    escalation_path_id?: string;
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Escalations
 *
 * Escalations, which record who is paged and why.
 */
export type IncidentIoEscalationsRecord = {
    /**
     * Unique ID of the escalation
     */
    id: string;
    /**
     * The title of this escalation
     */
    title: string | null;
    /**
     * Status of the escalation
     */
    status: string | null;
    /**
     * Unique identifier of the escalation path that the escalation was created from
     */
    escalation_path_id: string | null;
    /**
     * When this escalation was created
     */
    created_at: string | null;
    /**
     * When this escalation was last updated
     */
    updated_at: string | null;
    creator: IncidentIoEscalationCreator | null;
    priority: IncidentIoEscalationPriority | null;
    /**
     * Events which describe the history of this escalation.
     */
    events: Array<IncidentIoEscalationEvent> | null;
    /**
     * Incidents related to this escalation
     */
    related_incidents: Array<IncidentIoIncidentSlim> | null;
    /**
     * Alerts related to this escalation
     */
    related_alerts: Array<IncidentIoAlertSlim> | null;
};

export type IncidentIoEscalationsSearchParams = {
    query: {
        filter?: IncidentIoEscalationsCondition;
        sort?: IncidentIoEscalationsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Escalations, as returned by search: fields without a value are omitted.
 */
export type IncidentIoEscalationsSearchRecord = {
    /**
     * Unique ID of the escalation
     */
    id: string;
    /**
     * The title of this escalation
     */
    title?: string;
    /**
     * Status of the escalation
     */
    status?: string;
    /**
     * Unique identifier of the escalation path that the escalation was created from
     */
    escalation_path_id?: string;
    /**
     * When this escalation was created
     */
    created_at?: string;
    /**
     * When this escalation was last updated
     */
    updated_at?: string;
    creator?: IncidentIoEscalationCreator;
    priority?: IncidentIoEscalationPriority;
    /**
     * Events which describe the history of this escalation.
     */
    events?: Array<IncidentIoEscalationEvent>;
    /**
     * Incidents related to this escalation
     */
    related_incidents?: Array<IncidentIoIncidentSlim>;
    /**
     * Alerts related to this escalation
     */
    related_alerts?: Array<IncidentIoAlertSlim>;
};

export type IncidentIoEscalationsSearchResult = {
    data: Array<IncidentIoEscalationsSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoEscalationsSort = Array<{
    id?: SortDirection;
    title?: SortDirection;
    status?: SortDirection;
    escalation_path_id?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoEscalationsText = {
    id?: string;
    title?: string;
    status?: string;
    escalation_path_id?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoIncidentDurationMetric = {
    /**
     * Unique ID of this incident duration metric
     */
    id?: string;
    /**
     * Unique name of this duration metric
     */
    name?: string;
};

export type IncidentIoIncidentDurationMetricWithValue = {
    duration_metric?: IncidentIoIncidentDurationMetric;
    /**
     * Whether value_seconds matches this incident's current timestamps ('success'), or why it doesn't
     */
    status?: string;
    /**
     * The duration we last calculated for this metric, omitted if we've never calculated one.
     */
    value_seconds?: number;
};

export type IncidentIoIncidentRoleAssignment = {
    assignee?: IncidentIoUser;
    role?: IncidentIoEmbeddedIncidentRole;
};

export type IncidentIoIncidentRolesAggregateParams = {
    query?: {
        filter?: IncidentIoIncidentRolesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoIncidentRolesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoIncidentRolesCondition = {
    eq?: IncidentIoIncidentRolesEquality;
    neq?: IncidentIoIncidentRolesEquality;
    gt?: IncidentIoIncidentRolesOrder;
    gte?: IncidentIoIncidentRolesOrder;
    lt?: IncidentIoIncidentRolesOrder;
    lte?: IncidentIoIncidentRolesOrder;
    in?: IncidentIoIncidentRolesMembership;
    like?: IncidentIoIncidentRolesText;
    fuzzy?: IncidentIoIncidentRolesText;
    keyword?: IncidentIoIncidentRolesText;
    not?: IncidentIoIncidentRolesCondition;
    and?: Array<IncidentIoIncidentRolesCondition>;
    or?: Array<IncidentIoIncidentRolesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoIncidentRolesEquality = {
    id?: string | null;
    name?: string | null;
    description?: string | null;
    instructions?: string | null;
    shortform?: string | null;
    role_type?: string | null;
    required?: boolean | null;
    created_at?: string | null;
    updated_at?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | boolean | null | string | null | string | null | undefined;
};

export type IncidentIoIncidentRolesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentRolesGetResult = {
    data: IncidentIoIncidentRolesRecord;
    raw?: RawRecord;
};

export type IncidentIoIncidentRolesListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentRolesListResult = {
    data: Array<IncidentIoIncidentRolesRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoIncidentRolesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    description?: Array<string>;
    instructions?: Array<string>;
    shortform?: Array<string>;
    role_type?: Array<string>;
    required?: Array<boolean>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoIncidentRolesOrder = {
    id?: string;
    name?: string;
    description?: string;
    instructions?: string;
    shortform?: string;
    role_type?: string;
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Incident roles
 *
 * Roles that people can hold in an incident.
 */
export type IncidentIoIncidentRolesRecord = {
    /**
     * Unique identifier for the role
     */
    id: string;
    /**
     * Human readable name of the incident role
     */
    name: string | null;
    /**
     * Describes the purpose of the role
     */
    description: string | null;
    /**
     * Provided to whoever is nominated for the role.
     */
    instructions: string | null;
    /**
     * Short human readable name for chat.
     */
    shortform: string | null;
    /**
     * Type of incident role
     */
    role_type: string | null;
    /**
     * Deprecated by the vendor and no longer returned by its current endpoint; always null.
     */
    required: boolean | null;
    /**
     * When the role was created
     */
    created_at: string | null;
    /**
     * When the role was last updated
     */
    updated_at: string | null;
};

export type IncidentIoIncidentRolesSearchParams = {
    query: {
        filter?: IncidentIoIncidentRolesCondition;
        sort?: IncidentIoIncidentRolesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Incident roles, as returned by search: fields without a value are omitted.
 */
export type IncidentIoIncidentRolesSearchRecord = {
    /**
     * Unique identifier for the role
     */
    id: string;
    /**
     * Human readable name of the incident role
     */
    name?: string;
    /**
     * Describes the purpose of the role
     */
    description?: string;
    /**
     * Provided to whoever is nominated for the role.
     */
    instructions?: string;
    /**
     * Short human readable name for chat.
     */
    shortform?: string;
    /**
     * Type of incident role
     */
    role_type?: string;
    /**
     * Deprecated by the vendor and no longer returned by its current endpoint; always null.
     */
    required?: boolean;
    /**
     * When the role was created
     */
    created_at?: string;
    /**
     * When the role was last updated
     */
    updated_at?: string;
};

export type IncidentIoIncidentRolesSearchResult = {
    data: Array<IncidentIoIncidentRolesSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoIncidentRolesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    description?: SortDirection;
    instructions?: SortDirection;
    shortform?: SortDirection;
    role_type?: SortDirection;
    required?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoIncidentRolesText = {
    id?: string;
    name?: string;
    description?: string;
    instructions?: string;
    shortform?: string;
    role_type?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * Incident slim is a subset of the full incident object, listing key fields.
 */
export type IncidentIoIncidentSlim = {
    /**
     * External identifier for the incident - often displayed with an INC- prefix
     */
    external_id?: string;
    /**
     * Unique identifier for the incident
     */
    id?: string;
    /**
     * Explanation of the incident
     */
    name?: string;
    /**
     * Reference to this incident, as displayed across the product
     */
    reference?: string;
    /**
     * The category of the incidents status
     */
    status_category?: string;
    /**
     * Detailed description of the incident
     */
    summary?: string;
    /**
     * Whether the incident should be open to anyone in your chat workspace (public), or invite-only (private).
     */
    visibility?: string;
};

export type IncidentIoIncidentStatus = {
    /**
     * What category of status it is.
     */
    category?: string;
    created_at?: string;
    /**
     * Rich text description of the incident status
     */
    description?: string;
    /**
     * Unique ID of this incident status
     */
    id?: string;
    /**
     * Unique name of this status
     */
    name?: string;
    /**
     * Order of this incident status
     */
    rank?: number;
    updated_at?: string;
};

export type IncidentIoIncidentStatusesAggregateParams = {
    query?: {
        filter?: IncidentIoIncidentStatusesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoIncidentStatusesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoIncidentStatusesCondition = {
    eq?: IncidentIoIncidentStatusesEquality;
    neq?: IncidentIoIncidentStatusesEquality;
    gt?: IncidentIoIncidentStatusesOrder;
    gte?: IncidentIoIncidentStatusesOrder;
    lt?: IncidentIoIncidentStatusesOrder;
    lte?: IncidentIoIncidentStatusesOrder;
    in?: IncidentIoIncidentStatusesMembership;
    like?: IncidentIoIncidentStatusesText;
    fuzzy?: IncidentIoIncidentStatusesText;
    keyword?: IncidentIoIncidentStatusesText;
    not?: IncidentIoIncidentStatusesCondition;
    and?: Array<IncidentIoIncidentStatusesCondition>;
    or?: Array<IncidentIoIncidentStatusesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoIncidentStatusesEquality = {
    id?: string | null;
    name?: string | null;
    description?: string | null;
    category?: string | null;
    rank?: number | null;
    created_at?: string | null;
    updated_at?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | number | null | string | null | string | null | undefined;
};

export type IncidentIoIncidentStatusesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentStatusesGetResult = {
    data: IncidentIoIncidentStatusesRecord;
    raw?: RawRecord;
};

export type IncidentIoIncidentStatusesListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentStatusesListResult = {
    data: Array<IncidentIoIncidentStatusesRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoIncidentStatusesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    description?: Array<string>;
    category?: Array<string>;
    rank?: Array<number>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoIncidentStatusesOrder = {
    id?: string;
    name?: string;
    description?: string;
    category?: string;
    rank?: number;
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown | string | number | string | undefined;
};

/**
 * Incident statuses
 *
 * Statuses that an incident can have, in order of rank.
 */
export type IncidentIoIncidentStatusesRecord = {
    /**
     * Unique ID of this incident status
     */
    id: string;
    /**
     * Unique name of this status
     */
    name: string | null;
    /**
     * Rich text description of the incident status
     */
    description: string | null;
    /**
     * What category of status it is.
     */
    category: string | null;
    /**
     * Order of this incident status
     */
    rank: number | null;
    created_at: string | null;
    updated_at: string | null;
};

export type IncidentIoIncidentStatusesSearchParams = {
    query: {
        filter?: IncidentIoIncidentStatusesCondition;
        sort?: IncidentIoIncidentStatusesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Incident statuses, as returned by search: fields without a value are omitted.
 */
export type IncidentIoIncidentStatusesSearchRecord = {
    /**
     * Unique ID of this incident status
     */
    id: string;
    /**
     * Unique name of this status
     */
    name?: string;
    /**
     * Rich text description of the incident status
     */
    description?: string;
    /**
     * What category of status it is.
     */
    category?: string;
    /**
     * Order of this incident status
     */
    rank?: number;
    created_at?: string;
    updated_at?: string;
};

export type IncidentIoIncidentStatusesSearchResult = {
    data: Array<IncidentIoIncidentStatusesSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoIncidentStatusesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    description?: SortDirection;
    category?: SortDirection;
    rank?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoIncidentStatusesText = {
    id?: string;
    name?: string;
    description?: string;
    category?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoIncidentTimestamp = {
    /**
     * Unique ID of this incident timestamp
     */
    id?: string;
    /**
     * Unique name of this timestamp
     */
    name?: string;
    /**
     * Order in which this timestamp should be shown
     */
    rank?: number;
};

export type IncidentIoIncidentTimestampValue = {
    /**
     * The current value of this timestamp, for this incident
     */
    value?: string;
};

export type IncidentIoIncidentTimestampWithValue = {
    incident_timestamp?: IncidentIoIncidentTimestamp;
    value?: IncidentIoIncidentTimestampValue;
};

export type IncidentIoIncidentTimestampsAggregateParams = {
    query?: {
        filter?: IncidentIoIncidentTimestampsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoIncidentTimestampsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoIncidentTimestampsCondition = {
    eq?: IncidentIoIncidentTimestampsEquality;
    neq?: IncidentIoIncidentTimestampsEquality;
    gt?: IncidentIoIncidentTimestampsOrder;
    gte?: IncidentIoIncidentTimestampsOrder;
    lt?: IncidentIoIncidentTimestampsOrder;
    lte?: IncidentIoIncidentTimestampsOrder;
    in?: IncidentIoIncidentTimestampsMembership;
    like?: IncidentIoIncidentTimestampsText;
    fuzzy?: IncidentIoIncidentTimestampsText;
    keyword?: IncidentIoIncidentTimestampsText;
    not?: IncidentIoIncidentTimestampsCondition;
    and?: Array<IncidentIoIncidentTimestampsCondition>;
    or?: Array<IncidentIoIncidentTimestampsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoIncidentTimestampsEquality = {
    id?: string | null;
    name?: string | null;
    rank?: number | null;
    [key: string]: unknown | string | null | string | null | number | null | undefined;
};

export type IncidentIoIncidentTimestampsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentTimestampsGetResult = {
    data: IncidentIoIncidentTimestampsRecord;
    raw?: RawRecord;
};

export type IncidentIoIncidentTimestampsListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentTimestampsListResult = {
    data: Array<IncidentIoIncidentTimestampsRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoIncidentTimestampsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    rank?: Array<number>;
    [key: string]: unknown | Array<string> | Array<string> | Array<number> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoIncidentTimestampsOrder = {
    id?: string;
    name?: string;
    rank?: number;
    [key: string]: unknown | string | number | undefined;
};

/**
 * Incident timestamps
 *
 * Timestamps that the organization records for incidents.
 */
export type IncidentIoIncidentTimestampsRecord = {
    /**
     * Unique ID of this incident timestamp
     */
    id: string;
    /**
     * Unique name of this timestamp
     */
    name: string | null;
    /**
     * Order in which this timestamp should be shown
     */
    rank: number | null;
};

export type IncidentIoIncidentTimestampsSearchParams = {
    query: {
        filter?: IncidentIoIncidentTimestampsCondition;
        sort?: IncidentIoIncidentTimestampsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Incident timestamps, as returned by search: fields without a value are omitted.
 */
export type IncidentIoIncidentTimestampsSearchRecord = {
    /**
     * Unique ID of this incident timestamp
     */
    id: string;
    /**
     * Unique name of this timestamp
     */
    name?: string;
    /**
     * Order in which this timestamp should be shown
     */
    rank?: number;
};

export type IncidentIoIncidentTimestampsSearchResult = {
    data: Array<IncidentIoIncidentTimestampsSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoIncidentTimestampsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    rank?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoIncidentTimestampsText = {
    id?: string;
    name?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoIncidentType = {
    /**
     * Whether incidents of this must always, or can optionally, be created in triage
     */
    create_in_triage?: string;
    /**
     * When this resource was created
     */
    created_at?: string;
    /**
     * What is this incident type for?
     */
    description?: string;
    /**
     * Unique identifier for this Incident Type
     */
    id?: string;
    /**
     * The default Incident Type is used when no other type is explicitly specified
     */
    is_default?: boolean;
    /**
     * The name of this Incident Type
     */
    name?: string;
    /**
     * Should all incidents created with this Incident Type be private?
     */
    private_incidents_only?: boolean;
    /**
     * When this resource was last updated
     */
    updated_at?: string;
};

export type IncidentIoIncidentUpdatesAggregateParams = {
    query?: {
        filter?: IncidentIoIncidentUpdatesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoIncidentUpdatesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoIncidentUpdatesCondition = {
    eq?: IncidentIoIncidentUpdatesEquality;
    neq?: IncidentIoIncidentUpdatesEquality;
    gt?: IncidentIoIncidentUpdatesOrder;
    gte?: IncidentIoIncidentUpdatesOrder;
    lt?: IncidentIoIncidentUpdatesOrder;
    lte?: IncidentIoIncidentUpdatesOrder;
    in?: IncidentIoIncidentUpdatesMembership;
    like?: IncidentIoIncidentUpdatesText;
    fuzzy?: IncidentIoIncidentUpdatesText;
    keyword?: IncidentIoIncidentUpdatesText;
    not?: IncidentIoIncidentUpdatesCondition;
    and?: Array<IncidentIoIncidentUpdatesCondition>;
    or?: Array<IncidentIoIncidentUpdatesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoIncidentUpdatesEquality = {
    id?: string | null;
    incident_id?: string | null;
    message?: string | null;
    created_at?: string | null;
    new_incident_status?: IncidentIoIncidentStatus | null;
    new_severity?: IncidentIoSeverity | null;
    updater?: IncidentIoActor | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | IncidentIoIncidentStatus | null | IncidentIoSeverity | null | IncidentIoActor | null | undefined;
};

export type IncidentIoIncidentUpdatesListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentUpdatesListResult = {
    data: Array<IncidentIoIncidentUpdatesRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoIncidentUpdatesMembership = {
    id?: Array<string>;
    incident_id?: Array<string>;
    message?: Array<string>;
    created_at?: Array<string>;
    new_incident_status?: Array<IncidentIoIncidentStatus>;
    new_severity?: Array<IncidentIoSeverity>;
    updater?: Array<IncidentIoActor>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<IncidentIoIncidentStatus> | Array<IncidentIoSeverity> | Array<IncidentIoActor> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoIncidentUpdatesOrder = {
    id?: string;
    incident_id?: string;
    message?: string;
    created_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Incident updates
 *
 * Updates posted on incidents. The vendor has no endpoint for a single update.
 */
export type IncidentIoIncidentUpdatesRecord = {
    /**
     * Unique identifier for this incident update
     */
    id: string;
    /**
     * The incident this update relates to
     */
    incident_id: string | null;
    /**
     * Message that explains the context behind the update
     */
    message: string | null;
    /**
     * When the update was created
     */
    created_at: string | null;
    new_incident_status: IncidentIoIncidentStatus | null;
    new_severity: IncidentIoSeverity | null;
    updater: IncidentIoActor | null;
};

export type IncidentIoIncidentUpdatesSearchParams = {
    query: {
        filter?: IncidentIoIncidentUpdatesCondition;
        sort?: IncidentIoIncidentUpdatesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Incident updates, as returned by search: fields without a value are omitted.
 */
export type IncidentIoIncidentUpdatesSearchRecord = {
    /**
     * Unique identifier for this incident update
     */
    id: string;
    /**
     * The incident this update relates to
     */
    incident_id?: string;
    /**
     * Message that explains the context behind the update
     */
    message?: string;
    /**
     * When the update was created
     */
    created_at?: string;
    new_incident_status?: IncidentIoIncidentStatus;
    new_severity?: IncidentIoSeverity;
    updater?: IncidentIoActor;
};

export type IncidentIoIncidentUpdatesSearchResult = {
    data: Array<IncidentIoIncidentUpdatesSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoIncidentUpdatesSort = Array<{
    id?: SortDirection;
    incident_id?: SortDirection;
    message?: SortDirection;
    created_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoIncidentUpdatesText = {
    id?: string;
    incident_id?: string;
    message?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoIncidentsAggregateParams = {
    query?: {
        filter?: IncidentIoIncidentsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoIncidentsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoIncidentsCondition = {
    eq?: IncidentIoIncidentsEquality;
    neq?: IncidentIoIncidentsEquality;
    gt?: IncidentIoIncidentsOrder;
    gte?: IncidentIoIncidentsOrder;
    lt?: IncidentIoIncidentsOrder;
    lte?: IncidentIoIncidentsOrder;
    in?: IncidentIoIncidentsMembership;
    like?: IncidentIoIncidentsText;
    fuzzy?: IncidentIoIncidentsText;
    keyword?: IncidentIoIncidentsText;
    not?: IncidentIoIncidentsCondition;
    and?: Array<IncidentIoIncidentsCondition>;
    or?: Array<IncidentIoIncidentsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoIncidentsEquality = {
    id?: string | null;
    name?: string | null;
    reference?: string | null;
    summary?: string | null;
    mode?: string | null;
    visibility?: string | null;
    permalink?: string | null;
    call_url?: string | null;
    chat_channel_id?: string | null;
    chat_channel_name?: string | null;
    chat_team_id?: string | null;
    has_debrief?: boolean | null;
    created_at?: string | null;
    updated_at?: string | null;
    creator?: IncidentIoActor | null;
    incident_status?: IncidentIoIncidentStatus | null;
    severity?: IncidentIoSeverity | null;
    incident_type?: IncidentIoIncidentType | null;
    incident_role_assignments?: Array<IncidentIoIncidentRoleAssignment> | null;
    custom_field_entries?: Array<IncidentIoCustomFieldEntry> | null;
    duration_metrics?: Array<IncidentIoIncidentDurationMetricWithValue> | null;
    incident_timestamp_values?: Array<IncidentIoIncidentTimestampWithValue> | null;
    workload_minutes_late?: number | null;
    workload_minutes_sleeping?: number | null;
    workload_minutes_total?: number | null;
    workload_minutes_working?: number | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | boolean | null | string | null | string | null | IncidentIoActor | null | IncidentIoIncidentStatus | null | IncidentIoSeverity | null | IncidentIoIncidentType | null | Array<IncidentIoIncidentRoleAssignment> | null | Array<IncidentIoCustomFieldEntry> | null | Array<IncidentIoIncidentDurationMetricWithValue> | null | Array<IncidentIoIncidentTimestampWithValue> | null | number | null | number | null | number | null | number | null | undefined;
};

export type IncidentIoIncidentsGetParams = {
    /**
     * The ID of the incident, or the number in its reference (123 for INC-123).
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentsGetResult = {
    data: IncidentIoIncidentsRecord;
    raw?: RawRecord;
};

export type IncidentIoIncidentsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoIncidentsListResult = {
    data: Array<IncidentIoIncidentsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoIncidentsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    reference?: Array<string>;
    summary?: Array<string>;
    mode?: Array<string>;
    visibility?: Array<string>;
    permalink?: Array<string>;
    call_url?: Array<string>;
    chat_channel_id?: Array<string>;
    chat_channel_name?: Array<string>;
    chat_team_id?: Array<string>;
    has_debrief?: Array<boolean>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    creator?: Array<IncidentIoActor>;
    incident_status?: Array<IncidentIoIncidentStatus>;
    severity?: Array<IncidentIoSeverity>;
    incident_type?: Array<IncidentIoIncidentType>;
    incident_role_assignments?: Array<Array<IncidentIoIncidentRoleAssignment>>;
    custom_field_entries?: Array<Array<IncidentIoCustomFieldEntry>>;
    duration_metrics?: Array<Array<IncidentIoIncidentDurationMetricWithValue>>;
    incident_timestamp_values?: Array<Array<IncidentIoIncidentTimestampWithValue>>;
    workload_minutes_late?: Array<number>;
    workload_minutes_sleeping?: Array<number>;
    workload_minutes_total?: Array<number>;
    workload_minutes_working?: Array<number>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<IncidentIoActor> | Array<IncidentIoIncidentStatus> | Array<IncidentIoSeverity> | Array<IncidentIoIncidentType> | Array<Array<IncidentIoIncidentRoleAssignment>> | Array<Array<IncidentIoCustomFieldEntry>> | Array<Array<IncidentIoIncidentDurationMetricWithValue>> | Array<Array<IncidentIoIncidentTimestampWithValue>> | Array<number> | Array<number> | Array<number> | Array<number> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoIncidentsOrder = {
    id?: string;
    name?: string;
    reference?: string;
    summary?: string;
    mode?: string;
    visibility?: string;
    permalink?: string;
    call_url?: string;
    chat_channel_id?: string;
    chat_channel_name?: string;
    chat_team_id?: string;
    created_at?: string;
    updated_at?: string;
    workload_minutes_late?: number;
    workload_minutes_sleeping?: number;
    workload_minutes_total?: number;
    workload_minutes_working?: number;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Incidents
 *
 * Incidents of the organization, in every mode.
 */
export type IncidentIoIncidentsRecord = {
    /**
     * Unique identifier for the incident
     */
    id: string;
    /**
     * Explanation of the incident
     */
    name: string | null;
    /**
     * Reference to this incident, as displayed across the product
     */
    reference: string | null;
    /**
     * Detailed description of the incident
     */
    summary: string | null;
    /**
     * Whether the incident is real, a test, a tutorial, or importing as a retrospective incident
     */
    mode: string | null;
    /**
     * Whether the incident should be open to anyone in your chat workspace (public), or invite-only (private).
     */
    visibility: string | null;
    /**
     * A permanent link to the homepage for this incident
     */
    permalink: string | null;
    /**
     * The call URL attached to this incident
     */
    call_url: string | null;
    /**
     * Identifier of the chat channel of the incident.
     */
    chat_channel_id: string | null;
    /**
     * Name of the chat channel
     */
    chat_channel_name: string | null;
    /**
     * Identifier of the chat team or workspace.
     */
    chat_team_id: string | null;
    /**
     * If this incident has a debrief attached
     */
    has_debrief: boolean | null;
    /**
     * When the incident was created
     */
    created_at: string | null;
    /**
     * When the incident was last updated
     */
    updated_at: string | null;
    creator: IncidentIoActor | null;
    incident_status: IncidentIoIncidentStatus | null;
    severity: IncidentIoSeverity | null;
    incident_type: IncidentIoIncidentType | null;
    /**
     * A list of who is assigned to each role for this incident
     */
    incident_role_assignments: Array<IncidentIoIncidentRoleAssignment> | null;
    /**
     * Custom field entries for this incident
     */
    custom_field_entries: Array<IncidentIoCustomFieldEntry> | null;
    /**
     * Incident duration metrics and their measurements for this incident
     */
    duration_metrics: Array<IncidentIoIncidentDurationMetricWithValue> | null;
    /**
     * Incident lifecycle events and when they occurred
     */
    incident_timestamp_values: Array<IncidentIoIncidentTimestampWithValue> | null;
    /**
     * Amount of time spent on the incident in late hours
     */
    workload_minutes_late: number | null;
    /**
     * Amount of time spent on the incident in sleeping hours
     */
    workload_minutes_sleeping: number | null;
    /**
     * Amount of time spent on the incident in total
     */
    workload_minutes_total: number | null;
    /**
     * Amount of time spent on the incident in working hours
     */
    workload_minutes_working: number | null;
};

export type IncidentIoIncidentsSearchParams = {
    query: {
        filter?: IncidentIoIncidentsCondition;
        sort?: IncidentIoIncidentsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Incidents, as returned by search: fields without a value are omitted.
 */
export type IncidentIoIncidentsSearchRecord = {
    /**
     * Unique identifier for the incident
     */
    id: string;
    /**
     * Explanation of the incident
     */
    name?: string;
    /**
     * Reference to this incident, as displayed across the product
     */
    reference?: string;
    /**
     * Detailed description of the incident
     */
    summary?: string;
    /**
     * Whether the incident is real, a test, a tutorial, or importing as a retrospective incident
     */
    mode?: string;
    /**
     * Whether the incident should be open to anyone in your chat workspace (public), or invite-only (private).
     */
    visibility?: string;
    /**
     * A permanent link to the homepage for this incident
     */
    permalink?: string;
    /**
     * The call URL attached to this incident
     */
    call_url?: string;
    /**
     * Identifier of the chat channel of the incident.
     */
    chat_channel_id?: string;
    /**
     * Name of the chat channel
     */
    chat_channel_name?: string;
    /**
     * Identifier of the chat team or workspace.
     */
    chat_team_id?: string;
    /**
     * If this incident has a debrief attached
     */
    has_debrief?: boolean;
    /**
     * When the incident was created
     */
    created_at?: string;
    /**
     * When the incident was last updated
     */
    updated_at?: string;
    creator?: IncidentIoActor;
    incident_status?: IncidentIoIncidentStatus;
    severity?: IncidentIoSeverity;
    incident_type?: IncidentIoIncidentType;
    /**
     * A list of who is assigned to each role for this incident
     */
    incident_role_assignments?: Array<IncidentIoIncidentRoleAssignment>;
    /**
     * Custom field entries for this incident
     */
    custom_field_entries?: Array<IncidentIoCustomFieldEntry>;
    /**
     * Incident duration metrics and their measurements for this incident
     */
    duration_metrics?: Array<IncidentIoIncidentDurationMetricWithValue>;
    /**
     * Incident lifecycle events and when they occurred
     */
    incident_timestamp_values?: Array<IncidentIoIncidentTimestampWithValue>;
    /**
     * Amount of time spent on the incident in late hours
     */
    workload_minutes_late?: number;
    /**
     * Amount of time spent on the incident in sleeping hours
     */
    workload_minutes_sleeping?: number;
    /**
     * Amount of time spent on the incident in total
     */
    workload_minutes_total?: number;
    /**
     * Amount of time spent on the incident in working hours
     */
    workload_minutes_working?: number;
};

export type IncidentIoIncidentsSearchResult = {
    data: Array<IncidentIoIncidentsSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoIncidentsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    reference?: SortDirection;
    summary?: SortDirection;
    mode?: SortDirection;
    visibility?: SortDirection;
    permalink?: SortDirection;
    call_url?: SortDirection;
    chat_channel_id?: SortDirection;
    chat_channel_name?: SortDirection;
    chat_team_id?: SortDirection;
    has_debrief?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    workload_minutes_late?: SortDirection;
    workload_minutes_sleeping?: SortDirection;
    workload_minutes_total?: SortDirection;
    workload_minutes_working?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoIncidentsText = {
    id?: string;
    name?: string;
    reference?: string;
    summary?: string;
    mode?: string;
    visibility?: string;
    permalink?: string;
    call_url?: string;
    chat_channel_id?: string;
    chat_channel_name?: string;
    chat_team_id?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoRbacRole = {
    /**
     * Description of the purpose for the RBAC role
     */
    description?: string;
    /**
     * Unique identifier of the RBAC role
     */
    id?: string;
    /**
     * Name of the RBAC role
     */
    name?: string;
    /**
     * Unique human-readable slug for the RBAC role
     */
    slug?: string;
};

export type IncidentIoScheduleConfig = {
    /**
     * Rotas in this schedule
     */
    rotations?: Array<IncidentIoScheduleRotation>;
};

/**
 * A single shift on a schedule, representing who is on-call between a start and end time.
 */
export type IncidentIoScheduleEntry = {
    end_at?: string;
    /**
     * Unique identifier of the schedule entry
     */
    entry_id?: string;
    /**
     * A unique identifier for this entry, used to determine a unique shift
     */
    fingerprint?: string;
    /**
     * If present, the layer this entry applies to on the rotation
     */
    layer_id?: string;
    /**
     * If present, the rotation this entry applies to on the schedule
     */
    rotation_id?: string;
    start_at?: string;
    user?: IncidentIoUser;
};

export type IncidentIoScheduleHolidaysPublicConfig = {
    /**
     * ISO 3166-1 alpha-2 country codes for the countries that this schedule is configured to view holidays for
     */
    country_codes?: Array<string>;
};

export type IncidentIoScheduleLayer = {
    /**
     * Unique identifier of the layer
     */
    id?: string;
    /**
     * Name of the layer
     */
    name?: string;
};

export type IncidentIoScheduleRotation = {
    /**
     * When this version of the rotation takes effect.
     */
    effective_from?: string;
    /**
     * Determines when shifts change hands and who takes them: the first user in `users` comes on shift at this time, handing over to the next user after each `handovers` interval, cycling through the list — for example, weekly handovers from a Monday 09:00 give week-long shifts that change hands on Mondays at 09:00.
     */
    handover_start_at?: string;
    /**
     * The cadence shifts hand over on.
     */
    handovers?: Array<IncidentIoScheduleRotationHandover>;
    /**
     * Unique internal ID of the rotation
     */
    id?: string;
    /**
     * Controls how many people are on-call concurrently
     */
    layers?: Array<IncidentIoScheduleLayer>;
    /**
     * Human readable name synced from external provider
     */
    name?: string;
    /**
     * Scheduling algorithm to use for this rotation.
     */
    scheduling_mode?: string;
    /**
     * The people in the rotation, in the order they take shifts.
     */
    users?: Array<IncidentIoUser>;
    /**
     * Optional restrictions that define when to schedule people for this rota
     */
    working_intervals?: Array<IncidentIoScheduleRotationWorkingInterval>;
};

export type IncidentIoScheduleRotationHandover = {
    interval?: number;
    /**
     * How often a handover occurs
     */
    interval_type?: string;
};

export type IncidentIoScheduleRotationWorkingInterval = {
    /**
     * End time of the interval, in 24hr format
     */
    end_time?: string;
    /**
     * Start time of the interval, in 24hr format
     */
    start_time?: string;
    /**
     * Weekdays for use with a schedule
     */
    weekday?: string;
};

export type IncidentIoSchedulesAggregateParams = {
    query?: {
        filter?: IncidentIoSchedulesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoSchedulesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoSchedulesCondition = {
    eq?: IncidentIoSchedulesEquality;
    neq?: IncidentIoSchedulesEquality;
    gt?: IncidentIoSchedulesOrder;
    gte?: IncidentIoSchedulesOrder;
    lt?: IncidentIoSchedulesOrder;
    lte?: IncidentIoSchedulesOrder;
    in?: IncidentIoSchedulesMembership;
    like?: IncidentIoSchedulesText;
    fuzzy?: IncidentIoSchedulesText;
    keyword?: IncidentIoSchedulesText;
    not?: IncidentIoSchedulesCondition;
    and?: Array<IncidentIoSchedulesCondition>;
    or?: Array<IncidentIoSchedulesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoSchedulesEquality = {
    id?: string | null;
    name?: string | null;
    timezone?: string | null;
    created_at?: string | null;
    updated_at?: string | null;
    annotations?: {
        [key: string]: unknown;
    } | null;
    config?: IncidentIoScheduleConfig | null;
    holidays_public_config?: IncidentIoScheduleHolidaysPublicConfig | null;
    team_ids?: Array<string> | null;
    current_shifts?: Array<IncidentIoScheduleEntry> | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | IncidentIoScheduleConfig | null | IncidentIoScheduleHolidaysPublicConfig | null | Array<string> | null | Array<IncidentIoScheduleEntry> | null | undefined;
};

export type IncidentIoSchedulesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoSchedulesGetResult = {
    data: IncidentIoSchedulesRecord;
    raw?: RawRecord;
};

export type IncidentIoSchedulesListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoSchedulesListResult = {
    data: Array<IncidentIoSchedulesRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoSchedulesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    timezone?: Array<string>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    annotations?: Array<{
        [key: string]: unknown;
    }>;
    config?: Array<IncidentIoScheduleConfig>;
    holidays_public_config?: Array<IncidentIoScheduleHolidaysPublicConfig>;
    team_ids?: Array<Array<string>>;
    current_shifts?: Array<Array<IncidentIoScheduleEntry>>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<IncidentIoScheduleConfig> | Array<IncidentIoScheduleHolidaysPublicConfig> | Array<Array<string>> | Array<Array<IncidentIoScheduleEntry>> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoSchedulesOrder = {
    id?: string;
    name?: string;
    timezone?: string;
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Schedules
 *
 * On-call schedules.
 */
export type IncidentIoSchedulesRecord = {
    /**
     * Unique internal ID of the schedule
     */
    id: string;
    /**
     * Human readable name synced from external provider
     */
    name: string | null;
    /**
     * Timezone of the schedule, as interpreted at the point of generating the report
     */
    timezone: string | null;
    created_at: string | null;
    updated_at: string | null;
    /**
     * Annotations that track metadata about this resource
     */
    annotations: {
        [key: string]: unknown;
    } | null;
    config: IncidentIoScheduleConfig | null;
    holidays_public_config: IncidentIoScheduleHolidaysPublicConfig | null;
    /**
     * IDs of teams that own this schedule
     */
    team_ids: Array<string> | null;
    /**
     * Shifts that are ongoing for this schedule
     */
    current_shifts: Array<IncidentIoScheduleEntry> | null;
};

export type IncidentIoSchedulesSearchParams = {
    query: {
        filter?: IncidentIoSchedulesCondition;
        sort?: IncidentIoSchedulesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Schedules, as returned by search: fields without a value are omitted.
 */
export type IncidentIoSchedulesSearchRecord = {
    /**
     * Unique internal ID of the schedule
     */
    id: string;
    /**
     * Human readable name synced from external provider
     */
    name?: string;
    /**
     * Timezone of the schedule, as interpreted at the point of generating the report
     */
    timezone?: string;
    created_at?: string;
    updated_at?: string;
    /**
     * Annotations that track metadata about this resource
     */
    annotations?: {
        [key: string]: unknown;
    };
    config?: IncidentIoScheduleConfig;
    holidays_public_config?: IncidentIoScheduleHolidaysPublicConfig;
    /**
     * IDs of teams that own this schedule
     */
    team_ids?: Array<string>;
    /**
     * Shifts that are ongoing for this schedule
     */
    current_shifts?: Array<IncidentIoScheduleEntry>;
};

export type IncidentIoSchedulesSearchResult = {
    data: Array<IncidentIoSchedulesSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoSchedulesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    timezone?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoSchedulesText = {
    id?: string;
    name?: string;
    timezone?: string;
    team_ids?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoSeveritiesAggregateParams = {
    query?: {
        filter?: IncidentIoSeveritiesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoSeveritiesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoSeveritiesCondition = {
    eq?: IncidentIoSeveritiesEquality;
    neq?: IncidentIoSeveritiesEquality;
    gt?: IncidentIoSeveritiesOrder;
    gte?: IncidentIoSeveritiesOrder;
    lt?: IncidentIoSeveritiesOrder;
    lte?: IncidentIoSeveritiesOrder;
    in?: IncidentIoSeveritiesMembership;
    like?: IncidentIoSeveritiesText;
    fuzzy?: IncidentIoSeveritiesText;
    keyword?: IncidentIoSeveritiesText;
    not?: IncidentIoSeveritiesCondition;
    and?: Array<IncidentIoSeveritiesCondition>;
    or?: Array<IncidentIoSeveritiesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoSeveritiesEquality = {
    id?: string | null;
    name?: string | null;
    description?: string | null;
    rank?: number | null;
    created_at?: string | null;
    updated_at?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | number | null | string | null | string | null | undefined;
};

export type IncidentIoSeveritiesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoSeveritiesGetResult = {
    data: IncidentIoSeveritiesRecord;
    raw?: RawRecord;
};

export type IncidentIoSeveritiesListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoSeveritiesListResult = {
    data: Array<IncidentIoSeveritiesRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoSeveritiesMembership = {
    id?: Array<string>;
    name?: Array<string>;
    description?: Array<string>;
    rank?: Array<number>;
    created_at?: Array<string>;
    updated_at?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<number> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoSeveritiesOrder = {
    id?: string;
    name?: string;
    description?: string;
    rank?: number;
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown | string | number | string | undefined;
};

/**
 * Severities
 *
 * Severities, in order of rank; lower is less severe.
 */
export type IncidentIoSeveritiesRecord = {
    /**
     * Unique identifier of the severity
     */
    id: string;
    /**
     * Human readable name of the severity
     */
    name: string | null;
    /**
     * Description of the severity
     */
    description: string | null;
    /**
     * Rank to help sort severities (lower numbers are less severe)
     */
    rank: number | null;
    /**
     * When the action was created
     */
    created_at: string | null;
    /**
     * When the action was last updated
     */
    updated_at: string | null;
};

export type IncidentIoSeveritiesSearchParams = {
    query: {
        filter?: IncidentIoSeveritiesCondition;
        sort?: IncidentIoSeveritiesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Severities, as returned by search: fields without a value are omitted.
 */
export type IncidentIoSeveritiesSearchRecord = {
    /**
     * Unique identifier of the severity
     */
    id: string;
    /**
     * Human readable name of the severity
     */
    name?: string;
    /**
     * Description of the severity
     */
    description?: string;
    /**
     * Rank to help sort severities (lower numbers are less severe)
     */
    rank?: number;
    /**
     * When the action was created
     */
    created_at?: string;
    /**
     * When the action was last updated
     */
    updated_at?: string;
};

export type IncidentIoSeveritiesSearchResult = {
    data: Array<IncidentIoSeveritiesSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoSeveritiesSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    description?: SortDirection;
    rank?: SortDirection;
    created_at?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoSeveritiesText = {
    id?: string;
    name?: string;
    description?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoSeverity = {
    /**
     * When the action was created
     */
    created_at?: string;
    /**
     * Description of the severity
     */
    description?: string;
    /**
     * Unique identifier of the severity
     */
    id?: string;
    /**
     * Human readable name of the severity
     */
    name?: string;
    /**
     * Rank to help sort severities (lower numbers are less severe)
     */
    rank?: number;
    /**
     * When the action was last updated
     */
    updated_at?: string;
};

export type IncidentIoUser = {
    /**
     * Email address of the user.
     */
    email?: string;
    /**
     * Unique identifier of the user
     */
    id?: string;
    /**
     * Name of the user
     */
    name?: string;
    /**
     * DEPRECATED: Role of the user as of March 9th 2023, this value is no longer updated.
     */
    role?: string;
    /**
     * Identifier of the user in the chat product
     */
    chat_user_id?: string;
};

export type IncidentIoUsersAggregateParams = {
    query?: {
        filter?: IncidentIoUsersCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type IncidentIoUsersAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type IncidentIoUsersCondition = {
    eq?: IncidentIoUsersEquality;
    neq?: IncidentIoUsersEquality;
    gt?: IncidentIoUsersOrder;
    gte?: IncidentIoUsersOrder;
    lt?: IncidentIoUsersOrder;
    lte?: IncidentIoUsersOrder;
    in?: IncidentIoUsersMembership;
    like?: IncidentIoUsersText;
    fuzzy?: IncidentIoUsersText;
    keyword?: IncidentIoUsersText;
    not?: IncidentIoUsersCondition;
    and?: Array<IncidentIoUsersCondition>;
    or?: Array<IncidentIoUsersCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type IncidentIoUsersEquality = {
    id?: string | null;
    name?: string | null;
    email?: string | null;
    /**
     * @deprecated
     */
    role?: string | null;
    chat_user_id?: string | null;
    base_role?: IncidentIoRbacRole | null;
    custom_roles?: Array<IncidentIoRbacRole> | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | IncidentIoRbacRole | null | Array<IncidentIoRbacRole> | null | undefined;
};

export type IncidentIoUsersGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoUsersGetResult = {
    data: IncidentIoUsersRecord;
    raw?: RawRecord;
};

export type IncidentIoUsersListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type IncidentIoUsersListResult = {
    data: Array<IncidentIoUsersRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type IncidentIoUsersMembership = {
    id?: Array<string>;
    name?: Array<string>;
    email?: Array<string>;
    role?: Array<string>;
    chat_user_id?: Array<string>;
    base_role?: Array<IncidentIoRbacRole>;
    custom_roles?: Array<Array<IncidentIoRbacRole>>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<IncidentIoRbacRole> | Array<Array<IncidentIoRbacRole>> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type IncidentIoUsersOrder = {
    id?: string;
    name?: string;
    email?: string;
    /**
     * @deprecated
     */
    role?: string;
    chat_user_id?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * Users
 *
 * Users of the organization, including inactive ones.
 */
export type IncidentIoUsersRecord = {
    /**
     * Unique identifier of the user
     */
    id: string;
    /**
     * Name of the user
     */
    name: string | null;
    /**
     * Email address of the user.
     */
    email: string | null;
    /**
     * DEPRECATED: Role of the user as of March 9th 2023, this value is no longer updated.
     *
     * @deprecated
     */
    role: string | null;
    /**
     * Identifier of the user in the chat product
     */
    chat_user_id: string | null;
    base_role: IncidentIoRbacRole | null;
    custom_roles: Array<IncidentIoRbacRole> | null;
};

export type IncidentIoUsersSearchParams = {
    query: {
        filter?: IncidentIoUsersCondition;
        sort?: IncidentIoUsersSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Users, as returned by search: fields without a value are omitted.
 */
export type IncidentIoUsersSearchRecord = {
    /**
     * Unique identifier of the user
     */
    id: string;
    /**
     * Name of the user
     */
    name?: string;
    /**
     * Email address of the user.
     */
    email?: string;
    /**
     * DEPRECATED: Role of the user as of March 9th 2023, this value is no longer updated.
     *
     * @deprecated
     */
    role?: string;
    /**
     * Identifier of the user in the chat product
     */
    chat_user_id?: string;
    base_role?: IncidentIoRbacRole;
    custom_roles?: Array<IncidentIoRbacRole>;
};

export type IncidentIoUsersSearchResult = {
    data: Array<IncidentIoUsersSearchRecord>;
    meta: SearchMeta;
};

export type IncidentIoUsersSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    email?: SortDirection;
    role?: SortDirection;
    chat_user_id?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type IncidentIoUsersText = {
    id?: string;
    name?: string;
    email?: string;
    role?: string;
    chat_user_id?: string;
    [key: string]: unknown | string | undefined;
};

export type IncidentIoWorkflowActor = {
    /**
     * Unique identifier for the workflow
     */
    id?: string;
    /**
     * Name provided by the user when creating the workflow
     */
    name?: string;
};

/**
 * Records of this page that the vendor sent in a form that the entity does not have. They are not in `data`. Absent where there are none.
 */
export type InvalidRecords = Array<{
    /**
     * The ID of the record; null where it cannot be read.
     */
    id: string | null;
    /**
     * The first field that does not fit.
     */
    field: string;
    message: string;
}>;

/**
 * RFC 7517. The public keys that verify tokens issued by this service.
 */
export type JsonWebKeySet = {
    keys: Array<{
        kty: string;
        crv: string;
        x: string;
        y: string;
        kid: string;
        alg: string;
        use: string;
    }>;
};

/**
 * Maximum size of data in bytes, with raw where it is asked for. A page ends with the last record that fits; the cursor tells how to go on. A record that is larger is a page of its own.
 */
export type MaxBytes = number;

/**
 * A JSON-RPC 2.0 request or notification of the Model Context Protocol.
 */
export type McpRequest = {
    jsonrpc: '2.0';
    /**
     * Absent in a notification.
     */
    id?: string | number;
    method: string;
    /**
     * As the method has them.
     */
    params?: {
        [key: string]: unknown;
    };
};

/**
 * A JSON-RPC 2.0 response of the Model Context Protocol.
 */
export type McpResponse = {
    jsonrpc: '2.0';
    id?: string | number | null;
    result?: {
        [key: string]: unknown;
    };
    error?: {
        [key: string]: unknown;
    };
};

export type OauthClient = {
    connector_type: ConnectorTypeName;
    client_id: string;
    environment?: {
        [key: string]: string;
    };
    created_at: Timestamp;
    updated_at: Timestamp;
};

export type OauthClientInput = {
    client_id: string;
    client_secret: string;
    environment?: Environment;
};

export type OauthConsent = {
    /**
     * Send the user to this URL.
     */
    consent_url: string;
    session_id: Id;
    expires_at: Timestamp;
};

export type OauthInitiate = {
    customer_name: CustomerName;
    connector_type: ConnectorType;
    /**
     * Where the user is redirected after authorization. Must be registered for the organization.
     */
    redirect_url: string;
    name?: string;
    environment?: Environment;
    replication_config?: ReplicationConfig;
    /**
     * Reconnect this connector instead of creating a new one.
     */
    connector_id?: string;
    /**
     * Whether nothing is connected until the application confirms the session. So a link that was forwarded cannot connect the account of its opener: the application confirms only where the user who returned is the one whom it sent. Defaults to `confirm_consents` of the organization.
     */
    confirm?: boolean;
};

export type OauthSession = {
    status: string;
    connector_id?: string;
    error?: string;
};

export type Organization = {
    id: Id;
    name: string;
    /**
     * Origins, or origins with an exact path, to which a consent flow may redirect.
     */
    redirect_urls: Array<string>;
    /**
     * Whether consent flows of this organization are confirmed by the application unless they say otherwise.
     */
    confirm_consents: boolean;
    /**
     * Color of the buttons on consent pages, as `#rrggbb`; null for ours.
     */
    accent_color: string | null;
    /**
     * The image on consent pages without its metadata; null for none.
     */
    logo: string | null;
};

export type OrganizationUpdate = {
    name?: string;
    redirect_urls?: Array<string>;
    confirm_consents?: boolean;
    /**
     * Color of the buttons on consent pages. White text on it must have a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3). Null restores ours.
     */
    accent_color?: string | null;
    /**
     * Image on consent pages: a PNG of at most 32 KiB and 512 by 512 pixels, not interlaced. Its metadata is not stored. Null removes it.
     */
    logo?: string | null;
};

export type Pagination = {
    /**
     * Cursor for the next page; null on the last page.
     */
    after: string | null;
    /**
     * The requested page size.
     */
    page_size: number | null;
};

/**
 * Why the stored records may not be exactly those of the vendor. No record is removed until a later sync has settled it.
 */
export type PossiblyIncomplete = {
    /**
     * `parts_skipped`: see `skipped`. `listing_end_unclear`: the listing ended without a sign that it was complete. `records_left_out`: the listing did not show records that the vendor still has. `large_drop`: so many records are missing that a second complete listing has to confirm it. `deletions_unconfirmed`: the vendor did not answer whether missing records still exist.
     */
    reason: string;
};

/**
 * RFC 9457. `code` is for programs, `detail` for people. Neither contains submitted values.
 */
export type Problem = {
    /**
     * URL of the code's documentation.
     */
    type: string;
    title: string;
    status: number;
    detail: string;
    code: ErrorCode;
    request_id: string;
    errors?: Array<{
        in: string;
        /**
         * JSON Pointer (RFC 6901) into the body.
         */
        pointer?: string;
        /**
         * Name of the query, path or header parameter.
         */
        name?: string;
        code: string;
        message: string;
    }>;
    /**
     * Seconds to wait, as in the Retry-After header.
     */
    retry_after?: number;
    /**
     * Status, error code and request ID reported by the vendor.
     */
    upstream?: {
        status?: number;
        code?: string;
        request_id?: string;
    };
    /**
     * ID of the sync in progress. Present with sync_in_progress.
     */
    sync_id?: string;
    /**
     * Replication state of the entity, with search_not_ready.
     */
    state?: string;
};

export type ProjectedGet = {
    data: ProjectedRecord;
    raw?: RawRecord;
};

export type ProjectedList = {
    data: Array<ProjectedRecord>;
    pagination?: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * A record with the requested fields: those members of the record that `fields` names, and `id`. Of an array, each object keeps what lies on a path. A path that leads through a missing object or null names nothing.
 */
export type ProjectedRecord = {
    id: string;
    [key: string]: unknown;
};

/**
 * RFC 9728, section 2.
 */
export type ProtectedResource = {
    resource: string;
    resource_name?: string;
    bearer_methods_supported: Array<string>;
    scopes_supported?: Array<string>;
};

/**
 * The vendor's own record, present only with `raw`. Members that are named like secrets are removed, and secrets in texts are replaced by `[redacted]`. Null where the record is nested deeper than 100 levels, or where the raw records of the response exceed 8 MiB.
 */
export type RawRecord = {
    [key: string]: unknown;
} | null;

/**
 * The vendor's own records, in the order of `data`. Present only with `raw`.
 */
export type RawRecords = Array<RawRecord>;

/**
 * What the full-text search of the reference reads.
 */
export type ReferenceIndex = Array<{
    /**
     * Name of the page.
     */
    page: string;
    title: string;
    /**
     * Anchor on the page; empty for the page itself.
     */
    section: string;
    text: string;
}>;

export type Replication = {
    data: Array<{
        entity: string;
        state: string;
        record_count: number;
        last_synced_at: string | null;
        next_sync_at: string | null;
        error?: SyncError;
        skipped?: SkippedParts;
        skipped_count?: SkippedCount;
        possibly_incomplete?: PossiblyIncomplete;
        limitation?: SyncLimitation;
    }>;
};

/**
 * What to replicate, for connector types that require a selection (see the catalogue).
 */
export type ReplicationConfig = {
    [key: string]: string;
};

export type ScopedToken = {
    /**
     * A token limited to the connectors of one customer.
     */
    access_token: string;
    token_type: 'bearer';
    /**
     * Lifetime in seconds.
     */
    expires_in: number;
    organization_id: Id;
    customer_name: string;
};

export type ScopedTokenRequest = {
    customer_name: CustomerName;
    grants?: Grants;
};

/**
 * The value of meta.cursor from the previous page.
 */
export type SearchCursor = string;

/**
 * Paths of the fields to return. id is always included.
 */
export type SearchFields = Array<string>;

/**
 * Maximum number of results to return.
 */
export type SearchLimit = number;

export type SearchMeta = {
    has_more: boolean;
    /**
     * Cursor for the next page; null if and only if has_more is false.
     */
    cursor: string | null;
    /**
     * Duration of the query in milliseconds.
     */
    took_ms: number | null;
    /**
     * Start of the entity's last successful sync, minus the delay of the vendor's export.
     */
    as_of: string;
};

/**
 * The operators of a filter.
 *
 * - `eq`: The field has this value; null means that it has none.
 * - `neq`: Not eq; so it holds for a field without a value.
 * - `gt`: The field has a greater value.
 * - `gte`: The field has this or a greater value.
 * - `lt`: The field has a smaller value.
 * - `lte`: The field has this or a smaller value.
 * - `in`: The field has one of these values.
 * - `like`: The text matches the pattern: % stands for any text, _ for one character.
 * - `fuzzy`: The text has the words in this order, each at least as the beginning of a word.
 * - `keyword`: The text has one of the words.
 * - `not`: The condition does not hold.
 * - `and`: All of the conditions hold.
 * - `or`: One of the conditions holds.
 */
export type SearchOperator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'like' | 'fuzzy' | 'keyword' | 'not' | 'and' | 'or';

/**
 * An operator of a filter. Later versions may add others.
 */
export type SearchOperatorName = string;

/**
 * How many parts are left out in all.
 */
export type SkippedCount = number;

export type SkippedPart = {
    /**
     * What could not be read: a record of the entity, the parent record of a list, an account, or an account and its days.
     */
    part: string;
    code: ErrorCode;
    /**
     * When the part was first left out.
     */
    since: string;
};

/**
 * Parts that the vendor did not let be read, oldest first, at most 100. Their stored records are kept, later syncs try them again, and until then the entity is `partial` in every sync.
 */
export type SkippedParts = Array<SkippedPart>;

export type SortDirection = 'asc' | 'desc';

export type Sync = {
    id: Id;
    status: SyncStatus;
    trigger: string;
    started_at: string | null;
    finished_at: string | null;
    entities: Array<SyncEntity>;
};

export type SyncEntity = {
    entity: string;
    mode: string;
    status: SyncStatus;
    pages: number;
    records_seen: number;
    records_written: number;
    records_deleted: number;
    error?: SyncError;
    skipped?: SkippedParts;
    skipped_count?: SkippedCount;
    possibly_incomplete?: PossiblyIncomplete;
};

export type SyncError = {
    code: ErrorCode;
    detail: string;
};

/**
 * A limitation of a searchable entity: the vendor does not serve its export of this entity or of its parent entity. The entity is replicated from its list instead, which may omit records. Records that the list no longer shows are deleted once the vendor confirms that they no longer exist.
 */
export type SyncLimitation = {
    code: ErrorCode;
    detail: string;
};

export type SyncPage = {
    data: Array<Sync>;
    pagination: Pagination;
};

export type SyncSettingsInput = {
    enabled?: boolean;
    interval_minutes?: number;
};

export type SyncStart = {
    /**
     * Defaults to all searchable entities. An entity that is listed per parent record also syncs its parent entity if that has not been synced yet.
     */
    entities?: Array<string>;
    mode?: 'auto' | 'full';
};

export type SyncStatus = string;

/**
 * RFC 3339, UTC, exactly three fractional digits.
 */
export type Timestamp = string;

export type Token = {
    /**
     * Send it in the Authorization header as a bearer token.
     */
    access_token: string;
    token_type: 'bearer';
    /**
     * Lifetime in seconds.
     */
    expires_in: number;
    /**
     * Present if the client belongs to exactly one organization.
     */
    organization_id?: Id;
    /**
     * Present if only some of the client's scopes were granted.
     */
    scope?: string;
};

/**
 * RFC 6749, section 5.2. Returned to form and Basic requests; JSON requests receive a Problem.
 */
export type TokenError = {
    error: string;
    error_description?: string;
};

/**
 * RFC 6749, section 4.4.2. The client may authenticate with HTTP Basic instead of the two form fields.
 */
export type TokenForm = {
    /**
     * Only client_credentials is supported.
     */
    grant_type: string;
    client_id?: string;
    client_secret?: string;
    /**
     * Space-separated subset of the client's scopes.
     */
    scope?: string;
};

/**
 * A grant of an agent token, with the connector type that it covers.
 */
export type TokenGrant = {
    connector_type?: ConnectorTypeName;
    connector_id?: Id;
    entities?: Array<string>;
    actions?: Array<string>;
    fields?: Array<string>;
};

/**
 * The client's credentials. The operation also accepts the form defined in RFC 6749, section 4.4.
 */
export type TokenRequest = {
    client_id: string;
    client_secret: string;
};

/**
 * The outcome of one attempt. The response body of the receiver is neither stored nor returned.
 */
export type WebhookAttempt = {
    /**
     * True when the receiver responded with a 2xx status.
     */
    delivered: boolean;
    response_status: number | null;
    error: WebhookError;
    duration_ms: number;
};

/**
 * The delivery of one event to one endpoint.
 */
export type WebhookDelivery = {
    /**
     * Also the `webhook-id` header of every attempt.
     */
    event_id: string;
    type: EventType;
    status: string;
    /**
     * Attempts since the delivery was created or replayed.
     */
    attempts: number;
    /**
     * Status of the last attempt.
     */
    response_status: number | null;
    error: WebhookError;
    /**
     * Duration of the last attempt.
     */
    duration_ms: number | null;
    last_attempt_at: string | null;
    next_attempt_at: string | null;
    created_at: Timestamp;
};

export type WebhookDeliveryPage = {
    data: Array<WebhookDelivery>;
    pagination: Pagination;
};

export type WebhookEndpoint = {
    id: Id;
    url: string;
    /**
     * Empty when all types are sent.
     */
    types: Array<string>;
    customer_name: string | null;
    description: string;
    enabled: boolean;
    /**
     * `gone`: the receiver responded 410. `failing`: no delivery succeeded for 5 days. `restored`: the service was restored from a backup, and nothing is sent until the endpoint is enabled.
     */
    disabled_reason: string | null;
    /**
     * The first failed attempt since the last success.
     */
    failing_since: string | null;
    /**
     * Ed25519 keys (`whpk_…`) that verify the `v1a` signatures, the newest first. Two for 24 hours after a rotation.
     */
    public_keys: Array<string>;
    /**
     * Verifies the `v1` signatures (`whsec_…`). Returned only when the endpoint is created and when the secret is rotated.
     */
    secret?: string;
    created_at: Timestamp;
    updated_at: Timestamp;
};

export type WebhookEndpointCreate = {
    url: WebhookUrl;
    types?: EventTypes;
    /**
     * Send only events of this customer. Events of all customers without it. It cannot be changed later.
     */
    customer_name?: string;
    description?: string;
    enabled?: boolean;
};

export type WebhookEndpointPage = {
    data: Array<WebhookEndpoint>;
    pagination: Pagination;
};

export type WebhookEndpointUpdate = {
    url?: WebhookUrl;
    types?: EventTypes;
    description?: string;
    /**
     * False also ends the deliveries that are pending; they can be replayed once the endpoint is enabled.
     */
    enabled?: boolean;
};

/**
 * Why the attempt failed.
 */
export type WebhookError = string | null;

/**
 * Exactly one of `event_id`, `from` (with or without `to`) and `failed`.
 */
export type WebhookReplay = {
    /**
     * This event, whatever its type.
     */
    event_id?: string;
    /**
     * All events of the endpoint's types since this time.
     */
    from?: string;
    /**
     * With `from`: up to but not including this time.
     */
    to?: string;
    /**
     * Every delivery that failed.
     */
    failed?: true;
};

export type WebhookReplayed = {
    /**
     * Deliveries that are pending now.
     */
    replayed: number;
};

/**
 * Where events are sent: an https URL with a public address, without credentials and fragment. The sandbox also accepts http URLs with a loopback address. The address is checked again whenever a connection is opened.
 */
export type WebhookUrl = string;

export type ZendeskSupportArticleAttachmentsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    /**
     * The article that the file belongs to.
     */
    article_id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportArticleAttachmentsGetResult = {
    data: ZendeskSupportArticleAttachmentsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportArticleAttachmentsListParams = {
    /**
     * The article whose files are listed.
     */
    article_id: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportArticleAttachmentsListResult = {
    data: Array<ZendeskSupportArticleAttachmentsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Article attachments
 *
 * Files attached to help center articles.
 */
export type ZendeskSupportArticleAttachmentsRecord = {
    /**
     * Unique identifier of the attachment
     */
    id: string;
    /**
     * The associated article, if present
     */
    article_id: string | null;
    /**
     * The media type.
     */
    content_type: string | null;
    /**
     * URL where the attachment file can be downloaded
     */
    content_url: string | null;
    /**
     * The time the article attachment was created
     */
    created_at: string | null;
    /**
     * The file name
     */
    file_name: string | null;
    /**
     * Whether the file is inline in the article rather than in its attachment list.
     */
    inline: boolean | null;
    /**
     * The translation that an inline file belongs to.
     */
    locale: string | null;
    /**
     * The attachment file size in bytes
     */
    size: number | null;
    /**
     * The time the article attachment was last updated
     */
    updated_at: string | null;
    /**
     * The URL of the article attachment
     */
    url: string | null;
};

export type ZendeskSupportArticlesAggregateParams = {
    query?: {
        filter?: ZendeskSupportArticlesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportArticlesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportArticlesCondition = {
    eq?: ZendeskSupportArticlesEquality;
    neq?: ZendeskSupportArticlesEquality;
    gt?: ZendeskSupportArticlesOrder;
    gte?: ZendeskSupportArticlesOrder;
    lt?: ZendeskSupportArticlesOrder;
    lte?: ZendeskSupportArticlesOrder;
    in?: ZendeskSupportArticlesMembership;
    like?: ZendeskSupportArticlesText;
    fuzzy?: ZendeskSupportArticlesText;
    keyword?: ZendeskSupportArticlesText;
    not?: ZendeskSupportArticlesCondition;
    and?: Array<ZendeskSupportArticlesCondition>;
    or?: Array<ZendeskSupportArticlesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportArticlesEquality = {
    id?: string | null;
    author_id?: string | null;
    body?: string | null;
    comments_disabled?: boolean | null;
    content_tag_ids?: Array<string> | null;
    created_at?: string | null;
    draft?: boolean | null;
    edited_at?: string | null;
    html_url?: string | null;
    label_names?: Array<string> | null;
    locale?: string | null;
    outdated_locales?: Array<string> | null;
    permission_group_id?: string | null;
    position?: number | null;
    promoted?: boolean | null;
    section_id?: string | null;
    source_locale?: string | null;
    title?: string | null;
    updated_at?: string | null;
    url?: string | null;
    user_segment_id?: string | null;
    user_segment_ids?: Array<string> | null;
    vote_count?: number | null;
    vote_sum?: number | null;
    [key: string]: unknown | string | null | string | null | string | null | boolean | null | Array<string> | null | string | null | boolean | null | string | null | string | null | Array<string> | null | string | null | Array<string> | null | string | null | number | null | boolean | null | string | null | string | null | string | null | string | null | string | null | string | null | Array<string> | null | number | null | number | null | undefined;
};

export type ZendeskSupportArticlesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportArticlesGetResult = {
    data: ZendeskSupportArticlesRecord;
    raw?: RawRecord;
};

export type ZendeskSupportArticlesListParams = {
    /**
     * The field to sort by. Prefix it with a hyphen for descending order.
     */
    sort?: string;
    /**
     * Only articles that have all of these labels.
     */
    label_names?: Array<string>;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportArticlesListResult = {
    data: Array<ZendeskSupportArticlesRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportArticlesMembership = {
    id?: Array<string>;
    author_id?: Array<string>;
    body?: Array<string>;
    comments_disabled?: Array<boolean>;
    content_tag_ids?: Array<Array<string>>;
    created_at?: Array<string>;
    draft?: Array<boolean>;
    edited_at?: Array<string>;
    html_url?: Array<string>;
    label_names?: Array<Array<string>>;
    locale?: Array<string>;
    outdated_locales?: Array<Array<string>>;
    permission_group_id?: Array<string>;
    position?: Array<number>;
    promoted?: Array<boolean>;
    section_id?: Array<string>;
    source_locale?: Array<string>;
    title?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    user_segment_id?: Array<string>;
    user_segment_ids?: Array<Array<string>>;
    vote_count?: Array<number>;
    vote_sum?: Array<number>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<Array<string>> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<Array<string>> | Array<string> | Array<number> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<number> | Array<number> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportArticlesOrder = {
    id?: string;
    author_id?: string;
    body?: string;
    created_at?: string;
    edited_at?: string;
    html_url?: string;
    locale?: string;
    permission_group_id?: string;
    position?: number;
    section_id?: string;
    source_locale?: string;
    title?: string;
    updated_at?: string;
    url?: string;
    user_segment_id?: string;
    vote_count?: number;
    vote_sum?: number;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Articles
 *
 * Articles of the help center.
 */
export type ZendeskSupportArticlesRecord = {
    /**
     * Unique identifier of the article
     */
    id: string;
    /**
     * Who wrote the article.
     */
    author_id: string | null;
    /**
     * HTML of the article.
     */
    body: string | null;
    /**
     * Whether comments are disabled.
     */
    comments_disabled: boolean | null;
    /**
     * Content tags of the article.
     */
    content_tag_ids: Array<string> | null;
    /**
     * The time the article was created
     */
    created_at: string | null;
    /**
     * Whether the translation of this locale is a draft.
     */
    draft: boolean | null;
    /**
     * When the article was last edited in this locale.
     */
    edited_at: string | null;
    /**
     * URL of the article in the help center.
     */
    html_url: string | null;
    /**
     * Labels of the article.
     */
    label_names: Array<string> | null;
    /**
     * The locale in which the article is displayed.
     */
    locale: string | null;
    /**
     * Locales in which the article is outdated.
     */
    outdated_locales: Array<string> | null;
    /**
     * The permission group that can edit and publish the article.
     */
    permission_group_id: string | null;
    /**
     * Position of the article in the list.
     */
    position: number | null;
    /**
     * Whether the article is promoted.
     */
    promoted: boolean | null;
    /**
     * The id of the section to which this article belongs
     */
    section_id: string | null;
    /**
     * The source locale of the article.
     */
    source_locale: string | null;
    /**
     * The title of the article
     */
    title: string | null;
    /**
     * The time the article was last updated
     */
    updated_at: string | null;
    /**
     * The API url of the article
     */
    url: string | null;
    /**
     * The user segment that can see the article; null for everyone.
     */
    user_segment_id: string | null;
    /**
     * The user segments that can see the article; some plans allow more than one.
     */
    user_segment_ids: Array<string> | null;
    /**
     * Number of votes.
     */
    vote_count: number | null;
    /**
     * Upvotes minus downvotes.
     */
    vote_sum: number | null;
};

export type ZendeskSupportArticlesSearchParams = {
    query: {
        filter?: ZendeskSupportArticlesCondition;
        sort?: ZendeskSupportArticlesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Articles, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportArticlesSearchRecord = {
    /**
     * Unique identifier of the article
     */
    id: string;
    /**
     * Who wrote the article.
     */
    author_id?: string;
    /**
     * HTML of the article.
     */
    body?: string;
    /**
     * Whether comments are disabled.
     */
    comments_disabled?: boolean;
    /**
     * Content tags of the article.
     */
    content_tag_ids?: Array<string>;
    /**
     * The time the article was created
     */
    created_at?: string;
    /**
     * Whether the translation of this locale is a draft.
     */
    draft?: boolean;
    /**
     * When the article was last edited in this locale.
     */
    edited_at?: string;
    /**
     * URL of the article in the help center.
     */
    html_url?: string;
    /**
     * Labels of the article.
     */
    label_names?: Array<string>;
    /**
     * The locale in which the article is displayed.
     */
    locale?: string;
    /**
     * Locales in which the article is outdated.
     */
    outdated_locales?: Array<string>;
    /**
     * The permission group that can edit and publish the article.
     */
    permission_group_id?: string;
    /**
     * Position of the article in the list.
     */
    position?: number;
    /**
     * Whether the article is promoted.
     */
    promoted?: boolean;
    /**
     * The id of the section to which this article belongs
     */
    section_id?: string;
    /**
     * The source locale of the article.
     */
    source_locale?: string;
    /**
     * The title of the article
     */
    title?: string;
    /**
     * The time the article was last updated
     */
    updated_at?: string;
    /**
     * The API url of the article
     */
    url?: string;
    /**
     * The user segment that can see the article; null for everyone.
     */
    user_segment_id?: string;
    /**
     * The user segments that can see the article; some plans allow more than one.
     */
    user_segment_ids?: Array<string>;
    /**
     * Number of votes.
     */
    vote_count?: number;
    /**
     * Upvotes minus downvotes.
     */
    vote_sum?: number;
};

export type ZendeskSupportArticlesSearchResult = {
    data: Array<ZendeskSupportArticlesSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportArticlesSort = Array<{
    id?: SortDirection;
    author_id?: SortDirection;
    body?: SortDirection;
    comments_disabled?: SortDirection;
    created_at?: SortDirection;
    draft?: SortDirection;
    edited_at?: SortDirection;
    html_url?: SortDirection;
    locale?: SortDirection;
    permission_group_id?: SortDirection;
    position?: SortDirection;
    promoted?: SortDirection;
    section_id?: SortDirection;
    source_locale?: SortDirection;
    title?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    user_segment_id?: SortDirection;
    vote_count?: SortDirection;
    vote_sum?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportArticlesText = {
    id?: string;
    author_id?: string;
    body?: string;
    content_tag_ids?: string;
    html_url?: string;
    label_names?: string;
    locale?: string;
    outdated_locales?: string;
    permission_group_id?: string;
    section_id?: string;
    source_locale?: string;
    title?: string;
    url?: string;
    user_segment_id?: string;
    user_segment_ids?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * A file.
 */
export type ZendeskSupportAttachment = {
    /**
     * The media type.
     */
    content_type?: string;
    /**
     * Where the file can be downloaded.
     */
    content_url?: string;
    /**
     * If true, the attachment has been deleted
     */
    deleted?: boolean;
    /**
     * The name of the file
     */
    file_name?: string;
    /**
     * Height of an image in pixels
     */
    height?: number;
    /**
     * Unique identifier of the file
     */
    id?: string;
    /**
     * Whether the file is inline in the comment rather than in its attachment list.
     */
    inline?: boolean;
    /**
     * Whether the file can be downloaded although malware was found.
     */
    malware_access_override?: boolean;
    /**
     * The result of the malware scan, once it has run.
     */
    malware_scan_result?: string;
    /**
     * The download URL under the host name of the brand.
     */
    mapped_content_url?: string;
    /**
     * Bytes of the file
     */
    size?: number;
    /**
     * A URL to access the attachment details
     */
    url?: string;
    /**
     * Width of an image in pixels
     */
    width?: number;
    thumbnails?: Array<ZendeskSupportThumbnail>;
};

export type ZendeskSupportAttachmentsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportAttachmentsGetResult = {
    data: ZendeskSupportAttachmentsRecord;
    raw?: RawRecord;
};

/**
 * Attachments
 *
 * Files attached to ticket comments.
 */
export type ZendeskSupportAttachmentsRecord = {
    /**
     * Unique identifier of the attachment
     */
    id: string;
    /**
     * The content type of the image.
     */
    content_type: string | null;
    /**
     * A full URL where the attachment image file can be downloaded.
     */
    content_url: string | null;
    /**
     * If true, the attachment has been deleted
     */
    deleted: boolean | null;
    /**
     * The name of the image file
     */
    file_name: string | null;
    /**
     * The height of the image file in pixels.
     */
    height: number | null;
    /**
     * If true, the attachment is excluded from the attachment list and the attachment's URL can be referenced within the comment of a ticket.
     */
    inline: boolean | null;
    /**
     * If true, you can download an attachment flagged as malware.
     */
    malware_access_override: boolean | null;
    /**
     * The result of the malware scan.
     */
    malware_scan_result: string | null;
    /**
     * The URL the attachment image file has been mapped to
     */
    mapped_content_url: string | null;
    /**
     * The size of the image file in bytes
     */
    size: number | null;
    /**
     * A URL to access the attachment details
     */
    url: string | null;
    /**
     * The width of the image file in pixels.
     */
    width: number | null;
    /**
     * An array of attachment objects.
     */
    thumbnails: Array<ZendeskSupportThumbnail> | null;
};

export type ZendeskSupportAutomationsAggregateParams = {
    query?: {
        filter?: ZendeskSupportAutomationsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportAutomationsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportAutomationsCondition = {
    eq?: ZendeskSupportAutomationsEquality;
    neq?: ZendeskSupportAutomationsEquality;
    gt?: ZendeskSupportAutomationsOrder;
    gte?: ZendeskSupportAutomationsOrder;
    lt?: ZendeskSupportAutomationsOrder;
    lte?: ZendeskSupportAutomationsOrder;
    in?: ZendeskSupportAutomationsMembership;
    like?: ZendeskSupportAutomationsText;
    fuzzy?: ZendeskSupportAutomationsText;
    keyword?: ZendeskSupportAutomationsText;
    not?: ZendeskSupportAutomationsCondition;
    and?: Array<ZendeskSupportAutomationsCondition>;
    or?: Array<ZendeskSupportAutomationsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportAutomationsEquality = {
    id?: string | null;
    actions?: Array<ZendeskSupportRuleAction> | null;
    active?: boolean | null;
    conditions?: ZendeskSupportRuleConditions | null;
    created_at?: string | null;
    default?: boolean | null;
    position?: number | null;
    raw_title?: string | null;
    title?: string | null;
    updated_at?: string | null;
    [key: string]: unknown | string | null | Array<ZendeskSupportRuleAction> | null | boolean | null | ZendeskSupportRuleConditions | null | string | null | boolean | null | number | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportAutomationsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportAutomationsGetResult = {
    data: ZendeskSupportAutomationsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportAutomationsListParams = {
    /**
     * Return only active or only inactive ones.
     */
    active?: boolean;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportAutomationsListResult = {
    data: Array<ZendeskSupportAutomationsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportAutomationsMembership = {
    id?: Array<string>;
    actions?: Array<Array<ZendeskSupportRuleAction>>;
    active?: Array<boolean>;
    conditions?: Array<ZendeskSupportRuleConditions>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    position?: Array<number>;
    raw_title?: Array<string>;
    title?: Array<string>;
    updated_at?: Array<string>;
    [key: string]: unknown | Array<string> | Array<Array<ZendeskSupportRuleAction>> | Array<boolean> | Array<ZendeskSupportRuleConditions> | Array<string> | Array<boolean> | Array<number> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportAutomationsOrder = {
    id?: string;
    created_at?: string;
    position?: number;
    raw_title?: string;
    title?: string;
    updated_at?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Automations
 *
 * Time-based rules.
 */
export type ZendeskSupportAutomationsRecord = {
    /**
     * Unique identifier of the automation
     */
    id: string;
    /**
     * What the automation does.
     */
    actions: Array<ZendeskSupportRuleAction> | null;
    /**
     * Whether the automation is active
     */
    active: boolean | null;
    conditions: ZendeskSupportRuleConditions | null;
    /**
     * The time the automation was created
     */
    created_at: string | null;
    /**
     * Whether it is a default that every account starts with.
     */
    default: boolean | null;
    /**
     * Position in the order in which automations run.
     */
    position: number | null;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title: string | null;
    /**
     * The title of the automation
     */
    title: string | null;
    /**
     * The time of the last update of the automation
     */
    updated_at: string | null;
};

export type ZendeskSupportAutomationsSearchParams = {
    query: {
        filter?: ZendeskSupportAutomationsCondition;
        sort?: ZendeskSupportAutomationsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Automations, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportAutomationsSearchRecord = {
    /**
     * Unique identifier of the automation
     */
    id: string;
    /**
     * What the automation does.
     */
    actions?: Array<ZendeskSupportRuleAction>;
    /**
     * Whether the automation is active
     */
    active?: boolean;
    conditions?: ZendeskSupportRuleConditions;
    /**
     * The time the automation was created
     */
    created_at?: string;
    /**
     * Whether it is a default that every account starts with.
     */
    default?: boolean;
    /**
     * Position in the order in which automations run.
     */
    position?: number;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title?: string;
    /**
     * The title of the automation
     */
    title?: string;
    /**
     * The time of the last update of the automation
     */
    updated_at?: string;
};

export type ZendeskSupportAutomationsSearchResult = {
    data: Array<ZendeskSupportAutomationsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportAutomationsSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    position?: SortDirection;
    raw_title?: SortDirection;
    title?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportAutomationsText = {
    id?: string;
    raw_title?: string;
    title?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportBrandsAggregateParams = {
    query?: {
        filter?: ZendeskSupportBrandsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportBrandsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportBrandsCondition = {
    eq?: ZendeskSupportBrandsEquality;
    neq?: ZendeskSupportBrandsEquality;
    gt?: ZendeskSupportBrandsOrder;
    gte?: ZendeskSupportBrandsOrder;
    lt?: ZendeskSupportBrandsOrder;
    lte?: ZendeskSupportBrandsOrder;
    in?: ZendeskSupportBrandsMembership;
    like?: ZendeskSupportBrandsText;
    fuzzy?: ZendeskSupportBrandsText;
    keyword?: ZendeskSupportBrandsText;
    not?: ZendeskSupportBrandsCondition;
    and?: Array<ZendeskSupportBrandsCondition>;
    or?: Array<ZendeskSupportBrandsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportBrandsEquality = {
    id?: string | null;
    active?: boolean | null;
    brand_url?: string | null;
    created_at?: string | null;
    default?: boolean | null;
    has_help_center?: boolean | null;
    help_center_state?: string | null;
    host_mapping?: string | null;
    is_deleted?: boolean | null;
    logo?: ZendeskSupportAttachment | null;
    name?: string | null;
    signature_template?: string | null;
    subdomain?: string | null;
    ticket_form_ids?: Array<string> | null;
    updated_at?: string | null;
    url?: string | null;
    user_separation?: string | null;
    [key: string]: unknown | string | null | boolean | null | string | null | string | null | boolean | null | boolean | null | string | null | string | null | boolean | null | ZendeskSupportAttachment | null | string | null | string | null | string | null | Array<string> | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportBrandsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportBrandsGetResult = {
    data: ZendeskSupportBrandsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportBrandsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportBrandsListResult = {
    data: Array<ZendeskSupportBrandsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportBrandsMembership = {
    id?: Array<string>;
    active?: Array<boolean>;
    brand_url?: Array<string>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    has_help_center?: Array<boolean>;
    help_center_state?: Array<string>;
    host_mapping?: Array<string>;
    is_deleted?: Array<boolean>;
    logo?: Array<ZendeskSupportAttachment>;
    name?: Array<string>;
    signature_template?: Array<string>;
    subdomain?: Array<string>;
    ticket_form_ids?: Array<Array<string>>;
    updated_at?: Array<string>;
    url?: Array<string>;
    user_separation?: Array<string>;
    [key: string]: unknown | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<string> | Array<boolean> | Array<ZendeskSupportAttachment> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportBrandsOrder = {
    id?: string;
    brand_url?: string;
    created_at?: string;
    help_center_state?: string;
    host_mapping?: string;
    name?: string;
    signature_template?: string;
    subdomain?: string;
    updated_at?: string;
    url?: string;
    user_separation?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Brands
 *
 * The brands of the account.
 */
export type ZendeskSupportBrandsRecord = {
    /**
     * Unique identifier of the brand
     */
    id: string;
    /**
     * Whether the brand is active.
     */
    active: boolean | null;
    /**
     * The URL of the brand.
     */
    brand_url: string | null;
    /**
     * The time the brand was created
     */
    created_at: string | null;
    /**
     * Whether it is the default brand.
     */
    default: boolean | null;
    /**
     * Whether the brand has a help center.
     */
    has_help_center: boolean | null;
    /**
     * The state of the Help Center
     */
    help_center_state: string | null;
    /**
     * The custom host name of the brand, if any; visible to administrators.
     */
    host_mapping: string | null;
    /**
     * Whether the brand was deleted.
     */
    is_deleted: boolean | null;
    logo: ZendeskSupportAttachment | null;
    /**
     * The name of the brand
     */
    name: string | null;
    /**
     * The template of signatures.
     */
    signature_template: string | null;
    /**
     * The subdomain of the brand
     */
    subdomain: string | null;
    /**
     * IDs of the ticket forms that the brand uses.
     */
    ticket_form_ids: Array<string> | null;
    /**
     * The time of the last update of the brand
     */
    updated_at: string | null;
    /**
     * The API url of this brand
     */
    url: string | null;
    /**
     * Whether users belong to the brand only or to the whole account.
     */
    user_separation: string | null;
};

export type ZendeskSupportBrandsSearchParams = {
    query: {
        filter?: ZendeskSupportBrandsCondition;
        sort?: ZendeskSupportBrandsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Brands, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportBrandsSearchRecord = {
    /**
     * Unique identifier of the brand
     */
    id: string;
    /**
     * Whether the brand is active.
     */
    active?: boolean;
    /**
     * The URL of the brand.
     */
    brand_url?: string;
    /**
     * The time the brand was created
     */
    created_at?: string;
    /**
     * Whether it is the default brand.
     */
    default?: boolean;
    /**
     * Whether the brand has a help center.
     */
    has_help_center?: boolean;
    /**
     * The state of the Help Center
     */
    help_center_state?: string;
    /**
     * The custom host name of the brand, if any; visible to administrators.
     */
    host_mapping?: string;
    /**
     * Whether the brand was deleted.
     */
    is_deleted?: boolean;
    logo?: ZendeskSupportAttachment;
    /**
     * The name of the brand
     */
    name?: string;
    /**
     * The template of signatures.
     */
    signature_template?: string;
    /**
     * The subdomain of the brand
     */
    subdomain?: string;
    /**
     * IDs of the ticket forms that the brand uses.
     */
    ticket_form_ids?: Array<string>;
    /**
     * The time of the last update of the brand
     */
    updated_at?: string;
    /**
     * The API url of this brand
     */
    url?: string;
    /**
     * Whether users belong to the brand only or to the whole account.
     */
    user_separation?: string;
};

export type ZendeskSupportBrandsSearchResult = {
    data: Array<ZendeskSupportBrandsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportBrandsSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    brand_url?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    has_help_center?: SortDirection;
    help_center_state?: SortDirection;
    host_mapping?: SortDirection;
    is_deleted?: SortDirection;
    name?: SortDirection;
    signature_template?: SortDirection;
    subdomain?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    user_separation?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportBrandsText = {
    id?: string;
    brand_url?: string;
    help_center_state?: string;
    host_mapping?: string;
    name?: string;
    signature_template?: string;
    subdomain?: string;
    ticket_form_ids?: string;
    url?: string;
    user_separation?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportCalendarAndBusiness = {
    /**
     * Time in business hours
     */
    business?: number;
    /**
     * Time in calendar hours
     */
    calendar?: number;
};

export type ZendeskSupportCustomFieldOption = {
    /**
     * Whether selecting this option allows solving the ticket when the field is required to solve
     */
    allow_solving?: boolean;
    /**
     * Whether the option is selected in a new ticket.
     */
    default?: boolean;
    /**
     * Automatically assigned upon creation
     */
    id?: string;
    /**
     * Name of the dropdown option
     */
    name?: string;
    /**
     * Position of the dropdown option
     */
    position?: number;
    /**
     * Raw name of the dropdown option
     */
    raw_name?: string;
    /**
     * URL of the dropdown option
     */
    url?: string;
    /**
     * Value of the dropdown option
     */
    value?: string;
};

/**
 * The value of a custom field: a string, a number, a boolean or a list.
 */
export type ZendeskSupportCustomFieldValue = {
    /**
     * The ID of the custom field
     */
    id?: string;
    [key: string]: unknown;
};

export type ZendeskSupportDeletedTicketsAggregateParams = {
    query?: {
        filter?: ZendeskSupportDeletedTicketsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportDeletedTicketsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportDeletedTicketsCondition = {
    eq?: ZendeskSupportDeletedTicketsEquality;
    neq?: ZendeskSupportDeletedTicketsEquality;
    gt?: ZendeskSupportDeletedTicketsOrder;
    gte?: ZendeskSupportDeletedTicketsOrder;
    lt?: ZendeskSupportDeletedTicketsOrder;
    lte?: ZendeskSupportDeletedTicketsOrder;
    in?: ZendeskSupportDeletedTicketsMembership;
    like?: ZendeskSupportDeletedTicketsText;
    fuzzy?: ZendeskSupportDeletedTicketsText;
    keyword?: ZendeskSupportDeletedTicketsText;
    not?: ZendeskSupportDeletedTicketsCondition;
    and?: Array<ZendeskSupportDeletedTicketsCondition>;
    or?: Array<ZendeskSupportDeletedTicketsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportDeletedTicketsEquality = {
    id?: string | null;
    actor?: {
        id?: string;
        name?: string;
    } | null;
    deleted_at?: string | null;
    previous_state?: string | null;
    subject?: string | null;
    [key: string]: unknown | string | null | {
        id?: string;
        name?: string;
    } | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportDeletedTicketsListParams = {
    /**
     * The field to sort by. Prefix it with a hyphen for descending order.
     */
    sort?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportDeletedTicketsListResult = {
    data: Array<ZendeskSupportDeletedTicketsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportDeletedTicketsMembership = {
    id?: Array<string>;
    actor?: Array<{
        id?: string;
        name?: string;
    }>;
    deleted_at?: Array<string>;
    previous_state?: Array<string>;
    subject?: Array<string>;
    [key: string]: unknown | Array<string> | Array<{
        id?: string;
        name?: string;
    }> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportDeletedTicketsOrder = {
    id?: string;
    deleted_at?: string;
    previous_state?: string;
    subject?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Deleted tickets
 *
 * Tickets deleted in the last 30 days and not permanently erased yet.
 */
export type ZendeskSupportDeletedTicketsRecord = {
    /**
     * Unique identifier of the ticket
     */
    id: string;
    /**
     * Who deleted the ticket.
     */
    actor: {
        id?: string;
        name?: string;
    } | null;
    /**
     * When the ticket was deleted.
     */
    deleted_at: string | null;
    /**
     * The status of the ticket before deletion.
     */
    previous_state: string | null;
    /**
     * The subject of the ticket.
     */
    subject: string | null;
};

export type ZendeskSupportDeletedTicketsSearchParams = {
    query: {
        filter?: ZendeskSupportDeletedTicketsCondition;
        sort?: ZendeskSupportDeletedTicketsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Deleted tickets, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportDeletedTicketsSearchRecord = {
    /**
     * Unique identifier of the ticket
     */
    id: string;
    /**
     * Who deleted the ticket.
     */
    actor?: {
        id?: string;
        name?: string;
    };
    /**
     * When the ticket was deleted.
     */
    deleted_at?: string;
    /**
     * The status of the ticket before deletion.
     */
    previous_state?: string;
    /**
     * The subject of the ticket.
     */
    subject?: string;
};

export type ZendeskSupportDeletedTicketsSearchResult = {
    data: Array<ZendeskSupportDeletedTicketsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportDeletedTicketsSort = Array<{
    id?: SortDirection;
    deleted_at?: SortDirection;
    previous_state?: SortDirection;
    subject?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportDeletedTicketsText = {
    id?: string;
    previous_state?: string;
    subject?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportEnvironment = {
    /**
     * The account's subdomain, as in <subdomain>.zendesk.com.
     */
    subdomain: string;
};

export type ZendeskSupportGroupMembershipsAggregateParams = {
    query?: {
        filter?: ZendeskSupportGroupMembershipsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportGroupMembershipsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportGroupMembershipsCondition = {
    eq?: ZendeskSupportGroupMembershipsEquality;
    neq?: ZendeskSupportGroupMembershipsEquality;
    gt?: ZendeskSupportGroupMembershipsOrder;
    gte?: ZendeskSupportGroupMembershipsOrder;
    lt?: ZendeskSupportGroupMembershipsOrder;
    lte?: ZendeskSupportGroupMembershipsOrder;
    in?: ZendeskSupportGroupMembershipsMembership;
    like?: ZendeskSupportGroupMembershipsText;
    fuzzy?: ZendeskSupportGroupMembershipsText;
    keyword?: ZendeskSupportGroupMembershipsText;
    not?: ZendeskSupportGroupMembershipsCondition;
    and?: Array<ZendeskSupportGroupMembershipsCondition>;
    or?: Array<ZendeskSupportGroupMembershipsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportGroupMembershipsEquality = {
    id?: string | null;
    created_at?: string | null;
    default?: boolean | null;
    group_id?: string | null;
    updated_at?: string | null;
    url?: string | null;
    user_id?: string | null;
    [key: string]: unknown | string | null | string | null | boolean | null | string | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportGroupMembershipsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportGroupMembershipsListResult = {
    data: Array<ZendeskSupportGroupMembershipsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportGroupMembershipsMembership = {
    id?: Array<string>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    group_id?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    user_id?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportGroupMembershipsOrder = {
    id?: string;
    created_at?: string;
    group_id?: string;
    updated_at?: string;
    url?: string;
    user_id?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Group memberships
 *
 * Which agents are in which groups.
 */
export type ZendeskSupportGroupMembershipsRecord = {
    /**
     * Unique identifier of the membership
     */
    id: string;
    /**
     * When the membership was created
     */
    created_at: string | null;
    /**
     * Whether it is the agent's default group.
     */
    default: boolean | null;
    /**
     * The group.
     */
    group_id: string | null;
    /**
     * When the membership was last changed
     */
    updated_at: string | null;
    /**
     * The API url of this record
     */
    url: string | null;
    /**
     * The agent.
     */
    user_id: string | null;
};

export type ZendeskSupportGroupMembershipsSearchParams = {
    query: {
        filter?: ZendeskSupportGroupMembershipsCondition;
        sort?: ZendeskSupportGroupMembershipsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Group memberships, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportGroupMembershipsSearchRecord = {
    /**
     * Unique identifier of the membership
     */
    id: string;
    /**
     * When the membership was created
     */
    created_at?: string;
    /**
     * Whether it is the agent's default group.
     */
    default?: boolean;
    /**
     * The group.
     */
    group_id?: string;
    /**
     * When the membership was last changed
     */
    updated_at?: string;
    /**
     * The API url of this record
     */
    url?: string;
    /**
     * The agent.
     */
    user_id?: string;
};

export type ZendeskSupportGroupMembershipsSearchResult = {
    data: Array<ZendeskSupportGroupMembershipsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportGroupMembershipsSort = Array<{
    id?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    group_id?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    user_id?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportGroupMembershipsText = {
    id?: string;
    group_id?: string;
    url?: string;
    user_id?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportGroupsAggregateParams = {
    query?: {
        filter?: ZendeskSupportGroupsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportGroupsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportGroupsCondition = {
    eq?: ZendeskSupportGroupsEquality;
    neq?: ZendeskSupportGroupsEquality;
    gt?: ZendeskSupportGroupsOrder;
    gte?: ZendeskSupportGroupsOrder;
    lt?: ZendeskSupportGroupsOrder;
    lte?: ZendeskSupportGroupsOrder;
    in?: ZendeskSupportGroupsMembership;
    like?: ZendeskSupportGroupsText;
    fuzzy?: ZendeskSupportGroupsText;
    keyword?: ZendeskSupportGroupsText;
    not?: ZendeskSupportGroupsCondition;
    and?: Array<ZendeskSupportGroupsCondition>;
    or?: Array<ZendeskSupportGroupsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportGroupsEquality = {
    id?: string | null;
    created_at?: string | null;
    default?: boolean | null;
    deleted?: boolean | null;
    description?: string | null;
    is_public?: boolean | null;
    name?: string | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | string | null | boolean | null | boolean | null | string | null | boolean | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportGroupsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportGroupsGetResult = {
    data: ZendeskSupportGroupsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportGroupsListParams = {
    /**
     * Exclude deleted groups.
     */
    exclude_deleted?: boolean;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportGroupsListResult = {
    data: Array<ZendeskSupportGroupsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportGroupsMembership = {
    id?: Array<string>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    deleted?: Array<boolean>;
    description?: Array<string>;
    is_public?: Array<boolean>;
    name?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportGroupsOrder = {
    id?: string;
    created_at?: string;
    description?: string;
    name?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Groups
 *
 * Groups of agents.
 */
export type ZendeskSupportGroupsRecord = {
    /**
     * Unique identifier of the group
     */
    id: string;
    /**
     * The time the group was created
     */
    created_at: string | null;
    /**
     * Whether it is the default group.
     */
    default: boolean | null;
    /**
     * Whether the group was deleted.
     */
    deleted: boolean | null;
    /**
     * The description of the group
     */
    description: string | null;
    /**
     * False for a private group.
     */
    is_public: boolean | null;
    /**
     * The name of the group
     */
    name: string | null;
    /**
     * The time of the last update of the group
     */
    updated_at: string | null;
    /**
     * The API url of the group
     */
    url: string | null;
};

export type ZendeskSupportGroupsSearchParams = {
    query: {
        filter?: ZendeskSupportGroupsCondition;
        sort?: ZendeskSupportGroupsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Groups, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportGroupsSearchRecord = {
    /**
     * Unique identifier of the group
     */
    id: string;
    /**
     * The time the group was created
     */
    created_at?: string;
    /**
     * Whether it is the default group.
     */
    default?: boolean;
    /**
     * Whether the group was deleted.
     */
    deleted?: boolean;
    /**
     * The description of the group
     */
    description?: string;
    /**
     * False for a private group.
     */
    is_public?: boolean;
    /**
     * The name of the group
     */
    name?: string;
    /**
     * The time of the last update of the group
     */
    updated_at?: string;
    /**
     * The API url of the group
     */
    url?: string;
};

export type ZendeskSupportGroupsSearchResult = {
    data: Array<ZendeskSupportGroupsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportGroupsSort = Array<{
    id?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    deleted?: SortDirection;
    description?: SortDirection;
    is_public?: SortDirection;
    name?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportGroupsText = {
    id?: string;
    description?: string;
    name?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportMacrosAggregateParams = {
    query?: {
        filter?: ZendeskSupportMacrosCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportMacrosAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportMacrosCondition = {
    eq?: ZendeskSupportMacrosEquality;
    neq?: ZendeskSupportMacrosEquality;
    gt?: ZendeskSupportMacrosOrder;
    gte?: ZendeskSupportMacrosOrder;
    lt?: ZendeskSupportMacrosOrder;
    lte?: ZendeskSupportMacrosOrder;
    in?: ZendeskSupportMacrosMembership;
    like?: ZendeskSupportMacrosText;
    fuzzy?: ZendeskSupportMacrosText;
    keyword?: ZendeskSupportMacrosText;
    not?: ZendeskSupportMacrosCondition;
    and?: Array<ZendeskSupportMacrosCondition>;
    or?: Array<ZendeskSupportMacrosCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportMacrosEquality = {
    id?: string | null;
    actions?: Array<ZendeskSupportRuleAction> | null;
    active?: boolean | null;
    created_at?: string | null;
    default?: boolean | null;
    description?: string | null;
    position?: number | null;
    raw_title?: string | null;
    restriction?: {
        [key: string]: unknown;
    } | null;
    title?: string | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | Array<ZendeskSupportRuleAction> | null | boolean | null | string | null | boolean | null | string | null | number | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportMacrosGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportMacrosGetResult = {
    data: ZendeskSupportMacrosRecord;
    raw?: RawRecord;
};

export type ZendeskSupportMacrosListParams = {
    /**
     * Return only those with this access.
     */
    access?: string;
    /**
     * Return only active or only inactive ones.
     */
    active?: boolean;
    /**
     * Return only those of this group.
     */
    group_id?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportMacrosListResult = {
    data: Array<ZendeskSupportMacrosRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportMacrosMembership = {
    id?: Array<string>;
    actions?: Array<Array<ZendeskSupportRuleAction>>;
    active?: Array<boolean>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    description?: Array<string>;
    position?: Array<number>;
    raw_title?: Array<string>;
    restriction?: Array<{
        [key: string]: unknown;
    }>;
    title?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<Array<ZendeskSupportRuleAction>> | Array<boolean> | Array<string> | Array<boolean> | Array<string> | Array<number> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportMacrosOrder = {
    id?: string;
    created_at?: string;
    description?: string;
    position?: number;
    raw_title?: string;
    title?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Macros
 *
 * Predefined ticket actions, shared and personal.
 */
export type ZendeskSupportMacrosRecord = {
    /**
     * Unique identifier of the macro
     */
    id: string;
    /**
     * What the macro does.
     */
    actions: Array<ZendeskSupportRuleAction> | null;
    /**
     * Whether the macro is active.
     */
    active: boolean | null;
    /**
     * The time the macro was created
     */
    created_at: string | null;
    /**
     * Whether it is a default that every account starts with.
     */
    default: boolean | null;
    /**
     * The description of the macro
     */
    description: string | null;
    /**
     * Position among the macros.
     */
    position: number | null;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title: string | null;
    /**
     * Who can use it; null for everyone.
     */
    restriction: {
        [key: string]: unknown;
    } | null;
    /**
     * The title of the macro
     */
    title: string | null;
    /**
     * The time of the last update of the macro
     */
    updated_at: string | null;
    /**
     * The API url of the macro
     */
    url: string | null;
};

export type ZendeskSupportMacrosSearchParams = {
    query: {
        filter?: ZendeskSupportMacrosCondition;
        sort?: ZendeskSupportMacrosSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Macros, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportMacrosSearchRecord = {
    /**
     * Unique identifier of the macro
     */
    id: string;
    /**
     * What the macro does.
     */
    actions?: Array<ZendeskSupportRuleAction>;
    /**
     * Whether the macro is active.
     */
    active?: boolean;
    /**
     * The time the macro was created
     */
    created_at?: string;
    /**
     * Whether it is a default that every account starts with.
     */
    default?: boolean;
    /**
     * The description of the macro
     */
    description?: string;
    /**
     * Position among the macros.
     */
    position?: number;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title?: string;
    /**
     * Who can use it; null for everyone.
     */
    restriction?: {
        [key: string]: unknown;
    };
    /**
     * The title of the macro
     */
    title?: string;
    /**
     * The time of the last update of the macro
     */
    updated_at?: string;
    /**
     * The API url of the macro
     */
    url?: string;
};

export type ZendeskSupportMacrosSearchResult = {
    data: Array<ZendeskSupportMacrosSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportMacrosSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    description?: SortDirection;
    position?: SortDirection;
    raw_title?: SortDirection;
    title?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportMacrosText = {
    id?: string;
    description?: string;
    raw_title?: string;
    title?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * OAuth
 */
export type ZendeskSupportOauthCredentials = {
    /**
     * OAuth 2.0 access token.
     */
    access_token: string;
    /**
     * OAuth 2.0 refresh token.
     */
    refresh_token?: string;
    /**
     * The OAuth client that the token was issued to. Required to refresh it.
     */
    client_id?: string;
    /**
     * The secret of that client, if it has one.
     */
    client_secret?: string;
};

export type ZendeskSupportOrganizationMembershipsAggregateParams = {
    query?: {
        filter?: ZendeskSupportOrganizationMembershipsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportOrganizationMembershipsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportOrganizationMembershipsCondition = {
    eq?: ZendeskSupportOrganizationMembershipsEquality;
    neq?: ZendeskSupportOrganizationMembershipsEquality;
    gt?: ZendeskSupportOrganizationMembershipsOrder;
    gte?: ZendeskSupportOrganizationMembershipsOrder;
    lt?: ZendeskSupportOrganizationMembershipsOrder;
    lte?: ZendeskSupportOrganizationMembershipsOrder;
    in?: ZendeskSupportOrganizationMembershipsMembership;
    like?: ZendeskSupportOrganizationMembershipsText;
    fuzzy?: ZendeskSupportOrganizationMembershipsText;
    keyword?: ZendeskSupportOrganizationMembershipsText;
    not?: ZendeskSupportOrganizationMembershipsCondition;
    and?: Array<ZendeskSupportOrganizationMembershipsCondition>;
    or?: Array<ZendeskSupportOrganizationMembershipsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportOrganizationMembershipsEquality = {
    id?: string | null;
    created_at?: string | null;
    default?: boolean | null;
    organization_id?: string | null;
    organization_name?: string | null;
    updated_at?: string | null;
    url?: string | null;
    user_id?: string | null;
    view_tickets?: boolean | null;
    [key: string]: unknown | string | null | string | null | boolean | null | string | null | string | null | string | null | string | null | string | null | boolean | null | undefined;
};

export type ZendeskSupportOrganizationMembershipsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportOrganizationMembershipsListResult = {
    data: Array<ZendeskSupportOrganizationMembershipsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportOrganizationMembershipsMembership = {
    id?: Array<string>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    organization_id?: Array<string>;
    organization_name?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    user_id?: Array<string>;
    view_tickets?: Array<boolean>;
    [key: string]: unknown | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportOrganizationMembershipsOrder = {
    id?: string;
    created_at?: string;
    organization_id?: string;
    organization_name?: string;
    updated_at?: string;
    url?: string;
    user_id?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Organization memberships
 *
 * Which users belong to which organizations.
 */
export type ZendeskSupportOrganizationMembershipsRecord = {
    /**
     * Unique identifier of the membership
     */
    id: string;
    /**
     * When this record was created
     */
    created_at: string | null;
    /**
     * Whether it is the user's default membership; null if it is not.
     */
    default: boolean | null;
    /**
     * The organization.
     */
    organization_id: string | null;
    /**
     * The name of the organization.
     */
    organization_name: string | null;
    /**
     * When this record last got updated
     */
    updated_at: string | null;
    /**
     * The API url of this membership
     */
    url: string | null;
    /**
     * The user.
     */
    user_id: string | null;
    /**
     * Whether the user sees the organization's tickets.
     */
    view_tickets: boolean | null;
};

export type ZendeskSupportOrganizationMembershipsSearchParams = {
    query: {
        filter?: ZendeskSupportOrganizationMembershipsCondition;
        sort?: ZendeskSupportOrganizationMembershipsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Organization memberships, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportOrganizationMembershipsSearchRecord = {
    /**
     * Unique identifier of the membership
     */
    id: string;
    /**
     * When this record was created
     */
    created_at?: string;
    /**
     * Whether it is the user's default membership; null if it is not.
     */
    default?: boolean;
    /**
     * The organization.
     */
    organization_id?: string;
    /**
     * The name of the organization.
     */
    organization_name?: string;
    /**
     * When this record last got updated
     */
    updated_at?: string;
    /**
     * The API url of this membership
     */
    url?: string;
    /**
     * The user.
     */
    user_id?: string;
    /**
     * Whether the user sees the organization's tickets.
     */
    view_tickets?: boolean;
};

export type ZendeskSupportOrganizationMembershipsSearchResult = {
    data: Array<ZendeskSupportOrganizationMembershipsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportOrganizationMembershipsSort = Array<{
    id?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    organization_id?: SortDirection;
    organization_name?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    user_id?: SortDirection;
    view_tickets?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportOrganizationMembershipsText = {
    id?: string;
    organization_id?: string;
    organization_name?: string;
    url?: string;
    user_id?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportOrganizationsAggregateParams = {
    query?: {
        filter?: ZendeskSupportOrganizationsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportOrganizationsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportOrganizationsCondition = {
    eq?: ZendeskSupportOrganizationsEquality;
    neq?: ZendeskSupportOrganizationsEquality;
    gt?: ZendeskSupportOrganizationsOrder;
    gte?: ZendeskSupportOrganizationsOrder;
    lt?: ZendeskSupportOrganizationsOrder;
    lte?: ZendeskSupportOrganizationsOrder;
    in?: ZendeskSupportOrganizationsMembership;
    like?: ZendeskSupportOrganizationsText;
    fuzzy?: ZendeskSupportOrganizationsText;
    keyword?: ZendeskSupportOrganizationsText;
    not?: ZendeskSupportOrganizationsCondition;
    and?: Array<ZendeskSupportOrganizationsCondition>;
    or?: Array<ZendeskSupportOrganizationsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportOrganizationsEquality = {
    id?: string | null;
    created_at?: string | null;
    details?: string | null;
    domain_names?: Array<string> | null;
    external_id?: string | null;
    group_id?: string | null;
    name?: string | null;
    notes?: string | null;
    organization_fields?: {
        [key: string]: unknown;
    } | null;
    shared_comments?: boolean | null;
    shared_tickets?: boolean | null;
    tags?: Array<string> | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | Array<string> | null | string | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | boolean | null | boolean | null | Array<string> | null | string | null | string | null | undefined;
};

export type ZendeskSupportOrganizationsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportOrganizationsGetResult = {
    data: ZendeskSupportOrganizationsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportOrganizationsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportOrganizationsListResult = {
    data: Array<ZendeskSupportOrganizationsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportOrganizationsMembership = {
    id?: Array<string>;
    created_at?: Array<string>;
    details?: Array<string>;
    domain_names?: Array<Array<string>>;
    external_id?: Array<string>;
    group_id?: Array<string>;
    name?: Array<string>;
    notes?: Array<string>;
    organization_fields?: Array<{
        [key: string]: unknown;
    }>;
    shared_comments?: Array<boolean>;
    shared_tickets?: Array<boolean>;
    tags?: Array<Array<string>>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<boolean> | Array<boolean> | Array<Array<string>> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportOrganizationsOrder = {
    id?: string;
    created_at?: string;
    details?: string;
    external_id?: string;
    group_id?: string;
    name?: string;
    notes?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Organizations
 *
 * The companies that end users belong to.
 */
export type ZendeskSupportOrganizationsRecord = {
    /**
     * Unique identifier of the organization
     */
    id: string;
    /**
     * The time the organization was created
     */
    created_at: string | null;
    /**
     * Details such as the address.
     */
    details: string | null;
    /**
     * An array of domain names associated with this organization
     */
    domain_names: Array<string> | null;
    /**
     * Your own ID for the organization.
     */
    external_id: string | null;
    /**
     * The group to which new tickets of its users are assigned.
     */
    group_id: string | null;
    /**
     * A unique name for the organization
     */
    name: string | null;
    /**
     * Any notes you have about the organization
     */
    notes: string | null;
    /**
     * Values of custom fields.
     */
    organization_fields: {
        [key: string]: unknown;
    } | null;
    /**
     * Whether its users can comment on each other's tickets.
     */
    shared_comments: boolean | null;
    /**
     * Whether its users can see each other's tickets.
     */
    shared_tickets: boolean | null;
    /**
     * The tags of the organization
     */
    tags: Array<string> | null;
    /**
     * The time of the last update of the organization
     */
    updated_at: string | null;
    /**
     * The API url of this organization
     */
    url: string | null;
};

export type ZendeskSupportOrganizationsSearchParams = {
    query: {
        filter?: ZendeskSupportOrganizationsCondition;
        sort?: ZendeskSupportOrganizationsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Organizations, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportOrganizationsSearchRecord = {
    /**
     * Unique identifier of the organization
     */
    id: string;
    /**
     * The time the organization was created
     */
    created_at?: string;
    /**
     * Details such as the address.
     */
    details?: string;
    /**
     * An array of domain names associated with this organization
     */
    domain_names?: Array<string>;
    /**
     * Your own ID for the organization.
     */
    external_id?: string;
    /**
     * The group to which new tickets of its users are assigned.
     */
    group_id?: string;
    /**
     * A unique name for the organization
     */
    name?: string;
    /**
     * Any notes you have about the organization
     */
    notes?: string;
    /**
     * Values of custom fields.
     */
    organization_fields?: {
        [key: string]: unknown;
    };
    /**
     * Whether its users can comment on each other's tickets.
     */
    shared_comments?: boolean;
    /**
     * Whether its users can see each other's tickets.
     */
    shared_tickets?: boolean;
    /**
     * The tags of the organization
     */
    tags?: Array<string>;
    /**
     * The time of the last update of the organization
     */
    updated_at?: string;
    /**
     * The API url of this organization
     */
    url?: string;
};

export type ZendeskSupportOrganizationsSearchResult = {
    data: Array<ZendeskSupportOrganizationsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportOrganizationsSort = Array<{
    id?: SortDirection;
    created_at?: SortDirection;
    details?: SortDirection;
    external_id?: SortDirection;
    group_id?: SortDirection;
    name?: SortDirection;
    notes?: SortDirection;
    shared_comments?: SortDirection;
    shared_tickets?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportOrganizationsText = {
    id?: string;
    details?: string;
    domain_names?: string;
    external_id?: string;
    group_id?: string;
    name?: string;
    notes?: string;
    tags?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * An action of a rule. The value is a string, or a list if the action takes several values.
 */
export type ZendeskSupportRuleAction = {
    /**
     * The field that changes or the notification that is sent.
     */
    field?: string;
    [key: string]: unknown;
};

/**
 * A condition of a rule. The value is a string, a number or a list.
 */
export type ZendeskSupportRuleCondition = {
    /**
     * The field to compare.
     */
    field?: string;
    /**
     * The comparison operator.
     */
    operator?: string;
    [key: string]: unknown;
};

/**
 * Conditions under which a rule applies.
 */
export type ZendeskSupportRuleConditions = {
    /**
     * Conditions that must all be true.
     */
    all?: Array<ZendeskSupportRuleCondition>;
    /**
     * Conditions of which at least one must be true.
     */
    any?: Array<ZendeskSupportRuleCondition>;
};

export type ZendeskSupportSatisfactionRatingsAggregateParams = {
    query?: {
        filter?: ZendeskSupportSatisfactionRatingsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportSatisfactionRatingsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportSatisfactionRatingsCondition = {
    eq?: ZendeskSupportSatisfactionRatingsEquality;
    neq?: ZendeskSupportSatisfactionRatingsEquality;
    gt?: ZendeskSupportSatisfactionRatingsOrder;
    gte?: ZendeskSupportSatisfactionRatingsOrder;
    lt?: ZendeskSupportSatisfactionRatingsOrder;
    lte?: ZendeskSupportSatisfactionRatingsOrder;
    in?: ZendeskSupportSatisfactionRatingsMembership;
    like?: ZendeskSupportSatisfactionRatingsText;
    fuzzy?: ZendeskSupportSatisfactionRatingsText;
    keyword?: ZendeskSupportSatisfactionRatingsText;
    not?: ZendeskSupportSatisfactionRatingsCondition;
    and?: Array<ZendeskSupportSatisfactionRatingsCondition>;
    or?: Array<ZendeskSupportSatisfactionRatingsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportSatisfactionRatingsEquality = {
    id?: string | null;
    assignee_id?: string | null;
    comment?: string | null;
    created_at?: string | null;
    group_id?: string | null;
    reason?: string | null;
    reason_code?: number | null;
    reason_id?: string | null;
    requester_id?: string | null;
    score?: string | null;
    ticket_id?: string | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | string | null | string | null | string | null | number | null | string | null | string | null | string | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportSatisfactionRatingsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportSatisfactionRatingsGetResult = {
    data: ZendeskSupportSatisfactionRatingsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportSatisfactionRatingsListParams = {
    /**
     * Return only ratings with this score.
     */
    score?: string;
    /**
     * Return only ratings from this time onwards.
     */
    start_time?: string;
    /**
     * Return only ratings up to this time.
     */
    end_time?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportSatisfactionRatingsListResult = {
    data: Array<ZendeskSupportSatisfactionRatingsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportSatisfactionRatingsMembership = {
    id?: Array<string>;
    assignee_id?: Array<string>;
    comment?: Array<string>;
    created_at?: Array<string>;
    group_id?: Array<string>;
    reason?: Array<string>;
    reason_code?: Array<number>;
    reason_id?: Array<string>;
    requester_id?: Array<string>;
    score?: Array<string>;
    ticket_id?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportSatisfactionRatingsOrder = {
    id?: string;
    assignee_id?: string;
    comment?: string;
    created_at?: string;
    group_id?: string;
    reason?: string;
    reason_code?: number;
    reason_id?: string;
    requester_id?: string;
    score?: string;
    ticket_id?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Satisfaction ratings
 *
 * Satisfaction ratings given by requesters. Visible to administrators.
 */
export type ZendeskSupportSatisfactionRatingsRecord = {
    /**
     * Unique identifier of the rating
     */
    id: string;
    /**
     * The id of agent assigned to at the time of rating
     */
    assignee_id: string | null;
    /**
     * The comment that the requester left with the rating.
     */
    comment: string | null;
    /**
     * The time the satisfaction rating got created
     */
    created_at: string | null;
    /**
     * The id of group assigned to at the time of rating
     */
    group_id: string | null;
    /**
     * The reason for a bad rating, if the account asks for one.
     */
    reason: string | null;
    /**
     * The code of the reason.
     */
    reason_code: number | null;
    /**
     * The id of the reason for a bad rating.
     */
    reason_id: string | null;
    /**
     * The id of ticket requester submitting the rating
     */
    requester_id: string | null;
    /**
     * Offered, unoffered, good or bad.
     */
    score: string | null;
    /**
     * The id of ticket being rated
     */
    ticket_id: string | null;
    /**
     * The time the satisfaction rating got updated
     */
    updated_at: string | null;
    /**
     * The API url of this rating
     */
    url: string | null;
};

export type ZendeskSupportSatisfactionRatingsSearchParams = {
    query: {
        filter?: ZendeskSupportSatisfactionRatingsCondition;
        sort?: ZendeskSupportSatisfactionRatingsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Satisfaction ratings, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportSatisfactionRatingsSearchRecord = {
    /**
     * Unique identifier of the rating
     */
    id: string;
    /**
     * The id of agent assigned to at the time of rating
     */
    assignee_id?: string;
    /**
     * The comment that the requester left with the rating.
     */
    comment?: string;
    /**
     * The time the satisfaction rating got created
     */
    created_at?: string;
    /**
     * The id of group assigned to at the time of rating
     */
    group_id?: string;
    /**
     * The reason for a bad rating, if the account asks for one.
     */
    reason?: string;
    /**
     * The code of the reason.
     */
    reason_code?: number;
    /**
     * The id of the reason for a bad rating.
     */
    reason_id?: string;
    /**
     * The id of ticket requester submitting the rating
     */
    requester_id?: string;
    /**
     * Offered, unoffered, good or bad.
     */
    score?: string;
    /**
     * The id of ticket being rated
     */
    ticket_id?: string;
    /**
     * The time the satisfaction rating got updated
     */
    updated_at?: string;
    /**
     * The API url of this rating
     */
    url?: string;
};

export type ZendeskSupportSatisfactionRatingsSearchResult = {
    data: Array<ZendeskSupportSatisfactionRatingsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportSatisfactionRatingsSort = Array<{
    id?: SortDirection;
    assignee_id?: SortDirection;
    comment?: SortDirection;
    created_at?: SortDirection;
    group_id?: SortDirection;
    reason?: SortDirection;
    reason_code?: SortDirection;
    reason_id?: SortDirection;
    requester_id?: SortDirection;
    score?: SortDirection;
    ticket_id?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportSatisfactionRatingsText = {
    id?: string;
    assignee_id?: string;
    comment?: string;
    group_id?: string;
    reason?: string;
    reason_id?: string;
    requester_id?: string;
    score?: string;
    ticket_id?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportSlaPoliciesAggregateParams = {
    query?: {
        filter?: ZendeskSupportSlaPoliciesCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportSlaPoliciesAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportSlaPoliciesCondition = {
    eq?: ZendeskSupportSlaPoliciesEquality;
    neq?: ZendeskSupportSlaPoliciesEquality;
    gt?: ZendeskSupportSlaPoliciesOrder;
    gte?: ZendeskSupportSlaPoliciesOrder;
    lt?: ZendeskSupportSlaPoliciesOrder;
    lte?: ZendeskSupportSlaPoliciesOrder;
    in?: ZendeskSupportSlaPoliciesMembership;
    like?: ZendeskSupportSlaPoliciesText;
    fuzzy?: ZendeskSupportSlaPoliciesText;
    keyword?: ZendeskSupportSlaPoliciesText;
    not?: ZendeskSupportSlaPoliciesCondition;
    and?: Array<ZendeskSupportSlaPoliciesCondition>;
    or?: Array<ZendeskSupportSlaPoliciesCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportSlaPoliciesEquality = {
    id?: string | null;
    created_at?: string | null;
    description?: string | null;
    filter?: ZendeskSupportRuleConditions | null;
    metric_settings?: {
        [key: string]: unknown;
    } | null;
    policy_metrics?: Array<ZendeskSupportSlaPolicyMetric> | null;
    position?: number | null;
    title?: string | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | string | null | string | null | ZendeskSupportRuleConditions | null | {
        [key: string]: unknown;
    } | null | Array<ZendeskSupportSlaPolicyMetric> | null | number | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportSlaPoliciesGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportSlaPoliciesGetResult = {
    data: ZendeskSupportSlaPoliciesRecord;
    raw?: RawRecord;
};

export type ZendeskSupportSlaPoliciesListParams = {
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportSlaPoliciesListResult = {
    data: Array<ZendeskSupportSlaPoliciesRecord>;
    pagination?: BoundedPagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportSlaPoliciesMembership = {
    id?: Array<string>;
    created_at?: Array<string>;
    description?: Array<string>;
    filter?: Array<ZendeskSupportRuleConditions>;
    metric_settings?: Array<{
        [key: string]: unknown;
    }>;
    policy_metrics?: Array<Array<ZendeskSupportSlaPolicyMetric>>;
    position?: Array<number>;
    title?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<ZendeskSupportRuleConditions> | Array<{
        [key: string]: unknown;
    }> | Array<Array<ZendeskSupportSlaPolicyMetric>> | Array<number> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportSlaPoliciesOrder = {
    id?: string;
    created_at?: string;
    description?: string;
    position?: number;
    title?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * SLA policies
 *
 * Service level targets for replies and resolution. Visible to administrators, on plans that include them.
 */
export type ZendeskSupportSlaPoliciesRecord = {
    /**
     * Unique identifier of the policy
     */
    id: string;
    /**
     * The time the SLA policy was created
     */
    created_at: string | null;
    /**
     * The description of the SLA policy
     */
    description: string | null;
    filter: ZendeskSupportRuleConditions | null;
    /**
     * Advanced settings per metric, such as when a target starts or pauses.
     */
    metric_settings: {
        [key: string]: unknown;
    } | null;
    /**
     * Metrics and their targets per priority.
     */
    policy_metrics: Array<ZendeskSupportSlaPolicyMetric> | null;
    /**
     * Position in the order in which policies are matched.
     */
    position: number | null;
    /**
     * The title of the SLA policy
     */
    title: string | null;
    /**
     * The time of the last update of the SLA policy
     */
    updated_at: string | null;
    /**
     * URL of the SLA policy record
     */
    url: string | null;
};

export type ZendeskSupportSlaPoliciesSearchParams = {
    query: {
        filter?: ZendeskSupportSlaPoliciesCondition;
        sort?: ZendeskSupportSlaPoliciesSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * SLA policies, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportSlaPoliciesSearchRecord = {
    /**
     * Unique identifier of the policy
     */
    id: string;
    /**
     * The time the SLA policy was created
     */
    created_at?: string;
    /**
     * The description of the SLA policy
     */
    description?: string;
    filter?: ZendeskSupportRuleConditions;
    /**
     * Advanced settings per metric, such as when a target starts or pauses.
     */
    metric_settings?: {
        [key: string]: unknown;
    };
    /**
     * Metrics and their targets per priority.
     */
    policy_metrics?: Array<ZendeskSupportSlaPolicyMetric>;
    /**
     * Position in the order in which policies are matched.
     */
    position?: number;
    /**
     * The title of the SLA policy
     */
    title?: string;
    /**
     * The time of the last update of the SLA policy
     */
    updated_at?: string;
    /**
     * URL of the SLA policy record
     */
    url?: string;
};

export type ZendeskSupportSlaPoliciesSearchResult = {
    data: Array<ZendeskSupportSlaPoliciesSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportSlaPoliciesSort = Array<{
    id?: SortDirection;
    created_at?: SortDirection;
    description?: SortDirection;
    position?: SortDirection;
    title?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportSlaPoliciesText = {
    id?: string;
    description?: string;
    title?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportSlaPolicyMetric = {
    /**
     * Whether the metric targets are being measured in business hours or calendar hours
     */
    business_hours?: boolean;
    /**
     * The definition of the time that is being measured
     */
    metric?: string;
    /**
     * Priority that a ticket must match
     */
    priority?: string;
    /**
     * The time within which the end-state for a metric should be met
     */
    target?: number;
    /**
     * The same time in seconds.
     */
    target_in_seconds?: number;
};

export type ZendeskSupportSystemFieldOption = {
    /**
     * Name of the system field option
     */
    name?: string;
    /**
     * Value of the system field option
     */
    value?: string;
};

export type ZendeskSupportTagsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTagsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTagsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTagsCondition = {
    eq?: ZendeskSupportTagsEquality;
    neq?: ZendeskSupportTagsEquality;
    gt?: ZendeskSupportTagsOrder;
    gte?: ZendeskSupportTagsOrder;
    lt?: ZendeskSupportTagsOrder;
    lte?: ZendeskSupportTagsOrder;
    in?: ZendeskSupportTagsMembership;
    like?: ZendeskSupportTagsText;
    fuzzy?: ZendeskSupportTagsText;
    keyword?: ZendeskSupportTagsText;
    not?: ZendeskSupportTagsCondition;
    and?: Array<ZendeskSupportTagsCondition>;
    or?: Array<ZendeskSupportTagsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTagsEquality = {
    id?: string | null;
    name?: string | null;
    count?: number | null;
    [key: string]: unknown | string | null | string | null | number | null | undefined;
};

export type ZendeskSupportTagsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTagsListResult = {
    data: Array<ZendeskSupportTagsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTagsMembership = {
    id?: Array<string>;
    name?: Array<string>;
    count?: Array<number>;
    [key: string]: unknown | Array<string> | Array<string> | Array<number> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTagsOrder = {
    id?: string;
    name?: string;
    count?: number;
    [key: string]: unknown | string | number | undefined;
};

/**
 * Tags
 *
 * The most used tags of the last 60 days, at most 20 000.
 */
export type ZendeskSupportTagsRecord = {
    /**
     * The tag's name.
     */
    id: string;
    /**
     * The tag's name.
     */
    name: string | null;
    /**
     * How often it is used.
     */
    count: number | null;
};

export type ZendeskSupportTagsSearchParams = {
    query: {
        filter?: ZendeskSupportTagsCondition;
        sort?: ZendeskSupportTagsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Tags, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTagsSearchRecord = {
    /**
     * The tag's name.
     */
    id: string;
    /**
     * The tag's name.
     */
    name?: string;
    /**
     * How often it is used.
     */
    count?: number;
};

export type ZendeskSupportTagsSearchResult = {
    data: Array<ZendeskSupportTagsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTagsSort = Array<{
    id?: SortDirection;
    name?: SortDirection;
    count?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTagsText = {
    id?: string;
    name?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportThumbnail = {
    /**
     * The media type.
     */
    content_type?: string;
    /**
     * Where the file can be downloaded.
     */
    content_url?: string;
    /**
     * If true, the attachment has been deleted
     */
    deleted?: boolean;
    /**
     * The name of the file
     */
    file_name?: string;
    /**
     * Height of an image in pixels
     */
    height?: number;
    /**
     * Unique identifier of the file
     */
    id?: string;
    /**
     * Whether the file is inline in the comment rather than in its attachment list.
     */
    inline?: boolean;
    /**
     * Whether the file can be downloaded although malware was found.
     */
    malware_access_override?: boolean;
    /**
     * The result of the malware scan, once it has run.
     */
    malware_scan_result?: string;
    /**
     * The download URL under the host name of the brand.
     */
    mapped_content_url?: string;
    /**
     * Bytes of the file
     */
    size?: number;
    /**
     * A URL to access the attachment details
     */
    url?: string;
    /**
     * Width of an image in pixels
     */
    width?: number;
};

export type ZendeskSupportTicketAuditsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTicketAuditsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTicketAuditsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTicketAuditsCondition = {
    eq?: ZendeskSupportTicketAuditsEquality;
    neq?: ZendeskSupportTicketAuditsEquality;
    gt?: ZendeskSupportTicketAuditsOrder;
    gte?: ZendeskSupportTicketAuditsOrder;
    lt?: ZendeskSupportTicketAuditsOrder;
    lte?: ZendeskSupportTicketAuditsOrder;
    in?: ZendeskSupportTicketAuditsMembership;
    like?: ZendeskSupportTicketAuditsText;
    fuzzy?: ZendeskSupportTicketAuditsText;
    keyword?: ZendeskSupportTicketAuditsText;
    not?: ZendeskSupportTicketAuditsCondition;
    and?: Array<ZendeskSupportTicketAuditsCondition>;
    or?: Array<ZendeskSupportTicketAuditsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTicketAuditsEquality = {
    id?: string | null;
    author_id?: string | null;
    created_at?: string | null;
    events?: Array<{
        [key: string]: unknown;
    }> | null;
    metadata?: {
        [key: string]: unknown;
    } | null;
    ticket_id?: string | null;
    via?: ZendeskSupportVia | null;
    [key: string]: unknown | string | null | string | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | {
        [key: string]: unknown;
    } | null | string | null | ZendeskSupportVia | null | undefined;
};

export type ZendeskSupportTicketAuditsListParams = {
    /**
     * Only audits of this ticket.
     */
    ticket_id?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketAuditsListResult = {
    data: Array<ZendeskSupportTicketAuditsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTicketAuditsMembership = {
    id?: Array<string>;
    author_id?: Array<string>;
    created_at?: Array<string>;
    events?: Array<Array<{
        [key: string]: unknown;
    }>>;
    metadata?: Array<{
        [key: string]: unknown;
    }>;
    ticket_id?: Array<string>;
    via?: Array<ZendeskSupportVia>;
    [key: string]: unknown | Array<string> | Array<string> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<ZendeskSupportVia> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTicketAuditsOrder = {
    id?: string;
    author_id?: string;
    created_at?: string;
    ticket_id?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Ticket audits
 *
 * Updates of tickets with their events, for one ticket or for all unarchived tickets (administrators only).
 */
export type ZendeskSupportTicketAuditsRecord = {
    /**
     * Unique identifier of the audit
     */
    id: string;
    /**
     * The user who created the audit
     */
    author_id: string | null;
    /**
     * The time the audit was created
     */
    created_at: string | null;
    /**
     * The events of this update in order. The members of an event depend on its type.
     */
    events: Array<{
        [key: string]: unknown;
    }> | null;
    /**
     * Metadata for the audit, custom and system data
     */
    metadata: {
        [key: string]: unknown;
    } | null;
    /**
     * The ID of the associated ticket
     */
    ticket_id: string | null;
    via: ZendeskSupportVia | null;
};

export type ZendeskSupportTicketAuditsSearchParams = {
    query: {
        filter?: ZendeskSupportTicketAuditsCondition;
        sort?: ZendeskSupportTicketAuditsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ticket audits, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTicketAuditsSearchRecord = {
    /**
     * Unique identifier of the audit
     */
    id: string;
    /**
     * The user who created the audit
     */
    author_id?: string;
    /**
     * The time the audit was created
     */
    created_at?: string;
    /**
     * The events of this update in order. The members of an event depend on its type.
     */
    events?: Array<{
        [key: string]: unknown;
    }>;
    /**
     * Metadata for the audit, custom and system data
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * The ID of the associated ticket
     */
    ticket_id?: string;
    via?: ZendeskSupportVia;
};

export type ZendeskSupportTicketAuditsSearchResult = {
    data: Array<ZendeskSupportTicketAuditsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTicketAuditsSort = Array<{
    id?: SortDirection;
    author_id?: SortDirection;
    created_at?: SortDirection;
    ticket_id?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTicketAuditsText = {
    id?: string;
    author_id?: string;
    ticket_id?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportTicketCommentsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTicketCommentsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTicketCommentsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTicketCommentsCondition = {
    eq?: ZendeskSupportTicketCommentsEquality;
    neq?: ZendeskSupportTicketCommentsEquality;
    gt?: ZendeskSupportTicketCommentsOrder;
    gte?: ZendeskSupportTicketCommentsOrder;
    lt?: ZendeskSupportTicketCommentsOrder;
    lte?: ZendeskSupportTicketCommentsOrder;
    in?: ZendeskSupportTicketCommentsMembership;
    like?: ZendeskSupportTicketCommentsText;
    fuzzy?: ZendeskSupportTicketCommentsText;
    keyword?: ZendeskSupportTicketCommentsText;
    not?: ZendeskSupportTicketCommentsCondition;
    and?: Array<ZendeskSupportTicketCommentsCondition>;
    or?: Array<ZendeskSupportTicketCommentsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTicketCommentsEquality = {
    id?: string | null;
    ticket_id?: string | null;
    attachments?: Array<ZendeskSupportAttachment> | null;
    audit_id?: string | null;
    author_id?: string | null;
    body?: string | null;
    created_at?: string | null;
    html_body?: string | null;
    metadata?: {
        [key: string]: unknown;
    } | null;
    plain_body?: string | null;
    public?: boolean | null;
    type?: string | null;
    via?: ZendeskSupportVia | null;
    [key: string]: unknown | string | null | string | null | Array<ZendeskSupportAttachment> | null | string | null | string | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | boolean | null | string | null | ZendeskSupportVia | null | undefined;
};

export type ZendeskSupportTicketCommentsListParams = {
    /**
     * The ticket whose comments are listed.
     */
    ticket_id: string;
    /**
     * Include inline images in the attachments.
     */
    include_inline_images?: boolean;
    /**
     * The field to sort by. Prefix it with a hyphen for descending order.
     */
    sort?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketCommentsListResult = {
    data: Array<ZendeskSupportTicketCommentsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTicketCommentsMembership = {
    id?: Array<string>;
    ticket_id?: Array<string>;
    attachments?: Array<Array<ZendeskSupportAttachment>>;
    audit_id?: Array<string>;
    author_id?: Array<string>;
    body?: Array<string>;
    created_at?: Array<string>;
    html_body?: Array<string>;
    metadata?: Array<{
        [key: string]: unknown;
    }>;
    plain_body?: Array<string>;
    public?: Array<boolean>;
    type?: Array<string>;
    via?: Array<ZendeskSupportVia>;
    [key: string]: unknown | Array<string> | Array<string> | Array<Array<ZendeskSupportAttachment>> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<boolean> | Array<string> | Array<ZendeskSupportVia> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTicketCommentsOrder = {
    id?: string;
    ticket_id?: string;
    audit_id?: string;
    author_id?: string;
    body?: string;
    created_at?: string;
    html_body?: string;
    plain_body?: string;
    type?: string;
    [key: string]: unknown | string | string | undefined;
};

/**
 * Ticket comments
 *
 * Public and internal comments on tickets. Listed per ticket.
 */
export type ZendeskSupportTicketCommentsRecord = {
    /**
     * Unique identifier of the comment
     */
    id: string;
    /**
     * The ticket that the comment is on
     */
    ticket_id: string | null;
    /**
     * Attachments, if any.
     */
    attachments: Array<ZendeskSupportAttachment> | null;
    /**
     * The id of the ticket audit record.
     */
    audit_id: string | null;
    /**
     * The author of the comment; -1 for the system.
     */
    author_id: string | null;
    /**
     * The comment string.
     */
    body: string | null;
    /**
     * The time the comment was created
     */
    created_at: string | null;
    /**
     * The comment formatted as HTML.
     */
    html_body: string | null;
    /**
     * System information about the comment, such as IP address and client.
     */
    metadata: {
        [key: string]: unknown;
    } | null;
    /**
     * The comment presented as plain text.
     */
    plain_body: string | null;
    /**
     * False for an internal note.
     */
    public: boolean | null;
    /**
     * Comment or VoiceComment.
     */
    type: string | null;
    via: ZendeskSupportVia | null;
};

export type ZendeskSupportTicketCommentsSearchParams = {
    query: {
        filter?: ZendeskSupportTicketCommentsCondition;
        sort?: ZendeskSupportTicketCommentsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ticket comments, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTicketCommentsSearchRecord = {
    /**
     * Unique identifier of the comment
     */
    id: string;
    /**
     * The ticket that the comment is on
     */
    ticket_id?: string;
    /**
     * Attachments, if any.
     */
    attachments?: Array<ZendeskSupportAttachment>;
    /**
     * The id of the ticket audit record.
     */
    audit_id?: string;
    /**
     * The author of the comment; -1 for the system.
     */
    author_id?: string;
    /**
     * The comment string.
     */
    body?: string;
    /**
     * The time the comment was created
     */
    created_at?: string;
    /**
     * The comment formatted as HTML.
     */
    html_body?: string;
    /**
     * System information about the comment, such as IP address and client.
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * The comment presented as plain text.
     */
    plain_body?: string;
    /**
     * False for an internal note.
     */
    public?: boolean;
    /**
     * Comment or VoiceComment.
     */
    type?: string;
    via?: ZendeskSupportVia;
};

export type ZendeskSupportTicketCommentsSearchResult = {
    data: Array<ZendeskSupportTicketCommentsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTicketCommentsSort = Array<{
    id?: SortDirection;
    ticket_id?: SortDirection;
    audit_id?: SortDirection;
    author_id?: SortDirection;
    body?: SortDirection;
    created_at?: SortDirection;
    html_body?: SortDirection;
    plain_body?: SortDirection;
    public?: SortDirection;
    type?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTicketCommentsText = {
    id?: string;
    ticket_id?: string;
    audit_id?: string;
    author_id?: string;
    body?: string;
    html_body?: string;
    plain_body?: string;
    type?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportTicketFieldCustomStatus = {
    /**
     * Whether the status is active.
     */
    active?: boolean;
    /**
     * The label displayed to agents
     */
    agent_label?: string;
    /**
     * The date and time at which the custom ticket status was created
     */
    created_at?: string;
    /**
     * Whether the status is the default of its category.
     */
    default?: boolean;
    /**
     * The description of when the user should select this custom ticket status
     */
    description?: string;
    /**
     * The description displayed to end users
     */
    end_user_description?: string;
    /**
     * The label displayed to end users
     */
    end_user_label?: string;
    /**
     * Automatically assigned when the custom ticket status is created
     */
    id?: string;
    /**
     * The status category the custom ticket status belongs to
     */
    status_category?: string;
    /**
     * The date and time at which the custom ticket status was last updated
     */
    updated_at?: string;
};

export type ZendeskSupportTicketFieldsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTicketFieldsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTicketFieldsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTicketFieldsCondition = {
    eq?: ZendeskSupportTicketFieldsEquality;
    neq?: ZendeskSupportTicketFieldsEquality;
    gt?: ZendeskSupportTicketFieldsOrder;
    gte?: ZendeskSupportTicketFieldsOrder;
    lt?: ZendeskSupportTicketFieldsOrder;
    lte?: ZendeskSupportTicketFieldsOrder;
    in?: ZendeskSupportTicketFieldsMembership;
    like?: ZendeskSupportTicketFieldsText;
    fuzzy?: ZendeskSupportTicketFieldsText;
    keyword?: ZendeskSupportTicketFieldsText;
    not?: ZendeskSupportTicketFieldsCondition;
    and?: Array<ZendeskSupportTicketFieldsCondition>;
    or?: Array<ZendeskSupportTicketFieldsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTicketFieldsEquality = {
    id?: string | null;
    active?: boolean | null;
    agent_can_edit?: boolean | null;
    agent_description?: string | null;
    collapsed_for_agents?: boolean | null;
    created_at?: string | null;
    creator_app_name?: string | null;
    creator_user_id?: string | null;
    custom_field_options?: Array<ZendeskSupportCustomFieldOption> | null;
    custom_statuses?: Array<ZendeskSupportTicketFieldCustomStatus> | null;
    description?: string | null;
    editable_in_portal?: boolean | null;
    key?: string | null;
    position?: number | null;
    raw_description?: string | null;
    raw_title?: string | null;
    raw_title_in_portal?: string | null;
    regexp_for_validation?: string | null;
    relationship_filter?: {
        [key: string]: unknown;
    } | null;
    relationship_target_type?: string | null;
    removable?: boolean | null;
    required?: boolean | null;
    required_in_portal?: boolean | null;
    sub_type_id?: string | null;
    system_field_options?: Array<ZendeskSupportSystemFieldOption> | null;
    tag?: string | null;
    title?: string | null;
    title_in_portal?: string | null;
    type?: string | null;
    updated_at?: string | null;
    url?: string | null;
    visible_in_portal?: boolean | null;
    [key: string]: unknown | string | null | boolean | null | boolean | null | string | null | boolean | null | string | null | string | null | string | null | Array<ZendeskSupportCustomFieldOption> | null | Array<ZendeskSupportTicketFieldCustomStatus> | null | string | null | boolean | null | string | null | number | null | string | null | string | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | boolean | null | boolean | null | boolean | null | string | null | Array<ZendeskSupportSystemFieldOption> | null | string | null | string | null | string | null | string | null | string | null | string | null | boolean | null | undefined;
};

export type ZendeskSupportTicketFieldsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketFieldsGetResult = {
    data: ZendeskSupportTicketFieldsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportTicketFieldsListParams = {
    /**
     * ID of the active locale to use for title_in_portal.
     */
    locale?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketFieldsListResult = {
    data: Array<ZendeskSupportTicketFieldsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTicketFieldsMembership = {
    id?: Array<string>;
    active?: Array<boolean>;
    agent_can_edit?: Array<boolean>;
    agent_description?: Array<string>;
    collapsed_for_agents?: Array<boolean>;
    created_at?: Array<string>;
    creator_app_name?: Array<string>;
    creator_user_id?: Array<string>;
    custom_field_options?: Array<Array<ZendeskSupportCustomFieldOption>>;
    custom_statuses?: Array<Array<ZendeskSupportTicketFieldCustomStatus>>;
    description?: Array<string>;
    editable_in_portal?: Array<boolean>;
    key?: Array<string>;
    position?: Array<number>;
    raw_description?: Array<string>;
    raw_title?: Array<string>;
    raw_title_in_portal?: Array<string>;
    regexp_for_validation?: Array<string>;
    relationship_filter?: Array<{
        [key: string]: unknown;
    }>;
    relationship_target_type?: Array<string>;
    removable?: Array<boolean>;
    required?: Array<boolean>;
    required_in_portal?: Array<boolean>;
    sub_type_id?: Array<string>;
    system_field_options?: Array<Array<ZendeskSupportSystemFieldOption>>;
    tag?: Array<string>;
    title?: Array<string>;
    title_in_portal?: Array<string>;
    type?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    visible_in_portal?: Array<boolean>;
    [key: string]: unknown | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<Array<ZendeskSupportCustomFieldOption>> | Array<Array<ZendeskSupportTicketFieldCustomStatus>> | Array<string> | Array<boolean> | Array<string> | Array<number> | Array<string> | Array<string> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<boolean> | Array<boolean> | Array<boolean> | Array<string> | Array<Array<ZendeskSupportSystemFieldOption>> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTicketFieldsOrder = {
    id?: string;
    agent_description?: string;
    created_at?: string;
    creator_app_name?: string;
    creator_user_id?: string;
    description?: string;
    key?: string;
    position?: number;
    raw_description?: string;
    raw_title?: string;
    raw_title_in_portal?: string;
    regexp_for_validation?: string;
    relationship_target_type?: string;
    sub_type_id?: string;
    tag?: string;
    title?: string;
    title_in_portal?: string;
    type?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Ticket fields
 *
 * System and custom fields of tickets.
 */
export type ZendeskSupportTicketFieldsRecord = {
    /**
     * Unique identifier of the field
     */
    id: string;
    /**
     * Whether the field is active.
     */
    active: boolean | null;
    /**
     * Whether this field is editable by agents
     */
    agent_can_edit: boolean | null;
    /**
     * Description shown only to agents.
     */
    agent_description: string | null;
    /**
     * Whether the field is collapsed for agents by default.
     */
    collapsed_for_agents: boolean | null;
    /**
     * The time the custom ticket field was created
     */
    created_at: string | null;
    /**
     * The app that created the field.
     */
    creator_app_name: string | null;
    /**
     * Who created the field; -1 for the system.
     */
    creator_user_id: string | null;
    /**
     * Options of a custom field.
     */
    custom_field_options: Array<ZendeskSupportCustomFieldOption> | null;
    /**
     * Custom statuses, for the status field.
     */
    custom_statuses: Array<ZendeskSupportTicketFieldCustomStatus> | null;
    /**
     * Description of the field.
     */
    description: string | null;
    /**
     * Whether this field is editable by end users in Help Center
     */
    editable_in_portal: boolean | null;
    /**
     * The field's own key.
     */
    key: string | null;
    /**
     * Position among the fields.
     */
    position: number | null;
    /**
     * The description or its dynamic content placeholder.
     */
    raw_description: string | null;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title: string | null;
    /**
     * The title for end users or its dynamic content placeholder.
     */
    raw_title_in_portal: string | null;
    /**
     * For a regexp field, the pattern that values must match.
     */
    regexp_for_validation: string | null;
    /**
     * For a lookup field, the conditions on selectable records.
     */
    relationship_filter: {
        [key: string]: unknown;
    } | null;
    /**
     * For a lookup field, the type of object it refers to, such as zen:user.
     */
    relationship_target_type: string | null;
    /**
     * False for a system field, which every ticket has.
     */
    removable: boolean | null;
    /**
     * Whether a value is required to solve a ticket.
     */
    required: boolean | null;
    /**
     * Whether end users must provide a value.
     */
    required_in_portal: boolean | null;
    /**
     * For the system fields priority and status, the set of available values.
     */
    sub_type_id: string | null;
    /**
     * Options of a system field.
     */
    system_field_options: Array<ZendeskSupportSystemFieldOption> | null;
    /**
     * For a checkbox field, the tag added to a ticket when it is checked.
     */
    tag: string | null;
    /**
     * The title of the ticket field
     */
    title: string | null;
    /**
     * The title of the ticket field for end users in Help Center
     */
    title_in_portal: string | null;
    /**
     * The type of the field, system or custom.
     */
    type: string | null;
    /**
     * The time the custom ticket field was last updated
     */
    updated_at: string | null;
    /**
     * The URL for this resource
     */
    url: string | null;
    /**
     * Whether this field is visible to end users in Help Center
     */
    visible_in_portal: boolean | null;
};

export type ZendeskSupportTicketFieldsSearchParams = {
    query: {
        filter?: ZendeskSupportTicketFieldsCondition;
        sort?: ZendeskSupportTicketFieldsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ticket fields, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTicketFieldsSearchRecord = {
    /**
     * Unique identifier of the field
     */
    id: string;
    /**
     * Whether the field is active.
     */
    active?: boolean;
    /**
     * Whether this field is editable by agents
     */
    agent_can_edit?: boolean;
    /**
     * Description shown only to agents.
     */
    agent_description?: string;
    /**
     * Whether the field is collapsed for agents by default.
     */
    collapsed_for_agents?: boolean;
    /**
     * The time the custom ticket field was created
     */
    created_at?: string;
    /**
     * The app that created the field.
     */
    creator_app_name?: string;
    /**
     * Who created the field; -1 for the system.
     */
    creator_user_id?: string;
    /**
     * Options of a custom field.
     */
    custom_field_options?: Array<ZendeskSupportCustomFieldOption>;
    /**
     * Custom statuses, for the status field.
     */
    custom_statuses?: Array<ZendeskSupportTicketFieldCustomStatus>;
    /**
     * Description of the field.
     */
    description?: string;
    /**
     * Whether this field is editable by end users in Help Center
     */
    editable_in_portal?: boolean;
    /**
     * The field's own key.
     */
    key?: string;
    /**
     * Position among the fields.
     */
    position?: number;
    /**
     * The description or its dynamic content placeholder.
     */
    raw_description?: string;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title?: string;
    /**
     * The title for end users or its dynamic content placeholder.
     */
    raw_title_in_portal?: string;
    /**
     * For a regexp field, the pattern that values must match.
     */
    regexp_for_validation?: string;
    /**
     * For a lookup field, the conditions on selectable records.
     */
    relationship_filter?: {
        [key: string]: unknown;
    };
    /**
     * For a lookup field, the type of object it refers to, such as zen:user.
     */
    relationship_target_type?: string;
    /**
     * False for a system field, which every ticket has.
     */
    removable?: boolean;
    /**
     * Whether a value is required to solve a ticket.
     */
    required?: boolean;
    /**
     * Whether end users must provide a value.
     */
    required_in_portal?: boolean;
    /**
     * For the system fields priority and status, the set of available values.
     */
    sub_type_id?: string;
    /**
     * Options of a system field.
     */
    system_field_options?: Array<ZendeskSupportSystemFieldOption>;
    /**
     * For a checkbox field, the tag added to a ticket when it is checked.
     */
    tag?: string;
    /**
     * The title of the ticket field
     */
    title?: string;
    /**
     * The title of the ticket field for end users in Help Center
     */
    title_in_portal?: string;
    /**
     * The type of the field, system or custom.
     */
    type?: string;
    /**
     * The time the custom ticket field was last updated
     */
    updated_at?: string;
    /**
     * The URL for this resource
     */
    url?: string;
    /**
     * Whether this field is visible to end users in Help Center
     */
    visible_in_portal?: boolean;
};

export type ZendeskSupportTicketFieldsSearchResult = {
    data: Array<ZendeskSupportTicketFieldsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTicketFieldsSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    agent_can_edit?: SortDirection;
    agent_description?: SortDirection;
    collapsed_for_agents?: SortDirection;
    created_at?: SortDirection;
    creator_app_name?: SortDirection;
    creator_user_id?: SortDirection;
    description?: SortDirection;
    editable_in_portal?: SortDirection;
    key?: SortDirection;
    position?: SortDirection;
    raw_description?: SortDirection;
    raw_title?: SortDirection;
    raw_title_in_portal?: SortDirection;
    regexp_for_validation?: SortDirection;
    relationship_target_type?: SortDirection;
    removable?: SortDirection;
    required?: SortDirection;
    required_in_portal?: SortDirection;
    sub_type_id?: SortDirection;
    tag?: SortDirection;
    title?: SortDirection;
    title_in_portal?: SortDirection;
    type?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    visible_in_portal?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTicketFieldsText = {
    id?: string;
    agent_description?: string;
    creator_app_name?: string;
    creator_user_id?: string;
    description?: string;
    key?: string;
    raw_description?: string;
    raw_title?: string;
    raw_title_in_portal?: string;
    regexp_for_validation?: string;
    relationship_target_type?: string;
    sub_type_id?: string;
    tag?: string;
    title?: string;
    title_in_portal?: string;
    type?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportTicketFormsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTicketFormsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTicketFormsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTicketFormsCondition = {
    eq?: ZendeskSupportTicketFormsEquality;
    neq?: ZendeskSupportTicketFormsEquality;
    gt?: ZendeskSupportTicketFormsOrder;
    gte?: ZendeskSupportTicketFormsOrder;
    lt?: ZendeskSupportTicketFormsOrder;
    lte?: ZendeskSupportTicketFormsOrder;
    in?: ZendeskSupportTicketFormsMembership;
    like?: ZendeskSupportTicketFormsText;
    fuzzy?: ZendeskSupportTicketFormsText;
    keyword?: ZendeskSupportTicketFormsText;
    not?: ZendeskSupportTicketFormsCondition;
    and?: Array<ZendeskSupportTicketFormsCondition>;
    or?: Array<ZendeskSupportTicketFormsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTicketFormsEquality = {
    id?: string | null;
    active?: boolean | null;
    agent_conditions?: Array<{
        [key: string]: unknown;
    }> | null;
    created_at?: string | null;
    default?: boolean | null;
    deleted_at?: string | null;
    display_name?: string | null;
    end_user_conditions?: Array<{
        [key: string]: unknown;
    }> | null;
    end_user_visible?: boolean | null;
    in_all_brands?: boolean | null;
    name?: string | null;
    position?: number | null;
    raw_display_name?: string | null;
    raw_name?: string | null;
    restricted_brand_ids?: Array<string> | null;
    ticket_field_ids?: Array<string> | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | boolean | null | Array<{
        [key: string]: unknown;
    }> | null | string | null | boolean | null | string | null | string | null | Array<{
        [key: string]: unknown;
    }> | null | boolean | null | boolean | null | string | null | number | null | string | null | string | null | Array<string> | null | Array<string> | null | string | null | string | null | undefined;
};

export type ZendeskSupportTicketFormsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketFormsGetResult = {
    data: ZendeskSupportTicketFormsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportTicketFormsListParams = {
    /**
     * Return only active or only inactive ones.
     */
    active?: boolean;
    /**
     * Return only forms that end users see, or only those that they do not see.
     */
    end_user_visible?: boolean;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketFormsListResult = {
    data: Array<ZendeskSupportTicketFormsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTicketFormsMembership = {
    id?: Array<string>;
    active?: Array<boolean>;
    agent_conditions?: Array<Array<{
        [key: string]: unknown;
    }>>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    deleted_at?: Array<string>;
    display_name?: Array<string>;
    end_user_conditions?: Array<Array<{
        [key: string]: unknown;
    }>>;
    end_user_visible?: Array<boolean>;
    in_all_brands?: Array<boolean>;
    name?: Array<string>;
    position?: Array<number>;
    raw_display_name?: Array<string>;
    raw_name?: Array<string>;
    restricted_brand_ids?: Array<Array<string>>;
    ticket_field_ids?: Array<Array<string>>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<boolean> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<Array<{
        [key: string]: unknown;
    }>> | Array<boolean> | Array<boolean> | Array<string> | Array<number> | Array<string> | Array<string> | Array<Array<string>> | Array<Array<string>> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTicketFormsOrder = {
    id?: string;
    created_at?: string;
    deleted_at?: string;
    display_name?: string;
    name?: string;
    position?: number;
    raw_display_name?: string;
    raw_name?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Ticket forms
 *
 * Forms used to submit tickets.
 */
export type ZendeskSupportTicketFormsRecord = {
    /**
     * Unique identifier of the form
     */
    id: string;
    /**
     * Whether the form is active.
     */
    active: boolean | null;
    /**
     * Conditions under which agents see fields.
     */
    agent_conditions: Array<{
        [key: string]: unknown;
    }> | null;
    /**
     * The time the ticket form was created
     */
    created_at: string | null;
    /**
     * Whether it is the default form.
     */
    default: boolean | null;
    /**
     * The time the ticket form was deleted
     */
    deleted_at: string | null;
    /**
     * The name shown to end users.
     */
    display_name: string | null;
    /**
     * Conditions under which end users see fields.
     */
    end_user_conditions: Array<{
        [key: string]: unknown;
    }> | null;
    /**
     * Whether end users see the form.
     */
    end_user_visible: boolean | null;
    /**
     * Whether all brands use the form.
     */
    in_all_brands: boolean | null;
    /**
     * The name of the form
     */
    name: string | null;
    /**
     * Position among the forms.
     */
    position: number | null;
    /**
     * The name for end users or its dynamic content placeholder.
     */
    raw_display_name: string | null;
    /**
     * The name or its dynamic content placeholder.
     */
    raw_name: string | null;
    /**
     * IDs of the brands that use the form, if not all do.
     */
    restricted_brand_ids: Array<string> | null;
    /**
     * IDs of the form's fields, in order.
     */
    ticket_field_ids: Array<string> | null;
    /**
     * The time of the last update of the ticket form
     */
    updated_at: string | null;
    /**
     * URL of the ticket form
     */
    url: string | null;
};

export type ZendeskSupportTicketFormsSearchParams = {
    query: {
        filter?: ZendeskSupportTicketFormsCondition;
        sort?: ZendeskSupportTicketFormsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ticket forms, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTicketFormsSearchRecord = {
    /**
     * Unique identifier of the form
     */
    id: string;
    /**
     * Whether the form is active.
     */
    active?: boolean;
    /**
     * Conditions under which agents see fields.
     */
    agent_conditions?: Array<{
        [key: string]: unknown;
    }>;
    /**
     * The time the ticket form was created
     */
    created_at?: string;
    /**
     * Whether it is the default form.
     */
    default?: boolean;
    /**
     * The time the ticket form was deleted
     */
    deleted_at?: string;
    /**
     * The name shown to end users.
     */
    display_name?: string;
    /**
     * Conditions under which end users see fields.
     */
    end_user_conditions?: Array<{
        [key: string]: unknown;
    }>;
    /**
     * Whether end users see the form.
     */
    end_user_visible?: boolean;
    /**
     * Whether all brands use the form.
     */
    in_all_brands?: boolean;
    /**
     * The name of the form
     */
    name?: string;
    /**
     * Position among the forms.
     */
    position?: number;
    /**
     * The name for end users or its dynamic content placeholder.
     */
    raw_display_name?: string;
    /**
     * The name or its dynamic content placeholder.
     */
    raw_name?: string;
    /**
     * IDs of the brands that use the form, if not all do.
     */
    restricted_brand_ids?: Array<string>;
    /**
     * IDs of the form's fields, in order.
     */
    ticket_field_ids?: Array<string>;
    /**
     * The time of the last update of the ticket form
     */
    updated_at?: string;
    /**
     * URL of the ticket form
     */
    url?: string;
};

export type ZendeskSupportTicketFormsSearchResult = {
    data: Array<ZendeskSupportTicketFormsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTicketFormsSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    deleted_at?: SortDirection;
    display_name?: SortDirection;
    end_user_visible?: SortDirection;
    in_all_brands?: SortDirection;
    name?: SortDirection;
    position?: SortDirection;
    raw_display_name?: SortDirection;
    raw_name?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTicketFormsText = {
    id?: string;
    display_name?: string;
    name?: string;
    raw_display_name?: string;
    raw_name?: string;
    restricted_brand_ids?: string;
    ticket_field_ids?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportTicketMetricsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTicketMetricsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTicketMetricsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTicketMetricsCondition = {
    eq?: ZendeskSupportTicketMetricsEquality;
    neq?: ZendeskSupportTicketMetricsEquality;
    gt?: ZendeskSupportTicketMetricsOrder;
    gte?: ZendeskSupportTicketMetricsOrder;
    lt?: ZendeskSupportTicketMetricsOrder;
    lte?: ZendeskSupportTicketMetricsOrder;
    in?: ZendeskSupportTicketMetricsMembership;
    like?: ZendeskSupportTicketMetricsText;
    fuzzy?: ZendeskSupportTicketMetricsText;
    keyword?: ZendeskSupportTicketMetricsText;
    not?: ZendeskSupportTicketMetricsCondition;
    and?: Array<ZendeskSupportTicketMetricsCondition>;
    or?: Array<ZendeskSupportTicketMetricsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTicketMetricsEquality = {
    id?: string | null;
    agent_wait_time_in_minutes?: ZendeskSupportCalendarAndBusiness | null;
    assigned_at?: string | null;
    assignee_stations?: number | null;
    assignee_updated_at?: string | null;
    created_at?: string | null;
    custom_status_updated_at?: string | null;
    first_resolution_time_in_minutes?: ZendeskSupportCalendarAndBusiness | null;
    full_resolution_time_in_minutes?: ZendeskSupportCalendarAndBusiness | null;
    group_stations?: number | null;
    initially_assigned_at?: string | null;
    latest_comment_added_at?: string | null;
    on_hold_time_in_minutes?: ZendeskSupportCalendarAndBusiness | null;
    reopens?: number | null;
    replies?: number | null;
    reply_time_in_minutes?: ZendeskSupportCalendarAndBusiness | null;
    reply_time_in_seconds?: ZendeskSupportCalendarAndBusiness | null;
    requester_updated_at?: string | null;
    requester_wait_time_in_minutes?: ZendeskSupportCalendarAndBusiness | null;
    solved_at?: string | null;
    status_updated_at?: string | null;
    ticket_id?: string | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | ZendeskSupportCalendarAndBusiness | null | string | null | number | null | string | null | string | null | string | null | ZendeskSupportCalendarAndBusiness | null | ZendeskSupportCalendarAndBusiness | null | number | null | string | null | string | null | ZendeskSupportCalendarAndBusiness | null | number | null | number | null | ZendeskSupportCalendarAndBusiness | null | ZendeskSupportCalendarAndBusiness | null | string | null | ZendeskSupportCalendarAndBusiness | null | string | null | string | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportTicketMetricsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketMetricsGetResult = {
    data: ZendeskSupportTicketMetricsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportTicketMetricsListParams = {
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketMetricsListResult = {
    data: Array<ZendeskSupportTicketMetricsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTicketMetricsMembership = {
    id?: Array<string>;
    agent_wait_time_in_minutes?: Array<ZendeskSupportCalendarAndBusiness>;
    assigned_at?: Array<string>;
    assignee_stations?: Array<number>;
    assignee_updated_at?: Array<string>;
    created_at?: Array<string>;
    custom_status_updated_at?: Array<string>;
    first_resolution_time_in_minutes?: Array<ZendeskSupportCalendarAndBusiness>;
    full_resolution_time_in_minutes?: Array<ZendeskSupportCalendarAndBusiness>;
    group_stations?: Array<number>;
    initially_assigned_at?: Array<string>;
    latest_comment_added_at?: Array<string>;
    on_hold_time_in_minutes?: Array<ZendeskSupportCalendarAndBusiness>;
    reopens?: Array<number>;
    replies?: Array<number>;
    reply_time_in_minutes?: Array<ZendeskSupportCalendarAndBusiness>;
    reply_time_in_seconds?: Array<ZendeskSupportCalendarAndBusiness>;
    requester_updated_at?: Array<string>;
    requester_wait_time_in_minutes?: Array<ZendeskSupportCalendarAndBusiness>;
    solved_at?: Array<string>;
    status_updated_at?: Array<string>;
    ticket_id?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<ZendeskSupportCalendarAndBusiness> | Array<string> | Array<number> | Array<string> | Array<string> | Array<string> | Array<ZendeskSupportCalendarAndBusiness> | Array<ZendeskSupportCalendarAndBusiness> | Array<number> | Array<string> | Array<string> | Array<ZendeskSupportCalendarAndBusiness> | Array<number> | Array<number> | Array<ZendeskSupportCalendarAndBusiness> | Array<ZendeskSupportCalendarAndBusiness> | Array<string> | Array<ZendeskSupportCalendarAndBusiness> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTicketMetricsOrder = {
    id?: string;
    assigned_at?: string;
    assignee_stations?: number;
    assignee_updated_at?: string;
    created_at?: string;
    custom_status_updated_at?: string;
    group_stations?: number;
    initially_assigned_at?: string;
    latest_comment_added_at?: string;
    reopens?: number;
    replies?: number;
    requester_updated_at?: string;
    solved_at?: string;
    status_updated_at?: string;
    ticket_id?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Ticket metrics
 *
 * Times and counts of unarchived tickets.
 */
export type ZendeskSupportTicketMetricsRecord = {
    /**
     * Unique identifier of the metric
     */
    id: string;
    agent_wait_time_in_minutes: ZendeskSupportCalendarAndBusiness | null;
    /**
     * When the ticket was assigned
     */
    assigned_at: string | null;
    /**
     * Number of assignees the ticket had
     */
    assignee_stations: number | null;
    /**
     * When the assignee last updated the ticket
     */
    assignee_updated_at: string | null;
    /**
     * When the record was created
     */
    created_at: string | null;
    /**
     * The date and time the ticket's custom status was last updated
     */
    custom_status_updated_at: string | null;
    first_resolution_time_in_minutes: ZendeskSupportCalendarAndBusiness | null;
    full_resolution_time_in_minutes: ZendeskSupportCalendarAndBusiness | null;
    /**
     * Number of groups the ticket passed through
     */
    group_stations: number | null;
    /**
     * When the ticket was initially assigned
     */
    initially_assigned_at: string | null;
    /**
     * When the latest comment was added
     */
    latest_comment_added_at: string | null;
    on_hold_time_in_minutes: ZendeskSupportCalendarAndBusiness | null;
    /**
     * Total number of times the ticket was reopened
     */
    reopens: number | null;
    /**
     * The number of public replies added to a ticket by an agent
     */
    replies: number | null;
    reply_time_in_minutes: ZendeskSupportCalendarAndBusiness | null;
    reply_time_in_seconds: ZendeskSupportCalendarAndBusiness | null;
    /**
     * When the requester last updated the ticket
     */
    requester_updated_at: string | null;
    requester_wait_time_in_minutes: ZendeskSupportCalendarAndBusiness | null;
    /**
     * When the ticket was solved
     */
    solved_at: string | null;
    /**
     * When the status of the ticket was last updated
     */
    status_updated_at: string | null;
    /**
     * Id of the associated ticket
     */
    ticket_id: string | null;
    /**
     * When the record was last updated
     */
    updated_at: string | null;
    /**
     * The API url of the ticket metric
     */
    url: string | null;
};

export type ZendeskSupportTicketMetricsSearchParams = {
    query: {
        filter?: ZendeskSupportTicketMetricsCondition;
        sort?: ZendeskSupportTicketMetricsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Ticket metrics, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTicketMetricsSearchRecord = {
    /**
     * Unique identifier of the metric
     */
    id: string;
    agent_wait_time_in_minutes?: ZendeskSupportCalendarAndBusiness;
    /**
     * When the ticket was assigned
     */
    assigned_at?: string;
    /**
     * Number of assignees the ticket had
     */
    assignee_stations?: number;
    /**
     * When the assignee last updated the ticket
     */
    assignee_updated_at?: string;
    /**
     * When the record was created
     */
    created_at?: string;
    /**
     * The date and time the ticket's custom status was last updated
     */
    custom_status_updated_at?: string;
    first_resolution_time_in_minutes?: ZendeskSupportCalendarAndBusiness;
    full_resolution_time_in_minutes?: ZendeskSupportCalendarAndBusiness;
    /**
     * Number of groups the ticket passed through
     */
    group_stations?: number;
    /**
     * When the ticket was initially assigned
     */
    initially_assigned_at?: string;
    /**
     * When the latest comment was added
     */
    latest_comment_added_at?: string;
    on_hold_time_in_minutes?: ZendeskSupportCalendarAndBusiness;
    /**
     * Total number of times the ticket was reopened
     */
    reopens?: number;
    /**
     * The number of public replies added to a ticket by an agent
     */
    replies?: number;
    reply_time_in_minutes?: ZendeskSupportCalendarAndBusiness;
    reply_time_in_seconds?: ZendeskSupportCalendarAndBusiness;
    /**
     * When the requester last updated the ticket
     */
    requester_updated_at?: string;
    requester_wait_time_in_minutes?: ZendeskSupportCalendarAndBusiness;
    /**
     * When the ticket was solved
     */
    solved_at?: string;
    /**
     * When the status of the ticket was last updated
     */
    status_updated_at?: string;
    /**
     * Id of the associated ticket
     */
    ticket_id?: string;
    /**
     * When the record was last updated
     */
    updated_at?: string;
    /**
     * The API url of the ticket metric
     */
    url?: string;
};

export type ZendeskSupportTicketMetricsSearchResult = {
    data: Array<ZendeskSupportTicketMetricsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTicketMetricsSort = Array<{
    id?: SortDirection;
    assigned_at?: SortDirection;
    assignee_stations?: SortDirection;
    assignee_updated_at?: SortDirection;
    created_at?: SortDirection;
    custom_status_updated_at?: SortDirection;
    group_stations?: SortDirection;
    initially_assigned_at?: SortDirection;
    latest_comment_added_at?: SortDirection;
    reopens?: SortDirection;
    replies?: SortDirection;
    requester_updated_at?: SortDirection;
    solved_at?: SortDirection;
    status_updated_at?: SortDirection;
    ticket_id?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTicketMetricsText = {
    id?: string;
    ticket_id?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportTicketsAggregateParams = {
    query?: {
        filter?: ZendeskSupportTicketsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTicketsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTicketsCondition = {
    eq?: ZendeskSupportTicketsEquality;
    neq?: ZendeskSupportTicketsEquality;
    gt?: ZendeskSupportTicketsOrder;
    gte?: ZendeskSupportTicketsOrder;
    lt?: ZendeskSupportTicketsOrder;
    lte?: ZendeskSupportTicketsOrder;
    in?: ZendeskSupportTicketsMembership;
    like?: ZendeskSupportTicketsText;
    fuzzy?: ZendeskSupportTicketsText;
    keyword?: ZendeskSupportTicketsText;
    not?: ZendeskSupportTicketsCondition;
    and?: Array<ZendeskSupportTicketsCondition>;
    or?: Array<ZendeskSupportTicketsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTicketsEquality = {
    id?: string | null;
    allow_attachments?: boolean | null;
    allow_channelback?: boolean | null;
    assignee_id?: string | null;
    brand_id?: string | null;
    collaborator_ids?: Array<string> | null;
    created_at?: string | null;
    custom_fields?: Array<ZendeskSupportCustomFieldValue> | null;
    custom_status_id?: string | null;
    description?: string | null;
    due_at?: string | null;
    email_cc_ids?: Array<string> | null;
    encoded_id?: string | null;
    external_id?: string | null;
    fields?: Array<ZendeskSupportCustomFieldValue> | null;
    follower_ids?: Array<string> | null;
    followup_ids?: Array<string> | null;
    forum_topic_id?: string | null;
    from_messaging_channel?: boolean | null;
    generated_timestamp?: number | null;
    group_id?: string | null;
    has_incidents?: boolean | null;
    is_public?: boolean | null;
    organization_id?: string | null;
    priority?: string | null;
    problem_id?: string | null;
    raw_subject?: string | null;
    recipient?: string | null;
    requester_id?: string | null;
    satisfaction_probability?: number | null;
    satisfaction_rating?: {
        [key: string]: unknown;
    } | null;
    sharing_agreement_ids?: Array<string> | null;
    status?: string | null;
    subject?: string | null;
    submitter_id?: string | null;
    support_type?: string | null;
    tags?: Array<string> | null;
    ticket_form_id?: string | null;
    type?: string | null;
    updated_at?: string | null;
    url?: string | null;
    via?: ZendeskSupportVia | null;
    [key: string]: unknown | string | null | boolean | null | boolean | null | string | null | string | null | Array<string> | null | string | null | Array<ZendeskSupportCustomFieldValue> | null | string | null | string | null | string | null | Array<string> | null | string | null | string | null | Array<ZendeskSupportCustomFieldValue> | null | Array<string> | null | Array<string> | null | string | null | boolean | null | number | null | string | null | boolean | null | boolean | null | string | null | string | null | string | null | string | null | string | null | string | null | number | null | {
        [key: string]: unknown;
    } | null | Array<string> | null | string | null | string | null | string | null | string | null | Array<string> | null | string | null | string | null | string | null | string | null | ZendeskSupportVia | null | undefined;
};

export type ZendeskSupportTicketsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketsGetResult = {
    data: ZendeskSupportTicketsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportTicketsListParams = {
    /**
     * Return only tickets with this external ID.
     */
    external_id?: string;
    /**
     * The field to sort by. Prefix it with a hyphen for descending order.
     */
    sort?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTicketsListResult = {
    data: Array<ZendeskSupportTicketsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTicketsMembership = {
    id?: Array<string>;
    allow_attachments?: Array<boolean>;
    allow_channelback?: Array<boolean>;
    assignee_id?: Array<string>;
    brand_id?: Array<string>;
    collaborator_ids?: Array<Array<string>>;
    created_at?: Array<string>;
    custom_fields?: Array<Array<ZendeskSupportCustomFieldValue>>;
    custom_status_id?: Array<string>;
    description?: Array<string>;
    due_at?: Array<string>;
    email_cc_ids?: Array<Array<string>>;
    encoded_id?: Array<string>;
    external_id?: Array<string>;
    fields?: Array<Array<ZendeskSupportCustomFieldValue>>;
    follower_ids?: Array<Array<string>>;
    followup_ids?: Array<Array<string>>;
    forum_topic_id?: Array<string>;
    from_messaging_channel?: Array<boolean>;
    generated_timestamp?: Array<number>;
    group_id?: Array<string>;
    has_incidents?: Array<boolean>;
    is_public?: Array<boolean>;
    organization_id?: Array<string>;
    priority?: Array<string>;
    problem_id?: Array<string>;
    raw_subject?: Array<string>;
    recipient?: Array<string>;
    requester_id?: Array<string>;
    satisfaction_probability?: Array<number>;
    satisfaction_rating?: Array<{
        [key: string]: unknown;
    }>;
    sharing_agreement_ids?: Array<Array<string>>;
    status?: Array<string>;
    subject?: Array<string>;
    submitter_id?: Array<string>;
    support_type?: Array<string>;
    tags?: Array<Array<string>>;
    ticket_form_id?: Array<string>;
    type?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    via?: Array<ZendeskSupportVia>;
    [key: string]: unknown | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<Array<ZendeskSupportCustomFieldValue>> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<string> | Array<Array<ZendeskSupportCustomFieldValue>> | Array<Array<string>> | Array<Array<string>> | Array<string> | Array<boolean> | Array<number> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<number> | Array<{
        [key: string]: unknown;
    }> | Array<Array<string>> | Array<string> | Array<string> | Array<string> | Array<string> | Array<Array<string>> | Array<string> | Array<string> | Array<string> | Array<string> | Array<ZendeskSupportVia> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTicketsOrder = {
    id?: string;
    assignee_id?: string;
    brand_id?: string;
    created_at?: string;
    custom_status_id?: string;
    description?: string;
    due_at?: string;
    encoded_id?: string;
    external_id?: string;
    forum_topic_id?: string;
    generated_timestamp?: number;
    group_id?: string;
    organization_id?: string;
    priority?: string;
    problem_id?: string;
    raw_subject?: string;
    recipient?: string;
    requester_id?: string;
    satisfaction_probability?: number;
    status?: string;
    subject?: string;
    submitter_id?: string;
    support_type?: string;
    ticket_form_id?: string;
    type?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | number | undefined;
};

/**
 * Tickets
 *
 * Tickets handled by human and AI agents. The vendor's lists omit archived tickets; get returns them.
 */
export type ZendeskSupportTicketsRecord = {
    /**
     * Unique identifier of the ticket
     */
    id: string;
    /**
     * Whether agents can add attachments to comments.
     */
    allow_attachments: boolean | null;
    /**
     * Whether replies can be sent through the original channel.
     */
    allow_channelback: boolean | null;
    /**
     * The agent currently assigned to the ticket
     */
    assignee_id: string | null;
    /**
     * The brand that the ticket belongs to.
     */
    brand_id: string | null;
    /**
     * IDs of users in CC.
     */
    collaborator_ids: Array<string> | null;
    /**
     * When this record was created
     */
    created_at: string | null;
    /**
     * The values of custom fields. Filters name the value of one field as custom_fields.<ID of the field>.
     */
    custom_fields: Array<ZendeskSupportCustomFieldValue> | null;
    /**
     * The custom status.
     */
    custom_status_id: string | null;
    /**
     * The text of the first comment.
     */
    description: string | null;
    /**
     * When a task is due.
     */
    due_at: string | null;
    /**
     * IDs of users in CC by email.
     */
    email_cc_ids: Array<string> | null;
    /**
     * The ID as it appears in emails.
     */
    encoded_id: string | null;
    /**
     * Your own ID for the ticket.
     */
    external_id: string | null;
    /**
     * Older name of custom_fields.
     */
    fields: Array<ZendeskSupportCustomFieldValue> | null;
    /**
     * IDs of agents who follow the ticket.
     */
    follower_ids: Array<string> | null;
    /**
     * IDs of follow-up tickets created after this one was closed.
     */
    followup_ids: Array<string> | null;
    /**
     * The topic of the former web portal in which the ticket originated.
     */
    forum_topic_id: string | null;
    /**
     * Whether the ticket came through a messaging channel.
     */
    from_messaging_channel: boolean | null;
    /**
     * Unix time of the last change of any kind, including changes that are not ticket events.
     */
    generated_timestamp: number | null;
    /**
     * The group this ticket is assigned to
     */
    group_id: string | null;
    /**
     * For a problem ticket, whether it has linked incidents.
     */
    has_incidents: boolean | null;
    /**
     * Whether any comment is public.
     */
    is_public: boolean | null;
    /**
     * The organization of the requester.
     */
    organization_id: string | null;
    /**
     * The urgency of the ticket.
     */
    priority: string | null;
    /**
     * For an incident, the linked problem ticket.
     */
    problem_id: string | null;
    /**
     * The subject with its dynamic content placeholder, if it has one.
     */
    raw_subject: string | null;
    /**
     * The email address that the ticket was sent to.
     */
    recipient: string | null;
    /**
     * The user who requested the ticket.
     */
    requester_id: string | null;
    /**
     * Predicted probability of a good rating.
     */
    satisfaction_probability: number | null;
    /**
     * The requester's satisfaction rating. The score is offered or unoffered if the requester has not rated the ticket.
     */
    satisfaction_rating: {
        [key: string]: unknown;
    } | null;
    /**
     * The sharing agreements of the ticket.
     */
    sharing_agreement_ids: Array<string> | null;
    /**
     * The status of the ticket; with custom statuses, the status category.
     */
    status: string | null;
    /**
     * The subject of the ticket.
     */
    subject: string | null;
    /**
     * The user who submitted the ticket, who is the author of its first comment.
     */
    submitter_id: string | null;
    /**
     * Who handles it.
     */
    support_type: string | null;
    /**
     * The tags of the ticket.
     */
    tags: Array<string> | null;
    /**
     * The form that the ticket is filled in with; on plans with several forms.
     */
    ticket_form_id: string | null;
    /**
     * What kind of ticket it is.
     */
    type: string | null;
    /**
     * When an event of the ticket last changed it.
     */
    updated_at: string | null;
    /**
     * The API url of this ticket
     */
    url: string | null;
    via: ZendeskSupportVia | null;
};

export type ZendeskSupportTicketsSearchParams = {
    query: {
        filter?: ZendeskSupportTicketsCondition;
        sort?: ZendeskSupportTicketsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Tickets, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTicketsSearchRecord = {
    /**
     * Unique identifier of the ticket
     */
    id: string;
    /**
     * Whether agents can add attachments to comments.
     */
    allow_attachments?: boolean;
    /**
     * Whether replies can be sent through the original channel.
     */
    allow_channelback?: boolean;
    /**
     * The agent currently assigned to the ticket
     */
    assignee_id?: string;
    /**
     * The brand that the ticket belongs to.
     */
    brand_id?: string;
    /**
     * IDs of users in CC.
     */
    collaborator_ids?: Array<string>;
    /**
     * When this record was created
     */
    created_at?: string;
    /**
     * The values of custom fields. Filters name the value of one field as custom_fields.<ID of the field>.
     */
    custom_fields?: Array<ZendeskSupportCustomFieldValue>;
    /**
     * The custom status.
     */
    custom_status_id?: string;
    /**
     * The text of the first comment.
     */
    description?: string;
    /**
     * When a task is due.
     */
    due_at?: string;
    /**
     * IDs of users in CC by email.
     */
    email_cc_ids?: Array<string>;
    /**
     * The ID as it appears in emails.
     */
    encoded_id?: string;
    /**
     * Your own ID for the ticket.
     */
    external_id?: string;
    /**
     * Older name of custom_fields.
     */
    fields?: Array<ZendeskSupportCustomFieldValue>;
    /**
     * IDs of agents who follow the ticket.
     */
    follower_ids?: Array<string>;
    /**
     * IDs of follow-up tickets created after this one was closed.
     */
    followup_ids?: Array<string>;
    /**
     * The topic of the former web portal in which the ticket originated.
     */
    forum_topic_id?: string;
    /**
     * Whether the ticket came through a messaging channel.
     */
    from_messaging_channel?: boolean;
    /**
     * Unix time of the last change of any kind, including changes that are not ticket events.
     */
    generated_timestamp?: number;
    /**
     * The group this ticket is assigned to
     */
    group_id?: string;
    /**
     * For a problem ticket, whether it has linked incidents.
     */
    has_incidents?: boolean;
    /**
     * Whether any comment is public.
     */
    is_public?: boolean;
    /**
     * The organization of the requester.
     */
    organization_id?: string;
    /**
     * The urgency of the ticket.
     */
    priority?: string;
    /**
     * For an incident, the linked problem ticket.
     */
    problem_id?: string;
    /**
     * The subject with its dynamic content placeholder, if it has one.
     */
    raw_subject?: string;
    /**
     * The email address that the ticket was sent to.
     */
    recipient?: string;
    /**
     * The user who requested the ticket.
     */
    requester_id?: string;
    /**
     * Predicted probability of a good rating.
     */
    satisfaction_probability?: number;
    /**
     * The requester's satisfaction rating. The score is offered or unoffered if the requester has not rated the ticket.
     */
    satisfaction_rating?: {
        [key: string]: unknown;
    };
    /**
     * The sharing agreements of the ticket.
     */
    sharing_agreement_ids?: Array<string>;
    /**
     * The status of the ticket; with custom statuses, the status category.
     */
    status?: string;
    /**
     * The subject of the ticket.
     */
    subject?: string;
    /**
     * The user who submitted the ticket, who is the author of its first comment.
     */
    submitter_id?: string;
    /**
     * Who handles it.
     */
    support_type?: string;
    /**
     * The tags of the ticket.
     */
    tags?: Array<string>;
    /**
     * The form that the ticket is filled in with; on plans with several forms.
     */
    ticket_form_id?: string;
    /**
     * What kind of ticket it is.
     */
    type?: string;
    /**
     * When an event of the ticket last changed it.
     */
    updated_at?: string;
    /**
     * The API url of this ticket
     */
    url?: string;
    via?: ZendeskSupportVia;
};

export type ZendeskSupportTicketsSearchResult = {
    data: Array<ZendeskSupportTicketsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTicketsSort = Array<{
    id?: SortDirection;
    allow_attachments?: SortDirection;
    allow_channelback?: SortDirection;
    assignee_id?: SortDirection;
    brand_id?: SortDirection;
    created_at?: SortDirection;
    custom_status_id?: SortDirection;
    description?: SortDirection;
    due_at?: SortDirection;
    encoded_id?: SortDirection;
    external_id?: SortDirection;
    forum_topic_id?: SortDirection;
    from_messaging_channel?: SortDirection;
    generated_timestamp?: SortDirection;
    group_id?: SortDirection;
    has_incidents?: SortDirection;
    is_public?: SortDirection;
    organization_id?: SortDirection;
    priority?: SortDirection;
    problem_id?: SortDirection;
    raw_subject?: SortDirection;
    recipient?: SortDirection;
    requester_id?: SortDirection;
    satisfaction_probability?: SortDirection;
    status?: SortDirection;
    subject?: SortDirection;
    submitter_id?: SortDirection;
    support_type?: SortDirection;
    ticket_form_id?: SortDirection;
    type?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTicketsText = {
    id?: string;
    assignee_id?: string;
    brand_id?: string;
    collaborator_ids?: string;
    custom_status_id?: string;
    description?: string;
    email_cc_ids?: string;
    encoded_id?: string;
    external_id?: string;
    follower_ids?: string;
    followup_ids?: string;
    forum_topic_id?: string;
    group_id?: string;
    organization_id?: string;
    priority?: string;
    problem_id?: string;
    raw_subject?: string;
    recipient?: string;
    requester_id?: string;
    sharing_agreement_ids?: string;
    status?: string;
    subject?: string;
    submitter_id?: string;
    support_type?: string;
    tags?: string;
    ticket_form_id?: string;
    type?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * API token
 */
export type ZendeskSupportTokenCredentials = {
    /**
     * Email address of the user that the token acts for.
     */
    email: string;
    /**
     * API token created in the vendor's Admin Center.
     */
    api_token: string;
};

export type ZendeskSupportTriggersAggregateParams = {
    query?: {
        filter?: ZendeskSupportTriggersCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportTriggersAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportTriggersCondition = {
    eq?: ZendeskSupportTriggersEquality;
    neq?: ZendeskSupportTriggersEquality;
    gt?: ZendeskSupportTriggersOrder;
    gte?: ZendeskSupportTriggersOrder;
    lt?: ZendeskSupportTriggersOrder;
    lte?: ZendeskSupportTriggersOrder;
    in?: ZendeskSupportTriggersMembership;
    like?: ZendeskSupportTriggersText;
    fuzzy?: ZendeskSupportTriggersText;
    keyword?: ZendeskSupportTriggersText;
    not?: ZendeskSupportTriggersCondition;
    and?: Array<ZendeskSupportTriggersCondition>;
    or?: Array<ZendeskSupportTriggersCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportTriggersEquality = {
    id?: string | null;
    actions?: Array<ZendeskSupportRuleAction> | null;
    active?: boolean | null;
    brand_id?: string | null;
    category_id?: string | null;
    conditions?: ZendeskSupportRuleConditions | null;
    created_at?: string | null;
    default?: boolean | null;
    description?: string | null;
    position?: number | null;
    raw_title?: string | null;
    restriction?: {
        [key: string]: unknown;
    } | null;
    title?: string | null;
    updated_at?: string | null;
    url?: string | null;
    [key: string]: unknown | string | null | Array<ZendeskSupportRuleAction> | null | boolean | null | string | null | string | null | ZendeskSupportRuleConditions | null | string | null | boolean | null | string | null | number | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | string | null | undefined;
};

export type ZendeskSupportTriggersGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTriggersGetResult = {
    data: ZendeskSupportTriggersRecord;
    raw?: RawRecord;
};

export type ZendeskSupportTriggersListParams = {
    /**
     * Return only active or only inactive ones.
     */
    active?: boolean;
    /**
     * Only those of this category.
     */
    category_id?: string;
    /**
     * The field to sort by. Prefix it with a hyphen for descending order.
     */
    sort?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportTriggersListResult = {
    data: Array<ZendeskSupportTriggersRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportTriggersMembership = {
    id?: Array<string>;
    actions?: Array<Array<ZendeskSupportRuleAction>>;
    active?: Array<boolean>;
    brand_id?: Array<string>;
    category_id?: Array<string>;
    conditions?: Array<ZendeskSupportRuleConditions>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    description?: Array<string>;
    position?: Array<number>;
    raw_title?: Array<string>;
    restriction?: Array<{
        [key: string]: unknown;
    }>;
    title?: Array<string>;
    updated_at?: Array<string>;
    url?: Array<string>;
    [key: string]: unknown | Array<string> | Array<Array<ZendeskSupportRuleAction>> | Array<boolean> | Array<string> | Array<string> | Array<ZendeskSupportRuleConditions> | Array<string> | Array<boolean> | Array<string> | Array<number> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportTriggersOrder = {
    id?: string;
    brand_id?: string;
    category_id?: string;
    created_at?: string;
    description?: string;
    position?: number;
    raw_title?: string;
    title?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Triggers
 *
 * Rules that act when a ticket is created or changed.
 */
export type ZendeskSupportTriggersRecord = {
    /**
     * Unique identifier of the trigger
     */
    id: string;
    /**
     * What the trigger does.
     */
    actions: Array<ZendeskSupportRuleAction> | null;
    /**
     * Whether the ticket trigger is active
     */
    active: boolean | null;
    /**
     * The brand that it belongs to.
     */
    brand_id: string | null;
    /**
     * The category that it belongs to.
     */
    category_id: string | null;
    conditions: ZendeskSupportRuleConditions | null;
    /**
     * The time the ticket trigger was created
     */
    created_at: string | null;
    /**
     * Whether it is a default that every account starts with.
     */
    default: boolean | null;
    /**
     * The description of the ticket trigger
     */
    description: string | null;
    /**
     * Position in the order in which triggers run.
     */
    position: number | null;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title: string | null;
    /**
     * Who can use it; null for everyone.
     */
    restriction: {
        [key: string]: unknown;
    } | null;
    /**
     * The title of the ticket trigger
     */
    title: string | null;
    /**
     * The time of the last update of the ticket trigger
     */
    updated_at: string | null;
    /**
     * The url of the ticket trigger
     */
    url: string | null;
};

export type ZendeskSupportTriggersSearchParams = {
    query: {
        filter?: ZendeskSupportTriggersCondition;
        sort?: ZendeskSupportTriggersSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Triggers, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportTriggersSearchRecord = {
    /**
     * Unique identifier of the trigger
     */
    id: string;
    /**
     * What the trigger does.
     */
    actions?: Array<ZendeskSupportRuleAction>;
    /**
     * Whether the ticket trigger is active
     */
    active?: boolean;
    /**
     * The brand that it belongs to.
     */
    brand_id?: string;
    /**
     * The category that it belongs to.
     */
    category_id?: string;
    conditions?: ZendeskSupportRuleConditions;
    /**
     * The time the ticket trigger was created
     */
    created_at?: string;
    /**
     * Whether it is a default that every account starts with.
     */
    default?: boolean;
    /**
     * The description of the ticket trigger
     */
    description?: string;
    /**
     * Position in the order in which triggers run.
     */
    position?: number;
    /**
     * The title or its dynamic content placeholder.
     */
    raw_title?: string;
    /**
     * Who can use it; null for everyone.
     */
    restriction?: {
        [key: string]: unknown;
    };
    /**
     * The title of the ticket trigger
     */
    title?: string;
    /**
     * The time of the last update of the ticket trigger
     */
    updated_at?: string;
    /**
     * The url of the ticket trigger
     */
    url?: string;
};

export type ZendeskSupportTriggersSearchResult = {
    data: Array<ZendeskSupportTriggersSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportTriggersSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    brand_id?: SortDirection;
    category_id?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    description?: SortDirection;
    position?: SortDirection;
    raw_title?: SortDirection;
    title?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportTriggersText = {
    id?: string;
    brand_id?: string;
    category_id?: string;
    description?: string;
    raw_title?: string;
    title?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

export type ZendeskSupportUsersAggregateParams = {
    query?: {
        filter?: ZendeskSupportUsersCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportUsersAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportUsersCondition = {
    eq?: ZendeskSupportUsersEquality;
    neq?: ZendeskSupportUsersEquality;
    gt?: ZendeskSupportUsersOrder;
    gte?: ZendeskSupportUsersOrder;
    lt?: ZendeskSupportUsersOrder;
    lte?: ZendeskSupportUsersOrder;
    in?: ZendeskSupportUsersMembership;
    like?: ZendeskSupportUsersText;
    fuzzy?: ZendeskSupportUsersText;
    keyword?: ZendeskSupportUsersText;
    not?: ZendeskSupportUsersCondition;
    and?: Array<ZendeskSupportUsersCondition>;
    or?: Array<ZendeskSupportUsersCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportUsersEquality = {
    id?: string | null;
    active?: boolean | null;
    alias?: string | null;
    chat_only?: boolean | null;
    created_at?: string | null;
    custom_role_id?: string | null;
    default_group_id?: string | null;
    details?: string | null;
    email?: string | null;
    external_id?: string | null;
    iana_time_zone?: string | null;
    last_login_at?: string | null;
    locale?: string | null;
    locale_id?: string | null;
    moderator?: boolean | null;
    name?: string | null;
    notes?: string | null;
    only_private_comments?: boolean | null;
    organization_id?: string | null;
    permanently_deleted?: boolean | null;
    phone?: string | null;
    photo?: {
        [key: string]: unknown;
    } | null;
    remote_photo_url?: string | null;
    report_csv?: boolean | null;
    restricted_agent?: boolean | null;
    role?: string | null;
    role_type?: number | null;
    separation?: {
        /**
         * The id of the brand the user is scoped to.
         */
        brand_id?: string;
        /**
         * The separation scope.
         */
        scope?: string;
    } | null;
    shared?: boolean | null;
    shared_agent?: boolean | null;
    shared_phone_number?: boolean | null;
    signature?: string | null;
    suspended?: boolean | null;
    suspension_details?: {
        /**
         * Channels on which the user is suspended.
         */
        channels?: Array<string>;
    } | null;
    tags?: Array<string> | null;
    ticket_restriction?: string | null;
    time_zone?: string | null;
    two_factor_auth_enabled?: boolean | null;
    updated_at?: string | null;
    url?: string | null;
    user_fields?: {
        [key: string]: unknown;
    } | null;
    verified?: boolean | null;
    [key: string]: unknown | string | null | boolean | null | string | null | boolean | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | string | null | boolean | null | string | null | string | null | boolean | null | string | null | boolean | null | string | null | {
        [key: string]: unknown;
    } | null | string | null | boolean | null | boolean | null | string | null | number | null | {
        /**
         * The id of the brand the user is scoped to.
         */
        brand_id?: string;
        /**
         * The separation scope.
         */
        scope?: string;
    } | null | boolean | null | boolean | null | boolean | null | string | null | boolean | null | {
        /**
         * Channels on which the user is suspended.
         */
        channels?: Array<string>;
    } | null | Array<string> | null | string | null | string | null | boolean | null | string | null | string | null | {
        [key: string]: unknown;
    } | null | boolean | null | undefined;
};

export type ZendeskSupportUsersGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportUsersGetResult = {
    data: ZendeskSupportUsersRecord;
    raw?: RawRecord;
};

export type ZendeskSupportUsersListParams = {
    /**
     * Return only users with this role: one of the known values or the name of a custom role.
     */
    role?: string;
    /**
     * Return only the user with this external ID.
     */
    external_id?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportUsersListResult = {
    data: Array<ZendeskSupportUsersRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportUsersMembership = {
    id?: Array<string>;
    active?: Array<boolean>;
    alias?: Array<string>;
    chat_only?: Array<boolean>;
    created_at?: Array<string>;
    custom_role_id?: Array<string>;
    default_group_id?: Array<string>;
    details?: Array<string>;
    email?: Array<string>;
    external_id?: Array<string>;
    iana_time_zone?: Array<string>;
    last_login_at?: Array<string>;
    locale?: Array<string>;
    locale_id?: Array<string>;
    moderator?: Array<boolean>;
    name?: Array<string>;
    notes?: Array<string>;
    only_private_comments?: Array<boolean>;
    organization_id?: Array<string>;
    permanently_deleted?: Array<boolean>;
    phone?: Array<string>;
    photo?: Array<{
        [key: string]: unknown;
    }>;
    remote_photo_url?: Array<string>;
    report_csv?: Array<boolean>;
    restricted_agent?: Array<boolean>;
    role?: Array<string>;
    role_type?: Array<number>;
    separation?: Array<{
        /**
         * The id of the brand the user is scoped to.
         */
        brand_id?: string;
        /**
         * The separation scope.
         */
        scope?: string;
    }>;
    shared?: Array<boolean>;
    shared_agent?: Array<boolean>;
    shared_phone_number?: Array<boolean>;
    signature?: Array<string>;
    suspended?: Array<boolean>;
    suspension_details?: Array<{
        /**
         * Channels on which the user is suspended.
         */
        channels?: Array<string>;
    }>;
    tags?: Array<Array<string>>;
    ticket_restriction?: Array<string>;
    time_zone?: Array<string>;
    two_factor_auth_enabled?: Array<boolean>;
    updated_at?: Array<string>;
    url?: Array<string>;
    user_fields?: Array<{
        [key: string]: unknown;
    }>;
    verified?: Array<boolean>;
    [key: string]: unknown | Array<string> | Array<boolean> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<boolean> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<boolean> | Array<boolean> | Array<string> | Array<number> | Array<{
        /**
         * The id of the brand the user is scoped to.
         */
        brand_id?: string;
        /**
         * The separation scope.
         */
        scope?: string;
    }> | Array<boolean> | Array<boolean> | Array<boolean> | Array<string> | Array<boolean> | Array<{
        /**
         * Channels on which the user is suspended.
         */
        channels?: Array<string>;
    }> | Array<Array<string>> | Array<string> | Array<string> | Array<boolean> | Array<string> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<boolean> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportUsersOrder = {
    id?: string;
    alias?: string;
    created_at?: string;
    custom_role_id?: string;
    default_group_id?: string;
    details?: string;
    email?: string;
    external_id?: string;
    iana_time_zone?: string;
    last_login_at?: string;
    locale?: string;
    locale_id?: string;
    name?: string;
    notes?: string;
    organization_id?: string;
    phone?: string;
    remote_photo_url?: string;
    role?: string;
    role_type?: number;
    signature?: string;
    ticket_restriction?: string;
    time_zone?: string;
    updated_at?: string;
    url?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Users
 *
 * Agents, administrators and end users. The role of the credentials determines which fields have values.
 */
export type ZendeskSupportUsersRecord = {
    /**
     * Unique identifier of the user
     */
    id: string;
    /**
     * False for a deleted user.
     */
    active: boolean | null;
    /**
     * The name shown to end users.
     */
    alias: string | null;
    /**
     * Whether or not the user is a chat-only agent
     */
    chat_only: boolean | null;
    /**
     * The time the user was created
     */
    created_at: string | null;
    /**
     * ID of the custom role, on plans that support custom roles.
     */
    custom_role_id: string | null;
    /**
     * The id of the user's default group
     */
    default_group_id: string | null;
    /**
     * Details such as an address.
     */
    details: string | null;
    /**
     * The primary address.
     */
    email: string | null;
    /**
     * Your own ID for the user. Not case-sensitive.
     */
    external_id: string | null;
    /**
     * The user's time zone as an IANA name.
     */
    iana_time_zone: string | null;
    /**
     * When the user last signed in or used an API token.
     */
    last_login_at: string | null;
    /**
     * The language and region, as a BCP 47 tag.
     */
    locale: string | null;
    /**
     * The user's language identifier
     */
    locale_id: string | null;
    /**
     * Designates whether the user has forum moderation capabilities
     */
    moderator: boolean | null;
    /**
     * The user's name
     */
    name: string | null;
    /**
     * Notes about the user.
     */
    notes: string | null;
    /**
     * Whether the user can only write internal comments.
     */
    only_private_comments: boolean | null;
    /**
     * The default organization.
     */
    organization_id: string | null;
    /**
     * Whether the user's personal data has been deleted for good.
     */
    permanently_deleted: boolean | null;
    /**
     * The primary number.
     */
    phone: string | null;
    /**
     * The profile picture.
     */
    photo: {
        [key: string]: unknown;
    } | null;
    /**
     * Where the vendor fetched the user's picture from.
     */
    remote_photo_url: string | null;
    /**
     * No longer has any effect.
     */
    report_csv: boolean | null;
    /**
     * False for administrators and for agents without restrictions.
     */
    restricted_agent: boolean | null;
    /**
     * The user's role.
     */
    role: string | null;
    /**
     * The number of the role type: 0 custom agent, 1 light agent, 2 chat agent, 3 chat agent with support, 4 administrator, 5 billing administrator.
     */
    role_type: number | null;
    /**
     * Whether the user belongs to one brand or to the whole account.
     */
    separation: {
        /**
         * The id of the brand the user is scoped to.
         */
        brand_id?: string;
        /**
         * The separation scope.
         */
        scope?: string;
    } | null;
    /**
     * Whether the user comes from another account that shares tickets.
     */
    shared: boolean | null;
    /**
     * Whether the user is an agent of another account that shares tickets.
     */
    shared_agent: boolean | null;
    /**
     * Whether several users share this phone number.
     */
    shared_phone_number: boolean | null;
    /**
     * The user's signature.
     */
    signature: string | null;
    /**
     * Whether the user is suspended.
     */
    suspended: boolean | null;
    /**
     * Channels on which the user is suspended.
     */
    suspension_details: {
        /**
         * Channels on which the user is suspended.
         */
        channels?: Array<string>;
    } | null;
    /**
     * The tags of the user, if the account has user tagging enabled.
     */
    tags: Array<string> | null;
    /**
     * Which tickets the user can see; null for all tickets.
     */
    ticket_restriction: string | null;
    /**
     * The user's time zone in the vendor's own naming.
     */
    time_zone: string | null;
    /**
     * If two factor authentication is enabled
     */
    two_factor_auth_enabled: boolean | null;
    /**
     * The time the user was last updated
     */
    updated_at: string | null;
    /**
     * The user's API url
     */
    url: string | null;
    /**
     * Values of custom fields.
     */
    user_fields: {
        [key: string]: unknown;
    } | null;
    /**
     * Whether any of the user's identities is verified.
     */
    verified: boolean | null;
};

export type ZendeskSupportUsersSearchParams = {
    query: {
        filter?: ZendeskSupportUsersCondition;
        sort?: ZendeskSupportUsersSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Users, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportUsersSearchRecord = {
    /**
     * Unique identifier of the user
     */
    id: string;
    /**
     * False for a deleted user.
     */
    active?: boolean;
    /**
     * The name shown to end users.
     */
    alias?: string;
    /**
     * Whether or not the user is a chat-only agent
     */
    chat_only?: boolean;
    /**
     * The time the user was created
     */
    created_at?: string;
    /**
     * ID of the custom role, on plans that support custom roles.
     */
    custom_role_id?: string;
    /**
     * The id of the user's default group
     */
    default_group_id?: string;
    /**
     * Details such as an address.
     */
    details?: string;
    /**
     * The primary address.
     */
    email?: string;
    /**
     * Your own ID for the user. Not case-sensitive.
     */
    external_id?: string;
    /**
     * The user's time zone as an IANA name.
     */
    iana_time_zone?: string;
    /**
     * When the user last signed in or used an API token.
     */
    last_login_at?: string;
    /**
     * The language and region, as a BCP 47 tag.
     */
    locale?: string;
    /**
     * The user's language identifier
     */
    locale_id?: string;
    /**
     * Designates whether the user has forum moderation capabilities
     */
    moderator?: boolean;
    /**
     * The user's name
     */
    name?: string;
    /**
     * Notes about the user.
     */
    notes?: string;
    /**
     * Whether the user can only write internal comments.
     */
    only_private_comments?: boolean;
    /**
     * The default organization.
     */
    organization_id?: string;
    /**
     * Whether the user's personal data has been deleted for good.
     */
    permanently_deleted?: boolean;
    /**
     * The primary number.
     */
    phone?: string;
    /**
     * The profile picture.
     */
    photo?: {
        [key: string]: unknown;
    };
    /**
     * Where the vendor fetched the user's picture from.
     */
    remote_photo_url?: string;
    /**
     * No longer has any effect.
     */
    report_csv?: boolean;
    /**
     * False for administrators and for agents without restrictions.
     */
    restricted_agent?: boolean;
    /**
     * The user's role.
     */
    role?: string;
    /**
     * The number of the role type: 0 custom agent, 1 light agent, 2 chat agent, 3 chat agent with support, 4 administrator, 5 billing administrator.
     */
    role_type?: number;
    /**
     * Whether the user belongs to one brand or to the whole account.
     */
    separation?: {
        /**
         * The id of the brand the user is scoped to.
         */
        brand_id?: string;
        /**
         * The separation scope.
         */
        scope?: string;
    };
    /**
     * Whether the user comes from another account that shares tickets.
     */
    shared?: boolean;
    /**
     * Whether the user is an agent of another account that shares tickets.
     */
    shared_agent?: boolean;
    /**
     * Whether several users share this phone number.
     */
    shared_phone_number?: boolean;
    /**
     * The user's signature.
     */
    signature?: string;
    /**
     * Whether the user is suspended.
     */
    suspended?: boolean;
    /**
     * Channels on which the user is suspended.
     */
    suspension_details?: {
        /**
         * Channels on which the user is suspended.
         */
        channels?: Array<string>;
    };
    /**
     * The tags of the user, if the account has user tagging enabled.
     */
    tags?: Array<string>;
    /**
     * Which tickets the user can see; null for all tickets.
     */
    ticket_restriction?: string;
    /**
     * The user's time zone in the vendor's own naming.
     */
    time_zone?: string;
    /**
     * If two factor authentication is enabled
     */
    two_factor_auth_enabled?: boolean;
    /**
     * The time the user was last updated
     */
    updated_at?: string;
    /**
     * The user's API url
     */
    url?: string;
    /**
     * Values of custom fields.
     */
    user_fields?: {
        [key: string]: unknown;
    };
    /**
     * Whether any of the user's identities is verified.
     */
    verified?: boolean;
};

export type ZendeskSupportUsersSearchResult = {
    data: Array<ZendeskSupportUsersSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportUsersSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    alias?: SortDirection;
    chat_only?: SortDirection;
    created_at?: SortDirection;
    custom_role_id?: SortDirection;
    default_group_id?: SortDirection;
    details?: SortDirection;
    email?: SortDirection;
    external_id?: SortDirection;
    iana_time_zone?: SortDirection;
    last_login_at?: SortDirection;
    locale?: SortDirection;
    locale_id?: SortDirection;
    moderator?: SortDirection;
    name?: SortDirection;
    notes?: SortDirection;
    only_private_comments?: SortDirection;
    organization_id?: SortDirection;
    permanently_deleted?: SortDirection;
    phone?: SortDirection;
    remote_photo_url?: SortDirection;
    report_csv?: SortDirection;
    restricted_agent?: SortDirection;
    role?: SortDirection;
    role_type?: SortDirection;
    shared?: SortDirection;
    shared_agent?: SortDirection;
    shared_phone_number?: SortDirection;
    signature?: SortDirection;
    suspended?: SortDirection;
    ticket_restriction?: SortDirection;
    time_zone?: SortDirection;
    two_factor_auth_enabled?: SortDirection;
    updated_at?: SortDirection;
    url?: SortDirection;
    verified?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportUsersText = {
    id?: string;
    alias?: string;
    custom_role_id?: string;
    default_group_id?: string;
    details?: string;
    email?: string;
    external_id?: string;
    iana_time_zone?: string;
    locale?: string;
    locale_id?: string;
    name?: string;
    notes?: string;
    organization_id?: string;
    phone?: string;
    remote_photo_url?: string;
    role?: string;
    signature?: string;
    tags?: string;
    ticket_restriction?: string;
    time_zone?: string;
    url?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * How the ticket or update was created.
 */
export type ZendeskSupportVia = {
    /**
     * The channel, such as web, email, api or rule.
     */
    channel?: string;
    /**
     * Channel-specific information about the sender and the recipient.
     */
    source?: {
        from?: {
            address?: string;
            id?: string;
            name?: string;
            title?: string;
            [key: string]: unknown;
        };
        rel?: string;
        to?: {
            address?: string;
            name?: string;
            [key: string]: unknown;
        };
        [key: string]: unknown;
    };
};

export type ZendeskSupportViewsAggregateParams = {
    query?: {
        filter?: ZendeskSupportViewsCondition;
    };
    metrics: Array<AggregateMetric>;
    group_by?: Array<AggregateGroupBy>;
    sort?: AggregateSort;
    limit?: AggregateLimit;
};

export type ZendeskSupportViewsAggregateResult = AggregateResult;

/**
 * Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.
 */
export type ZendeskSupportViewsCondition = {
    eq?: ZendeskSupportViewsEquality;
    neq?: ZendeskSupportViewsEquality;
    gt?: ZendeskSupportViewsOrder;
    gte?: ZendeskSupportViewsOrder;
    lt?: ZendeskSupportViewsOrder;
    lte?: ZendeskSupportViewsOrder;
    in?: ZendeskSupportViewsMembership;
    like?: ZendeskSupportViewsText;
    fuzzy?: ZendeskSupportViewsText;
    keyword?: ZendeskSupportViewsText;
    not?: ZendeskSupportViewsCondition;
    and?: Array<ZendeskSupportViewsCondition>;
    or?: Array<ZendeskSupportViewsCondition>;
};

/**
 * Fields and the values that they must, or must not, equal.
 */
export type ZendeskSupportViewsEquality = {
    id?: string | null;
    active?: boolean | null;
    conditions?: {
        [key: string]: unknown;
    } | null;
    created_at?: string | null;
    default?: boolean | null;
    description?: string | null;
    execution?: {
        [key: string]: unknown;
    } | null;
    position?: number | null;
    restriction?: {
        [key: string]: unknown;
    } | null;
    title?: string | null;
    updated_at?: string | null;
    [key: string]: unknown | string | null | boolean | null | {
        [key: string]: unknown;
    } | null | string | null | boolean | null | string | null | {
        [key: string]: unknown;
    } | null | number | null | {
        [key: string]: unknown;
    } | null | string | null | string | null | undefined;
};

export type ZendeskSupportViewsGetParams = {
    /**
     * The ID of the record.
     */
    id: string;
    fields?: SearchFields;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportViewsGetResult = {
    data: ZendeskSupportViewsRecord;
    raw?: RawRecord;
};

export type ZendeskSupportViewsListParams = {
    /**
     * Return only those with this access.
     */
    access?: string;
    /**
     * Return only active or only inactive ones.
     */
    active?: boolean;
    /**
     * Return only those of this group.
     */
    group_id?: string;
    /**
     * The field to sort by. Prefix it with a hyphen for descending order.
     */
    sort?: string;
    /**
     * Maximum number of records per page.
     */
    page_size?: number;
    /**
     * The value of pagination.after from the previous page.
     */
    after?: string;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
    /**
     * Whether to return the vendor's own records in `raw`.
     */
    raw?: boolean;
};

export type ZendeskSupportViewsListResult = {
    data: Array<ZendeskSupportViewsRecord>;
    pagination: Pagination;
    invalid_records?: InvalidRecords;
    raw?: RawRecords;
};

/**
 * Fields and their accepted values; one must match.
 */
export type ZendeskSupportViewsMembership = {
    id?: Array<string>;
    active?: Array<boolean>;
    conditions?: Array<{
        [key: string]: unknown;
    }>;
    created_at?: Array<string>;
    default?: Array<boolean>;
    description?: Array<string>;
    execution?: Array<{
        [key: string]: unknown;
    }>;
    position?: Array<number>;
    restriction?: Array<{
        [key: string]: unknown;
    }>;
    title?: Array<string>;
    updated_at?: Array<string>;
    [key: string]: unknown | Array<string> | Array<boolean> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<boolean> | Array<string> | Array<{
        [key: string]: unknown;
    }> | Array<number> | Array<{
        [key: string]: unknown;
    }> | Array<string> | Array<string> | undefined;
};

/**
 * Fields and the values to compare them with.
 */
export type ZendeskSupportViewsOrder = {
    id?: string;
    created_at?: string;
    description?: string;
    position?: number;
    title?: string;
    updated_at?: string;
    [key: string]: unknown | string | string | number | undefined;
};

/**
 * Views
 *
 * Saved lists of tickets, shared and personal.
 */
export type ZendeskSupportViewsRecord = {
    /**
     * Unique identifier of the view
     */
    id: string;
    /**
     * Whether the view is active
     */
    active: boolean | null;
    /**
     * Conditions that select the tickets of the view.
     */
    conditions: {
        [key: string]: unknown;
    } | null;
    /**
     * The time the view was created
     */
    created_at: string | null;
    /**
     * Whether it is a default that every account starts with.
     */
    default: boolean | null;
    /**
     * The description of the view
     */
    description: string | null;
    /**
     * Display settings of the view: columns, grouping and order.
     */
    execution: {
        [key: string]: unknown;
    } | null;
    /**
     * Position among the views.
     */
    position: number | null;
    /**
     * Who can use it; null for everyone.
     */
    restriction: {
        [key: string]: unknown;
    } | null;
    /**
     * The title of the view
     */
    title: string | null;
    /**
     * The time the view was last updated
     */
    updated_at: string | null;
};

export type ZendeskSupportViewsSearchParams = {
    query: {
        filter?: ZendeskSupportViewsCondition;
        sort?: ZendeskSupportViewsSort;
    };
    limit?: SearchLimit;
    cursor?: SearchCursor;
    fields?: SearchFields;
    max_bytes?: MaxBytes;
};

/**
 * Views, as returned by search: fields without a value are omitted.
 */
export type ZendeskSupportViewsSearchRecord = {
    /**
     * Unique identifier of the view
     */
    id: string;
    /**
     * Whether the view is active
     */
    active?: boolean;
    /**
     * Conditions that select the tickets of the view.
     */
    conditions?: {
        [key: string]: unknown;
    };
    /**
     * The time the view was created
     */
    created_at?: string;
    /**
     * Whether it is a default that every account starts with.
     */
    default?: boolean;
    /**
     * The description of the view
     */
    description?: string;
    /**
     * Display settings of the view: columns, grouping and order.
     */
    execution?: {
        [key: string]: unknown;
    };
    /**
     * Position among the views.
     */
    position?: number;
    /**
     * Who can use it; null for everyone.
     */
    restriction?: {
        [key: string]: unknown;
    };
    /**
     * The title of the view
     */
    title?: string;
    /**
     * The time the view was last updated
     */
    updated_at?: string;
};

export type ZendeskSupportViewsSearchResult = {
    data: Array<ZendeskSupportViewsSearchRecord>;
    meta: SearchMeta;
};

export type ZendeskSupportViewsSort = Array<{
    id?: SortDirection;
    active?: SortDirection;
    created_at?: SortDirection;
    default?: SortDirection;
    description?: SortDirection;
    position?: SortDirection;
    title?: SortDirection;
    updated_at?: SortDirection;
    [key: string]: SortDirection | undefined;
}>;

/**
 * Fields and the pattern or words to match.
 */
export type ZendeskSupportViewsText = {
    id?: string;
    description?: string;
    title?: string;
    [key: string]: unknown | string | undefined;
};

/**
 * Maximum number of items per page.
 */
export type PageSize = number;

/**
 * The value of pagination.after from the previous page.
 */
export type After = string;

/**
 * ID of an agent token.
 */
export type TokenId = string;

/**
 * Name of a customer.
 */
export type CustomerNamePath = CustomerName;

/**
 * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
 */
export type IfNoneMatch = string;

/**
 * A connector type from the catalogue.
 */
export type ConnectorTypePath = string;

/**
 * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
 */
export type IdempotencyKey = string;

/**
 * ID of a consent session.
 */
export type SessionId = string;

/**
 * ID of a stored connector.
 */
export type ConnectorId = string;

/**
 * Proceed only if the resource still has this ETag (RFC 9110, section 13.1.1).
 */
export type IfMatch = string;

/**
 * ID of a sync.
 */
export type SyncId = string;

/**
 * Long poll: where there is nothing to return, hold the request for up to so many seconds until there is.
 */
export type Wait = number;

/**
 * ID of a webhook endpoint.
 */
export type EndpointId = string;

/**
 * The organization to act for. Required if the client belongs to several.
 */
export type OrganizationId = string;

export type CreateTokenData = {
    body: TokenRequest;
    path?: never;
    query?: never;
    url: '/api/v1/account/applications/token';
};

export type CreateTokenErrors = {
    /**
     * The request is malformed.
     */
    400: Problem;
    /**
     * The client is unknown or its secret is incorrect.
     */
    401: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CreateTokenError = CreateTokenErrors[keyof CreateTokenErrors];

export type CreateTokenResponses = {
    /**
     * A bearer token.
     */
    200: Token;
};

export type CreateTokenResponse = CreateTokenResponses[keyof CreateTokenResponses];

export type CreateScopedTokenData = {
    body: ScopedTokenRequest;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/account/applications/scoped-token';
};

export type CreateScopedTokenErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CreateScopedTokenError = CreateScopedTokenErrors[keyof CreateScopedTokenErrors];

export type CreateScopedTokenResponses = {
    /**
     * A bearer token for the customer.
     */
    200: ScopedToken;
};

export type CreateScopedTokenResponse = CreateScopedTokenResponses[keyof CreateScopedTokenResponses];

export type GetOrganizationData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/account/organization';
};

export type GetOrganizationErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetOrganizationError = GetOrganizationErrors[keyof GetOrganizationErrors];

export type GetOrganizationResponses = {
    /**
     * The organization that the token acts for.
     */
    200: Organization;
};

export type GetOrganizationResponse = GetOrganizationResponses[keyof GetOrganizationResponses];

export type UpdateOrganizationData = {
    body: OrganizationUpdate;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/account/organization';
};

export type UpdateOrganizationErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type UpdateOrganizationError = UpdateOrganizationErrors[keyof UpdateOrganizationErrors];

export type UpdateOrganizationResponses = {
    /**
     * The updated organization.
     */
    200: Organization;
};

export type UpdateOrganizationResponse = UpdateOrganizationResponses[keyof UpdateOrganizationResponses];

export type ListAgentTokensData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * Return only tokens of this customer.
         */
        customer_name?: CustomerName;
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
    };
    url: '/api/v1/account/agent-tokens';
};

export type ListAgentTokensErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListAgentTokensError = ListAgentTokensErrors[keyof ListAgentTokensErrors];

export type ListAgentTokensResponses = {
    /**
     * A page of agent tokens that have been neither revoked nor removed after they expired.
     */
    200: AgentTokenPage;
};

export type ListAgentTokensResponse = ListAgentTokensResponses[keyof ListAgentTokensResponses];

export type CreateAgentTokenData = {
    body: AgentTokenRequest;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/account/agent-tokens';
};

export type CreateAgentTokenErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CreateAgentTokenError = CreateAgentTokenErrors[keyof CreateAgentTokenErrors];

export type CreateAgentTokenResponses = {
    /**
     * The token. It is shown only here.
     */
    201: CreatedAgentToken;
};

export type CreateAgentTokenResponse = CreateAgentTokenResponses[keyof CreateAgentTokenResponses];

export type DeleteAgentTokenData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of an agent token.
         */
        token_id: string;
    };
    query?: never;
    url: '/api/v1/account/agent-tokens/{token_id}';
};

export type DeleteAgentTokenErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type DeleteAgentTokenError = DeleteAgentTokenErrors[keyof DeleteAgentTokenErrors];

export type DeleteAgentTokenResponses = {
    /**
     * Revoked.
     */
    204: void;
};

export type DeleteAgentTokenResponse = DeleteAgentTokenResponses[keyof DeleteAgentTokenResponses];

export type DeleteCustomerData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * Name of a customer.
         */
        customer_name: CustomerName;
    };
    query?: never;
    url: '/api/v1/account/customers/{customer_name}';
};

export type DeleteCustomerErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type DeleteCustomerError = DeleteCustomerErrors[keyof DeleteCustomerErrors];

export type DeleteCustomerResponses = {
    /**
     * The erasure has begun, or was in progress already.
     */
    202: Erasure;
};

export type DeleteCustomerResponse = DeleteCustomerResponses[keyof DeleteCustomerResponses];

export type GetErasureData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * Name of a customer.
         */
        customer_name: CustomerName;
    };
    query?: never;
    url: '/api/v1/account/customers/{customer_name}';
};

export type GetErasureErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetErasureError = GetErasureErrors[keyof GetErasureErrors];

export type GetErasureResponses = {
    /**
     * The latest erasure.
     */
    200: Erasure;
};

export type GetErasureResponse = GetErasureResponses[keyof GetErasureResponses];

export type ListConnectorTypesData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/integrations/connector-types';
};

export type ListConnectorTypesErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListConnectorTypesError = ListConnectorTypesErrors[keyof ListConnectorTypesErrors];

export type ListConnectorTypesResponses = {
    /**
     * All connector types with their credentials, entities, actions, parameters and fields.
     */
    200: Catalogue;
};

export type ListConnectorTypesResponse = ListConnectorTypesResponses[keyof ListConnectorTypesResponses];

export type GetConnectorTypeData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * A connector type from the catalogue.
         */
        connector_type: string;
    };
    query?: never;
    url: '/api/v1/integrations/connector-types/{connector_type}';
};

export type GetConnectorTypeErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetConnectorTypeError = GetConnectorTypeErrors[keyof GetConnectorTypeErrors];

export type GetConnectorTypeResponses = {
    /**
     * The connector type with its entities and actions.
     */
    200: CatalogueEntry;
};

export type GetConnectorTypeResponse = GetConnectorTypeResponses[keyof GetConnectorTypeResponses];

export type ListConnectorsData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * Return only connectors of this customer.
         */
        customer_name?: CustomerName;
        /**
         * Return only connectors of this type.
         */
        connector_type?: ConnectorType;
        /**
         * Return only connectors with this status.
         */
        status?: 'unverified' | 'active' | 'needs_reauth';
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
    };
    url: '/api/v1/integrations/connectors';
};

export type ListConnectorsErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListConnectorsError = ListConnectorsErrors[keyof ListConnectorsErrors];

export type ListConnectorsResponses = {
    /**
     * A page of connectors.
     */
    200: ConnectorPage;
};

export type ListConnectorsResponse = ListConnectorsResponses[keyof ListConnectorsResponses];

export type CreateConnectorData = {
    body: ConnectorCreate;
    headers?: {
        /**
         * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
         */
        'Idempotency-Key'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * Check the credentials with the vendor first.
         */
        verify?: boolean;
    };
    url: '/api/v1/integrations/connectors';
};

export type CreateConnectorErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Bad gateway.
     *
     * - `upstream_failed`: The vendor's API failed. Retry later.
     * - `upstream_contract_violation`: The vendor's response does not match its documented format.
     * - `upstream_too_large`: The vendor's response exceeds 16 MiB. Request smaller pages.
     */
    502: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
    /**
     * Gateway timeout.
     *
     * - `upstream_timeout`: The vendor did not respond in time.
     */
    504: Problem;
};

export type CreateConnectorError = CreateConnectorErrors[keyof CreateConnectorErrors];

export type CreateConnectorResponses = {
    /**
     * The connector.
     */
    201: Connector;
};

export type CreateConnectorResponse = CreateConnectorResponses[keyof CreateConnectorResponses];

export type CheckCredentialsData = {
    body: ConnectorCheck;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/integrations/connectors/check';
};

export type CheckCredentialsErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CheckCredentialsError = CheckCredentialsErrors[keyof CheckCredentialsErrors];

export type CheckCredentialsResponses = {
    /**
     * Result of checking the credentials with the vendor. Only a rejection by the vendor counts as unhealthy.
     */
    200: CheckResult;
};

export type CheckCredentialsResponse = CheckCredentialsResponses[keyof CheckCredentialsResponses];

export type InitiateOauthData = {
    body: OauthInitiate;
    headers?: {
        /**
         * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
         */
        'Idempotency-Key'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/integrations/connectors/oauth/initiate';
};

export type InitiateOauthErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type InitiateOauthError = InitiateOauthErrors[keyof InitiateOauthErrors];

export type InitiateOauthResponses = {
    /**
     * The consent link, valid for 60 minutes.
     */
    200: OauthConsent;
};

export type InitiateOauthResponse = InitiateOauthResponses[keyof InitiateOauthResponses];

export type ShowConsentData = {
    body?: never;
    path: {
        /**
         * ID of a consent session.
         */
        session_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/oauth/consent/{session_id}';
};

export type ShowConsentErrors = {
    /**
     * A page that explains why the request failed. No connector was created.
     */
    400: Problem;
    /**
     * A page that reports that the link does not exist.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * A page that reports too many requests from this address or for this link.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ShowConsentError = ShowConsentErrors[keyof ShowConsentErrors];

export type ShowConsentResponses = {
    /**
     * The page.
     */
    200: string;
};

export type ShowConsentResponse = ShowConsentResponses[keyof ShowConsentResponses];

export type SubmitConsentData = {
    body: ConsentForm;
    path: {
        /**
         * ID of a consent session.
         */
        session_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/oauth/consent/{session_id}';
};

export type SubmitConsentErrors = {
    /**
     * A page that explains why the request failed. No connector was created.
     */
    400: Problem;
    /**
     * A page that reports that the link does not exist.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * A page that reports too many requests from this address or for this link.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type SubmitConsentError = SubmitConsentErrors[keyof SubmitConsentErrors];

export type SubmitConsentResponses = {
    /**
     * A page that continues to the vendor, or to redirect_url where the session has ended.
     */
    200: string;
};

export type SubmitConsentResponse = SubmitConsentResponses[keyof SubmitConsentResponses];

export type CompleteConsentData = {
    body?: never;
    path: {
        /**
         * A connector type from the catalogue.
         */
        connector_type: string;
    };
    query?: {
        /**
         * Identifies the consent attempt. Single use.
         */
        state?: string;
        /**
         * The authorization code issued by the vendor.
         */
        code?: string;
        /**
         * The error reported by the vendor.
         */
        error?: string;
        /**
         * A vendor-specific error reason.
         */
        error_reason?: string;
        /**
         * Ignored.
         */
        error_description?: string;
    };
    url: '/api/v1/integrations/connectors/oauth/callback/{connector_type}';
};

export type CompleteConsentErrors = {
    /**
     * A page that explains why the request failed. No connector was created.
     */
    400: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * A page that reports too many requests from this address or for this link.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CompleteConsentError = CompleteConsentErrors[keyof CompleteConsentErrors];

export type GetOauthSessionData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a consent session.
         */
        session_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/oauth/sessions/{session_id}';
};

export type GetOauthSessionErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetOauthSessionError = GetOauthSessionErrors[keyof GetOauthSessionErrors];

export type GetOauthSessionResponses = {
    /**
     * The session.
     */
    200: OauthSession;
};

export type GetOauthSessionResponse = GetOauthSessionResponses[keyof GetOauthSessionResponses];

export type ConfirmOauthSessionData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a consent session.
         */
        session_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/oauth/sessions/{session_id}/confirm';
};

export type ConfirmOauthSessionErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ConfirmOauthSessionError = ConfirmOauthSessionErrors[keyof ConfirmOauthSessionErrors];

export type ConfirmOauthSessionResponses = {
    /**
     * The session, which has completed or failed.
     */
    200: OauthSession;
};

export type ConfirmOauthSessionResponse = ConfirmOauthSessionResponses[keyof ConfirmOauthSessionResponses];

export type DeleteConnectorData = {
    body?: never;
    headers?: {
        /**
         * Proceed only if the resource still has this ETag (RFC 9110, section 13.1.1).
         */
        'If-Match'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}';
};

export type DeleteConnectorErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Precondition failed.
     *
     * - `precondition_failed`: The resource has changed since the given ETag. Read it again.
     */
    412: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type DeleteConnectorError = DeleteConnectorErrors[keyof DeleteConnectorErrors];

export type DeleteConnectorResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteConnectorResponse = DeleteConnectorResponses[keyof DeleteConnectorResponses];

export type GetConnectorData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}';
};

export type GetConnectorErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetConnectorError = GetConnectorErrors[keyof GetConnectorErrors];

export type GetConnectorResponses = {
    /**
     * The connector.
     */
    200: Connector;
};

export type GetConnectorResponse = GetConnectorResponses[keyof GetConnectorResponses];

export type UpdateConnectorData = {
    body: ConnectorUpdate;
    headers?: {
        /**
         * Proceed only if the resource still has this ETag (RFC 9110, section 13.1.1).
         */
        'If-Match'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}';
};

export type UpdateConnectorErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Precondition failed.
     *
     * - `precondition_failed`: The resource has changed since the given ETag. Read it again.
     */
    412: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type UpdateConnectorError = UpdateConnectorErrors[keyof UpdateConnectorErrors];

export type UpdateConnectorResponses = {
    /**
     * The connector.
     */
    200: Connector;
};

export type UpdateConnectorResponse = UpdateConnectorResponses[keyof UpdateConnectorResponses];

export type CheckConnectorData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}/check';
};

export type CheckConnectorErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CheckConnectorError = CheckConnectorErrors[keyof CheckConnectorErrors];

export type CheckConnectorResponses = {
    /**
     * Result of checking the credentials with the vendor. Only a rejection by the vendor counts as unhealthy.
     */
    200: CheckResult;
};

export type CheckConnectorResponse = CheckConnectorResponses[keyof CheckConnectorResponses];

export type ExecuteOperationData = {
    body: ExecuteRequest;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}/execute';
};

export type ExecuteOperationErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Failed dependency.
     *
     * - `connector_needs_reauth`: The connector's credentials are no longer valid at the vendor. Update the credentials or repeat the consent flow.
     * - `upstream_unauthorized`: The vendor rejected the credentials.
     * - `upstream_forbidden`: The vendor plan or role behind these credentials does not permit this operation.
     */
    424: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Not implemented.
     *
     * - `not_implemented`: The operation is part of the contract but not implemented yet.
     */
    501: Problem;
    /**
     * Bad gateway.
     *
     * - `upstream_failed`: The vendor's API failed. Retry later.
     * - `upstream_contract_violation`: The vendor's response does not match its documented format.
     * - `upstream_too_large`: The vendor's response exceeds 16 MiB. Request smaller pages.
     */
    502: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
    /**
     * Gateway timeout.
     *
     * - `upstream_timeout`: The vendor did not respond in time.
     */
    504: Problem;
};

export type ExecuteOperationError = ExecuteOperationErrors[keyof ExecuteOperationErrors];

export type ExecuteOperationResponses = {
    /**
     * The records.
     */
    200: ExecuteResult;
};

export type ExecuteOperationResponse = ExecuteOperationResponses[keyof ExecuteOperationResponses];

export type ListSyncsData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: {
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
    };
    url: '/api/v1/integrations/connectors/{connector_id}/syncs';
};

export type ListSyncsErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListSyncsError = ListSyncsErrors[keyof ListSyncsErrors];

export type ListSyncsResponses = {
    /**
     * A page of syncs. The last 100 are kept.
     */
    200: SyncPage;
};

export type ListSyncsResponse = ListSyncsResponses[keyof ListSyncsResponses];

export type StartSyncData = {
    body?: SyncStart;
    headers?: {
        /**
         * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
         */
        'Idempotency-Key'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}/syncs';
};

export type StartSyncErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Failed dependency.
     *
     * - `connector_needs_reauth`: The connector's credentials are no longer valid at the vendor. Update the credentials or repeat the consent flow.
     * - `upstream_unauthorized`: The vendor rejected the credentials.
     * - `upstream_forbidden`: The vendor plan or role behind these credentials does not permit this operation.
     */
    424: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type StartSyncError = StartSyncErrors[keyof StartSyncErrors];

export type StartSyncResponses = {
    /**
     * The sync.
     */
    202: Sync;
};

export type StartSyncResponse = StartSyncResponses[keyof StartSyncResponses];

export type GetSyncData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
        /**
         * ID of a sync.
         */
        sync_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}';
};

export type GetSyncErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetSyncError = GetSyncErrors[keyof GetSyncErrors];

export type GetSyncResponses = {
    /**
     * The sync.
     */
    200: Sync;
};

export type GetSyncResponse = GetSyncResponses[keyof GetSyncResponses];

export type CancelSyncData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
        /**
         * ID of a sync.
         */
        sync_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}/syncs/{sync_id}/cancel';
};

export type CancelSyncErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CancelSyncError = CancelSyncErrors[keyof CancelSyncErrors];

export type CancelSyncResponses = {
    /**
     * The sync.
     */
    200: Sync;
};

export type CancelSyncResponse = CancelSyncResponses[keyof CancelSyncResponses];

export type GetReplicationData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: never;
    url: '/api/v1/integrations/connectors/{connector_id}/replication';
};

export type GetReplicationErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetReplicationError = GetReplicationErrors[keyof GetReplicationErrors];

export type GetReplicationResponses = {
    /**
     * One item per searchable entity.
     */
    200: Replication;
};

export type GetReplicationResponse = GetReplicationResponses[keyof GetReplicationResponses];

export type ListChangesData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a stored connector.
         */
        connector_id: string;
    };
    query?: {
        /**
         * pagination.after of the previous page.
         */
        after?: string;
        /**
         * Only these entities, separated by commas. All replicated entities where absent.
         */
        entities?: string;
        /**
         * Only these fields of each record, as dot-separated paths separated by commas; `id` always is.
         */
        fields?: string;
        /**
         * Most changes on a page.
         */
        page_size?: number;
        /**
         * Maximum size of data in bytes. A page ends with the last change that fits. One that is larger is a page of its own.
         */
        max_bytes?: number;
        /**
         * Long poll: where there is nothing to return, hold the request for up to so many seconds until there is.
         */
        wait_s?: number;
    };
    url: '/api/v1/integrations/connectors/{connector_id}/changes';
};

export type ListChangesErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Gone.
     *
     * - `cursor_expired`: The cursor is too old, or the account was replaced. Begin again without it and remove what the feed does not contain.
     */
    410: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListChangesError = ListChangesErrors[keyof ListChangesErrors];

export type ListChangesResponses = {
    /**
     * A page of changes.
     */
    200: ChangePage;
};

export type ListChangesResponse = ListChangesResponses[keyof ListChangesResponses];

export type ListAuditData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
        /**
         * Only these types, separated by commas.
         */
        types?: string;
        /**
         * Only acts that concern this customer.
         */
        customer_name?: CustomerName;
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
    };
    url: '/api/v1/audit';
};

export type ListAuditErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListAuditError = ListAuditErrors[keyof ListAuditErrors];

export type ListAuditResponses = {
    /**
     * A page of the audit log.
     */
    200: AuditPage;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];

export type ListEventsData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
        /**
         * Only these types, separated by commas.
         */
        types?: string;
        /**
         * Only events of this connector.
         */
        connector_id?: string;
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
        /**
         * Long poll: where there is nothing to return, hold the request for up to so many seconds until there is.
         */
        wait_s?: number;
    };
    url: '/api/v1/events';
};

export type ListEventsErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * A page of events.
     */
    200: EventPage;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type ListWebhookEndpointsData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
    };
    url: '/api/v1/webhooks/endpoints';
};

export type ListWebhookEndpointsErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListWebhookEndpointsError = ListWebhookEndpointsErrors[keyof ListWebhookEndpointsErrors];

export type ListWebhookEndpointsResponses = {
    /**
     * A page of endpoints, without their secrets.
     */
    200: WebhookEndpointPage;
};

export type ListWebhookEndpointsResponse = ListWebhookEndpointsResponses[keyof ListWebhookEndpointsResponses];

export type CreateWebhookEndpointData = {
    body: WebhookEndpointCreate;
    headers?: {
        /**
         * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
         */
        'Idempotency-Key'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/webhooks/endpoints';
};

export type CreateWebhookEndpointErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];

export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint with its secret, which is not returned again.
     */
    201: WebhookEndpoint;
};

export type CreateWebhookEndpointResponse = CreateWebhookEndpointResponses[keyof CreateWebhookEndpointResponses];

export type DeleteWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: never;
    url: '/api/v1/webhooks/endpoints/{endpoint_id}';
};

export type DeleteWebhookEndpointErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type DeleteWebhookEndpointError = DeleteWebhookEndpointErrors[keyof DeleteWebhookEndpointErrors];

export type DeleteWebhookEndpointResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];

export type GetWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: never;
    url: '/api/v1/webhooks/endpoints/{endpoint_id}';
};

export type GetWebhookEndpointErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetWebhookEndpointError = GetWebhookEndpointErrors[keyof GetWebhookEndpointErrors];

export type GetWebhookEndpointResponses = {
    /**
     * The endpoint, without its secret.
     */
    200: WebhookEndpoint;
};

export type GetWebhookEndpointResponse = GetWebhookEndpointResponses[keyof GetWebhookEndpointResponses];

export type UpdateWebhookEndpointData = {
    body: WebhookEndpointUpdate;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: never;
    url: '/api/v1/webhooks/endpoints/{endpoint_id}';
};

export type UpdateWebhookEndpointErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type UpdateWebhookEndpointError = UpdateWebhookEndpointErrors[keyof UpdateWebhookEndpointErrors];

export type UpdateWebhookEndpointResponses = {
    /**
     * The endpoint, without its secret.
     */
    200: WebhookEndpoint;
};

export type UpdateWebhookEndpointResponse = UpdateWebhookEndpointResponses[keyof UpdateWebhookEndpointResponses];

export type RotateWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
         */
        'Idempotency-Key'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: never;
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The endpoint with its new secret, which is not returned again.
     */
    200: WebhookEndpoint;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type TestWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: never;
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/test';
};

export type TestWebhookEndpointErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];

export type TestWebhookEndpointResponses = {
    /**
     * The outcome, whether the event was delivered or not.
     */
    200: WebhookAttempt;
};

export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: {
        /**
         * Return only deliveries with this status.
         */
        status?: 'pending' | 'succeeded' | 'failed';
        /**
         * Maximum number of items per page.
         */
        page_size?: number;
        /**
         * The value of pagination.after from the previous page.
         */
        after?: string;
    };
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: WebhookDeliveryPage;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type ReplayWebhookDeliveriesData = {
    body: WebhookReplay;
    headers?: {
        /**
         * A request repeated with the same key within 24 hours returns the original response with the header Idempotency-Replayed.
         */
        'Idempotency-Key'?: string;
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * ID of a webhook endpoint.
         */
        endpoint_id: string;
    };
    query?: never;
    url: '/api/v1/webhooks/endpoints/{endpoint_id}/replay';
};

export type ReplayWebhookDeliveriesErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ReplayWebhookDeliveriesError = ReplayWebhookDeliveriesErrors[keyof ReplayWebhookDeliveriesErrors];

export type ReplayWebhookDeliveriesResponses = {
    /**
     * How many deliveries are pending now.
     */
    202: WebhookReplayed;
};

export type ReplayWebhookDeliveriesResponse = ReplayWebhookDeliveriesResponses[keyof ReplayWebhookDeliveriesResponses];

export type DeleteOauthClientData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * A connector type from the catalogue.
         */
        connector_type: string;
    };
    query?: never;
    url: '/api/v1/oauth/credentials/{connector_type}';
};

export type DeleteOauthClientErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type DeleteOauthClientError = DeleteOauthClientErrors[keyof DeleteOauthClientErrors];

export type DeleteOauthClientResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteOauthClientResponse = DeleteOauthClientResponses[keyof DeleteOauthClientResponses];

export type GetOauthClientData = {
    body?: never;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * A connector type from the catalogue.
         */
        connector_type: string;
    };
    query?: never;
    url: '/api/v1/oauth/credentials/{connector_type}';
};

export type GetOauthClientErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetOauthClientError = GetOauthClientErrors[keyof GetOauthClientErrors];

export type GetOauthClientResponses = {
    /**
     * The client, without its secret.
     */
    200: OauthClient;
};

export type GetOauthClientResponse = GetOauthClientResponses[keyof GetOauthClientResponses];

export type PutOauthClientData = {
    body: OauthClientInput;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path: {
        /**
         * A connector type from the catalogue.
         */
        connector_type: string;
    };
    query?: never;
    url: '/api/v1/oauth/credentials/{connector_type}';
};

export type PutOauthClientErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Conflict.
     *
     * - `search_not_ready`: The first sync of this entity has not finished. Retry later.
     * - `sync_disabled`: Replication is disabled for this connector, so it cannot be searched. Enable sync first.
     * - `sync_in_progress`: A sync is already in progress for this connector.
     * - `sync_not_running`: The sync is not in progress.
     * - `consent_not_confirmable`: The consent session does not await confirmation.
     * - `idempotency_key_in_use`: A request with this idempotency key is still in progress. Retry later.
     * - `account_mismatch`: The credentials belong to a different vendor account.
     * - `oauth_client_in_use`: Connectors depend on this OAuth client. Delete or reconnect them first.
     * - `endpoint_disabled`: The webhook endpoint is disabled. Enable it first.
     * - `too_many_connectors`: The organization has the maximum number of connectors. Delete one first, or ask the operator for a higher limit.
     * - `too_many_records`: The organization stores the maximum number of records. Delete connectors, or ask the operator for a higher limit.
     * - `erasure_in_progress`: The customer is being erased. Retry when the erasure has ended.
     * - `too_many_endpoints`: The organization has the maximum number of webhook endpoints. Delete one first.
     */
    409: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type PutOauthClientError = PutOauthClientErrors[keyof PutOauthClientErrors];

export type PutOauthClientResponses = {
    /**
     * The client, without its secret.
     */
    200: OauthClient;
};

export type PutOauthClientResponse = PutOauthClientResponses[keyof PutOauthClientResponses];

export type ExecuteMcpData = {
    body: McpRequest;
    headers?: {
        /**
         * The organization to act for. Required if the client belongs to several.
         */
        'X-Organization-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/mcp';
};

export type ExecuteMcpErrors = {
    /**
     * The message is not valid. A JSON-RPC error, or a Problem where it is no JSON.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Forbidden.
     *
     * - `forbidden`: The token does not permit this operation.
     * - `insufficient_scope`: The token lacks a scope that this operation requires.
     * - `organization_forbidden`: The token does not grant access to this organization.
     */
    403: Problem;
    /**
     * The method does not exist (revision 2026-07-28).
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * Request timeout.
     *
     * - `request_timeout`: The complete request was not received in time.
     */
    408: Problem;
    /**
     * Payload too large.
     *
     * - `payload_too_large`: The body exceeds 256 KiB.
     */
    413: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unsupported media type.
     *
     * - `unsupported_media_type`: The operation does not accept a body of this media type.
     */
    415: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Too many requests.
     *
     * - `rate_limited`: The caller exceeded its rate limit. Wait for the number of seconds in Retry-After.
     * - `upstream_rate_limited`: The vendor's rate limit is exceeded. Wait for the number of seconds in Retry-After.
     */
    429: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type ExecuteMcpError = ExecuteMcpErrors[keyof ExecuteMcpErrors];

export type ExecuteMcpResponses = {
    /**
     * The response of the MCP server to a request.
     */
    200: McpResponse;
    /**
     * The notification has been accepted.
     */
    202: unknown;
};

export type ExecuteMcpResponse = ExecuteMcpResponses[keyof ExecuteMcpResponses];

export type GetMcpMetadataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/oauth-protected-resource/mcp';
};

export type GetMcpMetadataErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetMcpMetadataError = GetMcpMetadataErrors[keyof GetMcpMetadataErrors];

export type GetMcpMetadataResponses = {
    /**
     * Where the MCP server is and how a token is sent to it. Tokens are created by the organization, so no authorization server is named.
     */
    200: ProtectedResource;
};

export type GetMcpMetadataResponse = GetMcpMetadataResponses[keyof GetMcpMetadataResponses];

export type GetDocumentData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/openapi.json';
};

export type GetDocumentErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    /**
     * The published document.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type GetTypedDocumentData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/openapi.typed.json';
};

export type GetTypedDocumentErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetTypedDocumentError = GetTypedDocumentErrors[keyof GetTypedDocumentErrors];

export type GetTypedDocumentResponses = {
    /**
     * The typed document.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetTypedDocumentResponse = GetTypedDocumentResponses[keyof GetTypedDocumentResponses];

export type GetYamlDocumentData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/openapi.yaml';
};

export type GetYamlDocumentErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetYamlDocumentError = GetYamlDocumentErrors[keyof GetYamlDocumentErrors];

export type GetYamlDocumentResponses = {
    /**
     * The published document.
     */
    200: string;
};

export type GetYamlDocumentResponse = GetYamlDocumentResponses[keyof GetYamlDocumentResponses];

export type GetStartData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/';
};

export type GetStartErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetStartError = GetStartErrors[keyof GetStartErrors];

export type GetStartResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetStartResponse = GetStartResponses[keyof GetStartResponses];

export type GetConnectScriptData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/patchbay-connect.js';
};

export type GetConnectScriptErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetConnectScriptError = GetConnectScriptErrors[keyof GetConnectScriptErrors];

export type GetConnectScriptResponses = {
    /**
     * The module.
     */
    200: Blob | File;
};

export type GetConnectScriptResponse = GetConnectScriptResponses[keyof GetConnectScriptResponses];

export type GetConsoleData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/console';
};

export type GetConsoleErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetConsoleError = GetConsoleErrors[keyof GetConsoleErrors];

export type GetConsoleResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetConsoleResponse = GetConsoleResponses[keyof GetConsoleResponses];

export type GetConsoleFileData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Name of a file of the console.
         */
        file: string;
    };
    query?: never;
    url: '/console/{file}';
};

export type GetConsoleFileErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetConsoleFileError = GetConsoleFileErrors[keyof GetConsoleFileErrors];

export type GetConsoleFileResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetConsoleFileResponse = GetConsoleFileResponses[keyof GetConsoleFileResponses];

export type GetReferenceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/docs';
};

export type GetReferenceErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetReferenceError = GetReferenceErrors[keyof GetReferenceErrors];

export type GetReferenceResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetReferenceResponse = GetReferenceResponses[keyof GetReferenceResponses];

export type GetReferencePageData = {
    body?: never;
    headers?: {
        /**
         * Return 304 if the resource still has this ETag (RFC 9110, section 13.1.2).
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Name of a page or file of the reference.
         */
        page: string;
    };
    query?: never;
    url: '/docs/{page}';
};

export type GetReferencePageErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not found.
     *
     * - `not_found`: The resource does not exist.
     * - `record_not_found`: The record does not exist at the vendor.
     */
    404: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetReferencePageError = GetReferencePageErrors[keyof GetReferencePageErrors];

export type GetReferencePageResponses = {
    /**
     * The page or file.
     */
    200: ReferenceIndex;
};

export type GetReferencePageResponse = GetReferencePageResponses[keyof GetReferencePageResponses];

export type GetLivenessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type GetLivenessErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetLivenessError = GetLivenessErrors[keyof GetLivenessErrors];

export type GetLivenessResponses = {
    /**
     * The process is alive.
     */
    200: {
        status: 'ok';
    };
};

export type GetLivenessResponse = GetLivenessResponses[keyof GetLivenessResponses];

export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GetReadinessErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];

export type GetReadinessResponses = {
    /**
     * The service is ready.
     */
    200: {
        status: 'ready';
    };
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];

export type GetKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/jwks.json';
};

export type GetKeysErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetKeysError = GetKeysErrors[keyof GetKeysErrors];

export type GetKeysResponses = {
    /**
     * A JSON Web Key Set.
     */
    200: JsonWebKeySet;
};

export type GetKeysResponse = GetKeysResponses[keyof GetKeysResponses];

export type GetMetricsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/metrics';
};

export type GetMetricsErrors = {
    /**
     * Bad request.
     *
     * - `malformed_json`: The body is not valid UTF-8 JSON. Send a single JSON document.
     * - `invalid_cursor`: The cursor is not valid for this request. Restart from the first page without a cursor.
     * - `organization_required`: The client belongs to several organizations. Select one with the X-Organization-Id header.
     * - `invalid_header`: A request header has an invalid value. Correct it and retry.
     * - `unsupported_grant_type`: Only grant_type=client_credentials is supported.
     * - `consent_invalid`: The consent link has been used, has expired, or was opened in another browser. Request a new link.
     */
    400: Problem;
    /**
     * Not authenticated.
     *
     * - `unauthenticated`: Send a bearer token issued by this service.
     * - `token_expired`: The token has expired. Request a new one.
     * - `invalid_client`: The client ID or client secret is incorrect.
     */
    401: Problem;
    /**
     * Not acceptable.
     *
     * - `not_acceptable`: None of the available media types matches the Accept header.
     */
    406: Problem;
    /**
     * URI too long.
     *
     * - `uri_too_long`: The request target is too long.
     */
    414: Problem;
    /**
     * Unprocessable content.
     *
     * - `validation_failed`: The request does not conform to the contract. See errors.
     * - `unknown_entity`: The connector type has no such entity.
     * - `unsupported_action`: The entity does not support this action.
     * - `unknown_connector_type`: The connector type does not exist.
     * - `credentials_mismatch`: The credentials match none, or more than one, of the connector type's authentication methods.
     * - `credentials_required`: A new environment requires a complete set of credentials.
     * - `credentials_rejected`: The vendor rejected these credentials.
     * - `oauth_not_supported`: The connector type does not use OAuth, or no OAuth client is configured for it.
     * - `redirect_url_not_allowed`: The redirect URL is not registered for the organization.
     * - `idempotency_key_reused`: The idempotency key was already used with a different request.
     * - `search_hosted_only`: Search requires the hosted service. Only the in-process library returns this code.
     */
    422: Problem;
    /**
     * Request header fields too large.
     *
     * - `headers_too_large`: The request headers are too large.
     */
    431: Problem;
    /**
     * Internal error.
     *
     * - `internal_error`: Internal error. Include the request_id when you report it.
     */
    500: Problem;
    /**
     * Unavailable.
     *
     * - `unavailable`: The service is temporarily unavailable. Retry later.
     * - `search_timeout`: The search exceeded its time limit. Narrow the query.
     */
    503: Problem;
};

export type GetMetricsError = GetMetricsErrors[keyof GetMetricsErrors];

export type GetMetricsResponses = {
    /**
     * The metrics.
     */
    200: string;
};

export type GetMetricsResponse = GetMetricsResponses[keyof GetMetricsResponses];
