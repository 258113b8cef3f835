import { select, type JsonRecord } from '../../conformance/reference/evaluate.ts';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import { kindOf } from '../execution/fields/record-schema.ts';
import type { Grant } from '../generated/types.gen.ts';
import { entitiesOf, type TypeName } from './planted-world.ts';

export const all_actions = ['list', 'get', 'search', 'aggregate', 'changes'] as const;

/** A random generator of its own, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the grants of a token leave, by the words of the contract: several add up. */
export class View {
  readonly grants: readonly Grant[];
  constructor(grants: readonly Grant[]) {
    this.grants = grants;
  }
  #covering(entity: string, action?: string): Grant[] {
    return this.grants.filter(
      ({ entities, actions }) =>
        (entities?.includes(entity) ?? true) &&
        (action === undefined || (actions?.some((each) => each === action) ?? true)),
    );
  }
  sees = (entity: string): boolean => this.#covering(entity).length > 0;
  may = (entity: string, action: string): boolean => this.#covering(entity, action).length > 0;
  /** Undefined: all. */
  paths(entity: string, action?: string): string[] | undefined {
    const own = this.#covering(entity, action).map(({ fields }) => fields);
    return own.includes(undefined) ? undefined : own.flatMap((each) => each ?? []);
  }
  visible(entity: string, action: string, record: JsonRecord): JsonRecord {
    const paths = this.paths(entity, action);
    return paths ? select(record, paths) : record;
  }
  /** Whether a field of the top level may be returned, whole or in part. */
  shows(entity: string, field: string): boolean {
    const paths = this.paths(entity);
    return (
      this.sees(entity) &&
      (field === 'id' || (paths?.some((path) => path === field || path.startsWith(`${field}.`)) ?? true))
    );
  }
  /** What of a record schema an action cannot use: its fields, and members of those that are granted in part. */
  redacted(entity: string, action: string, record: JsonSchema): Array<{ field: string; invented: string }> {
    const paths = this.paths(entity, action);
    if (paths === undefined) return [];
    return pathsOf(record).flatMap((path) => {
      const [field = '', member] = path.split('.');
      if (path === 'id' || paths.includes(field) || paths.includes(path)) return [];
      const in_part = member !== undefined && paths.some((each) => each.startsWith(`${field}.`));
      const invented = in_part ? `${field}.invented_member` : `invented_field${member === undefined ? '' : '.member'}`;
      return [{ field: path, invented }];
    });
  }
}

/** Paths of an entity that can be granted: its fields, and of some objects the members. */
function pathsOf(record: JsonSchema): string[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, schema]) => {
    const members = kindOf(schema) === 'object' ? Object.keys(schema.properties ?? {}) : [];
    return [name, ...members.map((member) => `${name}.${member}`)];
  });
}

export function randomGrants(type: TypeName, seed: number, connector_id: string): Grant[] {
  const entities = entitiesOf(type);
  const next = random(seed);
  const some = <T>(from: readonly T[], share: number): T[] => {
    const kept = from.filter(() => next() < share);
    return kept.length > 0 ? kept : from.slice(0, 1);
  };
  return Array.from({ length: 1 + (seed % 3) }, (_, at): Grant => {
    const kind = seed + at;
    const names = some(
      entities.map(([name]) => name),
      0.5,
    );
    const fields = some(
      [...new Set(entities.filter(([name]) => names.includes(name)).flatMap(([, e]) => pathsOf(e.record)))],
      0.3,
    );
    return {
      ...(kind % 3 === 0 ? { connector_id } : { connector_type: type }),
      entities: names,
      ...(kind % 2 === 0 && { actions: some(all_actions, 0.6) }),
      ...(kind % 4 !== 3 && { fields }),
    };
  });
}
