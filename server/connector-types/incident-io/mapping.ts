import type { IncidentIo } from '../../generated/connectors.gen.ts';
import { defineConnector } from '../definition/define.ts';

/**
 * incident.io, from its OpenAPI document of 2026-08-21; where it declares several versions, the one that is not
 * deprecated.
 */
export const incidentIo = defineConnector<IncidentIo>({
  base_url: 'https://api.incident.io',
  auth: { api_key: { bearer: '{api_key}' } },
  check: {
    // The one list that the document ties to no role of the key (x-rbac-scopes).
    entity: 'incident_timestamps',
    action: 'list',
    // "Test if your API key is valid": the dashboard's address is all it says about the organization.
    account: { path: '/v1/identity', id: 'identity.dashboard_url' },
  },
  // `pagination_meta` is required of some lists and optional on others; `after` is the id of a record.
  paging: {
    size_param: 'page_size',
    cursor_param: 'after',
    next: 'pagination_meta.after',
    without: 'after_last_id',
    total: 'pagination_meta.total_record_count', // "how many matching records were there in total, if known"
  },
  errors: [
    // "validation_error" names the parameter that it is about.
    { status: [400, 422], when: [{ path: 'errors.0.source.field', is: ['after'] }], means: 'invalid_cursor' },
  ],
  provider_fields: {
    discriminator: 'chat_provider',
    providers: {
      slack: {
        slack_channel_id: 'chat_channel_id',
        slack_channel_name: 'chat_channel_name',
        slack_team_id: 'chat_team_id',
        slack_user_id: 'chat_user_id',
      },
      microsoft_teams: {
        microsoft_teams_channel_id: 'chat_channel_id',
        microsoft_teams_channel_name: 'chat_channel_name',
        microsoft_teams_team_id: 'chat_team_id',
        microsoft_teams_user_id: 'chat_user_id',
      },
    },
  },
  error_code: ['errors.0.code', 'type'],
  error_request_id: ['request_id'],
  operations: {
    incidents: {
      list: {
        path: '/v2/incidents',
        records: 'incidents',
        // "By default, we return standard and retrospective incidents." The other filters hide nothing unless asked to.
        query: { 'mode[one_of]': ['standard', 'retrospective', 'test', 'tutorial'] },
        // Documented with dates: the vendor compares whole UTC days.
        incremental: { param: 'updated_at[gte]', field: 'updated_at', granularity: 'day' },
      },
      get: { path: '/v2/incidents/{id}', record: 'incident' },
    },
    // Alerts can be asked for by created_at only, which misses what becomes of them; incident updates, users and
    // schedules by no time at all.
    alerts: { list: { path: '/v2/alerts', records: 'alerts' }, get: { path: '/v2/alerts/{id}', record: 'alert' } },
    escalations: {
      list: {
        path: '/v2/escalations',
        records: 'escalations',
        incremental: { param: 'updated_at[gte]', field: 'updated_at', granularity: 'day' },
      },
      get: { path: '/v2/escalations/{id}', record: 'escalation' },
    },
    users: {
      // "Include deactivated or not-yet-active users (defaults to false)."
      list: { path: '/v2/users', records: 'users', query: { include_inactive: 'true' } },
      get: { path: '/v2/users/{id}', record: 'user' },
    },
    incident_updates: { list: { path: '/v2/incident_updates', records: 'incident_updates' } },
    incident_roles: {
      list: { path: '/v2/incident_roles', records: 'incident_roles' },
      get: { path: '/v2/incident_roles/{id}', record: 'incident_role' },
    },
    incident_statuses: {
      list: { path: '/v1/incident_statuses', records: 'incident_statuses' },
      get: { path: '/v1/incident_statuses/{id}', record: 'incident_status' },
    },
    incident_timestamps: {
      list: { path: '/v2/incident_timestamps', records: 'incident_timestamps' },
      get: { path: '/v2/incident_timestamps/{id}', record: 'incident_timestamp' },
    },
    severities: {
      list: { path: '/v1/severities', records: 'severities' },
      get: { path: '/v1/severities/{id}', record: 'severity' },
    },
    custom_fields: {
      list: { path: '/v2/custom_fields', records: 'custom_fields' },
      get: { path: '/v2/custom_fields/{id}', record: 'custom_field' },
    },
    catalog_types: {
      list: { path: '/v3/catalog_types', records: 'catalog_types' },
      get: { path: '/v3/catalog_types/{id}', record: 'catalog_type' },
    },
    schedules: {
      list: { path: '/v2/schedules', records: 'schedules' },
      get: { path: '/v2/schedules/{id}', record: 'schedule' },
    },
  },
});
