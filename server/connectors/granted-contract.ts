import { LRUCache } from 'lru-cache';
import type {
  ActionContract,
  ConnectorContract,
  EntityContract,
  JsonSchema,
} from '../connector-types/definition/define.ts';
import type { Grant } from '../generated/types.gen.ts';
import { itemsOf, kindOf, markPartial, memberOf } from '../execution/fields/record-schema.ts';
import { splitPath } from '../execution/fields/field-path.ts';

export type GrantedAction = NonNullable<Grant['actions']>[number];

const granted_actions: readonly GrantedAction[] = ['list', 'get', 'search', 'aggregate', 'changes'];

export const isGrantedAction = (name: string): name is GrantedAction => granted_actions.some((each) => each === name);

/** What a grant says of one connector: which of its entities, actions and fields. */
type Coverage = Pick<Grant, 'entities' | 'actions' | 'fields'>;

const narrowed = new LRUCache<string, ConnectorContract>({ max: 500 });

/**
 * The contract of a connector type as grants leave it. Everything that looks at a contract (operations, search, the
 * catalogue, error messages) then cannot tell what is not granted from what does not exist. `action`: with the fields
 * that are granted for this action; without, those of any.
 */
export function grantedContract(
  contract: ConnectorContract,
  grants: readonly Coverage[],
  action?: GrantedAction,
): ConnectorContract {
  const key = JSON.stringify([
    contract.connector_type,
    action ?? null,
    grants.map(({ entities, actions, fields }) => [entities ?? null, actions ?? null, fields ?? null]),
  ]);
  const known = narrowed.get(key);
  if (known?.whole === contract) return known;
  const entities = Object.entries(contract.entities).flatMap(([name, entity]) => {
    const own = grants.filter((grant) => grant.entities === undefined || grant.entities.includes(name));
    return own.length === 0 ? [] : [[name, narrowEntity(entity, own, action)] as const];
  });
  const made = { ...contract, entities: Object.fromEntries(entities), whole: contract };
  narrowed.set(key, made);
  return made;
}

const allows = (grant: Coverage, action: GrantedAction): boolean =>
  grant.actions === undefined || grant.actions.includes(action);

/** The paths that the grants name; undefined where one of them names none, which is all. */
function pathsOf(grants: readonly Coverage[]): string[][] | undefined {
  const paths: string[][] = [];
  for (const { fields } of grants) {
    if (fields === undefined) return undefined;
    for (const field of fields) {
      const path = splitPath(field);
      if (path) paths.push(path);
    }
  }
  return paths;
}

function narrowEntity(entity: EntityContract, grants: readonly Coverage[], action?: GrantedAction): EntityContract {
  const paths = pathsOf(action === undefined ? grants : grants.filter((grant) => allows(grant, action)));
  const actions: EntityContract['actions'] = {};
  for (const [name, each] of Object.entries(entity.actions) as Array<
    [keyof EntityContract['actions'], ActionContract]
  >) {
    const own = grants.filter((grant) => allows(grant, name));
    const granted = pathsOf(own);
    const left = name === 'list' || name === 'get' ? narrowParams(each, entity.record, granted) : each;
    if (own.length > 0 && left) actions[name] = left;
  }
  const allowed = granted_actions.filter((each) => grants.some((grant) => allows(grant, each)));
  if (paths === undefined) return { ...entity, actions, allowed };
  const record = narrowSchema(entity.record, treeOf([['id'], ...paths]));
  return { ...entity, actions, allowed, record, granted: paths };
}

type Tree = Map<string, Tree | true>;

function treeOf(paths: readonly string[][]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    let node = tree;
    for (const [at, step] of path.entries()) {
      const next = node.get(step);
      if (next === true) break;
      if (at === path.length - 1) node.set(step, true);
      else if (next) node = next;
      else {
        const below: Tree = new Map();
        node.set(step, below);
        node = below;
      }
    }
  }
  return tree;
}

/** Marked as partial, so that search does not compare the whole of an object of which only a part is granted. */
function narrowSchema(schema: JsonSchema, tree: Tree): JsonSchema {
  if (kindOf(schema) === 'array') return markPartial({ ...schema, items: narrowSchema(itemsOf(schema), tree) });
  const names = Object.keys(schema.properties ?? {});
  const steps = [
    ...names.filter((name) => tree.has(name)),
    ...[...tree.keys()].filter((name) => !names.includes(name)),
  ];
  const properties = steps.flatMap((step): Array<[string, JsonSchema]> => {
    const member = memberOf(schema, step);
    const below = tree.get(step);
    if (!member || !below) return [];
    if (below === true) return [[step, member]];
    const kind = kindOf(member);
    // Of a value without a schema nothing can be left out.
    return kind === 'object' || kind === 'array' ? [[step, narrowSchema(member, below)]] : [];
  });
  return markPartial({
    ...schema,
    properties: Object.fromEntries(properties),
    ...(schema.required && { required: schema.required.filter((name) => tree.has(name)) }),
    additionalProperties: false,
  });
}

const always_parameters: ReadonlySet<string> = new Set(['id', 'page_size', 'after', 'fields', 'max_bytes']);

/**
 * The vendor's own records (`raw`) hold what no grant names. A parameter that filters or orders by a field tells its
 * value: where fields are granted, only parameters stay that name one of these, and an action whose required parameter
 * does not is not there.
 */
function narrowParams(
  action: ActionContract,
  record: JsonSchema,
  granted: string[][] | undefined,
): ActionContract | undefined {
  const { properties = {}, required = [], anyOf, ...schema } = action.params;
  const whole = new Set(granted?.filter((path) => path.length === 1).map(([name]) => name));
  const stays = (name: string) =>
    name !== 'raw' &&
    (granted === undefined ||
      always_parameters.has(name) ||
      (whole.has(name) && Object.hasOwn(record.properties ?? {}, name)));
  if (!required.every(stays)) return undefined;
  const alternatives = anyOf?.filter((each) => each.required.every(stays));
  if (alternatives?.length === 0) return undefined;
  const kept = Object.entries(properties).filter(([name]) => stays(name));
  return {
    ...action,
    params: {
      ...schema,
      properties: Object.fromEntries(kept),
      required,
      ...(alternatives && { anyOf: alternatives }),
    },
  };
}

/** Whether a path names a field of records, of which nothing deeper than its schema is asked for. */
export function isGrantable(record: JsonSchema, field: string): boolean {
  const path = splitPath(field);
  if (!path) return false;
  let schema = record;
  for (const step of path) {
    while (kindOf(schema) === 'array') schema = itemsOf(schema);
    const member = kindOf(schema) === 'object' ? memberOf(schema, step) : undefined;
    if (!member) return false;
    schema = member;
  }
  return true;
}
