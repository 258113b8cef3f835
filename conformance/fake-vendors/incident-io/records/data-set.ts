/**
 * An organization's data: any number of records, made from (seed, entity, index) when they are asked for, and changed
 * through an overlay.
 */
import { createClock, type Clock } from '../../clock.ts';
import { createOverlayStore, type OverlayStore, type VendorRecord } from '../../overlay-store.ts';
import { hashText } from '../../random.ts';
import { alert } from './alerts.ts';
import { catalogType } from './catalog.ts';
import { escalation } from './escalations.ts';
import { createFacets, type Facets } from './facets.ts';
import { incident, incidentUpdate } from './incidents.ts';
import { user } from './people.ts';
import { customField, incidentRole, incidentStatus, incidentTimestamp, severity } from './references.ts';
import { schedule } from './schedules.ts';
import { full } from './timestamps.ts';
import { createWorld, ENTITIES, firstUpdateOf, type Counts, type Entity, type Reference, type World } from './world.ts';

export const DEFAULT_COUNTS: Counts = {
  incidents: 140,
  alerts: 260,
  escalations: 90,
  users: 48,
  incident_updates: 420,
  incident_roles: 6,
  incident_statuses: 11,
  incident_timestamps: 7,
  severities: 4,
  custom_fields: 9,
  catalog_types: 27,
  schedules: 12,
};

/** Records of an entity name records of these, so there must be some. */
const NEEDS: Partial<Record<Entity, readonly Entity[]>> = {
  incidents: ['users', 'incident_statuses', 'severities'],
  incident_updates: ['incidents'],
  escalations: ['users', 'incidents'],
  schedules: ['users'],
};

const GENERATORS: Record<Entity, (world: World, index: number) => VendorRecord> = {
  incidents: incident,
  alerts: alert,
  escalations: escalation,
  users: user,
  incident_updates: incidentUpdate,
  incident_roles: incidentRole,
  incident_statuses: incidentStatus,
  incident_timestamps: incidentTimestamp,
  severities: severity,
  custom_fields: customField,
  catalog_types: catalogType,
  schedules: schedule,
};

const REFERENCES: ReadonlySet<string> = new Set<Reference>([
  'incident_roles',
  'incident_statuses',
  'incident_timestamps',
  'severities',
  'custom_fields',
  'catalog_types',
]);

export interface DataSetOptions {
  seed?: number | string;
  /** What is not named has the count of the sandbox. */
  counts?: Partial<Counts>;
  /** The newest moment of the unchanged data. */
  until?: string;
  /** Names the organization in links and addresses. */
  slug?: string;
  clock?: Clock;
}

export type Patch = Record<string, unknown>;

export interface DataSet {
  readonly clock: Clock;
  readonly world: World;
  /** Rises with every change. */
  version(): number;
  /** Rises with every change of a record that others embed. */
  referenceVersion(): number;
  count(entity: Entity): number;
  /** In order of creation, inserted records last; undefined where removed. */
  record(entity: Entity, index: number): VendorRecord | undefined;
  find(entity: Entity, id: string): VendorRecord | undefined;
  /** An incident by the number of its reference: 123 for INC-123. */
  findByReference(number: number): VendorRecord | undefined;
  /** All records as they are now, oldest first. */
  all(entity: Entity): Generator<VendorRecord>;
  /** Changes fields (`undefined` takes one away) and moves `updated_at` to the clock. */
  touch(entity: Entity, id: string, patch?: Patch): VendorRecord;
  remove(entity: Entity, id: string): void;
  /** Adds a record; fields that are not given are made up, the id is one of now. */
  insert(entity: Entity, record?: Patch): VendorRecord;
  /** For the server. */
  store(entity: Entity): OverlayStore;
  facets(entity: Entity): Facets | undefined;
  /** The base indexes of one incident's updates. */
  updateRange(incident_id: string): { from: number; to: number };
}

/** A fixed default, so that the same seed gives the same data on any day. */
const DEFAULT_UNTIL = '2026-11-20T08:00:00.000Z';

export function createDataSet({
  seed = 1,
  counts = {},
  until = DEFAULT_UNTIL,
  slug = 'brightwater',
  clock = createClock(),
}: DataSetOptions = {}): DataSet {
  const all_counts = { ...DEFAULT_COUNTS, ...counts };
  checkCounts(all_counts);
  const until_ms = Date.parse(until);
  if (Number.isNaN(until_ms)) throw new Error(`until is not a date: ${until}`);

  let version = 0;
  let reference_version = 0;
  const inserted: Partial<Counts> = {};
  const references = new Map<Entity, VendorRecord[]>();

  const world = createWorld({
    seed: typeof seed === 'number' ? seed : hashText(seed),
    counts: all_counts,
    until_ms,
    slug,
    reference(entity, index) {
      let records = references.get(entity);
      if (!records) references.set(entity, (records = []));
      // A removed status still shows in the incidents that have it, as it was made.
      return (records[index] ??= stores[entity].find(world.id(entity, index)) ?? GENERATORS[entity](world, index));
    },
  });

  const stores = Object.fromEntries(
    ENTITIES.map((entity) => [
      entity,
      createOverlayStore({
        count: all_counts[entity],
        id: (index) => world.id(entity, index),
        indexOf: (id) => world.indexOf(entity, id),
        record: (index) => GENERATORS[entity](world, index),
      }),
    ]),
  ) as Record<Entity, OverlayStore>;

  const facets = createFacets(world);
  const inserted_references = new Map<number, string>();

  function changed(entity: Entity): void {
    version++;
    if (!REFERENCES.has(entity)) return;
    reference_version++;
    references.clear();
  }

  function put(entity: Entity, record: VendorRecord): VendorRecord {
    stores[entity].put(record);
    changed(entity);
    return record;
  }

  return {
    clock,
    world,
    version: () => version,
    referenceVersion: () => reference_version,
    count: (entity) => stores[entity].count(),
    record: (entity, index) => stores[entity].record(index),
    find: (entity, id) => stores[entity].find(id),
    findByReference(number) {
      const inserted_id = inserted_references.get(number);
      if (inserted_id !== undefined) return stores.incidents.find(inserted_id);
      const index = number - 1;
      return index >= 0 && index < all_counts.incidents
        ? stores.incidents.find(world.id('incidents', index))
        : undefined;
    },
    *all(entity) {
      let after: string | undefined;
      for (;;) {
        const { entries, more } = stores[entity].select({
          newest_first: false,
          size: 500,
          ...(after !== undefined && { after }),
        });
        for (const entry of entries) {
          const record = entry.extra ? entry.extra.record : GENERATORS[entity](world, entry.index);
          after = record.id;
          yield record;
        }
        if (!more) return;
      }
    },
    touch(entity, id, patch = {}) {
      const before = stores[entity].find(id);
      if (!before) throw new Error(`no ${entity} with id ${id}`);
      if (patch.id !== undefined && patch.id !== id) throw new Error('an id cannot be changed');
      const moved =
        'updated_at' in before
          ? { updated_at: full(Math.max(clock.now(), Date.parse(String(before.updated_at))), 0) }
          : {};
      return put(entity, withoutUndefined({ ...before, ...moved, ...patch }));
    },
    remove(entity, id) {
      if (!stores[entity].remove(id)) throw new Error(`no ${entity} with id ${id}`);
      changed(entity);
    },
    insert(entity, record = {}) {
      const nth = inserted[entity] ?? 0;
      const full_record = withoutUndefined({ ...madeUp(entity, all_counts[entity] + nth), ...record });
      if (stores[entity].find(full_record.id))
        throw new Error(`${entity} has a record with id ${full_record.id} already`);
      inserted[entity] = nth + 1;
      const number = entity === 'incidents' ? /-(\d+)$/.exec(String(full_record.reference))?.[1] : undefined;
      if (number !== undefined) inserted_references.set(Number(number), full_record.id);
      return put(entity, full_record);
    },
    store: (entity) => stores[entity],
    facets: (entity) => facets[entity],
    updateRange(incident_id) {
      const index = world.indexOf('incidents', incident_id);
      if (index === undefined || all_counts.incident_updates === 0) return { from: 0, to: 0 };
      return { from: firstUpdateOf(all_counts, index), to: firstUpdateOf(all_counts, index + 1) };
    },
  };

  /** Like the newest record of the base, but of now and with the next index. */
  function madeUp(entity: Entity, index: number): VendorRecord {
    const model = all_counts[entity] > 0 ? GENERATORS[entity](world, all_counts[entity] - 1) : {};
    const now_ms = clock.now();
    const now = full(now_ms, 0);
    return {
      ...model,
      id: world.idAt(entity, index, now_ms),
      ...('created_at' in model && { created_at: now }),
      ...('updated_at' in model && { updated_at: now }),
      ...('rank' in model && { rank: index + 1 }),
      ...('reference' in model && {
        reference: `INC-${index + 1}`,
        permalink: `https://app.incident.io/${slug}/incidents/${index + 1}`,
      }),
    };
  }
}

function checkCounts(counts: Counts): void {
  for (const entity of Object.keys(counts) as Entity[]) {
    if (!ENTITIES.includes(entity)) throw new Error(`unknown entity in counts: ${entity}`);
    if (!Number.isInteger(counts[entity]) || counts[entity] < 0 || counts[entity] > 2 ** 31)
      throw new Error(`counts.${entity} must be an integer from 0`);
    if (counts[entity] === 0) continue;
    for (const needed of NEEDS[entity] ?? [])
      if (counts[needed] === 0) throw new Error(`counts.${entity} needs counts.${needed} above 0`);
  }
}

const withoutUndefined = (record: VendorRecord): VendorRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as VendorRecord;
