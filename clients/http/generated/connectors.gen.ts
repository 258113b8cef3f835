// Generated from openapi/ by `npm run generate`. Do not edit.

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
