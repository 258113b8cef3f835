/** Incidents and their updates. What lists filter by is computed on its own, without the rest of the record. */
import type { VendorRecord } from '../../overlay-store.ts';
import { cycle, hash, type Draw } from '../../random.ts';
import { alertTitle } from './alerts.ts';
import { customFieldEntry, INCIDENT_TYPES } from './references.ts';
import { responder } from './people.ts';
import { full, timestamp } from './timestamps.ts';
import {
  ANIMAL_WORDS,
  CUSTOMERS,
  DAY_WORDS,
  fill,
  LONG_PARAGRAPH,
  REGIONS,
  SCENARIOS,
  UPDATE_MESSAGES,
  type Fillings,
} from './wording.ts';
import { incidentOfUpdate, type World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const MODES = [
  ...Array<'standard'>(15).fill('standard'),
  'retrospective',
  'retrospective',
  'retrospective',
  'test',
  'tutorial',
] as const;
/** Positions in the statuses' table: most incidents are over. */
const STATUS_TABLE = [7, 7, 7, 7, 7, 7, 7, 7, 5, 6, 3, 2, 8, 9, 10, 4, 0, 1] as const;
const SEVERITY_TABLE = [0, 1, 1, 1, 1, 2, 2, 2, 3, -1] as const;
const CREATORS = ['user', 'user', 'user', 'alert', 'alert', 'api_key', 'workflow'] as const;
const PROVIDERS = [
  'jira',
  'linear',
  'github',
  'asana',
  'azure_devops',
  'click_up',
  'jira_server',
  'gitlab',
  'service_now',
  'shortcut',
  'notion',
] as const;
const API_KEYS = ['Alertmanager token', 'Terraform', 'Status page bot'] as const;
const WORKFLOWS = ['Auto-create from P1 alerts', 'Page the duty manager', 'Weekly game day 🎲'] as const;
const DURATIONS = ['Time to identify', 'Time to fix', 'Lasted'] as const;
const DURATION_STATUSES = [
  'success',
  'success',
  'success',
  'timestamps_missing',
  'calculating',
  'invalid_timestamps',
] as const;

export const modeOf = (world: World, index: number): string => cycle(world.seed, 31, index, MODES);

/** The newest few are still going on, whatever the table says. */
export function statusOf(world: World, index: number): number {
  const wanted = index >= world.counts.incidents - 4 ? 1 + (index % 3) : cycle(world.seed, 32, index, STATUS_TABLE);
  return wanted % world.counts.incident_statuses;
}

export function severityOf(world: World, index: number): number {
  const wanted = cycle(world.seed, 33, index, SEVERITY_TABLE);
  return wanted < 0 ? -1 : wanted % world.counts.severities;
}

export const typeOf = (world: World, index: number): number =>
  index % 10 === 8 ? -1 : cycle(world.seed, 34, index, [0, 0, 0, 0, 1, 2] as const);

/** One in eight was last changed by a job that wrote many records in the same moment. */
export function updatedMs(world: World, index: number): number {
  const created = world.createdMs('incidents', index);
  const h = hash(world.seed, 35, index);
  if (h % 8 === 0) {
    const bulk = Math.ceil((created + HOUR) / (7 * 24 * HOUR)) * 7 * 24 * HOUR;
    if (bulk < world.until_ms) return bulk;
  }
  return Math.min(world.until_ms, created + MINUTE + (h % (5 * 24 * HOUR)));
}

function updatedAt(world: World, index: number): string {
  const ms = updatedMs(world, index);
  const h = hash(world.seed, 36, index);
  return ms % HOUR === 0 ? full(ms, 0) : timestamp(ms, h % 1000, (h >>> 10) % 20);
}

export const referenceNumber = (index: number): number => index + 1;

const scenarioOf = (world: World, index: number) => cycle(world.seed, 37, index, SCENARIOS);

/** The same each time for one incident, so that its name, its updates and what points to it agree. */
function fillingsOf(world: World, index: number): Fillings {
  const h = hash(world.seed, 38, index);
  return {
    region: REGIONS[h % REGIONS.length]!,
    customer: CUSTOMERS[(h >>> 6) % CUSTOMERS.length]!,
    percent: 2 + ((h >>> 12) % 91),
    number: 3 + ((h >>> 8) % 997),
    service: scenarioOf(world, index).service,
  };
}

export const incidentName = (world: World, index: number): string =>
  fill(scenarioOf(world, index).incident, fillingsOf(world, index));

/** Absent for one in seven; one in forty goes on for pages. */
export function incidentSummary(world: World, index: number): string | undefined {
  if (index % 7 === 5) return undefined;
  const fillings = fillingsOf(world, index);
  const summary = fill(scenarioOf(world, index).summary, fillings);
  return index % 40 === 11 ? `${summary}\n\n${fill(LONG_PARAGRAPH, fillings).repeat(8).trim()}` : summary;
}

export const visibilityOf = (index: number): string => (index % 11 === 6 ? 'private' : 'public');

/** Exactly one of the four, as the vendor's prose says; the document's schema would allow any mix. */
function actor(world: World, kind: (typeof CREATORS)[number], draw: Draw, near: number): Record<string, unknown> {
  const n = draw.below(3);
  if (kind === 'alert' && world.counts.alerts > 0) {
    const alert = Math.floor((near * world.counts.alerts) / world.counts.incidents);
    return { alert: { id: world.id('alerts', alert), title: alertTitle(world, alert) } };
  }
  if (kind === 'api_key') return { api_key: { id: world.foreignId('api_key', n), name: API_KEYS[n]! } };
  if (kind === 'workflow') return { workflow: { id: world.foreignId('workflow', n), name: WORKFLOWS[n]! } };
  return { user: responder(world, draw) };
}

function customFieldValues(
  world: World,
  field: number,
  draw: Draw,
  fillings: Fillings,
): Array<Record<string, unknown>> {
  const { field_type, catalog_type, options } = customFieldEntry(field);
  const several = field_type === 'multi_select' ? 1 + draw.below(2) : 1;
  if (draw.chance(25)) return [];
  if (field_type === 'text')
    return [{ value_text: `A release of ${fillings.service} without an index — found by ${fillings.customer}.` }];
  if (field_type === 'link')
    return [{ value_link: `https://status.${world.slug}.example/incidents/${fillings.number}` }];
  if (field_type === 'numeric')
    return [{ value_numeric: draw.chance(30) ? `${fillings.number}.5` : String(fillings.number) }];
  const first = draw.below(4);
  return Array.from({ length: several }, (_, n) => {
    const at = (first + n) % 4;
    if (catalog_type === undefined) return { value_option: option(world, field, at, options![at]!) };
    const entry = catalog_type * 100 + at;
    const name =
      catalog_type === 2 ? CUSTOMERS[at]! : catalog_type === 1 ? `Team ${DAY_WORDS[at]!}` : SCENARIOS[at * 3]!.service;
    return {
      value_catalog_entry: {
        ...(at % 2 === 0 && { aliases: [name.toLowerCase(), `${name} (old)`] }),
        ...(at !== 3 && { external_id: `ext-${entry}` }),
        id: world.foreignId('catalog_entry', entry),
        name,
      },
    };
  });
}

const option = (world: World, field: number, at: number, value: string): Record<string, unknown> => ({
  custom_field_id: world.id('custom_fields', field),
  id: world.foreignId('custom_field_option', field * 10 + at),
  sort_key: (at + 1) * 10,
  value,
});

const field_infos = new WeakMap<VendorRecord, Record<string, unknown>>();

/** A custom field as its values carry it: with options, without dates. Kept per state of the field. */
function customFieldInfo(world: World, index: number): Record<string, unknown> {
  const field = world.reference('custom_fields', index);
  let info = field_infos.get(field);
  if (!info) {
    const { description, field_type, id, name } = field;
    const options = (customFieldEntry(index).options ?? []).map((value, at) => option(world, index, at, value));
    field_infos.set(field, (info = { description, field_type, id, name, options }));
  }
  return info;
}

function customFieldEntries(world: World, draw: Draw, fillings: Fillings): unknown[] {
  const fields = Math.min(9, world.counts.custom_fields);
  const entries = [];
  for (let field = 0; field < fields; field++) {
    if (draw.chance(35)) continue;
    entries.push({
      custom_field: customFieldInfo(world, field),
      values: customFieldValues(world, field, draw, fillings),
    });
  }
  return entries;
}

function roleAssignments(world: World, draw: Draw): unknown[] {
  const roles = Math.min(4, world.counts.incident_roles);
  return Array.from({ length: roles }, (_, role) => ({
    ...(draw.chance(role === 0 ? 90 : 55) && { assignee: responder(world, draw) }),
    role: embeddedRole(world, role),
  }));
}

const embedded_roles = new WeakMap<VendorRecord, VendorRecord>();

/** Inside an incident a role still says `required`, which the vendor's document calls deprecated and always false. */
function embeddedRole(world: World, index: number): VendorRecord {
  const role = world.reference('incident_roles', index);
  let embedded = embedded_roles.get(role);
  if (!embedded) embedded_roles.set(role, (embedded = { ...role, required: false }));
  return embedded;
}

function timestampValues(world: World, draw: Draw, created_ms: number): unknown[] {
  return Array.from({ length: Math.min(7, world.counts.incident_timestamps) }, (_, n) => ({
    incident_timestamp: world.reference('incident_timestamps', n),
    // An unset timestamp is listed with an empty value, or without one.
    ...(draw.chance(70)
      ? { value: { value: full(created_ms + n * 17 * MINUTE, 0) } }
      : draw.chance(50) && { value: {} }),
  }));
}

export function incident(world: World, index: number): VendorRecord {
  const draw = world.draw('incidents', index);
  const fillings = fillingsOf(world, index);
  const created_ms = world.createdMs('incidents', index);
  const summary = incidentSummary(world, index);
  const severity = severityOf(world, index);
  const type = typeOf(world, index);
  const number = referenceNumber(index);
  const late = draw.below(400) / 10;
  const sleeping = draw.chance(60) ? 0 : draw.below(900) / 10;
  const working = draw.below(2400) / 10;
  // Workload is only given for accounts and incidents that have it switched on.
  const workload = draw.chance(75);
  const documents = draw.chance(30);
  return {
    ...(draw.chance(60) && { call_url: `https://meet.${world.slug}.example/inc-${number}` }),
    created_at: world.createdAt('incidents', index),
    creator: actor(world, cycle(world.seed, 39, index, CREATORS), draw, index),
    custom_field_entries: customFieldEntries(world, draw, fillings),
    ...(draw.chance(85) && {
      duration_metrics: DURATIONS.map((name, n) => {
        const status = draw.pick(DURATION_STATUSES);
        return {
          duration_metric: { id: world.foreignId('duration_metric', n), name },
          status,
          ...(status === 'success' && { value_seconds: 60 + draw.below(90_000) }),
        };
      }),
    }),
    ...(draw.chance(25) && {
      external_issue_reference: {
        issue_name: `OPS-${number}`,
        issue_permalink: `https://tracker.${world.slug}.example/OPS-${number}`,
        provider: draw.pick(PROVIDERS),
      },
    }),
    ...(draw.chance(80) && { has_debrief: draw.chance(35) }),
    id: world.id('incidents', index),
    incident_role_assignments: roleAssignments(world, draw),
    incident_status: world.reference('incident_statuses', statusOf(world, index)),
    ...(draw.chance(90) && { incident_timestamp_values: timestampValues(world, draw, created_ms) }),
    ...(type >= 0 && { incident_type: incidentType(world, type) }),
    mode: modeOf(world, index),
    name: incidentName(world, index),
    ...(draw.chance(95) && { permalink: `https://app.incident.io/${world.slug}/incidents/${number}` }),
    ...(documents && {
      postmortem_document_ids: [world.foreignId('document', index)],
      postmortem_document_url: `https://docs.${world.slug}.example/d/${number}`,
    }),
    reference: `INC-${number}`,
    ...(severity >= 0 && { severity: world.reference('severities', severity) }),
    slack_channel_id: 'C0' + hash(world.seed, 40, index).toString(36).toUpperCase().padStart(8, '0').slice(-8),
    ...(draw.chance(90) && { slack_channel_name: `inc-${number}-${draw.pick(DAY_WORDS)}-${draw.pick(ANIMAL_WORDS)}` }),
    slack_team_id: 'T02A1FSLE8J',
    ...(summary !== undefined && { summary }),
    updated_at: updatedAt(world, index),
    visibility: visibilityOf(index),
    ...(workload && {
      workload_minutes_late: late,
      workload_minutes_sleeping: sleeping,
      workload_minutes_total: Math.round((late + sleeping + working) * 10) / 10,
      workload_minutes_working: working,
    }),
  };
}

export function incidentTypeId(world: World, type: number): string {
  return world.foreignId('incident_type', type);
}

const incident_types = new WeakMap<World, Array<Record<string, unknown>>>();

function incidentType(world: World, type: number): Record<string, unknown> {
  let types = incident_types.get(world);
  if (!types) {
    types = INCIDENT_TYPES.map((each, n) => {
      const created_at = full(world.until_ms - 900 * 24 * HOUR, 105 + n);
      return { ...each, created_at, id: incidentTypeId(world, n), updated_at: created_at };
    });
    incident_types.set(world, types);
  }
  return types[type]!;
}

const SLIM_CATEGORIES: Record<string, string> = { live: 'active', learning: 'post-incident' };

/**
 * As escalations embed it: the only place where the API says `active` and `post-incident` instead of `live` and
 * `learning`.
 */
export function incidentSlim(world: World, index: number): Record<string, unknown> {
  const category = world.reference('incident_statuses', statusOf(world, index)).category as string;
  const summary = incidentSummary(world, index);
  return {
    external_id: referenceNumber(index),
    id: world.id('incidents', index),
    name: incidentName(world, index),
    reference: `INC-${referenceNumber(index)}`,
    status_category: SLIM_CATEGORIES[category] ?? category,
    ...(summary !== undefined && { summary }),
    visibility: visibilityOf(index),
  };
}

export function incidentUpdate(world: World, index: number): VendorRecord {
  const draw = world.draw('incident_updates', index);
  const incident = incidentOfUpdate(world.counts, index);
  const last = index + 1 === world.counts.incident_updates || incidentOfUpdate(world.counts, index + 1) !== incident;
  const status = last ? statusOf(world, incident) : draw.below(Math.min(4, world.counts.incident_statuses));
  const severity = severityOf(world, incident);
  const merged = world.reference('incident_statuses', status).category === 'merged' && incident > 0;
  return {
    created_at: world.createdAt('incident_updates', index),
    id: world.id('incident_updates', index),
    incident_id: world.id('incidents', incident),
    ...(merged && { merged_into_incident_id: world.id('incidents', incident - 1) }),
    ...(draw.chance(85) && { message: fill(draw.pick(UPDATE_MESSAGES), fillingsOf(world, incident)) }),
    new_incident_status: world.reference('incident_statuses', status),
    ...(severity >= 0 && { new_severity: world.reference('severities', severity) }),
    updater: actor(world, cycle(world.seed, 41, index, CREATORS), draw, incident),
  };
}
