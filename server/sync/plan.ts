import type { Connector } from '../connectors/registry.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import type { AskedMode, EntityMode } from '../storage/syncs.ts';

/** The entity whose records say what is read, and the parameter that names one: where the list is read one parent at a time. */
export const parentOf = ({ contract, mapping }: Connector, entity: string) => (mapping.operations[entity]?.list?.replicate?.per_parent ? contract.entities[entity]!.parent : undefined);

/** The entities that a run copies: those with search. Their lists need nothing that only a caller knows, but for what a parent's record gives. */
export const replicatedEntities = (connector: Connector): string[] => Object.entries(connector.contract.entities).flatMap(([name, entity]) => (entity.actions.search ? [name] : []));

/**
 * Whether an entity is listed whole: asked for, due, or because nothing tells changes. An export tells deletions too, and so does a list per parent, whose records
 * go with the parent's: there it is never due.
 */
export function isWhole(connector: Connector, entity: string, asked: AskedMode, row: ReplicationRow | undefined, now_ms: number, full_every_ms: number): boolean {
  if (asked === 'full' || !row || row.position === null || row.full_as_of === null) return true;
  const list = connector.mapping.operations[entity]?.list;
  if (list?.export || parentOf(connector, entity)) return false;
  return !list?.incremental || now_ms - Date.parse(row.full_as_of) >= full_every_ms;
}

/**
 * What a run does. What the vendor's plan forbids is not asked for by every run, but as often as everything is listed whole. Lists per parent come last: they
 * take long, and what they read follows from the parents. Parents that have not been listed come along.
 */
export function planRun(connector: Connector, asked: AskedMode, rows: ReadonlyMap<string, ReplicationRow>, now_ms: number, full_every_ms: number, entities?: readonly string[]): Array<{ entity: string; mode: EntityMode }> {
  const hopeless = (entity: string) => {
    const row = rows.get(entity);
    return asked === 'auto' && Boolean(row?.unavailable) && row?.listing_started_at !== null && now_ms - Date.parse(row!.listing_started_at) < full_every_ms;
  };
  const all = replicatedEntities(connector);
  const hopeful = all.filter((entity) => !hopeless(entity));
  const chosen = new Set(entities ?? (hopeful.length > 0 ? hopeful : all));
  for (const entity of [...chosen]) {
    const parent = parentOf(connector, entity)?.entity;
    if (entities && parent !== undefined && !rows.get(parent)?.full_as_of) chosen.add(parent);
  }
  const ordered = [...all.filter((entity) => !parentOf(connector, entity)), ...all.filter((entity) => parentOf(connector, entity))];
  return ordered.filter((entity) => chosen.has(entity)).map((entity) => ({ entity, mode: isWhole(connector, entity, asked, rows.get(entity), now_ms, full_every_ms) ? 'full' : 'incremental' }));
}
