/** Catalog types, as version 3 of the endpoint returns them, and what version 2 made of the same. */
import type { VendorRecord } from '../../overlay-store.ts';
import { cycle } from '../../random.ts';
import { full } from './timestamps.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;

const COLORS = ['yellow', 'green', 'blue', 'violet', 'pink', 'cyan', 'orange'] as const;

/** One per icon, so that a data set of the usual size shows them all. */
const TYPES = [
  ['Service', 'server'],
  ['Team', 'users'],
  ['Customer', 'store'],
  ['Feature', 'bulb'],
  ['User', 'user'],
  ['Environment', 'globe'],
  ['Repository', 'folder'],
  ['PagerDuty service', 'alert'],
  ['Kubernetes cluster', 'components'],
  ['Database', 'database'],
  ['Escalation path', 'escalation-path'],
  ['Schedule', 'calendar'],
  ['Status page component', 'status-page'],
  ['Runbook', 'doc'],
  ['Contract', 'briefcase'],
  ['Price plan', 'money'],
  ['Office', 'flag'],
  ['Vendor', 'box'],
  ['Website', 'browser'],
  ['Mailing list', 'email'],
  ['Maintenance window', 'clock'],
  ['Configuration', 'cog'],
  ['Archive', 'files'],
  ['Severity matrix', 'severity'],
  ['Key account ⭐', 'star'],
  ['Étiquette', 'tag'],
  ['Energieversorgung', 'bolt'],
] as const;

const CATEGORIES = ['service', 'team', 'customer', 'product-feature', 'user', 'on-call', 'issue-tracker'] as const;
const MODES = ['', 'api', 'dashboard', 'external', 'internal', 'dynamic', 'backlink', 'path'] as const;
const ATTRIBUTES = ['Name', 'Owner', 'Tier', 'Slack channel', 'Documentation', 'Depends on'] as const;
const REGISTRIES = ['PagerDutyService', 'GithubRepository', 'BackstageComponent'] as const;

export function catalogType(world: World, index: number): VendorRecord {
  const draw = world.draw('catalog_types', index);
  const [name, icon] = TYPES[index % TYPES.length]!;
  const round = Math.floor(index / TYPES.length);
  const type_key = name.normalize('NFD').replace(/[^a-zA-Z]/g, '');
  const synced = index % 4 === 3;
  const registry_type = cycle(world.seed, 81, index, REGISTRIES);
  const created_at = world.createdAt('catalog_types', index);
  const later = full(
    Math.min(world.until_ms, world.createdMs('catalog_types', index) + (1 + draw.below(300)) * DAY),
    draw.below(1000),
  );
  const type_name = synced ? registry_type : `Custom["${type_key}${round || ''}"]`;
  return {
    annotations: draw.chance(40) ? { 'incident.io/catalog-importer/id': `importer-${index}`, größe: 'groß' } : {},
    categories: index < CATEGORIES.length ? [CATEGORIES[index]!] : draw.chance(20) ? ['service', 'team'] : [],
    color: COLORS[index % COLORS.length]!,
    created_at,
    description: draw.chance(85) ? `${name}: kept up to date by the people who own it.` : '',
    ...(draw.chance(30) && { dynamic_resource_parameter: `catalog-${index}` }),
    engine_resource_type: `CatalogEntry["${world.id('catalog_types', index)}"]`,
    ...(draw.chance(70) && { estimated_count: draw.below(5000) }),
    icon,
    id: world.id('catalog_types', index),
    is_editable: !synced,
    ...(draw.chance(70) && { is_team_type: index === 1 }),
    ...(synced && { last_synced_at: later }),
    name: round === 0 ? name : `${name} ${round + 1}`,
    ...(draw.chance(40) && { owning_team_ids: [world.foreignId('team', index % 6)] }),
    ranked: draw.chance(30),
    ...(synced && {
      registry_type,
      required_integrations: [registry_type === 'PagerDutyService' ? 'pager_duty' : 'github'],
    }),
    schema: {
      attributes: Array.from({ length: 2 + (index % 4) }, (_, n) => attribute(world, index, n)),
      version: 1 + draw.below(12),
    },
    ...(draw.chance(30) && { source_repo_url: `https://git.${world.slug}.example/catalog` }),
    type_name,
    updated_at: synced ? later : created_at,
    use_name_as_identifier: draw.chance(50),
  };
}

function attribute(world: World, index: number, n: number): Record<string, unknown> {
  const mode = cycle(world.seed, 82, index * 4 + n, MODES);
  const id = world.foreignId('catalog_attribute', index * 10 + n);
  return {
    array: n === 5,
    ...(mode === 'backlink' && { backlink_attribute: world.foreignId('catalog_attribute', index * 10 + 7) }),
    id,
    mode,
    name: ATTRIBUTES[n]!,
    ...(mode === 'path' && { path: [{ attribute_id: id, attribute_name: ATTRIBUTES[n]! }] }),
    type: n === 1 ? 'Custom["Team"]' : 'String',
  };
}

const MODES_V2: Record<string, string> = { api: 'manual', dashboard: 'manual' };

/**
 * Version 2 is deprecated: "semantic_type … will always be empty", other names of the modes, and without what came
 * later.
 */
export function catalogTypeV2(record: VendorRecord): VendorRecord {
  const {
    engine_resource_type: _1,
    is_team_type: _2,
    owning_team_ids: _3,
    use_name_as_identifier: _4,
    ...kept
  } = record;
  const schema = record.schema as { version: number; attributes: Array<{ mode: string }> };
  return {
    ...kept,
    schema: {
      ...schema,
      attributes: schema.attributes.map((each) => ({ ...each, mode: MODES_V2[each.mode] ?? each.mode })),
    },
    semantic_type: '',
  };
}
