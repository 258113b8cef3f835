/** The endpoints of the twelve entities: paths, keys, paging and permissions as in the vendor's document. */
import type { VendorRecord } from '../overlay-store.ts';
import { catalogTypeV2 } from './records/catalog.ts';
import type { Form } from './pages.ts';
import type { Entity } from './records/world.ts';

export interface Endpoint {
  path: string;
  entity: Entity;
  list_key: string;
  /** Absent where a record cannot be read on its own. */
  item_key?: string;
  newest_first?: boolean;
  /** Absent where the list is not paged. */
  page?: { default: number; max: number; required?: boolean; total?: boolean };
  /** The permission of `x-rbac-scopes`; none is stated for incident_timestamps. */
  scope?: string;
  form?: Form;
}

/** "this will always be false", and only version 1 still says it. */
const ROLE_V1: Form = { name: 'incident_roles/v1', show: (record) => ({ ...record, required: false }) };
const CATALOG_V2: Form = { name: 'catalog_types/v2', show: catalogTypeV2 };

/** "next_shifts will only be returned when the page size is 25 or lower." */
export const SCHEDULE_WITHOUT_NEXT: Form = {
  name: 'schedules/plain',
  show: ({ next_shifts: _, ...record }: VendorRecord) => record as VendorRecord,
};
export const NEXT_SHIFTS_UP_TO = 25;

export const ENDPOINTS: readonly Endpoint[] = [
  // The parameter's schema says 500, the prose and the response's schema say 250: the lower one holds.
  {
    path: '/v2/incidents',
    entity: 'incidents',
    list_key: 'incidents',
    item_key: 'incident',
    newest_first: true,
    page: { default: 25, max: 250, total: true },
    scope: 'incidents.view',
  },
  {
    path: '/v2/alerts',
    entity: 'alerts',
    list_key: 'alerts',
    item_key: 'alert',
    newest_first: true,
    page: { default: 25, max: 50, required: true },
    scope: 'alerts.view',
  },
  {
    path: '/v2/escalations',
    entity: 'escalations',
    list_key: 'escalations',
    item_key: 'escalation',
    newest_first: true,
    page: { default: 25, max: 50 },
    scope: 'escalations.view',
  },
  {
    path: '/v2/users',
    entity: 'users',
    list_key: 'users',
    item_key: 'user',
    page: { default: 25, max: 10_000 },
    scope: 'users.view',
  },
  {
    path: '/v2/incident_updates',
    entity: 'incident_updates',
    list_key: 'incident_updates',
    newest_first: true,
    page: { default: 25, max: 250 },
    scope: 'incidents.view',
  },
  {
    path: '/v2/incident_roles',
    entity: 'incident_roles',
    list_key: 'incident_roles',
    item_key: 'incident_role',
    scope: 'incident_roles.view',
  },
  {
    path: '/v1/incident_roles',
    entity: 'incident_roles',
    list_key: 'incident_roles',
    item_key: 'incident_role',
    scope: 'incident_roles.view',
    form: ROLE_V1,
  },
  {
    path: '/v1/incident_statuses',
    entity: 'incident_statuses',
    list_key: 'incident_statuses',
    item_key: 'incident_status',
    scope: 'incident_statuses.view',
  },
  {
    path: '/v2/incident_timestamps',
    entity: 'incident_timestamps',
    list_key: 'incident_timestamps',
    item_key: 'incident_timestamp',
  },
  {
    path: '/v1/severities',
    entity: 'severities',
    list_key: 'severities',
    item_key: 'severity',
    scope: 'severities.view',
  },
  {
    path: '/v2/custom_fields',
    entity: 'custom_fields',
    list_key: 'custom_fields',
    item_key: 'custom_field',
    scope: 'custom_fields.view',
  },
  {
    path: '/v3/catalog_types',
    entity: 'catalog_types',
    list_key: 'catalog_types',
    item_key: 'catalog_type',
    scope: 'catalog_types.view',
  },
  {
    path: '/v2/catalog_types',
    entity: 'catalog_types',
    list_key: 'catalog_types',
    item_key: 'catalog_type',
    scope: 'catalog_types.view',
    form: CATALOG_V2,
  },
  {
    path: '/v2/schedules',
    entity: 'schedules',
    list_key: 'schedules',
    item_key: 'schedule',
    page: { default: 25, max: 10_000, total: true },
    scope: 'schedules.view',
  },
];

/** Every permission that an endpoint asks for. */
export const SCOPES = [...new Set(ENDPOINTS.flatMap(({ scope }) => scope ?? []))];
