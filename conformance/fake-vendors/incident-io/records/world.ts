/** What every generator of records needs: counts, times, ids, chance, and the records that others embed. */
import type { VendorRecord } from '../../overlay-store.ts';
import { createDraw, hash, hashText, type Draw } from '../../random.ts';
import { indexIn, ulid } from './ids.ts';
import { expressible, timestamp } from './timestamps.ts';

export const ENTITIES = [
  'incidents',
  'alerts',
  'escalations',
  'users',
  'incident_updates',
  'incident_roles',
  'incident_statuses',
  'incident_timestamps',
  'severities',
  'custom_fields',
  'catalog_types',
  'schedules',
] as const;
export type Entity = (typeof ENTITIES)[number];
export type Counts = Record<Entity, number>;

/** Small entities that other records embed whole. */
export type Reference =
  'incident_roles' | 'incident_statuses' | 'incident_timestamps' | 'severities' | 'custom_fields' | 'catalog_types';

export interface World {
  seed: number;
  counts: Counts;
  /** The newest moment in the base data. */
  until_ms: number;
  /** As in `app.incident.io/<slug>` and in addresses. */
  slug: string;
  /** Milliseconds at which a record was created. */
  createdMs(entity: Entity, index: number): number;
  createdAt(entity: Entity, index: number): string;
  id(entity: Entity, index: number): string;
  /** An id of a record that is not of the base, with its own moment. */
  idAt(entity: Entity, index: number, at_ms: number): string;
  indexOf(entity: Entity, id: string): number | undefined;
  /** The chance of one record, the same each time. */
  draw(entity: Entity, index: number): Draw;
  /** A reference record as it is now, for embedding. */
  reference(entity: Reference, index: number): VendorRecord;
  /** An id of something the API does not list itself (a team, an alert source, …). */
  foreignId(kind: string, index: number): string;
}

const DAY = 86_400_000;
/**
 * Records of one entity lie at least this far apart, so that rounding one to a whole second cannot change the order.
 */
const LEAST_STEP_MS = 4_000;
/** The few teams, sources and options are named all the time; events and documents, of which there are many, once. */
const REMEMBERED_FOREIGN_IDS = 1_000;

/** First and last day of an entity's records, counted back from `until`. */
const SPANS: Record<Entity, [from: number, to: number]> = {
  incidents: [400, 0],
  alerts: [400, 0],
  escalations: [400, 0],
  incident_updates: [400, 0],
  users: [900, 30],
  schedules: [800, 400],
  incident_roles: [950, 900],
  incident_statuses: [950, 900],
  incident_timestamps: [950, 900],
  severities: [950, 900],
  custom_fields: [900, 500],
  catalog_types: [900, 500],
};

/**
 * Every sixteenth record was created in the same moment as the one before it: a boundary by time cuts through such a
 * pair.
 */
const leader = (index: number): number => (index % 16 === 5 ? index - 1 : index);

export interface WorldOptions {
  seed: number;
  counts: Counts;
  until_ms: number;
  slug: string;
  reference(entity: Reference, index: number): VendorRecord;
}

export function createWorld({ seed, counts, until_ms, slug, reference }: WorldOptions): World {
  const families = Object.fromEntries(ENTITIES.map((entity, n) => [entity, hash(seed, 101, n)])) as Record<
    Entity,
    number
  >;

  const steps = Object.fromEntries(
    ENTITIES.map((entity) => {
      const [from, to] = SPANS[entity];
      return [entity, Math.max(LEAST_STEP_MS, Math.floor(((from - to) * DAY) / Math.max(1, counts[entity])))];
    }),
  ) as Record<Entity, number>;

  function spacedMs(entity: Entity, index: number): number {
    const step = steps[entity];
    const start = until_ms - SPANS[entity][1] * DAY - (counts[entity] - index) * step;
    return start + (hash(families[entity], 1, index) % (step >>> 1));
  }

  /** Updates belong to incidents in order, so their times lie between their incident's and the next one's. */
  function updateMs(index: number): number {
    const { incidents, incident_updates } = counts;
    const incident = incidentOfUpdate(counts, index);
    const start = createdMs('incidents', incident);
    const next = incident + 1 < incidents ? createdMs('incidents', incident + 1) : Math.max(until_ms, start + 1000);
    const first = firstUpdateOf(counts, incident);
    const share = (index - first + 1) / (firstUpdateOf(counts, incident + 1) - first + 1);
    return index < incident_updates ? Math.floor(start + Math.min(next - start, DAY / 4) * share) : until_ms;
  }

  function createdMs(entity: Entity, index: number): number {
    if (entity === 'incident_updates') return updateMs(index);
    const at = leader(index);
    return expressible(spacedMs(entity, at), hash(families[entity], 2, at) % 20);
  }

  const foreign = new Map<string, { family: number; ids: string[] }>();

  return {
    seed,
    counts,
    until_ms,
    slug,
    createdMs,
    createdAt(entity, index) {
      const h = hash(families[entity], 2, leader(index));
      const style = entity === 'incident_updates' ? 4 : h % 20;
      return timestamp(createdMs(entity, index), (h >>> 8) % 1000, style);
    },
    id: (entity, index) => ulid(families[entity], index, createdMs(entity, index)),
    idAt: (entity, index, at_ms) => ulid(families[entity], index, at_ms),
    indexOf(entity, id) {
      const index = indexIn(families[entity], id);
      if (index === undefined || index >= counts[entity]) return undefined;
      return ulid(families[entity], index, createdMs(entity, index)) === id ? index : undefined;
    },
    draw: (entity, index) => createDraw(hash(families[entity], 3, index)),
    reference,
    foreignId(kind, index) {
      let known = foreign.get(kind);
      if (!known) foreign.set(kind, (known = { family: hash(seed, 102, hashText(kind)), ids: [] }));
      const made = known.ids[index] ?? ulid(known.family, index, until_ms - 950 * DAY + index * 3_600_000);
      if (index < REMEMBERED_FOREIGN_IDS) known.ids[index] = made;
      return made;
    },
  };
}

/** Updates are spread evenly over the incidents; update j belongs to incident floor(j * incidents / updates). */
export const incidentOfUpdate = (counts: Counts, index: number): number =>
  Math.floor((index * counts.incidents) / counts.incident_updates);

export const firstUpdateOf = (counts: Counts, incident: number): number =>
  Math.ceil((incident * counts.incident_updates) / counts.incidents);
