/**
 * The document as the kit reads it: operations with everything that they inherit, schemas with their references
 * followed.
 */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  default?: unknown;
  'x-known-values'?: string[];
  'x-secret'?: boolean;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  planned: boolean;
  /** `bearer`: our own tokens, with these scopes; `none`: no token is asked for. */
  auth: 'bearer' | 'none';
  scopes: string[];
  parameters: Parameter[];
  body_required: boolean;
  /** Media type -> what it takes. */
  bodies: Record<string, { schema: Schema; example?: unknown }>;
  /** Declared status -> media types. */
  responses: Record<string, string[]>;
}

export interface EntityAction {
  connector_type: string;
  entity: string;
  action: string;
  params: Schema;
  result: Schema;
}

/** Actions that ask the synced records, not the vendor. */
export const isQuery = (action: string): boolean => action === 'search' || action === 'aggregate';

export interface Contract {
  document: object;
  /**
   * The connector type of every case that needs a connector of any type, and what its creation body has besides
   * credentials.
   */
  usual: { connector_type: string; members: string[] };
  operations: ContractOperation[];
  actions: EntityAction[];
  follow(schema: Schema): Schema;
  /** The schema of a record in responses of list and get. */
  recordOf(action: EntityAction): Schema;
}

type Node = Record<string, any>;
const methods = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * Of the types that the kit can create, the first; one whose lists take no parameters is the plainest, so that the
 * cases of the operations say nothing about a vendor.
 */
const plainest = 'incident-io';

function usualOf(actions: EntityAction[], given: Record<string, object>): Contract['usual'] {
  const types = [...new Set(actions.map((each) => each.connector_type))];
  const creatable = types.filter((type) => type in given);
  const choice = creatable.length > 0 ? creatable : types;
  const connector_type = choice.includes(plainest) ? plainest : (choice[0] ?? 'none');
  return {
    connector_type,
    members: Object.keys(given[connector_type] ?? {}).filter((member) =>
      ['environment', 'replication_config'].includes(member),
    ),
  };
}

/** `given`: connector type -> a body that creates a connector, as far as the kit was given one. */
export function readContract(document: object, given: Record<string, object> = {}): Contract {
  const root = document as Node;
  const follow = <T extends object>(node: T): T => {
    let found: Node = node;
    while (typeof found['$ref'] === 'string') {
      found = found['$ref']
        .replace('#/', '')
        .split('/')
        .reduce(
          (at: Node, part: string) => at[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')],
          root,
        );
    }
    return found as T;
  };

  function bodiesOf(operation: Node): ContractOperation['bodies'] {
    const content = Object.entries<Node>(
      operation['requestBody'] ? follow(operation['requestBody'] as Node)['content'] : {},
    );
    return Object.fromEntries(
      content.map(([type, { schema, examples }]) => [
        type,
        { schema, example: Object.values<Node>(examples ?? {})[0]?.['value'] },
      ]),
    );
  }

  const operations = Object.entries<Node>(root['paths']).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): ContractOperation => {
        const operation = item[method] as Node;
        const bearer = (operation['security'] as Node[] | undefined)?.find((each) => each['bearer']);
        return {
          id: operation['operationId'],
          method: method.toUpperCase(),
          path,
          planned: operation['x-stage'] === 'planned',
          auth: bearer ? 'bearer' : 'none',
          scopes: bearer?.['bearer'] ?? [],
          parameters: [...(item['parameters'] ?? []), ...(operation['parameters'] ?? [])].map(
            (each: Node) => follow(each) as unknown as Parameter,
          ),
          body_required: operation['requestBody']?.required === true,
          bodies: bodiesOf(operation),
          responses: Object.fromEntries(
            Object.entries<Node>(operation['responses']).map(([status, response]) => [
              status,
              Object.keys(follow(response)['content'] ?? {}),
            ]),
          ),
        };
      }),
  );

  const actions: EntityAction[] = [];
  for (const item of Object.values<Node>(root['paths'])) {
    for (const [connector_type, entities] of Object.entries<Node>(item['post']?.['x-operations'] ?? {})) {
      for (const [entity, named] of Object.entries<Node>(entities)) {
        for (const [action, { params, result }] of Object.entries<Node>(named))
          actions.push({
            connector_type,
            entity,
            action,
            params: follow({ $ref: params }),
            result: follow({ $ref: result }),
          });
      }
    }
  }

  return {
    document,
    usual: usualOf(actions, given),
    operations,
    actions,
    follow,
    recordOf({ result }) {
      const data = follow(result.properties!['data']!);
      return follow(data.items ?? data);
    },
  };
}
