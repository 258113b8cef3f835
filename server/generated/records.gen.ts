// Generated from openapi/ by `npm run generate`. Do not edit.

import type { RecordTable } from '../storage/record-tables.ts';

/**
 * Connector type -> entity -> where its synced records are.
 */
export const recordTables: Record<string, Record<string, RecordTable>> = {
    'incident-io': {
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
        severities: {
            table: 'incident_io_severities',
            text_index: 'incident_io_severities_text',
            keys: [],
            indexes: []
        },
        custom_fields: {
            table: 'incident_io_custom_fields',
            text_index: 'incident_io_custom_fields_text',
            keys: [],
            indexes: []
        },
        catalog_types: {
            table: 'incident_io_catalog_types',
            text_index: 'incident_io_catalog_types_text',
            keys: [],
            indexes: []
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
        }
    }
};
