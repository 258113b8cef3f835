/**
 * What the lists of the API filter by, readable from an index without making the record, and from a record that has
 * been changed.
 */
import type { VendorRecord } from '../../overlay-store.ts';
import { alertSourceIdOf, alertStatusOf, deduplicationKeyOf } from './alerts.ts';
import { escalationPathIdOf, escalationStatusOf, escalationUpdatedMs } from './escalations.ts';
import { incidentTypeId, modeOf, severityOf, statusOf, typeOf, updatedMs } from './incidents.ts';
import { emailOf, isActive, slackUserIdOf } from './people.ts';
import { incidentOfUpdate, type Entity, type World } from './world.ts';

export type FacetValue = string | number | boolean | undefined;

export interface Facet {
  base(index: number): FacetValue;
  record(record: VendorRecord): FacetValue;
}

const field =
  (name: string) =>
  (record: VendorRecord): FacetValue =>
    record[name] as FacetValue;

const inner =
  (name: string, key: string) =>
  (record: VendorRecord): FacetValue =>
    (record[name] as Record<string, FacetValue> | undefined)?.[key];

const moment =
  (name: string) =>
  (record: VendorRecord): FacetValue =>
    Date.parse(String(record[name]));

export type Facets = Record<string, Facet>;

export function createFacets(world: World): Partial<Record<Entity, Facets>> {
  const created = (entity: Entity): Facet => ({
    base: (index) => world.createdMs(entity, index),
    record: moment('created_at'),
  });
  const severityRank = (index: number): FacetValue =>
    index < 0 ? undefined : (world.reference('severities', index).rank as number);
  return {
    incidents: {
      mode: { base: (index) => modeOf(world, index), record: field('mode') },
      status: {
        base: (index) => world.id('incident_statuses', statusOf(world, index)),
        record: inner('incident_status', 'id'),
      },
      status_category: {
        base: (index) => world.reference('incident_statuses', statusOf(world, index)).category as string,
        record: inner('incident_status', 'category'),
      },
      severity: {
        base: (index) => (severityOf(world, index) < 0 ? undefined : world.id('severities', severityOf(world, index))),
        record: inner('severity', 'id'),
      },
      severity_rank: { base: (index) => severityRank(severityOf(world, index)), record: inner('severity', 'rank') },
      incident_type: {
        base: (index) => (typeOf(world, index) < 0 ? undefined : incidentTypeId(world, typeOf(world, index))),
        record: inner('incident_type', 'id'),
      },
      created_at: created('incidents'),
      updated_at: { base: (index) => updatedMs(world, index), record: moment('updated_at') },
    },
    alerts: {
      status: { base: (index) => alertStatusOf(world, index), record: field('status') },
      alert_source: { base: (index) => alertSourceIdOf(world, index), record: field('alert_source_id') },
      deduplication_key: { base: (index) => deduplicationKeyOf(world, index), record: field('deduplication_key') },
      created_at: created('alerts'),
    },
    escalations: {
      status: { base: (index) => escalationStatusOf(world, index), record: field('status') },
      escalation_path: { base: (index) => escalationPathIdOf(world, index), record: field('escalation_path_id') },
      created_at: created('escalations'),
      updated_at: { base: (index) => escalationUpdatedMs(world, index), record: moment('updated_at') },
    },
    users: {
      is_active: { base: isActive, record: field('is_active') },
      email: { base: (index) => emailOf(world, index), record: field('email') },
      slack_user_id: { base: (index) => slackUserIdOf(world, index), record: field('slack_user_id') },
    },
    incident_updates: {
      incident_id: {
        base: (index) => world.id('incidents', incidentOfUpdate(world.counts, index)),
        record: field('incident_id'),
      },
    },
  };
}
