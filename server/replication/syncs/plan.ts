import type { Connector } from '../../connector-types/registry.ts';
import { fieldsFingerprintOf } from '../../records/derivation.ts';
import type { ReplicationRow } from '../../generated/tables.gen.ts';
import type { AskedMode, EntityMode } from '../../storage/repositories/syncs.ts';

/**
 * The entity whose records say what is read, and the parameter that names one: where the list is read one parent at a
 * time.
 */
export const parentOf = ({ contract, mapping }: Connector, entity: string) =>
  mapping.operations[entity]?.list?.replicate?.per_parent ? contract.entities[entity]?.parent : undefined;

/**
 * The entities that a sync reads: those with search. Their lists need nothing that only a caller knows, but for what a
 * parent's record gives.
 */
export const replicatedEntities = (connector: Connector): string[] =>
  Object.entries(connector.contract.entities).flatMap(([name, entity]) => (entity.actions.search ? [name] : []));

/** What was asked of a sync, when, and how often everything is listed in full. */
export interface Asked {
  mode: AskedMode;
  now_ms: number;
  full_every_ms: number;
  entities?: readonly string[] | undefined;
}

/** Names the fields that the contract has of an entity. */
export const fieldsOf = ({ contract }: Connector, entity: string): string | null => {
  const record = contract.entities[entity]?.record;
  return record ? fieldsFingerprintOf(record) : null;
};

/** What `listing_fields` holds while the listing of a generation reads these fields. */
export const listingFields = (connector: Connector, entity: string, generation: number): string =>
  `${generation}:${fieldsOf(connector, entity)}`;

/**
 * Whether an entity is listed in full: asked for, due, because nothing reports changes, or because the last listing
 * left doubts that only another one can settle. Where an
 * export reports deletions too, or records are deleted with their parent, it is due only when the contract has other
 * fields.
 */
export function isWhole(
  connector: Connector,
  entity: string,
  row: ReplicationRow | undefined,
  { mode, now_ms, full_every_ms }: Asked,
): boolean {
  if (mode === 'full' || !row || row.position === null || !row.full_as_of) return true;
  // Stored text has no field that the contract did not have when it was listed.
  if (row.fields !== fieldsOf(connector, entity)) return true;
  const list = connector.mapping.operations[entity]?.list;
  if (parentOf(connector, entity)) return false;
  const left_out = Boolean(row.skipped_count) && !connector.contract.entities[entity]?.actions.get;
  if (left_out || row.incomplete_reason) return true;
  if (list?.export && row.export_refused_at === null) return false;
  return !list?.incremental || now_ms - Date.parse(row.full_as_of) >= full_every_ms;
}

/**
 * What a sync does. Lists per parent come last: they take long, and what they read follows from the parents. Parents
 * that have not been listed come along.
 */
export function planSync(
  connector: Connector,
  rows: ReadonlyMap<string, ReplicationRow>,
  asked: Asked,
): Array<{ entity: string; mode: EntityMode }> {
  const all = replicatedEntities(connector);
  const chosen = new Set(asked.entities ?? all);
  for (const entity of [...chosen]) {
    const parent = parentOf(connector, entity)?.entity;
    if (parent !== undefined && !rows.get(parent)?.full_as_of) chosen.add(parent);
  }
  const ordered = [
    ...all.filter((entity) => !parentOf(connector, entity)),
    ...all.filter((entity) => parentOf(connector, entity)),
  ];
  return ordered
    .filter((entity) => chosen.has(entity))
    .map((entity) => ({
      entity,
      mode: isWhole(connector, entity, rows.get(entity), asked) ? 'full' : 'incremental',
    }));
}
