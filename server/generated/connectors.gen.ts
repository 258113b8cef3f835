// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ConnectorContract } from '../connectors/define.ts';

import type { IncidentIoAlertsGetParams, IncidentIoAlertsGetResult, IncidentIoAlertsListParams, IncidentIoAlertsListResult, IncidentIoAlertsSearchParams, IncidentIoAlertsSearchResult, IncidentIoApiKeyCredentials, IncidentIoCatalogTypesGetParams, IncidentIoCatalogTypesGetResult, IncidentIoCatalogTypesListParams, IncidentIoCatalogTypesListResult, IncidentIoCatalogTypesSearchParams, IncidentIoCatalogTypesSearchResult, IncidentIoCustomFieldsGetParams, IncidentIoCustomFieldsGetResult, IncidentIoCustomFieldsListParams, IncidentIoCustomFieldsListResult, IncidentIoCustomFieldsSearchParams, IncidentIoCustomFieldsSearchResult, IncidentIoEscalationsGetParams, IncidentIoEscalationsGetResult, IncidentIoEscalationsListParams, IncidentIoEscalationsListResult, IncidentIoEscalationsSearchParams, IncidentIoEscalationsSearchResult, IncidentIoIncidentRolesGetParams, IncidentIoIncidentRolesGetResult, IncidentIoIncidentRolesListParams, IncidentIoIncidentRolesListResult, IncidentIoIncidentRolesSearchParams, IncidentIoIncidentRolesSearchResult, IncidentIoIncidentsGetParams, IncidentIoIncidentsGetResult, IncidentIoIncidentsListParams, IncidentIoIncidentsListResult, IncidentIoIncidentsSearchParams, IncidentIoIncidentsSearchResult, IncidentIoIncidentStatusesGetParams, IncidentIoIncidentStatusesGetResult, IncidentIoIncidentStatusesListParams, IncidentIoIncidentStatusesListResult, IncidentIoIncidentStatusesSearchParams, IncidentIoIncidentStatusesSearchResult, IncidentIoIncidentTimestampsGetParams, IncidentIoIncidentTimestampsGetResult, IncidentIoIncidentTimestampsListParams, IncidentIoIncidentTimestampsListResult, IncidentIoIncidentTimestampsSearchParams, IncidentIoIncidentTimestampsSearchResult, IncidentIoIncidentUpdatesListParams, IncidentIoIncidentUpdatesListResult, IncidentIoIncidentUpdatesSearchParams, IncidentIoIncidentUpdatesSearchResult, IncidentIoSchedulesGetParams, IncidentIoSchedulesGetResult, IncidentIoSchedulesListParams, IncidentIoSchedulesListResult, IncidentIoSchedulesSearchParams, IncidentIoSchedulesSearchResult, IncidentIoSeveritiesGetParams, IncidentIoSeveritiesGetResult, IncidentIoSeveritiesListParams, IncidentIoSeveritiesListResult, IncidentIoSeveritiesSearchParams, IncidentIoSeveritiesSearchResult, IncidentIoUsersGetParams, IncidentIoUsersGetResult, IncidentIoUsersListParams, IncidentIoUsersListResult, IncidentIoUsersSearchParams, IncidentIoUsersSearchResult, ZendeskSupportArticleAttachmentsGetParams, ZendeskSupportArticleAttachmentsGetResult, ZendeskSupportArticleAttachmentsListParams, ZendeskSupportArticleAttachmentsListResult, ZendeskSupportArticlesGetParams, ZendeskSupportArticlesGetResult, ZendeskSupportArticlesListParams, ZendeskSupportArticlesListResult, ZendeskSupportArticlesSearchParams, ZendeskSupportArticlesSearchResult, ZendeskSupportAttachmentsGetParams, ZendeskSupportAttachmentsGetResult, ZendeskSupportAutomationsGetParams, ZendeskSupportAutomationsGetResult, ZendeskSupportAutomationsListParams, ZendeskSupportAutomationsListResult, ZendeskSupportAutomationsSearchParams, ZendeskSupportAutomationsSearchResult, ZendeskSupportBrandsGetParams, ZendeskSupportBrandsGetResult, ZendeskSupportBrandsListParams, ZendeskSupportBrandsListResult, ZendeskSupportBrandsSearchParams, ZendeskSupportBrandsSearchResult, ZendeskSupportDeletedTicketsListParams, ZendeskSupportDeletedTicketsListResult, ZendeskSupportDeletedTicketsSearchParams, ZendeskSupportDeletedTicketsSearchResult, ZendeskSupportEnvironment, ZendeskSupportGroupMembershipsListParams, ZendeskSupportGroupMembershipsListResult, ZendeskSupportGroupMembershipsSearchParams, ZendeskSupportGroupMembershipsSearchResult, ZendeskSupportGroupsGetParams, ZendeskSupportGroupsGetResult, ZendeskSupportGroupsListParams, ZendeskSupportGroupsListResult, ZendeskSupportGroupsSearchParams, ZendeskSupportGroupsSearchResult, ZendeskSupportMacrosGetParams, ZendeskSupportMacrosGetResult, ZendeskSupportMacrosListParams, ZendeskSupportMacrosListResult, ZendeskSupportMacrosSearchParams, ZendeskSupportMacrosSearchResult, ZendeskSupportOauthCredentials, ZendeskSupportOrganizationMembershipsListParams, ZendeskSupportOrganizationMembershipsListResult, ZendeskSupportOrganizationMembershipsSearchParams, ZendeskSupportOrganizationMembershipsSearchResult, ZendeskSupportOrganizationsGetParams, ZendeskSupportOrganizationsGetResult, ZendeskSupportOrganizationsListParams, ZendeskSupportOrganizationsListResult, ZendeskSupportOrganizationsSearchParams, ZendeskSupportOrganizationsSearchResult, ZendeskSupportSatisfactionRatingsGetParams, ZendeskSupportSatisfactionRatingsGetResult, ZendeskSupportSatisfactionRatingsListParams, ZendeskSupportSatisfactionRatingsListResult, ZendeskSupportSatisfactionRatingsSearchParams, ZendeskSupportSatisfactionRatingsSearchResult, ZendeskSupportSlaPoliciesGetParams, ZendeskSupportSlaPoliciesGetResult, ZendeskSupportSlaPoliciesListParams, ZendeskSupportSlaPoliciesListResult, ZendeskSupportSlaPoliciesSearchParams, ZendeskSupportSlaPoliciesSearchResult, ZendeskSupportTagsListParams, ZendeskSupportTagsListResult, ZendeskSupportTagsSearchParams, ZendeskSupportTagsSearchResult, ZendeskSupportTicketAuditsListParams, ZendeskSupportTicketAuditsListResult, ZendeskSupportTicketAuditsSearchParams, ZendeskSupportTicketAuditsSearchResult, ZendeskSupportTicketCommentsListParams, ZendeskSupportTicketCommentsListResult, ZendeskSupportTicketCommentsSearchParams, ZendeskSupportTicketCommentsSearchResult, ZendeskSupportTicketFieldsGetParams, ZendeskSupportTicketFieldsGetResult, ZendeskSupportTicketFieldsListParams, ZendeskSupportTicketFieldsListResult, ZendeskSupportTicketFieldsSearchParams, ZendeskSupportTicketFieldsSearchResult, ZendeskSupportTicketFormsGetParams, ZendeskSupportTicketFormsGetResult, ZendeskSupportTicketFormsListParams, ZendeskSupportTicketFormsListResult, ZendeskSupportTicketFormsSearchParams, ZendeskSupportTicketFormsSearchResult, ZendeskSupportTicketMetricsGetParams, ZendeskSupportTicketMetricsGetResult, ZendeskSupportTicketMetricsListParams, ZendeskSupportTicketMetricsListResult, ZendeskSupportTicketMetricsSearchParams, ZendeskSupportTicketMetricsSearchResult, ZendeskSupportTicketsGetParams, ZendeskSupportTicketsGetResult, ZendeskSupportTicketsListParams, ZendeskSupportTicketsListResult, ZendeskSupportTicketsSearchParams, ZendeskSupportTicketsSearchResult, ZendeskSupportTokenCredentials, ZendeskSupportTriggersGetParams, ZendeskSupportTriggersGetResult, ZendeskSupportTriggersListParams, ZendeskSupportTriggersListResult, ZendeskSupportTriggersSearchParams, ZendeskSupportTriggersSearchResult, ZendeskSupportUsersGetParams, ZendeskSupportUsersGetResult, ZendeskSupportUsersListParams, ZendeskSupportUsersListResult, ZendeskSupportUsersSearchParams, ZendeskSupportUsersSearchResult, ZendeskSupportViewsGetParams, ZendeskSupportViewsGetResult, ZendeskSupportViewsListParams, ZendeskSupportViewsListResult, ZendeskSupportViewsSearchParams, ZendeskSupportViewsSearchResult } from './types.gen.ts';

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
                        description: 'The id of the brand this ticket is associated with.'
                    },
                    collaborator_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The ids of users currently CC\'ed on the ticket'
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
                        description: 'The custom ticket status id of the ticket.'
                    },
                    description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The first comment on the ticket.'
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
                        description: 'The ids of agents or end users currently CC\'ed on the ticket.'
                    },
                    encoded_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'An encoded string representing the ticket\'s unique identifier'
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
                        description: 'The ids of agents currently following the ticket.'
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
                        description: 'Is true if a ticket is a problem type and has one or more incidents linked to it.'
                    },
                    is_public: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Is true if any comments are public, false otherwise'
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
                        description: 'The urgency with which the ticket should be addressed'
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
                        description: 'The original recipient e-mail address of the ticket.'
                    },
                    requester_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The user who requested this ticket'
                    },
                    satisfaction_probability: {
                        type: [
                            'number',
                            'null'
                        ],
                        description: 'The predicted satisfaction probability score'
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
                        description: 'The user who submitted the ticket.'
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
                        description: 'The type of support that handled the ticket'
                    },
                    tags: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The tags applied to this ticket.'
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
                        description: 'The type of this ticket'
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
                        description: 'An alias displayed to end users'
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
                        description: 'Any details you want to store about the user, such as an address'
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
                        description: 'Last time the user signed in to vendor Support or made an API request using an API token'
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
                        description: 'Any notes you want to store about the user'
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
                        description: 'The user\'s profile picture represented as an Attachment object'
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
                        description: 'If the agent has any restrictions; false for admins and unrestricted agents, true for other agents'
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
                        description: 'The brand separation scope for the user.'
                    },
                    shared: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If the user is shared from a different account.'
                    },
                    shared_agent: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If the user is a shared agent from a different account.'
                    },
                    shared_phone_number: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Whether the `phone` number is shared or not.'
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
                        description: 'Channel-level suspension state for the user.'
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
                        description: 'Values of custom fields in the user\'s profile.'
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
                        description: 'If the group is the default one for the account'
                    },
                    deleted: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Deleted groups get marked as such'
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
                        description: 'If true, the group is public.'
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
            deletions: 'never'
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
            deletions: 'never'
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
            deletions: 'never'
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
                        description: 'Whether this field is available'
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
                        description: 'A description of the ticket field that only agents can see'
                    },
                    collapsed_for_agents: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, the field is shown to agents by default.'
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
                        description: 'Describes the purpose of the ticket field to users'
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
                        description: 'The relative position of the ticket field on a ticket.'
                    },
                    raw_description: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The dynamic content placeholder if present, or the `description` value if not.'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The dynamic content placeholder if present, or the `title` value if not.'
                    },
                    raw_title_in_portal: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The dynamic content placeholder if present, or the "title_in_portal" value if not.'
                    },
                    regexp_for_validation: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'For "regexp" fields only.'
                    },
                    relationship_filter: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'A filter definition that allows your autocomplete to filter down results'
                    },
                    relationship_target_type: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'A representation of what type of object the field references.'
                    },
                    removable: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If false, this field is a system field that must be present on all tickets'
                    },
                    required: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, agents must enter a value in the field to change the ticket status to solved'
                    },
                    required_in_portal: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, end users must enter a value in the field to create the request'
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
                        description: 'For "checkbox" fields only.'
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
                        description: 'System or custom field type.'
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
                        description: 'If the form is set as active'
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
                        description: 'Array of condition sets for agent workspaces'
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
                        description: 'Is the form the default form for this account'
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
                        description: 'The name of the form that is displayed to an end user'
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
                        description: 'Array of condition sets for end user products'
                    },
                    end_user_visible: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Is the form visible to the end user'
                    },
                    in_all_brands: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Is the form available for use in all brands on this account'
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
                        description: 'The position of this form among other forms in the account, i.e.'
                    },
                    raw_display_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The dynamic content placeholder, if present, or the "display_name" value, if not.'
                    },
                    raw_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The dynamic content placeholder, if present, or the "name" value, if not.'
                    },
                    restricted_brand_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'IDs of all brands that this ticket form is restricted to'
                    },
                    ticket_field_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'IDs of all ticket fields which are in this ticket form.'
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
                        description: 'If the brand is set as active'
                    },
                    brand_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The url of the brand'
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
                        description: 'Is the brand the default brand for this account'
                    },
                    has_help_center: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If the brand has a Help Center'
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
                        description: 'If the brand object is deleted or not'
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
                        description: 'The signature template for a brand'
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
                        description: 'The ids of ticket forms that are available for use by a brand'
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
                        description: 'Describes how the view is constructed.'
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
                        description: 'If true, the view is a default view'
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
                        description: 'Describes how the view should be executed.'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The position of the view'
                    },
                    restriction: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Who may access this view.'
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
                        description: 'Each action describes what the macro will do.'
                    },
                    active: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Useful for determining if the macro should be displayed'
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
                        description: 'If true, the macro is a default macro'
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
                        description: 'The position of the macro'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The raw format of the title of the macro'
                    },
                    restriction: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Access to this macro.'
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
                        description: 'A URL to access the macro\'s details'
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
                        description: 'An array of actions describing what the ticket trigger will do.'
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
                        description: 'The ID of the brand the ticket trigger belongs to'
                    },
                    category_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The ID of the category the ticket trigger belongs to'
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
                        description: 'If true, the ticket trigger is a standard trigger'
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
                        description: 'Position of the ticket trigger, determines the order they will execute in'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The raw format of the title of the ticket trigger'
                    },
                    restriction: {
                        type: [
                            'object',
                            'null'
                        ],
                        additionalProperties: true,
                        description: 'Access restriction for this trigger.'
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
                        description: 'An object describing what the automation will do.'
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
                        description: 'If true, the automation is a default automation'
                    },
                    position: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The position of the automation which specifies the order it will be executed'
                    },
                    raw_title: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The raw title of the automation'
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
                        description: 'The time the group was created'
                    },
                    default: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'If true, tickets assigned directly to the agent will assume this membership\'s group'
                    },
                    group_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of a group'
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
                        description: 'The API url of this record'
                    },
                    user_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The id of an agent'
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
                        description: 'Denotes whether this is the default organization membership for the user.'
                    },
                    organization_id: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The ID of the organization associated with this user, in this membership'
                    },
                    organization_name: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The name of the organization associated with this user, in this membership'
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
                        description: 'The ID of the user for whom this membership belongs'
                    },
                    view_tickets: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Denotes whether the user can or cannot have access to all organization\'s tickets.'
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
                        description: 'Array of Policy Metric objects'
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
                    'outdated',
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
                        description: 'True if comments are disabled; false otherwise'
                    },
                    content_tag_ids: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'The list of content tags attached to the article'
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
                        description: 'The time the article was last edited in its displayed locale'
                    },
                    html_url: {
                        type: [
                            'string',
                            'null'
                        ],
                        description: 'The url of the article in Help Center'
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
                        description: 'The locale that the article is being displayed in'
                    },
                    outdated: {
                        type: [
                            'boolean',
                            'null'
                        ],
                        description: 'Deprecated.'
                    },
                    outdated_locales: {
                        type: [
                            'array',
                            'null'
                        ],
                        items: {
                            type: 'string'
                        },
                        description: 'Locales in which the article was marked as outdated'
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
                        description: 'The source (default) locale of the article'
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
                        description: 'The total number of upvotes and downvotes'
                    },
                    vote_sum: {
                        type: [
                            'integer',
                            'null'
                        ],
                        description: 'The sum of upvotes (+1) and downvotes (-1), which may be positive or negative'
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
    'incident-io': IncidentIo;
    'zendesk-support': ZendeskSupport;
};

/**
 * Connector type -> what a caller gives to use it.
 */
export type ConnectorInputs = {
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
    'incident-io': incidentIo,
    'zendesk-support': zendeskSupport
};
