/** Alerts. */
import type { VendorRecord } from '../../overlay-store.ts';
import { cycle, hash, type Draw } from '../../random.ts';
import { full, timestamp } from './timestamps.ts';
import { CUSTOMERS, fill, REGIONS, SCENARIOS, type Fillings } from './wording.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;

const ALERT_STATUSES = ['resolved', 'resolved', 'firing', 'resolved', 'resolved'] as const;
const SOURCES = ['alertmanager', 'datadog', 'sentry', 'uptime-check'] as const;

export const alertStatusOf = (world: World, index: number): string => cycle(world.seed, 51, index, ALERT_STATUSES);
export const alertSourceIdOf = (world: World, index: number): string =>
  world.foreignId('alert_source', hash(world.seed, 52, index) % SOURCES.length);
export const deduplicationKeyOf = (world: World, index: number): string =>
  String(hash(world.seed, 53, index)) + String(index).padStart(4, '0');

function alertFillings(world: World, index: number): Fillings {
  const h = hash(world.seed, 54, index);
  const service = cycle(world.seed, 55, index, SCENARIOS).service;
  return {
    region: REGIONS[h % REGIONS.length]!,
    customer: CUSTOMERS[(h >>> 5) % CUSTOMERS.length]!,
    percent: 2 + ((h >>> 10) % 97),
    number: 2 + ((h >>> 7) % 998),
    service,
  };
}

export const alertTitle = (world: World, index: number): string =>
  fill(cycle(world.seed, 55, index, SCENARIOS).alert, alertFillings(world, index));

function alertUpdatedMs(world: World, index: number): number {
  return Math.min(
    world.until_ms,
    world.createdMs('alerts', index) + MINUTE + (hash(world.seed, 56, index) % (600 * MINUTE)),
  );
}

/** Alerts without their attributes: escalations embed them so. */
export function alertSlim(world: World, index: number): VendorRecord {
  const draw = world.draw('alerts', index);
  const fillings = alertFillings(world, index);
  const status = alertStatusOf(world, index);
  const updated_ms = alertUpdatedMs(world, index);
  const h = hash(world.seed, 57, index);
  const source = hash(world.seed, 52, index) % SOURCES.length;
  return {
    ...(draw.chance(30) && { alert_group_ids: [world.foreignId('alert_group', index >>> 2)] }),
    alert_source_id: alertSourceIdOf(world, index),
    created_at: world.createdAt('alerts', index),
    deduplication_key: deduplicationKeyOf(world, index),
    ...(draw.chance(75) && {
      description: `${fillings.service} in ${fillings.region}: above ${fillings.percent} percent for 5 minutes.${draw.chance(10) ? '\n\n```\nselect 1; -- 見出し\n```\n'.repeat(20) : ''}`,
    }),
    id: world.id('alerts', index),
    ...(status === 'resolved' && { resolved_at: full(updated_ms, h % 1000) }),
    ...(draw.chance(80) && {
      source_url: `https://${SOURCES[source]!}.${world.slug}.example/alerts/${index + 1000}?service=${fillings.service}`,
    }),
    status,
    title: alertTitle(world, index),
    updated_at: timestamp(updated_ms, h % 1000, status === 'resolved' ? 4 : (h >>> 10) % 20),
  };
}

function attributes(world: World, index: number, draw: Draw): unknown[] {
  const { service, region, number } = alertFillings(world, index);
  const attribute = (n: number, name: string, type: string, array: boolean, emoji?: string) => ({
    array,
    ...(emoji && { emoji }),
    id: world.foreignId('alert_attribute', n),
    name,
    required: n === 0,
    type,
  });
  const catalog_type_id =
    world.counts.catalog_types > 0 ? world.id('catalog_types', 0) : world.foreignId('catalog_type', 0);
  const entry = { catalog_type_id, id: world.foreignId('catalog_entry', service.length), name: service };
  const all = [
    {
      attribute: attribute(0, 'service', `CatalogEntry["${catalog_type_id}"]`, false, 'gear'),
      value: { catalog_entry: entry, label: service, ...(draw.chance(60) && { literal: entry.id }) },
    },
    {
      attribute: attribute(1, 'regions', 'String', true, 'globe_with_meridians'),
      array_value: [
        { label: region, literal: region },
        { literal: 'global' },
        { catalog_entry: { ...entry, name: region } },
      ],
    },
    {
      attribute: attribute(2, 'customer_facing', 'Bool', false),
      value: { label: draw.chance(50) ? 'Yes' : 'No', literal: String(draw.chance(50)) },
    },
    { attribute: attribute(3, 'count', 'Number', false), value: { literal: String(number) } },
    { attribute: attribute(4, 'runbook', 'String', false, 'fire') },
  ];
  return all.filter((_, n) => n === 0 || draw.chance(60));
}

export function alert(world: World, index: number): VendorRecord {
  const slim = alertSlim(world, index);
  return { ...slim, attributes: attributes(world, index, world.draw('alerts', index)) };
}
