// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ConnectorContract } from '../connectors/define.ts';

import type { IncidentIoAlertsGetParams, IncidentIoAlertsGetResult, IncidentIoAlertsListParams, IncidentIoAlertsListResult, IncidentIoAlertsSearchParams, IncidentIoAlertsSearchResult, IncidentIoApiKeyCredentials, IncidentIoCatalogTypesGetParams, IncidentIoCatalogTypesGetResult, IncidentIoCatalogTypesListParams, IncidentIoCatalogTypesListResult, IncidentIoCatalogTypesSearchParams, IncidentIoCatalogTypesSearchResult, IncidentIoCustomFieldsGetParams, IncidentIoCustomFieldsGetResult, IncidentIoCustomFieldsListParams, IncidentIoCustomFieldsListResult, IncidentIoCustomFieldsSearchParams, IncidentIoCustomFieldsSearchResult, IncidentIoEscalationsGetParams, IncidentIoEscalationsGetResult, IncidentIoEscalationsListParams, IncidentIoEscalationsListResult, IncidentIoEscalationsSearchParams, IncidentIoEscalationsSearchResult, IncidentIoIncidentRolesGetParams, IncidentIoIncidentRolesGetResult, IncidentIoIncidentRolesListParams, IncidentIoIncidentRolesListResult, IncidentIoIncidentRolesSearchParams, IncidentIoIncidentRolesSearchResult, IncidentIoIncidentsGetParams, IncidentIoIncidentsGetResult, IncidentIoIncidentsListParams, IncidentIoIncidentsListResult, IncidentIoIncidentsSearchParams, IncidentIoIncidentsSearchResult, IncidentIoIncidentStatusesGetParams, IncidentIoIncidentStatusesGetResult, IncidentIoIncidentStatusesListParams, IncidentIoIncidentStatusesListResult, IncidentIoIncidentStatusesSearchParams, IncidentIoIncidentStatusesSearchResult, IncidentIoIncidentTimestampsGetParams, IncidentIoIncidentTimestampsGetResult, IncidentIoIncidentTimestampsListParams, IncidentIoIncidentTimestampsListResult, IncidentIoIncidentTimestampsSearchParams, IncidentIoIncidentTimestampsSearchResult, IncidentIoIncidentUpdatesListParams, IncidentIoIncidentUpdatesListResult, IncidentIoIncidentUpdatesSearchParams, IncidentIoIncidentUpdatesSearchResult, IncidentIoSchedulesGetParams, IncidentIoSchedulesGetResult, IncidentIoSchedulesListParams, IncidentIoSchedulesListResult, IncidentIoSchedulesSearchParams, IncidentIoSchedulesSearchResult, IncidentIoSeveritiesGetParams, IncidentIoSeveritiesGetResult, IncidentIoSeveritiesListParams, IncidentIoSeveritiesListResult, IncidentIoSeveritiesSearchParams, IncidentIoSeveritiesSearchResult, IncidentIoUsersGetParams, IncidentIoUsersGetResult, IncidentIoUsersListParams, IncidentIoUsersListResult, IncidentIoUsersSearchParams, IncidentIoUsersSearchResult } from './types.gen.ts';

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
 * Connector type -> what it promises.
 */
export type Connectors = {
    'incident-io': IncidentIo;
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
};

/**
 * Connector type -> what it promises, as data.
 */
export const contracts: Record<keyof Connectors, ConnectorContract> = {
    'incident-io': incidentIo
};
