import { follow, type OpenApiDocument, type Schema } from '../bundle/document.ts';
import { actionsOf, entityPath, type ConnectorSource, type EntityFile } from '../bundle/entities.ts';
import { pascal } from '../bundle/load.ts';

/** Names of the generated types of one action. */
export interface ActionTypes {
  params: string;
  result: string;
}

export interface ConnectorPlan {
  /** The name of its constant and, in PascalCase, of its type. */
  constant: string;
  type: string;
  /**
   * Data in the form of `ConnectorContract` (server/connector-types/definition/define.ts), which the generated file
   * must satisfy.
   */
  contract: Record<string, unknown>;
  /** entity -> action -> names of generated types. */
  types: Record<string, Record<string, ActionTypes>>;
  /** Auth method -> name of the generated type of its credentials. */
  credentials: Record<string, string>;
  /** Name of the generated type of the environment, where the connector type has one. */
  environment: string | null;
  replication_config: string | null;
}

/** What no code reads at run time, or reads elsewhere (`index`). */
const prose = new Set(['title', 'deprecated', 'x-index']);

/** Resolves every reference inside; descriptions stay on the first level only, where the catalogue shows them. */
export function inline(document: OpenApiDocument, schema: Schema, depth = 0): Schema {
  if ('$ref' in schema)
    return inline(
      document,
      {
        ...follow(document, schema),
        ...(depth === 1 && schema['description'] ? { description: schema['description'] } : {}),
      },
      depth,
    );
  const anyOf = schema['anyOf'] as Schema[] | undefined;
  if (anyOf?.length === 2 && anyOf[1]!['type'] === 'null') {
    const inner = inline(document, anyOf[0]!, depth);
    return { ...inner, type: [inner['type'] as string, 'null'] };
  }
  const result: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (prose.has(key) || (key === 'description' && depth !== 1)) continue;
    if (key === 'properties') {
      result[key] = Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([name, each]) => [
          name,
          inline(document, each, depth + 1),
        ]),
      );
    } else if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object')) {
      result[key] = inline(document, value as Schema, depth + 1);
    } else {
      result[key] = value;
    }
  }
  return result;
}

function planVariables(schema: Schema & { properties: Record<string, Schema>; required?: string[] }) {
  return Object.entries(schema.properties).map(([name, each]) => ({
    name,
    type: each['type'],
    required: schema.required?.includes(name) ?? false,
    ...(each['pattern'] ? { pattern: each['pattern'] } : {}),
    ...(each['default'] ? { default: each['default'] } : {}),
    ...(each['x-id-list'] ? { id_list: each['x-id-list'] } : {}),
    ...(each['description'] ? { description: each['description'] } : {}),
  }));
}

/**
 * A record can only be removed with its parent where the vendor tells of the parent's end, and found by the field that
 * names it.
 */
function checkParent(connector_type: string, file: EntityFile, entities: readonly EntityFile[]): void {
  const at = entityPath(connector_type, file);
  if ((file.deletions === 'parent') !== (file.parent !== undefined))
    throw new Error(`${at}: deletions: parent and parent belong together`);
  if (!file.parent) return;
  const { entity, field } = file.parent;
  const parent = entities.find((each) => each.entity === entity);
  if (parent?.deletions !== 'signal' || !parent.actions.search)
    throw new Error(`${at}: ${entity} is no entity with search whose deletions are a signal`);
  if (!file.index.some((index) => index[0] === field))
    throw new Error(
      `${at}: its records are looked for by ${field}, which no index begins with; add [${field}] to index`,
    );
}

function planEntity(document: OpenApiDocument, name: string, file: EntityFile) {
  const component = (suffix: string) => inline(document, document.components.schemas[`${name}${suffix}`]!);
  const list = file.actions.list;
  const page = list && list !== 'whole' && list.page ? list.page : null;
  return {
    title: file.title,
    actions: {
      ...(list ? { list: { page, params: component('ListParams') } } : {}),
      ...(file.actions.get ? { get: { page: null, params: component('GetParams') } } : {}),
      ...(file.actions.search
        ? {
            search: { page: null, params: queryParams(document, `${name}SearchParams`) },
            aggregate: { page: null, params: queryParams(document, `${name}AggregateParams`) },
          }
        : {}),
    },
    record: component('Record'),
    index: file.index,
    deletions: file.deletions,
    ...(file.parent ? { parent: file.parent } : {}),
  };
}

/** The query is the search compiler's; the schema of a condition is recursive and cannot be put in place. */
function queryParams(document: OpenApiDocument, name: string): Schema {
  const schema = document.components.schemas[name]! as Schema & { properties: Record<string, Schema> };
  return inline(document, {
    ...schema,
    properties: {
      ...schema.properties,
      query: { type: 'object', description: 'The filter, and for search the sort.' },
    },
  });
}

/** What one connector type promises, as data and as names of types. */
export function planConnector(document: OpenApiDocument, source: ConnectorSource): ConnectorPlan {
  const type = pascal(source.connector_type);
  const has = (name: string) => (document.components.schemas[name] ? name : null);
  const types: ConnectorPlan['types'] = {};
  for (const file of source.entities) {
    checkParent(source.connector_type, file, source.entities);
    const name = type + pascal(file.entity);
    types[file.entity] = Object.fromEntries(
      actionsOf(file).map((action) => [
        action,
        { params: `${name}${pascal(action)}Params`, result: `${name}${pascal(action)}Result` },
      ]),
    );
  }
  return {
    constant: type[0]!.toLowerCase() + type.slice(1),
    type,
    contract: {
      connector_type: source.connector_type,
      title: source.title,
      auth_methods: source.auth_methods.map((method) => ({
        name: method.name,
        title: method.title,
        oauth: method.oauth,
        fields: Object.entries(method.credentials.properties).map(([name, each]) => ({
          name,
          type: each['type'],
          required: method.credentials.required?.includes(name) ?? false,
          secret: each['x-secret'] === true,
          max_length: (each['maxLength'] ?? 16384) as number,
          ...(each['description'] ? { description: each['description'] } : {}),
        })),
      })),
      environment: planVariables(source.environment),
      replication_config: planVariables(source.replication_config),
      entities: Object.fromEntries(
        source.entities.map((file) => [file.entity, planEntity(document, type + pascal(file.entity), file)]),
      ),
    },
    types,
    credentials: Object.fromEntries(
      source.auth_methods.map((method) => [method.name, `${type}${pascal(method.name)}Credentials`]),
    ),
    environment: has(`${type}Environment`),
    replication_config: has(`${type}ReplicationConfig`),
  };
}

/** Names of the schema properties whose values are secrets; logs are redacted by them. */
export function planSecrets(document: OpenApiDocument, connectors: ConnectorSource[]): string[] {
  const names = new Set<string>();
  const look = (node: unknown) => {
    if (node === null || typeof node !== 'object') return;
    for (const [name, each] of Object.entries((node as { properties?: Record<string, Schema> }).properties ?? {}))
      if (each['x-secret'] === true) names.add(name);
    for (const value of Object.values(node)) look(value);
  };
  look(document.components.schemas);
  look(connectors.map((connector) => connector.auth_methods.map((method) => method.credentials)));
  return [...names].sort();
}
