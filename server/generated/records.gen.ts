// Generated from openapi/ by `npm run generate`. Do not edit.

import type { RecordTable } from '../records/table-layout.ts';

/**
 * Connector type -> entity -> where its synced records are.
 */
export const recordTables: Record<string, Record<string, RecordTable>> = {
    'facebook-marketing': {
        ad_accounts: {
            table: 'facebook_marketing_ad_accounts',
            text_index: 'facebook_marketing_ad_accounts_text',
            keys: [
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_ad_accounts_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ad_accounts_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        ad_creatives: {
            table: 'facebook_marketing_ad_creatives',
            text_index: 'facebook_marketing_ad_creatives_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_ad_creatives_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ad_creatives_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        ad_sets: {
            table: 'facebook_marketing_ad_sets',
            text_index: 'facebook_marketing_ad_sets_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_campaign_id',
                    path: [
                        'campaign_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_effective_status',
                    path: [
                        'effective_status'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_updated_time',
                    path: [
                        'updated_time'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_ad_sets_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ad_sets_campaign_id',
                    columns: [
                        'connector',
                        'key_campaign_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ad_sets_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ad_sets_effective_status',
                    columns: [
                        'connector',
                        'key_effective_status',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ad_sets_updated_time',
                    columns: [
                        'connector',
                        'key_updated_time',
                        'id'
                    ],
                    descending: 'ix_facebook_marketing_ad_sets_updated_time_desc'
                }
            ]
        },
        ads: {
            table: 'facebook_marketing_ads',
            text_index: 'facebook_marketing_ads_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_campaign_id',
                    path: [
                        'campaign_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_adset_id',
                    path: [
                        'adset_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_effective_status',
                    path: [
                        'effective_status'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_updated_time',
                    path: [
                        'updated_time'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_ads_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_campaign_id',
                    columns: [
                        'connector',
                        'key_campaign_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_adset_id',
                    columns: [
                        'connector',
                        'key_adset_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_effective_status',
                    columns: [
                        'connector',
                        'key_effective_status',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_updated_time',
                    columns: [
                        'connector',
                        'key_updated_time',
                        'id'
                    ],
                    descending: 'ix_facebook_marketing_ads_updated_time_desc'
                }
            ]
        },
        ads_insights: {
            table: 'facebook_marketing_ads_insights',
            text_index: 'facebook_marketing_ads_insights_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_campaign_id',
                    path: [
                        'campaign_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_adset_id',
                    path: [
                        'adset_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_ad_id',
                    path: [
                        'ad_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_date_start',
                    path: [
                        'date_start'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_ads_insights_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_insights_campaign_id',
                    columns: [
                        'connector',
                        'key_campaign_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_insights_adset_id',
                    columns: [
                        'connector',
                        'key_adset_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_insights_ad_id',
                    columns: [
                        'connector',
                        'key_ad_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_ads_insights_date_start',
                    columns: [
                        'connector',
                        'key_date_start',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        campaigns: {
            table: 'facebook_marketing_campaigns',
            text_index: 'facebook_marketing_campaigns_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_effective_status',
                    path: [
                        'effective_status'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_updated_time',
                    path: [
                        'updated_time'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_campaigns_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_campaigns_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_campaigns_effective_status',
                    columns: [
                        'connector',
                        'key_effective_status',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_campaigns_updated_time',
                    columns: [
                        'connector',
                        'key_updated_time',
                        'id'
                    ],
                    descending: 'ix_facebook_marketing_campaigns_updated_time_desc'
                }
            ]
        },
        custom_conversions: {
            table: 'facebook_marketing_custom_conversions',
            text_index: 'facebook_marketing_custom_conversions_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_custom_conversions_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_custom_conversions_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        images: {
            table: 'facebook_marketing_images',
            text_index: 'facebook_marketing_images_text',
            keys: [
                {
                    column: 'key_account_id',
                    path: [
                        'account_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_hash',
                    path: [
                        'hash'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_updated_time',
                    path: [
                        'updated_time'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_images_account_id',
                    columns: [
                        'connector',
                        'key_account_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_images_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_images_hash',
                    columns: [
                        'connector',
                        'key_hash',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_images_updated_time',
                    columns: [
                        'connector',
                        'key_updated_time',
                        'id'
                    ],
                    descending: 'ix_facebook_marketing_images_updated_time_desc'
                }
            ]
        },
        pixels: {
            table: 'facebook_marketing_pixels',
            text_index: 'facebook_marketing_pixels_text',
            keys: [
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_pixels_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        videos: {
            table: 'facebook_marketing_videos',
            text_index: 'facebook_marketing_videos_text',
            keys: [
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_created_time',
                    path: [
                        'created_time'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_time',
                    path: [
                        'updated_time'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_facebook_marketing_videos_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_facebook_marketing_videos_created_time',
                    columns: [
                        'connector',
                        'key_created_time',
                        'id'
                    ],
                    descending: 'ix_facebook_marketing_videos_created_time_desc'
                },
                {
                    name: 'ix_facebook_marketing_videos_updated_time',
                    columns: [
                        'connector',
                        'key_updated_time',
                        'id'
                    ],
                    descending: 'ix_facebook_marketing_videos_updated_time_desc'
                }
            ]
        }
    },
    'incident-io': {
        alerts: {
            table: 'incident_io_alerts',
            text_index: 'incident_io_alerts_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_status',
                    path: [
                        'status'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_deduplication_key',
                    path: [
                        'deduplication_key'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_incident_io_alerts_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_alerts_created_at_desc'
                },
                {
                    name: 'ix_incident_io_alerts_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_alerts_updated_at_desc'
                },
                {
                    name: 'ix_incident_io_alerts_status',
                    columns: [
                        'connector',
                        'key_status',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_incident_io_alerts_deduplication_key',
                    columns: [
                        'connector',
                        'key_deduplication_key',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        catalog_types: {
            table: 'incident_io_catalog_types',
            text_index: 'incident_io_catalog_types_text',
            keys: [],
            indexes: []
        },
        custom_fields: {
            table: 'incident_io_custom_fields',
            text_index: 'incident_io_custom_fields_text',
            keys: [],
            indexes: []
        },
        escalations: {
            table: 'incident_io_escalations',
            text_index: 'incident_io_escalations_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_status',
                    path: [
                        'status'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_incident_io_escalations_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_escalations_created_at_desc'
                },
                {
                    name: 'ix_incident_io_escalations_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_escalations_updated_at_desc'
                },
                {
                    name: 'ix_incident_io_escalations_status',
                    columns: [
                        'connector',
                        'key_status',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        incident_roles: {
            table: 'incident_io_incident_roles',
            text_index: 'incident_io_incident_roles_text',
            keys: [],
            indexes: []
        },
        incident_statuses: {
            table: 'incident_io_incident_statuses',
            text_index: 'incident_io_incident_statuses_text',
            keys: [],
            indexes: []
        },
        incident_timestamps: {
            table: 'incident_io_incident_timestamps',
            text_index: 'incident_io_incident_timestamps_text',
            keys: [],
            indexes: []
        },
        incident_updates: {
            table: 'incident_io_incident_updates',
            text_index: 'incident_io_incident_updates_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_incident_id',
                    path: [
                        'incident_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_incident_io_incident_updates_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_incident_updates_created_at_desc'
                },
                {
                    name: 'ix_incident_io_incident_updates_incident_id',
                    columns: [
                        'connector',
                        'key_incident_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        incidents: {
            table: 'incident_io_incidents',
            text_index: 'incident_io_incidents_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_reference',
                    path: [
                        'reference'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_mode',
                    path: [
                        'mode'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_incident_io_incidents_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_incidents_created_at_desc'
                },
                {
                    name: 'ix_incident_io_incidents_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_incident_io_incidents_updated_at_desc'
                },
                {
                    name: 'ix_incident_io_incidents_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_incident_io_incidents_reference',
                    columns: [
                        'connector',
                        'key_reference',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_incident_io_incidents_mode',
                    columns: [
                        'connector',
                        'key_mode',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        schedules: {
            table: 'incident_io_schedules',
            text_index: 'incident_io_schedules_text',
            keys: [
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_incident_io_schedules_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        severities: {
            table: 'incident_io_severities',
            text_index: 'incident_io_severities_text',
            keys: [],
            indexes: []
        },
        users: {
            table: 'incident_io_users',
            text_index: 'incident_io_users_text',
            keys: [
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_email',
                    path: [
                        'email'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_incident_io_users_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_incident_io_users_email',
                    columns: [
                        'connector',
                        'key_email',
                        'id'
                    ],
                    descending: null
                }
            ]
        }
    },
    'zendesk-support': {
        articles: {
            table: 'zendesk_support_articles',
            text_index: 'zendesk_support_articles_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_articles_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_articles_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_articles_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_articles_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_articles_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        automations: {
            table: 'zendesk_support_automations',
            text_index: 'zendesk_support_automations_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_automations_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_automations_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_automations_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_automations_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_automations_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        brands: {
            table: 'zendesk_support_brands',
            text_index: 'zendesk_support_brands_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_brands_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_brands_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_brands_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_brands_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_brands_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        deleted_tickets: {
            table: 'zendesk_support_deleted_tickets',
            text_index: 'zendesk_support_deleted_tickets_text',
            keys: [
                {
                    column: 'key_deleted_at',
                    path: [
                        'deleted_at'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_deleted_tickets_deleted_at',
                    columns: [
                        'connector',
                        'key_deleted_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_deleted_tickets_deleted_at_desc'
                }
            ]
        },
        group_memberships: {
            table: 'zendesk_support_group_memberships',
            text_index: 'zendesk_support_group_memberships_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_group_id',
                    path: [
                        'group_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_user_id',
                    path: [
                        'user_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_group_memberships_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_group_memberships_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_group_memberships_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_group_memberships_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_group_memberships_group_id',
                    columns: [
                        'connector',
                        'key_group_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_group_memberships_user_id',
                    columns: [
                        'connector',
                        'key_user_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        groups: {
            table: 'zendesk_support_groups',
            text_index: 'zendesk_support_groups_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_groups_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_groups_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_groups_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_groups_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_groups_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        macros: {
            table: 'zendesk_support_macros',
            text_index: 'zendesk_support_macros_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_macros_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_macros_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_macros_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_macros_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_macros_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        organization_memberships: {
            table: 'zendesk_support_organization_memberships',
            text_index: 'zendesk_support_organization_memberships_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_organization_id',
                    path: [
                        'organization_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_user_id',
                    path: [
                        'user_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_organization_memberships_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_organization_memberships_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_organization_memberships_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_organization_memberships_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_organization_memberships_organization_id',
                    columns: [
                        'connector',
                        'key_organization_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_organization_memberships_user_id',
                    columns: [
                        'connector',
                        'key_user_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        organizations: {
            table: 'zendesk_support_organizations',
            text_index: 'zendesk_support_organizations_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_external_id',
                    path: [
                        'external_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_organizations_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_organizations_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_organizations_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_organizations_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_organizations_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_organizations_external_id',
                    columns: [
                        'connector',
                        'key_external_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        satisfaction_ratings: {
            table: 'zendesk_support_satisfaction_ratings',
            text_index: 'zendesk_support_satisfaction_ratings_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_ticket_id',
                    path: [
                        'ticket_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_score',
                    path: [
                        'score'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_satisfaction_ratings_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_satisfaction_ratings_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_satisfaction_ratings_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_satisfaction_ratings_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_satisfaction_ratings_ticket_id',
                    columns: [
                        'connector',
                        'key_ticket_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_satisfaction_ratings_score',
                    columns: [
                        'connector',
                        'key_score',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        sla_policies: {
            table: 'zendesk_support_sla_policies',
            text_index: 'zendesk_support_sla_policies_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_sla_policies_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_sla_policies_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_sla_policies_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_sla_policies_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_sla_policies_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        tags: {
            table: 'zendesk_support_tags',
            text_index: 'zendesk_support_tags_text',
            keys: [
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_count',
                    path: [
                        'count'
                    ],
                    kind: 'number'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_tags_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_tags_count',
                    columns: [
                        'connector',
                        'key_count',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        ticket_audits: {
            table: 'zendesk_support_ticket_audits',
            text_index: 'zendesk_support_ticket_audits_text',
            keys: [
                {
                    column: 'key_ticket_id',
                    path: [
                        'ticket_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_ticket_audits_ticket_id',
                    columns: [
                        'connector',
                        'key_ticket_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_ticket_audits_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_audits_created_at_desc'
                }
            ]
        },
        ticket_comments: {
            table: 'zendesk_support_ticket_comments',
            text_index: 'zendesk_support_ticket_comments_text',
            keys: [
                {
                    column: 'key_ticket_id',
                    path: [
                        'ticket_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_author_id',
                    path: [
                        'author_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_ticket_comments_ticket_id',
                    columns: [
                        'connector',
                        'key_ticket_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_ticket_comments_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_comments_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_comments_author_id',
                    columns: [
                        'connector',
                        'key_author_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        ticket_fields: {
            table: 'zendesk_support_ticket_fields',
            text_index: 'zendesk_support_ticket_fields_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_ticket_fields_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_fields_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_fields_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_fields_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_fields_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        ticket_forms: {
            table: 'zendesk_support_ticket_forms',
            text_index: 'zendesk_support_ticket_forms_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_ticket_forms_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_forms_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_forms_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_forms_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_forms_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        ticket_metrics: {
            table: 'zendesk_support_ticket_metrics',
            text_index: 'zendesk_support_ticket_metrics_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_ticket_id',
                    path: [
                        'ticket_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_ticket_metrics_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_metrics_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_metrics_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_ticket_metrics_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_ticket_metrics_ticket_id',
                    columns: [
                        'connector',
                        'key_ticket_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        tickets: {
            table: 'zendesk_support_tickets',
            text_index: 'zendesk_support_tickets_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_status',
                    path: [
                        'status'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_external_id',
                    path: [
                        'external_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_organization_id',
                    path: [
                        'organization_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_requester_id',
                    path: [
                        'requester_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_tickets_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_tickets_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_tickets_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_tickets_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_tickets_status',
                    columns: [
                        'connector',
                        'key_status',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_tickets_external_id',
                    columns: [
                        'connector',
                        'key_external_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_tickets_organization_id',
                    columns: [
                        'connector',
                        'key_organization_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_tickets_requester_id',
                    columns: [
                        'connector',
                        'key_requester_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        triggers: {
            table: 'zendesk_support_triggers',
            text_index: 'zendesk_support_triggers_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_triggers_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_triggers_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_triggers_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_triggers_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_triggers_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        users: {
            table: 'zendesk_support_users',
            text_index: 'zendesk_support_users_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_name',
                    path: [
                        'name'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_email',
                    path: [
                        'email'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_external_id',
                    path: [
                        'external_id'
                    ],
                    kind: 'text'
                },
                {
                    column: 'key_organization_id',
                    path: [
                        'organization_id'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_users_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_users_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_users_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_users_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_users_name',
                    columns: [
                        'connector',
                        'key_name',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_users_email',
                    columns: [
                        'connector',
                        'key_email',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_users_external_id',
                    columns: [
                        'connector',
                        'key_external_id',
                        'id'
                    ],
                    descending: null
                },
                {
                    name: 'ix_zendesk_support_users_organization_id',
                    columns: [
                        'connector',
                        'key_organization_id',
                        'id'
                    ],
                    descending: null
                }
            ]
        },
        views: {
            table: 'zendesk_support_views',
            text_index: 'zendesk_support_views_text',
            keys: [
                {
                    column: 'key_created_at',
                    path: [
                        'created_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_updated_at',
                    path: [
                        'updated_at'
                    ],
                    kind: 'timestamp'
                },
                {
                    column: 'key_title',
                    path: [
                        'title'
                    ],
                    kind: 'text'
                }
            ],
            indexes: [
                {
                    name: 'ix_zendesk_support_views_created_at',
                    columns: [
                        'connector',
                        'key_created_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_views_created_at_desc'
                },
                {
                    name: 'ix_zendesk_support_views_updated_at',
                    columns: [
                        'connector',
                        'key_updated_at',
                        'id'
                    ],
                    descending: 'ix_zendesk_support_views_updated_at_desc'
                },
                {
                    name: 'ix_zendesk_support_views_title',
                    columns: [
                        'connector',
                        'key_title',
                        'id'
                    ],
                    descending: null
                }
            ]
        }
    }
};
