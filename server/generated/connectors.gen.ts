// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ConnectorContract } from '../connectors/define.ts';

import type { FacebookMarketingAdAccountsGetParams, FacebookMarketingAdAccountsGetResult, FacebookMarketingAdAccountsListParams, FacebookMarketingAdAccountsListResult, FacebookMarketingAdAccountsSearchParams, FacebookMarketingAdAccountsSearchResult, FacebookMarketingAdCreativesGetParams, FacebookMarketingAdCreativesGetResult, FacebookMarketingAdCreativesListParams, FacebookMarketingAdCreativesListResult, FacebookMarketingAdCreativesSearchParams, FacebookMarketingAdCreativesSearchResult, FacebookMarketingAdLibraryListParams, FacebookMarketingAdLibraryListResult, FacebookMarketingAdSetsGetParams, FacebookMarketingAdSetsGetResult, FacebookMarketingAdSetsListParams, FacebookMarketingAdSetsListResult, FacebookMarketingAdSetsSearchParams, FacebookMarketingAdSetsSearchResult, FacebookMarketingAdsGetParams, FacebookMarketingAdsGetResult, FacebookMarketingAdsInsightsListParams, FacebookMarketingAdsInsightsListResult, FacebookMarketingAdsInsightsSearchParams, FacebookMarketingAdsInsightsSearchResult, FacebookMarketingAdsListParams, FacebookMarketingAdsListResult, FacebookMarketingAdsSearchParams, FacebookMarketingAdsSearchResult, FacebookMarketingCampaignsGetParams, FacebookMarketingCampaignsGetResult, FacebookMarketingCampaignsListParams, FacebookMarketingCampaignsListResult, FacebookMarketingCampaignsSearchParams, FacebookMarketingCampaignsSearchResult, FacebookMarketingCurrentUserGetParams, FacebookMarketingCurrentUserGetResult, FacebookMarketingCustomConversionsGetParams, FacebookMarketingCustomConversionsGetResult, FacebookMarketingCustomConversionsListParams, FacebookMarketingCustomConversionsListResult, FacebookMarketingCustomConversionsSearchParams, FacebookMarketingCustomConversionsSearchResult, FacebookMarketingImagesListParams, FacebookMarketingImagesListResult, FacebookMarketingImagesSearchParams, FacebookMarketingImagesSearchResult, FacebookMarketingOauthCredentials, FacebookMarketingPixelsGetParams, FacebookMarketingPixelsGetResult, FacebookMarketingPixelsListParams, FacebookMarketingPixelsListResult, FacebookMarketingPixelsSearchParams, FacebookMarketingPixelsSearchResult, FacebookMarketingPixelStatsListParams, FacebookMarketingPixelStatsListResult, FacebookMarketingReplicationConfig, FacebookMarketingTokenCredentials, FacebookMarketingVideosGetParams, FacebookMarketingVideosGetResult, FacebookMarketingVideosListParams, FacebookMarketingVideosListResult, FacebookMarketingVideosSearchParams, FacebookMarketingVideosSearchResult, IncidentIoAlertsGetParams, IncidentIoAlertsGetResult, IncidentIoAlertsListParams, IncidentIoAlertsListResult, IncidentIoAlertsSearchParams, IncidentIoAlertsSearchResult, IncidentIoApiKeyCredentials, IncidentIoCatalogTypesGetParams, IncidentIoCatalogTypesGetResult, IncidentIoCatalogTypesListParams, IncidentIoCatalogTypesListResult, IncidentIoCatalogTypesSearchParams, IncidentIoCatalogTypesSearchResult, IncidentIoCustomFieldsGetParams, IncidentIoCustomFieldsGetResult, IncidentIoCustomFieldsListParams, IncidentIoCustomFieldsListResult, IncidentIoCustomFieldsSearchParams, IncidentIoCustomFieldsSearchResult, IncidentIoEscalationsGetParams, IncidentIoEscalationsGetResult, IncidentIoEscalationsListParams, IncidentIoEscalationsListResult, IncidentIoEscalationsSearchParams, IncidentIoEscalationsSearchResult, IncidentIoIncidentRolesGetParams, IncidentIoIncidentRolesGetResult, IncidentIoIncidentRolesListParams, IncidentIoIncidentRolesListResult, IncidentIoIncidentRolesSearchParams, IncidentIoIncidentRolesSearchResult, IncidentIoIncidentsGetParams, IncidentIoIncidentsGetResult, IncidentIoIncidentsListParams, IncidentIoIncidentsListResult, IncidentIoIncidentsSearchParams, IncidentIoIncidentsSearchResult, IncidentIoIncidentStatusesGetParams, IncidentIoIncidentStatusesGetResult, IncidentIoIncidentStatusesListParams, IncidentIoIncidentStatusesListResult, IncidentIoIncidentStatusesSearchParams, IncidentIoIncidentStatusesSearchResult, IncidentIoIncidentTimestampsGetParams, IncidentIoIncidentTimestampsGetResult, IncidentIoIncidentTimestampsListParams, IncidentIoIncidentTimestampsListResult, IncidentIoIncidentTimestampsSearchParams, IncidentIoIncidentTimestampsSearchResult, IncidentIoIncidentUpdatesListParams, IncidentIoIncidentUpdatesListResult, IncidentIoIncidentUpdatesSearchParams, IncidentIoIncidentUpdatesSearchResult, IncidentIoSchedulesGetParams, IncidentIoSchedulesGetResult, IncidentIoSchedulesListParams, IncidentIoSchedulesListResult, IncidentIoSchedulesSearchParams, IncidentIoSchedulesSearchResult, IncidentIoSeveritiesGetParams, IncidentIoSeveritiesGetResult, IncidentIoSeveritiesListParams, IncidentIoSeveritiesListResult, IncidentIoSeveritiesSearchParams, IncidentIoSeveritiesSearchResult, IncidentIoUsersGetParams, IncidentIoUsersGetResult, IncidentIoUsersListParams, IncidentIoUsersListResult, IncidentIoUsersSearchParams, IncidentIoUsersSearchResult, ZendeskSupportArticleAttachmentsGetParams, ZendeskSupportArticleAttachmentsGetResult, ZendeskSupportArticleAttachmentsListParams, ZendeskSupportArticleAttachmentsListResult, ZendeskSupportArticlesGetParams, ZendeskSupportArticlesGetResult, ZendeskSupportArticlesListParams, ZendeskSupportArticlesListResult, ZendeskSupportArticlesSearchParams, ZendeskSupportArticlesSearchResult, ZendeskSupportAttachmentsGetParams, ZendeskSupportAttachmentsGetResult, ZendeskSupportAutomationsGetParams, ZendeskSupportAutomationsGetResult, ZendeskSupportAutomationsListParams, ZendeskSupportAutomationsListResult, ZendeskSupportAutomationsSearchParams, ZendeskSupportAutomationsSearchResult, ZendeskSupportBrandsGetParams, ZendeskSupportBrandsGetResult, ZendeskSupportBrandsListParams, ZendeskSupportBrandsListResult, ZendeskSupportBrandsSearchParams, ZendeskSupportBrandsSearchResult, ZendeskSupportDeletedTicketsListParams, ZendeskSupportDeletedTicketsListResult, ZendeskSupportDeletedTicketsSearchParams, ZendeskSupportDeletedTicketsSearchResult, ZendeskSupportEnvironment, ZendeskSupportGroupMembershipsListParams, ZendeskSupportGroupMembershipsListResult, ZendeskSupportGroupMembershipsSearchParams, ZendeskSupportGroupMembershipsSearchResult, ZendeskSupportGroupsGetParams, ZendeskSupportGroupsGetResult, ZendeskSupportGroupsListParams, ZendeskSupportGroupsListResult, ZendeskSupportGroupsSearchParams, ZendeskSupportGroupsSearchResult, ZendeskSupportMacrosGetParams, ZendeskSupportMacrosGetResult, ZendeskSupportMacrosListParams, ZendeskSupportMacrosListResult, ZendeskSupportMacrosSearchParams, ZendeskSupportMacrosSearchResult, ZendeskSupportOauthCredentials, ZendeskSupportOrganizationMembershipsListParams, ZendeskSupportOrganizationMembershipsListResult, ZendeskSupportOrganizationMembershipsSearchParams, ZendeskSupportOrganizationMembershipsSearchResult, ZendeskSupportOrganizationsGetParams, ZendeskSupportOrganizationsGetResult, ZendeskSupportOrganizationsListParams, ZendeskSupportOrganizationsListResult, ZendeskSupportOrganizationsSearchParams, ZendeskSupportOrganizationsSearchResult, ZendeskSupportSatisfactionRatingsGetParams, ZendeskSupportSatisfactionRatingsGetResult, ZendeskSupportSatisfactionRatingsListParams, ZendeskSupportSatisfactionRatingsListResult, ZendeskSupportSatisfactionRatingsSearchParams, ZendeskSupportSatisfactionRatingsSearchResult, ZendeskSupportSlaPoliciesGetParams, ZendeskSupportSlaPoliciesGetResult, ZendeskSupportSlaPoliciesListParams, ZendeskSupportSlaPoliciesListResult, ZendeskSupportSlaPoliciesSearchParams, ZendeskSupportSlaPoliciesSearchResult, ZendeskSupportTagsListParams, ZendeskSupportTagsListResult, ZendeskSupportTagsSearchParams, ZendeskSupportTagsSearchResult, ZendeskSupportTicketAuditsListParams, ZendeskSupportTicketAuditsListResult, ZendeskSupportTicketAuditsSearchParams, ZendeskSupportTicketAuditsSearchResult, ZendeskSupportTicketCommentsListParams, ZendeskSupportTicketCommentsListResult, ZendeskSupportTicketCommentsSearchParams, ZendeskSupportTicketCommentsSearchResult, ZendeskSupportTicketFieldsGetParams, ZendeskSupportTicketFieldsGetResult, ZendeskSupportTicketFieldsListParams, ZendeskSupportTicketFieldsListResult, ZendeskSupportTicketFieldsSearchParams, ZendeskSupportTicketFieldsSearchResult, ZendeskSupportTicketFormsGetParams, ZendeskSupportTicketFormsGetResult, ZendeskSupportTicketFormsListParams, ZendeskSupportTicketFormsListResult, ZendeskSupportTicketFormsSearchParams, ZendeskSupportTicketFormsSearchResult, ZendeskSupportTicketMetricsGetParams, ZendeskSupportTicketMetricsGetResult, ZendeskSupportTicketMetricsListParams, ZendeskSupportTicketMetricsListResult, ZendeskSupportTicketMetricsSearchParams, ZendeskSupportTicketMetricsSearchResult, ZendeskSupportTicketsGetParams, ZendeskSupportTicketsGetResult, ZendeskSupportTicketsListParams, ZendeskSupportTicketsListResult, ZendeskSupportTicketsSearchParams, ZendeskSupportTicketsSearchResult, ZendeskSupportTokenCredentials, ZendeskSupportTriggersGetParams, ZendeskSupportTriggersGetResult, ZendeskSupportTriggersListParams, ZendeskSupportTriggersListResult, ZendeskSupportTriggersSearchParams, ZendeskSupportTriggersSearchResult, ZendeskSupportUsersGetParams, ZendeskSupportUsersGetResult, ZendeskSupportUsersListParams, ZendeskSupportUsersListResult, ZendeskSupportUsersSearchParams, ZendeskSupportUsersSearchResult, ZendeskSupportViewsGetParams, ZendeskSupportViewsGetResult, ZendeskSupportViewsListParams, ZendeskSupportViewsListResult, ZendeskSupportViewsSearchParams, ZendeskSupportViewsSearchResult } from './types.gen.ts';

/**
 * What Facebook Marketing promises: entity, action, parameters and result.
 */
export type FacebookMarketing = {
    current_user: {
        get: {
            params: FacebookMarketingCurrentUserGetParams;
            result: FacebookMarketingCurrentUserGetResult;
        };
    };
    ad_accounts: {
        list: {
            params: FacebookMarketingAdAccountsListParams;
            result: FacebookMarketingAdAccountsListResult;
        };
        get: {
            params: FacebookMarketingAdAccountsGetParams;
            result: FacebookMarketingAdAccountsGetResult;
        };
        search: {
            params: FacebookMarketingAdAccountsSearchParams;
            result: FacebookMarketingAdAccountsSearchResult;
        };
    };
    campaigns: {
        list: {
            params: FacebookMarketingCampaignsListParams;
            result: FacebookMarketingCampaignsListResult;
        };
        get: {
            params: FacebookMarketingCampaignsGetParams;
            result: FacebookMarketingCampaignsGetResult;
        };
        search: {
            params: FacebookMarketingCampaignsSearchParams;
            result: FacebookMarketingCampaignsSearchResult;
        };
    };
    ad_sets: {
        list: {
            params: FacebookMarketingAdSetsListParams;
            result: FacebookMarketingAdSetsListResult;
        };
        get: {
            params: FacebookMarketingAdSetsGetParams;
            result: FacebookMarketingAdSetsGetResult;
        };
        search: {
            params: FacebookMarketingAdSetsSearchParams;
            result: FacebookMarketingAdSetsSearchResult;
        };
    };
    ads: {
        list: {
            params: FacebookMarketingAdsListParams;
            result: FacebookMarketingAdsListResult;
        };
        get: {
            params: FacebookMarketingAdsGetParams;
            result: FacebookMarketingAdsGetResult;
        };
        search: {
            params: FacebookMarketingAdsSearchParams;
            result: FacebookMarketingAdsSearchResult;
        };
    };
    ad_creatives: {
        list: {
            params: FacebookMarketingAdCreativesListParams;
            result: FacebookMarketingAdCreativesListResult;
        };
        get: {
            params: FacebookMarketingAdCreativesGetParams;
            result: FacebookMarketingAdCreativesGetResult;
        };
        search: {
            params: FacebookMarketingAdCreativesSearchParams;
            result: FacebookMarketingAdCreativesSearchResult;
        };
    };
    ads_insights: {
        list: {
            params: FacebookMarketingAdsInsightsListParams;
            result: FacebookMarketingAdsInsightsListResult;
        };
        search: {
            params: FacebookMarketingAdsInsightsSearchParams;
            result: FacebookMarketingAdsInsightsSearchResult;
        };
    };
    custom_conversions: {
        list: {
            params: FacebookMarketingCustomConversionsListParams;
            result: FacebookMarketingCustomConversionsListResult;
        };
        get: {
            params: FacebookMarketingCustomConversionsGetParams;
            result: FacebookMarketingCustomConversionsGetResult;
        };
        search: {
            params: FacebookMarketingCustomConversionsSearchParams;
            result: FacebookMarketingCustomConversionsSearchResult;
        };
    };
    images: {
        list: {
            params: FacebookMarketingImagesListParams;
            result: FacebookMarketingImagesListResult;
        };
        search: {
            params: FacebookMarketingImagesSearchParams;
            result: FacebookMarketingImagesSearchResult;
        };
    };
    videos: {
        list: {
            params: FacebookMarketingVideosListParams;
            result: FacebookMarketingVideosListResult;
        };
        get: {
            params: FacebookMarketingVideosGetParams;
            result: FacebookMarketingVideosGetResult;
        };
        search: {
            params: FacebookMarketingVideosSearchParams;
            result: FacebookMarketingVideosSearchResult;
        };
    };
    pixels: {
        list: {
            params: FacebookMarketingPixelsListParams;
            result: FacebookMarketingPixelsListResult;
        };
        get: {
            params: FacebookMarketingPixelsGetParams;
            result: FacebookMarketingPixelsGetResult;
        };
        search: {
            params: FacebookMarketingPixelsSearchParams;
            result: FacebookMarketingPixelsSearchResult;
        };
    };
    pixel_stats: {
        list: {
            params: FacebookMarketingPixelStatsListParams;
            result: FacebookMarketingPixelStatsListResult;
        };
    };
    ad_library: {
        list: {
            params: FacebookMarketingAdLibraryListParams;
            result: FacebookMarketingAdLibraryListResult;
        };
    };
};

/**
 * What Facebook Marketing promises, as data.
 */
export const facebookMarketing: ConnectorContract = {
    connector_type: 'facebook-marketing',
    title: 'Facebook Marketing',
    auth_methods: [
        {
            name: 'oauth',
            title: 'OAuth 2.0',
            oauth: true,
            fields: [
                {
                    name: 'access_token',
                    type: 'string',
                    required: true,
                    secret: true,
                    max_length: 16384,
                    description: 'OAuth 2.0 access token.'
                },
                {
                    name: 'client_id',
                    type: 'string',
                    required: false,
                    secret: false,
                    max_length: 16384,
                    description: 'Application client id.'
                },
                {
                    name: 'client_secret',
                    type: 'string',
                    required: false,
                    secret: true,
                    max_length: 16384,
                    description: 'Application client secret. Where it is given, every request is signed with it (appsecret_proof).'
                }
            ]
        },
        {
            name: 'token',
            title: 'Long-lived access token',
            oauth: false,
            fields: [
                {
                    name: 'account_key',
                    type: 'string',
                    required: true,
                    secret: true,
                    max_length: 16384,
                    description: 'Long-lived access token for service-account authentication.'
                }
            ]
        }
    ],
    environment: [],
    replication_config: [
        {
            name: 'account_ids',
            type: 'string',
            required: true,
            pattern: '^(?:act_)?[1-9][0-9]{0,19}(?: ?, ?(?:act_)?[1-9][0-9]{0,19})*$',
            id_list: {
                prefix: 'act_'
            },
            description: 'Ad account ids to pull data from, separated by commas; act_ in front of each is optional and answered without. They bound every operation.'
        }
    ],
    entities: {
        current_user: {
            title: 'Current user',
            actions: {
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    }
                }
            },
            index: [],
            deletions: 'never'
        },
        ad_accounts: {
            title: 'Ad accounts',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'The id of the ad account, with act_ or without.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'account_id',
                    'name',
                    'account_status',
                    'age',
                    'amount_spent',
                    'balance',
                    'business',
                    'business_name',
                    'business_city',
                    'business_country_code',
                    'business_state',
                    'business_street',
                    'business_street2',
                    'business_zip',
                    'created_time',
                    'currency',
                    'disable_reason',
                    'end_advertiser',
                    'end_advertiser_name',
                    'funding_source',
                    'has_migrated_permissions',
                    'is_personal',
                    'is_prepay_account',
                    'is_tax_id_required',
                    'min_campaign_group_spend_cap',
                    'min_daily_budget',
                    'owner',
                    'spend_cap',
                    'timezone_id',
                    'timezone_name',
                    'timezone_offset_hours_utc'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'account_id behind act_.'
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The number alone.'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_status: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    age: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    amount_spent: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    balance: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    business: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    business_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business_city: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business_country_code: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business_state: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business_street: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business_street2: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business_zip: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    created_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    currency: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    disable_reason: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    end_advertiser: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    end_advertiser_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    funding_source: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    has_migrated_permissions: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_personal: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    is_prepay_account: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_tax_id_required: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    min_campaign_group_spend_cap: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    min_daily_budget: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    owner: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    spend_cap: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    timezone_id: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    timezone_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    timezone_offset_hours_utc: {
                        type: [
                            'number',
                            'null'
                        ]
                    }
                }
            },
            index: [
                [
                    'name'
                ],
                [
                    'account_id'
                ]
            ],
            deletions: 'listing'
        },
        campaigns: {
            title: 'Campaigns',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'account_id',
                    'adlabels',
                    'bid_strategy',
                    'boosted_object_id',
                    'budget_rebalance_flag',
                    'budget_remaining',
                    'buying_type',
                    'daily_budget',
                    'created_time',
                    'configured_status',
                    'effective_status',
                    'issues_info',
                    'lifetime_budget',
                    'objective',
                    'smart_promotion_type',
                    'source_campaign_id',
                    'special_ad_category',
                    'special_ad_category_country',
                    'spend_cap',
                    'start_time',
                    'status',
                    'stop_time',
                    'updated_time'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    adlabels: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                created_time: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                updated_time: {
                                    type: 'string',
                                    format: 'date-time'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    bid_strategy: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'COST_CAP',
                            'LOWEST_COST_WITHOUT_CAP',
                            'LOWEST_COST_WITH_BID_CAP',
                            'LOWEST_COST_WITH_MIN_ROAS'
                        ]
                    },
                    boosted_object_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    budget_rebalance_flag: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    budget_remaining: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    buying_type: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    daily_budget: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    created_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    configured_status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ARCHIVED',
                            'DELETED',
                            'PAUSED'
                        ]
                    },
                    effective_status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ARCHIVED',
                            'DELETED',
                            'IN_PROCESS',
                            'PAUSED',
                            'WITH_ISSUES'
                        ]
                    },
                    issues_info: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                error_code: {
                                    type: 'integer'
                                },
                                error_message: {
                                    type: 'string'
                                },
                                error_summary: {
                                    type: 'string'
                                },
                                error_type: {
                                    type: 'string'
                                },
                                level: {
                                    type: 'string'
                                },
                                mid: {
                                    type: 'string'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    lifetime_budget: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    objective: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    smart_promotion_type: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    source_campaign_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    special_ad_category: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    special_ad_category_country: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    spend_cap: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    start_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ARCHIVED',
                            'DELETED',
                            'PAUSED'
                        ]
                    },
                    stop_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    updated_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'name'
                ],
                [
                    'effective_status'
                ],
                [
                    'updated_time'
                ]
            ],
            deletions: 'listing'
        },
        ad_sets: {
            title: 'Ad sets',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'account_id',
                    'adlabels',
                    'bid_amount',
                    'bid_info',
                    'bid_strategy',
                    'bid_constraints',
                    'budget_remaining',
                    'campaign_id',
                    'created_time',
                    'daily_budget',
                    'effective_status',
                    'end_time',
                    'learning_stage_info',
                    'lifetime_budget',
                    'promoted_object',
                    'start_time',
                    'targeting',
                    'updated_time'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    adlabels: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                created_time: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                updated_time: {
                                    type: 'string',
                                    format: 'date-time'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    bid_amount: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    bid_info: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: {
                            type: 'integer'
                        }
                    },
                    bid_strategy: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'COST_CAP',
                            'LOWEST_COST_WITHOUT_CAP',
                            'LOWEST_COST_WITH_BID_CAP',
                            'LOWEST_COST_WITH_MIN_ROAS'
                        ]
                    },
                    bid_constraints: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            roas_average_floor: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    budget_remaining: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    campaign_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    created_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    daily_budget: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    effective_status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ARCHIVED',
                            'CAMPAIGN_PAUSED',
                            'DELETED',
                            'IN_PROCESS',
                            'PAUSED',
                            'WITH_ISSUES'
                        ]
                    },
                    end_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    learning_stage_info: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            attribution_windows: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            cas_segment: {
                                type: 'string'
                            },
                            conversions: {
                                type: 'integer'
                            },
                            current_budget_prediction: {
                                type: 'object',
                                additionalProperties: true
                            },
                            dynamic_lp_conversions_threshold: {
                                type: 'integer'
                            },
                            dynamic_lp_days_threshold: {
                                type: 'integer'
                            },
                            dynamic_lp_status: {
                                type: 'string'
                            },
                            is_one_to_one_cbo_budget: {
                                type: 'boolean'
                            },
                            last_sig_edit_ts: {
                                type: 'integer'
                            },
                            recommended_budget_prediction: {
                                type: 'object',
                                additionalProperties: true
                            },
                            sigedit_removal: {
                                type: 'boolean'
                            },
                            status: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    lifetime_budget: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the minor unit of the account\'s currency.'
                    },
                    promoted_object: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            application_id: {
                                type: 'string'
                            },
                            boosted_product_set_id: {
                                type: 'string'
                            },
                            conversion_goal_id: {
                                type: 'string'
                            },
                            custom_conversion_id: {
                                type: 'string'
                            },
                            custom_event_str: {
                                type: 'string'
                            },
                            custom_event_type: {
                                type: 'string',
                                'x-known-values': [
                                    'ACHIEVEMENT_UNLOCKED',
                                    'ADD_PAYMENT_INFO',
                                    'ADD_TO_CART',
                                    'ADD_TO_WISHLIST',
                                    'AD_IMPRESSION',
                                    'COMPLETE_REGISTRATION',
                                    'CONTACT',
                                    'CONTENT_VIEW',
                                    'CUSTOMIZE_PRODUCT',
                                    'D2_RETENTION',
                                    'D7_RETENTION',
                                    'DONATE',
                                    'FIND_LOCATION',
                                    'INITIATED_CHECKOUT',
                                    'LEAD',
                                    'LEVEL_ACHIEVED',
                                    'LISTING_INTERACTION',
                                    'MESSAGING_CONVERSATION_STARTED_7D',
                                    'OTHER',
                                    'PURCHASE',
                                    'RATE',
                                    'SCHEDULE',
                                    'SEARCH',
                                    'SERVICE_BOOKING_REQUEST',
                                    'SPENT_CREDITS',
                                    'START_TRIAL',
                                    'SUBMIT_APPLICATION',
                                    'SUBSCRIBE',
                                    'TUTORIAL_COMPLETION'
                                ]
                            },
                            dataset_split_id: {
                                type: 'string'
                            },
                            dataset_split_ids: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            event_id: {
                                type: 'string'
                            },
                            full_funnel_objective: {
                                type: 'string',
                                'x-known-values': [
                                    'APP_INSTALLS',
                                    'BRAND_AWARENESS',
                                    'EVENT_RESPONSES',
                                    'LEAD_GENERATION',
                                    'LINK_CLICKS',
                                    'LOCAL_AWARENESS',
                                    'MESSAGES',
                                    'OFFER_CLAIMS',
                                    'OUTCOME_APP_PROMOTION',
                                    'OUTCOME_AWARENESS',
                                    'OUTCOME_ENGAGEMENT',
                                    'OUTCOME_LEADS',
                                    'OUTCOME_SALES',
                                    'OUTCOME_TRAFFIC',
                                    'PAGE_LIKES',
                                    'POST_ENGAGEMENT',
                                    'PRODUCT_CATALOG_SALES',
                                    'REACH',
                                    'STORE_VISITS',
                                    'VIDEO_VIEWS',
                                    'WEBSITE_CONVERSIONS'
                                ]
                            },
                            fundraiser_campaign_id: {
                                type: 'string'
                            },
                            lead_ads_custom_event_str: {
                                type: 'string'
                            },
                            lead_ads_custom_event_type: {
                                type: 'string',
                                'x-known-values': [
                                    'ACHIEVEMENT_UNLOCKED',
                                    'ADD_PAYMENT_INFO',
                                    'ADD_TO_CART',
                                    'ADD_TO_WISHLIST',
                                    'AD_IMPRESSION',
                                    'COMPLETE_REGISTRATION',
                                    'CONTACT',
                                    'CONTENT_VIEW',
                                    'CUSTOMIZE_PRODUCT',
                                    'D2_RETENTION',
                                    'D7_RETENTION',
                                    'DONATE',
                                    'FIND_LOCATION',
                                    'INITIATED_CHECKOUT',
                                    'LEAD',
                                    'LEVEL_ACHIEVED',
                                    'LISTING_INTERACTION',
                                    'MESSAGING_CONVERSATION_STARTED_7D',
                                    'OTHER',
                                    'PURCHASE',
                                    'RATE',
                                    'SCHEDULE',
                                    'SEARCH',
                                    'SERVICE_BOOKING_REQUEST',
                                    'SPENT_CREDITS',
                                    'START_TRIAL',
                                    'SUBMIT_APPLICATION',
                                    'SUBSCRIBE',
                                    'TUTORIAL_COMPLETION'
                                ]
                            },
                            lead_ads_form_event_source_type: {
                                type: 'string'
                            },
                            lead_ads_offsite_conversion_type: {
                                type: 'string'
                            },
                            lead_ads_selected_pixel_id: {
                                type: 'string'
                            },
                            live_video_destination: {
                                type: 'string'
                            },
                            mcme_conversion_id: {
                                type: 'string'
                            },
                            multi_event_product: {
                                type: 'string'
                            },
                            object_store_url: {
                                type: 'string'
                            },
                            object_store_urls: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            offer_id: {
                                type: 'string'
                            },
                            offline_conversion_data_set_id: {
                                type: 'string'
                            },
                            offsite_conversion_event_id: {
                                type: 'string'
                            },
                            omnichannel_object: {
                                type: 'object',
                                additionalProperties: true
                            },
                            page_id: {
                                type: 'string'
                            },
                            passback_application_id: {
                                type: 'string'
                            },
                            passback_pixel_id: {
                                type: 'string'
                            },
                            pixel_aggregation_rule: {
                                type: 'string'
                            },
                            pixel_id: {
                                type: 'string'
                            },
                            pixel_rule: {
                                type: 'string'
                            },
                            place_page_set: {
                                type: 'object',
                                additionalProperties: true
                            },
                            place_page_set_id: {
                                type: 'string'
                            },
                            product_catalog_id: {
                                type: 'string'
                            },
                            product_item_id: {
                                type: 'string'
                            },
                            product_set: {
                                type: 'object',
                                additionalProperties: true
                            },
                            product_set_id: {
                                type: 'string'
                            },
                            product_set_optimization: {
                                type: 'string'
                            },
                            retention_days: {
                                type: 'string'
                            },
                            smart_pse_enabled: {
                                type: 'boolean'
                            },
                            smart_pse_setting: {
                                type: 'string'
                            },
                            value_semantic_type: {
                                type: 'string'
                            },
                            variation: {
                                type: 'string'
                            },
                            whats_app_business_phone_number_id: {
                                type: 'string'
                            },
                            whatsapp_phone_number: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    start_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    targeting: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            adgroup_id: {
                                type: 'string'
                            },
                            age_max: {
                                type: 'integer'
                            },
                            age_min: {
                                type: 'integer'
                            },
                            age_range: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            alternate_auto_targeting_option: {
                                type: 'string'
                            },
                            app_install_state: {
                                type: 'string'
                            },
                            audience_network_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            behaviors: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            brand_safety_content_filter_levels: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            catalog_based_targeting: {
                                type: 'object',
                                additionalProperties: true
                            },
                            cities: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            college_years: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            connections: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            contextual_targeting_categories: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            countries: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            country: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            country_groups: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            custom_audiences: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            device_platforms: {
                                type: 'array',
                                items: {
                                    type: 'string',
                                    'x-known-values': [
                                        'desktop',
                                        'mobile'
                                    ]
                                }
                            },
                            direct_install_devices: {
                                type: 'boolean'
                            },
                            dynamic_audience_ids: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            education_majors: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            education_schools: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            education_statuses: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            effective_audience_network_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            effective_device_platforms: {
                                type: 'array',
                                items: {
                                    type: 'string',
                                    'x-known-values': [
                                        'desktop',
                                        'mobile'
                                    ]
                                }
                            },
                            effective_facebook_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            effective_instagram_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            effective_messenger_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            effective_publisher_platforms: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            effective_threads_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            effective_whatsapp_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            engagement_specs: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            ethnic_affinity: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            exclude_reached_since: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            excluded_brand_safety_content_types: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            excluded_connections: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            excluded_custom_audiences: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            excluded_dynamic_audience_ids: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            excluded_engagement_specs: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            excluded_geo_locations: {
                                type: 'object',
                                properties: {
                                    cities: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    countries: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    country_groups: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    custom_locations: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    electoral_districts: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    geo_markets: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    large_geo_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    location_cluster_ids: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    location_types: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    medium_geo_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    metro_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    neighborhoods: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    places: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    political_districts: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    regions: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    small_geo_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    subcities: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    subneighborhoods: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    zips: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    }
                                },
                                additionalProperties: false
                            },
                            excluded_mobile_device_model: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            excluded_product_audience_specs: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            excluded_publisher_categories: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            excluded_publisher_list_ids: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            excluded_user_device: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            exclusions: {
                                type: 'object',
                                additionalProperties: true
                            },
                            facebook_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            family_statuses: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            fb_deal_id: {
                                type: 'string'
                            },
                            flexible_spec: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            friends_of_connections: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            genders: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            generation: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            geo_locations: {
                                type: 'object',
                                properties: {
                                    cities: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    countries: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    country_groups: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    custom_locations: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    electoral_districts: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    geo_markets: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    large_geo_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    location_cluster_ids: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    location_types: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    medium_geo_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    metro_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    neighborhoods: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    places: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    political_districts: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    regions: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    small_geo_areas: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    subcities: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    subneighborhoods: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    zips: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    }
                                },
                                additionalProperties: false
                            },
                            home_ownership: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            home_type: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            home_value: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            household_composition: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            income: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            industries: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            instagram_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            install_state_application: {
                                type: 'string'
                            },
                            instream_video_skippable_excluded: {
                                type: 'boolean'
                            },
                            interested_in: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            interests: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            is_whatsapp_destination_ad: {
                                type: 'boolean'
                            },
                            keywords: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            life_events: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            locales: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            messenger_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            moms: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            net_worth: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            office_type: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            place_page_set_ids: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            political_views: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            politics: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            product_audience_specs: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            prospecting_audience: {
                                type: 'object',
                                additionalProperties: true
                            },
                            publisher_platforms: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            radius: {
                                type: 'string'
                            },
                            regions: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            relationship_statuses: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            site_category: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            targeting_automation: {
                                type: 'object',
                                additionalProperties: true
                            },
                            targeting_optimization: {
                                type: 'string'
                            },
                            targeting_relaxation_types: {
                                type: 'object',
                                additionalProperties: true
                            },
                            threads_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            user_adclusters: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            user_age_unknown: {
                                type: 'boolean'
                            },
                            user_device: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            user_event: {
                                type: 'array',
                                items: {
                                    type: 'integer'
                                }
                            },
                            user_os: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            whatsapp_positions: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            wireless_carrier: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            },
                            work_employers: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            work_positions: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            zips: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            }
                        },
                        additionalProperties: false
                    },
                    updated_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'campaign_id'
                ],
                [
                    'name'
                ],
                [
                    'effective_status'
                ],
                [
                    'updated_time'
                ]
            ],
            deletions: 'listing'
        },
        ads: {
            title: 'Ads',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'account_id',
                    'adset_id',
                    'campaign_id',
                    'adlabels',
                    'bid_amount',
                    'bid_info',
                    'bid_type',
                    'configured_status',
                    'conversion_specs',
                    'created_time',
                    'creative',
                    'effective_status',
                    'last_updated_by_app_id',
                    'recommendations',
                    'source_ad_id',
                    'status',
                    'tracking_specs',
                    'updated_time'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    adset_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    campaign_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    adlabels: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                created_time: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                updated_time: {
                                    type: 'string',
                                    format: 'date-time'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    bid_amount: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    bid_info: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: {
                            type: 'integer'
                        }
                    },
                    bid_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ABSOLUTE_OCPM',
                            'CPA',
                            'CPC',
                            'CPM',
                            'MULTI_PREMIUM'
                        ]
                    },
                    configured_status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ARCHIVED',
                            'DELETED',
                            'PAUSED'
                        ]
                    },
                    conversion_specs: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true
                        }
                    },
                    created_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    creative: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    effective_status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ADSET_PAUSED',
                            'ARCHIVED',
                            'CAMPAIGN_PAUSED',
                            'DELETED',
                            'DISAPPROVED',
                            'IN_PROCESS',
                            'PAUSED',
                            'PENDING_BILLING_INFO',
                            'PENDING_REVIEW',
                            'PREAPPROVED',
                            'WITH_ISSUES'
                        ]
                    },
                    last_updated_by_app_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    recommendations: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                blame_field: {
                                    type: 'string'
                                },
                                code: {
                                    type: 'integer'
                                },
                                confidence: {
                                    type: 'string',
                                    'x-known-values': [
                                        'HIGH',
                                        'LOW',
                                        'MEDIUM'
                                    ]
                                },
                                importance: {
                                    type: 'string',
                                    'x-known-values': [
                                        'HIGH',
                                        'LOW',
                                        'MEDIUM'
                                    ]
                                },
                                message: {
                                    type: 'string'
                                },
                                recommendation_data: {
                                    type: 'object',
                                    properties: {
                                        link: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                },
                                title: {
                                    type: 'string'
                                },
                                value: {
                                    type: 'string'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    source_ad_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'ARCHIVED',
                            'DELETED',
                            'PAUSED'
                        ]
                    },
                    tracking_specs: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true
                        }
                    },
                    updated_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'campaign_id'
                ],
                [
                    'adset_id'
                ],
                [
                    'name'
                ],
                [
                    'effective_status'
                ],
                [
                    'updated_time'
                ]
            ],
            deletions: 'listing'
        },
        ad_creatives: {
            title: 'Ad creatives',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'account_id',
                    'actor_id',
                    'body',
                    'call_to_action_type',
                    'effective_object_story_id',
                    'image_hash',
                    'image_url',
                    'link_url',
                    'object_story_id',
                    'object_story_spec',
                    'object_type',
                    'status',
                    'thumbnail_url',
                    'title',
                    'url_tags'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    actor_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    body: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    call_to_action_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ADD_TO_CART',
                            'APPLY_NOW',
                            'ASK_ABOUT_SERVICES',
                            'ASK_A_QUESTION',
                            'ASK_FOR_MORE_INFO',
                            'ASK_US',
                            'AUDIO_CALL',
                            'BOOK_A_CONSULTATION',
                            'BOOK_NOW',
                            'BOOK_TRAVEL',
                            'BROWSE_SHOP',
                            'BUY',
                            'BUY_NOW',
                            'BUY_TICKETS',
                            'BUY_VIA_MESSAGE',
                            'CALL',
                            'CALL_ME',
                            'CALL_NOW',
                            'CHAT_NOW',
                            'CHAT_WITH_US',
                            'CONFIRM',
                            'CONTACT',
                            'CONTACT_US',
                            'DONATE',
                            'DONATE_NOW',
                            'DOWNLOAD',
                            'EVENT_RSVP',
                            'FIND_A_GROUP',
                            'FIND_OUT_MORE',
                            'FIND_YOUR_GROUPS',
                            'FOLLOW_NEWS_STORYLINE',
                            'FOLLOW_PAGE',
                            'FOLLOW_USER',
                            'GET_A_QUOTE',
                            'GET_DETAILS',
                            'GET_DIRECTIONS',
                            'GET_IN_TOUCH',
                            'GET_OFFER',
                            'GET_OFFER_VIEW',
                            'GET_PROMOTIONS',
                            'GET_QUOTE',
                            'GET_SHOWTIMES',
                            'GET_STARTED',
                            'INQUIRE_NOW',
                            'INSTALL_APP',
                            'INSTALL_MOBILE_APP',
                            'JOIN_CHANNEL',
                            'LEARN_MORE',
                            'LIKE_PAGE',
                            'LISTEN_MUSIC',
                            'LISTEN_NOW',
                            'MAKE_AN_APPOINTMENT',
                            'MESSAGE_PAGE',
                            'MOBILE_DOWNLOAD',
                            'NO_BUTTON',
                            'OPEN_INSTANT_APP',
                            'OPEN_LINK',
                            'ORDER_NOW',
                            'PAY_TO_ACCESS',
                            'PLAY_GAME',
                            'PLAY_GAME_ON_FACEBOOK',
                            'PURCHASE_GIFT_CARDS',
                            'RAISE_MONEY',
                            'RECORD_NOW',
                            'REFER_FRIENDS',
                            'REQUEST_TIME',
                            'SAY_THANKS',
                            'SEE_MORE',
                            'SEE_SHOP',
                            'SELL_NOW',
                            'SEND_A_GIFT',
                            'SEND_GIFT_MONEY',
                            'SEND_UPDATES',
                            'SHARE',
                            'SHOP_NOW',
                            'SHOP_WITH_AI',
                            'SIGN_UP',
                            'SOTTO_SUBSCRIBE',
                            'START_A_CHAT',
                            'START_ORDER',
                            'SUBSCRIBE',
                            'SWIPE_UP_PRODUCT',
                            'SWIPE_UP_SHOP',
                            'TRY_DEMO',
                            'TRY_ON_WITH_AI',
                            'UPDATE_APP',
                            'USE_APP',
                            'USE_MOBILE_APP',
                            'VIDEO_ANNOTATION',
                            'VIDEO_CALL',
                            'VIEW_CART',
                            'VIEW_CHANNEL',
                            'VIEW_IN_CART',
                            'VIEW_PRODUCT',
                            'VISIT_PAGES_FEED',
                            'VISIT_WEBSITE',
                            'WATCH_LIVE_VIDEO',
                            'WATCH_MORE',
                            'WATCH_VIDEO',
                            'WHATSAPP_MESSAGE',
                            'WOODHENGE_SUPPORT'
                        ]
                    },
                    effective_object_story_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    image_hash: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    image_url: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    link_url: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    object_story_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    object_story_spec: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            instagram_user_id: {
                                type: 'string'
                            },
                            link_data: {
                                type: 'object',
                                properties: {
                                    ad_context: {
                                        type: 'string'
                                    },
                                    additional_image_index: {
                                        type: 'integer'
                                    },
                                    app_link_spec: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    attachment_style: {
                                        type: 'string'
                                    },
                                    automated_product_tags: {
                                        type: 'boolean'
                                    },
                                    boosted_product_set_id: {
                                        type: 'string'
                                    },
                                    branded_content_shared_to_sponsor_status: {
                                        type: 'string'
                                    },
                                    branded_content_sponsor_page_id: {
                                        type: 'string'
                                    },
                                    call_to_action: {
                                        type: 'object',
                                        properties: {
                                            type: {
                                                type: 'string',
                                                'x-known-values': [
                                                    'ADD_TO_CART',
                                                    'APPLY_NOW',
                                                    'ASK_ABOUT_SERVICES',
                                                    'ASK_A_QUESTION',
                                                    'ASK_FOR_MORE_INFO',
                                                    'ASK_US',
                                                    'AUDIO_CALL',
                                                    'BOOK_A_CONSULTATION',
                                                    'BOOK_NOW',
                                                    'BOOK_TRAVEL',
                                                    'BROWSE_SHOP',
                                                    'BUY',
                                                    'BUY_NOW',
                                                    'BUY_TICKETS',
                                                    'BUY_VIA_MESSAGE',
                                                    'CALL',
                                                    'CALL_ME',
                                                    'CALL_NOW',
                                                    'CHAT_NOW',
                                                    'CHAT_WITH_US',
                                                    'CONFIRM',
                                                    'CONTACT',
                                                    'CONTACT_US',
                                                    'DONATE',
                                                    'DONATE_NOW',
                                                    'DOWNLOAD',
                                                    'EVENT_RSVP',
                                                    'FIND_A_GROUP',
                                                    'FIND_OUT_MORE',
                                                    'FIND_YOUR_GROUPS',
                                                    'FOLLOW_NEWS_STORYLINE',
                                                    'FOLLOW_PAGE',
                                                    'FOLLOW_USER',
                                                    'GET_A_QUOTE',
                                                    'GET_DETAILS',
                                                    'GET_DIRECTIONS',
                                                    'GET_IN_TOUCH',
                                                    'GET_OFFER',
                                                    'GET_OFFER_VIEW',
                                                    'GET_PROMOTIONS',
                                                    'GET_QUOTE',
                                                    'GET_SHOWTIMES',
                                                    'GET_STARTED',
                                                    'INQUIRE_NOW',
                                                    'INSTALL_APP',
                                                    'INSTALL_MOBILE_APP',
                                                    'JOIN_CHANNEL',
                                                    'LEARN_MORE',
                                                    'LIKE_PAGE',
                                                    'LISTEN_MUSIC',
                                                    'LISTEN_NOW',
                                                    'MAKE_AN_APPOINTMENT',
                                                    'MESSAGE_PAGE',
                                                    'MOBILE_DOWNLOAD',
                                                    'NO_BUTTON',
                                                    'OPEN_INSTANT_APP',
                                                    'OPEN_LINK',
                                                    'ORDER_NOW',
                                                    'PAY_TO_ACCESS',
                                                    'PLAY_GAME',
                                                    'PLAY_GAME_ON_FACEBOOK',
                                                    'PURCHASE_GIFT_CARDS',
                                                    'RAISE_MONEY',
                                                    'RECORD_NOW',
                                                    'REFER_FRIENDS',
                                                    'REQUEST_TIME',
                                                    'SAY_THANKS',
                                                    'SEE_MORE',
                                                    'SEE_SHOP',
                                                    'SELL_NOW',
                                                    'SEND_A_GIFT',
                                                    'SEND_GIFT_MONEY',
                                                    'SEND_UPDATES',
                                                    'SHARE',
                                                    'SHOP_NOW',
                                                    'SHOP_WITH_AI',
                                                    'SIGN_UP',
                                                    'SOTTO_SUBSCRIBE',
                                                    'START_A_CHAT',
                                                    'START_ORDER',
                                                    'SUBSCRIBE',
                                                    'SWIPE_UP_PRODUCT',
                                                    'SWIPE_UP_SHOP',
                                                    'TRY_DEMO',
                                                    'TRY_ON_WITH_AI',
                                                    'UPDATE_APP',
                                                    'USE_APP',
                                                    'USE_MOBILE_APP',
                                                    'VIDEO_ANNOTATION',
                                                    'VIDEO_CALL',
                                                    'VIEW_CART',
                                                    'VIEW_CHANNEL',
                                                    'VIEW_IN_CART',
                                                    'VIEW_PRODUCT',
                                                    'VISIT_PAGES_FEED',
                                                    'VISIT_WEBSITE',
                                                    'WATCH_LIVE_VIDEO',
                                                    'WATCH_MORE',
                                                    'WATCH_VIDEO',
                                                    'WHATSAPP_MESSAGE',
                                                    'WOODHENGE_SUPPORT'
                                                ]
                                            },
                                            value: {
                                                type: 'object',
                                                additionalProperties: true
                                            }
                                        },
                                        additionalProperties: false
                                    },
                                    caption: {
                                        type: 'string'
                                    },
                                    child_attachments: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            properties: {
                                                android_url: {
                                                    type: 'string'
                                                },
                                                call_to_action: {
                                                    type: 'object',
                                                    properties: {
                                                        type: {
                                                            type: 'string',
                                                            'x-known-values': [
                                                                'ADD_TO_CART',
                                                                'APPLY_NOW',
                                                                'ASK_ABOUT_SERVICES',
                                                                'ASK_A_QUESTION',
                                                                'ASK_FOR_MORE_INFO',
                                                                'ASK_US',
                                                                'AUDIO_CALL',
                                                                'BOOK_A_CONSULTATION',
                                                                'BOOK_NOW',
                                                                'BOOK_TRAVEL',
                                                                'BROWSE_SHOP',
                                                                'BUY',
                                                                'BUY_NOW',
                                                                'BUY_TICKETS',
                                                                'BUY_VIA_MESSAGE',
                                                                'CALL',
                                                                'CALL_ME',
                                                                'CALL_NOW',
                                                                'CHAT_NOW',
                                                                'CHAT_WITH_US',
                                                                'CONFIRM',
                                                                'CONTACT',
                                                                'CONTACT_US',
                                                                'DONATE',
                                                                'DONATE_NOW',
                                                                'DOWNLOAD',
                                                                'EVENT_RSVP',
                                                                'FIND_A_GROUP',
                                                                'FIND_OUT_MORE',
                                                                'FIND_YOUR_GROUPS',
                                                                'FOLLOW_NEWS_STORYLINE',
                                                                'FOLLOW_PAGE',
                                                                'FOLLOW_USER',
                                                                'GET_A_QUOTE',
                                                                'GET_DETAILS',
                                                                'GET_DIRECTIONS',
                                                                'GET_IN_TOUCH',
                                                                'GET_OFFER',
                                                                'GET_OFFER_VIEW',
                                                                'GET_PROMOTIONS',
                                                                'GET_QUOTE',
                                                                'GET_SHOWTIMES',
                                                                'GET_STARTED',
                                                                'INQUIRE_NOW',
                                                                'INSTALL_APP',
                                                                'INSTALL_MOBILE_APP',
                                                                'JOIN_CHANNEL',
                                                                'LEARN_MORE',
                                                                'LIKE_PAGE',
                                                                'LISTEN_MUSIC',
                                                                'LISTEN_NOW',
                                                                'MAKE_AN_APPOINTMENT',
                                                                'MESSAGE_PAGE',
                                                                'MOBILE_DOWNLOAD',
                                                                'NO_BUTTON',
                                                                'OPEN_INSTANT_APP',
                                                                'OPEN_LINK',
                                                                'ORDER_NOW',
                                                                'PAY_TO_ACCESS',
                                                                'PLAY_GAME',
                                                                'PLAY_GAME_ON_FACEBOOK',
                                                                'PURCHASE_GIFT_CARDS',
                                                                'RAISE_MONEY',
                                                                'RECORD_NOW',
                                                                'REFER_FRIENDS',
                                                                'REQUEST_TIME',
                                                                'SAY_THANKS',
                                                                'SEE_MORE',
                                                                'SEE_SHOP',
                                                                'SELL_NOW',
                                                                'SEND_A_GIFT',
                                                                'SEND_GIFT_MONEY',
                                                                'SEND_UPDATES',
                                                                'SHARE',
                                                                'SHOP_NOW',
                                                                'SHOP_WITH_AI',
                                                                'SIGN_UP',
                                                                'SOTTO_SUBSCRIBE',
                                                                'START_A_CHAT',
                                                                'START_ORDER',
                                                                'SUBSCRIBE',
                                                                'SWIPE_UP_PRODUCT',
                                                                'SWIPE_UP_SHOP',
                                                                'TRY_DEMO',
                                                                'TRY_ON_WITH_AI',
                                                                'UPDATE_APP',
                                                                'USE_APP',
                                                                'USE_MOBILE_APP',
                                                                'VIDEO_ANNOTATION',
                                                                'VIDEO_CALL',
                                                                'VIEW_CART',
                                                                'VIEW_CHANNEL',
                                                                'VIEW_IN_CART',
                                                                'VIEW_PRODUCT',
                                                                'VISIT_PAGES_FEED',
                                                                'VISIT_WEBSITE',
                                                                'WATCH_LIVE_VIDEO',
                                                                'WATCH_MORE',
                                                                'WATCH_VIDEO',
                                                                'WHATSAPP_MESSAGE',
                                                                'WOODHENGE_SUPPORT'
                                                            ]
                                                        },
                                                        value: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    additionalProperties: false
                                                },
                                                caption: {
                                                    type: 'string'
                                                },
                                                description: {
                                                    type: 'string'
                                                },
                                                ig_media_id: {
                                                    type: 'string'
                                                },
                                                image_crops: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                },
                                                image_hash: {
                                                    type: 'string'
                                                },
                                                ios_url: {
                                                    type: 'string'
                                                },
                                                link: {
                                                    type: 'string'
                                                },
                                                marketing_message_buttons: {
                                                    type: 'array',
                                                    items: {
                                                        type: 'object',
                                                        additionalProperties: true
                                                    }
                                                },
                                                name: {
                                                    type: 'string'
                                                },
                                                picture: {
                                                    type: 'string'
                                                },
                                                place_data: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                },
                                                static_card: {
                                                    type: 'boolean'
                                                },
                                                video_id: {
                                                    type: 'string'
                                                }
                                            },
                                            additionalProperties: false
                                        }
                                    },
                                    collection_thumbnails: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    customization_rules_spec: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    description: {
                                        type: 'string'
                                    },
                                    event_id: {
                                        type: 'string'
                                    },
                                    force_single_link: {
                                        type: 'boolean'
                                    },
                                    format_option: {
                                        type: 'string',
                                        'x-known-values': [
                                            'carousel_ar_effects',
                                            'carousel_images_multi_items',
                                            'carousel_images_single_item',
                                            'carousel_slideshows',
                                            'collection_video',
                                            'single_image'
                                        ]
                                    },
                                    image_crops: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    image_hash: {
                                        type: 'string'
                                    },
                                    image_layer_specs: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    image_overlay_spec: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    is_local_expansion: {
                                        type: 'boolean'
                                    },
                                    link: {
                                        type: 'string'
                                    },
                                    message: {
                                        type: 'string'
                                    },
                                    multi_share_end_card: {
                                        type: 'boolean'
                                    },
                                    multi_share_optimized: {
                                        type: 'boolean'
                                    },
                                    name: {
                                        type: 'string'
                                    },
                                    offer_id: {
                                        type: 'string'
                                    },
                                    page_welcome_message: {
                                        type: 'string'
                                    },
                                    picture: {
                                        type: 'string'
                                    },
                                    post_click_configuration: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    preferred_image_tags: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    preferred_video_tags: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    retailer_item_ids: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    show_multiple_images: {
                                        type: 'boolean'
                                    },
                                    smart_pse_enabled: {
                                        type: 'boolean'
                                    },
                                    static_fallback_spec: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    use_flexible_image_aspect_ratio: {
                                        type: 'boolean'
                                    }
                                },
                                additionalProperties: false
                            },
                            page_id: {
                                type: 'string'
                            },
                            photo_data: {
                                type: 'object',
                                properties: {
                                    branded_content_shared_to_sponsor_status: {
                                        type: 'string'
                                    },
                                    branded_content_sponsor_page_id: {
                                        type: 'string'
                                    },
                                    caption: {
                                        type: 'string'
                                    },
                                    image_hash: {
                                        type: 'string'
                                    },
                                    page_welcome_message: {
                                        type: 'string'
                                    },
                                    url: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            product_data: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true
                                }
                            },
                            template_data: {
                                type: 'object',
                                properties: {
                                    ad_context: {
                                        type: 'string'
                                    },
                                    additional_image_index: {
                                        type: 'integer'
                                    },
                                    app_link_spec: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    attachment_style: {
                                        type: 'string'
                                    },
                                    automated_product_tags: {
                                        type: 'boolean'
                                    },
                                    boosted_product_set_id: {
                                        type: 'string'
                                    },
                                    branded_content_shared_to_sponsor_status: {
                                        type: 'string'
                                    },
                                    branded_content_sponsor_page_id: {
                                        type: 'string'
                                    },
                                    call_to_action: {
                                        type: 'object',
                                        properties: {
                                            type: {
                                                type: 'string',
                                                'x-known-values': [
                                                    'ADD_TO_CART',
                                                    'APPLY_NOW',
                                                    'ASK_ABOUT_SERVICES',
                                                    'ASK_A_QUESTION',
                                                    'ASK_FOR_MORE_INFO',
                                                    'ASK_US',
                                                    'AUDIO_CALL',
                                                    'BOOK_A_CONSULTATION',
                                                    'BOOK_NOW',
                                                    'BOOK_TRAVEL',
                                                    'BROWSE_SHOP',
                                                    'BUY',
                                                    'BUY_NOW',
                                                    'BUY_TICKETS',
                                                    'BUY_VIA_MESSAGE',
                                                    'CALL',
                                                    'CALL_ME',
                                                    'CALL_NOW',
                                                    'CHAT_NOW',
                                                    'CHAT_WITH_US',
                                                    'CONFIRM',
                                                    'CONTACT',
                                                    'CONTACT_US',
                                                    'DONATE',
                                                    'DONATE_NOW',
                                                    'DOWNLOAD',
                                                    'EVENT_RSVP',
                                                    'FIND_A_GROUP',
                                                    'FIND_OUT_MORE',
                                                    'FIND_YOUR_GROUPS',
                                                    'FOLLOW_NEWS_STORYLINE',
                                                    'FOLLOW_PAGE',
                                                    'FOLLOW_USER',
                                                    'GET_A_QUOTE',
                                                    'GET_DETAILS',
                                                    'GET_DIRECTIONS',
                                                    'GET_IN_TOUCH',
                                                    'GET_OFFER',
                                                    'GET_OFFER_VIEW',
                                                    'GET_PROMOTIONS',
                                                    'GET_QUOTE',
                                                    'GET_SHOWTIMES',
                                                    'GET_STARTED',
                                                    'INQUIRE_NOW',
                                                    'INSTALL_APP',
                                                    'INSTALL_MOBILE_APP',
                                                    'JOIN_CHANNEL',
                                                    'LEARN_MORE',
                                                    'LIKE_PAGE',
                                                    'LISTEN_MUSIC',
                                                    'LISTEN_NOW',
                                                    'MAKE_AN_APPOINTMENT',
                                                    'MESSAGE_PAGE',
                                                    'MOBILE_DOWNLOAD',
                                                    'NO_BUTTON',
                                                    'OPEN_INSTANT_APP',
                                                    'OPEN_LINK',
                                                    'ORDER_NOW',
                                                    'PAY_TO_ACCESS',
                                                    'PLAY_GAME',
                                                    'PLAY_GAME_ON_FACEBOOK',
                                                    'PURCHASE_GIFT_CARDS',
                                                    'RAISE_MONEY',
                                                    'RECORD_NOW',
                                                    'REFER_FRIENDS',
                                                    'REQUEST_TIME',
                                                    'SAY_THANKS',
                                                    'SEE_MORE',
                                                    'SEE_SHOP',
                                                    'SELL_NOW',
                                                    'SEND_A_GIFT',
                                                    'SEND_GIFT_MONEY',
                                                    'SEND_UPDATES',
                                                    'SHARE',
                                                    'SHOP_NOW',
                                                    'SHOP_WITH_AI',
                                                    'SIGN_UP',
                                                    'SOTTO_SUBSCRIBE',
                                                    'START_A_CHAT',
                                                    'START_ORDER',
                                                    'SUBSCRIBE',
                                                    'SWIPE_UP_PRODUCT',
                                                    'SWIPE_UP_SHOP',
                                                    'TRY_DEMO',
                                                    'TRY_ON_WITH_AI',
                                                    'UPDATE_APP',
                                                    'USE_APP',
                                                    'USE_MOBILE_APP',
                                                    'VIDEO_ANNOTATION',
                                                    'VIDEO_CALL',
                                                    'VIEW_CART',
                                                    'VIEW_CHANNEL',
                                                    'VIEW_IN_CART',
                                                    'VIEW_PRODUCT',
                                                    'VISIT_PAGES_FEED',
                                                    'VISIT_WEBSITE',
                                                    'WATCH_LIVE_VIDEO',
                                                    'WATCH_MORE',
                                                    'WATCH_VIDEO',
                                                    'WHATSAPP_MESSAGE',
                                                    'WOODHENGE_SUPPORT'
                                                ]
                                            },
                                            value: {
                                                type: 'object',
                                                additionalProperties: true
                                            }
                                        },
                                        additionalProperties: false
                                    },
                                    caption: {
                                        type: 'string'
                                    },
                                    child_attachments: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            properties: {
                                                android_url: {
                                                    type: 'string'
                                                },
                                                call_to_action: {
                                                    type: 'object',
                                                    properties: {
                                                        type: {
                                                            type: 'string',
                                                            'x-known-values': [
                                                                'ADD_TO_CART',
                                                                'APPLY_NOW',
                                                                'ASK_ABOUT_SERVICES',
                                                                'ASK_A_QUESTION',
                                                                'ASK_FOR_MORE_INFO',
                                                                'ASK_US',
                                                                'AUDIO_CALL',
                                                                'BOOK_A_CONSULTATION',
                                                                'BOOK_NOW',
                                                                'BOOK_TRAVEL',
                                                                'BROWSE_SHOP',
                                                                'BUY',
                                                                'BUY_NOW',
                                                                'BUY_TICKETS',
                                                                'BUY_VIA_MESSAGE',
                                                                'CALL',
                                                                'CALL_ME',
                                                                'CALL_NOW',
                                                                'CHAT_NOW',
                                                                'CHAT_WITH_US',
                                                                'CONFIRM',
                                                                'CONTACT',
                                                                'CONTACT_US',
                                                                'DONATE',
                                                                'DONATE_NOW',
                                                                'DOWNLOAD',
                                                                'EVENT_RSVP',
                                                                'FIND_A_GROUP',
                                                                'FIND_OUT_MORE',
                                                                'FIND_YOUR_GROUPS',
                                                                'FOLLOW_NEWS_STORYLINE',
                                                                'FOLLOW_PAGE',
                                                                'FOLLOW_USER',
                                                                'GET_A_QUOTE',
                                                                'GET_DETAILS',
                                                                'GET_DIRECTIONS',
                                                                'GET_IN_TOUCH',
                                                                'GET_OFFER',
                                                                'GET_OFFER_VIEW',
                                                                'GET_PROMOTIONS',
                                                                'GET_QUOTE',
                                                                'GET_SHOWTIMES',
                                                                'GET_STARTED',
                                                                'INQUIRE_NOW',
                                                                'INSTALL_APP',
                                                                'INSTALL_MOBILE_APP',
                                                                'JOIN_CHANNEL',
                                                                'LEARN_MORE',
                                                                'LIKE_PAGE',
                                                                'LISTEN_MUSIC',
                                                                'LISTEN_NOW',
                                                                'MAKE_AN_APPOINTMENT',
                                                                'MESSAGE_PAGE',
                                                                'MOBILE_DOWNLOAD',
                                                                'NO_BUTTON',
                                                                'OPEN_INSTANT_APP',
                                                                'OPEN_LINK',
                                                                'ORDER_NOW',
                                                                'PAY_TO_ACCESS',
                                                                'PLAY_GAME',
                                                                'PLAY_GAME_ON_FACEBOOK',
                                                                'PURCHASE_GIFT_CARDS',
                                                                'RAISE_MONEY',
                                                                'RECORD_NOW',
                                                                'REFER_FRIENDS',
                                                                'REQUEST_TIME',
                                                                'SAY_THANKS',
                                                                'SEE_MORE',
                                                                'SEE_SHOP',
                                                                'SELL_NOW',
                                                                'SEND_A_GIFT',
                                                                'SEND_GIFT_MONEY',
                                                                'SEND_UPDATES',
                                                                'SHARE',
                                                                'SHOP_NOW',
                                                                'SHOP_WITH_AI',
                                                                'SIGN_UP',
                                                                'SOTTO_SUBSCRIBE',
                                                                'START_A_CHAT',
                                                                'START_ORDER',
                                                                'SUBSCRIBE',
                                                                'SWIPE_UP_PRODUCT',
                                                                'SWIPE_UP_SHOP',
                                                                'TRY_DEMO',
                                                                'TRY_ON_WITH_AI',
                                                                'UPDATE_APP',
                                                                'USE_APP',
                                                                'USE_MOBILE_APP',
                                                                'VIDEO_ANNOTATION',
                                                                'VIDEO_CALL',
                                                                'VIEW_CART',
                                                                'VIEW_CHANNEL',
                                                                'VIEW_IN_CART',
                                                                'VIEW_PRODUCT',
                                                                'VISIT_PAGES_FEED',
                                                                'VISIT_WEBSITE',
                                                                'WATCH_LIVE_VIDEO',
                                                                'WATCH_MORE',
                                                                'WATCH_VIDEO',
                                                                'WHATSAPP_MESSAGE',
                                                                'WOODHENGE_SUPPORT'
                                                            ]
                                                        },
                                                        value: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    additionalProperties: false
                                                },
                                                caption: {
                                                    type: 'string'
                                                },
                                                description: {
                                                    type: 'string'
                                                },
                                                ig_media_id: {
                                                    type: 'string'
                                                },
                                                image_crops: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                },
                                                image_hash: {
                                                    type: 'string'
                                                },
                                                ios_url: {
                                                    type: 'string'
                                                },
                                                link: {
                                                    type: 'string'
                                                },
                                                marketing_message_buttons: {
                                                    type: 'array',
                                                    items: {
                                                        type: 'object',
                                                        additionalProperties: true
                                                    }
                                                },
                                                name: {
                                                    type: 'string'
                                                },
                                                picture: {
                                                    type: 'string'
                                                },
                                                place_data: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                },
                                                static_card: {
                                                    type: 'boolean'
                                                },
                                                video_id: {
                                                    type: 'string'
                                                }
                                            },
                                            additionalProperties: false
                                        }
                                    },
                                    collection_thumbnails: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    customization_rules_spec: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    description: {
                                        type: 'string'
                                    },
                                    event_id: {
                                        type: 'string'
                                    },
                                    force_single_link: {
                                        type: 'boolean'
                                    },
                                    format_option: {
                                        type: 'string',
                                        'x-known-values': [
                                            'carousel_ar_effects',
                                            'carousel_images_multi_items',
                                            'carousel_images_single_item',
                                            'carousel_slideshows',
                                            'collection_video',
                                            'single_image'
                                        ]
                                    },
                                    image_crops: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    image_hash: {
                                        type: 'string'
                                    },
                                    image_layer_specs: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    image_overlay_spec: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    is_local_expansion: {
                                        type: 'boolean'
                                    },
                                    link: {
                                        type: 'string'
                                    },
                                    message: {
                                        type: 'string'
                                    },
                                    multi_share_end_card: {
                                        type: 'boolean'
                                    },
                                    multi_share_optimized: {
                                        type: 'boolean'
                                    },
                                    name: {
                                        type: 'string'
                                    },
                                    offer_id: {
                                        type: 'string'
                                    },
                                    page_welcome_message: {
                                        type: 'string'
                                    },
                                    picture: {
                                        type: 'string'
                                    },
                                    post_click_configuration: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    preferred_image_tags: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    preferred_video_tags: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    retailer_item_ids: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    show_multiple_images: {
                                        type: 'boolean'
                                    },
                                    smart_pse_enabled: {
                                        type: 'boolean'
                                    },
                                    static_fallback_spec: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    use_flexible_image_aspect_ratio: {
                                        type: 'boolean'
                                    }
                                },
                                additionalProperties: false
                            },
                            text_data: {
                                type: 'object',
                                properties: {
                                    message: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            video_data: {
                                type: 'object',
                                properties: {
                                    additional_image_index: {
                                        type: 'integer'
                                    },
                                    branded_content_shared_to_sponsor_status: {
                                        type: 'string'
                                    },
                                    branded_content_sponsor_page_id: {
                                        type: 'string'
                                    },
                                    call_to_action: {
                                        type: 'object',
                                        properties: {
                                            type: {
                                                type: 'string',
                                                'x-known-values': [
                                                    'ADD_TO_CART',
                                                    'APPLY_NOW',
                                                    'ASK_ABOUT_SERVICES',
                                                    'ASK_A_QUESTION',
                                                    'ASK_FOR_MORE_INFO',
                                                    'ASK_US',
                                                    'AUDIO_CALL',
                                                    'BOOK_A_CONSULTATION',
                                                    'BOOK_NOW',
                                                    'BOOK_TRAVEL',
                                                    'BROWSE_SHOP',
                                                    'BUY',
                                                    'BUY_NOW',
                                                    'BUY_TICKETS',
                                                    'BUY_VIA_MESSAGE',
                                                    'CALL',
                                                    'CALL_ME',
                                                    'CALL_NOW',
                                                    'CHAT_NOW',
                                                    'CHAT_WITH_US',
                                                    'CONFIRM',
                                                    'CONTACT',
                                                    'CONTACT_US',
                                                    'DONATE',
                                                    'DONATE_NOW',
                                                    'DOWNLOAD',
                                                    'EVENT_RSVP',
                                                    'FIND_A_GROUP',
                                                    'FIND_OUT_MORE',
                                                    'FIND_YOUR_GROUPS',
                                                    'FOLLOW_NEWS_STORYLINE',
                                                    'FOLLOW_PAGE',
                                                    'FOLLOW_USER',
                                                    'GET_A_QUOTE',
                                                    'GET_DETAILS',
                                                    'GET_DIRECTIONS',
                                                    'GET_IN_TOUCH',
                                                    'GET_OFFER',
                                                    'GET_OFFER_VIEW',
                                                    'GET_PROMOTIONS',
                                                    'GET_QUOTE',
                                                    'GET_SHOWTIMES',
                                                    'GET_STARTED',
                                                    'INQUIRE_NOW',
                                                    'INSTALL_APP',
                                                    'INSTALL_MOBILE_APP',
                                                    'JOIN_CHANNEL',
                                                    'LEARN_MORE',
                                                    'LIKE_PAGE',
                                                    'LISTEN_MUSIC',
                                                    'LISTEN_NOW',
                                                    'MAKE_AN_APPOINTMENT',
                                                    'MESSAGE_PAGE',
                                                    'MOBILE_DOWNLOAD',
                                                    'NO_BUTTON',
                                                    'OPEN_INSTANT_APP',
                                                    'OPEN_LINK',
                                                    'ORDER_NOW',
                                                    'PAY_TO_ACCESS',
                                                    'PLAY_GAME',
                                                    'PLAY_GAME_ON_FACEBOOK',
                                                    'PURCHASE_GIFT_CARDS',
                                                    'RAISE_MONEY',
                                                    'RECORD_NOW',
                                                    'REFER_FRIENDS',
                                                    'REQUEST_TIME',
                                                    'SAY_THANKS',
                                                    'SEE_MORE',
                                                    'SEE_SHOP',
                                                    'SELL_NOW',
                                                    'SEND_A_GIFT',
                                                    'SEND_GIFT_MONEY',
                                                    'SEND_UPDATES',
                                                    'SHARE',
                                                    'SHOP_NOW',
                                                    'SHOP_WITH_AI',
                                                    'SIGN_UP',
                                                    'SOTTO_SUBSCRIBE',
                                                    'START_A_CHAT',
                                                    'START_ORDER',
                                                    'SUBSCRIBE',
                                                    'SWIPE_UP_PRODUCT',
                                                    'SWIPE_UP_SHOP',
                                                    'TRY_DEMO',
                                                    'TRY_ON_WITH_AI',
                                                    'UPDATE_APP',
                                                    'USE_APP',
                                                    'USE_MOBILE_APP',
                                                    'VIDEO_ANNOTATION',
                                                    'VIDEO_CALL',
                                                    'VIEW_CART',
                                                    'VIEW_CHANNEL',
                                                    'VIEW_IN_CART',
                                                    'VIEW_PRODUCT',
                                                    'VISIT_PAGES_FEED',
                                                    'VISIT_WEBSITE',
                                                    'WATCH_LIVE_VIDEO',
                                                    'WATCH_MORE',
                                                    'WATCH_VIDEO',
                                                    'WHATSAPP_MESSAGE',
                                                    'WOODHENGE_SUPPORT'
                                                ]
                                            },
                                            value: {
                                                type: 'object',
                                                additionalProperties: true
                                            }
                                        },
                                        additionalProperties: false
                                    },
                                    collection_thumbnails: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    customization_rules_spec: {
                                        type: 'array',
                                        items: {
                                            type: 'object',
                                            additionalProperties: true
                                        }
                                    },
                                    image_hash: {
                                        type: 'string'
                                    },
                                    image_url: {
                                        type: 'string'
                                    },
                                    link_description: {
                                        type: 'string'
                                    },
                                    message: {
                                        type: 'string'
                                    },
                                    offer_id: {
                                        type: 'string'
                                    },
                                    page_welcome_message: {
                                        type: 'string'
                                    },
                                    post_click_configuration: {
                                        type: 'object',
                                        additionalProperties: true
                                    },
                                    retailer_item_ids: {
                                        type: 'array',
                                        items: {
                                            type: 'string'
                                        }
                                    },
                                    targeting: {
                                        type: 'object',
                                        properties: {
                                            adgroup_id: {
                                                type: 'string'
                                            },
                                            age_max: {
                                                type: 'integer'
                                            },
                                            age_min: {
                                                type: 'integer'
                                            },
                                            age_range: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            alternate_auto_targeting_option: {
                                                type: 'string'
                                            },
                                            app_install_state: {
                                                type: 'string'
                                            },
                                            audience_network_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            behaviors: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            brand_safety_content_filter_levels: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            catalog_based_targeting: {
                                                type: 'object',
                                                additionalProperties: true
                                            },
                                            cities: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            college_years: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            connections: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            contextual_targeting_categories: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            countries: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            country: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            country_groups: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            custom_audiences: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            device_platforms: {
                                                type: 'array',
                                                items: {
                                                    type: 'string',
                                                    'x-known-values': [
                                                        'desktop',
                                                        'mobile'
                                                    ]
                                                }
                                            },
                                            direct_install_devices: {
                                                type: 'boolean'
                                            },
                                            dynamic_audience_ids: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            education_majors: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            education_schools: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            education_statuses: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            effective_audience_network_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            effective_device_platforms: {
                                                type: 'array',
                                                items: {
                                                    type: 'string',
                                                    'x-known-values': [
                                                        'desktop',
                                                        'mobile'
                                                    ]
                                                }
                                            },
                                            effective_facebook_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            effective_instagram_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            effective_messenger_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            effective_publisher_platforms: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            effective_threads_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            effective_whatsapp_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            engagement_specs: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            ethnic_affinity: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            exclude_reached_since: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            excluded_brand_safety_content_types: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            excluded_connections: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            excluded_custom_audiences: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            excluded_dynamic_audience_ids: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            excluded_engagement_specs: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            excluded_geo_locations: {
                                                type: 'object',
                                                properties: {
                                                    cities: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    countries: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    country_groups: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    custom_locations: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    electoral_districts: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    geo_markets: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    large_geo_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    location_cluster_ids: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    location_types: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    medium_geo_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    metro_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    neighborhoods: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    places: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    political_districts: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    regions: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    small_geo_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    subcities: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    subneighborhoods: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    zips: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    }
                                                },
                                                additionalProperties: false
                                            },
                                            excluded_mobile_device_model: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            excluded_product_audience_specs: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            excluded_publisher_categories: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            excluded_publisher_list_ids: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            excluded_user_device: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            exclusions: {
                                                type: 'object',
                                                additionalProperties: true
                                            },
                                            facebook_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            family_statuses: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            fb_deal_id: {
                                                type: 'string'
                                            },
                                            flexible_spec: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            friends_of_connections: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            genders: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            generation: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            geo_locations: {
                                                type: 'object',
                                                properties: {
                                                    cities: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    countries: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    country_groups: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    custom_locations: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    electoral_districts: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    geo_markets: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    large_geo_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    location_cluster_ids: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    location_types: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    medium_geo_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    metro_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    neighborhoods: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    places: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    political_districts: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    regions: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    small_geo_areas: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    subcities: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    subneighborhoods: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    },
                                                    zips: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'object',
                                                            additionalProperties: true
                                                        }
                                                    }
                                                },
                                                additionalProperties: false
                                            },
                                            home_ownership: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            home_type: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            home_value: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            household_composition: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            income: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            industries: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            instagram_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            install_state_application: {
                                                type: 'string'
                                            },
                                            instream_video_skippable_excluded: {
                                                type: 'boolean'
                                            },
                                            interested_in: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            interests: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            is_whatsapp_destination_ad: {
                                                type: 'boolean'
                                            },
                                            keywords: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            life_events: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            locales: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            messenger_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            moms: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            net_worth: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            office_type: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            place_page_set_ids: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            political_views: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            politics: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            product_audience_specs: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    additionalProperties: true
                                                }
                                            },
                                            prospecting_audience: {
                                                type: 'object',
                                                additionalProperties: true
                                            },
                                            publisher_platforms: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            radius: {
                                                type: 'string'
                                            },
                                            regions: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            relationship_statuses: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            site_category: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            targeting_automation: {
                                                type: 'object',
                                                additionalProperties: true
                                            },
                                            targeting_optimization: {
                                                type: 'string'
                                            },
                                            targeting_relaxation_types: {
                                                type: 'object',
                                                additionalProperties: true
                                            },
                                            threads_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            user_adclusters: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            user_age_unknown: {
                                                type: 'boolean'
                                            },
                                            user_device: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            user_event: {
                                                type: 'array',
                                                items: {
                                                    type: 'integer'
                                                }
                                            },
                                            user_os: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            whatsapp_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            wireless_carrier: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            },
                                            work_employers: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            work_positions: {
                                                type: 'array',
                                                items: {
                                                    type: 'object',
                                                    properties: {
                                                        id: {
                                                            type: 'string'
                                                        },
                                                        name: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    additionalProperties: false
                                                }
                                            },
                                            zips: {
                                                type: 'array',
                                                items: {
                                                    type: 'string'
                                                }
                                            }
                                        },
                                        additionalProperties: false
                                    },
                                    title: {
                                        type: 'string'
                                    },
                                    video_id: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            }
                        },
                        additionalProperties: false
                    },
                    object_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'APPLICATION',
                            'DOMAIN',
                            'EVENT',
                            'INVALID',
                            'OFFER',
                            'PAGE',
                            'PHOTO',
                            'POST_DELETED',
                            'PRIVACY_CHECK_FAIL',
                            'SHARE',
                            'STATUS',
                            'STORE_ITEM',
                            'VIDEO'
                        ]
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'DELETED',
                            'IN_PROCESS',
                            'WITH_ISSUES'
                        ]
                    },
                    thumbnail_url: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    url_tags: {
                        type: [
                            'string',
                            'null'
                        ]
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        },
        ads_insights: {
            title: 'Ads insights',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 500
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            level: {
                                type: 'string',
                                enum: [
                                    'account',
                                    'campaign',
                                    'adset',
                                    'ad'
                                ],
                                description: 'What one row is about.'
                            },
                            date_preset: {
                                type: 'string',
                                pattern: '^[a-z0-9_]{1,64}$',
                                'x-known-values': [
                                    'data_maximum',
                                    'last_14d',
                                    'last_28d',
                                    'last_30d',
                                    'last_3d',
                                    'last_7d',
                                    'last_90d',
                                    'last_month',
                                    'last_quarter',
                                    'last_week_mon_sun',
                                    'last_week_sun_sat',
                                    'last_year',
                                    'maximum',
                                    'this_month',
                                    'this_quarter',
                                    'this_week_mon_today',
                                    'this_week_sun_today',
                                    'this_year',
                                    'today',
                                    'yesterday'
                                ],
                                description: 'A period by name, in the account\'s time zone. Not used where time_range is given.'
                            },
                            time_range: {
                                type: 'object',
                                required: [
                                    'since',
                                    'until'
                                ],
                                properties: {
                                    since: {
                                        type: 'string',
                                        format: 'date'
                                    },
                                    until: {
                                        type: 'string',
                                        format: 'date'
                                    }
                                },
                                description: 'A period by its first and its last day, in the account\'s time zone.',
                                additionalProperties: false
                            },
                            time_increment: {
                                type: 'string',
                                pattern: '^(?:[1-9]|[1-8][0-9]|90|monthly|all_days)$',
                                description: 'Days per row (1 to 90), or monthly, or all_days for the whole period.'
                            },
                            breakdowns: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 8,
                                items: {
                                    type: 'string',
                                    pattern: '^[a-z0-9_]{1,64}$',
                                    'x-known-values': [
                                        'ad_format_asset',
                                        'age',
                                        'app_id',
                                        'body_asset',
                                        'breakdown_ad_objective',
                                        'breakdown_reporting_ad_id',
                                        'call_to_action_asset',
                                        'coarse_conversion_value',
                                        'comscore_market',
                                        'conversion_destination',
                                        'country',
                                        'creative_automation_asset_id',
                                        'creative_relaxation_asset_type',
                                        'description_asset',
                                        'device_platform',
                                        'dma',
                                        'fidelity_type',
                                        'flexible_format_asset_type',
                                        'frequency_value',
                                        'gen_ai_asset_type',
                                        'gender',
                                        'hourly_stats_aggregated_by_advertiser_time_zone',
                                        'hourly_stats_aggregated_by_audience_time_zone',
                                        'hsid',
                                        'image_asset',
                                        'impression_device',
                                        'is_auto_advance',
                                        'is_conversion_id_modeled',
                                        'is_rendered_as_delayed_skip_ad',
                                        'landing_destination',
                                        'link_url_asset',
                                        'marketing_messages_btn_name',
                                        'media_asset_url',
                                        'media_creator',
                                        'media_destination_url',
                                        'media_format',
                                        'media_origin_url',
                                        'media_text_content',
                                        'media_type',
                                        'mmm',
                                        'place_page_id',
                                        'platform_position',
                                        'postback_sequence_index',
                                        'product_id',
                                        'publisher_platform',
                                        'redownload',
                                        'region',
                                        'rule_set_id',
                                        'rule_set_name',
                                        'signal_source_bucket',
                                        'skan_campaign_id',
                                        'skan_conversion_id',
                                        'skan_version',
                                        'standard_event_content_type',
                                        'title_asset',
                                        'user_persona_id',
                                        'user_persona_name',
                                        'video_asset'
                                    ]
                                },
                                description: 'What else divides the rows. The vendor takes certain combinations only.'
                            },
                            filtering: {
                                type: 'array',
                                maxItems: 50,
                                items: {
                                    type: 'object',
                                    required: [
                                        'field',
                                        'operator',
                                        'value'
                                    ],
                                    properties: {
                                        field: {
                                            type: 'string',
                                            minLength: 1,
                                            maxLength: 128
                                        },
                                        operator: {
                                            type: 'string',
                                            minLength: 1,
                                            maxLength: 32
                                        },
                                        value: {}
                                    },
                                    additionalProperties: false
                                },
                                description: 'The vendor\'s own conditions on rows, all of which must hold.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 500,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'account_id',
                    'account_name',
                    'campaign_id',
                    'campaign_name',
                    'adset_id',
                    'adset_name',
                    'ad_id',
                    'ad_name',
                    'clicks',
                    'impressions',
                    'reach',
                    'spend',
                    'cpc',
                    'cpm',
                    'ctr',
                    'frequency',
                    'date_start',
                    'date_stop',
                    'breakdowns',
                    'actions',
                    'action_values',
                    'cost_per_action_type'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Made from what the row is about (the vendor gives none); stable as long as that is the same.'
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    campaign_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    campaign_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    adset_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    adset_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    ad_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    ad_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    clicks: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    impressions: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    reach: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    spend: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'In the currency of the account.'
                    },
                    cpc: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    cpm: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    ctr: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    frequency: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    date_start: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date'
                    },
                    date_stop: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date'
                    },
                    breakdowns: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'The value of each breakdown that was asked for.'
                    },
                    actions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                '1d_click': {
                                    type: 'number'
                                },
                                '1d_click_all_conversions': {
                                    type: 'number'
                                },
                                '1d_click_first_conversion': {
                                    type: 'number'
                                },
                                '1d_ev': {
                                    type: 'number'
                                },
                                '1d_ev_all_conversions': {
                                    type: 'number'
                                },
                                '1d_ev_first_conversion': {
                                    type: 'number'
                                },
                                '1d_passback': {
                                    type: 'number'
                                },
                                '1d_view': {
                                    type: 'number'
                                },
                                '1d_view_all_conversions': {
                                    type: 'number'
                                },
                                '1d_view_first_conversion': {
                                    type: 'number'
                                },
                                '28d_click': {
                                    type: 'number'
                                },
                                '28d_click_all_conversions': {
                                    type: 'number'
                                },
                                '28d_click_first_conversion': {
                                    type: 'number'
                                },
                                '28d_passback': {
                                    type: 'number'
                                },
                                '28d_view': {
                                    type: 'number'
                                },
                                '28d_view_all_conversions': {
                                    type: 'number'
                                },
                                '28d_view_first_conversion': {
                                    type: 'number'
                                },
                                '7d_click': {
                                    type: 'number'
                                },
                                '7d_click_all_conversions': {
                                    type: 'number'
                                },
                                '7d_click_first_conversion': {
                                    type: 'number'
                                },
                                '7d_passback': {
                                    type: 'number'
                                },
                                '7d_view': {
                                    type: 'number'
                                },
                                '7d_view_all_conversions': {
                                    type: 'number'
                                },
                                '7d_view_first_conversion': {
                                    type: 'number'
                                },
                                action_brand: {
                                    type: 'string'
                                },
                                action_canvas_component_id: {
                                    type: 'string'
                                },
                                action_canvas_component_name: {
                                    type: 'string'
                                },
                                action_carousel_card_id: {
                                    type: 'string'
                                },
                                action_carousel_card_name: {
                                    type: 'string'
                                },
                                action_category: {
                                    type: 'string'
                                },
                                action_converted_product_id: {
                                    type: 'string'
                                },
                                action_destination: {
                                    type: 'string'
                                },
                                action_device: {
                                    type: 'string'
                                },
                                action_event_channel: {
                                    type: 'string'
                                },
                                action_link_click_destination: {
                                    type: 'string'
                                },
                                action_location_code: {
                                    type: 'string'
                                },
                                action_reaction: {
                                    type: 'string'
                                },
                                action_target_id: {
                                    type: 'string'
                                },
                                action_type: {
                                    type: 'string'
                                },
                                action_video_asset_id: {
                                    type: 'string'
                                },
                                action_video_sound: {
                                    type: 'string'
                                },
                                action_video_type: {
                                    type: 'string'
                                },
                                dda: {
                                    type: 'number'
                                },
                                incrementality: {
                                    type: 'number'
                                },
                                incrementality_all_conversions: {
                                    type: 'number'
                                },
                                incrementality_first_conversion: {
                                    type: 'number'
                                },
                                inline: {
                                    type: 'number'
                                },
                                interactive_component_sticker_id: {
                                    type: 'string'
                                },
                                interactive_component_sticker_response: {
                                    type: 'string'
                                },
                                promoted_product_set_result: {
                                    type: 'string'
                                },
                                skan_click: {
                                    type: 'number'
                                },
                                skan_click_second_postback: {
                                    type: 'number'
                                },
                                skan_click_third_postback: {
                                    type: 'number'
                                },
                                skan_view: {
                                    type: 'number'
                                },
                                skan_view_second_postback: {
                                    type: 'number'
                                },
                                skan_view_third_postback: {
                                    type: 'number'
                                },
                                value: {
                                    type: 'number'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    action_values: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                '1d_click': {
                                    type: 'number'
                                },
                                '1d_click_all_conversions': {
                                    type: 'number'
                                },
                                '1d_click_first_conversion': {
                                    type: 'number'
                                },
                                '1d_ev': {
                                    type: 'number'
                                },
                                '1d_ev_all_conversions': {
                                    type: 'number'
                                },
                                '1d_ev_first_conversion': {
                                    type: 'number'
                                },
                                '1d_passback': {
                                    type: 'number'
                                },
                                '1d_view': {
                                    type: 'number'
                                },
                                '1d_view_all_conversions': {
                                    type: 'number'
                                },
                                '1d_view_first_conversion': {
                                    type: 'number'
                                },
                                '28d_click': {
                                    type: 'number'
                                },
                                '28d_click_all_conversions': {
                                    type: 'number'
                                },
                                '28d_click_first_conversion': {
                                    type: 'number'
                                },
                                '28d_passback': {
                                    type: 'number'
                                },
                                '28d_view': {
                                    type: 'number'
                                },
                                '28d_view_all_conversions': {
                                    type: 'number'
                                },
                                '28d_view_first_conversion': {
                                    type: 'number'
                                },
                                '7d_click': {
                                    type: 'number'
                                },
                                '7d_click_all_conversions': {
                                    type: 'number'
                                },
                                '7d_click_first_conversion': {
                                    type: 'number'
                                },
                                '7d_passback': {
                                    type: 'number'
                                },
                                '7d_view': {
                                    type: 'number'
                                },
                                '7d_view_all_conversions': {
                                    type: 'number'
                                },
                                '7d_view_first_conversion': {
                                    type: 'number'
                                },
                                action_brand: {
                                    type: 'string'
                                },
                                action_canvas_component_id: {
                                    type: 'string'
                                },
                                action_canvas_component_name: {
                                    type: 'string'
                                },
                                action_carousel_card_id: {
                                    type: 'string'
                                },
                                action_carousel_card_name: {
                                    type: 'string'
                                },
                                action_category: {
                                    type: 'string'
                                },
                                action_converted_product_id: {
                                    type: 'string'
                                },
                                action_destination: {
                                    type: 'string'
                                },
                                action_device: {
                                    type: 'string'
                                },
                                action_event_channel: {
                                    type: 'string'
                                },
                                action_link_click_destination: {
                                    type: 'string'
                                },
                                action_location_code: {
                                    type: 'string'
                                },
                                action_reaction: {
                                    type: 'string'
                                },
                                action_target_id: {
                                    type: 'string'
                                },
                                action_type: {
                                    type: 'string'
                                },
                                action_video_asset_id: {
                                    type: 'string'
                                },
                                action_video_sound: {
                                    type: 'string'
                                },
                                action_video_type: {
                                    type: 'string'
                                },
                                dda: {
                                    type: 'number'
                                },
                                incrementality: {
                                    type: 'number'
                                },
                                incrementality_all_conversions: {
                                    type: 'number'
                                },
                                incrementality_first_conversion: {
                                    type: 'number'
                                },
                                inline: {
                                    type: 'number'
                                },
                                interactive_component_sticker_id: {
                                    type: 'string'
                                },
                                interactive_component_sticker_response: {
                                    type: 'string'
                                },
                                promoted_product_set_result: {
                                    type: 'string'
                                },
                                skan_click: {
                                    type: 'number'
                                },
                                skan_click_second_postback: {
                                    type: 'number'
                                },
                                skan_click_third_postback: {
                                    type: 'number'
                                },
                                skan_view: {
                                    type: 'number'
                                },
                                skan_view_second_postback: {
                                    type: 'number'
                                },
                                skan_view_third_postback: {
                                    type: 'number'
                                },
                                value: {
                                    type: 'number'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    cost_per_action_type: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                '1d_click': {
                                    type: 'number'
                                },
                                '1d_click_all_conversions': {
                                    type: 'number'
                                },
                                '1d_click_first_conversion': {
                                    type: 'number'
                                },
                                '1d_ev': {
                                    type: 'number'
                                },
                                '1d_ev_all_conversions': {
                                    type: 'number'
                                },
                                '1d_ev_first_conversion': {
                                    type: 'number'
                                },
                                '1d_passback': {
                                    type: 'number'
                                },
                                '1d_view': {
                                    type: 'number'
                                },
                                '1d_view_all_conversions': {
                                    type: 'number'
                                },
                                '1d_view_first_conversion': {
                                    type: 'number'
                                },
                                '28d_click': {
                                    type: 'number'
                                },
                                '28d_click_all_conversions': {
                                    type: 'number'
                                },
                                '28d_click_first_conversion': {
                                    type: 'number'
                                },
                                '28d_passback': {
                                    type: 'number'
                                },
                                '28d_view': {
                                    type: 'number'
                                },
                                '28d_view_all_conversions': {
                                    type: 'number'
                                },
                                '28d_view_first_conversion': {
                                    type: 'number'
                                },
                                '7d_click': {
                                    type: 'number'
                                },
                                '7d_click_all_conversions': {
                                    type: 'number'
                                },
                                '7d_click_first_conversion': {
                                    type: 'number'
                                },
                                '7d_passback': {
                                    type: 'number'
                                },
                                '7d_view': {
                                    type: 'number'
                                },
                                '7d_view_all_conversions': {
                                    type: 'number'
                                },
                                '7d_view_first_conversion': {
                                    type: 'number'
                                },
                                action_brand: {
                                    type: 'string'
                                },
                                action_canvas_component_id: {
                                    type: 'string'
                                },
                                action_canvas_component_name: {
                                    type: 'string'
                                },
                                action_carousel_card_id: {
                                    type: 'string'
                                },
                                action_carousel_card_name: {
                                    type: 'string'
                                },
                                action_category: {
                                    type: 'string'
                                },
                                action_converted_product_id: {
                                    type: 'string'
                                },
                                action_destination: {
                                    type: 'string'
                                },
                                action_device: {
                                    type: 'string'
                                },
                                action_event_channel: {
                                    type: 'string'
                                },
                                action_link_click_destination: {
                                    type: 'string'
                                },
                                action_location_code: {
                                    type: 'string'
                                },
                                action_reaction: {
                                    type: 'string'
                                },
                                action_target_id: {
                                    type: 'string'
                                },
                                action_type: {
                                    type: 'string'
                                },
                                action_video_asset_id: {
                                    type: 'string'
                                },
                                action_video_sound: {
                                    type: 'string'
                                },
                                action_video_type: {
                                    type: 'string'
                                },
                                dda: {
                                    type: 'number'
                                },
                                incrementality: {
                                    type: 'number'
                                },
                                incrementality_all_conversions: {
                                    type: 'number'
                                },
                                incrementality_first_conversion: {
                                    type: 'number'
                                },
                                inline: {
                                    type: 'number'
                                },
                                interactive_component_sticker_id: {
                                    type: 'string'
                                },
                                interactive_component_sticker_response: {
                                    type: 'string'
                                },
                                promoted_product_set_result: {
                                    type: 'string'
                                },
                                skan_click: {
                                    type: 'number'
                                },
                                skan_click_second_postback: {
                                    type: 'number'
                                },
                                skan_click_third_postback: {
                                    type: 'number'
                                },
                                skan_view: {
                                    type: 'number'
                                },
                                skan_view_second_postback: {
                                    type: 'number'
                                },
                                skan_view_third_postback: {
                                    type: 'number'
                                },
                                value: {
                                    type: 'number'
                                }
                            },
                            additionalProperties: false
                        }
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'campaign_id'
                ],
                [
                    'adset_id'
                ],
                [
                    'ad_id'
                ],
                [
                    'date_start'
                ]
            ],
            deletions: 'never'
        },
        custom_conversions: {
            title: 'Custom conversions',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'account_id',
                    'business',
                    'creation_time',
                    'custom_event_type',
                    'data_sources',
                    'default_conversion_value',
                    'description',
                    'event_source_type',
                    'first_fired_time',
                    'is_archived',
                    'is_unavailable',
                    'last_fired_time',
                    'retention_days',
                    'rule'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    business: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    creation_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    custom_event_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ADD_PAYMENT_INFO',
                            'ADD_TO_CART',
                            'ADD_TO_WISHLIST',
                            'COMPLETE_REGISTRATION',
                            'CONTACT',
                            'CONTENT_VIEW',
                            'CUSTOMIZE_PRODUCT',
                            'DONATE',
                            'FACEBOOK_SELECTED',
                            'FIND_LOCATION',
                            'INITIATED_CHECKOUT',
                            'LEAD',
                            'LISTING_INTERACTION',
                            'OTHER',
                            'PURCHASE',
                            'SCHEDULE',
                            'SEARCH',
                            'START_TRIAL',
                            'SUBMIT_APPLICATION',
                            'SUBSCRIBE'
                        ]
                    },
                    data_sources: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                source_type: {
                                    type: 'string'
                                }
                            },
                            additionalProperties: false
                        }
                    },
                    default_conversion_value: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    event_source_type: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    first_fired_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    is_archived: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_unavailable: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    last_fired_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    retention_days: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    rule: {
                        type: [
                            'string',
                            'null'
                        ]
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        },
        images: {
            title: 'Images',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'account_id',
                    'created_time',
                    'creatives',
                    'hash',
                    'height',
                    'is_associated_creatives_in_adgroups',
                    'original_height',
                    'original_width',
                    'permalink_url',
                    'status',
                    'updated_time',
                    'url',
                    'url_128',
                    'width'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    account_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    created_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    creatives: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    hash: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    height: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    is_associated_creatives_in_adgroups: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    original_height: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    original_width: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    permalink_url: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'ACTIVE',
                            'DELETED',
                            'INTERNAL'
                        ]
                    },
                    updated_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    url_128: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    width: {
                        type: [
                            'integer',
                            'null'
                        ]
                    }
                }
            },
            index: [
                [
                    'account_id'
                ],
                [
                    'name'
                ],
                [
                    'hash'
                ],
                [
                    'updated_time'
                ]
            ],
            deletions: 'listing'
        },
        videos: {
            title: 'Videos',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'title',
                    'ad_breaks',
                    'backdated_time',
                    'backdated_time_granularity',
                    'content_category',
                    'content_tags',
                    'created_time',
                    'custom_labels',
                    'description',
                    'embed_html',
                    'embeddable',
                    'format',
                    'icon',
                    'is_crosspost_video',
                    'is_crossposting_eligible',
                    'is_episode',
                    'is_instagram_eligible',
                    'length',
                    'live_status',
                    'permalink_url',
                    'post_views',
                    'premiere_living_room_status',
                    'published',
                    'scheduled_publish_time',
                    'source',
                    'universal_video_id',
                    'updated_time',
                    'views'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    ad_breaks: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'integer'
                        }
                    },
                    backdated_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    backdated_time_granularity: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    content_category: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    content_tags: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    created_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    custom_labels: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    embed_html: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Where the vendor answers the text alone it is the member html.'
                    },
                    embeddable: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    format: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true
                        }
                    },
                    icon: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    is_crosspost_video: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_crossposting_eligible: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_episode: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_instagram_eligible: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    length: {
                        type: [
                            'number',
                            'null'
                        ]
                    },
                    live_status: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    permalink_url: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    post_views: {
                        type: [
                            'integer',
                            'null'
                        ]
                    },
                    premiere_living_room_status: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    published: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    scheduled_publish_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    source: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    universal_video_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    updated_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    views: {
                        type: [
                            'integer',
                            'null'
                        ]
                    }
                }
            },
            index: [
                [
                    'title'
                ],
                [
                    'created_time'
                ],
                [
                    'updated_time'
                ]
            ],
            deletions: 'listing'
        },
        pixels: {
            title: 'Pixels',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            account_id: {
                                type: 'string',
                                pattern: '^(?:act_)?[1-9][0-9]{0,19}$',
                                description: 'One of the connector\'s ad accounts, with act_ or without. Required unless the connector has exactly one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'creation_time',
                    'creator',
                    'data_use_setting',
                    'enable_automatic_matching',
                    'first_party_cookie_status',
                    'is_crm',
                    'is_unavailable',
                    'last_fired_time',
                    'owner_ad_account',
                    'owner_business'
                ],
                properties: {
                    id: {
                        type: 'string'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    creation_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    creator: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    data_use_setting: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    enable_automatic_matching: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    first_party_cookie_status: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    is_crm: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    is_unavailable: {
                        type: [
                            'boolean',
                            'null'
                        ]
                    },
                    last_fired_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    owner_ad_account: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            },
                            account_id: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    owner_business: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            index: [
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        },
        pixel_stats: {
            title: 'Pixel statistics',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'pixel_id'
                        ],
                        properties: {
                            pixel_id: {
                                type: 'string',
                                pattern: '^[1-9][0-9]{0,19}$',
                                description: 'A pixel of one of the connector\'s ad accounts.'
                            },
                            start_time: {
                                type: 'string',
                                format: 'date-time',
                                description: 'The first moment; the vendor takes the last days without it.'
                            },
                            end_time: {
                                type: 'string',
                                format: 'date-time',
                                description: 'The last moment; now without it.'
                            },
                            aggregation: {
                                type: 'string',
                                pattern: '^[a-z0-9_]{1,64}$',
                                'x-known-values': [
                                    'browser_type',
                                    'custom_data_field',
                                    'device_os',
                                    'device_type',
                                    'event',
                                    'event_detection_method',
                                    'event_processing_results',
                                    'event_source',
                                    'event_total_counts',
                                    'event_value_count',
                                    'had_pii',
                                    'host',
                                    'match_keys',
                                    'pixel_fire',
                                    'url',
                                    'url_by_rule'
                                ],
                                description: 'What value names; event without it.'
                            },
                            event: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 128,
                                description: 'Count this event only.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'pixel_id',
                    'start_time',
                    'aggregation',
                    'value',
                    'count'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Made from what the row is about (the vendor gives none); stable as long as that is the same.'
                    },
                    pixel_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    start_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The hour that the row counts.'
                    },
                    aggregation: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    value: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The event, device, host … that was counted.'
                    },
                    count: {
                        type: [
                            'integer',
                            'null'
                        ]
                    }
                }
            },
            index: [],
            deletions: 'never'
        },
        ad_library: {
            title: 'Ad library',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        required: [
                            'ad_reached_countries'
                        ],
                        anyOf: [
                            {
                                required: [
                                    'search_terms'
                                ]
                            },
                            {
                                required: [
                                    'search_page_ids'
                                ]
                            }
                        ],
                        properties: {
                            ad_reached_countries: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 300,
                                items: {
                                    type: 'string',
                                    pattern: '^(?:[A-Z]{2}|ALL)$'
                                },
                                description: 'Countries (ISO 3166) of which the ads reached at least one; ALL for any.'
                            },
                            search_terms: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 100,
                                description: 'Words to look for. These or search_page_ids are required.'
                            },
                            search_page_ids: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 10,
                                items: {
                                    type: 'string',
                                    pattern: '^[1-9][0-9]{0,19}$'
                                },
                                description: 'Pages whose ads to look for. These or search_terms are required.'
                            },
                            ad_type: {
                                type: 'string',
                                pattern: '^[A-Z_]{1,64}$',
                                'x-known-values': [
                                    'ALL',
                                    'EMPLOYMENT_ADS',
                                    'FINANCIAL_PRODUCTS_AND_SERVICES_ADS',
                                    'HOUSING_ADS',
                                    'POLITICAL_AND_ISSUE_ADS'
                                ],
                                description: 'ALL without it.'
                            },
                            ad_active_status: {
                                type: 'string',
                                enum: [
                                    'ACTIVE',
                                    'ALL',
                                    'INACTIVE'
                                ],
                                description: 'ACTIVE without it.'
                            },
                            ad_delivery_date_min: {
                                type: 'string',
                                format: 'date',
                                description: 'First day of delivery at the earliest.'
                            },
                            ad_delivery_date_max: {
                                type: 'string',
                                format: 'date',
                                description: 'First day of delivery at the latest.'
                            },
                            media_type: {
                                type: 'string',
                                pattern: '^[A-Z_]{1,64}$',
                                'x-known-values': [
                                    'ALL',
                                    'IMAGE',
                                    'MEME',
                                    'NONE',
                                    'VIDEO'
                                ],
                                description: 'What the ad shows.'
                            },
                            publisher_platforms: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 10,
                                items: {
                                    type: 'string',
                                    pattern: '^[A-Z_]{1,64}$',
                                    'x-known-values': [
                                        'AUDIENCE_NETWORK',
                                        'FACEBOOK',
                                        'INSTAGRAM',
                                        'MESSENGER',
                                        'OCULUS',
                                        'THREADS',
                                        'WHATSAPP'
                                    ]
                                },
                                description: 'Where the ad was shown.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'ad_creation_time',
                    'ad_creative_bodies',
                    'ad_creative_link_captions',
                    'ad_creative_link_descriptions',
                    'ad_creative_link_titles',
                    'ad_delivery_start_time',
                    'ad_delivery_stop_time',
                    'ad_snapshot_url',
                    'bylines',
                    'currency',
                    'languages',
                    'page_id',
                    'page_name',
                    'publisher_platforms',
                    'spend',
                    'impressions',
                    'demographic_distribution',
                    'delivery_by_region',
                    'estimated_audience_size'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'The id of the ad in the library.'
                    },
                    ad_creation_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the ad was made; the vendor tells the day only.'
                    },
                    ad_creative_bodies: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    ad_creative_link_captions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    ad_creative_link_descriptions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    ad_creative_link_titles: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    ad_delivery_start_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    ad_delivery_stop_time: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    ad_snapshot_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Archived ad. The vendor puts the token into this address; here it has none.'
                    },
                    bylines: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Who paid.'
                    },
                    currency: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    languages: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    page_id: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    page_name: {
                        type: [
                            'string',
                            'null'
                        ]
                    },
                    publisher_platforms: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        }
                    },
                    spend: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            lower_bound: {
                                type: 'number'
                            },
                            upper_bound: {
                                type: 'number'
                            }
                        }
                    },
                    impressions: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            lower_bound: {
                                type: 'number'
                            },
                            upper_bound: {
                                type: 'number'
                            }
                        }
                    },
                    demographic_distribution: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                percentage: {
                                    type: 'number'
                                },
                                age: {
                                    type: 'string'
                                },
                                gender: {
                                    type: 'string'
                                },
                                region: {
                                    type: 'string'
                                }
                            }
                        }
                    },
                    delivery_by_region: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                percentage: {
                                    type: 'number'
                                },
                                age: {
                                    type: 'string'
                                },
                                gender: {
                                    type: 'string'
                                },
                                region: {
                                    type: 'string'
                                }
                            }
                        }
                    },
                    estimated_audience_size: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            lower_bound: {
                                type: 'number'
                            },
                            upper_bound: {
                                type: 'number'
                            }
                        }
                    }
                }
            },
            index: [],
            deletions: 'never'
        }
    }
};

/**
 * What incident.io promises: entity, action, parameters and result.
 */
export type IncidentIo = {
    incidents: {
        list: {
            params: IncidentIoIncidentsListParams;
            result: IncidentIoIncidentsListResult;
        };
        get: {
            params: IncidentIoIncidentsGetParams;
            result: IncidentIoIncidentsGetResult;
        };
        search: {
            params: IncidentIoIncidentsSearchParams;
            result: IncidentIoIncidentsSearchResult;
        };
    };
    alerts: {
        list: {
            params: IncidentIoAlertsListParams;
            result: IncidentIoAlertsListResult;
        };
        get: {
            params: IncidentIoAlertsGetParams;
            result: IncidentIoAlertsGetResult;
        };
        search: {
            params: IncidentIoAlertsSearchParams;
            result: IncidentIoAlertsSearchResult;
        };
    };
    escalations: {
        list: {
            params: IncidentIoEscalationsListParams;
            result: IncidentIoEscalationsListResult;
        };
        get: {
            params: IncidentIoEscalationsGetParams;
            result: IncidentIoEscalationsGetResult;
        };
        search: {
            params: IncidentIoEscalationsSearchParams;
            result: IncidentIoEscalationsSearchResult;
        };
    };
    users: {
        list: {
            params: IncidentIoUsersListParams;
            result: IncidentIoUsersListResult;
        };
        get: {
            params: IncidentIoUsersGetParams;
            result: IncidentIoUsersGetResult;
        };
        search: {
            params: IncidentIoUsersSearchParams;
            result: IncidentIoUsersSearchResult;
        };
    };
    incident_updates: {
        list: {
            params: IncidentIoIncidentUpdatesListParams;
            result: IncidentIoIncidentUpdatesListResult;
        };
        search: {
            params: IncidentIoIncidentUpdatesSearchParams;
            result: IncidentIoIncidentUpdatesSearchResult;
        };
    };
    incident_roles: {
        list: {
            params: IncidentIoIncidentRolesListParams;
            result: IncidentIoIncidentRolesListResult;
        };
        get: {
            params: IncidentIoIncidentRolesGetParams;
            result: IncidentIoIncidentRolesGetResult;
        };
        search: {
            params: IncidentIoIncidentRolesSearchParams;
            result: IncidentIoIncidentRolesSearchResult;
        };
    };
    incident_statuses: {
        list: {
            params: IncidentIoIncidentStatusesListParams;
            result: IncidentIoIncidentStatusesListResult;
        };
        get: {
            params: IncidentIoIncidentStatusesGetParams;
            result: IncidentIoIncidentStatusesGetResult;
        };
        search: {
            params: IncidentIoIncidentStatusesSearchParams;
            result: IncidentIoIncidentStatusesSearchResult;
        };
    };
    incident_timestamps: {
        list: {
            params: IncidentIoIncidentTimestampsListParams;
            result: IncidentIoIncidentTimestampsListResult;
        };
        get: {
            params: IncidentIoIncidentTimestampsGetParams;
            result: IncidentIoIncidentTimestampsGetResult;
        };
        search: {
            params: IncidentIoIncidentTimestampsSearchParams;
            result: IncidentIoIncidentTimestampsSearchResult;
        };
    };
    severities: {
        list: {
            params: IncidentIoSeveritiesListParams;
            result: IncidentIoSeveritiesListResult;
        };
        get: {
            params: IncidentIoSeveritiesGetParams;
            result: IncidentIoSeveritiesGetResult;
        };
        search: {
            params: IncidentIoSeveritiesSearchParams;
            result: IncidentIoSeveritiesSearchResult;
        };
    };
    custom_fields: {
        list: {
            params: IncidentIoCustomFieldsListParams;
            result: IncidentIoCustomFieldsListResult;
        };
        get: {
            params: IncidentIoCustomFieldsGetParams;
            result: IncidentIoCustomFieldsGetResult;
        };
        search: {
            params: IncidentIoCustomFieldsSearchParams;
            result: IncidentIoCustomFieldsSearchResult;
        };
    };
    catalog_types: {
        list: {
            params: IncidentIoCatalogTypesListParams;
            result: IncidentIoCatalogTypesListResult;
        };
        get: {
            params: IncidentIoCatalogTypesGetParams;
            result: IncidentIoCatalogTypesGetResult;
        };
        search: {
            params: IncidentIoCatalogTypesSearchParams;
            result: IncidentIoCatalogTypesSearchResult;
        };
    };
    schedules: {
        list: {
            params: IncidentIoSchedulesListParams;
            result: IncidentIoSchedulesListResult;
        };
        get: {
            params: IncidentIoSchedulesGetParams;
            result: IncidentIoSchedulesGetResult;
        };
        search: {
            params: IncidentIoSchedulesSearchParams;
            result: IncidentIoSchedulesSearchResult;
        };
    };
};

/**
 * What incident.io promises, as data.
 */
export const incidentIo: ConnectorContract = {
    connector_type: 'incident-io',
    title: 'incident.io',
    auth_methods: [
        {
            name: 'api_key',
            title: 'API key',
            oauth: false,
            fields: [
                {
                    name: 'api_key',
                    type: 'string',
                    required: true,
                    secret: true,
                    max_length: 16384,
                    description: 'An API key of the organisation, made in the vendor\'s settings.'
                }
            ]
        }
    ],
    environment: [],
    replication_config: [],
    entities: {
        incidents: {
            title: 'Incidents',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 250
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 250,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The incident\'s id, or the number of its reference (123 for INC-123).'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'reference',
                    'summary',
                    'mode',
                    'visibility',
                    'permalink',
                    'call_url',
                    'chat_channel_id',
                    'chat_channel_name',
                    'chat_team_id',
                    'has_debrief',
                    'created_at',
                    'updated_at',
                    'creator',
                    'incident_status',
                    'severity',
                    'incident_type',
                    'incident_role_assignments',
                    'custom_field_entries',
                    'duration_metrics',
                    'incident_timestamp_values',
                    'workload_minutes_late',
                    'workload_minutes_sleeping',
                    'workload_minutes_total',
                    'workload_minutes_working'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier for the incident'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Explanation of the incident'
                    },
                    reference: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Reference to this incident, as displayed across the product'
                    },
                    summary: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Detailed description of the incident'
                    },
                    mode: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'standard',
                            'retrospective',
                            'test',
                            'tutorial'
                        ],
                        description: 'Whether the incident is real, a test, a tutorial, or importing as a retrospective incident'
                    },
                    visibility: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'public',
                            'private'
                        ],
                        description: 'Whether the incident should be open to anyone in your chat workspace (public), or invite-only (private).'
                    },
                    permalink: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'A permanent link to the homepage for this incident'
                    },
                    call_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The call URL attached to this incident'
                    },
                    chat_channel_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Identifier of the chat channel of the incident.'
                    },
                    chat_channel_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Name of the chat channel'
                    },
                    chat_team_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Identifier of the chat team or workspace.'
                    },
                    has_debrief: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If this incident has a debrief attached'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the incident was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the incident was last updated'
                    },
                    creator: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            alert: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    title: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            api_key: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            user: {
                                type: 'object',
                                properties: {
                                    email: {
                                        type: 'string'
                                    },
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    },
                                    role: {
                                        type: 'string',
                                        'x-known-values': [
                                            'viewer',
                                            'responder',
                                            'administrator',
                                            'owner',
                                            'unset'
                                        ]
                                    },
                                    chat_user_id: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            workflow: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            }
                        },
                        additionalProperties: false
                    },
                    incident_status: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            category: {
                                type: 'string',
                                'x-known-values': [
                                    'triage',
                                    'declined',
                                    'merged',
                                    'canceled',
                                    'live',
                                    'learning',
                                    'closed',
                                    'paused'
                                ]
                            },
                            created_at: {
                                type: 'string',
                                format: 'date-time'
                            },
                            description: {
                                type: 'string'
                            },
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            },
                            rank: {
                                type: 'integer'
                            },
                            updated_at: {
                                type: 'string',
                                format: 'date-time'
                            }
                        },
                        additionalProperties: false
                    },
                    severity: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            created_at: {
                                type: 'string',
                                format: 'date-time'
                            },
                            description: {
                                type: 'string'
                            },
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            },
                            rank: {
                                type: 'integer'
                            },
                            updated_at: {
                                type: 'string',
                                format: 'date-time'
                            }
                        },
                        additionalProperties: false
                    },
                    incident_type: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            create_in_triage: {
                                type: 'string',
                                'x-known-values': [
                                    'always',
                                    'optional'
                                ]
                            },
                            created_at: {
                                type: 'string',
                                format: 'date-time'
                            },
                            description: {
                                type: 'string'
                            },
                            id: {
                                type: 'string'
                            },
                            is_default: {
                                type: 'boolean'
                            },
                            name: {
                                type: 'string'
                            },
                            private_incidents_only: {
                                type: 'boolean'
                            },
                            updated_at: {
                                type: 'string',
                                format: 'date-time'
                            }
                        },
                        additionalProperties: false
                    },
                    incident_role_assignments: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                assignee: {
                                    type: 'object',
                                    properties: {
                                        email: {
                                            type: 'string'
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        role: {
                                            type: 'string',
                                            'x-known-values': [
                                                'viewer',
                                                'responder',
                                                'administrator',
                                                'owner',
                                                'unset'
                                            ]
                                        },
                                        chat_user_id: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                },
                                role: {
                                    type: 'object',
                                    properties: {
                                        created_at: {
                                            type: 'string',
                                            format: 'date-time'
                                        },
                                        description: {
                                            type: 'string'
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        instructions: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        required: {
                                            type: 'boolean'
                                        },
                                        role_type: {
                                            type: 'string',
                                            'x-known-values': [
                                                'lead',
                                                'reporter',
                                                'custom'
                                            ]
                                        },
                                        shortform: {
                                            type: 'string'
                                        },
                                        updated_at: {
                                            type: 'string',
                                            format: 'date-time'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'A list of who is assigned to each role for this incident'
                    },
                    custom_field_entries: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                custom_field: {
                                    type: 'object',
                                    properties: {
                                        description: {
                                            type: 'string'
                                        },
                                        field_type: {
                                            type: 'string',
                                            'x-known-values': [
                                                'single_select',
                                                'multi_select',
                                                'text',
                                                'link',
                                                'numeric'
                                            ]
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        options: {
                                            type: 'array',
                                            items: {
                                                type: 'object',
                                                properties: {
                                                    custom_field_id: {
                                                        type: 'string'
                                                    },
                                                    id: {
                                                        type: 'string'
                                                    },
                                                    sort_key: {
                                                        type: 'integer'
                                                    },
                                                    value: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            }
                                        }
                                    },
                                    additionalProperties: false
                                },
                                values: {
                                    type: 'array',
                                    items: {
                                        type: 'object',
                                        properties: {
                                            value_catalog_entry: {
                                                type: 'object',
                                                properties: {
                                                    aliases: {
                                                        type: 'array',
                                                        items: {
                                                            type: 'string'
                                                        }
                                                    },
                                                    external_id: {
                                                        type: 'string'
                                                    },
                                                    id: {
                                                        type: 'string'
                                                    },
                                                    name: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            },
                                            value_link: {
                                                type: 'string'
                                            },
                                            value_numeric: {
                                                type: 'string'
                                            },
                                            value_option: {
                                                type: 'object',
                                                properties: {
                                                    custom_field_id: {
                                                        type: 'string'
                                                    },
                                                    id: {
                                                        type: 'string'
                                                    },
                                                    sort_key: {
                                                        type: 'integer'
                                                    },
                                                    value: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            },
                                            value_text: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: false
                                    }
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Custom field entries for this incident'
                    },
                    duration_metrics: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                duration_metric: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                },
                                status: {
                                    type: 'string',
                                    'x-known-values': [
                                        'success',
                                        'timestamps_missing',
                                        'calculating',
                                        'invalid_timestamps'
                                    ]
                                },
                                value_seconds: {
                                    type: 'integer'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Incident duration metrics and their measurements for this incident'
                    },
                    incident_timestamp_values: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                incident_timestamp: {
                                    type: 'object',
                                    properties: {
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        rank: {
                                            type: 'integer'
                                        }
                                    },
                                    additionalProperties: false
                                },
                                value: {
                                    type: 'object',
                                    properties: {
                                        value: {
                                            type: 'string',
                                            format: 'date-time'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Incident lifecycle events and when they occurred'
                    },
                    workload_minutes_late: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Amount of time spent on the incident in late hours'
                    },
                    workload_minutes_sleeping: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Amount of time spent on the incident in sleeping hours'
                    },
                    workload_minutes_total: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Amount of time spent on the incident in total'
                    },
                    workload_minutes_working: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Amount of time spent on the incident in working hours'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'name'
                ],
                [
                    'reference'
                ],
                [
                    'mode'
                ]
            ],
            deletions: 'listing'
        },
        alerts: {
            title: 'Alerts',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 50
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 50,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'title',
                    'description',
                    'status',
                    'alert_source_id',
                    'deduplication_key',
                    'source_url',
                    'created_at',
                    'updated_at',
                    'resolved_at',
                    'attributes'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'The ID of this alert'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the alert, parsed from the alert payload according to the alert source configuration'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description of the alert'
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'firing',
                            'resolved'
                        ],
                        description: 'Statuses of an alert'
                    },
                    alert_source_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The ID of the alert source this alert fired on'
                    },
                    deduplication_key: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'A deduplication key which uniquely references this alert from your alert source.'
                    },
                    source_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'If applicable, a link to the alert in the upstream system'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this entry was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this alert was last updated'
                    },
                    resolved_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this alert was resolved'
                    },
                    attributes: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                array_value: {
                                    type: 'array',
                                    items: {
                                        type: 'object',
                                        properties: {
                                            catalog_entry: {
                                                type: 'object',
                                                properties: {
                                                    catalog_type_id: {
                                                        type: 'string'
                                                    },
                                                    id: {
                                                        type: 'string'
                                                    },
                                                    name: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            },
                                            label: {
                                                type: 'string'
                                            },
                                            literal: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: false
                                    }
                                },
                                attribute: {
                                    type: 'object',
                                    properties: {
                                        array: {
                                            type: 'boolean'
                                        },
                                        emoji: {
                                            type: 'string'
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        required: {
                                            type: 'boolean'
                                        },
                                        type: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                },
                                value: {
                                    type: 'object',
                                    properties: {
                                        catalog_entry: {
                                            type: 'object',
                                            properties: {
                                                catalog_type_id: {
                                                    type: 'string'
                                                },
                                                id: {
                                                    type: 'string'
                                                },
                                                name: {
                                                    type: 'string'
                                                }
                                            },
                                            additionalProperties: false
                                        },
                                        label: {
                                            type: 'string'
                                        },
                                        literal: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Attribute values parsed from the alerts payload'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'status'
                ],
                [
                    'deduplication_key'
                ]
            ],
            deletions: 'listing'
        },
        escalations: {
            title: 'Escalations',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 50
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 50,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'title',
                    'status',
                    'escalation_path_id',
                    'created_at',
                    'updated_at',
                    'creator',
                    'priority',
                    'events',
                    'related_incidents',
                    'related_alerts'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique ID of the escalation'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of this escalation'
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'pending',
                            'triggered',
                            'acked',
                            'resolved',
                            'expired',
                            'cancelled',
                            'snoozed',
                            'delayed',
                            'pending_repeat'
                        ],
                        description: 'Status of the escalation'
                    },
                    escalation_path_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Unique identifier of the escalation path that the escalation was created from'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this escalation was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this escalation was last updated'
                    },
                    creator: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            alert: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    title: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            user: {
                                type: 'object',
                                properties: {
                                    email: {
                                        type: 'string'
                                    },
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    },
                                    role: {
                                        type: 'string',
                                        'x-known-values': [
                                            'viewer',
                                            'responder',
                                            'administrator',
                                            'owner',
                                            'unset'
                                        ]
                                    },
                                    chat_user_id: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            workflow: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            }
                        },
                        description: 'The creator of this escalation.',
                        additionalProperties: false
                    },
                    priority: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            name: {
                                type: 'string'
                            }
                        },
                        description: 'The priority associated with this escalation.',
                        additionalProperties: false
                    },
                    events: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                channels: {
                                    type: 'array',
                                    items: {
                                        type: 'object',
                                        properties: {
                                            chat_provider: {
                                                type: 'string',
                                                'x-known-values': [
                                                    'slack',
                                                    'microsoft_teams'
                                                ]
                                            },
                                            chat_channel_id: {
                                                type: 'string'
                                            },
                                            chat_team_id: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: false
                                    }
                                },
                                event: {
                                    type: 'string',
                                    'x-known-values': [
                                        'entered_grace_period',
                                        'triggered',
                                        'notified_users',
                                        'notified_channels',
                                        'acked',
                                        'cancelled',
                                        'resolved',
                                        'expired'
                                    ]
                                },
                                id: {
                                    type: 'string'
                                },
                                occurred_at: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                urgency: {
                                    type: 'string',
                                    'x-known-values': [
                                        'high',
                                        'low'
                                    ]
                                },
                                users: {
                                    type: 'array',
                                    items: {
                                        type: 'object',
                                        properties: {
                                            email: {
                                                type: 'string'
                                            },
                                            id: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            },
                                            role: {
                                                type: 'string',
                                                'x-known-values': [
                                                    'viewer',
                                                    'responder',
                                                    'administrator',
                                                    'owner',
                                                    'unset'
                                                ]
                                            },
                                            chat_user_id: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: false
                                    }
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Events which describe the history of this escalation.'
                    },
                    related_incidents: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                external_id: {
                                    type: 'string'
                                },
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                reference: {
                                    type: 'string'
                                },
                                status_category: {
                                    type: 'string',
                                    'x-known-values': [
                                        'triage',
                                        'declined',
                                        'merged',
                                        'canceled',
                                        'active',
                                        'post-incident',
                                        'closed',
                                        'paused'
                                    ]
                                },
                                summary: {
                                    type: 'string'
                                },
                                visibility: {
                                    type: 'string',
                                    'x-known-values': [
                                        'public',
                                        'private'
                                    ]
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Incidents related to this escalation'
                    },
                    related_alerts: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                alert_group_ids: {
                                    type: 'array',
                                    items: {
                                        type: 'string'
                                    }
                                },
                                alert_source_id: {
                                    type: 'string'
                                },
                                created_at: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                deduplication_key: {
                                    type: 'string'
                                },
                                description: {
                                    type: 'string'
                                },
                                id: {
                                    type: 'string'
                                },
                                resolved_at: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                source_url: {
                                    type: 'string'
                                },
                                status: {
                                    type: 'string',
                                    'x-known-values': [
                                        'firing',
                                        'resolved'
                                    ]
                                },
                                title: {
                                    type: 'string'
                                },
                                updated_at: {
                                    type: 'string',
                                    format: 'date-time'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Alerts related to this escalation'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'status'
                ]
            ],
            deletions: 'listing'
        },
        users: {
            title: 'Users',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 10000
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'email',
                    'role',
                    'chat_user_id',
                    'base_role',
                    'custom_roles'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the user'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Name of the user'
                    },
                    email: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Email address of the user.'
                    },
                    role: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'viewer',
                            'responder',
                            'administrator',
                            'owner',
                            'unset'
                        ],
                        description: 'DEPRECATED: Role of the user as of March 9th 2023, this value is no longer updated.'
                    },
                    chat_user_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Identifier of the user in the chat product'
                    },
                    base_role: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            description: {
                                type: 'string'
                            },
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            },
                            slug: {
                                type: 'string'
                            }
                        },
                        additionalProperties: false
                    },
                    custom_roles: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                description: {
                                    type: 'string'
                                },
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                slug: {
                                    type: 'string'
                                }
                            },
                            additionalProperties: false
                        }
                    }
                }
            },
            index: [
                [
                    'name'
                ],
                [
                    'email'
                ]
            ],
            deletions: 'listing'
        },
        incident_updates: {
            title: 'Incident updates',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 250
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 250,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'incident_id',
                    'message',
                    'created_at',
                    'new_incident_status',
                    'new_severity',
                    'updater'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier for this incident update'
                    },
                    incident_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The incident this update relates to'
                    },
                    message: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Message that explains the context behind the update'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the update was created'
                    },
                    new_incident_status: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            category: {
                                type: 'string',
                                'x-known-values': [
                                    'triage',
                                    'declined',
                                    'merged',
                                    'canceled',
                                    'live',
                                    'learning',
                                    'closed',
                                    'paused'
                                ]
                            },
                            created_at: {
                                type: 'string',
                                format: 'date-time'
                            },
                            description: {
                                type: 'string'
                            },
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            },
                            rank: {
                                type: 'integer'
                            },
                            updated_at: {
                                type: 'string',
                                format: 'date-time'
                            }
                        },
                        additionalProperties: false
                    },
                    new_severity: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            created_at: {
                                type: 'string',
                                format: 'date-time'
                            },
                            description: {
                                type: 'string'
                            },
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            },
                            rank: {
                                type: 'integer'
                            },
                            updated_at: {
                                type: 'string',
                                format: 'date-time'
                            }
                        },
                        additionalProperties: false
                    },
                    updater: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            alert: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    title: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            api_key: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            user: {
                                type: 'object',
                                properties: {
                                    email: {
                                        type: 'string'
                                    },
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    },
                                    role: {
                                        type: 'string',
                                        'x-known-values': [
                                            'viewer',
                                            'responder',
                                            'administrator',
                                            'owner',
                                            'unset'
                                        ]
                                    },
                                    chat_user_id: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            },
                            workflow: {
                                type: 'object',
                                properties: {
                                    id: {
                                        type: 'string'
                                    },
                                    name: {
                                        type: 'string'
                                    }
                                },
                                additionalProperties: false
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'incident_id'
                ]
            ],
            deletions: 'listing'
        },
        incident_roles: {
            title: 'Incident roles',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'description',
                    'instructions',
                    'shortform',
                    'role_type',
                    'required',
                    'created_at',
                    'updated_at'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier for the role'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Human readable name of the incident role'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Describes the purpose of the role'
                    },
                    instructions: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Provided to whoever is nominated for the role.'
                    },
                    shortform: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Short human readable name for chat.'
                    },
                    role_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'lead',
                            'reporter',
                            'custom'
                        ],
                        description: 'Type of incident role'
                    },
                    required: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Deprecated by the vendor and gone from its current endpoint, so always null.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the role was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the role was last updated'
                    }
                }
            },
            index: [],
            deletions: 'listing'
        },
        incident_statuses: {
            title: 'Incident statuses',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'description',
                    'category',
                    'rank',
                    'created_at',
                    'updated_at'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique ID of this incident status'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Unique name of this status'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Rich text description of the incident status'
                    },
                    category: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'triage',
                            'declined',
                            'merged',
                            'canceled',
                            'live',
                            'learning',
                            'closed',
                            'paused',
                            'active',
                            'post-incident'
                        ],
                        description: 'What category of status it is.'
                    },
                    rank: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Order of this incident status'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    }
                }
            },
            index: [],
            deletions: 'listing'
        },
        incident_timestamps: {
            title: 'Incident timestamps',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'rank'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique ID of this incident timestamp'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Unique name of this timestamp'
                    },
                    rank: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Order in which this timestamp should be shown'
                    }
                }
            },
            index: [],
            deletions: 'listing'
        },
        severities: {
            title: 'Severities',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'description',
                    'rank',
                    'created_at',
                    'updated_at'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the severity'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Human readable name of the severity'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Description of the severity'
                    },
                    rank: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'Rank to help sort severities (lower numbers are less severe)'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the action was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the action was last updated'
                    }
                }
            },
            index: [],
            deletions: 'listing'
        },
        custom_fields: {
            title: 'Custom fields',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'description',
                    'field_type',
                    'catalog_type_id',
                    'created_at',
                    'updated_at'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier for the custom field'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Human readable name for the custom field'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Description of the custom field'
                    },
                    field_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'single_select',
                            'multi_select',
                            'text',
                            'link',
                            'numeric'
                        ],
                        description: 'Type of custom field'
                    },
                    catalog_type_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'For catalog fields, the ID of the associated catalog type'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the action was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the action was last updated'
                    }
                }
            },
            index: [],
            deletions: 'listing'
        },
        catalog_types: {
            title: 'Catalog types',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'description',
                    'type_name',
                    'color',
                    'icon',
                    'registry_type',
                    'semantic_type',
                    'created_at',
                    'updated_at',
                    'last_synced_at',
                    'ranked',
                    'is_editable',
                    'annotations',
                    'schema',
                    'categories',
                    'required_integrations'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'ID of this catalog type'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Name is the human readable name of this type'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Human readble description of this type'
                    },
                    type_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The type name of this catalog type, to be used when defining attributes.'
                    },
                    color: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'yellow',
                            'green',
                            'blue',
                            'violet',
                            'pink',
                            'cyan',
                            'orange'
                        ],
                        description: 'Sets the display color of this type in the dashboard'
                    },
                    icon: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'alert',
                            'bolt',
                            'box',
                            'briefcase',
                            'browser',
                            'bulb',
                            'calendar',
                            'clock',
                            'cog',
                            'components',
                            'database',
                            'doc',
                            'email',
                            'escalation-path',
                            'files',
                            'flag',
                            'folder',
                            'globe',
                            'money',
                            'server',
                            'severity',
                            'status-page',
                            'store',
                            'star',
                            'tag',
                            'user',
                            'users'
                        ],
                        description: 'Sets the display icon of this type in the dashboard'
                    },
                    registry_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The registry resource this type is synced from, if any'
                    },
                    semantic_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Deprecated by the vendor and gone from its current endpoint, so always null.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this type was created'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this type was last updated'
                    },
                    last_synced_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this type was last synced (if it\'s ever been sync\'d)'
                    },
                    ranked: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If this type should be ranked'
                    },
                    is_editable: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Catalog types that are synced with external resources can\'t be edited'
                    },
                    annotations: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Annotations that can track metadata about this type'
                    },
                    schema: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            attributes: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        array: {
                                            type: 'boolean'
                                        },
                                        backlink_attribute: {
                                            type: 'string'
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        mode: {
                                            type: 'string',
                                            'x-known-values': [
                                                'api',
                                                'dashboard',
                                                'external',
                                                'internal',
                                                'dynamic',
                                                'backlink',
                                                'path'
                                            ]
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        path: {
                                            type: 'array',
                                            items: {
                                                type: 'object',
                                                properties: {
                                                    attribute_id: {
                                                        type: 'string'
                                                    },
                                                    attribute_name: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            }
                                        },
                                        type: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            version: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    categories: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string',
                            'x-known-values': [
                                'customer',
                                'issue-tracker',
                                'product-feature',
                                'service',
                                'on-call',
                                'team',
                                'user'
                            ]
                        },
                        description: 'What categories is this type considered part of'
                    },
                    required_integrations: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'If populated, the integrations required for this type'
                    }
                }
            },
            index: [],
            deletions: 'listing'
        },
        schedules: {
            title: 'Schedules',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 10000
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[A-Za-z0-9_-]{1,128}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'timezone',
                    'created_at',
                    'updated_at',
                    'annotations',
                    'config',
                    'holidays_public_config',
                    'team_ids',
                    'current_shifts'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique internal ID of the schedule'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Human readable name synced from external provider'
                    },
                    timezone: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Timezone of the schedule, as interpreted at the point of generating the report'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time'
                    },
                    annotations: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Annotations that track metadata about this resource'
                    },
                    config: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            rotations: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        effective_from: {
                                            type: 'string',
                                            format: 'date-time'
                                        },
                                        handover_start_at: {
                                            type: 'string',
                                            format: 'date-time'
                                        },
                                        handovers: {
                                            type: 'array',
                                            items: {
                                                type: 'object',
                                                properties: {
                                                    interval: {
                                                        type: 'integer'
                                                    },
                                                    interval_type: {
                                                        type: 'string',
                                                        'x-known-values': [
                                                            'hourly',
                                                            'daily',
                                                            'weekly'
                                                        ]
                                                    }
                                                },
                                                additionalProperties: false
                                            }
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        layers: {
                                            type: 'array',
                                            items: {
                                                type: 'object',
                                                properties: {
                                                    id: {
                                                        type: 'string'
                                                    },
                                                    name: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            }
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        scheduling_mode: {
                                            type: 'string',
                                            'x-known-values': [
                                                'fair',
                                                'sequential'
                                            ]
                                        },
                                        users: {
                                            type: 'array',
                                            items: {
                                                type: 'object',
                                                properties: {
                                                    email: {
                                                        type: 'string'
                                                    },
                                                    id: {
                                                        type: 'string'
                                                    },
                                                    name: {
                                                        type: 'string'
                                                    },
                                                    role: {
                                                        type: 'string',
                                                        'x-known-values': [
                                                            'viewer',
                                                            'responder',
                                                            'administrator',
                                                            'owner',
                                                            'unset'
                                                        ]
                                                    },
                                                    chat_user_id: {
                                                        type: 'string'
                                                    }
                                                },
                                                additionalProperties: false
                                            }
                                        },
                                        working_intervals: {
                                            type: 'array',
                                            items: {
                                                type: 'object',
                                                properties: {
                                                    end_time: {
                                                        type: 'string'
                                                    },
                                                    start_time: {
                                                        type: 'string'
                                                    },
                                                    weekday: {
                                                        type: 'string',
                                                        'x-known-values': [
                                                            'monday',
                                                            'tuesday',
                                                            'wednesday',
                                                            'thursday',
                                                            'friday',
                                                            'saturday',
                                                            'sunday'
                                                        ]
                                                    }
                                                },
                                                additionalProperties: false
                                            }
                                        }
                                    },
                                    additionalProperties: false
                                }
                            }
                        },
                        additionalProperties: false
                    },
                    holidays_public_config: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            country_codes: {
                                type: 'array',
                                items: {
                                    type: 'string'
                                }
                            }
                        },
                        additionalProperties: false
                    },
                    team_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'IDs of teams that own this schedule'
                    },
                    current_shifts: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                end_at: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                entry_id: {
                                    type: 'string'
                                },
                                fingerprint: {
                                    type: 'string'
                                },
                                layer_id: {
                                    type: 'string'
                                },
                                rotation_id: {
                                    type: 'string'
                                },
                                start_at: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                user: {
                                    type: 'object',
                                    properties: {
                                        email: {
                                            type: 'string'
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        name: {
                                            type: 'string'
                                        },
                                        role: {
                                            type: 'string',
                                            'x-known-values': [
                                                'viewer',
                                                'responder',
                                                'administrator',
                                                'owner',
                                                'unset'
                                            ]
                                        },
                                        chat_user_id: {
                                            type: 'string'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Shifts that are ongoing for this schedule'
                    }
                }
            },
            index: [
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        }
    }
};

/**
 * What Zendesk Support promises: entity, action, parameters and result.
 */
export type ZendeskSupport = {
    tickets: {
        list: {
            params: ZendeskSupportTicketsListParams;
            result: ZendeskSupportTicketsListResult;
        };
        get: {
            params: ZendeskSupportTicketsGetParams;
            result: ZendeskSupportTicketsGetResult;
        };
        search: {
            params: ZendeskSupportTicketsSearchParams;
            result: ZendeskSupportTicketsSearchResult;
        };
    };
    deleted_tickets: {
        list: {
            params: ZendeskSupportDeletedTicketsListParams;
            result: ZendeskSupportDeletedTicketsListResult;
        };
        search: {
            params: ZendeskSupportDeletedTicketsSearchParams;
            result: ZendeskSupportDeletedTicketsSearchResult;
        };
    };
    users: {
        list: {
            params: ZendeskSupportUsersListParams;
            result: ZendeskSupportUsersListResult;
        };
        get: {
            params: ZendeskSupportUsersGetParams;
            result: ZendeskSupportUsersGetResult;
        };
        search: {
            params: ZendeskSupportUsersSearchParams;
            result: ZendeskSupportUsersSearchResult;
        };
    };
    organizations: {
        list: {
            params: ZendeskSupportOrganizationsListParams;
            result: ZendeskSupportOrganizationsListResult;
        };
        get: {
            params: ZendeskSupportOrganizationsGetParams;
            result: ZendeskSupportOrganizationsGetResult;
        };
        search: {
            params: ZendeskSupportOrganizationsSearchParams;
            result: ZendeskSupportOrganizationsSearchResult;
        };
    };
    groups: {
        list: {
            params: ZendeskSupportGroupsListParams;
            result: ZendeskSupportGroupsListResult;
        };
        get: {
            params: ZendeskSupportGroupsGetParams;
            result: ZendeskSupportGroupsGetResult;
        };
        search: {
            params: ZendeskSupportGroupsSearchParams;
            result: ZendeskSupportGroupsSearchResult;
        };
    };
    ticket_comments: {
        list: {
            params: ZendeskSupportTicketCommentsListParams;
            result: ZendeskSupportTicketCommentsListResult;
        };
        search: {
            params: ZendeskSupportTicketCommentsSearchParams;
            result: ZendeskSupportTicketCommentsSearchResult;
        };
    };
    ticket_audits: {
        list: {
            params: ZendeskSupportTicketAuditsListParams;
            result: ZendeskSupportTicketAuditsListResult;
        };
        search: {
            params: ZendeskSupportTicketAuditsSearchParams;
            result: ZendeskSupportTicketAuditsSearchResult;
        };
    };
    attachments: {
        get: {
            params: ZendeskSupportAttachmentsGetParams;
            result: ZendeskSupportAttachmentsGetResult;
        };
    };
    ticket_metrics: {
        list: {
            params: ZendeskSupportTicketMetricsListParams;
            result: ZendeskSupportTicketMetricsListResult;
        };
        get: {
            params: ZendeskSupportTicketMetricsGetParams;
            result: ZendeskSupportTicketMetricsGetResult;
        };
        search: {
            params: ZendeskSupportTicketMetricsSearchParams;
            result: ZendeskSupportTicketMetricsSearchResult;
        };
    };
    ticket_fields: {
        list: {
            params: ZendeskSupportTicketFieldsListParams;
            result: ZendeskSupportTicketFieldsListResult;
        };
        get: {
            params: ZendeskSupportTicketFieldsGetParams;
            result: ZendeskSupportTicketFieldsGetResult;
        };
        search: {
            params: ZendeskSupportTicketFieldsSearchParams;
            result: ZendeskSupportTicketFieldsSearchResult;
        };
    };
    ticket_forms: {
        list: {
            params: ZendeskSupportTicketFormsListParams;
            result: ZendeskSupportTicketFormsListResult;
        };
        get: {
            params: ZendeskSupportTicketFormsGetParams;
            result: ZendeskSupportTicketFormsGetResult;
        };
        search: {
            params: ZendeskSupportTicketFormsSearchParams;
            result: ZendeskSupportTicketFormsSearchResult;
        };
    };
    brands: {
        list: {
            params: ZendeskSupportBrandsListParams;
            result: ZendeskSupportBrandsListResult;
        };
        get: {
            params: ZendeskSupportBrandsGetParams;
            result: ZendeskSupportBrandsGetResult;
        };
        search: {
            params: ZendeskSupportBrandsSearchParams;
            result: ZendeskSupportBrandsSearchResult;
        };
    };
    views: {
        list: {
            params: ZendeskSupportViewsListParams;
            result: ZendeskSupportViewsListResult;
        };
        get: {
            params: ZendeskSupportViewsGetParams;
            result: ZendeskSupportViewsGetResult;
        };
        search: {
            params: ZendeskSupportViewsSearchParams;
            result: ZendeskSupportViewsSearchResult;
        };
    };
    macros: {
        list: {
            params: ZendeskSupportMacrosListParams;
            result: ZendeskSupportMacrosListResult;
        };
        get: {
            params: ZendeskSupportMacrosGetParams;
            result: ZendeskSupportMacrosGetResult;
        };
        search: {
            params: ZendeskSupportMacrosSearchParams;
            result: ZendeskSupportMacrosSearchResult;
        };
    };
    triggers: {
        list: {
            params: ZendeskSupportTriggersListParams;
            result: ZendeskSupportTriggersListResult;
        };
        get: {
            params: ZendeskSupportTriggersGetParams;
            result: ZendeskSupportTriggersGetResult;
        };
        search: {
            params: ZendeskSupportTriggersSearchParams;
            result: ZendeskSupportTriggersSearchResult;
        };
    };
    automations: {
        list: {
            params: ZendeskSupportAutomationsListParams;
            result: ZendeskSupportAutomationsListResult;
        };
        get: {
            params: ZendeskSupportAutomationsGetParams;
            result: ZendeskSupportAutomationsGetResult;
        };
        search: {
            params: ZendeskSupportAutomationsSearchParams;
            result: ZendeskSupportAutomationsSearchResult;
        };
    };
    tags: {
        list: {
            params: ZendeskSupportTagsListParams;
            result: ZendeskSupportTagsListResult;
        };
        search: {
            params: ZendeskSupportTagsSearchParams;
            result: ZendeskSupportTagsSearchResult;
        };
    };
    satisfaction_ratings: {
        list: {
            params: ZendeskSupportSatisfactionRatingsListParams;
            result: ZendeskSupportSatisfactionRatingsListResult;
        };
        get: {
            params: ZendeskSupportSatisfactionRatingsGetParams;
            result: ZendeskSupportSatisfactionRatingsGetResult;
        };
        search: {
            params: ZendeskSupportSatisfactionRatingsSearchParams;
            result: ZendeskSupportSatisfactionRatingsSearchResult;
        };
    };
    group_memberships: {
        list: {
            params: ZendeskSupportGroupMembershipsListParams;
            result: ZendeskSupportGroupMembershipsListResult;
        };
        search: {
            params: ZendeskSupportGroupMembershipsSearchParams;
            result: ZendeskSupportGroupMembershipsSearchResult;
        };
    };
    organization_memberships: {
        list: {
            params: ZendeskSupportOrganizationMembershipsListParams;
            result: ZendeskSupportOrganizationMembershipsListResult;
        };
        search: {
            params: ZendeskSupportOrganizationMembershipsSearchParams;
            result: ZendeskSupportOrganizationMembershipsSearchResult;
        };
    };
    sla_policies: {
        list: {
            params: ZendeskSupportSlaPoliciesListParams;
            result: ZendeskSupportSlaPoliciesListResult;
        };
        get: {
            params: ZendeskSupportSlaPoliciesGetParams;
            result: ZendeskSupportSlaPoliciesGetResult;
        };
        search: {
            params: ZendeskSupportSlaPoliciesSearchParams;
            result: ZendeskSupportSlaPoliciesSearchResult;
        };
    };
    articles: {
        list: {
            params: ZendeskSupportArticlesListParams;
            result: ZendeskSupportArticlesListResult;
        };
        get: {
            params: ZendeskSupportArticlesGetParams;
            result: ZendeskSupportArticlesGetResult;
        };
        search: {
            params: ZendeskSupportArticlesSearchParams;
            result: ZendeskSupportArticlesSearchResult;
        };
    };
    article_attachments: {
        list: {
            params: ZendeskSupportArticleAttachmentsListParams;
            result: ZendeskSupportArticleAttachmentsListResult;
        };
        get: {
            params: ZendeskSupportArticleAttachmentsGetParams;
            result: ZendeskSupportArticleAttachmentsGetResult;
        };
    };
};

/**
 * What Zendesk Support promises, as data.
 */
export const zendeskSupport: ConnectorContract = {
    connector_type: 'zendesk-support',
    title: 'Zendesk Support',
    auth_methods: [
        {
            name: 'oauth',
            title: 'OAuth',
            oauth: true,
            fields: [
                {
                    name: 'access_token',
                    type: 'string',
                    required: true,
                    secret: true,
                    max_length: 16384,
                    description: 'OAuth 2.0 access token.'
                },
                {
                    name: 'refresh_token',
                    type: 'string',
                    required: false,
                    secret: true,
                    max_length: 16384,
                    description: 'OAuth 2.0 refresh token.'
                },
                {
                    name: 'client_id',
                    type: 'string',
                    required: false,
                    secret: false,
                    max_length: 16384,
                    description: 'The OAuth client that the token was issued to. Needed to refresh it.'
                },
                {
                    name: 'client_secret',
                    type: 'string',
                    required: false,
                    secret: true,
                    max_length: 16384,
                    description: 'The secret of that client, where it has one.'
                }
            ]
        },
        {
            name: 'token',
            title: 'API token',
            oauth: false,
            fields: [
                {
                    name: 'email',
                    type: 'string',
                    required: true,
                    secret: false,
                    max_length: 16384,
                    description: 'Email address of the user that the token acts for.'
                },
                {
                    name: 'api_token',
                    type: 'string',
                    required: true,
                    secret: true,
                    max_length: 16384,
                    description: 'API token created in the account\'s admin area.'
                }
            ]
        }
    ],
    environment: [
        {
            name: 'subdomain',
            type: 'string',
            required: true,
            pattern: '^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$',
            description: 'The account\'s own part of its address, as in <subdomain>.zendesk.com.'
        }
    ],
    replication_config: [],
    entities: {
        tickets: {
            title: 'Tickets',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            external_id: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 255,
                                description: 'Only tickets with this id of yours.'
                            },
                            sort: {
                                type: 'string',
                                'x-known-values': [
                                    'id',
                                    '-id',
                                    'updated_at',
                                    '-updated_at',
                                    'status',
                                    '-status'
                                ],
                                description: 'The field to sort by; a hyphen before it turns the order around.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'allow_attachments',
                    'allow_channelback',
                    'assignee_id',
                    'brand_id',
                    'collaborator_ids',
                    'created_at',
                    'custom_fields',
                    'custom_status_id',
                    'description',
                    'due_at',
                    'email_cc_ids',
                    'encoded_id',
                    'external_id',
                    'fields',
                    'follower_ids',
                    'followup_ids',
                    'forum_topic_id',
                    'from_messaging_channel',
                    'generated_timestamp',
                    'group_id',
                    'has_incidents',
                    'is_public',
                    'organization_id',
                    'priority',
                    'problem_id',
                    'raw_subject',
                    'recipient',
                    'requester_id',
                    'satisfaction_probability',
                    'satisfaction_rating',
                    'sharing_agreement_ids',
                    'status',
                    'subject',
                    'submitter_id',
                    'support_type',
                    'tags',
                    'ticket_form_id',
                    'type',
                    'updated_at',
                    'url',
                    'via'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the ticket'
                    },
                    allow_attachments: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether agents may add attachments to comments.'
                    },
                    allow_channelback: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether answers can go back through the channel it came from.'
                    },
                    assignee_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The agent currently assigned to the ticket'
                    },
                    brand_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The brand that the ticket belongs to.'
                    },
                    collaborator_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Users in copy.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this record was created'
                    },
                    custom_fields: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true,
                            properties: {
                                id: {
                                    type: 'string'
                                }
                            }
                        },
                        description: 'The values of custom fields.'
                    },
                    custom_status_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The custom status.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The text of the first comment.'
                    },
                    due_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When a task is due.'
                    },
                    email_cc_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Users in copy by e-mail.'
                    },
                    encoded_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id as it stands in e-mails.'
                    },
                    external_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Your own id of the ticket.'
                    },
                    fields: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true,
                            properties: {
                                id: {
                                    type: 'string'
                                }
                            }
                        },
                        description: 'The same as custom_fields, under its older name.'
                    },
                    follower_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Agents who follow the ticket.'
                    },
                    followup_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Tickets that follow up this one, once it is closed.'
                    },
                    forum_topic_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The topic of the former web portal that the ticket began in.'
                    },
                    from_messaging_channel: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it came through a messaging channel.'
                    },
                    generated_timestamp: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Unix time of the last change of any kind, also of changes that are no event of the ticket.'
                    },
                    group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The group this ticket is assigned to'
                    },
                    has_incidents: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'For a problem, whether incidents belong to it.'
                    },
                    is_public: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether any comment is public.'
                    },
                    organization_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The organization of the requester.'
                    },
                    priority: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'urgent',
                            'high',
                            'normal',
                            'low'
                        ],
                        description: 'How urgent it is.'
                    },
                    problem_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'For an incident, the problem ticket that it belongs to.'
                    },
                    raw_subject: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The subject with its dynamic content placeholder, if it has one.'
                    },
                    recipient: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The address that the ticket was sent to.'
                    },
                    requester_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Who asked.'
                    },
                    satisfaction_probability: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'How likely a good rating is, as predicted.'
                    },
                    satisfaction_rating: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'What the requester thought of the help; its score is offered or unoffered where nothing was said.'
                    },
                    sharing_agreement_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The sharing agreements of the ticket.'
                    },
                    status: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'new',
                            'open',
                            'pending',
                            'hold',
                            'solved',
                            'closed'
                        ],
                        description: 'The state of the ticket; with custom statuses, their category.'
                    },
                    subject: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'What the ticket is about.'
                    },
                    submitter_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Who wrote the ticket down; the author of its first comment.'
                    },
                    support_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'agent',
                            'ai_agent'
                        ],
                        description: 'Who handles it.'
                    },
                    tags: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The tags of the ticket.'
                    },
                    ticket_form_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The form that the ticket is filled in with; on plans with several forms.'
                    },
                    type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'problem',
                            'incident',
                            'question',
                            'task'
                        ],
                        description: 'What kind of ticket it is.'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When an event of the ticket last changed it.'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of this ticket'
                    },
                    via: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            channel: {
                                type: 'string'
                            },
                            source: {
                                type: 'object',
                                additionalProperties: true,
                                properties: {
                                    from: {
                                        type: 'object',
                                        properties: {
                                            address: {
                                                type: 'string'
                                            },
                                            id: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            },
                                            title: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: true
                                    },
                                    rel: {
                                        type: 'string'
                                    },
                                    to: {
                                        type: 'object',
                                        properties: {
                                            address: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: true
                                    }
                                }
                            }
                        },
                        description: 'How the ticket, or the update, came about.',
                        additionalProperties: false
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'status'
                ],
                [
                    'external_id'
                ],
                [
                    'organization_id'
                ],
                [
                    'requester_id'
                ]
            ],
            deletions: 'signal'
        },
        deleted_tickets: {
            title: 'Deleted tickets',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            sort: {
                                type: 'string',
                                'x-known-values': [
                                    'id',
                                    '-id',
                                    'subject',
                                    '-subject',
                                    'deleted_at',
                                    '-deleted_at'
                                ],
                                description: 'The field to sort by; a hyphen before it turns the order around.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'actor',
                    'deleted_at',
                    'previous_state',
                    'subject'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the ticket'
                    },
                    actor: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            id: {
                                type: 'string'
                            },
                            name: {
                                type: 'string'
                            }
                        },
                        description: 'Who deleted the ticket.'
                    },
                    deleted_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the ticket was deleted.'
                    },
                    previous_state: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The status that the ticket had.'
                    },
                    subject: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The subject of the ticket.'
                    }
                }
            },
            index: [
                [
                    'deleted_at'
                ]
            ],
            deletions: 'listing'
        },
        users: {
            title: 'Users',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            role: {
                                type: 'string',
                                'x-known-values': [
                                    'end-user',
                                    'agent',
                                    'admin'
                                ],
                                description: 'Only users of this role: one of these, or the name of a custom role.'
                            },
                            external_id: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 255,
                                description: 'Only the user with this id of yours.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'active',
                    'alias',
                    'chat_only',
                    'created_at',
                    'custom_role_id',
                    'default_group_id',
                    'details',
                    'email',
                    'external_id',
                    'iana_time_zone',
                    'last_login_at',
                    'locale',
                    'locale_id',
                    'moderator',
                    'name',
                    'notes',
                    'only_private_comments',
                    'organization_id',
                    'phone',
                    'photo',
                    'remote_photo_url',
                    'report_csv',
                    'restricted_agent',
                    'role',
                    'role_type',
                    'separation',
                    'shared',
                    'shared_agent',
                    'shared_phone_number',
                    'signature',
                    'suspended',
                    'suspension_details',
                    'tags',
                    'ticket_restriction',
                    'time_zone',
                    'two_factor_auth_enabled',
                    'updated_at',
                    'url',
                    'user_fields',
                    'verified'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the user'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'False for a user who was deleted.'
                    },
                    alias: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name that end users see.'
                    },
                    chat_only: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether or not the user is a chat-only agent'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the user was created'
                    },
                    custom_role_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The custom role, on plans that have them.'
                    },
                    default_group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of the user\'s default group'
                    },
                    details: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'What is noted about the user, such as an address.'
                    },
                    email: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The primary address.'
                    },
                    external_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Your own id of the user; letter case makes no difference.'
                    },
                    iana_time_zone: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user\'s time zone, as the IANA names it.'
                    },
                    last_login_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the user last signed in or used an API token.'
                    },
                    locale: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The language and region, as a BCP 47 tag.'
                    },
                    locale_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user\'s language identifier'
                    },
                    moderator: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Designates whether the user has forum moderation capabilities'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user\'s name'
                    },
                    notes: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Notes about the user.'
                    },
                    only_private_comments: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the user can only write internal comments.'
                    },
                    organization_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The default organization.'
                    },
                    phone: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The primary number.'
                    },
                    photo: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'The profile picture.'
                    },
                    remote_photo_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Where the vendor fetched the user\'s picture from.'
                    },
                    report_csv: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Has no effect any more.'
                    },
                    restricted_agent: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'False for administrators and for agents without restrictions.'
                    },
                    role: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'end-user',
                            'agent',
                            'admin'
                        ],
                        description: 'What the user may do.'
                    },
                    role_type: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The number of the role: 0 custom agent, 1 light agent, 2 chat agent, 3 chat agent with support, 4 administrator, 5 billing administrator.'
                    },
                    separation: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            brand_id: {
                                type: 'string'
                            },
                            scope: {
                                type: 'string',
                                'x-known-values': [
                                    'account',
                                    'brand'
                                ]
                            }
                        },
                        description: 'Whether the user belongs to one brand or to the account.'
                    },
                    shared: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the user comes from another account that shares tickets.'
                    },
                    shared_agent: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the user is an agent of another account that shares tickets.'
                    },
                    shared_phone_number: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether several users have the number.'
                    },
                    signature: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user\'s signature.'
                    },
                    suspended: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the user is suspended.'
                    },
                    suspension_details: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            channels: {
                                type: 'array',
                                items: {
                                    type: 'string',
                                    'x-known-values': [
                                        'all',
                                        'messaging'
                                    ]
                                }
                            }
                        },
                        description: 'On which channels the user is suspended.'
                    },
                    tags: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The tags of the user, where the account has them on.'
                    },
                    ticket_restriction: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'organization',
                            'groups',
                            'assigned',
                            'requested'
                        ],
                        description: 'Which tickets the user may see; null for all of them.'
                    },
                    time_zone: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user\'s time zone, in the vendor\'s words.'
                    },
                    two_factor_auth_enabled: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If two factor authentication is enabled'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the user was last updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user\'s API url'
                    },
                    user_fields: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Values of custom fields.'
                    },
                    verified: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether one of the identities is verified.'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'name'
                ],
                [
                    'email'
                ],
                [
                    'external_id'
                ],
                [
                    'organization_id'
                ]
            ],
            deletions: 'signal'
        },
        organizations: {
            title: 'Organizations',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'created_at',
                    'details',
                    'domain_names',
                    'external_id',
                    'group_id',
                    'name',
                    'notes',
                    'organization_fields',
                    'shared_comments',
                    'shared_tickets',
                    'tags',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the organization'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the organization was created'
                    },
                    details: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'What is noted about it, such as the address.'
                    },
                    domain_names: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'An array of domain names associated with this organization'
                    },
                    external_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Your own id of the organization.'
                    },
                    group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The group that new tickets of its users go to.'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'A unique name for the organization'
                    },
                    notes: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Any notes you have about the organization'
                    },
                    organization_fields: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Values of custom fields.'
                    },
                    shared_comments: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether its users may comment on each other\'s tickets.'
                    },
                    shared_tickets: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether its users may see each other\'s tickets.'
                    },
                    tags: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The tags of the organization'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the organization'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of this organization'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'name'
                ],
                [
                    'external_id'
                ]
            ],
            deletions: 'signal'
        },
        groups: {
            title: 'Groups',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            exclude_deleted: {
                                type: 'boolean',
                                description: 'Leave deleted groups out.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'created_at',
                    'default',
                    'deleted',
                    'description',
                    'is_public',
                    'name',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the group'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the group was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is the default group.'
                    },
                    deleted: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the group was deleted.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description of the group'
                    },
                    is_public: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'False for a private group.'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name of the group'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the group'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of the group'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        },
        ticket_comments: {
            title: 'Ticket comments',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        required: [
                            'ticket_id'
                        ],
                        properties: {
                            ticket_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The ticket whose comments are listed.'
                            },
                            include_inline_images: {
                                type: 'boolean',
                                description: 'List inline images among the attachments too.'
                            },
                            sort: {
                                type: 'string',
                                'x-known-values': [
                                    'created_at',
                                    '-created_at'
                                ],
                                description: 'The field to sort by; a hyphen before it turns the order around.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'ticket_id',
                    'attachments',
                    'audit_id',
                    'author_id',
                    'body',
                    'created_at',
                    'html_body',
                    'metadata',
                    'plain_body',
                    'public',
                    'type',
                    'via'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the comment'
                    },
                    ticket_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The ticket that the comment is on'
                    },
                    attachments: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                content_type: {
                                    type: 'string'
                                },
                                content_url: {
                                    type: 'string'
                                },
                                deleted: {
                                    type: 'boolean'
                                },
                                file_name: {
                                    type: 'string'
                                },
                                height: {
                                    type: 'integer'
                                },
                                id: {
                                    type: 'string'
                                },
                                inline: {
                                    type: 'boolean'
                                },
                                malware_access_override: {
                                    type: 'boolean'
                                },
                                malware_scan_result: {
                                    type: 'string'
                                },
                                mapped_content_url: {
                                    type: 'string'
                                },
                                size: {
                                    type: 'integer'
                                },
                                url: {
                                    type: 'string'
                                },
                                width: {
                                    type: 'integer'
                                },
                                thumbnails: {
                                    type: 'array',
                                    items: {
                                        type: 'object',
                                        properties: {
                                            content_type: {
                                                type: 'string'
                                            },
                                            content_url: {
                                                type: 'string'
                                            },
                                            deleted: {
                                                type: 'boolean'
                                            },
                                            file_name: {
                                                type: 'string'
                                            },
                                            height: {
                                                type: 'integer'
                                            },
                                            id: {
                                                type: 'string'
                                            },
                                            inline: {
                                                type: 'boolean'
                                            },
                                            malware_access_override: {
                                                type: 'boolean'
                                            },
                                            malware_scan_result: {
                                                type: 'string'
                                            },
                                            mapped_content_url: {
                                                type: 'string'
                                            },
                                            size: {
                                                type: 'integer'
                                            },
                                            url: {
                                                type: 'string'
                                            },
                                            width: {
                                                type: 'integer'
                                            }
                                        },
                                        additionalProperties: false
                                    }
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'Attachments, if any.'
                    },
                    audit_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of the ticket audit record.'
                    },
                    author_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Who wrote the comment; -1 for the system.'
                    },
                    body: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The comment string.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the comment was created'
                    },
                    html_body: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The comment formatted as HTML.'
                    },
                    metadata: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'System information about the comment, such as address and client.'
                    },
                    plain_body: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The comment presented as plain text.'
                    },
                    public: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'False for an internal note.'
                    },
                    type: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'Comment',
                            'VoiceComment'
                        ],
                        description: 'Comment or VoiceComment.'
                    },
                    via: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            channel: {
                                type: 'string'
                            },
                            source: {
                                type: 'object',
                                additionalProperties: true,
                                properties: {
                                    from: {
                                        type: 'object',
                                        properties: {
                                            address: {
                                                type: 'string'
                                            },
                                            id: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            },
                                            title: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: true
                                    },
                                    rel: {
                                        type: 'string'
                                    },
                                    to: {
                                        type: 'object',
                                        properties: {
                                            address: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: true
                                    }
                                }
                            }
                        },
                        description: 'How the ticket, or the update, came about.',
                        additionalProperties: false
                    }
                }
            },
            index: [
                [
                    'ticket_id'
                ],
                [
                    'created_at'
                ],
                [
                    'author_id'
                ]
            ],
            deletions: 'parent',
            parent: {
                entity: 'tickets',
                field: 'ticket_id'
            }
        },
        ticket_audits: {
            title: 'Ticket audits',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            ticket_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'Only audits of this ticket.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'author_id',
                    'created_at',
                    'events',
                    'metadata',
                    'ticket_id',
                    'via'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the audit'
                    },
                    author_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user who created the audit'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the audit was created'
                    },
                    events: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true
                        },
                        description: 'What happened in this update, in order; which members an event has depends on its type.'
                    },
                    metadata: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Metadata for the audit, custom and system data'
                    },
                    ticket_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The ID of the associated ticket'
                    },
                    via: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            channel: {
                                type: 'string'
                            },
                            source: {
                                type: 'object',
                                additionalProperties: true,
                                properties: {
                                    from: {
                                        type: 'object',
                                        properties: {
                                            address: {
                                                type: 'string'
                                            },
                                            id: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            },
                                            title: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: true
                                    },
                                    rel: {
                                        type: 'string'
                                    },
                                    to: {
                                        type: 'object',
                                        properties: {
                                            address: {
                                                type: 'string'
                                            },
                                            name: {
                                                type: 'string'
                                            }
                                        },
                                        additionalProperties: true
                                    }
                                }
                            }
                        },
                        description: 'How the ticket, or the update, came about.',
                        additionalProperties: false
                    }
                }
            },
            index: [
                [
                    'ticket_id'
                ],
                [
                    'created_at'
                ]
            ],
            deletions: 'parent',
            parent: {
                entity: 'tickets',
                field: 'ticket_id'
            }
        },
        attachments: {
            title: 'Attachments',
            actions: {
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'content_type',
                    'content_url',
                    'deleted',
                    'file_name',
                    'height',
                    'inline',
                    'malware_access_override',
                    'malware_scan_result',
                    'mapped_content_url',
                    'size',
                    'url',
                    'width',
                    'thumbnails'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the attachment'
                    },
                    content_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The content type of the image.'
                    },
                    content_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'A full URL where the attachment image file can be downloaded.'
                    },
                    deleted: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, the attachment has been deleted'
                    },
                    file_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name of the image file'
                    },
                    height: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The height of the image file in pixels.'
                    },
                    inline: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, the attachment is excluded from the attachment list and the attachment\'s URL can be referenced within the comment of a ticket.'
                    },
                    malware_access_override: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, you can download an attachment flagged as malware.'
                    },
                    malware_scan_result: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The result of the malware scan.'
                    },
                    mapped_content_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The URL the attachment image file has been mapped to'
                    },
                    size: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The size of the image file in bytes'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'A URL to access the attachment details'
                    },
                    width: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The width of the image file in pixels.'
                    },
                    thumbnails: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                content_type: {
                                    type: 'string'
                                },
                                content_url: {
                                    type: 'string'
                                },
                                deleted: {
                                    type: 'boolean'
                                },
                                file_name: {
                                    type: 'string'
                                },
                                height: {
                                    type: 'integer'
                                },
                                id: {
                                    type: 'string'
                                },
                                inline: {
                                    type: 'boolean'
                                },
                                malware_access_override: {
                                    type: 'boolean'
                                },
                                malware_scan_result: {
                                    type: 'string'
                                },
                                mapped_content_url: {
                                    type: 'string'
                                },
                                size: {
                                    type: 'integer'
                                },
                                url: {
                                    type: 'string'
                                },
                                width: {
                                    type: 'integer'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'An array of attachment objects.'
                    }
                }
            },
            index: [],
            deletions: 'never'
        },
        ticket_metrics: {
            title: 'Ticket metrics',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'agent_wait_time_in_minutes',
                    'assigned_at',
                    'assignee_stations',
                    'assignee_updated_at',
                    'created_at',
                    'custom_status_updated_at',
                    'first_resolution_time_in_minutes',
                    'full_resolution_time_in_minutes',
                    'group_stations',
                    'initially_assigned_at',
                    'latest_comment_added_at',
                    'on_hold_time_in_minutes',
                    'reopens',
                    'replies',
                    'reply_time_in_minutes',
                    'reply_time_in_seconds',
                    'requester_updated_at',
                    'requester_wait_time_in_minutes',
                    'solved_at',
                    'status_updated_at',
                    'ticket_id',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the metric'
                    },
                    agent_wait_time_in_minutes: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    assigned_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the ticket was assigned'
                    },
                    assignee_stations: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Number of assignees the ticket had'
                    },
                    assignee_updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the assignee last updated the ticket'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the record was created'
                    },
                    custom_status_updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The date and time the ticket\'s custom status was last updated'
                    },
                    first_resolution_time_in_minutes: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    full_resolution_time_in_minutes: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    group_stations: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Number of groups the ticket passed through'
                    },
                    initially_assigned_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the ticket was initially assigned'
                    },
                    latest_comment_added_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the latest comment was added'
                    },
                    on_hold_time_in_minutes: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    reopens: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Total number of times the ticket was reopened'
                    },
                    replies: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The number of public replies added to a ticket by an agent'
                    },
                    reply_time_in_minutes: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    reply_time_in_seconds: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    requester_updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the requester last updated the ticket'
                    },
                    requester_wait_time_in_minutes: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            business: {
                                type: 'integer'
                            },
                            calendar: {
                                type: 'integer'
                            }
                        },
                        additionalProperties: false
                    },
                    solved_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the ticket was solved'
                    },
                    status_updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the status of the ticket was last updated'
                    },
                    ticket_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Id of the associated ticket'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the record was last updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of the ticket metric'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'ticket_id'
                ]
            ],
            deletions: 'parent',
            parent: {
                entity: 'tickets',
                field: 'ticket_id'
            }
        },
        ticket_fields: {
            title: 'Ticket fields',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            locale: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 255,
                                description: 'The locale of title_in_portal: the id of an active one.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'active',
                    'agent_can_edit',
                    'agent_description',
                    'collapsed_for_agents',
                    'created_at',
                    'creator_app_name',
                    'creator_user_id',
                    'custom_field_options',
                    'custom_statuses',
                    'description',
                    'editable_in_portal',
                    'position',
                    'raw_description',
                    'raw_title',
                    'raw_title_in_portal',
                    'regexp_for_validation',
                    'relationship_filter',
                    'relationship_target_type',
                    'removable',
                    'required',
                    'required_in_portal',
                    'sub_type_id',
                    'system_field_options',
                    'tag',
                    'title',
                    'title_in_portal',
                    'type',
                    'updated_at',
                    'url',
                    'visible_in_portal'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the field'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the field is in use.'
                    },
                    agent_can_edit: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether this field is editable by agents'
                    },
                    agent_description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'What only agents read about the field.'
                    },
                    collapsed_for_agents: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the field is hidden from agents at first.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the custom ticket field was created'
                    },
                    creator_app_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The app that created the field.'
                    },
                    creator_user_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Who created the field; -1 for the system.'
                    },
                    custom_field_options: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                allow_solving: {
                                    type: 'boolean'
                                },
                                id: {
                                    type: 'string'
                                },
                                name: {
                                    type: 'string'
                                },
                                position: {
                                    type: 'integer'
                                },
                                raw_name: {
                                    type: 'string'
                                },
                                url: {
                                    type: 'string'
                                },
                                value: {
                                    type: 'string'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'What can be chosen in a custom field.'
                    },
                    custom_statuses: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                active: {
                                    type: 'boolean'
                                },
                                agent_label: {
                                    type: 'string'
                                },
                                created_at: {
                                    type: 'string',
                                    format: 'date-time'
                                },
                                default: {
                                    type: 'boolean'
                                },
                                description: {
                                    type: 'string'
                                },
                                end_user_description: {
                                    type: 'string'
                                },
                                end_user_label: {
                                    type: 'string'
                                },
                                id: {
                                    type: 'string'
                                },
                                status_category: {
                                    type: 'string',
                                    'x-known-values': [
                                        'new',
                                        'open',
                                        'pending',
                                        'hold',
                                        'solved'
                                    ]
                                },
                                updated_at: {
                                    type: 'string',
                                    format: 'date-time'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'The custom statuses, in the status field.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'What the field is for.'
                    },
                    editable_in_portal: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether this field is editable by end users in Help Center'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place among the fields.'
                    },
                    raw_description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description, or its dynamic content placeholder.'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title, or its dynamic content placeholder.'
                    },
                    raw_title_in_portal: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title for end users, or its dynamic content placeholder.'
                    },
                    regexp_for_validation: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'In a field of type regexp, the pattern that values must match.'
                    },
                    relationship_filter: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'In a lookup field, which records can be chosen.'
                    },
                    relationship_target_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'In a lookup field, what it refers to, such as zen:user.'
                    },
                    removable: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'False for a system field, which every ticket has.'
                    },
                    required: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether a ticket needs a value to be solved.'
                    },
                    required_in_portal: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether end users must give a value.'
                    },
                    sub_type_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'For the system fields priority and status: which values there are.'
                    },
                    system_field_options: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                name: {
                                    type: 'string'
                                },
                                value: {
                                    type: 'string'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'What can be chosen in a system field.'
                    },
                    tag: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'In a checkbox, the tag that a ticket gets when it is ticked.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the ticket field'
                    },
                    title_in_portal: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the ticket field for end users in Help Center'
                    },
                    type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The type of the field, a system or a custom one.'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the custom ticket field was last updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The URL for this resource'
                    },
                    visible_in_portal: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether this field is visible to end users in Help Center'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        ticket_forms: {
            title: 'Ticket forms',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            active: {
                                type: 'boolean',
                                description: 'Only active ones, or only inactive ones.'
                            },
                            end_user_visible: {
                                type: 'boolean',
                                description: 'Only forms that end users see, or only the others.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'active',
                    'agent_conditions',
                    'created_at',
                    'default',
                    'deleted_at',
                    'display_name',
                    'end_user_conditions',
                    'end_user_visible',
                    'in_all_brands',
                    'name',
                    'position',
                    'raw_display_name',
                    'raw_name',
                    'restricted_brand_ids',
                    'ticket_field_ids',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the form'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the form is in use.'
                    },
                    agent_conditions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true
                        },
                        description: 'When agents see which fields.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the ticket form was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is the default form.'
                    },
                    deleted_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the ticket form was deleted'
                    },
                    display_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name that end users see.'
                    },
                    end_user_conditions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true
                        },
                        description: 'When end users see which fields.'
                    },
                    end_user_visible: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether end users see the form.'
                    },
                    in_all_brands: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether all brands use it.'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name of the form'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place among the forms.'
                    },
                    raw_display_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name for end users, or its dynamic content placeholder.'
                    },
                    raw_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name, or its dynamic content placeholder.'
                    },
                    restricted_brand_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The brands that use it, where not all do.'
                    },
                    ticket_field_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The fields of the form, in their order.'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the ticket form'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'URL of the ticket form'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        },
        brands: {
            title: 'Brands',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'active',
                    'brand_url',
                    'created_at',
                    'default',
                    'has_help_center',
                    'help_center_state',
                    'host_mapping',
                    'is_deleted',
                    'logo',
                    'name',
                    'signature_template',
                    'subdomain',
                    'ticket_form_ids',
                    'updated_at',
                    'url',
                    'user_separation'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the brand'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the brand is in use.'
                    },
                    brand_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The address of the brand.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the brand was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is the default brand.'
                    },
                    has_help_center: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the brand has a help center.'
                    },
                    help_center_state: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'enabled',
                            'disabled',
                            'restricted'
                        ],
                        description: 'The state of the Help Center'
                    },
                    host_mapping: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The own host name of the brand, if it has one; for administrators.'
                    },
                    is_deleted: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the brand was deleted.'
                    },
                    logo: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            content_type: {
                                type: 'string'
                            },
                            content_url: {
                                type: 'string'
                            },
                            deleted: {
                                type: 'boolean'
                            },
                            file_name: {
                                type: 'string'
                            },
                            height: {
                                type: 'integer'
                            },
                            id: {
                                type: 'string'
                            },
                            inline: {
                                type: 'boolean'
                            },
                            malware_access_override: {
                                type: 'boolean'
                            },
                            malware_scan_result: {
                                type: 'string'
                            },
                            mapped_content_url: {
                                type: 'string'
                            },
                            size: {
                                type: 'integer'
                            },
                            url: {
                                type: 'string'
                            },
                            width: {
                                type: 'integer'
                            },
                            thumbnails: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    properties: {
                                        content_type: {
                                            type: 'string'
                                        },
                                        content_url: {
                                            type: 'string'
                                        },
                                        deleted: {
                                            type: 'boolean'
                                        },
                                        file_name: {
                                            type: 'string'
                                        },
                                        height: {
                                            type: 'integer'
                                        },
                                        id: {
                                            type: 'string'
                                        },
                                        inline: {
                                            type: 'boolean'
                                        },
                                        malware_access_override: {
                                            type: 'boolean'
                                        },
                                        malware_scan_result: {
                                            type: 'string'
                                        },
                                        mapped_content_url: {
                                            type: 'string'
                                        },
                                        size: {
                                            type: 'integer'
                                        },
                                        url: {
                                            type: 'string'
                                        },
                                        width: {
                                            type: 'integer'
                                        }
                                    },
                                    additionalProperties: false
                                }
                            }
                        },
                        description: 'A file.',
                        additionalProperties: false
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name of the brand'
                    },
                    signature_template: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The template of signatures.'
                    },
                    subdomain: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The subdomain of the brand'
                    },
                    ticket_form_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The forms that the brand uses.'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the brand'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of this brand'
                    },
                    user_separation: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'account',
                            'brand'
                        ],
                        description: 'Whether users belong to the brand alone or to the account.'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'name'
                ]
            ],
            deletions: 'listing'
        },
        views: {
            title: 'Views',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            access: {
                                type: 'string',
                                'x-known-values': [
                                    'personal',
                                    'shared',
                                    'account'
                                ],
                                description: 'Only those with this access.'
                            },
                            active: {
                                type: 'boolean',
                                description: 'Only active ones, or only inactive ones.'
                            },
                            group_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'Only those of this group.'
                            },
                            sort: {
                                type: 'string',
                                'x-known-values': [
                                    'created_at',
                                    '-created_at',
                                    'updated_at',
                                    '-updated_at'
                                ],
                                description: 'The field to sort by; a hyphen before it turns the order around.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'active',
                    'conditions',
                    'created_at',
                    'default',
                    'description',
                    'execution',
                    'position',
                    'restriction',
                    'title',
                    'updated_at'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the view'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the view is active'
                    },
                    conditions: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Which tickets the view holds.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the view was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is one that every account begins with.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description of the view'
                    },
                    execution: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'How the view is shown: columns, grouping, order.'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place among the views.'
                    },
                    restriction: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Who may use it; null for everyone.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the view'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the view was last updated'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        macros: {
            title: 'Macros',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            access: {
                                type: 'string',
                                'x-known-values': [
                                    'personal',
                                    'agents',
                                    'shared',
                                    'account'
                                ],
                                description: 'Only those with this access.'
                            },
                            active: {
                                type: 'boolean',
                                description: 'Only active ones, or only inactive ones.'
                            },
                            group_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'Only those of this group.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'actions',
                    'active',
                    'created_at',
                    'default',
                    'description',
                    'position',
                    'raw_title',
                    'restriction',
                    'title',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the macro'
                    },
                    actions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true,
                            properties: {
                                field: {
                                    type: 'string'
                                }
                            }
                        },
                        description: 'What the macro does.'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the macro is offered.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the macro was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is one that every account begins with.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description of the macro'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place among the macros.'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title, or its dynamic content placeholder.'
                    },
                    restriction: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Who may use it; null for everyone.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the macro'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the macro'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of the macro'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        triggers: {
            title: 'Triggers',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            active: {
                                type: 'boolean',
                                description: 'Only active ones, or only inactive ones.'
                            },
                            category_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'Only those of this category.'
                            },
                            sort: {
                                type: 'string',
                                'x-known-values': [
                                    'alphabetical',
                                    '-alphabetical',
                                    'created_at',
                                    '-created_at',
                                    'updated_at',
                                    '-updated_at',
                                    'position',
                                    '-position'
                                ],
                                description: 'The field to sort by; a hyphen before it turns the order around.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'actions',
                    'active',
                    'brand_id',
                    'category_id',
                    'conditions',
                    'created_at',
                    'default',
                    'description',
                    'position',
                    'raw_title',
                    'restriction',
                    'title',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the trigger'
                    },
                    actions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true,
                            properties: {
                                field: {
                                    type: 'string'
                                }
                            }
                        },
                        description: 'What the trigger does.'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the ticket trigger is active'
                    },
                    brand_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The brand that it belongs to.'
                    },
                    category_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The category that it belongs to.'
                    },
                    conditions: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            all: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true,
                                    properties: {
                                        field: {
                                            type: 'string'
                                        },
                                        operator: {
                                            type: 'string'
                                        }
                                    }
                                }
                            },
                            any: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true,
                                    properties: {
                                        field: {
                                            type: 'string'
                                        },
                                        operator: {
                                            type: 'string'
                                        }
                                    }
                                }
                            }
                        },
                        description: 'When a rule applies.',
                        additionalProperties: false
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the ticket trigger was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is one that every account begins with.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description of the ticket trigger'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place in the order in which triggers run.'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title, or its dynamic content placeholder.'
                    },
                    restriction: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Who may use it; null for everyone.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the ticket trigger'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the ticket trigger'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The url of the ticket trigger'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        automations: {
            title: 'Automations',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            active: {
                                type: 'boolean',
                                description: 'Only active ones, or only inactive ones.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'actions',
                    'active',
                    'conditions',
                    'created_at',
                    'default',
                    'position',
                    'raw_title',
                    'title',
                    'updated_at'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the automation'
                    },
                    actions: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            additionalProperties: true,
                            properties: {
                                field: {
                                    type: 'string'
                                }
                            }
                        },
                        description: 'What the automation does.'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the automation is active'
                    },
                    conditions: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            all: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true,
                                    properties: {
                                        field: {
                                            type: 'string'
                                        },
                                        operator: {
                                            type: 'string'
                                        }
                                    }
                                }
                            },
                            any: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true,
                                    properties: {
                                        field: {
                                            type: 'string'
                                        },
                                        operator: {
                                            type: 'string'
                                        }
                                    }
                                }
                            }
                        },
                        description: 'When a rule applies.',
                        additionalProperties: false
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the automation was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is one that every account begins with.'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place in the order in which automations run.'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title, or its dynamic content placeholder.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the automation'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the automation'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        tags: {
            title: 'Tags',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'name',
                    'count'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'The tag\'s name.'
                    },
                    name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The tag\'s name.'
                    },
                    count: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'How often it is used.'
                    }
                }
            },
            index: [
                [
                    'name'
                ],
                [
                    'count'
                ]
            ],
            deletions: 'never'
        },
        satisfaction_ratings: {
            title: 'Satisfaction ratings',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            score: {
                                type: 'string',
                                'x-known-values': [
                                    'offered',
                                    'unoffered',
                                    'received',
                                    'received_with_comment',
                                    'received_without_comment',
                                    'good',
                                    'good_with_comment',
                                    'good_without_comment',
                                    'bad',
                                    'bad_with_comment',
                                    'bad_without_comment'
                                ],
                                description: 'Only ratings of this kind.'
                            },
                            start_time: {
                                type: 'string',
                                format: 'date-time',
                                description: 'Only ratings from this time on.'
                            },
                            end_time: {
                                type: 'string',
                                format: 'date-time',
                                description: 'Only ratings up to this time.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'assignee_id',
                    'comment',
                    'created_at',
                    'group_id',
                    'reason',
                    'reason_code',
                    'reason_id',
                    'requester_id',
                    'score',
                    'ticket_id',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the rating'
                    },
                    assignee_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of agent assigned to at the time of rating'
                    },
                    comment: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'What the requester wrote with it.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the satisfaction rating got created'
                    },
                    group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of group assigned to at the time of rating'
                    },
                    reason: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Why the rating is bad, where the account asks.'
                    },
                    reason_code: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The number of the reason.'
                    },
                    reason_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of the reason for a bad rating.'
                    },
                    requester_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of ticket requester submitting the rating'
                    },
                    score: {
                        type: [
                            'string',
                            'null'
                        ],
                        'x-known-values': [
                            'offered',
                            'unoffered',
                            'good',
                            'bad'
                        ],
                        description: 'Offered, unoffered, good or bad.'
                    },
                    ticket_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of ticket being rated'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the satisfaction rating got updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of this rating'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'ticket_id'
                ],
                [
                    'score'
                ]
            ],
            deletions: 'listing'
        },
        group_memberships: {
            title: 'Group memberships',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'created_at',
                    'default',
                    'group_id',
                    'updated_at',
                    'url',
                    'user_id'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the membership'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the membership was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is the agent\'s default group.'
                    },
                    group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The group.'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When the membership was last changed'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of this record'
                    },
                    user_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The agent.'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'group_id'
                ],
                [
                    'user_id'
                ]
            ],
            deletions: 'listing'
        },
        organization_memberships: {
            title: 'Organization memberships',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'created_at',
                    'default',
                    'organization_id',
                    'organization_name',
                    'updated_at',
                    'url',
                    'user_id',
                    'view_tickets'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the membership'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this record was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it is the default one of the user; null where it is not.'
                    },
                    organization_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The organization.'
                    },
                    organization_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name of the organization.'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When this record last got updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of this membership'
                    },
                    user_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user.'
                    },
                    view_tickets: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the user sees the organization\'s tickets.'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'organization_id'
                ],
                [
                    'user_id'
                ]
            ],
            deletions: 'listing'
        },
        sla_policies: {
            title: 'SLA policies',
            actions: {
                list: {
                    page: null,
                    params: {
                        type: 'object',
                        properties: {},
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'created_at',
                    'description',
                    'filter',
                    'policy_metrics',
                    'position',
                    'title',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the policy'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the SLA policy was created'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The description of the SLA policy'
                    },
                    filter: {
                        type: [
                            'object',
                            'null'
                        ],
                        properties: {
                            all: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true,
                                    properties: {
                                        field: {
                                            type: 'string'
                                        },
                                        operator: {
                                            type: 'string'
                                        }
                                    }
                                }
                            },
                            any: {
                                type: 'array',
                                items: {
                                    type: 'object',
                                    additionalProperties: true,
                                    properties: {
                                        field: {
                                            type: 'string'
                                        },
                                        operator: {
                                            type: 'string'
                                        }
                                    }
                                }
                            }
                        },
                        description: 'When a rule applies.',
                        additionalProperties: false
                    },
                    policy_metrics: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'object',
                            properties: {
                                business_hours: {
                                    type: 'boolean'
                                },
                                metric: {
                                    type: 'string'
                                },
                                priority: {
                                    type: 'string'
                                },
                                target: {
                                    type: 'integer'
                                }
                            },
                            additionalProperties: false
                        },
                        description: 'What is measured, and the target of each priority.'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place in the order in which policies are matched.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the SLA policy'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time of the last update of the SLA policy'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'URL of the SLA policy record'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        articles: {
            title: 'Articles',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        properties: {
                            sort: {
                                type: 'string',
                                'x-known-values': [
                                    'position',
                                    '-position',
                                    'title',
                                    '-title',
                                    'created_at',
                                    '-created_at',
                                    'updated_at',
                                    '-updated_at'
                                ],
                                description: 'The field to sort by; a hyphen before it turns the order around.'
                            },
                            label_names: {
                                type: 'array',
                                items: {
                                    type: 'string',
                                    minLength: 1
                                },
                                minItems: 1,
                                maxItems: 50,
                                description: 'Only articles that have all of these labels.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                search: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'query'
                        ],
                        properties: {
                            query: {
                                type: 'object',
                                description: 'Filter and sort conditions.'
                            },
                            limit: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 10000,
                                default: 1000,
                                description: 'Most results to return.'
                            },
                            cursor: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 16384,
                                description: 'meta.cursor of the previous page.'
                            },
                            fields: {
                                type: 'array',
                                minItems: 1,
                                maxItems: 200,
                                items: {
                                    type: 'string',
                                    minLength: 1,
                                    maxLength: 1024
                                },
                                description: 'Paths of the fields to return; id always is.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'author_id',
                    'body',
                    'comments_disabled',
                    'content_tag_ids',
                    'created_at',
                    'draft',
                    'edited_at',
                    'html_url',
                    'label_names',
                    'locale',
                    'outdated_locales',
                    'permission_group_id',
                    'position',
                    'promoted',
                    'section_id',
                    'source_locale',
                    'title',
                    'updated_at',
                    'url',
                    'user_segment_id',
                    'user_segment_ids',
                    'vote_count',
                    'vote_sum'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the article'
                    },
                    author_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Who wrote the article.'
                    },
                    body: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'HTML of the article.'
                    },
                    comments_disabled: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether comments are switched off.'
                    },
                    content_tag_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Content tags of the article.'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the article was created'
                    },
                    draft: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the translation of this locale is a draft.'
                    },
                    edited_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'When it was last edited in this locale.'
                    },
                    html_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'Where it stands in the help center.'
                    },
                    label_names: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Labels of the article.'
                    },
                    locale: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The locale that it is shown in.'
                    },
                    outdated_locales: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Locales whose translation is behind the article.'
                    },
                    permission_group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The group of people who may edit and publish it.'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Its place in the list of articles.'
                    },
                    promoted: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the article is promoted.'
                    },
                    section_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of the section to which this article belongs'
                    },
                    source_locale: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The locale that it was written in.'
                    },
                    title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The title of the article'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the article was last updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The API url of the article'
                    },
                    user_segment_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The segment of users who may see it; null for everyone.'
                    },
                    user_segment_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The segments of users who may see it; more than one on some plans.'
                    },
                    vote_count: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'How many votes it has.'
                    },
                    vote_sum: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'Votes for it less votes against it.'
                    }
                }
            },
            index: [
                [
                    'created_at'
                ],
                [
                    'updated_at'
                ],
                [
                    'title'
                ]
            ],
            deletions: 'listing'
        },
        article_attachments: {
            title: 'Article attachments',
            actions: {
                list: {
                    page: {
                        default: 25,
                        max: 100
                    },
                    params: {
                        type: 'object',
                        required: [
                            'article_id'
                        ],
                        properties: {
                            article_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The article whose files are listed.'
                            },
                            page_size: {
                                type: 'integer',
                                minimum: 1,
                                maximum: 100,
                                default: 25,
                                description: 'Most records on a page.'
                            },
                            after: {
                                type: 'string',
                                minLength: 1,
                                maxLength: 4096,
                                description: 'pagination.after of the previous page.'
                            }
                        },
                        additionalProperties: false
                    }
                },
                get: {
                    page: null,
                    params: {
                        type: 'object',
                        required: [
                            'id',
                            'article_id'
                        ],
                        properties: {
                            id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The id of the record.'
                            },
                            article_id: {
                                type: 'string',
                                pattern: '^[0-9]{1,20}$',
                                description: 'The article that the file belongs to.'
                            }
                        },
                        additionalProperties: false
                    }
                }
            },
            record: {
                type: 'object',
                required: [
                    'id',
                    'article_id',
                    'content_type',
                    'content_url',
                    'created_at',
                    'file_name',
                    'inline',
                    'locale',
                    'size',
                    'updated_at',
                    'url'
                ],
                properties: {
                    id: {
                        type: 'string',
                        description: 'Unique identifier of the attachment'
                    },
                    article_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The associated article, if present'
                    },
                    content_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The media type.'
                    },
                    content_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'URL where the attachment file can be downloaded'
                    },
                    created_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the article attachment was created'
                    },
                    file_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The file name'
                    },
                    inline: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether it stands inside the article rather than in its list of files.'
                    },
                    locale: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The translation that an inline file belongs to.'
                    },
                    size: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The attachment file size in bytes'
                    },
                    updated_at: {
                        type: [
                            'string',
                            'null'
                        ],
                        format: 'date-time',
                        description: 'The time the article attachment was last updated'
                    },
                    url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The URL of the article attachment'
                    }
                }
            },
            index: [],
            deletions: 'never'
        }
    }
};

/**
 * Connector type -> what it promises.
 */
export type Connectors = {
    'facebook-marketing': FacebookMarketing;
    'incident-io': IncidentIo;
    'zendesk-support': ZendeskSupport;
};

/**
 * Connector type -> what a caller gives to use it.
 */
export type ConnectorInputs = {
    'facebook-marketing': {
        credentials: FacebookMarketingOauthCredentials | FacebookMarketingTokenCredentials;
        environment?: Record<string, never>;
        replication_config: FacebookMarketingReplicationConfig;
    };
    'incident-io': {
        credentials: IncidentIoApiKeyCredentials;
        environment?: Record<string, never>;
        replication_config?: Record<string, never>;
    };
    'zendesk-support': {
        credentials: ZendeskSupportOauthCredentials | ZendeskSupportTokenCredentials;
        environment: ZendeskSupportEnvironment;
        replication_config?: Record<string, never>;
    };
};

/**
 * Connector type -> what it promises, as data.
 */
export const contracts: Record<keyof Connectors, ConnectorContract> = {
    'facebook-marketing': facebookMarketing,
    'incident-io': incidentIo,
    'zendesk-support': zendeskSupport
};
