import type { EntityContract } from '../connectors/define.ts';
import type { Connector } from '../connectors/registry.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import type { AskedMode, EntityMode } from '../storage/syncs.ts';

/** Whether an entity is copied: it has search, and its list needs nothing that only a caller knows (a ticket's id, for comments). */
export const isReplicated = ({ actions }: EntityContract): boolean => actions.search !== undefined && (actions.list?.params.required ?? []).length === 0;

/** The entities that a run copies. */
export const replicatedEntities = (connector: Connector): string[] => Object.entries(connector.contract.entities).flatMap(([name, entity]) => (isReplicated(entity) ? [name] : []));

/** Whether an entity is listed whole: asked for, due, or because the vendor can tell no changes. */
export function modeOf(connector: Connector, entity: string, asked: AskedMode, row: ReplicationRow | undefined, now_ms: number, full_every_ms: number): EntityMode {
  if (asked === 'full' || !row || row.position === null || row.full_as_of === null || !connector.mapping.operations[entity]?.list?.incremental) return 'full';
  return now_ms - Date.parse(row.full_as_of) >= full_every_ms ? 'full' : 'incremental';
}

/** What a run does. What the vendor's plan forbids is not asked for by every run, but as often as everything is listed whole. */
export function planRun(connector: Connector, asked: AskedMode, rows: ReadonlyMap<string, ReplicationRow>, now_ms: number, full_every_ms: number, entities?: readonly string[]): Array<{ entity: string; mode: EntityMode }> {
  const hopeless = (entity: string) => {
    const row = rows.get(entity);
    return asked === 'auto' && Boolean(row?.unavailable) && row?.listing_started_at !== null && now_ms - Date.parse(row!.listing_started_at) < full_every_ms;
  };
  const all = replicatedEntities(connector);
  const hopeful = all.filter((entity) => !hopeless(entity));
  const chosen = entities ? all.filter((entity) => entities.includes(entity)) : hopeful.length > 0 ? hopeful : all;
  return chosen.map((entity) => ({ entity, mode: modeOf(connector, entity, asked, rows.get(entity), now_ms, full_every_ms) }));
}
